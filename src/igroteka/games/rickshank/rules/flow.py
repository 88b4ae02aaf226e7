"""The phases: characters are chosen once, then turn follows turn."""

from typing import Final

from igroteka.engine import Phase
from igroteka.games.rickshank.rules.characters import set_up
from igroteka.games.rickshank.rules.turn import open_phase, start_of_turn

PHASES: Final = (
    Phase("choose_characters", set_up),
    Phase("start_of_turn", start_of_turn),
    Phase("open_phase", open_phase),
)
OPENING: Final = 1
