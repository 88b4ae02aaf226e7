"""What cards do beyond plain power, draws and tokens, each under its text in our own words.

`me` plays the card; the numbers are the card's (`effect.amount`, …). Attacks ask every target for a defence first.
"""

from collections.abc import Sequence
from typing import Final

from igroteka.engine import NOTHING, YES, Card, Kind, Option, Refusal, Rules, ask, move, pick, tell
from igroteka.games.rickshank.effects import EFFECTS
from igroteka.games.rickshank.events import (
    HANDED_OVER,
    NO_TOKEN_TO_LOSE,
    NOTHING_TO_DESTROY,
    NOTHING_TO_DISCARD,
    TAKEN_TO_HAND,
    TOKEN_TAKEN,
)
from igroteka.games.rickshank.faces import Effect, Spot
from igroteka.games.rickshank.rules.attacks import avoided
from igroteka.games.rickshank.rules.basics import (
    NOT_A_FOE,
    choose_foe,
    destroy,
    discard,
    draw,
    find,
    gain_power,
    gain_tokens,
    gain_waves,
    leave_play,
    lose_tokens,
    played,
    renew_deck,
    token_got,
)
from igroteka.games.rickshank.rules.choosing import (
    DESTROY_OWN,
    DISCARD_PILE,
    MARKET,
    NO_LIMIT,
    CostKind,
    Fitting,
    May,
    OwnCard,
    cheapest,
    discard_by_choice,
    may_destroy_own,
    pick_of_hand,
)
from igroteka.games.rickshank.rules.playing import play_location, play_top_of, put_into_play
from igroteka.games.rickshank.state import FLEA_MARKET, LOCATION_DISCARD, LOCATION_STACK, Player, Table

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
TOKEN: Final = Option("token")
NO_TOKENS_LEFT: Final = Refusal("RR-157", "no_tokens_left")


class PowerOrToken(Kind[Table, Option]):
    """Power, or an access token if there is one."""

    def expected(self, g: Table, seat: int) -> Sequence[Option]:
        return (POWER, TOKEN)

    def forbids(self, g: Table, seat: int, option: Option) -> Refusal | None:
        return NO_TOKENS_LEFT if option is TOKEN and g.supply == 0 else None

    def default(self, g: Table, seat: int) -> str:
        return POWER.key


POWER_OR_TOKEN: Final = PowerOrToken("power_or_token", "RR-069")


@EFFECTS.register("power_or_token", power=int, tokens=int)
def power_or_token(g: Table, me: Player, card: Card, effect: Effect) -> Rules[None]:
    """Choose one: power, or an access token."""
    if (yield from ask(g, me.seat, POWER_OR_TOKEN)) is POWER:
        gain_power(g, me, card, effect.power)
    else:
        gain_tokens(g, me, effect.tokens)


@EFFECTS.register("tokens_for_power", power=int)
def tokens_for_power(g: Table, me: Player, card: Card, effect: Effect) -> None:
    """At any time this turn, any number of times: discard an access token for power. The open phase offers it."""
    g.power_per_token = max(g.power_per_token, effect.power)


TOKEN_FOR_DRAW: Final = May("token_for_draw", "RR-195")


@EFFECTS.register("token_for_draw", amount=int)
def token_for_draw(g: Table, me: Player, card: Card, effect: Effect) -> Rules[None]:
    """You may discard 1 access token; if you do, draw."""
    if g.tokens[me.seat] and (yield from ask(g, me.seat, TOKEN_FOR_DRAW)) is YES:
        lose_tokens(g, me, 1)
        draw(g, me, effect.amount)


TOKEN_FOR_RETURNS: Final = May("token_for_returns", "RR-195")


@EFFECTS.register("token_for_returns", amount=int, cost=int)
def token_for_returns(g: Table, me: Player, card: Card, effect: Effect) -> Rules[None]:
    """You may discard 1 access token; if you do, take so many cards of that cost from discard pile to hand."""
    if not g.tokens[me.seat] or (yield from ask(g, me.seat, TOKEN_FOR_RETURNS)) is not YES:
        return
    lose_tokens(g, me, 1)
    kind = CostKind("return_cheap", "RR-022", DISCARD_PILE, effect.cost, effect.cost, may=True)
    for _ in range(effect.amount):
        chosen = yield from pick(g, me.seat, kind, me.discard)
        if chosen is None:
            return
        take_to_hand(g, me, chosen)


def take_to_hand(g: Table, me: Player, card: Card) -> None:
    move(g, card, me.discard, me.hand)
    tell(g, TAKEN_TO_HAND, me.seat, (), (card,))


@EFFECTS.register("return_card", what=tuple[str, ...], amount=int)
def return_card(g: Table, me: Player, card: Card, effect: Effect) -> Rules[None]:
    """You may return such cards from your discard pile to your hand."""
    kind = Fitting("return_card", "RR-069", DISCARD_PILE, effect.fits, may=True)
    for _ in range(effect.amount):
        chosen = yield from pick(g, me.seat, kind, me.discard)
        if chosen is None:
            return
        take_to_hand(g, me, chosen)


# -------------------------------------------------------- one's own cards and places


@EFFECTS.register("discard_cards", amount=int)
def discard_cards(g: Table, me: Player, card: Card, effect: Effect) -> Rules[None]:
    """Discard cards of your choice."""
    yield from discard_by_choice(g, me, effect.amount)


DISCARD_TOP: Final = May("discard_top", "RR-141")


@EFFECTS.register("may_discard_top", cost=int, power=int)
def may_discard_top(g: Table, me: Player, card: Card, effect: Effect) -> Rules[None]:
    """You may discard the top card of your deck; if it has that cost, power."""
    if not g.cards[me.deck.n] and not g.cards[me.discard.n]:
        return
    if (yield from ask(g, me.seat, DISCARD_TOP)) is YES:
        renew_deck(g, me)
        top = g.cards[me.deck.n][-1]
        discard(g, me, top, me.deck)
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


DESTROY_MARKET: Final = Fitting("destroy_market", "RR-143", MARKET, may=True)


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
    chosen = yield from pick(
        g, me.seat, Fitting("put_into_play", "RR-211", DISCARD_PILE, effect.fits, may=True), me.discard
    )
    if chosen is not None:
        put_into_play(g, me, chosen)


PORTAL_DISCARD: Final = Fitting("portal_discard", "RR-131", may=True)


@EFFECTS.register("discard_for_location")
def discard_for_location(g: Table, me: Player, card: Card, effect: Effect) -> Rules[None]:
    """You may discard a card; if you do, play the top card of the location stack."""
    chosen = yield from pick_of_hand(g, me, PORTAL_DISCARD)
    if chosen is not None:
        discard(g, me, chosen, me.hand)
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

AQUA_DRAW: Final = May("aqua_draw", "RR-193")


@EFFECTS.register("draw", amount=int)
def may_draw(g: Table, me: Player, card: Card, effect: Effect) -> Rules[None]:
    """You may draw."""
    if (yield from ask(g, me.seat, AQUA_DRAW)) is YES:
        draw(g, me, effect.amount)


@EFFECTS.register("destroy")
def may_destroy_one(g: Table, me: Player, card: Card, effect: Effect) -> Rules[None]:
    """You may destroy 1 card in your hand or discard pile."""
    yield from may_destroy_own(g, me, DESTROY_OWN)


# ------------------------------------------------------------------------ attacks


@EFFECTS.register("foes_gain_waves", amount=int, draw_if_hit=int)
def foes_gain_waves(g: Table, me: Player, card: Card, effect: Effect) -> Rules[None]:
    """Attack: each foe gains Morty Waves. If at least one was hit, draw."""
    hits = 0
    for foe in me.foes:
        if not (yield from avoided(g, foe, me)):
            hits += 1
            gain_waves(g, foe, effect.amount)
    if hits:
        draw(g, me, effect.draw_if_hit)


@EFFECTS.register("foe_discards", amount=int)
def foe_discards(g: Table, me: Player, card: Card, effect: Effect) -> Rules[None]:
    """Attack: a foe of your choice discards cards."""
    foe = yield from choose_foe(g, me)
    if not (yield from avoided(g, foe, me)):
        yield from discard_by_choice(g, foe, effect.amount)


@EFFECTS.register("foes_discard", amount=int)
def foes_discard(g: Table, me: Player, card: Card, effect: Effect) -> Rules[None]:
    """Attack: each foe discards cards."""
    for foe in me.foes:
        if not (yield from avoided(g, foe, me)):
            yield from discard_by_choice(g, foe, effect.amount)


@EFFECTS.register("foes_lose_token_or_gain_waves", amount=int)
def foes_lose_token_or_gain_waves(g: Table, me: Player, card: Card, effect: Effect) -> Rules[None]:
    """Attack: each foe discards access tokens or, having none, gains Morty Waves."""
    for foe in me.foes:
        if not (yield from avoided(g, foe, me)) and not lose_tokens(g, foe, effect.amount):
            gain_waves(g, foe, effect.amount)


@EFFECTS.register("crash_currency", amount=int, tokens=int)
def crash_currency(g: Table, me: Player, card: Card, effect: Effect) -> Rules[None]:
    """Attack: each foe discards access tokens. Then gain tokens. Then +1 power for each token you own."""
    for foe in me.foes:
        if not (yield from avoided(g, foe, me)) and not lose_tokens(g, foe, effect.amount):
            tell(g, NO_TOKEN_TO_LOSE, foe.seat)
    gain_tokens(g, me, effect.tokens)
    gain_power(g, me, card, g.tokens[me.seat])


@EFFECTS.register("take_token", amount=int)
def take_token(g: Table, me: Player, card: Card, effect: Effect) -> Rules[None]:
    """Attack: take access tokens from a foe of your choice."""
    foe = yield from choose_foe(g, me)
    if (yield from avoided(g, foe, me)):
        return
    taken = min(effect.amount, g.tokens[foe.seat])
    if taken:
        g.tokens[foe.seat] -= taken
        g.tokens[me.seat] += taken
        tell(g, TOKEN_TAKEN, me.seat, (foe.key,))
        token_got(g, me)
    else:
        tell(g, NO_TOKEN_TO_LOSE, foe.seat)


@EFFECTS.register("foe_destroys_discard", amount=int, cost=int)
def foe_destroys_discard(g: Table, me: Player, card: Card, effect: Effect) -> Rules[None]:
    """Attack: a foe of your choice destroys cards of at least that cost in their discard pile."""
    foe = yield from choose_foe(g, me)
    if (yield from avoided(g, foe, me)):
        return
    kind = CostKind("destroy_discard", "RR-027", DISCARD_PILE, effect.cost, NO_LIMIT)
    for _ in range(effect.amount):
        chosen = yield from pick(g, foe.seat, kind, foe.discard)
        if chosen is None:
            tell(g, NOTHING_TO_DESTROY, foe.seat)
            return
        destroy(g, foe, chosen, foe.discard)


class HandOver(Kind[Table, Option]):
    """A foe, or nobody."""

    def expected(self, g: Table, seat: int) -> Sequence[Option]:
        return (*g.players[seat].foes, g.players[seat], NOTHING)

    def forbids(self, g: Table, seat: int, option: Option) -> Refusal | None:
        return Refusal(self.cites, NOT_A_FOE) if option is g.players[seat] else None

    def default(self, g: Table, seat: int) -> str:
        return NOTHING.key


HAND_OVER: Final = HandOver("hand_over", "RR-199")


@EFFECTS.register("hand_over")
def hand_over(g: Table, me: Player, card: Card, effect: Effect) -> Rules[None]:
    """Attack: you may put this card into the discard pile of a foe."""
    foe = yield from ask(g, me.seat, HAND_OVER)
    if isinstance(foe, Player) and not (yield from avoided(g, foe, me)):
        g.owner.pop(card.serial, None)
        move(g, card, me.play, foe.discard)
        tell(g, HANDED_OVER, me.seat, (foe.key,), (card,))


NOT_ONGOING: Final = Refusal("RR-124", "not_ongoing")
NOT_YOURS: Final = Refusal("RR-189", "not_yours")
MUST_GIVE: Final = Refusal("RR-099", "must_give")


class OngoingOrCard(Kind[Table, Option]):
    """An Ongoing card one owns in play, or a card of the hand; nothing only if there is neither."""

    def expected(self, g: Table, seat: int) -> Sequence[Option]:
        me, faces = g.players[seat], g.box.faces
        spots: list[Option] = []
        spots.extend(dict.fromkeys([faces[c.key].in_play for c in g.cards[me.play.n]]))
        spots.extend(dict.fromkeys([faces[c.key].in_hand for c in g.cards[me.hand.n]]))
        spots.append(NOTHING)
        return spots

    def forbids(self, g: Table, seat: int, option: Option) -> Refusal | None:
        me = g.players[seat]
        if not isinstance(option, Spot):
            return MUST_GIVE if g.cards[me.hand.n] or owned_ongoing(g, me) else None
        if option.place == "hand":
            return None
        if not option.face.ongoing:
            return NOT_ONGOING
        return None if any(c.key == option.face.key for c in owned_ongoing(g, me)) else NOT_YOURS

    def default(self, g: Table, seat: int) -> str:
        me, faces = g.players[seat], g.box.faces
        hand = [faces[c.key].in_hand for c in g.cards[me.hand.n]]
        return cheapest(hand + [faces[c.key].in_play for c in owned_ongoing(g, me)])


ONGOING_OR_CARD: Final = OngoingOrCard("ongoing_or_card", "RR-226", guarded=True)


def owned_ongoing(g: Table, me: Player) -> list[Card]:
    """Ongoing cards that I both own and control: not borrowed ones, no unbought location."""
    faces = g.box.faces
    return [c for c in g.cards[me.play.n] if faces[c.key].ongoing and c.serial not in g.owner]


def owned_in_play(g: Table, me: Player, key: str) -> Card:
    return next(c for c in owned_ongoing(g, me) if c.key == key)


@EFFECTS.register("foes_discard_ongoing_or_card")
def foes_discard_ongoing_or_card(g: Table, me: Player, card: Card, effect: Effect) -> Rules[None]:
    """Attack: each foe discards 1 Ongoing card they own from play or 1 card from hand, by their choice."""
    for foe in me.foes:
        if (yield from avoided(g, foe, me)):
            continue
        if not (g.cards[foe.hand.n] or owned_ongoing(g, foe)):
            tell(g, NOTHING_TO_DISCARD, foe.seat)
            continue
        spot = yield from ask(g, foe.seat, ONGOING_OR_CARD)
        if isinstance(spot, Spot) and spot.place == "hand":
            discard(g, foe, find(g, foe.hand, spot.face.key), foe.hand)
        elif isinstance(spot, Spot):
            leave_play(g, foe, owned_in_play(g, foe, spot.face.key))
