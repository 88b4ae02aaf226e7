"""What happened, as structure and never as prose; and the log, which keeps answers and chance beside it.

Everybody receives every event; the audience decides who sees the faces of its cards, the others see kind, seat and
count. So the number of an event is its place in the stream, for every audience the same, and a gap tells nothing.
"""

from typing import Final

from igroteka.engine.options import ALL, Card

Value = int | str

Step = tuple[str, int, str, int]
"""What came from outside: operation, seat, key, time (-1 for none). The labelled log of a match is a list of these."""


class EventKind:
    """A kind of event, a module-level object: its name, the names of its values, the rule it shows."""

    name: Final[str]
    cites: Final[str]
    fields: Final[tuple[str, ...]]

    def __init__(self, name: str, cites: str, *fields: str) -> None:
        self.name = name
        self.cites = cites
        self.fields = fields

    def __repr__(self) -> str:
        return self.name


UNKNOWN: Final = "unknown"
"""What stands in an event for a value that its reader may not know."""

UNDONE: Final = EventKind("undone", "")
"""An answer has been taken back; the stream is never cut."""


class Entry:
    """One line of the log."""

    def text(self) -> str:
        """The line as goldens and bug reports show it."""
        raise NotImplementedError


class Event(Entry):
    """Something happened at the table. The faces of `cards` are for `eyes`; each value is for its audience in `seen`,
    which is empty where all are open to all."""

    def __init__(
        self,
        kind: EventKind,
        seat: int,
        values: tuple[Value, ...],
        cards: tuple[Card, ...],
        eyes: int,
        seen: tuple[int, ...] = (),
    ) -> None:
        self.kind: Final = kind
        self.seat: Final = seat
        self.values: Final = values
        self.cards: Final = cards
        self.eyes: Final = eyes
        self.seen: Final = seen

    def shown(self, viewer: int) -> tuple[Value, ...]:
        """The values for whom `viewer` is a bit of their audience; what is hidden from them is `unknown`."""
        if not self.seen:
            return self.values
        pairs = zip(self.values, self.seen, strict=True)
        return tuple([value if audience & viewer else UNKNOWN for value, audience in pairs])

    def faces(self, viewer: int) -> list[str] | None:
        """The keys of the cards for whom `viewer` is a bit of the audience; None for everybody else."""
        return [c.key for c in self.cards] if self.eyes & viewer else None

    def text(self) -> str:
        parts = [f"{field}={value}" for field, value in zip(self.kind.fields, self.values, strict=True)]
        if self.cards:
            parts.append(" ".join([c.key for c in self.cards]))
        if self.eyes != ALL:
            parts.append(f"eyes={self.eyes:b}")
        if self.seen:
            parts.append(f"seen={','.join(['all' if s == ALL else f'{s:b}' for s in self.seen])}")
        who = f"p{self.seat} " if self.seat >= 0 else ""
        return f"{who}{self.kind.name} {' '.join(parts)}".rstrip()


class Chance(Entry):
    """What luck decided; the server's part of the log."""

    def __init__(self, what: str, outcome: str) -> None:
        self.what: Final = what
        self.outcome: Final = outcome

    def text(self) -> str:
        return f"~ {self.what}: {self.outcome}"


class Forced(Entry):
    """A question about open things that had one answer, so nobody was asked."""

    def __init__(self, seat: int, kind: str, key: str) -> None:
        self.seat: Final = seat
        self.kind: Final = kind
        self.key: Final = key

    def text(self) -> str:
        return f"p{self.seat} {self.kind} = {self.key} (forced)"


class Deed(Entry):
    """What came from outside: an answer, a take-back, time passing, a bot sitting down."""

    def __init__(self, what: str, step: Step) -> None:
        self.what: Final = what
        """The name of the question that was answered; else the operation."""
        self.step: Final = step

    def text(self) -> str:
        _, seat, key, _ = self.step
        return f"> p{seat} {self.what} {key}" if seat >= 0 else f"> {self.what} {key}"
