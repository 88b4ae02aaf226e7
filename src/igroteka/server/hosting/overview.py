"""How the server is: its processes, its storage, how much there is of everything."""

from __future__ import annotations

from typing import Final

from igroteka import __version__
from igroteka.server.base import wall
from igroteka.server.mailbox.tables import Tables
from igroteka.server.messages.host_bodies import HostOverview, ProcessLoad, StorageState
from igroteka.server.people.club import HERE_S
from igroteka.server.storage import host_records as stored
from igroteka.server.storage import people
from igroteka.server.storage.store import Session

FRESH_S: Final = 2.0


class Overview:
    """Looked at anew every few seconds, however many look: rows are counted for it."""

    def __init__(self) -> None:
        self._at = 0.0
        self._shown: HostOverview | None = None

    async def look(self, tables: Tables, host: str) -> HostOverview:
        now = wall.steady()
        if self._shown is None or self._shown.host != host or now - self._at > FRESH_S:
            self._shown, self._at = await overview(tables, host), now
        return self._shown


async def overview(tables: Tables, host: str) -> HostOverview:
    config = tables.config
    measured = await tables.place.metrics()

    def count(session: Session) -> tuple[dict[str, int], dict[str, int], int, int, tuple[int, int]]:
        since = int(wall.now()) - HERE_S
        return (
            stored.counts(session),
            stored.tables_by_stage(session),
            stored.count_open_reports(session),
            len(people.here_since(session, since)),
            tables.store.engine.size(),
        )

    counts, stages, reports, here, (taken, free) = await tables.store.do(count)
    return HostOverview(
        version=__version__,
        host=host,
        processes=[
            ProcessLoad(
                process=process,
                version=each.version,
                began=each.began,
                live=each.live,
                connections=each.connections,
                commits=each.commits,
                processor=each.processor,
                memory=each.memory,
                lag=each.lag,
                answer_half=each.answer_half,
                answer_most=each.answer_most,
                bots=each.bots,
            )
            for process, each in measured.items()
        ],
        storage=StorageState(
            engine=tables.store.engine.name,
            bytes=taken,
            free=free,
            trouble=tables.store.trouble,
            counts=counts,
            most_tables=config.max_tables,
            keep_days=config.keep_days,
        ),
        stages=stages,
        here=here,
        open_reports=reports,
        notice=tables.shared.notice,
    )
