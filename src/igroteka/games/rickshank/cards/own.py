"""What cards do for the player beyond plain power, draws and tokens, each under its text in our own words.

`me` plays the card; the numbers are the card's (`effect.amount`, …).
"""

from collections.abc import Sequence
from typing import Final

from igroteka.engine import YES, Card, EventKind, Kind, Option, Refusal, Rules, Value, ask, move, pick, tell
from igroteka.games.rickshank.content.faces import Effect
from igroteka.games.rickshank.effects import EFFECTS
from igroteka.games.rickshank.events import (
    DISCARDED_FOR_LOCATION,
    DREW_FOR_DISCARDED,
    DREW_FOR_TOKEN,
    TAKEN_FOR_TOKEN,
    TAKEN_TO_HAND,
    TOP_DISCARDED,
)
from igroteka.games.rickshank.pieces import FLEA_MARKET, LOCATION_DISCARD, LOCATION_STACK, Player
from igroteka.games.rickshank.questions import (
    DESTROY_OWN,
    CostKind,
    Fitting,
    May,
    MayForCards,
    OwnCard,
    choose_foe,
    pick_of_hand,
)
from igroteka.games.rickshank.reading import played
from igroteka.games.rickshank.refusals import TAKE_POWER
from igroteka.games.rickshank.rules.basics import (
    destroy,
    discard,
    discard_by_choice,
    draw,
    gain_power,
    gain_tokens,
    lose_tokens,
    may_destroy_own,
    renew_deck,
)
from igroteka.games.rickshank.rules.play_card import play_location, play_top_of, put_into_play
from igroteka.games.rickshank.state import Table

# ------------------------------------------------------------- power, draws, tokens


@EFFECTS.register("power_per_played", what=tuple[str, ...])
def power_per_played(g: Table, me: Player, card: Card, effect: Effect) -> None:
    """+1 power for each other such card that you have played this turn."""
    gain_power(g, me, card, played(g, effect.fits) - (card.key in effect.fits))


@EFFECTS.register("power_per_type")
def power_per_type(g: Table, me: Player, card: Card, effect: Effect) -> None:
    """+1 power for each different type among the cards you have played this turn, this one included."""
    types = {g.box.faces[key].type for key in g.plays}
    types.discard("")
    gain_power(g, me, card, len(types))


@EFFECTS.register("stronger_card", what=tuple[str, ...], amount=int)
def stronger_card(g: Table, me: Player, card: Card, effect: Effect) -> None:
    """Each such card that you play this turn, before or after, gives so much extra power."""
    gain_power(g, me, card, effect.amount * played(g, effect.fits))
    g.this_turn.append(card.key)


@EFFECTS.register("token_if_none", tokens=int)
def token_if_none(g: Table, me: Player, card: Card, effect: Effect) -> None:
    """If you own no access tokens, gain some."""
    if g.tokens[me.seat] == 0:
        gain_tokens(g, me, effect.tokens)


@EFFECTS.register("draw_if_tokens", amount=int, owned=int)
def draw_if_tokens(g: Table, me: Player, card: Card, effect: Effect) -> None:
    """If you own that many access tokens, draw."""
    if g.tokens[me.seat] >= effect.owned:
        draw(g, me, effect.amount)


POWER: Final = Option("power")
A_TOKEN: Final = Option("token")


class PowerOrToken(Kind[Table, Option]):
    """So much power, or access tokens if there is one."""

    def __init__(self, power: int, tokens: int) -> None:
        super().__init__("power_or_token", "RR-069")
        self.power: Final = power
        self.tokens: Final = tokens

    def expected(self, g: Table, seat: int) -> Sequence[Option]:
        return (POWER, A_TOKEN)

    def forbids(self, g: Table, seat: int, option: Option) -> Refusal | None:
        return TAKE_POWER if option is A_TOKEN and g.supply == 0 else None

    def details(self, g: Table, seat: int, option: Option) -> dict[str, Value]:
        return {"number": self.power if option is POWER else self.tokens}

    def default(self, g: Table, seat: int) -> str:
        return POWER.key


@EFFECTS.register("power_or_token", power=int, tokens=int)
def power_or_token(g: Table, me: Player, card: Card, effect: Effect) -> Rules[None]:
    """Choose one: power, or an access token."""
    if (yield from ask(g, me.seat, PowerOrToken(effect.power, effect.tokens))) is POWER:
        gain_power(g, me, card, effect.power)
    else:
        gain_tokens(g, me, effect.tokens)


@EFFECTS.register("tokens_for_power", power=int)
def tokens_for_power(g: Table, me: Player, card: Card, effect: Effect) -> None:
    """At any time this turn, any number of times: discard an access token for power. The open phase offers it."""
    g.power_per_token = max(g.power_per_token, effect.power)


@EFFECTS.register("token_for_draw", amount=int)
def token_for_draw(g: Table, me: Player, card: Card, effect: Effect) -> Rules[None]:
    """You may discard 1 access token; if you do, draw."""
    if not g.tokens[me.seat]:
        return
    if (yield from ask(g, me.seat, MayForCards("token_for_draw", "RR-195", effect.amount))) is YES:
        lose_tokens(g, me, 1)
        draw(g, me, effect.amount, DREW_FOR_TOKEN)


@EFFECTS.register("token_for_returns", amount=int, cost=int)
def token_for_returns(g: Table, me: Player, card: Card, effect: Effect) -> Rules[None]:
    """You may discard 1 access token; if you do, take so many cards of that cost from discard pile to hand."""
    if not g.tokens[me.seat]:
        return
    if (yield from ask(g, me.seat, MayForCards("token_for_returns", "RR-195", effect.amount, effect.cost))) is not YES:
        return
    lose_tokens(g, me, 1)
    kind = CostKind("return_cheap", "RR-022", effect.cost, effect.cost, may=True)
    for _ in range(effect.amount):
        chosen = yield from pick(g, me.seat, kind, me.discard)
        if chosen is None:
            return
        take_to_hand(g, me, chosen, TAKEN_FOR_TOKEN)


def take_to_hand(g: Table, me: Player, card: Card, told: EventKind) -> None:
    move(g, card, me.discard, me.hand)
    tell(g, told, me.seat, (), (card,))


@EFFECTS.register("return_card", what=tuple[str, ...], amount=int)
def return_card(g: Table, me: Player, card: Card, effect: Effect) -> Rules[None]:
    """You may return such cards from your discard pile to your hand."""
    kind = Fitting("return_card", "RR-069", effect.fits, may=True)
    for _ in range(effect.amount):
        chosen = yield from pick(g, me.seat, kind, me.discard)
        if chosen is None:
            return
        take_to_hand(g, me, chosen, TAKEN_TO_HAND)


# -------------------------------------------------------- one's own cards and places


@EFFECTS.register("discard_cards", amount=int)
def discard_cards(g: Table, me: Player, card: Card, effect: Effect) -> Rules[None]:
    """Discard cards of your choice."""
    yield from discard_by_choice(g, me, effect.amount)


class DiscardTop(May):
    """Discard the top card of one's deck, for power if it has that cost."""

    def __init__(self, cost: int, power: int) -> None:
        super().__init__("discard_top", "RR-141")
        self.cost: Final = cost
        self.power: Final = power

    def subject(self, g: Table, viewer: int | None) -> dict[str, Value]:
        return {"cost": self.cost, "power": self.power}


@EFFECTS.register("may_discard_top", cost=int, power=int)
def may_discard_top(g: Table, me: Player, card: Card, effect: Effect) -> Rules[None]:
    """You may discard the top card of your deck; if it has that cost, power."""
    if not g.cards[me.deck.n] and not g.cards[me.discard.n]:
        return
    if (yield from ask(g, me.seat, DiscardTop(effect.cost, effect.power))) is YES:
        renew_deck(g, me)
        top = g.cards[me.deck.n][-1]
        discard(g, me, top, me.deck, TOP_DISCARDED)
        if g.box.faces[top.key].cost == effect.cost:
            gain_power(g, me, card, effect.power)


@EFFECTS.register("may_destroy", amount=int, what=tuple[str, ...] | None)
def may_destroy(g: Table, me: Player, card: Card, effect: Effect) -> Rules[None]:
    """You may destroy cards, or only such cards, in your hand or discard pile."""
    kind = OwnCard("destroy_own", "RR-144", effect.fits) if effect.fits else DESTROY_OWN
    for _ in range(effect.amount):
        yield from may_destroy_own(g, me, kind)


DESTROY_HAND: Final = Fitting("destroy_hand", "RR-219")
DESTROY_SELF: Final = May("destroy_self", "RR-220")


@EFFECTS.register("destroy_hand_then_self", amount=int)
def destroy_hand_then_self(g: Table, me: Player, card: Card, effect: Effect) -> Rules[None]:
    """Destroy a card in your hand, if you have one. Then you may destroy this card."""
    for _ in range(effect.amount):
        chosen = yield from pick_of_hand(g, me, DESTROY_HAND)
        if chosen is not None:
            destroy(g, me, chosen, me.hand)
    if (yield from ask(g, me.seat, DESTROY_SELF)) is YES:
        destroy(g, me, card, me.play)


DESTROY_MARKET: Final = Fitting("destroy_market", "RR-143", may=True)


@EFFECTS.register("may_destroy_market", amount=int)
def may_destroy_market(g: Table, me: Player, card: Card, effect: Effect) -> Rules[None]:
    """You may destroy a card in the flea market."""
    for _ in range(effect.amount):
        chosen = yield from pick(g, me.seat, DESTROY_MARKET, FLEA_MARKET)
        if chosen is not None:
            destroy(g, me, chosen, FLEA_MARKET)


@EFFECTS.register("put_into_play", what=tuple[str, ...])
def put_card_into_play(g: Table, me: Player, card: Card, effect: Effect) -> Rules[None]:
    """You may put such a card from your discard pile into play."""
    chosen = yield from pick(g, me.seat, Fitting("put_into_play", "RR-211", effect.fits, may=True), me.discard)
    if chosen is not None:
        put_into_play(g, me, chosen)


PORTAL_DISCARD: Final = Fitting("portal_discard", "RR-131", may=True)


@EFFECTS.register("discard_for_location")
def discard_for_location(g: Table, me: Player, card: Card, effect: Effect) -> Rules[None]:
    """You may discard a card; if you do, play the top card of the location stack."""
    chosen = yield from pick_of_hand(g, me, PORTAL_DISCARD)
    if chosen is not None:
        discard(g, me, chosen, me.hand, DISCARDED_FOR_LOCATION)
        asking = play_location(g, me)
        if asking is not None:
            yield from asking


PLAY_LOCATION: Final = May("play_location", "RR-131")


@EFFECTS.register("may_play_location")
def may_play_location(g: Table, me: Player, card: Card, effect: Effect) -> Rules[None]:
    """You may play the top card of the location stack, if there is a location left."""
    if not g.cards[LOCATION_STACK.n] and not g.cards[LOCATION_DISCARD.n]:
        return
    if (yield from ask(g, me.seat, PLAY_LOCATION)) is YES:
        asking = play_location(g, me)
        if asking is not None:
            yield from asking


@EFFECTS.register("play_foes_card")
def play_foes_card(g: Table, me: Player, card: Card, effect: Effect) -> Rules[None]:
    """Choose a foe and play the top card of that foe's deck. Leaving play it goes back; an Ongoing card stays."""
    foe = yield from choose_foe(g, me)
    asking = play_top_of(g, me, foe)
    if asking is not None:
        yield from asking


# -------------------------------------------------------------- when discarded from hand


@EFFECTS.register("draw", amount=int)
def may_draw(g: Table, me: Player, card: Card, effect: Effect) -> Rules[None]:
    """You may draw."""
    if (yield from ask(g, me.seat, MayForCards("aqua_draw", "RR-193", effect.amount))) is YES:
        draw(g, me, effect.amount, DREW_FOR_DISCARDED)


@EFFECTS.register("destroy")
def may_destroy_one(g: Table, me: Player, card: Card, effect: Effect) -> Rules[None]:
    """You may destroy 1 card in your hand or discard pile."""
    yield from may_destroy_own(g, me, DESTROY_OWN)
