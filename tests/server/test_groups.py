"""Standing groups and the club: who belongs together, who is here, what was played. On every engine."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest

from igroteka.server.base import wall
from igroteka.server.base.config import DATABASE
from igroteka.server.messages.bodies import Ticket
from igroteka.server.messages.person_bodies import GroupLink, Here, NextGame, PersonKey
from igroteka.server.messages.rejection import Rejected
from igroteka.server.people import club, groups, mine, persons
from igroteka.server.storage.postgres import PostgreSQL
from igroteka.server.storage.sqlite import SQLite
from tests.server.clients import Site
from tests.server.postgres import fresh
from tests.server.test_persons import dump, play_on, table_of
from tests.server.village import DAY, HOUR, Village


@pytest.fixture(params=["sqlite", "postgres"])
async def village(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Village]:
    address = fresh(request.getfixturevalue("postgres")) if request.param == "postgres" else ""
    found = Village(lambda: PostgreSQL(address) if address else SQLite(tmp_path / DATABASE))
    yield await found.begin()
    await found.end_all()


async def friends(village: Village, *names: str) -> tuple[GroupLink, list[PersonKey]]:
    """A group of these people."""
    people = [await persons.begin(village.tables, name) for name in names]
    link = await groups.begin(village.tables, people[0].key, "Friday", names[0])
    for each in people[1:]:
        await groups.join(village.tables, each.key, link.group, link.invite, each.name)
    return link, people


async def sit(village: Village, person: PersonKey, link: GroupLink, game: str = "market") -> Ticket:
    return await groups.sit(village.tables, person.key, link.group, game, "")


async def test_a_link_makes_a_member_once_and_nobody_looks_in_without_one(village: Village) -> None:
    link, (ann, bob) = await friends(village, "Ann", "Bob")
    await groups.join(village.tables, bob.key, link.group, link.invite, "Bobby")
    view = await groups.view(village.tables, bob.key, link.group)
    assert [(m.name, m.me) for m in view.members] == [("Ann", False), ("Bob", True)]
    assert (await groups.door(village.tables, link.group, link.invite)).names == ["Ann", "Bob"]
    cat = await persons.begin(village.tables, "Cat")
    with pytest.raises(Rejected, match="does not open"):
        await groups.view(village.tables, cat.key, link.group)
    with pytest.raises(Rejected, match="does not open"):
        await groups.join(village.tables, cat.key, link.group, "wrong", "Cat")
    with pytest.raises(Rejected, match="no such group"):
        await groups.view(village.tables, ann.key, "A" * 12)
    assert [each.group for each in (await mine.me(village.tables, bob.key)).groups] == [link.group]


async def test_everybody_may_change_it_at_once_and_nothing_is_lost(village: Village) -> None:
    link, people = await friends(village, "Ann", "Bob", "Cat", "Dan")
    await asyncio.gather(
        *(groups.change(village.tables, p.key, link.group, groups.voted(village.tables, "market")) for p in people)
    )
    view = await groups.view(village.tables, people[0].key, link.group)
    assert [member.vote for member in view.members] == ["market"] * 4


async def test_a_date_is_agreed_on_and_another_one_asks_again(village: Village) -> None:
    link, (ann, bob) = await friends(village, "Ann", "Bob")
    when = int(wall.now()) + DAY
    with pytest.raises(Rejected, match="no game is planned"):
        await groups.change(village.tables, bob.key, link.group, groups.coming(True))
    plan = groups.planned(village.tables, NextGame("market", when))
    await groups.change(village.tables, ann.key, link.group, plan)
    assert [each.waits for each in await links(village, bob)] == [True]
    await groups.change(village.tables, bob.key, link.group, groups.coming(False))
    view = await groups.view(village.tables, ann.key, link.group)
    assert ([member.coming for member in view.members], view.next) == ([True, False], NextGame("market", when))
    later = groups.planned(village.tables, NextGame("duel", when + DAY))
    await groups.change(village.tables, bob.key, link.group, later)
    view = await groups.view(village.tables, ann.key, link.group)
    assert [member.coming for member in view.members] == [None, True]
    with pytest.raises(Rejected, match="no game"):
        groups.planned(village.tables, NextGame("chess", when))


async def links(village: Village, person: PersonKey) -> list[GroupLink]:
    return (await mine.me(village.tables, person.key)).groups


async def test_one_press_lays_a_table_with_everybodys_chair_and_the_first_one_goes_round(village: Village) -> None:
    link, (ann, bob, cat) = await friends(village, "Ann", "Bob", "Cat")
    first = await sit(village, bob, link)
    room = await village.sees(first)
    assert (room.group, [room.seat_name(n) for n in range(3)]) == (link.group, ["Ann", "Bob", "Cat"])
    assert room.member(room.host).name == "Bob"
    view = await groups.view(village.tables, ann.key, link.group)
    assert (view.table, view.table_game) == (first.table, "market")
    tickets = [await sit(village, each, link, "chess") for each in (ann, bob, cat)]
    assert {ticket.table for ticket in tickets} == {first.table}, "whatever they name: it is laid already"
    host = await village.visit(tickets[1])
    assert (await host.do("start"))["type"] == "ok"
    await village.go(host)
    again = await sit(village, ann, link, "duel")
    other = await village.sees(again)
    assert [other.seat_name(n) for n in range(3)] == ["Bob", "Cat", "Ann"]


async def test_who_cannot_come_has_no_chair(village: Village) -> None:
    link, (ann, bob, cat) = await friends(village, "Ann", "Bob", "Cat")
    plan = groups.planned(village.tables, NextGame("market", int(wall.now()) + HOUR))
    await groups.change(village.tables, ann.key, link.group, plan)
    await groups.change(village.tables, bob.key, link.group, groups.coming(False))
    room = await village.sees(await sit(village, cat, link))
    assert sorted(room.seat_name(n) for n in range(len(room.seats))) == ["Ann", "Cat"]
    assert (await groups.view(village.tables, ann.key, link.group)).next is None, "the plan has come true"


async def test_the_score_counts_what_was_played_and_its_records_are_kept(village: Village) -> None:
    link, (ann, bob) = await friends(village, "Ann", "Bob")
    tickets = [await sit(village, ann, link), await sit(village, bob, link)]
    host = await village.visit(tickets[0])
    await host.do("start")
    await village.go(host)
    await play_on(village, tickets)
    view = await groups.view(village.tables, ann.key, link.group)
    (game,) = view.games
    assert (game.table, game.game, game.people) == (tickets[0].table, "market", ["m1", "m2"])
    assert len(game.points) == 2
    await village.empty()
    for _ in range(8):
        await village.pass_time(25 * DAY)
        await village.tables.upkeep.forget_old()
    assert (await village.mine(tickets[0])).stage == "finished"
    await groups.leave(village.tables, bob.key, link.group)
    (game,) = (await groups.view(village.tables, ann.key, link.group)).games
    assert game.people == ["m1", ""]


async def test_they_talk_and_who_is_forgotten_is_gone_from_there_too(village: Village) -> None:
    link, (ann, bob) = await friends(village, "Ann", "Zarathustra")
    await groups.say(village.tables, bob.key, link.group, "Thus spoke nobody else")
    await groups.say(village.tables, ann.key, link.group, "  So it is ")
    view = await groups.view(village.tables, ann.key, link.group)
    assert [(line.name, line.text, line.mine) for line in view.lines] == [
        ("Zarathustra", "Thus spoke nobody else", False),
        ("Ann", "So it is", True),
    ]
    export = await mine.export(village.tables, bob.key)
    assert export.said == {link.group: ["Thus spoke nobody else"]}
    assert export.in_groups[link.group].name == "Zarathustra"
    await mine.forget(village.tables, bob.key, mine.not_now)
    after = await village.tables.store.do(dump)
    assert all(word not in after for word in (b"Zarathustra", b"Thus spoke", export.person.encode()))
    await groups.leave(village.tables, ann.key, link.group)
    assert link.group.encode() not in await village.tables.store.do(dump), "the last one takes it along"


async def test_the_chat_keeps_its_newest_lines(village: Village) -> None:
    link, (ann,) = await friends(village, "Ann")
    for n in range(groups.MOST_LINES + 3):
        await groups.say(village.tables, ann.key, link.group, str(n))
    said = [line.text for line in (await groups.view(village.tables, ann.key, link.group)).lines]
    assert (len(said), said[0], said[-1]) == (groups.MOST_LINES, "3", str(groups.MOST_LINES + 2))


async def test_a_group_keeps_its_people_longer_than_a_year_and_is_forgotten_when_quiet(village: Village) -> None:
    link, (ann, bob) = await friends(village, "Ann", "Bob")
    await village.pass_time(300 * DAY)
    await groups.say(village.tables, ann.key, link.group, "Still here")
    await village.pass_time(100 * DAY)
    await mine.forget_long_gone(village.tables)
    assert (await groups.view(village.tables, bob.key, link.group)).lines[0].text == "Still here"
    await village.pass_time(300 * DAY)
    await mine.forget_long_gone(village.tables)
    with pytest.raises(Rejected, match="no such group"):
        await groups.door(village.tables, link.group, link.invite)


async def test_the_club_shows_who_is_here_unless_they_do_not_want_it(village: Village) -> None:
    ann, bob = [await persons.begin(village.tables, name) for name in ("Ann", "Bob")]
    for each in (ann, bob):
        await club.here(village.tables, each.key, Here("playing", "market"))
    assert {each.name for each in (await club.club(village.tables)).here} == {"Ann", "Bob"}
    await persons.change(village.tables, bob.key, None, True)
    await club.here(village.tables, bob.key, Here("shelf"))
    assert [(each.name, each.doing, each.game) for each in (await club.club(village.tables)).here] == [
        ("Ann", "playing", "market")
    ]
    await village.pass_time(club.HERE_S + 1)
    assert (await club.club(village.tables)).here == []


async def test_open_tables_are_listed_and_then_watched(village: Village) -> None:
    ann = await persons.begin(village.tables, "Ann")
    plain = await table_of(village, ann, open=True, players=2, lang="ru")
    welcoming = await table_of(village, ann, open=True, players=4, newcomers=True, clock={"move": DAY})
    hosts = [await village.visit(ticket) for ticket in (plain, welcoming)]
    shown = (await club.club(village.tables)).open
    assert [(each.table, each.newcomers, each.lang) for each in shown] == [
        (welcoming.table, True, ""),
        (plain.table, False, "ru"),
    ]
    await hosts[0].do("fill", level="easy")
    assert (await club.club(village.tables)).open[-1].table == welcoming.table
    await hosts[0].do("start")
    (playing,) = (await club.club(village.tables)).playing
    assert (playing.table, playing.watchers) == (plain.table, 0)
    watcher = await village.come({"table": plain.table, "key": ""}, watch=playing.watch)
    await watcher.until("welcome")
    assert (await club.club(village.tables)).playing[0].watchers == 1
    await hosts[0].do("lock", locked=True)
    assert (await club.club(village.tables)).playing == []


async def test_a_server_of_friends_has_no_club(village: Village, site: Site) -> None:
    assert (await site.get("/api/server"))["club"] is False, "nobody but people at this machine reach it"
    assert (await site.get("/api/club"))["here"] == []
    village.config = msgspec.structs.replace(village.config, club=False)
    await village.again()
    with pytest.raises(Rejected, match="no club"):
        await club.club(village.tables)


async def test_over_http_a_group_is_a_place(site: Site) -> None:
    keys = [(await site.post("/api/me", {"name": name}))["key"] for name in ("Ann", "Bob")]
    ann, bob = ({"Authorization": f"Bearer {key}"} for key in keys)
    made = await site.post("/api/groups", {"name": "Friday", "mine": "Ann"}, 201, **ann)
    at = f"/api/groups/{made['group']}"
    assert (await site.post(f"{at}/door", {"invite": made["invite"]}, 200))["name"] == "Friday"
    await site.get(at, 403, **bob)
    await site.post(f"{at}/join", {"invite": made["invite"], "name": "Bob"}, 204, **bob)
    await site.post(f"{at}/say", {"text": "hello"}, 204, **bob)
    await site.post(f"{at}/next", {"game": "market", "at": 2_000_000_000}, 204, **ann)
    await site.post(f"{at}/coming", {"yes": True}, 204, **bob)
    await site.post(f"{at}/vote", {"game": "duel"}, 204, **bob)
    await site.post(f"{at}/change", {"name": "Every Friday"}, 204, **ann)
    ticket = await site.post(f"{at}/sit", {"game": "market"}, 201, **bob)
    view = await site.get(at, 200, **ann)
    assert (view["name"], view["table"], view["lines"][0]["text"]) == ("Every Friday", ticket["table"], "hello")
    assert [member["coming"] for member in view["members"]] == [True, True]
    await site.post("/api/here", {"doing": "club"}, 204, **ann)
    await site.post(f"{at}/leave", {}, 204, **ann)
    await site.post(f"{at}/leave", {}, 204, **bob)
    await site.get(at, 404, **bob)
