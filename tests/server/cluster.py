"""Several server processes that share a database, and players who find their table wherever it is, as the page does."""

from __future__ import annotations

import asyncio
import contextlib
import signal
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import msgspec
import psycopg
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException
from websockets.typing import Origin

from tests.server.checker import Answer
from tests.server.clients import QUICK, Client, Message, Site
from tests.server.postgres import fresh

TIMING = msgspec.structs.replace(
    QUICK, guard=0, guard_alone=(0, 0), lease=1_500, ping=1_000, away=600_000, blink=600_000, idle=2_000
)
"""No answer is given by the server itself, and nobody counts as away."""
PAUSE = 0.1
"""Seconds between two tries to connect."""
TRY = 4.0
"""Seconds that one may take."""


class Relay:
    """The way of one process to the database, which can be cut without a word to either end."""

    def __init__(self, address: str) -> None:
        parts = urlsplit(address)
        self.host, self.port = parts.hostname or "", parts.port or 0
        self.cut = False
        self.address = ""
        self._address = address
        self._server: asyncio.Server | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        port = self._server.sockets[0].getsockname()[1]
        self.address = self._address.replace(f"{self.host}:{self.port}", f"127.0.0.1:{port}")

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        if self._server is not None:
            self._server.close()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        back_reader, back_writer = await asyncio.open_connection(self.host, self.port)
        ways = ((reader, back_writer), (back_reader, writer))
        tasks = [asyncio.create_task(self._carry(*way)) for way in ways]
        self._tasks.update(tasks)
        await asyncio.wait(tasks)
        self._tasks.difference_update(tasks)

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError), contextlib.closing(writer):  # either end may be gone
            while data := await reader.read(65_536):
                while self.cut:
                    await asyncio.sleep(PAUSE)  # what is sent now arrives when the line is whole again
                writer.write(data)
                await writer.drain()


class Processes:
    """Sites with one database."""

    def __init__(self, folder: Path, postgres: str, count: int, **settings: Any) -> None:
        self.database = fresh(postgres)
        self.addresses = [""] * count
        """Where each of them is now."""
        self.relays = [Relay(self.database) for _ in range(count)]
        self.sites = [Site(folder / str(n), **{"timing": TIMING, "workers": 1, **settings}) for n in range(count)]

    async def __aenter__(self) -> Processes:
        for relay in self.relays:
            await relay.open()
        await asyncio.gather(*(self.start(n) for n in range(len(self.sites))))
        return self

    async def __aexit__(self, *_: object) -> None:
        for site in self.sites:
            await site.hang_up()
            if site.process is not None:
                await asyncio.to_thread(site.end, signal.SIGKILL)
        for relay in self.relays:
            await relay.close()

    async def start(self, n: int) -> None:
        await asyncio.to_thread(self.sites[n].start, database=self.relays[n].address)
        self.addresses[n] = self.sites[n].url

    async def end(self, n: int, how: signal.Signals) -> int:
        return await asyncio.to_thread(self.sites[n].end, how)

    def signal(self, n: int, how: signal.Signals) -> None:
        process = self.sites[n].process
        assert process is not None
        process.send_signal(how)

    def holder(self, table: str) -> int:
        """Which of the sites has a table; -1 for none."""
        sql = "SELECT address FROM processes JOIN leases ON leases.process = processes.number WHERE leases.id = %s"
        with psycopg.connect(self.database) as connection:
            found = connection.execute(sql, (table,)).fetchone()
        return -1 if found is None else self.addresses.index(found[0].rstrip("/"))

    def rows(self, table: str) -> list[tuple[int, bytes]]:
        with psycopg.connect(self.database) as connection:
            return connection.execute("SELECT n, body FROM steps WHERE id = %s ORDER BY n", (table,)).fetchall()


def socket_of(address: str, table: str) -> str:
    """As the page has it: a router finds the process by the table, or by what the address carries itself."""
    parts = urlsplit(address)
    queries = "&".join(each for each in (parts.query, f"table={table}") if each)
    return f"ws://{parts.netloc}/ws?{queries}"


class Player:
    """A member who answers at a table, and keeps what was sent and what was acknowledged."""

    def __init__(self, table: str, key: str, addresses: list[str], seat: int, at: int = 0) -> None:
        """`addresses` of the processes, kept up to date by whoever starts them; `at`: the first to try."""
        self.table, self.key, self.seat = table, key, seat
        self.addresses, self.at = addresses, at
        parts = urlsplit(addresses[at])
        self.origin = f"{parts.scheme}://{parts.netloc}"
        """Where its page came from; the page stays open when that process is gone."""
        self.client: Client | None = None
        self.sent: list[Answer] = []
        self.acknowledged: list[Answer] = []
        self.moves = 0
        """How often it was sent on."""
        self.gap = 0.0
        """The longest time without a table, in seconds: from the last word of one process to the first of another."""
        self.heard = time.monotonic()
        self.pause = 0.0
        """Seconds before each answer."""

    # ------------------------------------------------------------------------------------------------------ coming

    async def come(self) -> Client:
        """Connect, wherever that is possible; what has been seen is not sent again."""
        before = self.client
        await self.leave()
        for address in self._where():
            client = await self._try(address, before)
            if client is not None:
                self.client = client
                if before is not None:
                    self.gap = max(self.gap, time.monotonic() - self.heard)
                self.heard = time.monotonic()  # another fault may come before anything else is said
                return client
            await asyncio.sleep(PAUSE)  # as a page does, before it tries the next
        raise AssertionError("there is always another address to try")

    def _where(self) -> Iterator[str]:
        """First where the table was or is said to be, then everywhere."""
        while True:
            yield self.addresses[self.at]
            self.at = (self.at + 1) % len(self.addresses)

    async def _try(self, address: str, before: Client | None) -> Client | None:
        try:
            async with asyncio.timeout(TRY):
                socket = await connect(
                    socket_of(address, self.table), origin=Origin(self.origin), max_size=None, max_queue=None
                )
                client = Client(socket)
                if before is not None:
                    client.views, client.numbers, client.room = before.views, before.numbers, before.room
                hello = {"type": "hello", "table": self.table, "key": self.key, "id": 1, "seen": client.numbers}
                await client.send(hello)
                while True:
                    message = await client.read()
                    if message["type"] == "ok":
                        return client
                    if message["type"] == "bye":
                        self._note(message)
                        await client.close()
                        return None
        except (OSError, TimeoutError, WebSocketException):
            return None

    def _note(self, bye: Message) -> None:
        """Where to go instead, if that is said."""
        where = bye["where"].rstrip("/")
        if where in self.addresses:
            self.moves += 1
            self.at = (self.addresses.index(where) - 1) % len(self.addresses)  # the one before: it is the next to try

    async def leave(self) -> None:
        if self.client is not None:
            socket, self.client = self.client.socket, None
            socket.transport.abort()
            with contextlib.suppress(WebSocketException, OSError):  # the other end may be gone
                await socket.wait_closed()

    # ----------------------------------------------------------------------------------------------------- playing

    async def play(self, until: asyncio.Event) -> None:
        """Answer whatever is asked, wherever the table is, until the end of the game at the latest."""
        client = self.client or await self.come()
        while not until.is_set() and not self.is_over(client):
            try:
                await self._answer(client, until)
            except TimeoutError:  # it is paused, or the network is gone: first to another
                self.at = (self.at + 1) % len(self.addresses)
                client = await self.come()
            except (OSError, WebSocketException):
                client = await self.come()

    async def _answer(self, client: Client, until: asyncio.Event) -> None:
        """One answer; a server that says nothing for too long is lost."""
        silence = client.welcome["silence"] / 1000
        mine = f"p{self.seat}"
        while not until.is_set() and not (mine in client.views and client.asked(self.seat)):
            message = await self._read(client, silence)
            if self.is_over(client):
                return
        if self.pause:
            await asyncio.sleep(self.pause)  # people take their time
        if until.is_set():
            return
        ask = next(a for a in client.view(self.seat)["asks"] if a["given"] is None)
        number = client.view(self.seat)["number"]
        key = " ".join(ask["options"][: ask["least"]]) or "nothing"
        if ask["form"] != "several":
            key = ask["options"][int(number.rpartition(".")[2]) % len(ask["options"])]
        self.sent.append((number, key))
        client.id += 1
        id = client.id
        await client.send({"type": "answer", "id": id, "seat": self.seat, "number": number, "key": key})
        while True:
            message = await self._read(client, silence)
            if message["type"] == "ok" and message["id"] == id:
                self.acknowledged.append((number, key))
                return
            elif message["type"] == "error" and message["id"] == id:
                assert message["code"] in ("storage", "stale"), message
                return

    def is_over(self, client: Client) -> bool:
        view = client.views.get(f"p{self.seat}")
        return view is not None and view["result"] is not None

    async def _read(self, client: Client, silence: float) -> Message:
        async with asyncio.timeout(silence):
            message = await client.read()
        self.heard = time.monotonic()
        if message["type"] == "bye":
            self._note(message)
        return message
