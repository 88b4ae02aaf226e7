"""What the votes of Council cards do, and when holding them would be in vain.

`me` is the winner of an auction, the player named by sanctions, or each player in turn after a referendum.
"""

from collections.abc import Callable
from typing import Final

from igroteka.engine import Card, Refusal, Rules, Value, Zone, move, pick, tell
from igroteka.games.rickshank.content.faces import Effect
from igroteka.games.rickshank.effects import EFFECTS, POSSIBLE, Possible
from igroteka.games.rickshank.events import DREW_AT_AUCTION, LEFT_PLAY_BY_VOTE, LOCATION_NOT_CHOSEN, NOTHING_TO_REZONE
from igroteka.games.rickshank.pieces import (
    DESTROYED,
    FLEA_MARKET,
    LOCATION_DISCARD,
    LOCATION_STACK,
    MORTY_WAVES_STACK,
    REVEALED_LOCATIONS,
    Player,
)
from igroteka.games.rickshank.questions import DESTROY_OWN, CostKind, Fitting, OneCard
from igroteka.games.rickshank.reading import owned_in_play, owned_ongoing
from igroteka.games.rickshank.refusals import NOT_ONGOING, NOT_YOURS
from igroteka.games.rickshank.rules.basics import (
    draw,
    gain,
    gain_waves,
    leave_play,
    lose_tokens,
    may_destroy_own,
    renew_locations,
)
from igroteka.games.rickshank.state import Table


def possible(name: str) -> Callable[[Possible], Possible]:
    """Whether any result of the vote could change anything; judged once, when the vote would open."""

    def keep(function: Possible) -> Possible:
        POSSIBLE[name] = function
        return function

    return keep


# ------------------------------------------------------------------------ auctions


@EFFECTS.register("winner_draws", amount=int)
def winner_draws(g: Table, me: Player, card: Card, effect: Effect) -> None:
    """Auction: the winner draws."""
    draw(g, me, effect.amount, DREW_AT_AUCTION)


@possible("winner_draws")
def anybody_can_draw(g: Table, effect: Effect) -> bool:
    return any(g.cards[p.deck.n] or g.cards[p.discard.n] for p in g.players)


@EFFECTS.register("winner_gains_from_market", cost=int)
def winner_gains_from_market(g: Table, me: Player, card: Card, effect: Effect) -> Rules[None]:
    """Auction: the winner gains a card of up to that cost from the flea market."""
    chosen = yield from pick(g, me.seat, CostKind("gain_from_market", "RR-148", 0, effect.cost), FLEA_MARKET)
    if chosen is not None:
        asking = gain(g, me, chosen, FLEA_MARKET)
        if asking is not None:
            yield from asking


@possible("winner_gains_from_market")
def market_has_cheap(g: Table, effect: Effect) -> bool:
    return any(g.box.faces[c.key].cost <= effect.cost for c in g.cards[FLEA_MARKET.n])


GAIN_LOCATION: Final = Fitting("gain_location", "RR-148")


@EFFECTS.register("winner_gains_location", amount=int)
def winner_gains_location(g: Table, me: Player, card: Card, effect: Effect) -> Rules[None]:
    """Auction: the winner reveals the top locations, gains 1 and puts the rest into the location discard."""
    for _ in range(effect.amount):
        if renew_locations(g):
            move(g, g.cards[LOCATION_STACK.n][-1], LOCATION_STACK, REVEALED_LOCATIONS)
    chosen = yield from pick(g, me.seat, GAIN_LOCATION, REVEALED_LOCATIONS)
    if chosen is not None:
        asking = gain(g, me, chosen, REVEALED_LOCATIONS)
        if asking is not None:
            yield from asking
    for left in g.cards[REVEALED_LOCATIONS.n]:
        move(g, left, REVEALED_LOCATIONS, LOCATION_DISCARD)
        tell(g, LOCATION_NOT_CHOSEN, me.seat, (), (left,))


@possible("winner_gains_location")
def locations_left(g: Table, effect: Effect) -> bool:
    return bool(g.cards[LOCATION_STACK.n] or g.cards[LOCATION_DISCARD.n])


# ----------------------------------------------------------------------- sanctions


@EFFECTS.register("named_gains_waves", amount=int)
def named_gains_waves(g: Table, me: Player, card: Card, effect: Effect) -> None:
    """Sanctions: that player gains Morty Waves."""
    gain_waves(g, me, effect.amount)


@possible("named_gains_waves")
def waves_left(g: Table, effect: Effect) -> bool:
    return bool(g.cards[MORTY_WAVES_STACK.n])


class Recycle(CostKind):
    """A card of that cost for the named player."""

    def __init__(self, cost: int, named: Player) -> None:
        super().__init__("recycle", "RR-182", cost, cost)
        self.named: Final = named

    def subject(self, g: Table, viewer: int | None) -> dict[str, Value]:
        return {"cost": self.most, "named": self.named.key}


@EFFECTS.register("named_gains_destroyed", cost=int)
def named_gains_destroyed(g: Table, me: Player, card: Card, effect: Effect) -> Rules[None]:
    """Sanctions: that player gains a card of that cost from the destroyed pile, chosen by who played this card."""
    chosen = yield from pick(g, g.active, Recycle(effect.cost, me), DESTROYED)
    if chosen is not None:
        asking = gain(g, me, chosen, DESTROYED)
        if asking is not None:
            yield from asking


@possible("named_gains_destroyed")
def destroyed_has_cost(g: Table, effect: Effect) -> bool:
    return any(g.box.faces[c.key].cost == effect.cost for c in g.cards[DESTROYED.n])


# ---------------------------------------------------------------------- referendums


@EFFECTS.register("all_may_destroy")
def all_may_destroy(g: Table, me: Player, card: Card, effect: Effect) -> Rules[None]:
    """Referendum: each player may destroy 1 card in their hand or discard pile."""
    yield from may_destroy_own(g, me, DESTROY_OWN)


@possible("all_may_destroy")
def anybody_has_cards(g: Table, effect: Effect) -> bool:
    return any(g.cards[p.hand.n] or g.cards[p.discard.n] for p in g.players)


class OwnOngoing(OneCard):
    """An Ongoing card in play that one owns."""

    def forbids(self, g: Table, seat: int, card: Card, zone: Zone) -> Refusal | None:
        if not g.box.faces[card.key].ongoing:
            return NOT_ONGOING
        return None if any(c.key == card.key for c in owned_ongoing(g, g.players[seat])) else NOT_YOURS


DISCARD_ONGOING: Final = OwnOngoing("discard_ongoing", "RR-189")


@EFFECTS.register("all_discard_ongoing")
def all_discard_ongoing(g: Table, me: Player, card: Card, effect: Effect) -> Rules[None]:
    """Referendum: each player discards from play 1 Ongoing card they own."""
    chosen = yield from pick(g, me.seat, DISCARD_ONGOING, me.play)
    if chosen is not None:
        leave_play(g, me, owned_in_play(g, me, chosen.key), LEFT_PLAY_BY_VOTE)
    else:
        tell(g, NOTHING_TO_REZONE, me.seat)


@possible("all_discard_ongoing")
def anybody_owns_ongoing(g: Table, effect: Effect) -> bool:
    return any(owned_ongoing(g, p) for p in g.players)


@EFFECTS.register("all_lose_token_or_gain_waves", amount=int)
def all_lose_token_or_gain_waves(g: Table, me: Player, card: Card, effect: Effect) -> None:
    """Referendum: each player discards access tokens or, having none, gains Morty Waves."""
    if not lose_tokens(g, me, effect.amount):
        gain_waves(g, me, effect.amount)


@possible("all_lose_token_or_gain_waves")
def anything_to_tax(g: Table, effect: Effect) -> bool:
    return bool(g.cards[MORTY_WAVES_STACK.n]) or any(g.tokens)
