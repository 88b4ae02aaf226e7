"""What the bots know of this game: `value` of a position, `ranking` of options, `policy` for trials, `reasons`."""

from typing import Final

from igroteka.games.gravity_falls.bot.brain import PLAIN

BRAIN: Final = PLAIN
