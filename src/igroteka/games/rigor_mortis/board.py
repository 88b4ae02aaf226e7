"""The library as a graph: which cells are in play, who is whose neighbour, which symbols lead where.

Built once for each layout and shared by all matches; knows nothing of figures.
"""

from collections.abc import Sequence
from typing import Final

from igroteka.games.rigor_mortis.pieces import CELLS, HEIGHT, ORB, WIDTH, Cell

FAR: Final = 99


def ring(n: int) -> list[int]:
    """The cells of the printed grid that share a side with a cell, lowest name first."""
    column, row = n % WIDTH, n // WIDTH
    found: list[int] = []
    if row > 0:
        found.append(n - WIDTH)
    if column > 0:
        found.append(n - 1)
    if column < WIDTH - 1:
        found.append(n + 1)
    if row < HEIGHT - 1:
        found.append(n + WIDTH)
    return found


class Library:
    """One layout of the library."""

    def __init__(
        self, name: str, floor: Sequence[int], desk: Sequence[int], shelves: Sequence[Sequence[int]],
        teleports: Sequence[int], skull: int,
    ) -> None:  # fmt: skip
        cells = len(floor)
        self.name: Final = name
        self.skull: Final = skull
        self.shelves: Final[list[tuple[Cell, ...]]] = [tuple([CELLS[n] for n in piece]) for piece in shelves]
        """The bookshelves, piece by piece."""
        self.shelf: Final = [any(n in piece for piece in shelves) for n in range(cells)]
        self.rings: Final[list[tuple[Cell, ...]]] = [tuple([CELLS[m] for m in ring(n)]) for n in range(cells)]
        """The neighbours on the printed grid, shelves included: what one would expect to step on."""
        self.playable: Final = self.reach(skull)
        """Without the shelves and what they cut off from the skull cell."""
        self.near: Final[list[tuple[int, ...]]] = [
            tuple([m for m in ring(n) if self.playable[m]]) if self.playable[n] else () for n in range(cells)
        ]
        self.desk: Final = [n in desk and self.playable[n] for n in range(cells)]
        self.floor: Final = [ORB if self.desk[n] else floor[n] if self.playable[n] else 0 for n in range(cells)]
        """The symbols that lead onto a cell: one bit, all of them for the desk, none out of play."""
        self.floor_symbols: Final = bytes(self.floor)
        self.shelf_cells: Final = bytes(self.shelf)
        """The same and the shelves by cell, as an observation tells them."""
        self.teleport: Final = [n in teleports and self.playable[n] for n in range(cells)]
        self.teleports: Final[tuple[Cell, ...]] = tuple([c for c in CELLS if self.teleport[c.n]])
        self.open_cells: Final[tuple[Cell, ...]] = tuple([c for c in CELLS if self.playable[c.n]])
        self.rows: Final[list[tuple[Cell, ...]]] = self.start_rows()
        """Rows of playable cells from the far side towards the desk; the first one holds the start cells."""
        self.height: Final = 1 + max([c.row for c in CELLS if self.playable[c.n] or self.shelf[c.n]])
        """Rows of the printed grid that are in use, shelves included."""
        self.fits: Final[list[list[tuple[Cell, ...]]]] = [
            [tuple([CELLS[m] for m in self.near[n] if self.floor[m] & symbols]) for n in range(cells)]
            for symbols in range(ORB + 1)
        ]
        """By a set of symbols and a cell: the neighbours onto which one of the symbols leads."""
        self.steps: Final[list[list[int]]] = self.walks()
        self.to_desk: Final = [
            min([steps[n] for n in range(cells) if self.desk[n]], default=FAR) for steps in self.steps
        ]
        """Steps to the nearest desk cell."""

    def reach(self, start: int) -> list[bool]:
        seen = [False] * len(self.shelf)
        seen[start] = True
        todo = [start]
        while todo:
            for m in ring(todo.pop()):
                if not seen[m] and not self.shelf[m]:
                    seen[m] = True
                    todo.append(m)
        return seen

    def walks(self) -> list[list[int]]:
        """Steps from each cell to each other, whatever the symbols; FAR where there is no way."""
        return [self.walk_from(n) for n in range(len(self.shelf))]

    def walk_from(self, start: int) -> list[int]:
        steps = [FAR] * len(self.shelf)
        if not self.playable[start]:
            return steps
        steps[start] = 0
        todo = [start]
        for n in todo:
            for m in self.near[n]:
                if steps[m] == FAR:
                    steps[m] = steps[n] + 1
                    todo.append(m)
        return steps

    def start_rows(self) -> list[tuple[Cell, ...]]:
        rows: list[tuple[Cell, ...]] = []
        for row in range(HEIGHT - 1, -1, -1):
            cells = tuple([c for c in self.open_cells if c.row == row and not self.desk[c.n]])
            if cells:
                rows.append(cells)
        return rows
