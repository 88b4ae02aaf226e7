"""Somebody who works for the tables, usually a process, and a line in which they wait for it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

from igroteka.server.thinking.orders import Answer, Died, Workman
from igroteka.server.thinking.waiting_line import Durations, Job, Turn, WaitingLine

Start = Callable[[], Awaitable[Workman]]

MAX_BRIEF_AHEAD: Final = 2
"""Pieces of work that a process has at a time, if they are brief: the next is there when one is done."""
BRIEF_S: Final = 0.1
"""Seconds of work that a process has at most, if it has more than one piece: whoever comes next must wait for it."""
log: Final = logging.getLogger("igroteka")


class Worker:
    """A process, started when there is something to do and ended with the server; and the work that waits for it."""

    def __init__(self, durations: Durations, start: Start) -> None:
        self._begin: Final = start
        self.line: Final = WaitingLine(durations)
        self._process: asyncio.Task[Workman] | None = None
        self._closed = False
        self._tasks: set[asyncio.Task[None]] = set()

    def add(self, table: str, job: Job) -> None:
        self.line.add(table, job)
        self._hand_out()

    def _hand_out(self) -> None:
        """Give the process something to do, if there is something and it has not enough."""
        line = self.line
        while not line.under_way or (len(line.under_way) < MAX_BRIEF_AHEAD and line.is_brief(BRIEF_S)):
            turn = line.next()
            if turn is None:
                return
            task = asyncio.get_running_loop().create_task(self._do(turn))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _do(self, turn: Turn) -> None:
        done, seconds = turn.job.done, turn.charged
        try:
            found, error, seconds = await self._run(turn.job)
            if done.done():
                return
            if error is None:
                done.set_result(found)
            else:
                done.set_exception(error)
        except Exception as error:  # told to whoever waits for it
            if not done.done():
                done.set_exception(error)
        finally:
            self.line.finish(turn, seconds)
            self._hand_out()

    async def _run(self, job: Job) -> Answer:
        """The result of a job. A process that died is started again, once."""
        for _ in range(2):
            starting = self._process = self._process or asyncio.get_running_loop().create_task(self._start())
            try:
                return await (await asyncio.shield(starting)).run(job.work, job.args)
            except (Died, OSError) as error:
                if self._closed:
                    break
                log.warning("a thinking process has died (%r); another is started", error)
                if self._process is starting:
                    self._process = None
        raise RuntimeError("the thinking process died twice, or was told to go")

    async def _start(self) -> Workman:
        return await self._begin()

    def close(self) -> None:
        """End at once: nobody waits for the work any more, however long it takes."""
        self._closed = True
        for task in self._tasks:
            task.cancel()
        if self._process is not None:
            if self._process.done() and not self._process.cancelled() and self._process.exception() is None:
                self._process.result().close()
            self._process.cancel()
