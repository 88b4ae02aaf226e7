"""What friends do at their moment, every round, without an action."""

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
    Zone,
    ask,
    distinct,
    move,
    pick,
    show_card,
    together,
)
from igroteka.games.grimm_forest import events as ev
from igroteka.games.grimm_forest.content.box import FriendCard, GatherCard
from igroteka.games.grimm_forest.effects import EFFECTS
from igroteka.games.grimm_forest.pieces import (
    ALONE,
    FRIEND_DISCARD,
    LOCATIONS,
    NOT_ALONE,
    NOWHERE,
    OFFERED,
    PEBBLES,
    PLAYERS,
    STEALS,
    Keep,
    Pebble,
    Player,
    Steal,
    cell,
    cells,
    debt_material,
    debt_of,
    debt_seat,
)
from igroteka.games.grimm_forest.questions import ANYWHERE, BY_VALUE, Gain, PickType, ShownType, Topic, YesNo, plentiful
from igroteka.games.grimm_forest.reading import companions, is_alone, laid_card, opponents, stock_of, turn_order, wealth
from igroteka.games.grimm_forest.refusals import NOT_HIMSELF, NOTHING_LEFT, NOTHING_TO_STEAL
from igroteka.games.grimm_forest.rules.goods import (
    bundle_counts,
    dismiss,
    each_pays,
    gain,
    gain_any,
    give,
    hand_fable,
    in_steps,
    keep_or_give,
    of_one,
    part_of,
    slide_under,
    take,
    take_friends,
    take_types,
    tell_of,
    turn_to,
)
from igroteka.games.grimm_forest.state import Due, Table


class FrogPick(CardKind[Table]):
    """A friend of the discard, the Frog Prince excepted."""

    def __init__(self, himself: Card) -> None:
        super().__init__("frog_pick", "LS-239")
        self.himself: Final = himself

    def forbids(self, g: Table, seat: int, card: Card, zone: Zone) -> Refusal | None:
        return NOT_HIMSELF if card is self.himself else None

    def default(self, g: Table, seat: int, zone: Zone) -> str:
        return next(c.key for c in reversed(g.cards[zone.n]) if self.forbids(g, seat, c, zone) is None)


# --- When laid -------------------------------------------------------------------------------------------------------


class MermaidKeep(Kind[Table, Keep]):
    """Two gather cards that stay usable."""

    def expected(self, g: Table, seat: int) -> Sequence[Keep]:
        usable = usable_kinds(g)
        return [keep for keep in g.box.keeps if keep.kept[0] in usable and keep.kept[1] in usable]

    def default(self, g: Table, seat: int) -> str:
        """Those of the two fullest locations."""
        kinds = usable_kinds(g)
        kinds.sort(key=lambda kind: -stock_of(g, g.box.location_of(kind)))
        for keep in g.box.keeps:
            if keep.kept[0] in kinds[:2] and keep.kept[1] in kinds[:2]:
                return keep.key
        return ""


MERMAID_KEEP: Final = MermaidKeep("mermaid_keep", "LS-252", guarded=True)


@EFFECTS.register("lock_gather", keep=int)
def lock_gather(g: Table, due: Due) -> Rules[None]:
    """Little Mermaid. When laid, keep two gather cards; the others lie under her while she stays."""
    keep = yield from ask(g, due.seat, MERMAID_KEEP)
    g.unkept[due.seat] = 0
    for kind in usable_kinds(g):
        if kind not in keep.kept:
            g.unkept[due.seat] |= 1 << g.box.location_of(kind)
    slide_under(g, due.seat)
    tell_of(g, ev.LOCKED, due.seat, due, (len(g.cards[PLAYERS[due.seat].locked_gather.n]),))


def usable_kinds(g: Table) -> list[str]:
    """The gather cards of a set at this table."""
    return [kind for kind in g.box.gatherings if g.box.location_of(kind) < g.locations]


# --- Start of round ------------------------------------------------------------------------------------------------


class Announce(Kind[Table, Option]):
    def expected(self, g: Table, seat: int) -> Sequence[Option]:
        return [ALONE, NOT_ALONE]

    def default(self, g: Table, seat: int) -> str:
        return NOT_ALONE.key


GUESS: Final = Announce("aladdin_guess", "LS-208")


@EFFECTS.register("guess_company")
def guess_company(g: Table, due: Due) -> Rules[None]:
    """Aladdin. Announce whether you will be alone in your location."""
    guess = yield from ask(g, due.seat, GUESS, restart=True)
    g.announcement[due.seat] = guess.key
    tell_of(g, ev.GUESSED, due.seat, due, (guess.key,))


class ClaimCard(Kind[Table, Option]):
    """Any gather card of the game in play, in hand or not: the announcement may be false."""

    def expected(self, g: Table, seat: int) -> Sequence[Option]:
        return [g.box.claims[kind] for kind in usable_kinds(g)]

    def default(self, g: Table, seat: int) -> str:
        return self.expected(g, seat)[0].key


CLAIM: Final = ClaimCard("pinocchio_claim", "LS-242")


@EFFECTS.register("claim_card")
def claim_card(g: Table, due: Due) -> Rules[None]:
    """Pinocchio. Announce which gather card you will lay, truly or not."""
    claim = yield from ask(g, due.seat, CLAIM, restart=True)
    g.announcement[due.seat] = claim.key
    tell_of(g, ev.CLAIMED, due.seat, due, (claim.key,))


class StealOne(Kind[Table, Steal]):
    """One resource of an opponent."""

    def expected(self, g: Table, seat: int) -> Sequence[Steal]:
        found: list[Steal] = []
        for s in opponents(g, seat):
            found.extend(STEALS[s])
        return found

    def forbids(self, g: Table, seat: int, option: Steal) -> Refusal | None:
        return None if g.goods[cell(option.seat, option.material)] else NOTHING_TO_STEAL

    def default(self, g: Table, seat: int) -> str:
        richest = seat
        for s in opponents(g, seat):
            if richest == seat or wealth(g, s) > wealth(g, richest):
                richest = s
        return STEALS[richest][plentiful(g.goods[cells(richest)])].key


STEAL: Final = StealOne("alibaba_steal", "LS-212")


@EFFECTS.register("steal")
def steal(g: Table, due: Due) -> Rules[None]:
    """Ali Baba. Steal a resource of an opponent; give it back if you meet them this round."""
    if not any(wealth(g, seat) for seat in opponents(g, due.seat)):
        return
    loot = yield from ask(g, due.seat, STEAL, restart=True)
    give(g, loot.seat, due.seat, of_one(loot.material, 1), due)
    g.debt[due.seat] = debt_of(loot.seat, loot.material)


class Pebbles(Kind[Table, Option]):
    """One resource of any location, or none."""

    def expected(self, g: Table, seat: int) -> Sequence[Option]:
        found: list[Option] = [NOTHING]
        for place in range(g.locations):
            shown, stock = g.box.refill[place], g.stock[cells(place)]
            found.extend([PEBBLES[place][m] for m in range(3) if shown[m] or stock[m]])
        return found

    def forbids(self, g: Table, seat: int, option: Option) -> Refusal | None:
        for place in range(g.locations):
            for material in range(3):
                if option is PEBBLES[place][material] and not g.stock[cell(place, material)]:
                    return NOTHING_LEFT
        return None

    def default(self, g: Table, seat: int) -> str:
        for material in BY_VALUE:
            for place in range(g.locations):
                if g.stock[cell(place, material)]:
                    return PEBBLES[place][material].key
        return NOTHING.key


TAKE_PEBBLE: Final = Pebbles("tomthumb_take", "LS-230")


@EFFECTS.register("pebbles")
def pebbles(g: Table, due: Due) -> Rules[None]:
    """Tom Thumb. You may take a resource from any location."""
    choice = yield from ask(g, due.seat, TAKE_PEBBLE, restart=True)
    if isinstance(choice, Pebble):
        take(g, due.seat, choice.place, of_one(choice.material, 1), due)


@EFFECTS.register("force_fables")
def force_fables(g: Table, due: Due) -> None:
    """Huntsman. Every opponent with a fable in hand must lay one this round."""
    for seat in opponents(g, due.seat):
        g.must_lay |= 1 << seat
    tell_of(g, ev.FORCED, due.seat, due)


RAPUNZEL_STOCK: Final = Topic("rapunzel_stock", "LS-247")


@EFFECTS.register("fill_tower", amount=int)
def fill_tower(g: Table, due: Due) -> Rules[None]:
    """Rapunzel. Put two resources of any types from the supply on her card."""
    for size in in_steps(due.effect.amount):
        bundle = yield from ask(g, due.seat, Gain(RAPUNZEL_STOCK, due.rule, size))
        for material in range(3):
            g.tower_stock[cell(due.seat, material)] += bundle.counts[material]
        tell_of(g, ev.STOCKED, due.seat, due, bundle.counts)


class Anybody(Kind[Table, Player]):
    def expected(self, g: Table, seat: int) -> Sequence[Player]:
        return [PLAYERS[s] for s in turn_order(g)]

    def default(self, g: Table, seat: int) -> str:
        return PLAYERS[seat].key


BEAUTY_TARGET: Final = Anybody("beauty_target", "LS-259")


@EFFECTS.register("enchant")
def enchant(g: Table, due: Due) -> Rules[None]:
    """Sleeping Beauty. A player of your choice must play the top fable of the deck unseen, and no other."""
    player = yield from ask(g, due.seat, BEAUTY_TARGET, restart=True)
    g.blind |= player.bit
    tell_of(g, ev.ENCHANTED, due.seat, due, (player.key,))


@EFFECTS.register("lay_last")
def lay_last(g: Table, due: Due) -> None:
    """Evil Queen. Lay your cards after all others, and after a look at one laid card."""
    g.lay_last |= 1 << due.seat
    tell_of(g, ev.LAYS_LAST, due.seat, due)


# --- After gather cards are revealed -------------------------------------------------------------------------------


JACK_TYPE: Final = [ShownType("jack_type", "LS-214", place) for place in ANYWHERE]


@EFFECTS.register("enrich", amount=int)
def enrich(g: Table, due: Due) -> Rules[None]:
    """Jack. Add two resources of a type shown there to the location you have chosen."""
    place = laid_card(g, due.seat).location
    shown = yield from ask(g, due.seat, JACK_TYPE[place], restart=True)
    material = shown.counts.index(1)
    g.stock[cell(place, material)] += due.effect.amount
    tell_of(g, ev.ADDED, due.seat, due, (LOCATIONS[place], *of_one(material, due.effect.amount)))


CINDERELLA_TAKE: Final = [PickType("cinderella_types", "LS-231", place) for place in ANYWHERE]


@EFFECTS.register("ride", amount=int)
def ride(g: Table, due: Due) -> Rules[None]:
    """Cinderella. Be first in your location and take two resources from it; they do not count as collected."""
    place = laid_card(g, due.seat).location
    yield from take_types(g, due.seat, place, due.effect.amount, CINDERELLA_TAKE, due)
    g.pig[due.seat] = place
    tell_of(g, ev.WENT, due.seat, due, (LOCATIONS[place],))


FLY: Final = YesNo("thumbelina_move", "LS-221")


@EFFECTS.register("fly")
def fly(g: Table, due: Due) -> Rules[None]:
    """Thumbelina. You may draw one of the gather cards left in your hand at random and go there instead."""
    hand = PLAYERS[due.seat].gather_hand
    if not g.cards[hand.n]:
        return
    answer = yield from ask(g, due.seat, FLY, restart=True)
    if answer is YES:
        card = g.fate.draw(g.cards[hand.n], "gather_card")
        assert isinstance(card, GatherCard)
        show_card(g, card, hand)
        g.pig[due.seat] = card.location
        tell_of(g, ev.WENT, due.seat, due, (LOCATIONS[card.location],))


RUN: Final = YesNo("gingerbread_run", "LS-244")
GINGERBREAD_TAKE: Final = [PickType("gingerbread_take", "LS-244", place) for place in ANYWHERE]


@EFFECTS.register("run_away", amount=int)
def run_away(g: Table, due: Due) -> Rules[None]:
    """Gingerbread Man. Instead of going anywhere you may take a resource from every location."""
    answer = yield from ask(g, due.seat, RUN, restart=True)
    if answer is not YES:
        return
    g.runner |= 1 << due.seat
    tell_of(g, ev.RAN, due.seat, due)
    for place in range(g.locations):
        for _ in range(min(due.effect.amount, stock_of(g, place))):
            bundle = yield from ask(g, due.seat, GINGERBREAD_TAKE[place])
            take(g, due.seat, place, bundle.counts, due)


# --- End of gather -------------------------------------------------------------------------------------------------


@EFFECTS.register("grant_guess", amount=int)
def grant_guess(g: Table, due: Due) -> None:
    """Aladdin. If you guessed right, gain a resource of each type."""
    guess = g.announcement[due.seat]
    if guess and g.pig[due.seat] >= 0 and (guess == ALONE.key) == is_alone(g, due.seat):
        amount = due.effect.amount
        gain(g, due.seat, (amount, amount, amount), due)


PINOCCHIO_TYPE: Final = [ShownType("pinocchio_type", "LS-243", place) for place in ANYWHERE]
"""By location."""


@EFFECTS.register("grant_claim", amount=int)
def grant_claim(g: Table, due: Due) -> Rules[None]:
    """Pinocchio. If the card turned up before you was the announced one, gain two resources of its type."""
    claim = g.announcement[due.seat]
    if claim not in g.box.gatherings or g.box.location_of(claim) != g.revealed[due.seat]:
        return
    place = g.box.location_of(claim)
    shown = yield from ask(g, due.seat, PINOCCHIO_TYPE[place], restart=True)
    gain(g, due.seat, of_one(shown.counts.index(1), due.effect.amount), due)


@EFFECTS.register("give_back")
def give_back(g: Table, due: Due) -> None:
    """Ali Baba. If the robbed opponent is with you, the stolen resource goes back."""
    debt = g.debt[due.seat]
    if debt >= 0 and debt_seat(debt) in companions(g, due.seat) and g.goods[cell(due.seat, debt_material(debt))]:
        give(g, due.seat, debt_seat(debt), of_one(debt_material(debt), 1), due)
    g.debt[due.seat] = NOWHERE


SNOW_WHITE_TAKE: Final = Topic("snowwhite_take", "LS-217")


class GiveFable(Kind[Table, Card]):
    """A fable of one's own hand."""

    def expected(self, g: Table, seat: int) -> Sequence[Card]:
        return distinct(g.cards[PLAYERS[seat].fable_hand.n])

    def default(self, g: Table, seat: int) -> str:
        return g.cards[PLAYERS[seat].fable_hand.n][0].key


SNOW_WHITE_GIVE: Final = GiveFable("snowwhite_give", "LS-216", guarded=True)


@EFFECTS.register("charm", amount=int)
def charm(g: Table, due: Due) -> Rules[None]:
    """Snow White. Every opponent with you gives you a fable of their choice, or without fables a resource of yours."""
    rivals = companions(g, due.seat)
    givers = [s for s in rivals if g.cards[PLAYERS[s].fable_hand.n]]
    payers = [s for s in rivals if s not in givers and wealth(g, s)]
    yield from give_fables(g, due, givers)
    for seat in payers:
        turn_to(g, seat, payers, due)
        chosen = yield from part_of(g, due.seat, SNOW_WHITE_TAKE, due.effect.amount, g.goods[:], seat)
        give(g, seat, due.seat, bundle_counts(chosen), due.under("LS-217"))


def give_fables(g: Table, due: Due, givers: list[int]) -> Rules[None]:
    cards = yield from together(g, givers, SNOW_WHITE_GIVE, forced=False)
    for seat, card in zip(givers, cards, strict=True):
        hand_fable(g, seat, due.seat, card, due)


@EFFECTS.register("gain_any", amount=int)
def gain_some(g: Table, due: Due) -> Rules[None]:
    """Mother Goose. Alone: gain a resource of your choice. Discarded in your turn: two."""
    yield from gain_any(g, due.seat, due.effect.amount, due)


@EFFECTS.register("transform", amount=int)
def transform(g: Table, due: Due) -> Rules[None]:
    """Frog Prince. With an opponent in your location: discard him, take a friend from the discard, gain a resource."""
    if g.frog_from_deck:
        friends = take_friends(g, 1, OFFERED)
        dismiss(g, due.seat, due)
    else:
        dismiss(g, due.seat, due)
        friends = yield from take_discarded_friend(g, due.seat, due.card)
    for friend in friends:
        yield from keep_or_give(g, due.seat, friend, due)
    yield from gain_any(g, due.seat, due.effect.amount, due.under("LS-241"))


def take_discarded_friend(g: Table, seat: int, himself: Card) -> Rules[list[FriendCard]]:
    """The friend of the discard that the player chooses, if there is another one to choose."""
    card = yield from pick(g, seat, FrogPick(himself), FRIEND_DISCARD)
    if not isinstance(card, FriendCard):
        return []
    move(g, card, FRIEND_DISCARD, OFFERED)
    return [card]


# --- The build phase -----------------------------------------------------------------------------------------------


@EFFECTS.register("gain_one", amount=int, material=str)
def gain_one(g: Table, due: Due) -> None:
    """Rumpelstiltskin. At the start of the build phase gain a straw."""
    gain(g, due.seat, of_one(due.effect.material, due.effect.amount), due)


ROBIN_GIVE: Final = Topic("robin_give", "LS-251")


@EFFECTS.register("rob_the_rich", amount=int)
def rob_the_rich(g: Table, due: Due) -> Rules[None]:
    """Robin Hood. At the end of the build phase every opponent with more resources than you gives you one."""
    rich = [s for s in opponents(g, due.seat) if wealth(g, s) > wealth(g, due.seat)]
    paid = yield from each_pays(g, rich, ROBIN_GIVE, due.effect.amount, g.goods[:])
    for seat, counts in zip(rich, paid, strict=True):
        give(g, seat, due.seat, counts, due)
