"""Resampling what a seat, or everybody, cannot know: unseen cards change places, and chance gets a new source."""

from igroteka.engine.fate import Fate
from igroteka.engine.options import Card
from igroteka.engine.state import State


def resample_cards(g: State, viewer: int, fate: Fate) -> None:
    """Permute the cards of equal pool and back that the viewer (bits of an audience) does not see; what other seats
    know belongs to the place, not to the card.

    Whoever has looked at a place still knows what lies there, in the imagined world as in the true one. The cards are
    sorted before they are mixed, so that the imagined world follows from the viewer's knowledge and `fate` alone.
    """
    piles: dict[int, list[Card]] = {}
    places: dict[str, list[tuple[list[Card], int]]] = {}
    known = g.known
    for zone in g.zones:
        if zone.audience & viewer:
            continue
        pile = list(g.cards[zone.n])
        piles[zone.n] = pile
        if known and not zone.ordered:
            known_first(pile, known, viewer)
        for i in range(len(pile)):
            card = pile[i]
            if known and known.get(card.serial, 0) & viewer:
                continue
            group = zone.pool + "|" + card.back
            if group in places:
                places[group].append((pile, i))
            else:
                places[group] = [(pile, i)]
    marks: dict[int, int] = {}
    for group_places in places.values():
        cards = [pile[i] for pile, i in group_places]
        marked = [known.pop(card.serial, 0) for card in cards] if known else []
        cards.sort(key=by_serial)
        fate.mix(cards)
        for n, (pile, i) in enumerate(group_places):
            pile[i] = cards[n]
            if marked and marked[n]:
                marks[cards[n].serial] = marked[n]
    for n, pile in piles.items():
        g.cards[n] = tuple(pile)
    known.update(marks)
    fate.drawn, fate.journal = g.fate.drawn, g.fate.journal
    g.fate = fate


def known_first(pile: list[Card], known: dict[int, int], viewer: int) -> None:
    """Put known cards first: in an unordered hand, the index of a known card must reveal nothing."""
    seen = [card for card in pile if known.get(card.serial, 0) & viewer]
    if seen:
        seen.sort(key=by_serial)
        pile[:] = seen + [card for card in pile if not known.get(card.serial, 0) & viewer]


def by_serial(card: Card) -> int:
    return card.serial
