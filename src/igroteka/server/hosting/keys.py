"""By which the server's host is known. A key is made on the command line, by whoever can open the database."""

from __future__ import annotations

import secrets
from typing import Final

from igroteka.server.base import wall
from igroteka.server.mailbox.tables import Tables
from igroteka.server.messages.host_bodies import HostKeyInfo
from igroteka.server.messages.rejection import Rejected
from igroteka.server.rooms.room import hashed
from igroteka.server.storage import host_records as stored
from igroteka.server.storage.store import Statement

HOST_KEY: Final = "host."
"""How such a key begins."""
KEPT_DAYS: Final = 90
DAY_S: Final = 86_400


def new_key(name: str, seconds: int) -> tuple[str, Statement]:
    """A key of this name that is good for so long, and what is to be stored: its hash."""
    key, now = HOST_KEY + secrets.token_urlsafe(24), int(wall.now())
    return key, stored.store_host_key(hashed(key), name, now, now + seconds)


async def host_with(tables: Tables, key: str) -> str:
    """The name of the key; Rejected if it opens nothing."""
    name = None
    if key.startswith(HOST_KEY):
        name = await tables.store.read(stored.host_with_key, hashed(key), int(wall.now()))
    if name is None:
        raise Rejected("no_entry", "this key does not open the host's page; `igroteka host key` makes one", "host_key")
    return name


async def listed(tables: Tables) -> list[HostKeyInfo]:
    return [HostKeyInfo(*row) for row in await tables.store.read(stored.host_keys)]
