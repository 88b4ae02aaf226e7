"""A game for the server's sake: sealed choices, a guarded question, a race. Three rounds of each."""

from __future__ import annotations

import fcntl
import os
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from msgspec import UNSET, UnsetType

from igroteka.bots import BRAINS
from igroteka.bots.brain import Brain, Thought
from igroteka.engine import (
    Ask,
    EventKind,
    Fate,
    Field,
    Game,
    Integer,
    Kind,
    Match,
    Option,
    Phase,
    Refusal,
    Rules,
    Score,
    Setting,
    Setup,
    State,
    ask,
    race,
    tell,
    together,
)
from igroteka.engine.table_view import TableView

ROUNDS: Final = 3
WORDS: Final = [Option("stone"), Option("paper"), Option("cloth")]
CALLS: Final = [Option("call:red"), Option("call:blue")]
KEEP: Final = Option("keep")
PAY: Final = Option("pay")

CHOSEN: Final = EventKind("chosen", "DU-001", "words")
PAID: Final = EventKind("paid", "DU-002", Integer("coins"))
CALLED: Final = EventKind("called", "DU-003", "colour")
EMPTY: Final = Refusal("DU-002", "empty_purse")


class Duel(State):
    def __init__(self, seats: int, fate: Fate, limit: int) -> None:
        super().__init__(seats, (), fate)
        self.timed = True
        self.round = 0
        self.limit = limit
        self.stuck = self.faulty = False
        self.points = [0] * seats
        self.purses = [0] * seats
        """Hidden: whether a seat can pay at all."""


class Choose(Kind[Duel, Option]):
    def expected(self, g: Duel, seat: int) -> Sequence[Option]:
        return WORDS

    def default(self, g: Duel, seat: int) -> str:
        return "stone"

    def limit(self, g: Duel, seat: int) -> int:
        return g.limit or -1


class Pay(Kind[Duel, Option]):
    def expected(self, g: Duel, seat: int) -> Sequence[Option]:
        return [KEEP, PAY]

    def forbids(self, g: Duel, seat: int, option: Option) -> Refusal | None:
        return EMPTY if option is PAY and not g.purses[seat] else None

    def default(self, g: Duel, seat: int) -> str:
        return KEEP.key


class Call(Kind[Duel, Option]):
    def expected(self, g: Duel, seat: int) -> Sequence[Option]:
        return CALLS


CHOOSE: Final = Choose("choose", "DU-001", rest=True)
PAYING: Final = Pay("pay", "DU-002", guarded=True)
CALLING: Final = Call("call", "DU-003", rest=True)


def choosing(g: Duel) -> Rules[None]:
    words = yield from together(g, range(g.seats), CHOOSE)
    if g.faulty and words[1].key == "cloth":
        raise RuntimeError("a fault, planted to see what a table does with one")
    tell(g, CHOSEN, -1, (" ".join(word.key for word in words),))
    for seat in range(g.seats):
        paid = yield from ask(g, seat, PAYING)
        tell(g, PAID, seat, (int(paid is PAY),))
        g.purses[seat] -= int(paid is PAY)


def calling(g: Duel) -> Rules[None]:
    first = yield from race(g, [(seat, CALLING) for seat in range(g.seats)], rest=True).next()
    assert first is not None
    g.points[first.seat] += 1
    tell(g, CALLED, first.seat, (first.options[first.pick].key[5:],))
    g.round += 1
    if g.round == ROUNDS:
        best = max(g.points)
        winners = [s for s in range(g.seats) if g.points[s] == best]
        raise g.over(winners, [Score(p) for p in g.points], "most_calls", "DU-004")


def wait_for_gate(g: Duel) -> None:
    """Where the game is said to be stuck: until the test opens the gate."""
    if g.stuck:
        with Path(os.environ["DUEL_GATE"]).open() as gate:
            fcntl.flock(gate, fcntl.LOCK_SH)


class DuelBrain(Brain[Duel]):
    def rank(self, world: Match[Duel], seat: int, ask: Ask) -> list[float]:
        wait_for_gate(world.g)
        return [float(-i) for i in range(len(ask.options))]

    def bid(self, world: Match[Duel], seat: int, ask: Ask, fate: Fate, level: str) -> Thought | None:
        return Thought("call:red", "quick", {}, world.g.now + 300)


class DuelView(TableView, frozen=True):
    round: int
    points: list[int]
    purse: int | UnsetType


class DuelGame(Game[Duel]):
    def deal(self, setup: Setup) -> Duel:
        g = Duel(setup.players, Fate(setup.seed), setup.number("limit"))
        g.stuck, g.faulty = setup.flag("stuck"), setup.flag("faulty")
        g.purses = [5 if setup.flag("rich") else 0] * setup.players
        return g

    def view(self, g: Duel, seat: int | None) -> DuelView:
        return DuelView(g.round, g.points, UNSET if seat is None else g.purses[seat])

    def resample(self, g: Duel, seat: int, fate: Fate) -> None:
        wait_for_gate(g)
        g.purses = [p if s == seat else fate.roll(2) - 1 for s, p in enumerate(g.purses)]

    def vocabulary(self, setup: Setup) -> Sequence[str]:
        return [o.key for o in (*WORDS, *CALLS, KEEP, PAY)]


DUEL: Final = DuelGame(
    id="duel",
    version=1,
    seats=(2, 4),
    seats_rule="DU-000",
    settings=(
        Setting("limit", "DU-001", (0, 200)),
        Setting("rich", "DU-002", (True, False)),
        Setting("stuck", "DU-000", (False, True)),
        Setting("faulty", "DU-000", (False, True)),
    ),
    phases=(Phase("choosing", choosing), Phase("calling", calling)),
    fields=(
        Field("round", int),
        Field("limit", int),
        Field("stuck", bool),
        Field("faulty", bool),
        Field("points", list[int]),
        Field("purses", list[int]),
    ),
)
BRAINS["duel"] = DuelBrain()
