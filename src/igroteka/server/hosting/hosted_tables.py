"""The tables of a server, as its host looks at them, closes, deletes and takes them along. Never the hidden cards of a
game that is being played."""

from __future__ import annotations

import contextlib
from collections.abc import Iterable
from typing import Final

from igroteka.server.mailbox import load_table, viewing
from igroteka.server.mailbox.mailbox import Closed
from igroteka.server.mailbox.tables import Tables
from igroteka.server.messages.bodies import GameFile
from igroteka.server.messages.host_bodies import HostMember, HostTable, HostTableDetail, HostTableExport
from igroteka.server.messages.rejection import Rejected
from igroteka.server.messages.requests import Parting
from igroteka.server.rooms.client import Client
from igroteka.server.rooms.live_table import Playing, Stage
from igroteka.server.rooms.names import look as look_of
from igroteka.server.rooms.outcome import Outcome
from igroteka.server.rooms.room import StoredRoom, decoder
from igroteka.server.storage import host_records as stored
from igroteka.server.storage.queries import lines_of, summary_of
from igroteka.server.storage.store import Row

SEARCHED: Final = 5_000
"""Among so many of the newest tables a name is looked for."""


async def listed(tables: Tables, stage: str, name: str, skipped: int) -> list[HostTable]:
    """A page of them, the newest first; or those with somebody of this name, or with this id."""
    if name:
        rows = await tables.store.read(stored.every_table, SEARCHED)
        return list(matching(tables, rows, stage, name))[: stored.PAGE]
    rows = await tables.store.read(stored.tables_listed, stage, skipped)
    return [line(tables, decoder.decode(record), changed) for _, changed, record in rows]


def matching(tables: Tables, rows: list[Row], stage: str, name: str) -> Iterable[HostTable]:
    wanted = look_of(name)
    for id, changed, record in rows:
        room = decoder.decode(record)
        called = any(wanted and wanted in look_of(each) for each in room.people())
        if (called or name == id) and stage in ("", room.stage):
            yield line(tables, room, changed)


def line(tables: Tables, room: StoredRoom, changed: int) -> HostTable:
    mailbox = tables.open.get(room.id)
    return HostTable(
        table=room.id,
        game=room.game,
        stage=room.stage,
        names=[member.name for member in room.members],
        changed=changed,
        days=room.is_by_days(),
        open=room.open,
        shut=room.shut,
        connected=0 if mailbox is None else len(mailbox.table.clients),
    )


async def detail(tables: Tables, id: str) -> HostTableDetail:
    """Elsewhere, if another process knows who is there."""
    if tables.place.fence:
        with contextlib.suppress(Closed):
            await tables.table(id)
    room, about = await found(tables, id)
    watchers = sorted({client.network for client in clients_of(tables, id, None)})
    lines = [load_table.lines.decode(body) for body in await tables.store.read(lines_of, id)]
    return HostTableDetail(about, members(tables, room), watchers, lines)


async def found(tables: Tables, id: str) -> tuple[StoredRoom, HostTable]:
    room, summary = await load_table.room_of(tables.store, id), await tables.store.read(summary_of, id)
    if room is None or summary is None:
        raise Rejected("no_table", "there is no such table; it may have been deleted")
    return room, line(tables, room, max(summary[1], summary[2]))


def members(tables: Tables, room: StoredRoom) -> list[HostMember]:
    return [
        HostMember(
            member=each.id,
            name=each.name,
            person=each.whose,
            host=each.id == room.host,
            muted=each.muted,
            networks=sorted({client.network for client in clients_of(tables, room.id, each.id)}),
        )
        for each in room.members
    ]


def clients_of(tables: Tables, table: str, member: int | None) -> list[Client]:
    """Of a member, or of those who only watch, as far as it is known from where they come."""
    mailbox = tables.open.get(table)
    return [] if mailbox is None else [c for c in mailbox.table.clients if c.member == member and c.network]


async def shut(tables: Tables, id: str, is_shut: bool) -> None:
    """Everybody is shown out, and nobody can come; nothing of it is lost, and it can be opened again."""

    def shutting(stage: Stage) -> tuple[Outcome, None]:
        stage.table.room.shut = is_shut
        if not is_shut:
            return Outcome(store_room=True), None
        unsaved = isinstance(stage, Playing) and stage.saved != stage.log.n
        partings: list[tuple[Client, Parting]] = [(client, "shut") for client in stage.table.clients]
        return Outcome(store_room=True, save=unsaved, closed=True, partings=partings), None

    await tables.at(id, shutting)


async def delete(tables: Tables, id: str) -> None:
    """The table and everything that is kept of it."""
    await tables.at(id, lambda stage: (Outcome(erased=True), None))


async def export(tables: Tables, id: str) -> HostTableExport:
    """With the game as a file, once it is over: before, it would tell what people hold."""
    seen = await detail(tables, id)
    file = None
    if seen.about.stage == "finished":
        room, save = await viewing.saved(tables, id)
        file = GameFile(room.game, save)
    return HostTableExport(seen.about, seen.members, seen.lines, file)
