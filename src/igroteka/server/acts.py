"""What people do in a game: answer, take back, ask for a hint or a reason, talk."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING

from igroteka.engine import Barrier, Refused, StaleAnswer
from igroteka.server import protocol
from igroteka.server.connection import Connection, Rejected
from igroteka.server.protocol import Hinted, Takeback, WhyNot
from igroteka.server.record import tidy
from igroteka.server.thinkers import advise, log

if TYPE_CHECKING:
    from igroteka.server.record import Member
    from igroteka.server.table import Table


def refused(error: Refused) -> Rejected:
    """A refusal of the rules, on its way to a client."""
    code: protocol.ErrorCode = "refused"
    if isinstance(error, StaleAnswer):
        code = "stale"
    elif isinstance(error, Barrier):
        code = "barrier"
    return Rejected(code, str(error), error.reason, error.rule)


async def answer(table: Table, connection: Connection, message: protocol.Answer) -> bool:
    """An answer to the open prompt. In a race it is judged when the window closes."""
    table.own_seat(connection, message.seat)
    match = table.match()
    not_endless(table)
    if message.number != match.number:
        raise Rejected("stale", "this question is no longer open", "stale")
    assert connection.member is not None
    if table.record.seats[message.seat].bot is not None:
        await table.pulse.owner_back(connection.member)
    pulse, calls = table.pulse, table.pulse.calls
    pulse.missed[message.seat] = 0
    if calls.pure(match):
        legal(table, message.seat, message.key)
        calls.add(message.seat, message.key, calls.pressed(connection, message.t), connection, message.id)
        return True
    if any(a.seat == message.seat and a.guard > table.clock.now() for a in pulse.asked.values()):
        legal(table, message.seat, message.key)
        if await pulse.hold(message.seat, message.key):
            return False
    spent = [pulse.spend(a) for a in pulse.asked.values() if a.seat == message.seat]
    try:
        await pulse.answer(message.seat, message.key, room=any(spent))
    except Refused as error:
        raise refused(error) from None
    return False


def not_endless(table: Table) -> None:
    """Clicks and undos fill the disk for whoever wants to; no real game comes near this."""
    assert table.play is not None
    if table.play.n >= table.hub.config.limits.steps:
        raise Rejected("full", "this game has gone on for too long")


def legal(table: Table, seat: int, key: str) -> None:
    reason = table.match().why_not(seat, key)
    if reason is not None:
        raise Rejected("refused", f"{key}: {reason!r}", reason.reason, reason.rule)


async def undo(table: Table, connection: Connection, message: protocol.Undo) -> None:
    """Take the own last answer back, if no barrier lies between; a held one always."""
    table.own_seat(connection, message.seat)
    match, record = table.match(), table.record
    not_endless(table)
    held = [h for h in record.held if h.seat == message.seat and h.number == match.number]
    if held:
        record.held = [h for h in record.held if h not in held]
        await table.save_room()
        return
    try:
        match.undo(message.seat)
    except Refused as error:
        raise refused(error) from None
    table.pulse.seat_all()
    await table.commit()


async def takeback(table: Table, connection: Connection, message: protocol.TakebackAsk) -> None:
    """Behind a barrier the others decide; bots and who is not there agree."""
    table.own_seat(connection, message.seat)
    match, member = table.match(), table.member(connection)
    if match.can_undo(message.seat) is None:
        await undo(table, connection, protocol.Undo(seat=message.seat))
        return
    if not any(step[0] == "answer" and step[1] == message.seat for step in match.steps):
        raise Rejected("barrier", "there is nothing to take back", "nothing_to_undo")
    if table.takeback is not None:
        raise Rejected("not_now", "another take-back is being asked for")
    seated = {s.owner for s in table.record.seats if s.owner is not None and s.bot is None} - {member.id}
    waiting = sorted(m for m in seated if m is not None and table.is_connected(m))
    table.takeback = (Takeback(message.seat, member.id, waiting), match.number)
    if not waiting:
        await take_back(table)
        return
    await table.save_room(table.line(note="takeback_asked", about=f"p{message.seat}"))


async def consent(table: Table, connection: Connection, message: protocol.Consent) -> None:
    member = table.member(connection)
    table.match()
    if table.takeback is None or member.id not in table.takeback[0].waiting:
        raise Rejected("not_now", "nobody asks you to agree to anything")
    if message.yes:
        await agree(table, member.id)
        return
    seat = table.takeback[0].seat
    table.takeback = None
    await table.save_room(table.line(note="takeback_refused", about=f"p{seat}"))


async def agree(table: Table, member: int) -> None:
    """One less to wait for: they have nothing against it, or have left."""
    assert table.takeback is not None
    asked, number = table.takeback
    waiting = [m for m in asked.waiting if m != member]
    table.takeback = (Takeback(asked.seat, asked.member, waiting), number)
    if waiting:
        table.show_room()
    else:
        await take_back(table)


async def take_back(table: Table) -> None:
    assert table.takeback is not None
    seat = table.takeback[0].seat
    table.takeback = None
    try:
        table.match().undo(seat, consent=True)
    except Refused as error:
        raise refused(error) from None
    table.pulse.seat_all()
    await table.commit(room=True)
    await table.save_room(table.line(note="takeback_done", about=f"p{seat}"))


async def hint(table: Table, connection: Connection, message: protocol.Hint) -> bool:
    """What a bot would do; it thinks elsewhere, the table goes on."""
    table.own_seat(connection, message.seat)
    match = table.match()
    if not table.record.hints:
        raise Rejected("not_now", "this table plays without hints")
    asked = [a.name for a in match.asks if a.seat == message.seat and not a.given]
    if not asked:
        raise Rejected("not_now", "this seat is not asked anything", "not_asked")
    if any(kind in match.game.unhinted for kind in asked):
        raise Rejected("not_now", "here a hint would play the game", "unhinted")
    if message.seat in table.hinted:
        raise Rejected("too_fast", "the bot is still thinking about it")
    table.hinted.add(message.seat)
    question = table.pulse.question(message.seat, "", "normal")
    table.pulse.beside(tell_hint(table, connection, message, match.number, question))
    return True


async def tell_hint(
    table: Table, connection: Connection, message: protocol.Hint, number: str, question: object
) -> None:
    try:
        idea = await table.hub.thinkers.run(table.record.id, advise, question)
    except Exception:  # a bot that fails costs the hint, not the table
        log.exception("a bot of %s could not give a hint", table.record.game)
        connection.reject(message.id, Rejected("internal", "the bot could not think"))
        return
    finally:
        table.hinted.discard(message.seat)
    if not idea.answer:
        connection.reject(message.id, Rejected("not_now", "the bot would wait"))
        return
    connection.send(Hinted(seat=message.seat, number=number, key=idea.answer, reason=idea.reason, values=idea.values))
    connection.ok(message.id)


async def why(table: Table, connection: Connection, message: protocol.Why) -> None:
    table.own_seat(connection, message.seat)
    reason = table.match().why_not(message.seat, message.key)
    connection.send(
        WhyNot(
            seat=message.seat,
            key=message.key,
            reason="" if reason is None else reason.reason,
            rule="" if reason is None else reason.rule,
        )
    )


async def hurry(table: Table, connection: Connection, message: protocol.Hurry) -> None:
    """Bots need not pretend to think, until a person is asked."""
    table.member(connection)
    table.match()
    now = table.clock.now()
    table.pulse.hurried = True
    for asked in table.pulse.asked.values():
        asked.pace = min(asked.pace, now)


async def say(table: Table, connection: Connection, message: protocol.Say) -> None:
    member = table.member(connection)
    if member.muted:
        raise Rejected("muted", "the host has muted you")
    text = tidy(message.text)
    if not text:
        raise Rejected("bad_message", "say something")
    line = table.line(member, text)
    await table.hub.store.write(table.chat_statements(line))
    table.say([line])
    await overhear(table, member, text)


async def overhear(table: Table, member: Member, text: str) -> None:
    """Where a rule listens to what a player writes (an open question of kind `say`), the line is an act as well."""
    if table.play is None or table.record.stage != "playing":
        return
    for n, seat in enumerate(table.record.seats):
        asks = table.play.match.asks  # what was said for one seat may have changed what is asked of the next
        if seat.owner == member.id and seat.bot is None and any(a.seat == n and a.name == "say" for a in asks):
            with contextlib.suppress(Refused):  # then it was only talk
                await table.pulse.answer(n, f"say:{text}")
