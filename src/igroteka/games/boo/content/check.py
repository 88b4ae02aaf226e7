"""What the files of the box must say beyond the types of their fields."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, TypeVar

from igroteka.content import Item, Items
from igroteka.games.boo.board import ROOM_OF
from igroteka.games.boo.content.items import Ending, Portrait, Shield, Special, Stack, Tile, Visitor

PLAYERS: Final = ("2", "3", "4", "5", "6")

T = TypeVar("T", bound=Item)
L = TypeVar("L", Shield, Portrait)


def check_count(items: Items[T], count: int) -> None:
    if len(items) != count:
        raise items.bad(list(items)[-1], "id", f"{len(items)} {items.kind}", f"exactly {count}")


def check_lines(items: Items[L], lines: Sequence[str]) -> None:
    """Each line of the frame has one symbol, which lies at both of its ends (BO-013, BO-014)."""
    by_line = {str(item.line): item for item in items.values()}
    for id, item in items.items():
        if str(item.line) not in lines or by_line[str(item.line)] is not item:
            raise items.bad(id, "line", f"line {item.line}", "each of " + ", ".join(lines) + " once")


def check_letters(tile: Tile, tiles: Items[Tile], field: str, count: int, codes: str) -> None:
    letters: str = getattr(tile, field)
    if len(letters) != count or any(c not in codes for c in letters):
        raise tiles.bad(tile.id, field, letters, f"{count} letters of {codes}")


def check_specials(items: Items[Special]) -> None:
    for id, item in items.items():
        if item.room not in ROOM_OF:
            raise items.bad(id, "room", item.room, "a room, A1 to F6")
        if [other.room for other in items.values()].count(item.room) > 1:
            raise items.bad(id, "room", f"{item.room} twice", "at most one special token in a room (BO-118)")


def check_numbers(items: Items[Visitor]) -> None:
    for n, visitor in enumerate(sorted(items.values(), key=lambda v: v.number), 1):
        if visitor.number != n:
            raise items.bad(visitor.id, "number", f"number {visitor.number}", "each number from 1 on once")


def check_pairs(items: Items[Visitor], shields: Mapping[str, Shield], portraits: Mapping[str, Portrait]) -> None:
    for id, visitor in items.items():
        for shield, portrait in visitor.pairs:
            if shield not in shields or portrait not in portraits:
                raise items.bad(id, "pairs", f"[{shield}, {portrait}]", "a shield and a portrait of the frame")


def check_stacks(items: Items[Stack], most: int) -> None:
    for id, item in items.items():
        if id not in PLAYERS:
            raise items.bad(id, "id", id, f"a number of players, {PLAYERS[0]} to {PLAYERS[-1]}")
        if not 1 <= item.visitors <= most:
            raise items.bad(id, "visitors", str(item.visitors), f"1 to {most} visitors")


def check_amount(items: Items[Ending], id: str, most: int) -> None:
    amount = items[id].amount
    if not 1 <= amount <= most:
        raise items.bad(id, "amount", str(amount), f"1 to {most} tokens")
