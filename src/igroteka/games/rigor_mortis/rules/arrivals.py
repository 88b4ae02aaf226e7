"""What awaits a goblin on its new cell: Rigor Mortis, the desk or a teleport; and where it is carried then."""

from collections.abc import Sequence
from typing import Final

from igroteka.engine import PASS, Cause, EventKind, Option, Refusal, Rules, Value, ask, because, gather, move, tell
from igroteka.games.rigor_mortis.events import (
    BLAMED,
    BOOK_CLOSED,
    BOOK_TAKEN,
    CAUGHT,
    LOOK_DRAWN,
    NO_TELEPORT_LEFT,
    RELOCATED,
    SENT_TO_START,
    SHIELDED,
    STAYED,
    TELEPORTED,
    TELEPORTED_BY_TRAP,
    TELEPORTED_WITH_BOOK,
    TOKEN_BOOK,
    TOKEN_REVEALED,
    TOKENS_STACKED,
    TRAP_LOOK,
)
from igroteka.games.rigor_mortis.pieces import (
    BOOK_DECK,
    CELL_NUMBER,
    CELLS,
    CLOSED_BOOKS,
    GOATS,
    HIDE_TABLE,
    NO_BOOKS,
    NOWHERE,
    PLAYERS,
    TOKEN_DISCARD,
    TOKEN_STACK,
    Cell,
    Goat,
    Token,
    farthest,
)
from igroteka.games.rigor_mortis.questions import TimedKind
from igroteka.games.rigor_mortis.reading import a_teleport_is_free, out_of_play, who_places
from igroteka.games.rigor_mortis.refusals import NOT_ADJACENT, SHELF, START_TAKEN, TELEPORT_TAKEN
from igroteka.games.rigor_mortis.rules.ending import finished
from igroteka.games.rigor_mortis.rules.looks import draw_look
from igroteka.games.rigor_mortis.rules.shoving import Link
from igroteka.games.rigor_mortis.rules.sight import tell_cards, tell_cells
from igroteka.games.rigor_mortis.state import Table


def arrival(g: Table, seat: int) -> Rules[None] | None:
    """What awaits a goblin that has come to a cell by its own step or a shove: one thing at most, as a rule nothing."""
    cell = g.goblins[seat]
    if cell == g.rigor:
        return meeting(g, seat)
    if g.library.desk[cell]:
        return desk(g, seat)
    return teleport(g, seat) if g.library.teleport[cell] else None


def arrivals(g: Table, links: list[Link]) -> Rules[None]:
    """Of shoved goblins, from the one pushed last to the first."""
    for shoved, _, _ in reversed(links):
        event = arrival(g, shoved)
        if event is not None:
            yield from event


# --- places to be carried to ---------------------------------------------------------------------------------------


class Goal(TimedKind[Cell]):
    """Where a goblin is carried to; it may be somebody else who chooses."""

    def __init__(self, name: str, cites: str, owner: int, chooser: int) -> None:
        super().__init__(name, cites)
        self.owner: Final = owner
        self.chooser: Final = chooser

    def subject(self, g: Table, viewer: int | None) -> dict[str, Value]:
        return {"goblin": PLAYERS[self.owner].key, "own": int(self.owner == self.chooser)}


class Teleports(Goal):
    """A free teleport for a goblin."""

    def elsewhere(self, g: Table, seat: int, key: str) -> Refusal | None:
        if key not in CELL_NUMBER:
            return None
        return out_of_play(g, key, SHELF) or Refusal(self.cites, "no_teleport_cell")

    def expected(self, g: Table, seat: int) -> Sequence[Cell]:
        return g.library.teleports

    def forbids(self, g: Table, seat: int, option: Cell) -> Refusal | None:
        return None if g.at[option.n] < 0 and option.n != g.rigor else TELEPORT_TAKEN

    def default(self, g: Table, seat: int) -> str:
        return farthest(self.allowed(g, seat), g.rigor)


class Starts(Goal):
    """A free start cell for a goblin; if there is none, the next row towards the desk, and so on."""

    def elsewhere(self, g: Table, seat: int, key: str) -> Refusal | None:
        if key not in CELL_NUMBER:
            return None
        return out_of_play(g, key, SHELF) or Refusal(self.cites, "no_start_cell")

    def expected(self, g: Table, seat: int) -> Sequence[Cell]:
        cells: list[Cell] = []
        for row in g.library.rows:
            cells.extend(row)
            if any(g.free(cell.n) for cell in row):
                break
        return cells

    def forbids(self, g: Table, seat: int, option: Cell) -> Refusal | None:
        return None if g.free(option.n) else START_TAKEN

    def default(self, g: Table, seat: int) -> str:
        """Free cells lie in one row: the one nearest to the last column comes last."""
        return self.allowed(g, seat)[-1].key


TRANSFERS: Final = {"nothing": TELEPORTED, "book": TELEPORTED_WITH_BOOK, "look": TELEPORTED_BY_TRAP}
"""By the token's effect: how the transfer is told, and so which rule it follows."""


def to_teleport(g: Table, seat: int, told: EventKind) -> Rules[None]:
    """The question follows the same rule as what is told then."""
    chooser = who_places(g, seat)
    cell = yield from ask(g, chooser, Teleports("teleport", told.cites, seat, chooser))
    g.put(seat, cell.n)
    tell_cells(g, told, seat, (cell.key,))


def to_start(g: Table, seat: int, told: EventKind) -> Rules[None]:
    chooser = who_places(g, seat)
    cell = yield from ask(g, chooser, Starts("start", told.cites, seat, chooser))
    g.put(seat, cell.n)
    tell_cells(g, told, seat, (cell.key,))


# --- meeting the Dark Overlord -------------------------------------------------------------------------------------


class React(TimedKind[Option]):
    """Mirror Shield, or Scapegoat with the goblin that takes the blame, or neither."""

    def expected(self, g: Table, seat: int) -> Sequence[Option]:
        options: list[Option] = []
        shield = g.book_with(seat, "no_look")
        if shield is not None:
            options.append(shield)
        if g.book_with(seat, "pass_look") is not None:
            options.extend([GOATS[s] for s in range(g.seats) if s != seat])
        options.append(PASS)
        return options

    def forbids(self, g: Table, seat: int, option: Option) -> Refusal | None:
        if isinstance(option, Goat) and g.goblins[option.seat] not in g.library.near[g.goblins[seat]]:
            return NOT_ADJACENT
        return None

    def details(self, g: Table, seat: int, option: Option) -> dict[str, Value]:
        if isinstance(option, Goat) and not g.under[seat] & HIDE_TABLE:
            return {"looks": g.look_count(option.seat)}
        return look_to_come(g, seat, option)

    def default(self, g: Table, seat: int) -> str:
        return shield_if_last(g, seat)


class UseShield(TimedKind[Option]):
    """Mirror Shield, or not."""

    def expected(self, g: Table, seat: int) -> Sequence[Option]:
        shield = g.book_with(seat, "no_look")
        assert shield is not None
        return (shield, PASS)

    def details(self, g: Table, seat: int, option: Option) -> dict[str, Value]:
        return look_to_come(g, seat, option)

    def default(self, g: Table, seat: int) -> str:
        return shield_if_last(g, seat)


def look_to_come(g: Table, seat: int, option: Option) -> dict[str, Value]:
    """Who does not shield gets one look more."""
    return {"looks": g.look_count(seat) + 1} if option is PASS else {}


def shield_if_last(g: Table, seat: int) -> str:
    """Time uses Mirror Shield only against the look that would end the game."""
    shield = g.book_with(seat, "no_look")
    return shield.key if shield is not None and g.look_count(seat) == g.box.last_look - 1 else PASS.key


REACT: Final = React("react", "RM-159")
SHIELD: Final = UseShield("shield", "RM-158")


def meeting(g: Table, seat: int) -> Rules[None]:
    """The look comes first, then the goblin is carried to a teleport; no token is revealed."""
    if seat == g.active:
        g.goblin_locked = True
    tell_cells(g, CAUGHT, seat, (CELLS[g.goblins[seat]].key,))
    victim = yield from who_suffers(g, seat)
    if victim >= 0:
        yield from draw_look(g, victim, LOOK_DRAWN)
    if a_teleport_is_free(g):
        yield from to_teleport(g, seat, RELOCATED)
    else:
        yield from to_start(g, seat, NO_TELEPORT_LEFT)


def who_suffers(g: Table, seat: int) -> Rules[int]:
    """Who draws the look for a meeting, after the reactions; -1 for nobody."""
    if g.under[seat] & NO_BOOKS or g.book_with(seat, "pass_look") is None:
        return NOWHERE if (yield from shields(g, seat)) else seat
    answer = yield from ask(g, seat, REACT)
    if answer is PASS:
        return seat
    if not isinstance(answer, Goat):
        use_shield(g, seat)
        return NOWHERE
    book = g.book_with(seat, "pass_look")
    assert book is not None
    me = PLAYERS[seat]
    move(g, book, me.face_up, me.face_down)
    tell_cards(g, BLAMED, seat, (book,), (PLAYERS[answer.seat].key,))
    turned_away = yield from because(g, Cause(seat, book.key), shields(g, answer.seat))
    return NOWHERE if turned_away else answer.seat


def shields(g: Table, seat: int) -> Rules[bool]:
    """Whether a look about to be drawn is turned away."""
    if g.under[seat] & NO_BOOKS or g.book_with(seat, "no_look") is None:
        return False
    if (yield from ask(g, seat, SHIELD)) is PASS:
        return False
    use_shield(g, seat)
    return True


def use_shield(g: Table, seat: int) -> None:
    book = g.book_with(seat, "no_look")
    assert book is not None
    me = PLAYERS[seat]
    move(g, book, me.face_up, me.face_down)
    tell_cards(g, SHIELDED, seat, (book,))


# --- teleports -----------------------------------------------------------------------------------------------------


def teleport(g: Table, seat: int) -> Rules[None]:
    """The owner reveals a token: a transfer, and perhaps a book or a look. In one's own turn that ends the turn."""
    if seat == g.active:
        g.goblin_locked = True
        g.turn_over = True
    token = g.of(TOKEN_STACK)[-1]
    assert isinstance(token, Token)
    move(g, token, TOKEN_STACK, TOKEN_DISCARD)
    tell_cells(g, TOKEN_REVEALED, seat, (CELLS[g.goblins[seat]].key,), (token,))
    yield from because(g, Cause(NOWHERE, token.key), resolve_token(g, seat, token))
    if not g.of(TOKEN_STACK):
        gather(g, TOKEN_DISCARD, TOKEN_STACK)
        tell(g, TOKENS_STACKED, NOWHERE)


def resolve_token(g: Table, seat: int, token: Token) -> Rules[None]:
    """The transfer comes first, then what else the token does."""
    if a_teleport_is_free(g):
        yield from to_teleport(g, seat, TRANSFERS[token.effect])
    else:
        tell_cells(g, STAYED, seat, (CELLS[g.goblins[seat]].key,))
    if token.effect == "book":
        take_book(g, seat, TOKEN_BOOK)
    elif token.effect == "look" and not (yield from shields(g, seat)):
        yield from draw_look(g, seat, TRAP_LOOK)


# --- the desk ------------------------------------------------------------------------------------------------------


def desk(g: Table, seat: int) -> Rules[None]:
    """A book for the owner; then the goblin starts again at a start cell."""
    if seat == g.active:
        g.goblin_locked = True
    take_book(g, seat, BOOK_TAKEN)
    yield from to_start(g, seat, SENT_TO_START)


def take_book(g: Table, seat: int, told: EventKind) -> None:
    """The top book, face up unless an allergy forbids. The last one ends the game."""
    book = g.of(BOOK_DECK)[-1]
    me = PLAYERS[seat]
    closed = g.under[seat] & CLOSED_BOOKS
    move(g, book, BOOK_DECK, me.face_down if closed else me.face_up)
    tell_cards(g, BOOK_CLOSED if closed else told, seat, (book,))
    if not g.of(BOOK_DECK):
        raise finished(g, "last_book", "RM-101")
