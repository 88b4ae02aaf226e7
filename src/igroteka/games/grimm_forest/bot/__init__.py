"""What the bots know of this game: `value` of a board, `ranking` of options, `policy` for rollouts, `reasons`."""

from typing import Final

from igroteka.games.grimm_forest.bot.brain import ForestBrain

BRAIN: Final = ForestBrain()
