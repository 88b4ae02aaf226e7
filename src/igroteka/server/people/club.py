"""The club of a server that is open to others: who is here, which tables are open, what may be watched."""

from __future__ import annotations

from typing import Final, NamedTuple

import msgspec
from msgspec import Struct

from igroteka.server.base import wall
from igroteka.server.mailbox import viewing
from igroteka.server.mailbox.tables import Tables
from igroteka.server.messages.person_bodies import Club, Doing, Here, HereNow, PlayedTable
from igroteka.server.messages.rejection import Rejected
from igroteka.server.people.persons import known
from igroteka.server.storage import people as stored

HERE_S: Final = 75
"""Seconds for which somebody counts as here: pages say so twice a minute."""
FRESH_S: Final = 2.0
MOST: Final = 60
"""People that are shown."""


class StoredHere(Struct):
    name: str
    doing: Doing
    game: str


encoder: Final = msgspec.msgpack.Encoder()
decoder: Final = msgspec.msgpack.Decoder(StoredHere)


async def here(tables: Tables, key: str, data: Here) -> None:
    """Somebody is here. Of who does not want to be shown only this is noted: they need not be told by a push."""
    id, person = await known(tables, key)
    game = data.game if data.game in tables.shared.shelf else ""
    body = encoder.encode(StoredHere("", "shelf", "") if person.hidden else StoredHere(person.name, data.doing, game))
    await tables.store.write([stored.store_here(id, int(wall.now()), body)])


async def here_now(tables: Tables) -> dict[str, StoredHere]:
    """Who is here now and what they do, by person."""
    found = await tables.store.read(stored.here_since, int(wall.now()) - HERE_S)
    everybody = {person: decoder.decode(body) for person, body in found}
    return {person: shown for person, shown in everybody.items() if shown.name}


class Snapshot(NamedTuple):
    here: dict[str, StoredHere]
    """By person."""
    tables: list[viewing.Listed]


async def snapshot(tables: Tables) -> Snapshot:
    if not tables.config.club:
        raise Rejected("not_now", "this server has no club", "no_club")
    return Snapshot(await here_now(tables), await viewing.listed(tables))


async def club(tables: Tables, whose: str = "", seen: Snapshot | None = None) -> Club:
    """As this person sees it: those who have blocked each other do not meet here either."""
    found, apart = seen or await snapshot(tables), (await tables.blocks_of(whose)).either
    here = [each for person, each in found.here.items() if person not in apart]
    shown = [each.shown for each in found.tables if not each.people & apart]
    playing = [
        PlayedTable(each.table, each.watch, each.game, each.names, watchers_of(tables, each.table))
        for each in shown
        if each.watch
    ]
    people = [HereNow(each.name, each.doing, each.game) for each in here[:MOST]]
    return Club(people, [each for each in shown if not each.watch], playing)


def watchers_of(tables: Tables, table: str) -> int:
    """The number of people who watch a table, as far as this process knows."""
    mailbox = tables.open.get(table)
    return 0 if mailbox is None else sum(client.member is None for client in mailbox.table.clients)


class Board:
    """What the club shows; computed anew every few seconds, however many people look."""

    def __init__(self) -> None:
        self._at = 0.0
        self._seen: Snapshot | None = None

    async def look(self, tables: Tables, whose: str) -> Club:
        now = wall.steady()
        if self._seen is None or now - self._at > FRESH_S:
            self._seen, self._at = await snapshot(tables), now
        return await club(tables, whose, self._seen)
