"""What the bots know of this game: `value` of a world, `thinking` about routes, `ranking` of answers, `reasons`."""

from typing import Final

from igroteka.games.boo.bot.brain import BooBrain

BRAIN: Final = BooBrain()
