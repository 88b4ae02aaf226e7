"""Hands of movement cards: how cards come and go, and which of them is clamped."""

from igroteka.engine import ALL, Card, Zone, learn, move, show_card, tell
from igroteka.games.rigor_mortis.events import CLAMPED
from igroteka.games.rigor_mortis.pieces import NOWHERE, OPEN_HAND, PLAYERS
from igroteka.games.rigor_mortis.state import Table


def leave_hand(g: Table, seat: int, card: Card, to: Zone) -> None:
    """The one way a card leaves a hand: the clamp stays with its card, and goes with it."""
    if g.clamped[seat] >= 0:
        place = g.hand(seat).index(card)
        if place == g.clamped[seat]:
            g.clamped[seat] = NOWHERE
        elif place < g.clamped[seat]:
            g.clamped[seat] -= 1
    move(g, card, PLAYERS[seat].hand, to)


def join_hand(g: Table, seat: int, card: Card, origin: Zone) -> None:
    """A card comes to a hand as its newest."""
    move(g, card, origin, PLAYERS[seat].hand)
    lay_open(g, seat)


def lay_open(g: Table, seat: int) -> None:
    """Under Open Palms everybody sees the whole hand, whatever has come or gone unseen."""
    if g.under[seat] & OPEN_HAND:
        for card in g.hand(seat):
            show_card(g, card, PLAYERS[seat].hand, ALL)


def clamp(g: Table, seat: int) -> None:
    """Stiff Arm: one random card cannot be played; the old clamp is gone."""
    hand = g.hand(seat)
    if hand:
        place = g.fate.roll(len(hand), "clamp") - 1
        g.clamped[seat] = place
        learn(g, 1 << seat)
        tell(g, CLAMPED, seat, (), (hand[place],), 1 << seat)
