"""What each action is, as numbers: its verb, its things, what they cost, at whom it is aimed.

The same for every position of a table, a row for each action. A policy over options reads the rows of what it may do
now, so that what it learns of one card helps with the next: docs/research.md.
"""

# interpreted: made once for each environment, from content

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any, Final

import msgspec

from igroteka.content.items import contents, read
from igroteka.engine.setup import Setup
from igroteka.envs.actions import STOP, WAIT, Actions
from igroteka.packages import package_of

SEAT: Final = re.compile(r"p[0-9]")
MAX_DEPTH: Final = 2
"""How deep in an item numbers are looked for: those of its effect, not those of parts of the effect."""


class ActionFeatures:
    """`names[i]` says what stands in column `i` of `rows`, which has a row for each action."""

    def __init__(self, game: str, setup: Setup, actions: Actions) -> None:
        items = items_of(game, setup)
        told = [dict(features(actions.name(action), items)) for action in range(actions.size)]
        told[actions.wait], told[actions.stop] = {f"verb:{WAIT}": 1.0}, {f"verb:{STOP}": 1.0}
        found = dict.fromkeys(name for each in told for name in each)
        shared = [name for name in found if sum(name in each for each in told) > 1]
        self.names: Final[tuple[str, ...]] = tuple(sorted(shared))
        """What only one action has tells nothing of others, and is left out."""
        self.rows: Final[list[list[float]]] = [[each.get(name, 0.0) for name in self.names] for each in told]


def items_of(game: str, setup: Setup) -> dict[str, tuple[str, msgspec.Struct]]:
    """Every item of the box by id, with its kind; of two kinds that share an id the first."""
    package = package_of(game)
    found: dict[str, tuple[str, msgspec.Struct]] = {}
    for kind, struct in contents(package)[0].items():
        for id, item in read(package, kind, struct, setup.pack).items():
            found.setdefault(id, (kind, item))
    return found


def features(key: str, items: Mapping[str, tuple[str, msgspec.Struct]]) -> Iterator[tuple[str, float]]:
    """The features of one action, read from its key: `buy:black_rick`, `give_friend:p1`, `bid:3`."""
    first, *rest = key.split(":")
    parts = rest
    if first in items or SEAT.fullmatch(first):
        parts = [first, *rest]
        yield "verb:name", 1.0
    else:
        yield f"verb:{first}", 1.0
    for part in parts:
        if part in items:
            kind, item = items[part]
            yield f"kind:{kind}", 1.0
            yield f"item:{part}", 1.0
            yield from numbers_in(msgspec.to_builtins(item), "", 1)
        elif SEAT.fullmatch(part):
            yield f"target:{part}", 1.0
        elif part.isdigit():
            yield "amount", float(part)
        else:
            yield f"word:{part}", 1.0


def numbers_in(item: Mapping[str, Any], prefix: str, depth: int) -> Iterator[tuple[str, float]]:
    """The numbers, the flags and the words of an item: `cost` 3, `type:rick` 1, `act.effect:draw` 1."""
    for name, value in item.items():
        if name in ("id", "source", "rule"):
            continue
        if isinstance(value, (bool, int)):
            yield f"{prefix}{name}", float(value)
        elif isinstance(value, str) and value:
            yield f"{prefix}{name}:{value}", 1.0
        elif isinstance(value, Mapping) and depth < MAX_DEPTH:
            yield from numbers_in(value, f"{prefix}{name}.", depth + 1)
