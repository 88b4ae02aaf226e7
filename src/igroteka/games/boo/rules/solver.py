"""The solver: what is possible between a ghost and a visitor, for each starting colour, tokens and all.

`solve` gives the fewest crossings and the proof where there is no way at all; `words` all routes with the fewest
crossings, as the walls they cross and the tokens they use (how one strolls through a corridor does not matter);
`easiest` for each final colour the route that is easiest to see. It knows the castle only: no match, no clock, no seat.

The search runs over areas (rooms and corridor zones) level by level, a level being one more crossing. The areas
reached in each colour are one integer with a bit for each area.
"""

from __future__ import annotations

from heapq import heappop, heappush
from typing import Final

from igroteka.games.boo.board import CELLS, COLOURS, COMPASS, OPEN, ROOMS, STEP, Castle
from igroteka.games.boo.rules.route import passage_step

NONE: Final = -1


class Solution:
    """What one starting colour can do: the fewest crossings, or NONE, and the colours that it can end with.

    `reached` are the areas reached in each colour. Where there is no way they prove it: they hold the ghost, no token
    and no wall of the right colour leads out of them, and the visitor is not among them.
    """

    def __init__(self, start: int, crossings: int, finals: int, reached: list[int], levels: list[list[int]]) -> None:
        self.start, self.crossings, self.finals, self.reached = start, crossings, finals, reached
        self.levels = levels  # the areas first reached with so many crossings, in each colour


def solve(castle: Castle, ghost: int, visitor: int, held: int = 0) -> list[Solution]:
    """For each starting colour what it can do for somebody who holds these colours."""
    return [solve_colour(castle, ghost, visitor, start, held) for start in range(COLOURS)]


def solve_colour(castle: Castle, ghost: int, visitor: int, start: int, held: int = 0) -> Solution:
    reached = [0] * COLOURS
    levels: list[list[int]] = []
    edge = [0] * COLOURS
    if held >> start & 1 == 0:
        edge[start] = 1 << ghost
    goal = 1 << visitor
    passages = castle.passage_areas
    transformations = castle.transformation_areas
    reach = castle.reach
    while any(edge):
        changing = 0
        finals = 0
        for k in range(COLOURS):
            here = edge[k]
            if here & passages and not here & goal:
                here |= passages & ~reached[k]
                edge[k] = here
            if here & goal:
                finals |= 1 << k
            changing |= here & transformations
        if finals:
            levels.append(edge)
            return Solution(start, len(levels) - 1, finals, reached, levels)
        if changing:
            for k in range(COLOURS):
                if held >> k & 1 == 0:
                    edge[k] |= changing & ~reached[k]
        levels.append(edge)
        further = [0] * COLOURS
        for k in range(COLOURS):
            here = edge[k]
            if here:
                seen = reached[k] | here
                reached[k] = seen
                lines = reach[k]
                found = 0
                while here:
                    lowest = here & -here
                    found |= lines[lowest.bit_length() - 1]
                    here ^= lowest
                further[k] = found & ~seen
        edge = further
    return Solution(start, NONE, 0, reached, levels)


def reach_of_colour(castle: Castle, colour: int) -> float:
    """How useful a colour is: the share of all pairs of rooms that it connects without tokens."""
    lines = castle.reach[colour]
    left = (1 << ROOMS) - 1
    pairs = 0
    while left:
        seen = edge = left & -left
        while edge:
            lowest = edge & -edge
            found = lines[lowest.bit_length() - 1] & ~seen
            seen |= found
            edge = (edge ^ lowest) | found
        rooms = (seen & left).bit_count()
        pairs += rooms * (rooms - 1)
        left &= ~seen
    return pairs / (ROOMS * (ROOMS - 1))


# --- All routes with the fewest crossings ---------------------------------------------------------------------------


class WallWords:
    """Lists the wall words of an answer: two routes that cross the same walls with the same tokens are one word."""

    def __init__(self, castle: Castle, codes: str, ghost: int, visitor: int, held: int, answer: Solution) -> None:
        self.castle, self.codes, self.visitor, self.held, self.answer = castle, codes, visitor, held, answer
        self.found: list[list[str]] = []
        self.steps: list[str] = []
        self.good: Final = self._good()
        self._walk(0, ghost, answer.start, False)

    def _good(self) -> list[list[int]]:
        """By level and colour: the areas from which the visitor can still be reached in time."""
        levels, passages = self.answer.levels, self.castle.passage_areas
        goal = 1 << self.visitor
        good: list[list[int]] = [[0] * COLOURS for _ in levels]
        for level in range(len(levels) - 1, -1, -1):
            ready = [level_k & goal for level_k in levels[level]]
            if level + 1 < len(levels):
                for k in range(COLOURS):
                    ready[k] |= _leading_to(self.castle.reach[k], levels[level][k], good[level + 1][k])
            changing = 0
            for k in range(COLOURS):
                changing |= ready[k] & self.castle.transformation_areas & ~goal
            for k in range(COLOURS):
                good[level][k] = ready[k] | (levels[level][k] & changing)
                if ready[k] & passages:
                    good[level][k] |= levels[level][k] & passages
        return good

    def _walk(self, level: int, area: int, k: int, token_used: bool) -> None:
        """Go on from an area in all ways that arrive in time; at most one token between two crossings."""
        if area == self.visitor:
            self.found.append(list(self.steps))
            return
        if not token_used:
            self._use_token(level, area, k)
        if level + 1 < len(self.good):
            good = self.good[level + 1][k]
            for step, beyond in self.castle.doors(k, area):
                if good >> beyond & 1:
                    self.steps.append(step)
                    self._walk(level + 1, beyond, k, False)
                    self.steps.pop()

    def _use_token(self, level: int, area: int, k: int) -> None:
        good = self.good[level]
        if self.castle.passage_areas >> area & 1:
            for room in self.castle.passages:
                if room != area and good[k] >> room & 1:
                    self.steps.append(passage_step(room))
                    self._walk(level, room, k, True)
                    self.steps.pop()
        if self.castle.transformation_areas >> area & 1:
            for other in range(COLOURS):
                if other != k and self.held >> other & 1 == 0 and good[other] >> area & 1:
                    self.steps.append(f"T:{self.codes[other]}")
                    self._walk(level, area, other, True)
                    self.steps.pop()


def _leading_to(lines: list[int], areas: int, goals: int) -> int:
    """Those of the areas that have a wall to one of the goals."""
    found = 0
    while areas:
        lowest = areas & -areas
        if lines[lowest.bit_length() - 1] & goals:
            found |= lowest
        areas ^= lowest
    return found


def words(castle: Castle, codes: str, ghost: int, visitor: int, start: int, held: int = 0) -> list[list[str]]:
    """All routes with the fewest crossings for one starting colour, in the compact form of `route.py`."""
    answer = solve_colour(castle, ghost, visitor, start, held)
    if answer.crossings == NONE:
        return []
    return WallWords(castle, codes, ghost, visitor, held, answer).found


# --- The easiest route to see ---------------------------------------------------------------------------------------


class Route:
    """A route in the cell form, with what makes it hard to see: crossings, then tokens, then steps."""

    def __init__(self, start: int, final: int, steps: list[str]) -> None:
        self.start, self.final, self.steps = start, final, steps
        self.passages = sum(step.startswith("P:") for step in steps)
        self.transformations = sum(step.startswith("T:") for step in steps)
        self.moves = len(steps) - self.passages - self.transformations
        self.crossings = 0

    @property
    def difficulty(self) -> tuple[int, int, int]:
        return self.crossings, self.passages + self.transformations, self.moves


CROSSING: Final = 1 << 24
TOKEN: Final = 1 << 12
STATES: Final = CELLS * COLOURS
FAR: Final = 1 << 60


def easiest(castle: Castle, codes: str, ghost: int, visitor: int, start: int, held: int = 0) -> list[Route]:
    """For each colour that the starting colour can end with, the route of the least difficulty; the easiest first."""
    if held >> start & 1:
        return []
    sides, room_cells = castle.sides, castle.room_cells
    goal = room_cells[visitor]
    cost = [FAR] * STATES
    came = [-1] * STATES
    first = start * CELLS + room_cells[ghost]
    cost[first] = 0
    heap = [first]
    found: list[Route] = []
    while heap:
        entry = heappop(heap)
        so_far, state = divmod(entry, STATES)
        if cost[state] < so_far:
            continue
        k, cell = divmod(state, CELLS)
        if cell == goal:
            found.append(_trace(castle, codes, start, state, came, so_far))
            continue
        for d in range(4):
            side = sides[d][cell]
            if side in (OPEN, k):
                price = so_far + 1 if side == OPEN else so_far + CROSSING + 1
                _offer(heap, cost, came, state, state + STEP[d], price)
        room = castle.room_at(cell)
        if room >= 0:
            if room in castle.passages:
                for exit_room in castle.passages:
                    _offer(heap, cost, came, state, k * CELLS + room_cells[exit_room], so_far + TOKEN)
            if room in castle.transformations:
                for other in range(COLOURS):
                    if held >> other & 1 == 0:
                        _offer(heap, cost, came, state, other * CELLS + cell, so_far + TOKEN)
    return found


def _offer(heap: list[int], cost: list[int], came: list[int], state: int, other: int, price: int) -> None:
    if price < cost[other]:
        cost[other] = price
        came[other] = state
        heappush(heap, price * STATES + other)


def _trace(castle: Castle, codes: str, start: int, state: int, came: list[int], cost: int) -> Route:
    """The steps that led to a state, read backwards."""
    steps: list[str] = []
    final = state // CELLS
    while came[state] >= 0:
        before = came[state]
        if before // CELLS != state // CELLS:
            steps.append(f"T:{codes[state // CELLS]}")
        elif state - before in STEP:  # rooms never touch, so this is no passage
            steps.append(COMPASS[STEP.index(state - before)])
        else:
            steps.append(passage_step(castle.room_at(state % CELLS)))
        state = before
    steps.reverse()
    route = Route(start, final, steps)
    route.crossings = cost // CROSSING
    return route
