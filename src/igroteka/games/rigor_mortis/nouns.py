"""The table's nouns by the glossary's names: what positions, texts and saves hold of it."""

from typing import Final

from igroteka.engine import Noun
from igroteka.engine.nouns import bad
from igroteka.games.rigor_mortis.pieces import CELL_NUMBER, CELLS, DEMANDS, NOWHERE
from igroteka.games.rigor_mortis.state import Duty, Table, Vote

DEMAND_OF: Final = {bit: name for name, bit in DEMANDS.items()}


def cell_name(cell: int) -> str:
    return CELLS[cell].key if cell >= 0 else ""


def cell_number(name: str) -> int:
    if name and name not in CELL_NUMBER:
        raise bad(f"{name!r} is no cell")
    return CELL_NUMBER[name] if name else NOWHERE


def demand_names(bits: int) -> list[str]:
    return [name for bit, name in DEMAND_OF.items() if bits & bit]


def demand_bits(names: list[str]) -> int:
    bits = 0
    for name in names:
        if name not in DEMANDS:
            raise bad(f"{name!r} is no demand of a look")
        bits |= DEMANDS[name]
    return bits


class CellNoun(Noun[Table]):
    """One cell by its name."""

    def __init__(self, name: str) -> None:
        super().__init__(name, str)

    def get(self, g: Table) -> object:
        return cell_name(getattr(g, self.attribute))

    def put(self, g: Table, value: object) -> None:
        setattr(g, self.attribute, cell_number(self.read(value)))


class GoblinsNoun(Noun[Table]):
    """The goblins' cells by seat, '' for one that is not on the board."""

    def __init__(self) -> None:
        super().__init__("goblins", list[str])

    def get(self, g: Table) -> object:
        return [cell_name(cell) for cell in g.goblins]

    def put(self, g: Table, value: object) -> None:
        cells: list[str] = self.read(value)
        if len(cells) != g.seats:
            raise bad(f"goblins: {len(cells)} cells for {g.seats} seats")
        g.goblins = [cell_number(name) for name in cells]


class ColoursNoun(Noun[Table]):
    """The goblins' colours by seat, '' before they are chosen."""

    def __init__(self) -> None:
        super().__init__("colours", list[str])

    def get(self, g: Table) -> object:
        return [g.box.colours[n].key if n >= 0 else "" for n in g.colours]

    def put(self, g: Table, value: object) -> None:
        known = [colour.key for colour in g.box.colours]
        names: list[str] = self.read(value)
        for name in names:
            if name and name not in known:
                raise bad(f"{name!r} is no goblin of the box")
        g.colours = [known.index(name) if name else NOWHERE for name in names]


class DemandsNoun(Noun[Table]):
    """Demands of looks by their names."""

    def __init__(self, name: str) -> None:
        super().__init__(name, list[str])

    def get(self, g: Table) -> object:
        return demand_names(getattr(g, self.attribute))

    def put(self, g: Table, value: object) -> None:
        setattr(g, self.attribute, demand_bits(self.read(value)))


class SeatDemandsNoun(Noun[Table]):
    """The same for each seat."""

    def __init__(self, name: str) -> None:
        super().__init__(name, list[list[str]])

    def get(self, g: Table) -> object:
        return [demand_names(bits) for bits in getattr(g, self.attribute)]

    def put(self, g: Table, value: object) -> None:
        setattr(g, self.attribute, [demand_bits(names) for names in self.read(value)])


class DutiesNoun(Noun[Table]):
    """Open timed duties: seat, demand, when due, what is left of a stopped clock."""

    def __init__(self) -> None:
        super().__init__("duties", list[tuple[int, str, int, int]])

    def get(self, g: Table) -> object:
        return [[d.seat, DEMAND_OF[d.bit], d.due, d.left] for d in g.duties]

    def put(self, g: Table, value: object) -> None:
        g.duties = [Duty(seat, demand_bits([name]), due, left) for seat, name, due, left in self.read(value)]


class NoticedNoun(Noun[Table]):
    """What bots have noticed: accuser, accused, demand."""

    def __init__(self) -> None:
        super().__init__("noticed", list[tuple[int, int, str]])

    def get(self, g: Table) -> object:
        return [[accuser, accused, DEMAND_OF[bit]] for accuser, accused, bit in g.noticed]

    def put(self, g: Table, value: object) -> None:
        g.noticed = [(accuser, accused, demand_bits([name])) for accuser, accused, name in self.read(value)]


class VoteNoun(Noun[Table]):
    """The open vote: accuser, accused, demand, when it ends, who voted guilty and not guilty (as bits)."""

    def __init__(self) -> None:
        super().__init__("vote", list[tuple[int, int, str, int, int, int]])

    def get(self, g: Table) -> object:
        v = g.vote
        return [] if v is None else [[v.accuser, v.accused, DEMAND_OF[v.bit], v.due, v.guilty, v.innocent]]

    def put(self, g: Table, value: object) -> None:
        g.vote = None
        for accuser, accused, name, due, guilty, innocent in self.read(value):
            g.vote = Vote(accuser, accused, demand_bits([name]), due, guilty, innocent)


NOUNS: Final[tuple[Noun[Table], ...]] = (
    Noun("first", int),
    Noun("active", int),
    Noun("turn", int),
    ColoursNoun(),
    GoblinsNoun(),
    CellNoun("rigor"),
    Noun("blanks", list[int]),
    Noun("clamped", list[int]),
    Noun("goblin_locked", bool),
    Noun("turn_over", bool),
    Noun("orbs", bool),
    Noun("powder", int),
    DemandsNoun("done"),
    Noun("praised", int),
    DemandsNoun("faulted"),
    DutiesNoun(),
    SeatDemandsNoun("missed"),
    Noun("barred", int),
    SeatDemandsNoun("convicted"),
    NoticedNoun(),
    VoteNoun(),
)
