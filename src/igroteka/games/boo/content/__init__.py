"""What is in the box: the kinds of items and the Box that holds them, linked and checked. Shared by all forks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, Literal, TypeVar

from igroteka.content import Item, Items, read
from igroteka.engine import Option
from igroteka.engine.setup import ContentPack
from igroteka.games.boo.answers import LOWER_HAND, PASS, RAISE_HAND, SHOW_VISITOR, Call
from igroteka.games.boo.castle import ACROSS, COLOURS, COLUMNS, ROOM_OF, SIDE, TILES, TilePlan

PACKAGE: Final = "igroteka.games.boo"
PLAYERS: Final = ("2", "3", "4", "5", "6")
Side = Literal["passage", "transformation"]
T = TypeVar("T", bound=Item)


class Colour(Item, frozen=True):
    code: str
    glyph: str


class Shield(Item, frozen=True):
    colour: str
    line: int  # the row of rooms, 1 to 6


class Portrait(Item, frozen=True):
    colour: str
    line: str  # the column of rooms, A to F


class Corner(Item, frozen=True):
    cell: tuple[int, int]


class Gate(Item, frozen=True):
    corridor: Literal["gallery", "hall"]
    cells: tuple[tuple[int, int], tuple[int, int]]


class Tile(Item, frozen=True):
    nw: str
    ne: str
    sw: str
    se: str
    gallery: str
    hall: str


class Special(Item, frozen=True):
    side: Side
    room: str


class Visitor(Item, frozen=True):
    number: int
    pairs: tuple[tuple[str, str], tuple[str, str], tuple[str, str], tuple[str, str]]


class Stack(Item, frozen=True):
    visitors: int


class Ending(Item, frozen=True):
    amount: int


class Component(Item, frozen=True):
    copies: int


L = TypeVar("L", Shield, Portrait)

KINDS: Final[dict[str, type[Item]]] = {
    "colours": Colour,
    "shields": Shield,
    "portraits": Portrait,
    "corners": Corner,
    "gates": Gate,
    "tiles": Tile,
    "specials": Special,
    "visitors": Visitor,
    "stacks": Stack,
    "endings": Ending,
    "components": Component,
}


class Box:
    """All content, linked: lines of the frame in order, tiles as plans, backs of visitors as rooms."""

    def __init__(self, pack: ContentPack | None = None) -> None:
        self.colours: Final = _ordered(read(PACKAGE, "colours", Colour, pack), COLOURS)
        self.codes: Final = "".join(c.code for c in self.colours)
        self.search_answers: Final[list[Option]] = [
            *(Call(n, c.id) for n, c in enumerate(self.colours)),
            RAISE_HAND,
            LOWER_HAND,
        ]
        calls = self.search_answers[:COLOURS]
        self.free_answers: Final = [[*calls, RAISE_HAND], [*calls, LOWER_HAND]]  # by whether the hand is up
        self.sealed_answers: Final[list[Option]] = [SHOW_VISITOR, *calls, PASS]
        self.locked_answers: Final[list[list[Option]]] = [[RAISE_HAND], [LOWER_HAND]]
        shields = read(PACKAGE, "shields", Shield, pack)
        portraits = read(PACKAGE, "portraits", Portrait, pack)
        self.shields: Final = _lines(shields, [str(n + 1) for n in range(ACROSS)])
        self.portraits: Final = _lines(portraits, list(COLUMNS))
        corners = read(PACKAGE, "corners", Corner, pack)
        gates = read(PACKAGE, "gates", Gate, pack)
        tiles = read(PACKAGE, "tiles", Tile, pack)
        self.tiles: Final = _ordered(tiles, TILES)
        self.plans: Final = [
            _plan(tile, tiles, list(corners.values()), list(gates.values()), self.codes) for tile in self.tiles
        ]
        self.specials: Final = _specials(read(PACKAGE, "specials", Special, pack))
        visitors = read(PACKAGE, "visitors", Visitor, pack)
        self.visitors: Final = _visitors(visitors)
        self.backs: Final = [[_room(v, n, visitors, shields, portraits) for v in self.visitors] for n in range(4)]
        self.stacks: Final = _stacks(read(PACKAGE, "stacks", Stack, pack), len(self.visitors))
        endings = read(PACKAGE, "endings", Ending, pack)
        self.walls_to_win: Final = _amount(endings, "four_walls", COLOURS)
        self.visitors_to_win: Final = _amount(endings, "five_visitors", len(self.visitors))
        self.components: Final = {c.id: c.copies for c in read(PACKAGE, "components", Component, pack).values()}

    @classmethod
    def open(cls, pack: ContentPack | None = None) -> Box:
        """The box, linked once a process for each pack."""
        key = "" if pack is None else pack.hash_of("boo")
        if key not in _opened:
            _opened[key] = cls(pack)
        return _opened[key]


_opened: Final[dict[str, Box]] = {}


def _ordered(items: Items[T], count: int) -> list[T]:
    if len(items) != count:
        raise items.bad(list(items)[-1], "id", f"{len(items)} {items.kind}", f"exactly {count}")
    return list(items.values())


def _lines(items: Items[L], lines: Sequence[str]) -> list[L]:
    """The symbols of the frame by line; the same symbol lies at both ends of its line (BO-013, BO-014)."""
    by_line = {str(item.line): item for item in items.values()}
    for id, item in items.items():
        if str(item.line) not in lines or by_line[str(item.line)] is not item:
            raise items.bad(id, "line", f"line {item.line}", "each of " + ", ".join(lines) + " once")
    return [by_line[line] for line in lines]


def _plan(tile: Tile, tiles: Items[Tile], corners: Sequence[Corner], gates: Sequence[Gate], codes: str) -> TilePlan:
    walls = []
    for corner in corners:
        letters = _letters(tile, tiles, corner.id, 4, codes)
        y, x = corner.cell
        sides = ((y - 1, x), (y, x + 1), (y + 1, x), (y, x - 1))
        walls += [(_cell(y, x), _cell(*side), codes.index(c)) for side, c in zip(sides, letters, strict=True)]
    for corridor in ("gallery", "hall"):
        places = [gate.cells for gate in gates if gate.corridor == corridor]
        letters = _letters(tile, tiles, corridor, len(places), codes + "-")
        walls += [(_cell(*a), _cell(*b), codes.index(c)) for (a, b), c in zip(places, letters, strict=True) if c != "-"]
    return TilePlan([_cell(*corner.cell) for corner in corners], walls)


def _cell(y: int, x: int) -> int:
    return SIDE * y + x


def _letters(tile: Tile, tiles: Items[Tile], field: str, count: int, codes: str) -> str:
    letters: str = getattr(tile, field)
    if len(letters) != count or any(c not in codes for c in letters):
        raise tiles.bad(tile.id, field, letters, f"{count} letters of {codes}")
    return letters


def _specials(items: Items[Special]) -> list[Special]:
    for id, item in items.items():
        if item.room not in ROOM_OF:
            raise items.bad(id, "room", item.room, "a room, A1 to F6")
        if [other.room for other in items.values()].count(item.room) > 1:
            raise items.bad(id, "room", f"{item.room} twice", "at most one special token in a room (BO-118)")
    return list(items.values())


def _visitors(items: Items[Visitor]) -> list[Visitor]:
    ordered = sorted(items.values(), key=lambda v: v.number)
    for n, visitor in enumerate(ordered, 1):
        if visitor.number != n:
            raise items.bad(visitor.id, "number", f"number {visitor.number}", "each number from 1 on once")
    return ordered


def _room(
    visitor: Visitor, n: int, visitors: Items[Visitor], shields: Mapping[str, Shield], portraits: Mapping[str, Portrait]
) -> int:
    """Where the visitor appears in a game with number n + 1: where the two lines cross (BO-040)."""
    shield, portrait = visitor.pairs[n]
    if shield not in shields or portrait not in portraits:
        raise visitors.bad(visitor.id, "pairs", f"[{shield}, {portrait}]", "a shield and a portrait of the frame")
    return ROOM_OF[f"{portraits[portrait].line}{shields[shield].line}"]


def _stacks(items: Items[Stack], most: int) -> dict[int, int]:
    """How many visitors come, by the number of players (BO-028 to BO-030)."""
    for id, item in items.items():
        if id not in PLAYERS:
            raise items.bad(id, "id", id, f"a number of players, {PLAYERS[0]} to {PLAYERS[-1]}")
        if not 1 <= item.visitors <= most:
            raise items.bad(id, "visitors", str(item.visitors), f"1 to {most} visitors")
    return {int(id): item.visitors for id, item in items.items()}


def _amount(items: Items[Ending], id: str, most: int) -> int:
    """How many tokens end the game."""
    amount = items[id].amount
    if not 1 <= amount <= most:
        raise items.bad(id, "amount", str(amount), f"1 to {most} tokens")
    return amount
