"""What the server's host has ordered for everybody: who is muted or turned away, and a notice. It is kept in the
database; every process looks there each second, and heeds what is new."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

import msgspec
from msgspec import Struct

from igroteka.server.base import wall
from igroteka.server.base.sanctions import NETWORK, PERSON, BadNetwork, named_network
from igroteka.server.mailbox.tables import Tables
from igroteka.server.messages.host_bodies import Sanction, SanctionInfo, SetNotice
from igroteka.server.messages.protocol import Notice
from igroteka.server.messages.rejection import Rejected
from igroteka.server.messages.room_view import NoticeInfo
from igroteka.server.people import persons
from igroteka.server.rooms.client import Client
from igroteka.server.rooms.names import tidy
from igroteka.server.storage import host_records as stored
from igroteka.server.storage.people import body_of_person, forget_here
from igroteka.server.storage.store import StorageFailed

EVERY_S: Final = 1.0
DAY_S: Final = 86_400
MOST: Final = 1_000
"""Sanctions at a time."""
TO_ALL: Final = "all"
"""The one notice that there is."""
log: Final = logging.getLogger("igroteka")


class StoredSanction(Struct, frozen=True):
    name: str
    why: str


encoder: Final = msgspec.msgpack.Encoder()
sanctions: Final = msgspec.msgpack.Decoder(StoredSanction)
notices: Final = msgspec.msgpack.Decoder(NoticeInfo)


async def watch(tables: Tables) -> None:
    """For as long as the server runs."""
    loop = asyncio.get_running_loop()
    while True:
        due = loop.time() + EVERY_S
        await asyncio.sleep(EVERY_S)
        tables.shared.load.tick(max(0.0, loop.time() - due))
        try:
            await heed(tables)
        except StorageFailed as error:
            log.error("what the host has ordered could not be read: %s", error)


async def heed(tables: Tables) -> None:
    """Take note of what holds now; say the notice, and show out who is turned away."""
    now = int(wall.now())
    rows = await tables.store.read(stored.sanctions, now)
    tables.shared.sanctions.replace([(target, kind, until) for target, kind, until, _ in rows])
    found = await tables.store.read(stored.notices, now)
    notice = notices.decode(found[0]) if found else None
    if notice != tables.shared.notice:
        tables.shared.notice = notice
        for client in clients(tables):
            client.send(Notice(notice=notice or NoticeInfo("", "", 0)))
    for client in clients(tables):
        if is_turned_away(tables, client):
            client.leave("banned")


def clients(tables: Tables) -> list[Client]:
    return [client for mailbox in tables.open.values() for client in mailbox.table.clients]


def is_turned_away(tables: Tables, client: Client) -> bool:
    known = tables.shared.sanctions
    return known.of_person("ban", client.person) or known.of_network("ban", client.network)


# ------------------------------------------------------------------------------------------------------------ sanctions


async def order(tables: Tables, data: Sanction) -> None:
    """Mute or turn away; for 0 days: no longer."""
    target, name = await target_of(tables, data)
    if not data.days:
        await tables.store.write([stored.forget_sanction(target, data.kind)])
    else:
        if await tables.store.read(stored.count_sanctions) >= MOST:
            raise Rejected("full", f"no more than {MOST} people and networks; lift some of them first")
        body = encoder.encode(StoredSanction(name, tidy(data.why)))
        until = int(wall.now()) + data.days * DAY_S
        gone = [forget_here(data.person)] if data.person and data.kind == "ban" else []
        await tables.store.write([stored.store_sanction(target, data.kind, until, body), *gone])
    await heed(tables)


async def target_of(tables: Tables, data: Sanction) -> tuple[str, str]:
    """How it is kept, and its name."""
    if bool(data.person) == bool(data.network):
        raise Rejected("bad_message", "name a person or a network")
    if data.network:
        try:
            network = named_network(data.network)
        except BadNetwork as error:
            raise Rejected("bad_message", str(error), "bad_network") from None
        return NETWORK + network, network
    body = await tables.store.read(body_of_person, data.person)
    if body is None and data.days:
        raise Rejected("no_table", "nobody is known by this id", "unknown_person")
    return PERSON + data.person, "" if body is None else persons.decoder.decode(body).name


async def in_force(tables: Tables) -> list[SanctionInfo]:
    rows = await tables.store.read(stored.sanctions, int(wall.now()))
    found: list[SanctionInfo] = []
    for target, kind, until, body in rows:
        kept, network = sanctions.decode(body), target.startswith(NETWORK)
        name = target.removeprefix(NETWORK if network else PERSON)
        found.append(SanctionInfo(name, network, kept.name, kind, until, kept.why))
    return found


# --------------------------------------------------------------------------------------------------------------- notice


async def set_notice(tables: Tables, data: SetNotice) -> None:
    """In the language that has no text the other's is shown; without any the notice is taken away."""
    ru, en, now = tidy(data.ru), tidy(data.en), int(wall.now())
    until = now + 3600 * data.hours if ru or en else 0
    body = encoder.encode(NoticeInfo(ru or en, en or ru, until))
    await tables.store.write([stored.store_notice(TO_ALL, until, body)])
    await heed(tables)
