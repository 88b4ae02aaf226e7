"""Magic books: when each may be used, and what it does. What a book says, in our words, stands above its code."""

from collections.abc import Callable, Sequence
from typing import Final

from igroteka.engine import Card, Option, Refusal, Rules, Zone, move, reorder, show_card, tell
from igroteka.games.rigor_mortis.events import (
    BLANK_PARDONED,
    BOOK_USED,
    CARDS_SWAPPED,
    HAND_SEEN,
    NO_SWAP,
    PARDONED,
    RIGOR_ASLEEP,
    SHADOW_STEPPED,
    SWAPPED_PLACES,
    TOKENS_ORDERED,
)
from igroteka.games.rigor_mortis.pieces import (
    BLANK_LOOK,
    CELL_NUMBER,
    CELLS,
    CLAMP,
    END_TURN,
    NO_BOOKS,
    NOWHERE,
    ORB,
    OUTER_CARDS,
    PLAYERS,
    RIGOR,
    SHOW_HAND,
    STAY,
    STOP,
    TOKEN_STACK,
    Book,
    Cell,
    Look,
    MovementCard,
    Player,
    Token,
)
from igroteka.games.rigor_mortis.refusals import (
    ASLEEP,
    BETWEEN_STEPS,
    CANNOT_SHOVE,
    FACE_DOWN,
    INNER_CARD,
    KICK_FAR,
    LOCKED,
    LOCKED_BOOK,
    NO_BOOK_STEP,
    NO_LOOK,
    NO_SECOND_CARD,
    NO_STEP,
    NO_TELEPORT,
    NOBODY_NEAR,
    NOT_IN_HAND,
    NOT_NOW,
    NOT_YOUR_BOOK,
    ONE_CARD,
    ONLY_AFTER,
    ONLY_BEFORE,
    OTHERS_TURN,
    OTHERS_TURN_BOOK,
    PERMANENT,
    PERMANENT_HAND,
    STRAPPED,
    TEETH,
)
from igroteka.games.rigor_mortis.rules.arrivals import Teleports, a_teleport_is_free, arrive
from igroteka.games.rigor_mortis.rules.looks import (
    CardQuestion,
    Question,
    choose,
    decide,
    joined,
    leave_hand,
    lose_look,
    resolved,
)
from igroteka.games.rigor_mortis.rules.movement import (
    GOBLIN_STEP,
    RIGOR_STEP,
    goblin_step,
    has_step,
    play_card,
    rigor_step,
    stands_in_the_way,
)
from igroteka.games.rigor_mortis.rules.shoving import can_be_shoved, carry_out, shove_chain
from igroteka.games.rigor_mortis.rules.sight import tell_cards, tell_cells
from igroteka.games.rigor_mortis.state import Table

MOVES_GOBLIN: Final = ("step", "teleport", "swap_places")
OWN_TURN: Final = {*CELL_NUMBER, SHOW_HAND.key, END_TURN.key, STOP.key, STAY.key}
"""Answers that only the one whose turn it is would give, unless something of their own is at stake."""


# --- which cards are playable --------------------------------------------------------------------------------------


def no_card(g: Table, seat: int, card: MovementCard) -> Refusal | None:
    """Why a movement card of the hand cannot be played now."""
    demands = g.under[seat]
    if demands & (CLAMP | OUTER_CARDS):
        refusal = held_back(g, seat, card, demands)
        if refusal is not None:
            return refusal
    if card.rigor:
        if g.powder >= 0:
            return ASLEEP
    elif g.goblin_locked:
        return LOCKED
    return None if has_step(g, seat, card) else NO_STEP


def held_back(g: Table, seat: int, card: MovementCard, demands: int) -> Refusal | None:
    """Stiff Arm holds one card, Crab Claws all but the oldest and the newest."""
    hand = g.hand(seat)
    place = hand.index(card)
    if demands & CLAMP and place == g.clamped[seat]:
        return STRAPPED
    if demands & OUTER_CARDS and 0 < place < len(hand) - 1:
        return INNER_CARD
    return None


def different_cards(g: Table, seat: int) -> list[MovementCard]:
    """One card of each kind in hand; of twins one that can be played, if hand looks tell them apart."""
    hand = g.hand(seat)
    found: list[MovementCard] = []
    for card in hand:
        twin = -1
        for i in range(len(found)):
            if found[i].key == card.key:
                twin = i
        if twin < 0:
            found.append(card)
        elif g.under[seat] & (CLAMP | OUTER_CARDS) and no_card(g, seat, found[twin]) is not None:
            found[twin] = card
    return found


def has_playable(g: Table, seat: int) -> bool:
    return any(no_card(g, seat, card) is None for card in g.hand(seat))


# --- which books are usable ----------------------------------------------------------------------------------------


def different_books(g: Table, seat: int) -> list[Book]:
    """One book of each title before a seat, a face-up one if there is one."""
    found: list[Book] = []
    titles: list[str] = []
    for book in (*g.face_up(seat), *g.face_down(seat)):
        if book.key not in titles:
            titles.append(book.key)
            found.append(book)
    return found


def no_book(g: Table, seat: int, book: Book, after: bool) -> Refusal | None:
    """Why a book cannot be used now, before or after the movement card."""
    if book.timing == "permanent":
        return PERMANENT if book.effect == "treasure" else PERMANENT_HAND
    if book not in g.face_up(seat):
        return FACE_DOWN
    if g.under[seat] & NO_BOOKS:
        return TEETH
    if book.timing == "reaction":
        return NOT_NOW
    if book.timing == "after_card" and not after:
        return ONLY_AFTER
    if book.timing == "before_card" and after:
        return ONLY_BEFORE
    if g.goblin_locked and book.effect in MOVES_GOBLIN:
        return LOCKED_BOOK
    return no_target(g, seat, book.effect)


def no_target(g: Table, seat: int, effect: str) -> Refusal | None:
    """Why a book would find nothing to act on."""
    if effect == "step":
        return None if slipper_cells(g, seat) else NO_BOOK_STEP
    if effect == "teleport":
        return None if a_teleport_is_free(g) else NO_TELEPORT
    if effect == "rigor_step":
        return ASLEEP if g.powder >= 0 else None
    if effect == "lose_look":
        return None if g.look_count(seat) else NO_LOOK
    if effect == "second_card":
        return None if has_playable(g, seat) else NO_SECOND_CARD
    if effect == "shove":
        for player in g.players():
            if KICK.forbids(g, seat, player) is None:
                return None
        return NOBODY_NEAR
    return None


def not_asked_for(g: Table, seat: int, key: str) -> Refusal | None:
    """Why a book, a card or a cell is of no use to a seat while no question offers it."""
    own = seat == g.active
    if any(book.key == key for book in g.box.books):
        if not any(book.key == key for book in (*g.face_up(seat), *g.face_down(seat))):
            return NOT_YOUR_BOOK
        return BETWEEN_STEPS if own else OTHERS_TURN_BOOK
    if any(card.key == key for card in g.box.movement):
        if not any(card.key == key for card in g.hand(seat)):
            return NOT_IN_HAND
        return ONE_CARD if own else OTHERS_TURN
    return OTHERS_TURN if not own and key in OWN_TURN else None


def slipper_cells(g: Table, seat: int) -> bool:
    origin = g.goblins[seat]
    return any(g.at[n] < 0 or stands_in_the_way(g, seat, origin, n) is None for n in g.library.near[origin])


def has_open_window(g: Table, seat: int) -> bool:
    """Whether a seat may want to use a book after its card, as everybody can see: the hand is left out of it."""
    if g.under[seat] & NO_BOOKS:
        return False
    return any(book.effect == "second_card" or no_book(g, seat, book, True) is None for book in g.face_up(seat))


def use_book(g: Table, seat: int, book: Book) -> Rules[None]:
    """A used book is turned face down, then it acts."""
    me = PLAYERS[seat]
    move(g, book, me.face_up, me.face_down)
    tell_cards(g, BOOK_USED, seat, (book,))
    g.resolving = True
    yield from EFFECTS[book.effect](g, seat)
    yield from resolved(g)


# --- targets -------------------------------------------------------------------------------------------------------


class Others(Question[Player]):
    """Another player, or their goblin."""

    def expected(self, g: Table, seat: int) -> Sequence[Player]:
        return [player for player in g.players() if player.seat != seat]


class Kick(Others):
    """A goblin next to one's own that can be shoved."""

    def forbids(self, g: Table, seat: int, option: Player) -> Refusal | None:
        own, cell = g.goblins[seat], g.goblins[option.seat]
        if cell not in g.library.near[own]:
            return KICK_FAR
        return None if can_be_shoved(g, cell, own, [own, cell], NOWHERE) else CANNOT_SHOVE


class Pardon(Question[Option]):
    """One of one's own looks."""

    def expected(self, g: Table, seat: int) -> Sequence[Option]:
        looks: list[Option] = []
        looks.extend(g.looks(seat))
        if g.blanks[seat]:
            looks.append(BLANK_LOOK)
        return looks


class TakeCard(CardQuestion):
    """A card of the hand that the All-Seeing Eye looks at; how old each is in it, only its owner knows."""

    def default(self, g: Table, seat: int) -> str:
        return min([card.key for card in g.hand(g.spied)])


class GiveCard(CardQuestion):
    def default(self, g: Table, seat: int) -> str:
        return "nothing"


class NextToken(Question[Token]):
    """The token that is to come next, of those not yet put in their place."""

    def expected(self, g: Table, seat: int) -> Sequence[Token]:
        found: list[Token] = []
        for token in reversed(loose_tokens(g)):
            if token.key not in [t.key for t in found]:
                found.append(token)
        return found

    def default(self, g: Table, seat: int) -> str:
        return loose_tokens(g)[-1].key


class SecondCard(Question[MovementCard]):
    """Another movement card."""

    def expected(self, g: Table, seat: int) -> Sequence[MovementCard]:
        return different_cards(g, seat)

    def forbids(self, g: Table, seat: int, option: MovementCard) -> Refusal | None:
        return no_card(g, seat, option)


SHADOW: Final = Teleports("teleport", "RM-155")
SWAP: Final = Others("skin_swap", "RM-156")
SPY: Final = Others("eye", "RM-161")
KICK: Final = Kick("kick", "RM-165")
PARDON: Final = Pardon("pardon", "RM-160")
GIVE: Final = GiveCard("eye_give", "RM-161", may=True)
TAKE: Final = TakeCard("eye_take", "RM-161")
NEXT_TOKEN: Final = NextToken("foresight", "RM-162", guarded=True)
SECOND_CARD: Final = SecondCard("second_card", "RM-163", guarded=True)


# --- what books do -------------------------------------------------------------------------------------------------


def slippers(g: Table, seat: int) -> Rules[None]:
    """Your goblin takes one step onto any neighbouring cell, whatever its symbol."""
    g.figure, g.trail, g.reach = seat, [g.goblins[seat]], ORB
    cell = yield from decide(g, seat, GOBLIN_STEP)
    assert isinstance(cell, Cell)
    yield from goblin_step(g, seat, cell)
    g.trail = []


def shadow_step(g: Table, seat: int) -> Rules[None]:
    """Put your goblin on any free teleport; no token is revealed."""
    cell = yield from decide(g, seat, SHADOW)
    g.put(seat, cell.n)
    tell_cells(g, SHADOW_STEPPED, seat, (cell.key,))


def skin_swap(g: Table, seat: int) -> Rules[None]:
    """Your goblin and another one change places; nothing else happens."""
    other = yield from decide(g, seat, SWAP)
    mine, theirs = g.goblins[seat], g.goblins[other.seat]
    g.goblins[seat], g.goblins[other.seat] = theirs, mine
    g.at[theirs], g.at[mine] = seat, other.seat
    tell_cells(g, SWAPPED_PLACES, seat, (other.key, CELLS[mine].key, CELLS[theirs].key))


def call(g: Table, seat: int) -> Rules[None]:
    """Rigor Mortis takes one step onto any neighbouring cell, whatever its symbol."""
    g.figure, g.trail, g.reach = RIGOR, [g.rigor], ORB
    cell = yield from decide(g, seat, RIGOR_STEP)
    assert isinstance(cell, Cell)
    yield from rigor_step(g, seat, cell)
    g.trail = []


def pardon(g: Table, seat: int) -> Rules[None]:
    """One of your looks goes back under the deck."""
    look = yield from decide(g, seat, PARDON)
    if isinstance(look, Look):
        tell_cards(g, PARDONED, seat, (look,))
        lose_look(g, seat, look)
    else:
        g.blanks[seat] -= 1
        tell(g, BLANK_PARDONED, seat)


def eye(g: Table, seat: int) -> Rules[None]:
    """Look at the hand of another player; you may exchange one of your movement cards for one of theirs."""
    other = yield from decide(g, seat, SPY)
    me = PLAYERS[seat]
    g.spied = other.seat
    see_hand(g, seat, other)
    given = NOWHERE
    if g.hand(seat) and g.hand(other.seat):
        given = place_of(g, me.hand, (yield from choose(g, seat, GIVE, me.hand)))
    if given < 0:
        tell(g, NO_SWAP, seat, (other.key,))
        return
    swap_cards(g, seat, other.seat, given, place_of(g, other.hand, (yield from choose(g, seat, TAKE, other.hand))))


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
    joined(g, other, mine)
    joined(g, seat, theirs)
    tell(g, CARDS_SWAPPED, seat, (PLAYERS[other].key,), (mine, theirs), 1 << seat | 1 << other)


def loose_tokens(g: Table) -> tuple[Token, ...]:
    """The tokens that Foresight has not yet put in their place, bottom to top."""
    stack: tuple[Token, ...] = g.of(TOKEN_STACK)  # type: ignore[assignment]  # the stack holds tokens only
    return stack[: len(stack) - g.sorted_tokens]


def foresight(g: Table, seat: int) -> Rules[None]:
    """Look at the whole stack of teleport tokens and put it back in any order."""
    show_tokens(g, seat)
    while len(loose_tokens(g)) > 1:
        put_next(g, seat, (yield from decide(g, seat, NEXT_TOKEN)).key)
    g.sorted_tokens = 0
    tell(g, TOKENS_ORDERED, seat, (), tuple(reversed(g.of(TOKEN_STACK))), 1 << seat)


def show_tokens(g: Table, seat: int) -> None:
    for token in g.of(TOKEN_STACK):
        show_card(g, token, TOKEN_STACK, 1 << seat)


def put_next(g: Table, seat: int, key: str) -> None:
    """A token of this kind comes right under those already in place."""
    stack, loose = g.of(TOKEN_STACK), loose_tokens(g)
    place = max([i for i in range(len(loose)) if loose[i].key == key])
    order = [*loose[:place], *loose[place + 1 :], loose[place], *stack[len(loose) :]]
    reorder(g, TOKEN_STACK, order, 1 << seat)
    g.sorted_tokens += 1


def second_wind(g: Table, seat: int) -> Rules[None]:
    """Play another movement card."""
    card = yield from decide(g, seat, SECOND_CARD)
    yield from play_card(g, seat, card)


def pocket_orb(g: Table, seat: int) -> Rules[None]:
    """Both symbols of every movement card that you play this turn are magic orbs."""
    g.orbs = True
    yield from ()


def kick(g: Table, seat: int) -> Rules[None]:
    """Shove a goblin next to yours, as if yours had stepped onto it; yours stays."""
    target = yield from decide(g, seat, KICK)
    own, cell = g.goblins[seat], g.goblins[target.seat]
    links = yield from shove_chain(g, seat, [own, cell], own, NOWHERE)
    carry_out(g, links)
    for link in reversed(links):
        yield from arrive(g, link[0])


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
