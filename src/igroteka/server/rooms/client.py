"""The client at the other end of a socket: what comes in goes to its table's mailbox, what goes out leaves in order.

The first message is hello and opens a table. The client is held to its rate, and its distance is measured.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Annotated, Final, Protocol

import msgspec

from igroteka.server.base.config import Config
from igroteka.server.base.rates import Budget, network_of
from igroteka.server.cluster.processes import Elsewhere
from igroteka.server.messages.protocol import Bye, Ok, Ping, ServerMessage, Synced
from igroteka.server.messages.rejection import Rejected, fault, not_stored
from igroteka.server.messages.requests import PROTOCOL, ClientMsg, Hello, Parting, Pong, Sync
from igroteka.server.storage.store import StorageFailed

FIRST_PINGS_S: Final = (0.3, 0.3, 0.3, 0.3)
"""Seconds between the first pings, which measure the distance; later ones only keep the measure up to date."""
IDLE_TIMEOUT_S: Final = 45.0
"""A client that was pinged and has sent nothing for so many seconds is gone."""
MAX_PENDING: Final = 8
"""Messages of one client in the mailbox before no more are read from its socket."""
MAX_REFUSALS: Final = 200
"""Refused messages before a client is cut off."""
MAX_SAMPLES: Final = 20
"""Round trips that are remembered."""

log: Final = logging.getLogger("igroteka")
encoder: Final = msgspec.json.Encoder()
decoder: Final[msgspec.json.Decoder[ClientMsg]] = msgspec.json.Decoder(ClientMsg)


class Numbered(msgspec.Struct):
    """The part that is read of a message that is not valid: its id."""

    id: Annotated[int, msgspec.Meta(ge=0)] = 0


numbered: Final = msgspec.json.Decoder(Numbered)


def number_of(data: bytes) -> int:
    """The id of a message that is not valid, if it has at least that."""
    try:
        return numbered.decode(data).id
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return 0


class Channel(Protocol):
    """What a client needs of its socket."""

    def send(self, message: bytes) -> int:
        """Returns how many bytes wait until the other side reads them."""

    def ping(self) -> None: ...

    def silence(self) -> float:
        """Seconds since anything came in."""

    def hold(self, still: bool) -> None:
        """Stop reading, or go on."""

    def close(self) -> None: ...

    def drop(self) -> None: ...


class Inbox(Protocol):
    """What a client needs of its table."""

    def deliver(self, client: Client, message: ClientMsg) -> None:
        """Handle the message in the table's turn, then call `client.handled`."""

    def departed(self, client: Client) -> None: ...

    def now(self) -> int:
        """The table's time."""


Enter = Callable[["Client", Hello], Awaitable[Inbox]]
"""Opens the table of a hello, or raises Rejected."""


class Client:
    def __init__(self, config: Config, channel: Channel, enter: Enter, address: str = "") -> None:
        self.config: Final = config
        self.network: Final = network_of(address)
        self.budget = Budget(config.limits)
        """A member's, once it is known who this is."""
        self.channel: Final = channel
        self.loop: Final = asyncio.get_running_loop()
        self.member: int | None = None
        """Of the table's members; None for a spectator."""
        self.person = ""
        """Who it is, if they are known across tables, with whatever key they came."""
        self.blocked: frozenset[str] = frozenset()
        """Whom the person has blocked: what they say does not come here."""
        self.audiences: list[int | None] = []
        """The seats whose views this client receives; None is the public view."""
        self.event_changes = False
        """It wants to know what each event changed."""
        self.last_id = 0
        """Of the last message that was handled."""
        self.closing = False
        self._enter: Final = enter
        self._table: Inbox | None = None
        self._entering: asyncio.Task[None] | None = None
        self._early: list[ClientMsg] = []
        """What came while the table was being opened."""
        self._waiting = 0
        """Messages in the mailbox."""
        self._refused = 0
        self._sent_pings: dict[int, float] = {}
        self._pinged = 0
        self._trips: deque[int] = deque(maxlen=MAX_SAMPLES)
        self._next_pings: Final = iter(FIRST_PINGS_S)
        self._timer = self.loop.call_later(config.timing.patience / 1000, self.leave, "left")

    # ------------------------------------------------------------------------------------------------------ coming in

    def receive(self, data: bytes) -> None:
        """A message of the socket."""
        if self.closing:
            return
        try:
            if not self.budget.messages.take(self.loop.time()):
                raise Rejected("too_fast", "too many messages; slow down")
            message = self._decoded(data)
        except Rejected as error:
            self._refuse(error, data)
            return
        if self._entering is None:
            self._entering = self.loop.create_task(self._say_hello(message))
        else:
            self._sort(message)

    @property
    def has_spoken(self) -> bool:
        """Whether the client's first message has arrived."""
        return self._entering is not None

    def _decoded(self, data: bytes) -> ClientMsg:
        if len(data) > self.config.limits.message:
            raise Rejected("too_large", f"no more than {self.config.limits.message} bytes")
        try:
            return decoder.decode(data)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise Rejected("bad_message", str(error)) from None

    def _refuse(self, error: Rejected, data: bytes) -> None:
        """A message that is not valid, or one too many; if it has an id, so has the answer. A client that has not said
        hello has one chance, and one that goes on and on is cut off."""
        self.send(error.message(number_of(data) if len(data) <= self.config.limits.message else 0))
        self._refused += 1
        if self._entering is None or self._refused > MAX_REFUSALS:
            self.leave("left")

    def _sort(self, message: ClientMsg) -> None:
        """Answer at once what concerns only the connection; put everything else into the mailbox."""
        if isinstance(message, Pong):
            self._pong(message.n)
        elif isinstance(message, Sync) and self._table is not None:
            self.send(Synced(t=message.t, now=self._table.now()))
        else:
            self._give(message)

    def _give(self, message: ClientMsg) -> None:
        """Put a message into the mailbox. A client with several messages there is not read from for a while."""
        self._waiting += 1
        if self._waiting == MAX_PENDING:
            self.channel.hold(True)
        if self._table is None:
            self._early.append(message)
        else:
            self._table.deliver(self, message)

    def handled(self) -> None:
        """Note that one of the client's messages has been handled."""
        self._waiting -= 1
        if self._waiting == MAX_PENDING - 1:
            self.channel.hold(False)

    # ----------------------------------------------------------------------------------------------- coming and going

    async def _say_hello(self, hello: ClientMsg) -> None:
        """The first message opens a table, or is told why not."""
        try:
            if not isinstance(hello, Hello):
                raise Rejected("first_hello", "the first message is hello")
            if hello.protocol != PROTOCOL:
                raise Rejected("protocol", "the page is older or newer than the server: reload it")
            table = await self._enter(self, hello)
        except Elsewhere as error:
            self.leave("elsewhere" if error.address else "stopping", error.address)
            return
        except (Rejected, StorageFailed) as error:
            why = error if isinstance(error, Rejected) else not_stored(error)
            self.send(why.message(0))
            self.leave("stopping" if why.code == "storage" else "left")
            return
        except Exception:  # a fault of ours: the client is told, the server goes on
            log.exception("a table could not be opened")
            self.send(fault().message(0))
            self.leave("left")
            return
        self._table = table
        self._timer.cancel()
        if self.closing:
            table.departed(self)
            return
        self._timer = self.loop.call_later(next(self._next_pings), self._ping_again)
        if self._waiting >= MAX_PENDING:
            self.channel.hold(False)
        early, self._early, self._waiting = self._early, [], 0
        for message in early:
            self._sort(message)

    def lost(self) -> None:
        """The socket is closed."""
        self._timer.cancel()
        self.closing = True
        if self._table is not None:
            self._table.departed(self)

    def leave(self, why: Parting, where: str = "") -> None:
        """Say good-bye and close. `where`: the process to go to."""
        if self.closing:
            return
        self.closing = True
        self.channel.send(encoder.encode(Bye(why=why, where=where)))
        self.channel.close()

    # ------------------------------------------------------------------------------------------------------ going out

    def send(self, message: ServerMessage) -> None:
        self.send_bytes(encoder.encode(message))

    def send_bytes(self, data: bytes) -> None:
        if not self.closing and self.channel.send(data) > self.config.limits.unread:
            self.closing = True  # it does not read: nothing would reach it
            self.channel.drop()

    def ok(self, id: int) -> None:
        if id:
            self.send(Ok(id=id))

    # ------------------------------------------------------------------------------------------------------- distance

    def ping(self) -> None:
        """Ask for a sign of life, and measure how long it takes."""
        self._pinged += 1
        self._sent_pings[self._pinged] = self.loop.time()
        self._sent_pings.pop(self._pinged - MAX_SAMPLES, None)
        self.send(Ping(n=self._pinged))

    def _ping_again(self) -> None:
        every = self.config.timing.ping / 1000
        if self.channel.silence() > max(IDLE_TIMEOUT_S, 3 * every):
            self.channel.drop()
            return
        self.ping()
        self.channel.ping()
        self._timer = self.loop.call_later(min(every, next(self._next_pings, every)), self._ping_again)

    def _pong(self, n: int) -> None:
        sent = self._sent_pings.pop(n, None)
        if sent is not None:
            self._trips.append(max(0, round(1000 * (self.loop.time() - sent))))

    @property
    def trip(self) -> int:
        """The shortest of the last round trips in ms, which a busy line or a late pong cannot make longer; -1 while
        unknown."""
        return min(self._trips, default=-1)
