"""Standing groups: a link that is a place. Its members, their score, what is played next, and a chat.

A group is one record that its members change; who comes second on an old version tries again on the new one. What was
played is a row a game, so that the score is counted from what happened.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Final, NamedTuple

import msgspec
from msgspec import Struct

from igroteka.server.base import wall
from igroteka.server.mailbox.load_table import room_of
from igroteka.server.mailbox.making import open_lobby
from igroteka.server.mailbox.membership import join as join_table
from igroteka.server.mailbox.tables import Tables
from igroteka.server.messages.bodies import NewTable, Ticket
from igroteka.server.messages.person_bodies import (
    GroupDoor,
    GroupGame,
    GroupLine,
    GroupLink,
    GroupMember,
    MemberOfGroup,
    NextGame,
    StandingGroup,
)
from igroteka.server.messages.rejection import Rejected, check_id
from igroteka.server.people.club import HERE_S
from igroteka.server.people.persons import known
from igroteka.server.rooms.names import called, distinct, tidy
from igroteka.server.rooms.room import Seat, StoredRoom, new_room, secret
from igroteka.server.rooms.room import decoder as rooms
from igroteka.server.storage import people as stored
from igroteka.server.storage.host_records import blocks_of
from igroteka.server.storage.queries import forget_line, forget_lines, lines_of, record_of, store_line
from igroteka.server.storage.store import Session, Statement

MOST_MEMBERS: Final = 30
MOST_GROUPS: Final = 20
"""Of a person."""
MOST_GAMES: Final = 300
"""That are shown; all of them count while they are no more."""
MOST_LINES: Final = 200
DAY_S: Final = 86_400
TRIES: Final = 10
"""Members who change a group at the same instant, before one of them is asked to try again."""
NO_ENTRY: Final = "this link does not open the group"


class StoredMember(Struct):
    id: str
    person: str
    name: str
    coming: bool | None = None
    vote: str = ""


class StoredGroup(Struct):
    id: str
    name: str
    invite: str
    since: int
    members: list[StoredMember]
    next: NextGame | None = None
    table: str = ""
    """At which they gathered last."""
    rounds: int = 0
    """How often they have sat down: the first chair goes round."""

    def member_of(self, person: str) -> StoredMember | None:
        return next((m for m in self.members if m.person == person), None)


encoder: Final = msgspec.msgpack.Encoder()
decoder: Final = msgspec.msgpack.Decoder(StoredGroup)
games: Final = msgspec.json.Decoder(GroupGame)
game_encoder: Final = msgspec.json.Encoder()
lines: Final = msgspec.msgpack.Decoder(GroupLine)

Change = Callable[[StoredGroup, StoredMember], list[Statement]]
"""Changes the group in memory, for a member; what else is to be stored. Rejected: nothing has changed."""


async def begin(tables: Tables, key: str, name: str, mine: str) -> GroupLink:
    person, _ = await known(tables, key)
    await check_room(tables, person)
    if await tables.store.read(stored.count_groups) >= tables.config.limits.groups:
        raise Rejected("full", "this server holds no more groups")
    member = StoredMember("m1", person, called(mine))
    group = StoredGroup(secrets.token_urlsafe(9), called(name), secret(), int(wall.now()), [member])
    made = stored.make_group(group.id, group.since, encoder.encode(group))
    await tables.store.write([made, stored.store_group_member(person, group.id)])
    return GroupLink(group.id, group.invite, group.name, False)


async def check_room(tables: Tables, person: str) -> None:
    if len(await tables.store.read(stored.groups_of_person, person)) >= MOST_GROUPS:
        raise Rejected("full", f"nobody is in more than {MOST_GROUPS} groups", "many_groups")


async def group_of(tables: Tables, id: str) -> StoredGroup:
    check_id(id)
    found = await tables.store.read(stored.group_body, id)
    if found is None:
        raise Rejected("no_table", "there is no such group; it may have been given up", "no_group")
    return decoder.decode(found[1])


async def door(tables: Tables, id: str, invite: str) -> GroupDoor:
    """What a group shows to somebody who has its link."""
    group = await group_of(tables, id)
    if not secrets.compare_digest(group.invite.encode(), invite.encode()):
        raise Rejected("no_entry", NO_ENTRY)
    return GroupDoor(group.id, group.name, [member.name for member in group.members])


async def join(tables: Tables, key: str, id: str, invite: str, name: str) -> None:
    """Join a group; nothing changes for somebody who is a member already."""
    person, _ = await known(tables, key)
    await door(tables, id, invite)
    await check_room(tables, person)

    def joining(group: StoredGroup) -> list[Statement]:
        if group.member_of(person) is not None:
            return []
        if len(group.members) >= MOST_MEMBERS:
            raise Rejected("full", f"a group has no more than {MOST_MEMBERS} members", "full_group")
        fresh = f"m{1 + max((int(m.id[1:]) for m in group.members), default=0)}"
        named = distinct(called(name), [m.name for m in group.members])
        group.members.append(StoredMember(fresh, person, named))
        return [stored.store_group_member(person, id)]

    await alter(tables, id, joining)


async def change(tables: Tables, key: str, id: str, work: Change) -> None:
    """Change a group on behalf of a member."""
    person, _ = await known(tables, key)
    check_id(id)

    def changing(group: StoredGroup) -> list[Statement]:
        return work(group, own(group, person))

    await alter(tables, id, changing)


def own(group: StoredGroup, person: str) -> StoredMember:
    member = group.member_of(person)
    if member is None:
        raise Rejected("no_entry", NO_ENTRY)
    return member


async def alter(tables: Tables, id: str, work: Callable[[StoredGroup], list[Statement]]) -> None:
    """Change a stored group; changes from several processes are applied one after the other."""

    def once(session: Session) -> Rejected | bool:
        found = stored.group_body(session, id)
        if found is None:
            return Rejected("no_table", "there is no such group; it may have been given up", "no_group")
        group = decoder.decode(found[1])
        try:
            more = work(group)
        except Rejected as error:
            return error
        if not group.members:
            session.write(stored.forget_group(id))
            return True
        done = stored.replace_group(session, id, found[0], int(wall.now()), encoder.encode(group))
        if done:
            session.write(more)
        return done

    for _ in range(TRIES):
        outcome = await tables.store.do(once)
        if isinstance(outcome, Rejected):
            raise outcome
        if outcome:
            return
    raise Rejected("storage", "too many change this group at once; try once more")


# ------------------------------------------------------------------------------------------------------ what members do


async def leave(tables: Tables, key: str, id: str) -> None:
    """The last one takes the group along; what was played stays with the others, without the name."""
    person, _ = await known(tables, key)
    await vanish(tables, person, id)


async def vanish(tables: Tables, person: str, id: str) -> None:
    def leaving(group: StoredGroup) -> list[Statement]:
        member = own(group, person)
        group.members.remove(member)
        return [stored.forget_group_member(person, id)]

    mine = (await group_of(tables, id)).member_of(person)
    await alter(tables, id, leaving)
    if mine is not None:
        await tables.store.do(lambda session: wipe(session, id, person, mine.id))


def wipe(session: Session, id: str, person: str, member: str) -> None:
    """Neither in the games nor in the chat of a group is anything of them any more."""
    for body in stored.games_of_group(session, id, MOST_GAMES * 100):
        game = games.decode(body)
        if person in game.people:
            people = ["" if each == person else each for each in game.people]
            without = msgspec.structs.replace(game, people=people)
            session.write([stored.store_group_game(id, game.table, game.at, game_encoder.encode(without))])
    said = [line for line in map(lines.decode, lines_of(session, id)) if line.member == member]
    session.write([forget_line(id, line.n) for line in said])


def renamed(name: str) -> Change:
    def work(group: StoredGroup, member: StoredMember) -> list[Statement]:
        group.name = called(name)
        return []

    return work


def planned(tables: Tables, wanted: NextGame) -> Change:
    """Another date asks everybody again; who proposes it comes. Without a game the plan is dropped."""
    if wanted.game and wanted.game not in tables.shared.shelf:
        raise Rejected("bad_setup", f"there is no game {wanted.game}", "unknown_game")

    def work(group: StoredGroup, member: StoredMember) -> list[Statement]:
        before, group.next = group.next, wanted if wanted.game else None
        if before is None or group.next is None or before.at != group.next.at:
            for each in group.members:
                each.coming = None
            member.coming = True if group.next is not None else None
        return []

    return work


def coming(yes: bool) -> Change:
    def work(group: StoredGroup, member: StoredMember) -> list[Statement]:
        if group.next is None:
            raise Rejected("not_now", "no game is planned", "no_plan")
        member.coming = yes
        return []

    return work


def voted(tables: Tables, game: str) -> Change:
    if game and game not in tables.shared.shelf:
        raise Rejected("bad_setup", f"there is no game {game}", "unknown_game")

    def work(group: StoredGroup, member: StoredMember) -> list[Statement]:
        member.vote = game
        return []

    return work


async def say(tables: Tables, key: str, id: str, text: str, phrase: str | None = None, network: str = "") -> None:
    """A text, or a phrase that everybody reads in their own language."""
    person, _ = await known(tables, key)
    sanctions = tables.shared.sanctions
    if sanctions.of_person("mute", person) or sanctions.of_network("mute", network):
        raise Rejected("muted", "the host of this server has muted you", "muted_here")
    shown, says = ("", f"phrase-{phrase}") if phrase else (tidy(text), "")
    if not shown and not says:
        raise Rejected("bad_message", "say something")
    member = own(await group_of(tables, id), person)

    def saying(session: Session) -> None:
        n = stored.last_line(session, id) + 1
        line = GroupLine(n, member.id, member.name, shown, int(wall.now()), says=says)
        touched = stored.touch_group(id, line.time)
        session.write([store_line(id, n, encoder.encode(line)), forget_lines(id, n - MOST_LINES), touched])

    await tables.store.do(saying)


# --------------------------------------------------------------------------------------------------------- sitting down


async def sit(tables: Tables, key: str, id: str, game: str, address: str) -> Ticket:
    """Sit down at the table where the group gathers; else at a new one, with a chair for everybody who has not said no.
    The first chair goes to another member each time."""
    person, _ = await known(tables, key)
    group = await group_of(tables, id)
    own(group, person)
    now = await gathering(tables, group)
    if now is not None:
        member = now.member_of(person)
        if member is not None:
            return Ticket(now.id, key, member.id, now.game)
        return await join_table(tables, now.id, now.invite, own(group, person).name, whose=person)
    if game not in tables.shared.shelf:
        raise Rejected("bad_setup", f"there is no game {game}", "unknown_game")
    room, host = laid(tables, group, person, game, (await tables.blocks_of(person)).either)
    await open_lobby(tables, room, False, address)

    def note(stored_group: StoredGroup, member: StoredMember) -> list[Statement]:
        stored_group.table, stored_group.rounds = room.id, stored_group.rounds + 1
        if stored_group.next is not None and stored_group.next.at < wall.now() + DAY_S / 4:
            stored_group.next = None
            for each in stored_group.members:
                each.coming = None
        return []

    await change(tables, key, id, note)
    return Ticket(room.id, key, host, room.game)


async def gathering(tables: Tables, group: StoredGroup) -> StoredRoom | None:
    """The lobby in which they are."""
    room = await room_of(tables.store, group.table) if group.table else None
    return None if room is None else gathers(room)


def gathers(room: StoredRoom) -> StoredRoom | None:
    return room if room.stage == "lobby" and not room.shut else None


def laid(tables: Tables, group: StoredGroup, person: str, game: str, apart: frozenset[str]) -> tuple[StoredRoom, int]:
    """`apart`: people with whom this one does not sit."""
    rules = tables.shared.shelf.game(game)
    first = group.rounds % len(group.members)
    order = [*group.members[first:], *group.members[:first]]
    who = [member for member in order if member.coming is not False or member.person == person]
    who = [member for member in who if member.person not in apart]
    players = min(max(len(who), rules.least), rules.most)
    seated = sorted(who, key=lambda member: (member.person != person, not member.coming))[:players]
    chairs = [member for member in who if member in seated]
    name = next(member.name for member in group.members if member.person == person)
    settings = tables.shared.shelf.checked(game, players, {}, False)
    room, _ = new_room(NewTable(game, name, players=players), players, settings, person)
    room.seats = [Seat() for _ in range(players)]
    room.group, host = group.id, room.members[0].id
    for member in who:
        known_as = room.member_of(member.person) or room.add_member(member.name, member.person)[0]
        if member in chairs:
            room.seats[chairs.index(member)].owner = known_as.id
    return room, host


# -------------------------------------------------------------------------------------------------------------- looking


class Looked(NamedTuple):
    """What a group's page shows, as it is kept."""

    group: StoredGroup
    room: bytes | None
    """Of the table at which they gathered last."""
    here: set[str]
    unread: frozenset[str]
    """People who are blocked by the one who looks."""
    lines: list[bytes]
    games: list[bytes]


def look(session: Session, id: str, person: str, now: int) -> Looked | None:
    """All of it at once: every page asks for it every few seconds."""
    found = stored.group_body(session, id)
    if found is None:
        return None
    group = decoder.decode(found[1])
    return Looked(
        group=group,
        room=record_of(session, group.table) if group.table else None,
        here=stored.here_among(session, [member.person for member in group.members], now - HERE_S),
        unread=blocks_of(session, person).blocked,
        lines=lines_of(session, id),
        games=stored.games_of_group(session, id, MOST_GAMES),
    )


async def view(tables: Tables, key: str, id: str) -> StandingGroup:
    person, _ = await known(tables, key)
    check_id(id)
    looked = await tables.store.read(look, id, person, int(wall.now()))
    if looked is None:
        raise Rejected("no_table", "there is no such group; it may have been given up", "no_group")
    group, here = looked.group, looked.here
    own(group, person)
    by_person = {member.person: member.id for member in group.members}
    now = None if looked.room is None else gathers(rooms.decode(looked.room))
    unread = {member.id for member in group.members if member.person in looked.unread}
    said = [lines.decode(body) for body in looked.lines]
    played = [games.decode(body) for body in looked.games]
    return StandingGroup(
        group=id,
        name=group.name,
        invite=group.invite,
        since=group.since,
        members=[
            GroupMember(m.id, m.name, m.person in here, m.coming, m.vote, m.person == person) for m in group.members
        ],
        next=group.next,
        table="" if now is None else now.id,
        table_game="" if now is None else now.game,
        games=[msgspec.structs.replace(each, people=[by_person.get(p, "") for p in each.people]) for each in played],
        lines=[
            msgspec.structs.replace(line, mine=line.member == by_person[person])
            for line in said
            if line.member not in unread
        ],
    )


async def said_by(tables: Tables, person: str, id: str) -> list[str]:
    member = (await group_of(tables, id)).member_of(person)
    said = [lines.decode(body) for body in await tables.store.read(lines_of, id)]
    return [line.text or line.says for line in said if member is not None and line.member == member.id]


async def noted_of(tables: Tables, person: str, id: str) -> MemberOfGroup:
    """Return what the group notes about one of its members."""
    member = own(await group_of(tables, id), person)
    return MemberOfGroup(member.name, member.coming, member.vote)


async def links(tables: Tables, person: str) -> list[GroupLink]:
    """The groups of a person; those at which something waits for them first."""
    found: list[GroupLink] = []
    for id in await tables.store.read(stored.groups_of_person, person):
        body = await tables.store.read(stored.group_body, id)
        if body is not None:
            group = decoder.decode(body[1])
            member = group.member_of(person)
            asked = group.next is not None and member is not None and member.coming is None
            waits = asked or await gathering(tables, group) is not None
            found.append(GroupLink(id, group.invite, group.name, waits))
    return sorted(found, key=lambda link: (not link.waits, link.name))


async def forget_quiet(tables: Tables, before: int) -> None:
    """Groups at which nothing has happened since then."""
    for id in await tables.store.read(stored.quiet_groups, before):
        await tables.store.write(stored.forget_group(id))
