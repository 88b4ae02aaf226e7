"""Fables that act before resources are collected or at the end of the gather phase."""

from collections.abc import Sequence
from typing import Final

from igroteka.engine import (
    NOTHING,
    YES,
    Card,
    CardKind,
    Kind,
    Option,
    Refusal,
    Rules,
    Value,
    ask,
    move,
    move_all,
    pick,
    show_card,
    together,
)
from igroteka.games.grimm_forest import events as ev
from igroteka.games.grimm_forest.cards.monsters import payable
from igroteka.games.grimm_forest.cards.reveals import redraw
from igroteka.games.grimm_forest.effects import EFFECTS
from igroteka.games.grimm_forest.pieces import (
    DRAWN,
    FABLE_DISCARD,
    LOCATIONS,
    MATERIAL,
    MATERIALS,
    OFFERS,
    PLACES,
    PLAYERS,
    STAY,
    TRADES,
    Bundle,
    Offer,
    Place,
    Player,
    Trade,
    cell,
    cells,
)
from igroteka.games.grimm_forest.questions import (
    ANYWHERE,
    BY_VALUE,
    OneOf,
    Opponent,
    PickType,
    ShownType,
    Somewhere,
    Topic,
    YesNo,
)
from igroteka.games.grimm_forest.reading import (
    companions,
    laid_card,
    monsters_in,
    opponents,
    players_in,
    stock_of,
    wealth,
)
from igroteka.games.grimm_forest.refusals import (
    COLLECTED_THERE,
    NO_EXCHANGE,
    NOT_WITH_YOU,
    NOTHING_TO_TAKE,
    OTHER_TYPE,
    SAME_PLACE,
    TOO_LITTLE_TO_GIVE,
    TOO_LITTLE_TO_RETURN,
    TOO_LITTLE_TO_TRADE,
)
from igroteka.games.grimm_forest.rules.goods import (
    bundle_counts,
    draw_fables,
    draw_friend,
    each_pays,
    gain,
    give,
    hand_fable,
    lose,
    of_one,
    part_of,
    take_fables,
    take_types,
    tell_of,
)
from igroteka.games.grimm_forest.state import Due, Source, Table

WHISPER_KEEP: Final = OneOf("whisper_keep", "LS-177")
CHRONICLES_TAKE: Final = OneOf("chronicles_take", "LS-186", top=True)


# --- Before collecting ---------------------------------------------------------------------------------------------


@EFFECTS.register("roar")
def roar(g: Table, due: Due) -> None:
    """Fearsome Roar. Every opponent with you shuffles their gather cards, the laid one too, draws one, goes there."""
    for seat in companions(g, due.seat):
        redraw(g, seat)
        card = laid_card(g, seat)
        show_card(g, card, PLAYERS[seat].laid_gather)
        g.pig[seat] = card.location
        tell_of(g, ev.WENT, seat, due, (LOCATIONS[card.location],))


class Escape(Kind[Table, Option]):
    """Another location, or none."""

    def expected(self, g: Table, seat: int) -> Sequence[Option]:
        found: list[Option] = [STAY]
        found.extend(PLACES[: g.locations])
        return found

    def forbids(self, g: Table, seat: int, option: Option) -> Refusal | None:
        return SAME_PLACE if isinstance(option, Place) and option.n == g.pig[seat] else None

    def default(self, g: Table, seat: int) -> str:
        return STAY.key


ESCAPE: Final = Escape("noway_move", "LS-178")


@EFFECTS.register("escape", amount=int)
def escape(g: Table, due: Due) -> Rules[None]:
    """No Way, Not Ever. With a monster you may move, once. If no monster was played this round, draw a fable."""
    if not g.monsters_played:
        draw_fables(g, due.seat, due.effect.amount, due.under("LS-179"))
        return
    if g.pig[due.seat] < 0 or not monsters_in(g, g.pig[due.seat]):
        return
    place = yield from ask(g, due.seat, ESCAPE, restart=True)
    if isinstance(place, Place):
        g.pig[due.seat] = place.n
        tell_of(g, ev.WENT, due.seat, due, (place.key,))
    else:
        tell_of(g, ev.STAYED, due.seat, due)


# --- After collecting ----------------------------------------------------------------------------------------------


@EFFECTS.register("double_collection")
def double_collection(g: Table, due: Due) -> None:
    """Hired Hands, the round after. Gain as much as you have collected, of the same types."""
    i = cell(due.seat, 0)
    gain(g, due.seat, (g.collected[i], g.collected[i + 1], g.collected[i + 2]), due)


# --- End of gather: resources --------------------------------------------------------------------------------------


class MerchantTrade(Kind[Table, Option]):
    """So many of one type for more of another, or nothing."""

    def __init__(self, amount: int, gain: int) -> None:
        super().__init__("merchant_trade", "LS-139")
        self.amount: Final = amount
        self.gain: Final = gain

    def expected(self, g: Table, seat: int) -> Sequence[Option]:
        found: list[Option] = [NOTHING]
        found.extend(TRADES)
        return found

    def details(self, g: Table, seat: int, option: Option) -> dict[str, Value]:
        return {"amount": self.amount, "gain": self.gain} if isinstance(option, Trade) else {}

    def forbids(self, g: Table, seat: int, option: Option) -> Refusal | None:
        if isinstance(option, Trade) and g.goods[cell(seat, option.give)] < self.amount:
            return TOO_LITTLE_TO_TRADE
        return None

    def default(self, g: Table, seat: int) -> str:
        return NOTHING.key


@EFFECTS.register("trade", amount=int, gain=int)
def trade(g: Table, due: Due) -> Rules[None]:
    """Travelling Merchant. Everybody in your location may trade two resources of a type for three of another."""
    here, amount = players_in(g, g.pig[due.seat]), due.effect.amount
    deals = yield from together(g, here, MerchantTrade(amount, due.effect.gain), forced=False)
    for seat, deal in zip(here, deals, strict=True):
        if isinstance(deal, Trade):
            lose(g, seat, of_one(deal.give, amount), due)
            gain(g, seat, of_one(deal.get, due.effect.gain), due)


class GamePartner(Opponent):
    """An opponent in the same location."""

    def forbids(self, g: Table, seat: int, option: Player) -> Refusal | None:
        if g.pig[option.seat] != g.pig[seat]:
            return NOT_WITH_YOU
        return None if wealth(g, option.seat) else NOTHING_TO_TAKE


FRIENDLY_GAME: Final = GamePartner("friendlygame", "LS-160")
FRIENDLY_TAKE: Final = Topic("friendly_take", "LS-160")


@EFFECTS.register("win_from", amount=int)
def win_from(g: Table, due: Due) -> Rules[None]:
    """Friendly Game. Take two resources of your choice from an opponent in your location."""
    if not any(wealth(g, seat) for seat in companions(g, due.seat)):
        return
    rival = yield from ask(g, due.seat, FRIENDLY_GAME, restart=True)
    chosen = yield from part_of(g, due.seat, FRIENDLY_TAKE, due.effect.amount, g.goods[:], rival.seat)
    give(g, rival.seat, due.seat, bundle_counts(chosen), due)


@EFFECTS.register("tax", divisor=int)
def tax(g: Table, due: Due) -> None:
    """Taxes, the round after. Opponents elsewhere discard half of all they have: brick, then wood, then straw."""
    here = g.pig[due.seat]
    for seat in opponents(g, due.seat):
        if here < 0 or g.pig[seat] != here:
            owed = wealth(g, seat) // due.effect.divisor
            taken = [0, 0, 0]
            for material in BY_VALUE:
                taken[material] = min(owed, g.goods[cell(seat, material)])
                owed -= taken[material]
            lose(g, seat, bundle_counts(taken), due)


SHARE_GIVE: Final = Topic("share_give", "LS-176")


@EFFECTS.register("share_wealth", amount=int, least=int)
def share_wealth(g: Table, due: Due) -> Rules[None]:
    """Share the Wealth. Every opponent who collected five or more this round gives you two of it."""
    rich = [s for s in opponents(g, due.seat) if sum(g.collected[cells(s)]) >= due.effect.least]
    paid = yield from each_pays(g, rich, SHARE_GIVE, due.effect.amount, payable(g))
    for seat, counts in zip(rich, paid, strict=True):
        give(g, seat, due.seat, counts, due)


class GiftOffer(Kind[Table, Option]):
    """So many of one type to one opponent, or nothing."""

    def __init__(self, most: int) -> None:
        super().__init__("gift_offer", "LS-180")
        self.most: Final = most

    def subject(self, g: Table, viewer: int | None) -> dict[str, Value]:
        return {"count": self.most}

    def expected(self, g: Table, seat: int) -> Sequence[Option]:
        found: list[Option] = [NOTHING]
        for s in opponents(g, seat):
            for material in range(3):
                found.extend(OFFERS[s][material][: self.most])
        return found

    def forbids(self, g: Table, seat: int, option: Option) -> Refusal | None:
        if not isinstance(option, Offer):
            return None
        if g.goods[cell(seat, option.material)] < option.amount:
            return TOO_LITTLE_TO_GIVE
        for material in range(3):
            if material != option.material and g.goods[cell(option.seat, material)] >= option.amount:
                return None
        return NO_EXCHANGE

    def default(self, g: Table, seat: int) -> str:
        return NOTHING.key


class GiftReturn(Kind[Table, Bundle]):
    """The type in which a gift is returned."""

    def __init__(self, material: int, amount: int) -> None:
        super().__init__("gift_return", "LS-181")
        self.material: Final = material
        self.amount: Final = amount

    def subject(self, g: Table, viewer: int | None) -> dict[str, Value]:
        return {"material": MATERIALS[self.material], "count": self.amount}

    def expected(self, g: Table, seat: int) -> Sequence[Bundle]:
        return MATERIAL

    def forbids(self, g: Table, seat: int, option: Bundle) -> Refusal | None:
        material = option.counts.index(1)
        if material == self.material:
            return OTHER_TYPE
        return None if g.goods[cell(seat, material)] >= self.amount else TOO_LITTLE_TO_RETURN

    def default(self, g: Table, seat: int) -> str:
        best = ""
        most = -1
        for option in MATERIAL:
            have = g.goods[cell(seat, option.counts.index(1))]
            if have > most and self.forbids(g, seat, option) is None:
                best, most = option.key, have
        return best


@EFFECTS.register("exchange_gifts", amount=int)
def exchange_gifts(g: Table, due: Due) -> Rules[None]:
    """Thoughtful Gift. Give an opponent up to three resources of a type; they return as many of another type."""
    offer = yield from ask(g, due.seat, GiftOffer(due.effect.amount), restart=True)
    if not isinstance(offer, Offer):
        return
    back = yield from ask(g, offer.seat, GiftReturn(offer.material, offer.amount))
    give(g, due.seat, offer.seat, of_one(offer.material, offer.amount), due)
    give(g, offer.seat, due.seat, of_one(back.counts.index(1), offer.amount), due.under("LS-181"))


CELLAR_TYPE: Final = [ShownType("cellar_type", "LS-196", place) for place in ANYWHERE]


@EFFECTS.register("open_cellar", amount=int)
def open_cellar(g: Table, due: Due) -> Rules[None]:
    """Secret Cellar. Everybody in your location gains two resources of a type shown there."""
    place = g.pig[due.seat]
    here = players_in(g, place)
    types = yield from together(g, here, CELLAR_TYPE[place], forced=False)
    for seat, shown in zip(here, types, strict=True):
        gain(g, seat, of_one(shown.counts.index(1), due.effect.amount), due)


class MoonPlace(Somewhere):
    """Where nobody collected."""

    def forbids(self, g: Table, seat: int, option: Place) -> Refusal | None:
        return COLLECTED_THERE if g.visited >> option.n & 1 else None


MOON_PLACE: Final = MoonPlace("moon_place", "LS-203")
MOON_TAKE: Final = [PickType("moon_take", "LS-203", place) for place in ANYWHERE]


@EFFECTS.register("moonlight", divisor=int)
def moonlight(g: Table, due: Due) -> Rules[None]:
    """Harvest Moon. Gain half of what lies in a location where nobody collected this round."""
    if all(g.visited >> place.n & 1 for place in PLACES[: g.locations]):
        return
    place = yield from ask(g, due.seat, MOON_PLACE, restart=True)
    half = stock_of(g, place.n) // due.effect.divisor
    yield from take_types(g, due.seat, place.n, half, MOON_TAKE, due)


# --- End of gather: cards, friends, actions ------------------------------------------------------------------------


@EFFECTS.register("claim_plot")
def claim_plot(g: Table, due: Due) -> None:
    """Prime Plot. Alone: the card becomes a building zone of yours where every section costs one resource less."""
    move(g, due.card, due.zone, PLAYERS[due.seat].plots)
    tell_of(g, ev.PLOT, due.seat, due, (due.by,))


@EFFECTS.register("extra_actions", amount=int)
def extra_actions(g: Table, due: Due) -> None:
    """Little Helpers, Seven Dwarfs. Alone: extra actions in the build phase."""
    g.extra_actions[due.seat] += due.effect.amount
    tell_of(g, ev.EXTRA, due.seat, due, (due.effect.amount,))


@EFFECTS.register("patronage", amount=int, gain=int)
def patronage(g: Table, due: Due) -> None:
    """Mighty Patron. Opponents with you have one action in this build phase, and you one more for each of them."""
    rivals = companions(g, due.seat)
    for seat in rivals:
        g.actions[seat] = min(g.actions[seat], due.effect.amount)
        tell_of(g, ev.LIMITED, seat, due, (due.effect.amount,))
    extra = len(rivals) * due.effect.gain
    g.extra_actions[due.seat] += extra
    tell_of(g, ev.EXTRA, due.seat, due.under("LS-170"), (extra,))


@EFFECTS.register("whisper", amount=int, keep=int)
def whisper(g: Table, due: Due) -> Rules[None]:
    """Ghostly Whisper. Alone: draw four fables, keep two of them, discard the others."""
    draw_to_choose(g, due.seat, due.effect.amount, due)
    for _ in range(min(due.effect.keep, len(g.cards[DRAWN.n]))):
        yield from keep_drawn(g, due.seat, WHISPER_KEEP)
    rest = move_all(g, DRAWN, FABLE_DISCARD)
    if rest:
        tell_of(g, ev.DISCARDED, due.seat, due, (), rest)


def keep_drawn(g: Table, seat: int, kind: CardKind[Table]) -> Rules[None]:
    """One of the fables drawn aside goes to the hand."""
    card = yield from pick(g, seat, kind, DRAWN)
    assert card is not None
    move(g, card, DRAWN, PLAYERS[seat].fable_hand)


def draw_to_choose(g: Table, seat: int, count: int, source: Source) -> None:
    """Fables drawn aside; only who drew them sees them."""
    me = PLAYERS[seat]
    drawn = take_fables(g, count, DRAWN)
    for card in drawn:
        show_card(g, card, DRAWN, me.bit)
    if drawn:
        tell_of(g, ev.DREW, seat, source, (), drawn, me.bit)


@EFFECTS.register("take_discarded", amount=int)
def take_discarded(g: Table, due: Due) -> Rules[None]:
    """Old Chronicles. With an opponent in your location: take any two fables of the discard."""
    taken: list[Card] = []
    for _ in range(min(due.effect.amount, len(g.cards[FABLE_DISCARD.n]))):
        card = yield from pick(g, due.seat, CHRONICLES_TAKE, FABLE_DISCARD, restart=not taken)
        assert card is not None
        move(g, card, FABLE_DISCARD, PLAYERS[due.seat].fable_hand)
        taken.append(card)
    if taken:
        tell_of(g, ev.TOOK_CARDS, due.seat, due, (), tuple(taken))


ORACLE: Final = YesNo("oracle_use", "LS-193", "yes")


@EFFECTS.register("divine")
def divine(g: Table, due: Due) -> Rules[None]:
    """Oracle. Alone: you may take a random fable of every opponent's hand."""
    if not any(g.cards[PLAYERS[s].fable_hand.n] for s in opponents(g, due.seat)):
        return
    answer = yield from ask(g, due.seat, ORACLE, restart=True)
    if answer is not YES:
        return
    for seat in opponents(g, due.seat):
        hand = g.cards[PLAYERS[seat].fable_hand.n]
        if hand:
            hand_fable(g, seat, due.seat, g.fate.draw(hand, "fable"), due)


@EFFECTS.register("draw_friend", amount=int)
def stranger(g: Table, due: Due) -> Rules[None]:
    """Mysterious Stranger, and the reward of a first builder. Draw a friend and keep or give it."""
    for _ in range(due.effect.amount):
        yield from draw_friend(g, due.seat, due)


@EFFECTS.register("spy", amount=int)
def spy(g: Table, due: Due) -> None:
    """Spy Network. Draw a fable for every player in your location, you included."""
    draw_fables(g, due.seat, due.effect.amount * len(players_in(g, g.pig[due.seat])), due)
