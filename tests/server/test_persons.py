"""People across tables: known by a key, taken along to another device, shown their games, forgotten without a trace. On
every engine."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest

from igroteka.server.base.config import DATABASE
from igroteka.server.cluster.processes import Elsewhere
from igroteka.server.mailbox import making, membership, viewing
from igroteka.server.messages import bodies
from igroteka.server.messages.bodies import NewTable, OneOfMine
from igroteka.server.messages.person_bodies import PersonKey
from igroteka.server.messages.rejection import Rejected
from igroteka.server.people import mine, persons
from igroteka.server.storage.postgres import PostgreSQL
from igroteka.server.storage.sqlite import SQLite
from igroteka.server.storage.store import Session
from tests.server.clients import Site, Ticket
from tests.server.cluster import Processes
from tests.server.postgres import fresh
from tests.server.village import DAY, Village


@pytest.fixture(params=["sqlite", "postgres"])
async def village(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Village]:
    address = fresh(request.getfixturevalue("postgres")) if request.param == "postgres" else ""
    found = Village(lambda: PostgreSQL(address) if address else SQLite(tmp_path / DATABASE))
    yield await found.begin()
    await found.end_all()


async def table_of(village: Village, person: PersonKey, **order: object) -> bodies.Ticket:
    whose = await village.tables.person_with(person.key)
    wanted = msgspec.convert({"game": "market", "name": person.name, "pace": "instant", **order}, NewTable)
    return await making.make(village.tables, wanted, whose=whose)


async def joined(village: Village, person: PersonKey, table: bodies.Ticket) -> bodies.Ticket:
    invite = (await village.sees(table)).invite
    whose = await village.tables.person_with(person.key)
    return await membership.join(village.tables, table.table, invite, person.name, whose=whose)


async def play_on(village: Village, tickets: list[bodies.Ticket]) -> None:
    """Until the game is over."""
    sockets = [await village.visit(ticket) for ticket in tickets]
    while (await village.mine(tickets[0])).stage != "finished":
        for ticket, socket in zip(tickets, sockets, strict=True):
            seat = (await village.mine(ticket)).seats[0]
            question = socket.question(seat)
            if question is not None and not socket.views[f"p{seat}"]["result"]:
                number = socket.views[f"p{seat}"]["number"]
                await socket.do("answer", seat=seat, number=number, key=question["options"][0])
            await village.settled()
    for socket in sockets:
        await village.go(socket)


async def test_the_persons_key_opens_every_table_on_every_device(village: Village) -> None:
    ann = await persons.begin(village.tables, "Ann")
    table = await table_of(village, ann, bots="easy")
    typed = await persons.code(village.tables, ann.key, "solved: 3")
    phone = await persons.redeem(village.tables, typed.code.lower())
    assert (phone.name, phone.notes) == ("Ann", "solved: 3")
    assert phone.key != ann.key
    me = await mine.me(village.tables, phone.key)
    assert [(each.table, each.member, each.game, each.name) for each in me.tables] == [
        (table.table, table.member, "market", "Ann")
    ]
    assert me.devices == 2
    here = await village.come({"table": table.table, "key": phone.key})
    assert (await here.until("welcome"))["member"] == table.member
    assert (await viewing.entered(village.tables, table.table, phone.key)).sees(0)
    with pytest.raises(Rejected, match="not good any more"):
        await persons.redeem(village.tables, typed.code)
    with pytest.raises(Rejected, match="nobody is known"):
        await mine.me(village.tables, "me.nobody")


async def test_a_code_is_good_for_five_minutes_and_the_oldest_of_many_devices_is_forgotten(village: Village) -> None:
    ann = await persons.begin(village.tables, "Ann")
    typed = await persons.code(village.tables, ann.key, "")
    await village.pass_time(301)
    with pytest.raises(Rejected):
        await persons.redeem(village.tables, typed.code)
    for _ in range(persons.MOST_DEVICES):
        await village.pass_time(1)
        again = await persons.redeem(village.tables, (await persons.code(village.tables, ann.key, "")).code)
        ann = again if (await village.tables.person_with(ann.key)) == "" else ann
    assert (await mine.me(village.tables, again.key)).devices == persons.MOST_DEVICES


async def test_who_is_a_member_already_stays_the_same_one(village: Village) -> None:
    ann, bob = [await persons.begin(village.tables, name) for name in ("Ann", "Bob")]
    table = await table_of(village, ann)
    first, second = await joined(village, bob, table), await joined(village, bob, table)
    assert (first.member, len((await village.sees(table)).members)) == (second.member, 2)
    room = await village.sees(table)
    room.ban(room.member_of(await village.tables.person_with(bob.key)))
    with pytest.raises(Rejected, match="asked you to leave"):
        await joined(village, bob, table)


async def test_a_finished_game_is_kept_for_who_played_it_and_outlives_the_table(village: Village) -> None:
    ann, bob = [await persons.begin(village.tables, name) for name in ("Ann", "Bob")]
    table = await table_of(village, ann, players=3, clock={"move": DAY})
    second = await joined(village, bob, table)
    host = await village.visit(table)
    for kind, fields in (("fill", {"level": "easy"}), ("start", {})):
        assert (await host.do(kind, **fields))["type"] == "ok"
    await village.go(host)
    await play_on(village, [table, second])
    for each, seat in ((ann, 0), (bob, 1)):
        (found,) = await mine.my_results(village.tables, each.key)
        assert (found.game, found.seats, found.players, found.people) == ("market", [seat], 3, 2)
        assert found.bots == [None, None, "easy"]
        assert (found.by_days, found.together) == (True, False)
        assert found.answers > 0
    won = [(await mine.my_results(village.tables, each.key))[0].won for each in (ann, bob)]
    assert won.count(True) <= 1
    await village.empty()
    for _ in range(4):
        await village.pass_time(25 * DAY)
        await village.tables.upkeep.forget_old()
    assert (await mine.me(village.tables, ann.key)).tables == []
    assert len(await mine.my_results(village.tables, ann.key)) == 1


async def nowhere(error: Elsewhere, ticket: OneOfMine) -> None:
    """There is no other process."""
    raise error


async def test_games_from_before_the_person_was_known_are_theirs_when_claimed(village: Village) -> None:
    old = await village.lay(game="market", name="Ann", bots="easy", pace="instant")
    await play_on(village, [old])
    ann = await persons.begin(village.tables, "Ann")
    tickets = [OneOfMine(old.table, old.key), OneOfMine("A" * 12, "nothing"), OneOfMine(old.table, "wrong")]
    for _ in range(2):
        await persons.claim(village.tables, ann.key, tickets, nowhere)
    assert [each.table for each in (await mine.me(village.tables, ann.key)).tables] == [old.table]
    assert [each.game for each in await mine.my_results(village.tables, ann.key)] == ["market"]


async def test_whoever_wants_to_be_forgotten_leaves_no_trace_in_the_database(village: Village, tmp_path: Path) -> None:
    ann, bob = [await persons.begin(village.tables, name) for name in ("Zarathustra", "Bob")]
    over = await table_of(village, bob, players=2)
    theirs = await joined(village, ann, over)
    host = await village.visit(over)
    await host.do("start")
    talker = await village.visit(theirs)
    await talker.do("say", text="Thus spoke nobody else")
    await village.go(talker)
    await village.go(host)
    await play_on(village, [over, theirs])
    running = await table_of(village, bob, players=3)
    await joined(village, ann, running)
    alone = await table_of(village, ann, bots="easy")
    export = await mine.export(village.tables, ann.key)
    assert export.said == {over.table: ["Thus spoke nobody else"]}
    assert {each.table for each in export.tables} == {over.table, running.table, alone.table}
    id = export.person
    before = await village.tables.store.do(dump)
    assert all(word in before for word in (b"Zarathustra", b"Thus spoke", id.encode(), export.keys[0].encode()))
    await mine.forget(village.tables, ann.key, mine.not_now)
    after = await village.tables.store.do(dump)
    for word in (b"Zarathustra", b"Thus spoke", id.encode(), export.keys[0].encode(), alone.table.encode()):
        assert word not in after
    assert b"Bob" in after
    for path in tmp_path.glob("*sqlite*"):
        assert b"Zarathustra" not in path.read_bytes(), "not in the files either"
    assert (await village.mine(over)).names == ["Bob", "@somebody"]
    with pytest.raises(Rejected, match="nobody is known"):
        await mine.me(village.tables, ann.key)


def dump(session: Session) -> bytes:
    """Whatever the database holds, in one piece."""
    rows = [row for part in every_table(session) for row in session.read(f"SELECT * FROM {part}")]
    values = [value for row in rows for value in row if isinstance(value, bytes)]
    return b"".join([*(repr(row).encode() for row in rows), *map(bytes, values)])


def every_table(session: Session) -> list[str]:
    """Of the database, whichever they are."""
    asked = (
        "SELECT tablename FROM pg_tables WHERE schemaname = current_schema()"
        if isinstance(session, PostgreSQL)
        else "SELECT name FROM sqlite_master WHERE type = 'table'"
    )
    found = [name for (name,) in session.read(asked)]
    assert {"tables", "chat", "people", "subscriptions", "passkeys"} <= set(found)
    return found


async def test_who_sits_down_while_they_are_forgotten_is_forgotten_there_too(village: Village) -> None:
    """From another device, in that instant: once before the end, once after it."""
    ann, bob = [await persons.begin(village.tables, name) for name in ("Zarathustra", "Bob")]
    first, second, third = [await table_of(village, bob, players=3) for _ in range(3)]
    await joined(village, ann, first)
    id = await village.tables.person_with(ann.key)
    forgetting = asyncio.create_task(mine.forget(village.tables, ann.key, mine.not_now))
    await joined(village, ann, second)
    await forgetting
    invite = (await village.sees(third)).invite
    await membership.join(village.tables, third.table, invite, "Zarathustra", whose=id)
    await mine.forget_long_gone(village.tables)
    assert b"Zarathustra" not in await village.tables.store.do(dump)


async def test_at_a_table_that_no_person_is_known_at_its_own_key_is_enough(village: Village) -> None:
    old = await village.lay(game="market", name="Ann", players=2)
    guest = await village.join(old, "Zarathustra")
    await mine.vanish_by_key(village.tables, guest.table, "wrong")
    assert b"Zarathustra" in await village.tables.store.do(dump)
    await mine.vanish_by_key(village.tables, guest.table, guest.key)
    assert b"Zarathustra" not in await village.tables.store.do(dump)


async def test_who_has_not_come_for_a_year_is_forgotten(village: Village) -> None:
    ann, bob, cat = [await persons.begin(village.tables, name) for name in ("Ann", "Bob", "Cat")]
    kept = [await table_of(village, each, bots="easy", clock={"move": 7 * DAY}) for each in (ann, bob)]
    await village.pass_time(2 * DAY)
    await mine.forget_long_gone(village.tables)
    with pytest.raises(Rejected):
        await mine.me(village.tables, cat.key)
    await village.pass_time(300 * DAY)
    await mine.me(village.tables, bob.key)
    await village.pass_time(100 * DAY)
    await mine.forget_long_gone(village.tables)
    with pytest.raises(Rejected):
        await mine.me(village.tables, ann.key)
    assert (await mine.me(village.tables, bob.key)).name == "Bob"
    assert len(kept) == 2


async def test_over_http_a_browser_becomes_somebody(site: Site) -> None:
    key = (await site.post("/api/me", {"name": "Ann"}))["key"]
    whose = {"Authorization": f"Bearer {key}"}
    made = await site.post("/api/tables", {"game": "market", "name": "Ann", "bots": "easy"}, 201, **whose)
    assert [each["table"] for each in (await site.get("/api/me", 200, **whose))["tables"]] == [made["table"]]
    await site.post("/api/me/change", {"name": "Anna"}, 204, **whose)
    code = (await site.post("/api/me/code", {"notes": "x"}, 201, **whose))["code"]
    assert (await site.post("/api/me/redeem", {"code": code}))["name"] == "Anna"
    assert (await site.get("/api/me/export", 200, **whose))["name"] == "Anna"
    await site.post("/api/me/forget", {}, 204, **whose)
    assert (await site.get("/api/me", 403, **whose))["reason"] == "unknown_person"
    assert (await site.post("/api/mine", {"tickets": [{"table": made["table"], "key": made["key"]}]}, 200)) == []


async def test_a_person_is_forgotten_in_every_process(postgres: str, tmp_path: Path) -> None:
    async with Processes(tmp_path, postgres, 2) as processes:
        one, two = processes.sites
        key = (await one.post("/api/me", {"name": "Ann"}))["key"]
        whose = {"Authorization": f"Bearer {key}"}
        before = await one.post("/api/tables", {"game": "market", "name": "Ann", "players": 2})
        await two.post("/api/me/claim", {"tickets": [{"table": before["table"], "key": before["key"]}]}, 204, **whose)
        assert [each["table"] for each in (await two.get("/api/me", 200, **whose))["tables"]] == [before["table"]]
        made = await one.post("/api/tables", {"game": "market", "name": "Ann", "players": 2}, 201, **whose)
        ann = await Ticket(one, made["table"], made["key"]).come()
        invite = {"invite": ann.welcome["invite"], "name": "Bob"}
        await one.post(f"/api/tables/{made['table']}/join", invite)
        await two.post("/api/me/forget", {}, 204, **whose)
        assert (await one.get("/api/me", 403, **whose))["reason"] == "unknown_person"
        assert await one.post("/api/mine", {"tickets": [{"table": made["table"], "key": made["key"]}]}, 200) == []
        assert (await ann.until(lambda m: m["type"] == "bye"))["why"] == "left"
