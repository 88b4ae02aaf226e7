"""The castle's geometry: cells, rooms, walls and corridor zones, built from nine tile plans. No rules live here.

A tile is a grid of 5 by 5 cells, the castle one of 15 by 15. Four cells of a tile are its rooms, all others are
corridor. A wall stands between two neighbouring cells and has one of six colours; where no wall stands the way is
open. *Areas* are what remains when open ways are contracted: each room is an area, and so is each corridor zone.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

SIDE: Final = 5  # cells along a tile
WIDE: Final = 15  # cells along the castle
CELLS: Final = WIDE * WIDE
ACROSS: Final = 6  # rooms along the castle
ROOMS: Final = ACROSS * ACROSS
TILES: Final = 9
COLOURS: Final = 6
OPEN: Final = 6  # what stands at a cell's side if no wall does: nothing,
FRAME: Final = 7  # or the frame
COMPASS: Final = "NESW"
STEP: Final = (-WIDE, 1, WIDE, -1)  # from a cell to its neighbour, by direction
COLUMNS: Final = "ABCDEF"
ROOM_NAMES: Final = [f"{COLUMNS[n % ACROSS]}{n // ACROSS + 1}" for n in range(ROOMS)]
ROOM_OF: Final = {name: n for n, name in enumerate(ROOM_NAMES)}
CENTRE: Final = [ROOM_OF[name] for name in ("C3", "D3", "C4", "D4")]  # the rooms of the central tile, BO-020


class TilePlan:
    """One tile, prepared once: what stands at each cell's sides, its areas, and its walls as edges between areas."""

    def __init__(self, rooms: Sequence[int], walls: Sequence[tuple[int, int, int]]) -> None:
        """`rooms` are the cells of the tile's four rooms in reading order, `walls` two cells and a colour each."""
        self.rooms: Final = list(rooms)
        sides = [bytearray([OPEN] * (SIDE * SIDE)) for _ in COMPASS]
        for a, b, colour in walls:
            d = _direction(a, b)
            sides[d][a] = colour
            sides[(d + 2) % 4][b] = colour
        self.rows: Final = [[bytes(side[SIDE * y : SIDE * y + SIDE]) for y in range(SIDE)] for side in sides]
        self.area: Final = _areas(self.rooms, self.rows)  # of each cell: rooms 0 to 3, then the tile's own zones
        self.zones: Final = max(self.area) + 1 - len(self.rooms)
        self.walls: Final = [(self.area[a], self.area[b], colour) for a, b, colour in walls]


def _direction(a: int, b: int) -> int:
    return {-SIDE: 0, 1: 1, SIDE: 2, -1: 3}[b - a]


def _areas(rooms: Sequence[int], rows: Sequence[Sequence[bytes]]) -> list[int]:
    area = [-1] * (SIDE * SIDE)
    for n, room in enumerate(rooms):
        area[room] = n
    fresh = len(rooms)
    for start in range(SIDE * SIDE):
        if area[start] >= 0:
            continue
        area[start] = fresh
        edge = [start]
        while edge:
            y, x = divmod(edge.pop(), SIDE)
            for d, (ny, nx) in enumerate(((y - 1, x), (y, x + 1), (y + 1, x), (y, x - 1))):
                inside = 0 <= ny < SIDE and 0 <= nx < SIDE
                if inside and rows[d][y][x] == OPEN and area[SIDE * ny + nx] < 0:
                    area[SIDE * ny + nx] = fresh
                    edge.append(SIDE * ny + nx)
        fresh += 1
    return area


def cell_of_room(room: int, plan: TilePlan) -> int:
    """The castle's cell of a room; all tiles have their rooms at the same cells."""
    row, column = divmod(room, ACROSS)
    y, x = divmod(plan.rooms[row % 2 * 2 + column % 2], SIDE)
    return (row // 2 * SIDE + y) * WIDE + column // 2 * SIDE + x


def cell_name(cell: int) -> str:
    """Row and column of a cell, counted from 1 at the white tower: `1.1` to `15.15`."""
    return f"{cell // WIDE + 1}.{cell % WIDE + 1}"


class Castle:
    """Nine tiles in their places with the special tokens upon them; immutable, shared by all forks.

    Rooms are the areas 0 to 35, corridor zones follow. A set of areas is an integer with one bit for each.
    """

    def __init__(self, tiles: Sequence[TilePlan], passages: Sequence[int] = (), transformations: Sequence[int] = ()):
        self.tiles: Final = list(tiles)
        self.passages: Final = list(passages)
        self.transformations: Final = list(transformations)
        self.passage_areas: Final = sum(1 << room for room in passages)
        self.transformation_areas: Final = sum(1 << room for room in transformations)
        self.room_cells: Final = [cell_of_room(room, self.tiles[0]) for room in range(ROOMS)]
        self.sides: Final = [self._sides(d) for d in range(4)]
        places = self._join_zones()
        self.zones: Final = max(places) + 1 - ROOMS
        self.places: Final = places
        self.reach: Final = self._reach()
        self.drawn: object = None
        """What `view.py` makes of it when somebody looks, kept here for all forks."""
        self._cell_areas: list[int] = []
        self._room_at: list[int] = []
        self._doors: list[list[list[tuple[str, int]]]] = []
        self._crossings: dict[str, tuple[int, int]] = {}

    def _sides(self, d: int) -> bytes:
        """What stands at each cell's side in direction `d`: a colour, OPEN or FRAME."""
        tiles = self.tiles
        rows = [tiles[y // SIDE * 3 + x].rows[d][y % SIDE] for y in range(WIDE) for x in range(3)]
        whole = bytearray(b"".join(rows))
        if d == 0:
            whole[:WIDE] = bytes([FRAME] * WIDE)
        elif d == 1:
            whole[WIDE - 1 :: WIDE] = bytes([FRAME] * WIDE)
        elif d == 2:
            whole[-WIDE:] = bytes([FRAME] * WIDE)
        else:
            whole[::WIDE] = bytes([FRAME] * WIDE)
        return bytes(whole)

    def _join_zones(self) -> list[int]:
        """The castle's area for each area of each tile, in slots of 16: tile borders carry no walls (BO-108)."""
        root = list(range(16 * TILES))
        for p, tile in enumerate(self.tiles):
            if p % 3 < 2:
                right = self.tiles[p + 1]
                for y in range(SIDE):
                    _unite(root, 16 * p + tile.area[SIDE * y + SIDE - 1], 16 * (p + 1) + right.area[SIDE * y])
            if p < 6:
                below = self.tiles[p + 3]
                for x in range(SIDE):
                    _unite(root, 16 * p + tile.area[SIDE * (SIDE - 1) + x], 16 * (p + 3) + below.area[x])
        places = [-1] * (16 * TILES)
        fresh = ROOMS
        for p, tile in enumerate(self.tiles):
            for corner in range(4):
                places[16 * p + corner] = (p // 3 * 2 + corner // 2) * ACROSS + p % 3 * 2 + corner % 2
            for zone in range(4, 4 + tile.zones):
                top = _find(root, 16 * p + zone)
                if places[top] < 0:
                    places[top] = fresh
                    fresh += 1
                places[16 * p + zone] = places[top]
        return places

    def _reach(self) -> list[list[int]]:
        """By colour and area: the areas on the other side of its walls of that colour."""
        reach = [[0] * (ROOMS + self.zones) for _ in range(COLOURS)]
        places = self.places
        for p, tile in enumerate(self.tiles):
            for local_a, local_b, colour in tile.walls:
                a, b = places[16 * p + local_a], places[16 * p + local_b]
                if a != b:
                    line = reach[colour]
                    line[a] |= 1 << b
                    line[b] |= 1 << a
        return reach

    def area(self, cell: int) -> int:
        """The area that a cell belongs to."""
        if not self._cell_areas:
            slots = [(y // SIDE * 3 + x // SIDE, y % SIDE * SIDE + x % SIDE) for y in range(WIDE) for x in range(WIDE)]
            self._cell_areas = [self.places[16 * p + self.tiles[p].area[local]] for p, local in slots]
        return self._cell_areas[cell]

    def room_at(self, cell: int) -> int:
        """The room in this cell; -1 in a corridor."""
        if not self._room_at:
            at = [-1] * CELLS
            for room, place in enumerate(self.room_cells):
                at[place] = room
            self._room_at = at
        return self._room_at[cell]

    def doors(self, colour: int, area: int) -> list[tuple[str, int]]:
        """The walls of that colour that lead out of an area, as the step that crosses them and the area behind."""
        if not self._doors:
            self._list_walls()
        return self._doors[colour][area]

    def crossing(self, step: str) -> tuple[int, int] | None:
        """The cell and the direction of a step across a wall, in the compact form; None if no wall stands there."""
        if not self._doors:
            self._list_walls()
        return self._crossings.get(step)

    def _list_walls(self) -> None:
        doors: list[list[list[tuple[str, int]]]] = [[[] for _ in range(ROOMS + self.zones)] for _ in range(COLOURS)]
        for cell in range(CELLS):
            for d in range(4):
                colour = self.sides[d][cell]
                if colour < COLOURS:
                    behind = cell + STEP[d]
                    step = f"X({cell_name(cell)}>{cell_name(behind)})"
                    self._crossings[step] = (cell, d)
                    if self.area(cell) != self.area(behind):
                        doors[colour][self.area(cell)].append((step, self.area(behind)))
        self._doors = doors


def _find(root: list[int], a: int) -> int:
    while root[a] != a:
        a = root[a]
    return a


def _unite(root: list[int], a: int, b: int) -> None:
    a, b = _find(root, a), _find(root, b)
    if a != b:
        root[max(a, b)] = min(a, b)
