"""Magic books: what each does when it is used. What a book says, in our words, stands above its code."""

from collections.abc import Callable, Sequence
from typing import Final

from igroteka.engine import (
    NOTHING,
    PASS,
    Card,
    Cause,
    Option,
    Refusal,
    Rules,
    Value,
    Zone,
    ask,
    because,
    move,
    pick,
    reorder,
    show_card,
    tell,
)
from igroteka.games.rigor_mortis.events import (
    BLANK_PARDONED,
    BOOK_USED,
    CARDS_SWAPPED,
    HAND_SEEN,
    KICKED,
    NO_SWAP,
    PARDONED,
    RIGOR_ASLEEP,
    RIGOR_CALLED,
    SHADOW_STEPPED,
    SLIPPED,
    SWAPPED_PLACES,
    TOKENS_ORDERED,
)
from igroteka.games.rigor_mortis.pieces import (
    BLANK_LOOK,
    CELL_NUMBER,
    CELLS,
    END_TURN,
    NOWHERE,
    ORB,
    PLAYERS,
    RIGOR,
    SHOW_HAND,
    STOP,
    TOKEN_STACK,
    Book,
    Cell,
    Look,
    MovementCard,
    Player,
    Token,
)
from igroteka.games.rigor_mortis.questions import TimedCardKind, TimedKind
from igroteka.games.rigor_mortis.reading import different_cards, no_card, no_kick
from igroteka.games.rigor_mortis.refusals import AS_SECOND_CARD, CARD_FIRST, MUST_PLAY_SECOND
from igroteka.games.rigor_mortis.rules import policing
from igroteka.games.rigor_mortis.rules.arrivals import Teleports, arrivals
from igroteka.games.rigor_mortis.rules.hands import lay_open, leave_hand
from igroteka.games.rigor_mortis.rules.looks import lose_look, punish
from igroteka.games.rigor_mortis.rules.movement import first_step, goblin_step, play_card, rigor_step
from igroteka.games.rigor_mortis.rules.shoving import carry_out, shove_chain
from igroteka.games.rigor_mortis.rules.sight import tell_cards, tell_cells
from igroteka.games.rigor_mortis.rules.ways import no_way, ways
from igroteka.games.rigor_mortis.state import Table


def use_book(g: Table, seat: int, book: Book) -> Rules[None]:
    """A used book is turned face down, then it acts."""
    me = PLAYERS[seat]
    move(g, book, me.face_up, me.face_down)
    tell_cards(g, BOOK_USED, seat, (book,))
    yield from because(g, Cause(seat, book.key), EFFECTS[book.effect](g, seat))
    if g.waiting:
        yield from punish(g)


# --- targets -------------------------------------------------------------------------------------------------------


class Others(TimedKind[Player]):
    """Another player, or their goblin."""

    def expected(self, g: Table, seat: int) -> Sequence[Player]:
        return [player for player in g.players() if player.seat != seat]


class Kick(Others):
    """A goblin next to one's own that can be shoved."""

    def forbids(self, g: Table, seat: int, option: Player) -> Refusal | None:
        return no_kick(g, seat, option.seat)


class Pardon(TimedKind[Option]):
    """One of one's own looks."""

    def expected(self, g: Table, seat: int) -> Sequence[Option]:
        looks: list[Option] = []
        looks.extend(g.looks(seat))
        if g.blanks[seat]:
            looks.append(BLANK_LOOK)
        return looks


class GiveCard(TimedCardKind):
    """A card of one's own hand for one of the hand that the All-Seeing Eye looks at, or none."""

    def __init__(self, other: Player) -> None:
        super().__init__("eye_give", "RM-161", may=True)
        self.other: Final = other

    def subject(self, g: Table, viewer: int | None) -> dict[str, Value]:
        return {"other": self.other.key}

    def default(self, g: Table, seat: int, zone: Zone) -> str:
        return NOTHING.key


class TakeCard(TimedCardKind):
    """A card of the other hand; how old each is in it, only its owner knows."""

    def __init__(self, other: Player) -> None:
        super().__init__("eye_take", "RM-161")
        self.other: Final = other

    def subject(self, g: Table, viewer: int | None) -> dict[str, Value]:
        return {"other": self.other.key}

    def default(self, g: Table, seat: int, zone: Zone) -> str:
        return min([card.key for card in g.of(zone)])


class NextToken(TimedKind[Token]):
    """The token that is to come next, of those not yet put in their place."""

    def __init__(self, placed: int) -> None:
        super().__init__("foresight", "RM-162", guarded=True)
        self.placed: Final = placed
        """How many have been put in their place, from the top."""

    def subject(self, g: Table, viewer: int | None) -> dict[str, Value]:
        return {"place": self.placed + 1}

    def expected(self, g: Table, seat: int) -> Sequence[Token]:
        found: list[Token] = []
        for token in reversed(loose_tokens(g, self.placed)):
            if token.key not in [t.key for t in found]:
                found.append(token)
        return found

    def default(self, g: Table, seat: int) -> str:
        return loose_tokens(g, self.placed)[-1].key


class SecondCard(TimedKind[MovementCard]):
    """Another movement card. There is one that can be played, so nobody is advised to show the hand instead."""

    def elsewhere(self, g: Table, seat: int, key: str) -> Refusal | None:
        if key in (SHOW_HAND.key, END_TURN.key, STOP.key, PASS.key):
            return MUST_PLAY_SECOND
        return CARD_FIRST if key in CELL_NUMBER else no_way(g, seat, key)

    def expected(self, g: Table, seat: int) -> Sequence[MovementCard]:
        return different_cards(g, seat)

    def forbids(self, g: Table, seat: int, option: MovementCard) -> Refusal | None:
        refusal = no_card(g, seat, option)
        return None if refusal is None else AS_SECOND_CARD.get(refusal.reason, refusal)

    def details(self, g: Table, seat: int, option: MovementCard) -> dict[str, Value]:
        return ways(g, seat, option)


SWAP: Final = Others("skin_swap", "RM-156")
SPY: Final = Others("eye", "RM-161")
KICK: Final = Kick("kick", "RM-165")
PARDON: Final = Pardon("pardon", "RM-160")
SECOND_CARD: Final = SecondCard("second_card", "RM-163", guarded=True)


# --- what books do -------------------------------------------------------------------------------------------------


def slippers(g: Table, seat: int) -> Rules[None]:
    """Your goblin takes one step onto any neighbouring cell, whatever its symbol."""
    cell = yield from ask(g, seat, first_step(seat, g.goblins[seat], ORB, SLIPPED.cites))
    assert isinstance(cell, Cell)
    yield from goblin_step(g, seat, cell, SLIPPED)


def shadow_step(g: Table, seat: int) -> Rules[None]:
    """Put your goblin on any free teleport; no token is revealed."""
    cell = yield from ask(g, seat, Teleports("teleport", "RM-155", seat, seat))
    g.put(seat, cell.n)
    tell_cells(g, SHADOW_STEPPED, seat, (cell.key,))


def skin_swap(g: Table, seat: int) -> Rules[None]:
    """Your goblin and another one change places; nothing else happens."""
    other = yield from ask(g, seat, SWAP)
    mine, theirs = g.goblins[seat], g.goblins[other.seat]
    g.goblins[seat], g.goblins[other.seat] = theirs, mine
    g.at[theirs], g.at[mine] = seat, other.seat
    tell_cells(g, SWAPPED_PLACES, seat, (other.key, CELLS[mine].key, CELLS[theirs].key))


def call(g: Table, seat: int) -> Rules[None]:
    """Rigor Mortis takes one step onto any neighbouring cell, whatever its symbol."""
    cell = yield from ask(g, seat, first_step(RIGOR, g.rigor, ORB, RIGOR_CALLED.cites))
    assert isinstance(cell, Cell)
    yield from rigor_step(g, seat, cell, RIGOR_CALLED)


def pardon(g: Table, seat: int) -> Rules[None]:
    """One of your looks goes back under the deck."""
    look = yield from ask(g, seat, PARDON)
    if isinstance(look, Look):
        lose_look(g, seat, look)
        policing.drop(g, seat, look.bit)
        tell_cards(g, PARDONED, seat, (look,))
    else:
        g.blanks[seat] -= 1
        tell(g, BLANK_PARDONED, seat)


def eye(g: Table, seat: int) -> Rules[None]:
    """Look at the hand of another player; you may exchange one of your movement cards for one of theirs."""
    other = yield from ask(g, seat, SPY)
    me = PLAYERS[seat]
    see_hand(g, seat, other)
    given = NOWHERE
    if g.hand(seat) and g.hand(other.seat):
        given = place_of(g, me.hand, (yield from pick(g, seat, GiveCard(other), me.hand)))
    if given < 0:
        tell(g, NO_SWAP, seat, (other.key,))
        return
    taken = place_of(g, other.hand, (yield from pick(g, seat, TakeCard(other), other.hand)))
    swap_cards(g, seat, other.seat, given, taken)


def see_hand(g: Table, seat: int, other: Player) -> None:
    for card in g.of(other.hand):
        show_card(g, card, other.hand, 1 << seat)
    tell(g, HAND_SEEN, seat, (other.key,), g.of(other.hand), 1 << seat | 1 << other.seat)


def place_of(g: Table, hand: Zone, card: Card | None) -> int:
    """Between two questions the rules remember the place of a hidden card, never the card."""
    return NOWHERE if card is None else g.of(hand).index(card)


def swap_cards(g: Table, seat: int, other: int, given: int, taken: int) -> None:
    mine, theirs = g.hand(seat)[given], g.hand(other)[taken]
    leave_hand(g, seat, mine, PLAYERS[other].hand)
    leave_hand(g, other, theirs, PLAYERS[seat].hand)
    lay_open(g, other)
    lay_open(g, seat)
    tell(g, CARDS_SWAPPED, seat, (PLAYERS[other].key,), (mine, theirs), 1 << seat | 1 << other)


def loose_tokens(g: Table, placed: int) -> tuple[Token, ...]:
    """The tokens that Foresight has not yet put in their place, bottom to top."""
    stack: tuple[Token, ...] = g.of(TOKEN_STACK)  # type: ignore[assignment]  # the stack holds tokens only
    return stack[: len(stack) - placed]


def foresight(g: Table, seat: int) -> Rules[None]:
    """Look at the whole stack of teleport tokens and put it back in any order."""
    show_tokens(g, seat)
    for placed in range(len(g.of(TOKEN_STACK)) - 1):
        put_next(g, seat, placed, (yield from ask(g, seat, NextToken(placed))).key)
    tell(g, TOKENS_ORDERED, seat, (), tuple(reversed(g.of(TOKEN_STACK))), 1 << seat)


def show_tokens(g: Table, seat: int) -> None:
    for token in g.of(TOKEN_STACK):
        show_card(g, token, TOKEN_STACK, 1 << seat)


def put_next(g: Table, seat: int, placed: int, key: str) -> None:
    """A token of this kind comes right under those already in place."""
    stack, loose = g.of(TOKEN_STACK), loose_tokens(g, placed)
    place = max([i for i in range(len(loose)) if loose[i].key == key])
    order = [*loose[:place], *loose[place + 1 :], loose[place], *stack[len(loose) :]]
    reorder(g, TOKEN_STACK, order, 1 << seat)


def second_wind(g: Table, seat: int) -> Rules[None]:
    """Play another movement card."""
    card = yield from ask(g, seat, SECOND_CARD)
    yield from play_card(g, seat, card)


def pocket_orb(g: Table, seat: int) -> Rules[None]:
    """Both symbols of every movement card that you play this turn are magic orbs."""
    g.orbs = True
    yield from ()


def kick(g: Table, seat: int) -> Rules[None]:
    """Shove a goblin next to yours, as if yours had stepped onto it; yours stays."""
    target = yield from ask(g, seat, KICK)
    own, cell = g.goblins[seat], g.goblins[target.seat]
    links = yield from shove_chain(g, seat, (own, cell), own, NOWHERE)
    carry_out(g, links, KICKED)
    yield from arrivals(g, links)


def powder(g: Table, seat: int) -> Rules[None]:
    """Until your next turn neither cards nor books move Rigor Mortis."""
    g.powder = seat
    tell(g, RIGOR_ASLEEP, seat)
    yield from ()


EFFECTS: Final[dict[str, Callable[[Table, int], Rules[None]]]] = {
    "step": slippers,
    "teleport": shadow_step,
    "swap_places": skin_swap,
    "rigor_step": call,
    "lose_look": pardon,
    "swap_cards": eye,
    "order_tokens": foresight,
    "second_card": second_wind,
    "orbs": pocket_orb,
    "shove": kick,
    "rigor_sleeps": powder,
}
