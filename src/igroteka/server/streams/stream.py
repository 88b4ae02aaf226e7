"""A match and its numbers: what goes to storage as rows, and to audiences as numbered changes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final, cast

import msgspec
from msgspec.structs import replace

from igroteka.engine import Event, EventView
from igroteka.engine.event_view import event_view
from igroteka.engine.events import Entry, Step, Value
from igroteka.engine.match import AnyMatch
from igroteka.server.messages.protocol import Change, Snapshot
from igroteka.server.streams.diff import Memo, diff, diff_told
from igroteka.server.streams.views import EncodedViews

encoder: Final = msgspec.json.Encoder()
pack: Final = msgspec.msgpack.Encoder()
NO_OPS: Final = msgspec.Raw(b"[]")
EMPTY: Final[Mapping[int | None, Any]] = MappingProxyType({})


class Body(msgspec.Struct, array_like=True):
    """One row of the step log: what came in at once, and why a bot moved so."""

    steps: list[Step]
    seat: int = -1
    reason: str = ""
    values: dict[str, Value] = {}
    unseen: int = 0
    """The audiences for which nothing has changed: what is under seal is not even noticed."""
    rollouts: int = 0
    """What a bot's search has done for its answer, -1 if it was interrupted. Budgets are rollouts, so that this number
    and the seed lead to the same answer again, on whatever machine. It is told to nobody at the table."""


rows: Final = msgspec.msgpack.Decoder(Body)


class StepRow(msgspec.Struct):
    """Number, table's time, how many events had been told by then, and what came in."""

    n: int
    at: int
    events: int
    body: bytes


class StepLog:
    """A match and the rows in which it is stored. `marks[n]` is how many events had been told when row n was made.

    An audience counts only the rows that it noticed: those in `unseen` it did not.
    """

    def __init__(self, match: AnyMatch, marks: list[int], unseen: Sequence[int] = ()) -> None:
        """`unseen`: of each row, for whom nothing changed."""
        if match.record is None:
            raise ValueError("a match that keeps no record cannot be stored")
        self.match: Final = match
        self.record: Final = match.record
        self.marks = marks
        self.kept = len(match.history)
        self.cursor = len(self.journal)
        self.views: Final = EncodedViews(match)
        self.memo = Memo()
        self.fresh: list[Event] = []
        """What the last change told."""
        self.alike: list[EventView] | None = None
        """The same as everybody receives it, if they all receive it alike."""
        self.before = max(0, marks[-1] - len(self.record.told())) if marks else 0
        """Events that an older version of the rules told, and that are no longer there."""
        self.unseen: dict[int, list[int]] = {}
        """By audience, the rows that it did not notice."""
        if not marks:
            marks.append(len(self.record.told()))
        for n, whose in enumerate(unseen):
            self.hide(n, whose)

    @property
    def journal(self) -> list[Entry]:
        return self.record.journal

    @property
    def n(self) -> int:
        return len(self.marks) - 1

    def first_row(self) -> StepRow:
        """The beginning, before anything has come in."""
        return StepRow(0, 0, self.marks[0], pack.encode(Body([])))

    def take(self, at: int, streams: Mapping[int | None, Stream] = EMPTY, body: Body | None = None) -> StepRow | None:
        """The inputs since the last call, as the next row; None if there were none. `streams`: who is listening."""
        history = self.match.history
        if len(history) == self.kept:
            return None
        body = body or Body([])
        body.steps = history[self.kept :]
        self.kept = len(history)
        self.fresh = [e for e in self.journal[self.cursor :] if isinstance(e, Event)]
        self.cursor = len(self.journal)
        self.marks.append(self.marks[-1] + len(self.fresh))
        self.memo = Memo(self.memo.plain)
        self.follow(streams)
        before = self.views.common
        self.views.refresh()
        if not self.fresh and self.views.common == before:
            body.unseen = self.blind(streams)
            self.hide(self.n, body.unseen)
        differ = any(event.cards or event.seen for event in self.fresh)
        self.alike = None if differ else self.told(None, self.fresh)
        return StepRow(self.n, at, self.marks[-1], pack.encode(body))

    def follow(self, streams: Mapping[int | None, Stream]) -> None:
        """Let those audiences that want it learn what each event changed; the last one leads to the new view."""
        with_changes = [stream for stream in streams.values() if stream.with_changes]
        moments = dict(self.record.moments or ())
        for stream in with_changes:
            stream.begin()
        for event in self.fresh[:-1] if with_changes else ():
            then = moments.get(event)
            if then is not None:
                self.views.look(then)
            for stream in with_changes:
                stream.follow(self, None if then is None else event)
        if self.record.moments:
            self.record.moments.clear()

    def blind(self, streams: Mapping[int | None, Stream]) -> int:
        """The audiences (as bits) for which nothing has changed. Somebody who does not listen cannot tell, and sees it
        all on coming back."""
        whose = 0
        for seat in (None, *range(self.match.g.seats)):
            if seat not in streams or streams[seat].is_still(self):
                whose |= bit(seat)
        return whose

    def hide(self, n: int, whose: int) -> None:
        for seat in (None, *range(self.match.g.seats)) if whose else ():
            if whose & bit(seat):
                self.unseen.setdefault(bit(seat), []).append(n)

    def is_unseen(self, seat: int | None) -> bool:
        """The last row is none for this audience."""
        return self.n in self.unseen.get(bit(seat), ())[-1:]

    def number(self, seat: int | None) -> int:
        """The audience's own number of the last change that it noticed."""
        return self.n - len(self.unseen.get(bit(seat), ()))

    def row(self, seat: int | None, number: int) -> int:
        """The last row before the audience's next change."""
        n = number
        for hidden in self.unseen.get(bit(seat), ()):
            if hidden > n + 1:
                break
            n += 1
        return min(n, self.n)

    def told(self, seat: int | None, events: list[Event]) -> list[EventView]:
        return [event_view(e, seat) for e in events]

    def since(self, seat: int | None, n: int) -> tuple[int, list[EventView]]:
        """The events after the audience's change n, and the number of the first of them; n < 0 for all."""
        first = self.marks[self.row(seat, n)] if n >= 0 else self.before
        first = max(first, self.before)
        return first, self.told(seat, self.record.told()[first - self.before :])


class Told:
    """What a change told one audience, and how it changed its view."""

    def __init__(self, events: list[EventView], ops: msgspec.Raw) -> None:
        self.events: Final = events
        self.ops: Final = cast(Any, ops)  # a list of Op, already encoded
        self.with_changes = events
        """The same events, each with what it changed, if somebody wants to know it."""


class Stream:
    """What one audience has been sent: its last view, so that only changes follow."""

    def __init__(self, log: StepLog, seat: int | None, with_changes: bool = False) -> None:
        self.seat: Final = seat
        self.name: Final = audience(seat)
        self.with_changes = with_changes
        """Somebody wants to know what each event changed."""
        self.last = log.views.view(seat)
        self.seen = self.last
        """What has been told so far of the way to the next view."""
        self.changes: list[msgspec.Raw] = []
        """By event of that way."""
        self.fresh = True
        """Nothing has been sent to it yet."""

    def is_still(self, log: StepLog) -> bool:
        """The last row changes nothing here."""
        return diff(self.last, log.views.view(self.seat), log.memo) == NO_OPS

    def snapshot(self, log: StepLog, at: int, seen: int) -> bytes:
        first, events = log.since(self.seat, seen)
        view = cast(Any, self.last.json())  # the View, already encoded
        self.fresh, n = False, log.number(self.seat)
        return encoder.encode(Snapshot(audience=self.name, n=n, at=at, first=first, events=events, view=view))

    def begin(self) -> None:
        """Something has happened."""
        self.seen, self.changes = self.last, []

    def follow(self, log: StepLog, event: Event | None) -> None:
        """Follow one of several events, not the last; None for one told before anybody listened."""
        if event is None:
            self.changes.append(NO_OPS)
            return
        view = log.views.told(self.seen, event, self.seat)
        self.changes.append(diff_told(self.seen, view, log.memo))
        self.seen = view

    def step(self, log: StepLog) -> Told:
        """What the last change told this audience, and how it changed its view."""
        view = log.views.view(self.seat)
        ops = diff(self.last, view, log.memo)
        events = log.told(self.seat, log.fresh) if log.alike is None else log.alike
        told = Told(events, ops)
        if self.with_changes and log.fresh:
            self.changes.append(diff_told(self.seen, view, log.memo))
            told.with_changes = [replace(event, changes=ops) for event, ops in zip(events, self.changes, strict=True)]
        self.last = view
        return told

    def change(self, log: StepLog, told: Told, at: int, show_at: int, with_changes: bool = False) -> bytes:
        """The next change of this audience, for a client that wants to know what each event changed or does not."""
        self.fresh, n = False, log.number(self.seat)
        events = told.with_changes if with_changes else told.events
        return encoder.encode(Change(audience=self.name, n=n, at=at, events=events, ops=told.ops, show_at=show_at))


def bit(seat: int | None) -> int:
    """An audience in a row's `unseen`."""
    return 1 if seat is None else 2 << seat


def audience(seat: int | None) -> str:
    return "public" if seat is None else f"p{seat}"
