"""Several processes that share a database: each table is in one of them at a time.

A process has a number, never used again, and a lease on it that it renews. It may write as long as the lease has not
been taken away: every write carries the number, and the transaction that writes holds on to it (`store`, `postgres`).
Only when a lease has run out may another process end it, and then take the tables, each when somebody asks for it. So
a process that was paused, or cut off from the database, cannot write any more, whatever it believes; it learns that
with its next write, gives up its tables and goes on under a new number.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import Counter
from collections.abc import Callable
from functools import partial
from typing import Final

import msgspec
from msgspec import Struct

from igroteka.server.base.config import Config
from igroteka.server.base.rates import AddressRates
from igroteka.server.messages.rejection import TOO_MANY_UNPLAYED, Rejected
from igroteka.server.storage.leases import (
    Beat,
    count_unplayed,
    depart,
    enter,
    held_from_the_beginning,
    leased,
    metrics_of_all,
    renew,
    shared_secret,
    take,
)
from igroteka.server.storage.store import LeaseLost, Session, Statement, StorageFailed, Store

log: Final = logging.getLogger("igroteka")
LEASE_CHECK_S: Final = 0.1
"""Seconds between two looks at a lease that seems to be running out."""


class Elsewhere(Rejected):
    """The table is in another process."""

    def __init__(self, address: str) -> None:
        super().__init__("storage", "the table is in another process; try once more")
        self.address = address


class Metrics(Struct, frozen=True):
    """What is measured of a process."""

    live: int
    connections: int
    transactions: int
    commits: int
    version: str = ""
    began: int = 0
    """Seconds since 1970."""
    processor: int = 0
    """Of one processor, in percent."""
    memory: int = 0
    """Bytes."""
    lag: int = 0
    """The longest that the loop was kept waiting, in ms; this and the next two look back over the last minute or so."""
    answer_half: int = 0
    answer_most: int = 0
    """So long half and 99 of 100 answers took, in ms."""
    bots: int = 0
    """Seconds that a new table would wait for its bots."""


class Alone:
    """A process that shares its database with nobody."""

    def __init__(self, measure: Callable[[], Metrics]) -> None:
        self.measure: Final = measure
        self.peers: list[str] = []
        """The addresses of the others."""
        self.origins: list[str] = []
        """The addresses of all that there were lately: pages that came from them may still be open."""
        self.secret = ""
        """By which they know each other."""
        self.forwards: Final = Counter[str]()
        """By address of another: how many requests wait for its answer."""

    @property
    def fence(self) -> int:
        """The number that everything stored of a table carries."""
        return 0

    @property
    def is_well(self) -> bool:
        """Whether this process can hold tables."""
        return True

    def refuge(self) -> str:
        """The address of another process, to which clients can go if this one ends; '' if there is none."""
        return secrets.choice(self.peers or [""])

    async def join(self) -> None:
        """Be one of them."""

    async def leave(self) -> None:
        """Be so no longer; the tables have been given back."""

    async def acquire(self, table: str) -> int:
        """Take a table for this process: the number that its writes must carry. Elsewhere says who has it."""
        return 0

    def taking(self, table: str) -> list[Statement]:
        """Has a new table from the beginning."""
        return []

    def is_free(self, session: Session, table: str) -> bool:
        """Nobody has the table in memory, besides those of this process."""
        return True

    async def live_tables(self) -> set[str]:
        """Tables that other processes have in memory."""
        return set()

    async def metrics(self) -> dict[str, Metrics]:
        """What is measured of every process, by its number."""
        return {"0": self.measure()}


class Cluster(Alone):
    def __init__(
        self,
        store: Store,
        config: Config,
        rates: AddressRates,
        measure: Callable[[], Metrics],
        lost: Callable[[], None],
    ) -> None:
        super().__init__(measure)
        self.address: Final = config.address
        self._store: Final = store
        self._rates: Final = rates
        self._lease: Final = config.timing.lease
        self._every: Final = config.timing.lease / 5
        self._beat = 0
        self._heard: dict[int, int] = {}
        """By process: the last beat whose spending was charged here."""
        self._lost: Final = lost
        """Told when the lease has run out."""
        self._renewed = 0.0
        """When the lease was last renewed; 0 once it has run out."""
        self._renewing: asyncio.Task[None] | None = None

    @property
    def fence(self) -> int:
        return self._store.engine.fence

    @property
    def is_well(self) -> bool:
        return self._renewed != 0.0

    async def join(self) -> None:
        self.secret = str(await self._store.do(shared_secret))
        self._rates.secret = self.secret.encode()
        await self._store.do(partial(enter, self._store.engine, self.address, self._lease))
        await self._renew()
        self._renewing = asyncio.get_running_loop().create_task(self._keep_renewing())

    async def leave(self) -> None:
        if self._renewing is not None:
            self._renewing.cancel()
        try:
            await self._store.do(partial(depart, number=self.fence))
        except StorageFailed as error:
            log.error("the lease runs on for a moment: %s", error)

    async def acquire(self, table: str) -> int:
        """A table whose process has missed a renewal is waited for, until it comes after all or the lease ends."""
        while True:
            number = self.fence
            if not number or not self.is_well:
                raise Elsewhere(self.refuge())
            found = await self._store.do(partial(take, table, number), number)
            if found == "taken":
                return number
            if found == "missing":
                raise Rejected("no_table", "there is no such table; it may have been deleted")
            if found.left > self._lease - 2 * self._every:
                raise Elsewhere(found.address)
            await asyncio.sleep(LEASE_CHECK_S)  # the lease of its last process runs out soon

    def taking(self, table: str) -> list[Statement]:
        return [held_from_the_beginning(table, self.fence)]

    def is_free(self, session: Session, table: str) -> bool:
        return self.fence != 0 and take(table, self.fence, session) == "taken"

    async def _keep_renewing(self) -> None:
        while True:
            await asyncio.sleep(self._every / 1000)
            try:
                async with asyncio.timeout(self._lease / 1000):
                    await self._renew()
            except LeaseLost:
                await self._begin_anew()
            except (StorageFailed, TimeoutError) as error:
                if self._renewed and time.monotonic() - self._renewed > self._lease / 1000:
                    log.error("the lease has run out, since the database does not answer: %s", error)
                    self._renewed = 0.0
                    self._lost()

    async def _renew(self) -> None:
        """Renew the lease, and read which other processes there are."""
        self._beat += 1
        beat = Beat(self.fence, self._lease, self._beat, msgspec.json.encode(self.measure()), self._rates.spent())
        self.peers, self.origins, spent = await self._store.do(partial(renew, beat))
        self._renewed = time.monotonic()
        fresh = [each for each in spent if each[1] > self._heard.get(each[0], 0)]
        self._heard |= {process: n for process, n, *_ in sorted(fresh, key=lambda each: each[1])}
        self._rates.charge(
            [(kind, name, amount) for *_, kind, name, amount in fresh], asyncio.get_running_loop().time()
        )

    async def live_tables(self) -> set[str]:
        return await self._store.read(leased)

    async def metrics(self) -> dict[str, Metrics]:
        """The measurements of all processes; those of others are from their last renewal."""
        found = await self._store.read(metrics_of_all)
        told = {str(number): msgspec.json.decode(body, type=Metrics) for number, body in found if body}
        return {**told, str(self.fence): self.measure()}

    async def check_unplayed(self, address: str, most: int) -> str:
        """The name under which an address is counted, if it may have one more table at which nobody has moved; else
        Rejected."""
        name = self._rates.name(address)
        if await self._store.read(count_unplayed, name) >= most:
            raise Rejected("too_fast", TOO_MANY_UNPLAYED)
        return name

    async def _begin_anew(self) -> None:
        """Others have ended the lease: under another number, and without tables."""
        log.error("this process was silent too long: others have its tables, and it goes on without them")
        self._lost()
        try:
            await self._store.do(partial(enter, self._store.engine, self.address, self._lease))
        except StorageFailed as error:
            log.error("no new lease yet: %s", error)
