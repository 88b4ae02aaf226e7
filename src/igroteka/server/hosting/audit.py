"""The log of what the server's host does and looks at: each deed is written down before it is done."""

from __future__ import annotations

import contextlib
import secrets
from collections.abc import AsyncIterator
from typing import Final

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from igroteka.server.base import wall
from igroteka.server.cluster.processes import Elsewhere
from igroteka.server.mailbox.tables import Tables
from igroteka.server.messages.host_bodies import Deed
from igroteka.server.messages.rejection import Rejected
from igroteka.server.storage import host_records as stored

FOR_EVER: Final = 2**62


class StoredDeed(Struct, frozen=True):
    by: str
    what: str
    target: str
    details: str
    refused: str = ""


encoder: Final = msgspec.msgpack.Encoder()
decoder: Final = msgspec.msgpack.Decoder(StoredDeed)


@contextlib.asynccontextmanager
async def noted(tables: Tables, by: str, what: str, target: str = "", details: str = "") -> AsyncIterator[None]:
    """What is done in this block; why not, if it is refused. What another process does, it notes itself."""
    id, at, deed = secrets.token_urlsafe(9), int(1000 * wall.now()), StoredDeed(by, what, target, details)
    await tables.store.write([stored.store_deed(id, at, encoder.encode(deed))])
    try:
        yield
    except Elsewhere:
        await tables.store.write([stored.forget_deed(id)])
        raise
    except Rejected as error:
        await tables.store.write([stored.store_deed(id, at, encoder.encode(replace(deed, refused=error.text)))])
        raise


async def log(tables: Tables, before: int = 0) -> list[Deed]:
    """The newest first; `before`: those older than this, in ms since 1970."""
    found: list[Deed] = []
    for at, body in await tables.store.read(stored.deeds, before or FOR_EVER):
        deed = decoder.decode(body)
        found.append(Deed(at, deed.by, deed.what, deed.target, deed.details, deed.refused))
    return found
