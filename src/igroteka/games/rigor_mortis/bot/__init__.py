"""What the bots know of this game: `value` of a table, `ranking` of options, `reasons`."""

from typing import Final

from igroteka.games.rigor_mortis.bot.brain import RigorBrain

BRAIN: Final = RigorBrain()
