"""The ends of the lines between a page's workers (web/src/offline) and Python: numbers, texts and bytes go through.

`Browser` is what the worker gives us, `begin` what it calls first. Whatever lasts is answered by another call.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Final, Protocol, TypeAlias

from igroteka.server.offline import workman
from igroteka.server.offline.home import Home
from igroteka.server.storage.store import CannotStore, StorageFailed

Foreign: TypeAlias = Any
"""A value of the page."""
Convert = Callable[[Foreign], Foreign]
"""Something of Python as JavaScript has it."""


class Browser(Protocol):
    """Functions of the worker; bytes are what JavaScript has in their place."""

    def read(self) -> Awaitable[Foreign]:
        """The pages of the database, one after the other."""

    def write(self, numbers: Foreign, pages: Foreign, size: int) -> Awaitable[None]: ...

    def answer(self, number: int, status: int, text: str) -> None:
        """Answer a request."""

    def say(self, line: int, text: str) -> None: ...

    def end(self, line: int) -> None: ...

    def think(self, number: int, order: Foreign) -> None: ...


class Pages:
    """The browser's storage as a Disk."""

    def __init__(self, browser: Browser, convert: Convert) -> None:
        self._browser: Final = browser
        self._convert: Final = convert

    async def read(self) -> bytes:
        try:
            return as_bytes(await self._browser.read())
        except Exception as error:
            raise CannotStore(str(error)) from None

    async def write(self, pages: Mapping[int, bytes], size: int) -> None:
        numbers = self._convert(list(pages))
        try:
            await self._browser.write(numbers, self._convert(b"".join(pages.values())), size)
        except Exception as error:  # whatever JavaScript has thrown
            raise StorageFailed(str(error)) from None


class Desk:
    """The tables of a page, as its worker calls them."""

    def __init__(self, home: Home, browser: Browser) -> None:
        self._home: Final = home
        self._browser: Final = browser
        self._tasks: set[asyncio.Task[None]] = set()

    def request(self, number: int, method: str, path: str, body: str, key: str) -> None:
        """Take a request that a page would send to a server; the browser's `answer` is called with the result."""
        task = self._home.tables.store.loop.create_task(self._answer(number, method, path, body, key))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _answer(self, number: int, method: str, path: str, body: str, key: str) -> None:
        status, text = await self._home.request(method, path, body, key)
        self._browser.answer(number, status, text)

    def open(self, line: int) -> None:
        self._home.open(line)

    def hear(self, line: int, text: str) -> None:
        self._home.hear(line, text)

    def shut(self, line: int) -> None:
        self._home.shut(line)

    def thought(self, number: int, found: Foreign) -> None:
        """The other worker has done what it was told to."""
        self._home.workman.done(number, as_bytes(found))

    def died(self) -> None:
        """The other worker is gone; another is coming."""
        self._home.workman.died()


async def begin(browser: Browser, convert: Convert) -> Desk:
    """Open the tables of this browser."""

    def think(number: int, order: bytes) -> None:
        browser.think(number, convert(order))

    return Desk(await Home.begin(Pages(browser, convert), think, browser), browser)


def thinker(convert: Convert) -> Callable[[Foreign], Foreign]:
    """The function that carries out orders in the other worker."""
    workman.prepare()
    return lambda order: convert(workman.think(as_bytes(order)))


def as_bytes(given: Foreign) -> bytes:
    """Bytes of JavaScript."""
    return given if isinstance(given, bytes) else bytes(given.to_bytes())
