"""The table as plain data: figures, turn, demands in force, duties, accusations. Cards lie in the zones of `pieces`."""

from typing import Any, Final

from mypy_extensions import mypyc_attr

from igroteka.engine import Fate, State, Unsaved
from igroteka.games.rigor_mortis.board import Library
from igroteka.games.rigor_mortis.content.box import Box
from igroteka.games.rigor_mortis.pieces import (
    CELLS,
    HAND_SIZE,
    NOWHERE,
    PLAYERS,
    POLICED,
    Book,
    Look,
    MovementCard,
    Player,
    zones,
)

AUTO: Final = "auto"
CALLOUT: Final = "callout"
OFF: Final = "off"
BY_HUMANS: Final = "by_humans"

PEOPLE: Final = "people"
EVERYBODY: Final = "everybody"

OPEN_ENDED: Final = -1


class HouseRules:
    """What was agreed before the start; shared by all forks."""

    def __init__(
        self, policing: str, voice: bool, jury: str, live: bool, duty_seconds: int, slip: int, notice: int, free: int
    ) -> None:
        self.policing: Final = policing
        self.voice: Final = voice
        self.jury: Final = jury
        """Who judges voice looks: people alone, or everybody but the accused."""
        self.live: Final = live
        """Play with clocks; otherwise duties and votes last until the end of the next turn."""
        self.duty_seconds: Final = duty_seconds
        self.slip: Final = slip
        """Per thousand: how often a bot forgets a duty."""
        self.notice: Final = notice
        """Per thousand: how often a bot notices a missed one."""
        self.free: Final = free
        """Seats whose duties count as done, as bits."""


class Duty:
    """A timed duty that waits to be done: due at a time in live play, else at the end of the turn of that number."""

    def __init__(self, seat: int, bit: int, due: int, left: int = OPEN_ENDED) -> None:
        self.seat = seat
        self.bit = bit
        self.due = due
        self.left = left
        """Milliseconds that were left when its owner went away; -1 while the clock runs."""

    def copy(self) -> "Duty":
        return Duty(self.seat, self.bit, self.due, self.left)


class Vote:
    """An accusation of a voice look under judgement."""

    def __init__(self, accuser: int, accused: int, bit: int, due: int, guilty: int = 0, innocent: int = 0) -> None:
        self.accuser = accuser
        self.accused = accused
        self.bit = bit
        self.due = due
        self.guilty = guilty
        """Who has voted so, as bits."""
        self.innocent = innocent

    def copy(self) -> "Vote":
        return Vote(self.accuser, self.accused, self.bit, self.due, self.guilty, self.innocent)


@mypyc_attr(allow_interpreted_subclasses=True)
class Table(State):
    """All the truth of one library."""

    # Written by `make fields`.
    __slots__ = (
        "active",
        "at",
        "barred",
        "blanks",
        "box",
        "clamped",
        "colours",
        "convicted",
        "credit",
        "done",
        "duties",
        "everybody",
        "faulted",
        "first",
        "goblin_locked",
        "goblins",
        "house",
        "library",
        "missed",
        "noticed",
        "orbs",
        "policed",
        "powder",
        "praised",
        "rigor",
        "turn",
        "turn_over",
        "under",
        "vote",
    )

    def __init__(self, players: int, fate: Fate, box: Box, house: HouseRules) -> None:
        super().__init__(players, zones(players), fate)
        self.timed = house.live
        self.box: Unsaved[Box] = box
        self.library: Unsaved[Library] = box.library(players)
        self.house: Unsaved[HouseRules] = house
        self.everybody: Unsaved[int] = (1 << players) - 1
        """All seats, as bits."""
        self.first = 0
        self.active = 0
        self.turn = 0
        """How many turns have begun."""
        self.colours: list[int] = [NOWHERE] * players
        """By seat: the number of the goblin in the box, -1 before it is chosen."""
        self.goblins: list[int] = [NOWHERE] * players
        """By seat: the cell of the goblin."""
        self.at: Unsaved[list[int]] = [NOWHERE] * len(CELLS)
        """By cell: whose goblin stands there. Follows from `goblins`."""
        self.rigor: int = self.library.skull
        self.blanks: list[int] = [0] * players
        """By seat: blank looks."""
        self.under: Unsaved[list[int]] = [0] * players
        """By seat: the demands in force, as bits. Follows from the looks that lie there."""
        self.policed: Unsaved[int] = 0
        """All demands in force that can be broken. Follows from `under`."""
        self.clamped: list[int] = [NOWHERE] * players
        """By seat: the place in the hand of the card that Stiff Arm holds."""
        self.goblin_locked = False
        self.turn_over = False
        self.orbs = False
        """Pocket Orb: every symbol played this turn is an orb."""
        self.powder: int = NOWHERE
        """Whose Sleeping Powder keeps Rigor asleep."""
        self.done = 0
        """Duties due before playing that the active player has done this turn, as bits."""
        self.praised: int = NOWHERE
        """Whom the active player has complimented this turn; -1 for a bot, which finds the right one by itself."""
        self.faulted = 0
        """Duties due before playing that the active player has missed this turn, as bits."""
        self.duties: list[Duty] = []
        self.missed: list[int] = [0] * players
        """By seat: looks with an unpunished missed duty, as bits."""
        self.barred = 0
        """Seats that may not accuse before their next turn, as bits."""
        self.convicted: list[int] = [0] * players
        """By seat: voice looks that have convicted this turn, as bits."""
        self.credit: list[int] = [0] * players
        """By seat: what its word is worth, as all have heard: accusations that were right less those that were wrong,
        less how often it was caught itself."""
        self.noticed: list[tuple[int, int, int]] = []
        """What bots have noticed and will call out as the turn ends: accuser, accused, bit."""
        self.vote: Vote | None = None

    # Written by `make fields`.
    def copy(self) -> "Table":
        other = Table.__new__(Table)
        self.copy_to(other)
        other.box = self.box
        other.library = self.library
        other.house = self.house
        other.everybody = self.everybody
        other.first = self.first
        other.active = self.active
        other.turn = self.turn
        other.colours = self.colours[:]
        other.goblins = self.goblins[:]
        other.at = self.at[:]
        other.rigor = self.rigor
        other.blanks = self.blanks[:]
        other.under = self.under[:]
        other.policed = self.policed
        other.clamped = self.clamped[:]
        other.goblin_locked = self.goblin_locked
        other.turn_over = self.turn_over
        other.orbs = self.orbs
        other.powder = self.powder
        other.done = self.done
        other.praised = self.praised
        other.faulted = self.faulted
        other.duties = [each.copy() for each in self.duties] if self.duties else []
        other.missed = self.missed[:]
        other.barred = self.barred
        other.convicted = self.convicted[:]
        other.credit = self.credit[:]
        other.noticed = self.noticed[:]
        other.vote = None if self.vote is None else self.vote.copy()
        return other

    # ----------------------------------------------------------------- who is who

    def after(self, seat: int) -> int:
        """The left neighbour: the next seat clockwise."""
        return (seat + 1) % self.seats

    def before(self, seat: int) -> int:
        """The right neighbour, whose turn came just before."""
        return (seat - 1) % self.seats

    def humans(self) -> int:
        """How many seats are played by people."""
        count = 0
        for seat in range(self.seats):
            if not self.bots >> seat & 1:
                count += 1
        return count

    def players(self) -> tuple[Player, ...]:
        return PLAYERS[: self.seats]

    # ---------------------------------------------------------------------- cards

    def hand(self, seat: int) -> tuple[MovementCard, ...]:
        """Oldest first."""
        return self.cards[6 + 4 * seat]  # type: ignore[return-value]  # hands hold movement cards only

    def face_up(self, seat: int) -> tuple[Book, ...]:
        return self.cards[7 + 4 * seat]  # type: ignore[return-value]  # books only

    def face_down(self, seat: int) -> tuple[Book, ...]:
        return self.cards[8 + 4 * seat]  # type: ignore[return-value]  # books only

    def looks(self, seat: int) -> tuple[Look, ...]:
        return self.cards[9 + 4 * seat]  # type: ignore[return-value]  # looks only

    def look_count(self, seat: int) -> int:
        return len(self.cards[9 + 4 * seat]) + self.blanks[seat]

    def number_of(self, seat: int, bit: int) -> int:
        """The number of the look before a seat that makes this demand; 0 if none does."""
        for look in self.looks(seat):
            if look.bit == bit:
                return look.amount
        return 0

    def book_with(self, seat: int, effect: str) -> Book | None:
        """A face-up book that does this."""
        for book in self.face_up(seat):
            if book.effect == effect:
                return book
        return None

    def hand_size(self, seat: int) -> int:
        size = self.box.hand_size
        for book in self.face_up(seat):
            if book.effect == "hand_size":
                size += book.amount
        if self.under[seat] & HAND_SIZE:
            size += self.number_of(seat, HAND_SIZE)
        return size

    # -------------------------------------------------------------------- figures

    def put(self, seat: int, cell: int) -> None:
        """A goblin changes its cell."""
        old = self.goblins[seat]
        if old >= 0 and self.at[old] == seat:
            self.at[old] = NOWHERE
        self.goblins[seat] = cell
        if cell >= 0:
            self.at[cell] = seat

    def free(self, cell: int) -> bool:
        """In play, with no figure on it."""
        return self.library.playable[cell] and self.at[cell] < 0 and cell != self.rigor

    def settle(self) -> None:
        """Read anew what follows from figures and looks."""
        self.at = [NOWHERE] * len(CELLS)
        for seat in range(self.seats):
            if self.goblins[seat] >= 0:
                self.at[self.goblins[seat]] = seat
        self.read_demands()

    def read_demands(self) -> None:
        """What the looks that lie there now demand."""
        policed = 0
        for seat in range(self.seats):
            demands = 0
            for look in self.looks(seat):
                demands |= look.bit
            self.under[seat] = demands
            policed |= demands
        self.policed = policed & POLICED


# Written by `make fields`.
SAVED: Final[dict[str, Any]] = {
    "first": int,
    "active": int,
    "turn": int,
    "colours": list[int],
    "goblins": list[int],
    "rigor": int,
    "blanks": list[int],
    "clamped": list[int],
    "goblin_locked": bool,
    "turn_over": bool,
    "orbs": bool,
    "powder": int,
    "done": int,
    "praised": int,
    "faulted": int,
    "duties": None,
    "missed": list[int],
    "barred": int,
    "convicted": list[int],
    "credit": list[int],
    "noticed": list[tuple[int, int, int]],
    "vote": None,
}
