"""Somebody tries spoken codes: neither one network nor many get anywhere, and friends with the right code come in."""

from __future__ import annotations

import asyncio
import signal
from collections import Counter
from pathlib import Path

import msgspec

from igroteka.server.base.config import Limits
from igroteka.server.shelf.spoken_codes import COUNT, spoken
from tests.server.attack.test_crowds import behind
from tests.server.clients import LOOSE, Site
from tests.server.cluster import Processes
from tests.server.test_cluster import renewed_twice

LIMITS = msgspec.structs.replace(
    LOOSE, guesses_rate=0.001, guesses_burst=10, all_guesses_rate=0.001, all_guesses_burst=40
)
TRIES = 30


def guess(site: Site, address: str, code: int) -> str:
    """What comes of a try: where it leads, or the reason why it does not."""
    body = msgspec.json.encode({"words": spoken(code % COUNT)["ru"]})
    for status in (403, 429, 200):
        try:
            found: dict[str, str] = site.ask("POST", "/api/find", body, status, behind(address))
        except AssertionError:
            continue
        return found.get("reason") or found["table"]
    raise AssertionError("neither a table nor a refusal")


async def guesses(site: Site, address: str, first: int) -> Counter[str]:
    """All at the same time."""
    tries = [asyncio.to_thread(guess, site, address, first + n) for n in range(TRIES)]
    return Counter(await asyncio.gather(*tries))


async def test_wrong_codes_are_counted_by_network_and_for_the_whole_server(tmp_path: Path) -> None:
    site = Site(tmp_path, limits=LIMITS).start()
    try:
        ticket = await site.table("duel", players=2)
        ann = await ticket.come()
        words = ann.welcome["spoken"]["ru"]
        wrong = COUNT // 2
        first = await guesses(site, "203.0.113.1", wrong)
        assert first == {"wrong_words": 10, "many_guesses": TRIES - 10}
        assert (await guesses(site, "203.0.113.1", wrong)) == {"many_guesses": TRIES}
        friend = await site.post("/api/find", {"words": words}, 200, **behind("203.0.113.2"))
        assert friend["table"] == ticket.table, "others come in all the same"
        for _ in range(3 * LIMITS.guesses_burst):
            await site.post("/api/find", {"words": words}, 200, **behind("203.0.113.2"))  # what is right costs nothing
        found = Counter[str]()
        for n in range(3, 10):
            found += await guesses(site, f"203.0.113.{n}", wrong)
        assert found["wrong_words"] == LIMITS.all_guesses_burst - 10, "seven more networks, and one limit for all"
        assert (await guesses(site, "127.0.0.1", wrong)) == {"many_guesses": TRIES}, "nor from behind a silent proxy"
        invited = {"invite": ann.welcome["invite"], "name": "Bob"}
        await site.post(f"/api/tables/{ticket.table}/join", invited, 201, **behind("203.0.113.3"))
    finally:
        await site.hang_up()
        site.end(signal.SIGTERM)


def test_what_a_program_with_all_the_addresses_of_the_world_finds_in_a_day() -> None:
    """Twenty lobbies at a time, and somebody who never stops: less than one is found, and its host sees who comes."""
    limits = Limits()
    tries = limits.all_guesses_burst + 86_400 * limits.all_guesses_rate
    assert 20 * tries / COUNT < 1
    assert limits.guesses_burst <= 10


async def test_processes_count_wrong_codes_together(postgres: str, tmp_path: Path) -> None:
    async with Processes(tmp_path, postgres, 2, limits=LIMITS) as processes:
        one, two = processes.sites
        await renewed_twice(processes)
        ticket = await one.table("duel", players=2)
        words = (await ticket.come()).welcome["spoken"]
        found = await two.post("/api/find", {"words": words["en"]}, 200, **behind("203.0.113.1"))
        assert found["table"] == ticket.table, "it is found from any process"
        assert (await guesses(one, "203.0.113.1", COUNT // 2))["wrong_words"] == 10
        await renewed_twice(processes)
        assert (await guesses(two, "203.0.113.1", COUNT // 2)) == {"many_guesses": TRIES}
