"""Withering looks: how they are drawn and what they do on arrival; and how every question is put, since while it is
open others may act, and an act may bring a look."""

from collections.abc import Iterable, Sequence
from typing import Final, TypeVar

from igroteka.engine import (
    ALL,
    Ask,
    Card,
    CardChoice,
    CardKind,
    Choice,
    EventKind,
    Option,
    Race,
    Rules,
    Show,
    Zone,
    move,
    move_under,
    show_card,
    tell,
)
from igroteka.engine.events import Forced
from igroteka.games.rigor_mortis.events import BLANK_DRAWN, DISCARDED, LOOK_REJECTED, VIOLATION_LOOK
from igroteka.games.rigor_mortis.pieces import (
    CLAMP,
    HAND_SIZE,
    LOOK_DECK,
    MOVEMENT_DISCARD,
    NOWHERE,
    OPEN_HAND,
    PLAYERS,
    Look,
)
from igroteka.games.rigor_mortis.questions import CardQuestion, Query, Question
from igroteka.games.rigor_mortis.rules import policing
from igroteka.games.rigor_mortis.rules.ending import expel
from igroteka.games.rigor_mortis.rules.hands import clamp, leave_hand
from igroteka.games.rigor_mortis.rules.sight import tell_cards
from igroteka.games.rigor_mortis.state import OFF, Table

T = TypeVar("T", bound=Option)

# --- putting a question --------------------------------------------------------------------------------------------


class Watch(Race):
    """A question with the acts that are open beside it; who sits at the table may change while it is open."""

    def __init__(self, g: Table, question: Ask) -> None:
        super().__init__([question], question, question.rest)
        self.g: Final = g
        self.question: Final = question
        self.bots = NOWHERE
        """Who was a bot when `beside` was read; nobody has looked yet."""
        self.beside: list[Ask] = []

    def open(self) -> Sequence[Ask]:
        if self.bots != self.g.bots:
            self.bots = self.g.bots
            self.beside = [ask for seat in range(self.g.seats) for ask in acts(self.g, seat)]
        return [self.question, *self.beside]

    def open_to(self, seat: int) -> Iterable[Ask]:
        """The question comes first: whoever answers it again in a fork needs nobody's acts."""
        if seat == self.question.seat:
            yield self.question
        yield from acts(self.g, seat)

    def refresh_open(self, but: int) -> None:
        """What people may do beside the question follows from what everybody knows."""
        if self.question.seat != but and not self.question.given:
            self.question.refresh()

    def until(self) -> int:
        return policing.until(self.g)

    def again(self) -> None:
        """Something has been done: what may be done now is read anew when somebody looks."""
        self.bots = NOWHERE


def acts(g: Table, seat: int) -> list[Ask]:
    """What a person may do beside the question; who is not at the table, nothing."""
    asks: list[Ask] = []
    if not 0 <= seat < g.seats or g.is_bot(seat):
        return asks
    choice = Choice(g, seat, policing.ACTS)
    if choice.allowed:
        asks.append(choice)
    if policing.listens(g, seat):
        asks.append(Show(g, seat, policing.SAY))
    for each in asks:
        each.must = False
    return asks


def watched(g: Table) -> bool:
    """Whether anybody could act out of turn: a person, under looks that can be broken or watching such."""
    return g.policed != 0 and g.house.policing != OFF and g.bots & g.everybody != g.everybody


def put(g: Table, question: Ask) -> Rules[None]:
    """Put a question until it is answered. What others do meanwhile is judged, and puts it anew."""
    watch = Watch(g, question)
    while True:
        taken = yield from watch.next()
        if taken is question:
            return
        if taken is None:
            policing.time_passes(g)
        elif isinstance(taken, Show):
            policing.say(g, taken.seat, taken.shown)
        else:
            policing.act(g, taken.seat, policing.option_of(taken.options, taken.pick))
        watch.again()
        punished = bool(g.violations) and not g.resolving
        if punished:
            since = g.now
            yield from punish(g)
            if question.deadline >= 0:  # a discard by somebody else is not on the clock of who was asked
                question.deadline += g.now - since
        if punished or taken is None:
            question.refresh()
            watch = Watch(g, question)


def decide(g: Table, seat: int, kind: Question[T]) -> Rules[T]:
    """One of what is allowed. A forced choice about open things is not asked, only logged."""
    choice = Query(g, seat, kind)
    if len(choice.allowed) > 1 or kind.rest or kind.guarded:
        if watched(g):
            yield from put(g, choice)
        else:
            yield choice
    elif g.journal is not None:
        g.journal.append(Forced(seat, kind.name, choice.allowed[0].key))
    return choice.chosen()


def choose(g: Table, seat: int, kind: CardKind[Table], zone: Zone) -> Rules[Card | None]:
    """A card of a zone that not everybody sees, or nothing."""
    choice = CardChoice(g, seat, kind, zone)
    if watched(g):
        yield from put(g, choice)
    else:
        yield choice
    return choice.chosen()


# --- cards that fall down ------------------------------------------------------------------------------------------


class Discard(CardQuestion):
    def default(self, g: Table, seat: int, zone: Zone) -> str:
        return g.hand(seat)[0].key


DISCARD: Final = Discard("discard", "RM-175")


def discard_to_size(g: Table, seat: int) -> Rules[None]:
    """Butterfingers: what is too much falls down, one card after another."""
    hand = PLAYERS[seat].hand
    while len(g.of(hand)) > g.hand_size(seat):
        card = yield from choose(g, seat, DISCARD, hand)
        assert card is not None
        leave_hand(g, seat, card, MOVEMENT_DISCARD)
        tell_cards(g, DISCARDED, seat, (card,))


# --- drawing a look ------------------------------------------------------------------------------------------------


def draw_look(g: Table, seat: int, told: EventKind) -> Rules[None]:
    """A look comes; the fourth ends the game; otherwise it acts at once."""
    bit = take_look(g, seat, told)
    if g.look_count(seat) >= g.box.last_look:
        raise expel(g, seat)
    if bit == CLAMP:
        clamp(g, seat)
    elif bit == HAND_SIZE:
        yield from discard_to_size(g, seat)
    elif bit == OPEN_HAND:
        for card in g.hand(seat):
            show_card(g, card, PLAYERS[seat].hand, ALL)


def take_look(g: Table, seat: int, told: EventKind) -> int:
    """The top look, unless its category lies there already; what it demands, 0 for a blank one."""
    held = [look.category for look in g.looks(seat)]
    for top in reversed(g.of(LOOK_DECK)):
        assert isinstance(top, Look)
        if top.category not in held:
            break
        tell_cards(g, LOOK_REJECTED, seat, (top,))
        show_card(g, top, LOOK_DECK)
        move_under(g, top, LOOK_DECK, LOOK_DECK)
    if not g.of(LOOK_DECK):
        g.blanks[seat] += 1
        tell(g, BLANK_DRAWN, seat)
        return 0
    look = g.of(LOOK_DECK)[-1]
    assert isinstance(look, Look)
    move(g, look, LOOK_DECK, PLAYERS[seat].looks)
    tell_cards(g, told, seat, (look,))
    g.read_demands()
    return look.bit


def lose_look(g: Table, seat: int, look: Look) -> None:
    """A look goes under the deck, known to all, and stops acting."""
    move_under(g, look, PLAYERS[seat].looks, LOOK_DECK)
    g.read_demands()
    if not g.under[seat] & CLAMP:
        g.clamped[seat] = NOWHERE
    policing.drop(g, seat, look.bit)


def punish(g: Table) -> Rules[None]:
    """Looks for violations, in the order of the violations; the goblins stay where they are."""
    g.resolving = True
    while g.violations:
        yield from draw_look(g, g.violations.pop(0), VIOLATION_LOOK)
    g.resolving = False


def resolved(g: Table) -> Rules[None]:
    """A card or book is finished: now come the looks for violations."""
    g.resolving = False
    if g.violations:
        yield from punish(g)
