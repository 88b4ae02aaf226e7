"""The last events as numbers: what happened, to whom or by whom, and with which card, the latest first.

A seat is told what it could know when it happened. In imagined worlds what has happened before is told to every seat as
the one that imagines knows it: another seat there must not see in it what only the true one knows.
"""

from collections.abc import Sequence
from importlib import import_module
from typing import Final

from igroteka.engine.events import Event, EventKind
from igroteka.engine.feature import CATEGORY, Feature
from igroteka.engine.match import AnyMatch
from igroteka.engine.options import eyes
from igroteka.engine.record import Record
from igroteka.packages import has_module, package_of

Told = tuple[int, int, int]
"""The number of the kind, the seat (-1: nobody), the number of the card (0: none, or unknown)."""


class History:
    """The last events as numbers: how many are kept, and how their kinds are numbered."""

    def __init__(self, game: str, length: int, cards: Sequence[str], seats: int) -> None:
        self.length: Final = length
        self.seats: Final = seats
        self.kinds: Final = kinds_of(game)
        self.cards: Final = list(cards)
        self.kind_number: Final = {name: 1 + n for n, name in enumerate(self.kinds)}
        self.card_number: Final = {key: 1 + n for n, key in enumerate(self.cards)}

    def features(self) -> list[Feature]:
        told = [
            ("history_kind", len(self.kinds), "what happened last, from 1, the latest first"),
            ("history_seat", self.seats, "to whom or by whom: 1 oneself, 2 the next seat; 0 nobody"),
            ("history_card", len(self.cards), "its first card, from 1; 0 for none, or an unseen one"),
        ]
        return [Feature(name, self.length, high, meaning, CATEGORY) for name, high, meaning in told]

    def events(self, match: AnyMatch, seat: int, before: Sequence[Told]) -> list[Told]:
        """The last of them, as the seat may know them, then those `before` this match was imagined."""
        found: list[Told] = []
        record = match.record
        if record is not None:
            viewer = eyes(seat)
            for journal, length in [(record.journal, len(record.journal)), *reversed(record.past)]:
                for i in range(length - 1, -1, -1):
                    entry = journal[i]
                    if isinstance(entry, Event):
                        found.append(self.told(entry, viewer))
                        if len(found) == self.length:
                            return found
        found.extend(before[: self.length - len(found)])
        return found

    def told(self, event: Event, viewer: int) -> Told:
        faces = event.faces(viewer)
        card = self.card_number.get(faces[0], 0) if faces else 0
        return self.kind_number.get(event.kind.name, 0), event.seat, card

    def write(self, events: Sequence[Told], seat: int, out: bytearray, at: int) -> None:
        """Write the events into zeros, from `at` on."""
        length = self.length
        for i, (kind, who, card) in enumerate(events):
            out[at + i] = kind
            out[at + length + i] = 0 if who < 0 else 1 + (who - seat) % self.seats
            out[at + 2 * length + i] = card


def kinds_of(game: str) -> list[str]:
    """The names of all kinds of events of a game."""
    package = package_of(game)
    module = import_module(f"{package}.events" if has_module(package, "events") else package)
    return sorted({value.name for value in vars(module).values() if isinstance(value, EventKind)})


def listening(match: AnyMatch) -> None:
    """Make an imagined match keep its events from now on."""
    match.record = Record()
    match.g.listen(match.record.journal)
