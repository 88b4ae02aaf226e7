"""What happens when fables are revealed, while the gather cards still lie face down."""

from collections.abc import Sequence
from typing import Final

from igroteka.engine import NOTHING, CardKind, Kind, Option, Refusal, Rules, Value, Zone, ask, move, pick, show_card
from igroteka.games.grimm_forest import events as ev
from igroteka.games.grimm_forest.content.box import MONSTER, FriendCard
from igroteka.games.grimm_forest.effects import EFFECTS
from igroteka.games.grimm_forest.pieces import BUNDLES, FABLE_DISCARD, PLAYERS, SWAPS, TAVERN, Bundle, Swap, cell
from igroteka.games.grimm_forest.questions import OneOf, Opponent
from igroteka.games.grimm_forest.reading import fables_in, laid_card, opponents, turn_order
from igroteka.games.grimm_forest.refusals import TOO_LITTLE_TO_HIRE
from igroteka.games.grimm_forest.rules.goods import arrive, dismiss, look, lose, take_friends, tell_of
from igroteka.games.grimm_forest.rules.windows import remove_monster
from igroteka.games.grimm_forest.state import Due, Table

TAVERN_PICK: Final = OneOf("tavern_pick", "LS-183")


@EFFECTS.register("pipe_monsters")
def pipe_monsters(g: Table, due: Due) -> None:
    """Magic Pipe. Take in hand all monsters played this round; they do nothing in it."""
    me = PLAYERS[due.seat]
    taken = []
    for seat in turn_order(g):
        for card in fables_in(g, PLAYERS[seat].played):
            if card.type == MONSTER:
                remove_monster(g, card)
                move(g, card, PLAYERS[seat].played, me.fable_hand)
                taken.append(card)
    tell_of(g, ev.PIPED, due.seat, due, (), tuple(taken))


class WellSwap(Kind[Table, Swap]):
    def expected(self, g: Table, seat: int) -> Sequence[Swap]:
        return [swap for swap in SWAPS if swap.b < g.seats]

    def default(self, g: Table, seat: int) -> str:
        a, b = sorted([(seat + 1) % g.seats, (seat + 2) % g.seats])
        for swap in SWAPS:
            if swap.a == a and swap.b == b:
                return swap.key
        return ""


WELL_SWAP: Final = WellSwap("well_swap", "LS-161")


@EFFECTS.register("swap_cards")
def swap_cards(g: Table, due: Due) -> Rules[None]:
    """Wishing Well. Exchange two laid gather cards unseen; the two players may look at what they have now."""
    swap = yield from ask(g, due.seat, WELL_SWAP, restart=True)
    a, b = PLAYERS[swap.a].laid_gather, PLAYERS[swap.b].laid_gather
    card, other = laid_card(g, swap.a), laid_card(g, swap.b)
    move(g, card, a, b)
    move(g, other, b, a)
    first, second = (swap.b, swap.a) if swap.b == due.seat else (swap.a, swap.b)  # one's own card is named first
    tell_of(g, ev.SWAPPED, due.seat, due, (f"p{first}", f"p{second}"))


@EFFECTS.register("curse")
def curse(g: Table, due: Due) -> None:
    """Dark Curse. Every opponent shuffles all their gather cards, the laid one too, and lays one of them at random."""
    for seat in opponents(g, due.seat):
        redraw(g, seat)
        tell_of(g, ev.CURSED, seat, due, (), (laid_card(g, seat),), PLAYERS[seat].bit)


def redraw(g: Table, seat: int) -> None:
    """A random card of those in front of and in the hand of a player; locked ones stay out of it (LS-197, LS-253)."""
    me = PLAYERS[seat]
    move(g, laid_card(g, seat), me.laid_gather, me.gather_hand)
    card = g.fate.draw(g.cards[me.gather_hand.n], "gather_card")
    move(g, card, me.gather_hand, me.laid_gather)


class Neighbour(Opponent):
    def default(self, g: Table, seat: int) -> str:
        return PLAYERS[(seat + 1) % g.seats].key


class BallReplace(CardKind[Table]):
    """Another gather card of the hand, or none."""

    def default(self, g: Table, seat: int, zone: Zone) -> str:
        return NOTHING.key


BALL_PEEK: Final = Neighbour("ball_peek", "LS-199")
BALL_REPLACE: Final = BallReplace("ball_replace", "LS-200", may=True)


@EFFECTS.register("gaze")
def gaze(g: Table, due: Due) -> Rules[None]:
    """Crystal Ball. Look at the laid gather card of an opponent; then you may replace yours by another of your hand."""
    whose = yield from ask(g, due.seat, BALL_PEEK, restart=True)
    me = PLAYERS[due.seat]
    look(g, due.seat, whose.seat, whose.laid_gather, "laid_gather", due)
    other = yield from pick(g, due.seat, BALL_REPLACE, me.gather_hand)
    if other is not None:
        move(g, laid_card(g, due.seat), me.laid_gather, me.gather_hand)
        move(g, other, me.gather_hand, me.laid_gather)
    tell_of(g, ev.REPLACED, due.seat, due.under(ev.REPLACED.cites), (int(other is not None),))


class Hire(Kind[Table, Option]):
    """So many resources of one's own, or nothing."""

    def __init__(self, size: int) -> None:
        super().__init__("hired_pay", "LS-171")
        self.size: Final = size

    def subject(self, g: Table, viewer: int | None) -> dict[str, Value]:
        return {"count": self.size}

    def expected(self, g: Table, seat: int) -> Sequence[Option]:
        found: list[Option] = [NOTHING]
        found.extend(BUNDLES[self.size])
        return found

    def forbids(self, g: Table, seat: int, option: Option) -> Refusal | None:
        if isinstance(option, Bundle):
            for material in range(3):
                if option.counts[material] > g.goods[cell(seat, material)]:
                    return TOO_LITTLE_TO_HIRE
        return None

    def default(self, g: Table, seat: int) -> str:
        return NOTHING.key


@EFFECTS.register("hire", amount=int)
def hire(g: Table, due: Due) -> Rules[None]:
    """Hired Hands. Pay two resources, or discard the card at once; what you collect next round is doubled."""
    choice = yield from ask(g, due.seat, Hire(due.effect.amount), restart=True)
    if isinstance(choice, Bundle):
        lose(g, due.seat, choice.counts, due)
    else:
        move(g, due.card, due.zone, FABLE_DISCARD)
        tell_of(g, ev.SPENT, due.seat, due, (), (due.card,))


@EFFECTS.register("tavern")
def tavern(g: Table, due: Due) -> Rules[None]:
    """Night at the Tavern. Draw a friend for each player, pick yours, deal the others at random. All must change."""
    invite(g, due.seat)
    mine = yield from pick(g, due.seat, TAVERN_PICK, TAVERN)
    guests: list[tuple[int, FriendCard]] = []
    if isinstance(mine, FriendCard):
        guests.append((due.seat, mine))
    rest = [card for card in g.cards[TAVERN.n] if card is not mine]
    for seat in opponents(g, due.seat):
        if rest:
            dealt = g.fate.draw(rest, "friend")
            rest.remove(dealt)
            assert isinstance(dealt, FriendCard)
            guests.append((seat, dealt))
    changed = due.under("LS-185")
    for seat, friend in guests:
        dismiss(g, seat, changed)
        move(g, friend, TAVERN, PLAYERS[seat].friend)
        tell_of(g, ev.BEFRIENDED, due.seat, changed, (friend.key, PLAYERS[seat].key, int(seat == due.seat)))
    for seat, friend in guests:
        yield from arrive(g, seat, friend)


def invite(g: Table, seat: int) -> None:
    """A friend for each player, seen by who drew them."""
    for card in take_friends(g, g.seats, TAVERN):
        show_card(g, card, TAVERN, PLAYERS[seat].bit)
