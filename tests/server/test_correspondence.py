"""«Бу-У-У!» by correspondence over the network: who looks, calls and shows is seen by nobody else."""

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
    assert told(ann, 0)["verdict"] == "gave_up"
    await bob.answer(1, "pass")
    await ann.see(lambda: ann.events("visitor_discarded") != [])
    assert ann.events("called") == []


async def test_what_is_under_seal_is_not_even_noticed_on_the_line(own_site: Site) -> None:
    """No message and no number tells that somebody looked: not at once, not at the next change, not on coming back,
    not after a crash."""
    ann, bob = await friends(own_site, "boo", settings={"stopwatch": True, "first": "p0"})
    mine, yours = own_site.tickets[0], own_site.tickets[1]
    await ann.answer(0, "1")
    await bob.see(lambda: "stopwatch" in bob.view(1)["table"] and bob.view(1)["phase"] == "search")
    await bob.done("hurry")
    heard, n = len(bob.heard), bob.numbers["p1"]
    await ann.answer(0, "show_visitor")
    await ann.see(lambda: ann.view(0)["table"]["visitor"] is not None)
    await bob.done("hurry")
    assert {m["type"] for m in bob.heard[heard:]} <= {"ok", "ping"}
    again = await yours.come({"p1": n})
    assert "snapshot" not in {m["type"] for m in again.heard}
    assert (await yours.come()).numbers["p1"] == n
    await bob.answer(1, "show_visitor")
    await bob.see(lambda: bob.view(1)["table"]["visitor"] is not None)
    assert bob.numbers["p1"] == n + 1
    seen = dict(ann.numbers)
    own_site.again()
    ann, bob = await mine.come(seen), await yours.come({"p1": n})
    assert bob.numbers["p1"] == n + 1
    assert bob.view(1)["table"]["visitor"] is not None
    ann = await mine.come()
    assert ann.numbers == seen
    await ann.answer(0, "pass")
    await bob.answer(1, "pass")
    await ann.see(lambda: ann.events("visitor_discarded") != [])


async def test_no_bot_plays_for_who_has_gone_to_think(hasty: Site) -> None:
    """In correspondence play everybody goes away; at another table, where bots do sit in, one has by now."""
    ann, bob = await friends(hasty, "boo", settings={"stopwatch": True, "first": "p0"})
    await ann.answer(0, "1")
    await bob.see(lambda: bob.view(1)["phase"] == "search")
    await bob.close()
    cat, dan = await friends(hasty, "boo", settings={"first": "p0"})
    await cat.answer(0, "1")
    await dan.close()
    await cat.see(lambda: cat.room["seats"][1]["substitute"])
    await ann.done("hurry")
    assert not ann.room["seats"][1]["substitute"]
    assert told(ann, 0)["awaited"] == 2
