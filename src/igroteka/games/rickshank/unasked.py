"""Why a seat cannot do now what no open question offers it. Looks only at what is open and at the seat's own hand."""

from typing import Final

from igroteka.engine import NOTHING, Refusal
from igroteka.games.rickshank.pieces import NEMESIS
from igroteka.games.rickshank.refusals import (
    CARD_FIRST,
    NO_GREEDY,
    NO_VOTE,
    NOT_ABSTAIN,
    NOT_FOR_SALE,
    NOT_IN_HAND,
    NOT_YOUR_CHARACTER,
    NOT_YOUR_TURN,
    ONLY_AGAINST_ATTACKS,
    STAKES_SHOWN,
    START_FIRST,
    STILL_FACE_DOWN,
    TOKEN_TOO_LATE,
    TURN_IS_OVER,
    VOTE_STANDS,
    WORKS_BY_ITSELF,
    WRONG_STAKE,
)
from igroteka.games.rickshank.rules.flow import PHASES
from igroteka.games.rickshank.rules.turn import DISCARD_TOKEN, END, OPEN_PHASE, SPEND
from igroteka.games.rickshank.rules.votes import CANCEL
from igroteka.games.rickshank.state import Table

STAKES: Final = ("bid", "vote_for", "vote_against", "point")
MISSING: Final = {"play": NOT_IN_HAND, "buy": NOT_FOR_SALE, "use": NOT_YOUR_CHARACTER, SPEND.key: NO_GREEDY}


def unasked(g: Table, seat: int, key: str) -> Refusal | None:
    """The reason with its rule; None if there is nothing more to say than that nobody asks."""
    head = key.partition(":")[0]
    if head in MISSING or key == END.key:
        return no_move(g, seat, key)
    if head in STAKES or key == NOTHING.key:
        return no_stake(g, key)
    faces = [g.box.faces[card.key] for card in g.of(g.players[seat].play)]
    if any(face.in_play.key == key and face.defence is not None for face in faces):
        return ONLY_AGAINST_ATTACKS
    if key == DISCARD_TOKEN.key:
        return TOKEN_TOO_LATE
    return VOTE_STANDS if key == CANCEL.key else None


def no_stake(g: Table, key: str) -> Refusal | None:
    """Why this is no stake, or why there is none to make."""
    sealed = g.ballot is not None and None in g.ballot.choices
    if key == NOTHING.key:
        return NOT_ABSTAIN if sealed else None
    if g.ballot is None:
        return NO_VOTE
    return WRONG_STAKE if sealed else STAKES_SHOWN


def no_move(g: Table, seat: int, key: str) -> Refusal | None:
    """Why a move of the open phase cannot be made: it is not the time for it, or there is no such thing."""
    phase = PHASES[g.phase].name
    if phase == "choose_characters":
        return None
    if seat != g.active:
        return NOT_YOUR_TURN
    if g.nobodys_turn:
        return TURN_IS_OVER
    if phase == "start_of_turn":
        return START_FIRST
    if any(move.key == key for move in OPEN_PHASE.expected(g, seat)):
        return CARD_FIRST
    head, _, name = key.partition(":")
    if head == "use" and name == g.characters[seat]:
        return WORKS_BY_ITSELF
    face = g.box.faces.get(name)
    if head == "buy" and face is not None and face.nemesis and not g.cards[NEMESIS.n]:
        return STILL_FACE_DOWN  # whichever of them comes next
    return MISSING[head]
