"""The chat. Where a rule listens to what players write, a line is an answer as well."""

from __future__ import annotations

import contextlib
from functools import partial

from igroteka.bots import brain_of
from igroteka.engine import Refused, Show
from igroteka.engine.match import AnyMatch
from igroteka.server.messages import requests
from igroteka.server.messages.rejection import Rejected
from igroteka.server.rooms.live_table import BotLine, Line, PhraseLine, Playing, Stage
from igroteka.server.rooms.names import tidy
from igroteka.server.rooms.outcome import Outcome, Thinking
from igroteka.server.rooms.room import Member
from igroteka.server.rooms.sender import Sender
from igroteka.server.thinking.thinkers import Idea, reply


def say(stage: Stage, by: Sender, message: requests.Say) -> Outcome:
    check_may_speak(stage, by)
    if stage.table.room.chat != "all":
        raise Rejected("muted", "at this table only ready phrases can be said", "chat_phrases")
    text = tidy(message.text)
    if not text:
        raise Rejected("bad_message", "say something")
    if isinstance(stage, Playing):
        answer_with(stage, by.member, text)
    outcome = Outcome(lines=[Line(by.member, text, about=message.about)])
    if isinstance(stage, Playing) and message.about:
        outcome.thinking += asked_of_bots(stage, message.about)
    return outcome


def say_phrase(stage: Stage, by: Sender, message: requests.SayPhrase) -> Outcome:
    check_may_speak(stage, by)
    return Outcome(lines=[PhraseLine(by.member, f"phrase-{message.phrase}")])


def check_may_speak(stage: Stage, by: Sender) -> None:
    """Rejected says why not: by the host of the table or of the server, or since nobody speaks here."""
    sanctions = stage.table.shared.sanctions
    if by.member.muted:
        raise Rejected("muted", "the host has muted you")
    if sanctions.of_person("mute", by.member.whose) or sanctions.of_network("mute", by.client.network):
        raise Rejected("muted", "the host of this server has muted you", "muted_here")
    if stage.table.room.chat == "off":
        raise Rejected("muted", "the chat of this table is off", "chat_off")


def asked_of_bots(playing: Playing, about: str) -> list[Thinking]:
    """Somebody points at a thing: a bot that plays in their team says whether it can go there. One answer at a time,
    and none while the server is busy: nobody waits for it."""
    table = playing.table
    speak = brain_of(table.shared.shelf.game(table.room.game)).replies
    bots = [seat for seat in range(playing.match.g.seats) if playing.is_bot(seat)]
    quota, network = table.shared.hints, table.network
    if not speak or not bots or playing.replying or quota.is_used_up(network):
        return []
    quota.take(network)
    playing.replying = True
    task, over = playing.bot_task(bots[0], "", "normal", about), partial(quota.give_back, network)
    return [Thinking(reply, task, replied, network=network, over=over)]


def replied(stage: Stage, idea: Idea | None) -> Outcome:
    if not isinstance(stage, Playing):
        return Outcome()
    stage.replying = False
    if idea is None or not idea.answer:
        return Outcome()
    return Outcome(lines=[BotLine(int(idea.answer), f"reply-{idea.reason}", idea.values)])


def earlier(stage: Stage, by: Sender, message: requests.Earlier) -> Outcome:
    """A page of what was said before."""
    outcome = Outcome()
    outcome.reply(by.client, stage.table.chat_page(by.client, before=message.before))
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
