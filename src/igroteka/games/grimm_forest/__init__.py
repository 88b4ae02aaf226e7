"""«Лес сказок»: two to four pigs race to three houses, choosing in secret where to go and which fable to play."""

from igroteka.games.grimm_forest.game import GAME

__all__ = ["GAME"]
