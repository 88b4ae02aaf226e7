"""What bots know of the forest: all of it in the form that every game gives."""

from collections.abc import Sequence
from typing import Final

from igroteka.bots import Aspect, Brain, Effort, Retrospect
from igroteka.engine import Ask, EventView, Fate, Match, Option, Value
from igroteka.games.grimm_forest.bot.aspects import ASPECTS
from igroteka.games.grimm_forest.bot.policy import instinct
from igroteka.games.grimm_forest.bot.ranking import Worth, ranks
from igroteka.games.grimm_forest.bot.reasons import reason
from igroteka.games.grimm_forest.bot.revealed import CHOOSE, Reveal, tally
from igroteka.games.grimm_forest.bot.value import NAMES, features, standing, strength
from igroteka.games.grimm_forest.bot.weights import WEIGHTS
from igroteka.games.grimm_forest.pieces import Lay
from igroteka.games.grimm_forest.rules.flow import PHASES
from igroteka.games.grimm_forest.state import Table

OPEN: Final = Effort(192, 8, 2)
SEALED: Final = Effort(384, 8, 2, lessons=96, plain=50)
BUILDING: Final = [phase.name for phase in PHASES].index("start_of_build")
"""The phase before which the gather phase ends."""


class ForestBrain(Brain[Table]):
    samples: int = 4
    noise: float = 3.0
    levels: Sequence[str] = ("easy", "normal", "hard")
    names: Sequence[str] = NAMES
    taking: Sequence[str] = ("choose_cards",)
    good_moments: Sequence[str] = ("house",)
    bad_moments: Sequence[str] = ("blown_down",)
    weights: Sequence[float] = WEIGHTS
    sealed: str = CHOOSE

    def __init__(self, worth: Worth = standing) -> None:
        self.worth: Final = worth

    def for_one(self, level: str) -> "ForestBrain":
        """`easy` looks at its own houses alone."""
        return ForestBrain(strength) if level == "easy" else self

    def value(self, world: Match[Table], seat: int) -> float:
        return self.worth(world.g, seat)

    def rank(self, world: Match[Table], seat: int, ask: Ask) -> list[float]:
        return ranks(world, seat, ask, self.worth)

    def effort(self, world: Match[Table], ask: Ask) -> Effort | None:
        return SEALED if ask.name == "choose_cards" else OPEN

    def features(self, world: Match[Table], seat: int) -> list[float]:
        return features(world.g, seat)

    def aspect(self, feature: str) -> Aspect | None:
        return ASPECTS[feature]

    def turn(self, g: Table) -> int:
        return g.round

    def quick(self, world: Match[Table], ask: Ask, fate: Fate) -> str:
        return instinct(world.g, ask, fate)

    def settled(self, g: Table) -> bool:
        return g.phase >= BUILDING

    def tally(self, g: Table, seat: int) -> dict[str, int]:
        return tally(g, seat)

    def retrospect(self, g: Table, seat: int, told: Sequence[EventView]) -> Retrospect[Table]:
        return Reveal(g, seat, told)

    def gist(self, option: Option) -> str:
        """Where to, and whether with a fable: which one a hand holds is learned too seldom."""
        return f"{option.gather}:{option.fable != ''}" if isinstance(option, Lay) else option.key

    def reason(self, world: Match[Table], seat: int, ask: Ask, answer: str) -> tuple[str, dict[str, Value]]:
        return reason(world.g, answer)
