"""The events, each with its text in our words above its code."""

from collections.abc import Sequence
from typing import Final

from igroteka.engine import Kind, Option, Refusal, Rules, Value, ask, move, tell
from igroteka.games.gravity_falls import events
from igroteka.games.gravity_falls.pieces import ALARM, PLAYERS, ActionCard, EventCard, Location
from igroteka.games.gravity_falls.questions import ForcedMove, TeleportTo, by_number
from igroteka.games.gravity_falls.reading import farther, living, teleport_ends
from igroteka.games.gravity_falls.refusals import (
    NO_CUBE_THERE,
    NO_SUPPORT_THERE,
    NOT_AROUND,
    NOT_FARTHER,
    RETREAT_ONE_ROAD,
)
from igroteka.games.gravity_falls.rules.trouble import HAPPENINGS, alarm
from igroteka.games.gravity_falls.state import Table

EVENT_TELEPORT: Final = TeleportTo("event_teleport", "GF-178")


def teleport_all(g: Table, event: EventCard) -> Rules[None]:
    """Whoever holds a Teleport discards it and moves by it, the active character first; nothing else happens."""
    for seat in g.clockwise():
        card = teleport_of(g, seat)
        if card is None:
            continue
        move(g, card, PLAYERS[seat].hand, PLAYERS[seat].discard)
        tell(g, events.TELEPORT_DISCARDED, seat, (), (card,))
        if teleport_ends(g, seat):
            here = g.box.places[g.character_at[seat]]
            place = yield from ask(g, seat, EVENT_TELEPORT)
            g.character_at[seat] = place.n
            tell(g, events.TELEPORTED, seat, (here.key, place.key))
        else:
            tell(g, events.TELEPORT_LOST, seat)


def teleport_of(g: Table, seat: int) -> ActionCard | None:
    """The Teleport in a hand."""
    for card in g.cards[PLAYERS[seat].hand.n]:
        assert isinstance(card, ActionCard)
        if card.teleport:
            return card
    return None


class DiscardOrAlarm(Kind[Table, Option]):
    """A card of the hand, or the alarm, which rises by `amount`."""

    def __init__(self, name: str, cites: str, amount: int) -> None:
        super().__init__(name, cites)
        self.amount: Final = amount

    def subject(self, g: Table, viewer: int | None) -> dict[str, Value]:
        return {"amount": self.amount}

    def expected(self, g: Table, seat: int) -> Sequence[Option]:
        return [*g.cards[PLAYERS[seat].hand.n], ALARM]

    def default(self, g: Table, seat: int) -> str:
        """The card of the longest walk; the alarm if there is none."""
        best: ActionCard | None = None
        for card in g.cards[PLAYERS[seat].hand.n]:
            assert isinstance(card, ActionCard)
            if best is None or card.distance > best.distance:
                best = card
        return ALARM.key if best is None else best.key


def discard_or_alarm(g: Table, event: EventCard) -> Rules[None]:
    """Each character discards an action card or the alarm rises; an empty hand has no choice."""
    for seat in g.clockwise():
        choice = yield from ask(g, seat, DiscardOrAlarm("discard", "GF-183", event.amount))
        if isinstance(choice, ActionCard):
            move(g, choice, PLAYERS[seat].hand, PLAYERS[seat].discard)
            tell(g, events.DISCARDED, seat, (), (choice,))
        else:
            tell(g, events.NOT_DISCARDED, seat)
            alarm(g, event.amount, events.DISCARD_ALARM, event.key)


class Retreat(ForcedMove):
    """Which neighbour a character runs to."""

    def allowed(self, g: Table, seat: int) -> list[Location]:
        return farther(g, seat)


RETREAT: Final = Retreat("retreat", "GF-185", RETREAT_ONE_ROAD, NOT_FARTHER)


def retreat(g: Table, event: EventCard) -> Rules[None]:
    """Each character goes one road away from the nearest monster, from all of them if several are; else it stays."""
    for seat in g.clockwise():
        here = g.box.places[g.character_at[seat]]
        if farther(g, seat):
            place = yield from ask(g, seat, RETREAT)
            g.character_at[seat] = place.n
            tell(g, events.RETREATED, seat, (here.key, place.key))
        else:
            tell(g, events.STAYED, seat, (here.key,))


def muster(g: Table, event: EventCard) -> Rules[None]:
    """Every monster pulls a distrust token from each neighbour that has one, cubes or not; no alarm, no flips."""
    for i in living(g):
        here = g.monster_at[i]
        pulled = 0
        for n in g.box.town.roads[here]:
            if g.distrust[n]:
                g.distrust[n] -= 1
                g.distrust[here] += 1
                pulled += 1
        tell(g, events.MUSTERED, -1, (g.monsters[i].key, pulled, g.box.places[here].key))
    yield from ()


class Centre:
    """Whom a Panic or Gossip has come to, by key (a monster, or a player), and where they stand."""

    def __init__(self, of: str, at: int) -> None:
        self.of: Final = of
        self.at: Final = at


class Around(Kind[Table, Location]):
    """The place that an event has come to or one of its neighbours; `unfit` says which of them it finds nothing in."""

    def __init__(self, name: str, cites: str, centre: Centre) -> None:
        super().__init__(name, cites)
        self.centre: Final = centre

    def subject(self, g: Table, viewer: int | None) -> dict[str, Value]:
        return {"of": self.centre.of, "at": g.box.places[self.centre.at].key}

    def expected(self, g: Table, seat: int) -> Sequence[Location]:
        """Those first."""
        near = (self.centre.at, *g.box.town.roads[self.centre.at])
        return [g.box.places[n] for n in near] + [place for place in g.box.places if place.n not in near]

    def forbids(self, g: Table, seat: int, option: Location) -> Refusal | None:
        if not g.box.town.around[self.centre.at] & option.bit:
            return NOT_AROUND[self.cites]
        return self.unfit(g, option)

    def allowed(self, g: Table, seat: int) -> list[Location]:
        """No other place is looked at."""
        places, found = g.box.places, list[Location]()
        if self.unfit(g, places[self.centre.at]) is None:
            found.append(places[self.centre.at])
        for n in g.box.town.roads[self.centre.at]:
            if self.unfit(g, places[n]) is None:
                found.append(places[n])
        return found

    def unfit(self, g: Table, place: Location) -> Refusal | None:
        raise NotImplementedError

    def default(self, g: Table, seat: int) -> str:
        return min(self.allowed(g, seat), key=by_number).key


class Panic(Around):
    """Which courage cube is lost."""

    def unfit(self, g: Table, place: Location) -> Refusal | None:
        return None if g.cubes & place.bit else NO_CUBE_THERE


class Gossip(Around):
    """Where a support token is turned over."""

    def unfit(self, g: Table, place: Location) -> Refusal | None:
        return None if g.support[place.n] else NO_SUPPORT_THERE


def centres(g: Table, event: EventCard) -> list[Centre]:
    """Whom an event goes through, one fully after another: monsters as placed, characters from the active one."""
    if event.around == "monsters":
        return [Centre(g.monsters[i].key, g.monster_at[i]) for i in living(g)]
    return [Centre(PLAYERS[seat].key, g.character_at[seat]) for seat in g.clockwise()]


def panic(g: Table, event: EventCard) -> Rules[None]:
    """For each monster (or character) a courage cube in its place or a neighbouring one is removed."""
    for centre in centres(g, event):
        if g.cubes & g.box.town.around[centre.at]:
            lost = yield from ask(g, g.active, Panic("panic", "GF-196", centre))
            g.cubes &= ~lost.bit
            tell(g, events.CUBE_LOST[event.around], -1, (centre.of, lost.key))
        else:
            tell(g, events.NO_CUBES, -1, (centre.of, g.box.places[centre.at].key))


def gossip(g: Table, event: EventCard) -> Rules[None]:
    """For each monster (or character) a support token in its place or a neighbouring one becomes distrust."""
    cites = "GF-243" if event.around == "monsters" else "GF-242"
    for centre in centres(g, event):
        if g.support[centre.at] or any(g.support[n] for n in g.box.town.roads[centre.at]):
            there = yield from ask(g, g.active, Gossip("gossip", cites, centre))
            g.support[there.n] -= 1
            g.distrust[there.n] += 1
            tell(g, events.TURNED_AWAY[event.around], -1, (centre.of, there.key))
        else:
            tell(g, events.NO_SUPPORT, -1, (centre.of, g.box.places[centre.at].key))


HAPPENINGS["teleport_all"] = teleport_all
HAPPENINGS["discard_or_alarm"] = discard_or_alarm
HAPPENINGS["retreat"] = retreat
HAPPENINGS["muster"] = muster
HAPPENINGS["panic"] = panic
HAPPENINGS["gossip"] = gossip
