"""The box of «Лес сказок»: its files, what they must say, and the linked content that the rules read."""

from igroteka.games.grimm_forest.content.box import Box
from igroteka.games.grimm_forest.content.items import KINDS
from igroteka.games.grimm_forest.effects import EFFECTS

__all__ = ["EFFECTS", "KINDS", "Box"]
