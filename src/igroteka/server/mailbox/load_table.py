"""Tables from the disk: the room, the last save, and everything that came in after it."""

from __future__ import annotations

from typing import Final

import msgspec

from igroteka.server.base import wall
from igroteka.server.messages.protocol import Said
from igroteka.server.messages.rejection import check_id
from igroteka.server.play import presence, turns
from igroteka.server.rooms.live_table import Finished, LiveTable, Lobby, Playing, Stage
from igroteka.server.rooms.room import StoredRoom, decoder
from igroteka.server.rooms.shared import Shared
from igroteka.server.storage.queries import lines_of, record_of, save_of, steps_of
from igroteka.server.storage.store import Store
from igroteka.server.streams.stream import StepLog
from igroteka.server.streams.stream import rows as row_decoder

lines: Final = msgspec.msgpack.Decoder(Said)


async def room_of(store: Store, table: str) -> StoredRoom | None:
    """The room as it was stored last; None if there is no such table."""
    check_id(table)
    found = await store.read(record_of, table)
    return None if found is None else decoder.decode(found)


async def load_stage(shared: Shared, store: Store, room: StoredRoom) -> Stage:
    """The last save, and everything that came in after it."""
    chat = [lines.decode(body) for body in await store.read(lines_of, room.id)]
    kept = await store.read(save_of, room.id)
    if kept is None:
        return Lobby(LiveTable(shared, room, chat))
    rows = await store.read(steps_of, room.id)
    n, save = kept
    shelf = shared.shelf
    match = shelf.game(room.game).load(save, shelf.pack_for(room.pack))
    bodies = [row_decoder.decode(row[3]) for row in rows]
    for row, body in zip(rows, bodies, strict=True):
        if row[0] > n:
            for step in body.steps:
                match.redo(step)
    steps = StepLog(match, [row[2] for row in rows], [body.unseen for body in bodies])
    asleep = 1000 * max(0, int(wall.now()) - rows[-1][4]) if room.stage == "playing" and room.is_by_days() else 0
    table = LiveTable(shared, room, chat, max(rows[-1][1] + asleep, match.g.now))
    if room.stage == "finished":
        return Finished(table, steps)
    playing = Playing(table, steps)
    for owner in {seat.owner for seat in room.seats if seat.owner is not None}:
        presence.gone(playing, owner)
    table.waited = turns.waited_for(playing)
    return playing
