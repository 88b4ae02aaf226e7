"""Why a player cannot do now what no open question offers: the wrong moment, somebody else's turn, a card not there."""

from typing import Final

from igroteka.engine import Refusal
from igroteka.games.grimm_forest.pieces import LOCATIONS, PLAYERS
from igroteka.games.grimm_forest.reading import find_card, friend_of
from igroteka.games.grimm_forest.refusals import (
    NO_FAREWELL,
    NO_MARKET,
    NO_PLOT,
    NO_SPECIAL,
    NOT_BUILDING,
    NOT_CHOOSING,
    NOT_IN_HAND,
    NOT_YOUR_TURN,
    QUEEN_WAITS,
)
from igroteka.games.grimm_forest.state import Table

ACTIONS: Final = ("draw_fable", "gain", "build", "build_plot", "special", "farewell", "end_turn")


def unasked(g: Table, seat: int, key: str, phase: str) -> Refusal | None:
    words = key.split(":")
    head = words.pop(0)
    if g.locations < len(LOCATIONS) and (key == LOCATIONS[-1] or LOCATIONS[-1] in words or "go_to_market" in words):
        return NO_MARKET
    if head in ("lay", "lay_with"):
        return not_laid(g, seat, words, phase)
    if head in ACTIONS:
        return no_action(g, seat, key, phase)
    return None


def not_laid(g: Table, seat: int, words: list[str], phase: str) -> Refusal | None:
    if phase not in ("choose", "choose_last") or g.cards[PLAYERS[seat].laid_gather.n]:
        return NOT_CHOOSING
    if phase == "choose" and g.lay_last >> seat & 1:
        return QUEEN_WAITS
    fable = words[1] if len(words) > 1 else ""
    missing = fable in g.box.fables and find_card(g.cards[PLAYERS[seat].fable_hand.n], fable) is None
    return NOT_IN_HAND if missing else None


def no_action(g: Table, seat: int, key: str, phase: str) -> Refusal | None:
    if phase != "build_turns":
        return NOT_BUILDING
    if seat != (g.first_player + g.builder) % g.seats:
        return NOT_YOUR_TURN
    friend = friend_of(g, seat)
    if key.startswith("build_plot:") and not g.cards[PLAYERS[seat].plots.n]:
        return NO_PLOT
    if key.startswith("special:") and (friend is None or friend.special is None or friend.special_action.key != key):
        return NO_SPECIAL
    if key.startswith("farewell:") and (friend is None or friend.farewell is None or friend.farewell_action.key != key):
        return NO_FAREWELL
    return None
