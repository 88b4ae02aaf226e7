"""«Бу-У-У!»: a real-time race for routes through a haunted castle, for 2 to 6 ghosts in training."""

from typing import Final

from igroteka.games.boo.game import Boo
from igroteka.games.boo.nouns import NOUNS
from igroteka.games.boo.rules import OPENING, PHASES
from igroteka.games.boo.setup import PRESETS, SETTINGS

GAME: Final = Boo(
    id="boo",
    version=2,
    seats=(2, 6),
    seats_rule="BO-001",
    settings=SETTINGS,
    presets=PRESETS,
    phases=PHASES,
    opening=OPENING,
    fields=NOUNS,
    # A hint would be the solver's, and during a round nobody may learn what it says (BO-147).
    unhinted=("search", "show", "sealed"),
)
