"""«Ригор Мортис»: goblins in the Dark Overlord's library, 2 to 8 players."""

from igroteka.games.rigor_mortis.game import GAME

__all__ = ["GAME"]
