"""The bots at a table: which question each has to think about, and when its answer is published."""

from __future__ import annotations

import logging
import secrets
from functools import partial
from typing import Final

from igroteka.engine import Ask, Fate, Prompt, Race, Refused
from igroteka.server.messages.protocol import Intends
from igroteka.server.play import guards, race
from igroteka.server.rooms.live_table import OpenQuestion, Playing, RaceAnswer, Stage
from igroteka.server.rooms.outcome import Due, Outcome, Thinking
from igroteka.server.streams.stream import Body
from igroteka.server.thinking.thinkers import LONG, Idea, think
from igroteka.server.thinking.waiting_line import NOBODY_WAITS, PERSON_WAITS

MAX_THINKING_S: Final = 30.0
"""Seconds; then a bot answers at random."""
HARD: Final = ("hard", "expert")
IN_A_ROW: Final = 4
"""So many times as fast come the further answers of a bot that nobody else answers in between: they are one turn."""
log: Final = logging.getLogger("igroteka")


def due(playing: Playing) -> list[Due]:
    """Answers that bots have made up their minds about."""
    found: list[Due] = []
    for question in playing.questions.values():
        idea = question.idea
        if question.window and idea is None and playing.is_bot(question.seat):
            found.append((question.guard, partial(publish_unthought, playing, question)))
        if idea is None or not idea.answer:
            continue
        if not question.abandoned and guards.held_answer(playing, question) is not None:
            continue  # the owner's own answer comes first
        paced = question.must or idea.at < 0  # a bid in a race has chosen its moment
        at = question.guard if question.window else max(question.guard, idea.at, question.pace if paced else 0)
        found.append((at, partial(publish, playing, question, idea)))
    return found


def pace(playing: Playing, ask: Ask) -> int:
    """How long a bot pretends to think."""
    if playing.hurried or not playing.is_bot(ask.seat):
        return 0
    moment = guards.drawn(playing.table.config.timing.bot[playing.table.room.pace])
    return moment // IN_A_ROW if playing.answered_last == ask.seat else moment


def begin_to_think(playing: Playing, prompt: Prompt, ask: Ask, question: OpenQuestion) -> Thinking | None:
    """What a bot has to think about at an open question; in a race again after every change."""
    n, is_race = playing.log.n, isinstance(prompt, Race)
    if is_race and question.row != n:
        question.row, question.idea, question.thinks = n, None, False
    if not (playing.is_bot(ask.seat) or question.abandoned) or question.thinks or question.idea is not None:
        return None
    if guards.is_forced(ask) and not is_race:
        question.idea = Idea(ask.options[0].key, "forced")
        return None
    question.thinks = True
    table = playing.table
    seated = table.seated_client()
    thinking = Thinking(
        think,
        playing.bot_task(ask.seat, ask.name),
        partial(thought, question, n),
        MAX_THINKING_S,
        NOBODY_WAITS if seated is None else PERSON_WAITS,
        network=table.network,
    )
    if thinking.question.level in HARD:
        limit_hard(playing, thinking)
    return thinking


def limit_hard(playing: Playing, thinking: Thinking) -> None:
    """A hard bot thinks as a normal one while too many tables have hard ones that think: those of its network, or all
    of the server. A table counts once, since it has one thought at a time."""
    quota, network = playing.table.shared.hard, thinking.network
    if not playing.hard_thoughts and quota.is_used_up(network):
        thinking.question.level = "normal"
        return
    if not playing.hard_thoughts:
        quota.take(network)
    playing.hard_thoughts += 1
    thinking.lane = LONG

    def over() -> None:
        playing.hard_thoughts -= 1
        if not playing.hard_thoughts:
            quota.give_back(network)

    thinking.over = over


def thought(question: OpenQuestion, n: int, stage: Stage, idea: Idea | None) -> Outcome:
    """A bot has an idea; too late, if the table has gone on. One that fails answers at random: the game goes on."""
    ask = stage.ask_of(question) if isinstance(stage, Playing) else None
    if not isinstance(stage, Playing) or ask is None:
        return Outcome()
    is_race = isinstance(stage.match.prompt, Race)
    if is_race and n != stage.log.n:
        return Outcome()
    question.thinks, question.idea = False, idea or Idea("")
    if not question.idea.answer and (ask.must or not is_race):
        question.idea = Idea(random_answer(ask), "random")
    return announce(stage, ask, question)


def announce(playing: Playing, ask: Ask, question: OpenQuestion) -> Outcome:
    """A team-mate says what it is about to do, and leaves the others a moment to read it."""
    outcome, idea = Outcome(), question.idea
    moment = pace(playing, ask)
    if idea is not None and idea.announced and moment:
        question.pace = max(question.pace, playing.table.clock.now() + moment)
        said = Intends(seat=ask.seat, number=playing.match.number, reason=idea.reason, values=idea.values)
        for client in playing.table.clients:
            outcome.reply(client, said)
    return outcome


def publish(playing: Playing, question: OpenQuestion, idea: Idea) -> Outcome:
    """The one way in which a bot's answer comes to the match."""
    question.idea = Idea("")
    match, seat = playing.match, question.seat
    body = Body([], seat, idea.reason, idea.values, rollouts=idea.rollouts)
    if race.is_open(match):
        race.add(playing, RaceAnswer(seat, idea.answer, match.number, idea.at, None, 0, body))
        return Outcome()
    now = max(match.g.now, playing.table.clock.now())
    try:
        match.answer(seat, idea.answer, now)
    except Refused as error:
        log.warning("a bot of %s answered %r: %s", playing.table.room.game, idea.answer, error)
        ask = playing.ask_of(question)
        if ask is not None:
            match.answer(seat, random_answer(ask), now)
    playing.answered_last = seat
    return Outcome(body)


def publish_unthought(playing: Playing, question: OpenQuestion) -> Outcome:
    """A window ends before the bot has made up its mind."""
    ask = playing.ask_of(question)
    return Outcome() if ask is None else publish(playing, question, Idea(guards.unasked_answer(ask), "random"))


def random_answer(ask: Ask) -> str:
    return ask.random_answer(Fate(secrets.randbits(31)))
