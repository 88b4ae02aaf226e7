"""A page in this process: its disk, its sockets that are lists, and its worker that thinks at once."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from random import Random
from typing import Any

import msgspec

from igroteka.server.offline import workman
from igroteka.server.offline.home import CONFIG, Home
from igroteka.server.storage.image import PAGE
from igroteka.server.storage.store import StorageFailed
from igroteka.server.streams.diff import apply
from tests.server.clients import PATIENCE, QUICK, Message

FAST = msgspec.structs.replace(CONFIG, timing=QUICK)


class Disk:
    """What a browser keeps, which can be full."""

    def __init__(self) -> None:
        self.pages: dict[int, bytes] = {}
        self.size = self.writes = 0
        self.full = False

    def copy(self) -> Disk:
        """As it is now."""
        twin = Disk()
        twin.pages, twin.size = dict(self.pages), self.size
        return twin

    @property
    def image(self) -> bytes:
        return b"".join(self.pages[n] for n in sorted(self.pages))[: self.size]

    async def read(self) -> bytes:
        return self.image

    async def write(self, pages: Mapping[int, bytes], size: int) -> None:
        await asyncio.sleep(0)
        if self.full:
            raise StorageFailed("no room")
        assert all(len(page) == PAGE for page in pages.values())
        self.pages = {n: page for n, page in {**self.pages, **pages}.items() if n * PAGE < size}
        self.size, self.writes = size, self.writes + 1


class Socket:
    """One end of a line; the other is a client of the page's tables."""

    def __init__(self, page: Page, number: int) -> None:
        self.page, self.number, self.id = page, number, 0
        self.heard: list[Message] = []
        self.views: dict[str, Any] = {}
        self.n = -1
        """Of the last change that was seen."""
        self.news, self.ended = asyncio.Event(), False

    def hear(self, message: Message) -> None:
        self.heard.append(message)
        if message["type"] == "snapshot":
            self.views[message["audience"]], self.n = message["view"], message["n"]
        elif message["type"] == "change":
            apply(self.views[message["audience"]], message["ops"])
            self.n = message["n"]
        self.news.set()

    async def until(self, kind: str, **fields: Any) -> Message:
        async with asyncio.timeout(PATIENCE):
            while True:
                for message in self.heard:
                    if message["type"] == kind and all(message[name] == value for name, value in fields.items()):
                        return message
                self.news.clear()
                await self.news.wait()

    def tell(self, kind: str, **fields: Any) -> int:
        self.id += 1
        self.page.home.hear(self.number, msgspec.json.encode({"type": kind, "id": self.id, **fields}).decode())
        return self.id

    async def do(self, kind: str, **fields: Any) -> Message:
        """A message, and what came of it."""
        id = self.tell(kind, **fields)
        async with asyncio.timeout(PATIENCE):
            while True:
                for message in self.heard:
                    if message["type"] in ("ok", "error") and message["id"] == id:
                        return message
                self.news.clear()
                await self.news.wait()

    def question(self, seat: int) -> Message | None:
        """What the seat is asked and has not answered."""
        asks = self.views[f"p{seat}"]["asks"]
        return next((ask for ask in asks if ask["given"] is None and ask["seat"] == seat), None)

    async def hinted(self, seat: int) -> str:
        """What a bot would answer to the question; '' if it is too late, or gives no hints here."""
        del self.heard[:]
        if (await self.do("hint", seat=seat))["type"] == "error":
            return ""
        return str((await self.until("hinted"))["key"])

    async def play(self, seat: int, most: int = 10_000) -> int:
        """Anything that is allowed, until the game is over or so many answers are given; how many were."""
        given, random = 0, Random(seat)
        async with asyncio.timeout(PATIENCE):
            while given < most and self.views[f"p{seat}"]["result"] is None:
                question = self.question(seat)
                if question is None:
                    self.news.clear()
                    await self.news.wait()
                    continue
                number, key = self.views[f"p{seat}"]["number"], chosen(question, random)
                key = key or await self.hinted(seat)
                if key:
                    given += (await self.do("answer", seat=seat, number=number, key=key))["type"] == "ok"
        return given


def chosen(question: Message, random: Random) -> str:
    """An answer that may be one; '' if only a bot would know."""
    if question["form"] == "open":
        return str(question["default"])
    if question["form"] == "several":
        return ""
    return str(random.choice(question["options"]))


class Page:
    def __init__(self, disk: Disk | None = None) -> None:
        self.disk = disk or Disk()
        self.sockets: list[Socket] = []
        self.home: Home

    async def begin(self) -> Page:
        workman.prepare()
        self.home = await Home.begin(self.disk, self.think, self, FAST)
        return self

    def think(self, number: int, order: bytes) -> None:
        self.home.tables.store.loop.call_soon(lambda: self.home.workman.done(number, workman.think(order)))

    def say(self, line: int, text: str) -> None:
        self.sockets[line].hear(msgspec.json.decode(text))

    def end(self, line: int) -> None:
        self.sockets[line].ended = True

    async def ask(self, method: str, path: str, body: object = None, key: str = "") -> Any:
        status, text = await self.home.request(method, path, msgspec.json.encode(body).decode(), key)
        assert status == 200, text
        return msgspec.json.decode(text)

    async def come(self, ticket: Message, **hello: Any) -> Socket:
        socket = Socket(self, len(self.sockets))
        self.sockets.append(socket)
        self.home.open(socket.number)
        socket.tell("hello", table=ticket["table"], key=ticket["key"], **hello)
        await socket.until("welcome")
        return socket
