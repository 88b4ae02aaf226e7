"""«Гравити Фолз»: a co-operative game for 2 to 5 about keeping a town's trust while monsters stir it up."""

from typing import Final

from igroteka.games.gravity_falls.game import GravityFalls

GAME: Final = GravityFalls()
