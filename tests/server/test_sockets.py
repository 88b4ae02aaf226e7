"""What our sockets rely on: `websockets` on the other end understands every frame, and the insides of uvicorn and h11
are as they were. After an upgrade these fail before anything else does."""

from __future__ import annotations

import asyncio
import inspect
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, cast

import h11
import msgspec
import pytest
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.server import ServerState
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.uri import parse_uri

from igroteka.server.base.config import Config
from igroteka.server.http.app import open_tables
from igroteka.server.http.sockets import SENDING, HttpConnection, WebSocket, framed
from igroteka.server.mailbox.tables import Tables


@pytest.fixture
async def tables(tmp_path: Path) -> AsyncIterator[Tables]:
    config = Config(data=str(tmp_path), shelf="tests.server.shelf:SHELF", workers=1)
    tables = open_tables(config)
    yield tables
    await tables.end()


class Pipe(asyncio.Transport):
    """A transport whose other end is a client of `websockets` in the same process."""

    def __init__(self, client: ClientProtocol) -> None:
        super().__init__()
        self.client = client
        self.closed = self.paused = False

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.client.receive_data(bytes(data))

    def get_write_buffer_size(self) -> int:
        return 0

    def is_closing(self) -> bool:
        return self.closed

    def close(self) -> None:
        if not self.closed:
            self.closed = True
            self.client.receive_eof()

    def abort(self) -> None:
        self.close()

    def pause_reading(self) -> None:
        self.paused = True

    def resume_reading(self) -> None:
        self.paused = False


class Ends:
    """Both ends of a connection whose handshake is done."""

    def __init__(self, tables: Tables, path: str = "/ws") -> None:
        self.server_state = ServerState()
        self.there = ClientProtocol(parse_uri(f"ws://localhost{path}"), max_size=None)
        self.pipe = Pipe(self.there)
        self.here = WebSocket(tables, self.server_state)
        self.here.connection_made(self.pipe)
        self.there.send_request(self.there.connect())
        self.carry()

    def carry(self) -> None:
        """What the client has to say goes to the server."""
        for data in self.there.data_to_send():
            if data:
                self.here.data_received(data)

    def frames(self) -> list[Frame]:
        return [event for event in self.there.events_received() if isinstance(event, Frame)]

    def end(self) -> None:
        self.here.connection_lost(None)


async def test_the_handshake_is_one_that_a_client_accepts(tables: Tables) -> None:
    ends = Ends(tables)
    assert ends.there.handshake_exc is None
    assert ends.there.state is State.OPEN
    assert ends.server_state.connections == {cast(Any, ends.here)}, "uvicorn counts it, and closes it when it ends"
    ends.end()
    assert not ends.server_state.connections


async def test_another_path_is_refused(tables: Tables) -> None:
    ends = Ends(tables, "/elsewhere")
    assert "404" in str(ends.there.handshake_exc)
    ends.end()


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 100_000])
async def test_a_client_reads_every_size_of_message(tables: Tables, size: int) -> None:
    ends = Ends(tables)
    ends.frames()
    ends.here.send(b"x" * size)
    ends.here.send(b"next")
    assert [(f.opcode, f.fin, len(f.data)) for f in ends.frames()] == [
        (Opcode.TEXT, True, size),
        (Opcode.TEXT, True, 4),
    ]
    assert framed(b"x" * size).endswith(b"x" * size), "not masked: a server's frames are not"
    ends.end()


async def test_a_message_is_heard_whole_and_in_pieces(tables: Tables) -> None:
    """The first message is not hello, which the answer says: so it was read."""
    for pieces in ([b'{"type":"hurry"}'], [b'{"type":', b'"hurry"', b"}"]):
        ends = Ends(tables)
        ends.there.send_text(pieces[0], fin=len(pieces) == 1)
        for n, piece in enumerate(pieces[1:], 2):
            ends.there.send_continuation(piece, fin=n == len(pieces))
        ends.carry()
        await asyncio.sleep(0)
        answers = [msgspec.json.decode(f.data) for f in ends.frames() if f.opcode is Opcode.TEXT]
        assert [a.get("code") for a in answers] == ["first_hello", None]
        ends.end()


async def test_pings_go_both_ways(tables: Tables) -> None:
    ends = Ends(tables)
    ends.there.send_ping(b"there?")
    ends.carry()
    assert [(f.opcode, f.data) for f in ends.frames() if f.opcode is Opcode.PONG] == [(Opcode.PONG, b"there?")]
    ends.here.ping()
    assert Opcode.PING in [f.opcode for f in ends.frames()]
    ends.end()


async def test_either_side_may_close(tables: Tables) -> None:
    ends = Ends(tables)
    ends.here.close()
    ends.carry()
    assert (ends.there.close_code, ends.pipe.closed) == (1000, True)
    ends.end()
    ends = Ends(tables)
    ends.there.send_close(1001)
    ends.carry()
    assert (ends.there.close_code, ends.pipe.closed) == (1001, True)
    ends.end()


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        (b"\x82\x81\0\0\0\0x", 1003),  # binary
        (b"\x81\x01x", 1002),  # not masked
        (b"\x81\xff\0\0\1\0\0\0\0\0\0\0\0\0", 1009),  # a claim to be huge
        (b"\x80\x81\0\0\0\0x", 1002),  # a continuation of nothing
    ],
)
async def test_what_is_against_the_protocol_closes_with_its_code(tables: Tables, sent: bytes, code: int) -> None:
    ends = Ends(tables)
    ends.here.data_received(sent)
    assert ends.there.close_code == code
    ends.end()


@pytest.mark.parametrize("still", [True, False])
async def test_a_client_that_says_too_much_at_once_is_not_read_from_for_a_while(tables: Tables, still: bool) -> None:
    ends = Ends(tables)
    for hold in (not still, still):
        ends.here.hold(hold)
    assert ends.pipe.paused is still
    ends.end()


def test_uvicorn_and_h11_are_as_they_were() -> None:
    """What `HttpConnection` looks at, and how uvicorn makes a protocol for a WebSocket."""
    source = inspect.getsource(H11Protocol)
    for used in ("self.conn = h11.Connection", "self.cycle: RequestResponseCycle", "self.transport", "self.loop"):
        assert used in source
    assert "self.ws_protocol_class(" in source
    assert "self.transport.set_protocol(protocol)" in source
    made = inspect.signature(H11Protocol.__init__).parameters
    assert set(made) >= {"self", "config", "server_state", "app_state"}
    assert inspect.signature(HttpConnection.__init__).parameters["patience"]
    assert h11.Connection(h11.SERVER).their_state in SENDING, "nothing has come: the request is awaited"
