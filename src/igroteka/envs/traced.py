"""A match of bots, pick by pick: what each saw, what it might pick and what it picked."""

# interpreted: bots think longer than it takes

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from igroteka.bots.chair import Asked, Chair
from igroteka.bots.players import AnyBot
from igroteka.engine.kinds import Several
from igroteka.engine.prompts import Ask
from igroteka.envs.bot_picks import Race, next_pick
from igroteka.envs.observing import Observing
from igroteka.envs.serial import Serial

Note = Callable[[Ask, str], None]


class TracedPick(NamedTuple):
    """One pick of at least two that were allowed."""

    number: int
    """How many picks there were before, forced ones too."""
    seat: int
    question: str
    observation: bytes
    mask: bytes
    action: int


def traced(serial: Serial, observing: Observing, bots: dict[int, AnyBot], note: Note) -> tuple[list[TracedPick], int]:
    """The picks of the match, and how many decisions there were; `note` is told of each whole answer that is one.

    Bots think where they would in a match of bots alone, so that the game is the same; in a race they call in ticks."""
    found: list[TracedPick] = []
    race = Race(serial, bots)
    answer, number, decisions = "", 0, 0
    while not serial.is_over:
        seat, ask = serial.seat, serial.asks[0]
        if not serial.picked and not serial.said:
            if serial.in_race:
                answer = race.planned(Chair(serial.match, seat), Asked(ask))
                decision = bool(answer)
            elif len(ask.options) == 1 and not isinstance(ask, Several):
                answer, decision = ask.options[0].key, False
            else:
                answer, decision = bots[seat].think(Chair(serial.match, seat), Asked(ask)).answer, True
            if decision:
                decisions += 1
                note(ask, answer)
        action = next_pick(serial, answer)
        if len(serial.offered()) > 1:
            seen, mask = observing.observe(serial, seat), observing.mask(serial, seat)
            found.append(TracedPick(number, seat, ask.name, bytes(seen), bytes(mask), action))
        serial.pick(action)
        number += 1
    return found, decisions
