"""A thread of its own for the database. It asks the database as few things as it can: each time it comes back it must
wait until the loop lets go of the interpreter."""

from __future__ import annotations

import asyncio
import queue
import threading

from igroteka.server.storage.store import Engine, Store, Wanted, settle


class ThreadedStore(Store):
    def __init__(self, engine: Engine) -> None:
        super().__init__(engine)
        self._waiting: queue.SimpleQueue[list[Wanted] | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="store", daemon=True)
        self._thread.start()

    async def close(self) -> None:
        self._hand_over()
        self._waiting.put(None)
        await asyncio.to_thread(self._thread.join)

    def _take(self, batch: list[Wanted]) -> None:
        self._waiting.put(batch)

    def _run(self) -> None:
        going = True
        while going:
            batch: list[Wanted] = []
            item = self._waiting.get()
            while item is not None:
                batch.extend(item)
                if self._waiting.empty():
                    break
                item = self._waiting.get()
            going = item is not None
            if batch:
                outcomes = self._transact(batch)
                self.loop.call_soon_threadsafe(settle, [wanted.done for wanted in batch], outcomes)
        self.engine.close()
