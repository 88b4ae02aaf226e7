"""What the files of the box hold, item by item."""

from __future__ import annotations

from typing import Final, Literal

from igroteka.content import Component, Item

PACKAGE: Final = "igroteka.games.boo"
Side = Literal["passage", "transformation"]


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
