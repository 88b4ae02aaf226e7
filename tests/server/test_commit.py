"""Whatever happens at a table is one transaction, and is sent when it is stored. In one process, without sockets."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
import pytest

from igroteka.server.base.config import Config
from igroteka.server.mailbox import making, membership
from igroteka.server.mailbox.commit import commit
from igroteka.server.mailbox.tables import Tables
from igroteka.server.messages.bodies import NewTable, Ticket
from igroteka.server.rooms.client import Client
from igroteka.server.rooms.live_table import LiveTable, Lobby
from igroteka.server.rooms.outcome import Outcome
from igroteka.server.rooms.room import new_room
from igroteka.server.storage.sqlite import SQLite
from igroteka.server.storage.store import StorageFailed
from igroteka.server.storage.threaded import ThreadedStore
from igroteka.server.thinking.thinking_processes import thinking_processes
from tests.server.clients import LOOSE, PATIENCE, QUICK, Message

ORDER = NewTable(game="duel", name="Ann", players=2, pace="slow")


class Wire:
    """A client's end of a connection that is a list."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.heard: list[Message] = []
        self.commits: list[int] = []
        """When each message came: after how many transactions."""
        self.news = asyncio.Event()
        self.client = Client(house.tables.config, self, house.tables.enter)
        self.id = 1

    def send(self, message: bytes) -> int:
        heard = msgspec.json.decode(message)
        for each in (*heard.get("lines", []), heard):
            self.heard.append(each)
            self.commits.append(self.house.commits())
        self.news.set()
        return 0

    def ping(self) -> None:
        """Nobody measures here."""

    def silence(self) -> float:
        return 0.0

    def hold(self, still: bool) -> None:
        """There is nothing to hold back."""

    def close(self) -> None:
        self.client.lost()

    def drop(self) -> None:
        self.client.lost()

    async def until(self, wanted: Callable[[Message], bool]) -> int:
        """Where in what was heard such a message is."""
        at = 0
        async with asyncio.timeout(PATIENCE):
            while True:
                while at < len(self.heard):
                    if wanted(self.heard[at]):
                        return at
                    at += 1
                self.news.clear()
                await self.news.wait()

    async def do(self, kind: str, **fields: Any) -> int:
        """A message and its acknowledgement; how many transactions it took."""
        self.id += 1
        id, before = self.id, self.house.commits()
        self.client.receive(msgspec.json.encode({"type": kind, "id": id, **fields}))
        at = await self.until(lambda m: m["type"] in ("ok", "error") and m["id"] == id)
        assert self.heard[at]["type"] == "ok", self.heard[at]
        return self.commits[at] - before

    async def answer(self, seat: int, key: str) -> int:
        """An answer to the question that is open."""
        numbers = [m["view"]["number"] for m in self.heard if m["type"] == "snapshot"]
        changes = [op for m in self.heard if m["type"] == "change" for op in m["ops"]]
        numbers += [op[1] for op in changes if op[0] == ["number"]]
        return await self.do("answer", seat=seat, number=numbers[-1], key=key)


class House:
    """The tables of a server, whose database tells what it does."""

    def __init__(self, path: Path, away: int) -> None:
        timing = msgspec.structs.replace(QUICK, guard=0, away=away, blink=3_600_000)
        config = Config(data=str(path), shelf="tests.server.shelf:SHELF", workers=1, timing=timing, limits=LOOSE)
        self.engine = SQLite(config.file)
        self.done: list[str] = []
        self.engine.connection.set_trace_callback(self.done.append)
        self.tables = Tables(config, ThreadedStore(self.engine), thinking_processes(config.shelf, config.content, 1))

    def commits(self) -> int:
        """Transactions in which something was written."""
        writes = [each.startswith(("INSERT", "DELETE", "UPDATE")) for each in self.done]
        return sum(writing and not before for before, writing in pairwise([False, *writes]))

    async def come(self, ticket: Ticket) -> Wire:
        wire = Wire(self)
        hello = {"type": "hello", "id": 1, "table": ticket.table, "key": ticket.key}
        wire.client.receive(msgspec.json.encode(hello))
        await wire.until(lambda m: m["type"] == "ok")
        return wire

    async def friends(self) -> tuple[Wire, Wire, Ticket]:
        """Two at a table, and the ticket of the second."""
        ann = await self.come(await making.make(self.tables, ORDER))
        welcome = next(m for m in ann.heard if m["type"] == "welcome")
        ticket = await membership.join(self.tables, welcome["room"]["table"], welcome["invite"], "Bob")
        bob = await self.come(ticket)
        assert await ann.do("start") == 1
        return ann, bob, ticket


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    house = House(tmp_path, away=3_600_000)
    await house.tables.begin()
    yield house
    await house.tables.end()


@pytest.fixture
async def hasty(tmp_path: Path) -> AsyncIterator[House]:
    """Where a bot sits in at once for a member who is not there."""
    house = House(tmp_path, away=20)
    await house.tables.begin()
    yield house
    await house.tables.end()


def notes(wire: Wire) -> list[str]:
    return [m["note"] for m in wire.heard if m["type"] == "said" and m["note"]]


async def test_an_answer_is_one_transaction_and_is_stored_before_anybody_hears_of_it(house: House) -> None:
    ann, bob, _ = await house.friends()
    before = house.commits()
    assert await ann.answer(0, "stone") == 1
    at = await bob.until(lambda m: m["type"] == "change")
    assert bob.commits[at] == before + 1


async def test_a_seat_that_changes_hands_is_one_transaction(house: House) -> None:
    ann, bob, _ = await house.friends()
    assert await bob.do("stand", seat=1) == 1
    assert await bob.do("sit", seat=1) == 1
    assert [m["audience"] for m in bob.heard if m["type"] == "snapshot"] == ["p1", "public", "p1"]
    await ann.do("say", text="welcome back")


async def test_a_take_back_is_one_transaction(house: House) -> None:
    ann, bob, _ = await house.friends()
    await ann.answer(0, "stone")
    await bob.answer(1, "paper")
    await ann.do("takeback", seat=0)
    assert await bob.do("consent", yes=True) == 1
    assert notes(bob)[-2:] == ["takeback_asked", "takeback_done"]


async def test_who_leaves_agrees_and_all_that_follows_is_one_transaction(house: House) -> None:
    ann, bob, _ = await house.friends()
    await ann.answer(0, "stone")
    await bob.answer(1, "paper")
    await ann.do("takeback", seat=0)
    assert await bob.do("leave") == 1
    await ann.until(lambda m: m.get("note") == "takeback_done")
    assert notes(ann)[-3:] == ["takeback_asked", "left", "takeback_done"]
    assert bob.heard[-1] == {"type": "bye", "why": "left", "where": ""}


async def test_a_bot_that_sits_in_and_the_owner_who_comes_back_are_one_transaction_each(hasty: House) -> None:
    ann, bob, ticket = await hasty.friends()
    before = hasty.commits()
    bob.drop()
    at = await ann.until(lambda m: m.get("note") == "bot_sits")
    assert ann.commits[at] - before == 1
    before = hasty.commits()
    back = await hasty.come(ticket)
    assert back.commits[-1] - before == 1
    at = await back.until(lambda m: m.get("note") == "owner_back")
    assert notes(back).count("owner_back") == 1, "a client that comes gets each line once"


async def test_a_rematch_that_cannot_be_stored_takes_up_no_room(house: House) -> None:
    tables = house.tables
    room, _ = new_room(ORDER, 2, {})
    house.engine.connection.execute("PRAGMA query_only=ON")
    tables.shared.capacity.take()
    with pytest.raises(StorageFailed):
        await commit(Lobby(LiveTable(tables.shared, room, [])), Outcome(new_room=room), tables.store)
    house.engine.connection.execute("PRAGMA query_only=OFF")
    assert tables.shared.capacity.count == 0
