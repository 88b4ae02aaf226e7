"""«Бу-У-У!»: a real-time race for routes through a haunted castle, for 2 to 6 ghosts in training."""

from typing import Final

from igroteka.games.boo.game import Boo

GAME: Final = Boo()
