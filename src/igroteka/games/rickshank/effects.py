"""The register of what cards can do beyond plain power, draws and tokens.

The effects themselves live in `cards.py`, `council.py` and `nemeses.py`; an item of the box names one and gives the
numbers. An effect gets the table, the player it concerns, the card and the numbers. One that asks nothing is a plain
function returning None; one that asks is a generator.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from igroteka.content import Effects

if TYPE_CHECKING:
    from igroteka.engine.options import Card
    from igroteka.engine.prompts import Rules
    from igroteka.games.rickshank.faces import Effect
    from igroteka.games.rickshank.state import Player, Table

Run = Callable[["Table", "Player", "Card", "Effect"], "Rules[None] | None"]
Possible = Callable[["Table", "Effect"], bool]

EFFECTS: Effects[Run] = Effects()
POSSIBLE: dict[str, Possible] = {}
"""For effects of votes: could any result change anything? If not, the vote is not held."""
