"""The table as numbers, for agents that learn: what everybody sees, and one's own stopwatch."""

from __future__ import annotations

from typing import Final

from igroteka.engine import MAX_BYTE, Numbers, Setup
from igroteka.games.boo.board import CELLS, COLOURS, COMPASS, FRAME, ROOMS
from igroteka.games.boo.content.box import box_of
from igroteka.games.boo.rules.route import GIVE_UP, passage_step
from igroteka.games.boo.state import NOBODY, Table

QUESTIONS: Final = ("ghost_room", "number", "ready", "sealed", "search", "show")


def words(setup: Setup) -> list[str]:
    """The steps of a route."""
    passages = [passage_step(room) for room in range(ROOMS)]
    return [*COMPASS, *passages, *[f"T:{code}" for code in box_of(setup.pack).codes], GIVE_UP]


def observe(g: Table, seat: int, numbers: Numbers) -> None:
    visitors = len(g.box.visitors)
    told = "right of each cell, row by row: a wall of color 0 to 5, 6 open, 7 the frame"
    numbers.category_row("east", g.castle.sides[1], CELLS, FRAME, told)
    numbers.category_row("south", g.castle.sides[2], CELLS, FRAME, "below each cell, likewise")
    numbers.some_of("passages", g.passages, ROOMS, "rooms A1, B1 to F6 with a secret passage")
    numbers.some_of("transformations", g.transformations, ROOMS, "rooms with a transformation")
    numbers.one_of("ghost", g.ghost, ROOMS, "the ghost's room")
    seen = g.sees_visitor(seat)
    told = "the visitor's room; nowhere if there is none, or it has not been looked at"
    numbers.one_of("visitor_room", g.room if seen else NOBODY, ROOMS, told)
    numbers.category("visitor", g.visitor if seen else 0, visitors, "the visitor's number; 0 for none")
    numbers.count("number", g.number, "the number of the game")
    numbers.count("round", g.round_no(), "the number of the round")
    numbers.count_to("left", len(g.stack), visitors, "visitors still to come")
    numbers.count_to("discarded", len(g.discarded), visitors, "visitors that nobody has got")
    told = "by color, who has the wall token: 0 nobody, 1 oneself, 2 the next seat"
    numbers.owners("walls", g.owners, COLOURS, told)
    numbers.counts_to("visitors", lambda s: len(g.visitors[s]), visitors, "visitors by seat")
    numbers.seats("hands", g.hands, "raised hands by seat")
    numbers.counts("wrong_calls", lambda s: g.wrong_calls[s], "wrong calls of this round by seat")
    numbers.flags("locked", lambda s: g.locked_until[s] > g.now, "who may not call yet, by seat")
    numbers.seat("first", g.first, "the first player")
    caller, announced = showing_to(g, seat)
    numbers.seat("caller", caller, "who shows a route")
    numbers.one_of("announced", announced, COLOURS, "the color announced")
    searched = max(0, g.told_now() - g.search_began) // 1000
    numbers.count("searched", searched, "seconds since this search began")
    awaited = g.awaited() if g.stopwatch else 0
    numbers.count_to("awaited", awaited, g.seats, "with stopwatches: how many have not finished")
    finished = g.stopwatch and g.visitor > 0 and g.sealed[seat].outcome != ""
    numbers.flag("finished", finished, "with stopwatches: whether one has finished oneself")
    numbers.flag("family", g.family, "a wrong step bumps instead of ending the show")
    numbers.flag("practice", g.practice, "practice: bots only look on")


# Written by `make fields`.
def encode(g: Table, seat: int, out: bytearray, at: int) -> None:
    seats = g.seats
    out[at : at + CELLS] = g.castle.sides[1]
    at += CELLS
    out[at : at + CELLS] = g.castle.sides[2]
    at += CELLS
    for each in g.passages:
        out[at + each] = 1
    at += ROOMS
    for each in g.transformations:
        out[at + each] = 1
    at += ROOMS
    ghost_which = g.ghost
    if ghost_which >= 0:
        out[at + ghost_which] = 1
    at += ROOMS
    seen = g.sees_visitor(seat)
    visitor_room_which = g.room if seen else NOBODY
    if visitor_room_which >= 0:
        out[at + visitor_room_which] = 1
    at += ROOMS
    out[at] = g.visitor if seen else 0
    number_value = g.number
    out[at + 1] = number_value if number_value < MAX_BYTE else MAX_BYTE
    round_value = g.round_no()
    out[at + 2] = round_value if round_value < MAX_BYTE else MAX_BYTE
    out[at + 3] = len(g.stack)
    out[at + 4] = len(g.discarded)
    for i in range(COLOURS):
        owner = g.owners[i]
        if owner >= 0:
            out[at + 5 + i] = 1 + (owner - seat) % seats
    at += 5 + COLOURS
    for i in range(seats):
        other = (seat + i) % seats
        out[at + i] = len(g.visitors[other])
    at += seats
    hands_bits = g.hands
    if hands_bits:
        for i in range(seats):
            out[at + i] = hands_bits >> (seat + i) % seats & 1
    at += seats
    for i in range(seats):
        other = (seat + i) % seats
        count = g.wrong_calls[other]
        out[at + i] = count if count < MAX_BYTE else MAX_BYTE
    at += seats
    for i in range(seats):
        other = (seat + i) % seats
        out[at + i] = g.locked_until[other] > g.now
    at += seats
    first_seat = g.first
    if first_seat >= 0:
        out[at + (first_seat - seat) % seats] = 1
    at += seats
    caller, announced = showing_to(g, seat)
    if caller >= 0:
        out[at + (caller - seat) % seats] = 1
    at += seats
    if announced >= 0:
        out[at + announced] = 1
    at += COLOURS
    searched = max(0, g.told_now() - g.search_began) // 1000
    out[at] = searched if searched < MAX_BYTE else MAX_BYTE
    awaited = g.awaited() if g.stopwatch else 0
    out[at + 1] = awaited
    finished = g.stopwatch and g.visitor > 0 and (g.sealed[seat].outcome != "")
    if finished:
        out[at + 2] = 1
    if g.family:
        out[at + 3] = 1
    if g.practice:
        out[at + 4] = 1


def showing_to(g: Table, seat: int) -> tuple[int, int]:
    """Who shows a route, and in which colour; with stopwatches only one's own, which nobody else sees."""
    if g.stopwatch and g.visitor and g.sealed[seat].showing is not None:
        return seat, g.sealed[seat].colour
    return g.caller, g.announced
