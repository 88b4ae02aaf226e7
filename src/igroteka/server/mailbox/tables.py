"""All tables: those in memory, and the way there for those on the disk."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from functools import partial
from typing import Final, TypeVar

import msgspec

from igroteka.bots.study import Decision
from igroteka.engine.view import ResultView
from igroteka.server.base.config import Config
from igroteka.server.base.net import is_loopback
from igroteka.server.base.rates import AddressRates, network, network_of
from igroteka.server.cluster.processes import Alone, Cluster, Elsewhere, Metrics
from igroteka.server.handlers import lobby, people
from igroteka.server.mailbox.mailbox import Closed, Mailbox
from igroteka.server.mailbox.replays import Replays
from igroteka.server.messages.bodies import Continue, NewTable, TableInfo, Ticket
from igroteka.server.messages.protocol import Hello, Said
from igroteka.server.messages.rejection import Rejected, check_id
from igroteka.server.play import presence
from igroteka.server.rooms.client import Client
from igroteka.server.rooms.outcome import Outcome
from igroteka.server.rooms.room import StoredRoom, continuation_of, decoder, hashed, hashed_code, new_room, secret
from igroteka.server.rooms.shared import Shared
from igroteka.server.rooms.table import Finished, Lobby, Playing, Stage, Table
from igroteka.server.storage.leases import giving_back, moved_at, unplayed
from igroteka.server.storage.queries import (
    Deadlines,
    count_tables,
    forget_codes,
    last_time,
    lines_of,
    note_time,
    purge,
    record_of,
    save_of,
    steps_of,
    summary_of,
    table_with_code,
)
from igroteka.server.storage.store import Session, Statement, StorageFailed, Store
from igroteka.server.streams.stream import StepLog
from igroteka.server.streams.stream import audience as audience_name
from igroteka.server.streams.stream import rows as row_decoder
from igroteka.server.thinking.thinkers import Thinkers

R = TypeVar("R")

log: Final = logging.getLogger("igroteka")
lines: Final = msgspec.msgpack.Decoder(Said)
results: Final = msgspec.json.Decoder(ResultView)
DAY: Final = 86_400
UNPLAYED: Final = 7
"""Days that a table is kept on which nobody ever moved, if more than one person was there."""
PUBLIC: Final = audience_name(None)
JUMP: Final = 31
"""Days without this server running, after which its clock is doubted."""


class Tables:
    def __init__(self, config: Config, store: Store) -> None:
        self.config: Final = config
        self.store: Final = store
        self.rates: Final = AddressRates(config.limits)
        self.place: Final = (
            Cluster(store, config, self.rates, self.measure, self._abandon_all)
            if config.database
            else Alone(self.measure)
        )
        self.shared: Final = Shared(config, self.place)
        self.thinkers: Final = Thinkers(config.shelf, config.content, config.workers)
        self.replays: Final = Replays(store, self.thinkers, config.timing.record / 1000)
        self.open: dict[str, Mailbox] = {}
        """The tables in memory."""
        self._opening: dict[str, asyncio.Future[Mailbox]] = {}
        self._tasks: list[asyncio.Task[None]] = []
        self._spoilt: set[str] = set()
        """Finished games that could not be archived."""
        self.ending = False
        """Tables are not opened any more."""
        self._clock_is_right = config.clock_is_right
        self._doubted = False
        """The operator has been asked whether the clock is right."""

    async def begin(self) -> None:
        """Forget what has been kept long enough, now and every minute; archive what a crash left. Nobody waits for
        that: after a busy hour it takes many seconds."""
        await self.place.join()
        await self._forget_old()
        loop = asyncio.get_running_loop()
        self._tasks = [loop.create_task(self._sweep()), loop.create_task(self._archive_old())]

    async def _archive_old(self) -> None:
        """One game after the other; those of a process that was killed when its lease has run out."""
        try:
            for id in await self.replays.unarchived():
                await self._archive_stored(id)
            if self.place.fence:
                await asyncio.sleep(2 * self.config.timing.lease / 1000)
                for id in await self.replays.unarchived():
                    await self._archive_stored(id)
        except StorageFailed as error:
            log.error("what a crash left is not archived yet: %s", error)

    async def _archive_stored(self, id: str) -> None:
        """Archive a finished game, unless that has failed before or another process has its table."""
        if id in self._spoilt or not await self.store.do(partial(self.place.is_free, table=id)):
            return
        room, kept = await self.room(id), await self.store.read(save_of, id)
        if room is not None and kept is not None:
            self.replays.archive(room, kept[1], self.place.fence)
            if await self.replays.finished(id, PUBLIC) is None:
                self._spoilt.add(id)
        if id not in self.open and id not in self._opening:
            await self.store.write(giving_back(id, self.place.fence))

    async def finished_record(self, id: str, audience: str) -> bytes | None:
        """A finished game as one audience saw it; None if there is no such record."""
        found = await self.replays.finished(id, audience)
        if found is None:
            await self._archive_stored(id)
            found = await self.replays.finished(id, audience)
        return found

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(self.config.timing.sweep / 1000)
            try:
                await self._forget_old()
            except StorageFailed as error:
                log.error("what is old could not be forgotten: %s", error)

    async def _forget_old(self) -> None:
        """Finished games after their time; unfinished ones that nobody came back to after twice that; soon those in
        which nobody ever moved, and very soon those of them to which nobody ever came."""
        now = int(time.time())
        if await self._trusts(now):
            days, timing, nearly_full = self.config.keep_days, self.config.timing, self.shared.capacity.is_nearly_full
            finished, idle, unplayed = (now - limit * DAY for limit in (days, 2 * days, min(days, UNPLAYED)))
            lonely = now - (timing.lonely_if_full if nearly_full else timing.lonely) // 1000
            before, here = Deadlines(finished, idle, unplayed, lonely), list(self.open)

            def is_free(session: Session, id: str) -> bool:
                return id not in here and self.place.is_free(session, id)

            def forget(session: Session) -> list[str]:
                gone = purge(session, before, is_lonely, is_free)
                if self.place.fence:
                    for id in gone:
                        session.write([*giving_back(id, self.place.fence), moved_at(id)])
                return gone

            for id in await self.store.do(forget):
                self.shared.unplayed.discard(id)
            await self.store.write([forget_codes(now)])
        self.shared.capacity.count = await self.store.read(count_tables)

    async def _trusts(self, now: int) -> bool:
        """Whether the clock may decide what is old: one that is months ahead of when the server last ran may be wrong,
        and then nothing is forgotten before the operator confirms it."""
        last = await self.store.read(last_time)
        if last is not None and now - last > JUMP * DAY and not self._clock_is_right:
            if not self._doubted:
                log.warning(
                    "the clock is %d days ahead of when this server last ran; nothing old is deleted. If it is right, "
                    "start the server once with --clock-is-right",
                    (now - last) // DAY,
                )
            self._doubted = True
            return False
        self._clock_is_right = self._doubted = False
        await self.store.do(lambda session: note_time(session, now))
        return True

    def measure(self) -> Metrics:
        connections = sum(len(each.table.clients) for each in self.open.values())
        return Metrics(len(self.open), connections, self.store.transactions, self.store.commits)

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
        for task in self._tasks:
            task.cancel()
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

    async def enter(self, client: Client, hello: Hello) -> Mailbox:
        """A client comes to a table."""
        while True:
            mailbox = await self.table(hello.table)
            try:
                await mailbox.enter(client, hello)
            except Closed:  # likewise
                await asyncio.sleep(0)
            else:
                return mailbox

    async def _load(self, id: str) -> Mailbox:
        """The table as it was when the last change was stored."""
        fence = await self.place.acquire(id)
        found = await self.store.read(record_of, id)
        if found is None:
            raise Rejected("no_table", "there is no such table; it may have been deleted")
        room = decoder.decode(found)
        chat = [lines.decode(body) for body in await self.store.read(lines_of, id)]
        stage = await self._load_stage(room, chat)
        stage.table.note_host()
        return self._keep(stage, fence)

    async def _load_stage(self, room: StoredRoom, chat: list[Said]) -> Stage:
        """The last save, and everything that came in after it."""
        kept = await self.store.read(save_of, room.id)
        if kept is None:
            return Lobby(Table(self.shared, room, chat))
        rows = await self.store.read(steps_of, room.id)
        n, save = kept
        shelf = self.shared.shelf
        match = shelf.game(room.game).load(save, shelf.pack_for(room.pack))
        bodies = [row_decoder.decode(row[3]) for row in rows]
        for row, body in zip(rows, bodies, strict=True):
            if row[0] > n:
                for step in body.steps:
                    match.redo(step)
        steps = StepLog(match, [row[2] for row in rows], [body.unseen for body in bodies])
        table = Table(self.shared, room, chat, max(rows[-1][1], match.g.now))
        if room.stage == "finished":
            return Finished(table, steps)
        playing = Playing(table, steps)
        for owner in {seat.owner for seat in room.seats if seat.owner is not None}:
            presence.gone(playing, owner)
        return playing

    def _keep(self, stage: Stage, fence: int) -> Mailbox:
        mailbox = self.open[stage.table.room.id] = Mailbox(stage, self.store, self.thinkers, self, fence)
        self.deserted(mailbox)
        return mailbox

    # --------------------------------------------------------------------------------- what becomes of one in memory

    def deserted(self, mailbox: Mailbox) -> None:
        """Nobody is there: after a while the table leaves the memory."""
        asyncio.get_running_loop().call_later(self.config.timing.idle / 1000, self._unload, mailbox)

    def _unload(self, mailbox: Mailbox) -> None:
        if not mailbox.table.clients:
            mailbox.rest()

    def forget(self, mailbox: Mailbox) -> None:
        id = mailbox.table.room.id
        if self.open.get(id) is mailbox:
            del self.open[id]

    def finished(self, mailbox: Mailbox) -> None:
        """Its game is over: make the archive of it."""
        if isinstance(mailbox.stage, Finished):
            match = mailbox.stage.log.match
            self.replays.archive(mailbox.table.room, match.save(), mailbox.fence)

    # ------------------------------------------------------------------------------------------------ making, joining

    async def make(self, order: NewTable, address: str = "") -> Ticket:
        """A new table as ordered; with bots it begins at once."""
        shelf = self.shared.shelf
        if order.game not in shelf:
            raise Rejected("bad_setup", f"there is no game {order.game}", "unknown_game")
        if order.pack and shelf.pack is None:
            raise Rejected("bad_setup", "this server has no content pack", "no_pack")
        shelf.check_level(order.game, order.bots)
        players = order.players or shelf.game(order.game).least
        settings = shelf.checked(order.game, players, order.settings, order.pack)
        room, key = new_room(order, players, settings)
        await self._open_lobby(room, order.bots is not None, address)
        return Ticket(room.id, key, room.host, room.game)

    async def go_on(self, source: StoredRoom, order: Continue, own: bool, address: str = "") -> Ticket:
        """A new table from a moment of a finished game, or of one that a person plays with bots alone. `own`: the seat
        that is chosen was the asking person's."""
        if order.seat >= len(source.seats):
            raise Rejected("bad_message", f"there is no seat {order.seat}")
        self.shared.shelf.check_level(source.game, order.bots)
        if source.stage == "playing" and not (own and source.is_practice()):
            raise Rejected("not_now", "this game is still being played", "still_played")
        room, save = await self._saved(source.id)
        network = network_of(address)
        with self.shared.records.taken(network):
            moment = await self.replays.moment(room, save, order.n, order.seat if own else None, network)
        room, key = continuation_of(room, order, moment)
        await self._open_lobby(room, order.bots is not None, address)
        return Ticket(room.id, key, room.host, room.game)

    async def _open_lobby(self, room: StoredRoom, starts: bool, address: str) -> None:
        """Store a new table and open it; one that is all there begins at once."""
        counted: list[Statement] = []
        if isinstance(self.place, Cluster):
            self.shared.capacity.count = await self.store.read(count_tables)
            if address and not is_loopback(address):
                name = await self.place.check_unplayed(address, self.config.limits.unplayed)
                counted.append(unplayed(room.id, name))
        elif address and not is_loopback(address):
            self.shared.unplayed.add(room.id, network(address))
        try:
            self.shared.capacity.take(self.rates.used("tables", address) <= self.config.limits.newcomer)
        except Rejected:
            self.shared.unplayed.discard(room.id)
            raise
        fence = self.place.fence
        try:
            await self.store.write([room.statement(), *self.place.taking(room.id), *counted], fence)
        except StorageFailed:
            self.shared.capacity.give_back()
            self.shared.unplayed.discard(room.id)
            raise
        mailbox = self._keep(Lobby(Table(self.shared, room, [])), fence)
        if starts:
            await mailbox.ask(begin)
        if fence:
            await mailbox.stop()  # whoever comes may come to another process: there it is opened without asking here

    async def join(self, id: str, invite: str, name: str, old: str = "") -> Ticket:
        """By the link to join; takes the first open seat, if the game has not begun. `old`: a key that this person had
        at the table before."""

        def joining(stage: Stage) -> tuple[Outcome, Ticket]:
            room = stage.table.room
            if not room.invites(invite):
                raise Rejected("no_entry", "this invitation is not good any more")
            if room.is_banned(old):
                raise Rejected("no_entry", "the host has asked you to leave this table", "kicked")
            if room.locked or len(room.members) >= self.config.limits.members:
                raise Rejected("full", "the table is closed to others")
            member, key = room.add_member(name)
            free = [s for s in room.seats if not s.taken]
            if free and isinstance(stage, Lobby):
                free[0].owner = member.id
            outcome = Outcome(store_room=True, show_room=True)
            outcome.note("joined", member.name, member)
            return outcome, Ticket(room.id, key, member.id, room.game)

        return await self.at(id, joining)

    async def leave(self, id: str, key: str) -> None:
        """Give up the membership from outside the table."""

        def leaving(stage: Stage) -> tuple[Outcome, None]:
            member = stage.table.room.member_with(key)
            if member is None:
                raise Rejected("no_entry", "this key does not open the table")
            return people.part(stage, member, "left"), None

        await self.at(id, leaving)

    async def redeem(self, code: str) -> Ticket:
        """Another device becomes the same member."""
        wanted = hashed_code(code)

        def redeeming(stage: Stage) -> tuple[Outcome, Ticket]:
            member = stage.table.room.redeem(wanted)
            if member is None:
                raise Rejected("no_entry", "this code is not good any more", "wrong_code")
            key = secret()
            member.keys = [*member.keys[-9:], hashed(key)]
            return Outcome(store_room=True), Ticket(stage.table.room.id, key, member.id, stage.table.room.game)

        table = await self.store.read(table_with_code, wanted)
        if table is None:
            raise Rejected("no_entry", "this code is not good any more", "wrong_code")
        return await self.at(table, redeeming)

    # -------------------------------------------------------------------------------------------------------- looking

    async def room(self, id: str) -> StoredRoom | None:
        check_id(id)
        found = await self.store.read(record_of, id)
        return None if found is None else decoder.decode(found)

    async def info(self, id: str, key: str = "", invite: str = "") -> TableInfo | None:
        """A table as a line in a list, for whoever has a key or a link; None for anybody else."""
        check_id(id)
        found = await self.store.read(summary_of, id)
        if found is None:
            return None
        stored, changed, played, waiting = found
        room = decoder.decode(stored)
        member = room.member_with(key) if key else None
        if member is None and not (invite and (room.invites(invite) or room.lets_watch(invite))):
            return None
        seats = [] if member is None else room.seats_of(member.id)
        return TableInfo(
            table=id,
            game=room.game,
            stage=room.stage,
            names=room.names or [room.seat_name(s) for s in range(len(room.seats))],
            seats=seats,
            your_turn=room.stage == "playing" and any(waiting >> s & 1 for s in seats),
            locked=room.locked,
            open_seats=len([s for s in room.seats if not s.taken]),
            changed=max(changed, played),
            result=results.decode(room.result) if room.result else None,
            next=room.next or "" if member is not None else "",
        )

    async def so_far(self, id: str, audience: str, address: str) -> bytes:
        """A running game as one audience has seen it."""
        network = network_of(address)
        with self.shared.records.taken(network):
            return await self.replays.so_far(id, audience, lambda: self._saved(id), network)

    async def study(self, id: str, seat: int, address: str) -> list[Decision]:
        """The decisions of a seat that have cost it most, in a finished game. It counts as a record."""
        room, save = await self._saved(id)
        if room.stage != "finished":
            raise Rejected("not_now", "this game is still being played", "still_played")
        network = network_of(address)
        with self.shared.records.taken(network):
            return await self.replays.study(room, save, seat, network)

    async def _saved(self, id: str) -> tuple[StoredRoom, bytes]:
        """A table's room, and a save of its match."""

        def saving(stage: Stage) -> tuple[Outcome, tuple[StoredRoom, bytes]]:
            if isinstance(stage, Lobby):
                raise Rejected("not_now", "the game has not begun")
            return Outcome(), (stage.table.room, stage.log.match.save())

        return await self.at(id, saving)


def is_lonely(record: bytes) -> bool:
    """Nobody ever came to the table but who made it."""
    return decoder.decode(record).next_member <= 2


def begin(stage: Stage) -> tuple[Outcome, None]:
    """Start a table that was ordered with bots."""
    if not isinstance(stage, Lobby):
        raise Rejected("not_now", "the game has begun")
    return lobby.begin(stage), None
