"""Killed with -9 at any moment and started again: every table goes on, and nothing acknowledged is lost."""

from __future__ import annotations

import asyncio
import signal

import msgspec

from igroteka.server.diff import apply
from tests.server.clients import QUICK, Client, Site, Ticket
from tests.server.test_tables import friends, join


async def test_killed_in_the_middle_of_a_prompt_and_a_sealed_answer(own_site: Site) -> None:
    first = await own_site.table("duel", players=2)
    ann = await first.come()
    second = await join(own_site, ann, "Bob")
    bob = await second.come()
    await ann.done("start")
    await ann.see(lambda: "p0" in ann.views)
    assert (await ann.answer(0, "cloth"))["type"] == "ok"
    await bob.done("say", text="wait")
    seen = dict(ann.numbers)
    own_site.again()
    back = await first.come(seen)
    assert not any(m["type"] == "snapshot" for m in back.heard), "nothing was missed"
    ann = await first.come()
    assert ann.view(0)["asks"][0]["given"] == "cloth"
    assert any(m["type"] == "said" and m["text"] == "wait" for m in ann.heard)
    bob = await second.come()
    assert (await bob.answer(1, "paper"))["type"] == "ok"
    await ann.see(lambda: [e["values"]["words"] for e in ann.events("chosen")] == ["cloth paper"])


async def test_killed_again_and_again_the_game_goes_to_its_end(own_site: Site) -> None:
    """What was acknowledged is there afterwards; a click that was not may be lost, and is made again."""
    ticket = await own_site.table("duel", players=2, bots="normal", pace="instant")
    for _ in range(3):
        ann = await ticket.come()
        await ann.play(0)
        acknowledged = ann.numbers["p0"]
        await ann.see(lambda: ann.asked(0))  # noqa: B023, awaited in this round
        await ann.send({"type": "answer", "seat": 0, "number": ann.view(0)["number"], "key": "keep"})
        own_site.again()
        ann = await ticket.come()
        assert ann.numbers["p0"] >= acknowledged
    await ann.to_the_end(0)
    assert len(ann.view(0)["table"]["points"]) == 2


async def test_a_held_answer_survives(own_site: Site) -> None:
    """Acknowledged before its time, killed, and published after the restart all the same."""
    own_site.end(signal.SIGTERM)
    slow = Site(own_site.path, timing=msgspec.structs.replace(QUICK, guard=(60_000, 60_000))).start()
    ann, bob = await friends(slow)
    tickets = slow.tickets[:]
    await asyncio.gather(ann.answer(0, "stone"), bob.answer(1, "paper"))
    await ann.see(lambda: ann.view(0)["asks"] != [] and ann.view(0)["asks"][0]["kind"] == "pay")
    assert (await ann.answer(0, "pay"))["type"] == "ok"
    await slow.hang_up()
    slow.end(signal.SIGKILL)
    own_site.start()
    ann = await Ticket(own_site, tickets[0].table, tickets[0].key).come()
    await ann.see(lambda: paid(ann) == [1])


def paid(client: Client) -> list[int]:
    return [e["values"]["coins"] for e in client.events("paid")]


async def test_told_to_stop_it_commits_says_good_bye_and_ends_well(own_site: Site) -> None:
    ticket = await own_site.table("market", players=2, bots="random", pace="instant")
    ann = await ticket.come()
    await ann.play(0)
    code, _ = await asyncio.gather(asyncio.to_thread(own_site.end, signal.SIGTERM), ann.closed())
    assert code == 0
    own_site.start()
    again = await ticket.come()
    assert again.numbers["p0"] >= ann.numbers["p0"]


async def test_a_finished_game_is_kept_per_seat_and_shown_without_rules(own_site: Site) -> None:
    ticket = await own_site.table("duel", players=2, bots="normal", pace="instant")
    ann = await ticket.come()
    key = {"Authorization": f"Bearer {ticket.key}"}
    await own_site.get(f"/api/tables/{ticket.table}/replay", 409, **key)
    await ann.to_the_end(0)
    await own_site.hang_up()
    own_site.again()  # whatever was archived by then, or not: afterwards it is
    film = await own_site.get(f"/api/tables/{ticket.table}/replay", 200, **key)
    assert film["audiences"] == ["p0", "public"]
    view = film["view"]
    for frame in film["frames"]:
        apply(view, frame["ops"])
    assert view["result"] == ann.view(0)["result"]
    public = await own_site.get(f"/api/tables/{ticket.table}/replay?audience=public", 200, **key)
    assert "purse" not in public["view"]["table"]
    link = {"Authorization": f"Bearer {film['watch']}"}
    assert await own_site.get(f"/api/tables/{ticket.table}/replay", 200, **link) == {**public, "audiences": ["public"]}
    await own_site.get(f"/api/tables/{ticket.table}/replay?audience=p1", 403, **key)
    await own_site.get(f"/api/tables/{ticket.table}/replay", 403)
