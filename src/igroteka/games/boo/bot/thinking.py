"""Bots that search like people: the solver tells which routes there are, a model of thinking time when one is seen.

The bot calls what it sees first. Sometimes it
errs, which takes it longer, and it raises its hand when it sees nothing for long. From `easy`, somebody who plays for
the first time and needs one to four minutes for a route, to `expert`, who needs 8 to 30 seconds.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from igroteka.engine import Fate
from igroteka.games.boo.board import COLOURS, COMPASS, OPEN
from igroteka.games.boo.bot.value import worth
from igroteka.games.boo.rules.route import OK, Walker
from igroteka.games.boo.rules.seeing import LEVELS as LEVELS
from igroteka.games.boo.rules.seeing import Insight as Insight
from igroteka.games.boo.rules.seeing import Level as Level
from igroteka.games.boo.rules.seeing import difficulty as difficulty
from igroteka.games.boo.rules.seeing import sights
from igroteka.games.boo.rules.solver import Route
from igroteka.games.boo.state import Table

LIKE_ME: Final = "like_me"
"""As fast as the people at the table: it begins like `normal`, and each round that it or a person has won moves it."""
STEP: Final = 1.0
"""How much the first round does, in the logarithm of its times; the n-th does as much by the square root of n, so that
it is near after three (a game has six to eight) and steady later."""
SLOWEST: Final = 3.0
FASTEST: Final = 0.12
HELD_BY_MISTAKE: Final = 20  # per cent of errors
ERRING: Final = 1.3
"""A wrong call takes longer than a right one: whoever errs has been lost for a while."""


def level_of(g: Table, seat: int, name: str) -> Level:
    """How somebody of that level searches at this table."""
    if name != LIKE_ME:
        return LEVELS[name]
    slower = 0.0
    rounds = sorted([(visitor, winner) for winner in range(g.seats) for visitor in g.visitors[winner]])
    for n, (_, winner) in enumerate(rounds, 1):
        if winner == seat or not g.is_bot(winner):
            slower += (STEP if winner == seat else -STEP) / sqrt(n)
    return LEVELS["normal"].at_pace(min(SLOWEST, max(FASTEST, exp(slower))))


class Mind:
    """What one bot has in mind during one round."""

    def __init__(self, key: tuple[int, int, int, int]) -> None:
        self.key: Final = key
        self.wrong_calls = 0
        self.insights: list[Insight] = []
        self.patience = 0.0
        self.steps: list[str] | None = None
        self.errs = False


def insights(g: Table, seat: int, fate: Fate, level: Level) -> list[Insight]:
    """The easiest route for each starting and final colour, with the time it takes to be seen."""
    return sights(g.castle, g.box.codes, g.ghost, g.room, g.held(seat), fate, level)


def choose(g: Table, seat: int, seen: list[Insight], glance: float) -> Insight | None:
    """The first one seen; of several seen at one glance the one that brings most."""
    if not seen:
        return None
    first = min(i.at for i in seen)
    together = [i for i in seen if i.at <= first + glance]
    return max(together, key=lambda i: (worth(g, seat, i.route.final), -i.at))


def spoiled(g: Table, seat: int, route: Route, fate: Fate) -> tuple[list[str], int]:
    """A mistake: a wall of another colour in the middle of the way, or a colour that is closed to the caller."""
    held = [colour for colour in range(COLOURS) if g.owners[colour] == seat]
    if held and fate.below(100) < HELD_BY_MISTAKE:
        return route.steps, held[0]
    walker = Walker(g.castle, g.box.codes, g.ghost, route.start, g.held(seat))
    for n, step in enumerate(route.steps):
        for d in range(4):
            side = g.castle.sides[d][walker.cell]
            if n > 0 and side < OPEN and side != walker.colour:
                return [*route.steps[:n], COMPASS[d]], route.start
        if walker.follow(step) != OK:
            break
    return route.steps[:-1], route.start
