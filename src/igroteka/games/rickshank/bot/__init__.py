"""What the bots know of this game: `value` of cards and positions, `ranking` of options, `reasons` for the log."""

from typing import Final

from igroteka.games.rickshank.bot.brain import RickshankBrain
from igroteka.games.rickshank.bot.taste import PLAIN

BRAIN: Final = RickshankBrain(PLAIN)
