"""The phases of a match in their order; the last of the rules to be imported."""

from typing import Final

from igroteka.engine import Phase
from igroteka.games.rigor_mortis.rules.turn import after_card, before_card, colours, placement

PHASES: Final = (
    Phase("colours", colours),
    Phase("placement", placement),
    Phase("before_card", before_card),
    Phase("after_card", after_card),
)
OPENING: Final = 2
"""The phases before it are played once; the others are a turn."""
