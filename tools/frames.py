"""How smoothly boards move: frames a second while a record is told on the board, in Chromium with its processor slowed
down to a quarter. `make frames`; arguments choose games. The browser draws without a graphics card, so a real one does
better.
"""

import sys
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from igroteka.games import games
from tests.e2e.conftest import People, Person, RunningServer, chromium, served
from tests.e2e.player import act, play
from tests.e2e.tables import lay, plain, start

SLOWED = 4
STEPS = 60
SECONDS = 20
FRAME = 1000 / 60

MEASURE = """seconds => new Promise(done => {
  const frames = []
  const end = performance.now() + seconds * 1000
  let last = 0
  requestAnimationFrame(function frame(now) {
    const moves = document.querySelector('.stage-overlay > *') !== null
    if (moves && last) frames.push(now - last)
    last = moves ? now : 0
    if (now < end) requestAnimationFrame(frame)
    else done(frames)
  })
})"""


def told(people: People, game: str) -> Person:
    """The record of a game that has gone on for a while, on its board."""
    host = lay(people, game)
    start(host)
    plain(host)
    luck, answers = Random(1), iter(range(STEPS))
    play([host], lambda person: act(person, luck), lambda: next(answers, None) is None)
    host.page.goto(host.page.url.replace("/table/", "/replay/"))
    host.page.get_by_role("button", name="Простой стол", pressed=True).click()
    return host


def measured(person: Person) -> list[float]:
    """Milliseconds from frame to frame while something moves."""
    page = person.page
    page.emulate_media(reduced_motion="no-preference")
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
    page.get_by_role("button", name="Смотреть").click()
    frames: list[float] = page.evaluate(MEASURE, SECONDS)
    return sorted(frames)


def row(game: str, frames: list[float]) -> str:
    if not frames:
        return f"| {game} | nothing moves |  |  |  |"
    late = sum(frame > 1.5 * FRAME for frame in frames) / len(frames)
    median, most = frames[len(frames) // 2], frames[int(0.95 * len(frames))]
    rate = 1000 * len(frames) / sum(frames)
    return f"| {game} | {rate:.0f} | {median:.1f} | {most:.1f} | {late:.1%} |"


def main(wanted: list[str]) -> None:
    print("| board | frames/s | median, ms | 95 %, ms | late frames |\n| --- | ---: | ---: | ---: | ---: |")
    with TemporaryDirectory() as data, served(Path(data)) as address, chromium() as browser:
        for game in wanted or games.ids:
            if not Path("web/src/boards", game, "board.ts").exists():
                continue
            people = People(browser, RunningServer(address))
            person = told(people, game)
            print(row(game, measured(person)), flush=True)
            person.context.close()


if __name__ == "__main__":
    main(sys.argv[1:])
