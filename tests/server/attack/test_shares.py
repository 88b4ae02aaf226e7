"""What is expensive is shared fairly: whoever makes the server think, and however much, others' bots go on playing."""

from __future__ import annotations

import asyncio
import copy
import fcntl
from collections.abc import Iterator
from pathlib import Path
from typing import IO

import msgspec
import pytest

from igroteka.engine import Fate
from igroteka.engine.record import UNDO
from igroteka.games import games
from igroteka.server.streams.archive import LoggedRow, final_rows
from igroteka.server.streams.diff import apply
from tests.server.clients import LOOSE, PATIENCE, QUICK, Client, Site, Ticket
from tests.server.test_attacks import opened
from tests.server.test_continue import continue_from
from tests.server.test_so_far import record

FAR = "203.0.113.9"
TABLES = 30
NETWORKS = 12


class Gate:
    """While it is closed, thoughts and moments of games that are said to be stuck never end by themselves."""

    def __init__(self, file: IO[str]) -> None:
        self._file = file
        fcntl.flock(file, fcntl.LOCK_EX)

    def open(self) -> None:
        fcntl.flock(self._file, fcntl.LOCK_UN)


@pytest.fixture
def gate(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Gate]:
    with (tmp_path / "gate").open("w") as file:
        monkeypatch.setenv("DUEL_GATE", file.name)
        yield Gate(file)


async def seated(site: Site, far: str, bots: str, stuck: bool) -> Client:
    ticket = await site.table("duel", players=3, bots=bots, settings={"stuck": stuck}, pace="instant")
    return await ticket.come(far=far)


async def choose(client: Client) -> None:
    """Choose, and wait until all bots have."""
    before = len(client.events("chosen"))
    assert (await client.answer(0, "stone"))["type"] == "ok"
    await client.see(lambda: len(client.events("chosen")) > before)


async def test_work_on_a_record_stops_nobodys_bots(tmp_path: Path, gate: Gate) -> None:
    async with opened(tmp_path / "data") as site:
        eve = await seated(site, FAR, "random", stuck=True)
        ticket = site.tickets[-1]
        await choose(eve)
        branches = [asyncio.create_task(continue_from(site, ticket.table, ticket.key, 1, 0)) for _ in range(2)]
        await choose(await seated(site, "", "normal", stuck=False))
        assert not any(task.done() for task in branches), "the bots of others did not wait for them"
        gate.open()
        await asyncio.gather(*branches)


async def test_work_on_a_record_has_an_end(tmp_path: Path, gate: Gate) -> None:
    async with opened(tmp_path / "data", timing=msgspec.structs.replace(QUICK, record=200)) as site:
        await choose(await seated(site, FAR, "random", stuck=True))
        ticket = site.tickets[-1]
        problem = await continue_from(site, ticket.table, ticket.key, 1, 0, status=409)
        assert problem["reason"] == "too_long"


async def test_what_was_taken_back_is_not_in_a_record(site: Site) -> None:
    """A game of fifty undone answers has a record as short as without them, and leads to the same."""
    ticket = await site.table("market", players=2, bots="random", pace="instant")
    ann = await ticket.come()
    while not [ask for ask in ann.view(0)["asks"] if ask["kind"] == "play"]:
        await ann.play(0)
        await ann.see(lambda: ann.asked(0))
    rows = ann.numbers["p0"]
    for _ in range(50):
        assert (await ann.answer(0, "end"))["type"] == "ok"
        await ann.done("undo", seat=0)
    public = await record(site, ann, ticket.key, "public")
    assert [frame["n"] for frame in public["frames"]] == list(range(1, rows + 1))
    view = copy.deepcopy(public["view"])
    for frame in public["frames"]:
        apply(view, copy.deepcopy(frame["ops"]))
    eve = await Ticket(site, ticket.table, watch=ann.welcome["watch"]).come()
    assert {**eve.view(None), "number": ""} == {**view, "number": ""}
    await continue_from(site, ticket.table, ticket.key, rows, 0)
    await continue_from(site, ticket.table, ticket.key, rows + 1, 0, status=400)


@pytest.mark.parametrize("game", games)
def test_the_rows_without_what_was_taken_back_lead_to_the_same(game: str) -> None:
    match, fate = games[game].start(max(2, games[game].least), seed=3), Fate(3)
    rows: list[LoggedRow] = []
    for n in range(60):
        ask = next((ask for ask in match.asks if ask.must and not ask.given), None)
        if ask is None:  # in Boo the race has begun
            break
        match.answer(ask.seat, ask.random_answer(fate), match.g.now)
        rows.append(LoggedRow(n, match.history[-1:], -1, "", {}))
        if n % 3 == 2 and match.result is None and match.steps[-1][1] == ask.seat:
            match.undo(ask.seat, consent=True)
            rows.append(LoggedRow(n, match.history[-1:], -1, "", {}))
    left = [step for row in final_rows(rows) for step in row.steps]
    assert not any(step[0] == UNDO for step in left)
    again = match.replay(left)
    assert game == "boo" or len(left) < sum(len(row.steps) for row in rows)
    for seat in (None, 0, 1):
        assert msgspec.structs.replace(again.view(seat), number="") == msgspec.structs.replace(
            match.view(seat), number=""
        )


async def test_a_member_has_one_budget_however_many_sockets(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(LOOSE, rate=0.001, burst=60)
    async with opened(tmp_path, limits=limits) as site:
        ticket = await site.table("duel", players=2, bots="random")
        sockets = [await ticket.come() for _ in range(4)]
        for n in range(25):
            for client in sockets:
                await client.send({"type": "why", "id": 10 + n, "seat": 0, "key": "stone"})
        for client in sockets:
            await client.until(lambda m: m.get("id") == 34)
        refused = [m for client in sockets for m in client.heard if m.get("code") == "too_fast"]
        assert len(refused) >= 40


async def test_many_tables_of_one_network_do_not_starve_the_table_of_another(tmp_path: Path, gate: Gate) -> None:
    """Each of their thoughts takes as long as a thought may; who comes from elsewhere waits for one of them at a
    time."""
    timing = msgspec.structs.replace(QUICK, thought=500)
    async with opened(tmp_path / "data", timing=timing) as site:
        crowd = [await seated(site, FAR, "normal", stuck=True) for _ in range(TABLES)]
        for client in crowd:
            assert (await client.answer(0, "stone"))["type"] == "ok"
        await choose(await seated(site, "198.51.100.7", "normal", stuck=False))
        for client in crowd:
            await client.refused("sit", seat=9)  # all that was sent before has come
        served = sum(client.events("chosen") != [] for client in crowd)
        assert served < TABLES // 2, "who came last was not served last"


async def test_a_server_says_for_how_long_bots_are_waited_for(tmp_path: Path, gate: Gate) -> None:
    """Here from a dozen networks, so that nobody new would come first."""
    timing = msgspec.structs.replace(QUICK, thought=1_000)
    async with opened(tmp_path / "data", timing=timing) as site:
        assert (await site.get("/api/server"))["busy"] is False
        crowd = [await seated(site, f"203.0.113.{n}", "normal", stuck=True) for n in range(NETWORKS)]
        for client in crowd:
            await client.send({"type": "answer", "seat": 0, "number": client.view(0)["number"], "key": "stone"})
        async with asyncio.timeout(PATIENCE):
            while not (told := await site.get("/api/server"))["busy"]:
                await asyncio.sleep(0.1)  # nobody is told: it is asked for again
        assert told["wait"] >= 1
