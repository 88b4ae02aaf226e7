"""Looking things up in the rules: nobody keeps the server busy with it, and it ends with the request."""

from __future__ import annotations

import asyncio
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from signal import SIGTERM
from urllib.parse import quote

import msgspec
import pytest

from igroteka.server.http.searches import COST_IN_REQUESTS, MAX_SEARCHES, Searches, while_connected
from igroteka.server.messages.rejection import Rejected
from tests.server.attack.test_crowds import behind
from tests.server.attack.test_http import request
from tests.server.clients import LOOSE, PATIENCE, Site
from tests.server.raw import Raw
from tests.server.test_attacks import opened

STOP = 10.0
"""Seconds that a process may take to stop: twice what is promised, on whatever machine."""


def path(words: str, game: str = "boo") -> str:
    return f"/api/rules/{game}/search?words={quote(words)}"


@pytest.mark.parametrize(
    ("words", "status"),
    [
        ("x" * 200, 200),
        ("x" * 201, 400),
        ("как ходить " * 6, 200),
        ("a-b " * 7, 400),
        ("ж" * 5_000, 400),
        ("", 200),
        ("\0", 200),
    ],
)
async def test_a_query_has_two_hundred_letters_and_twelve_words_at_the_most(
    site: Site, words: str, status: int
) -> None:
    await site.get(path(words), status)


async def test_searches_of_an_address_are_counted(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(LOOSE, http_rate=0.001, http_burst=4 * COST_IN_REQUESTS)
    async with opened(tmp_path, limits=limits) as site:
        for _ in range(4):
            await site.get(path("walls"), 200, **behind("203.0.113.9"))
        await site.get(path("walls"), 429, **behind("203.0.113.9"))
        await site.get("/api/rules/boo", 200, **behind("203.0.113.9"))
        await site.get(path("walls"), 200, **behind("203.0.113.10"))


async def test_many_short_searches_at_once_are_all_answered_alike(site: Site) -> None:
    games, words = ("boo", "grimm_forest", "gravity_falls"), ("стены", "walls", "ходить", "moving", "карты", "cards")
    wanted = {(game, each): await site.get(path(each, game)) for game in games for each in words}
    asked = [*wanted] * 20
    with ThreadPoolExecutor(40) as threads:
        loop = asyncio.get_running_loop()
        answers = [loop.run_in_executor(threads, site.ask, "GET", path(w, g), None, 200, {}) for g, w in asked]
        found = await asyncio.gather(*answers)
    assert all(each == wanted[key] for key, each in zip(asked, found, strict=True))


async def test_a_search_for_which_nobody_waits_any_more_is_not_made() -> None:
    searches, going, made = Searches(), threading.Event(), list[int]()

    def make(n: int) -> int:
        made.append(n)
        return n

    first = asyncio.ensure_future(searches.run(going.wait, PATIENCE))
    gone = asyncio.Event()

    async def receive() -> dict[str, str]:
        await gone.wait()
        return {"type": "http.disconnect"}

    second = asyncio.ensure_future(while_connected(searches.run(make, 2), receive))
    third = asyncio.ensure_future(searches.run(make, 3))
    await asyncio.sleep(0)
    gone.set()
    assert await second is None
    going.set()
    await asyncio.gather(first, third)
    assert made == [3]
    searches.close()


async def test_so_many_searches_wait_and_no_more() -> None:
    searches, going = Searches(), threading.Event()
    waiting = [asyncio.ensure_future(searches.run(going.wait, PATIENCE)) for _ in range(MAX_SEARCHES)]
    await asyncio.sleep(0)
    with pytest.raises(Rejected, match="busy"):
        await searches.run(going.wait, PATIENCE)
    going.set()
    await asyncio.gather(*waiting)
    searches.close()


async def test_a_flood_of_long_queries_holds_up_neither_others_nor_the_end(tmp_path: Path) -> None:
    """Ten kilobytes each, none of them waited for."""
    site = Site(tmp_path).start()
    words = "%20".join(f"{letter}{n}" for n in range(700) for letter in "abcd")
    for _ in range(40):
        raw = await Raw.dial(site)
        raw.write(f"GET /api/rules/boo/search?words={words} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode())
    status, _ = await request(site, "GET /health HTTP/1.1\nHost: localhost\nConnection: close")
    assert status == 200
    assert await asyncio.wait_for(asyncio.to_thread(site.end, SIGTERM), STOP) == 0
    await site.hang_up()
