"""Taking back behind a barrier: the other players decide, and must be there to do so; bots agree. What comes after it
is drawn anew, so that nobody has looked ahead."""

from __future__ import annotations

from igroteka.server import playing as answers
from igroteka.server import presence, protocol
from igroteka.server.outcome import Outcome
from igroteka.server.rejection import Rejected
from igroteka.server.room import secret_luck
from igroteka.server.room_view import Takeback
from igroteka.server.sender import Sender
from igroteka.server.table import Playing, TakebackRequest


def ask(playing: Playing, by: Sender, message: protocol.TakebackAsk) -> Outcome:
    by.own_seat(playing.table, message.seat)
    table, match, seat = playing.table, playing.match, message.seat
    if match.can_undo(seat) is None:
        return answers.undo(playing, by, protocol.Undo(seat=seat))
    if not any(step[0] == "answer" and step[1] == seat for step in match.steps):
        raise Rejected("barrier", "there is nothing to take back", "nothing_to_undo")
    if playing.takeback is not None:
        raise Rejected("not_now", "another take-back is being asked for")
    waiting = sorted({s.owner for s in table.room.seats if s.owner is not None and s.bot is None} - {by.member.id})
    if not all(table.is_connected(member) for member in waiting):
        raise Rejected("not_now", "somebody who would have to agree is not there", "takeback_absent")
    outcome = Outcome(show_room=True)
    if waiting:
        playing.takeback = TakebackRequest(Takeback(seat, by.member.id, waiting), match.number)
        outcome.note("takeback_asked", f"p{seat}")
    else:
        take_back(playing, seat, outcome)
    return outcome


def consent(playing: Playing, by: Sender, message: protocol.Consent) -> Outcome:
    asked = playing.takeback
    if asked is None or by.member.id not in asked.shown.waiting:
        raise Rejected("not_now", "nobody asks you to agree to anything")
    outcome = Outcome(show_room=True)
    if message.yes:
        agree(playing, by.member.id, outcome)
    else:
        playing.takeback = None
        outcome.note("takeback_refused", f"p{asked.shown.seat}")
    return outcome


def agree(playing: Playing, member: int, outcome: Outcome) -> None:
    """A member has nothing against the take-back that is asked for, or has left."""
    asked = playing.takeback
    if asked is None or member not in asked.shown.waiting:
        return
    seat, waiting = asked.shown.seat, [m for m in asked.shown.waiting if m != member]
    if waiting:
        playing.takeback = TakebackRequest(Takeback(seat, asked.shown.member, waiting), asked.number)
        return
    playing.takeback = None
    take_back(playing, seat, outcome)


def take_back(playing: Playing, seat: int, outcome: Outcome) -> None:
    playing.match.undo(seat, consent=True)
    playing.match.renew(secret_luck())
    presence.tell_match(playing)
    outcome.note("takeback_done", f"p{seat}")
