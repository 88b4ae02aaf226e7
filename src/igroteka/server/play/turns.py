"""Stores whose turn it is, of those who want to be told, in the transaction of the step that led to it.

People who are at the table see it. The others are told after a while (`push`), by any process, also when the table has
left the memory. Nothing is stored for tables at which nobody wants to be told.
"""

from __future__ import annotations

from igroteka.server.base import wall
from igroteka.server.rooms.live_table import Playing, Stage, Waited
from igroteka.server.storage.people import forget_turn, move_turn, store_turn
from igroteka.server.storage.store import Statement


def waited_for(stage: Stage, closing: bool = False) -> dict[str, Waited]:
    """Return the people whom the table waits for and who want to be told. `closing`: the table leaves the memory, so
    nobody is there any more."""
    room = stage.table.room
    wanting = {member.id: member.whose for member in room.members if member.wants_push and member.whose}
    if not wanting or not isinstance(stage, Playing):
        return {}
    number = stage.match.number
    seats = [room.seats[ask.seat] for ask in stage.match.asks if ask.must and not ask.given]
    owners = {seat.owner for seat in seats if seat.bot is None}
    return {
        person: Waited(number, stage.table.is_connected(id) and not closing)
        for id, person in wanting.items()
        if id in owners
    }


def changes(stage: Stage, closing: bool) -> list[Statement]:
    """Return what has changed since the last call, as statements."""
    table, before, now = stage.table, stage.table.waited, waited_for(stage, closing)
    table.waited = now
    if before == now:
        return []
    id, timing, moment = table.room.id, table.config.timing, wall.now()
    found = [forget_turn(person, id) for person in before.keys() - now.keys()]
    for person, waited in now.items():
        was = before.get(person)
        if waited == was:
            continue
        if was is None or was.number != waited.number:
            found.append(store_turn(person, id, 0 if waited.here else int(moment + timing.turn / 1000)))
        elif waited.here:
            found.append(move_turn(person, id, 0))
        else:
            found.append(move_turn(person, id, int(moment + timing.turn_seen / 1000)))
    return found
