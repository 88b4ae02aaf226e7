"""A process that does one piece of work after another, and the socket between it and the server.

Not a pool of `concurrent.futures`: that has two threads in the server for each process, through which every piece of
work goes there and back; under load these wait for the interpreter. Measured for a piece of 5 kB on two busy cores:
0.05 instead of 0.21 ms of the server's time, 0.07 instead of 0.57 ms until it is back.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import pickle
import signal
import socket
import threading
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from queue import SimpleQueue
from struct import Struct
from typing import Any, Final, cast

from igroteka.server.thinking.ceiling import TooLong, interrupt_by
from igroteka.server.thinking.orders import Answer, Died, Work, answered

SIZE: Final = Struct("!Q")
log: Final = logging.getLogger("igroteka")


def framed(data: bytes) -> bytes:
    return SIZE.pack(len(data)) + data


# ------------------------------------------------------------------------------------------------- in the process


def work_for(server: socket.socket, nice: int, prepare: Callable[..., None], args: tuple[object, ...]) -> None:
    """Do what comes through the socket until it closes. Ctrl-C is left to the server, which itself goes first."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):  # not on Windows
        os.nice(nice)
    waiting: SimpleQueue[Work] = SimpleQueue()
    threading.Thread(target=read_work, args=(server, waiting), daemon=True).start()
    if hasattr(signal, "setitimer"):  # not on Windows
        interrupt_by(alarm)
    prepare(*args)
    while True:
        work, given = waiting.get()
        server.sendall(framed(answered(work, given)))


def read_work(server: socket.socket, waiting: SimpleQueue[Work]) -> None:
    """The process ends as soon as the server closes the socket or dies, also in the middle of some work."""
    try:
        with server.makefile("rb") as stream:
            while head := stream.read(SIZE.size):
                waiting.put(pickle.loads(stream.read(SIZE.unpack(head)[0])))
    finally:
        os._exit(0)


@contextmanager
def alarm(seconds: float) -> Iterator[None]:
    """TooLong after so many seconds."""
    signal.signal(signal.SIGALRM, interrupt)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)


def interrupt(number: int, frame: object) -> None:
    raise TooLong


# -------------------------------------------------------------------------------------------------- in the server


class WorkerProcess(asyncio.Protocol):
    """A process, seen from the server."""

    def __init__(self) -> None:
        self._transport: asyncio.Transport | None = None
        self._unread = bytearray()
        self._waiting: deque[asyncio.Future[Answer]] = deque()
        self.is_gone = False

    @classmethod
    async def start(cls, nice: int, prepare: Callable[..., None], args: tuple[object, ...]) -> WorkerProcess:
        ours, theirs = socket.socketpair()
        process = multiprocessing.get_context("spawn").Process(
            target=work_for, args=(theirs, nice, prepare, args), daemon=True
        )
        process.start()
        theirs.close()
        _, found = await asyncio.get_running_loop().create_connection(cls, sock=ours)
        return found

    async def run(self, work: Callable[..., Any], args: tuple[object, ...]) -> Answer:
        """Do some work after all earlier work; Died if it cannot be done here."""
        if self._transport is None or self.is_gone:
            raise Died
        order = framed(pickle.dumps((work, args)))
        answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self._waiting.append(answer)
        self._transport.write(order)
        return await answer

    def close(self) -> None:
        """The process ends at once, whatever it is doing."""
        if self._transport is not None:
            self._transport.abort()

    # ------------------------------------------------------------------------------------------ what asyncio calls

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)

    def data_received(self, data: bytes) -> None:
        unread = self._unread
        unread += data
        while len(unread) >= SIZE.size:
            end = SIZE.size + SIZE.unpack_from(unread)[0]
            if len(unread) < end:
                return
            answer = self._waiting.popleft()
            found: Answer = pickle.loads(unread[SIZE.size : end])
            del unread[:end]
            if not answer.done():
                answer.set_result(found)

    def connection_lost(self, exc: Exception | None) -> None:
        self.is_gone = True
        for answer in self._waiting:
            if not answer.done():
                answer.set_exception(Died())
