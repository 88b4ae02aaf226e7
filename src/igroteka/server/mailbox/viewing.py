"""What somebody looks at without coming to the table: a line of a list, a game so far, a study of a finished one."""

from __future__ import annotations

from typing import Final

import msgspec

from igroteka.bots.study import Decision
from igroteka.engine.view import ResultView
from igroteka.server.base.rates import network_of
from igroteka.server.mailbox.tables import Tables
from igroteka.server.messages.bodies import OpenTable, TableInfo
from igroteka.server.messages.rejection import Rejected, check_id
from igroteka.server.rooms.outcome import Outcome
from igroteka.server.rooms.room import StoredRoom, decoder
from igroteka.server.rooms.table import Lobby, Stage
from igroteka.server.storage.queries import open_lobbies, summary_of

MAX_OPEN_TABLES: Final = 30
"""Open tables that are listed."""
results: Final = msgspec.json.Decoder(ResultView)


async def info(tables: Tables, id: str, key: str = "", invite: str = "") -> TableInfo | None:
    """A table as a line in a list, for whoever has a key or a link; None for anybody else."""
    check_id(id)
    found = await tables.store.read(summary_of, id)
    if found is None:
        return None
    stored, changed, played, waiting = found
    room = decoder.decode(stored)
    member = room.member_with(key) if key else None
    if member is None and not (invite and (room.invites(invite) or room.lets_watch(invite))):
        return None
    seats = [] if member is None else room.seats_of(member.id)
    return TableInfo(
        table=id,
        game=room.game,
        stage=room.stage,
        names=room.names or [room.seat_name(s) for s in range(len(room.seats))],
        seats=seats,
        your_turn=room.stage == "playing" and any(waiting >> s & 1 for s in seats),
        locked=room.locked,
        open_seats=room.open_seats(),
        changed=max(changed, played),
        result=results.decode(room.result) if room.result else None,
        lesson="" if room.lesson is None else room.lesson.chapter,
        next=room.next or "" if member is not None else "",
    )


async def open_tables(tables: Tables) -> list[OpenTable]:
    """Lobbies that everybody may join and that somebody sits at, the newest first."""
    live = await tables.place.live_tables() | {id for id, each in tables.open.items() if each.table.clients}
    found: list[OpenTable] = []
    for id, record in await tables.store.read(open_lobbies):
        room = decoder.decode(record) if id in live else None
        if room is not None and room.open and not room.locked and room.open_seats():
            names = [name for name in (room.seat_name(n) for n in range(len(room.seats))) if name]
            host = room.member(room.host)
            called = "" if host is None else host.name
            found.append(OpenTable(id, room.invite, room.game, called, names, room.open_seats()))
    return found[:MAX_OPEN_TABLES]


async def so_far(tables: Tables, id: str, audience: str, address: str) -> bytes:
    """A running game as one audience has seen it."""
    network = network_of(address)
    with tables.shared.records.taken(network):
        return await tables.replays.so_far(id, audience, lambda: saved(tables, id), network)


async def study(tables: Tables, id: str, seat: int, address: str) -> list[Decision]:
    """The decisions of a seat that have cost it most, in a finished game. It counts as a record."""
    room, save = await saved(tables, id)
    if room.stage != "finished":
        raise Rejected("not_now", "this game is still being played", "still_played")
    network = network_of(address)
    with tables.shared.records.taken(network):
        return await tables.replays.study(room, save, seat, network)


async def saved(tables: Tables, id: str) -> tuple[StoredRoom, bytes]:
    """A table's room, and a save of its match."""

    def saving(stage: Stage) -> tuple[Outcome, tuple[StoredRoom, bytes]]:
        if isinstance(stage, Lobby):
            raise Rejected("not_now", "the game has not begun")
        return Outcome(), (stage.table.room, stage.log.match.save())

    return await tables.at(id, saving)
