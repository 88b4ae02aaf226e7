"""What players do in a running game: answer, take the last answer back, ask for a hint or a reason, hurry the bots; and
look back, also when it is over."""

from __future__ import annotations

from functools import partial
from typing import Final

from igroteka.engine import Refused
from igroteka.server.handlers import lessons
from igroteka.server.messages import requests
from igroteka.server.messages.protocol import Foreseen, Hinted, LookedBack, WhyNot
from igroteka.server.messages.rejection import Rejected, rejected
from igroteka.server.play import clocks, guards, lesson_table, presence, race
from igroteka.server.rooms.client import Client
from igroteka.server.rooms.live_table import Begun, Playing, RaceAnswer, Stage
from igroteka.server.rooms.outcome import Outcome, Thinking
from igroteka.server.rooms.sender import Sender
from igroteka.server.streams.stream import Body
from igroteka.server.thinking.thinkers import LONG, OLDER_RULES, Idea, advise, foresee, look_back_at
from igroteka.server.thinking.waiting_line import PERSON_WAITS

MAX_HINT_S: Final = 1.0
"""Seconds in which answers are compared for a hint; without that it is what the bot would do, and no more."""


def answer(playing: Playing, by: Sender, message: requests.Answer) -> Outcome:
    """An answer to the open question. A player for whom a bot sits in is back with it, whatever the answer is worth."""
    seat, outcome = by.own_seat(playing.table, message.seat), Outcome()
    not_endless(playing)
    if lesson_table.is_guided(playing):
        return lessons.answer(playing, by, message)
    if message.number != playing.match.number:
        raise Rejected("stale", "this question is no longer open", "stale")
    if seat.bot is None:
        take(playing, by, message, outcome)
        return outcome
    presence.back(playing, by.member.id, outcome)
    try:
        take(playing, by, message, outcome)
    except (Refused, Rejected) as error:
        outcome.refuse(by.client, message.id, error if isinstance(error, Rejected) else rejected(error))
        outcome.later = True
    return outcome


def take(playing: Playing, by: Sender, message: requests.Answer, outcome: Outcome) -> None:
    """In a race the answer is judged when the window closes; one to a guarded question may have to wait for its time;
    any other counts from now on. An illegal one raises and changes nothing."""
    seat, match, now = message.seat, playing.match, playing.table.clock.now()
    playing.missed[seat] = 0
    if race.is_open(match):
        legal(playing, seat, message.key)
        at = race.pressed(playing, by.client, message.t)
        race.add(playing, RaceAnswer(seat, message.key, match.number, at, by.client, message.id, Body([])))
        outcome.later = True
        return
    if guards.waits(playing, seat):
        legal(playing, seat, message.key)
        guards.hold(playing, seat, message.key, outcome)
        return
    match.answer(seat, message.key, max(match.g.now, now))
    playing.answered_last = seat
    for question in playing.questions.values():
        if question.seat == seat and clocks.spend(playing, question):
            outcome.change_room()


def legal(playing: Playing, seat: int, key: str) -> None:
    reason = playing.match.why_not(seat, key)
    if reason is not None:
        raise Rejected("refused", f"{key}: {reason!r}", reason.reason, reason.rule)


def not_endless(playing: Playing) -> None:
    """Answers and undos could fill the disk; no real game comes near this."""
    if playing.log.n >= playing.table.config.limits.steps:
        raise Rejected("full", "this game has gone on for too long")


def undo(playing: Playing, by: Sender, message: requests.Undo) -> Outcome:
    """Take one's own last answer back, if no barrier lies between; a held one always."""
    by.own_seat(playing.table, message.seat)
    not_endless(playing)
    lesson_table.only_unguided(playing)
    outcome = Outcome()
    if not guards.take_back(playing, message.seat, outcome):
        playing.match.undo(message.seat)
        presence.tell_match(playing)
    return outcome


def why(playing: Playing, by: Sender, message: requests.Why) -> Outcome:
    by.own_seat(playing.table, message.seat)
    refusal = playing.match.why_not(message.seat, message.key)
    reason, rule = ("", "") if refusal is None else (refusal.reason, refusal.rule)
    outcome = Outcome()
    outcome.reply(by.client, WhyNot(seat=message.seat, key=message.key, reason=reason, rule=rule))
    return outcome


def hurry(playing: Playing, by: Sender, message: requests.Hurry) -> Outcome:
    """Bots need not pretend to think, until a person is asked."""
    now = playing.table.clock.now()
    playing.hurried = True
    for question in playing.questions.values():
        question.pace = min(question.pace, now)
    return Outcome()


# ------------------------------------------------------------------------------------------------- hints and what if


def what_if(playing: Playing, by: Sender, message: requests.WhatIf) -> Outcome:
    """Find out what would follow from a key, in another process while the table goes on. It counts as a hint among
    those that a server thinks about at once."""
    by.own_seat(playing.table, message.seat)
    match, seat = playing.match, message.seat
    if seat in playing.wondering:
        raise Rejected("too_fast", "the last question of this kind is not answered yet")
    task = playing.bot_task(seat, "", "normal", message.key)
    thinking = hinting(playing, by, Thinking(foresee, task, partial(tell_what_if, by.client, message, match.number)))
    playing.wondering.add(seat)
    return Outcome(later=True, thinking=[thinking])


def hinting(stage: Begun, by: Sender, thinking: Thinking) -> Thinking:
    """Count it among the hints that bots think about, or Rejected: a person waits for it."""
    quota, network = stage.table.shared.hints, by.client.network
    quota.take(network)
    thinking.urgency, thinking.network = PERSON_WAITS, network
    thinking.over = partial(quota.give_back, network)
    return thinking


def tell_what_if(client: Client, message: requests.WhatIf, number: str, stage: Stage, idea: Idea | None) -> Outcome:
    if isinstance(stage, Playing):
        stage.wondering.discard(message.seat)
    outcome = Outcome()
    if idea is None:
        outcome.refuse(client, message.id, Rejected("internal", "nobody knows"))
    else:
        found = Foreseen(seat=message.seat, number=number, key=message.key, values=idea.values)
        outcome.reply(client, found)
        outcome.ok(client, message.id)
    return outcome


def hint(playing: Playing, by: Sender, message: requests.Hint) -> Outcome:
    """Ask a bot what it would do; it thinks in another process while the table goes on."""
    by.own_seat(playing.table, message.seat)
    match, seat = playing.match, message.seat
    if not playing.table.room.hints:
        raise Rejected("not_now", "this table plays without hints")
    asked = [a.name for a in match.asks if a.seat == seat and not a.given]
    if not asked:
        raise Rejected("not_now", "this seat is not asked anything", "not_asked")
    if any(kind in match.game.unhinted for kind in asked):
        raise Rejected("not_now", "here a hint would play the game", "unhinted")
    if seat in playing.hinted:
        raise Rejected("too_fast", "the bot is still thinking about it")
    task = playing.bot_task(seat, "", "normal", message.key)
    task.ceiling = min(task.ceiling, MAX_HINT_S)
    done = partial(tell_hint, by.client, message, match.number)
    thinking = hinting(playing, by, Thinking(advise, task, done, lane=LONG))
    playing.hinted.add(seat)
    return Outcome(later=True, thinking=[thinking])


def tell_hint(client: Client, message: requests.Hint, number: str, stage: Stage, idea: Idea | None) -> Outcome:
    """A bot that fails costs the hint, not the table."""
    if isinstance(stage, Playing):
        stage.hinted.discard(message.seat)
    outcome = Outcome()
    if idea is None:
        outcome.refuse(client, message.id, Rejected("internal", "the bot could not think"))
    elif not idea.answer:
        outcome.refuse(client, message.id, Rejected("not_now", "the bot would wait"))
    else:
        seat, values = message.seat, idea.values
        hinted = Hinted(
            seat=seat, number=number, key=idea.answer, reason=idea.reason, values=values, contrast=idea.contrast
        )
        outcome.reply(client, hinted)
        outcome.ok(client, message.id)
    return outcome


# ------------------------------------------------------------------------------------------------------- looking back


def look_back(stage: Begun, by: Sender, message: requests.LookBack) -> Outcome:
    """What the other answers to one's own last sealed choice would have brought, once its turn is over; it is found out
    elsewhere, and counts as a hint: a table that plays without hints has this only after the end."""
    by.own_seat(stage.table, message.seat)
    if isinstance(stage, Playing) and not stage.table.room.hints:
        raise Rejected("not_now", "this table plays without hints")
    if message.seat in stage.looking_back:
        raise Rejected("too_fast", "the last question of this kind is not answered yet")
    task, done = stage.bot_task(message.seat, "", "normal"), partial(tell_hindsight, by.client, message)
    thinking = hinting(stage, by, Thinking(look_back_at, task, done, lane=LONG))
    stage.looking_back.add(message.seat)
    return Outcome(later=True, thinking=[thinking])


def tell_hindsight(client: Client, message: requests.LookBack, stage: Stage, idea: Idea | None) -> Outcome:
    """Send the review to the client that asked for it, if the seat is still its own."""
    if isinstance(stage, Begun):
        stage.looking_back.discard(message.seat)
    outcome = Outcome()
    if client.member is None or message.seat not in stage.table.room.seats_of(client.member):
        outcome.refuse(client, message.id, Rejected("not_your_seat", "this is not your seat"))
    elif idea is not None and idea.hindsight is not None:
        outcome.reply(client, LookedBack(seat=message.seat, hindsight=idea.hindsight))
        outcome.ok(client, message.id)
    elif idea is not None and idea.reason == OLDER_RULES:
        outcome.refuse(client, message.id, Rejected("not_now", "older rules have begun this game", OLDER_RULES))
    elif idea is not None:
        outcome.refuse(client, message.id, Rejected("not_now", "no choice of this seat is over yet"))
    else:
        outcome.refuse(client, message.id, Rejected("internal", "nobody knows"))
    return outcome
