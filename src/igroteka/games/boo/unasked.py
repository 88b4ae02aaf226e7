"""Why a seat cannot do now what no open question offers it: the wrong moment, or somebody else's business."""

from __future__ import annotations

from igroteka.engine import Refusal
from igroteka.games.boo.board import COMPASS, ROOM_OF
from igroteka.games.boo.pieces import HANDS, PASS, SHOW_VISITOR, is_call
from igroteka.games.boo.refusals import (
    CALL_FIRST,
    CALLER_SHOWS,
    FIRST_NAMES_NUMBER,
    FIRST_PLACES_GHOST,
    FOUR_NUMBERS,
    GHOST_STANDS,
    HANDS_WAIT,
    HAS_FINISHED,
    LOOKS_ON,
    NO_STOPWATCHES,
    NO_VISITOR_YET,
    NOT_LOOKED,
    NUMBER_STAYS,
    PASS_INSTEAD,
    SEARCH_STANDS_STILL,
    SIX_COLOURS,
)
from igroteka.games.boo.rules.route import GIVE_UP, steps_of
from igroteka.games.boo.state import NOBODY, Table


def unasked(g: Table, seat: int, key: str) -> Refusal | None:
    """By what the key would be: a room for the ghost, the number of the game, an answer to the search, a route."""
    if key in ROOM_OF:
        return FIRST_PLACES_GHOST if g.ghost == NOBODY else GHOST_STANDS
    if key.isdigit():
        return no_number(g, seat)
    if key in (SHOW_VISITOR.key, PASS.key) and not g.stopwatch:
        return NO_STOPWATCHES
    if g.visitor == 0:
        searching = is_call(key) or key in HANDS or key in (SHOW_VISITOR.key, PASS.key)
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
    if is_call(key):
        return SIX_COLOURS if g.caller == NOBODY else SEARCH_STANDS_STILL
    if not looks_like_a_route(key):
        return None
    return CALL_FIRST if g.caller == NOBODY else CALLER_SHOWS


def under_seal(g: Table, seat: int, key: str) -> Refusal | None:
    """In correspondence play everybody has to do with their own stopwatch alone."""
    own = g.sealed[seat]
    if own.outcome:
        return HAS_FINISHED
    if key in HANDS:
        return PASS_INSTEAD
    if not own.has_looked():
        return NOT_LOOKED
    if is_call(key):
        return SIX_COLOURS
    return CALL_FIRST if looks_like_a_route(key) else None


def looks_like_a_route(key: str) -> bool:
    """By its first step."""
    step = next(iter(steps_of(key)), "")
    return step in COMPASS or step == GIVE_UP.upper() or step.startswith(("P:", "T:", "X("))
