"""What a seat sees beyond its zones, and what a look keeps from its eyes."""

from functools import lru_cache
from typing import Final

import msgspec
from msgspec import UNSET, UnsetType

from igroteka import engine
from igroteka.engine import UNKNOWN, Shown
from igroteka.games.rigor_mortis.board import Library
from igroteka.games.rigor_mortis.content.box import Box
from igroteka.games.rigor_mortis.pieces import (
    CELLS,
    CHAT,
    CLAMP,
    COMPLIMENT,
    FORBIDDEN_WORDS,
    HIDE_FLOOR,
    HIDE_TABLE,
    PLAYERS,
    POLICED,
    SLOW,
    SYMBOLS,
    THIRD_PERSON,
    TOKEN_DISCARD,
    VOICE,
    Look,
)
from igroteka.games.rigor_mortis.questions import turn_clock
from igroteka.games.rigor_mortis.rules import policing
from igroteka.games.rigor_mortis.rules.sight import is_blurred, is_far, is_hidden
from igroteka.games.rigor_mortis.state import AUTO, CALLOUT, Table

SYMBOL_OF: Final = {bit: name for name, bit in SYMBOLS.items()}


class DemandView(msgspec.Struct, frozen=True):
    """What a look asks of its holder's screen: mask, clamp, button, chat, clock; and whether it is open now."""

    look: str
    enforcement: str
    do: str
    number: int | UnsetType = UNSET
    judged_by: str | UnsetType = UNSET
    """`auto`, `callout`, `vote` or `nobody`, for what can be broken."""
    open: bool | UnsetType = UNSET
    """Whether a duty can be done now; if not, `why` has the reason and the rule."""
    why: list[str] | UnsetType = UNSET
    words: list[str] | UnsetType = UNSET
    """What no line of chat may hold."""
    begin: list[str] | UnsetType = UNSET
    """What every line of chat begins with, one of them."""
    names: list[str] | UnsetType = UNSET
    """Whom one may praise, to be shown in any order."""
    shuffle: bool | UnsetType = UNSET
    budget: float | UnsetType = UNSET
    """The part of the turn's clock that is left."""


class DutyView(msgspec.Struct, frozen=True):
    """A timed duty: due at a time in live play, else at the end of the turn of that number."""

    duty: str
    due: int
    stopped: bool


class VoteView(msgspec.Struct, frozen=True):
    accuser: str
    accused: str
    look: str
    due: int
    guilty: list[str]
    not_guilty: list[str]


class BookView(msgspec.Struct, frozen=True):
    """When a book may be used, and its magic symbols."""

    timing: str
    magic: int


class TableView(engine.TableView, frozen=True):
    """`goblins`, `colours`, `blanks`, `looks`, `hand_sizes` and `hand_limits` are by seat; null is what the viewer
    cannot see."""

    layout: str
    floor: dict[str, str]
    """By cell: its symbol, or `unknown`."""
    rows: int
    """How many rows of the grid are in use."""
    shelves: list[str]
    shelf_pieces: list[list[str]]
    """The bookshelves, each with the cells it stands on."""
    skull: str
    desk: list[str]
    teleports: list[str]
    start_cells: list[str]
    rigor: str
    shadow: list[str]
    """The cells next to Rigor Mortis."""
    goblins: list[str | None]
    colours: list[str | None]
    first: str
    active: str
    turn: int
    goblin_locked: bool
    """The active player's goblin moves no more this turn."""
    turn_over: bool
    orbs: bool
    """Every symbol played this turn is an orb."""
    powder: str | None
    """Whose Sleeping Powder keeps Rigor asleep."""
    blanks: list[int | None]
    looks: list[int | None]
    categories: dict[str, str]
    """Of every look of the box."""
    breakable: list[str]
    """The looks whose demand can be broken, and so be called out."""
    last_look: int
    """The look that ends the game: the fourth."""
    books: dict[str, BookView]
    """Of every title of the box."""
    hand_sizes: list[int | None]
    hand_limits: list[int | None]
    tokens_left: dict[str, int] | None
    hand: list[str]
    """The viewer's own, oldest card first."""
    clamped: int | None
    """The place in it of the card that Stiff Arm holds."""
    policing: str
    demands: list[DemandView]
    barred: bool
    """The viewer may accuse nobody now."""
    duties: list[DutyView]
    vote: VoteView | None
    turn_seconds: int


def under(g: Table, seat: int | None) -> int:
    return 0 if seat is None else g.under[seat]


# --- What never changes in a match is made once. Nobody writes into it ---


@lru_cache(64)
def printed_floor(library: Library) -> dict[str, str]:
    return {cell.key: SYMBOL_OF[library.floor[cell.n]] for cell in library.open_cells}


@lru_cache(64)
def shelf_pieces(library: Library) -> list[list[str]]:
    return [[cell.key for cell in piece] for piece in library.shelves]


@lru_cache(64)
def shelves(library: Library) -> list[str]:
    return [cell.key for cell in CELLS if library.shelf[cell.n]]


@lru_cache(64)
def desk(library: Library) -> list[str]:
    return [cell.key for cell in CELLS if library.desk[cell.n]]


@lru_cache(64)
def categories(box: Box) -> dict[str, str]:
    return {look.key: look.category for look in box.looks}


@lru_cache(64)
def breakable(box: Box) -> list[str]:
    return [look.key for look in box.looks if look.bit & POLICED]


@lru_cache(64)
def books(box: Box) -> dict[str, BookView]:
    return {book.key: BookView(book.timing, book.magic) for book in box.books}


# --- What changes ---


def floor(g: Table, seat: int | None) -> dict[str, str]:
    """The symbols of the cells in play; far ones are unknown under Short Sight."""
    symbols = printed_floor(g.library)
    if under(g, seat) & HIDE_FLOOR:
        symbols = symbols.copy()
        for cell in g.library.open_cells:
            if is_blurred(g, seat, cell.n):
                symbols[cell.key] = UNKNOWN
    return symbols


def goblins(g: Table, seat: int | None) -> list[str | None]:
    """Where the goblins stand; far ones are not sent under Misty Eyes."""
    return [CELLS[cell].key if cell >= 0 and not is_far(g, seat, cell) else None for cell in g.goblins]


def blanks(g: Table, seat: int | None) -> list[int | None]:
    return [None if is_hidden(g, seat, s) else g.blanks[s] for s in range(g.seats)]


def looks(g: Table, seat: int | None) -> list[int | None]:
    return [None if is_hidden(g, seat, s) else g.look_count(s) for s in range(g.seats)]


def hand_sizes(g: Table, seat: int | None) -> list[int | None]:
    return [None if is_hidden(g, seat, s) else len(g.hand(s)) for s in range(g.seats)]


def hand_limits(g: Table, seat: int | None) -> list[int | None]:
    return [None if is_hidden(g, seat, s) else g.hand_size(s) for s in range(g.seats)]


def hand(g: Table, seat: int | None) -> list[str]:
    return [] if seat is None else [card.key for card in g.hand(seat)]


def barred(g: Table, seat: int | None) -> bool:
    return seat is not None and g.barred >> seat & 1 == 1


def tokens_left(g: Table, seat: int | None) -> dict[str, int] | None:
    """What the stack of tokens still holds, as anybody can count; not under Heavy Chin."""
    if under(g, seat) & HIDE_TABLE:
        return None
    left: dict[str, int] = {}
    for token in g.box.tokens:
        left[token.key] = left.get(token.key, 0) + 1
    for used in g.of(TOKEN_DISCARD):
        left[used.key] -= 1
    return left


def clamped(g: Table, seat: int | None) -> int | None:
    """The place in the viewer's hand of the card that Stiff Arm holds."""
    if seat is None or not g.under[seat] & CLAMP or g.clamped[seat] < 0:
        return None
    return g.clamped[seat]


def demands(g: Table, seat: int | None) -> list[DemandView]:
    """What each look asks of its holder."""
    return [] if seat is None else [demand(g, seat, look) for look in g.looks(seat)]


def demand(g: Table, seat: int, look: Look) -> DemandView:
    """A button or a rule of the chat only where the rules see to the demand; who is praised is chosen at any table."""
    bit, judge = look.bit, judged_by(g, seat, look.bit) if look.bit & POLICED else UNSET
    judged = judge in (AUTO, CALLOUT)
    button = judged and not bit & CHAT
    refusal = policing.no_duty(g, seat, bit) if button else None
    return DemandView(
        look=look.key,
        enforcement=look.enforcement,
        do=look.effect,
        number=look.amount or UNSET,
        judged_by=judge,
        open=refusal is None if button else UNSET,
        why=UNSET if refusal is None else [refusal.reason, refusal.rule],
        words=[f"{word}…" for word in g.box.words] if judged and bit == FORBIDDEN_WORDS else UNSET,
        begin=beginnings(g, seat) if judged and bit == THIRD_PERSON else UNSET,
        names=[PLAYERS[s].key for s in range(g.seats) if s != seat] if bit == COMPLIMENT else UNSET,
        shuffle=True if bit == COMPLIMENT else UNSET,
        budget=0.5 if bit == SLOW else UNSET,
    )


def beginnings(g: Table, seat: int) -> list[str]:
    """What a line of chat must begin with, as its author reads it: the dots are what follows."""
    return [f"{word} …" for word in g.box.goblins[g.colours[seat]].words]


def judged_by(g: Table, seat: int, bit: int) -> str:
    if not policing.excused(g, seat, bit):
        return policing.mode(g)
    return "vote" if bit & VOICE and policing.voiced(g, seat) else "nobody"


def duties(g: Table, seat: int | None) -> list[DutyView]:
    """The seat's own timed duties that are still to be done."""
    return [DutyView(policing.DUTY_OF[d.bit].key, d.due, d.left >= 0) for d in g.duties if d.seat == seat]


def vote(g: Table) -> VoteView | None:
    v = g.vote
    if v is None:
        return None
    return VoteView(
        accuser=PLAYERS[v.accuser].key,
        accused=PLAYERS[v.accused].key,
        look=policing.look_with(g, v.accused, v.bit),
        due=v.due,
        guilty=[PLAYERS[s].key for s in range(g.seats) if v.guilty >> s & 1],
        not_guilty=[PLAYERS[s].key for s in range(g.seats) if v.innocent >> s & 1],
    )


SHOWN: Final = Shown[Table, TableView](
    TableView,
    {
        "layout": lambda g, _: g.library.name,
        "floor": floor,
        "rows": lambda g, _: g.library.height,
        "shelves": lambda g, _: shelves(g.library),
        "shelf_pieces": lambda g, _: shelf_pieces(g.library),
        "skull": lambda g, _: CELLS[g.library.skull].key,
        "desk": lambda g, _: desk(g.library),
        "teleports": lambda g, _: [cell.key for cell in g.library.teleports],
        "start_cells": lambda g, _: [cell.key for cell in g.library.rows[0]],
        "rigor": lambda g, _: CELLS[g.rigor].key,
        "shadow": lambda g, _: [CELLS[n].key for n in g.library.near[g.rigor]],
        "goblins": goblins,
        "colours": lambda g, _: [g.box.colours[n].key if n >= 0 else None for n in g.colours],
        "first": lambda g, _: PLAYERS[g.first].key,
        "active": lambda g, _: PLAYERS[g.active].key,
        "powder": lambda g, _: PLAYERS[g.powder].key if g.powder >= 0 else None,
        "blanks": blanks,
        "looks": looks,
        "categories": lambda g, _: categories(g.box),
        "breakable": lambda g, _: breakable(g.box),
        "last_look": lambda g, _: g.box.last_look,
        "books": lambda g, _: books(g.box),
        "hand_sizes": hand_sizes,
        "hand_limits": hand_limits,
        "tokens_left": tokens_left,
        "hand": hand,
        "clamped": clamped,
        "policing": lambda g, _: policing.mode(g),
        "demands": demands,
        "barred": barred,
        "duties": duties,
        "vote": lambda g, _: vote(g),
        "turn_seconds": lambda g, seat: -1 if seat is None else turn_clock(g, seat) // 1000,
    },
    own=(
        "floor",
        "goblins",
        "blanks",
        "looks",
        "hand_sizes",
        "hand_limits",
        "tokens_left",
        "hand",
        "clamped",
        "demands",
        "barred",
        "duties",
        "turn_seconds",
    ),
)
