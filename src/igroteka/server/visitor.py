"""Somebody at a socket: hello first, then message after message into the table's mailbox."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Annotated, Final

import msgspec

from igroteka.server.connection import Channel, Connection, Rejected
from igroteka.server.protocol import PROTOCOL, ClientMsg, Hello, Pong, Sync, Synced
from igroteka.server.store import StorageFailed

if TYPE_CHECKING:
    from igroteka.server.hub import Hub
    from igroteka.server.table import Table

FIRST_PINGS: Final = (0.3, 0.3, 0.3, 0.3)
"""A few soon after each other, to know the distance; then now and then."""
SILENT: Final = 45.0
"""Who has not been heard of for so many seconds, though asked, is gone."""
AT_ONCE: Final = 8
"""Messages of one client in the mailbox, before no more are read from it."""
PATIENCE: Final = 200
"""Messages beyond what is allowed, before the flood is cut off."""

log: Final = logging.getLogger("igroteka")
decoder: Final[msgspec.json.Decoder[ClientMsg]] = msgspec.json.Decoder(ClientMsg)


class Numbered(msgspec.Struct):
    """All that is wanted of a message that means nothing."""

    id: Annotated[int, msgspec.Meta(ge=0)] = 0


numbered: Final = msgspec.json.Decoder(Numbered)


def number_of(data: bytes) -> int:
    """The number of a message, if it has at least that."""
    try:
        return numbered.decode(data).id
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return 0


class Visitor:
    def __init__(self, hub: Hub, channel: Channel) -> None:
        self.hub: Final = hub
        self.channel: Final = channel
        self.connection: Final = Connection(channel, hub.config.limits)
        self.loop: Final = self.connection.loop
        self.table: Table | None = None
        self.early: list[ClientMsg] = []
        """What was said while the door was being opened."""
        self.inside = 0
        """Messages in the mailbox."""
        self.refused = 0
        self.pings = iter(FIRST_PINGS)
        self._entering: asyncio.Task[None] | None = None
        self._timer = self.loop.call_later(hub.config.timing.patience / 1000, self.connection.leave, "left")

    # -------------------------------------------------------------------------------------------- what comes in

    def heard(self, data: bytes) -> None:
        connection = self.connection
        if connection.closing:
            return
        try:
            if not connection.bucket.take(self.loop.time()):
                raise Rejected("too_fast", "too many messages; slow down")
            message = self.decoded(data)
        except Rejected as error:
            self.turn_down(error, data)
            return
        if self._entering is None:
            self._entering = self.loop.create_task(self.enter(message))
        else:
            self.sort(message)

    def sort(self, message: ClientMsg) -> None:
        """What concerns the line alone is answered at once; everything else has its turn at the table."""
        if isinstance(message, Pong):
            self.connection.pong(message.n)
        elif isinstance(message, Sync) and self.table is not None:
            self.connection.send(Synced(t=message.t, now=self.table.clock.now()))
        else:
            self.give(message)

    def decoded(self, data: bytes) -> ClientMsg:
        if len(data) > self.connection.limits.message:
            raise Rejected("too_large", f"no more than {self.connection.limits.message} bytes")
        try:
            return decoder.decode(data)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise Rejected("bad_message", str(error)) from None

    def turn_down(self, error: Rejected, data: bytes) -> None:
        """A message that is none, or one too many; whoever numbered it waits for an answer with that number.
        Who has not said hello had one chance, who goes on and on is cut off."""
        self.connection.reject(number_of(data) if len(data) <= self.connection.limits.message else 0, error)
        self.refused += 1
        if self._entering is None or self.refused > PATIENCE:
            self.connection.leave("left")

    def give(self, message: ClientMsg) -> None:
        """Into the mailbox; who has several messages there already is not listened to for a while."""
        self.inside += 1
        if self.inside == AT_ONCE:
            self.channel.hold(True)
        if self.table is None:
            self.early.append(message)
        else:
            self.table.post(lambda: self.speak(message))

    async def speak(self, message: ClientMsg) -> None:
        """In the table's turn."""
        table, connection = self.table, self.connection
        assert table is not None
        try:
            await table.handle(connection, message)
        except StorageFailed:
            connection.reject(message.id, Rejected("storage", "the server could not store this; nothing has changed"))
            raise
        except Exception:
            connection.reject(message.id, Rejected("internal", "a fault of ours; nothing has changed"))
            raise
        finally:
            self.inside -= 1
            if self.inside == AT_ONCE - 1:
                self.channel.hold(False)

    # --------------------------------------------------------------------------------------- coming and going

    async def enter(self, hello: ClientMsg) -> None:
        """The first message opens a table, or says why not."""
        connection = self.connection
        try:
            if not isinstance(hello, Hello):
                raise Rejected("first_hello", "the first message is hello")
            if hello.protocol != PROTOCOL:
                raise Rejected("protocol", "the page is older or newer than the server: reload it")
            table = await self.hub.at(hello.table, lambda table: table.attach(connection, hello))
        except Rejected as error:
            connection.reject(0, error)
            connection.leave("stopping" if error.code == "storage" else "left")
            return
        except Exception:  # a fault of ours: the guest is told, the server goes on
            log.exception("a table could not be opened")
            connection.reject(0, Rejected("internal", "a fault of ours"))
            connection.leave("left")
            return
        self.table = table
        connection.last_id = hello.id
        connection.ok(hello.id)
        self._timer.cancel()
        if connection.closing:
            self.leave_table()
            return
        self._timer = self.loop.call_later(next(self.pings), self.ping)
        if self.inside >= AT_ONCE:
            self.channel.hold(False)
        early, self.early, self.inside = self.early, [], 0
        for message in early:
            self.sort(message)

    def ping(self) -> None:
        """How far is it, and is somebody there at all?"""
        every = self.hub.config.timing.ping / 1000
        if self.channel.silence() > max(SILENT, 3 * every):
            self.channel.drop()
            return
        self.connection.ping()
        self.channel.ping()
        self._timer = self.loop.call_later(min(every, next(self.pings, every)), self.ping)

    def lost(self) -> None:
        """The socket is closed."""
        self._timer.cancel()
        self.connection.closing = True
        if self.table is not None:
            self.leave_table()

    def leave_table(self) -> None:
        table = self.table
        if table is not None and not table.dead:
            table.post(lambda: table.detach(self.connection))
