"""«Бу-У-У!»: a real-time race for routes through a haunted castle, for 2 to 6 ghosts in training."""

from igroteka.games.boo.game import GAME

__all__ = ["GAME"]
