"""Days for a decision: nobody need be there, the clock runs all the same, and until it has run out no seat is given to
a bot. On every engine; five days pass in a second."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from igroteka.server.base import wall
from igroteka.server.base.config import DATABASE
from igroteka.server.messages.bodies import Ticket
from igroteka.server.rooms.outcome import Outcome
from igroteka.server.storage.postgres import PostgreSQL
from igroteka.server.storage.queries import Deadlines, purge, tables_to_wake
from igroteka.server.storage.sqlite import SQLite
from igroteka.server.storage.store import Session
from tests.server.clients import Client, Site
from tests.server.postgres import fresh
from tests.server.village import DAY, HOUR, Village


@pytest.fixture(params=["sqlite", "postgres"])
async def village(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Village]:
    address = fresh(request.getfixturevalue("postgres")) if request.param == "postgres" else ""
    found = Village(lambda: PostgreSQL(address) if address else SQLite(tmp_path / DATABASE))
    yield await found.begin()
    await found.end_all()


async def three(village: Village, game: str = "duel", days: int = 1, **order: Any) -> list[Ticket]:
    """Ann, Bob and Cat begin, and all of them go."""
    ann = await village.lay(game=game, name="Ann", players=3, clock={"move": days * DAY}, **order)
    bob, cat = await village.join(ann, "Bob"), await village.join(ann, "Cat")
    host = await village.visit(ann)
    assert (await host.do("start"))["type"] == "ok"
    await village.go(host)
    return [ann, bob, cat]


async def substitutes(village: Village, ticket: Ticket) -> list[bool]:
    return [seat.bot is not None for seat in (await village.sees(ticket)).seats]


async def test_three_people_play_over_five_days_and_nobody_waits_at_the_table(village: Village) -> None:
    ann, bob, cat = await three(village)
    for day in range(4):
        await village.empty()
        for who in (ann, bob, cat):
            await village.pass_time(7 * HOUR)
            info = await village.mine(who)
            if info.your_turn:
                await village.answer(who)
            await village.empty()
        assert await substitutes(village, ann) == [False] * 3, f"day {day}: everybody came in time"
    assert (await village.mine(ann)).stage == "playing"


async def test_time_runs_out_while_nobody_is_there_and_a_bot_sits_in_after_the_second_time(village: Village) -> None:
    ann, bob, cat = await three(village)
    await village.answer(ann)
    await village.answer(bob)
    await village.empty()
    await village.pass_time(23 * HOUR)
    assert village.tables.open == {}, "nothing is due: the table stays where it is"
    await village.pass_time(2 * HOUR)
    room = await village.sees(cat)
    assert [seat.bot for seat in room.seats] == [None] * 3
    assert "missed_clock" in [line.note for line in (await village.tables.table(cat.table)).table.chat]
    assert not (await village.mine(cat)).your_turn, "the rules' own answer was given"
    assert (await village.mine(ann)).your_turn
    for who in (ann, bob):  # they pay: cat lets that time run out too
        await village.answer(who, "keep")
    await village.pass_time(25 * HOUR)
    assert await substitutes(village, ann) == [False, False, True]
    back = await village.visit(cat)
    await village.settled()
    assert await substitutes(village, ann) == [False, False, False]
    await village.go(back)


async def test_the_clock_goes_on_where_it_was_in_another_process(village: Village) -> None:
    ann, *_ = await three(village, days=3)
    begun = (await village.mine(ann)).until - 3 * DAY
    await village.pass_time(2 * DAY)
    await village.again()
    assert (await village.mine(ann)).until == begun + 3 * DAY
    here = await village.visit(ann)
    await village.settled()
    clocks = [message for message in here.heard if message["type"] == "clocks"][-1]
    assert 0 < clocks["until"][0] - clocks["now"] <= DAY * 1000
    await village.pass_time(DAY + 1)
    assert (await village.mine(ann)).since > begun, "that one is over"


async def test_it_is_told_since_when_and_until_when_a_table_waits(village: Village) -> None:
    ann, bob, _ = await three(village, days=7)
    info = await village.mine(bob)
    assert (info.your_turn, info.until - info.since) == (True, 7 * DAY), "also before the first move"
    assert abs(info.since - wall.now()) < 60
    await village.answer(bob)
    info = await village.mine(bob)
    assert (info.your_turn, info.since, info.until) == (False, 0, 0)
    await village.pass_time(DAY)
    assert wall.now() - (await village.mine(ann)).since >= DAY


async def test_an_answer_under_guard_waits_for_who_has_gone_and_runs_out_with_the_clock(village: Village) -> None:
    ann, bob, cat = await three(village)
    for who in (ann, bob, cat):
        await village.answer(who)
    await village.pass_time(HOUR)
    assert (await village.mine(ann)).your_turn, "the window of some seconds is none here"
    here = await village.visit(ann)
    await village.pass_time(HOUR)
    assert (await village.mine(ann)).your_turn, "nor while its owner is looking"
    await village.go(here)
    await village.pass_time(23 * HOUR)
    assert not (await village.mine(ann)).your_turn
    assert (await village.mine(bob)).your_turn


async def test_bots_go_on_when_everybody_has_left(village: Village) -> None:
    ann = await village.lay(game="market", name="Ann", players=3, clock={"move": DAY}, bots="easy", pace="instant")
    while not (await village.mine(ann)).your_turn:
        await village.settled()
    await village.empty()
    await village.answer(ann)
    while not (await village.mine(ann)).your_turn:
        await village.settled()
    assert village.sockets[-1].ended


async def test_such_a_game_is_not_forgotten_before_it_is_over(village: Village) -> None:
    ann, *_ = await three(village, days=7)
    await village.empty()
    later = int(wall.now()) + 30 * DAY

    def sweep(session: Session) -> list[str]:
        return purge(session, Deadlines(later, later, later, later), lambda _: True, lambda *_: True)

    assert await village.tables.store.do(sweep) == []
    mailbox = await village.tables.table(ann.table)
    await mailbox.ask(lambda stage: (Outcome(erased=True), None))
    assert await village.tables.store.read(tables_to_wake, later) == []


async def test_other_clocks_stand_still_while_nobody_is_there(village: Village) -> None:
    ann = await village.lay(game="duel", name="Ann", players=2, clock={"move": 300})
    await village.join(ann, "Bob")
    host = await village.visit(ann)
    await host.do("start")
    await village.go(host)
    await village.empty()
    await village.pass_time(DAY)
    assert (await village.mine(ann)).your_turn
    assert (await village.mine(ann)).until == 0


def by_letters(client: Client) -> bool:
    return bool(client.room["settings"]["stopwatch"])


async def test_where_there_is_a_race_it_is_played_by_its_rules_for_letters(site: Site) -> None:
    ticket = await site.table("boo", players=2, clock={"move": DAY}, settings={"first": "p0"})
    ann = await ticket.come()
    assert by_letters(ann)
    other: Client = await (await site.table("boo", players=2)).come()
    assert not by_letters(other)
    await other.done("configure", clock={"move": DAY})
    assert by_letters(other)
    await other.done("configure", clock={}, settings={"stopwatch": False})
    await other.done("fill", level="easy")
    await other.done("start")
    assert (await other.refused("configure", clock={"move": DAY}))["reason"] == "other_rules"
