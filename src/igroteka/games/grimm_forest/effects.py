"""The register of what cards can do. The effects live in `cards/`; a card of the box names one and gives numbers.

An effect gets the table and what is due (whose it is, which card, with which numbers). One that asks nothing is a plain
function returning None; one that asks is a generator. Its first question is asked with `restart`, if all before it only
reads: the window can then go on from there, by `Table.acting`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from igroteka.content import Effects

if TYPE_CHECKING:
    from igroteka.engine import Refusal, Rules
    from igroteka.games.grimm_forest.content.box import Effect
    from igroteka.games.grimm_forest.state import Due, Table

Needs = Callable[["Table", int, "Effect"], "Refusal | None"]
Run = Callable[["Table", "Due"], "Rules[None] | None"]

EFFECTS: Effects[Run] = Effects()
NEEDS: dict[str, Needs] = {}
"""By effect: why it cannot be done now, where something can be lacking."""
