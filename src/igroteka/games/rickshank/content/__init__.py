"""What is in the box: the kinds of items, and the Box that holds them linked. Content is data; what it does is code."""

from igroteka.games.rickshank.content.box import Box
from igroteka.games.rickshank.content.items import KINDS
from igroteka.games.rickshank.effects import EFFECTS

__all__ = ["EFFECTS", "KINDS", "Box"]
