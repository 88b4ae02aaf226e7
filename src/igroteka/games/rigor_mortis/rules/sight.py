"""What happens is told as each can see it then: later looks and places neither hide nor uncover it."""

from typing import Final

from igroteka.engine import ALL, UNKNOWN, Card, EventKind, Value, Zone, tell
from igroteka.games.rigor_mortis.pieces import (
    CELL_NUMBER,
    CELLS,
    HIDE_FLOOR,
    HIDE_GOBLINS,
    HIDE_TABLE,
    OPEN_HAND,
    PLAYERS,
    SHARED,
    distance,
)
from igroteka.games.rigor_mortis.state import Table

CELL_FIELDS: Final = ("origin", "cell")


def is_far(g: Table, seat: int | None, cell: int) -> bool:
    """Too far away for the misty eyes of a seat."""
    if seat is None or not g.under[seat] & HIDE_GOBLINS or g.goblins[seat] < 0:
        return False
    return distance(cell, g.goblins[seat]) > g.number_of(seat, HIDE_GOBLINS)


def is_blurred(g: Table, seat: int | None, cell: int) -> bool:
    """Too far away for a seat with short sight to know the symbol of a cell."""
    if seat is None or not g.under[seat] & HIDE_FLOOR or g.goblins[seat] < 0:
        return False
    return distance(cell, g.goblins[seat]) > g.number_of(seat, HIDE_FLOOR)


def is_hidden(g: Table, seat: int | None, other: int) -> bool:
    """Under Heavy Chin one sees nothing of what lies before the others."""
    return seat is not None and seat != other and g.under[seat] & HIDE_TABLE != 0


def masks_some(g: Table, seat: int | None) -> bool:
    return seat is not None and g.under[seat] & HIDE_TABLE != 0


def masks(g: Table, seat: int | None, zone: Zone) -> bool:
    """Under Heavy Chin only one's own place at the table is seen."""
    if not masks_some(g, seat):
        return False
    return zone in SHARED or not zone.name.endswith(f":p{seat}")


def seen_cell(g: Table, viewer: int | None, cell: int) -> str:
    """The name of a cell on which a goblin stands or stood, as misty eyes know it."""
    return UNKNOWN if is_far(g, viewer, cell) else CELLS[cell].key


def tell_cells(g: Table, kind: EventKind, seat: int, values: tuple[Value, ...], cards: tuple[Card, ...] = ()) -> None:
    """A goblin has moved. Misty Eyes do not see its far cells."""
    if g.journal is None:
        return
    seen: list[int] = []
    for viewer in range(g.seats):
        if g.under[viewer] & HIDE_GOBLINS:
            told = dict(zip(kind.fields, values, strict=True))
            far = unseen(g, viewer, seat, told)
            if far:
                seen = seen or [ALL] * len(values)
                for i in far:
                    seen[i] &= ~(1 << viewer)
    tell(g, kind, seat, values, cards, ALL, tuple(seen))


def unseen(g: Table, viewer: int, seat: int, told: dict[str, Value]) -> list[int]:
    """Which values of an event are cells too far away for a viewer with misty eyes."""
    if is_about(told, seat, viewer):
        return []
    return [
        i
        for i, (field, value) in enumerate(told.items())
        if field in CELL_FIELDS and is_far(g, viewer, CELL_NUMBER[str(value)])
    ]


def is_about(told: dict[str, Value], seat: int, viewer: int) -> bool:
    """Whether an event moves the goblin of a seat: one always knows where one's own has been."""
    own = PLAYERS[viewer].key
    if "pushed" in told:
        return told["pushed"] == own
    return seat == viewer or told.get("other") == own


def tell_drawn(g: Table, kind: EventKind, seat: int, cards: tuple[Card, ...]) -> None:
    """Cards have come to a hand. Under Heavy Chin one does not see the hand, nor learns its size from how many came."""
    if g.journal is None:
        return
    counted = ALL
    for viewer in range(g.seats):
        if viewer != seat and g.under[viewer] & HIDE_TABLE:
            counted &= ~(1 << viewer)
    tell(g, kind, seat, (), cards, counted if g.under[seat] & OPEN_HAND else 1 << seat, (), counted)


def tell_cards(g: Table, kind: EventKind, seat: int, cards: tuple[Card, ...], values: tuple[Value, ...] = ()) -> None:
    """Something changed before a seat. Under Heavy Chin one does not see what lies before others."""
    if g.journal is None:
        return
    eyes = ALL
    for viewer in range(g.seats):
        if viewer != seat and g.under[viewer] & HIDE_TABLE:
            eyes &= ~(1 << viewer)
    tell(g, kind, seat, values, cards, eyes)
