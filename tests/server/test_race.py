"""Races over the network: whoever pressed first wins, within the stated bound, however far away."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from signal import SIGTERM

import msgspec
import pytest

from tests.server.clients import QUICK, Client, Message, Site
from tests.server.test_tables import friends

FAR = 0.4
"""Seconds to and fro."""


class FarClient(Client):
    """A client behind a slow line: what it says arrives half a round trip later, and so does what it hears."""

    async def send(self, message: Message) -> None:
        loop = asyncio.get_running_loop()
        delay = FAR if message["type"] == "pong" else FAR / 2
        loop.call_later(delay, lambda: loop.create_task(super(FarClient, self).send(message)))


@pytest.fixture
async def pinging(tmp_path: Path) -> AsyncIterator[Site]:
    """A server that measures distances all the time."""
    site = Site(tmp_path, timing=msgspec.structs.replace(QUICK, ping=100)).start()
    yield site
    await site.hang_up()
    site.end(SIGTERM)


async def to_the_race(site: Site) -> tuple[Client, Client]:
    """Two people at the beginning of a race; Bob is far away, and the server has noticed."""
    ann, bob = await friends(site)
    bob.__class__ = FarClient
    for seat, client in enumerate((ann, bob)):
        await client.answer(seat, "stone")
    for seat, client in enumerate((ann, bob)):
        await asks(client, seat, "pay")
        await client.answer(seat, "keep")
    for _ in range(4):
        await bob.hear("ping")
    for seat, client in enumerate((ann, bob)):
        await asks(client, seat, "call")
    return ann, bob


async def asks(client: Client, seat: int, kind: str) -> None:
    await client.see(lambda: any(a["kind"] == kind for a in client.view(seat)["asks"]))


async def now(client: Client) -> int:
    """The table's time, as this client hears it."""
    await client.send({"type": "sync", "t": 0})
    time: int = (await client.hear("synced"))["now"]
    return time


async def winner(client: Client) -> int:
    await client.see(lambda: client.events("called") != [])
    seat: int = client.events("called")[0]["seat"]
    return seat


async def test_the_earlier_presser_wins_though_the_call_arrives_later(pinging: Site) -> None:
    """Bob, far away, pressed a quarter of a round trip before Ann; his call comes in right behind hers."""
    ann, bob = await to_the_race(pinging)
    number, pressed = ann.view(0)["number"], await now(ann) - int(1000 * FAR / 4)
    near = {"type": "answer", "seat": 0, "number": number, "key": "call:red", "id": 77}
    far = {"type": "answer", "seat": 1, "number": number, "key": "call:blue", "id": 78, "t": pressed}
    await ann.send(near)
    await Client.send(bob, far)
    answer = await ann.until(lambda m: m["type"] == "error" and m["id"] == 77)
    assert answer["code"] == "stale"
    assert await winner(ann) == 1
    assert any(m["type"] == "late" and m["by"] > 15 for m in ann.heard)


async def test_the_bound_is_shown_to_everybody(site: Site) -> None:
    ann, _ = await friends(site)
    assert ann.room["fairness"] == {"bound": 400, "window": 350, "tie": 15}


async def test_a_race_is_uncovered_for_all_at_the_same_instant(pinging: Site) -> None:
    ann, bob = await to_the_race(pinging)
    shown = [m["show_at"] for c in (ann, bob) for m in c.heard if m["type"] == "change" and m["show_at"] >= 0]
    assert len(set(shown)) == 1
    assert len(shown) == 2


async def test_bots_call_in_their_own_time(site: Site) -> None:
    ann = await (await site.table("duel", players=2, bots="normal", pace="instant")).come()
    await ann.answer(0, "stone")
    await ann.see(lambda: ann.asked(0) and ann.view(0)["asks"][0]["kind"] == "pay")
    await ann.answer(0, "keep")
    await ann.see(lambda: ann.events("called") != [])
    assert ann.events("called")[0]["seat"] == 1
