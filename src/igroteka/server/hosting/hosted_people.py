"""The people whom a server knows, as its host looks at them, takes along and deletes what is kept of them."""

from __future__ import annotations

from typing import Final

from igroteka.server.hosting.standing_orders import clients, in_force
from igroteka.server.mailbox.tables import Tables
from igroteka.server.messages.host_bodies import HostPerson, HostPersonDetail
from igroteka.server.messages.person_bodies import PersonExport
from igroteka.server.messages.rejection import Rejected
from igroteka.server.people import mine
from igroteka.server.people.club import here_now
from igroteka.server.people.persons import StoredPerson, decoder
from igroteka.server.rooms.names import look
from igroteka.server.storage import host_records as stored
from igroteka.server.storage.people import body_of_person

SEARCHED: Final = 20_000
"""Among so many of those who came last a name is looked for."""


async def listed(tables: Tables, name: str, skipped: int) -> list[HostPerson]:
    """A page of them, who came last first; or those of this name, or with this id."""
    here = set(await here_now(tables))
    if not name:
        rows = await tables.store.read(stored.people_listed, skipped)
        return [line(tables, id, decoder.decode(body), id in here) for id, body in rows]
    wanted, found = look(name), list[HostPerson]()
    for id, body in await tables.store.read(stored.every_person, SEARCHED):
        person = decoder.decode(body)
        if (wanted and wanted in look(person.name)) or name == id:
            found.append(line(tables, id, person, id in here))
    return found[: stored.PAGE]


def line(tables: Tables, id: str, person: StoredPerson, here: bool) -> HostPerson:
    sanctions = tables.shared.sanctions
    return HostPerson(
        person=id,
        name=person.name,
        since=person.since,
        came=person.came,
        here=here,
        muted=sanctions.of_person("mute", id),
        banned=sanctions.of_person("ban", id),
    )


async def person_of(tables: Tables, id: str) -> StoredPerson:
    body = await tables.store.read(body_of_person, id)
    if body is None:
        raise Rejected("no_table", "nobody is known by this id", "unknown_person")
    return decoder.decode(body)


async def detail(tables: Tables, id: str) -> HostPersonDetail:
    person, has = await person_of(tables, id), await tables.store.read(stored.belongings, id)
    networks = {client.network for client in clients(tables) if client.person == id and client.network}
    return HostPersonDetail(
        about=line(tables, id, person, id in await here_now(tables)),
        devices=has.devices,
        results=has.results,
        groups=has.groups,
        tables=await mine.tables_of(tables, id),
        networks=sorted(networks),
        sanctions=[each for each in await in_force(tables) if each.target == id],
    )


async def export(tables: Tables, id: str) -> PersonExport:
    """The same that the person can take along."""
    return await mine.export_of(tables, id, await person_of(tables, id))


async def delete(tables: Tables, id: str, elsewhere: mine.Vanishing) -> None:
    await person_of(tables, id)
    await mine.forget_by_id(tables, id, elsewhere)
