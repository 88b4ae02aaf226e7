"""Games to be looked at again: finished ones are archived once, of a running one the record is made on demand."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeVar

from igroteka.bots.study import CostlyDecision, worst
from igroteka.engine.fate import bots_seed
from igroteka.server.messages.rejection import Rejected
from igroteka.server.rooms.room import StoredRoom, secret_luck
from igroteka.server.storage.queries import archived_record, steps_played, store_record, unarchived_tables
from igroteka.server.storage.store import StorageFailed, Store
from igroteka.server.streams.archive import LoggedRow, final_rows, read_recording
from igroteka.server.streams.stream import audience
from igroteka.server.streams.stream import rows as rows_decoder
from igroteka.server.thinking.ceiling import TooLong
from igroteka.server.thinking.record_work import (
    LoggedGame,
    Opened,
    find_costly,
    find_moment,
    list_choices,
    open_file,
    record_game,
)
from igroteka.server.thinking.thinkers import RECORDS, Thinkers

R = TypeVar("R")

log: Final = logging.getLogger("igroteka")
DECISIONS_A_PIECE: Final = 4
"""Decisions that are studied in one piece of work."""
MAX_CACHED_STUDIES: Final = 200
"""Studies that need not be made again."""
RECORD_LIFETIME_S: Final = 3.0
"""Seconds for which the record of a running game is good enough for whoever asks again."""

TOO_LONG: Final = b""
"""Archived in place of a record that cannot be made in time."""

Saving = Callable[[], Awaitable[tuple[StoredRoom, bytes]]]
"""Gets a running table's room and a save of its match."""


class Replays:
    def __init__(self, store: Store, thinkers: Thinkers, ceiling: float) -> None:
        """`ceiling`: seconds that one piece of work may take."""
        self._store: Final = store
        self._thinkers: Final = thinkers
        self._ceiling: Final = ceiling
        self._archiving: dict[str, asyncio.Task[None]] = {}
        self._studies: dict[tuple[str, int], asyncio.Task[list[CostlyDecision]]] = {}
        self._so_far: dict[tuple[str, str], tuple[float, asyncio.Task[bytes]]] = {}

    # ------------------------------------------------------------------------------------------------ finished games

    def archive(self, room: StoredRoom, save: bytes, fence: int) -> None:
        """Make the archive of a finished game, in another process."""
        if room.id in self._archiving:
            return
        task = self._archiving[room.id] = asyncio.get_running_loop().create_task(self._archive(room, save, fence))
        task.add_done_callback(lambda _: self._archiving.pop(room.id, None))

    async def _archive(self, room: StoredRoom, save: bytes, fence: int) -> None:
        try:
            made = await self._made(room, save)
            await self._store.write([store_record(room.id, name, body) for name, body in made.items()], fence)
        except StorageFailed as error:  # the game stays in the tables as it is, and is archived at the next start
            log.error("the game of table %s is not archived yet: %s", room.id, error)
        except Exception:  # what cannot be archived stays in the tables as it is
            log.exception("the game of table %s could not be archived", room.id)

    async def _made(self, room: StoredRoom, save: bytes) -> dict[str, bytes]:
        """The record for every audience; TOO_LONG if it cannot be made in time, so that nobody tries again."""
        logged = self._logged(room, save, final_rows(await self._rows(room.id)))
        try:
            return await self._thinkers.run(room.id, record_game, logged, lane=RECORDS)
        except TooLong:
            log.warning("the game of table %s is too long for a record", room.id)
            return {audience(seat): TOO_LONG for seat in (None, *range(room.players))}

    async def finished(self, id: str, audience: str) -> bytes | None:
        """The archived record for one audience, also of a game that has just ended; None if there is none."""
        if id in self._archiving:
            await asyncio.wait([self._archiving[id]])
        found = await self._store.read(archived_record, id, audience)
        if found == TOO_LONG:
            raise too_long()
        return found

    async def unarchived(self) -> list[str]:
        """Finished games whose archive a crash prevented."""
        return await self._store.read(unarchived_tables)

    def close(self) -> None:
        for task in (*self._archiving.values(), *self._studies.values()):
            task.cancel()

    # ------------------------------------------------------------------------------------------------- running games

    async def so_far(self, id: str, audience: str, saving: Saving, network: str) -> bytes:
        """A running game as one audience has seen it; why bots moved so is not told before the end. Whoever asks again
        soon gets the same."""
        now = time.monotonic()
        made = self._so_far.get((id, audience))
        if made is None or (made[1].done() and made[0] + RECORD_LIFETIME_S < now):
            self._so_far = {
                key: each
                for key, each in self._so_far.items()
                if each[0] + RECORD_LIFETIME_S > now or not each[1].done()
            }
            task = asyncio.get_running_loop().create_task(self._make_so_far(id, audience, saving, network))
            made = self._so_far[id, audience] = (now, task)
        return await asyncio.shield(made[1])

    async def _make_so_far(self, id: str, audience: str, saving: Saving, network: str) -> bytes:
        room, save = await saving()
        rows = [LoggedRow(row.at, row.steps, -1, "", {}) for row in final_rows(await self._rows(id))]
        logged = self._logged(room, save, rows)
        return (await self._work(room, network, record_game, logged, audience))[audience]

    # --------------------------------------------------------------------------------------------------- going on

    async def moment(self, room: StoredRoom, save: bytes, n: int, seat: int | None, network: str) -> bytes:
        """The last rest point not after frame n of the record, as a seat knew it, with new luck."""
        rows = await self._recorded_rows(room)
        if n > len(rows):
            raise Rejected("bad_message", f"the record has no frame {n}, only {len(rows)}")
        logged = self._logged(room, save, final_rows(rows[:n]))
        found = await self._work(room, network, find_moment, logged, seat, secret_luck())
        if not found:
            raise Rejected("not_now", "older rules have begun this game; nobody can go back into it", "older_rules")
        return found

    async def opened(self, body: bytes, seat: int, network: str) -> Opened:
        """A game that somebody brings as a file, played again; Rejected says why it cannot go on."""
        try:
            found = await self._thinkers.run(
                secrets.token_urlsafe(9),
                open_file,
                body,
                seat,
                secret_luck(),
                self._ceiling,
                lane=RECORDS,
                network=network,
            )
        except TooLong:
            raise too_long() from None
        if found.refused:
            raise Rejected("not_now", f"this file cannot be played on: {found.refused}", found.refused)
        return found

    # ------------------------------------------------------------------------------------------------------- study

    async def study(self, room: StoredRoom, save: bytes, seat: int, network: str) -> list[CostlyDecision]:
        """The decisions of a seat that have cost it most in a finished game; computed once, and then remembered."""
        task = self._studies.get((room.id, seat))
        if task is None or (task.done() and (task.cancelled() or task.exception() is not None)):
            task = asyncio.get_running_loop().create_task(self._study(room, save, seat, network))
            self._studies[room.id, seat] = task
            for key in list(self._studies)[:-MAX_CACHED_STUDIES]:
                del self._studies[key]
        return await asyncio.shield(task)

    async def _study(self, room: StoredRoom, save: bytes, seat: int, network: str) -> list[CostlyDecision]:
        """A few decisions at a time are thought about, so that no other record has to wait long."""
        logged = self._logged(room, save, await self._recorded_rows(room))
        wanted = await self._work(room, network, list_choices, logged, seat)
        found: list[CostlyDecision] = []
        for n in range(0, len(wanted), DECISIONS_A_PIECE):
            some, seed = wanted[n : n + DECISIONS_A_PIECE], bots_seed(room.seed)
            found += await self._work(room, network, find_costly, logged, seat, some, seed)
        return worst(found)

    # -------------------------------------------------------------------------------------------------------- the log

    async def _work(self, room: StoredRoom, network: str, work: Callable[..., R], *args: Any) -> R:
        """Do work in the process for records; Rejected if it takes too long."""
        try:
            return await self._thinkers.run(room.id, work, *args, lane=RECORDS, network=network)
        except TooLong:
            raise too_long() from None

    def _logged(self, room: StoredRoom, save: bytes, rows: list[LoggedRow]) -> LoggedGame:
        return LoggedGame(room.game, save, room.pack, rows, self._ceiling)

    async def _recorded_rows(self, room: StoredRoom) -> list[LoggedRow]:
        """The rows that are frames of the game's record. Older records still include what was taken back."""
        rows = await self._rows(room.id)
        body = await self.finished(room.id, audience(None)) if room.stage == "finished" else None
        return rows if body is not None and not read_recording(body).final else final_rows(rows)

    async def _rows(self, id: str) -> list[LoggedRow]:
        found = await self._store.read(steps_played, id)
        bodies = [(at, rows_decoder.decode(body)) for at, body in found]
        return [LoggedRow(at, body.steps, body.seat, body.reason, body.values) for at, body in bodies]


def too_long() -> Rejected:
    return Rejected("not_now", "this game is too long for a record", "too_long")
