"""Three people of a group play all five games over five days, a day for a decision: they come when it suits them, each
night another process takes over, and the host of the server looks after it meanwhile. On every engine (`make soak`)."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import msgspec
import pytest

from igroteka.games import games
from igroteka.server.base.config import DATABASE, SHELF
from igroteka.server.hosting import hosted_tables, standing_orders
from igroteka.server.mailbox import viewing
from igroteka.server.messages.bodies import Mine, OneOfMine, TableInfo, Ticket
from igroteka.server.messages.host_bodies import SetNotice
from igroteka.server.messages.person_bodies import PersonKey
from igroteka.server.people import groups, mine
from igroteka.server.storage.postgres import PostgreSQL
from igroteka.server.storage.sqlite import SQLite
from tests.offline.page import chosen
from tests.server.postgres import fresh
from tests.server.test_groups import friends
from tests.server.village import CONFIG, DAY, HOUR, Village

pytestmark = pytest.mark.soak
NAMES = ("Ann", "Bob", "Cat")
HOURS = (7, 13, 21)
"""When each of them has time."""
MOST = 12
"""Answers at a table in one sitting."""


@pytest.fixture(params=["sqlite", "postgres"])
async def village(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Village]:
    address = fresh(request.getfixturevalue("postgres")) if request.param == "postgres" else ""
    config = msgspec.structs.replace(CONFIG, shelf=SHELF)
    found = Village(lambda: PostgreSQL(address) if address else SQLite(tmp_path / DATABASE), config)
    yield await found.begin()
    await found.end_all()


async def lay(village: Village, ann: PersonKey, group: str, game: str) -> Ticket:
    """The group sits down; whoever has called it sets the clock and begins."""
    ticket = await groups.sit(village.tables, ann.key, group, game, "")
    host = await village.visit(ticket)
    for kind, fields in (("configure", {"clock": {"move": DAY}}), ("fill", {"level": "easy"}), ("start", {})):
        assert (await host.do(kind, **fields))["type"] == "ok"
    await village.go(host)
    return ticket


async def waiting(village: Village, person: PersonKey) -> list[TableInfo]:
    """What waits for somebody, oldest first."""
    tables = (await mine.me(village.tables, person.key)).tables
    found = await viewing.lines(village.tables, Mine([OneOfMine(each.table, person.key) for each in tables]))
    return sorted((info for info in found if info.your_turn), key=lambda info: info.since)


async def sit_down(village: Village, person: PersonKey, info: TableInfo, luck: Random) -> int:
    """Answer what one is asked at a table; how often."""
    socket = await village.come({"table": info.table, "key": person.key})
    given, (seat,) = 0, info.seats
    for _ in range(MOST):
        await village.settled()
        question = socket.question(seat)
        if question is None or socket.views[f"p{seat}"]["result"] is not None:
            break
        number = socket.views[f"p{seat}"]["number"]
        key = chosen(question, luck) if question["options"] or question["form"] == "open" else ""
        key = key or await socket.hinted(seat)
        given += (await socket.do("answer", seat=seat, number=number, key=key))["type"] == "ok"
    await village.go(socket)
    return given


async def test_three_people_play_five_games_over_five_days(village: Village) -> None:
    link, people = await friends(village, *NAMES)
    tickets = [await lay(village, people[0], link.group, game) for game in games]
    luck, answered, told = Random(1), dict.fromkeys(NAMES, 0), 0
    for day in range(5):
        for hour, name, person in zip(HOURS, NAMES, people, strict=True):
            await village.pass_time(hour * HOUR - village.ahead % DAY)
            waits = await waiting(village, person)
            assert all(each.until - each.since == DAY for each in waits)
            for info in waits:
                answered[name] += await sit_down(village, person, info, luck)
            told += len(waits)
        for ticket in tickets:
            room = await village.sees(ticket)
            people_seats = [seat for seat in room.seats if seat.owner is not None]
            assert [seat.bot for seat in people_seats] == [None] * len(people_seats), f"{room.game}: all came in time"
        await standing_orders.set_notice(village.tables, SetNotice(en=f"Day {day}"))
        await hosted_tables.shut(village.tables, tickets[day].table, True)
        await village.empty()
        await village.pass_time(HOUR)
        await village.again()
        await standing_orders.heed(village.tables)
        assert village.tables.shared.notice is not None
        await hosted_tables.shut(village.tables, tickets[day].table, False)
        await village.pass_time(DAY - village.ahead % DAY)
    assert told >= 5 * len(NAMES)
    assert min(answered.values()) > 10, answered
    view = await groups.view(village.tables, people[2].key, link.group)
    stages = [(await village.sees(ticket)).stage for ticket in tickets]
    assert len(view.games) == stages.count("finished")
