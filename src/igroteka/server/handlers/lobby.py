"""Before the start: seats, bots, their order, and the start itself."""

from __future__ import annotations

import secrets

from igroteka import lessons
from igroteka.engine import Match
from igroteka.engine.branch import go_on
from igroteka.server.messages import requests
from igroteka.server.messages.rejection import Rejected
from igroteka.server.play import lesson_table, presence
from igroteka.server.rooms.live_table import Lobby, Playing
from igroteka.server.rooms.outcome import Outcome
from igroteka.server.rooms.room import Seat, StoredRoom
from igroteka.server.rooms.sender import Sender, seat_of
from igroteka.server.streams.stream import StepLog


def sit(lobby: Lobby, by: Sender, message: requests.Sit) -> Outcome:
    seat = seat_of(lobby.table.room, message.seat)
    if seat.owner is not None:
        raise Rejected("not_now", "this seat is taken")
    if seat.bot is not None:
        raise Rejected("not_now", "a bot sits here; the host can open the seat")
    seat.owner = by.member.id
    return seats_changed()


def ready(lobby: Lobby, by: Sender, message: requests.Ready) -> Outcome:
    by.member.ready = message.yes
    return Outcome(store_room=True, show_room=True)


def set_bot(lobby: Lobby, by: Sender, message: requests.SetBot) -> Outcome:
    """A bot, or its level; null opens the seat."""
    seat = seat_of(lobby.table.room, message.seat)
    if seat.owner is not None and message.level is not None:
        raise Rejected("not_now", "somebody sits here")
    lobby.table.check_level(message.level)
    seat.bot = message.level
    lobby.table.room.name_bots()
    return seats_changed()


def fill(lobby: Lobby, by: Sender, message: requests.Fill) -> Outcome:
    lobby.table.check_level(message.level)
    for seat in lobby.table.room.seats:
        if not seat.taken:
            seat.bot = message.level
    lobby.table.room.name_bots()
    return Outcome(store_room=True, show_room=True)


def order(lobby: Lobby, by: Sender, message: requests.Order) -> Outcome:
    room = lobby.table.room
    places = list(range(len(room.seats)))
    wanted = message.seats or secrets.SystemRandom().sample(places, len(places))
    if sorted(wanted) != places:
        raise Rejected("bad_message", "name every seat once")
    room.seats = [room.seats[i] for i in wanted]
    return Outcome(store_room=True, show_room=True)


def seats_changed() -> Outcome:
    return Outcome(store_room=True, show_room=True, reseated=True)


def resize(room: StoredRoom, players: int) -> None:
    """New seats are open ones. If there are too many, open ones go first, then bots, then people, from the end."""
    room.players = players
    while len(room.seats) < players:
        room.seats.append(Seat())
    while len(room.seats) > players:
        open_seats = [s for s in room.seats if not s.taken]
        bots = [s for s in room.seats if s.owner is None]
        gone = (open_seats or bots or room.seats)[-1]
        room.seats = [s for s in room.seats if s is not gone]


# ----------------------------------------------------------------------------------------------------------- the start


def start(lobby: Lobby, by: Sender, message: requests.Start) -> Outcome:
    if lobby.table.room.moment and message.seed is not None:
        raise Rejected("not_now", "this game goes on from another one: its luck is drawn again", "continued")
    return begin(lobby, message.seed)


def begin(lobby: Lobby, seed: int | None = None) -> Outcome:
    """The first question is open: from here on everything is a numbered change."""
    table, shelf = lobby.table, lobby.table.shared.shelf
    room = table.room
    if not all(seat.taken for seat in room.seats):
        raise Rejected("not_now", "some seats are still open")
    bots = [i for i, seat in enumerate(room.seats) if seat.bot is not None]
    game, luck = shelf.game(room.game), room.seed if seed is None else seed
    setup = game.setup(room.players, luck, bots, shelf.pack_for(room.pack), room.settings)
    chapter = lesson_table.chapter_of(room)
    if chapter is not None:
        match = lessons.begin(game, chapter, luck)
        room.lesson = lessons.Guide.at_start(chapter, match).place
    elif room.moment:
        match = go_on(game, setup, room.moment)
        table.clock.set(match.g.now)
    else:
        match = Match(game, game.table(setup), setup)
        match.begin()
    playing = Playing(table, StepLog(match, []))
    room.starter = -1 if chapter is not None or room.moment else game.starter(match.g)
    room.seed, room.seed_chosen, room.stage = luck, room.seed_chosen or seed is not None, "playing"
    room.note_seen()
    for member in room.members:
        if not table.is_connected(member.id):
            presence.gone(playing, member.id)
    outcome = Outcome(begun=playing, store_room=True, show_room=True, reseated=True)
    outcome.note("started")
    if room.seed_chosen:
        outcome.note("seed_chosen")
    return outcome
