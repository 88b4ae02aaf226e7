"""The box of «Бу-У-У!»: its files, what they must say, and the linked content that the rules read."""

from igroteka.games.boo.content.box import Box
from igroteka.games.boo.content.items import KINDS

__all__ = ["KINDS", "Box"]
