"""Routes: how they are written, and the judge who follows one step by step and names the first wrong step.

A route is a list of steps in one text: `N E S W` go to the neighbouring cell, `P:E5` takes a secret passage to that
room, `T:R` changes the colour, `X(4.2>4.3)` (compact form) walks to the first cell inside the open corridor and
crosses the wall to the second. Whatever is written is judged: a mistake is a wrong route, never an error.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from igroteka.games.boo.board import CELLS, COMPASS, OPEN, ROOM_NAMES, ROOM_OF, STEP, Castle

OK: Final = "ok"
HELD_COLOUR: Final = "held_colour"
WRONG_WALL: Final = "wrong_wall"
BAD_STEP: Final = "bad_step"
BAD_PASSAGE: Final = "bad_passage"
BAD_TRANSFORM: Final = "bad_transform"
NOT_THERE: Final = "not_there"
HESITATED: Final = "hesitated"
GAVE_UP: Final = "gave_up"
GIVE_UP: Final = "give_up"
"""Instead of a route: the caller cannot recall it (BO-081)."""


class Judgement:
    """What the judge says of a route. `wrong` is the number of the first wrong step, counted from 1; 0 if none is."""

    def __init__(self, verdict: str, wrong: int, followed: int, cell: int, colour: int, crossings: int) -> None:
        self.verdict, self.wrong = verdict, wrong
        self.followed = followed  # how many steps were walked before the visitor or the mistake
        self.cell = cell  # where the ghost would stand
        self.colour = colour  # in force there: the final colour of a correct route (BO-114), or the one that is closed
        self.crossings = crossings


class Walker:
    """A ghost in somebody's mind, following a route (BO-054: nothing moves on the table)."""

    def __init__(self, castle: Castle, codes: str, room: int, colour: int, held: int) -> None:
        self.castle, self.codes, self.held = castle, codes, held
        self.cell = castle.room_cells[room]
        self.colour = colour
        self.crossings = 0

    def follow(self, step: str) -> str:
        """Take one step; what is wrong with it, or OK."""
        if len(step) == 1 and step in COMPASS:
            return self.go(COMPASS.index(step))
        if step.startswith("P:"):
            return self.take_passage(step[2:])
        if step.startswith("T:"):
            return self.transform(step[2:])
        return self.cross(step)

    def go(self, d: int) -> str:
        """To a neighbouring cell, straight through what stands between (BO-051 to BO-053, BO-107)."""
        side = self.castle.sides[d][self.cell]
        if side != OPEN:
            if side > OPEN:
                return BAD_STEP
            if side != self.colour:
                return WRONG_WALL
            self.crossings += 1
        self.cell += STEP[d]
        return OK

    def take_passage(self, name: str) -> str:
        """To another room with a passage; the colour in force stays (BO-056, BO-133)."""
        passages = self.castle.passages
        here = self.castle.room_at(self.cell)
        if name not in ROOM_OF:
            return BAD_STEP
        room = ROOM_OF[name]
        if here not in passages or room not in passages or room == here:
            return BAD_PASSAGE
        self.cell = self.castle.room_cells[room]
        return OK

    def transform(self, code: str) -> str:
        """Another colour from this room on; a held one not even in passing (BO-059, BO-075, BO-136)."""
        if len(code) != 1 or code not in self.codes:
            return BAD_STEP
        if self.castle.room_at(self.cell) not in self.castle.transformations:
            return BAD_TRANSFORM
        self.colour = self.codes.index(code)
        return HELD_COLOUR if self.held >> self.colour & 1 else OK

    def cross(self, step: str) -> str:
        """The compact form: walk the open corridor to a wall and cross it. What is no step at all ends here too."""
        crossing = self.castle.crossing(step)
        if crossing is None or self.castle.area(self.cell) != self.castle.area(crossing[0]):
            return BAD_STEP
        self.cell = crossing[0]
        return self.go(crossing[1])


def judge(
    castle: Castle, codes: str, ghost: int, visitor: int, announced: int, held: int, steps: Sequence[str]
) -> Judgement:
    """Follow a route from the ghost's room. The first entry into the visitor's room ends it (BO-113, BO-130)."""
    walker = Walker(castle, codes, ghost, announced, held)
    if held >> announced & 1:
        return _judgement(walker, HELD_COLOUR, 0, 0)
    goal = castle.room_cells[visitor]
    followed = 0
    for step in steps:
        if walker.cell == goal:
            break
        verdict = walker.follow(step)
        if verdict != OK:
            return _judgement(walker, verdict, followed + 1, followed)
        followed += 1
    if walker.cell != goal:
        return _judgement(walker, NOT_THERE, followed, followed)
    return _judgement(walker, OK, 0, followed)


def _judgement(walker: Walker, verdict: str, wrong: int, followed: int) -> Judgement:
    return Judgement(verdict, wrong, followed, walker.cell, walker.colour, walker.crossings)


def steps_of(text: str) -> list[str]:
    """The steps of a written route."""
    return text.upper().split()


def in_cells(castle: Castle, ghost: int, steps: Sequence[str]) -> list[str]:
    """The canonical form of steps that can be walked: corridors of the compact form are filled in."""
    found: list[str] = []
    cell = castle.room_cells[ghost]
    for step in steps:
        crossing = castle.crossing(step)
        if crossing is not None:
            before, d = crossing
            found += [COMPASS[each] for each in walk_open(castle, cell, before)]
            found.append(COMPASS[d])
            cell = before + STEP[d]
        else:
            found.append(step)
            if step.startswith("P:"):
                cell = castle.room_cells[ROOM_OF[step[2:]]]
            elif step in COMPASS:
                cell += STEP[COMPASS.index(step)]
    return found


def walk_open(castle: Castle, a: int, b: int) -> list[int]:
    """The shortest walk between two cells of one area, as directions."""
    came = [-1] * CELLS
    came[a] = 4
    edge = [a]
    while came[b] < 0:
        further: list[int] = []
        for cell in edge:
            for d in range(4):
                if castle.sides[d][cell] == OPEN and came[cell + STEP[d]] < 0:
                    came[cell + STEP[d]] = d
                    further.append(cell + STEP[d])
        edge = further
    walk: list[int] = []
    while b != a:
        walk.append(came[b])
        b -= STEP[came[b]]
    walk.reverse()
    return walk


def passage_step(room: int) -> str:
    return f"P:{ROOM_NAMES[room]}"
