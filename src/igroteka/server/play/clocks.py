"""Time that runs out: deadlines of the rules, and the table's own clock for each move with a bank for each seat."""

from __future__ import annotations

from functools import partial

from igroteka.engine import Ask
from igroteka.server.play import guards, presence, race
from igroteka.server.rooms.live_table import OpenQuestion, Playing, Stage
from igroteka.server.rooms.outcome import Due, Outcome

MISSED: int = 2
"""Questions in a row whose time ran out, before a bot sits in."""


def due(playing: Playing) -> list[Due]:
    match, clock = playing.match, playing.table.room.clock
    prompt = match.prompt
    if prompt is None:
        return []
    grace = race.window(playing, None) if race.is_open(match) and race.can_be_called(match) else 0
    found: list[Due] = [(prompt.until() + grace, partial(expire, playing))] if prompt.until() >= 0 else []
    for ask in prompt.open():
        question = playing.question_of(ask)
        if question is None or question.abandoned or (question.window and not playing.table.room.is_by_days()):
            continue
        if ask.deadline >= 0:
            found.append((ask.deadline + grace, partial(run_out, playing, question, ask)))
        if ask.must and not playing.is_bot(ask.seat) and (clock.move or clock.bank):
            found.append((until(playing, question), partial(run_out, playing, question, ask)))
    return found


def expire(playing: Playing) -> Outcome:
    """The rules give up the whole prompt; calls that were pressed in time are judged first."""
    if playing.calls.until >= 0:
        return race.close(playing)
    prompt = playing.match.prompt
    if prompt is not None and prompt.until() >= 0:
        playing.match.pass_time(prompt.until())
    return Outcome()


def run_out(playing: Playing, question: OpenQuestion, ask: Ask) -> Outcome:
    """Time is up for a question: its default, else what a bot would do. Twice in a row, and a bot sits in."""
    match, outcome = playing.match, Outcome()
    default = ask.default()
    counts = ask.must and not guards.is_forced(ask) and not playing.is_bot(question.seat)
    if default and ask.why_not(default) is None:
        match.answer(question.seat, default, max(match.g.now, playing.table.clock.now()))
        outcome.store_room = spend(playing, question)
    else:
        question.abandoned = True
        question.pace = question.opened
    if counts:
        playing.missed[question.seat] = playing.missed.get(question.seat, 0) + 1
        outcome.note("missed_clock", f"p{question.seat}")
        outcome.change_room()
        if playing.missed[question.seat] >= MISSED and match.result is None and presence.may_substitute(playing):
            presence.substitute(playing, [question.seat], outcome)
    return outcome


# ---------------------------------------------------------------------------------------------------- the table's own


def until(playing: Playing, question: OpenQuestion) -> int:
    return question.opened + 1000 * playing.table.room.clock.move + bank(playing, question.seat)


def bank(playing: Playing, seat: int) -> int:
    room = playing.table.room
    kept = room.seats[seat].bank
    return 1000 * room.clock.bank if kept < 0 else kept


def spend(playing: Playing, question: OpenQuestion) -> bool:
    """Take from the seat's bank what the answer took beyond its time; True if it did."""
    room = playing.table.room
    over = playing.table.clock.now() - question.opened - 1000 * room.clock.move
    if over <= 0 or not room.clock.bank:
        return False
    room.seats[question.seat].bank = max(0, bank(playing, question.seat) - over)
    return True


def shown(stage: Stage) -> tuple[list[int], list[int]]:
    """When each seat's time runs out (-1: it does not run), by its clock or with the table's window; and what it has in
    the bank."""
    room = stage.table.room
    found, has_clock = [-1] * len(room.seats), bool(room.clock.move or room.clock.bank)
    if not isinstance(stage, Playing):
        return found, []
    for ask in stage.match.asks:
        question = stage.question_of(ask)
        if question is None:
            continue
        if question.window and not stage.table.room.is_by_days():
            found[ask.seat] = -1 if guards.is_absent(stage, question) else question.guard
        elif has_clock and ask.must and not stage.is_bot(ask.seat):
            found[ask.seat] = until(stage, question)
    return found, [bank(stage, s) for s in range(len(room.seats))] if has_clock else []
