"""What is in the box. Numbers, names and roads are data; nothing here knows how the game is played."""

from igroteka.games.gravity_falls.content.box import Box
from igroteka.games.gravity_falls.content.items import KINDS

__all__ = ["KINDS", "Box"]
