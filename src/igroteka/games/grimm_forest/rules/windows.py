"""A timing window: every card that acts at one moment, in turn order. This one piece of code runs all of them.

The list is fixed when the window opens. A player with several cards chooses which is next (LS-060, LS-207). Whether a
card still lies there and its condition holds is tested when its turn comes. Before a monster acts, friends that react
to it do so. A new card needs content and an effect, never a change here.
"""

from collections.abc import Sequence
from typing import Final

from igroteka.engine import Card, Kind, Rules, Zone, ask, because, distinct
from igroteka.games.grimm_forest import events as ev
from igroteka.games.grimm_forest.content.box import (
    ALONE,
    ALWAYS,
    HERE,
    MET,
    MONSTER,
    PLAYED,
    REVEAL,
    Effect,
    EffectCard,
    FableCard,
    FriendCard,
)
from igroteka.games.grimm_forest.pieces import NOWHERE, PLAYERS, due_code, due_seat, due_serial
from igroteka.games.grimm_forest.reading import companions, friend_of, is_alone, turn_order
from igroteka.games.grimm_forest.rules.goods import tell_of
from igroteka.games.grimm_forest.state import Due, Table


def open_window(g: Table, window: int) -> None:
    """List what acts in this window: friends, waiting Next Round cards, Unique Locations, the fables of this round."""
    g.window = window
    cards, pending, actors = g.cards, g.pending, g.box.actors[window]
    for seat in turn_order(g):
        zones = PLAYERS[seat].acting
        for kind in actors:
            for card in cards[zones[kind].n]:
                assert isinstance(card, EffectCard)
                if (card.now if kind == PLAYED else card.later)[window] is not None:
                    pending.append(due_code(card.serial, seat))


def resolve(g: Table) -> Rules[None] | None:
    """Apply what the window has listed, if anything."""
    return apply_all(g) if g.acting >= 0 or g.pending else None


def apply_all(g: Table) -> Rules[None]:
    while g.acting >= 0 or g.pending:
        if g.acting < 0:
            g.acting = yield from next_due(g)
            g.pending.remove(g.acting)
        due = due_of(g, g.acting)
        if due is not None and holds(g, due) and not (yield from cancelled(g, due)):
            asking = due.run(g)
            if asking is not None:
                yield from asking
            if not due.told:
                tell_of(g, ev.IDLE, due.seat, due, (ALWAYS,))
        g.acting = NOWHERE


class OrderEffects(Kind[Table, Card]):
    """Which of one's own cards acts next in a window."""

    def expected(self, g: Table, seat: int) -> Sequence[Card]:
        return distinct([g.catalogue[due_serial(code)] for code in g.pending if due_seat(code) == seat])

    def default(self, g: Table, seat: int) -> str:
        return self.expected(g, seat)[0].key


ORDER_EFFECTS: Final = OrderEffects("order_effects", "LS-060", rest=True)


def next_due(g: Table) -> Rules[int]:
    """The next player in turn order who has something due; of several things, the one they choose."""
    first = g.pending[0]
    seat = due_seat(first)
    others = [
        code
        for code in g.pending
        if due_seat(code) == seat and g.catalogue[due_serial(code)].key != g.catalogue[due_serial(first)].key
    ]
    if not others:
        return first
    card = yield from ask(g, seat, ORDER_EFFECTS)
    return due_code(card.serial, seat)


def due_of(g: Table, code: int) -> Due | None:
    """What acts, if its card still lies where it lay when the window opened."""
    seat = due_seat(code)
    card = g.catalogue[due_serial(code)]
    assert isinstance(card, EffectCard)
    me = PLAYERS[seat]
    if isinstance(card, FriendCard):
        return due_in(g, seat, card, card.now[g.window], me.friend)
    return (
        due_in(g, seat, card, card.now[g.window], me.played)
        or due_in(g, seat, card, card.later[g.window], me.next_round)
        or due_in(g, seat, card, card.later[g.window], me.unique)
    )


def due_in(g: Table, seat: int, card: EffectCard, effect: Effect | None, zone: Zone) -> Due | None:
    return Due(seat, card.key, effect, card, zone) if effect is not None and card in g.cards[zone.n] else None


def holds(g: Table, due: Due) -> bool:
    """The condition on the card, tested now; if it does not hold, that is told."""
    lacking = unmet(g, due)
    if lacking != ALWAYS:
        tell_of(g, ev.IDLE, due.seat, due, (lacking,))
    return lacking == ALWAYS


def unmet(g: Table, due: Due) -> int:
    """The condition on the card that does not hold now; ALWAYS if nothing is in the way."""
    when = due.effect.when
    if when == ALWAYS:
        return ALWAYS
    if g.pig[due.seat] < 0:
        return HERE
    if when == ALONE:
        return ALWAYS if is_alone(g, due.seat) else ALONE
    if when == MET:
        return ALWAYS if companions(g, due.seat) else MET
    return ALWAYS


# --- Cancelling a monster ------------------------------------------------------------------------------------------


def cancelled(g: Table, due: Due) -> Rules[bool]:
    """Before a monster's effect: the friends that react to monsters do so, in turn order, until one has removed it.

    What they are asked follows from the monster.
    """
    monster = due.origin
    if g.window == REVEAL or not isinstance(monster, FableCard) or monster.type != MONSTER:
        return False
    for seat in turn_order(g):
        friend = friend_of(g, seat)
        if friend is not None and friend.reaction is not None and monster.serial in g.place:
            asking = friend.reaction.run(g, Due(seat, friend.key, friend.reaction, friend, PLAYERS[seat].friend))
            if asking is not None:
                yield from because(g, due.cause(), asking)
    return monster.serial not in g.place


def remove_monster(g: Table, card: FableCard) -> None:
    """Its figure goes back to the camp."""
    g.place.pop(card.serial, None)
    if card.serial in g.stand_ins:
        g.stand_ins.remove(card.serial)
