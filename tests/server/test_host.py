"""A host who is gone freezes nothing: the guest who came first may take over, anybody may ask for a rematch."""

from __future__ import annotations

import asyncio
import signal
from pathlib import Path

import psycopg

from igroteka.server.rooms.room import decoder, encoder
from tests.server.clients import Client, Site, Ticket
from tests.server.cluster import Player, Processes
from tests.server.test_tables import friends, join


async def lobby(site: Site) -> tuple[Client, Client, Client]:
    """Ann is host, Bob came before Cat."""
    ann = await (await site.table("duel", players=3)).come()
    bob = await (await join(site, ann, "Bob")).come()
    return ann, bob, await (await join(site, ann, "Cat")).come()


async def test_the_longest_standing_guest_may_take_over_from_a_host_who_is_gone(hasty: Site) -> None:
    ann, bob, cat = await lobby(hasty)
    assert (await bob.refused("claim_host"))["reason"] == "host_is_here"
    assert bob.room["claim"] is None
    await ann.close()
    await cat.see(lambda: cat.room["claim"] is not None)
    assert cat.room["claim"]["member"] == bob.welcome["member"]
    assert (await cat.refused("claim_host"))["reason"] == "here_longer"
    await bob.done("claim_host")
    for each in (bob, cat):
        await each.see(lambda: [m["about"] for m in each.heard if m.get("note") == "host_claimed"] == ["Bob"])  # noqa: B023
    assert (cat.room["host"], cat.room["claim"]) == (bob.welcome["member"], None)
    await bob.done("start")
    back = await hasty.tickets[-3].come()
    assert back.room["host"] == bob.welcome["member"], "whoever comes back is a guest"


async def test_if_the_first_guest_is_gone_too_it_is_the_next_ones_turn(hasty: Site) -> None:
    ann, bob, cat = await lobby(hasty)
    await ann.close()
    await bob.close()
    await cat.see(lambda: (cat.room["claim"] or {}).get("member") == cat.welcome["member"])
    await cat.done("claim_host")


async def test_not_before_a_minute_and_not_once_the_host_is_back(site: Site) -> None:
    ann, bob, _ = await lobby(site)
    await ann.close()
    await bob.see(lambda: bob.room["claim"] is not None)
    assert 55_000 < bob.room["claim"]["at"] - bob.welcome["now"] < 75_000
    assert (await bob.refused("claim_host"))["reason"] == "host_may_return"
    await site.tickets[-3].come()
    await bob.see(lambda: bob.room["claim"] is None)
    assert (await bob.refused("claim_host"))["reason"] == "host_is_here"


async def test_the_next_process_knows_for_how_long_the_host_has_been_gone(postgres: str, tmp_path: Path) -> None:
    """One process is told to stop, the other opens the table: a restart gives a lost host no further minute."""
    async with Processes(tmp_path, postgres, 2) as processes:
        made = await processes.sites[0].post("/api/tables", {"game": "market", "name": "Ann", "players": 3})
        ann = Player(made["table"], made["key"], processes.addresses, 0)
        body = {"invite": (await ann.come()).welcome["invite"], "name": "Bob"}
        ticket = await processes.sites[1].post(f"/api/tables/{made['table']}/join", body)
        bob = Player(made["table"], ticket["key"], processes.addresses, 1, at=1)
        client = await bob.come()
        cat = await processes.sites[1].post(f"/api/tables/{made['table']}/join", {**body, "name": "Cat"})
        path, key = f"/api/tables/{made['table']}/leave", f"Bearer {cat['key']}"
        await processes.sites[1].post(path, {}, 204, authorization=key)  # it is asked of the process with the table
        await client.see(lambda: [m["about"] for m in client.heard if m.get("note") == "left"] == ["Cat"])
        await ann.leave()
        await client.see(lambda: client.room["claim"] is not None)
        await processes.end(processes.holder(made["table"]), signal.SIGTERM)
        with psycopg.connect(processes.database) as database:
            room = decoder.decode(database.execute("SELECT record FROM tables").fetchall()[0][0])
            assert room.host_gone > 0
            room.host_gone -= 60  # a minute passes
            database.execute("UPDATE tables SET record = %s", (encoder.encode(room),))
        client = await bob.come()
        await client.done("claim_host")
        await client.done("fill", level="random")
        await client.done("start")
        await bob.leave()


async def test_anybody_asks_for_a_rematch_and_everybody_watchers_too_is_told_the_way(site: Site) -> None:
    ann, bob = await friends(site)
    eve = await Ticket(site, ann.room["table"], watch=ann.welcome["watch"]).come()
    await asyncio.gather(ann.to_the_end(0), bob.to_the_end(1))
    await bob.see(lambda: bob.room["stage"] == "finished")
    assert (await eve.refused("rematch"))["code"] == "no_entry"
    await bob.done("rematch")
    await ann.done("rematch")  # a moment later: it is the same table
    await ann.close()
    for each in (bob, eve):
        await each.see(lambda: each.room["next"] is not None)  # noqa: B023, awaited in this round
        await each.see(lambda: any(m.get("note") == "rematch" for m in each.heard))  # noqa: B023, likewise
    way = eve.room["next"]
    assert way["by"] == bob.welcome["member"]
    again = await Ticket(site, way["table"], site.tickets[-1].key).come()
    watching = await Ticket(site, way["table"], watch=way["watch"]).come()
    assert (again.room["host"], watching.welcome["member"]) == (bob.welcome["member"], None)
    await again.done("start")
    late = await Ticket(site, way["table"], site.tickets[-2].key).come()
    assert late.welcome["audiences"] == ["p0"], "who comes later has the seat still"
    mine = [{"table": ann.room["table"], "key": site.tickets[-2].key}]
    assert (await site.post("/api/mine", {"tickets": mine}, 200))[0]["next"] == way["table"]


async def test_whoever_leaves_from_the_shelf_is_followed_by_a_bot(site: Site) -> None:
    ann, _ = await friends(site)
    key = site.tickets[-1].key
    await site.post(f"/api/tables/{ann.room['table']}/leave", {}, 204, authorization=f"Bearer {key}")
    await ann.see(lambda: ann.room["seats"][1]["bot"] == "normal")
    await site.post(f"/api/tables/{ann.room['table']}/leave", {}, 403, authorization=f"Bearer {key}")
