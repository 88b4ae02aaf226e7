"""«Бу-У-У!» by letter over the network: who looks, calls and shows is seen by nobody else."""

from __future__ import annotations

from typing import Any

import msgspec

from tests.server.clients import Client, Site
from tests.server.test_tables import friends


def told(client: Client, seat: int) -> dict[str, Any]:
    found: dict[str, Any] = client.view(seat)["table"]["stopwatch"]
    return found


async def test_one_plays_under_seal_and_the_other_learns_the_outcome(site: Site) -> None:
    ann, bob = await friends(site, "boo", settings={"stopwatch": True, "first": "p0"})
    await ann.answer(0, "1")
    await bob.see(lambda: "stopwatch" in bob.view(1)["table"] and bob.view(1)["phase"] == "search")
    before = msgspec.json.encode(bob.view(1))
    await ann.answer(0, "show_visitor")
    await ann.see(lambda: ann.view(0)["table"]["visitor"] is not None)
    await ann.answer(0, "call:white")
    await ann.see(lambda: ann.view(0)["asks"][0]["form"] == "open")
    await bob.done("hurry")
    assert msgspec.json.encode(bob.view(1)) == before
    await ann.answer(0, "give_up")
    await bob.see(lambda: told(bob, 1)["awaited"] == 1)
    assert told(ann, 0)["verdict"] == "hesitated"
    await bob.answer(1, "pass")
    await ann.see(lambda: ann.events("visitor_discarded") != [])
    assert ann.events("called") == []
