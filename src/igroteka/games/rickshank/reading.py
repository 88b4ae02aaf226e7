"""What can be read off the table; nothing here changes it."""

from igroteka.engine import Card, Zone
from igroteka.games.rickshank.content.faces import FaceCard, Spot
from igroteka.games.rickshank.pieces import FLEA_MARKET, NEMESIS, UNOWNED, Player
from igroteka.games.rickshank.state import Table


def find(g: Table, zone: Zone, key: str) -> FaceCard:
    """The card of that kind in the zone, the top one of several."""
    pile = g.faced(zone)
    for i in range(len(pile) - 1, -1, -1):
        if pile[i].key == key:
            return pile[i]
    raise LookupError(f"no {key} in {zone.name}")


def stalls(g: Table) -> list[tuple[str, int]]:
    """The flea market by its places: a card stays where it lies, a new one comes where one is missing (`''`)."""
    lying = [card.key for card in g.cards[FLEA_MARKET.n]]
    places: list[tuple[str, int]] = []
    for key, since in g.stalls:
        if key in lying:
            lying.remove(key)
            places.append((key, since))
        else:
            places.append(("", 0))
    places += [("", 0)] * (g.box.market_size - len(places))
    for place in range(len(places)):
        if lying and not places[place][0]:
            places[place] = (lying.pop(0), g.turn)
    return places


def played(g: Table, fits: frozenset[str]) -> int:
    """How many such cards have been played this turn, wherever they are now."""
    count = 0
    for key in g.plays:
        if key in fits:
            count += 1
    return count


def catches(g: Table, foe: Player, key: str) -> bool:
    return any(key in card.face.holds for card in g.faced(foe.play))


def owned_ongoing(g: Table, me: Player) -> list[Card]:
    """Ongoing cards that I both own and control: not borrowed ones, no unbought location."""
    faces = g.box.faces
    return [c for c in g.cards[me.play.n] if faces[c.key].ongoing and c.serial not in g.owner]


def owned_in_play(g: Table, me: Player, key: str) -> Card:
    return next(c for c in owned_ongoing(g, me) if c.key == key)


def token_price(g: Table, me: Player) -> int:
    price = g.box.token_price
    for card in g.faced(me.play):
        special = card.face.token_price
        if 0 <= special < price:
            price = special
    return price


def super_ongoing(g: Table) -> bool:
    """Is a nemesis face up on top that cannot be defeated without a token?"""
    top = g.faced(NEMESIS)
    return bool(top) and top[0].face.super_ongoing


def lender(g: Table, me: Player, card: Card) -> int:
    """Whose the card in play is, where copies of several owners lie and go to different places; else -1."""
    owner = g.owner.get(card.serial, me.seat)
    if owner in (me.seat, UNOWNED):
        return -1
    owners = [g.owner.get(c.serial, me.seat) for c in g.cards[me.play.n] if c.key == card.key]
    return owner if any(other != owner for other in owners) else -1


def copies_in_play(g: Table, me: Player, spot: Spot) -> list[Card]:
    """The cards that a spot of the play area means."""
    return [c for c in g.cards[me.play.n] if c.key == spot.face.key and lender(g, me, c) == spot.owner]
