"""The fields of the table by the glossary's names: what positions, texts and saves hold of it."""

from collections.abc import Sequence
from typing import Final, TypeVar

from igroteka.engine import Field, bad_position, fields_of
from igroteka.games.rigor_mortis.pieces import CELL_NUMBER, CELLS, DEMANDS, NOWHERE, PLAYERS
from igroteka.games.rigor_mortis.state import SAVED, Duty, Table, Vote

T = TypeVar("T")

SeatSet = int | list[int | str]
"""Some seats: a list of them, or bits."""

DEMAND_OF: Final = {bit: name for name, bit in DEMANDS.items()}


def cell_name(cell: int) -> str:
    return CELLS[cell].key if cell >= 0 else ""


def cell_number(name: str) -> int:
    if name and name not in CELL_NUMBER:
        raise bad_position(f"{name!r} is no cell")
    return CELL_NUMBER[name] if name else NOWHERE


def demand_names(bits: int) -> list[str]:
    return [name for bit, name in DEMAND_OF.items() if bits & bit]


def demand_bits(g: Table, names: Sequence[str]) -> int:
    """Demands by their own names or by the looks that make them."""
    bits = 0
    for name in names:
        bit = DEMANDS.get(name, 0)
        for look in g.box.looks:
            if look.key == name:
                bit = look.bit
        if not bit:
            raise bad_position(f"{name!r} is neither a look nor the demand of one")
        bits |= bit
    return bits


def seat_name(seat: int) -> str:
    return PLAYERS[seat].key if seat >= 0 else ""


def seat_number(g: Table, value: int | str) -> int:
    """A seat by its name or number; '' and -1 for nobody."""
    seat = value if isinstance(value, int) else NOWHERE
    if isinstance(value, str) and value:
        seat = next((player.seat for player in PLAYERS if player.key == value), g.seats)
    if not NOWHERE <= seat < g.seats:
        raise bad_position(f"{value!r} is no seat of this table")
    return seat


def seat_names(bits: int) -> list[str]:
    return [player.key for player in PLAYERS if bits >> player.seat & 1]


def seat_bits(g: Table, value: SeatSet) -> int:
    if isinstance(value, int):
        return value & g.everybody
    bits = 0
    for each in value:
        bits |= 1 << player_at(g, each)
    return bits


def player_at(g: Table, value: int | str) -> int:
    seat = seat_number(g, value)
    if seat < 0:
        raise bad_position(f"{value!r} is no seat of this table")
    return seat


def by_seat(g: Table, name: str, values: list[T]) -> list[T]:
    if len(values) != g.seats:
        raise bad_position(f"{name}: {len(values)} values for {g.seats} seats")
    return values


class PlayerField(Field[Table]):
    """One seat by its name; '' for nobody, where that can be."""

    def __init__(self, name: str, optional: bool = False) -> None:
        super().__init__(name, int | str)
        self.optional = optional

    def get(self, g: Table) -> object:
        return seat_name(getattr(g, self.attribute))

    def put(self, g: Table, value: object) -> None:
        seat: int | str = self.read(value)
        setattr(g, self.attribute, seat_number(g, seat) if self.optional else player_at(g, seat))


class PlayersField(Field[Table]):
    """Some seats by their names."""

    def __init__(self, name: str) -> None:
        super().__init__(name, SeatSet)

    def get(self, g: Table) -> object:
        return seat_names(getattr(g, self.attribute))

    def put(self, g: Table, value: object) -> None:
        setattr(g, self.attribute, seat_bits(g, self.read(value)))


class CountsField(Field[Table]):
    """A number for each seat, never below 0."""

    def __init__(self, name: str) -> None:
        super().__init__(name, list[int])

    def put(self, g: Table, value: object) -> None:
        counts = by_seat(g, self.name, self.read(value))
        if any(count < 0 for count in counts):
            raise bad_position(f"{self.name}: {counts}, expected no number below 0")
        setattr(g, self.attribute, counts)


class ClampedField(Field[Table]):
    """By seat the clamped card of the hand: its key, or its place (the oldest is 0); '' or -1 for none."""

    def __init__(self) -> None:
        super().__init__("clamped", list[int | str], hidden=True)

    def get(self, g: Table) -> object:
        return g.clamped[:]

    def put(self, g: Table, value: object) -> None:
        cards: list[int | str] = by_seat(g, self.name, self.read(value))
        g.clamped = [clamped_place(g, seat, cards[seat]) for seat in range(g.seats)]


def clamped_place(g: Table, seat: int, card: int | str) -> int:
    keys = [each.key for each in g.hand(seat)]
    if isinstance(card, str):
        if card and card not in keys:
            raise bad_position(f"clamped: {seat_name(seat)} has no {card} in hand")
        return keys.index(card) if card else NOWHERE
    if not NOWHERE <= card < len(keys):
        raise bad_position(f"clamped: {seat_name(seat)} has {len(keys)} cards in hand, none at place {card}")
    return card


class CellField(Field[Table]):
    """One cell by its name."""

    def __init__(self, name: str) -> None:
        super().__init__(name, str)

    def get(self, g: Table) -> object:
        return cell_name(getattr(g, self.attribute))

    def put(self, g: Table, value: object) -> None:
        setattr(g, self.attribute, cell_number(self.read(value)))


class GoblinsField(Field[Table]):
    """The goblins' cells by seat, '' for one that is not on the board."""

    def __init__(self) -> None:
        super().__init__("goblins", list[str])

    def get(self, g: Table) -> object:
        return [cell_name(cell) for cell in g.goblins]

    def put(self, g: Table, value: object) -> None:
        cells: list[str] = by_seat(g, self.name, self.read(value))
        g.goblins = [cell_number(name) for name in cells]


class ColoursField(Field[Table]):
    """The goblins' colours by seat, '' before they are chosen."""

    def __init__(self) -> None:
        super().__init__("colours", list[str])

    def get(self, g: Table) -> object:
        return [g.box.colours[n].key if n >= 0 else "" for n in g.colours]

    def put(self, g: Table, value: object) -> None:
        known = [colour.key for colour in g.box.colours]
        names: list[str] = by_seat(g, self.name, self.read(value))
        for name in names:
            if name and name not in known:
                raise bad_position(f"{name!r} is no goblin of the box")
            if name and names.count(name) > 1:
                raise bad_position(f"two goblins are {name}")
        g.colours = [known.index(name) if name else NOWHERE for name in names]


class DemandsField(Field[Table]):
    """Demands of looks by their names."""

    def __init__(self, name: str) -> None:
        super().__init__(name, list[str])

    def get(self, g: Table) -> object:
        return demand_names(getattr(g, self.attribute))

    def put(self, g: Table, value: object) -> None:
        setattr(g, self.attribute, demand_bits(g, self.read(value)))


class DemandsBySeatField(Field[Table]):
    """The same for each seat."""

    def __init__(self, name: str) -> None:
        super().__init__(name, list[list[str]])

    def get(self, g: Table) -> object:
        return [demand_names(bits) for bits in getattr(g, self.attribute)]

    def put(self, g: Table, value: object) -> None:
        demands = [demand_bits(g, names) for names in self.read(value)]
        setattr(g, self.attribute, by_seat(g, self.name, demands))


class DutiesField(Field[Table]):
    """Open timed duties: seat, duty, when due, what is left of a stopped clock (-1 while it runs)."""

    def __init__(self) -> None:
        super().__init__("duties", list[tuple[int | str, str, int, int]])

    def get(self, g: Table) -> object:
        return [[seat_name(d.seat), DEMAND_OF[d.bit], d.due, d.left] for d in g.duties]

    def put(self, g: Table, value: object) -> None:
        g.duties = [
            Duty(player_at(g, seat), demand_bits(g, [name]), due, left) for seat, name, due, left in self.read(value)
        ]


class CreditField(Field[Table]):
    """What the word of each seat is worth, also less than nothing."""

    def __init__(self) -> None:
        super().__init__("credit", list[int])

    def put(self, g: Table, value: object) -> None:
        g.credit = by_seat(g, self.name, self.read(value))


class NoticedField(Field[Table]):
    """What bots have noticed: accuser, accused, demand."""

    def __init__(self) -> None:
        super().__init__("noticed", list[tuple[int | str, int | str, str]], hidden=True)

    def get(self, g: Table) -> object:
        return [[seat_name(accuser), seat_name(accused), DEMAND_OF[bit]] for accuser, accused, bit in g.noticed]

    def put(self, g: Table, value: object) -> None:
        g.noticed = [
            (player_at(g, accuser), player_at(g, accused), demand_bits(g, [name]))
            for accuser, accused, name in self.read(value)
        ]


class VoteField(Field[Table]):
    """The open vote, if any: accuser, accused, demand, when it ends, who voted guilty and who not guilty."""

    def __init__(self) -> None:
        super().__init__("vote", list[tuple[int | str, int | str, str, int, SeatSet, SeatSet]])

    def get(self, g: Table) -> object:
        v = g.vote
        if v is None:
            return []
        votes = (seat_names(v.guilty), seat_names(v.innocent))
        return [[seat_name(v.accuser), seat_name(v.accused), DEMAND_OF[v.bit], v.due, *votes]]

    def put(self, g: Table, value: object) -> None:
        g.vote = None
        for accuser, accused, name, due, guilty, innocent in self.read(value):
            g.vote = Vote(
                player_at(g, accuser), player_at(g, accused), demand_bits(g, [name]), due,
                seat_bits(g, guilty), seat_bits(g, innocent),
            )  # fmt: skip


FIELDS: Final = fields_of(
    SAVED,
    PlayerField("first"),
    PlayerField("active"),
    ColoursField(),
    GoblinsField(),
    CellField("rigor"),
    CountsField("blanks"),
    ClampedField(),
    PlayerField("powder", optional=True),
    DemandsField("done"),
    PlayerField("praised", optional=True),
    DemandsField("faulted"),
    DutiesField(),
    DemandsBySeatField("missed"),
    PlayersField("barred"),
    DemandsBySeatField("convicted"),
    CreditField(),
    NoticedField(),
    VoteField(),
)
