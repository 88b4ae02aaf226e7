"""Withering looks: how they are drawn and what they do on arrival."""

from typing import Final

from igroteka.engine import Cause, EventKind, Rules, Zone, because, move, move_under, pick, show_card, tell
from igroteka.games.rigor_mortis.events import BLANK_DRAWN, DISCARDED, LOOK_REJECTED
from igroteka.games.rigor_mortis.pieces import (
    CLAMP,
    HAND_SIZE,
    LOOK_DECK,
    MOVEMENT_DISCARD,
    NOWHERE,
    OPEN_HAND,
    PLAYERS,
    Look,
)
from igroteka.games.rigor_mortis.questions import TimedCardKind
from igroteka.games.rigor_mortis.rules.ending import expel
from igroteka.games.rigor_mortis.rules.hands import clamp, lay_open, leave_hand
from igroteka.games.rigor_mortis.rules.sight import tell_cards
from igroteka.games.rigor_mortis.state import Table

# --- cards that fall down ------------------------------------------------------------------------------------------


class Discard(TimedCardKind):
    def default(self, g: Table, seat: int, zone: Zone) -> str:
        return g.hand(seat)[0].key


DISCARD: Final = Discard("discard", "RM-175")


def discard_to_size(g: Table, seat: int) -> Rules[None]:
    """Butterfingers: what is too much falls down, one card after another."""
    hand = PLAYERS[seat].hand
    while len(g.of(hand)) > g.hand_size(seat):
        card = yield from pick(g, seat, DISCARD, hand)
        assert card is not None
        leave_hand(g, seat, card, MOVEMENT_DISCARD)
        tell_cards(g, DISCARDED, seat, (card,))


# --- drawing a look ------------------------------------------------------------------------------------------------


def draw_look(g: Table, seat: int, told: EventKind) -> Rules[None]:
    """A look comes; the fourth ends the game; otherwise it acts at once."""
    look = take_look(g, seat, told)
    if g.look_count(seat) >= g.box.last_look:
        raise expel(g, seat)
    if look is None:
        return
    if look.bit == CLAMP:
        clamp(g, seat)
    elif look.bit == HAND_SIZE:
        yield from because(g, Cause(NOWHERE, look.key), discard_to_size(g, seat))
    elif look.bit == OPEN_HAND:
        lay_open(g, seat)


def take_look(g: Table, seat: int, told: EventKind) -> Look | None:
    """The top look, unless its category lies there already; None for a blank one."""
    held = [look.category for look in g.looks(seat)]
    for top in reversed(g.of(LOOK_DECK)):
        assert isinstance(top, Look)
        if top.category not in held:
            break
        show_card(g, top, LOOK_DECK)
        move_under(g, top, LOOK_DECK, LOOK_DECK)
        tell_cards(g, LOOK_REJECTED, seat, (top,))
    if not g.of(LOOK_DECK):
        g.blanks[seat] += 1
        tell(g, BLANK_DRAWN, seat)
        return None
    look = g.of(LOOK_DECK)[-1]
    assert isinstance(look, Look)
    move(g, look, LOOK_DECK, PLAYERS[seat].looks)
    g.read_demands()
    tell_cards(g, told, seat, (look,))
    return look


def lose_look(g: Table, seat: int, look: Look) -> None:
    """A look goes under the deck, known to all, and stops acting."""
    move_under(g, look, PLAYERS[seat].looks, LOOK_DECK)
    g.read_demands()
    if not g.under[seat] & CLAMP:
        g.clamped[seat] = NOWHERE


def punish(g: Table) -> Rules[None]:
    """A card, a book or a turn is finished, or something was done between them: now come the looks for violations, in
    the order of the violations; the goblins stay where they are."""
    while g.waiting:
        yield from g.waiting.pop(0)
