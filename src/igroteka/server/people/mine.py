"""What is kept of a person: shown, downloaded, and forgotten at once and whole."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final

import msgspec

from igroteka.server.base import wall
from igroteka.server.cluster.processes import Elsewhere
from igroteka.server.handlers import people
from igroteka.server.mailbox.load_table import lines, room_of
from igroteka.server.mailbox.tables import Tables
from igroteka.server.messages.person_bodies import GameResult, Me, MemberOfGroup, PersonExport, PersonTable
from igroteka.server.messages.rejection import Rejected
from igroteka.server.people import groups, manners, passkeys
from igroteka.server.people.persons import StoredPerson, known
from igroteka.server.rooms.live_table import Stage
from igroteka.server.rooms.outcome import Outcome
from igroteka.server.storage import people as stored
from igroteka.server.storage.host_records import forget_old_hosting, forget_person_in_hosting
from igroteka.server.storage.queries import lines_of

YEAR_S: Final = 365 * 86_400
DAY_S: Final = 86_400
REPORTS_KEPT_S: Final = 90 * DAY_S
"""After they were settled; twice as long otherwise."""
Vanishing = Callable[[Elsewhere, str], Awaitable[None]]
"""Asks the process that has a table to forget the person there."""
results: Final = msgspec.json.Decoder(GameResult)


class StoredAddress(msgspec.Struct):
    """What is told of a browser in which pushes arrive."""

    endpoint: str


endpoints: Final = msgspec.msgpack.Decoder(StoredAddress)


async def me(tables: Tables, key: str) -> Me:
    id, person = await known(tables, key, turned_away=True)
    devices = await tables.store.read(stored.keys_of_person, id)
    told = await tables.store.read(stored.subscriptions_of, id)
    return Me(
        name=person.name,
        came=person.since,
        devices=len(devices),
        hidden=person.hidden,
        tables=await tables_of(tables, id),
        groups=await groups.links(tables, id),
        passkeys=await passkeys.list_of(tables, id),
        told=len(told),
        blocked=await manners.blocked(tables, id),
    )


async def my_results(tables: Tables, key: str) -> list[GameResult]:
    """The newest first."""
    return await results_of(tables, (await known(tables, key))[0])


async def tables_of(tables: Tables, person: str) -> list[PersonTable]:
    found: list[PersonTable] = []
    for id, member in await tables.store.read(stored.tables_of_person, person):
        room = await room_of(tables.store, id)
        if room is not None:
            own = room.member(member)
            told, name = (False, "") if own is None else (own.wants_push, own.name)
            found.append(PersonTable(id, member, room.game, told, name))
    return found


async def results_of(tables: Tables, person: str) -> list[GameResult]:
    return [results.decode(body) for body in await tables.store.read(stored.results_of_person, person)]


async def export(tables: Tables, key: str) -> PersonExport:
    """Everything that is kept about who asks."""
    return await export_of(tables, *await known(tables, key, turned_away=True))


async def export_of(tables: Tables, id: str, person: StoredPerson) -> PersonExport:
    mine, said = await tables_of(tables, id), dict[str, list[str]]()
    for each in mine:
        chat = [lines.decode(body) for body in await tables.store.read(lines_of, each.table)]
        said[each.table] = [line.text for line in chat if line.member == each.member and line.text]
    links, in_groups = await groups.links(tables, id), dict[str, MemberOfGroup]()
    for link in links:
        said[link.group] = await groups.said_by(tables, id, link.group)
        in_groups[link.group] = await groups.noted_of(tables, id, link.group)
    keys = await tables.store.read(stored.keys_of_person, id)
    return PersonExport(
        person=id,
        came=person.since,
        name=person.name,
        keys=keys,
        tables=mine,
        results=await results_of(tables, id),
        said={where: texts for where, texts in said.items() if texts},
        groups=links,
        in_groups=in_groups,
        hidden=person.hidden,
        passkeys=await passkeys.list_of(tables, id),
        push=[endpoints.decode(body).endpoint for _, body in await tables.store.read(stored.subscriptions_of, id)],
        blocked=await manners.blocked(tables, id),
        reports=await manners.reported_by(tables, id),
    )


# ----------------------------------------------------------------------------------------------------------- forgetting


async def forget(tables: Tables, key: str, elsewhere: Vanishing) -> None:
    """Everything about who asks, at every table too; when it is done nothing of it is there."""
    id, _ = await known(tables, key, turned_away=True)
    await forget_by_id(tables, id, elsewhere)


async def forget_by_id(tables: Tables, person: str, elsewhere: Vanishing) -> None:
    """Where they sit down meanwhile, from another device, they are forgotten too."""
    left, done = await tables.store.read(stored.places_of_person, person), set[str]()
    also = forget_person_in_hosting(person)
    while True:
        for group in left.groups:
            await groups.vanish(tables, person, group)
        for table in left.tables:
            try:
                await vanish(tables, table, person)
            except Elsewhere as error:
                await elsewhere(error, table)
        done |= {*left.groups, *left.tables}
        left = await tables.store.do(partial(stored.forget_person, person=person, done=done, also=also))
        if not left:
            return


async def vanish(tables: Tables, table: str, person: str, key: str = "") -> None:
    """Forget a person at one table; a table that is gone holds nothing about anybody. `key`: of somebody whom only
    this table knows."""

    def vanishing(stage: Stage) -> tuple[Outcome, None]:
        member = stage.table.room.member_by(key, person)
        return (Outcome() if member is None else people.vanish(stage, member)), None

    try:
        await tables.at(table, vanishing)
    except Elsewhere:
        raise
    except Rejected as error:
        if error.code != "no_table":
            raise


async def vanish_by_key(tables: Tables, table: str, key: str) -> None:
    """Forget a person, or somebody whom only this table knows, at this table."""
    await vanish(tables, table, await tables.person_with(key, turned_away=True), key)


async def forget_long_gone(tables: Tables) -> None:
    """Delete people who have not come for a year, after a day those with neither a table nor a result, and at once who
    sat down somewhere in the instant in which they were forgotten. One whose tables are held by another process is
    deleted another time."""
    now = int(wall.now())
    await groups.forget_quiet(tables, now - YEAR_S)
    hosting = forget_old_hosting(now, now - YEAR_S, now - REPORTS_KEPT_S)
    await tables.store.write([stored.forget_who_was_here(now - DAY_S), *hosting])
    gone = await tables.store.read(stored.long_gone, now - YEAR_S, now - DAY_S)
    for person in [*gone, *await tables.store.read(stored.left_over)]:
        try:
            await forget_by_id(tables, person, not_now)
        except Elsewhere:
            continue


async def not_now(error: Elsewhere, table: str) -> None:
    raise error
