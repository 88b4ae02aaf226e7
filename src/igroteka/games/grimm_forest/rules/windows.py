"""A timing window: every card that acts at one moment, in turn order. This one piece of code runs all of them.

The list is fixed when the window opens (RL-05). A player with several cards chooses which is next (RL-02). Whether a
card still lies there and its condition holds is tested when its turn comes (RL-04). Before a monster acts, whoever
can cancel it is asked (RL-10). A new card needs content and an effect, never a change here.
"""

from igroteka.engine import YES, Rules, Zone, ask, tell
from igroteka.games.grimm_forest import events as ev
from igroteka.games.grimm_forest.asks.common import CANCEL, HUNT, ORDER_EFFECTS, YesNo
from igroteka.games.grimm_forest.content import (
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
from igroteka.games.grimm_forest.goods import dismiss, gain
from igroteka.games.grimm_forest.options import NOWHERE, SEATS
from igroteka.games.grimm_forest.state import (
    PLAYERS,
    Cause,
    Due,
    Table,
    companions,
    friend_of,
    is_alone,
    players_in,
    turn_order,
)


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
                    pending.append(SEATS * card.serial + seat)


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
            asking = due.effect.run(g, due)
            if asking is not None:
                yield from asking
            if not due.told:
                ev.tell_cause(g, ev.IDLE, due.seat, due, (ALWAYS,))
        g.acting = NOWHERE


def next_due(g: Table) -> Rules[int]:
    """The next player in turn order who has something due; of several things, the one they choose."""
    first = g.pending[0]
    seat = first & 3
    others = [
        code for code in g.pending if code & 3 == seat and g.catalogue[code >> 2].key != g.catalogue[first >> 2].key
    ]
    if not others:
        return first
    card = yield from ask(g, seat, ORDER_EFFECTS)
    return SEATS * card.serial + seat


def due_of(g: Table, code: int) -> Due | None:
    """What acts, if its card still lies where it lay when the window opened."""
    seat = code & 3
    card = g.catalogue[code >> 2]
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
        ev.tell_cause(g, ev.IDLE, due.seat, due, (lacking,))
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
    """Before a monster's effect: whoever has a friend against it is asked, in turn order, until the first yes."""
    card = due.origin
    if g.window == REVEAL or not isinstance(card, FableCard) or card.type != MONSTER:
        return False
    if card.serial not in g.place:
        return True
    for seat in turn_order(g):
        friend = friend_of(g, seat)
        if friend is None:
            continue
        question = can_cancel(g, due, card, seat, friend)
        if question is None:
            continue
        answer = yield from ask(g, seat, question)
        if answer is YES:
            cancel(g, seat, friend, card)
            return True
    return False


def can_cancel(g: Table, due: Due, card: FableCard, seat: int, friend: FriendCard) -> YesNo | None:
    """The question to put to the owner of a friend, or None if that friend does nothing against this monster."""
    there = g.place[card.serial]
    if friend.hunts:
        return HUNT if g.pig[seat] == there and friend.key not in g.used else None
    if card.key not in friend.cancels and "monster" not in friend.cancels:
        return None
    victims = [s for s in players_in(g, there) if not card.robs or s != due.seat]
    return CANCEL.about(friend.cancel_rule) if victims else None


def cancel(g: Table, seat: int, friend: FriendCard, card: FableCard) -> None:
    """The monster does nothing and leaves at once; its card is still discarded in the clean-up."""
    rule = HUNT.cites if friend.hunts else friend.cancel_rule
    tell(g, ev.citing(ev.CANCELLED, rule), seat, (card.key, friend.key))
    remove_monster(g, card)
    if friend.hunts:
        g.used.append(friend.key)
        gain(g, seat, (friend.hunts, friend.hunts, friend.hunts), Cause(friend.key, rule))
    else:
        dismiss(g, seat, Cause(friend.key, rule))


def remove_monster(g: Table, card: FableCard) -> None:
    """Its figure goes back to the camp."""
    g.place.pop(card.serial, None)
    if card.serial in g.stand_ins:
        g.stand_ins.remove(card.serial)
