"""One table: its mailbox, its people, and the one way in which anything that happened is stored and then sent."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, Final, TypeVar

import msgspec

from igroteka import __version__
from igroteka.engine.view import result_view
from igroteka.server import dispatch
from igroteka.server.clock import TableClock
from igroteka.server.connection import Connection, Rejected
from igroteka.server.play import AnyMatch, Body, Play, Row, Stream, audience
from igroteka.server.protocol import (
    ClientMsg,
    Clocks,
    Fairness,
    Hello,
    MemberInfo,
    Room,
    RoomNow,
    Said,
    SeatInfo,
    ServerMessage,
    Takeback,
    Welcome,
)
from igroteka.server.pulse import Pulse
from igroteka.server.record import Member, Record
from igroteka.server.store import STEP, Statement, StorageFailed

if TYPE_CHECKING:
    from igroteka.server.hub import Hub

R = TypeVar("R")
Work = Callable[[], Awaitable[Any]]


class Closed(Rejected):
    """The table has left the memory; whoever asks the hub again gets it anew."""

    def __init__(self) -> None:
        super().__init__("storage", "the table is being opened again; try once more")


log: Final = logging.getLogger("igroteka")
encoder: Final = msgspec.json.Encoder()
packer: Final = msgspec.msgpack.Encoder()


class Table:
    """Everything in here happens inside the mailbox, one thing at a time."""

    def __init__(self, hub: Hub, record: Record, play: Play | None, chat: list[Said], at: int = 0) -> None:
        self.hub: Final = hub
        self.record: Final = record
        self.chat = chat
        self.play = play
        self.saved = play.n if play is not None else 0
        self.clock: Final = TableClock(at)
        self.connections: set[Connection] = set()
        self.listeners: dict[int | None, list[Connection]] = {}
        self.streams: dict[int | None, Stream] = {}
        self.takeback: tuple[Takeback, str] | None = None
        self.hinted: set[int] = set()
        """Seats for which a bot thinks about a hint."""
        self.pulse: Final = Pulse(self)
        self.dead = False
        self._clocks: tuple[list[int], list[int]] | None = None
        self._inbox: asyncio.Queue[tuple[Work, asyncio.Future[Any] | None]] = asyncio.Queue()
        self._task = asyncio.get_running_loop().create_task(self._work())

    # ------------------------------------------------------------------------------------------------- the mailbox

    def post(self, work: Callable[[], Awaitable[None]]) -> None:
        """Something to be done, in its turn."""
        self._inbox.put_nowait((work, None))

    async def ask(self, work: Callable[[], Awaitable[R]]) -> R:
        """The same, and what came of it."""
        done: asyncio.Future[R] = asyncio.get_running_loop().create_future()
        if self.dead:
            raise Closed
        self._inbox.put_nowait((work, done))
        return await done

    async def _work(self) -> None:
        while not self.dead:
            work, done = await self._inbox.get()
            try:
                await self._take_turn(work, done)
            except StorageFailed as error:
                answer(done, Rejected("storage", "the server could not store this; nothing has changed"))
                self.collapse(f"storage: {error}")
            except Exception as error:  # a fault of ours: the table is opened again as it was stored
                log.exception("table %s", self.record.id)
                answer(done, error)
                self.collapse("a fault of ours; it is opened again as it was stored")
        while not self._inbox.empty():
            answer(self._inbox.get_nowait()[1], Closed())

    async def _take_turn(self, work: Work, done: asyncio.Future[Any] | None) -> None:
        """One piece of work, then everything that is due."""
        try:
            outcome = await work()
        except Rejected as error:
            answer(done, error)
        else:
            if done is not None and not done.done():
                done.set_result(outcome)
        await self.pulse.run()

    def collapse(self, why: str) -> None:
        """The memory may be ahead of the disk: forget it. Whoever comes back finds what was stored."""
        log.error("table %s: %s", self.record.id, why)
        loop = asyncio.get_running_loop()
        for connection in list(self.connections):
            loop.call_soon(connection.leave, "stopping")  # after the refusal that is on its way to one of them
        self.close()

    def close(self) -> None:
        """Leave the memory."""
        self.dead = True
        self.pulse.stop()
        self.hub.forget(self)

    async def rest(self) -> None:
        """In its turn: leave the memory, unless somebody has come meanwhile."""
        if not self.connections:
            await self.stop()

    async def stop(self) -> None:
        """In its turn: keep a save, say good-bye, end."""
        if self.play is not None and self.saved != self.play.n:
            await self.hub.store.write([self.save_statement()])
        for connection in list(self.connections):
            connection.leave("stopping")
        self.close()

    # ---------------------------------------------------------------------------------------------------- messages

    async def handle(self, connection: Connection, message: ClientMsg) -> None:
        """A message of a client, in its turn."""
        if connection not in self.connections:
            return
        if message.id and message.id <= connection.last_id:
            connection.ok(message.id)
            return
        connection.last_id = max(connection.last_id, message.id)
        await self.pulse.catch_up()
        try:
            later = await dispatch.handler(message)(self, connection, message)
        except Rejected as error:
            connection.reject(message.id, error)
        else:
            if not later:
                connection.ok(message.id)

    async def attach(self, connection: Connection, hello: Hello) -> Table:
        """Somebody comes, or comes back."""
        member = self.record.member_with(hello.key) if hello.key else None
        watches = hello.watch != "" and self.record.lets_watch(hello.watch) and not self.record.locked
        if member is None and not watches:
            raise Rejected("no_entry", "this key or link does not open the table")
        if len(self.connections) >= self.hub.config.limits.connections_per_table:
            raise Rejected("full", "too many connections to this table")
        connection.member = None if member is None else member.id
        self.connections.add(connection)
        self.clock.start()
        if member is not None:
            await self.pulse.owner_back(member.id)
        self.listen()
        self.greet(connection, hello.seen)
        for line in self.chat:
            if line.n > hello.chat:
                connection.send(line)
        connection.ping()
        self.show_room()
        self.show_clocks(connection)
        return self

    async def detach(self, connection: Connection) -> None:
        """The socket is closed."""
        if connection not in self.connections:
            return
        self.connections.discard(connection)
        self.listen()
        if connection.member is not None and not self.is_connected(connection.member):
            self.pulse.owner_gone(connection.member)
        if not self.connections:
            self.clock.stop()
            self.hub.idle(self)
        self.show_room()

    def member(self, connection: Connection) -> Member:
        found = None if connection.member is None else self.record.member(connection.member)
        if found is None:
            raise Rejected("no_entry", "spectators only watch")
        return found

    def host(self, connection: Connection) -> Member:
        member = self.member(connection)
        if member.id != self.record.host:
            raise Rejected("not_host", "only the host can do this")
        return member

    def own_seat(self, connection: Connection, seat: int) -> None:
        """A connection acts only for the seats it holds."""
        member = self.member(connection)
        if not 0 <= seat < len(self.record.seats) or self.record.seats[seat].owner != member.id:
            raise Rejected("not_your_seat", "this is not your seat")

    def match(self) -> AnyMatch:
        if self.play is None or self.record.stage != "playing":
            raise Rejected("not_now", "no game is running")
        return self.play.match

    def is_connected(self, member: int) -> bool:
        return any(c.member == member for c in self.connections)

    # -------------------------------------------------------------------------------------------- storing, sending

    async def commit(self, body: Body | None = None, room: bool = False) -> None:
        """Whatever came into the match: on the disk first, then to everybody."""
        play = self.play
        assert play is not None
        at = self.clock.now()
        row = play.take(at, self.streams, body)
        if row is None:
            return
        statements = [self.step_statement(row)]
        over = play.match.result is not None and self.record.stage == "playing"
        if over:
            self.finish()
        if over or room:
            statements.append(self.record.statement())
        if over or play.n - self.saved >= self.hub.config.save_every:
            statements.append(self.save_statement())
            self.saved = play.n
        lines = [self.line(note="finished")] if over else []
        statements.extend(self.chat_statements(*lines))
        await self.hub.store.write(statements)
        if self.takeback is not None and self.takeback[1] != play.match.number:
            self.takeback, room = None, True
        self.publish(at)
        self.say(lines)
        if over or room:
            self.show_room()
        if over:
            self.hub.keep(self)

    def step_statement(self, row: Row) -> Statement:
        """The row, and for whom the table waits from now on."""
        assert self.play is not None
        waiting = 0
        for ask in self.play.match.asks:
            if ask.must and not ask.given:
                waiting |= 1 << ask.seat
        return (STEP, (self.record.id, row.n, row.at, row.events, row.body, int(time.time()), waiting))

    def save_statement(self) -> Statement:
        assert self.play is not None
        match = self.play.match
        return ("INSERT OR REPLACE INTO saves VALUES (?, ?, ?)", (self.record.id, self.play.n, match.save()))

    def chat_statements(self, *lines: Said) -> list[Statement]:
        """New lines; the oldest go when there are too many."""
        id, most = self.record.id, self.hub.config.limits.chat
        found: list[Statement] = []
        for line in lines:
            found.append(("INSERT INTO chat VALUES (?, ?, ?)", (id, line.n, packer.encode(line))))
            if line.n > most:
                found.append(("DELETE FROM chat WHERE id = ? AND n <= ?", (id, line.n - most)))
        return found

    def finish(self) -> None:
        assert self.play is not None
        assert self.play.match.result is not None
        self.record.stage = "finished"
        self.record.names = [self.record.seat_name(s) for s in range(len(self.record.seats))]
        self.record.result = encoder.encode(result_view(self.play.match.result))

    def publish(self, at: int) -> None:
        """The change of every audience that somebody listens to and that has noticed one, encoded once each."""
        assert self.play is not None
        show_at, delays = self.pulse.reveal()
        for seat, listeners in self.listeners.items():
            if self.play.is_unseen(seat):
                continue
            data = self.streams[seat].change(self.play, at, show_at)
            for connection in listeners:
                connection.send_bytes(data, delays.get(connection, 0.0))

    async def save_room(self, *lines: Said) -> None:
        """People, seats or settings changed: store, then show."""
        await self.hub.store.write([self.record.statement(), *self.chat_statements(*lines)])
        self.show_room()
        self.say(lines)

    def line(self, member: Member | None = None, text: str = "", note: str = "", about: str = "") -> Said:
        """The next line of the chat."""
        n = self.chat[-1].n + 1 if self.chat else 1
        who, name = (member.id, member.name) if member is not None else (0, "")
        line = Said(n=n, member=who, name=name, text=text, note=note, about=about, time=int(time.time()))
        self.chat = [*self.chat[1 - self.hub.config.limits.chat :], line]
        return line

    def say(self, lines: list[Said] | tuple[Said, ...]) -> None:
        for line in lines:
            self.send_all(line)

    def send_all(self, message: ServerMessage) -> None:
        data = encoder.encode(message)
        for connection in self.connections:
            connection.send_bytes(data)

    def send_seat(self, seat: int, message: ServerMessage) -> None:
        """To whoever holds the seat."""
        for connection in self.listeners.get(seat, ()):
            connection.send(message)

    # ------------------------------------------------------------------------------------------------- who is shown

    def listen(self) -> None:
        """Who hears which audience; streams that nobody hears end."""
        self.listeners = {}
        for connection in self.connections:
            connection.audiences = self.audiences(connection)
            for seat in connection.audiences:
                self.listeners.setdefault(seat, []).append(connection)
        if self.play is not None:
            self.streams = {s: self.streams.get(s) or Stream(self.play, s) for s in self.listeners}

    def audiences(self, connection: Connection) -> list[int | None]:
        if self.play is None:
            return []
        seats = [] if connection.member is None else self.record.seats_of(connection.member)
        return list(seats) or [None]

    def greet(self, connection: Connection, seen: dict[str, int]) -> None:
        """Who you are, and the table as you may see it."""
        known = connection.member is not None
        connection.send(
            Welcome(
                member=connection.member,
                audiences=[audience(s) for s in connection.audiences],
                invite=self.record.invite if known else "",
                watch=self.record.watch if known else "",
                unhinted=list(self.hub.shelf.game(self.record.game).unhinted),
                now=self.clock.now(),
                room=self.room(),
                version=__version__,
            )
        )
        if self.play is not None:
            for seat in connection.audiences:
                last, stream = seen.get(audience(seat), -1), self.streams[seat]
                if last != self.play.number(seat) or (stream.fresh and self.play.is_unseen(seat)):
                    connection.send_bytes(stream.snapshot(self.play, self.clock.now(), last))
            for held in self.record.held:
                if held.seat in connection.audiences:
                    connection.send(self.pulse.held_message(held))

    def reseat(self) -> None:
        """Seats have changed hands: everybody gets the streams of the seats they hold now."""
        before = {connection: connection.audiences for connection in self.connections}
        self.listen()
        for connection in self.connections:
            seen = {audience(s): self.play.number(s) for s in before[connection]} if self.play is not None else {}
            self.greet(connection, seen)

    def show_room(self) -> None:
        if self.connections:
            self.send_all(RoomNow(room=self.room()))

    def show_clocks(self, only: Connection | None = None) -> None:
        """The clocks, if they have changed."""
        state = self.pulse.clocks()
        if only is None and state == self._clocks:
            return
        self._clocks = state
        message = Clocks(now=self.clock.now(), until=state[0], banks=state[1])
        if only is not None:
            only.send(message)
        else:
            self.send_all(message)

    def room(self) -> Room:
        record, timing = self.record, self.hub.config.timing
        connected = {c.member for c in self.connections}
        return Room(
            table=record.id,
            game=record.game,
            stage=record.stage,
            players=record.players,
            settings=record.settings,
            pack=record.pack,
            clock=record.clock,
            pace=record.pace,
            hints=record.hints,
            substitutes=record.substitutes,
            locked=record.locked,
            host=record.host,
            seats=[
                SeatInfo(
                    i,
                    s.owner,
                    record.seat_name(i),
                    s.bot,
                    s.owner is not None and s.bot is not None,
                    s.owner in connected,
                )
                for i, s in enumerate(record.seats)
            ],
            members=[
                MemberInfo(m.id, m.name, m.id == record.host, m.muted, m.id in connected, self.pulse.rtt(m.id))
                for m in record.members
            ],
            watchers=len([c for c in self.connections if c.member is None]),
            takeback=None if self.takeback is None else self.takeback[0],
            fairness=Fairness(timing.window[1] + timing.slack, timing.window[1], timing.tie),
            next=record.next,
        )


def answer(done: asyncio.Future[Any] | None, error: Exception) -> None:
    if done is not None and not done.done():
        done.set_exception(error)
