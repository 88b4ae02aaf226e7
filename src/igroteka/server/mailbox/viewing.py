"""What somebody looks at without coming to the table: a line of a list, a game so far or its record, a study of it."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import msgspec

from igroteka.engine.view import ResultView
from igroteka.server.base.rates import network_of
from igroteka.server.mailbox.load_table import room_of
from igroteka.server.mailbox.tables import Tables
from igroteka.server.messages.bodies import GameFile, Mine, OpenTable, Replay, Study, TableInfo
from igroteka.server.messages.rejection import Rejected, check_id
from igroteka.server.messages.room_view import Lang
from igroteka.server.rooms.live_table import Lobby, Stage
from igroteka.server.rooms.outcome import Outcome
from igroteka.server.rooms.room import StoredRoom, decoder
from igroteka.server.storage.queries import open_lobbies, running_games, summary_of
from igroteka.server.streams import archive
from igroteka.server.streams.stream import audience as audience_name

MAX_OPEN_TABLES: Final = 30
"""Open tables that are listed."""
MAX_RUNNING_GAMES: Final = 200
"""Among so many of the newest games those at open tables are looked for."""
results: Final = msgspec.json.Decoder(ResultView)


async def info(tables: Tables, id: str, key: str = "", invite: str = "", whose: str = "") -> TableInfo | None:
    """A table as a line in a list, for whoever has a key or a link, or is the person; None for anybody else."""
    check_id(id)
    found = await tables.store.read(summary_of, id)
    if found is None:
        return None
    stored, changed, played, waiting = found
    room = decoder.decode(stored)
    member = room.member_by(key, whose)
    if member is None and not (invite and (room.invites(invite) or room.lets_watch(invite))):
        return None
    seats = [] if member is None else room.seats_of(member.id)
    waits = [wait for wait in room.waits if wait.seat in seats]
    return TableInfo(
        table=id,
        game=room.game,
        stage=room.stage,
        names=room.names or [room.seat_name(s) for s in range(len(room.seats))],
        seats=seats,
        your_turn=room.stage == "playing" and any(waiting >> s & 1 for s in seats),
        since=min((wait.since for wait in waits), default=0),
        until=min((wait.since + room.seconds_for(wait.seat) for wait in waits), default=0),
        locked=room.locked,
        open_seats=room.open_seats(),
        changed=max(changed, played),
        result=results.decode(room.result) if room.result else None,
        lesson="" if room.lesson is None else room.lesson.chapter,
        next=room.next or "" if member is not None else "",
    )


async def look(tables: Tables, id: str, invite: str) -> TableInfo:
    """What a table shows to somebody with a link to it."""
    found = await info(tables, id, invite=invite)
    if found is None:
        raise Rejected("no_entry", "this link is not good any more")
    return found


async def lines(tables: Tables, data: Mine) -> list[TableInfo]:
    """What all tables of a person show, without those that are gone."""
    whose = {key: await tables.person_with(key) for key in {ticket.key for ticket in data.tickets}}
    found = [await info(tables, ticket.table, ticket.key, whose=whose[ticket.key]) for ticket in data.tickets]
    return [each for each in found if each is not None]


class Listed(NamedTuple):
    """An open table, and the people who are its members."""

    shown: OpenTable
    people: frozenset[str]


async def open_tables(tables: Tables, whose: str = "") -> list[OpenTable]:
    """For a person: without those at which somebody sits whom they have blocked, or who has blocked them."""
    apart = (await tables.blocks_of(whose)).either
    return [each.shown for each in await listed(tables) if not each.people & apart]


async def listed(tables: Tables) -> list[Listed]:
    """Tables that their hosts show to everybody and at which somebody is: those where a seat is free, then games that
    one may watch. Of the first those at which newcomers are welcome, then those that need fewest; of the others the
    newest first."""
    live = await tables.place.live_tables() | {id for id, each in tables.open.items() if each.table.clients}
    lobbies = await tables.store.read(open_lobbies)
    games = await tables.store.read(running_games, MAX_RUNNING_GAMES)
    shown = [shown_to_all(decoder.decode(record)) for id, record in [*lobbies, *games] if id in live]
    found = [each for each in shown if each is not None]
    order = sorted(found, key=lambda each: (each[0].watch != "", not each[0].newcomers, each[0].open_seats))
    return order[:MAX_OPEN_TABLES]


def shown_to_all(room: StoredRoom) -> Listed | None:
    """The line of an open table; None for any other, and for a lobby without a free seat."""
    if not room.open or room.locked or room.shut or (room.stage == "lobby" and not room.open_seats()):
        return None
    gathers, host = room.stage == "lobby", room.member(room.host)
    line = OpenTable(
        table=room.id,
        invite=room.invite if gathers else "",
        game=room.game,
        host="" if host is None else host.name,
        names=[name for name in (room.seat_name(n) for n in range(len(room.seats))) if name],
        open_seats=room.open_seats() if gathers else 0,
        level=next((seat.bot for seat in room.seats if seat.bot is not None), None),
        lang=msgspec.convert(room.lang, Lang),
        clock=room.clock,
        newcomers=room.newcomers,
        watch="" if gathers else room.watch,
    )
    return Listed(line, frozenset(member.whose for member in room.members if member.whose))


class Entry(NamedTuple):
    """A room, and as whom somebody may look at it."""

    room: StoredRoom
    allowed: list[str]

    def sees(self, seat: int | None) -> bool:
        return audience_name(seat) in self.allowed


async def entered(tables: Tables, id: str, key: str) -> Entry:
    """What a key or a link lets somebody look at; Rejected if nothing."""
    room, whose = await room_of(tables.store, id), await tables.person_with(key)
    allowed = [] if room is None else audiences(room, key, whose)
    if room is None or not allowed:
        raise Rejected("no_entry", "this key or link does not open the table")
    return Entry(room, allowed)


def audiences(room: StoredRoom, key: str, whose: str = "") -> list[str]:
    """What a key or a link to watch may see: the seats of its member, and what everybody saw."""
    member = room.member_by(key, whose)
    if member is not None:
        return [*(audience_name(s) for s in room.seats_of(member.id)), "public"]
    watches = key != "" and room.lets_watch(key) and not (room.locked and room.stage == "playing")
    return ["public"] if watches else []


async def replay(tables: Tables, entry: Entry, audience: str, address: str = "") -> Replay:
    """A game as one audience saw it; a running one, as far as it has come."""
    room, allowed = entry
    wanted = audience or allowed[0]
    if wanted not in allowed:
        raise Rejected("not_your_seat", f"only for {', '.join(allowed)}")
    recorded = await (
        so_far(tables, room.id, wanted, address)
        if room.stage == "playing"
        else tables.upkeep.finished_record(room.id, wanted)
    )
    if recorded is None:
        raise Rejected("not_now", "the game has not begun, or its record is not ready yet")
    recording: Any = archive.read_recording(recorded)  # encoded already, and sent as it is
    return Replay(
        table=room.id,
        game=room.game,
        audience=wanted,
        audiences=allowed,
        watch=room.watch,
        names=room.names or [room.seat_name(s) for s in range(len(room.seats))],
        settings=room.settings,
        studied=room.stage == "finished" and tables.shared.shelf.can_study(room.game),
        with_changes=recording.with_changes,
        view=recording.view,
        frames=recording.frames,
    )


async def so_far(tables: Tables, id: str, audience: str, address: str) -> bytes | None:
    """A running game as one audience has seen it."""
    network = network_of(address)
    with tables.shared.records.taken(network):
        return await tables.replays.so_far(id, audience, lambda: saved(tables, id), network)


async def study(tables: Tables, entry: Entry, seat: int, address: str = "") -> Study:
    """The decisions of a seat that have cost it most, in a finished game. It counts as a record."""
    if not entry.sees(seat):
        raise Rejected("not_your_seat", f"only for {', '.join(entry.allowed)}")
    room, save = await saved(tables, entry.room.id)
    if room.stage != "finished":
        raise Rejected("not_now", "this game is still being played", "still_played")
    network = network_of(address)
    with tables.shared.records.taken(network):
        return Study(await tables.replays.study(room, save, seat, network))


async def saved(tables: Tables, id: str) -> tuple[StoredRoom, bytes]:
    """A table's room, and a save of its match."""

    def saving(stage: Stage) -> tuple[Outcome, tuple[StoredRoom, bytes]]:
        if isinstance(stage, Lobby):
            raise Rejected("not_now", "the game has not begun")
        return Outcome(), (stage.table.room, stage.log.match.save())

    return await tables.at(id, saving)


async def game_file(tables: Tables, entry: Entry) -> GameFile:
    """A game as a file for those who played it. As long as others play it too, it would tell what they hold."""
    if entry.allowed == [audience_name(None)]:
        raise Rejected("no_entry", "only those who played have the file")
    room, save = await saved(tables, entry.room.id)
    if room.stage == "playing" and not room.is_practice():
        raise Rejected("not_now", "this game is still being played", "still_played")
    return GameFile(room.game, save)
