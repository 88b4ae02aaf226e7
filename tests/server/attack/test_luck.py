"""Nobody can compute what a table will draw, look ahead by a take-back, or choose unseen what is dealt."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import msgspec

from igroteka.server.base.config import DATABASE
from igroteka.server.rooms.room import StoredRoom
from tests.server.clients import Site, Ticket
from tests.server.test_attacks import opened
from tests.server.test_tables import friends, join


def stored(data: Path, table: str) -> StoredRoom:
    """The room as the server keeps it."""
    with sqlite3.connect(f"file:{data / DATABASE}?mode=ro", uri=True) as database:
        (kept,) = database.execute("SELECT record FROM tables WHERE id = ?", (table,)).fetchone()
    return msgspec.msgpack.decode(kept, type=StoredRoom)


async def test_luck_has_a_key_of_256_bits_that_never_leaves_the_server(tmp_path: Path) -> None:
    async with opened(tmp_path) as site:
        ann, bob = await friends(site)
        eve = await Ticket(site, ann.room["table"], watch=ann.welcome["watch"]).come()
        await asyncio.gather(ann.to_the_end(0), bob.to_the_end(1))
        await ann.see(lambda: ann.room["stage"] == "finished")
        table, key = ann.room["table"], site.tickets[0].key
        replay = await site.get(f"/api/tables/{table}/replay", authorization=f"Bearer {key}")
        room = stored(tmp_path, table)
        assert isinstance(room.seed, str)
        assert len(bytes.fromhex(room.seed)) == 32
        sent = "".join([*ann.raw, *bob.raw, *eve.raw, msgspec.json.encode(replay).decode()])
        assert room.seed not in sent
        assert str(int(room.seed, 16)) not in sent


async def test_a_table_whose_maker_named_the_seed_says_so_to_everybody(site: Site) -> None:
    ann, bob = await friends(site, seed=7)
    eve = await Ticket(site, ann.room["table"], watch=ann.welcome["watch"]).come()
    assert [each.room["seed_chosen"] for each in (ann, bob, eve)] == [True, True, True]
    ann, bob = await friends(site)
    assert [each.room["seed_chosen"] for each in (ann, bob)] == [False, False]


async def test_naming_the_seed_at_the_start_is_said_too(site: Site) -> None:
    ann = await (await site.table("duel", players=2)).come()
    await ann.done("set_bot", seat=1, level="random")
    await ann.done("start", seed=7)
    await ann.see(lambda: ann.room["stage"] == "playing")
    await ann.see(lambda: any(message.get("note") == "seed_chosen" for message in ann.heard))
    assert ann.room["seed_chosen"] is True


async def test_a_take_back_needs_the_consent_of_people_who_are_there(site: Site) -> None:
    ann, bob = await friends(site, window=120)
    await asyncio.gather(ann.answer(0, "stone"), bob.answer(1, "paper"))
    await ann.see(lambda: ann.view(0)["asks"] != [] and ann.view(0)["asks"][0]["kind"] == "pay")
    await bob.close()
    await ann.see(lambda: not ann.room["members"][1]["connected"])
    assert (await ann.refused("takeback", seat=0))["reason"] == "takeback_absent"
    assert ann.view(0)["asks"][0]["kind"] == "pay"


async def test_a_bot_that_sits_in_agrees_to_no_take_back_in_its_owners_place(hasty: Site) -> None:
    ann = await (await hasty.table("duel", players=2, window=120)).come()
    bob = await (await join(hasty, ann, "Bob")).come()
    await ann.done("start")
    await bob.see(lambda: "p1" in bob.views)
    await asyncio.gather(ann.answer(0, "stone"), bob.play(1))
    await ann.see(lambda: ann.view(0)["asks"] != [] and ann.view(0)["asks"][0]["kind"] == "pay")
    await bob.close()
    await ann.see(lambda: ann.room["seats"][1]["substitute"])
    assert (await ann.refused("takeback", seat=0))["reason"] == "takeback_absent"
    assert ann.view(0)["asks"][0]["kind"] == "pay"
    assert ann.events("undone") == []


async def test_after_a_take_back_luck_is_drawn_anew(site: Site) -> None:
    """The same answer, taken back again and again, draws other cards: nobody learns by it what will come."""
    ann, bob = await friends(site, "market")
    for turn in (0, 1):
        await ann.play(0)
        await ann.play(0)
        if turn == 0:
            await bob.play(1)
            await bob.play(1)
    drawn = []
    for _ in range(12):
        await ann.see(lambda: not ann.asked(0))
        hand = next(zone for zone in ann.view(0)["zones"] if zone["name"] == "hand:p0")
        drawn.append(sorted(card["key"] for card in hand["cards"]))
        assert (await ann.refused("undo", seat=0))["code"] == "barrier"
        await ann.done("takeback", seat=0)
        await bob.see(lambda: bob.room["takeback"] is not None)
        await bob.done("consent", yes=True)
        await ann.see(lambda: ann.asked(0))
        await ann.answer(0, "buy:copper")
        await bob.see(lambda: bob.room["takeback"] is None)
    assert len({" ".join(hand) for hand in drawn}) > 1
