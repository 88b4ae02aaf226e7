"""What bots know of the forest."""

from typing import Final

from igroteka.bots.brain import Brain
from igroteka.engine import Ask, Match
from igroteka.engine.events import Value
from igroteka.games.grimm_forest.bot.ranking import ranks
from igroteka.games.grimm_forest.bot.reasons import reason
from igroteka.games.grimm_forest.bot.value import standing
from igroteka.games.grimm_forest.state import Table


class ForestBrain(Brain[Table]):
    samples = 4
    noise = 3.0

    def value(self, world: Match[Table], seat: int) -> float:
        return standing(world.g, seat)

    def rank(self, world: Match[Table], seat: int, ask: Ask) -> list[float]:
        return ranks(world, seat, ask)

    def reason(self, world: Match[Table], seat: int, ask: Ask, answer: str) -> tuple[str, dict[str, Value]]:
        return reason(world.g, answer)


BRAIN: Final = ForestBrain()
