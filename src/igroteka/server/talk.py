"""The chat. Where a rule listens to what players write, a line is an answer as well."""

from __future__ import annotations

import contextlib

from igroteka.engine import Refused, Show
from igroteka.server import protocol
from igroteka.server.outcome import Outcome
from igroteka.server.rejection import Rejected
from igroteka.server.room import Member, tidy
from igroteka.server.sender import Sender
from igroteka.server.streams import AnyMatch
from igroteka.server.table import Line, Playing, Stage


def say(stage: Stage, by: Sender, message: protocol.Say) -> Outcome:
    if by.member.muted:
        raise Rejected("muted", "the host has muted you")
    text = tidy(message.text)
    if not text:
        raise Rejected("bad_message", "say something")
    if isinstance(stage, Playing):
        answer_with(stage, by.member, text)
    return Outcome(lines=[Line(by.member, text, about=message.about)])


def earlier(stage: Stage, by: Sender, message: protocol.Earlier) -> Outcome:
    """A page of what was said before."""
    outcome = Outcome()
    outcome.reply(by.client, stage.table.chat_page(before=message.before))
    return outcome


def answer_with(playing: Playing, member: Member, text: str) -> None:
    """The line answers every open question of the member's seats that hears the chat."""
    match = playing.match
    for n, seat in enumerate(playing.table.room.seats):
        if seat.owner == member.id and seat.bot is None:
            for key in chat_answers(match, n, text):
                with contextlib.suppress(Refused):  # then it was only talk
                    match.answer(n, key, max(match.g.now, playing.table.clock.now()))


def chat_answers(match: AnyMatch, seat: int, text: str) -> list[str]:
    asks = [ask for ask in match.asks if ask.seat == seat and isinstance(ask, Show)]
    return [key for ask in asks if (key := ask.kind.from_chat(text))]
