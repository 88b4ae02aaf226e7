"""How smoothly boards move: frames a second that the screen shows while a record is told on the board, in Chromium with
its processor slowed down to a quarter. `make frames`; arguments choose games. Pieces fly by transformations, which the
browser draws without the page's own thread: a frame counts as shown when they have moved on in it. There is no graphics
card here, so a real machine does better. Of the castle's board it also tells how many frames there are while a route is
drawn by mouse, which the page does by itself.
"""

import json
import sys
from dataclasses import dataclass
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Browser

from igroteka.games import games
from tests.e2e.conftest import People, Person, RunningServer, chromium, served
from tests.e2e.ghost import ARROWS, SEEN, asked, button, castle, middle, practise, route
from tests.e2e.player import act, play
from tests.e2e.tables import lay, plain, start
from tests.e2e.test_boo_motion import FRAMES

SLOWED = 4
STEPS = 60
SECONDS = 20
WHOLE, AHEAD, DROPPED = "STATE_PRESENTED_ALL", "STATE_PRESENTED_PARTIAL", "STATE_DROPPED"

SCREEN = 60
"""Frames a second that the screen could show."""
TRACED = ["cc", "benchmark", "disabled-by-default-devtools.timeline.frame"]


def told(people: People, game: str) -> Person:
    """The record of a game that has gone on for a while, on its board."""
    host = lay(people, game)
    start(host)
    plain(host)
    luck, answers = Random(1), iter(range(STEPS))
    play([host], lambda person: act(person, luck), lambda: next(answers, None) is None)
    host.page.goto(host.page.url.replace("/table/", "/replay/"))
    host.page.get_by_role("button", name="Простой стол", pressed=True).click()
    # The board is there before anything is told on it: its first painting is no chain of effects.
    host.page.locator("main .board > *").first.wait_for()
    host.page.evaluate(FRAMES)
    return host


@dataclass(frozen=True)
class Frames:
    """Of the frames in which something moved: how many the screen showed, how many of those without waiting for the
    page's own thread, and how many it did not show."""

    shown: int
    ahead: int
    dropped: int

    @property
    def rate(self) -> float:
        """Frames a second, as the eye sees them."""
        return SCREEN * self.shown / max(1, self.shown + self.dropped)


def measured(browser: Browser, person: Person) -> Frames:
    page = person.page
    page.emulate_media(reduced_motion="no-preference")
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
    browser.start_tracing(page=page, categories=TRACED)
    page.get_by_role("button", name="Смотреть").click()
    page.wait_for_timeout(1000 * SECONDS)
    return counted(json.loads(browser.stop_tracing())["traceEvents"])


COUNTING = """() => {
  window.drawn = { frames: 0, from: performance.now(), longest: 0 }
  let last = window.drawn.from
  const next = (now) => {
    window.drawn.frames++
    window.drawn.longest = Math.max(window.drawn.longest, now - last)
    last = now
    requestAnimationFrame(next)
  }
  requestAnimationFrame(next)
}"""
"""Counts every frame that the page could paint."""
COUNTED = "() => ({ ...window.drawn, rate: (1000 * window.drawn.frames) / (performance.now() - window.drawn.from) })"
PARTS = 6
"""So many movements of the mouse bring it to the next cell."""


def drawing(people: People) -> dict[str, float]:
    """A route is drawn by mouse, cell by cell, on the whole castle."""
    person = practise(people)
    table = person.eyes.view["table"]
    found = route(table, [], tokens=False)
    assert found is not None
    colour, steps = found
    button(person, f"call:{colour}").click()
    asked(person, "show")
    button(person, "give_up").wait_for()
    page = person.page
    page.emulate_media(reduced_motion="no-preference")
    wide, cell = table["castle"]["wide"], table["castle"]["rooms"][table["ghost"]]
    scale, left, top = castle(person).evaluate(SEEN)
    cells = [cell]
    for step in steps:
        cells.append(cells[-1] + {"N": -wide, "E": 1, "S": wide, "W": -1}[step])
    places = [(left + middle(at % wide) * scale, top + middle(at // wide) * scale) for at in cells]
    assert set(steps) <= set(ARROWS)
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
    page.mouse.move(*places[0])
    page.mouse.down()
    page.evaluate(COUNTING)
    for x, y in places[1:-1]:
        page.mouse.move(x, y, steps=PARTS)
    told: dict[str, float] = page.evaluate(COUNTED)
    page.mouse.up()
    person.context.close()
    return told


def counted(events: list[dict[str, Any]]) -> Frames:
    """What became of every frame; of some the browser tells twice, since the page's own part came later. Where a motion
    has just ended, or not begun, there is nothing to show: the browser says that such a frame is not missed."""
    states: dict[int, set[str]] = {}
    missed = 0
    for event in events:
        if event["name"] == "PipelineReporter" and event["ph"] == "b":
            frame = event["args"]["frame_reporter"]
            if frame["has_compositor_animation"]:
                states.setdefault(frame["frame_sequence"], set()).add(frame["state"])
                missed += frame["state"] == DROPPED and frame["affects_smoothness"]
    shown = [each for each in states.values() if each & {WHOLE, AHEAD}]
    return Frames(len(shown), sum(WHOLE not in each for each in shown), missed)


def main(wanted: list[str]) -> None:
    print("| board | frames/s | shown | without the page's thread | dropped |\n| --- | ---: | ---: | ---: | ---: |")
    with TemporaryDirectory() as data, served(Path(data)) as address, chromium() as browser:
        for game in wanted or games.ids:
            person = told(People(browser, RunningServer(address)), game)
            found = measured(browser, person)
            print(f"| {game} | {found.rate:.0f} | {found.shown} | {found.ahead} | {found.dropped} |", flush=True)
            person.context.close()
            if game == "boo":
                told_of = drawing(People(browser, RunningServer(address)))
                print(f"| boo, a route is drawn | {told_of['rate']:.0f} | {told_of['frames']:.0f} | | |", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
