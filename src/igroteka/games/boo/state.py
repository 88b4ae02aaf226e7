"""The table of «Бу-У-У!» as plain data: castle, ghost, visitors, wall tokens, hands and clocks. Nothing here is a card.

Rooms are numbers 0 to 35 (A1, B1, … F6), colours 0 to 5, visitors their printed numbers 1 to 15.
"""

from typing import Any, Final

from mypy_extensions import mypyc_attr

from igroteka.engine import Fate, Shared, State, Unsaved
from igroteka.games.boo.board import COLOURS, Castle
from igroteka.games.boo.content.box import Box

NOBODY: Final = -1
RESERVE: Final = -1
NEVER: Final = -1
UNDOS: Final = 3
"""Times that family play lets a caller take back what has been shown (BO-149)."""


class Attempt:
    """The last route that was judged in this round; everybody has watched it."""

    def __init__(self, seat: int, colour: int, verdict: str, wrong: int, route: str) -> None:
        self.seat: Final = seat
        self.colour: Final = colour
        self.verdict: Final = verdict
        self.wrong: Final = wrong
        self.route: Final = route


class FinishedRound:
    """The round that ended last: who went where and who held what, so that everybody may see what was possible."""

    def __init__(
        self,
        visitor: int,
        ghost: int,
        room: int,
        how: str,
        caller: int,
        announced: int,
        final: int,
        route: str,
        owners: list[int],
    ) -> None:
        self.visitor: Final = visitor
        self.ghost: Final = ghost
        self.room: Final = room
        self.how: Final = how  # caught, hands, time, no_result
        self.caller: Final = caller
        self.announced: Final = announced
        self.final: Final = final
        self.route: Final = route
        self.owners: Final = owners


class Showing:
    """A route while it is shown step by step: what everybody has seen of it. Replaced at every step, never written."""

    def __init__(self, until: int, steps: list[str], step_until: int = NEVER, undos: int = 0, bumped: str = "") -> None:
        self.until: Final = until
        """When the whole show must be over."""
        self.steps: Final = steps
        self.step_until: Final = step_until
        """When the next step must have come."""
        self.undos: Final = undos
        self.bumped: Final = bumped
        """The wrong step that family play has just let pass; '' for none."""

    def due(self) -> int:
        """When the caller has hesitated, if nothing comes; NEVER without clocks."""
        if self.until == NEVER or NEVER < self.step_until < self.until:
            return self.step_until
        return self.until


class Sealed:
    """What one seat has done in a round by stopwatch; nobody else knows (BO-152). Replaced, never written."""

    def __init__(
        self,
        looked: int = NEVER,
        called: int = NEVER,
        colour: int = NOBODY,
        showing: Showing | None = None,
        outcome: str = "",
        steps: list[str] | None = None,
    ) -> None:
        self.looked: Final = looked
        """When the visitor was shown to the seat, and its stopwatch began to run."""
        self.called: Final = called
        """When it stopped."""
        self.colour: Final = colour
        self.showing: Final = showing
        """The route, while the seat shows it."""
        self.outcome: Final = outcome
        """`ok`, what was wrong, or `passed`; '' while the seat has not finished."""
        self.steps: Final[list[str]] = [] if steps is None else steps
        """The correct route."""

    def has_looked(self) -> bool:
        return self.looked != NEVER

    def time(self) -> int:
        """What the stopwatch says; NEVER before it has stopped."""
        return NEVER if self.called == NEVER else self.called - self.looked


FRESH: Final = Sealed()


class Clocks:
    """The table's options about time, in milliseconds; 0 is off. Shared by all forks."""

    def __init__(
        self,
        show: int,
        hesitation: int,
        search: int,
        ready: int,
        verdict: int,
        cooldown: int,
        third_call: int,
        nobody_can: bool,
    ) -> None:
        self.show: Final = show
        self.hesitation: Final = hesitation
        self.search: Final = search
        self.ready: Final = ready
        self.verdict: Final = verdict
        self.cooldown: Final = cooldown
        self.third_call: Final = third_call
        self.nobody_can: Final = nobody_can


@mypyc_attr(allow_interpreted_subclasses=True)
class Table(State):
    """All the truth of a match."""

    # Written by `make fields`.
    __slots__ = (
        "announced",
        "attempt",
        "backs",
        "box",
        "caller",
        "castle",
        "clocks",
        "day",
        "discarded",
        "draw_number",
        "family",
        "finished",
        "first",
        "ghost",
        "hands",
        "home",
        "layout",
        "lens",
        "locked_until",
        "nobody_can_told",
        "number",
        "owners",
        "passages",
        "pause",
        "practice",
        "ready_seats",
        "room",
        "sealed",
        "search_began",
        "searched",
        "showing",
        "stack",
        "stopwatch",
        "strict",
        "transformations",
        "visitor",
        "visitors",
        "wrong_calls",
    )

    def __init__(self, seats: int, fate: Fate, box: Box, clocks: Clocks) -> None:
        super().__init__(seats, (), fate)
        self.timed = True
        self.box: Unsaved[Box] = box
        self.clocks: Unsaved[Clocks] = clocks
        self.pause: Unsaved[bool] = False
        """Between two rounds all people say that they are ready."""
        self.family: Unsaved[bool] = False
        """A wrong step of a show bumps instead of ending it, and steps may be taken back."""
        self.practice: Unsaved[bool] = False
        """Only people search, bots look on; and no clock runs."""
        self.stopwatch: Unsaved[bool] = False
        """Everybody searches alone, against a stopwatch of their own."""
        self.draw_number: Unsaved[bool] = False
        """Chance names the number of the game."""
        self.lens: Unsaved[bool] = True
        """A board may show the walls of one colour alone."""
        self.strict: Unsaved[bool] = False
        """A board offers closed colours as well: calling one is a mistake."""
        self.day: Unsaved[bool] = False
        """The castle of the day: one person, five visitors, no wall token moves."""
        self.home: Unsaved[int] = NOBODY
        """The room in which chance has put the ghost."""
        self.layout: Shared[list[int]] = []
        """The tiles by position, by their printed numbers; constant through the game."""
        self.passages: Unsaved[Shared[list[int]]] = []
        self.transformations: Unsaved[Shared[list[int]]] = []
        self.castle: Unsaved[Castle]
        """What layout and special tokens make; shared by all forks."""
        self.backs: Shared[list[list[int]]] = box.backs
        """By number of the game and visitor: the room. Secret until the token is drawn."""
        self.number = 0
        self.first = 0
        self.ghost: int = NOBODY
        self.stack: list[int] = []
        """The visitors still to come, the next one first."""
        self.visitor = 0
        """The one in the castle; 0 for none."""
        self.room: int = NOBODY
        """Where that one stands."""
        self.owners: list[int] = [RESERVE] * COLOURS
        """By colour: who has the wall token."""
        self.visitors: list[list[int]] = [[] for _ in range(seats)]
        self.discarded: list[int] = []
        self.hands = 0
        """The seats with a raised hand, as bits."""
        self.caller: int = NOBODY
        self.announced: int = NOBODY
        self.showing: Showing | None = None
        self.wrong_calls: list[int] = [0] * seats
        """Of each seat in this round."""
        self.locked_until: list[int] = [0] * seats
        """No call before that time, by the table option of BO-138."""
        self.search_began = 0
        """When the search under way began, or began again after a wrong route."""
        self.searched = 0
        """How long everybody had searched for this visitor before that."""
        self.nobody_can_told = False
        """The table has looked whether anybody has a route (BO-142)."""
        self.attempt: Attempt | None = None
        self.finished: FinishedRound | None = None
        self.ready_seats: Shared[list[int]] = []
        """The people of the round that ended last: the next visitor may wait until they are ready (BO-145)."""
        self.sealed: list[Sealed] = []
        """By seat, with stopwatches; otherwise empty."""

    # Written by `make fields`.
    def copy(self) -> "Table":
        other = Table.__new__(Table)
        self.copy_to(other)
        other.box = self.box
        other.clocks = self.clocks
        other.pause = self.pause
        other.family = self.family
        other.practice = self.practice
        other.stopwatch = self.stopwatch
        other.draw_number = self.draw_number
        other.lens = self.lens
        other.strict = self.strict
        other.day = self.day
        other.home = self.home
        other.layout = self.layout
        other.passages = self.passages
        other.transformations = self.transformations
        other.castle = self.castle
        other.backs = self.backs
        other.number = self.number
        other.first = self.first
        other.ghost = self.ghost
        other.stack = self.stack[:]
        other.visitor = self.visitor
        other.room = self.room
        other.owners = self.owners[:]
        other.visitors = [row[:] for row in self.visitors]
        other.discarded = self.discarded[:]
        other.hands = self.hands
        other.caller = self.caller
        other.announced = self.announced
        other.showing = self.showing
        other.wrong_calls = self.wrong_calls[:]
        other.locked_until = self.locked_until[:]
        other.search_began = self.search_began
        other.searched = self.searched
        other.nobody_can_told = self.nobody_can_told
        other.attempt = self.attempt
        other.finished = self.finished
        other.ready_seats = self.ready_seats
        other.sealed = self.sealed[:]
        return other

    def rounds(self) -> int:
        """How many visitors the game has (BO-031, BO-154)."""
        return self.box.visitors_to_win if self.day else self.box.stacks[self.seats]

    def held(self, seat: int) -> int:
        """The colours whose wall token lies in front of the seat, as bits: closed to it alone (BO-074, BO-076)."""
        colours = 0
        for colour, owner in enumerate(self.owners):
            if owner == seat:
                colours |= 1 << colour
        return colours

    def walls(self, seat: int) -> int:
        """How many wall tokens the seat has."""
        return self.owners.count(seat)

    def people(self) -> list[int]:
        """The seats that no bot plays."""
        return [seat for seat in range(self.seats) if not self.is_bot(seat)]

    def searchers(self) -> list[int]:
        """Who searches: everybody; in practice only people, if there are any (BO-150)."""
        people = self.people() if self.practice else []
        return people or list(range(self.seats))

    def hands_needed(self) -> int:
        """More than half of those who search."""
        return hands_needed(len(self.searchers()) if self.practice else self.seats)

    def has_hand_up(self, seat: int) -> bool:
        return self.hands >> seat & 1 == 1

    def told_now(self) -> int:
        """With stopwatches nobody may learn when somebody looked or called: it stands still until the round is over."""
        return self.search_began if self.stopwatch and self.visitor else self.now

    def awaited(self) -> int:
        """How many have not finished, with stopwatches; everybody may know that, but not who."""
        return sum(own.outcome == "" for own in self.sealed) if self.visitor else 0

    def sees_visitor(self, seat: int | None) -> bool:
        """With stopwatches only who has asked to."""
        if not self.visitor or not self.stopwatch:
            return self.visitor > 0
        return seat is not None and seat >= 0 and self.sealed[seat].has_looked()

    def search_moment(self, after: int) -> int:
        """The time at which everybody will have searched that long for this visitor, shows not counted."""
        return self.search_began + after - self.searched

    def search_until(self) -> int:
        """When the search under way ends for lack of time (BO-141); NEVER if it does not."""
        return self.search_moment(self.clocks.search) if self.clocks.search else NEVER

    def is_out_of_time(self, answered: bool) -> bool:
        """Whether the search is over for lack of time (BO-141). An answer of the last instant still counts."""
        until = self.search_until()
        return until != NEVER and (self.now > until or (self.now == until and not answered))

    def is_searching(self) -> bool:
        return self.visitor > 0 and self.caller == NOBODY

    def is_stopped(self) -> bool:
        """Everybody looks at a wrong route, and the search has not begun again (BO-151)."""
        return self.search_began > self.now

    def hands_decide(self) -> bool:
        """More than half of those who search have a hand raised (BO-088)."""
        return self.hands.bit_count() >= self.hands_needed()

    def round_no(self) -> int:
        """The number of the round under way, or of the last one."""
        return sum(map(len, self.visitors)) + len(self.discarded) + (1 if self.visitor else 0)


def hands_needed(seats: int) -> int:
    """More than half of all players (BO-088, BO-089)."""
    return seats // 2 + 1


# Written by `make fields`.
SAVED: Final[dict[str, Any]] = {
    "layout": list[int],
    "backs": list[list[int]],
    "number": int,
    "first": int,
    "ghost": int,
    "stack": list[int],
    "visitor": int,
    "room": int,
    "owners": list[int],
    "visitors": list[list[int]],
    "discarded": list[int],
    "hands": int,
    "caller": int,
    "announced": int,
    "showing": None,
    "wrong_calls": list[int],
    "locked_until": list[int],
    "search_began": int,
    "searched": int,
    "nobody_can_told": bool,
    "attempt": None,
    "finished": None,
    "ready_seats": list[int],
    "sealed": None,
}
