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
from typing import Final, Literal, NamedTuple

import msgspec
from msgspec import Struct

from igroteka.server.base.config import Config
from igroteka.server.base.rates import AddressRates, Spent
from igroteka.server.messages.rejection import TOO_MANY_UNPLAYED, Rejected
from igroteka.server.storage.store import Engine, LeaseLost, Row, Session, Statement, StorageFailed, Store

log: Final = logging.getLogger("igroteka")
REMEMBERED: Final = 20
"""Renewals for which it is remembered what was used in a process."""
WAITING: Final = 0.1
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


class Holder(NamedTuple):
    """The process that has a table."""

    address: str
    left: int
    """How long its lease still runs, in ms."""


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
        """It can have tables."""
        return True

    def refuge(self) -> str:
        """The address of another process, to which clients can go if this one ends; '' if there is none."""
        return secrets.choice(self.peers or [""])

    async def join(self) -> None:
        """Be one of them."""

    async def leave(self) -> None:
        """Be so no longer; the tables have been given back."""

    async def acquire(self, table: str) -> int:
        """Have a table for oneself: the number that its writes must carry. Elsewhere says who has it."""
        return 0

    def taking(self, table: str) -> list[Statement]:
        """Has a new table from the beginning."""
        return []

    def is_free(self, session: Session, table: str) -> bool:
        """Nobody has the table in memory, besides those of this process."""
        return True

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
            await asyncio.sleep(WAITING)  # the lease of its last process runs out soon

    def taking(self, table: str) -> list[Statement]:
        return [("INSERT INTO leases VALUES (?, ?)", (table, self.fence))]

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
        """For another while; and who the others are."""
        self._beat += 1
        beat = Beat(self.fence, self._lease, self._beat, msgspec.json.encode(self.measure()), self._rates.spent())
        self.peers, self.origins, spent = await self._store.do(partial(renew, beat))
        self._renewed = time.monotonic()
        fresh = [each for each in spent if each[1] > self._heard.get(each[0], 0)]
        self._heard |= {process: n for process, n, *_ in sorted(fresh, key=lambda each: each[1])}
        self._rates.charge(
            [(kind, name, amount) for *_, kind, name, amount in fresh], asyncio.get_running_loop().time()
        )

    async def metrics(self) -> dict[str, Metrics]:
        """Of the others as of their last renewal."""
        found = await self._store.read("SELECT number, metrics FROM processes WHERE alive ORDER BY number")
        told = {str(number): msgspec.json.decode(body, type=Metrics) for number, body in found if body}
        return {**told, str(self.fence): self.measure()}

    async def check_unplayed(self, address: str, most: int) -> str:
        """How the address is named, if it may have one more table at which nobody has moved; else Rejected."""
        name = self._rates.name(address)
        found = await self._store.read("SELECT count(*) FROM unplayed WHERE network = ?", (name,))
        if found[0][0] >= most:
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


# ------------------------------------------------------------------------------------------------- in the database


def shared_secret(session: Session) -> int:
    """The first process draws it."""
    session.write([("INSERT INTO server VALUES ('secret', ?) ON CONFLICT (name) DO NOTHING", (secrets.randbits(62),))])
    found: int = session.read("SELECT value FROM server WHERE name = 'secret'")[0][0]
    return found


def enter(engine: Engine, address: str, lease: int, session: Session) -> None:
    """A new number. Those that ended a day ago and have no tables left are forgotten."""
    session.write(
        [
            ("UPDATE processes SET alive = FALSE WHERE alive AND until < clock_timestamp()", ()),
            ("DELETE FROM spent WHERE process NOT IN (SELECT number FROM processes WHERE alive)", ()),
            (
                "DELETE FROM processes WHERE NOT alive AND until < clock_timestamp() - interval '1 day' "
                "AND NOT EXISTS (SELECT 1 FROM leases WHERE leases.process = processes.number)",
                (),
            ),
        ]
    )
    found = session.read(
        "INSERT INTO processes (address, until) VALUES (?, clock_timestamp() + ? * interval '1 ms') RETURNING number",
        (address, lease),
    )
    engine.fence = found[0][0]


class Beat(NamedTuple):
    """What a process says when it renews its lease."""

    number: int
    lease: int
    n: int
    metrics: bytes
    spent: list[Spent]


def renew(beat: Beat, session: Session) -> tuple[list[str], list[str], list[Row]]:
    """For another while; the addresses of the others, of all that there were lately, and what the others have used."""
    found = session.read(
        "UPDATE processes SET until = clock_timestamp() + ? * interval '1 ms', metrics = ? "
        "WHERE number = ? AND alive RETURNING 1",
        (beat.lease, beat.metrics, beat.number),
    )
    if not found:
        raise LeaseLost("the lease was ended")
    rows: list[Statement] = [
        ("INSERT INTO spent VALUES (?, ?, ?, ?, ?)", (beat.number, beat.n, *s)) for s in beat.spent
    ]
    session.write([*rows, ("DELETE FROM spent WHERE process = ? AND beat < ?", (beat.number, beat.n - REMEMBERED))])
    others = "FROM processes WHERE alive AND until > clock_timestamp() AND number <> ?"
    addresses = session.read(f"SELECT address {others} ORDER BY number", (beat.number,))
    spent = session.read(f"SELECT * FROM spent WHERE process IN (SELECT number {others})", (beat.number,))
    origins = session.read("SELECT DISTINCT address FROM processes")
    return [address for (address,) in addresses], [address for (address,) in origins], spent


def depart(session: Session, number: int) -> None:
    session.write(
        [
            ("DELETE FROM leases WHERE process = ?", (number,)),
            ("DELETE FROM spent WHERE process = ?", (number,)),
            ("UPDATE processes SET alive = FALSE WHERE number = ?", (number,)),
        ]
    )


def take(table: str, number: int, session: Session) -> Holder | Literal["taken", "missing"]:
    """Have a table that nobody has, or only a process whose lease has run out; else who has it."""
    session.write(
        [
            (
                "UPDATE processes SET alive = FALSE WHERE alive AND until < clock_timestamp() "
                "AND number = (SELECT process FROM leases WHERE id = ?) AND number <> ?",
                (table, number),
            ),
        ]
    )
    taken = session.read(
        "INSERT INTO leases SELECT id, ? FROM tables WHERE id = ? "
        "ON CONFLICT (id) DO UPDATE SET process = excluded.process "
        "WHERE leases.process = excluded.process OR EXISTS "
        "(SELECT 1 FROM processes WHERE processes.number = leases.process AND NOT processes.alive) RETURNING 1",
        (number, table),
    )
    if taken:
        return "taken"
    found = session.read(
        "SELECT address, (1000 * extract(epoch FROM until - clock_timestamp()))::bigint FROM processes "
        "WHERE number = (SELECT process FROM leases WHERE id = ?)",
        (table,),
    )
    return Holder(*found[0]) if found else "missing"


def moved_at(table: str) -> Statement:
    """Somebody has moved there: it counts no more among those that an address may have."""
    return ("DELETE FROM unplayed WHERE id = ?", (table,))


def giving_back(table: str, number: int) -> list[Statement]:
    """The table is in memory no longer."""
    return [("DELETE FROM leases WHERE id = ? AND process = ?", (table, number))] if number else []
