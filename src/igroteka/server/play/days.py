"""A game in which days are given for a decision: nobody need be there, and the clock runs all the same.

Since when each question is open is kept with the room, so that the time runs out when it should, wherever the table is
then. When that is, or that a bot is to move, is stored beside it (`wake_at`): a table that left the memory is opened
again in time. Until its time has run out nobody's seat is given to a bot.
"""

from __future__ import annotations

from functools import partial

from igroteka.server.base import wall
from igroteka.server.play import clocks
from igroteka.server.rooms.live_table import OpenQuestion, Playing, Stage
from igroteka.server.rooms.outcome import Due, Outcome
from igroteka.server.rooms.room import Wait


def keep_time(stage: Stage) -> None:
    """The clock of such a table never stands still."""
    if isinstance(stage, Playing) and stage.table.room.is_by_days() and not stage.table.room.shut:
        stage.table.clock.start()


def opened_before(playing: Playing, number: str, seat: int, kind: str) -> int | None:
    """When a question was opened, if that was before the table was loaded into this memory."""
    waits = playing.table.room.waits
    return next((w.opened for w in waits if (w.number, w.seat, w.kind) == (number, seat, kind)), None)


def due(playing: Playing) -> list[Due]:
    """Other questions are open than the room says."""
    room = playing.table.room
    wanted = {question_name(question) for question in timed(playing)}
    known = {(w.number, w.seat, w.kind) for w in room.waits}
    return [(playing.table.clock.now(), partial(note, playing))] if wanted != known else []


def note(playing: Playing) -> Outcome:
    room, now, moment = playing.table.room, playing.table.clock.now(), int(wall.now())
    before = {(w.number, w.seat, w.kind): w for w in room.waits}
    room.waits = [
        before.get(question_name(q)) or Wait(q.number, q.seat, q.kind, q.opened, moment - (now - q.opened) // 1000)
        for q in timed(playing)
    ]
    return Outcome(store_room=True)


def timed(playing: Playing) -> list[OpenQuestion]:
    """The open questions for which people have days."""
    by_days = playing.table.room.is_by_days()
    return [q for q in playing.questions.values() if by_days and q.must and not playing.is_bot(q.seat)]


def question_name(question: OpenQuestion) -> tuple[str, int, str]:
    return (question.number, question.seat, question.kind)


def wake_at(stage: Stage) -> int | None:
    """When the table must be in memory, in seconds since 1970: at once, if it goes on by itself; None: never."""
    if not isinstance(stage, Playing) or not stage.table.room.is_by_days() or stage.table.room.shut:
        return None
    if is_moving(stage):
        return int(wall.now())
    now = stage.table.clock.now()
    return min((int(wall.now() + max(0, at - now) / 1000) for at, _ in clocks.due(stage)), default=None)


def may_rest(stage: Stage) -> bool:
    """The table may leave the memory: nothing happens there before somebody comes, or time runs out."""
    return not isinstance(stage, Playing) or not stage.table.room.is_by_days() or not is_moving(stage)


def is_moving(playing: Playing) -> bool:
    """A bot is to move, or an answer that has been given is about to be published."""
    held = {each.number for each in playing.table.room.held}
    return any(playing.is_bot(q.seat) or q.abandoned or q.number in held for q in playing.questions.values())
