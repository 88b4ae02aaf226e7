"""A server in the test's own process, without sockets, whose time of day the test moves: days pass in an instant."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import msgspec

from igroteka.server.base import wall
from igroteka.server.base.config import Config
from igroteka.server.mailbox import making, membership, viewing
from igroteka.server.mailbox.tables import Tables
from igroteka.server.messages.bodies import Join, Mine, NewTable, OneOfMine, TableInfo, Ticket
from igroteka.server.offline.home import Home
from igroteka.server.offline.workman import PortWorkman
from igroteka.server.rooms.outcome import Outcome
from igroteka.server.storage.store import Engine
from igroteka.server.storage.threaded import ThreadedStore
from igroteka.server.thinking import thinkers
from igroteka.server.thinking.thinkers import Thinkers
from igroteka.server.thinking.waiting_line import Durations
from igroteka.server.thinking.workers import Worker
from tests.offline.page import Page, Socket
from tests.server.clients import LOOSE, PATIENCE, QUICK

SHELF = "tests.server.shelf:SHELF"
HOUR, DAY = 3_600, 86_400
CONFIG = Config(data="", workers=1, shelf=SHELF, limits=LOOSE, timing=msgspec.structs.replace(QUICK, wake=3_600_000))


class Village(Page):
    """Its tables are those of a server on the engine."""

    def __init__(self, engine: Callable[[], Engine], config: Config = CONFIG) -> None:
        super().__init__()
        self.engine, self.config = engine, config
        self.ahead = 0.0

    async def begin(self) -> Village:
        thinkers.prepare(self.config.shelf, "")
        workman = PortWorkman(self.think)
        worker = Worker(Durations(), workman.start)
        tables = Tables(self.config, ThreadedStore(self.engine()), Thinkers([[worker], [worker], [worker]]))
        await tables.begin()
        self.home = Home(tables, workman, self)
        return self

    @property
    def tables(self) -> Tables:
        return self.home.tables

    async def end_all(self) -> None:
        await self.home.end()
        wall.set_ahead(0)

    async def again(self) -> Village:
        """Another process has the database from now on."""
        await self.home.end()
        self.sockets = []
        return await self.begin()

    async def pass_time(self, seconds: float) -> None:
        """As if so much time had passed: whatever has become due is done, whether anybody is there or not."""
        self.ahead += seconds
        wall.set_ahead(self.ahead)
        for mailbox in list(self.tables.open.values()):
            mailbox.look_at_the_clock()
        await self.tables.wake()
        await self.settled()

    async def settled(self) -> None:
        """Until every table in memory has done what it had to do by now."""
        async with asyncio.timeout(PATIENCE):
            for mailbox in list(self.tables.open.values()):
                await mailbox.ask(lambda stage: (Outcome(), None))
                await mailbox.ask(lambda stage: (Outcome(), None))

    async def empty(self) -> None:
        """Everybody goes, and the tables leave the memory."""
        for socket in self.sockets:
            self.home.shut(socket.number)
        for mailbox in list(self.tables.open.values()):
            await mailbox.stop()

    # ----------------------------------------------------------------------------------------------------- tables

    async def lay(self, **order: Any) -> Ticket:
        return await making.make(self.tables, msgspec.convert(order, NewTable))

    async def join(self, ticket: Ticket, name: str) -> Ticket:
        invite = (await self.sees(ticket)).invite
        data = Join(invite=invite, name=name)
        return await membership.join(self.tables, ticket.table, data.invite, data.name, data.key)

    async def sees(self, ticket: Ticket) -> Any:
        """The table's room."""
        return (await self.tables.table(ticket.table)).table.room

    async def visit(self, ticket: Ticket) -> Socket:
        return await self.come({"table": ticket.table, "key": ticket.key})

    async def go(self, socket: Socket) -> None:
        self.home.shut(socket.number)
        await asyncio.sleep(0)
        await self.settled()

    async def mine(self, ticket: Ticket) -> TableInfo:
        found = await viewing.lines(self.tables, Mine([OneOfMine(ticket.table, ticket.key)]))
        return found[0]

    async def answer(self, ticket: Ticket, key: str = "") -> None:
        """Come, give an answer (the first, if none is named), and go; a minute later."""
        socket = await self.visit(ticket)
        seat = (await self.mine(ticket)).seats[0]
        question = socket.question(seat)
        assert question is not None
        number = socket.views[f"p{seat}"]["number"]
        found = await socket.do("answer", seat=seat, number=number, key=key or question["options"][0])
        assert found["type"] == "ok", found
        await self.go(socket)
        await self.pass_time(60)
