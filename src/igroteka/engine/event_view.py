"""An event as one viewer receives it."""

import msgspec

from igroteka.engine.events import Event, Value
from igroteka.engine.options import eyes


class EventView(msgspec.Struct, frozen=True):
    """An event as one viewer receives it: the keys of the cards, or None and only their count."""

    kind: str
    cites: str
    seat: int
    values: dict[str, Value]
    cards: list[str] | None
    count: int


def event_view(event: Event, seat: int | None) -> EventView:
    kind = event.kind
    return EventView(
        kind=kind.name,
        cites=kind.cites,
        seat=event.seat,
        values=dict(zip(kind.fields, event.shown(eyes(seat)), strict=True)),
        cards=event.faces(eyes(seat)),
        count=len(event.cards),
    )
