"""The chain of trouble: alarm, its marks, curses, cards turned up from the movement deck and the events among them.

Any of these can set off any other, at any depth. Three things keep order:
- an effect is finished before what it triggers: `alarm` only queues the marks it reaches, and the outermost caller
  runs its effect under `finish`, which then serves the queue, one mark at a time (GF-146, GF-254);
- one event acts per turn, whatever turned it up: `Table.event_acted` (GF-134, GF-198);
- the loss is raised on the spot (GF-144, GF-224).
What single curses and events do stands in `cards`, whose modules register it here by name.
"""

from collections.abc import Callable
from typing import Final

from igroteka.engine import Cause, EventKind, Rules, Score, because, gather, move, move_under, queue, tell
from igroteka.games.gravity_falls import events
from igroteka.games.gravity_falls.pieces import (
    CURSE_DECK,
    CURSE_DISCARD,
    MOVEMENT_DECK,
    MOVEMENT_DISCARD,
    PLAYERS,
    RESOLVING,
    ROW,
    CurseCard,
    EventCard,
    MovementCard,
)
from igroteka.games.gravity_falls.state import Table

IMMEDIATE: Final[dict[str, Callable[[Table, int], Rules[None]]]] = {}
"""What a curse that is not lasting does to its owner, by the name of its effect."""
HAPPENINGS: Final[dict[str, Callable[[Table, EventCard], Rules[None]]]] = {}
"""What an event does, by the name of its effect."""


# --- Alarm ---


def alarm(g: Table, amount: int, kind: EventKind, by: str) -> None:
    """Raise the alarm, for a monster or an event; marks reached or passed wait, lowest first.

    At the last space the game is lost at once.
    """
    if amount == 0:
        return
    before = g.alarm
    g.alarm = min(before + amount, g.box.loss_space)
    lost = g.alarm == g.box.loss_space
    tell(g, events.LAST_RISE[kind] if lost else kind, -1, (g.alarm - before, g.alarm, by))
    if lost:
        raise g.over([], [Score(0) for _ in range(g.seats)], "lost", "GF-144")
    if g.simplified:
        return
    for space, mark in g.box.marks:
        if before < space <= g.alarm:
            queue(g, curse_mark(g, space) if mark == "curse" else row_mark(g, space, kind is events.RIOT_ALARM))


def curse_mark(g: Table, space: int) -> Rules[None]:
    """Every player takes a curse, from the active one clockwise (GF-141, GF-147)."""
    tell(g, events.CURSE_MARK, -1, (space,))
    for seat in g.clockwise():
        yield from take_curse(g, seat)


def row_mark(g: Table, space: int, by_riots: bool) -> Rules[None]:
    """Two open cards from now on. Reached in riots the row has two already (GF-149), otherwise the last one goes."""
    g.row_size = g.box.short_row
    tell(g, events.ROW_MARK, -1, (space, g.row_size))
    row = g.cards[ROW.n]
    if not by_riots and row:
        card = row[0]
        move(g, card, ROW, MOVEMENT_DISCARD)
        tell(g, events.ROW_SHORTENED, -1, (card.key,))
    yield from ()


# --- Curses ---


def take_curse(g: Table, seat: int) -> Rules[None]:
    """The character takes a curse it does not have yet; it works from this moment (GF-095, GF-096, GF-213)."""
    mine = PLAYERS[seat].curses
    held = 0
    for card in g.cards[mine.n]:
        assert isinstance(card, CurseCard)
        held |= 1 << card.kind
    if not fits_any(g, held):
        tell(g, events.NO_CURSE, seat)
        return
    card = draw_curse(g)
    while held >> card.kind & 1:
        move(g, card, CURSE_DECK, CURSE_DISCARD)
        tell(g, events.CURSE_REJECTED, seat, (card.key,))
        card = draw_curse(g)
    move(g, card, CURSE_DECK, mine if card.lasting else RESOLVING)
    if card.lasting and seat == g.active:
        g.fresh |= 1 << card.kind
    tell(g, events.CURSED, seat, (card.key,))
    if card.lasting:
        return
    yield from because(g, Cause(-1, card.key), IMMEDIATE[card.effect](g, seat))
    move(g, card, RESOLVING, CURSE_DISCARD)


def fits_any(g: Table, held: int) -> bool:
    for zone in (CURSE_DECK, CURSE_DISCARD):
        for card in g.cards[zone.n]:
            assert isinstance(card, CurseCard)
            if not held >> card.kind & 1:
                return True
    return False


def draw_curse(g: Table) -> CurseCard:
    """The top of the curse deck, made anew from the discard pile if need be."""
    if not g.cards[CURSE_DECK.n]:
        gather(g, CURSE_DISCARD, CURSE_DECK)
        tell(g, events.CURSES_RESHUFFLED, -1)
    card = g.cards[CURSE_DECK.n][-1]
    assert isinstance(card, CurseCard)
    return card


# --- The movement deck and its events ---


def turn_up(g: Table) -> MovementCard | EventCard:
    """The next card of the movement deck; an empty deck is made anew, the open row untouched (GF-137, GF-138).

    A movement card takes its place at the end of the row, an event lies apart until it is done with (GF-257).
    """
    if not g.cards[MOVEMENT_DECK.n]:
        gather(g, MOVEMENT_DISCARD, MOVEMENT_DECK)
        tell(g, events.DECK_RENEWED, -1)
    card = g.cards[MOVEMENT_DECK.n][-1]
    if isinstance(card, EventCard):
        move(g, card, MOVEMENT_DECK, RESOLVING)
        return card
    assert isinstance(card, MovementCard)
    move_under(g, card, MOVEMENT_DECK, ROW)
    tell(g, events.OPENED, -1, (card.key,))
    return card


def resolve_event(g: Table, card: EventCard) -> Rules[None]:
    """The first event of a turn acts, every other one only raises the alarm (GF-134, GF-135, GF-136)."""
    if g.event_acted:
        tell(g, events.EXTRA_EVENT, -1, (card.key,))
        alarm(g, 1, events.EXTRA_EVENT_ALARM, card.key)
    else:
        g.event_acted = True
        tell(g, events.EVENT, -1, (card.key,))
        yield from because(g, Cause(-1, card.key), HAPPENINGS[card.effect](g, card))
    move(g, card, RESOLVING, MOVEMENT_DISCARD)
