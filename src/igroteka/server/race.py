"""Calls in a race, judged by when they were pressed and not by who is nearer to the server.

The first call opens a window in which calls that are already under way can arrive. Each counts from its press, at most
the caller's own measured round trip (and a little) before its arrival: so distance is made good, and nothing more.
Answers that do not compete to be the first (`Game.contends`) wait in the same window, and count at their own time.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from igroteka.engine import IllegalChoice, Race
from igroteka.server.connection import Connection, Rejected
from igroteka.server.play import AnyMatch, Body
from igroteka.server.protocol import Late

if TYPE_CHECKING:
    from igroteka.server.pulse import Pulse


class Call:
    def __init__(self, seat: int, key: str, number: str, at: int, by: Connection | None, id: int, body: Body) -> None:
        self.seat, self.key, self.number, self.at = seat, key, number, at
        self.instant = at
        """When it is judged: that of the earliest of those that count as equal."""
        self.by, self.id, self.body = by, id, body


class Calls:
    """The calls of the open window; `until` is when it closes, -1 while there is none."""

    def __init__(self, pulse: Pulse) -> None:
        self.pulse: Final = pulse
        self.made: list[Call] = []
        self.until = -1

    def pure(self, match: AnyMatch) -> bool:
        """A race in which the table waits for nobody."""
        prompt = match.prompt
        return isinstance(prompt, Race) and not any(ask.must for ask in prompt.asks)

    def pressed(self, connection: Connection, t: int) -> int:
        """When a call counts: when it was pressed, no earlier than distance can explain, no later than now."""
        timing, now = self.pulse.table.hub.config.timing, self.pulse.table.clock.now()
        if t < 0:
            return now
        reach = min(connection.slow_trip, timing.window[1]) + timing.slack
        return max(now - reach, min(t, now))

    def add(self, seat: int, key: str, at: int, by: Connection | None, id: int, body: Body | None = None) -> None:
        """A call has arrived. The same one twice is one."""
        play = self.pulse.table.play
        assert play is not None
        if any(c.seat == seat and c.key == key for c in self.made):
            return
        call = Call(seat, key, play.match.number, at, by, id, body or Body([]))
        first = self.contending(play.match, [*self.made, call]) == [call]
        if self.until < 0 or first:
            self.until = self.pulse.table.clock.now() + self.window(seat)
        self.made.append(call)
        if self.complete():
            self.until = self.pulse.table.clock.now()

    def window(self, seat: int | None) -> int:
        """How long to wait for calls of people other than this seat's; not at all if there are none."""
        table = self.pulse.table
        owner = None if seat is None else table.record.seats[seat].owner
        trips = [
            c.slow_trip // 2
            for c in table.connections
            if c.member is not None and c.member != owner and table.record.seats_of(c.member)
        ]
        low, high = table.hub.config.timing.window
        return min(high, max(low, *trips)) if trips else 0

    def complete(self) -> bool:
        """Everybody who is there and may call has done so: there is nothing to wait for. What one person presses
        first arrives first, so a second call of theirs would be the later one."""
        record = self.pulse.table.record
        there = {c.member for c in self.pulse.table.connections if c.member is not None and record.seats_of(c.member)}
        return there <= {record.seats[call.seat].owner for call in self.made}

    async def close(self) -> None:
        """Judge: the earliest counts, equal ones in the order of the rules; what is no longer possible was late."""
        table = self.pulse.table
        assert table.play is not None
        match, made = table.play.match, self.ordered(table.play.match)
        self.made, self.until = [], -1
        for call in made:
            try:
                if call.number == match.number and match.result is None:
                    match.pass_time(call.instant - 1)
                match.answer(call.seat, call.key, max(match.g.now, call.instant), call.number)
            except IllegalChoice as error:
                await table.commit()
                self.tell_late(call, made[0], error)
                continue
            await table.commit(call.body)
            if call.by is not None:
                call.by.ok(call.id)

    def tell_late(self, call: Call, first: Call, error: IllegalChoice) -> None:
        if call.by is not None:
            call.by.send(Late(seat=call.seat, number=call.number, by=max(0, call.at - first.at)))
            call.by.reject(call.id, Rejected("stale", str(error), error.reason, error.rule))

    def contending(self, match: AnyMatch, made: list[Call]) -> list[Call]:
        """Those that compete to be the first."""
        return [c for c in made if match.game.contends(match.g, c.seat, c.key)]

    def ordered(self, match: AnyMatch) -> list[Call]:
        """By time; those within the tie of the first that competes are of its instant, and an instant has the rules'
        own order, then that of the seats."""
        contending = self.contending(match, self.made)
        first = min((c.at for c in contending), default=0)
        for call in contending:
            if call.at <= first + self.pulse.table.hub.config.timing.tie:
                call.instant = first
        return sorted(self.made, key=lambda c: (c.instant, match.game.precedence(match.g, c.seat, c.key), c.seat))

    def reveal(self) -> tuple[int, dict[Connection, float]]:
        """When everybody can have it, and how long the nearer ones' message waits."""
        table = self.pulse.table
        high = table.hub.config.timing.window[1]
        ways = {c: min(high, max(0, c.rtt) // 2) for c in table.connections}
        farthest = max(ways.values(), default=0)
        return table.clock.now() + farthest, {
            c: c.loop.time() + (farthest - way) / 1000 for c, way in ways.items() if way < farthest
        }
