"""A match and its numbers: what goes to storage as rows, and to audiences as numbered changes."""

from __future__ import annotations

from typing import Any, Final, cast

import msgspec

from igroteka.engine import Event, EventView, Game, Match
from igroteka.engine.events import Entry, Step, Value
from igroteka.engine.view import event_view
from igroteka.server.diff import Memo, diff
from igroteka.server.protocol import Change, Op, Snapshot
from igroteka.server.views import Views

AnyMatch = Match[Any]  # the server plays every title alike

encoder: Final = msgspec.json.Encoder()
pack: Final = msgspec.msgpack.Encoder()


class Body(msgspec.Struct, array_like=True):
    """One row of the step log: what came in at once, and why a bot moved so."""

    steps: list[Step]
    seat: int = -1
    reason: str = ""
    values: dict[str, Value] = {}


rows: Final = msgspec.msgpack.Decoder(Body)


class Row(msgspec.Struct):
    """Number, table's time, how many events had been told by then, and what came in."""

    n: int
    at: int
    events: int
    body: bytes


class Play:
    """A running match. `marks[n]` is how many events had been told when change n was made."""

    def __init__(self, match: AnyMatch, marks: list[int]) -> None:
        assert match.record is not None
        self.match: Final = match
        self.marks = marks
        self.kept = len(match.history)
        self.cursor = len(self.journal)
        self.views: Final = Views(match)
        self.blurred: Final = type(match.game).blur is not Game.blur
        self.memo = Memo()
        self.fresh: list[Event] = []
        """What the last change told."""
        self.alike: list[EventView] | None = None
        """The same as everybody receives it, if they all receive it alike."""
        self.before = max(0, marks[-1] - len(match.record.told())) if marks else 0
        """Events that an older version of the rules told, and that are no longer there."""
        if not marks:
            marks.append(len(match.record.told()))

    @property
    def journal(self) -> list[Entry]:
        assert self.match.record is not None
        return self.match.record.journal

    @property
    def n(self) -> int:
        return len(self.marks) - 1

    def take(self, at: int, body: Body | None = None) -> Row | None:
        """What came in since the last time, as the next row; None if nothing did."""
        history = self.match.history
        if len(history) == self.kept:
            return None
        body = body or Body([])
        body.steps = history[self.kept :]
        self.kept = len(history)
        self.fresh = [e for e in self.journal[self.cursor :] if isinstance(e, Event)]
        self.cursor = len(self.journal)
        self.marks.append(self.marks[-1] + len(self.fresh))
        self.views.refresh()
        self.memo = Memo()
        differ = self.blurred or any(event.cards for event in self.fresh)
        self.alike = None if differ else self.told(None, self.fresh)
        return Row(self.n, at, self.marks[-1], pack.encode(body))

    def told(self, seat: int | None, events: list[Event]) -> list[EventView]:
        match = self.match
        return [match.game.blur(match.g, seat, event_view(e, seat)) for e in events]

    def since(self, seat: int | None, n: int) -> tuple[int, list[EventView]]:
        """The events after change n, and the number of the first of them; n < 0 for all."""
        assert self.match.record is not None
        first = self.marks[min(n, self.n)] if n >= 0 else self.before
        first = max(first, self.before)
        return first, self.told(seat, self.match.record.told()[first - self.before :])


class Stream:
    """What one audience has been sent: its last view, so that only changes follow."""

    def __init__(self, play: Play, seat: int | None) -> None:
        self.seat: Final = seat
        self.name: Final = audience(seat)
        self.last = play.views.sight(seat)

    def snapshot(self, play: Play, at: int, seen: int) -> bytes:
        first, events = play.since(self.seat, seen)
        view = cast(Any, self.last.json())  # the View, already encoded
        return encoder.encode(Snapshot(audience=self.name, n=play.n, at=at, first=first, events=events, view=view))

    def step(self, play: Play) -> tuple[list[EventView], list[Op]]:
        """What the last change told this audience, and how it changed its view."""
        sight = play.views.sight(self.seat)
        ops = cast(Any, diff(self.last, sight, play.memo))  # a list of Op, already encoded
        self.last = sight
        return play.told(self.seat, play.fresh) if play.alike is None else play.alike, ops

    def change(self, play: Play, at: int, show_at: int) -> bytes:
        """The next change of this audience."""
        events, ops = self.step(play)
        return encoder.encode(Change(audience=self.name, n=play.n, at=at, events=events, ops=ops, show_at=show_at))


def audience(seat: int | None) -> str:
    return "public" if seat is None else f"p{seat}"
