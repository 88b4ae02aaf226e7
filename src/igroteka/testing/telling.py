"""The law about what an event changes."""

from typing import Any, ClassVar

import msgspec

from igroteka.engine.events import Event
from igroteka.engine.fate import Fate
from igroteka.engine.match import Match
from igroteka.engine.state import State
from igroteka.testing.verdict import Law


def places(g: State) -> dict[int, int]:
    """By serial: the number of the zone in which a card lies, but for the piles whose order nobody sees."""
    return {card.serial: zone.n for zone in g.zones if zone.audience or not zone.ordered for card in g.cards[zone.n]}


class Telling(Law):
    """13. An event is told when it has happened: a card that it names has moved by then. What it sets of the table is,
    for every seat and the spectator, what their view of that moment says, and no more."""

    number: ClassVar[int] = 13

    def __init__(self, match: Match[Any], fate: Fate) -> None:
        super().__init__(match, fate)
        self.told = len(self.journal)

    @property
    def journal(self) -> list[Any]:
        return [] if self.match.record is None else self.match.record.journal

    def ask(self) -> None:
        self.match.stage(True)
        self.told = len(self.journal)

    def answered(self) -> None:
        events = [entry for entry in self.journal[self.told :] if isinstance(entry, Event)]
        for n, event in enumerate(events):
            after = events[n + 1] if n + 1 < len(events) else None
            if event.then is not None:
                self.in_time(event, event.then, after)
                self.honest(event, event.then)
            event.then = None

    def in_time(self, event: Event, then: State, after: Event | None) -> None:
        """A card that the event names does not move before another event names it."""
        later = self.match.g if after is None else after.then
        if not event.cards or later is None:
            return
        named = () if after is None else after.cards
        before, now = places(then), places(later)
        for card in event.cards:
            moved = card.serial in before and before[card.serial] != now.get(card.serial, before[card.serial])
            self.hold(not moved or card in named, f"{event.kind.name} is told before {card!r} has moved")

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
