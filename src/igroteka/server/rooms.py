"""What people do around a game: sit, stand, leave, and what the host arranges."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from igroteka.engine import BadSetup, Match
from igroteka.server import acts, protocol
from igroteka.server.connection import Connection, Rejected
from igroteka.server.play import Body, Play, Row, pack
from igroteka.server.protocol import NewCode, Parting
from igroteka.server.record import Member, Record, Seat, called, rematch_of, secret
from igroteka.server.store import forget_table

if TYPE_CHECKING:
    from igroteka.server.table import Table

CODE_SECONDS = 300


def in_lobby(table: Table) -> None:
    if table.record.stage != "lobby":
        raise Rejected("not_now", "the game has begun")


def seat_of(record: Record, n: int) -> Seat:
    if not 0 <= n < len(record.seats):
        raise Rejected("bad_message", f"there is no seat {n}")
    return record.seats[n]


def other(table: Table, me: Member, id: int) -> Member:
    found = table.record.member(id)
    if found is None or found.id == me.id:
        raise Rejected("bad_message", "there is no such member beside you")
    return found


# ------------------------------------------------------------------------------------------------------------- seats


async def sit(table: Table, connection: Connection, message: protocol.Sit) -> None:
    """On an open seat; in play on one that a bot has for good, or on the own one in which a bot sits in."""
    member, seat = table.member(connection), seat_of(table.record, message.seat)
    playing = table.record.stage == "playing"
    if playing and seat.owner == member.id:
        await table.pulse.owner_back(member.id)
        return
    if seat.owner is not None or table.record.stage == "finished" or (playing and table.record.locked):
        raise Rejected("not_now", "this seat is taken")
    if seat.bot is not None and not playing:
        raise Rejected("not_now", "a bot sits here; the host can open the seat")
    if playing and member.seen and message.seat not in member.seen:
        raise Rejected("not_now", "who has seen other cards cannot take this seat", "seen_cards")
    seat.owner, seat.bot = member.id, None
    await changed_hands(table, message.seat)


async def stand(table: Table, connection: Connection, message: protocol.Stand) -> None:
    table.own_seat(connection, message.seat)
    give_up(table, message.seat)
    await changed_hands(table, message.seat)


def give_up(table: Table, n: int) -> None:
    """The seat has no owner any more; in play a bot goes on."""
    seat = table.record.seats[n]
    seat.owner = None
    seat.bot = "normal" if table.record.stage == "playing" else None


async def changed_hands(table: Table, *seats: int) -> None:
    """Somebody else holds these seats now."""
    if table.record.stage == "playing" and table.play is not None:
        table.record.look()
        table.pulse.seat_all()
        await table.commit(room=True)
    await table.save_room()
    table.reseat()


async def rename(table: Table, connection: Connection, message: protocol.Rename) -> None:
    member = table.member(connection)
    before, member.name = member.name, called(message.name)
    await table.save_room(table.line(member, note="renamed", about=before))


async def leave(table: Table, connection: Connection, message: protocol.Leave) -> None:
    member = table.member(connection)
    connection.ok(message.id)
    await part(table, member, "left")


async def kick(table: Table, connection: Connection, message: protocol.Kick) -> None:
    """And the old link is good for nobody any more."""
    await part(table, other(table, table.host(connection), message.member), "kicked")
    table.record.invite, table.record.watch = secret(), secret()
    await table.save_room()
    table.reseat()


async def part(table: Table, member: Member, why: Parting) -> None:
    """A member goes, with all seats and keys."""
    record = table.record
    record.members.remove(member)
    seats = record.seats_of(member.id)
    for seat in seats:
        give_up(table, seat)
    for connection in list(table.connections):
        if connection.member == member.id:
            connection.leave(why)
            table.connections.discard(connection)
    if not record.members:
        await erase(table)
        return
    if record.host == member.id:
        here = [m.id for m in record.members if table.is_connected(m.id)]
        record.host = (here or [record.members[0].id])[0]
    line = table.line(member, note=why, about=member.name)
    await changed_hands(table, *seats)
    await table.save_room(line)
    if table.takeback is not None and member.id in table.takeback[0].waiting:
        await acts.agree(table, member.id)
    if not table.connections:
        table.clock.stop()
        table.hub.idle(table)


async def device_code(table: Table, connection: Connection, message: protocol.DeviceCode) -> None:
    code = table.hub.new_code(table.record.id, table.member(connection).id, CODE_SECONDS)
    connection.send(NewCode(code=code, seconds=CODE_SECONDS))


# ---------------------------------------------------------------------------------------------------------- the host


async def configure(table: Table, connection: Connection, message: protocol.Configure) -> None:
    """What may be changed at any time, and what only before the start; all of it or nothing."""
    table.host(connection)
    record = table.record
    players = record.players if message.players is None else message.players
    settings = record.settings if message.settings is None else message.settings
    with_pack = record.pack if message.pack is None else message.pack
    if (message.players, message.settings, message.pack) != (None, None, None):
        in_lobby(table)
        if with_pack and table.hub.shelf.pack is None:
            raise Rejected("bad_setup", "this server has no content pack", "no_pack")
        try:
            record.settings = table.hub.shelf.checked(record.game, players, settings, with_pack)
        except BadSetup as error:
            raise Rejected("bad_setup", str(error), error.reason, error.rule) from None
        record.pack = with_pack
        resize(record, players)
    record.clock = message.clock or record.clock
    record.pace = message.pace or record.pace
    record.hints = record.hints if message.hints is None else message.hints
    record.substitutes = record.substitutes if message.substitutes is None else message.substitutes
    await table.save_room()


def resize(record: Record, players: int) -> None:
    """More seats are open ones; fewer: first open ones go, then bots, then people, from the end."""
    record.players = players
    while len(record.seats) < players:
        record.seats.append(Seat())
    while len(record.seats) > players:
        open_seats = [s for s in record.seats if not s.taken]
        bots = [s for s in record.seats if s.owner is None]
        gone = (open_seats or bots or record.seats)[-1]
        record.seats = [s for s in record.seats if s is not gone]


async def set_bot(table: Table, connection: Connection, message: protocol.SetBot) -> None:
    """A bot, or its level; null opens the seat before the start, and gives it back to its owner in play."""
    table.host(connection)
    seat = seat_of(table.record, message.seat)
    playing = table.record.stage == "playing"
    if table.record.stage == "finished":
        raise Rejected("not_now", "the game is over")
    if seat.owner is not None and (not playing or table.is_connected(seat.owner)) and message.level is not None:
        raise Rejected("not_now", "somebody sits here")
    if message.level is None and playing and seat.owner is None:
        raise Rejected("not_now", "the game has begun: somebody must play this seat")
    seat.bot = message.level
    await changed_hands(table, message.seat)


async def fill(table: Table, connection: Connection, message: protocol.Fill) -> None:
    table.host(connection)
    in_lobby(table)
    for seat in table.record.seats:
        if not seat.taken:
            seat.bot = message.level
    await table.save_room()


async def order(table: Table, connection: Connection, message: protocol.Order) -> None:
    table.host(connection)
    in_lobby(table)
    places = list(range(len(table.record.seats)))
    wanted = message.seats or secrets.SystemRandom().sample(places, len(places))
    if sorted(wanted) != places:
        raise Rejected("bad_message", "name every seat once")
    table.record.seats = [table.record.seats[i] for i in wanted]
    await table.save_room()


async def start(table: Table, connection: Connection, message: protocol.Start) -> None:
    table.host(connection)
    if message.seed is not None:
        table.record.seed = message.seed
    await begin(table)


async def begin(table: Table) -> None:
    """The first question is open: from here on everything is a numbered change."""
    in_lobby(table)
    record, shelf = table.record, table.hub.shelf
    if not all(seat.taken for seat in record.seats):
        raise Rejected("not_now", "some seats are still open")
    bots = [i for i, seat in enumerate(record.seats) if seat.bot is not None]
    game = shelf.game(record.game)
    try:
        setup = game.setup(record.players, record.seed, bots, shelf.pack_for(record.pack), record.settings)
    except BadSetup as error:
        raise Rejected("bad_setup", str(error), error.reason, error.rule) from None
    match = Match(game, game.table(setup), setup)
    match.begin()
    table.play = Play(match, [])
    record.stage = "playing"
    record.look()
    line = table.line(note="started")
    row = Row(0, 0, table.play.marks[0], pack.encode(Body([])))
    await table.hub.store.write(
        [
            record.statement(),
            table.step_statement(row),
            table.save_statement(),
            *table.chat_statements(line),
        ]
    )
    for member in record.members:
        if not table.is_connected(member.id):
            table.pulse.owner_gone(member.id)
    table.reseat()
    table.show_room()
    table.say([line])


async def mute(table: Table, connection: Connection, message: protocol.Mute) -> None:
    other(table, table.host(connection), message.member).muted = message.muted
    await table.save_room()


async def lock(table: Table, connection: Connection, message: protocol.Lock) -> None:
    table.host(connection)
    table.record.locked = message.locked
    await table.save_room(table.line(note="locked" if message.locked else "unlocked"))


async def hand_over(table: Table, connection: Connection, message: protocol.HandOver) -> None:
    member = other(table, table.host(connection), message.member)
    table.record.host = member.id
    await table.save_room(table.line(member, note="host", about=member.name))


async def rematch(table: Table, connection: Connection, message: protocol.Rematch) -> None:
    """Once per game; whoever was here is a member there, with the same key."""
    table.host(connection)
    if table.record.stage != "finished":
        raise Rejected("not_now", "the game is not over")
    if table.record.next is None:
        following = rematch_of(table.record)
        await table.hub.add(following)
        table.record.next = following.id
        await table.save_room()


async def delete(table: Table, connection: Connection, message: protocol.Delete) -> None:
    table.host(connection)
    connection.ok(message.id)
    await erase(table)


async def erase(table: Table) -> None:
    """The table and everything that is kept of it."""
    id = table.record.id
    await table.hub.store.do(lambda database: forget_table(database, id))
    table.hub.count -= 1
    for connection in list(table.connections):
        connection.leave("deleted")
    table.close()
