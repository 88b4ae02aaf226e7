"""Why what no open question offers cannot be done now."""

from typing import Final

from igroteka.engine import Refusal
from igroteka.games.rigor_mortis.pieces import (
    CELL_NUMBER,
    DUTIES,
    END_TURN,
    GUILTY,
    HIDE_TABLE,
    NOT_GUILTY,
    PLAYERS,
    POLICED,
    PRAISES,
    SHOW_HAND,
    STAY,
    STOP,
)
from igroteka.games.rigor_mortis.refusals import (
    BETWEEN_STEPS,
    NO_SUCH_DUTY,
    NO_SUCH_LOOK,
    NO_VOTE,
    NOBODY_JUDGES,
    NOT_IN_HAND,
    NOT_YOUR_BOOK,
    ONE_CARD,
    OTHERS_TURN,
    OTHERS_TURN_BOOK,
    OWN_LOOK,
    UNBREAKABLE,
    UNSEEN_LOOK,
)
from igroteka.games.rigor_mortis.rules.policing import ACTS
from igroteka.games.rigor_mortis.state import OFF, Table

CALLS: Final = "call_out:"
OWN_TURN: Final = {*CELL_NUMBER, SHOW_HAND.key, END_TURN.key, STOP.key, STAY.key}
"""Answers that only the one whose turn it is would give, unless something of their own is at stake."""


def unasked(g: Table, seat: int, key: str) -> Refusal | None:
    """Why an act out of turn, a card or a book is not open to a seat."""
    return no_act(g, seat, key) or not_asked_for(g, seat, key)


def no_act(g: Table, seat: int, key: str) -> Refusal | None:
    """Why a seat cannot do something out of turn, asked or not; None if it can, or if that is no act at all."""
    for act in ACTS.expected(g, seat):
        if act.key == key:
            return NOBODY_JUDGES if g.house.policing == OFF else ACTS.forbids(g, seat, act)
    if key in (GUILTY.key, NOT_GUILTY.key):
        return NO_VOTE
    if any(act.key == key for act in (*DUTIES, *PRAISES)):
        return NO_SUCH_DUTY
    return no_accusation(g, seat, key) if key.startswith(CALLS) else None


def no_accusation(g: Table, seat: int, key: str) -> Refusal:
    """Why nobody can be accused like this."""
    accused, _, look = key.removeprefix(CALLS).partition(":")
    if accused == PLAYERS[seat].key:
        return OWN_LOOK
    if g.under[seat] & HIDE_TABLE:
        return UNSEEN_LOOK
    return UNBREAKABLE if any(each.key == look and not each.bit & POLICED for each in g.box.looks) else NO_SUCH_LOOK


def not_asked_for(g: Table, seat: int, key: str) -> Refusal | None:
    """Why a book, a card or a cell is of no use to a seat while no question offers it."""
    own = seat == g.active
    if any(book.key == key for book in g.box.books):
        if not any(book.key == key for book in (*g.face_up(seat), *g.face_down(seat))):
            return NOT_YOUR_BOOK
        return BETWEEN_STEPS if own else OTHERS_TURN_BOOK
    if any(card.key == key for card in g.box.movement):
        if not any(card.key == key for card in g.hand(seat)):
            return NOT_IN_HAND
        return ONE_CARD if own else OTHERS_TURN
    return OTHERS_TURN if not own and key in OWN_TURN else None
