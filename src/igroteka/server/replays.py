"""Games to be looked at again: finished ones are archived once, of a running one the record is made on demand."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Final

from igroteka.bots.study import Decision, worst
from igroteka.engine.fate import bots_seed
from igroteka.server.archive import LoggedRow
from igroteka.server.rejection import Rejected
from igroteka.server.room import StoredRoom, secret_luck
from igroteka.server.store import StorageFailed, Store
from igroteka.server.streams import rows
from igroteka.server.thinkers import Thinkers, find_costly, find_moment, list_choices, record_game

log: Final = logging.getLogger("igroteka")
RECORD: Final = "INSERT INTO archive VALUES (?, ?, ?) ON CONFLICT (id, audience) DO UPDATE SET body = excluded.body"
AT_A_TIME: Final = 4
"""Decisions that are studied in one piece of work."""
REMEMBERED: Final = 200
"""Studies that need not be made again."""
FRESH: Final = 3.0
"""Seconds for which the record of a running game is good enough for whoever asks again."""

Saving = Callable[[], Awaitable[tuple[StoredRoom, bytes]]]
"""Gets a running table's room and a save of its match."""


class Replays:
    def __init__(self, store: Store, thinkers: Thinkers) -> None:
        self._store: Final = store
        self._thinkers: Final = thinkers
        self._archiving: dict[str, asyncio.Task[None]] = {}
        self._studies: dict[tuple[str, int], asyncio.Task[list[Decision]]] = {}
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
            kept = await self._steps(room.id)
            made = await self._thinkers.run(room.id, record_game, room.game, save, room.pack, kept)
            await self._store.write([(RECORD, (room.id, name, body)) for name, body in made.items()], fence)
        except StorageFailed as error:  # the game stays in the tables as it is, and is archived at the next start
            log.error("the game of table %s is not archived yet: %s", room.id, error)
        except Exception:  # what cannot be archived stays in the tables as it is
            log.exception("the game of table %s could not be archived", room.id)

    async def finished(self, id: str, audience: str) -> bytes | None:
        """What is archived for one audience, also of a game that has just ended; None if there is nothing."""
        if id in self._archiving:
            await asyncio.wait([self._archiving[id]])
        found = await self._store.read("SELECT body FROM archive WHERE id = ? AND audience = ?", (id, audience))
        return found[0][0] if found else None

    async def unarchived(self) -> list[str]:
        """Finished games whose archive a crash prevented."""
        found = await self._store.read(
            "SELECT id FROM tables WHERE stage = 'finished' AND id NOT IN (SELECT id FROM archive)"
        )
        return [id for (id,) in found]

    def close(self) -> None:
        for task in (*self._archiving.values(), *self._studies.values()):
            task.cancel()

    # ------------------------------------------------------------------------------------------------- running games

    async def so_far(self, id: str, audience: str, saving: Saving) -> bytes:
        """A running game as one audience has seen it; why bots moved so is not told before the end. Whoever asks again
        soon gets the same."""
        now = time.monotonic()
        made = self._so_far.get((id, audience))
        if made is None or (made[1].done() and made[0] + FRESH < now):
            self._so_far = {key: each for key, each in self._so_far.items() if each[0] + FRESH > now}
            task = asyncio.get_running_loop().create_task(self._make_so_far(id, audience, saving))
            made = self._so_far[id, audience] = (now, task)
        return await asyncio.shield(made[1])

    async def _make_so_far(self, id: str, audience: str, saving: Saving) -> bytes:
        room, save = await saving()
        kept = [LoggedRow(row.at, row.steps, -1, "", {}) for row in await self._steps(id)]
        made = await self._thinkers.run(id, record_game, room.game, save, room.pack, kept, audience)
        return made[audience]

    # --------------------------------------------------------------------------------------------------- going on

    async def moment(self, room: StoredRoom, save: bytes, n: int, seat: int | None) -> bytes:
        """The last rest point not after row n, as a seat knew it, with new luck."""
        kept = await self._steps(room.id)
        if n > len(kept):
            raise Rejected("bad_message", f"the record has no frame {n}, only {len(kept)}")
        found = await self._thinkers.run(
            room.id, find_moment, room.game, save, room.pack, kept[:n], seat, secret_luck()
        )
        if not found:
            raise Rejected("not_now", "older rules have begun this game; nobody can go back into it", "older_rules")
        return found

    # ------------------------------------------------------------------------------------------------------- study

    async def study(self, room: StoredRoom, save: bytes, seat: int) -> list[Decision]:
        """What a seat's decisions in a finished game have cost it most; found once, and then remembered."""
        task = self._studies.get((room.id, seat))
        if task is None or (task.done() and (task.cancelled() or task.exception() is not None)):
            task = asyncio.get_running_loop().create_task(self._study(room, save, seat))
            self._studies[room.id, seat] = task
            for key in list(self._studies)[:-REMEMBERED]:
                del self._studies[key]
        return await asyncio.shield(task)

    async def _study(self, room: StoredRoom, save: bytes, seat: int) -> list[Decision]:
        """A few decisions at a time are thought about, so that no bot has to wait long."""
        rows = await self._steps(room.id)
        wanted = await self._thinkers.run(room.id, list_choices, room.game, save, room.pack, rows, seat)
        found: list[Decision] = []
        for n in range(0, len(wanted), AT_A_TIME):
            some, seed = wanted[n : n + AT_A_TIME], bots_seed(room.seed)
            found += await self._thinkers.run(room.id, find_costly, room.game, save, room.pack, rows, seat, some, seed)
        return worst(found)

    async def _steps(self, id: str) -> list[LoggedRow]:
        found = await self._store.read("SELECT at, body FROM steps WHERE id = ? AND n > 0 ORDER BY n", (id,))
        bodies = [(at, rows.decode(body)) for at, body in found]
        return [LoggedRow(at, body.steps, body.seat, body.reason, body.values) for at, body in bodies]
