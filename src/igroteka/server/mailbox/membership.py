"""Who belongs to a table, as asked over HTTP: by the link to join, by a code for another device, or no longer."""

from __future__ import annotations

import asyncio

from igroteka.server.handlers import people
from igroteka.server.mailbox.load_table import room_of
from igroteka.server.mailbox.tables import Tables
from igroteka.server.messages.bodies import Invitation, Ticket
from igroteka.server.messages.rejection import Rejected
from igroteka.server.rooms.live_table import Lobby, Stage
from igroteka.server.rooms.outcome import Outcome
from igroteka.server.rooms.room import hashed_code
from igroteka.server.shelf.spoken_codes import understood
from igroteka.server.storage.queries import table_with_code, table_with_spoken


async def join(tables: Tables, id: str, invite: str, name: str, old: str = "", whose: str = "") -> Ticket:
    """By the link to join; takes the first open seat, if the game has not begun. `old`: a key that this person had
    at the table before; `whose`: who it is, and whoever is a member already stays the same one. Whom somebody there
    has blocked is told no more than that the table is closed."""
    blocks = await tables.blocks_of(whose)

    def joining(stage: Stage) -> tuple[Outcome, Ticket]:
        room = stage.table.room
        if not room.invites(invite):
            raise Rejected("no_entry", "this invitation is not good any more")
        if room.shut:
            raise Rejected("no_entry", "the host of this server has closed this table", "shut")
        if room.is_banned(old, whose):
            raise Rejected("no_entry", "the host has asked you to leave this table", "kicked")
        member = room.member_of(whose)
        if member is not None:
            return Outcome(store_room=True), Ticket(room.id, member.add_key(), member.id, room.game)
        company = {other.whose for other in room.members}
        if company & blocks.blocked:
            raise Rejected("no_entry", "somebody whom you have blocked sits at this table", "blocked")
        if room.locked or len(room.members) >= tables.config.limits.members or company & blocks.blocked_by:
            raise Rejected("full", "the table is closed to others")
        member, key = room.add_member(name, whose)
        free = [s for s in room.seats if not s.taken]
        if free and isinstance(stage, Lobby):
            free[0].owner = member.id
        outcome = Outcome(store_room=True, show_room=True)
        outcome.note("joined", member.name, member)
        return outcome, Ticket(room.id, key, member.id, room.game)

    return await tables.at(id, joining)


async def find(tables: Tables, typed: str, address: str) -> Invitation:
    """The lobby with this spoken code, in whatever process it is. A wrong code counts, a word of no code does not."""
    code, now = understood(typed), asyncio.get_running_loop().time()
    if not tables.rates.allow_guess(address, now):
        raise Rejected("too_fast", "too many wrong codes; use the link, or wait a minute", "many_guesses")
    table = await tables.store.read(table_with_spoken, code)
    room = None if table is None else await room_of(tables.store, table)
    if room is None or room.stage != "lobby" or room.shut:
        raise Rejected("no_entry", "no table has this code, or its game has begun", "wrong_words")
    tables.rates.take_back_guess(address)
    if room.locked:
        raise Rejected("not_now", "the host has locked this table", "locked_table")
    return Invitation(room.id, room.invite, room.game)


async def leave(tables: Tables, id: str, key: str) -> None:
    """Give up the membership from outside the table."""
    whose = await tables.person_with(key)

    def leaving(stage: Stage) -> tuple[Outcome, None]:
        member = stage.table.room.member_by(key, whose)
        if member is None:
            raise Rejected("no_entry", "this key does not open the table")
        return people.part(stage, member, "left"), None

    await tables.at(id, leaving)


async def redeem(tables: Tables, code: str) -> Ticket:
    """Another device becomes the same member."""
    wanted = hashed_code(code)

    def redeeming(stage: Stage) -> tuple[Outcome, Ticket]:
        member = stage.table.room.redeem(wanted)
        if member is None:
            raise Rejected("no_entry", "this code is not good any more", "wrong_code")
        return Outcome(store_room=True), Ticket(stage.table.room.id, member.add_key(), member.id, stage.table.room.game)

    table = await tables.store.read(table_with_code, wanted)
    if table is None:
        raise Rejected("no_entry", "this code is not good any more", "wrong_code")
    return await tables.at(table, redeeming)
