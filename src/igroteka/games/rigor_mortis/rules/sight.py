"""What happens is told as each can see it then: later looks and places neither hide nor uncover it."""

from typing import Final

from igroteka.engine import ALL, Card, EventKind, tell
from igroteka.engine.events import Value
from igroteka.games.rigor_mortis.events import (
    CAUGHT,
    NO_TELEPORT_LEFT,
    RELOCATED,
    SENT_TO_START,
    SHADOW_STEPPED,
    SHOVED,
    STAYED,
    STEPPED,
    SWAPPED_PLACES,
    TELEPORTED,
    TELEPORTED_BY_TRAP,
    TELEPORTED_WITH_BOOK,
    TOKEN_REVEALED,
)
from igroteka.games.rigor_mortis.pieces import CELL_NUMBER, HIDE_GOBLINS, HIDE_TABLE, PLAYERS, distance
from igroteka.games.rigor_mortis.state import Table

CELL_FIELDS: Final = ("origin", "cell")
MIST: Final = "mist"
"""Which cells of an event lay in the mist, and for whom: `1:origin 1:cell`. No seat is sent this field."""
GOBLINS_MOVE: Final = (
    STEPPED, SHOVED, CAUGHT, RELOCATED, TELEPORTED, TELEPORTED_WITH_BOOK, TELEPORTED_BY_TRAP, STAYED, SENT_TO_START,
    NO_TELEPORT_LEFT, TOKEN_REVEALED, SHADOW_STEPPED, SWAPPED_PLACES,
)  # fmt: skip
IN_MIST: Final = {kind: EventKind(kind.name, kind.cites, *kind.fields, MIST) for kind in GOBLINS_MOVE}


def is_far(g: Table, seat: int | None, cell: int) -> bool:
    """Too far away for the misty eyes of a seat."""
    if seat is None or not g.under[seat] & HIDE_GOBLINS or g.goblins[seat] < 0:
        return False
    return distance(cell, g.goblins[seat]) > g.number_of(seat, HIDE_GOBLINS)


def tell_cells(g: Table, kind: EventKind, seat: int, values: tuple[Value, ...], cards: tuple[Card, ...] = ()) -> None:
    """A goblin has moved. Misty Eyes do not see its far cells."""
    if g.journal is None:
        return
    misty: list[str] = []
    for viewer in range(g.seats):
        if g.under[viewer] & HIDE_GOBLINS:
            told = dict(zip(kind.fields, values, strict=True))
            misty.extend([f"{viewer}:{field}" for field in unseen(g, viewer, seat, told)])
    if misty:
        tell(g, IN_MIST[kind], seat, (*values, " ".join(misty)), cards)
    else:
        tell(g, kind, seat, values, cards)


def unseen(g: Table, viewer: int, seat: int, told: dict[str, Value]) -> list[str]:
    """The fields of an event whose cells are too far away for a viewer with misty eyes."""
    if is_about(told, seat, viewer):
        return []
    return [field for field in CELL_FIELDS if field in told and is_far(g, viewer, CELL_NUMBER[str(told[field])])]


def is_about(told: dict[str, Value], seat: int, viewer: int) -> bool:
    """Whether an event moves the goblin of a seat: one always knows where one's own has been."""
    own = PLAYERS[viewer].key
    if "pushed" in told:
        return told["pushed"] == own
    return seat == viewer or told.get("other") == own


def tell_cards(g: Table, kind: EventKind, seat: int, cards: tuple[Card, ...], values: tuple[Value, ...] = ()) -> None:
    """Something changed before a seat. Under Heavy Chin one does not see what lies before others."""
    if g.journal is None:
        return
    eyes = ALL
    for viewer in range(g.seats):
        if viewer != seat and g.under[viewer] & HIDE_TABLE:
            eyes &= ~(1 << viewer)
    tell(g, kind, seat, values, cards, eyes)
