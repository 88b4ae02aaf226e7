"""What the bots know of this game: `value` of a position, `ranking` of options, `policy` for trials, `reasons`."""

from igroteka.games.gravity_falls.bot.ranking import BRAIN

__all__ = ["BRAIN"]
