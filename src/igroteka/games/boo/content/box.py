"""The box: all content, read, checked and linked. Shared by all matches."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, TypeVar

from igroteka.content import Component, Item, Items, once_per_pack, read
from igroteka.engine import ContentPack, Option
from igroteka.games.boo.board import ACROSS, COLOURS, COLUMNS, ROOM_OF, SIDE, TILES, TilePlan
from igroteka.games.boo.content.check import (
    check_amount,
    check_count,
    check_letters,
    check_lines,
    check_numbers,
    check_pairs,
    check_specials,
    check_stacks,
)
from igroteka.games.boo.content.items import (
    PACKAGE,
    Colour,
    Corner,
    Ending,
    Gate,
    Portrait,
    Shield,
    Special,
    Stack,
    Tile,
    Visitor,
)
from igroteka.games.boo.pieces import LOWER_HAND, PASS, RAISE_HAND, SHOW_VISITOR, Call

T = TypeVar("T", bound=Item)
L = TypeVar("L", Shield, Portrait)


class Box:
    """All content, linked: lines of the frame in order, tiles as plans, backs of visitors as rooms."""

    def __init__(self, pack: ContentPack | None) -> None:
        self.colours: Final = _counted(read(PACKAGE, "colours", Colour, pack), COLOURS)
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
        corners = list(read(PACKAGE, "corners", Corner, pack).values())
        gates = list(read(PACKAGE, "gates", Gate, pack).values())
        tiles = read(PACKAGE, "tiles", Tile, pack)
        self.tiles: Final = _counted(tiles, TILES)
        self.plans: Final = [_plan(tile, tiles, corners, gates, self.codes) for tile in self.tiles]
        specials = read(PACKAGE, "specials", Special, pack)
        check_specials(specials)
        self.specials: Final = list(specials.values())
        visitors = read(PACKAGE, "visitors", Visitor, pack)
        check_numbers(visitors)
        check_pairs(visitors, shields, portraits)
        self.visitors: Final = sorted(visitors.values(), key=lambda v: v.number)
        self.backs: Final = [[_room(v, n, shields, portraits) for v in self.visitors] for n in range(4)]
        stacks = read(PACKAGE, "stacks", Stack, pack)
        check_stacks(stacks, len(self.visitors))
        self.stacks: Final = {int(id): item.visitors for id, item in stacks.items()}
        """How many visitors come, by the number of players (BO-028 to BO-030)."""
        endings = read(PACKAGE, "endings", Ending, pack)
        check_amount(endings, "four_walls", COLOURS)
        check_amount(endings, "five_visitors", len(self.visitors))
        self.walls_to_win: Final = endings["four_walls"].amount
        self.visitors_to_win: Final = endings["five_visitors"].amount
        self.components: Final = {c.id: c.copies for c in read(PACKAGE, "components", Component, pack).values()}

    @classmethod
    def open(cls, pack: ContentPack | None = None) -> Box:
        return cls(pack)


box_of: Final = once_per_pack(Box.open)


def _counted(items: Items[T], count: int) -> list[T]:
    check_count(items, count)
    return list(items.values())


def _lines(items: Items[L], lines: Sequence[str]) -> list[L]:
    """The symbols of the frame by line."""
    check_lines(items, lines)
    by_line = {str(item.line): item for item in items.values()}
    return [by_line[line] for line in lines]


def _plan(tile: Tile, tiles: Items[Tile], corners: Sequence[Corner], gates: Sequence[Gate], codes: str) -> TilePlan:
    walls = []
    for corner in corners:
        y, x = corner.cell
        sides = ((y - 1, x), (y, x + 1), (y + 1, x), (y, x - 1))
        letters = _letters(tile, tiles, corner.id, len(sides), codes)
        walls += [(_cell(y, x), _cell(*side), codes.index(c)) for side, c in zip(sides, letters, strict=True)]
    for corridor in ("gallery", "hall"):
        places = [gate.cells for gate in gates if gate.corridor == corridor]
        letters = _letters(tile, tiles, corridor, len(places), codes + "-")
        walls += [(_cell(*a), _cell(*b), codes.index(c)) for (a, b), c in zip(places, letters, strict=True) if c != "-"]
    return TilePlan([_cell(*corner.cell) for corner in corners], walls)


def _letters(tile: Tile, tiles: Items[Tile], field: str, count: int, codes: str) -> str:
    check_letters(tile, tiles, field, count, codes)
    letters: str = getattr(tile, field)
    return letters


def _cell(y: int, x: int) -> int:
    return SIDE * y + x


def _room(visitor: Visitor, n: int, shields: Mapping[str, Shield], portraits: Mapping[str, Portrait]) -> int:
    """Where the visitor appears in a game with number n + 1: where the two lines cross (BO-040)."""
    shield, portrait = visitor.pairs[n]
    return ROOM_OF[f"{portraits[portrait].line}{shields[shield].line}"]
