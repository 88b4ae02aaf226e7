"""The register of what cards can do beyond plain power, draws and tokens.

The effects themselves live in `cards/`; an item of the box names one and gives the numbers. An effect gets the table,
the player it concerns, the card and the numbers. One that asks nothing is a plain function returning None; one that
asks is a generator.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from igroteka.content import Effects

if TYPE_CHECKING:
    from igroteka.engine import Card, Rules
    from igroteka.games.rickshank.content.faces import Effect
    from igroteka.games.rickshank.pieces import Player
    from igroteka.games.rickshank.state import Table

Run = Callable[["Table", "Player", "Card", "Effect"], "Rules[None] | None"]
Possible = Callable[["Table", "Effect"], bool]
Interaction = Callable[["Table", "Sequence[Player]"], "Rules[None]"]

EFFECTS: Effects[Run] = Effects()
POSSIBLE: dict[str, Possible] = {}
"""For effects of votes: could any result change anything? If not, the vote is not held."""
INTERACTIVE: dict[str, Interaction] = {}
"""Attacks in which players deal with each other: everybody declares a defence before anything happens."""
