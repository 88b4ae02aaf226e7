"""Manners: what somebody can do about others, and what a table lets people say. On every engine."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from igroteka.server.base.config import DATABASE
from igroteka.server.mailbox import viewing
from igroteka.server.messages.bodies import Ticket
from igroteka.server.messages.person_bodies import BlockMember, Here, PersonKey
from igroteka.server.messages.rejection import Rejected
from igroteka.server.people import club, groups, manners, mine, persons
from igroteka.server.storage.postgres import PostgreSQL
from igroteka.server.storage.sqlite import SQLite
from tests.server.clients import Site
from tests.server.postgres import fresh
from tests.server.test_groups import friends, sit
from tests.server.test_hosting import refusal
from tests.server.test_persons import joined, table_of
from tests.server.village import Village


@pytest.fixture(params=["sqlite", "postgres"])
async def village(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Village]:
    address = fresh(request.getfixturevalue("postgres")) if request.param == "postgres" else ""
    found = Village(lambda: PostgreSQL(address) if address else SQLite(tmp_path / DATABASE))
    yield await found.begin()
    await found.end_all()


async def two(village: Village) -> tuple[PersonKey, PersonKey, Ticket, Ticket]:
    """Ann and Bob at a table of Ann's."""
    ann, bob = [await persons.begin(village.tables, name) for name in ("Ann", "Bob")]
    table = await table_of(village, ann, players=3, open=True)
    return ann, bob, table, await joined(village, bob, table)


async def test_who_is_blocked_comes_to_no_common_table_and_is_not_told_why(village: Village) -> None:
    ann, bob, table, second = await two(village)
    await manners.block(village.tables, ann.key, BlockMember(str(second.member), table=table.table))
    other, theirs = await table_of(village, ann, open=True), await table_of(village, bob, open=True)
    with pytest.raises(Rejected, match="closed to others"):
        await joined(village, bob, other)
    with pytest.raises(Rejected, match="whom you have blocked"):
        await joined(village, ann, theirs)
    hosts = [await village.visit(each) for each in (other, theirs)]
    ids = [await village.tables.person_with(each.key) for each in (ann, bob)]
    for who, shown in zip(ids, ([other.table], [theirs.table]), strict=True):
        assert [each.table for each in await viewing.open_tables(village.tables, who)] == shown
        assert [each.table for each in (await club.club(village.tables, who)).open] == shown
        assert {each.name for each in (await club.club(village.tables)).here} == set()
    for each in (ann, bob):
        await club.here(village.tables, each.key, Here("club"))
    assert [each.name for each in (await club.club(village.tables, ids[1])).here] == ["Bob"]
    for socket in hosts:
        await village.go(socket)
    (blocked,) = (await mine.me(village.tables, ann.key)).blocked
    assert (blocked.name, (await mine.me(village.tables, bob.key)).blocked) == ("Bob", [])
    await manners.unblock(village.tables, ann.key, blocked.block)
    assert (await joined(village, bob, other)).table == other.table


async def test_what_a_blocked_person_says_is_not_read_and_nobody_sits_down_beside_them(village: Village) -> None:
    ann, _, table, second = await two(village)
    here, there = await village.visit(table), await village.visit(second)
    assert (await there.do("say", text="first"))["type"] == "ok"
    assert (await here.until("said"))["text"] == "first"
    await manners.block(village.tables, ann.key, BlockMember(str(second.member), table=table.table))
    assert (await there.do("say", text="second"))["type"] == "ok"
    assert (await here.do("say", text="third"))["type"] == "ok"
    assert [m["text"] for m in here.heard if m["type"] == "said" and m["text"]] == ["first", "third"]
    assert [m["text"] for m in there.heard if m["type"] == "said" and m["text"]] == ["first", "second", "third"]
    await village.go(here)
    assert await refusal(village, table.table, key=table.key) == "blocked", (
        "before the game it is Ann who goes elsewhere"
    )


async def test_a_game_under_way_goes_on_and_the_next_one_is_without_them(village: Village) -> None:
    ann, _, table, second = await two(village)
    here, there = await village.visit(table), await village.visit(second)
    for kind, fields in (("fill", {"level": "easy"}), ("start", {})):
        assert (await here.do(kind, **fields))["type"] == "ok"
    await manners.block(village.tables, ann.key, BlockMember(str(second.member), table=table.table))
    await village.go(here)
    here = await village.visit(table)
    while (await village.mine(table)).stage != "finished":
        for ticket, socket in ((table, here), (second, there)):
            (seat,) = (await village.mine(ticket)).seats
            question = socket.question(seat)
            if question is not None:
                number = socket.views[f"p{seat}"]["number"]
                await socket.do("answer", seat=seat, number=number, key=question["options"][0])
        await village.settled()
    assert (await there.do("rematch"))["type"] == "ok"
    await village.settled()
    room = await village.sees(table)
    fresh_room = (await village.tables.table(room.next)).table.room
    assert [member.name for member in fresh_room.members] == ["Bob"]


async def test_a_group_sits_down_without_who_has_blocked_each_other(village: Village) -> None:
    link, (ann, bob, cat) = await friends(village, "Ann", "Bob", "Cat")
    await groups.say(village.tables, bob.key, link.group, "You again")
    await groups.say(village.tables, bob.key, link.group, "", "laugh")
    view = await groups.view(village.tables, cat.key, link.group)
    assert [(line.text, line.says) for line in view.lines] == [("You again", ""), ("", "phrase-laugh")]
    await manners.block(village.tables, ann.key, BlockMember("m2", group=link.group))
    assert (await groups.view(village.tables, ann.key, link.group)).lines == []
    room = await village.sees(await sit(village, ann, link))
    assert sorted(member.name for member in room.members) == ["Ann", "Cat"]
    assert (await sit(village, cat, link)).table == room.id
    with pytest.raises(Rejected, match="closed to others"):
        await sit(village, bob, link)


async def test_who_comes_to_the_group_later_sits_down_where_the_others_are(village: Village) -> None:
    link, (ann, bob) = await friends(village, "Ann", "Bob")
    ticket = await sit(village, ann, link)
    cat = await persons.begin(village.tables, "Cat")
    await groups.join(village.tables, cat.key, link.group, link.invite, "Cat")
    assert (await sit(village, cat, link)).table == ticket.table
    assert (await sit(village, bob, link)).table == ticket.table


async def test_nobody_blocks_whom_they_have_not_met(village: Village) -> None:
    ann, _, table, _ = await two(village)
    cat = await persons.begin(village.tables, "Cat")
    wrong = [BlockMember("1", table=table.table), BlockMember("9", table=table.table), BlockMember("1")]
    for each in wrong:
        with pytest.raises(Rejected):
            await manners.block(village.tables, ann.key, each)
    with pytest.raises(Rejected, match="does not open"):
        await manners.block(village.tables, cat.key, BlockMember("1", table=table.table))
    nobody = await village.join(table, "Guest")
    with pytest.raises(Rejected, match="not known beyond this table"):
        await manners.block(village.tables, ann.key, BlockMember(str(nobody.member), table=table.table))
    assert (await mine.me(village.tables, ann.key)).blocked == []


async def test_phrases_are_read_in_every_language_and_the_chat_can_be_off(site: Site) -> None:
    ann = await (await site.table("market", players=2)).come()
    await ann.done("phrase", phrase="luck")
    assert (await ann.refused("phrase", phrase="<script>"))["code"] == "bad_message"
    assert [m["says"] for m in ann.heard if m["type"] == "said" and m["says"]] == ["phrase-luck"]
    await ann.done("configure", chat="phrases")
    assert (await ann.refused("say", text="hello"))["reason"] == "chat_phrases"
    await ann.done("phrase", phrase="hello")
    await ann.done("configure", chat="off")
    for kind, fields in (("say", {"text": "hello"}), ("phrase", {"phrase": "hello"})):
        assert (await ann.refused(kind, **fields))["reason"] == "chat_off"
    assert ann.room["chat"] == "off"
    quiet = await (await site.table("market", players=2, chat="off")).come()
    assert quiet.room["chat"] == "off"


async def test_over_http_one_reports_and_blocks_and_takes_it_back(site: Site) -> None:
    keys = [(await site.post("/api/me", {"name": name}))["key"] for name in ("Ann", "Bob")]
    ann, bob = ({"Authorization": f"Bearer {key}"} for key in keys)
    made = await site.post("/api/groups", {"name": "Friday", "mine": "Ann"}, 201, **ann)
    await site.post(f"/api/groups/{made['group']}/join", {"invite": made["invite"], "name": "Bob"}, 204, **bob)
    whom = {"member": "m2", "group": made["group"]}
    await site.post("/api/report", {**whom, "text": "spam"}, 204, **ann)
    await site.post("/api/report", {**whom, "text": "spam"}, 403)
    await site.post("/api/me/block", whom, 204, **ann)
    (blocked,) = (await site.get("/api/me", 200, **ann))["blocked"]
    assert blocked["name"] == "Bob"
    export = await site.get("/api/me/export", 200, **ann)
    assert (export["reports"], export["blocked"][0]["name"]) == (["spam"], "Bob")
    await site.post("/api/me/unblock", {"block": blocked["block"]}, 204, **ann)
    assert (await site.get("/api/me", 200, **ann))["blocked"] == []
    far = {**ann, "X-Forwarded-For": "198.51.100.7"}
    answers = [await site.post("/api/report", {**whom, "text": str(n)}, 204, **far) for n in range(10)]
    assert answers == [None] * 10 or answers == [""] * 10
    assert (await site.post("/api/report", {**whom, "text": "more"}, 429, **far))["code"] == "too_fast"
