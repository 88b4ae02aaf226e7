"""After a game: another one with the same people, at once when everybody wants it, or where they gather first.

Who is here and has a seat is asked; who is away keeps the seat, and a bot plays there until they come.
"""

from __future__ import annotations

from functools import partial

from igroteka.server.messages import requests
from igroteka.server.messages.rejection import Rejected
from igroteka.server.messages.room_view import AnotherGame
from igroteka.server.rooms.live_table import Finished
from igroteka.server.rooms.outcome import Due, Outcome
from igroteka.server.rooms.room import Member, StoredRoom, rematch_of
from igroteka.server.rooms.sender import Sender


def rematch(finished: Finished, by: Sender, message: requests.Rematch) -> Outcome:
    """People gather there. Once per game; whoever was here is a member there, with the same key."""
    room, outcome = finished.table.room, Outcome()
    if room.next is None:
        fresh = rematch_of(room, by.member)
        keep_apart(finished, fresh)
        lay(finished, fresh, by.member, outcome)
    return outcome


def keep_apart(finished: Finished, fresh: StoredRoom) -> None:
    """Nobody finds at the next table whom they have blocked at this one: of the two, who has asked for it, else who has
    blocked, stays."""
    for client in finished.table.clients:
        member = None if client.member is None else fresh.member(client.member)
        unwanted = [m for m in fresh.members if m.whose in client.blocked] if member is not None else []
        for other in unwanted:
            leaves = member if other.id == fresh.host else other
            if leaves is not None and leaves in fresh.members:
                fresh.members.remove(leaves)
                for n in fresh.seats_of(leaves.id):
                    fresh.seats[n].owner, fresh.seats[n].person = None, ""


def lay(finished: Finished, fresh: StoredRoom, by: Member, outcome: Outcome) -> None:
    room = finished.table.room
    finished.table.shared.capacity.take()
    outcome.new_room = fresh
    room.next, room.next_by, room.next_watch, room.next_begins = fresh.id, by.id, fresh.watch, fresh.begins
    finished.again, finished.begins = [], -1
    outcome.change_room()
    outcome.note("rematch", by.name, by)


def again(finished: Finished, by: Sender, message: requests.Again) -> Outcome:
    """Say that one wants another game, or take that back."""
    room, member = finished.table.room, by.member
    if room.next is not None:
        raise Rejected("not_now", "the table is laid already; go there", "next_is_laid")
    if not room.seats_of(member.id):
        raise Rejected("not_your_seat", "who has a seat says so", "no_seat")
    outcome = Outcome(show_room=True)
    if message.yes and member.id not in finished.again:
        if not finished.again:
            outcome.note("again", member.name, member)
        finished.again.append(member.id)
    elif not message.yes and member.id in finished.again:
        finished.again.remove(member.id)
    settle(finished)
    return outcome


def waiting(finished: Finished) -> list[int]:
    """Members with a seat who are here and have not said that they want another game."""
    seated = sorted({seat.owner for seat in finished.table.room.seats if seat.owner is not None})
    return [member for member in seated if is_here(finished, member) and member not in finished.again]


def is_here(finished: Finished, member: int) -> bool:
    return finished.table.is_connected(member) or member in finished.gone


def arrived(finished: Finished, member: int | None) -> None:
    if member is not None:
        finished.gone.pop(member, None)
    settle(finished)


def departed(finished: Finished, member: int | None) -> None:
    """Whoever reloads the page, or goes on to the record, is back in a moment."""
    table = finished.table
    if member is not None and not table.is_connected(member):
        finished.gone[member] = table.clock.now() + table.config.timing.blink
    settle(finished)


def parted(finished: Finished, member: int) -> None:
    finished.gone.pop(member, None)
    settle(finished)


def stay_away(finished: Finished, member: int) -> Outcome:
    """Count people who have not come back as gone."""
    parted(finished, member)
    return Outcome(show_room=True)


def settle(finished: Finished) -> None:
    """Somebody has said something, come or gone: is everybody ready?"""
    table = finished.table
    finished.again = [member for member in finished.again if is_here(finished, member)]
    if not finished.again or waiting(finished) or not all(map(table.is_connected, finished.again)):
        finished.begins = -1
    elif finished.begins < 0:
        alone = len(finished.again) == 1 and table.room.is_practice()
        finished.begins = table.clock.now() + (0 if alone else table.config.timing.again)


def shown(finished: Finished) -> AnotherGame | None:
    if not finished.again:
        return None
    return AnotherGame(finished.again[0], list(finished.again), waiting(finished), finished.begins)


def due(finished: Finished) -> list[Due]:
    found: list[Due] = [(until, partial(stay_away, finished, member)) for member, until in finished.gone.items()]
    return found if finished.begins < 0 else [*found, (finished.begins, partial(begin, finished))]


def begin(finished: Finished) -> Outcome:
    """Everybody is ready: a table at which the game begins as soon as somebody comes. The host stays, if they play."""
    table, outcome = finished.table, Outcome()
    room = table.room
    first = room.member(finished.again[0])
    host = room.member(room.host if room.host in finished.again else finished.again[0])
    assert first is not None, "who leaves is asked no longer"
    assert host is not None
    fresh = rematch_of(room, host)
    fresh.begins = True
    keep_apart(finished, fresh)
    for seat in fresh.seats:
        if not seat.taken or (seat.owner not in finished.again and room.substitutes):
            seat.bot = "normal"
    fresh.name_bots()
    try:
        lay(finished, fresh, first, outcome)
    except Rejected:
        finished.again, finished.begins = [], -1
        outcome = Outcome(show_room=True)
        outcome.note("again_full")
    return outcome
