"""Steps by symbols, of goblins and of Rigor Mortis, one or two with a card."""

from collections.abc import Sequence
from typing import Final

from igroteka.engine import Cause, EventKind, Option, Refusal, Rules, Value, ask, because, tell
from igroteka.games.rigor_mortis.events import PLAYED, RIGOR_STEPPED, STEPPED, TRANSPORTED
from igroteka.games.rigor_mortis.pieces import (
    CELL_NUMBER,
    CELLS,
    MOVEMENT_DISCARD,
    NOWHERE,
    ONE_STEP,
    ORB,
    PRINTED_ORDER,
    RIGOR,
    SALUTE,
    STAY,
    STOP,
    STRAIGHT_ON,
    SYMBOLS,
    Cell,
    MovementCard,
    farthest,
)
from igroteka.games.rigor_mortis.questions import TimedKind
from igroteka.games.rigor_mortis.reading import (
    a_teleport_is_free,
    first_symbols,
    out_of_play,
    second_symbols,
    stands_in_the_way,
)
from igroteka.games.rigor_mortis.refusals import (
    BEHIND,
    FAR_STEP,
    GOBLIN_NEAR,
    KNEES,
    LEFT_FIRST,
    MUST_STEP,
    NOT_FREE,
    RIGOR_SHELF,
    SECOND_SYMBOL,
    SHELF,
    SYMBOL,
)
from igroteka.games.rigor_mortis.rules import policing
from igroteka.games.rigor_mortis.rules.arrivals import arrival, arrivals, meeting
from igroteka.games.rigor_mortis.rules.hands import leave_hand
from igroteka.games.rigor_mortis.rules.looks import punish
from igroteka.games.rigor_mortis.rules.prospects import of_goblin, of_rigor
from igroteka.games.rigor_mortis.rules.shoving import Link, carry_out, shove_chain
from igroteka.games.rigor_mortis.rules.sight import seen_cell, tell_cells
from igroteka.games.rigor_mortis.state import Table

# --- which steps there are -----------------------------------------------------------------------------------------


class Step(TimedKind[Option]):
    """A neighbouring cell for the figure that moves."""

    def __init__(self, name: str, cites: str, figure: int, origin: int, reach: int, start: int = NOWHERE) -> None:
        super().__init__(name, cites)
        self.figure: Final = figure
        """A seat, or Rigor."""
        self.origin: Final = origin
        """The cell on which it stands."""
        self.reach: Final = reach
        """The symbols that the step may use, as bits."""
        self.start: Final = start
        """Where the first step of its card began; nowhere before it."""

    def subject(self, g: Table, viewer: int | None) -> dict[str, Value]:
        """The way so far; for who moves the figure also the symbols that still serve: `scroll potion`."""
        cells = {"start": self.start, "origin": self.origin}
        way: dict[str, Value] = {name: self.seen(g, viewer, cell) for name, cell in cells.items() if cell >= 0}
        if viewer == g.active:
            way["fits"] = symbol_names(self.reach)
        return way

    def seen(self, g: Table, viewer: int | None, cell: int) -> str:
        return CELLS[cell].key if self.figure == RIGOR else seen_cell(g, viewer, cell)

    def elsewhere(self, g: Table, seat: int, key: str) -> Refusal | None:
        if key == STOP.key:
            return MUST_STEP
        return FAR_STEP if key in CELL_NUMBER else None

    def expected(self, g: Table, seat: int) -> Sequence[Option]:
        return g.library.rings[self.origin]

    def forbids(self, g: Table, seat: int, option: Option) -> Refusal | None:
        assert isinstance(option, Cell)
        cell, library = option.n, g.library
        if not library.floor[cell] & self.reach:
            if library.shelf[cell]:
                return RIGOR_SHELF if self.figure == RIGOR else SHELF
            if not library.playable[cell]:
                return BEHIND
            if g.under[seat] & PRINTED_ORDER:
                return LEFT_FIRST
            return SYMBOL if self.start < 0 else SECOND_SYMBOL
        if self.figure != RIGOR and g.at[cell] >= 0:
            return stands_in_the_way(g, seat, self.origin, cell)
        return None

    def details(self, g: Table, seat: int, option: Option) -> dict[str, Value]:
        if not isinstance(option, Cell):
            return {}
        if self.figure == RIGOR:
            return of_rigor(g, seat, option.n)
        return of_goblin(g, seat, self.figure, option.n, g.at[option.n])

    def allowed(self, g: Table, seat: int) -> list[Option]:
        """From the library's table of steps: this is asked more often than anything else."""
        origin, rigor = self.origin, self.figure == RIGOR
        return [
            cell
            for cell in g.library.fits[self.reach][origin]
            if g.at[cell.n] < 0 or rigor or stands_in_the_way(g, seat, origin, cell.n) is None
        ]

    def default(self, g: Table, seat: int) -> str:
        """As far as possible from Rigor; Rigor as far as possible from one's own goblin."""
        away = g.goblins[seat] if self.figure == RIGOR else g.rigor
        return farthest([option for option in self.allowed(g, seat) if isinstance(option, Cell)], away)


class SecondStep(Step):
    """Another step, or a halt."""

    def expected(self, g: Table, seat: int) -> Sequence[Option]:
        return (*g.library.rings[self.origin], STOP)

    def forbids(self, g: Table, seat: int, option: Option) -> Refusal | None:
        if not isinstance(option, Cell):
            return None
        return super().forbids(g, seat, option) or self.bent_knees(g, seat, option.n)

    def allowed(self, g: Table, seat: int) -> list[Option]:
        cells = super().allowed(g, seat)
        if g.under[seat] & STRAIGHT_ON:
            cells = [cell for cell in cells if isinstance(cell, Cell) and self.bent_knees(g, seat, cell.n) is None]
        cells.append(STOP)
        return cells

    def bent_knees(self, g: Table, seat: int, cell: int) -> Refusal | None:
        """Stiff Knees: the goblin's second step goes on in the direction of the first."""
        if self.figure == RIGOR or not g.under[seat] & STRAIGHT_ON:
            return None
        return None if cell - self.origin == self.origin - self.start else KNEES

    def default(self, g: Table, seat: int) -> str:
        return STOP.key


def symbol_names(symbols: int) -> str:
    """Symbols given as bits; if all of them serve, that is an orb."""
    if symbols == ORB:
        return "orb"
    return " ".join([name for name, bit in SYMBOLS.items() if bit & symbols == bit])


def first_step(figure: int, origin: int, reach: int, cites: str = "") -> Step:
    """By a card; a book's step has the rule of the book."""
    if figure == RIGOR:
        return Step("rigor_step", cites or "RM-042", figure, origin, reach)
    return Step("goblin_step", cites or "RM-038", figure, origin, reach)


def second_step(figure: int, origin: int, reach: int, start: int) -> SecondStep:
    if figure == RIGOR:
        return SecondStep("rigor_second", "RM-041", figure, origin, reach, start)
    return SecondStep("goblin_second", "RM-041", figure, origin, reach, start)


# --- playing a card ------------------------------------------------------------------------------------------------


def play_card(g: Table, seat: int, card: MovementCard) -> Rules[None]:
    """A movement card goes to the discard pile and moves its figure, one cell or two."""
    leave_hand(g, seat, card, MOVEMENT_DISCARD)
    tell(g, PLAYED, seat, (), (card,))
    if g.policed:
        policing.before_playing(g, seat, card.rigor)
    yield from because(
        g, Cause(seat, card.key), move_rigor(g, seat, card) if card.rigor else move_goblin(g, seat, card)
    )
    if card.rigor and g.policed & SALUTE:
        salutes(g)
    if g.waiting:
        yield from punish(g)


def salutes(g: Table) -> None:
    """Rigor has been moved by a card: whoever must, salutes."""
    for i in range(g.seats):
        seat = (g.active + i) % g.seats
        if g.under[seat] & SALUTE:
            policing.fall_due(g, seat, SALUTE)


def move_goblin(g: Table, seat: int, card: MovementCard) -> Rules[None]:
    start = g.goblins[seat]
    cell = yield from ask(g, seat, first_step(seat, start, first_symbols(g, seat, card)))
    assert isinstance(cell, Cell)
    yield from goblin_step(g, seat, cell)
    if g.goblin_locked or g.under[seat] & ONE_STEP:
        return
    symbols = second_symbols(g, seat, card, cell.n)
    again = yield from ask(g, seat, second_step(seat, cell.n, symbols, start))
    if isinstance(again, Cell):
        yield from goblin_step(g, seat, again)


def goblin_step(g: Table, seat: int, cell: Cell, told: EventKind = STEPPED) -> Rules[None]:
    """Onto a neighbouring cell; who stands there is shoved. Arrivals from the goblin pushed last to the mover."""
    origin = g.goblins[seat]
    links: list[Link] = []
    if g.at[cell.n] >= 0:
        links = yield from shove_chain(g, seat, (cell.n,), origin, origin)
    g.at[origin] = NOWHERE
    g.goblins[seat] = cell.n
    tell_cells(g, told, seat, (CELLS[origin].key, cell.key))
    carry_out(g, links)
    g.at[cell.n] = seat
    if links:
        yield from arrivals(g, links)
    event = arrival(g, seat)
    if event is not None:
        yield from event


# --- Rigor Mortis --------------------------------------------------------------------------------------------------


def move_rigor(g: Table, seat: int, card: MovementCard) -> Rules[None]:
    start = g.rigor
    cell = yield from ask(g, seat, first_step(RIGOR, start, first_symbols(g, seat, card)))
    assert isinstance(cell, Cell)
    if (yield from rigor_step(g, seat, cell)):
        return
    symbols = second_symbols(g, seat, card, cell.n)
    again = yield from ask(g, seat, second_step(RIGOR, cell.n, symbols, start))
    if isinstance(again, Cell):
        yield from rigor_step(g, seat, again)


def rigor_step(g: Table, seat: int, cell: Cell, told: EventKind = RIGOR_STEPPED) -> Rules[bool]:
    """Whom Rigor finds there he catches; on a teleport he may be transported. True if that ends his move."""
    origin, g.rigor = g.rigor, cell.n
    tell(g, told, seat, (CELLS[origin].key, cell.key))
    caught = g.at[cell.n]
    if caught >= 0:
        yield from meeting(g, caught)
    if not g.library.teleport[cell.n] or not a_teleport_is_free(g):
        return False
    target = yield from ask(g, seat, TRANSPORT)
    if not isinstance(target, Cell):
        return False
    g.rigor = target.n
    tell(g, TRANSPORTED, seat, (target.key,))
    return True


class Transport(TimedKind[Option]):
    """A free cell without a goblin next to it, or Rigor stays."""

    def elsewhere(self, g: Table, seat: int, key: str) -> Refusal | None:
        return out_of_play(g, key, RIGOR_SHELF)

    def expected(self, g: Table, seat: int) -> Sequence[Option]:
        return (*g.library.open_cells, STAY)

    def forbids(self, g: Table, seat: int, option: Option) -> Refusal | None:
        if not isinstance(option, Cell):
            return None
        if g.at[option.n] >= 0 or option.n == g.rigor:
            return NOT_FREE
        for n in g.library.near[option.n]:
            if g.at[n] >= 0:
                return GOBLIN_NEAR
        return None

    def default(self, g: Table, seat: int) -> str:
        return STAY.key


TRANSPORT: Final = Transport("transport", "RM-081")
