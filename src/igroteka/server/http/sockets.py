"""Connections: uvicorn's HTTP with an end to its patience, and a WebSocket that leads straight to the mailbox.

Both stand in the places that uvicorn has for protocols, and know some of its insides and h11's. What is relied on is
tested in `tests/server/test_sockets.py`, and pyproject keeps uvicorn within the versions that were tested.

Why not uvicorn's own WebSocket server: it gives every client a task and a queue on the way in, the table needs another
pair on the way out, and neither tells how much a client has not read. Measured with the same tables behind both
(`bench/loads`, four alternating runs on two busy cores): 0.52 instead of 0.47 ms of processor a click at the most that
the server can do, 1.10 instead of 0.95 ms at 300 clicks a second, and a p99 of 125 instead of 31 ms.

The framing of what comes in is that of `websockets` (ServerProtocol, which does no I/O); what goes out is one frame.
"""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Any, Final, cast

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from websockets.frames import CloseCode, Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import State
from websockets.server import ServerProtocol

from igroteka.server.base import net
from igroteka.server.base.rates import Budget, network_of
from igroteka.server.http import hosts
from igroteka.server.mailbox.tables import Tables
from igroteka.server.pages.responses import HEADERS
from igroteka.server.rooms.client import Client

if TYPE_CHECKING:
    from uvicorn.server import ServerState

PATH: Final = "/ws"
SLICE_BYTES: Final = 1024
"""Bytes of one connection that are looked at in one turn of the loop, so that the others have theirs between them."""
MAX_FRAMES_BEFORE_HELLO: Final = 16
"""Frames of a client that has not said hello, before it is cut off."""
CLOSE_TIMEOUT_S: Final = 3.0
"""Seconds that a client has to answer a close."""
SENDING: Final = (h11.IDLE, h11.SEND_BODY)
"""States of a client that has still to send its request, or the rest of it."""


class HttpConnection(H11Protocol):
    """Closes the connection of a client whose request has stalled between two checks. uvicorn waits for ever for a
    request that was begun and is not finished; a few thousand of those are all the connections that a machine has."""

    def __init__(self, patience: float, **uvicorns: Any) -> None:
        super().__init__(**uvicorns)
        self.patience = patience
        self._seen: Any = None
        self._next_check: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        super().connection_made(transport)
        self._next_check = self.loop.call_later(self.patience, self.check_progress)

    def connection_lost(self, exc: Exception | None) -> None:
        if self._next_check is not None:
            self._next_check.cancel()
        super().connection_lost(exc)

    def send_400_response(self, msg: str) -> None:
        """Answer what is no valid request, with our own headers too."""
        plain = {**HEADERS, "Content-Type": "text/plain; charset=utf-8", "Connection": "close"}
        for event in (
            h11.Response(status_code=400, headers=list(plain.items()), reason=b"Bad Request"),
            h11.Data(data=msg.encode("ascii")),
            h11.EndOfMessage(),
        ):
            self.transport.write(self.conn.send(event) or b"")
        self.transport.close()

    def check_progress(self) -> None:
        if self.transport.get_protocol() is not self:  # it is a WebSocket now
            return
        request = (self.conn.their_state, self.cycle)
        if request == self._seen and self.conn.their_state in SENDING:
            self.transport.close()
            return
        self._seen = request
        self._next_check = self.loop.call_later(self.patience, self.check_progress)


class WebSocket(asyncio.Protocol):
    """One client's socket."""

    def __init__(self, tables: Tables, server: ServerState) -> None:
        self.tables: Final = tables
        self.open: Final = server.connections
        self.protocol: Final = ServerProtocol(max_size=2 * tables.config.limits.message)
        self.transport: asyncio.Transport | None = None
        self.peer = ""
        self.client: Client | None = None
        self.parts: list[bytes] = []
        self.early_budget: Final = Budget(tables.config.limits)
        """Before the handshake."""
        self.early = MAX_FRAMES_BEFORE_HELLO
        self.unseen = b""
        """What has been read and waits for the connection's next turn."""
        self.held = False
        """The client's table is busy."""
        self.still = False
        """Nothing more is read."""
        self.heard = time.monotonic()
        self.farewell: asyncio.TimerHandle | None = None

    # ------------------------------------------------------------------------------------------- from the network

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.peer = str((transport.get_extra_info("peername") or ("",))[0])
        self.open.add(cast(Any, self))

    def connection_lost(self, exc: Exception | None) -> None:
        self.open.discard(cast(Any, self))
        if self.farewell is not None:
            self.farewell.cancel()
        self.transport = None
        if self.client is not None:
            self.client.lost()

    def data_received(self, data: bytes) -> None:
        self.heard = time.monotonic()
        waits, self.unseen = self.unseen != b"", self.unseen + data
        if not waits:
            self.process_slice()

    def process_slice(self) -> None:
        """Process one slice of the received bytes. The rest waits for the next turn of the event loop, and nothing more
        is read meanwhile."""
        if self.transport is None or self.transport.is_closing() or self.held or not self.unseen:
            return
        data, self.unseen = self.unseen[:SLICE_BYTES], self.unseen[SLICE_BYTES:]
        if not self.budget.bytes.take(self.heard, len(data)):
            self.cut_off()
            return
        self.protocol.receive_data(data)
        for event in self.protocol.events_received():
            if isinstance(event, Request):
                self.shake_hands(event)
            elif isinstance(event, Frame) and self.is_within_budget():
                self.take(event)
        self.flush()
        if self.protocol.parser_exc is not None and self.transport is not None:
            self.transport.close()
        self.read_on()

    @property
    def budget(self) -> Budget:
        return self.early_budget if self.client is None else self.client.budget

    def is_within_budget(self) -> bool:
        """Count one more frame; False if the client has sent too many and is cut off."""
        if self.protocol.state is not State.OPEN:
            return False
        if self.client is not None and not self.client.has_spoken:
            self.early -= 1
        if self.early >= 0 and self.budget.frames.take(self.heard):
            return True
        self.cut_off()
        return False

    def cut_off(self) -> None:
        """Close the connection of a client that sends too much."""
        if self.protocol.state is State.OPEN and self.farewell is None:
            self.protocol.fail(CloseCode.POLICY_VIOLATION, "too much at once")
            self.farewell = asyncio.get_running_loop().call_later(CLOSE_TIMEOUT_S, self.drop)
            self.flush()
        elif self.farewell is None:
            self.drop()

    def eof_received(self) -> None:
        """The transport closes itself."""

    def shake_hands(self, request: Request) -> None:
        """Check from which page the connection comes and where it wants to go, and answer the handshake."""
        origin, host, forwarded = (",".join(request.headers.get_all(n)) for n in ("Origin", "Host", "X-Forwarded-For"))
        limits, address = self.tables.config.limits, net.client(self.peer, forwarded)
        if request.path.partition("?")[0] != PATH:
            response = self.protocol.reject(404, "there is no such socket\n")
        elif not hosts.is_known(self.tables.config, host):
            response = self.protocol.reject(421, f"{hosts.UNKNOWN_HOST}\n")
        elif not net.may_speak(self.tables.config, origin, host, self.tables.place.origins):
            response = self.protocol.reject(403, "this page may not speak to this server\n")
        elif self.tables.shared.sanctions.of_network("ban", network_of(address)):
            response = self.protocol.reject(403, "the host of this server has turned this network away\n")
        elif len(self.open) > limits.sockets or not self.tables.rates.allow("sockets", address, self.heard):
            response = self.protocol.reject(503, "too many connections\n")
        else:
            response = self.protocol.accept(request)
        if response.status_code != 101:
            response.headers.update(HEADERS)
        self.protocol.send_response(response)
        if response.status_code == 101:
            self.client = Client(self.tables.config, self, self.tables.enter, address)

    def take(self, frame: Frame) -> None:
        """A frame; a message when it is whole. Pings and closes are answered by the protocol itself."""
        if frame.opcode is Opcode.TEXT:
            self.parts = [bytes(frame.data)]
        elif frame.opcode is Opcode.BINARY:
            self.protocol.fail(CloseCode.UNSUPPORTED_DATA, "texts only")
            return
        elif frame.opcode is Opcode.CONT:
            self.parts.append(bytes(frame.data))
        else:
            return
        if frame.fin and self.client is not None:
            self.client.receive(self.parts[0] if len(self.parts) == 1 else b"".join(self.parts))
            self.parts = []

    def flush(self) -> None:
        """Write what the protocol itself has to say: handshakes, pongs, closes."""
        if self.transport is not None:
            for data in self.protocol.data_to_send():
                if data:
                    self.transport.write(data)
                else:  # the end of what it has to say
                    self.transport.close()
            if self.transport.get_write_buffer_size() > self.tables.config.limits.unread:
                self.drop()  # it asks and does not read

    # --------------------------------------------------------------------------------------------- to the network

    def send(self, message: bytes) -> int:
        """Write a message; how many bytes are waiting for the client to read them."""
        transport = self.transport
        if transport is None or transport.is_closing() or self.farewell is not None:
            return 0
        transport.write(framed(message))
        return transport.get_write_buffer_size()

    def silence(self) -> float:
        return time.monotonic() - self.heard

    def hold(self, still: bool) -> None:
        """Read no more for now, or go on reading."""
        self.held = still
        self.read_on()

    def read_on(self) -> None:
        """Look at what has been read, then read more; neither while the table is busy."""
        transport, still = self.transport, self.held or self.unseen != b""
        if transport is None or transport.is_closing():
            return
        if still != self.still:
            self.still = still
            (transport.pause_reading if still else transport.resume_reading)()
        if self.unseen and not self.held:
            asyncio.get_running_loop().call_soon(self.process_slice)

    def ping(self) -> None:
        """Send a ping: proxies then keep a silent connection open, and we hear whether somebody is there."""
        if self.protocol.state is State.OPEN:
            self.protocol.send_ping(b"")
            self.flush()

    def close(self) -> None:
        """Say good-bye, and wait a little for the answer."""
        if self.protocol.state is State.OPEN and self.farewell is None:
            self.protocol.send_close(CloseCode.NORMAL_CLOSURE)
            self.flush()
            self.farewell = asyncio.get_running_loop().call_later(CLOSE_TIMEOUT_S, self.drop)

    def drop(self) -> None:
        """Close the connection at once and discard unread data."""
        if self.transport is not None:
            self.transport.abort()

    def shutdown(self) -> None:
        """The server ends: uvicorn asks every connection to."""
        if self.client is not None:
            self.client.leave("stopping")
        elif self.transport is not None:
            self.transport.close()


def framed(message: bytes) -> bytes:
    """A text in one frame, as servers send it."""
    size = len(message)
    if size < 126:
        return b"\x81%c%b" % (size, message)
    if size < 65_536:
        return b"\x81\x7e%b%b" % (size.to_bytes(2, "big"), message)
    return b"\x81\x7f%b%b" % (size.to_bytes(8, "big"), message)
