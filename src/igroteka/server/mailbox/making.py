"""New tables: as somebody orders them, or from a moment of a game that was played."""

from __future__ import annotations

from igroteka.lessons import begin as begin_chapter
from igroteka.server.base.net import is_loopback
from igroteka.server.base.rates import network, network_of
from igroteka.server.cluster.processes import Cluster
from igroteka.server.mailbox.commit import listing
from igroteka.server.mailbox.tables import Tables, begin
from igroteka.server.mailbox.viewing import saved
from igroteka.server.messages.bodies import Continue, NewLesson, NewTable, OpenFile, Ticket
from igroteka.server.messages.rejection import Rejected
from igroteka.server.rooms.live_table import LiveTable, Lobby
from igroteka.server.rooms.room import StoredRoom, continuation_of, go_on_from, is_by_days, lesson_room, new_room
from igroteka.server.shelf.served_games import plain
from igroteka.server.shelf.spoken_codes import drawn
from igroteka.server.storage.leases import unplayed
from igroteka.server.storage.queries import count_tables, take_spoken
from igroteka.server.storage.store import Session, Statement, StorageFailed


async def make(tables: Tables, order: NewTable, address: str = "", whose: str = "") -> Ticket:
    """A new table as ordered, by a person; with bots it begins at once."""
    shelf = tables.shared.shelf
    if order.game not in shelf:
        raise Rejected("bad_setup", f"there is no game {order.game}", "unknown_game")
    if order.pack and shelf.pack is None:
        raise Rejected("bad_setup", "this server has no content pack", "no_pack")
    shelf.check_level(order.game, order.bots)
    players = order.players or shelf.game(order.game).least
    settings = shelf.checked(order.game, players, order.settings, order.pack, is_by_days(order.clock))
    room, key = new_room(order, players, settings, whose)
    await open_lobby(tables, room, order.bots is not None, address)
    return Ticket(room.id, key, room.host, room.game)


async def make_lesson(tables: Tables, order: NewLesson, address: str = "", whose: str = "") -> Ticket:
    """A table for a chapter of a lesson; it begins at once."""
    shelf = tables.shared.shelf
    chapter = shelf.chapter(order.game, order.chapter)
    if chapter is None:
        raise Rejected("bad_setup", f"{order.game} has no lesson with a chapter {order.chapter}", "no_lesson")
    setup = begin_chapter(shelf.game(order.game), chapter).setup
    settings = {name: plain(value) for name, value in setup.settings.items()}
    room, key = lesson_room(order, chapter, setup.players, settings, whose)
    await open_lobby(tables, room, True, address)
    return Ticket(room.id, key, room.host, room.game)


async def go_on(
    tables: Tables, source: StoredRoom, order: Continue, own: bool, address: str = "", whose: str = ""
) -> Ticket:
    """A new table from a moment of a finished game, or of one that a person plays with bots alone. `own`: the seat
    that is chosen was the asking person's."""
    if order.seat >= len(source.seats):
        raise Rejected("bad_message", f"there is no seat {order.seat}")
    tables.shared.shelf.check_level(source.game, order.bots)
    if source.stage == "playing" and not (own and source.is_practice()):
        raise Rejected("not_now", "this game is still being played", "still_played")
    room, save = await saved(tables, source.id)
    network = network_of(address)
    with tables.shared.records.taken(network):
        moment = await tables.replays.moment(room, save, order.n, order.seat if own else None, network)
    room, key = continuation_of(room, order, moment, whose)
    await open_lobby(tables, room, order.bots is not None, address)
    return Ticket(room.id, key, room.host, room.game)


async def open_file(tables: Tables, order: OpenFile, address: str = "", whose: str = "") -> Ticket:
    """A new table at which a game goes on that was played elsewhere."""
    network = network_of(address)
    with tables.shared.records.taken(network):
        found = await tables.replays.opened(order.body, order.seat, network)
    tables.shared.shelf.check_level(found.game, order.bots)
    new = NewTable(game=found.game, name=order.name, players=found.players, bots=order.bots)
    room, key = new_room(new, found.players, found.settings, whose)
    go_on_from(room, found.moment, order.seat)
    await open_lobby(tables, room, order.bots is not None, address)
    return Ticket(room.id, key, room.host, room.game)


async def open_lobby(tables: Tables, room: StoredRoom, starts: bool, address: str) -> None:
    """Store a new table and open it; one that is all there begins at once."""
    counted: list[Statement] = []
    if isinstance(tables.place, Cluster):
        tables.shared.capacity.count = await tables.store.read(count_tables)
        if address and not is_loopback(address):
            name = await tables.place.check_unplayed(address, tables.config.limits.unplayed)
            counted.append(unplayed(room.id, name))
    elif address and not is_loopback(address):
        tables.shared.unplayed.add(room.id, network(address))
    try:
        tables.shared.capacity.take(tables.rates.used("tables", address) <= tables.config.limits.newcomer)
    except Rejected:
        tables.shared.unplayed.discard(room.id)
        raise
    fence = tables.place.fence
    rows = [room.statement(), *listing(room), *tables.place.taking(room.id), *counted]

    def enter(session: Session) -> int:
        session.write(rows)
        return -1 if starts else take_spoken(session, room.id, drawn())

    try:
        spoken = await tables.store.do(enter, fence)
    except StorageFailed:
        tables.shared.capacity.give_back()
        tables.shared.unplayed.discard(room.id)
        raise
    table = LiveTable(tables.shared, room, [])
    table.spoken = spoken
    mailbox = tables.keep(Lobby(table), fence)
    if starts:
        await mailbox.ask(begin)
    if fence:
        await mailbox.stop()  # whoever comes may come to another process: there it is opened without asking here
