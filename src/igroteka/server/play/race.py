"""Calls in a race, judged by when they were pressed and not by who is nearer to the server.

The first call opens a window in which calls that are already under way can arrive. Each counts from its press, at most
the caller's own shortest round trip (and a little) before its arrival: so distance is made good, and nothing more.
Distance is what a client shows by its pongs, and a client may delay those. So nobody is sent anything earlier for it,
and what it can bring has a bound: a page that shows a race at once instead of when all do is ahead of the others by
`head_start` at the most, a call counts before its arrival by the end of `window` at the most.
Answers that do not compete to be the first (`Game.contends`) wait in the same window, and count at their own time.
When the window closes each call is judged by itself, and is a row of its own.
"""

from __future__ import annotations

from functools import partial

from igroteka.engine import IllegalChoice, Race, Show
from igroteka.engine.match import AnyMatch
from igroteka.server.base.config import Timing
from igroteka.server.messages.protocol import Late
from igroteka.server.messages.rejection import Rejected
from igroteka.server.rooms.client import Client
from igroteka.server.rooms.live_table import LiveTable, Playing, RaceAnswer
from igroteka.server.rooms.outcome import Due, Outcome


def is_open(match: AnyMatch) -> bool:
    """A race is on in which the table waits for nobody."""
    prompt = match.prompt
    return isinstance(prompt, Race) and not any(ask.must for ask in prompt.asks)


def can_be_called(match: AnyMatch) -> bool:
    """Somebody could answer now; in a pause nobody can, and no call that counts is under way."""
    return any(ask.options or isinstance(ask, Show) for ask in match.asks)


def due(playing: Playing) -> Due | None:
    """The next call to be judged, or the end of the window."""
    if playing.calls.judging:
        return 0, partial(judge, playing)
    if playing.calls.until >= 0:
        return playing.calls.until, partial(close, playing)
    return None


# ------------------------------------------------------------------------------------------------------- in the window


def pressed(playing: Playing, client: Client, t: int) -> int:
    """When a call counts: when it was pressed, no earlier than distance can explain, no later than now."""
    timing, now = playing.table.config.timing, playing.table.clock.now()
    if t < 0:
        return now
    return max(now - reach(client, timing), min(t, now))


def reach(client: Client, timing: Timing) -> int:
    """The number of milliseconds before its arrival at which a call may have been pressed."""
    return min(max(0, client.trip) + timing.slack, timing.window[1])


def add(playing: Playing, call: RaceAnswer) -> None:
    """A call has arrived. The same one twice is one."""
    calls, now = playing.calls, playing.table.clock.now()
    if any(c.seat == call.seat and c.key == call.key for c in calls.made):
        return
    first = contending(playing.match, [*calls.made, call]) == [call]
    if calls.until < 0 or first:
        calls.until = now + window(playing, call.seat)
    calls.made.append(call)
    if is_complete(playing):
        calls.until = now


def window(playing: Playing, seat: int | None) -> int:
    """How long to wait for calls of other people; 0 if there are none."""
    table = playing.table
    owner = None if seat is None else table.room.seats[seat].owner
    timing = table.config.timing
    others = [reach(c, timing) for c in seated(table) if c.member != owner]
    return max(timing.window[0], *others) if others else 0


def seated(table: LiveTable) -> list[Client]:
    """The clients of those who play."""
    return [c for c in table.clients if c.member is not None and table.room.seats_of(c.member)]


def is_complete(playing: Playing) -> bool:
    """Everybody who is there and may call has done so: there is nothing to wait for. What one person presses first
    arrives first, so a second call of theirs would be the later one."""
    there = {c.member for c in seated(playing.table)}
    return there <= {playing.table.room.seats[call.seat].owner for call in playing.calls.made}


# ------------------------------------------------------------------------------------------------------------- judging


def close(playing: Playing) -> Outcome:
    """The window closes: the calls are put in order, to be judged one after the other."""
    calls = playing.calls
    calls.judging, calls.made, calls.until = ordered(playing), [], -1
    calls.first = calls.judging[0].at if calls.judging else 0
    return Outcome()


def contending(match: AnyMatch, made: list[RaceAnswer]) -> list[RaceAnswer]:
    """The answers that compete to be the first."""
    return [c for c in made if match.game.contends(match.g, c.seat, c.key)]


def ordered(playing: Playing) -> list[RaceAnswer]:
    """Answers in their order: by time. Those that are so close to the first competing one that they tie with it are
    ordered by the rules, then by seat."""
    match, made = playing.match, playing.calls.made
    competing = contending(match, made)
    first = min((c.at for c in competing), default=0)
    for call in competing:
        if call.at <= first + playing.table.config.timing.tie:
            call.instant = first
    return sorted(made, key=lambda c: (c.instant, match.game.precedence(match.g, c.seat, c.key), c.seat))


def judge(playing: Playing) -> Outcome:
    """The earliest call counts; one that is no longer possible was late."""
    match, call = playing.match, playing.calls.judging.pop(0)
    try:
        if call.number == match.number and match.result is None:
            match.pass_time(call.instant - 1)
        match.answer(call.seat, call.key, max(match.g.now, call.instant), call.number)
    except IllegalChoice as error:
        outcome = Outcome()
        tell_late(playing, call, error, outcome)
        return outcome
    outcome = Outcome(call.body)
    if call.by is not None:
        outcome.ok(call.by, call.id)
    return outcome


def refuse_rest(playing: Playing, outcome: Outcome) -> None:
    """The game is over: every call that still waits was late."""
    for call in (*playing.calls.judging, *playing.calls.made):
        try:
            playing.match.answer(call.seat, call.key)
        except IllegalChoice as error:
            tell_late(playing, call, error, outcome)
    playing.calls.judging, playing.calls.made = [], []


def tell_late(playing: Playing, call: RaceAnswer, error: IllegalChoice, outcome: Outcome) -> None:
    if call.by is not None:
        late = max(0, call.at - playing.calls.first)
        outcome.reply(call.by, Late(seat=call.seat, number=call.number, by=late))
        outcome.refuse(call.by, call.id, Rejected("stale", str(error), error.reason, error.rule))


# ---------------------------------------------------------------------------------------------------------- uncovering


def reveal(playing: Playing) -> int:
    """When everybody uncovers a new race, so that it has reached the farthest player too; -1: at once, it is none."""
    table, match = playing.table, playing.match
    fresh = match.number != playing.revealed
    playing.revealed = match.number
    if not fresh or not is_open(match):
        return -1
    ways = [max(0, c.trip) // 2 for c in seated(table)]
    return table.clock.now() + min(table.config.timing.head_start, max(ways, default=0))
