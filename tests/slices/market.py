"""The measuring game: a deck-builder of 14 kinds with defence interrupts and a card that plays another twice.

The engine's speed is measured with it, and its API tried out; it belongs to tests and bench, not to the shelf.
"""

from collections.abc import Callable, Sequence
from typing import Final

from mypy_extensions import mypyc_attr

from igroteka.engine import (
    ALL,
    NOBODY,
    Card,
    CardKind,
    EventKind,
    Fate,
    Field,
    Game,
    Integer,
    Kind,
    Option,
    Phase,
    Refusal,
    Rules,
    Score,
    Setup,
    State,
    Zone,
    ask,
    gather,
    lay,
    move,
    move_all,
    move_cards,
    move_top,
    pick,
    shuffle,
    tell,
)
from igroteka.engine.table_view import TableView


class Ware(Card):
    """A card with its numbers."""

    def __init__(self, key: str, serial: int, cost: int, coins: int, points: int, action: bool) -> None:
        super().__init__(key, serial, "ware")
        self.cost: Final = cost
        self.coins: Final = coins
        self.points: Final = points
        self.action: Final = action


# key: cost, coins, points, action, copies in the shop
KINDS: Final[dict[str, tuple[int, int, int, bool, int]]] = {
    "copper": (0, 1, 0, False, 30),
    "silver": (3, 2, 0, False, 20),
    "gold": (6, 3, 0, False, 15),
    "estate": (2, 0, 1, False, 12),
    "duchy": (5, 0, 3, False, 8),
    "province": (8, 0, 6, False, 8),
    "village": (3, 0, 0, True, 8),
    "smith": (4, 0, 0, True, 8),
    "bazaar": (5, 0, 0, True, 8),
    "raider": (4, 2, 0, True, 8),
    "shield": (2, 0, 0, True, 8),
    "throne": (4, 0, 0, True, 8),
    "chapel": (2, 0, 0, True, 8),
    "workshop": (3, 0, 0, True, 8),
}
MAX_SEATS: Final = 4


class Seat:
    """A player's zones, shared by all forks."""

    def __init__(self, seat: int, first: int) -> None:
        self.deck: Final = Zone(first, f"deck:p{seat}", NOBODY, f"own:p{seat}", ordered=True)
        self.hand: Final = Zone(first + 1, f"hand:p{seat}", 1 << seat, f"own:p{seat}")
        self.discard: Final = Zone(first + 2, f"discard:p{seat}", ALL, f"own:p{seat}", ordered=True)
        self.play: Final = Zone(first + 3, f"play:p{seat}", ALL, f"own:p{seat}")


TRASH: Final = Zone(0, "trash", ALL, "shop")
SHOP: Final = {key: Zone(1 + n, f"shop:{key}", ALL, "shop") for n, key in enumerate(KINDS)}
SEATS: Final = [Seat(s, 1 + len(KINDS) + 4 * s) for s in range(MAX_SEATS)]


def zones_for(seats: int) -> tuple[Zone, ...]:
    own = [z for s in SEATS[:seats] for z in (s.deck, s.hand, s.discard, s.play)]
    return (TRASH, *SHOP.values(), *own)


@mypyc_attr(allow_interpreted_subclasses=True)
class Market(State):
    """The table."""

    def __init__(self, seats: int, fate: Fate) -> None:
        super().__init__(seats, zones_for(seats), fate)
        self.active = 0
        self.turn = 0
        self.actions = 1
        self.buys = 1
        self.coins = 0

    def copy(self) -> "Market":
        t = Market.__new__(Market)
        self.copy_to(t)
        t.active = self.active
        t.turn = self.turn
        t.actions = self.actions
        t.buys = self.buys
        t.coins = self.coins
        return t


# ----------------------------------------------------------------- what happens

PLAYED: Final = EventKind("played", "MK-002", "card", sets=("actions",))
BOUGHT: Final = EventKind("bought", "MK-003", "card", sets=("buys", "coins"))
GAINED: Final = EventKind("gained", "MK-009", "card")
DISCARDED: Final = EventKind("discarded", "MK-005", Integer("count"))
DEFENDED: Final = EventKind("defended", "MK-006")
TRASHED: Final = EventKind("trashed", "MK-008")
DREW: Final = EventKind("drew", "MK-004", Integer("count"))
TURN_ENDED: Final = EventKind("turn_ended", "MK-001")


class Offer(Option):
    """A kind of card in the shop, to buy or to gain."""

    def __init__(self, verb: str, ware: str) -> None:
        super().__init__(f"{verb}:{ware}")
        self.ware: Final = ware
        self.pile: Final = SHOP[ware]
        self.cost: Final = KINDS[ware][0]


END: Final = Option("end")
BUY: Final = [Offer("buy", key) for key in KINDS]
GAIN: Final = [Offer("gain", key) for key in KINDS]

NOT_AN_ACTION: Final = Refusal("MK-002", "not_an_action")
TOO_DEAR: Final = Refusal("MK-003", "too_dear")
SOLD_OUT: Final = Refusal("MK-003", "sold_out")
NO_DEFENCE: Final = Refusal("MK-006", "no_defence")


class PlayKind(Kind[Market, Option]):
    """An action from hand, or go on to buying."""

    def expected(self, g: Market, seat: int) -> Sequence[Option]:
        seen: set[str] = set()
        found: list[Option] = []
        for card in g.cards[SEATS[seat].hand.n]:
            if card.key not in seen:
                seen.add(card.key)
                found.append(card)
        found.append(END)
        return found

    def forbids(self, g: Market, seat: int, option: Option) -> Refusal | None:
        return NOT_AN_ACTION if isinstance(option, Ware) and not option.action else None

    def allowed(self, g: Market, seat: int) -> list[Option]:
        """Most hands hold an action or two: no need to look at every card twice."""
        found: list[Option] = []
        keys: list[str] = []
        for card in g.cards[SEATS[seat].hand.n]:
            assert isinstance(card, Ware)
            if card.action and card.key not in keys:
                keys.append(card.key)
                found.append(card)
        found.append(END)
        return found


class BuyKind(Kind[Market, Option]):
    """Something of the shop that the coins allow, or stop buying."""

    def expected(self, g: Market, seat: int) -> Sequence[Option]:
        return BUYABLE

    def forbids(self, g: Market, seat: int, option: Option) -> Refusal | None:
        if not isinstance(option, Offer):
            return None
        if option.cost > g.coins:
            return TOO_DEAR
        return None if g.cards[option.pile.n] else SOLD_OUT

    def allowed(self, g: Market, seat: int) -> list[Option]:
        """From a table: what this many coins can buy, as long as there is any left."""
        found: list[Option] = [o for o in AFFORDABLE[min(g.coins, DEAREST)] if g.cards[o.pile.n]]
        found.append(END)
        return found


class GainKind(Kind[Market, Offer]):
    """Something that costs up to four."""

    def expected(self, g: Market, seat: int) -> Sequence[Offer]:
        return GAIN

    def forbids(self, g: Market, seat: int, option: Offer) -> Refusal | None:
        if option.cost > 4:
            return TOO_DEAR
        return None if g.cards[option.pile.n] else SOLD_OUT


class ActionCards(CardKind[Market]):
    def forbids(self, g: Market, seat: int, card: Card, zone: Zone) -> Refusal | None:
        assert isinstance(card, Ware)
        return None if card.action else NOT_AN_ACTION


class Shields(CardKind[Market]):
    def forbids(self, g: Market, seat: int, card: Card, zone: Zone) -> Refusal | None:
        return None if card.key == "shield" else NO_DEFENCE


BUYABLE: Final[list[Option]] = [*BUY, END]
DEAREST: Final = max(o.cost for o in BUY)
AFFORDABLE: Final = [[o for o in BUY if o.cost <= coins] for coins in range(DEAREST + 1)]
PLAY: Final = PlayKind("play", "MK-002", rest=True, guarded=True)
BUYING: Final = BuyKind("buy", "MK-003", rest=True)
GAINING: Final = GainKind("gain", "MK-009")
THRONE: Final = ActionCards("throne", "MK-007")
DEFEND: Final = Shields("defend", "MK-006", may=True)
DISCARD: Final = CardKind[Market]("discard", "MK-005")
TRASHING: Final = CardKind[Market]("trash", "MK-008", may=True)


# ----------------------------------------------------------------------- cards


def draw(g: Market, seat: int, count: int) -> None:
    """Cards from one's own deck; the discard pile is shuffled when the deck is empty."""
    me = SEATS[seat]
    drawn = len(move_top(g, count, me.deck, me.hand))
    if drawn < count and g.cards[me.discard.n]:
        gather(g, me.discard, me.deck)
        drawn += len(move_top(g, count - drawn, me.deck, me.hand))
    tell(g, DREW, seat, (drawn,))


def village(g: Market, seat: int) -> None:
    """+1 card, +2 actions."""
    draw(g, seat, 1)
    g.actions += 2


def smith(g: Market, seat: int) -> None:
    """+3 cards."""
    draw(g, seat, 3)


def bazaar(g: Market, seat: int) -> None:
    """+1 card, +1 action, +1 buy, +1 coin."""
    draw(g, seat, 1)
    g.actions += 1
    g.buys += 1
    g.coins += 1


def shield(g: Market, seat: int) -> None:
    """+2 cards. In hand it defends against an attack."""
    draw(g, seat, 2)


def raider(g: Market, seat: int) -> Rules[None]:
    """+2 coins. Attack: everybody else discards down to three cards."""
    g.coins += 2
    for step in range(1, g.seats):
        foe = (seat + step) % g.seats
        if (yield from defended(g, foe)):
            continue
        hand = SEATS[foe].hand
        while len(g.cards[hand.n]) > 3:
            card = yield from pick(g, foe, DISCARD, hand)
            assert card is not None
            move(g, card, hand, SEATS[foe].discard)
            tell(g, DISCARDED, foe, (1,), (card,))


def defended(g: Market, foe: int) -> Rules[bool]:
    """The opportunity to defend: hands are hidden, so it is always asked."""
    card = yield from pick(g, foe, DEFEND, SEATS[foe].hand)
    if card is None:
        return False
    tell(g, DEFENDED, foe, (), (card,))
    return True


def throne(g: Market, seat: int) -> Rules[None]:
    """Play an action from your hand twice."""
    me = SEATS[seat]
    card = yield from pick(g, seat, THRONE, me.hand)
    if card is not None:
        move(g, card, me.hand, me.play)
        tell(g, PLAYED, seat, (card.key,))
        for _ in range(2):
            yield from resolve(g, seat, card)


def chapel(g: Market, seat: int) -> Rules[None]:
    """Trash up to two cards from your hand."""
    me = SEATS[seat]
    for _ in range(2):
        card = yield from pick(g, seat, TRASHING, me.hand)
        if card is None:
            break
        move(g, card, me.hand, TRASH)
        tell(g, TRASHED, seat, (), (card,))


def workshop(g: Market, seat: int) -> Rules[None]:
    """Gain a card costing up to four."""
    offer = yield from ask(g, seat, GAINING)
    gain(g, seat, offer)
    tell(g, GAINED, seat, (offer.ware,))


EFFECTS: Final[dict[str, Callable[[Market, int], Rules[None] | None]]] = {
    "village": village,
    "smith": smith,
    "bazaar": bazaar,
    "raider": raider,
    "shield": shield,
    "throne": throne,
    "chapel": chapel,
    "workshop": workshop,
}


def resolve(g: Market, seat: int, card: Card) -> Rules[None]:
    asking = EFFECTS[card.key](g, seat)
    if asking is not None:
        yield from asking


def gain(g: Market, seat: int, offer: Offer) -> None:
    move(g, g.cards[offer.pile.n][-1], offer.pile, SEATS[seat].discard)


# ------------------------------------------------------------------------ turn


def action_phase(g: Market) -> Rules[None]:
    """Play an action; with more actions, more."""
    me = SEATS[g.active]
    while g.actions > 0:
        card = yield from ask(g, g.active, PLAY)
        if card is END:
            break
        assert isinstance(card, Ware)
        g.actions -= 1
        move(g, card, me.hand, me.play)
        tell(g, PLAYED, g.active, (card.key,))
        yield from resolve(g, g.active, card)
    treasures = [card for card in g.cards[me.hand.n] if isinstance(card, Ware) and card.coins and not card.action]
    move_cards(g, treasures, me.hand, me.play)
    for card in treasures:
        g.coins += card.coins


def buy_phase(g: Market) -> Rules[None]:
    """Buy as often as allowed, then clean up."""
    seat = g.active
    while g.buys > 0:
        offer = yield from ask(g, seat, BUYING)
        if not isinstance(offer, Offer):
            break
        g.coins -= offer.cost
        g.buys -= 1
        gain(g, seat, offer)
        tell(g, BOUGHT, seat, (offer.ware,))
    clean_up(g, seat)


def clean_up(g: Market, seat: int) -> None:
    me = SEATS[seat]
    move_all(g, me.hand, me.discard)
    move_all(g, me.play, me.discard)
    draw(g, seat, 5)
    tell(g, TURN_ENDED, seat)
    g.turn += 1
    empty = g.cards[1 : 1 + len(KINDS)].count(())
    if not g.of(SHOP["province"]) or empty >= 3 or g.turn >= 40 * g.seats:
        raise end(g)
    g.active = (seat + 1) % g.seats
    g.actions, g.buys, g.coins = 1, 1, 0


def end(g: Market) -> Exception:
    points: list[int] = []
    for seat in range(g.seats):
        me = SEATS[seat]
        total = 0
        for zone in (me.deck, me.hand, me.discard, me.play):
            for card in g.cards[zone.n]:
                assert isinstance(card, Ware)
                total += card.points
        points.append(total)
    best = max(points)
    winners = [s for s in range(g.seats) if points[s] == best]
    return g.over(winners, [Score(p) for p in points], "sold_out", "MK-010")


def wares(key: str, count: int, first: int) -> list[Card]:
    cost, coins, points, action, _ = KINDS[key]
    return [Ware(key, first + n, cost, coins, points, action) for n in range(count)]


STOCK: Final = {key: wares(key, kind[4], 100 * n) for n, (key, kind) in enumerate(KINDS.items())}
DECKS: Final = [wares("copper", 7, 2000 + 10 * s) + wares("estate", 3, 2007 + 10 * s) for s in range(MAX_SEATS)]
"""The cards are the same objects in every match: they never change."""


class MarketView(TableView, frozen=True):
    active: int
    turn: int
    actions: int
    buys: int
    coins: int


class MarketGame(Game[Market]):
    def deal(self, setup: Setup) -> Market:
        g = Market(setup.players, Fate(setup.seed))
        for key, pile in SHOP.items():
            lay(g, pile, STOCK[key])
        for seat in range(setup.players):
            lay(g, SEATS[seat].deck, DECKS[seat])
            shuffle(g, SEATS[seat].deck)
            draw(g, seat, 5)
        return g

    def view(self, g: Market, seat: int | None) -> MarketView:
        return MarketView(g.active, g.turn, g.actions, g.buys, g.coins)

    def vocabulary(self, setup: Setup) -> Sequence[str]:
        return [*KINDS, "end", "nothing", *[o.key for o in BUY], *[o.key for o in GAIN]]


def make(version: int = 1) -> MarketGame:
    return MarketGame(
        id="market",
        version=version,
        seats=(2, MAX_SEATS),
        seats_rule="MK-001",
        phases=(Phase("action", action_phase), Phase("buy", buy_phase)),
        fields=(
            Field("active", int),
            Field("turn", int),
            Field("actions", int),
            Field("buys", int),
            Field("coins", int),
        ),
    )


MARKET: Final = make()
