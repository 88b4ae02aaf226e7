"""Resampling what a seat, or everybody, cannot know: unseen cards change places, and chance gets a new source."""

from typing import Final

from igroteka.engine.fate import Fate
from igroteka.engine.options import Card
from igroteka.engine.state import State


class Group:
    """Unseen cards of equal pool and back, and where they lie: these may change places."""

    def __init__(self, back: str) -> None:
        self.back: Final = back
        self.cards: list[Card] = []
        self.piles: Final = list[list[Card]]()
        self.places: Final = list[int]()


def resample_cards(g: State, viewer: int, fate: Fate) -> None:
    """Permute the cards of equal pool and back that the viewer (bits of an audience) does not see; what other seats
    know belongs to the place, not to the card.

    Whoever has looked at a place still knows what lies there, in the imagined world as in the true one. The cards are
    sorted before they are mixed, so that the imagined world follows from the viewer's knowledge and `fate` alone.
    """
    known = g.known
    own = {serial for serial, who in known.items() if who & viewer}
    piles: list[tuple[int, list[Card]]] = []
    groups: list[Group] = []
    by_pool: dict[str, list[Group]] = {}
    for zone in g.zones:
        if zone.audience & viewer or not g.cards[zone.n]:
            continue
        pile = list(g.cards[zone.n])
        if own and not zone.ordered:
            known_first(pile, own)
        piles.append((zone.n, pile))
        of_pool = by_pool.get(zone.pool)
        if of_pool is None:
            of_pool = by_pool[zone.pool] = []
        group: Group | None = None
        for i in range(len(pile)):
            card = pile[i]
            if own and card.serial in own:
                continue
            if group is None or group.back != card.back:
                group = None
                for other in of_pool:
                    if other.back == card.back:
                        group = other
                        break
                if group is None:
                    group = Group(card.back)
                    of_pool.append(group)
                    groups.append(group)
            group.cards.append(card)
            group.piles.append(pile)
            group.places.append(i)
    marks: dict[int, int] = {}
    for group in groups:
        permute(group, fate, known if len(known) > len(own) else NOBODY_KNOWS, marks)
    for n, pile in piles:
        g.cards[n] = tuple(pile)
    known.update(marks)
    fate.drawn, fate.journal = g.fate.drawn, g.fate.journal
    g.fate = fate


NOBODY_KNOWS: Final[dict[int, int]] = {}


def permute(group: Group, fate: Fate, known: dict[int, int], marks: dict[int, int]) -> None:
    """Lay the cards of a group anew. Who else knew what lay at a place goes from `known` into `marks`, by the card that
    lies there now."""
    piles, places = group.piles, group.places
    marked = [known.pop(card.serial, 0) for card in group.cards] if known else []
    cards = in_order(group.cards)
    fate.mix(cards)
    for n in range(len(cards)):
        piles[n][places[n]] = cards[n]
        if marked and marked[n]:
            marks[cards[n].serial] = marked[n]


def in_order(cards: list[Card]) -> list[Card]:
    """The cards sorted by serial number. Many cards with small serials are placed by index, which is faster than
    comparing them."""
    top = 0
    for card in cards:
        if card.serial > top:
            top = card.serial
    if top > 4 * len(cards):
        return sorted(cards, key=by_serial)
    places: list[Card | None] = [None] * (top + 1)
    for card in cards:
        places[card.serial] = card
    return [card for card in places if card is not None]


def known_first(pile: list[Card], own: set[int]) -> None:
    """Put known cards first: in an unordered hand, the index of a known card must reveal nothing."""
    seen = [card for card in pile if card.serial in own]
    if seen:
        seen.sort(key=by_serial)
        pile[:] = seen + [card for card in pile if card.serial not in own]


def by_serial(card: Card) -> int:
    return card.serial
