"""The fields of the table by the glossary's names, for scenarios, texts and saves: rooms as `C3`, colours by name."""

from __future__ import annotations

from typing import Final

from igroteka.engine import Field, bad_position, fields_of
from igroteka.games.boo.board import COLOURS, ROOM_NAMES, ROOM_OF, TILES
from igroteka.games.boo.setup import build
from igroteka.games.boo.state import NOBODY, RESERVE, SAVED, Attempt, FinishedRound, Sealed, Showing, Table

NOWHERE: Final = ""


def room_name(room: int) -> str:
    return NOWHERE if room == NOBODY else ROOM_NAMES[room]


def room_named(name: str) -> int:
    if name != NOWHERE and name not in ROOM_OF:
        raise bad_position(f"{name!r} is no room: they are A1 to F6")
    return NOBODY if name == NOWHERE else ROOM_OF[name]


def seat_name(seat: int) -> str:
    return NOWHERE if seat == NOBODY else f"p{seat}"


def seat_named(g: Table, name: str | int) -> int:
    names = [seat_name(seat) for seat in range(g.seats)]
    if name == NOWHERE:
        return NOBODY
    if isinstance(name, int) and 0 <= name < g.seats:
        return name
    if name not in names:
        raise bad_position(f"{name!r} is no seat: they are {', '.join(names)}")
    return names.index(str(name))


def colour_name(g: Table, colour: int) -> str:
    return NOWHERE if colour == NOBODY else g.box.colours[colour].id


def colour_named(g: Table, name: str) -> int:
    ids = [colour.id for colour in g.box.colours]
    if name != NOWHERE and name not in ids:
        raise bad_position(f"{name!r} is no colour: they are {', '.join(ids)}")
    return NOBODY if name == NOWHERE else ids.index(name)


class LayoutField(Field[Table]):
    """The tiles by position; whoever changes them rebuilds the castle."""

    def put(self, g: Table, value: object) -> None:
        layout: list[int] = self.read(value)
        if sorted(layout) != list(range(1, TILES + 1)):
            raise bad_position(f"layout: {layout} is not each of the {TILES} tiles once (BO-018)")
        if layout != g.layout:
            g.layout = layout
            build(g)


class RoomField(Field[Table]):
    def get(self, g: Table) -> object:
        return room_name(getattr(g, self.attribute))

    def put(self, g: Table, value: object) -> None:
        setattr(g, self.attribute, room_named(self.read(value)))


class BacksField(Field[Table]):
    def get(self, g: Table) -> object:
        return [[ROOM_NAMES[room] for room in column] for column in g.backs]

    def put(self, g: Table, value: object) -> None:
        columns: list[list[str]] = self.read(value)
        if [len(column) for column in columns] != [len(column) for column in g.box.backs]:
            raise bad_position(
                f"backs: four lists, for the numbers 1 to 4, of {len(g.box.visitors)} rooms each (BO-011)"
            )
        g.backs = [[room_named(name) for name in column] for column in columns]


class WallsField(Field[Table]):
    """The wall tokens of each seat, by colour; all others are in the reserve."""

    def get(self, g: Table) -> object:
        ids = [colour.id for colour in g.box.colours]
        return [[ids[k] for k in range(COLOURS) if g.owners[k] == seat] for seat in range(g.seats)]

    def put(self, g: Table, value: object) -> None:
        ids = [colour.id for colour in g.box.colours]
        owners = [RESERVE] * COLOURS
        walls: list[list[str]] = self.read(value)
        if len(walls) != g.seats:
            raise bad_position(f"walls: {len(walls)} lists for {g.seats} seats")
        for seat, own in enumerate(walls):
            for id in own:
                if id not in ids or owners[ids.index(id)] != RESERVE:
                    raise bad_position(f"walls: {id} is no wall token, or is there twice (BO-006)")
                owners[ids.index(id)] = seat
        g.owners = owners


class SeatNameField(Field[Table]):
    """A seat as `p1`, or its number; `""` for nobody."""

    def get(self, g: Table) -> object:
        return seat_name(getattr(g, self.attribute))

    def put(self, g: Table, value: object) -> None:
        setattr(g, self.attribute, seat_named(g, self.read(value)))


class ColourField(Field[Table]):
    """A colour by its name; `""` for none."""

    def get(self, g: Table) -> object:
        return colour_name(g, getattr(g, self.attribute))

    def put(self, g: Table, value: object) -> None:
        setattr(g, self.attribute, colour_named(g, self.read(value)))


class HandsField(Field[Table]):
    """The seats with a raised hand."""

    def get(self, g: Table) -> object:
        return [seat_name(seat) for seat in range(g.seats) if g.has_hand_up(seat)]

    def put(self, g: Table, value: object) -> None:
        seats: list[str | int] = self.read(value)
        g.hands = sum(1 << seat for seat in {seat_named(g, name) for name in seats})


class ShowingField(Field[Table]):
    """When the show ends, the steps shown, when the next is due, steps taken back, the one that bumped."""

    def get(self, g: Table) -> object:
        s = g.showing
        return None if s is None else [s.until, s.steps, s.step_until, s.undos, s.bumped]

    def put(self, g: Table, value: object) -> None:
        fields: tuple[int, list[str], int, int, str] | None = self.read(value)
        g.showing = None if fields is None else Showing(*fields)


class SealedField(Field[Table]):
    """With stopwatches, of each seat: when it looked, when it called, the colour, the route while it is shown (as in
    `showing`), what came of it, the correct route."""

    def get(self, g: Table) -> object:
        return [self.plain(g, own) for own in g.sealed]

    def plain(self, g: Table, own: Sealed) -> list[object]:
        s = own.showing
        showing = None if s is None else [s.until, s.steps, s.step_until, s.undos, s.bumped]
        return [own.looked, own.called, colour_name(g, own.colour), showing, own.outcome, " ".join(own.steps)]

    def put(self, g: Table, value: object) -> None:
        rows: list[tuple[int, int, str, tuple[int, list[str], int, int, str] | None, str, str]] = self.read(value)
        sealed: list[Sealed] = []
        for looked, called, colour, shown, outcome, route in rows:
            showing = None if shown is None else Showing(shown[0], shown[1], shown[2], shown[3], shown[4])
            sealed.append(Sealed(looked, called, colour_named(g, colour), showing, outcome, route.split()))
        g.sealed = sealed


class AttemptField(Field[Table]):
    """Seat, announced colour, verdict, number of the first wrong step, route."""

    def get(self, g: Table) -> object:
        a = g.attempt
        return None if a is None else [seat_name(a.seat), colour_name(g, a.colour), a.verdict, a.wrong, a.route]

    def put(self, g: Table, value: object) -> None:
        fields: tuple[str, str, str, int, str] | None = self.read(value)
        g.attempt = None
        if fields is not None:
            seat, colour, verdict, wrong, route = fields
            g.attempt = Attempt(seat_named(g, seat), colour_named(g, colour), verdict, wrong, route)


class FinishedField(Field[Table]):
    """Visitor, ghost, room, how, caller, announced, final colour, route, owners of the wall tokens."""

    def get(self, g: Table) -> object:
        f = g.finished
        if f is None:
            return None
        where = [f.visitor, room_name(f.ghost), room_name(f.room), f.how]
        who = [seat_name(f.caller), colour_name(g, f.announced), colour_name(g, f.final), f.route]
        return [*where, *who, [seat_name(owner) for owner in f.owners]]

    def put(self, g: Table, value: object) -> None:
        fields: tuple[int, str, str, str, str, str, str, str, list[str]] | None = self.read(value)
        g.finished = None
        if fields is not None:
            visitor, ghost, room, how, caller, announced, final, route, owners = fields
            g.finished = FinishedRound(
                visitor,
                room_named(ghost),
                room_named(room),
                how,
                seat_named(g, caller),
                colour_named(g, announced),
                colour_named(g, final),
                route,
                [seat_named(g, owner) for owner in owners],
            )


class SeatsField(Field[Table]):
    """Seats as `p1`, or their numbers."""

    def get(self, g: Table) -> object:
        return [seat_name(seat) for seat in getattr(g, self.attribute)]

    def put(self, g: Table, value: object) -> None:
        seats: list[str | int] = self.read(value)
        setattr(g, self.attribute, sorted({seat_named(g, name) for name in seats}))


FIELDS: Final = fields_of(
    SAVED,
    LayoutField("layout", list[int]),
    BacksField("backs", list[list[str]], hidden=True),
    SeatNameField("first", str | int),
    RoomField("ghost", str),
    RoomField("room", str),
    WallsField("walls", list[list[str]], "owners"),
    HandsField("hands", list[str | int]),
    SeatNameField("caller", str | int),
    ColourField("announced", str),
    ShowingField("showing", tuple[int, list[str], int, int, str] | None),
    AttemptField("attempt", tuple[str, str, str, int, str] | None),
    FinishedField("finished", tuple[int, str, str, str, str, str, str, str, list[str]] | None),
    SeatsField("ready_seats", list[str | int]),
    SealedField(
        "sealed", list[tuple[int, int, str, tuple[int, list[str], int, int, str] | None, str, str]], hidden=True
    ),
)
