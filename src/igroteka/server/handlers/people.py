"""What members and the host do around a game: come, go, change seats in play, arrange the table, make a rematch."""

from __future__ import annotations

import contextlib

from igroteka.content.words import BOT
from igroteka.engine import Refused
from igroteka.server.handlers import again, lobby, takeback
from igroteka.server.messages import requests
from igroteka.server.messages.protocol import NewCode
from igroteka.server.messages.rejection import Rejected
from igroteka.server.messages.requests import Hello, Parting
from igroteka.server.messages.room_view import Clock, SettingJson
from igroteka.server.play import lesson_table, presence
from igroteka.server.rooms.client import Client
from igroteka.server.rooms.live_table import Finished, Lobby, Playing, Stage
from igroteka.server.rooms.names import called, distinct
from igroteka.server.rooms.outcome import Outcome
from igroteka.server.rooms.room import Member, StoredRoom, is_by_days
from igroteka.server.rooms.sender import Sender, seat_of

CODE_LIFETIME_S = 300
SOMEBODY = f"{BOT}somebody"
"""In place of the name of who wants to be forgotten: a word of the page."""

# ----------------------------------------------------------------------------------------------------- coming and going


def arrive(stage: Stage, client: Client, hello: Hello) -> Outcome:
    """A client says hello with a member's key or with the link to watch."""
    table = stage.table
    room = table.room
    if room.shut:
        raise Rejected("no_entry", "the host of this server has closed this table", "shut")
    member = room.member_by(hello.key, client.person)
    check_company(stage, client, member)
    if room.is_banned(hello.key, client.person):
        raise Rejected("no_entry", "the host has asked you to leave this table", "kicked")
    watches = hello.watch != "" and room.lets_watch(hello.watch) and not room.locked
    if member is None and not watches:
        raise Rejected("no_entry", "this key or link does not open the table")
    if len(table.clients) >= table.config.limits.connections_per_table:
        raise Rejected("full", "too many connections to this table")
    client.member = None if member is None else member.id
    if member is not None:
        client.budget = table.budgets.setdefault(member.id, client.budget)
    client.last_id = hello.id
    client.event_changes = hello.event_changes
    table.clients.add(client)
    table.clock.start()
    table.note_host()
    outcome = Outcome(arrived=(client, hello), show_room=True)
    if member is not None and isinstance(stage, Playing):
        presence.back(stage, member.id, outcome)
    if isinstance(stage, Finished):
        again.arrived(stage, client.member)
    outcome.ok(client, hello.id)
    return outcome


def check_company(stage: Stage, client: Client, member: Member | None) -> None:
    """Before a game begins nobody need sit with somebody whom they have blocked; who is turned away may be a person
    who came with another key."""
    if member is None:
        return
    if stage.table.shared.sanctions.of_person("ban", member.whose):
        raise Rejected("no_entry", "the host of this server has turned you away", "banned")
    if isinstance(stage, Lobby) and any(other.whose in client.blocked for other in stage.table.room.members):
        raise Rejected("no_entry", "somebody whom you have blocked sits at this table", "blocked")


def depart(stage: Stage, client: Client) -> Outcome:
    """The socket of a client is closed."""
    table = stage.table
    if client not in table.clients:
        return Outcome()
    table.clients.discard(client)
    if isinstance(stage, Playing) and client.member is not None and not table.is_connected(client.member):
        presence.gone(stage, client.member)
    if isinstance(stage, Finished):
        again.departed(stage, client.member)
    table.note_host()
    return Outcome(departed=True, show_room=True)


def leave(stage: Stage, by: Sender, message: requests.Leave) -> Outcome:
    return part(stage, by.member, "left")


def kick(stage: Stage, by: Sender, message: requests.Kick) -> Outcome:
    """Remove a member and refuse their keys from now on; links that others were sent stay valid."""
    member = by.other(stage.table, message.member)
    stage.table.room.ban(member)
    return part(stage, member, "kicked")


def turn_watchers_away(stage: Stage, outcome: Outcome) -> None:
    """Disconnect everybody who only watches: their link is no longer valid."""
    watchers = [client for client in stage.table.clients if client.member is None]
    stage.table.clients.difference_update(watchers)
    outcome.partings.extend((client, "locked") for client in watchers)
    outcome.departed = True


def part(stage: Stage, member: Member, why: Parting) -> Outcome:
    """A member goes, with all seats and keys; the last one takes the table along."""
    table = stage.table
    room = table.room
    clients = [c for c in table.clients if c.member == member.id]
    outcome = Outcome(departed=True, partings=[(c, why) for c in clients])
    room.members.remove(member)
    if not room.members:
        outcome.erased = True
        return outcome
    table.clients.difference_update(clients)
    for seat in room.seats_of(member.id):
        give_up(stage, seat)
    if room.host == member.id:
        here = [m.id for m in room.members if table.is_connected(m.id)]
        table.set_host((here or [room.members[0].id])[0])
    change_hands(stage, outcome)
    outcome.note(why, member.name, member)
    if isinstance(stage, Playing):
        stage.gone.pop(member.id, None)
        with contextlib.suppress(Refused):  # there is nothing left to take back
            takeback.agree(stage, member.id, outcome)
    if isinstance(stage, Finished):
        again.parted(stage, member.id)
    return outcome


def vanish(stage: Stage, member: Member) -> Outcome:
    """A member goes and leaves no trace: what they said, and their name, where the game has kept it."""
    table, room = stage.table, stage.table.room
    seats, said = room.seats_of(member.id), [line.n for line in table.chat if line.member == member.id]
    outcome = part(stage, member, "left")
    outcome.lines = [line for line in outcome.lines if line.member is not member]
    room.names = [SOMEBODY if n in seats else name for n, name in enumerate(room.names)]
    room.banned = [each for each in room.banned if each not in (*member.keys, member.whose)]
    table.chat = [line for line in table.chat if line.n not in said]
    outcome.unsaid = said
    return outcome


# --------------------------------------------------------------------------------------------------------------- seats


def stand(stage: Stage, by: Sender, message: requests.Stand) -> Outcome:
    by.own_seat(stage.table, message.seat)
    give_up(stage, message.seat)
    outcome = Outcome()
    change_hands(stage, outcome)
    return outcome


def give_up(stage: Stage, n: int) -> None:
    """The seat has no owner any more; in play a bot goes on."""
    seat = stage.table.room.seats[n]
    seat.owner, seat.person = None, ""
    seat.bot = "normal" if isinstance(stage, Playing) else None


def change_hands(stage: Stage, outcome: Outcome) -> None:
    """Note that some seats have another owner, or a bot, from now on."""
    stage.table.room.name_bots()
    if isinstance(stage, Playing):
        stage.table.room.note_seen()
        presence.tell_match(stage)
    outcome.change_room()
    outcome.reseated = True


def sit_in_play(playing: Playing, by: Sender, message: requests.Sit) -> Outcome:
    """On one's own seat, in which a bot sits in or which one gave up; or on a bot's, if the host lets guests do so. We
    cannot tell whether a guest is somebody who sits here already, so it is the host who decides, and everybody sees it.
    """
    room, outcome = playing.table.room, Outcome()
    seat = seat_of(room, message.seat)
    if seat.owner == by.member.id:
        presence.back(playing, by.member.id, outcome)
        return outcome
    if seat.owner is not None or room.locked:
        raise Rejected("not_now", "this seat is taken")
    if by.member.seen and message.seat not in by.member.seen:
        raise Rejected("not_now", "who has seen other cards cannot take this seat", "seen_cards")
    if not by.member.seen and not room.takeover:
        raise Rejected("not_now", "a bot plays this seat; the host can let guests take it over", "no_takeover")
    seat.owner, seat.bot = by.member.id, None
    change_hands(playing, outcome)
    return outcome


def set_bot_in_play(playing: Playing, by: Sender, message: requests.SetBot) -> Outcome:
    """A bot, or its level, for a seat whose owner is away; null gives it back to its owner."""
    table, outcome = playing.table, Outcome()
    seat = seat_of(table.room, message.seat)
    lesson_table.only_unguided(playing)
    if seat.owner is not None and table.is_connected(seat.owner) and message.level is not None:
        raise Rejected("not_now", "somebody sits here")
    if message.level is None and seat.owner is None:
        raise Rejected("not_now", "the game has begun: somebody must play this seat")
    table.check_level(message.level)
    seat.bot = message.level
    change_hands(playing, outcome)
    return outcome


# ------------------------------------------------------------------------------------------------------------- members


def rename(stage: Stage, by: Sender, message: requests.Rename) -> Outcome:
    room = stage.table.room
    seat = None if message.seat is None else by.own_seat(stage.table, message.seat)
    before = by.member.name if seat is None else seat.person
    others = room.people()
    if before:
        others.remove(before)
    name = distinct(called(message.name), others)
    if seat is None:
        by.member.name = name
    else:
        seat.person = name
    room.name_bots()
    outcome = Outcome(store_room=True, show_room=True)
    outcome.note("renamed", name, by.member)
    return outcome


def device_code(stage: Stage, by: Sender, message: requests.DeviceCode) -> Outcome:
    table, outcome = stage.table, Outcome()
    outcome.code, typed = table.room.new_code(by.member.id, CODE_LIFETIME_S)
    outcome.store_room = True
    outcome.reply(by.client, NewCode(code=typed, seconds=CODE_LIFETIME_S))
    return outcome


# ------------------------------------------------------------------------------------------------------------ the host


def configure(stage: Stage, by: Sender, message: requests.Configure) -> Outcome:
    """Change the table's settings: some at any time, some only before the start; all of the message or nothing."""
    room, shelf = stage.table.room, stage.table.shared.shelf
    before = rules_of(room)
    clock = message.clock or room.clock
    check_rules_by_days(stage, clock)
    alters = (message.players, message.settings, message.pack) != (None, None, None)
    if alters or (is_by_days(clock) and isinstance(stage, Lobby) and not room.moment):
        if not isinstance(stage, Lobby):
            raise Rejected("not_now", "the game has begun")
        if room.moment:
            raise Rejected("not_now", "this game goes on from another one: its players and settings stay", "continued")
        players = room.players if message.players is None else message.players
        settings = room.settings if message.settings is None else message.settings
        with_pack = room.pack if message.pack is None else message.pack
        if with_pack and shelf.pack is None:
            raise Rejected("bad_setup", "this server has no content pack", "no_pack")
        room.settings = shelf.checked(room.game, players, settings, with_pack, is_by_days(clock))
        room.pack = with_pack
        lobby.resize(room, players)
    if isinstance(stage, Lobby) and (message.clock is not None or before != rules_of(room)):
        for member in room.members:
            member.ready = False  # they have said so to other rules
    room.clock = clock
    room.pace = message.pace or room.pace
    room.hints = room.hints if message.hints is None else message.hints
    room.substitutes = room.substitutes if message.substitutes is None else message.substitutes
    room.window = message.window or room.window
    room.open = room.open if message.open is None else message.open
    room.newcomers = room.newcomers if message.newcomers is None else message.newcomers
    room.chat = message.chat or room.chat
    room.preview = room.preview if message.preview is None else message.preview
    outcome = Outcome(store_room=True, show_room=True)
    if message.takeover is not None and message.takeover != room.takeover:
        room.takeover = message.takeover
        outcome.note("takeover" if room.takeover else "no_takeover")
    return outcome


def check_rules_by_days(stage: Stage, clock: Clock) -> None:
    """Rejected, if a running game cannot go on with this clock."""
    room, needed = stage.table.room, stage.table.shared.shelf.by_letters(stage.table.room.game)
    has_begun = not isinstance(stage, Lobby) and is_by_days(clock) and not room.is_by_days()
    if has_begun and any(room.settings[name] != value for name, value in needed.items()):
        raise Rejected("not_now", "with days for a decision this game has other rules", "other_rules")


def rules_of(room: StoredRoom) -> tuple[int, dict[str, SettingJson], bool]:
    """The rules that the table plays by: players, settings, and whether the content pack is used."""
    return room.players, room.settings, room.pack


def mute(stage: Stage, by: Sender, message: requests.Mute) -> Outcome:
    by.other(stage.table, message.member).muted = message.muted
    return Outcome(store_room=True, show_room=True)


def lock(stage: Stage, by: Sender, message: requests.Lock) -> Outcome:
    stage.table.room.locked = message.locked
    outcome = Outcome(store_room=True, show_room=True)
    outcome.note("locked" if message.locked else "unlocked")
    if message.locked:
        turn_watchers_away(stage, outcome)
    return outcome


def hand_over(stage: Stage, by: Sender, message: requests.HandOver) -> Outcome:
    member = by.other(stage.table, message.member)
    stage.table.set_host(member.id)
    outcome = Outcome(store_room=True, show_room=True)
    outcome.note("host", member.name, member)
    return outcome


def claim_host(stage: Stage, by: Sender, message: requests.ClaimHost) -> Outcome:
    """A host who is away too long loses the role to whoever has been here longest and asks for it."""
    table = stage.table
    claim = table.claim()
    if claim is None:
        raise Rejected("not_now", "the host is here", "host_is_here")
    if claim.member != by.member.id:
        raise Rejected("not_now", "somebody has been here for longer", "here_longer")
    if claim.at > table.clock.now():
        raise Rejected("not_now", "the host may still come back", "host_may_return")
    table.set_host(by.member.id)
    outcome = Outcome(store_room=True, show_room=True)
    outcome.note("host_claimed", by.member.name, by.member)
    return outcome


def delete(stage: Stage, by: Sender, message: requests.Delete) -> Outcome:
    return Outcome(erased=True)
