"""Processes that work for the tables, one worker each: started when there is something to do, ended with the server."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import Connection
from typing import Any, Final, ParamSpec, TypeVar

from igroteka.server.waiting_line import Durations, Job, Turn, WaitingLine

R = TypeVar("R")
P = ParamSpec("P")

AHEAD: Final = 2
"""Pieces of work that a process has at a time, if they are brief: the next is there when one is done."""
BRIEF: Final = 0.1
"""Seconds of work that a process has at most, if it has more than one piece: whoever comes next must wait for it."""
log: Final = logging.getLogger("igroteka")


class TooLong(Exception):
    """A piece of work has reached its ceiling."""


# ------------------------------------------------------------------------------------------------- in the process


def begin(parent: Connection, nice: int, prepare: Callable[..., None], args: tuple[Any, ...]) -> None:
    """Prepare a process: it ends when its parent closes the pipe or dies, also in the middle of its work; it leaves
    Ctrl-C to the parent, and lets the server itself go first."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):  # not on Windows
        os.nice(nice)
    threading.Thread(target=end_with, args=(parent,), daemon=True).start()
    prepare(*args)


def end_with(parent: Connection) -> None:
    try:
        parent.poll(None)
    finally:
        os._exit(0)


def within(seconds: float, work: Callable[P, R], *args: P.args, **named: P.kwargs) -> R:
    """What comes of some work, or TooLong. The bots themselves read no clock: it is the process that is interrupted."""
    if not seconds or not hasattr(signal, "setitimer"):  # not on Windows
        return work(*args, **named)
    signal.signal(signal.SIGALRM, interrupt)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        return work(*args, **named)
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)


def interrupt(number: int, frame: object) -> None:
    raise TooLong


def timed(work: Callable[..., R], args: tuple[Any, ...]) -> tuple[R, float]:
    """What comes of some work, and the seconds that it took."""
    begun = time.monotonic()
    found = work(*args)
    return found, time.monotonic() - begun


# -------------------------------------------------------------------------------------------------- in the server


class Worker:
    """A process, and the work that waits for it."""

    def __init__(self, nice: int, durations: Durations, prepare: Callable[..., None], *args: Any) -> None:
        self._nice, self._prepare, self._args = nice, prepare, args
        self.line: Final = WaitingLine(durations)
        self._pool: ProcessPoolExecutor | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._their_end, self._our_end = multiprocessing.get_context("spawn").Pipe(duplex=False)
        """The process holds one end and lives as long as we hold the other."""

    def add(self, table: str, job: Job) -> None:
        self.line.add(table, job)
        self._hand_out()

    def _hand_out(self) -> None:
        """Give the process something to do, if there is something and it has not enough."""
        line = self.line
        while not line.under_way or (len(line.under_way) < AHEAD and line.is_brief(BRIEF)):
            turn = line.next()
            if turn is None:
                return
            task = asyncio.get_running_loop().create_task(self._do(turn))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _do(self, turn: Turn) -> None:
        done, seconds = turn.job.done, turn.charged
        try:
            found, seconds = await self._run(turn.job)
            if not done.done():
                done.set_result(found)
        except Exception as error:  # told to whoever waits for it
            if not done.done():
                done.set_exception(error)
        finally:
            self.line.finish(turn, seconds)
            self._hand_out()

    async def _run(self, job: Job) -> tuple[Any, float]:
        """What comes of a job, and how long it took. A process that died is started anew, once."""
        loop = asyncio.get_running_loop()
        for _ in range(2):
            pool = self._pool = self._pool or self._started()
            try:
                return await loop.run_in_executor(pool, timed, job.work, job.args)
            except BrokenProcessPool:
                if self._our_end.closed:
                    break
                log.warning("a thinking process has died; another is started")
                if self._pool is pool:
                    self._pool = None
        raise RuntimeError("the thinking process died twice, or was told to go")

    def _started(self) -> ProcessPoolExecutor:
        args = (self._their_end, self._nice, self._prepare, self._args)
        return ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), initializer=begin, initargs=args)

    def close(self) -> None:
        """At once: nobody waits for the work any more, however long it takes."""
        self._our_end.close()
        for task in self._tasks:
            task.cancel()
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
