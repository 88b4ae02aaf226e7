"""The fields of the table by the glossary's names, for scenarios, texts and saves: rooms as `C3`, colours by name."""

from __future__ import annotations

from typing import Final

from igroteka.engine import Noun
from igroteka.engine.nouns import bad
from igroteka.games.boo.castle import COLOURS, ROOM_NAMES, ROOM_OF, TILES
from igroteka.games.boo.setup import build
from igroteka.games.boo.state import NOBODY, RESERVE, Attempt, Finished, Table

NOWHERE: Final = ""


def room_name(room: int) -> str:
    return NOWHERE if room == NOBODY else ROOM_NAMES[room]


def room_named(name: str) -> int:
    if name != NOWHERE and name not in ROOM_OF:
        raise bad(f"{name!r} is no room: they are A1 to F6")
    return NOBODY if name == NOWHERE else ROOM_OF[name]


class LayoutNoun(Noun[Table]):
    """The tiles by position; whoever changes them rebuilds the castle."""

    def put(self, g: Table, value: object) -> None:
        layout: list[int] = self.read(value)
        if sorted(layout) != list(range(1, TILES + 1)):
            raise bad(f"layout: {layout} is not each of the {TILES} tiles once (BO-018)")
        if layout != g.layout:
            g.layout = layout
            build(g)


class RoomNoun(Noun[Table]):
    def get(self, g: Table) -> object:
        return room_name(getattr(g, self.attribute))

    def put(self, g: Table, value: object) -> None:
        setattr(g, self.attribute, room_named(self.read(value)))


class BacksNoun(Noun[Table]):
    def get(self, g: Table) -> object:
        return [[ROOM_NAMES[room] for room in column] for column in g.backs]

    def put(self, g: Table, value: object) -> None:
        g.backs = [[room_named(name) for name in column] for column in self.read(value)]


class WallsNoun(Noun[Table]):
    """The wall tokens of each seat, by colour; all others are in the reserve."""

    def get(self, g: Table) -> object:
        ids = [colour.id for colour in g.box.colours]
        return [[ids[k] for k in range(COLOURS) if g.owners[k] == seat] for seat in range(g.seats)]

    def put(self, g: Table, value: object) -> None:
        ids = [colour.id for colour in g.box.colours]
        owners = [RESERVE] * COLOURS
        walls: list[list[str]] = self.read(value)
        if len(walls) != g.seats:
            raise bad(f"walls: {len(walls)} lists for {g.seats} seats")
        for seat, own in enumerate(walls):
            for id in own:
                if id not in ids or owners[ids.index(id)] != RESERVE:
                    raise bad(f"walls: {id} is no wall token, or is there twice (BO-006)")
                owners[ids.index(id)] = seat
        g.owners = owners


class HandsNoun(Noun[Table]):
    """The seats with a raised hand."""

    def get(self, g: Table) -> object:
        return [seat for seat in range(g.seats) if g.has_hand_up(seat)]

    def put(self, g: Table, value: object) -> None:
        seats: list[int] = self.read(value)
        g.hands = sum(1 << seat for seat in set(seats) if 0 <= seat < g.seats)


class AttemptNoun(Noun[Table]):
    def get(self, g: Table) -> object:
        a = g.attempt
        return None if a is None else [a.seat, a.colour, a.verdict, a.wrong, a.route]

    def put(self, g: Table, value: object) -> None:
        fields = self.read(value)
        g.attempt = Attempt(*fields) if fields else None


class FinishedNoun(Noun[Table]):
    def get(self, g: Table) -> object:
        f = g.finished
        if f is None:
            return None
        return [f.visitor, f.ghost, f.room, f.how, f.caller, f.announced, f.final, f.route, f.owners]

    def put(self, g: Table, value: object) -> None:
        fields = self.read(value)
        g.finished = Finished(*fields) if fields else None


NOUNS: Final[tuple[Noun[Table], ...]] = (
    LayoutNoun("layout", list[int]),
    BacksNoun("backs", list[list[str]]),
    Noun("number", int),
    Noun("first", int),
    RoomNoun("ghost", str),
    Noun("stack", list[int]),
    Noun("visitor", int),
    RoomNoun("room", str),
    WallsNoun("walls", list[list[str]]),
    Noun("visitors", list[list[int]]),
    Noun("discarded", list[int]),
    HandsNoun("hands", list[int]),
    Noun("caller", int),
    Noun("announced", int),
    Noun("wrong_calls", list[int]),
    Noun("locked_until", list[int]),
    Noun("search_began", int),
    Noun("searched", int),
    Noun("nobody_can_told", bool),
    AttemptNoun("attempt", tuple[int, int, str, int, str] | None),
    FinishedNoun("finished", tuple[int, int, int, str, int, int, int, str, list[int]] | None),
)
