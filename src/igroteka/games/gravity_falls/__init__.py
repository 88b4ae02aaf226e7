"""«Гравити Фолз»: a co-operative game for 2 to 5 about keeping a town's trust while monsters stir it up."""

from typing import Final

from igroteka.games.gravity_falls.fields import NOUNS
from igroteka.games.gravity_falls.game import PRESETS, SETTINGS, GravityFalls
from igroteka.games.gravity_falls.pieces import MOST_SEATS
from igroteka.games.gravity_falls.rules.flow import OPENING, PHASES

GAME: Final = GravityFalls(
    id="gravity_falls",
    version=2,
    seats=(2, MOST_SEATS),
    seats_rule="GF-261",
    settings=SETTINGS,
    presets=PRESETS,
    phases=PHASES,
    opening=len(OPENING),
    fields=NOUNS,
    open_table=True,
)
