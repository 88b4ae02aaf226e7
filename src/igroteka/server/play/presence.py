"""Who is there: somebody is away, a bot sits in, the owner comes back; and the match is told.

The table's clock stands still while nobody is there. In correspondence play nobody is waited for at the table: no bot
sits in, and nobody counts as away too long. Where days are given for a decision a bot sits in only when that time has
run out twice (`clocks`).
"""

from __future__ import annotations

from functools import partial

from igroteka.server.play import guards, race
from igroteka.server.rooms.live_table import Playing
from igroteka.server.rooms.outcome import Due, Outcome


def due(playing: Playing) -> list[Due]:
    """Members who have been away too long."""
    table = playing.table
    timing = table.config.timing
    limit = timing.away_in_race if race.is_open(playing.match) else timing.away
    found: list[Due] = []
    for member, since in playing.gone.items():
        seats = table.room.seats_of(member)
        if not all(is_away(playing, s) for s in seats):
            found.append((since + timing.blink, partial(note_away, playing, member)))
        if table.room.is_by_days():
            continue
        if may_substitute(playing):
            if any(table.room.seats[s].bot is None for s in seats):
                found.append((since + limit, partial(sit_in, playing, member)))
        elif default_answers(playing, seats):
            found.append((since + limit, partial(answer_for, playing, member)))
    return found


def is_away(playing: Playing, seat: int) -> bool:
    """The match knows that the seat's owner is not there."""
    away: int = playing.match.g.away
    return away >> seat & 1 == 1


def may_substitute(playing: Playing) -> bool:
    """Bots play for members who are away."""
    return playing.table.room.substitutes and not playing.match.game.correspondence(playing.match.g)


def default_answers(playing: Playing, seats: list[int]) -> list[tuple[int, str]]:
    """The answers that the rules give for these seats in a race if nobody is there."""
    match = playing.match
    asks = [a for a in match.asks if a.seat in seats and not a.given] if race.is_open(match) else []
    return [(a.seat, a.default()) for a in asks if a.default() and a.why_not(a.default()) is None]


# --------------------------------------------------------------------------------------------------------------- going


def gone(playing: Playing, member: int) -> None:
    """The member's last client has disconnected."""
    playing.gone[member] = playing.table.clock.now()


def note_away(playing: Playing, member: int) -> Outcome:
    """Too long for a page that was reloaded."""
    for seat in playing.table.room.seats_of(member):
        playing.match.away(seat, True, playing.table.clock.now())
    return Outcome()


def answer_for(playing: Playing, member: int) -> Outcome:
    """Give the default answer of a member who is away in a race, since the race does not wait for them."""
    match = playing.match
    for seat, key in default_answers(playing, playing.table.room.seats_of(member))[:1]:
        match.answer(seat, key, max(match.g.now, playing.table.clock.now()))
    return Outcome()


def sit_in(playing: Playing, member: int) -> Outcome:
    outcome = Outcome()
    substitute(playing, playing.table.room.seats_of(member), outcome)
    return outcome


def substitute(playing: Playing, seats: list[int], outcome: Outcome) -> None:
    """Bots sit in until the owners are back."""
    room, match = playing.table.room, playing.match
    for seat in [s for s in seats if room.seats[s].bot is None]:
        room.seats[seat].bot = "normal"
        match.seat(seat, True, playing.table.clock.now())
        outcome.note("bot_sits", f"p{seat}")
    outcome.change_room()


# -------------------------------------------------------------------------------------------------------- coming back


def back(playing: Playing, member: int, outcome: Outcome) -> None:
    """The seats' owner is there again: bots that sat in stand up."""
    room = playing.table.room
    if playing.gone.pop(member, None) is not None:
        guards.begin_anew(playing, room.seats_of(member))
    for seat in room.seats_of(member):
        playing.missed[seat] = 0
        if room.seats[seat].bot is not None:
            room.seats[seat].bot = None
            outcome.note("owner_back", f"p{seat}")
            outcome.change_room()
    tell_match(playing)


def tell_match(playing: Playing) -> None:
    """Tell the match which seats are bots and which owners are there, where it believes otherwise: when seats change
    hands or an owner comes back, and after an undo, which cuts that out of the match as well."""
    table, match = playing.table, playing.match
    for i, seat in enumerate(table.room.seats):
        if is_away(playing, i) and (seat.owner is None or table.is_connected(seat.owner)):
            match.away(i, False, table.clock.now())
        if not seat.scripted and (seat.bot is not None) != playing.is_bot(i):
            match.seat(i, seat.bot is not None, table.clock.now())
