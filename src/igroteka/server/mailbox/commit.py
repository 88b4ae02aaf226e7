"""The one place where what happened is stored, in one transaction, and then sent. Nothing else writes or publishes."""

from __future__ import annotations

from functools import partial
from typing import Final

import msgspec

from igroteka import __version__
from igroteka.engine import Result
from igroteka.engine.view import result_view
from igroteka.server.base import wall
from igroteka.server.handlers import again, takeback
from igroteka.server.messages.protocol import Clocks, Notice, RoomNow, Said, ServerMessage, Welcome
from igroteka.server.messages.requests import Hello
from igroteka.server.messages.room_view import Fairness, MemberInfo, NextTable, Room, SeatInfo
from igroteka.server.play import bot_remarks, clocks, days, guards, lesson_table, race, tally, turns
from igroteka.server.rooms.client import Client
from igroteka.server.rooms.live_table import Begun, Finished, LiveTable, Lobby, Playing, Stage
from igroteka.server.rooms.outcome import Outcome
from igroteka.server.rooms.room import StoredRoom
from igroteka.server.shelf.spoken_codes import spoken
from igroteka.server.storage.leases import giving_back, moved_at
from igroteka.server.storage.people import forget_membership, store_group_game, store_membership, store_result
from igroteka.server.storage.queries import (
    forget_line,
    forget_lines,
    forget_spoken,
    forget_table,
    store_code,
    store_line,
    store_save,
    store_step,
    store_waking,
)
from igroteka.server.storage.store import Session, Statement, StorageFailed, Store
from igroteka.server.streams.stream import StepRow, Stream, audience

encoder: Final = msgspec.json.Encoder()
packer: Final = msgspec.msgpack.Encoder()


async def commit(stage: Stage, outcome: Outcome, store: Store, fence: int = 0) -> Stage:
    """Store an Outcome, then send it; the stage that the table is in from now on. StorageFailed: nothing was stored and
    nothing sent, and the memory is ahead of the disk."""
    table = stage.table
    if outcome.erased:
        await store.do(partial(erase, table=table.room.id, fence=fence), fence)
        table.shared.capacity.give_back()
        table.shared.unplayed.discard(table.room.id)
        reply(table, outcome)
        for client in list(table.clients):
            client.leave("deleted")
        return stage
    at = table.clock.now()
    row: StepRow | None = None
    if outcome.begun is not None:
        stage = outcome.begun
        row = stage.log.first_row()
        outcome.save = True
    elif isinstance(stage, Playing):
        row = stage.log.take(at, stage.streams, outcome.body)
        if row is not None:
            table.shared.unplayed.discard(table.room.id)
            stage = after_row(stage, outcome)
            outcome.lines += bot_remarks.remarks(stage)
    lines = [table.add_line(line) for line in outcome.lines]
    statements = [*written(stage, outcome, row), *chat_statements(table, lines)]
    if outcome.begun is not None:
        statements.append(forget_spoken(table.room.id))
        table.spoken = -1
    if outcome.store_room and table.room.is_by_days():
        statements.append(store_waking(table.room.id, days.wake_at(stage)))
    statements += turns.changes(stage, outcome.closed)
    if outcome.closed:
        statements += giving_back(table.room.id, fence)
    if fence and row is not None and row.n == 1:
        statements.append(moved_at(table.room.id))
    try:
        if statements:
            await store.write(statements, fence)
    except StorageFailed:
        if outcome.new_room is not None:
            table.shared.capacity.give_back()
        raise
    if row is not None and isinstance(stage, Begun) and outcome.begun is None:
        publish(stage, at)
    send(stage, outcome, lines)
    return stage


def erase(session: Session, table: str, fence: int) -> None:
    forget_table(session, table)
    if fence:
        session.write([*giving_back(table, fence), moved_at(table)])


def after_row(playing: Playing, outcome: Outcome) -> Playing | Finished:
    """Do what follows from a change of the match: a take-back is void once another question is open; the game may be
    over; now and then a save is kept."""
    takeback.overtaken(playing, outcome)
    result = playing.match.result
    if result is not None:
        return finish(playing, result, outcome)
    if playing.log.n - playing.saved >= playing.table.config.save_every:
        outcome.save = True
    return playing


def finish(playing: Playing, result: Result, outcome: Outcome) -> Finished:
    room = playing.table.room
    room.stage = "finished"
    room.names = [room.seat_name(s) for s in range(len(room.seats))]
    room.result = encoder.encode(result_view(result))
    outcome.results, outcome.group_game = tally.results(playing, result), tally.group_game(playing, result)
    race.refuse_rest(playing, outcome)
    outcome.change_room()
    outcome.note("finished")
    outcome.save = True
    finished = Finished(playing.table, playing.log)
    finished.streams = playing.streams
    return finished


# ------------------------------------------------------------------------------------------------------------- storing


def written(stage: Stage, outcome: Outcome, row: StepRow | None) -> list[Statement]:
    table = stage.table
    found: list[Statement] = []
    if isinstance(stage, Begun):
        if row is not None:
            found.append(step_statement(stage, row))
        if outcome.save:
            found.append(save_statement(stage))
    if outcome.store_room:
        found += [table.room.statement(), *relisting(table)]
    if outcome.new_room is not None:
        found += [outcome.new_room.statement(), *listing(outcome.new_room)]
    at = int(wall.now())
    found += [forget_line(table.room.id, n) for n in outcome.unsaid]
    if outcome.group_game:
        found.append(store_group_game(table.room.group, table.room.id, at, outcome.group_game))
    found += [store_result(person, table.room.id, at, body) for person, body in outcome.results]
    if outcome.code is not None:
        code = outcome.code
        found.append(store_code(table.room.id, code.member, code.code, code.until))
    return found


def listing(room: StoredRoom) -> list[Statement]:
    """Which people are members of a new table."""
    return [store_membership(member.whose, room.id, member.id) for member in room.members if member.whose]


def relisting(table: LiveTable) -> list[Statement]:
    """Statements that update the list of the table's members: who is new, and who has gone."""
    room = table.room
    now, before = {m.whose: m.id for m in room.members if m.whose}, table.listed
    table.listed = now
    gone = [forget_membership(person, room.id) for person in before.keys() - now.keys()]
    return [*gone, *(store_membership(person, room.id, id) for person, id in now.items() if before.get(person) != id)]


def step_statement(stage: Begun, row: StepRow) -> Statement:
    """The row, and for which seats the table waits from now on."""
    waiting = 0
    for ask in stage.log.match.asks:
        if ask.must and not ask.given:
            waiting |= 1 << ask.seat
    return store_step(stage.table.room.id, row.n, row.at, row.events, row.body, int(wall.now()), waiting)


def save_statement(stage: Begun) -> Statement:
    match, n = stage.log.match, stage.log.n
    if isinstance(stage, Playing):
        stage.saved = n
    return store_save(stage.table.room.id, n, match.save())


def chat_statements(table: LiveTable, lines: list[Said]) -> list[Statement]:
    """New lines; the oldest go when there are too many."""
    id, most = table.room.id, table.config.limits.chat
    found: list[Statement] = []
    for line in lines:
        found.append(store_line(id, line.n, packer.encode(line)))
        if line.n > most:
            found.append(forget_lines(id, line.n - most))
    return found


# ------------------------------------------------------------------------------------------------------------- sending


def publish(stage: Begun, at: int) -> None:
    """The change of every audience that somebody receives and that has noticed one, encoded once each."""
    show_at = race.reveal(stage) if isinstance(stage, Playing) else -1
    for seat, listeners in stage.table.listeners.items():
        if stage.log.is_unseen(seat):
            continue
        stream, sent = stage.streams[seat], dict[bool, bytes]()
        told = stream.step(stage.log)
        for client in listeners:
            if client.event_changes not in sent:
                sent[client.event_changes] = stream.change(stage.log, told, at, show_at, client.event_changes)
            client.send_bytes(sent[client.event_changes])


def send(stage: Stage, outcome: Outcome, lines: list[Said]) -> None:
    """Everything but the changes of the match: first what a client needs to know, last the answer to its message."""
    table = stage.table
    new = None if outcome.arrived is None else outcome.arrived[0]
    if outcome.reseated:
        greet_all(stage)
    elif outcome.departed:
        listen(stage)
    if outcome.arrived is not None:
        welcome(stage, *outcome.arrived)
    if outcome.guided and isinstance(stage, Begun):
        send_all(table, lesson_table.guidance(stage))
    if outcome.show_room and table.clients:
        send_all(table, RoomNow(room=shown_room(stage)))
    for line in lines:
        send_line(table, line, new)
    if new is not None:
        new.send(clocks_message(stage))
    reply(table, outcome)


def reply(table: LiveTable, outcome: Outcome) -> None:
    for seat, message in outcome.to_seats:
        for client in table.listeners.get(seat, ()):
            client.send(message)
    for client, message in outcome.replies:
        client.send(message)
    for client, why in outcome.partings:
        client.leave(why, table.shared.place.refuge() if why == "stopping" else "")


def send_all(table: LiveTable, message: ServerMessage, but: Client | None = None) -> None:
    data = encoder.encode(message)
    for client in table.clients:
        if client is not but:
            client.send_bytes(data)


def send_line(table: LiveTable, line: Said, new: Client | None) -> None:
    """To everybody who wants to read it; a client that has just come has got all lines."""
    data = encoder.encode(line)
    for client in table.clients:
        if client is not new and not table.is_unwanted(client, line):
            client.send_bytes(data)


def listen(stage: Stage) -> None:
    """Which client receives which audience; streams that nobody receives end."""
    table = stage.table
    table.listeners = {}
    for client in table.clients:
        client.audiences = audiences(stage, client)
        for seat in client.audiences:
            table.listeners.setdefault(seat, []).append(client)
    if isinstance(stage, Begun):
        stage.streams = {s: stage.streams.get(s) or Stream(stage.log, s) for s in table.listeners}
        for seat, listeners in table.listeners.items():
            stage.streams[seat].with_changes = any(client.event_changes for client in listeners)
        stage.log.match.keep_moments(any(client.event_changes for client in table.clients))


def audiences(stage: Stage, client: Client) -> list[int | None]:
    """The seats that the client's member holds; the public view if there are none."""
    if isinstance(stage, Lobby):
        return []
    seats = [] if client.member is None else stage.table.room.seats_of(client.member)
    return list(seats) or [None]


def welcome(stage: Stage, client: Client, hello: Hello) -> None:
    """A client has come, or is back: all that it does not know yet."""
    listen(stage)
    greet(stage, client, hello.seen)
    client.send(stage.table.chat_page(client, hello.chat))
    if stage.table.shared.notice is not None:
        client.send(Notice(notice=stage.table.shared.notice))
    client.ping()


def greet_all(stage: Stage) -> None:
    """Seats have changed hands: everybody gets the streams of the seats they hold now."""
    before = {client: client.audiences for client in stage.table.clients}
    listen(stage)
    for client in stage.table.clients:
        log = None if isinstance(stage, Lobby) else stage.log
        greet(stage, client, {} if log is None else {audience(s): log.number(s) for s in before[client]})


def greet(stage: Stage, client: Client, seen: dict[str, int]) -> None:
    """Send a client who it is, and the table as it may see it; `seen` holds the last change of each audience that it
    knows."""
    table = stage.table
    room, known, now = table.room, client.member is not None, table.clock.now()
    client.send(
        Welcome(
            member=client.member,
            audiences=[audience(s) for s in client.audiences],
            invite=room.invite if known else "",
            watch=room.watch if known else "",
            spoken=spoken(table.spoken) if known and table.spoken >= 0 else {},
            unhinted=list(table.shared.shelf.game(room.game).unhinted),
            studied=table.shared.shelf.can_study(room.game),
            now=now,
            room=shown_room(stage),
            version=__version__,
            others=table.shared.place.peers,
            silence=table.config.silence,
        )
    )
    if isinstance(stage, Lobby):
        return
    for seat in client.audiences:
        last, stream = seen.get(audience(seat), -1), stage.streams[seat]
        if last != stage.log.number(seat) or (stream.fresh and stage.log.is_unseen(seat)):
            client.send_bytes(stream.snapshot(stage.log, now, last))
    if room.lesson is not None:
        client.send(lesson_table.guidance(stage))
    for held in room.held:
        if held.seat in client.audiences:
            client.send(guards.held_message(held))


def show_clocks(stage: Stage) -> None:
    """Send the clocks to everybody, if they have changed."""
    table, state = stage.table, clocks.shown(stage)
    if state != table.shown_clocks:
        table.shown_clocks = state
        send_all(table, clocks_message(stage))


def clocks_message(stage: Stage) -> Clocks:
    until, banks = clocks.shown(stage)
    return Clocks(now=stage.table.clock.now(), until=until, banks=banks)


def shown_room(stage: Stage) -> Room:
    table = stage.table
    room, timing = table.room, table.config.timing
    connected = {c.member for c in table.clients}
    asked = stage.takeback if isinstance(stage, Playing) else None
    return Room(
        table=room.id,
        game=room.game,
        stage=room.stage,
        players=room.players,
        settings=room.settings,
        pack=room.pack,
        clock=room.clock,
        pace=room.pace,
        hints=room.hints,
        substitutes=room.substitutes,
        window=room.window,
        takeover=room.takeover,
        locked=room.locked,
        open=room.open,
        preview=room.preview,
        newcomers=room.newcomers,
        group=room.group,
        chat=room.chat,
        host=room.host,
        seats=[
            SeatInfo(
                i, s.owner, room.seat_name(i), s.bot, s.owner is not None and s.bot is not None, s.owner in connected
            )
            for i, s in enumerate(room.seats)
        ],
        members=[
            MemberInfo(
                m.id,
                m.name,
                m.id == room.host,
                m.muted,
                m.ready,
                m.id in connected,
                table.rtt(m.id),
                m.seen,
                m.whose != "",
            )
            for m in room.members
        ],
        watchers=len([c for c in table.clients if c.member is None]),
        takeback=None if asked is None else asked.shown,
        fairness=Fairness(timing.head_start + timing.window[1], timing.window[1], timing.tie),
        seed_chosen=room.seed_chosen,
        again=again.shown(stage) if isinstance(stage, Finished) else None,
        next=None if room.next is None else NextTable(room.next, room.next_by, room.next_watch, room.next_begins),
        claim=table.claim(),
        lesson="" if room.lesson is None else room.lesson.chapter,
        continued=room.moment != b"",
    )
