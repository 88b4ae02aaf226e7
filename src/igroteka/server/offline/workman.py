"""Whoever thinks for the tables of a page: another worker, which has the same archive and does one thing at a time."""

from __future__ import annotations

import asyncio
import pickle
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final

from igroteka.engine.match import Match
from igroteka.server.base.config import SHELF
from igroteka.server.thinking import thinkers
from igroteka.server.thinking.ceiling import TooLong, interrupt_by
from igroteka.server.thinking.orders import Answer, Died, answered

Send = Callable[[int, bytes], None]
"""Sends an order with its number."""
LOOKED_AT: Final = (Match.answer, Match.step)
"""What every search does again and again."""
TOOL: Final = 4
"""Under which number `sys.monitoring` knows us."""


class PortWorkman:
    """Seen from the tables."""

    def __init__(self, send: Send) -> None:
        self._send: Final = send
        self._number = 0
        self._waiting: dict[int, asyncio.Future[Answer]] = {}

    async def start(self) -> PortWorkman:
        return self

    async def run(self, work: Callable[..., Any], args: tuple[object, ...]) -> Answer:
        self._number += 1
        number = self._number
        answer = self._waiting[number] = asyncio.get_running_loop().create_future()
        self._send(number, pickle.dumps((work, args)))
        try:
            found: Answer = await answer
            return found
        finally:
            self._waiting.pop(number, None)

    def done(self, number: int, found: bytes) -> None:
        """Take the result of an order."""
        answer = self._waiting.get(number)
        if answer is not None and not answer.done():
            answer.set_result(pickle.loads(found))

    def died(self) -> None:
        """The worker is gone; another is there from now on."""
        for answer in self._waiting.values():
            if not answer.done():
                answer.set_exception(Died())

    def close(self) -> None:
        """The page ends the worker itself."""


# ------------------------------------------------------------------------------------------------------ in the worker


def prepare() -> None:
    """Open the shelf with which this worker thinks."""
    thinkers.prepare(SHELF, "")
    if hasattr(sys, "monitoring") and hasattr(Match.answer, "__code__"):  # from Python 3.12 on, if interpreted
        interrupt_by(looking_at_the_clock)


def think(order: bytes) -> bytes:
    """Do what an order says."""
    return answered(*pickle.loads(order))


@contextmanager
def looking_at_the_clock(seconds: float) -> Iterator[None]:
    """TooLong after so many seconds. A page has no alarm: the interpreter looks at the clock whenever a match takes an
    answer."""
    monitoring: Any = sys.monitoring  # type: ignore[attr-defined]  # from Python 3.12 on
    start, end = monitoring.events.PY_START, time.monotonic() + seconds

    def look(code: object, offset: int) -> None:
        if time.monotonic() >= end:
            raise TooLong

    monitoring.use_tool_id(TOOL, "igroteka")
    monitoring.register_callback(TOOL, start, look)
    for method in LOOKED_AT:
        monitoring.set_local_events(TOOL, method.__code__, start)
    try:
        yield
    finally:
        for method in LOOKED_AT:
            monitoring.set_local_events(TOOL, method.__code__, 0)
        monitoring.free_tool_id(TOOL)
