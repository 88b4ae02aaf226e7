"""The database within a page: worked on in the page's own loop, and on the disk when the browser says so."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Final, Protocol

from igroteka.server.storage.image import Image
from igroteka.server.storage.store import StorageFailed, Store, Wanted, settle


class Disk(Protocol):
    """Where the browser keeps the pages of a database."""

    async def read(self) -> bytes:
        """All pages; b"" if there are none."""

    async def write(self, pages: Mapping[int, bytes], size: int) -> None:
        """Put these in place of those with the same numbers, all or none; `size`: how many bytes there are in all.
        StorageFailed says why it was not possible."""


class PagedStore(Store):
    def __init__(self, image: Image, disk: Disk) -> None:
        super().__init__(image)
        self.image: Final = image
        self._disk: Final = disk
        self._waiting: asyncio.Queue[list[Wanted] | None] = asyncio.Queue()
        self._task = self.loop.create_task(self._run())

    async def close(self) -> None:
        self._hand_over()
        self._waiting.put_nowait(None)
        await self._task

    def _take(self, batch: list[Wanted]) -> None:
        self._waiting.put_nowait(batch)

    async def _run(self) -> None:
        while (batch := await self._waiting.get()) is not None:
            outcomes = self._transact(batch)
            failure = await self._keep()
            settle([wanted.done for wanted in batch], outcomes if failure is None else [failure] * len(batch))
        self.engine.close()

    async def _keep(self) -> StorageFailed | None:
        """Give the browser what has changed. If it does not take it, nothing has."""
        now, pages = self.image.changes()
        if not pages:
            return None
        try:
            await self._disk.write(pages, len(now))
        except StorageFailed as error:
            self.trouble = str(error)
            self.image.connection.close()
            self.image.open(self.image.kept)
            return error
        self.image.kept = now
        return None
