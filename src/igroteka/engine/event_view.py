"""An event as one viewer receives it."""

from typing import Any

import msgspec

from igroteka.engine.events import Event, Value
from igroteka.engine.options import eyes
from igroteka.engine.view import CauseView, cause_view


class Op(msgspec.Struct, frozen=True, array_like=True):
    """One change of a view: put `value` at `path` (numbers index lists); delete what is there, if `gone`; or, with all
    five, put the items `value` into the list there, from `start` on, in place of `drop` old ones."""

    path: list[str | int]
    value: Any
    gone: bool = False
    start: int = -1
    drop: int = 0


class EventView(msgspec.Struct, frozen=True):
    """An event as one viewer receives it: the keys of the cards, or None and only their count, which is -1 for those
    who may not know it either."""

    kind: str
    cites: str
    seat: int
    values: dict[str, Value]
    cards: list[str] | None
    count: int
    cause: CauseView | None = None
    """What it follows from; None for a player's own act and for the rules' own steps."""
    depth: int = 0
    """How many causes lead to it, one inside the other: 0 for a player's own act."""
    moment: bool = False
    """One that people want to see again."""
    changes: list[Op] = []
    """What it changed of `zones`, `table` and `phase` of the viewer's view; only for who asked the server for it."""


def event_view(event: Event, seat: int | None) -> EventView:
    kind = event.kind
    return EventView(
        kind=kind.name,
        cites=kind.cites,
        seat=event.seat,
        values=dict(zip(kind.fields, event.shown(eyes(seat)), strict=True)),
        cards=event.faces(eyes(seat)),
        count=event.count(eyes(seat)),
        cause=cause_view(event.cause),
        depth=event.depth,
        moment=kind.moment,
    )
