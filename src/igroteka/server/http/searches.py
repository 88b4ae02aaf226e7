"""Looking something up in the rules: one search after the other in a thread of its own, for as long as somebody waits.

The first search of a game reads its whole rulebook, a fifth of a second; any other takes a millisecond or two.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, ParamSpec, TypeVar

from igroteka.content.rule_search import words_of
from igroteka.server.messages.rejection import Rejected
from igroteka.server.rooms.quotas import Quota

R = TypeVar("R")
P = ParamSpec("P")

MAX_LETTERS: Final = 200
MAX_WORDS: Final = 12
MAX_SEARCHES: Final = 50
"""Searches at a time, on the whole server."""
COST_IN_REQUESTS: Final = 10
"""As so many requests it counts."""


def check_query(words: str) -> None:
    """Nobody looks for more than this."""
    if len(words) > MAX_LETTERS or len(words_of(words)) > MAX_WORDS:
        raise Rejected("bad_message", f"no more than {MAX_LETTERS} letters and {MAX_WORDS} words")


class Searches:
    def __init__(self) -> None:
        self._thread: Final = ThreadPoolExecutor(1, "search")
        self._waiting: Final = Quota(MAX_SEARCHES, MAX_SEARCHES)

    async def run(self, find: Callable[P, R], *args: P.args, **named: P.kwargs) -> R:
        """Run a search in its turn; it is left out if nobody waits for it any more."""
        self._waiting.take()
        try:
            return await asyncio.wrap_future(self._thread.submit(find, *args, **named))
        finally:
            self._waiting.give_back()

    def close(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)


async def while_connected(work: Coroutine[Any, Any, R], receive: Callable[[], Awaitable[Any]]) -> R | None:
    """The result of the work; None if the client disconnects first, and then the work is cancelled."""
    working, gone = asyncio.ensure_future(work), asyncio.ensure_future(disconnected(receive))
    try:
        await asyncio.wait([working, gone], return_when=asyncio.FIRST_COMPLETED)
        return working.result() if working.done() else None
    finally:
        working.cancel()
        gone.cancel()


async def disconnected(receive: Callable[[], Awaitable[Any]]) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass
