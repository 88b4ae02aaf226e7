"""Taking back behind a barrier: the other players decide, and must be there to do so; bots agree, and wait until it is
decided. What comes after it is drawn again, so that nobody has looked ahead."""

from __future__ import annotations

from functools import partial
from typing import Literal

from igroteka.engine.events import Input
from igroteka.engine.match import AnyMatch
from igroteka.engine.record import ANSWER, last_answer
from igroteka.server.handlers import playing as answers
from igroteka.server.messages import protocol, requests
from igroteka.server.messages.rejection import Rejected
from igroteka.server.messages.room_view import Takeback
from igroteka.server.play import lesson_table, presence, race
from igroteka.server.rooms.live_table import Playing, TakebackRequest
from igroteka.server.rooms.outcome import Due, Outcome
from igroteka.server.rooms.room import secret_luck
from igroteka.server.rooms.sender import Sender

Result = Literal["done", "refused", "lapsed", "overtaken"]

# ------------------------------------------------------------------------------------------------- asking and deciding


def ask(playing: Playing, by: Sender, message: requests.TakebackAsk) -> Outcome:
    by.own_seat(playing.table, message.seat)
    lesson_table.only_unguided(playing)
    table, match, seat = playing.table, playing.match, message.seat
    if match.can_undo(seat) is None:
        return answers.undo(playing, by, requests.Undo(seat=seat))
    k = last_answer(match.steps, seat)
    if k < 0:
        raise Rejected("barrier", "there is nothing to take back", "nothing_to_undo")
    if playing.takeback is not None:
        raise Rejected("not_now", "another take-back is being asked for", "takeback_open")
    waiting = sorted({s.owner for s in table.room.seats if s.owner is not None} - {by.member.id})
    if not all(table.is_connected(member) for member in waiting):
        raise Rejected("not_now", "somebody who would have to agree is not there", "takeback_absent")
    outcome, key = Outcome(show_room=True), match.steps[k][2]
    until = table.clock.now() + table.config.timing.takeback
    asked = TakebackRequest(Takeback(seat, by.member.id, waiting), match.number, until, kind_of(match, seat, key), key)
    if waiting:
        playing.takeback = asked
        outcome.note("takeback_asked", f"p{seat}")
    else:
        take_back(playing, asked, outcome)
    return outcome


def kind_of(match: AnyMatch, seat: int, key: str) -> str:
    """The kind of the question that this seat has last answered so."""
    given = (entry for entry in reversed(match.log) if isinstance(entry, Input))
    return next((entry.what for entry in given if entry.step[:3] == (ANSWER, seat, key)), "")


def consent(playing: Playing, by: Sender, message: requests.Consent) -> Outcome:
    asked = playing.takeback
    if asked is None or by.member.id not in asked.shown.waiting:
        raise Rejected("not_now", "nobody asks you to agree to anything")
    outcome = Outcome(show_room=True)
    if message.yes:
        agree(playing, by.member.id, outcome)
    else:
        end(playing, asked, "refused", outcome)
    return outcome


def agree(playing: Playing, member: int, outcome: Outcome) -> None:
    """A member has nothing against the take-back that is asked for, or has left."""
    asked = playing.takeback
    if asked is None or member not in asked.shown.waiting:
        return
    shown = asked.shown
    asked.shown = Takeback(shown.seat, shown.member, [m for m in shown.waiting if m != member])
    if not asked.shown.waiting:
        take_back(playing, asked, outcome)


def take_back(playing: Playing, asked: TakebackRequest, outcome: Outcome) -> None:
    playing.match.undo(asked.shown.seat, consent=True)
    playing.match.renew(secret_luck())
    presence.tell_match(playing)
    end(playing, asked, "done", outcome)


def end(playing: Playing, asked: TakebackRequest, result: Result, outcome: Outcome) -> None:
    """Everybody is told how it ended; whoever asked, of which move: the others may not know it."""
    playing.takeback = None
    seat = asked.shown.seat
    outcome.show_room = True
    outcome.note(f"takeback_{result}", f"p{seat}")
    ended = protocol.TakebackEnded(seat=seat, kind=asked.kind, key=asked.key, result=result)
    outcome.to_seats.append((seat, ended))


# ----------------------------------------------------------------------------------------------- while nobody decides


def due(playing: Playing) -> list[Due]:
    """Nobody has decided in time: the move stays."""
    asked = playing.takeback
    return [] if asked is None else [(asked.until, partial(lapse, playing, asked))]


def lapse(playing: Playing, asked: TakebackRequest) -> Outcome:
    outcome = Outcome()
    end(playing, asked, "lapsed", outcome)
    return outcome


def delayed(playing: Playing, found: list[Due]) -> list[Due]:
    """What the table does by itself waits while a take-back is open; not in a race, where it would be a head start."""
    asked = playing.takeback
    if asked is None or race.is_open(playing.match):
        return found
    return [(max(at, asked.until), act) for at, act in found]


def overtaken(playing: Playing, outcome: Outcome) -> None:
    """The game has gone on since the take-back was asked for."""
    asked = playing.takeback
    if asked is not None and asked.number != playing.match.number:
        end(playing, asked, "overtaken", outcome)
