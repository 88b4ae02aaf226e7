"""All tables: those in memory, and the way there for those on the disk."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

import msgspec

from igroteka.content import Pack
from igroteka.engine import BadSetup
from igroteka.engine.view import ResultView
from igroteka.server import archive, rooms
from igroteka.server.bodies import NewTable, TableInfo, Ticket
from igroteka.server.config import Config
from igroteka.server.connection import Rejected
from igroteka.server.guard import Guard
from igroteka.server.parcels import Parcels
from igroteka.server.play import Play
from igroteka.server.play import rows as row_decoder
from igroteka.server.protocol import Said
from igroteka.server.record import Record, decoder, hashed, new_record, secret
from igroteka.server.shelf import Shelf
from igroteka.server.store import LAST, StorageFailed, Store, purge
from igroteka.server.table import Closed, Table
from igroteka.server.thinkers import Thinkers, keep

R = TypeVar("R")

log: Final = logging.getLogger("igroteka")
lines: Final = msgspec.msgpack.Decoder(Said)
results: Final = msgspec.json.Decoder(ResultView)
DAY: Final = 86_400
SO_FAR: Final = 3.0
"""Seconds for which the record of a running game is good enough for whoever asks again."""
UNPLAYED: Final = 7
"""Days that a table is kept on which nobody ever moved."""


class Hub:
    def __init__(self, config: Config, store: Store) -> None:
        self.config: Final = config
        self.store: Final = store
        self.shelf: Final = Shelf(config.shelf, Pack.open(config.content) if config.content else None)
        self.guard: Final = Guard(config.limits)
        self.parcels: Final = Parcels()
        self.thinkers: Final = Thinkers(config.shelf, config.content, config.workers)
        self.tables: dict[str, Table] = {}
        self.count = 0
        """Tables on the disk."""
        self._opening: dict[str, asyncio.Future[Table]] = {}
        self._codes: dict[str, tuple[str, int, float]] = {}
        self._daily: asyncio.Task[None] | None = None
        self._keeping: dict[str, asyncio.Task[None]] = {}
        self._so_far: dict[tuple[str, str], tuple[float, asyncio.Task[bytes]]] = {}

    async def begin(self) -> None:
        """Forget what has been kept long enough, now and every day; archive what a crash left."""
        await self.forget_old()
        self._daily = asyncio.get_running_loop().create_task(self.daily())
        left = await self.store.read(
            "SELECT id FROM tables WHERE stage = 'finished' AND id NOT IN (SELECT id FROM archive)"
        )
        for (id,) in left:
            try:
                self.keep(await self.table(id))
            except Exception:  # one table that cannot be opened does not keep the others waiting
                log.exception("the game of table %s could not be archived", id)

    async def daily(self) -> None:
        while True:
            await asyncio.sleep(DAY)
            try:
                await self.forget_old()
            except StorageFailed as error:
                log.error("what is old could not be forgotten: %s", error)

    async def forget_old(self) -> None:
        """Finished games after their time; unfinished ones that nobody came back to after twice that; soon those in
        which nobody ever moved."""
        now, days = int(time.time()), self.config.keep_days
        finished, idle, unplayed = (now - limit * DAY for limit in (days, 2 * days, min(days, UNPLAYED)))
        here = list(self.tables)
        await self.store.do(lambda database: purge(database, finished, idle, unplayed, here))
        self.count = (await self.store.read("SELECT count(*) FROM tables"))[0][0]

    async def end(self) -> None:
        """Every table keeps a save and says good-bye."""
        if self._daily is not None:
            self._daily.cancel()
        for task in list(self._keeping.values()):
            task.cancel()
        for table in list(self.tables.values()):
            with contextlib.suppress(Rejected):  # a save that cannot be kept is made again from the steps
                await table.ask(table.stop)
        self.thinkers.close()
        await self.store.close()

    # --------------------------------------------------------------------------------------------- making, opening

    async def make(self, order: NewTable) -> Ticket:
        """A new table as ordered; with bots it begins at once."""
        if order.game not in self.shelf:
            raise Rejected("bad_setup", f"there is no game {order.game}", "unknown_game")
        if order.pack and self.shelf.pack is None:
            raise Rejected("bad_setup", "this server has no content pack", "no_pack")
        players = order.players or self.shelf.game(order.game).least
        try:
            settings = self.shelf.checked(order.game, players, order.settings, order.pack)
        except BadSetup as error:
            raise Rejected("bad_setup", str(error), error.reason, error.rule) from None
        record, key = new_record(order, players, settings)
        table = await self.add(record)
        if order.bots is not None:
            await table.ask(lambda: rooms.begin(table))
        self.idle(table)
        return Ticket(record.id, key, record.host)

    async def add(self, record: Record) -> Table:
        if self.count >= self.config.max_tables:
            raise Rejected("full", f"this server holds no more than {self.config.max_tables} tables")
        self.count += 1
        try:
            await self.store.write([record.statement()])
        except StorageFailed:
            self.count -= 1
            raise
        table = Table(self, record, None, [])
        self.tables[record.id] = table
        return table

    async def table(self, id: str) -> Table:
        """A table by its id, from memory or from the disk."""
        if id in self.tables:
            return self.tables[id]
        if id not in self._opening:
            self._opening[id] = asyncio.ensure_future(self.open(id))
        try:
            return await self._opening[id]
        finally:
            self._opening.pop(id, None)

    async def at(self, id: str, work: Callable[[Table], Awaitable[R]]) -> R:
        """Do something at a table, in its turn; one that is just leaving the memory is opened again."""
        while True:
            table = await self.table(id)
            try:
                return await table.ask(lambda: work(table))  # noqa: B023, awaited in this round
            except Closed:
                await asyncio.sleep(0)

    async def open(self, id: str) -> Table:
        """Play the log again: the table as it was when the last change was stored."""
        found = await self.store.read("SELECT record FROM tables WHERE id = ?", (id,))
        if not found:
            raise Rejected("no_table", "there is no such table; it may have been deleted")
        record = decoder.decode(found[0][0])
        chat = [
            lines.decode(row[0])
            for row in await self.store.read("SELECT body FROM chat WHERE id = ? ORDER BY n", (id,))
        ]
        play, at = await self.load(record)
        table = Table(self, record, play, chat, at)
        self.tables[id] = table
        self.idle(table)
        return table

    async def load(self, record: Record) -> tuple[Play | None, int]:
        kept = await self.store.read("SELECT n, body FROM saves WHERE id = ?", (record.id,))
        if not kept:
            return None, 0
        rows = await self.store.read("SELECT n, at, events, body FROM steps WHERE id = ? ORDER BY n", (record.id,))
        n, save = kept[0]
        match = self.shelf.game(record.game).load(save, self.shelf.pack_for(record.pack))
        bodies = [row_decoder.decode(row[3]) for row in rows]
        for row, body in zip(rows, bodies, strict=True):
            if row[0] > n:
                for step in body.steps:
                    match.redo(step)
        play = Play(match, [row[2] for row in rows], [body.unseen for body in bodies])
        return play, max(rows[-1][1], match.g.now)

    def forget(self, table: Table) -> None:
        if self.tables.get(table.record.id) is table:
            del self.tables[table.record.id]

    def idle(self, table: Table) -> None:
        """Nobody is there: after a while the table leaves the memory."""
        asyncio.get_running_loop().call_later(self.config.timing.idle / 1000, self.unload, table)

    def unload(self, table: Table) -> None:
        if not table.connections and not table.dead:
            table.post(table.rest)

    # --------------------------------------------------------------------------------------------- people and keys

    async def join(self, id: str, invite: str, name: str) -> Ticket:

        async def joining(table: Table) -> Ticket:
            record = table.record
            if not record.invites(invite):
                raise Rejected("no_entry", "this invitation is not good any more")
            if record.locked or len(record.members) >= self.config.limits.members:
                raise Rejected("full", "the table is closed to others")
            member, key = record.add_member(name)
            free = [s for s in record.seats if not s.taken]
            if free and record.stage == "lobby":
                free[0].owner = member.id
            await table.save_room(table.line(member, note="joined", about=member.name))
            return Ticket(record.id, key, member.id)

        return await self.at(id, joining)

    def new_code(self, table: str, member: int, seconds: int) -> str:
        """Eight digits, good once and not for long; a member has one at a time."""
        now = time.monotonic()
        self._codes = {c: k for c, k in self._codes.items() if k[2] > now and k[:2] != (table, member)}
        code = f"{secrets.randbelow(10**8):08}"
        self._codes[code] = (table, member, now + seconds)
        return code

    async def redeem(self, code: str) -> Ticket:
        """Another device becomes the same member."""
        id, who, until = self._codes.pop(code.replace(" ", ""), ("", 0, 0.0))
        if not id or until < time.monotonic():
            raise Rejected("no_entry", "this code is not good any more")

        async def redeeming(table: Table) -> Ticket:
            member = table.record.member(who)
            if member is None:
                raise Rejected("no_entry", "this code is not good any more")
            key = secret()
            member.keys = [*member.keys[-9:], hashed(key)]
            await self.store.write([table.record.statement()])
            return Ticket(id, key, who)

        return await self.at(id, redeeming)

    async def info(self, id: str, key: str = "", invite: str = "") -> TableInfo | None:
        """A table as a line in a list, for who has a key or a link; None for anybody else."""
        last = f"coalesce({LAST.format('time')}, 0), coalesce({LAST.format('waiting')}, 0)"
        found = await self.store.read(f"SELECT record, changed, {last} FROM tables WHERE id = ?", (id,))
        if not found:
            return None
        stored, changed, played, waiting = found[0]
        record = decoder.decode(stored)
        member = record.member_with(key) if key else None
        if member is None and not (invite and (record.invites(invite) or record.lets_watch(invite))):
            return None
        seats = [] if member is None else record.seats_of(member.id)
        return TableInfo(
            table=id,
            game=record.game,
            stage=record.stage,
            names=record.names or [record.seat_name(s) for s in range(len(record.seats))],
            seats=seats,
            your_turn=record.stage == "playing" and any(waiting >> s & 1 for s in seats),
            locked=record.locked,
            open_seats=len([s for s in record.seats if not s.taken]),
            changed=max(changed, played),
            result=results.decode(record.result) if record.result else None,
        )

    # ---------------------------------------------------------------------------------------------- finished games

    def keep(self, table: Table) -> None:
        """Make the archive of a finished game, elsewhere."""
        id = table.record.id
        task = self._keeping[id] = asyncio.get_running_loop().create_task(self.keeping(table))
        task.add_done_callback(lambda _: self._keeping.pop(id, None))

    async def kept(self, id: str) -> None:
        """Wait for the archive of a game that has just ended."""
        if id in self._keeping:
            await asyncio.wait([self._keeping[id]])

    async def so_far(self, id: str, name: str) -> bytes:
        """A running game as one audience has seen it; why bots moved so is not told before the end. Whoever asks again
        at once gets the same."""
        now = time.monotonic()
        made = self._so_far.get((id, name))
        if made is None or (made[1].done() and made[0] + SO_FAR < now):
            self._so_far = {key: each for key, each in self._so_far.items() if each[0] + SO_FAR > now}
            task = asyncio.get_running_loop().create_task(self.filming(id, name))
            made = self._so_far[id, name] = (now, task)
        return await asyncio.shield(made[1])

    async def filming(self, id: str, name: str) -> bytes:
        async def saving(table: Table) -> bytes:
            return table.match().save()

        save = await self.at(id, saving)
        record = (await self.table(id)).record
        rows = [archive.Kept(row.at, row.steps, -1, "", {}) for row in await self.steps(id)]
        films = await self.thinkers.run(id, keep, record.game, save, record.pack, rows, name)
        return films[name]

    async def steps(self, id: str) -> list[archive.Kept]:
        rows = await self.store.read("SELECT at, body FROM steps WHERE id = ? AND n > 0 ORDER BY n", (id,))
        return [
            archive.Kept(at, b.steps, b.seat, b.reason, b.values)
            for at, body in rows
            for b in [row_decoder.decode(body)]
        ]

    async def keeping(self, table: Table) -> None:
        record, play = table.record, table.play
        assert play is not None
        kept = await self.steps(record.id)
        try:
            save = play.match.save()
            films = await self.thinkers.run(record.id, keep, record.game, save, record.pack, kept)
        except Exception:  # what cannot be archived stays in the tables as it is
            log.exception("the game of table %s could not be archived", record.id)
            return
        await self.store.write(
            [
                ("INSERT OR REPLACE INTO archive VALUES (?, ?, ?)", (record.id, name, film))
                for name, film in films.items()
            ]
        )
