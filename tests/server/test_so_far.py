"""A running game can be looked at from its beginning: by each as they saw it, and no further."""

from __future__ import annotations

import asyncio
import copy

import msgspec

from igroteka.server.streams.archive import LoggedRow, read_recording, recordings
from igroteka.server.streams.diff import apply
from tests.server.clients import Client, Message, Site
from tests.server.test_tables import friends
from tests.slices.market import MARKET
from tests.slices.market import make as make_market


async def record(site: Site, client: Client, key: str, audience: str, status: int = 200) -> Message:
    path = f"/api/tables/{client.room['table']}/replay?audience={audience}"
    found: Message = await site.get(path, status, Authorization=f"Bearer {key}")
    return found


async def test_the_record_so_far_leads_to_what_one_sees_now(site: Site) -> None:
    ticket = await site.table("market", players=2, bots="normal", pace="instant")
    ann = await ticket.come(stage=True)
    for _ in range(4):
        await ann.play(0)
    await ann.see(lambda: ann.asked(0))
    mine = await record(site, ann, ticket.key, "p0")
    view = copy.deepcopy(mine["view"])
    for frame in copy.deepcopy(mine["frames"]):
        apply(view, frame["ops"])
    assert view == ann.view(0)
    told = [e for text in ann.raw for e in msgspec.json.decode(text).get("events", [])]
    assert [e for frame in mine["frames"] for e in frame["events"]] == told
    assert not any(frame["reason"] for frame in mine["frames"]), "why a bot moved so is told after the end"
    assert mine["names"] == [seat["name"] for seat in ann.room["seats"]]
    assert mine["staged"]


async def test_nobody_looks_through_anothers_eyes_or_into_a_locked_table(site: Site) -> None:
    ann, bob = await friends(site, "market")
    mine, yours = site.tickets[-2].key, site.tickets[-1].key
    assert (await record(site, ann, yours, "p0", 403))["code"] == "not_your_seat"
    assert (await record(site, ann, "nonsense", "public", 403))["code"] == "no_entry"
    watch = ann.welcome["watch"]
    public = await record(site, ann, watch, "public")
    assert public["audiences"] == ["public"]
    await ann.done("lock", locked=True)
    await record(site, ann, watch, "public", 403)
    both = await asyncio.gather(*(record(site, ann, mine, "p0") for _ in range(20)))
    assert len({msgspec.json.encode(each) for each in both}) == 1, "who asks at once gets the same"
    await bob.done("say", text="still here")


async def test_what_is_under_seal_is_not_in_the_others_record(site: Site) -> None:
    ann, bob = await friends(site, "boo", settings={"stopwatch": True, "first": "p0"})
    mine, yours = site.tickets[-2].key, site.tickets[-1].key
    await ann.answer(0, "1")
    await ann.answer(0, "show_visitor")
    await ann.see(lambda: ann.view(0)["table"]["visitor"] is not None)
    await bob.done("hurry")
    frames = [len((await record(site, ann, key, seat))["frames"]) for key, seat in ((mine, "p0"), (yours, "p1"))]
    assert frames == [ann.numbers["p0"], bob.numbers["p1"]]
    assert frames[0] > frames[1]


def test_a_game_that_older_rules_have_begun_shows_only_what_is_seen_now() -> None:
    older = MARKET.start(2, seed=1)
    older.answer(older.asks[0].seat, older.asks[0].options[0].key)
    newer = make_market(MARKET.version + 1)
    row = LoggedRow(0, older.history, -1, "", {})
    for game, staged in ((MARKET, True), (newer, False)):
        made = read_recording(recordings(game, older.save(), None, [row], "p0")["p0"])
        assert made.with_changes is staged
        assert len(msgspec.json.decode(made.frames)) == (1 if staged else 0)
    assert msgspec.json.decode(made.view) == msgspec.json.decode(msgspec.json.encode(newer.load(older.save()).view(0)))
