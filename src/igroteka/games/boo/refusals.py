"""Why a seat cannot do now what no open question offers it: the wrong moment, or somebody else's business."""

from __future__ import annotations

from typing import Final

from igroteka.engine import Refusal
from igroteka.games.boo.answers import LOWER_HAND, PASS, RAISE_HAND, SHOW_VISITOR
from igroteka.games.boo.castle import COMPASS, ROOM_OF
from igroteka.games.boo.route import GIVE_UP, steps_of
from igroteka.games.boo.state import NOBODY, Table

CALL: Final = "call"
HANDS: Final = (RAISE_HAND.key, LOWER_HAND.key)

FIRST_PLACES_GHOST: Final = Refusal("BO-128", "first_places_ghost")
GHOST_STANDS: Final = Refusal("BO-054", "ghost_stands")
FIRST_NAMES_NUMBER: Final = Refusal("BO-033", "first_names_number")
FOUR_NUMBERS: Final = Refusal("BO-033", "four_numbers")
NUMBER_STAYS: Final = Refusal("BO-034", "number_stays")
NO_VISITOR_YET: Final = Refusal("BO-044", "no_visitor_yet")
LOOKS_ON: Final = Refusal("BO-150", "looks_on")
SIX_COLOURS: Final = Refusal("BO-010", "six_colours")
SEARCH_STANDS_STILL: Final = Refusal("BO-120", "search_stands_still")
HANDS_WAIT: Final = Refusal("BO-124", "hands_wait")
CALLER_SHOWS: Final = Refusal("BO-121", "caller_shows")
CALL_FIRST: Final = Refusal("BO-066", "call_first")
HAS_CALLED: Final = Refusal("BO-068", "has_called")
NO_STOPWATCHES: Final = Refusal("BO-152", "no_stopwatches")
PASS_INSTEAD: Final = Refusal("BO-152", "pass_instead")
HAS_FINISHED: Final = Refusal("BO-152", "has_finished")
NOT_LOOKED: Final = Refusal("BO-152", "not_looked")


def head_of(key: str) -> str:
    """What a key is about: `call` of `call:white`."""
    return key.partition(":")[0]


def looks_like_a_route(key: str) -> bool:
    """By its first step."""
    step = next(iter(steps_of(key)), "")
    return step in COMPASS or step == GIVE_UP.upper() or step.startswith(("P:", "T:", "X("))


def closed(g: Table, seat: int, key: str) -> Refusal | None:
    """By what the key would be: a room for the ghost, the number of the game, an answer to the search, a route."""
    if key in ROOM_OF:
        return FIRST_PLACES_GHOST if g.ghost == NOBODY else GHOST_STANDS
    if key.isdigit():
        return no_number(g, seat)
    if key in (SHOW_VISITOR.key, PASS.key) and not g.stopwatch:
        return NO_STOPWATCHES
    if g.visitor == 0:
        searching = head_of(key) == CALL or key in HANDS or key in (SHOW_VISITOR.key, PASS.key)
        return NO_VISITOR_YET if searching else None
    return under_seal(g, seat, key) if g.stopwatch else no_search(g, seat, key)


def no_number(g: Table, seat: int) -> Refusal:
    """Only the first player names one, once, from 1 to 4."""
    if g.number:
        return NUMBER_STAYS
    return FOUR_NUMBERS if seat == g.first else FIRST_NAMES_NUMBER


def no_search(g: Table, seat: int, key: str) -> Refusal | None:
    """While a route is shown everybody else waits; before a call there is none to show."""
    if seat not in g.searchers():
        return LOOKS_ON
    if key in HANDS:
        return HANDS_WAIT
    if head_of(key) == CALL:
        return SIX_COLOURS if g.caller == NOBODY else SEARCH_STANDS_STILL
    if not looks_like_a_route(key):
        return None
    return CALL_FIRST if g.caller == NOBODY else CALLER_SHOWS


def under_seal(g: Table, seat: int, key: str) -> Refusal | None:
    """By letter everybody has to do with their own stopwatch alone."""
    own = g.sealed[seat]
    if own.outcome:
        return HAS_FINISHED
    if key in HANDS:
        return PASS_INSTEAD
    if not own.has_looked():
        return NOT_LOOKED
    if head_of(key) == CALL:
        return SIX_COLOURS
    return CALL_FIRST if looks_like_a_route(key) else None


def no_route(key: str) -> Refusal | None:
    """Whatever a caller shows is a route and is judged (BO-146), but for what answers the search."""
    if key in HANDS:
        return HANDS_WAIT
    return HAS_CALLED if head_of(key) == CALL or key in (SHOW_VISITOR.key, PASS.key) else None
