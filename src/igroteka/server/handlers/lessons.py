"""What the learner does in a lesson while the guide leads: answer, and read on."""

from __future__ import annotations

from igroteka.lessons.guide import LEARNER, LESSON_NEXT
from igroteka.server.messages import requests
from igroteka.server.messages.rejection import Rejected
from igroteka.server.play import lesson_table
from igroteka.server.rooms.live_table import Begun, Playing
from igroteka.server.rooms.outcome import Outcome
from igroteka.server.rooms.sender import Sender


def answer(playing: Playing, by: Sender, message: requests.Answer) -> Outcome:
    """An answer that the guide takes is one of the match; one that it takes back is only spoken about."""
    guide = lesson_table.guide_of(playing)
    if guide is None or message.seat != LEARNER:
        raise Rejected("not_now", "the guide speaks", LESSON_NEXT.reason)
    if message.number != playing.match.number:
        raise Rejected("stale", "this question is no longer open", "stale")
    wrong, outcome = guide.answer(message.key), Outcome()
    if wrong:
        outcome.reply(by.client, lesson_table.guidance(playing, wrong, message.key))
    else:
        outcome.guided = outcome.store_room = True
    return outcome


def next(stage: Begun, by: Sender, message: requests.Next) -> Outcome:
    """The line has been read. Pressing twice does no harm: what waits for an answer goes on waiting."""
    guide = lesson_table.guide_of(stage)
    if guide is None:
        raise Rejected("not_now", "this is no lesson")
    guide.next()
    return Outcome(guided=True, store_room=True)
