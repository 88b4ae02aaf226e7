"""The box of «Ригор Мортис»: its files, what they must say, and the linked content that the rules read."""

from igroteka.games.rigor_mortis.content.box import Box
from igroteka.games.rigor_mortis.content.items import KINDS

__all__ = ["KINDS", "Box"]
