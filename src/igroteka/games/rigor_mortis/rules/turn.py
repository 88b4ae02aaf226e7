"""The course of play: colours, placing the goblins, and turns of a card and a draw."""

from collections.abc import Sequence
from typing import Final

from igroteka.engine import PASS, Card, EventKind, Option, Refusal, Rules, Value, ask, gather, race, tell
from igroteka.games.rigor_mortis.cards.books import use_book
from igroteka.games.rigor_mortis.events import (
    COLOUR_CHOSEN,
    DECK_RENEWED,
    DREW,
    DREW_FOR_FORGOTTEN,
    FIRST_PLAYER,
    FORGOT,
    NEW_HAND,
    PLACED,
    RIGOR_AWAKE,
    TURN_BEGINS,
    TURN_LOST,
)
from igroteka.games.rigor_mortis.pieces import (
    BOOK_DECK,
    CELL_NUMBER,
    CLAMP,
    END_TURN,
    LOSE_CARD,
    MOVEMENT_DECK,
    MOVEMENT_DISCARD,
    NOWHERE,
    SHOW_HAND,
    STOP,
    STRAIGHTEN,
    Book,
    Cell,
    MovementCard,
    distance,
)
from igroteka.games.rigor_mortis.questions import TimedKind
from igroteka.games.rigor_mortis.reading import (
    different_books,
    different_cards,
    first_symbols,
    has_open_window,
    has_playable,
    no_book,
    no_card,
    out_of_play,
    stands_in_the_way,
)
from igroteka.games.rigor_mortis.refusals import (
    CARD_FIRST,
    CELL_TAKEN,
    COLOUR_TAKEN,
    MUST_PLAY,
    NOT_FAR_SIDE,
    NOTHING_TO_PLAY,
    SECOND_ROW,
    SHELF,
)
from igroteka.games.rigor_mortis.rules import policing
from igroteka.games.rigor_mortis.rules.ending import finished
from igroteka.games.rigor_mortis.rules.hands import clamp, join_hand, leave_hand
from igroteka.games.rigor_mortis.rules.looks import punish
from igroteka.games.rigor_mortis.rules.movement import play_card
from igroteka.games.rigor_mortis.rules.sight import tell_cards, tell_drawn
from igroteka.games.rigor_mortis.rules.ways import no_way, ways
from igroteka.games.rigor_mortis.state import Table

# --- before the first turn -----------------------------------------------------------------------------------------


class Colours(TimedKind[Option]):
    """A goblin that nobody has chosen yet."""

    def expected(self, g: Table, seat: int) -> Sequence[Option]:
        return g.box.colours

    def forbids(self, g: Table, seat: int, option: Option) -> Refusal | None:
        return COLOUR_TAKEN if g.box.colours.index(option) in g.colours else None


class Place(TimedKind[Cell]):
    """A free start cell; with the far row full, one of the next."""

    def elsewhere(self, g: Table, seat: int, key: str) -> Refusal | None:
        return out_of_play(g, key, SHELF) or (NOT_FAR_SIDE if key in CELL_NUMBER else None)

    def expected(self, g: Table, seat: int) -> Sequence[Cell]:
        return [cell for row in g.library.rows[:2] for cell in row]

    def forbids(self, g: Table, seat: int, option: Cell) -> Refusal | None:
        if not g.free(option.n):
            return CELL_TAKEN
        if option in g.library.rows[0]:
            return None
        for cell in g.library.rows[0]:
            if g.free(cell.n):
                return SECOND_ROW
        return None

    def default(self, g: Table, seat: int) -> str:
        """Free cells lie in one row: the one nearest to the last column comes last."""
        return self.allowed(g, seat)[-1].key


COLOUR: Final = Colours("colour", "RM-020", rest=True)
PLACE: Final = Place("place", "RM-023", rest=True)


def colours(g: Table) -> Rules[None]:
    """Each player chooses a goblin; first come, first served."""
    while True:
        without = [seat for seat in clockwise(g, g.first) if g.colours[seat] < 0]
        if not without:
            tell(g, FIRST_PLAYER, g.first)
            return
        choosing = race(g, [(seat, COLOUR) for seat in without], must=without[0], rest=True)
        chosen = yield from choosing.next()
        assert chosen is not None
        key = chosen.text()
        g.colours[chosen.seat] = [c.key for c in g.box.colours].index(key)
        tell(g, COLOUR_CHOSEN, chosen.seat, (key,))


def clockwise(g: Table, first: int) -> list[int]:
    return [(first + i) % g.seats for i in range(g.seats)]


def placement(g: Table) -> Rules[None]:
    """From the first player on, clockwise, each puts their goblin on a start cell; nothing happens there."""
    for seat in clockwise(g, g.first):
        if g.goblins[seat] < 0:
            cell = yield from ask(g, seat, PLACE)
            g.put(seat, cell.n)
            tell(g, PLACED, seat, (cell.key,))
    begin_turn(g, g.first)


# --- the turn ------------------------------------------------------------------------------------------------------


class BeforeCard(TimedKind[Option]):
    """A movement card; or first a book. Without a playable card the hand must be shown."""

    def elsewhere(self, g: Table, seat: int, key: str) -> Refusal | None:
        if key not in (END_TURN.key, PASS.key, STOP.key) and key not in CELL_NUMBER:
            return no_way(g, seat, key)
        if not has_playable(g, seat):
            return NOTHING_TO_PLAY
        return CARD_FIRST if key in CELL_NUMBER else MUST_PLAY

    def expected(self, g: Table, seat: int) -> Sequence[Option]:
        options: list[Option] = []
        options.extend(different_cards(g, seat))
        if g.face_up(seat) or g.face_down(seat):
            options.extend(different_books(g, seat))
        options.append(SHOW_HAND)
        return options

    def forbids(self, g: Table, seat: int, option: Option) -> Refusal | None:
        if isinstance(option, MovementCard):
            return no_card(g, seat, option)
        if isinstance(option, Book):
            return no_book(g, seat, option, False)
        return MUST_PLAY if has_playable(g, seat) else None

    def details(self, g: Table, seat: int, option: Option) -> dict[str, Value]:
        if isinstance(option, MovementCard):
            return ways(g, seat, option)
        return {"count": len(g.hand(seat))} if option is SHOW_HAND else {}

    def allowed(self, g: Table, seat: int) -> list[Option]:
        """Each card is looked at once: whether the hand must be shown follows from them."""
        options: list[Option] = [card for card in different_cards(g, seat) if no_card(g, seat, card) is None]
        playable = len(options) > 0
        if g.face_up(seat):
            options.extend([book for book in different_books(g, seat) if no_book(g, seat, book, False) is None])
        if not playable:
            options.append(SHOW_HAND)
        return options

    def default(self, g: Table, seat: int) -> str:
        """The card that takes one's goblin farthest from Rigor; else the one that takes Rigor farthest from it."""
        best, most = SHOW_HAND.key, -1
        for card in different_cards(g, seat):
            if no_card(g, seat, card) is None:
                reach = reach_of(g, seat, card) + (0 if card.rigor else 10_000)
                if reach > most:
                    best, most = card.key, reach
        return best


def reach_of(g: Table, seat: int, card: MovementCard) -> int:
    """The more, the farther from each other a first step can bring the goblin and Rigor; then lower cell names."""
    origin, other = (g.rigor, g.goblins[seat]) if card.rigor else (g.goblins[seat], g.rigor)
    most = 0
    for cell in g.library.fits[first_symbols(g, seat, card)][origin]:
        if card.rigor or g.at[cell.n] < 0 or stands_in_the_way(g, seat, origin, cell.n) is None:
            most = max(most, 100 * distance(cell.n, other) - cell.n)
    return most


class AfterCard(TimedKind[Option]):
    """A book, or the turn ends."""

    def expected(self, g: Table, seat: int) -> Sequence[Option]:
        return [*different_books(g, seat), END_TURN]

    def forbids(self, g: Table, seat: int, option: Option) -> Refusal | None:
        return no_book(g, seat, option, True) if isinstance(option, Book) else None

    def details(self, g: Table, seat: int, option: Option) -> dict[str, Value]:
        return {"count": missing(g, seat)} if option is END_TURN else {}

    def default(self, g: Table, seat: int) -> str:
        return END_TURN.key


BEFORE_CARD: Final = BeforeCard("before_card", "RM-028", rest=True, guarded=True)
AFTER_CARD: Final = AfterCard("after_card", "RM-133", rest=True, guarded=True)


def before_card(g: Table) -> Rules[None]:
    """Books, as many as one likes; then a movement card. Who can play none loses the turn."""
    if not g.of(BOOK_DECK):  # only in a position that was arranged so: in play the last draw has ended the game
        raise finished(g, "last_book", "RM-101")
    while not g.turn_over:
        seat = g.active
        option = yield from ask(g, seat, BEFORE_CARD)
        if isinstance(option, MovementCard):
            yield from play_card(g, seat, option)
            return
        if isinstance(option, Book):
            yield from use_book(g, seat, option)
        else:
            yield from end_turn(g, seat, lose_turn(g, seat))


def after_card(g: Table) -> Rules[None]:
    """Books again, unless the turn is over; then the draw."""
    seat = g.active
    while not g.turn_over and has_open_window(g, seat):
        option = yield from ask(g, seat, AFTER_CARD)
        if not isinstance(option, Book):
            break
        yield from use_book(g, seat, option)
    yield from end_turn(g, seat, draw(g, seat, missing(g, seat)))


def missing(g: Table, seat: int) -> int:
    """How many cards a draw brings a hand: as many as there are."""
    short, deck = max(g.hand_size(seat) - len(g.hand(seat)), 0), len(g.of(MOVEMENT_DECK))
    return short if short <= deck else min(short, deck + len(g.of(MOVEMENT_DISCARD)))


def lose_turn(g: Table, seat: int) -> int:
    """The hand is shown, discarded whole and replaced card for card; there is no other draw and no book."""
    hand = g.hand(seat)
    for card in hand:
        leave_hand(g, seat, card, MOVEMENT_DISCARD)
    tell(g, TURN_LOST, seat, (), hand)
    return draw(g, seat, len(hand), NEW_HAND)


def draw(g: Table, seat: int, count: int, told: EventKind = DREW) -> int:
    """Cards from the deck; an empty one is renewed from the discard pile, and without that there are no more. How many
    came."""
    drawn: list[Card] = []
    for _ in range(count):
        if not g.of(MOVEMENT_DECK):
            if not g.of(MOVEMENT_DISCARD):
                break
            gather(g, MOVEMENT_DISCARD, MOVEMENT_DECK)
            tell(g, DECK_RENEWED, NOWHERE)
        card = g.of(MOVEMENT_DECK)[-1]
        join_hand(g, seat, card, MOVEMENT_DECK)
        drawn.append(card)
    if drawn:
        tell_drawn(g, told, seat, tuple(drawn))
    return len(drawn)


def end_turn(g: Table, seat: int, drawn: int) -> Rules[None]:
    """What follows a draw; duties whose time has come; what bots have noticed; then the left neighbour."""
    if drawn:
        if g.under[seat] & CLAMP:
            clamp(g, seat)
        if g.under[seat] & STRAIGHTEN:
            policing.fall_due(g, seat, STRAIGHTEN)
    if g.policed:
        policing.chatter(g, seat)
        if not g.house.live:
            policing.expire(g)
        policing.bots_call_out(g)
        if g.waiting:
            yield from punish(g)
    begin_turn(g, g.after(seat))


def begin_turn(g: Table, seat: int) -> None:
    """Sleeping Powder and the window of accusation end; Absent-Minded costs a card."""
    g.active = seat
    g.turn += 1
    g.goblin_locked, g.turn_over, g.orbs = False, False, False
    tell(g, TURN_BEGINS, seat, (g.turn,))
    if g.powder == seat:
        g.powder = NOWHERE
        tell(g, RIGOR_AWAKE, seat)
    policing.new_turn(g)
    if g.under[seat] & LOSE_CARD and g.hand(seat):
        forgotten = g.hand(seat)[g.fate.roll(len(g.hand(seat)), "forgotten") - 1]
        leave_hand(g, seat, forgotten, MOVEMENT_DISCARD)
        tell_cards(g, FORGOT, seat, (forgotten,))
        draw(g, seat, 1, DREW_FOR_FORGOTTEN)
