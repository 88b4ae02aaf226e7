"""How smoothly boards move: frames a second while a record is told on the board, in Chromium with its processor slowed
down to a quarter. `make frames`; arguments choose games. The browser draws without a graphics card, so a real one does
better.
"""

import sys
from dataclasses import dataclass
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


@dataclass(frozen=True)
class Frames:
    """Milliseconds from frame to frame while something moves, in order of size."""

    all: list[float]

    @property
    def rate(self) -> float:
        return 1000 * len(self.all) / sum(self.all) if self.all else 0.0

    @property
    def late(self) -> float:
        """The share of those that the screen showed longer than one of its own."""
        return sum(frame > 1.5 * FRAME for frame in self.all) / len(self.all) if self.all else 0.0

    def at(self, part: float) -> float:
        return self.all[int(part * len(self.all))] if self.all else 0.0


def measured(person: Person) -> Frames:
    page = person.page
    page.emulate_media(reduced_motion="no-preference")
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
    page.get_by_role("button", name="Смотреть").click()
    return Frames(sorted(page.evaluate(MEASURE, SECONDS)))


def main(wanted: list[str]) -> None:
    print("| board | frames/s | median, ms | 95 %, ms | late frames |\n| --- | ---: | ---: | ---: | ---: |")
    with TemporaryDirectory() as data, served(Path(data)) as address, chromium() as browser:
        for game in wanted or games.ids:
            person = told(People(browser, RunningServer(address)), game)
            found = measured(person)
            row = [game, f"{found.rate:.0f}", f"{found.at(0.5):.1f}", f"{found.at(0.95):.1f}", f"{found.late:.1%}"]
            print(f"| {' | '.join(row)} |", flush=True)
            person.context.close()


if __name__ == "__main__":
    main(sys.argv[1:])
