"""«Гравити Фолз»: a co-operative game for 2 to 5 about keeping a town's trust while monsters stir it up."""

from igroteka.games.gravity_falls.game import GAME

__all__ = ["GAME"]
