"""How a game has ended for the people who played it: what is kept of it when everything else is forgotten."""

from __future__ import annotations

from typing import Final

import msgspec

from igroteka.engine import Result
from igroteka.engine.view import result_view
from igroteka.server.base import wall
from igroteka.server.messages.person_bodies import GameResult, GroupGame
from igroteka.server.rooms.live_table import Begun
from igroteka.server.rooms.room import Member, StoredRoom

encoder: Final = msgspec.json.Encoder()


def results(played: Begun, result: Result) -> list[tuple[str, bytes]]:
    """The results to store for every person with a seat. Lessons do not count, nor do games that went on from a moment
    of another one."""
    room = played.table.room
    if not counts(room):
        return []
    at, known = int(wall.now()), [m for m in room.members if m.whose and room.seats_of(m.id)]
    found = [(member.whose, result_for(played, result, member, at)) for member in known]
    return [(person, encoder.encode(each)) for person, each in found]


def counts(room: StoredRoom) -> bool:
    return room.lesson is None and not room.moment


def result_for(played: Begun, result: Result, member: Member, at: int) -> GameResult:
    room, seats = played.table.room, played.table.room.seats_of(member.id)
    shown = result_view(result)
    totals = [score.total for score in shown.scores]
    mine = max((totals[s] for s in seats), default=0) if totals else None
    others = [total for seat, total in enumerate(totals) if seat not in seats]
    winners = set(shown.winners)
    return GameResult(
        table=room.id,
        game=room.game,
        at=at,
        seconds=played.table.clock.now() // 1000,
        answers=len(played.match.history),
        seats=seats,
        players=room.players,
        bots=[seat.bot if seat.owner is None else None for seat in room.seats],
        bot_names=[seat.name if seat.owner is None else "" for seat in room.seats],
        people=len({seat.owner for seat in room.seats if seat.owner is not None}),
        winners=sorted(winners),
        won=bool(winners & set(seats)),
        together=not winners or len(winners) == room.players,
        points=mine,
        margin=abs(mine - max(others)) if mine is not None and others else None,
        first=room.starter in seats,
        by_days=room.is_by_days(),
    )


def group_game(played: Begun, result: Result) -> bytes:
    """The result to store for the group that plays here, by seats; b"" if no group does."""
    room, shown = played.table.room, result_view(result)
    if not room.group or not counts(room):
        return b""
    members = [None if seat.owner is None else room.member(seat.owner) for seat in room.seats]
    return encoder.encode(
        GroupGame(
            table=room.id,
            game=room.game,
            at=int(wall.now()),
            people=["" if member is None else member.whose for member in members],
            winners=shown.winners,
            points=[score.total for score in shown.scores],
            together=not shown.winners or len(shown.winners) == room.players,
        )
    )
