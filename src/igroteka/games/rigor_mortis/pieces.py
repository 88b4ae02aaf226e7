"""What lies on the table and what can be said at it: cells, cards, tokens, players with their zones, plain answers.

All of it is immutable and shared by every match; what changes is in `state`.
"""

from collections.abc import Sequence
from typing import Final

from igroteka.engine import ALL, NOBODY, Card, Option, Zone

FEWEST: Final = 2
"""Players; the most are the seats."""
SEATS: Final = 8
WIDTH: Final = 7
HEIGHT: Final = 10

SYMBOLS: Final = {"scroll": 1, "stones": 2, "potion": 4, "grimoire": 8, "orb": 15}
"""Each floor symbol is a bit; the magic orb is all of them, and so is a desk cell."""
ORB: Final = 15

RIGOR: Final = -1
"""The figure that is nobody's goblin."""
NOWHERE: Final = -1


class Cell(Option):
    """A cell of the printed grid; `n` counts row by row from the desk side, so that it orders cells by name."""

    def __init__(self, n: int) -> None:
        self.n: Final = n
        self.column: Final = n % WIDTH
        self.row: Final = n // WIDTH
        super().__init__(f"{'ABCDEFG'[n % WIDTH]}{n // WIDTH + 1}")


CELLS: Final = tuple([Cell(n) for n in range(WIDTH * HEIGHT)])
CELL_NUMBER: Final = {cell.key: cell.n for cell in CELLS}


def distance(a: int, b: int) -> int:
    """Row difference plus column difference."""
    return abs(a // WIDTH - b // WIDTH) + abs(a % WIDTH - b % WIDTH)


def farthest(cells: Sequence[Cell], away: int) -> str:
    """The cell farthest from another, of equals the lowest name; '' if there is none."""
    best, most = "", -1
    for cell in cells:
        if distance(cell.n, away) > most:
            best, most = cell.key, distance(cell.n, away)
    return best


class MovementCard(Card):
    """Two symbols and the figure they move."""

    def __init__(self, key: str, serial: int, rigor: bool, left: int, right: int) -> None:
        super().__init__(key, serial, "movement_card")
        self.rigor: Final = rigor
        self.left: Final = left
        self.right: Final = right
        self.both: Final = left | right


class Book(Card):
    """A magic book: when it may be used, what it does, and its magic symbols."""

    def __init__(self, key: str, serial: int, timing: str, effect: str, magic: int, amount: int) -> None:
        super().__init__(key, serial, "book")
        self.timing: Final = timing
        self.effect: Final = effect
        self.magic: Final = magic
        self.amount: Final = amount


class Look(Card):
    """A withering look: its category, what it demands (a bit of `Table.under`) and who sees to it."""

    def __init__(
        self, key: str, serial: int, category: str, enforcement: str, effect: str, bit: int, amount: int
    ) -> None:
        super().__init__(key, serial, "look")
        self.category: Final = category
        self.enforcement: Final = enforcement
        self.effect: Final = effect
        self.bit: Final = bit
        self.amount: Final = amount
        """The number of the demand: a distance, a change of the hand size, seconds."""


class Token(Card):
    """A teleport token and what it does besides the transfer."""

    def __init__(self, key: str, serial: int, effect: str) -> None:
        super().__init__(key, serial, "token")
        self.effect: Final = effect


# --- Demands of looks, as bits -------------------------------------------------------------------------------------

HIDE_FLOOR: Final = 1 << 0
HIDE_GOBLINS: Final = 1 << 1
HIDE_TABLE: Final = 1 << 2
PRINTED_ORDER: Final = 1 << 3
CLAMP: Final = 1 << 4
OUTER_CARDS: Final = 1 << 5
HAND_SIZE: Final = 1 << 6
OPEN_HAND: Final = 1 << 7
SALUTE: Final = 1 << 8
NO_BOOKS: Final = 1 << 9
FORBIDDEN_WORDS: Final = 1 << 10
TONGUE: Final = 1 << 11
ONE_STEP: Final = 1 << 12
STAND: Final = 1 << 13
NO_SHOVING: Final = 1 << 14
STRAIGHT_ON: Final = 1 << 15
STRAIGHTEN: Final = 1 << 16
BOW: Final = 1 << 17
SLOW: Final = 1 << 18
LOSE_CARD: Final = 1 << 19
CLOSED_BOOKS: Final = 1 << 20
NEIGHBOUR_PLACES: Final = 1 << 21
COMPLIMENT: Final = 1 << 22
THIRD_PERSON: Final = 1 << 23

DEMANDS: Final = {
    "hide_floor": HIDE_FLOOR,
    "hide_goblins": HIDE_GOBLINS,
    "hide_table": HIDE_TABLE,
    "printed_order": PRINTED_ORDER,
    "clamp": CLAMP,
    "outer_cards": OUTER_CARDS,
    "hand_size": HAND_SIZE,
    "open_hand": OPEN_HAND,
    "salute": SALUTE,
    "no_books": NO_BOOKS,
    "forbidden_words": FORBIDDEN_WORDS,
    "tongue": TONGUE,
    "one_step": ONE_STEP,
    "stand": STAND,
    "no_shoving": NO_SHOVING,
    "straight_on": STRAIGHT_ON,
    "straighten": STRAIGHTEN,
    "bow": BOW,
    "slow": SLOW,
    "lose_card": LOSE_CARD,
    "closed_books": CLOSED_BOOKS,
    "neighbour_places": NEIGHBOUR_PLACES,
    "compliment": COMPLIMENT,
    "third_person": THIRD_PERSON,
}

BEFORE_PLAYING: Final = STAND | TONGUE | COMPLIMENT | BOW
"""Duties due before a movement card is played."""
TIMED: Final = SALUTE | STRAIGHTEN
"""Duties with a deadline."""
CHAT: Final = FORBIDDEN_WORDS | THIRD_PERSON
"""Demands on what its holder writes."""
VOICE: Final = TONGUE | COMPLIMENT | THIRD_PERSON
"""Demands that people judge at a table with voice."""
POLICED: Final = BEFORE_PLAYING | TIMED | CHAT
"""All demands that can be broken."""


# --- Players and places for cards ----------------------------------------------------------------------------------

MOVEMENT_DECK: Final = Zone(0, "movement_deck", NOBODY, "movement", ordered=True)
MOVEMENT_DISCARD: Final = Zone(1, "movement_discard", ALL, "movement", ordered=True)
LOOK_DECK: Final = Zone(2, "look_deck", NOBODY, "looks", ordered=True)
BOOK_DECK: Final = Zone(3, "book_deck", NOBODY, "books", ordered=True)
TOKEN_STACK: Final = Zone(4, "token_stack", NOBODY, "tokens", ordered=True)
TOKEN_DISCARD: Final = Zone(5, "token_discard", ALL, "tokens", ordered=True)


class Player(Option):
    """A seat and its zones."""

    def __init__(self, seat: int) -> None:
        key = f"p{seat}"
        super().__init__(key)
        self.seat: Final = seat
        self.hand: Final = Zone(6 + 4 * seat, f"hand:{key}", 1 << seat, "movement")
        """In order of arrival: the oldest card first."""
        self.face_up: Final = Zone(7 + 4 * seat, f"face_up:{key}", ALL, "books", spare=True)
        self.face_down: Final = Zone(8 + 4 * seat, f"face_down:{key}", ALL, "books")
        """Used, or come under Book Allergy; the titles stay open to all."""
        self.looks: Final = Zone(9 + 4 * seat, f"looks:{key}", ALL, "looks")


PLAYERS: Final = tuple([Player(seat) for seat in range(SEATS)])
SHARED: Final = (MOVEMENT_DECK, MOVEMENT_DISCARD, LOOK_DECK, BOOK_DECK, TOKEN_STACK, TOKEN_DISCARD)


def zones(players: int) -> tuple[Zone, ...]:
    own: list[Zone] = []
    for player in PLAYERS[:players]:
        own.extend((player.hand, player.face_up, player.face_down, player.looks))
    return (*SHARED, *own)


# --- Plain answers -------------------------------------------------------------------------------------------------

SHOW_HAND: Final = Option("show_hand")
END_TURN: Final = Option("end_turn")
STOP: Final = Option("stop")
STAY: Final = Option("stay")
BLANK_LOOK: Final = Option("blank_look")


class Goat(Option):
    """Scapegoat, with the goblin that takes the blame."""

    def __init__(self, seat: int) -> None:
        super().__init__(f"blame:p{seat}")
        self.seat: Final = seat


GOATS: Final = tuple([Goat(seat) for seat in range(SEATS)])


class Act(Option):
    """Something done out of turn: a duty, a call-out, a vote."""

    def __init__(self, key: str, what: str, bit: int = 0, seat: int = -1) -> None:
        super().__init__(key)
        self.what: Final = what
        self.bit: Final = bit
        self.seat: Final = seat
        """Who is praised or called out."""


DUTIES: Final = (
    Act("salute", "duty", SALUTE),
    Act("stand", "duty", STAND),
    Act("make_bow", "duty", BOW),
    Act("tongue", "duty", TONGUE),
    Act("straighten", "duty", STRAIGHTEN),
)
PRAISES: Final = tuple([Act(f"praise:p{seat}", "praise", COMPLIMENT, seat) for seat in range(SEATS)])
GUILTY: Final = Act("guilty", "vote")
NOT_GUILTY: Final = Act("not_guilty", "vote")
