"""Several processes with one database: a table is in one of them, and finds its way when that one is lost."""

from __future__ import annotations

import asyncio
import signal
from functools import partial
from pathlib import Path

import msgspec
import psycopg
import pytest

from igroteka.server.storage.leases import enter, take
from igroteka.server.storage.postgres import PostgreSQL
from igroteka.server.storage.queries import store_step
from igroteka.server.storage.store import LeaseLost, Statement
from igroteka.server.storage.threaded import ThreadedStore
from tests.server.clients import LOOSE, PATIENCE, Site, Ticket
from tests.server.cluster import TIMING, Player, Processes
from tests.server.postgres import fresh
from tests.server.test_store import select

LEASE = 60_000
PATIENT = msgspec.structs.replace(TIMING, lease=6_000)
"""Nobody loses a lease because the machine is busy."""


class Process:
    """A process as the database knows it: a store with a number."""

    def __init__(self, address: str) -> None:
        self.store = ThreadedStore(PostgreSQL(address))

    @property
    def number(self) -> int:
        return self.store.engine.fence

    async def join(self, name: str, lease: int = LEASE) -> None:
        await self.store.do(partial(enter, self.store.engine, name, lease))

    async def take(self, table: str) -> object:
        return await self.store.do(partial(take, table, self.number), self.number)


def step(n: int) -> Statement:
    return store_step("t", n, 0, 0, b"", 0, 0)


async def test_a_table_has_one_process_and_one_that_lost_its_lease_cannot_write(postgres: str) -> None:
    """Its lease has run out, and another takes the table: from then on nothing that it stores of any table is taken."""
    address = fresh(postgres)
    first, second = Process(address), Process(address)
    await first.store.write([("INSERT INTO tables VALUES ('t', 'lobby', 0, ?)", (b"",))])
    await first.join("one")
    await second.join("two")
    assert await first.take("none") == "missing"
    assert await first.take("t") == "taken"
    assert await first.take("t") == "taken", "one's own may be opened again"
    holder = await second.take("t")
    assert (getattr(holder, "address", ""), getattr(holder, "left", 0) > 0) == ("one", True)
    fence = first.number
    await first.store.write([step(1)], fence)
    await second.store.write([("UPDATE processes SET until = clock_timestamp() WHERE number = ?", (fence,))])
    await first.store.write([step(2)], fence)
    assert await second.take("t") == "taken"
    written = [first.store.write([step(3)], fence) for _ in range(3)]
    outcomes = await asyncio.gather(
        *written, first.store.read(select, "SELECT count(*) FROM steps"), return_exceptions=True
    )
    assert [type(each) for each in outcomes] == [LeaseLost, LeaseLost, LeaseLost, list]
    await first.join("one")
    with pytest.raises(LeaseLost):
        await first.store.write([step(3)], fence)
    await second.store.write([step(3)], second.number)
    assert await second.store.read(select, "SELECT n FROM steps ORDER BY n") == [(1,), (2,), (3,)]
    for process in (first, second):
        await process.store.close()


async def seated(processes: Processes) -> list[Player]:
    """Two people at a table with a bot, whose game has begun; each came to another process first."""
    site, addresses = processes.sites[0], processes.addresses
    made = await site.post("/api/tables", {"game": "market", "name": "Ann", "players": 3, "pace": "instant"})
    ann = Player(made["table"], made["key"], addresses, 0)
    client = await ann.come()
    invite = client.welcome["invite"]
    ticket = await processes.sites[1].post(f"/api/tables/{made['table']}/join", {"invite": invite, "name": "Bob"})
    bob = Player(made["table"], ticket["key"], addresses, 1, at=1)
    await bob.come()
    await client.done("fill", level="random")
    await client.done("start")
    return [ann, bob]


async def play(players: list[Player], answers: int) -> None:
    """Until each has so many more answers acknowledged."""
    until, wanted = asyncio.Event(), [len(player.acknowledged) + answers for player in players]

    async def watch() -> None:
        while any(len(p.acknowledged) < n for p, n in zip(players, wanted, strict=True)) and not until.is_set():
            await asyncio.sleep(0.02)  # players tell nobody: they are asked again
        until.set()

    async with asyncio.timeout(120):
        await asyncio.gather(watch(), *(player.play(until) for player in players))


async def test_when_its_process_is_cut_off_or_killed_the_table_goes_on_in_another(
    postgres: str, tmp_path: Path
) -> None:
    async with Processes(tmp_path, postgres, 2) as processes:
        players = await seated(processes)
        await play(players, 2)
        cut = processes.holder(players[0].table)
        processes.relays[cut].cut = True
        await play(players, 2)
        assert processes.holder(players[0].table) == 1 - cut
        await unwell(processes.sites[cut])
        processes.relays[cut].cut = False
        await play(players, 1)
        killed = processes.holder(players[0].table)
        await processes.end(killed, signal.SIGKILL)
        await play(players, 2)
        assert processes.holder(players[0].table) == 1 - killed
        for player in players:
            await player.leave()


async def unwell(site: Site) -> None:
    """Until a process knows, and says, that it can have no tables."""
    async with asyncio.timeout(PATIENCE):
        while True:
            try:
                await site.get("/health", 503)
            except AssertionError:  # not yet
                await asyncio.sleep(0.05)
            else:
                return


async def test_from_any_process_a_table_is_found_and_one_that_is_told_to_stop_hands_it_over(
    postgres: str, tmp_path: Path
) -> None:
    async with Processes(tmp_path, postgres, 2, timing=PATIENT) as processes:
        players = await seated(processes)
        table = players[0].table
        assert processes.holder(table) == 0
        assert players[1].moves >= 1, "told where, perhaps again until the other has heard of the process it came from"
        stopped, _ = await asyncio.gather(processes.end(0, signal.SIGTERM), play(players, 2))
        assert stopped == 0
        await play(players, 1)
        assert processes.holder(table) == 1
        for player in players:
            await player.leave()


FRIEND = {"X-Forwarded-For": "203.0.113.7"}


async def test_what_is_asked_for_and_what_is_limited_is_the_same_in_every_process(
    postgres: str, tmp_path: Path
) -> None:
    limits = msgspec.structs.replace(LOOSE, tables_burst=3, tables_rate=0.001)
    async with Processes(tmp_path, postgres, 2, limits=limits, timing=PATIENT) as processes:
        one, two = processes.sites
        await renewed_twice(processes)  # by then they know each other
        made = await one.post("/api/tables", {"game": "duel", "name": "Ann", "players": 2}, 201, **FRIEND)
        ann = await Ticket(one, made["table"], made["key"]).come()
        await ann.done("device_code")
        await ann.see(lambda: any(m["type"] == "new_code" for m in ann.heard))
        code = next(m["code"] for m in ann.heard if m["type"] == "new_code")
        again = await two.post("/api/redeem", {"code": code})
        assert again["member"] == made["member"]
        await two.post("/api/redeem", {"code": code}, 403)
        looked = await two.post(f"/api/tables/{made['table']}/look", {"invite": ann.welcome["invite"]}, 200)
        assert looked["open_seats"] == 1
        joining = {"invite": ann.welcome["invite"], "name": "Bob"}
        joined = await two.post(f"/api/tables/{made['table']}/join", joining)
        mine = await two.post("/api/mine", {"tickets": [{"table": made["table"], "key": joined["key"]}]}, 200)
        assert [each["names"] for each in mine] == [["Ann", "Bob"]]
        assert processes.holder(made["table"]) == 0, "asked through the other process, done where the table is"
        assert ann.welcome["others"] == [f"{two.url}/"]
        for site in (one, two):
            lines = (await site.get("/metrics")).splitlines()
            assert len([line for line in lines if line.startswith("igroteka_connections{")]) == 2
        for _ in range(2):
            await one.post("/api/tables", {"game": "duel", "name": "Ann"}, 201, **FRIEND)
        await one.post("/api/tables", {"game": "duel", "name": "Ann"}, 429, **FRIEND)
        await renewed_twice(processes)
        await two.post("/api/tables", {"game": "duel", "name": "Ann"}, 429, **FRIEND)
        await two.post("/api/tables", {"game": "duel", "name": "Eve"}, 201, **{"X-Forwarded-For": "203.0.113.8"})


async def renewed_twice(processes: Processes) -> None:
    """Every process has told the others twice what was used there."""
    with psycopg.connect(processes.database, autocommit=True) as connection:
        sql = "SELECT number, until FROM processes WHERE alive"
        async with asyncio.timeout(PATIENCE):
            for _ in range(3):
                before = set(connection.execute(sql).fetchall())
                while before & set(connection.execute(sql).fetchall()):
                    await asyncio.sleep(0.02)  # the database is asked again
