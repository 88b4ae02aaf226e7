"""Races over the network: whoever pressed first wins, within the stated bound, however far away."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path
from signal import SIGTERM

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from tests.server.clients import QUICK, Client, Message, Site, Ticket
from tests.server.test_tables import friends, join

FAR = 2.0
"""Seconds that one sign of life takes from far away; more on a slow machine is as good."""
WINDOW = 20_000
"""Milliseconds in which the farther call may still arrive: nobody is in a hurry here."""


class FarClient(Client):
    """A client behind a slow line, as far as the server can tell: all its answers to pings take their time."""

    def __init__(self, socket: ClientConnection) -> None:
        super().__init__(socket)
        self.measured = asyncio.Event()

    @classmethod
    async def come(cls, ticket: Ticket) -> FarClient:
        far = cls((await ticket.site.open()).socket)
        await far.send({"type": "hello", "table": ticket.table, "key": ticket.key})
        await far.hear("welcome")
        return far

    async def send(self, message: Message) -> None:
        if message["type"] == "pong":
            loop = asyncio.get_running_loop()
            loop.call_later(FAR, lambda: loop.create_task(self.send_late(message)))
        else:
            await super().send(message)

    async def send_late(self, message: Message) -> None:
        with contextlib.suppress(ConnectionClosed):  # the test may be over
            await super().send(message)
            self.measured.set()


@pytest.fixture
async def wide(tmp_path: Path) -> AsyncIterator[Site]:
    """A server that waits long for calls that are under way."""
    site = Site(tmp_path, timing=msgspec.structs.replace(QUICK, window=(WINDOW, WINDOW))).start()
    yield site
    await site.hang_up()
    site.end(SIGTERM)


async def to_the_race(site: Site) -> tuple[Client, Client]:
    """Two people at the beginning of a race; Bob is far away, and the server has noticed."""
    ann = await (await site.table("duel", players=2)).come()
    far = await FarClient.come(await join(site, ann, "Bob"))
    await far.hear("ping")
    await far.measured.wait()
    await ann.done("start")
    await asyncio.gather(ann.see(lambda: "p0" in ann.views), far.see(lambda: "p1" in far.views))
    for seat, client in enumerate((ann, far)):
        await client.answer(seat, "stone")
    for seat, client in enumerate((ann, far)):
        await asks(client, seat, "pay")
        await client.answer(seat, "keep")
    for seat, client in enumerate((ann, far)):
        await asks(client, seat, "call")
    return ann, far


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


async def test_the_earlier_presser_wins_though_the_call_arrives_later(wide: Site) -> None:
    ann, bob = await to_the_race(wide)
    pressed = await now(ann) - 200
    near = {"type": "answer", "seat": 0, "number": ann.view(0)["number"], "key": "call:red", "id": 77}
    await ann.send(near)
    await ann.done("hurry")  # by now Ann's call is there, and the window open
    assert ann.events("called") == []
    far = await bob.answer(1, "call:blue", t=pressed)
    late = await ann.until(lambda m: m["type"] == "error" and m["id"] == 77)
    assert (far["type"], late["code"]) == ("ok", "stale")
    assert await winner(ann) == 1
    assert any(m["type"] == "late" and m["by"] > 15 for m in ann.heard)


async def test_the_bound_is_shown_to_everybody(site: Site) -> None:
    ann, _ = await friends(site)
    assert ann.room["fairness"] == {"bound": 400, "window": 250, "tie": 15}


async def test_a_race_is_uncovered_for_all_at_the_same_instant(wide: Site) -> None:
    ann, bob = await to_the_race(wide)
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


async def test_a_pause_in_which_nobody_can_call_ends_on_time(tmp_path: Path) -> None:
    """Nothing that could count is under way then, so nobody waits for it: however long the window is."""
    hour = 3_600_000
    site = Site(tmp_path, timing=msgspec.structs.replace(QUICK, window=(hour, hour))).start()
    try:
        ann, bob = await friends(site, "boo", settings={"first": "p0", "pause": "short"})
        await ann.answer(0, "1")
        for seat, client in enumerate((ann, bob)):
            await asks(client, seat, "search")
        await asyncio.gather(ann.answer(0, "call:white"), bob.answer(1, "call:white"))
        first = await winner(ann)
        caller = (ann, bob)[first]
        await asks(caller, first, "show")
        await caller.answer(first, "give_up")
        for seat, client in enumerate((ann, bob)):
            await client.see(lambda: client.events("route_wrong") != [])  # noqa: B023, awaited in this round
            await client.see(lambda: client.view(seat)["asks"][0]["options"] != [])  # noqa: B023  # awaited before the loop goes on
        answers = await asyncio.gather(ann.answer(0, "call:red"), bob.answer(1, "call:red"))
        assert sorted(answer["type"] for answer in answers) == ["error", "ok"]
        await site.hang_up()
    finally:
        site.end(SIGTERM)


async def test_a_call_that_comes_with_the_one_that_ends_the_game_was_late(tmp_path: Path) -> None:
    """Both wait in the window; the first ends the game, and the other is answered all the same."""
    site = Site(tmp_path, timing=msgspec.structs.replace(QUICK, window=(WINDOW, WINDOW))).start()
    try:
        ann, bob = await friends(site)
        for _ in range(3):
            await asyncio.gather(ann.play(0), bob.play(1))
            for seat, client in enumerate((ann, bob)):
                await asks(client, seat, "pay")
                await client.play(seat)
            for seat, client in enumerate((ann, bob)):
                await asks(client, seat, "call")
            answers = await asyncio.gather(ann.answer(0, "call:red"), bob.answer(1, "call:blue"))
            assert sorted(answer["type"] for answer in answers) == ["error", "ok"]
            assert {answer.get("code") for answer in answers} == {None, "stale"}
        for client in (ann, bob):
            await client.see(lambda: client.room["stage"] == "finished")  # noqa: B023, awaited in this round
        assert any(m["type"] == "late" for client in (ann, bob) for m in client.heard)
        await site.hang_up()
    finally:
        site.end(SIGTERM)
