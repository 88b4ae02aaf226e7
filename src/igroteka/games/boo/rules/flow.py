"""The course of the game in the rulebook's order: number, arrival, search, show, what a route brings, the end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from igroteka.engine import (
    ALL,
    Cause,
    Kind,
    Option,
    Phase,
    Race,
    Refusal,
    Rules,
    Value,
    ask,
    because,
    learn,
    tell,
    together,
)
from igroteka.games.boo.board import COLOURS, ROOM_NAMES
from igroteka.games.boo.events import (
    CALLED,
    GHOST_PLACED,
    HAND_LOWERED,
    HAND_RAISED,
    NOBODY_CAN,
    NUMBER_DRAWN,
    NUMBER_NAMED,
    ROUTE_SHOWN,
    VISITOR_ARRIVED,
)
from igroteka.games.boo.pieces import (
    ALL_ROOMS,
    CENTRAL_ROOMS,
    LOWER_HAND,
    NUMBERS,
    RAISE_HAND,
    READY,
    Call,
    GameNumber,
    Room,
    is_call,
)
from igroteka.games.boo.questions import OpenChoice
from igroteka.games.boo.refusals import CALL_LOCKED, HAND_IS_DOWN, HAND_IS_UP, LOOK_AT_THE_ERROR, NOT_CENTRAL
from igroteka.games.boo.rules.ghost_moves import (
    correct_route,
    discard_visitor,
    route_text,
    show_route,
    stack_out,
    wrong_route,
)
from igroteka.games.boo.rules.route import GAVE_UP, HELD_COLOUR, HESITATED, OK, Judgement
from igroteka.games.boo.rules.solver import NONE, solve_colour
from igroteka.games.boo.rules.stopwatch import seal_visitor, sealed_search
from igroteka.games.boo.state import NEVER, NOBODY, FinishedRound, Table

NOBODY_CAN_AFTER: Final = 60_000


# --- Set-up: the first player's two choices -------------------------------------------------------------------------


class GhostRoom(Kind[Table, Room]):
    """On the central tile. If nobody chooses, the shuffled tiles do (BO-128): they are chance enough, and open."""

    def expected(self, g: Table, seat: int) -> Sequence[Room]:
        return ALL_ROOMS

    def forbids(self, g: Table, seat: int, option: Room) -> Refusal | None:
        return None if option in CENTRAL_ROOMS else NOT_CENTRAL

    def default(self, g: Table, seat: int) -> str:
        return CENTRAL_ROOMS[g.layout[0] % len(CENTRAL_ROOMS)].key


class NumberOfTheGame(Kind[Table, GameNumber]):
    """Named blind, so any is as good; if nobody names one, the tiles choose here too (BO-128)."""

    def expected(self, g: Table, seat: int) -> Sequence[GameNumber]:
        return NUMBERS

    def default(self, g: Table, seat: int) -> str:
        return NUMBERS[(g.layout[0] + g.layout[1]) % len(NUMBERS)].key


GHOST_ROOM: Final = GhostRoom("ghost_room", "BO-020", rest=True)
NUMBER: Final = NumberOfTheGame("number", "BO-033", rest=True)


def place_ghost(g: Table) -> Rules[None]:
    """By the first player, where the table wants it so; otherwise chance has done it (BO-128)."""
    if g.ghost == NOBODY:
        room = yield from ask(g, g.first, GHOST_ROOM)
        g.ghost = room.room
    tell(g, GHOST_PLACED, NOBODY, (ROOM_NAMES[g.ghost],))


def name_number(g: Table) -> Rules[None]:
    """A number from 1 to 4, named blind, for the whole game (BO-033, BO-034); or chance names it (BO-153)."""
    if g.draw_number:
        g.number = g.fate.roll(len(NUMBERS), "number")
        tell(g, NUMBER_DRAWN, NOBODY, (g.number,))
        return
    number = yield from ask(g, g.first, NUMBER)
    g.number = number.number
    tell(g, NUMBER_NAMED, g.first, (g.number,))


# --- Step 1: a new visitor arrives ----------------------------------------------------------------------------------


class ReadyForMore(Kind[Table, Option]):
    def expected(self, g: Table, seat: int) -> Sequence[Option]:
        return [READY]

    def default(self, g: Table, seat: int) -> str:
        return READY.key

    def limit(self, g: Table, seat: int) -> int:
        return g.clocks.ready or NEVER


READY_FOR_MORE: Final = ReadyForMore("ready", "BO-145", rest=True)


def arrival(g: Table) -> Rules[None]:
    """The first player turns the top token over; everybody learns the room at once (BO-038 to BO-041, BO-132)."""
    if not g.stack:
        raise stack_out(g)
    if g.pause and g.ready_seats:
        ready = together(g, g.ready_seats, READY_FOR_MORE)
        yield from ready if g.finished is None else because(g, end_of(g, g.finished), ready)
    g.visitor = g.stack.pop(0)
    g.room = g.backs[g.number - 1][g.visitor - 1]
    g.attempt = None
    g.wrong_calls = [0] * g.seats
    g.searched = 0
    g.nobody_can_told = False
    if g.stopwatch:
        seal_visitor(g)
    else:
        show_visitor(g)
    begin_search(g)


def end_of(g: Table, finished: FinishedRound) -> Cause:
    """Who scared the last visitor, or nobody."""
    return Cause(finished.caller, g.box.visitors[finished.visitor - 1].id)


def show_visitor(g: Table) -> None:
    """To everybody at the same instant."""
    learn(g, ALL)
    box = g.box
    shield, portrait = box.shields[g.room // 6], box.portraits[g.room % 6]
    values = (box.visitors[g.visitor - 1].id, ROOM_NAMES[g.room], shield.id, portrait.id, len(g.stack))
    tell(g, VISITOR_ARRIVED, g.first, values)


# --- Step 2: everybody searches -------------------------------------------------------------------------------------


class Search(Kind[Table, Option]):
    """Call in any colour, raise a hand, lower it. A held colour may be called: it is judged wrong (BO-135)."""

    def expected(self, g: Table, seat: int) -> Sequence[Option]:
        return g.box.search_answers

    def forbids(self, g: Table, seat: int, option: Option) -> Refusal | None:
        if g.is_stopped():
            return LOOK_AT_THE_ERROR
        if option is RAISE_HAND:
            return HAND_IS_UP if g.hands >> seat & 1 else None
        if option is LOWER_HAND:
            return None if g.hands >> seat & 1 else HAND_IS_DOWN
        return None if g.locked_until[seat] <= g.now else CALL_LOCKED

    def details(self, g: Table, seat: int, option: Option) -> dict[str, Value]:
        """How many hands would be up then, and how many it takes."""
        if option is not RAISE_HAND:
            return {}
        return {"hands": g.hands.bit_count() + 1, "needed": g.hands_needed()}

    def default(self, g: Table, seat: int) -> str:
        """Whoever is not there, and for whom nobody plays, sees no route."""
        return "" if g.hands >> seat & 1 or g.is_stopped() else RAISE_HAND.key

    def allowed(self, g: Table, seat: int) -> list[Option]:
        if g.is_stopped():
            return []
        answers = g.box.locked_answers if g.locked_until[seat] > g.now else g.box.free_answers
        return answers[g.hands >> seat & 1]


SEARCH: Final = Search("search", "BO-045", rest=True)


class SearchRace(Race):
    """One question to everybody who searches. In practice a change of seats changes who does, and how many hands it
    takes (BO-150)."""

    def __init__(self, g: Table) -> None:
        super().__init__([OpenChoice(g, seat, SEARCH) for seat in g.searchers()], None, True)
        self.g: Final = g
        if g.attempt is not None:  # the search goes on because that route was wrong
            cause = Cause(g.attempt.seat, g.attempt.verdict)
            for ask in self.asks:
                ask.cause = cause

    def refresh_open(self, but: int) -> None:
        g = self.g
        if g.practice and [ask.seat for ask in self.asks] != g.searchers():
            self.asks[:] = SearchRace(g).asks
            self.able = self.asks[:]
        else:
            super().refresh_open(but)
        self.give_up = g.now if g.hands_decide() else next_look(g)


def begin_search(g: Table) -> None:
    """For everybody at once, all hands down (BO-044, BO-122)."""
    g.hands = 0
    g.search_began = g.now


def search(g: Table) -> Rules[None]:
    """Until somebody has shown a correct route, or more than half see none, or time is over. After a wrong route
    everybody searches again, its author too (BO-083)."""
    if g.stopwatch:
        yield from sealed_search(g)
        return
    while True:
        first = yield from first_call(g)
        if first is None:
            return
        seat, boo = first
        if (yield from call(g, seat, boo)):
            return
        begin_search(g)
        look_at_the_error(g)


def look_at_the_error(g: Table) -> None:
    """For a moment nobody can call or raise a hand: the search has not yet begun again (BO-151)."""
    if g.clocks.verdict == 0:
        return
    g.search_began = g.now + g.clocks.verdict
    for seat in range(g.seats):
        g.locked_until[seat] = max(g.locked_until[seat], g.search_began)


def first_call(g: Table) -> Rules[tuple[int, Call] | None]:
    """The race. The first call ends it, right or wrong, and no later one of the same race counts (BO-121)."""
    hunt = SearchRace(g)
    while True:
        hunt.give_up = next_look(g)
        answered = yield from hunt.next()
        if g.is_out_of_time(answered is not None):
            discard_visitor(g, "time")
            return None
        if answered is None:
            look(g)
        else:
            option = answered.options[answered.pick]
            if isinstance(option, Call):
                return answered.seat, option
            move_hand(g, answered.seat, option is RAISE_HAND)
        if g.hands_decide():
            discard_visitor(g, "hands")
            return None


def next_look(g: Table) -> int:
    """The next moment at which the rules must look without being answered: the end of a lock or of the search."""
    soonest = g.search_until()
    for until in g.locked_until:
        if until > g.now and (soonest == NEVER or until < soonest):
            soonest = until
    if g.clocks.nobody_can and not g.nobody_can_told:
        moment = g.search_moment(NOBODY_CAN_AFTER)
        if soonest == NEVER or moment < soonest:
            soonest = moment
    return soonest


def look(g: Table) -> None:
    """A lock has ended, or it is time to say that nobody has a route, if that is so (BO-142)."""
    if g.clocks.nobody_can and not g.nobody_can_told and g.now >= g.search_moment(NOBODY_CAN_AFTER):
        g.nobody_can_told = True
        if not any(has_route(g, seat) for seat in g.searchers()):
            tell(g, NOBODY_CAN, NOBODY)


def has_route(g: Table, seat: int) -> bool:
    held = g.held(seat)
    return any(solve_colour(g.castle, g.ghost, g.room, k, held).crossings != NONE for k in range(COLOURS))


def precedence(g: Table, seat: int, key: str) -> int:
    """Of answers of the same instant the smallest goes first: calls before hands (BO-137), then as BO-144 has it."""
    hand = 0 if is_call(key) else 1  # calls compete to be the first; a hand counts when it goes up
    distance = (seat - g.first) % g.seats
    return ((hand * 16 + len(g.visitors[seat])) * 16 + g.walls(seat)) * 16 + distance


def move_hand(g: Table, seat: int, up: bool) -> None:
    g.hands ^= 1 << seat
    kind = HAND_RAISED if up else HAND_LOWERED
    tell(g, kind, seat, (g.hands.bit_count(), g.hands_needed()))


# --- Step 3: one of them calls ----------------------------------------------------------------------------------------


def call(g: Table, seat: int, boo: Call) -> Rules[bool]:
    """«Бу-у-у!»: the search stands still for everybody while this one route is shown and judged (BO-120, BO-121)."""
    colour = boo.colour
    g.hands &= ~(1 << seat)
    g.searched += g.now - g.search_began
    g.caller, g.announced = seat, colour
    tell(g, CALLED, seat, (g.box.colours[colour].id,))
    if g.owners[colour] == seat:
        g.caller, g.announced = NOBODY, NOBODY
        wrong_route(g, seat, colour, Judgement(HELD_COLOUR, 0, 0, 0, colour, 0), "")
        return False
    shown = yield from because(g, Cause(seat, g.box.colours[colour].id), show_route(g, seat, colour))
    steps, judgement = shown.steps, shown.judgement
    g.caller, g.announced, g.showing = NOBODY, NOBODY, None
    route = route_text(judgement, steps)
    if route or judgement.verdict not in (HESITATED, GAVE_UP):
        tell(g, ROUTE_SHOWN, seat, (route,))
    if judgement.verdict != OK:
        wrong_route(g, seat, colour, judgement, route)
        return False
    correct_route(g, seat, colour, judgement, steps[: judgement.followed])
    return True


PHASES: Final = (
    Phase("ghost_room", place_ghost),
    Phase("number", name_number),
    Phase("arrival", arrival),
    Phase("search", search),
)
OPENING: Final = 2
