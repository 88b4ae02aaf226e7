"""All tables: those in memory, and the way there for those on the disk."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from functools import partial
from typing import Final, TypeVar

from igroteka import __version__
from igroteka.engine import Refused
from igroteka.server.base import wall
from igroteka.server.base.config import Config
from igroteka.server.base.rates import AddressRates
from igroteka.server.cluster.processes import Alone, Cluster, Elsewhere, Metrics
from igroteka.server.handlers import lobby
from igroteka.server.mailbox.load_table import load_stage, room_of
from igroteka.server.mailbox.mailbox import Closed, Mailbox
from igroteka.server.mailbox.replays import Replays
from igroteka.server.mailbox.upkeep import Upkeep
from igroteka.server.messages.rejection import Rejected, check_id
from igroteka.server.messages.requests import Hello
from igroteka.server.play import days
from igroteka.server.rooms.client import Client
from igroteka.server.rooms.live_table import Finished, Lobby, Stage
from igroteka.server.rooms.outcome import Outcome
from igroteka.server.rooms.room import hashed, is_of_a_person
from igroteka.server.rooms.shared import Shared
from igroteka.server.shelf.spoken_codes import drawn
from igroteka.server.storage.host_records import NO_BLOCKS, Blocks, blocks_of
from igroteka.server.storage.people import person_with_key
from igroteka.server.storage.queries import tables_to_wake, take_spoken
from igroteka.server.storage.store import StorageFailed, Store
from igroteka.server.thinking.thinkers import Thinkers

R = TypeVar("R")


class Tables:
    def __init__(self, config: Config, store: Store, thinkers: Thinkers) -> None:
        self.config: Final = config
        self.store: Final = store
        self.rates: Final = AddressRates(config.limits)
        self.place: Final = (
            Cluster(store, config, self.rates, self.measure, self._abandon_all)
            if config.database
            else Alone(self.measure)
        )
        self.shared: Final = Shared(config, self.place)
        self.thinkers: Final = thinkers
        self.replays: Final = Replays(store, thinkers, config.timing.record / 1000)
        self.open: dict[str, Mailbox] = {}
        """The tables in memory."""
        self._opening: dict[str, asyncio.Future[Mailbox]] = {}
        self.ending = False
        """Tables are not opened any more."""
        self._waking: asyncio.Task[None] | None = None
        self.upkeep: Final = Upkeep(store, self.shared, self.replays, self.open, self._opening)

    async def begin(self) -> None:
        await self.place.join()
        await self.upkeep.begin()
        self._waking = asyncio.get_running_loop().create_task(self._wake())

    def measure(self) -> Metrics:
        connections = sum(len(each.table.clients) for each in self.open.values())
        load = self.shared.load
        return Metrics(
            live=len(self.open),
            connections=connections,
            transactions=self.store.transactions,
            commits=self.store.commits,
            version=__version__,
            began=load.began,
            processor=load.processor,
            memory=load.memory,
            lag=load.lag,
            answer_half=load.answer(0.5),
            answer_most=load.answer(0.99),
            bots=round(self.thinkers.expected_wait),
        )

    async def hand_over(self) -> None:
        """Every table keeps a save and says good-bye, between two answers; no other is opened."""
        self.ending = True
        stopping = [mailbox.stop() for mailbox in self.open.values()]
        for error in await asyncio.gather(*stopping, return_exceptions=True):
            if error is not None and not isinstance(error, Rejected):  # what cannot be saved is in the steps
                raise error

    def _abandon_all(self) -> None:
        """Other processes may have the tables by now."""
        for mailbox in list(self.open.values()):
            mailbox.abandon()

    async def end(self) -> None:
        if self._waking is not None:
            self._waking.cancel()
        self.upkeep.end()
        self.replays.close()
        await self.hand_over()
        self.thinkers.close()
        await self.place.leave()
        await self.store.close()

    # -------------------------------------------------------------------------------------------------------- opening

    async def table(self, id: str) -> Mailbox:
        """A table by its id, from memory or from the disk."""
        check_id(id)
        if id in self.open:
            return self.open[id]
        if self.ending:
            raise Elsewhere(self.place.refuge())
        if id not in self._opening:
            self._opening[id] = asyncio.ensure_future(self._load(id))
        try:
            return await self._opening[id]
        finally:
            self._opening.pop(id, None)

    async def at(self, id: str, work: Callable[[Stage], tuple[Outcome, R]]) -> R:
        """Do something at a table, in its turn; one that is just leaving the memory is opened again."""
        while True:
            mailbox = await self.table(id)
            try:
                return await mailbox.ask(work)
            except Closed:  # it has just left the memory: it is opened again
                await asyncio.sleep(0)

    async def person_with(self, key: str, turned_away: bool = False) -> str:
        """The person to whom a key belongs; '' if it belongs to nobody (any more). Rejected, if the server's host has
        turned them away, unless they are let in all the same."""
        person = await self.store.read(person_with_key, hashed(key)) if is_of_a_person(key) else ""
        if not turned_away:
            self.check_welcome(person)
        return person

    def check_welcome(self, person: str) -> None:
        """Rejected, if the server's host has turned them away."""
        if self.shared.sanctions.of_person("ban", person):
            raise Rejected("no_entry", "the host of this server has turned you away", "banned")

    async def blocks_of(self, person: str) -> Blocks:
        """Whom the person has blocked, and by whom they are."""
        return await self.store.read(blocks_of, person) if person else NO_BLOCKS

    async def enter(self, client: Client, hello: Hello) -> Mailbox:
        """A client comes to a table."""
        client.person = await self.person_with(hello.key)
        while True:
            mailbox = await self.table(hello.table)
            member = mailbox.table.room.member_by(hello.key, client.person)
            client.person = member.whose if member is not None else client.person
            client.blocked = (await self.blocks_of(client.person)).blocked
            try:
                await mailbox.enter(client, hello)
            except Closed:  # likewise
                await asyncio.sleep(0)
            else:
                return mailbox

    async def _wake(self) -> None:
        while True:
            await asyncio.sleep(self.config.timing.wake / 1000)
            with contextlib.suppress(StorageFailed):  # said where it happens; next time it may go
                await self.wake()

    async def wake(self) -> None:
        """Open tables at which time has run out, or a bot is to move; those in memory look at the clock themselves."""
        for id in await self.store.read(tables_to_wake, int(wall.now())):
            with contextlib.suppress(Rejected):  # another process has it, or it is gone
                (await self.table(id)).look_at_the_clock()

    async def _load(self, id: str) -> Mailbox:
        """The table as it was when the last change was stored."""
        fence = await self.place.acquire(id)
        room = await room_of(self.store, id)
        if room is None:
            raise Rejected("no_table", "there is no such table; it may have been deleted")
        stage = await load_stage(self.shared, self.store, room)
        stage.table.note_host()
        if isinstance(stage, Lobby):
            stage.table.spoken = await self.store.do(partial(take_spoken, table=id, codes=drawn()), fence)
        mailbox = self.keep(stage, fence)
        if room.begins:
            with contextlib.suppress(Rejected, Refused):  # then people gather there
                await mailbox.ask(begin)
        return mailbox

    def keep(self, stage: Stage, fence: int) -> Mailbox:
        """Hold a table in memory from now on."""
        mailbox = self.open[stage.table.room.id] = Mailbox(stage, self.store, self.thinkers, self, fence)
        self.deserted(mailbox)
        return mailbox

    # --------------------------------------------------------------------------------- how one leaves the memory

    def deserted(self, mailbox: Mailbox) -> None:
        """Nobody is there: after a while the table leaves the memory."""
        asyncio.get_running_loop().call_later(self.config.timing.idle / 1000, self._unload, mailbox)

    def _unload(self, mailbox: Mailbox) -> None:
        if not mailbox.table.clients and days.may_rest(mailbox.stage):
            mailbox.rest()
        elif not mailbox.table.clients and not mailbox.closed:
            self.deserted(mailbox)

    def forget(self, mailbox: Mailbox) -> None:
        id = mailbox.table.room.id
        if self.open.get(id) is mailbox:
            del self.open[id]

    def finished(self, mailbox: Mailbox) -> None:
        """Archive the game of a mailbox, which is over."""
        if isinstance(mailbox.stage, Finished):
            match = mailbox.stage.log.match
            self.replays.archive(mailbox.table.room, match.save(), mailbox.fence)


def begin(stage: Stage) -> tuple[Outcome, None]:
    """Start a table of which this was ordered: with bots, or after a game with everybody's consent. One that has begun
    meanwhile is left alone."""
    if not isinstance(stage, Lobby):
        return Outcome(), None
    stage.table.room.begins = False
    return lobby.begin(stage), None
