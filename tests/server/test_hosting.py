"""The server's host: by a key from the command line they see how the server is, close and delete, mute and turn away,
tell everybody something, and everything they do is written down. On every engine."""

from __future__ import annotations

import asyncio
import contextlib
import io
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest

from igroteka.cli import main
from igroteka.server.base import wall
from igroteka.server.base.config import DATABASE
from igroteka.server.hosting import audit, hosted_people, hosted_tables, keys, reports, standing_orders
from igroteka.server.hosting.overview import overview
from igroteka.server.mailbox import membership
from igroteka.server.messages.host_bodies import Sanction, SetNotice
from igroteka.server.messages.person_bodies import MakeReport, PersonKey
from igroteka.server.messages.rejection import Rejected
from igroteka.server.people import groups, manners, mine, persons
from igroteka.server.storage.postgres import PostgreSQL
from igroteka.server.storage.sqlite import SQLite
from tests.offline.page import Socket
from tests.server.clients import PATIENCE, Client, Site
from tests.server.cluster import Processes
from tests.server.postgres import fresh
from tests.server.test_persons import dump, joined, play_on, table_of
from tests.server.village import DAY, Village


@pytest.fixture(params=["sqlite", "postgres"])
async def village(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Village]:
    address = fresh(request.getfixturevalue("postgres")) if request.param == "postgres" else ""
    found = Village(lambda: PostgreSQL(address) if address else SQLite(tmp_path / DATABASE))
    yield await found.begin()
    await found.end_all()


async def host_key(village: Village, name: str = "Olga", days: int = 90) -> str:
    key, row = keys.new_key(name, days * DAY)
    await village.tables.store.write([row])
    return key


async def person_id(village: Village, person: PersonKey) -> str:
    return await village.tables.person_with(person.key)


async def refusal(village: Village, table: str, **hello: str) -> str:
    """Why somebody is not let in."""
    socket = Socket(village, len(village.sockets))
    village.sockets.append(socket)
    village.home.open(socket.number)
    socket.tell("hello", table=table, **hello)
    return str((await socket.until("error"))["reason"])


async def test_a_key_opens_the_hosts_page_until_its_time_is_over(village: Village) -> None:
    key = await host_key(village, days=30)
    assert await keys.host_with(village.tables, key) == "Olga"
    ann = await persons.begin(village.tables, "Ann")
    for other in ("", "host.", "host.wrong", ann.key, key[5:]):
        with pytest.raises(Rejected, match="does not open the host's page"):
            await keys.host_with(village.tables, other)
    assert key.encode() not in await village.tables.store.do(dump), "what is kept is a hash"
    await village.pass_time(31 * DAY)
    with pytest.raises(Rejected):
        await keys.host_with(village.tables, key)
    await mine.forget_long_gone(village.tables)
    assert await keys.listed(village.tables) == []


async def test_the_overview_counts_what_there_is(village: Village) -> None:
    ann, bob = [await persons.begin(village.tables, name) for name in ("Ann", "Bob")]
    await table_of(village, ann, bots="easy")
    await table_of(village, bob)
    await groups.begin(village.tables, ann.key, "Friday", "Ann")
    found = await overview(village.tables, "Olga")
    assert (found.stages, found.storage.counts["people"]) == ({"playing": 1, "lobby": 1}, 2)
    assert (found.storage.counts["standing_groups"], found.storage.bytes > 4096) == (1, True)
    (process,) = found.processes
    assert (process.live, process.version, process.began > 0) == (2, found.version, True)
    socket = await village.visit(await table_of(village, ann))
    await socket.do("say", text="hello")
    (process,) = (await overview(village.tables, "Olga")).processes
    assert (process.connections, process.answer_most >= process.answer_half) == (1, True)


async def test_a_closed_table_shows_everybody_out_and_lets_nobody_in_until_it_is_opened(village: Village) -> None:
    ann, bob = [await persons.begin(village.tables, name) for name in ("Ann", "Bob")]
    table = await table_of(village, ann, clock={"move": DAY})
    second = await joined(village, bob, table)
    here = await village.visit(table)
    assert (await here.do("start"))["type"] == "ok"
    watch, invite = (await village.sees(table)).watch, (await village.sees(table)).invite
    await hosted_tables.shut(village.tables, table.table, True)
    assert (await here.until("bye"))["why"] == "shut"
    assert table.table not in village.tables.open
    for hello in ({"key": table.key}, {"key": second.key}, {"watch": watch}):
        assert await refusal(village, table.table, **hello) == "shut"
    cat = await persons.begin(village.tables, "Cat")
    with pytest.raises(Rejected, match="has closed this table"):
        await membership.join(village.tables, table.table, invite, "Cat", whose=await person_id(village, cat))
    await village.pass_time(3 * DAY)
    assert village.tables.open == {} or (await village.mine(table)).your_turn, "its clock stands still"
    (line,) = await hosted_tables.listed(village.tables, "playing", "bob", 0)
    assert (line.table, line.shut, line.names) == (table.table, True, ["Ann", "Bob"])
    await hosted_tables.shut(village.tables, table.table, False)
    back = await village.visit(table)
    assert back.views != {}


async def test_who_is_muted_says_nothing_and_who_is_turned_away_comes_nowhere(village: Village) -> None:
    ann, bob = [await persons.begin(village.tables, name) for name in ("Ann", "Bob")]
    table = await table_of(village, ann)
    second = await joined(village, bob, table)
    link = await groups.begin(village.tables, bob.key, "Friday", "Bob")
    here = await village.visit(second)
    assert (await here.do("say", text="rubbish"))["type"] == "ok"
    who = await person_id(village, bob)
    await standing_orders.order(village.tables, Sanction("mute", 7, person=who, why="rude"))
    assert (await here.do("say", text="rubbish"))["reason"] == "muted_here"
    assert (await here.do("phrase", phrase="hello"))["reason"] == "muted_here"
    with pytest.raises(Rejected, match="muted you"):
        await groups.say(village.tables, bob.key, link.group, "rubbish")
    await standing_orders.order(village.tables, Sanction("ban", 2, person=who))
    assert (await here.until("bye"))["why"] == "banned"
    with pytest.raises(Rejected, match="turned you away"):
        await table_of(village, bob)
    with pytest.raises(Rejected, match="turned you away"):
        await groups.view(village.tables, bob.key, link.group)
    assert await refusal(village, second.table, key=second.key) == "banned"
    assert (await mine.export(village.tables, bob.key)).name == "Bob", "what is kept of them stays theirs"
    (found,) = await hosted_people.listed(village.tables, "bob", 0)
    assert (found.banned, found.muted) == (True, True)
    assert [(each.kind, each.why) for each in (await hosted_people.detail(village.tables, who)).sanctions] == [
        ("ban", ""),
        ("mute", "rude"),
    ]
    await village.pass_time(3 * DAY)
    await standing_orders.heed(village.tables)
    back = await village.visit(second)
    assert (await back.do("say", text="sorry"))["reason"] == "muted_here"
    await standing_orders.order(village.tables, Sanction("mute", 0, person=who))
    assert (await back.do("say", text="sorry"))["type"] == "ok"


async def test_a_slip_turns_neither_the_world_nor_this_machine_away(village: Village) -> None:
    for wrong in ("0.0.0.0/0", "10.0.0.0/8", "127.0.0.1", "::1", "2001::/16", "example.org", ""):
        with pytest.raises(Rejected):
            await standing_orders.order(village.tables, Sanction("ban", 1, network=wrong))
    with pytest.raises(Rejected, match="nobody is known"):
        await standing_orders.order(village.tables, Sanction("ban", 1, person="nobody"))
    await standing_orders.order(village.tables, Sanction("ban", 1, network="203.0.113.77/24"))
    known = village.tables.shared.sanctions
    asked = ("203.0.113.5", "203.0.114.5", "", "2001:db8::/64")
    assert [known.of_network("ban", each) for each in asked] == [True, False, False, False]


async def test_a_notice_reaches_who_is_here_and_who_comes_until_it_is_over(village: Village) -> None:
    table = await village.lay(game="market", name="Ann", players=2)
    here = await village.visit(table)
    await standing_orders.set_notice(village.tables, SetNotice(ru="Скоро обновление", hours=2))
    assert (await here.until("notice"))["notice"]["en"] == "Скоро обновление"
    later = await village.visit(await village.join(table, "Bob"))
    assert (await later.until("notice"))["notice"]["ru"] == "Скоро обновление"
    await village.pass_time(7201)
    await standing_orders.heed(village.tables)
    assert village.tables.shared.notice is None
    assert [m["notice"]["until"] for m in here.heard if m["type"] == "notice"][-1] == 0


async def test_a_report_reaches_the_host_with_what_was_said(village: Village) -> None:
    ann, bob = [await persons.begin(village.tables, name) for name in ("Ann", "Bob")]
    table = await table_of(village, ann)
    second = await joined(village, bob, table)
    for ticket, said in ((second, "You are a fool"), (table, "Stop that")):
        here = await village.visit(ticket)
        await here.do("say", text=said)
        await village.go(here)
    for text in ("Bob insults me", "Bob goes on and on"):
        await manners.report(village.tables, ann.key, MakeReport(text, str(second.member), table=table.table))
    (found,) = await reports.listed(village.tables)
    assert (found.by, found.about, found.text) == ("Ann", "Bob", "Bob goes on and on")
    assert (found.about_person, found.said) == (
        await person_id(village, bob),
        ["Bob: You are a fool", "Ann: Stop that"],
    )
    for wrong in (MakeReport("", "1", table=table.table), MakeReport("", "9", table=table.table), MakeReport("", "1")):
        with pytest.raises(Rejected):
            await manners.report(village.tables, ann.key, wrong)
    cat = await persons.begin(village.tables, "Cat")
    with pytest.raises(Rejected, match="does not open"):
        await manners.report(village.tables, cat.key, MakeReport("", "1", table=table.table))
    await reports.settle(village.tables, found.report)
    assert (await overview(village.tables, "Olga")).open_reports == 0
    assert (await reports.listed(village.tables))[0].settled > 0
    await village.pass_time(100 * DAY)
    await mine.forget_long_gone(village.tables)
    assert await reports.listed(village.tables) == []


async def test_the_host_takes_along_and_deletes_a_table_and_a_person_whole(village: Village) -> None:
    ann, bob = [await persons.begin(village.tables, name) for name in ("Zarathustra", "Bob")]
    table = await table_of(village, ann)
    second = await joined(village, bob, table)
    host = await village.visit(table)
    await host.do("say", text="Thus I spoke")
    await host.do("start")
    assert (await hosted_tables.export(village.tables, table.table)).file is None, "it would tell what people hold"
    await village.go(host)
    await play_on(village, [table, second])
    taken = await hosted_tables.export(village.tables, table.table)
    assert taken.file is not None
    assert (taken.file.game, [line.text for line in taken.lines if line.text]) == ("market", ["Thus I spoke"])
    who = await person_id(village, ann)
    await manners.report(village.tables, bob.key, MakeReport("strange", str(table.member), table=table.table))
    await standing_orders.order(village.tables, Sanction("mute", 7, person=who))
    assert (await hosted_people.export(village.tables, who)).name == "Zarathustra"
    await hosted_people.delete(village.tables, who, mine.not_now)
    after = await village.tables.store.do(dump)
    assert all(word not in after for word in (b"Zarathustra", b"Thus I spoke", who.encode()))
    await hosted_tables.delete(village.tables, table.table)
    assert await hosted_tables.listed(village.tables, "", "", 0) == []
    with pytest.raises(Rejected, match="no such table"):
        await hosted_tables.detail(village.tables, table.table)


async def test_every_deed_is_written_down_and_why_it_was_refused(village: Village) -> None:
    with pytest.raises(Rejected):
        async with audit.noted(village.tables, "Olga", "shut", "A" * 12, "spam"):
            await hosted_tables.shut(village.tables, "A" * 12, True)
    async with audit.noted(village.tables, "Olga", "notice", details="hello"):
        await standing_orders.set_notice(village.tables, SetNotice("hello"))
    log = await audit.log(village.tables)
    assert [(deed.by, deed.what, deed.target, deed.details) for deed in log] == [
        ("Olga", "notice", "", "hello"),
        ("Olga", "shut", "A" * 12, "spam"),
    ]
    assert [deed.refused for deed in log] == ["", "there is no such table; it may have been deleted"]
    assert await audit.log(village.tables, log[1].at) == []
    assert abs(log[0].at / 1000 - wall.now()) < 60
    await village.pass_time(400 * DAY)
    await mine.forget_long_gone(village.tables)
    assert await audit.log(village.tables) == []


# ------------------------------------------------------------------------------------------------ over HTTP, and there


async def test_over_http_the_host_does_all_that_and_a_network_is_turned_away(own_site: Site) -> None:
    site, away = own_site, {"X-Forwarded-For": "203.0.113.9"}
    olga = key_of("--data", str(site.path))
    await site.get("/api/host", 403)
    await site.get("/api/host", 403, Authorization="Bearer host.wrong")
    ticket = await site.table("market", players=2)
    here: Client = await ticket.come(far="203.0.113.9")
    detail = await site.get(f"/api/host/tables/{ticket.table}", 200, **olga)
    assert detail["members"][0]["networks"] == ["203.0.113.9"]
    order = {"kind": "ban", "days": 1, "network": "203.0.113.0/24", "why": "spam"}
    await site.post("/api/host/sanctions", order, 204, **olga)
    assert await parting(here) == "banned"
    refused = await site.post("/api/me", {"name": "Eve"}, 403, **away)
    assert refused["reason"] == "banned_network"
    assert (await site.get("/api/host/sanctions", 200, **olga))[0]["target"] == "203.0.113.0/24"
    await site.post("/api/host/sanctions", {**order, "days": 0}, 204, **olga)
    await site.post("/api/me", {"name": "Eve"}, 201, **away)
    await site.post("/api/host/notice", {"en": "Soon down"}, 204, **olga)
    assert (await site.get("/api/server"))["notice"]["ru"] == "Soon down"
    await site.post(f"/api/host/tables/{ticket.table}/shut", {}, 204, **olga)
    await site.post(f"/api/host/tables/{ticket.table}/delete", {}, 204, **olga)
    await site.get(f"/api/host/tables/{ticket.table}", 404, **olga)
    log = await site.get("/api/host/audit", 200, **olga)
    done = ["look_table", "delete_table", "shut", "notice", "unban", "ban", "look_table"]
    assert [deed["what"] for deed in log] == done


async def parting(client: Client) -> str:
    """Why a client was shown out; what it was pinged before needs no answer any more."""
    async with asyncio.timeout(PATIENCE):
        while True:
            message = msgspec.json.decode(await client.socket.recv())
            if message["type"] == "bye":
                return str(message["why"])


def key_of(*where: str) -> dict[str, str]:
    """A key, as the command line makes it for who can open the database."""
    link = command("host", "key", "--name", "Olga", *where)
    return {"Authorization": f"Bearer {link.rpartition('/')[2]}"}


def command(*words: str) -> str:
    """What the command line says."""
    said = io.StringIO()
    with contextlib.redirect_stdout(said):
        assert main(list(words)) == 0
    return said.getvalue().strip()


async def test_what_another_process_has_is_done_there(tmp_path: Path, postgres: str) -> None:
    async with Processes(tmp_path, postgres, 2) as processes:
        first, second = processes.sites
        olga = key_of("--database", processes.database)
        ticket = await first.table("market", players=2)
        here = await ticket.come()
        seen = await second.get(f"/api/host/tables/{ticket.table}", 200, **olga)
        assert seen["about"]["connected"] == 1
        await second.post("/api/host/notice", {"en": "Soon down"}, 204, **olga)
        assert (await here.hear("notice"))["notice"]["en"] == "Soon down"
        await second.post(f"/api/host/tables/{ticket.table}/shut", {}, 204, **olga)
        assert await parting(here) == "shut"
        log = await second.get("/api/host/audit", 200, **olga)
        assert [deed["what"] for deed in log] == ["shut", "notice", "look_table"]
        assert len((await second.get("/api/host", 200, **olga))["processes"]) == 2


async def test_the_command_line_does_the_same_without_a_key(own_site: Site, tmp_path: Path) -> None:
    site = own_site
    where = ("--data", str(site.path), "--url", site.url)
    ann = await site.post("/api/me", {"name": "Ann"})
    ticket = await site.table("market", players=2)
    here = await ticket.come()
    await here.done("say", text="hello")

    async def host(*words: str) -> str:
        first, *rest = words
        return await asyncio.to_thread(command, "host", first, *where, *rest)

    assert "1 lobby" in await host("status")
    assert ticket.table in await host("tables", "--name", "ann")
    assert "Ann: hello" in await host("table", "--", ticket.table)
    person = next(word for word in (await host("people")).split() if len(word) == 16)
    assert "1 devices" in await host("person", "--", person)
    await host("notice", "Soon down", "--ru", "Скоро конец", "--hours", "1")
    assert (await here.hear("notice"))["notice"]["ru"] == "Скоро конец"
    await host("mute", "--days", "3", "--why", "rude", "--", person)
    assert "rude" in await host("sanctions")
    await host("unmute", "--", person)
    assert await host("sanctions") == ""
    await host("close", "--why", "spam", "--", ticket.table)
    assert await parting(here) == "shut"
    await host("open", "--", ticket.table)
    for id in (ticket.table, person):
        file = tmp_path / f"{len(id)}.json"
        assert await host("export", "--", id, str(file)) == str(file)
        assert b"Ann" in file.read_bytes()
        await host("delete", "--yes", "--", id)
    await site.get("/api/me", 403, Authorization=f"Bearer {ann['key']}")
    assert await host("tables") == ""
    log = await host("audit")
    assert "delete_person" in log
    assert log.count("command line") == len(log.splitlines())
    assert command("host", "key", "--list", "--data", str(site.path)) == "", "the keys of single commands are gone"
    link = command("host", "key", "--name", "Masha", "--data", str(site.path))
    assert link.startswith("http://127.0.0.1:8777/#/host/host.")
    assert "Masha" in command("host", "key", "--list", "--data", str(site.path))
    command("host", "key", "--revoke", "Masha", "--data", str(site.path))
    await site.get("/api/host", 403, Authorization=f"Bearer {link.rpartition('/')[2]}")


def test_what_the_command_line_cannot_do_is_said_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["host", "status", "--data", str(tmp_path)]) == 2
    assert main(["host", "status", "--key", "host.x", "--url", "http://127.0.0.1:9"]) == 2
    assert main(["host", "delete", "A" * 12, "--key", "host.x"]) == 2
    said = capsys.readouterr().err.strip().splitlines()
    wanted = ("nothing is kept", "no server answers", "--yes")
    assert all(what in each for each, what in zip(said, wanted, strict=True)), said
