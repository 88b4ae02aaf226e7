"""The brain of a game that brings none: it judges by the points that decide the match."""

from collections.abc import Sequence
from typing import Final, TypeVar

from igroteka.bots.brain import Brain
from igroteka.engine.match import Match
from igroteka.engine.ruleset import Ruleset
from igroteka.engine.state import State

G = TypeVar("G", bound=State)

DECIDED: Final = 1e6
"""Worth more than any points: the match is won."""


class StandingBrain(Brain[G]):
    """Tries to be as far ahead of the best opponent as possible, counted by `Ruleset.standing`. A game without that has
    only random bots."""

    levels: Sequence[str] = ()
    samples: int = 4
    noise: float = 1.0

    def __init__(self, game: Ruleset[G]) -> None:
        self.game: Final = game
        points = game.standing(game.table(game.setup(game.least, 0, (), None, {})))
        self.levels = ("easy", "normal") if points else ()

    def value(self, world: Match[G], seat: int) -> float:
        if world.result is not None:
            winners = world.result.winners
            return DECIDED / len(winners) if seat in winners else -DECIDED
        points = self.game.standing(world.g)
        return points[seat] - max(points[other] for other in range(world.g.seats) if other != seat)
