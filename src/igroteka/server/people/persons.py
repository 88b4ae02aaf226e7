"""A person: whoever holds a key that this server has given to a browser, or to several of them.

Nobody needs to be one: links and names work without. What is kept of a person lies beside the tables (`storage/people`)
and is forgotten at once and whole when they want it, and when they have not come for a year.
"""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable
from typing import Final

import msgspec
from msgspec import Struct

from igroteka.server.base import wall
from igroteka.server.cluster.processes import Elsewhere
from igroteka.server.mailbox.tables import Tables
from igroteka.server.messages.bodies import OneOfMine
from igroteka.server.messages.person_bodies import PersonCode, PersonKey
from igroteka.server.messages.rejection import Rejected
from igroteka.server.play import tally
from igroteka.server.rooms.live_table import Finished, Stage
from igroteka.server.rooms.names import called
from igroteka.server.rooms.outcome import Outcome
from igroteka.server.rooms.room import hashed, hashed_code, is_of_a_person, person_secret, typed_code
from igroteka.server.storage import people as stored
from igroteka.server.storage.queries import summary_of
from igroteka.server.storage.store import Session, Statement

CODE_LIFETIME_S: Final = 300
GROUP: Final = 5
"""Letters of each of the three groups of a code: one more than a table's code has, so that one can tell them apart."""
MOST_DEVICES: Final = 10
"""Keys of a person; of more the oldest is good no longer."""
STEP_S: Final = 3_600
"""How exactly it is kept when somebody came last."""
FULL: Final = "this server knows as many people as it can; play without being known, or try again later"


class StoredPerson(Struct):
    name: str
    since: int
    """When they first came, in seconds since 1970."""
    came: int
    hidden: bool = False
    """They do not want to be shown to others of this server."""


encoder: Final = msgspec.msgpack.Encoder()
decoder: Final = msgspec.msgpack.Decoder(StoredPerson)


def statement(id: str, person: StoredPerson) -> Statement:
    return stored.store_person(id, person.came, encoder.encode(person))


async def begin(tables: Tables, name: str) -> PersonKey:
    """Somebody whom nobody knows yet."""
    id, key, now = secrets.token_urlsafe(12), person_secret(), int(wall.now())
    person = StoredPerson(called(name), now, now)
    if await tables.store.read(stored.count_people) >= tables.config.limits.people:
        raise Rejected("full", FULL)
    await tables.store.write([statement(id, person), stored.store_person_key(hashed(key), id, now)])
    return PersonKey(key, person.name, "")


async def known(tables: Tables, key: str, turned_away: bool = False) -> tuple[str, StoredPerson]:
    """The person to whom a key belongs; Rejected if it belongs to nobody. `turned_away`: also somebody to whom the
    server's host has closed the door may see, take along and erase what is kept of them."""
    found = await tables.store.read(stored.person_by_key, hashed(key)) if is_of_a_person(key) else None
    if found is None:
        raise Rejected("no_entry", "nobody is known by this key", "unknown_person")
    (id, body), now = found, int(wall.now())
    if not turned_away:
        tables.check_welcome(id)
    person = decoder.decode(body)
    if now - person.came > STEP_S:
        person.came = now
        await tables.store.write([statement(id, person)])
    return id, person


async def change(tables: Tables, key: str, name: str | None, hidden: bool | None) -> None:
    """Change a person; None leaves a field as it is."""
    id, person = await known(tables, key)
    person.name = person.name if name is None else called(name)
    person.hidden = person.hidden if hidden is None else hidden
    gone = [stored.forget_here(id)] if person.hidden else []
    await tables.store.write([statement(id, person), *gone])


# ------------------------------------------------------------------------------------------------------- other devices


async def code(tables: Tables, key: str, notes: str) -> PersonCode:
    """Good once, and not for long; one at a time."""
    id, _ = await known(tables, key)
    typed, now = typed_code(GROUP), int(wall.now())
    fresh = stored.store_person_key(hashed_code(typed), id, now, now + CODE_LIFETIME_S, notes.encode())
    await tables.store.write([*stored.forget_person_codes(id, now), fresh])
    return PersonCode(typed, CODE_LIFETIME_S)


async def redeem(tables: Tables, typed: str) -> PersonKey:
    """Another device becomes the same person."""
    key, wanted, now = person_secret(), hashed_code(typed), int(wall.now())

    def redeeming(session: Session) -> tuple[str, bytes] | None:
        found = stored.person_with_code(session, wanted, now)
        if found is not None:
            session.write([stored.forget_person_key(wanted), *another_key(session, found[0], key, now)])
        return found

    found = await tables.store.do(redeeming)
    if found is None:
        raise Rejected("no_entry", "this code is not good any more", "wrong_code")
    _, person = await known(tables, key)
    return PersonKey(key, person.name, found[1].decode())


def another_key(session: Session, person: str, key: str, now: int) -> list[Statement]:
    """Statements that store a key for another device; the oldest of too many becomes invalid."""
    spare = stored.keys_of_person(session, person)[: 1 - MOST_DEVICES]
    return [*(stored.forget_person_key(each) for each in spare), stored.store_person_key(hashed(key), person, now)]


Claiming = Callable[[Elsewhere, OneOfMine], Awaitable[None]]
"""Asks the process that has a table to claim it."""


async def claim(tables: Tables, key: str, tickets: list[OneOfMine], elsewhere: Claiming) -> None:
    """Tables to which there are keys of their own, from before the person was known, with the games that ended
    there."""
    id, _ = await known(tables, key)
    for ticket in tickets:
        try:
            try:
                await claim_one(tables, id, ticket)
            except Elsewhere as error:
                await elsewhere(error, ticket)
        except Rejected:  # it is gone, or the key is none, or its process does not answer: that one is left out
            continue


async def claim_one(tables: Tables, person: str, ticket: OneOfMine) -> None:
    summary = await tables.store.read(summary_of, ticket.table)
    played = 0 if summary is None else int(summary[2])

    def claiming(stage: Stage) -> tuple[Outcome, None]:
        room = stage.table.room
        member = room.member_with(ticket.key)
        if member is None or member.whose or room.member_of(person) is not None:
            return Outcome(), None
        member.whose = person
        outcome = Outcome(store_room=True)
        result = stage.match.result if isinstance(stage, Finished) and tally.counts(room) else None
        if isinstance(stage, Finished) and result is not None and room.seats_of(member.id):
            outcome.results = [(person, tally.encoder.encode(tally.result_for(stage, result, member, played)))]
        return outcome, None

    await tables.at(ticket.table, claiming)
