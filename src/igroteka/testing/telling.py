"""The law about what an event changes."""

from typing import ClassVar

import msgspec

from igroteka.engine.events import Event
from igroteka.engine.options import Card
from igroteka.engine.state import State
from igroteka.testing.verdict import Law


def places(g: State) -> dict[int, int]:
    """The number of the zone in which each card lies, by the card's serial, except in piles whose order nobody sees."""
    return {card.serial: zone.n for zone in g.zones if zone.audience or not zone.ordered for card in g.cards[zone.n]}


class Telling(Law):
    """13. An event is told when it has happened: a card that it names has moved by then. Its values are of the types
    that its kind declares. What it sets of the table is, for every seat and the spectator, what their view of that
    moment says, and no more; and a copy, in which the moment is kept, shows what the State itself does, also inside an
    action."""

    number: ClassVar[int] = 13

    def ask(self) -> None:
        match = self.match
        match.keep_moments(True)
        copy = match.g.copy()
        for seat in (None, *range(copy.seats)):
            copied = match.game.view(copy, seat) == match.game.view(match.g, seat)
            self.hold(copied, f"a copy of the State shows p{seat} another table")

    def answered(self) -> None:
        record = self.match.record
        moments = [] if record is None or record.moments is None else record.moments
        named: tuple[Card, ...] = ()
        later = self.match.g
        for event, then in reversed(moments):
            if event.cards:
                self.in_time(event, then, named, later)
            self.typed(event)
            self.honest(event, then)
            named, later = event.cards, then
        moments.clear()

    def in_time(self, event: Event, then: State, named: tuple[Card, ...], later: State) -> None:
        """A card that the event names does not move before another event names it."""
        before, now = places(then), places(later)
        for card in event.cards:
            moved = card.serial in before and before[card.serial] != now.get(card.serial, before[card.serial])
            self.hold(not moved or card in named, f"{event.kind.name} is told before {card!r} has moved")

    def typed(self, event: Event) -> None:
        """Check that exactly the values which an event's kind calls numbers are numbers: the page is typed by it."""
        for field, value in zip(event.kind.fields, event.values, strict=True):
            fits = isinstance(value, int) is (field in event.kind.numbers)
            self.hold(fits, f"{event.kind.name} tells {value!r} as {field}: numbers are declared `Integer({field!r})`")

    def honest(self, event: Event, then: State) -> None:
        game = self.match.game
        for seat in (None, *range(then.seats)) if event.kind.sets else ():
            view = msgspec.structs.asdict(game.view(then, seat))
            for name in event.kind.sets:
                self.hold(name in view, f"{event.kind.name} sets {name}, which is no field of the table")
                self.hold(
                    game.field(then, seat, name) == view[name],
                    f"{event.kind.name} shows p{seat} another {name} than the view of that moment does",
                )
