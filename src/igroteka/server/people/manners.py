"""What somebody can do about others who spoil their game: tell the server's host, or sit at no common table any more.

Both name a member of a table or of a group that one belongs to oneself; nobody learns another's id as a person, nor
that they have been blocked.
"""

from __future__ import annotations

import hashlib
from typing import Final, NamedTuple

import msgspec
from msgspec import Struct

from igroteka.server.base import wall
from igroteka.server.mailbox import load_table
from igroteka.server.mailbox.tables import Tables
from igroteka.server.messages.person_bodies import Blocked, BlockMember, MakeReport
from igroteka.server.messages.protocol import Said
from igroteka.server.messages.rejection import Rejected
from igroteka.server.people import groups
from igroteka.server.people.persons import known
from igroteka.server.rooms.names import tidy
from igroteka.server.storage import host_records as stored
from igroteka.server.storage.queries import lines_of

MOST_BLOCKED: Final = 200
"""People of one person."""
MOST_REPORTS: Final = 1_000
"""That wait for the host."""
SAID: Final = 30
"""Lines that go along with a report, since the table may be gone when it is read."""


class StoredBlock(Struct):
    name: str
    since: int


class StoredReport(Struct):
    by: str
    about: str
    about_person: str
    table: str
    group: str
    text: str
    said: list[str]


class Companion(NamedTuple):
    """Another member of something that one belongs to."""

    mine: str
    my_person: str
    name: str
    person: str
    """'' if they are not known as one; likewise the one who asks."""


encoder: Final = msgspec.msgpack.Encoder()
blocks: Final = msgspec.msgpack.Decoder(StoredBlock)
reports: Final = msgspec.msgpack.Decoder(StoredReport)


async def companion(tables: Tables, key: str, person: str, data: MakeReport | BlockMember) -> Companion:
    """Whom it is about; Rejected if one has not met them there."""
    if bool(data.table) == bool(data.group):
        raise Rejected("bad_message", "name a table or a group")
    if data.group:
        group = await groups.group_of(tables, data.group)
        mine = groups.own(group, person)
        found = next((m for m in group.members if m.id == data.member and m is not mine), None)
        if found is not None:
            return Companion(mine.name, mine.person, found.name, found.person)
    else:
        room = await load_table.room_of(tables.store, data.table)
        me = None if room is None else room.member_by(key, person)
        if room is None or me is None:
            raise Rejected("no_entry", "this key or link does not open the table")
        other = next((m for m in room.members if str(m.id) == data.member and m.id != me.id), None)
        if other is not None:
            return Companion(me.name, me.whose, other.name, other.whose)
    raise Rejected("bad_message", "there is no such member beside you")


# ------------------------------------------------------------------------------------------------------------ reporting


async def report(tables: Tables, key: str, data: MakeReport) -> None:
    """For the server's host, with what was said there lately. The same again takes the place of the first."""
    about = await companion(tables, key, await tables.person_with(key), data)
    person, text = about.my_person, tidy(data.text)
    if await tables.store.read(stored.count_open_reports) >= MOST_REPORTS:
        raise Rejected("full", "too many reports wait for the host of this server; try again later")
    where = data.table or data.group
    lines = await tables.store.read(lines_of, where)
    said = [shown(load_table.lines.decode(body)) for body in lines[-SAID:]] if data.table else group_lines(lines)
    body = StoredReport(about.mine, about.name, about.person, data.table, data.group, text, [s for s in said if s])
    id = named(person or about.mine, where, data.member)
    row = stored.store_report(id, int(wall.now()), person, about.person, encoder.encode(body))
    await tables.store.write([row])


def shown(line: Said) -> str:
    return f"{line.name}: {line.text or line.says}" if line.name and (line.text or line.says) else ""


def group_lines(bodies: list[bytes]) -> list[str]:
    found = [groups.lines.decode(body) for body in bodies[-SAID:]]
    return [f"{line.name}: {line.text or line.says}" for line in found]


async def reported_by(tables: Tables, person: str) -> list[str]:
    return [reports.decode(body).text for body in await tables.store.read(stored.reports_of_person, person)]


# ------------------------------------------------------------------------------------------------------------- blocking


async def block(tables: Tables, key: str, data: BlockMember) -> None:
    """From now on there is no common table for both, and nothing that the other says is read; a game that both play
    goes on to its end."""
    person, _ = await known(tables, key)
    other = await companion(tables, key, person, data)
    if not other.person:
        raise Rejected("not_now", "they are not known beyond this table", "unknown_person")
    if len(await tables.store.read(stored.blocked_by, person)) >= MOST_BLOCKED:
        raise Rejected("full", f"nobody blocks more than {MOST_BLOCKED} people", "many_blocked")
    body = encoder.encode(StoredBlock(other.name, int(wall.now())))
    await tables.store.write([stored.store_block(person, other.person, body)])
    await heed(tables, person)


async def unblock(tables: Tables, key: str, block: str) -> None:
    person, _ = await known(tables, key)
    for other, _ in await tables.store.read(stored.blocked_by, person):
        if named(person, other) == block:
            await tables.store.write([stored.forget_block(person, other)])
    await heed(tables, person)


async def heed(tables: Tables, person: str) -> None:
    """At the tables where they are now; in other processes when they come again."""
    blocked = (await tables.blocks_of(person)).blocked
    for mailbox in tables.open.values():
        for client in mailbox.table.clients:
            if client.person == person:
                client.blocked = blocked


async def blocked(tables: Tables, person: str) -> list[Blocked]:
    """The newest first."""
    found = [(other, blocks.decode(body)) for other, body in await tables.store.read(stored.blocked_by, person)]
    shown = [Blocked(named(person, other), each.name, each.since) for other, each in found]
    return sorted(shown, key=lambda each: -each.since)


def named(*parts: str) -> str:
    """A name for something of these, from which nothing can be told about them."""
    return hashlib.sha256(" ".join(parts).encode()).hexdigest()[:24]
