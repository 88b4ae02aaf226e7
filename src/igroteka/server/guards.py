"""Guarded questions: when an answer is published must not tell whether there was anything to decide.

So every answer to one is published after a delay that was drawn before anybody answered. One that comes earlier is
held: it is stored with the room, survives a restart, and can be taken back until its time has come.
"""

from __future__ import annotations

import contextlib
import secrets
from functools import partial

from igroteka.engine import Ask, Race, Refused, Several, Show
from igroteka.server.outcome import Due, Outcome
from igroteka.server.protocol import Held
from igroteka.server.room import HeldAnswer
from igroteka.server.table import OpenQuestion, Playing


def due(playing: Playing) -> list[Due]:
    """Held answers, and those to questions that leave a person no choice."""
    found: list[Due] = []
    for question in playing.questions.values():
        if question.abandoned and question.idea is not None and question.idea.answer:
            continue  # a bot answers in its place
        held = held_answer(playing, question)
        if held is not None:
            found.append((question.guard, partial(publish_held, playing, held)))
        elif question.guard > question.opened and not playing.is_bot(question.seat):
            ask = playing.ask_of(question)
            if ask is not None and is_forced(ask):
                found.append((question.guard, partial(publish_forced, playing, ask)))
    return found


def delay(playing: Playing, ask: Ask) -> int:
    """How long an answer to this question is kept back, from what everybody knows."""
    if not ask.guarded or ask.rest or isinstance(playing.match.prompt, Race):
        return 0
    timing = playing.table.config.timing
    people = {s.owner for s in playing.table.room.seats if s.owner is not None and s.bot is None}
    return drawn(timing.guard if len(people) > 1 else timing.guard_alone)


def waits(playing: Playing, seat: int) -> bool:
    """An answer of the seat would come before its time."""
    now = playing.table.clock.now()
    return any(q.seat == seat and q.guard > now for q in playing.questions.values())


def hold(playing: Playing, seat: int, key: str, outcome: Outcome) -> None:
    """Keep an answer until its time comes. Only its own seat is told."""
    room, number = playing.table.room, playing.match.number
    held = HeldAnswer(seat, number, key)
    room.held = [*(h for h in room.held if h.seat != seat and h.number == number), held]
    outcome.store_room = True
    outcome.to_seats.append((seat, held_message(held)))


def take_back(playing: Playing, seat: int, outcome: Outcome) -> bool:
    """Forget the answer that is held for a seat; False if there is none."""
    room, number = playing.table.room, playing.match.number
    kept = [h for h in room.held if h.seat != seat or h.number != number]
    if len(kept) == len(room.held):
        return False
    room.held = kept
    outcome.store_room = True
    return True


def held_message(held: HeldAnswer) -> Held:
    return Held(seat=held.seat, number=held.number, key=held.key)


def held_answer(playing: Playing, question: OpenQuestion) -> HeldAnswer | None:
    for held in playing.table.room.held:
        if held.seat == question.seat and held.number == question.number:
            return held
    return None


def publish_held(playing: Playing, held: HeldAnswer) -> Outcome:
    match = playing.match
    playing.table.room.held.remove(held)
    with contextlib.suppress(Refused):  # it was possible when it came; the seat is asked again
        match.answer(held.seat, held.key, max(match.g.now, playing.table.clock.now()))
    return Outcome(store_room=True)


def publish_forced(playing: Playing, ask: Ask) -> Outcome:
    match = playing.match
    match.answer(ask.seat, ask.options[0].key, max(match.g.now, playing.table.clock.now()))
    return Outcome()


def is_forced(ask: Ask) -> bool:
    """Only one answer is possible."""
    return len(ask.options) == 1 and not isinstance(ask, Show | Several)


def drawn(bounds: tuple[int, int]) -> int:
    """A delay from the system's randomness, of which nothing at the table knows."""
    low, high = bounds
    return low + secrets.randbelow(high - low + 1)
