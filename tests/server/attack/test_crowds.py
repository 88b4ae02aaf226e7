"""Many tables from few addresses: there is room for whoever comes next, and what nobody plays goes soon."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest

from igroteka.server.base.rates import network
from tests.server.clients import LOOSE, PATIENCE, QUICK, Site, Ticket
from tests.server.test_attacks import opened
from tests.server.test_tables import join

ORDER = {"game": "duel", "name": "A"}


def behind(address: str) -> dict[str, str]:
    """A client that a proxy on this machine speaks for."""
    return {"X-Forwarded-For": address}


async def made(site: Site, address: str, tries: int) -> int:
    """How many tables an address gets."""
    count = 0
    for _ in range(tries):
        answer = await asyncio.to_thread(ask, site, address)
        count += "table" in answer
    return count


def ask(site: Site, address: str) -> dict[str, str]:
    for status in (201, 429, 503):
        try:
            found: dict[str, str] = site.ask("POST", "/api/tables", msgspec.json.encode(ORDER), status, behind(address))
        except AssertionError:
            continue
        return found
    raise AssertionError("neither a table nor a refusal")


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("203.0.113.9", "203.0.113.9"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9%eth0", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::9", "2001:db8:1:3::/64"),
        ("::ffff:203.0.113.9", "203.0.113.9"),
        ("", ""),
        ("testclient", "testclient"),
    ],
)
def test_what_counts_as_one_address(address: str, counted: str) -> None:
    assert network(address) == counted


async def test_two_networks_do_not_fill_a_server(tmp_path: Path) -> None:
    """Each has hundreds of addresses; afterwards a third gets its tables all the same."""
    limits = msgspec.structs.replace(LOOSE, tables_rate=0.001, tables_burst=30, unplayed=10)
    async with opened(tmp_path, limits=limits, max_tables=20) as site:
        got = [await made(site, f"2001:db8:{n % 2}::{n:x}", 1) for n in range(100)]
        assert sum(got[0::2]) <= 10, "as many as one network may have unplayed"
        assert sum(got) <= 16, "the last fifth is kept for newcomers"
        assert await made(site, "2001:db8:99::1", 2) == 2
        assert (await site.get("/health"))["tables"] <= 20


async def test_tables_to_which_nobody_came_are_forgotten_in_minutes_and_who_plays_may_make_more(tmp_path: Path) -> None:
    """Here the minutes are milliseconds. A table with two people is kept, and so is one at which somebody is."""
    timing = msgspec.structs.replace(QUICK, sweep=200, lonely=1_000, idle=100)
    async with opened(tmp_path, timing=timing, limits=msgspec.structs.replace(LOOSE, unplayed=1)) as site:
        alone, watched, shared = [await site.table("duel", players=2) for _ in range(3)]
        await watched.come()
        ann = await shared.come()
        await join(site, ann, "Bob")
        await ann.close()
        async with asyncio.timeout(PATIENCE):
            while (await site.get("/health"))["tables"] > 2:
                await asyncio.sleep(0.1)  # nobody is told when a table goes: it is asked for again
        gone = await site.open()
        await gone.send({"type": "hello", "table": alone.table, "key": alone.key})
        assert (await gone.hear("error"))["code"] == "no_table"
        await watched.come()
        await shared.come()
        order = {**ORDER, "players": 2, "bots": "random"}
        first = await site.post("/api/tables", order, 201, **behind("203.0.113.9"))
        ann = await Ticket(site, first["table"], first["key"]).come()
        assert "nobody has moved" in (await site.post("/api/tables", order, 429, **behind("203.0.113.9")))["text"]
        assert (await ann.play(0))["type"] == "ok"
        await site.post("/api/tables", order, 201, **behind("203.0.113.9"))
