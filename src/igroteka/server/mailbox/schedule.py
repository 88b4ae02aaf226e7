"""What happens at a table by itself, and when: one list of everything that is due.

Bots answer, held answers are published, clocks run out, members are away too long, calls are judged, a take-back that
nobody decides on lapses. Each has a time
of the table, and does as a handler does: it changes the table in memory and returns an Outcome.
"""

from __future__ import annotations

from igroteka.engine import Ask
from igroteka.server.handlers import again, takeback
from igroteka.server.play import bots, clocks, days, guards, presence, race
from igroteka.server.rooms.live_table import Finished, OpenQuestion, Playing
from igroteka.server.rooms.outcome import Due, Thinking


def notice(playing: Playing) -> list[Thinking]:
    """Note which questions are open; what bots have to think about now."""
    prompt, before, playing.questions = playing.match.prompt, playing.questions, {}
    found: list[Thinking] = []
    if prompt is None:
        return found
    number, now = playing.match.number, playing.table.clock.now()
    open_asks = [ask for ask in prompt.open() if not ask.given]
    for ask in open_asks:
        key = (number, ask.seat, ask.name)
        question = playing.questions[key] = before.get(key) or opened(playing, ask, number, now)
        thinking = bots.begin_to_think(playing, prompt, ask, question)
        if thinking is not None:
            found.append(thinking)
    if playing.hurried and any(ask.must and not playing.is_bot(ask.seat) for ask in open_asks):
        playing.hurried = False
    return found


def opened(playing: Playing, ask: Ask, number: str, now: int) -> OpenQuestion:
    """A new question. The delays are drawn here, before anybody has answered."""
    before = days.opened_before(playing, number, ask.seat, ask.name)
    question = OpenQuestion(number, ask, now if before is None else before)
    question.guard += guards.delay(playing, ask)
    question.window = question.guard > now and guards.is_windowed(playing, ask)
    question.pace += bots.pace(playing, ask)
    return question


def next_after(finished: Finished) -> Due | None:
    """What is due after a game."""
    return min(again.due(finished), key=when, default=None)


def next_due(playing: Playing) -> Due | None:
    """The earliest thing that is due in a game. Calls of a closed window are judged before anything else happens."""
    call = race.due(playing)
    if call is not None and playing.calls.judging:
        return call
    found = [
        *takeback.due(playing),
        *takeback.delayed(playing, [*bots.due(playing), *guards.due(playing)]),
        *clocks.due(playing),
        *presence.due(playing),
        *days.due(playing),
    ]
    if call is not None:
        found.append(call)
    return min(found, key=when) if found else None


def when(due: Due) -> int:
    return due[0]
