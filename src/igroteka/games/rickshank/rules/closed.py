"""Why a seat cannot do now what no open question offers it. Looks only at what is open and at the seat's own hand."""

from typing import Final

from igroteka.engine import NOTHING, Refusal
from igroteka.games.rickshank.rules.turn import DISCARD_TOKEN, END, OPEN_PHASE, PHASES, SPEND, STILL_FACE_DOWN
from igroteka.games.rickshank.rules.votes import CANCEL
from igroteka.games.rickshank.state import NEMESIS, Table

NOT_YOUR_TURN: Final = Refusal("RR-058", "not_your_turn")
TURN_IS_OVER: Final = Refusal("RR-074", "turn_is_over")
START_FIRST: Final = Refusal("RR-208", "start_of_turn_first")
CARD_FIRST: Final = Refusal("RR-069", "card_first")
NOT_IN_HAND: Final = Refusal("RR-059", "not_in_hand")
NOT_FOR_SALE: Final = Refusal("RR-060", "not_for_sale")
NOT_YOUR_CHARACTER: Final = Refusal("RR-093", "not_your_character")
NO_GREEDY: Final = Refusal("RR-209", "no_greedy_gromflamite")
ONLY_AGAINST_ATTACKS: Final = Refusal("RR-213", "only_against_attacks")
NOT_ABSTAIN: Final = Refusal("RR-165", "no_abstaining")
WRONG_STAKE: Final = Refusal("RR-184", "wrong_stake")
STAKES_SHOWN: Final = Refusal("RR-186", "stakes_shown")
NO_VOTE: Final = Refusal("RR-162", "no_vote")
TOKEN_TOO_LATE: Final = Refusal("RR-207", "token_too_late")
VOTE_STANDS: Final = Refusal("RR-029", "vote_stands")

STAKES: Final = ("bid", "vote_for", "vote_against", "point")
MISSING: Final = {"play": NOT_IN_HAND, "buy": NOT_FOR_SALE, "use": NOT_YOUR_CHARACTER, SPEND.key: NO_GREEDY}


def closed(g: Table, seat: int, key: str) -> Refusal | None:
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
    face = g.box.faces.get(name)
    if head == "buy" and face is not None and face.nemesis and not g.cards[NEMESIS.n]:
        return STILL_FACE_DOWN  # whichever of them comes next
    return MISSING[head]
