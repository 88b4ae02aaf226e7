"""How long people wait for bots, as they see it: in Chromium at a real table, from an answer to the next question that
the board shows. `python -m tools.waits gravity_falls rickshank --pace fast --turns 20`.

Who waits answers at once and at random. What is measured: until the question is there (`server`), and what the board
still has to tell then (`show`). Only waits in which two bots have acted count.
"""

import argparse
import json
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from igroteka.games import games
from igroteka.server.base.config import Timing
from tests.e2e.conftest import People, Person, RunningServer, chromium, served
from tests.e2e.ghost import sit, until
from tests.e2e.player import is_over

WATCH = """
const Open = window.WebSocket
window.heard = {}
window.seen = {}
window.WebSocket = class extends Open {
  constructor(address) {
    super(address)
    window.line = this
    this.addEventListener('message', ({ data }) => {
      for (const [path, value] of JSON.parse(data).ops ?? []) if (path[0] === 'number') heard[value] = performance.now()
    })
  }
}
addEventListener('DOMContentLoaded', () =>
  new MutationObserver(() => {
    const number = document.querySelector('main.table')?.dataset.number
    if (number) seen[number] ??= performance.now()
  }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-number'] }),
)
"""
ANSWER = """(answer) => {
  window.sent = (window.sent ?? 10_000) + 1
  line.send(JSON.stringify({ type: 'answer', seat: 0, t: 0, id: sent, ...answer }))
  return performance.now()
}"""
PLAYERS = 3


@dataclass(frozen=True)
class Wait:
    """Seconds."""

    server: float
    show: float
    answers: int
    """Of bots."""

    @property
    def whole(self) -> float:
        return self.server + self.show


def asks(person: Person) -> list[dict[str, Any]]:
    view = person.eyes.view
    found: list[dict[str, Any]] = [] if view is None else [a for a in view["asks"] if a["must"] and a["given"] is None]
    return found


def some_answer(ask: dict[str, Any], luck: Random) -> str:
    if ask["form"] != "several":
        key: str = luck.choice(ask["options"])
        return key
    if ask["default"]:
        default: str = ask["default"]
        return default
    chosen: list[str] = []
    for group in ask["groups"] or [{"keys": ask["options"], "least": ask["least"]}]:
        chosen += luck.sample(group["keys"], group["least"])
    return " ".join(chosen) or "nothing"


def waits(person: Person, luck: Random) -> Iterator[Wait]:
    """Answers again and again, until the game is over."""
    page = person.page
    before, begun = 0, 0.0
    while True:
        number, heard, shown = next_question(person)
        if is_over(person):
            return
        seats, changes = bots_between(person.eyes.seen[before:])
        if begun and len(seats) == PLAYERS - 1:
            yield Wait((heard - begun) / 1000, (shown - heard) / 1000, changes)
        before = len(person.eyes.seen)
        begun = page.evaluate(ANSWER, {"key": some_answer(asks(person)[0], luck), "number": number})
        until(person, partial(is_past, person, number))


def is_past(person: Person, number: str) -> bool:
    return bool(person.eyes.view["number"] != number)


def next_question(person: Person) -> tuple[str, float, float]:
    """The question that is shown at last, when it was heard of and shown; some are answered by themselves."""
    times: list[Any] = [None, None]

    def is_shown() -> bool:
        if is_over(person):
            return True
        if asks(person):
            times[:] = person.page.evaluate("(n) => [heard[n] ?? seen[n], seen[n]]", person.eyes.view["number"])
        return bool(asks(person)) and times[1] is not None

    until(person, is_shown)
    return person.eyes.view["number"], times[0] or 0.0, times[1] or 0.0


def bots_between(frames: list[str]) -> tuple[set[int], int]:
    """Which bots have done something of their own, and how many changes there were."""
    seats: set[int] = set()
    changes = 0
    for frame in frames:
        message = json.loads(frame)
        if message["type"] == "change" and message["events"]:
            changes += 1
            seats |= {each["seat"] for each in message["events"] if each["seat"] > 0 and each["depth"] == 0}
    return seats, changes


def measured(people: People, game: str, pace: str, level: str, motion: str, count: int) -> list[Wait]:
    order: dict[str, Any] = {"players": PLAYERS, "bots": level, "pace": pace, "seed": 11, "hints": False}
    person = sit(people, init=WATCH, game=game, **order)
    person.page.emulate_media(reduced_motion="no-preference")
    found: list[Wait] = []
    for wait in waits(person, Random(1)):
        found.append(wait)
        if len(found) == count:
            break
    person.context.close()
    return found


def row(game: str, found: list[Wait]) -> str:
    by_length = sorted(found, key=lambda wait: wait.whole)
    middle, late, last = (by_length[min(len(found) - 1, len(found) * share // 100)] for share in (50, 90, 100))
    cells = [f"{wait.whole:.1f} ({wait.server:.1f} + {wait.show:.1f}, {wait.answers})" for wait in (middle, late, last)]
    return f"| {game} | {len(found)} | {' | '.join(cells)} |"


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("games", nargs="*", default=[game for game in games.ids if game != "boo"])
    parser.add_argument("--pace", default="fast")
    parser.add_argument("--bots", default="easy")
    parser.add_argument("--motion", default="normal")
    parser.add_argument("--turns", type=int, default=12)
    args = parser.parse_args()
    print("Seconds: whole (server + show, changes), median, 90 % and longest of the waits for two bots.\n")
    print("| game | waits | median | 90 % | longest |\n| --- | ---: | ---: | ---: | ---: |")
    with TemporaryDirectory() as data, served(Path(data), Timing()) as address, chromium() as browser:
        for game in args.games:
            people = People(browser, RunningServer(address))
            print(row(game, measured(people, game, args.pace, args.bots, args.motion, args.turns)), flush=True)


if __name__ == "__main__":
    main()
