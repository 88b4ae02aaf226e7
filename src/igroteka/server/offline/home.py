"""All that a page has in place of a server: its tables, the requests about them, and its clients.

The page says `request` for what it would ask over HTTP, and `open`, `hear`, `shut` for what it would do with a socket;
what comes back goes through a Post. The words of both are those of the server.
"""

from __future__ import annotations

from typing import Final, Protocol

from igroteka.server.base.config import Config, Limits
from igroteka.server.mailbox.tables import Tables
from igroteka.server.offline import page_requests
from igroteka.server.offline.workman import PortWorkman, Send
from igroteka.server.rooms.client import Client
from igroteka.server.storage.image import Image
from igroteka.server.storage.paged import Disk, PagedStore
from igroteka.server.thinking.thinkers import Thinkers
from igroteka.server.thinking.waiting_line import Durations
from igroteka.server.thinking.workers import Worker

FOR_EVER: Final = 36_500
"""Days: nobody but its owner forgets a game here."""
CONFIG: Final = Config(data="", workers=1, keep_days=FOR_EVER, max_tables=10_000, limits=Limits(unplayed=10_000))


class Post(Protocol):
    """The way to the page."""

    def say(self, line: int, text: str) -> None:
        """A message of the socket with this number."""

    def end(self, line: int) -> None:
        """A connection is closed."""


class Line:
    """A client's connection, in place of a socket."""

    def __init__(self, number: int, post: Post) -> None:
        self._number, self._post = number, post
        self.client: Client | None = None
        self.closed = False

    def send(self, message: bytes) -> int:
        if not self.closed:
            self._post.say(self._number, message.decode())
        return 0

    def ping(self) -> None:
        """Nothing between the page and its worker closes by itself."""

    def silence(self) -> float:
        return 0.0

    def hold(self, still: bool) -> None:
        """The page sends one click after the other."""

    def close(self) -> None:
        if not self.closed:
            self.closed = True
            self._post.end(self._number)
            if self.client is not None:
                self.client.loop.call_soon(self.client.lost)

    drop = close


class Home:
    def __init__(self, tables: Tables, workman: PortWorkman, post: Post) -> None:
        self.tables: Final = tables
        self.workman: Final = workman
        self._post: Final = post
        self._lines: dict[int, Line] = {}

    @classmethod
    async def begin(cls, disk: Disk, think: Send, post: Post, config: Config = CONFIG) -> Home:
        """Open the tables that the browser has stored. `think` sends work to whoever thinks; its result is given to
        `workman.done`."""
        store = PagedStore(Image(await disk.read()), disk)
        workman = PortWorkman(think)
        worker = Worker(Durations(), workman.start)
        tables = Tables(config, store, Thinkers([[worker], [worker], [worker]]))
        await tables.begin()
        return cls(tables, workman, post)

    async def request(self, method: str, path: str, body: str, key: str) -> tuple[int, str]:
        """The answer that a server would give: its status, and the body as JSON."""
        return await page_requests.answer(self.tables, method, path, body.encode(), key)

    def open(self, number: int) -> None:
        """The page opens a socket, whose number was never used."""
        line = self._lines[number] = Line(number, self._post)
        line.client = Client(self.tables.config, line, self.tables.enter)

    def hear(self, number: int, text: str) -> None:
        """The page sends something through it."""
        line = self._lines.get(number)
        if line is not None and line.client is not None:
            line.client.receive(text.encode())

    def shut(self, number: int) -> None:
        """The page closes it."""
        line = self._lines.pop(number, None)
        if line is not None:
            line.close()

    async def end(self) -> None:
        await self.tables.end()
