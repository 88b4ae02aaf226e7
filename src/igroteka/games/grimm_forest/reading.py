"""What can be read off the table; nothing here changes it."""

from collections.abc import Sequence
from typing import Final

from igroteka.engine import Card, Zone
from igroteka.games.grimm_forest.content.box import MONSTER, FableCard, FriendCard, GatherCard
from igroteka.games.grimm_forest.pieces import NOWHERE, PLAYERS, SEATS, cell
from igroteka.games.grimm_forest.state import Table

ORDERS: Final = [[[(first + i) % n for i in range(n)] for first in range(n)] for n in range(SEATS + 1)]
"""By number of players and first player."""


def turn_order(g: Table) -> list[int]:
    """The seats clockwise from the first player (LS-031); shared, not to be changed."""
    return ORDERS[g.seats][g.first_player]


def opponents(g: Table, seat: int) -> list[int]:
    """In turn order."""
    return [s for s in turn_order(g) if s != seat]


def friend_of(g: Table, seat: int) -> FriendCard | None:
    cards = g.cards[PLAYERS[seat].friend.n]
    if not cards:
        return None
    card = cards[0]
    assert isinstance(card, FriendCard)
    return card


def laid_card(g: Table, seat: int) -> GatherCard:
    """The gather card in front of a player, whoever's colour it has."""
    card = g.cards[PLAYERS[seat].laid_gather.n][0]
    assert isinstance(card, GatherCard)
    return card


def fables_in(g: Table, zone: Zone) -> list[FableCard]:
    return [card for card in g.cards[zone.n] if isinstance(card, FableCard)]


def players_in(g: Table, location: int) -> list[int]:
    """Whose pigs stand there, in turn order."""
    return [s for s in turn_order(g) if g.pig[s] == location] if location >= 0 else []


def companions(g: Table, seat: int) -> list[int]:
    """The opponents in the same location, in turn order; nobody for a pig that is nowhere (LS-246)."""
    return [s for s in players_in(g, g.pig[seat]) if s != seat]


def is_alone(g: Table, seat: int) -> bool:
    """The only pig in a location; monsters do not count (LS-266), nor does the Prince (LS-125)."""
    here = g.pig[seat]
    return here >= 0 and g.pig.count(here) == 1


def materials_of(g: Table, location: int) -> list[int]:
    """The types shown on a location."""
    refill = g.box.refill[location]
    return [m for m in range(3) if refill[m]]


def stock_of(g: Table, location: int) -> int:
    stock, i = g.stock, cell(location, 0)
    return stock[i] + stock[i + 1] + stock[i + 2]


def wealth(g: Table, seat: int) -> int:
    goods, i = g.goods, cell(seat, 0)
    return goods[i] + goods[i + 1] + goods[i + 2]


def finished(g: Table, seat: int, material: int = NOWHERE) -> int:
    """Finished houses of a player, of one material or of all."""
    return len([h for h in g.houses[seat] if h.finished and material in (NOWHERE, h.material)])


def monsters_in(g: Table, location: int) -> list[FableCard]:
    """The monsters that are there now."""
    found: list[FableCard] = []
    for seat in range(g.seats):
        played = fables_in(g, PLAYERS[seat].played)
        found.extend([c for c in played if c.type == MONSTER and g.place.get(c.serial, NOWHERE) == location])
    return found


def unique_at(g: Table, location: int) -> FableCard | None:
    """The Unique Location that lies there (LS-136)."""
    for seat in range(g.seats):
        for card in fables_in(g, PLAYERS[seat].unique):
            if g.place[card.serial] == location:
                return card
    return None


def find_card(cards: Sequence[Card], key: str) -> Card | None:
    for card in cards:
        if card.key == key:
            return card
    return None


def card_in(g: Table, zone: Zone, key: str) -> Card:
    card = find_card(g.cards[zone.n], key)
    assert card is not None
    return card
