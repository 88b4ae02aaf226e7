"""What cards do to foes, each under its text in our own words. Every target is asked for a defence first."""

from collections.abc import Sequence
from typing import Final

from igroteka.engine import NOTHING, Card, Kind, Option, Refusal, Rules, ask, move, pick, tell
from igroteka.games.rickshank.content.faces import Effect, Spot
from igroteka.games.rickshank.effects import EFFECTS
from igroteka.games.rickshank.events import (
    DREW_AFTER_HITS,
    HANDED_OVER_IN_ATTACK,
    LEFT_PLAY_BY_ATTACK,
    NO_ONGOING_TO_DISCARD,
    NO_TOKEN_TO_LOSE,
    NOTHING_TO_DESTROY,
    TOKEN_TAKEN,
)
from igroteka.games.rickshank.pieces import Player
from igroteka.games.rickshank.questions import NO_LIMIT, CostKind, cheapest, choose_foe
from igroteka.games.rickshank.reading import find, owned_in_play, owned_ongoing
from igroteka.games.rickshank.refusals import MUST_GIVE, NOT_A_FOE, NOT_ONGOING, NOT_YOURS
from igroteka.games.rickshank.rules.attacks import attack, avoided
from igroteka.games.rickshank.rules.basics import (
    destroy,
    discard,
    discard_by_choice,
    draw,
    gain_power,
    gain_tokens,
    gain_waves,
    leave_play,
    lose_tokens,
    token_got,
)
from igroteka.games.rickshank.state import Table


@EFFECTS.register("foes_gain_waves", amount=int, draw_if_hit=int)
def foes_gain_waves(g: Table, me: Player, card: Card, effect: Effect) -> Rules[None]:
    """Attack: each foe gains Morty Waves. If at least one was hit, draw."""
    attack(g, me, card, me.foes)
    hits = 0
    for foe in me.foes:
        if not (yield from avoided(g, foe, me)):
            hits += 1
            gain_waves(g, foe, effect.amount)
    if hits:
        draw(g, me, effect.draw_if_hit, DREW_AFTER_HITS)


@EFFECTS.register("foe_discards", amount=int)
def foe_discards(g: Table, me: Player, card: Card, effect: Effect) -> Rules[None]:
    """Attack: a foe of your choice discards cards."""
    foe = yield from choose_foe(g, me)
    attack(g, me, card, (foe,))
    if not (yield from avoided(g, foe, me)):
        yield from discard_by_choice(g, foe, effect.amount)


@EFFECTS.register("foes_discard", amount=int)
def foes_discard(g: Table, me: Player, card: Card, effect: Effect) -> Rules[None]:
    """Attack: each foe discards cards."""
    attack(g, me, card, me.foes)
    for foe in me.foes:
        if not (yield from avoided(g, foe, me)):
            yield from discard_by_choice(g, foe, effect.amount)


@EFFECTS.register("foes_lose_token_or_gain_waves", amount=int)
def foes_lose_token_or_gain_waves(g: Table, me: Player, card: Card, effect: Effect) -> Rules[None]:
    """Attack: each foe discards access tokens or, having none, gains Morty Waves."""
    attack(g, me, card, me.foes)
    for foe in me.foes:
        if not (yield from avoided(g, foe, me)) and not lose_tokens(g, foe, effect.amount):
            gain_waves(g, foe, effect.amount)


@EFFECTS.register("crash_currency", amount=int, tokens=int)
def crash_currency(g: Table, me: Player, card: Card, effect: Effect) -> Rules[None]:
    """Attack: each foe discards access tokens. Then gain tokens. Then +1 power for each token you own."""
    attack(g, me, card, me.foes)
    for foe in me.foes:
        if not (yield from avoided(g, foe, me)) and not lose_tokens(g, foe, effect.amount):
            tell(g, NO_TOKEN_TO_LOSE, foe.seat)
    gain_tokens(g, me, effect.tokens)
    gain_power(g, me, card, g.tokens[me.seat])


@EFFECTS.register("take_token", amount=int)
def take_token(g: Table, me: Player, card: Card, effect: Effect) -> Rules[None]:
    """Attack: take access tokens from a foe of your choice."""
    foe = yield from choose_foe(g, me)
    attack(g, me, card, (foe,))
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
    attack(g, me, card, (foe,))
    if (yield from avoided(g, foe, me)):
        return
    kind = CostKind("destroy_discard", "RR-027", effect.cost, NO_LIMIT)
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
    if not isinstance(foe, Player):
        return
    attack(g, me, card, (foe,))
    if not (yield from avoided(g, foe, me)):
        g.owner.pop(card.serial, None)
        move(g, card, me.play, foe.discard)
        tell(g, HANDED_OVER_IN_ATTACK, me.seat, (foe.key,), (card,))


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


@EFFECTS.register("foes_discard_ongoing_or_card")
def foes_discard_ongoing_or_card(g: Table, me: Player, card: Card, effect: Effect) -> Rules[None]:
    """Attack: each foe discards 1 Ongoing card they own from play or 1 card from hand, by their choice."""
    attack(g, me, card, me.foes)
    for foe in me.foes:
        if (yield from avoided(g, foe, me)):
            continue
        if not (g.cards[foe.hand.n] or owned_ongoing(g, foe)):
            tell(g, NO_ONGOING_TO_DISCARD, foe.seat)
            continue
        spot = yield from ask(g, foe.seat, ONGOING_OR_CARD)
        if isinstance(spot, Spot) and spot.place == "hand":
            discard(g, foe, find(g, foe.hand, spot.face.key), foe.hand)
        elif isinstance(spot, Spot):
            leave_play(g, foe, owned_in_play(g, foe, spot.face.key), LEFT_PLAY_BY_ATTACK)
