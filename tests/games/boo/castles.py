"""Castles for tests: the tiles in the order of their numbers, or in any other; and a plain graph as an oracle."""

from heapq import heappop, heappush

from igroteka.games.boo.board import COLOURS, OPEN, ROOM_OF, STEP, Castle
from igroteka.games.boo.content import Box

BOX = Box.open(None)
CODES = BOX.codes
WHITE, YELLOW, RED, GREEN, BLUE, PURPLE = range(6)


def rooms(names: str) -> list[int]:
    return [ROOM_OF[name] for name in names.split()]


def castle(passages: str = "B2 E5", transformations: str = "E2 B5", layout: str = "123456789") -> Castle:
    return Castle([BOX.plans[int(n) - 1] for n in layout], rooms(passages), rooms(transformations))


def colours(codes: str) -> int:
    """A set of colours, written as their letters."""
    return sum(1 << CODES.index(code) for code in codes)


State = tuple[int, int]  # a cell and the colour in force


def ways(c: Castle, visitor: int, held: int, state: State) -> list[tuple[State, int]]:
    """Where one can go from a state, and at how many crossings: straight from the rules (BO-052 to BO-060)."""
    cell, k = state
    room = c.room_at(cell)
    if room == visitor:
        return []
    sides = [(STEP[d], c.sides[d][cell]) for d in range(4)]
    found = [((cell + step, k), int(side == k)) for step, side in sides if side in (OPEN, k)]
    if room in c.passages:
        found += [((c.room_cells[other], k), 0) for other in c.passages if other != room]
    if room in c.transformations:
        found += [((cell, other), 0) for other in range(COLOURS) if held >> other & 1 == 0]
    return found


def crossings_to_all(c: Castle, ghost: int, visitor: int, start: int, held: int = 0) -> dict[State, int]:
    """The fewest crossings to every state that can be reached: a plain search over all cells, as an oracle."""
    if held >> start & 1:
        return {}
    here = (c.room_cells[ghost], start)
    far: dict[State, int] = {}
    heap = [(0, here)]
    while heap:
        crossings, state = heappop(heap)
        if state not in far:
            far[state] = crossings
            for other, cost in ways(c, visitor, held, state):
                heappush(heap, (crossings + cost, other))
    return far
