"""Missed clocks and lost connections: nobody blocks a table, and who comes back plays on."""

from __future__ import annotations

from tests.server.clients import Site
from tests.server.test_tables import friends, join


async def test_a_missed_clock_gives_the_default_and_twice_a_bot_sits_in(site: Site) -> None:
    ann, bob = await friends(site, settings={"limit": 200, "rich": False})
    await ann.see(lambda: [e["values"]["words"] for e in ann.events("chosen")] == ["stone stone"])
    await ann.see(lambda: ann.asked(0) and ann.view(0)["asks"][0]["kind"] == "call")
    await ann.answer(0, "call:red")
    await ann.until(lambda m: m["type"] == "said" and (m["note"], m["about"]) == ("bot_sits", "p1"))
    assert ann.room["seats"][1]["substitute"]
    assert [m["about"] for m in ann.heard if m.get("note") == "missed_clock"].count("p1") == 2
    await bob.done("sit", seat=1)
    assert not bob.room["seats"][1]["substitute"]


async def test_the_tables_own_clock_runs_out_too(site: Site) -> None:
    ann, _ = await friends(site, clock={"move": 1, "bank": 0})
    await ann.until(lambda m: m["type"] == "clocks" and min(m["until"]) > 0)
    await ann.see(lambda: [e["values"]["words"] for e in ann.events("chosen")] == ["stone stone"])
    assert any(m.get("note") == "missed_clock" for m in ann.heard)


async def test_a_bot_sits_in_for_who_is_away_until_they_come_back(hasty: Site) -> None:
    ann = await (await hasty.table("duel", players=2)).come()
    ticket = await join(hasty, ann, "Bob")
    bob = await ticket.come()
    await ann.done("start")
    await bob.close()
    await ann.see(lambda: ann.room["seats"][1]["substitute"])
    await ann.answer(0, "paper")
    await ann.see(lambda: ann.events("chosen") != [])
    bob = await ticket.come()
    assert not bob.room["seats"][1]["substitute"]
    assert bob.view(1)["bots"] == []


async def test_without_substitutes_the_table_waits(hasty: Site) -> None:
    ann = await (await hasty.table("duel", players=2, substitutes=False)).come()
    ticket = await join(hasty, ann, "Bob")
    bob = await ticket.come()
    await ann.done("start")
    await bob.close()
    cat = await (await hasty.table("duel", players=2)).come()  # where bots do sit in, one has by now
    await (await (await join(hasty, cat, "Dan")).come()).close()
    await cat.done("start")
    await cat.see(lambda: cat.room["seats"][1]["substitute"])
    await ann.done("say", text="where is Bob?")
    assert not ann.room["seats"][1]["substitute"]


async def test_without_substitutes_a_race_does_not_wait_for_who_is_away(hasty: Site) -> None:
    """Boo's search: whoever is not there counts as a raised hand, so the others can give up a visitor."""
    ann = await (await hasty.table("boo", players=2, substitutes=False, settings={"first": "p0"})).come()
    bob = await (await join(hasty, ann, "Bob")).come()
    await ann.done("start")
    await ann.play(0)
    await ann.see(lambda: ann.view(0)["phase"] == "search" and ann.asked(0))
    await bob.close()
    await ann.see(lambda: [e["seat"] for e in ann.events("hand_raised")] == [1])
    await ann.answer(0, "raise_hand")
    await ann.see(lambda: ann.events("visitor_discarded") != [])


async def test_a_table_with_nobody_at_it_stands_still(hasty: Site) -> None:
    """A person alone closes the page; bots do not play on without them."""
    ticket = await hasty.table("market", players=2, bots="random", pace="instant")
    ann = await ticket.come()
    await ann.play(0)
    await ann.see(lambda: ann.asked(0))
    n = ann.numbers["p0"]
    await ann.close()
    other = await (await hasty.table("duel", players=2, bots="normal", pace="instant")).come()
    await other.to_the_end(0)
    again = await ticket.come()
    assert again.numbers["p0"] == n
    assert not again.room["seats"][0]["substitute"]
