"""Moving resources and cards: the few ways in which they change hands, each told as an event.

Resources come from and go to an unlimited supply (LS-025); a pile that runs out is made anew from its own discard
the moment a card has to be taken from it (LS-078).
"""

from collections.abc import Sequence
from typing import Final

from igroteka.engine import (
    ALL,
    Card,
    EventKind,
    Kind,
    Option,
    Rules,
    Value,
    Zone,
    ask,
    citing,
    gather,
    move,
    move_all,
    move_top,
    reorder,
    show_card,
    tell,
    together,
)
from igroteka.games.grimm_forest import events as ev
from igroteka.games.grimm_forest.content.box import FriendCard, GatherCard
from igroteka.games.grimm_forest.pieces import (
    BRICK,
    FABLE_DECK,
    FABLE_DISCARD,
    FRIEND_DECK,
    FRIEND_DISCARD,
    GIVE_FRIEND,
    KEEP_FRIEND,
    LARGEST,
    LOCATIONS,
    NOWHERE,
    OFFERED,
    PLAYERS,
    STRAW,
    WOOD,
    Rival,
    cell,
    cells,
    due_serial,
)
from igroteka.games.grimm_forest.questions import GAIN_CHOICE, Gain, Part, PickType, Topic
from igroteka.games.grimm_forest.reading import friend_of, opponents, stock_of
from igroteka.games.grimm_forest.state import Due, Source, Table

# --- Telling ---------------------------------------------------------------------------------------------------------


def tell_of(
    g: Table,
    kind: EventKind,
    seat: int,
    source: Source,
    values: tuple[Value, ...] = (),
    cards: tuple[Card, ...] = (),
    to: int = ALL,
) -> None:
    """Tell what a card or an act has brought about, by whose rule; `by` is filled in where the kind has it."""
    source.noted()
    if g.journal is not None:
        if kind.fields and kind.fields[0] == "by":
            values = (source.by, *values)
        tell(g, citing(kind, source.rule), seat, values, cards, to)


# --- Resources -----------------------------------------------------------------------------------------------------


def times(counts: tuple[int, int, int], n: int) -> tuple[int, int, int]:
    return counts[0] * n, counts[1] * n, counts[2] * n


def of_one(material: int, amount: int) -> tuple[int, int, int]:
    return (
        amount if material == STRAW else 0,
        amount if material == WOOD else 0,
        amount if material == BRICK else 0,
    )


def goods_of(g: Table, seat: int) -> tuple[int, int, int]:
    goods, i = g.goods, cell(seat, 0)
    return goods[i], goods[i + 1], goods[i + 2]


def gain(g: Table, seat: int, counts: tuple[int, int, int], source: Source) -> None:
    """From the supply."""
    goods, i = g.goods, cell(seat, 0)
    goods[i] += counts[0]
    goods[i + 1] += counts[1]
    goods[i + 2] += counts[2]
    if counts[0] or counts[1] or counts[2]:
        tell_of(g, ev.GAINED, seat, source, counts)


def lose(g: Table, seat: int, counts: tuple[int, int, int], source: Source) -> None:
    """To the supply."""
    goods, i = g.goods, cell(seat, 0)
    goods[i] -= counts[0]
    goods[i + 1] -= counts[1]
    goods[i + 2] -= counts[2]
    if counts[0] or counts[1] or counts[2]:
        tell_of(g, ev.LOST, seat, source, counts)


def give(g: Table, giver: int, taker: int, counts: tuple[int, int, int], source: Source) -> None:
    """From one board to another."""
    goods = g.goods
    for material in range(3):
        goods[cell(giver, material)] -= counts[material]
        goods[cell(taker, material)] += counts[material]
    if counts[0] or counts[1] or counts[2]:
        tell_of(g, ev.GAVE, giver, source, (f"p{taker}", *counts))


def take(g: Table, seat: int, place: int, counts: tuple[int, int, int], source: Source) -> None:
    """From a location, by a card: gained, not collected (LS-265)."""
    for material in range(3):
        g.stock[cell(place, material)] -= counts[material]
        g.goods[cell(seat, material)] += counts[material]
    if counts[0] or counts[1] or counts[2]:
        tell_of(g, ev.TOOK, seat, source, (LOCATIONS[place], *counts))


def empty(g: Table, seat: int, place: int, counts: tuple[int, int, int], source: Source) -> None:
    """From a location to the supply."""
    for material in range(3):
        g.stock[cell(place, material)] -= counts[material]
    if counts[0] or counts[1] or counts[2]:
        tell_of(g, ev.EMPTIED, seat, source, (LOCATIONS[place], *counts))


def stock_at(g: Table, place: int) -> tuple[int, int, int]:
    stock, i = g.stock, cell(place, 0)
    return stock[i], stock[i + 1], stock[i + 2]


def in_steps(amount: int) -> list[int]:
    """A large choice as several small ones."""
    steps = [LARGEST] * (amount // LARGEST)
    return [*steps, amount % LARGEST] if amount % LARGEST else steps


def gain_any(g: Table, seat: int, amount: int, source: Source) -> Rules[None]:
    """So many resources of the player's choice from the supply."""
    for size in in_steps(amount):
        bundle = yield from ask(g, seat, Gain(GAIN_CHOICE[size], source.rule, size))
        gain(g, seat, bundle.counts, source)


def part_of(g: Table, asked: int, topic: Topic, amount: int, limits: list[int], of: int) -> Rules[list[int]]:
    """So many of what `limits` allow (as many as possible) of one player's, chosen by `asked`: three counts."""
    chosen = [0, 0, 0]
    left = limits[:]
    for size in in_steps(min(amount, sum(left[cells(of)]))):
        bundle = yield from ask(g, asked, Part(topic, size, left, of))
        for material in range(3):
            chosen[material] += bundle.counts[material]
            left[cell(of, material)] -= bundle.counts[material]
    return chosen


def each_pays(
    g: Table, payers: list[int], topic: Topic, amount: int, limits: list[int]
) -> Rules[list[tuple[int, int, int]]]:
    """So many of what `limits` allow from every payer, chosen by each, all at once; who has no more pays it all."""
    choosers = [s for s in payers if sum(limits[cells(s)]) > amount]
    bundles = yield from together(g, choosers, Part(topic, amount, limits), forced=False)
    paid: list[tuple[int, int, int]] = []
    for seat in payers:
        if seat in choosers:
            paid.append(bundles[choosers.index(seat)].counts)
        else:
            paid.append((limits[cell(seat, STRAW)], limits[cell(seat, WOOD)], limits[cell(seat, BRICK)]))
    return paid


def take_types(g: Table, seat: int, place: int, amount: int, kinds: list[PickType], source: Source) -> Rules[None]:
    """So many resources of a location (as many as there are), the player choosing where several types lie."""
    left = min(amount, stock_of(g, place))
    while left:
        bundle = yield from ask(g, seat, kinds[place])
        several = stock_of(g, place) > g.stock[cell(place, bundle.counts.index(1))]
        counts = bundle.counts if several else times(bundle.counts, left)
        take(g, seat, place, counts, source)
        left -= sum(counts)


def bundle_counts(counts: list[int]) -> tuple[int, int, int]:
    return counts[0], counts[1], counts[2]


def turn_to(g: Table, victim: int, victims: list[int], due: Due) -> None:
    """One player chooses for several others, one after another: whose turn it is to lose something is told."""
    if len(victims) > 1:
        tell_of(g, ev.TURNED_TO, due.seat, due, (PLAYERS[victim].key,))


# --- Decks ---------------------------------------------------------------------------------------------------------


def take_cards(g: Table, count: int, deck: Zone, discard: Zone, zone: Zone) -> tuple[Card, ...]:
    """So many cards from the top, as many as possible. A deck that has run out is made anew from its discard."""
    taken = move_top(g, count, deck, zone)
    if len(taken) < count and g.cards[discard.n]:
        gather(g, discard, deck)
        tell(g, ev.RESHUFFLED, -1, (deck.name,))
        taken += move_top(g, count - len(taken), deck, zone)
    return taken


# --- Fables --------------------------------------------------------------------------------------------------------


def can_draw(g: Table) -> bool:
    return len(g.cards[FABLE_DECK.n]) + len(g.cards[FABLE_DISCARD.n]) > 0


def take_fables(g: Table, count: int, zone: Zone) -> tuple[Card, ...]:
    """So many fables of the deck, as many as possible, to a zone."""
    return take_cards(g, count, FABLE_DECK, FABLE_DISCARD, zone)


def draw_fables(g: Table, seat: int, count: int, source: Source) -> None:
    me = PLAYERS[seat]
    drawn = take_fables(g, count, me.fable_hand)
    if drawn:
        tell_of(g, ev.DREW, seat, source, (), drawn, me.bit)


# --- Friends -------------------------------------------------------------------------------------------------------


def take_friends(g: Table, count: int, zone: Zone) -> list[FriendCard]:
    """So many friends of the deck, as many as possible, to a zone."""
    taken = take_cards(g, count, FRIEND_DECK, FRIEND_DISCARD, zone)
    return [card for card in taken if isinstance(card, FriendCard)]


def draw_friend(g: Table, seat: int, source: Source) -> Rules[None]:
    """The top friend, shown to all, then kept or given."""
    for card in take_friends(g, 1, OFFERED):
        yield from keep_or_give(g, seat, card, source)


class KeepOrGive(Kind[Table, Option]):
    """Whether a friend just gained stays or goes to an opponent."""

    def __init__(self, friend: FriendCard) -> None:
        super().__init__("friend_keep_or_give", "LS-099")
        self.friend: Final = friend

    def subject(self, g: Table, viewer: int | None) -> dict[str, Value]:
        return {"friend": self.friend.key}

    def expected(self, g: Table, seat: int) -> Sequence[Option]:
        found: list[Option] = [KEEP_FRIEND]
        found.extend([GIVE_FRIEND[s] for s in opponents(g, seat)])
        return found

    def default(self, g: Table, seat: int) -> str:
        return KEEP_FRIEND.key


def keep_or_give(g: Table, seat: int, card: FriendCard, source: Source) -> Rules[None]:
    """A friend just gained lies open; its owner keeps it or gives it to an opponent, who cannot refuse (LS-100)."""
    tell_of(g, ev.MET_FRIEND, seat, source.under(ev.MET_FRIEND.cites), (card.key,))
    option = yield from ask(g, seat, KeepOrGive(card))
    to = option.seat if isinstance(option, Rival) else seat
    replaced = source.under("LS-101" if to == seat else "LS-102")
    dismiss(g, to, replaced)
    move(g, card, OFFERED, PLAYERS[to].friend)
    tell_of(g, ev.BEFRIENDED, seat, replaced, (card.key, f"p{to}", int(to == seat)))
    yield from arrive(g, to, card)


def arrive(g: Table, seat: int, card: FriendCard) -> Rules[None]:
    """What a friend does when laid, if anything."""
    if card.arrival is not None:
        asking = Due(seat, card.key, card.arrival, card, PLAYERS[seat].friend).run(g)
        if asking is not None:
            yield from asking


def slide_under(g: Table, seat: int) -> None:
    """The gather cards that were not kept, as far as they are in hand, go under the Little Mermaid."""
    me = PLAYERS[seat]
    for card in g.cards[me.gather_hand.n]:
        assert isinstance(card, GatherCard)
        if card.owner == seat and g.unkept[seat] >> card.location & 1:
            move(g, card, me.gather_hand, me.locked_gather)
            g.unkept[seat] &= ~(1 << card.location)


def dismiss(g: Table, seat: int, source: Source) -> None:
    """The friend goes to the discard, and what hangs on it goes too (LS-250, LS-254), with what it would still do."""
    card = friend_of(g, seat)
    if card is None:
        return
    me = PLAYERS[seat]
    move(g, card, me.friend, FRIEND_DISCARD)
    if g.pending:
        g.pending = [code for code in g.pending if due_serial(code) != card.serial]
    g.announcement[seat] = ""
    g.debt[seat] = NOWHERE
    for material in range(3):
        g.tower_stock[cell(seat, material)] = 0
    g.unkept[seat] = 0
    tell_of(g, ev.PARTED, seat, source, (card.key,))
    if move_all(g, me.locked_gather, me.gather_hand):
        sort_gather(g, seat)
        tell(g, ev.UNLOCKED, seat)


def sort_gather(g: Table, seat: int) -> None:
    """Gather cards in hand in the order of the locations, so that the choice always looks the same."""
    hand = PLAYERS[seat].gather_hand
    cards = [card for card in g.cards[hand.n] if isinstance(card, GatherCard)]
    for i in range(1, len(cards)):
        if cards[i].location < cards[i - 1].location:
            cards.sort(key=location_of)
            reorder(g, hand, cards, ALL)
            return


def location_of(card: GatherCard) -> int:
    return card.location


def hand_fable(g: Table, giver: int, taker: int, card: Card, source: Source) -> None:
    """From hand to hand; only the two see which."""
    a, b = PLAYERS[giver], PLAYERS[taker]
    move(g, card, a.fable_hand, b.fable_hand)
    tell_of(g, ev.HANDED, giver, source, (b.key,), (card,), a.bit | b.bit)


def discard_hand(g: Table, seat: int, source: Source) -> None:
    """All fables of the hand, face up."""
    cards = move_all(g, PLAYERS[seat].fable_hand, FABLE_DISCARD)
    if cards:
        tell_of(g, ev.DISCARDED, seat, source, (), cards)


def look(g: Table, seat: int, whose: int, zone: Zone, what: str, source: Source) -> None:
    """One player looks at a card laid by another."""
    card = g.cards[zone.n][0]
    show_card(g, card, zone, PLAYERS[seat].bit)
    tell_of(g, ev.PEEKED, seat, source, (what, PLAYERS[whose].key), (card,), PLAYERS[seat].bit)
