"""What can be read off the table: places, steps, playable cards and usable books. Changes nothing."""

from typing import Final

from igroteka.engine import Refusal
from igroteka.games.rigor_mortis.pieces import (
    CELL_NUMBER,
    CLAMP,
    NEIGHBOUR_PLACES,
    NO_BOOKS,
    NO_SHOVING,
    NOWHERE,
    ORB,
    OUTER_CARDS,
    PRINTED_ORDER,
    Book,
    MovementCard,
)
from igroteka.games.rigor_mortis.refusals import (
    ASLEEP,
    BEHIND,
    CANNOT_SHOVE,
    FACE_DOWN,
    INNER_CARD,
    KICK_FAR,
    LOCKED,
    LOCKED_BOOK,
    MINCING,
    NO_BOOK_STEP,
    NO_LOOK,
    NO_SECOND_CARD,
    NO_STEP,
    NO_TELEPORT,
    NOBODY_NEAR,
    NOT_NOW,
    ONLY_AFTER,
    ONLY_BEFORE,
    PERMANENT,
    PERMANENT_HAND,
    STRAPPED,
    TEETH,
)
from igroteka.games.rigor_mortis.state import Table

# --- places ----------------------------------------------------------------------------------------------------------


def out_of_play(g: Table, key: str, shelf: Refusal) -> Refusal | None:
    """Why nothing can ever stand on a cell: a shelf, or what lies behind the shelves. None for a cell in play."""
    if key not in CELL_NUMBER or g.library.playable[CELL_NUMBER[key]]:
        return None
    return shelf if g.library.shelf[CELL_NUMBER[key]] else BEHIND


def a_teleport_is_free(g: Table) -> bool:
    return any(g.at[cell.n] < 0 and cell.n != g.rigor for cell in g.library.teleports)


def who_places(g: Table, seat: int) -> int:
    """The owner; under Return Label the left neighbour."""
    return g.after(seat) if g.under[seat] & NEIGHBOUR_PLACES else seat


# --- steps and shoves ------------------------------------------------------------------------------------------------


def first_symbols(g: Table, seat: int, card: MovementCard) -> int:
    """The symbols that the first step may use, as bits."""
    if g.orbs:
        return ORB
    return card.left if g.under[seat] & PRINTED_ORDER else card.both


def second_symbols(g: Table, seat: int, card: MovementCard, first: int) -> int:
    """What is left for the second step when the first has gone to a cell: some assignment must fit both."""
    if g.orbs:
        return ORB
    floor = g.library.floor[first]
    symbols = 0
    if card.left & floor:
        symbols |= card.right
    if card.right & floor and not g.under[seat] & PRINTED_ORDER:
        symbols |= card.left
    return symbols


def can_be_shoved(g: Table, cell: int, banned: int, entered: list[int], left: int) -> bool:
    """Whether the goblin on a cell could be pushed on, the chain having come through `entered` (the cell included)."""
    for t in g.library.near[cell]:
        if t != banned and t not in entered and (t == left or g.at[t] < 0):
            return True
    for t in g.library.near[cell]:
        if t != banned and t not in entered and can_be_shoved(g, t, cell, [*entered, t], left):
            return True
    return False


def stands_in_the_way(g: Table, seat: int, origin: int, cell: int) -> Refusal | None:
    """Why a goblin cannot step onto another one."""
    if g.under[seat] & NO_SHOVING:
        return MINCING
    return None if can_be_shoved(g, cell, origin, [cell], origin) else CANNOT_SHOVE


def has_step(g: Table, seat: int, card: MovementCard) -> bool:
    """Whether the card's figure has at least one legal first step."""
    symbols = first_symbols(g, seat, card)
    if card.rigor:
        return len(g.library.fits[symbols][g.rigor]) > 0
    origin = g.goblins[seat]
    cells = g.library.fits[symbols][origin]
    for cell in cells:
        if g.at[cell.n] < 0:
            return True
    return any(stands_in_the_way(g, seat, origin, cell.n) is None for cell in cells)


# --- which cards are playable ----------------------------------------------------------------------------------------


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
    if len({card.key for card in hand}) == len(hand):  # no twins, as a rule
        return list(hand)
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


# --- which books are usable ------------------------------------------------------------------------------------------
MOVES_GOBLIN: Final = ("step", "teleport", "swap_places")


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
        for other in range(g.seats):
            if other != seat and no_kick(g, seat, other) is None:
                return None
        return NOBODY_NEAR
    return None


def slipper_cells(g: Table, seat: int) -> bool:
    origin = g.goblins[seat]
    return any(g.at[n] < 0 or stands_in_the_way(g, seat, origin, n) is None for n in g.library.near[origin])


def no_kick(g: Table, seat: int, other: int) -> Refusal | None:
    """Why the goblin of another seat cannot be kicked."""
    own, cell = g.goblins[seat], g.goblins[other]
    if cell not in g.library.near[own]:
        return KICK_FAR
    return None if can_be_shoved(g, cell, own, [own, cell], NOWHERE) else CANNOT_SHOVE


def has_open_window(g: Table, seat: int) -> bool:
    """Whether a seat may want to use a book after its card, as everybody can see: the hand is left out of it."""
    if g.under[seat] & NO_BOOKS:
        return False
    return any(book.effect == "second_card" or no_book(g, seat, book, True) is None for book in g.face_up(seat))
