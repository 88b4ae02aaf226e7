"""When a route is seen: a model of the time people need, from somebody who plays for the first time to an expert.

K = crossings + 0.12 · steps + 1.5 · passages + 2.5 · transformations; a route is seen after t0 + a · K^1.2 · exp(σ·z)
seconds of search, z standard normal, drawn for each route on its own.
"""

from __future__ import annotations

from math import exp
from typing import Final

from igroteka.engine import Fate
from igroteka.games.boo.board import COLOURS, Castle
from igroteka.games.boo.rules.solver import Route, easiest


class Level:
    """How fast, how sure and how patient somebody is. Times in seconds, shares in per cent."""

    def __init__(
        self,
        rest: float,
        pace: float,
        spread: float,
        glance: float,
        blind: int,
        errors: float,
        calls_none: int,
        patience: tuple[int, int],
    ) -> None:
        self.rest, self.pace, self.spread = rest, pace, spread
        self.glance = glance  # routes found within this time of each other are seen at one glance
        self.blind = blind  # how often a route with a transformation is not seen at all
        self.errors = errors  # how often a call is wrong
        self.calls_none = calls_none  # how soon a hand goes up where no route exists
        self.patience = patience  # at least and at most, until a hand goes up where none has been seen

    def at_pace(self, factor: float) -> Level:
        """The same person, so many times slower."""
        least, most = self.patience
        return Level(
            self.rest * factor,
            self.pace * factor,
            self.spread,
            self.glance,
            self.blind,
            self.errors,
            max(15, round(self.calls_none * factor)),
            (max(40, round(least * factor)), max(80, round(most * factor))),
        )


LEVELS: Final = {
    "easy": Level(10.0, 14.0, 0.5, 0.0, 70, 8.0, 100, (280, 420)),
    "normal": Level(8.0, 9.0, 0.5, 0.0, 40, 6.0, 75, (190, 290)),
    "hard": Level(5.0, 4.0, 0.45, 0.2, 15, 3.0, 45, (90, 150)),
    "expert": Level(3.0, 1.6, 0.45, 0.4, 0, 1.5, 20, (45, 90)),
}
SOONEST: Final = 1.2
"""Nobody sees a route before that, in seconds."""


class Insight:
    """A route that will be seen, and when, in seconds of search."""

    def __init__(self, route: Route, at: float) -> None:
        self.route: Final = route
        self.at: Final = at


def difficulty(route: Route) -> float:
    return route.crossings + 0.12 * route.moves + 1.5 * route.passages + 2.5 * route.transformations


def sights(castle: Castle, codes: str, ghost: int, visitor: int, held: int, fate: Fate, level: Level) -> list[Insight]:
    found: list[Insight] = []
    for start in range(COLOURS):
        for route in easiest(castle, codes, ghost, visitor, start, held):
            z = fate.normal()
            if route.transformations and fate.below(100) < level.blind:
                continue
            seen = level.rest + level.pace * difficulty(route) ** 1.2 * exp(level.spread * z)
            found.append(Insight(route, max(SOONEST, seen)))
    return found
