"""What happened, as data and never as prose; and the log, which also keeps inputs and chance.

Everybody receives every event; the audience decides who sees the faces of its cards, the others see kind, seat and
count. So every event has the same number for every viewer, and there are no gaps from which to learn anything.
"""

from typing import Final

from mypy_extensions import mypyc_attr

from igroteka.engine.options import ALL, Card, Cause

Value = int | str

Step = tuple[str, int, str, int]
"""An input: operation, seat, key, time (-1 for none). A match keeps the list of its inputs."""


class Integer:
    """The name of a value that is a number: how many, how much. All other values are keys and texts."""

    def __init__(self, name: str) -> None:
        self.name: Final = name


class EventKind:
    """A kind of event, a module-level object: its name, the names of its values, the rule it shows."""

    name: Final[str]
    cites: Final[str]
    fields: Final[tuple[str, ...]]
    numbers: Final[frozenset[str]]
    """Those of its values that are numbers."""
    sets: Final[tuple[str, ...]]
    """The fields of the table's view that change with it. What no event sets is shown when the answer has had all its
    effects; cards need not be named, the engine knows where they went."""
    moment: Final[bool]
    """One that people want to see again: a record leads to it."""

    def __init__(
        self, name: str, cites: str, *values: str | Integer, sets: tuple[str, ...] = (), moment: bool = False
    ) -> None:
        self.name = name
        self.cites = cites
        self.fields = tuple([value.name if isinstance(value, Integer) else value for value in values])
        self.numbers = frozenset([value.name for value in values if isinstance(value, Integer)])
        self.sets = sets
        self.moment = moment
        self.cited: dict[str, EventKind] = {}
        """The same kind by other rules, as `citing` has made it."""

    def __repr__(self) -> str:
        return self.name


def citing(kind: EventKind, rule: str) -> EventKind:
    """The same kind of event by another rule; '' leaves the rule of the kind."""
    if not rule:
        return kind
    found = kind.cited.get(rule)
    if found is None:
        values = [Integer(field) if field in kind.numbers else field for field in kind.fields]
        found = kind.cited[rule] = EventKind(kind.name, rule, *values, sets=kind.sets, moment=kind.moment)
    return found


UNKNOWN: Final = "unknown"
"""Replaces a value of an event that the viewer may not know."""

UNCOUNTED: Final = -1
"""Replaces the number of cards of an event that the viewer may not know."""

UNDONE: Final = EventKind("undone", "")
"""An answer has been taken back. Events are never removed from the stream."""


@mypyc_attr(acyclic=True)
class Entry:
    """One line of the log. A long game has thousands of them. None of them refers back to itself, so the cyclic
    collector need not look at them."""

    __slots__ = ()

    def text(self) -> str:
        """The line as goldens and bug reports show it."""
        raise NotImplementedError


@mypyc_attr(acyclic=True)
class Event(Entry):
    """Something that happened at the table. `eyes` see the faces of `cards`, `counted` how many there are; `seen` has
    the audience of each value, and is empty if everybody may know all of them."""

    __slots__ = ("cards", "cause", "counted", "eyes", "kind", "seat", "seen", "values")

    def __init__(
        self,
        kind: EventKind,
        seat: int,
        values: tuple[Value, ...],
        cards: tuple[Card, ...],
        eyes: int,
        seen: tuple[int, ...] = (),
        cause: Cause | None = None,
        counted: int = ALL,
    ) -> None:
        self.kind: Final = kind
        self.seat: Final = seat
        self.values: Final = values
        self.cards: Final = cards
        self.eyes: Final = eyes
        self.counted: Final = counted
        self.seen: Final = seen
        self.cause: Final = cause
        """What it follows from; None for a player's own act and for the rules' own steps."""

    @property
    def depth(self) -> int:
        """The number of causes that lead to this event, one inside the other."""
        return 0 if self.cause is None else self.cause.depth

    def shown(self, viewer: int) -> tuple[Value, ...]:
        """The values as `viewer` (a bit of an audience) may know them; hidden ones are `unknown`."""
        if not self.seen:
            return self.values
        pairs = zip(self.values, self.seen, strict=True)
        return tuple([value if audience & viewer else UNKNOWN for value, audience in pairs])

    def faces(self, viewer: int) -> list[str] | None:
        """The keys of the cards if `viewer` (a bit of an audience) may see them, else None."""
        return [c.key for c in self.cards] if self.eyes & viewer else None

    def count(self, viewer: int) -> int:
        """How many cards there are, if `viewer` (a bit of an audience) may know it, else UNCOUNTED."""
        return len(self.cards) if self.counted & viewer else UNCOUNTED

    def text(self) -> str:
        parts = [f"{field}={value}" for field, value in zip(self.kind.fields, self.values, strict=True)]
        if self.cards:
            parts.append(" ".join([c.key for c in self.cards]))
        if self.eyes != ALL:
            parts.append(f"eyes={self.eyes:b}")
        if self.counted != ALL:
            parts.append(f"counted={self.counted:b}")
        if self.seen:
            parts.append(f"seen={','.join(['all' if s == ALL else f'{s:b}' for s in self.seen])}")
        who = f"p{self.seat} " if self.seat >= 0 else ""
        return f"{who}{self.kind.name} {' '.join(parts)}".rstrip()


@mypyc_attr(acyclic=True)
class Chance(Entry):
    """A random outcome; no player receives it."""

    __slots__ = ("outcome", "what")

    def __init__(self, what: str, outcome: str) -> None:
        self.what: Final = what
        self.outcome: Final = outcome

    def text(self) -> str:
        return f"~ {self.what}: {self.outcome}"


@mypyc_attr(acyclic=True)
class Forced(Entry):
    """A question about visible things with only one answer, so nobody was asked."""

    __slots__ = ("key", "kind", "seat")

    def __init__(self, seat: int, kind: str, key: str) -> None:
        self.seat: Final = seat
        self.kind: Final = kind
        self.key: Final = key

    def text(self) -> str:
        return f"p{self.seat} {self.kind} = {self.key} (forced)"


@mypyc_attr(acyclic=True)
class Input(Entry):
    """An input: an answer, a take-back, time passing, a bot taking a seat."""

    __slots__ = ("step", "what")

    def __init__(self, what: str, step: Step) -> None:
        self.what: Final = what
        """The name of the question that was answered; else the operation."""
        self.step: Final = step

    def text(self) -> str:
        _, seat, key, _ = self.step
        return f"> p{seat} {self.what} {key}" if seat >= 0 else f"> {self.what} {key}"
