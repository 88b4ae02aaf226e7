"""What is done besides the games: what is old is forgotten, and what a crash left is archived."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Container, Mapping
from functools import partial
from typing import Any, Final

import msgspec

from igroteka.server.base import wall
from igroteka.server.mailbox.load_table import room_of
from igroteka.server.mailbox.replays import Replays
from igroteka.server.rooms.room import decoder
from igroteka.server.rooms.shared import Shared
from igroteka.server.storage.leases import giving_back, moved_at
from igroteka.server.storage.queries import Deadlines, count_tables, forget_codes, last_time, note_time, purge, save_of
from igroteka.server.storage.store import Session, StorageFailed, Store
from igroteka.server.streams.stream import audience as audience_name

log: Final = logging.getLogger("igroteka")
DAY_S: Final = 86_400
YEAR_S: Final = 365 * DAY_S
"""For which a group keeps its games."""
UNPLAYED_KEPT_DAYS: Final = 7
"""Days that a table is kept on which nobody ever moved, if more than one person was there."""
PUBLIC: Final = audience_name(None)
CLOCK_JUMP_DAYS: Final = 31
"""Days without this server running, after which its clock is doubted."""


class Upkeep:
    def __init__(
        self, store: Store, shared: Shared, replays: Replays, live: Mapping[str, Any], opening: Container[str]
    ) -> None:
        """`live`: the tables in memory, by their ids; `opening`: the ids of those that are on their way there."""
        self.store: Final = store
        self.shared: Final = shared
        self.place: Final = shared.place
        self.config: Final = shared.config
        self.replays: Final = replays
        self._live: Final = live
        self._opening: Final = opening
        self._tasks: list[asyncio.Task[None]] = []
        self._spoilt: set[str] = set()
        """Finished games that could not be archived."""
        self._clock_is_right = shared.config.clock_is_right
        self._doubted = False
        """The operator has been asked whether the clock is right."""

    async def begin(self) -> None:
        """Forget what has been kept long enough, now and every minute; archive what a crash left. Nobody waits for
        that: after a busy hour it takes many seconds."""
        await self.forget_old()
        loop = asyncio.get_running_loop()
        self._tasks = [loop.create_task(self._sweep()), loop.create_task(self._archive_old())]

    def end(self) -> None:
        for task in self._tasks:
            task.cancel()

    async def _archive_old(self) -> None:
        """Archive old games one after the other; those of a killed process once its lease has run out."""
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
        room, kept = await room_of(self.store, id), await self.store.read(save_of, id)
        if room is not None and kept is not None:
            self.replays.archive(room, kept[1], self.place.fence)
            if await self.replays.finished(id, PUBLIC) is None:
                self._spoilt.add(id)
        if id not in self._live and id not in self._opening:
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
                await self.forget_old()
            except StorageFailed as error:
                log.error("what is old could not be forgotten: %s", error)

    async def forget_old(self) -> None:
        """Finished games after their time; unfinished ones that nobody came back to after twice that; soon those in
        which nobody ever moved, and very soon those of them to which nobody ever came."""
        now = int(wall.now())
        if await self._trusts(now):
            days, timing, nearly_full = self.config.keep_days, self.config.timing, self.shared.capacity.is_nearly_full
            finished, idle, unplayed = (
                now - limit * DAY_S for limit in (days, 2 * days, min(days, UNPLAYED_KEPT_DAYS))
            )
            lonely = now - (timing.lonely_if_full if nearly_full else timing.lonely) // 1000
            before, here = Deadlines(finished, idle, unplayed, lonely), list(self._live)

            def is_free(session: Session, id: str) -> bool:
                return id not in here and self.place.is_free(session, id)

            def is_kept(record: bytes, when: int) -> bool:
                return when > now - YEAR_S and is_of_group(record)

            def forget(session: Session) -> list[str]:
                gone = purge(session, before, is_lonely, is_free, is_kept)
                if self.place.fence:
                    for id in gone:
                        session.write([*giving_back(id, self.place.fence), moved_at(id)])
                return gone

            for id in await self.store.do(forget):
                self.shared.unplayed.discard(id)
            await self.store.write([forget_codes(now)])
        self.shared.capacity.count = await self.store.read(count_tables)

    @property
    def is_sure(self) -> bool:
        """The clock may decide what is old."""
        return not self._doubted

    async def _trusts(self, now: int) -> bool:
        """Whether the clock may decide what is old: one that is months ahead of when the server last ran may be wrong,
        and then nothing is forgotten before the operator confirms it."""
        last = await self.store.read(last_time)
        if last is not None and now - last > CLOCK_JUMP_DAYS * DAY_S and not self._clock_is_right:
            if not self._doubted:
                log.warning(
                    "the clock is %d days ahead of when this server last ran; nothing old is deleted. If it is right, "
                    "start the server once with --clock-is-right",
                    (now - last) // DAY_S,
                )
            self._doubted = True
            return False
        self._clock_is_right = self._doubted = False
        await self.store.do(lambda session: note_time(session, now))
        return True


def is_lonely(record: bytes) -> bool:
    """Nobody ever came to the table but who made it."""
    return decoder.decode(record).next_member <= 2


def is_of_group(record: bytes) -> bool:
    """A standing group plays or has played there."""
    try:
        return decoder.decode(record).group != ""
    except msgspec.DecodeError:  # a damaged record must not keep all others, nor the server from starting
        return False
