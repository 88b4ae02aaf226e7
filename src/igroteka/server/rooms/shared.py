"""What all tables of a server share, besides the store and the processes in which bots think."""

from __future__ import annotations

import os
from typing import Final

from igroteka.content import Pack
from igroteka.server.base.config import Config
from igroteka.server.base.load import Load
from igroteka.server.base.sanctions import Sanctions
from igroteka.server.cluster.processes import Alone
from igroteka.server.messages.room_view import NoticeInfo
from igroteka.server.rooms.quotas import Capacity, Quota, Unplayed
from igroteka.server.shelf.served_games import Shelf


class Shared:
    def __init__(self, config: Config, place: Alone) -> None:
        self.config: Final = config
        self.place: Final = place
        """This process among those that share the database."""
        self.shelf: Final = Shelf(config.shelf, Pack.open(config.content) if config.content else None)
        self.capacity: Final = Capacity(config.max_tables)
        limits, workers = config.limits, config.workers or os.cpu_count() or 1
        self.hints: Final = Quota(limits.hints, limits.hints // 2 or 1)
        self.hard: Final = Quota(2 * limits.hard * workers, limits.hard * workers)
        """Tables with hard bots that think."""
        self.records: Final = Quota(limits.records, limits.records // 2 or 1)
        self.unplayed: Final = Unplayed(config.limits.unplayed)
        self.sanctions: Final = Sanctions()
        self.notice: NoticeInfo | None = None
        """What the server's host tells everybody."""
        self.load: Final = Load()
