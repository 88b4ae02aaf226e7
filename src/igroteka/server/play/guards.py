"""Guarded questions: when an answer is published must not tell whether there was anything to decide.

Where several people play, the table has one window for them: whatever is answered, and whether anything could be, it is
published at its end, which everybody sees coming. An answer that comes before is held: it is stored with the room,
survives a restart, and can be taken back until then. Who has not answered by then has given the answer that the rules
have for this. While the seat's owner is not there the window waits, and starts again when they are back.
Where days are given for a decision it waits until there is an answer, or until that time has run out.

A person alone with bots need not wait so long: there an answer is published after a short delay that was drawn before.
"""

from __future__ import annotations

import contextlib
import secrets
from functools import partial

from igroteka.engine import Ask, Fate, Prompt, Race, Refused, Several, Show
from igroteka.server.messages.protocol import Held
from igroteka.server.rooms.live_table import OpenQuestion, Playing
from igroteka.server.rooms.outcome import Due, Outcome
from igroteka.server.rooms.room import HeldAnswer


def due(playing: Playing) -> list[Due]:
    """Held answers, those that a window ends without, and those to questions that leave a person no choice."""
    found: list[Due] = []
    by_days = playing.table.room.is_by_days()
    for question in playing.questions.values():
        if question.abandoned and question.idea is not None and question.idea.answer:
            continue  # a bot answers in its place
        held = held_answer(playing, question)
        if question.window and (held is None if by_days else is_absent(playing, question)):
            continue
        if held is not None:
            found.append((question.guard, partial(publish_held, playing, held)))
        elif question.guard > question.opened and not playing.is_bot(question.seat):
            ask = playing.ask_of(question)
            if ask is not None and (question.window or is_forced(ask)):
                found.append((question.guard, partial(publish_default, playing, ask)))
    return found


def is_windowed(playing: Playing, ask: Ask) -> bool:
    """Whether the answer to this question is published at the end of the table's window, which everybody knows in
    advance."""
    people = {s.owner for s in playing.table.room.seats if s.owner is not None and s.bot is None}
    return is_kept_back(playing.match.prompt, ask) and len(people) > 1


def is_kept_back(prompt: Prompt | None, ask: Ask) -> bool:
    return ask.guarded and not ask.rest and not isinstance(prompt, Race)


def is_absent(playing: Playing, question: OpenQuestion) -> bool:
    """Whether the owner of the seat is absent and no bot sits in."""
    seat = playing.table.room.seats[question.seat]
    return seat.owner is not None and seat.bot is None and not playing.table.is_connected(seat.owner)


def delay(playing: Playing, ask: Ask) -> int:
    """How long an answer to this question is held back, computed from what everybody knows."""
    if not is_kept_back(playing.match.prompt, ask):
        return 0
    return window(playing) if is_windowed(playing, ask) else drawn(playing.table.config.timing.guard_alone)


def window(playing: Playing) -> int:
    return playing.table.room.window * playing.table.config.timing.guard


def begin_anew(playing: Playing, seats: list[int]) -> None:
    """Start the windows of these seats again: their owner has come back."""
    for question in playing.questions.values():
        if question.window and question.seat in seats:
            question.guard = playing.table.clock.now() + window(playing)


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


def publish_default(playing: Playing, ask: Ask) -> Outcome:
    """Give the default answer: nothing had to be decided, or nothing was decided in time."""
    match = playing.match
    match.answer(ask.seat, unasked_answer(ask), max(match.g.now, playing.table.clock.now()))
    return Outcome()


def unasked_answer(ask: Ask) -> str:
    """The only answer; else what the rules have for who does not answer; else any."""
    if is_forced(ask):
        return ask.options[0].key
    default = ask.default()
    return default if default and ask.why_not(default) is None else ask.random_answer(Fate(secrets.randbits(31)))


def is_forced(ask: Ask) -> bool:
    """Whether only one answer is possible."""
    return len(ask.options) == 1 and not isinstance(ask, Show | Several)


def drawn(bounds: tuple[int, int]) -> int:
    """A delay from the system's randomness, of which nothing at the table knows."""
    low, high = bounds
    return low + secrets.randbelow(high - low + 1)
