"""Bots at the other seats of an environment: they answer whole questions, and in a race when they would."""

# interpreted: bots think longer than it takes

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy
from typing import Any

from igroteka.bots import Bot, player
from igroteka.bots.brain import Thought
from igroteka.bots.chair import Asked, Chair
from igroteka.engine.fate import unpacked
from igroteka.envs.serial import Serial


class Rivals:
    """The bots of one match. Fewer levels than seats repeat."""

    def __init__(self, serial: Serial, seat: int, levels: Sequence[str], seed: int) -> None:
        self.serial, self.seat, self.levels, self.seed = serial, seat, levels, seed
        match = serial.match
        others = [other for other in range(match.g.seats) if other != seat]
        self.bots: dict[int, Bot[Any]] = {
            other: player(match.game, levels[i % len(levels)], seed, other) for i, other in enumerate(others)
        }
        self.plans: dict[int, Thought | None] = {}
        """In a race: what each will answer and when, until somebody does."""
        self.number = ""

    def play(self) -> None:
        """Until the seat is to pick, or the match is over."""
        serial = self.serial
        while not serial.is_over and serial.seat != self.seat:
            asked, chair = Asked(serial.asks[0]), Chair(serial.match, serial.seat)
            if serial.in_race:
                serial.give(self.planned(chair, asked))
            else:
                serial.give(self.bots[serial.seat].think(chair, asked).answer)

    def planned(self, chair: Chair[Any], asked: Asked) -> str:
        """What a bot answers in this tick of a race; '' if it waits."""
        match = self.serial.match
        state = f"{match.number} {self.serial.answers}"
        if state != self.number:
            self.plans, self.number = {}, state
        if chair.seat not in self.plans:
            self.plans[chair.seat] = self.bots[chair.seat].bid(chair, asked)
        plan = self.plans[chair.seat]
        if plan is None or plan.at > chair.now + self.serial.tick or match.why_not(chair.seat, plan.answer) is not None:
            return self.bots[chair.seat].think(chair, asked).answer if asked.must else ""
        return plan.answer

    def __deepcopy__(self, memo: dict[int, object]) -> Rivals:
        return continued(deepcopy(self.serial, memo), *self._parts())

    def _parts(self) -> tuple[Any, ...]:
        luck = {seat: bot.fate.packed() for seat, bot in self.bots.items()}
        plans = {seat: plan and (plan.answer, plan.at) for seat, plan in self.plans.items()}
        return self.seat, self.levels, self.seed, luck, plans, self.number

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return continued, (self.serial, *self._parts())


def continued(
    serial: Serial,
    seat: int,
    levels: Sequence[str],
    seed: int,
    luck: dict[int, list[int | str]],
    plans: dict[int, tuple[str, int] | None],
    number: str,
) -> Rivals:
    """The same bots with the same luck at another table."""
    rivals = Rivals(serial, seat, levels, seed)
    for other, bot in rivals.bots.items():
        bot.fate = unpacked(luck[other])
    rivals.plans = {other: None if plan is None else Thought(plan[0], at=plan[1]) for other, plan in plans.items()}
    rivals.number = number
    return rivals
