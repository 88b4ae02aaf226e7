"""What is done about people besides what they ask for: who has not come for a year is forgotten."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from igroteka.server.mailbox.tables import Tables
from igroteka.server.people.mine import forget_long_gone
from igroteka.server.storage.store import StorageFailed

log: Final = logging.getLogger("igroteka")


async def tend(tables: Tables) -> None:
    """Delete what is old, again and again, as long as the server runs."""
    while True:
        await asyncio.sleep(tables.config.timing.sweep / 1000)
        try:
            if tables.upkeep.is_sure:
                await forget_long_gone(tables)
        except StorageFailed as error:
            log.error("who has not come for a year could not be forgotten: %s", error)
