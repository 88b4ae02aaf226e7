"""Real sockets and real processes for the tests of the server. Nothing here sleeps: it waits for messages."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from http.client import HTTPConnection
from pathlib import Path
from typing import IO, Any, Protocol

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from igroteka.server.base.config import Config, Limits, Timing
from igroteka.server.streams.diff import apply

ROOT = Path(__file__).parents[2]
PATIENCE = 60.0
QUICK = Timing(
    guard=50,
    guard_alone=(5, 10),
    bot={"slow": (5, 5), "normal": (2, 4), "fast": (1, 1), "instant": (0, 0)},
    window=(80, 250),
    thought=60_000,
)
LOOSE = Limits(
    rate=2000.0,
    burst=2000,
    frames_rate=4000.0,
    frames_burst=4000,
    http_rate=2000.0,
    http_burst=2000,
    tables_burst=2000,
    sockets_burst=2000,
)

Message = dict[str, Any]


class Open(Protocol):
    """Something to be closed after a test."""

    async def close(self) -> None: ...


class Site:
    """A server process."""

    def __init__(self, data: Path, **settings: Any) -> None:
        given: dict[str, Any] = {"timing": QUICK, "limits": LOOSE, "workers": 1, "shelf": "tests.server.shelf:SHELF"}
        self.path = data
        self.tickets: list[Ticket] = []
        self.config = Config(data=str(data), port=0, **{**given, **settings})
        self.process: subprocess.Popen[str] | None = None
        self.log: IO[str] | None = None
        """Where its stderr goes; None: to ours."""
        self.url = ""
        self.opened: list[Open] = []

    def start(self, **settings: Any) -> Site:
        """Start it, perhaps with other settings, and wait until it says where it is."""
        self.config = msgspec.structs.replace(self.config, **settings)
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.server.site", msgspec.json.encode(self.config).decode()],
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": f"{ROOT}{os.pathsep}{ROOT / 'src'}"},
            stdout=subprocess.PIPE,
            stderr=self.log,
            text=True,
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert line.startswith("Igroteka: "), line
        self.url = line.removeprefix("Igroteka: ").strip().rstrip("/")
        return self

    def end(self, how: signal.Signals) -> int:
        """Send the signal, and wait for the end."""
        assert self.process is not None
        self.process.send_signal(how)
        code = self.process.wait(PATIENCE)
        assert self.process.stdout is not None
        self.process.stdout.close()
        self.process = None
        return code

    def again(self) -> Site:
        """Kill it at once, whatever it is doing, and start it anew."""
        self.end(signal.SIGKILL)
        return self.start()

    async def open(self, origin: str = "", far: str = "") -> Client:
        """A socket that has not said hello; `far`: the address of a client that a proxy on this machine speaks for."""
        headers = {**({"Origin": origin} if origin else {}), **({"X-Forwarded-For": far} if far else {})}
        address = self.url.replace("http", "ws", 1) + "/ws"
        client = Client(await connect(address, additional_headers=headers, max_size=None, max_queue=None))
        self.opened.append(client)
        return client

    async def hang_up(self) -> None:
        while self.opened:
            await self.opened.pop().close()

    # ------------------------------------------------------------------------------------------------------- HTTP

    async def post(self, path: str, body: Any, status: int = 201, **headers: str) -> Any:
        return await asyncio.to_thread(self.ask, "POST", path, msgspec.json.encode(body), status, headers)

    async def get(self, path: str, status: int = 200, **headers: str) -> Any:
        return await asyncio.to_thread(self.ask, "GET", path, None, status, headers)

    def ask(self, method: str, path: str, body: bytes | None, status: int, headers: dict[str, str]) -> Any:
        connection = HTTPConnection(self.url.removeprefix("http://"), timeout=PATIENCE)
        try:
            connection.request(method, path, body, {"Content-Type": "application/json", **headers})
            answer = connection.getresponse()
            text, kind = answer.read(), answer.headers.get("content-type", "")
        finally:
            connection.close()
        assert answer.status == status, text
        return msgspec.json.decode(text) if "json" in kind else text.decode()

    async def table(self, game: str = "market", name: str = "Ann", **order: Any) -> Ticket:
        made = await self.post("/api/tables", {"game": game, "name": name, **order})
        self.tickets.append(Ticket(self, made["table"], made["key"]))
        return self.tickets[-1]


class Ticket:
    """A member's key to a table."""

    def __init__(self, site: Site, table: str, key: str = "", watch: str = "") -> None:
        self.site, self.table, self.key, self.watch = site, table, key, watch

    async def come(
        self,
        seen: dict[str, int] | None = None,
        chat: int = 0,
        origin: str = "",
        stage: bool = False,
        far: str = "",
    ) -> Client:
        """Connect and be welcomed."""
        client = await self.site.open(origin, far)
        hello = {"type": "hello", "table": self.table, "key": self.key, "watch": self.watch, "id": 1, "chat": chat}
        await client.send({**hello, "seen": seen or {}, "stage": stage})
        await client.until(lambda m: m["type"] == "ok" and m["id"] == 1)
        return client


class Client:
    """A browser's side of a table: keeps views by audience, and every message as it came."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: list[Message] = []
        self.raw: list[str] = []
        self.views: dict[str, Message] = {}
        self.numbers: dict[str, int] = {}
        self.room: Message = {}
        self.welcome: Message = {}
        self.id = 1

    # ---------------------------------------------------------------------------------------------------- messages

    async def send(self, message: Message) -> None:
        await self.socket.send(msgspec.json.encode(message).decode())

    async def read(self) -> Message:
        """The next message, worked into the views."""
        text = await self.socket.recv()
        assert isinstance(text, str)
        message: Message = msgspec.json.decode(text)
        self.raw.append(text)
        self.heard += [*message.get("lines", []), message]
        await self.note(message)
        return message

    async def note(self, message: Message) -> None:
        kind = message["type"]
        if kind == "welcome":
            self.welcome, self.room = message, message["room"]
        elif kind == "room":
            self.room = message["room"]
        elif kind == "snapshot":
            self.views[message["audience"]] = message["view"]
            self.numbers[message["audience"]] = message["n"]
        elif kind == "change":
            assert message["n"] == self.numbers[message["audience"]] + 1
            apply(self.views[message["audience"]], message["ops"])
            self.numbers[message["audience"]] = message["n"]
        elif kind == "ping":
            await self.send({"type": "pong", "n": message["n"]})

    async def until(self, wanted: Callable[[Message], bool]) -> Message:
        """Read on until such a message comes."""
        async with asyncio.timeout(PATIENCE):
            while True:
                message = await self.read()
                if wanted(message):
                    return message

    async def hear(self, kind: str) -> Message:
        return await self.until(lambda m: m["type"] == kind)

    async def see(self, condition: Callable[[], bool]) -> None:
        """Read on until what has been received makes this true."""
        async with asyncio.timeout(PATIENCE):
            while not condition():
                await self.read()

    async def do(self, kind: str, **fields: Any) -> Message:
        """Send a message; its `ok` or `error`."""
        self.id += 1
        id = self.id
        await self.send({"type": kind, "id": id, **fields})
        return await self.until(lambda m: m["type"] in ("ok", "error") and m["id"] == id)

    async def done(self, kind: str, **fields: Any) -> None:
        answer = await self.do(kind, **fields)
        assert answer["type"] == "ok", answer

    async def refused(self, kind: str, **fields: Any) -> Message:
        answer = await self.do(kind, **fields)
        assert answer["type"] == "error", answer
        return answer

    def events(self, kind: str) -> list[Message]:
        """The events of this kind that have been told so far."""
        return [e for m in self.heard for e in m.get("events", []) if e["kind"] == kind]

    # -------------------------------------------------------------------------------------------------------- play

    def view(self, seat: int | None = 0) -> Message:
        return self.views["public" if seat is None else f"p{seat}"]

    def asked(self, seat: int = 0) -> bool:
        return any(a["given"] is None for a in self.view(seat)["asks"])

    async def answer(self, seat: int, key: str, **more: Any) -> Message:
        return await self.do("answer", seat=seat, number=self.view(seat)["number"], key=key, **more)

    async def play(self, seat: int = 0) -> Message:
        """Wait until asked, then the first option."""
        await self.see(lambda: self.asked(seat) or self.view(seat)["result"] is not None)
        if self.view(seat)["result"] is not None:
            return {"type": "over"}
        ask = next(a for a in self.view(seat)["asks"] if a["given"] is None)
        return await self.answer(seat, ask["options"][0])

    async def to_the_end(self, seat: int = 0) -> None:
        """Play until there is a result."""
        while self.view(seat)["result"] is None:
            await self.play(seat)

    async def closed(self) -> None:
        """Read until the server closes."""
        with contextlib.suppress(ConnectionClosed):  # that is what is waited for
            async with asyncio.timeout(PATIENCE):
                while True:
                    await self.read()

    async def close(self) -> None:
        await self.socket.close()
