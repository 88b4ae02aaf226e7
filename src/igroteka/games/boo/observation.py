"""The table as numbers, for agents that learn: what everybody sees, and one's own stopwatch."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from igroteka.engine import Setup
from igroteka.engine.feature import Feature, low
from igroteka.games.boo.board import CELLS, COLOURS, COMPASS, FRAME, ROOMS
from igroteka.games.boo.content.box import box_of
from igroteka.games.boo.rules.route import GIVE_UP, passage_step
from igroteka.games.boo.state import Table

QUESTIONS: Final = ("ghost_room", "number", "ready", "sealed", "search", "show")


def words(setup: Setup) -> list[str]:
    """The steps of a route."""
    passages = [passage_step(room) for room in range(ROOMS)]
    return [*COMPASS, *passages, *[f"T:{code}" for code in box_of(setup.pack).codes], GIVE_UP]


def features(setup: Setup) -> Sequence[Feature]:
    n, visitors = setup.players, len(box_of(setup.pack).visitors)
    return [
        Feature("east", CELLS, FRAME, "right of each cell, row by row: a wall of color 0 to 5, 6 open, 7 the frame"),
        Feature("south", CELLS, FRAME, "below each cell, likewise"),
        Feature("passages", ROOMS, 1, "rooms A1, B1 to F6 with a secret passage"),
        Feature("transformations", ROOMS, 1, "rooms with a transformation"),
        Feature("ghost", ROOMS, 1, "the ghost's room"),
        Feature("visitor_room", ROOMS, 1, "the visitor's room; nowhere if there is none, or it has not been looked at"),
        Feature("visitor", 1, visitors, "the visitor's number; 0 for none"),
        Feature("number", 1, 255, "the number of the game"),
        Feature("round", 1, 255, "the number of the round"),
        Feature("left", 1, visitors, "visitors still to come"),
        Feature("discarded", 1, visitors, "visitors that nobody has got"),
        Feature("walls", COLOURS, n, "by color, who has the wall token: 0 nobody, 1 oneself, 2 the next seat"),
        Feature("visitors", n, visitors, "visitors by seat"),
        Feature("hands", n, 1, "raised hands by seat"),
        Feature("wrong_calls", n, 255, "wrong calls of this round by seat"),
        Feature("locked", n, 1, "who may not call yet, by seat"),
        Feature("first", n, 1, "the first player"),
        Feature("caller", n, 1, "who shows a route"),
        Feature("announced", COLOURS, 1, "the color announced"),
        Feature("searched", 1, 255, "seconds since this search began"),
        Feature("awaited", 1, n, "with stopwatches: how many have not finished"),
        Feature("finished", 1, 1, "with stopwatches: whether one has finished oneself"),
        Feature("family", 1, 1, "a wrong step bumps instead of ending the show"),
        Feature("practice", 1, 1, "practice: bots only look on"),
    ]


def encode(g: Table, seat: int, out: bytearray, at: int) -> None:
    n = g.seats
    out[at : at + CELLS] = g.castle.sides[1]
    at += CELLS
    out[at : at + CELLS] = g.castle.sides[2]
    at += CELLS
    for room in g.passages:
        out[at + room] = 1
    at += ROOMS
    for room in g.transformations:
        out[at + room] = 1
    at += ROOMS
    if g.ghost >= 0:
        out[at + g.ghost] = 1
    at += ROOMS
    seen = g.sees_visitor(seat)
    if seen:
        out[at + g.room] = 1
    at += ROOMS
    out[at] = g.visitor if seen else 0
    out[at + 1] = low(g.number)
    out[at + 2] = low(g.round_no())
    out[at + 3] = len(g.stack)
    out[at + 4] = len(g.discarded)
    at += 5
    for colour in range(COLOURS):
        owner = g.owners[colour]
        if owner >= 0:
            out[at + colour] = 1 + (owner - seat) % n
    at += COLOURS
    for i in range(n):
        other = (seat + i) % n
        out[at + i] = len(g.visitors[other])
        out[at + n + i] = g.hands >> other & 1
        out[at + 2 * n + i] = low(g.wrong_calls[other])
        out[at + 3 * n + i] = 1 if g.locked_until[other] > g.now else 0
    at += 4 * n
    out[at + (g.first - seat) % n] = 1
    at += n
    caller, announced = showing_to(g, seat)
    if caller >= 0:
        out[at + (caller - seat) % n] = 1
    at += n
    if announced >= 0:
        out[at + announced] = 1
    at += COLOURS
    out[at] = low((g.told_now() - g.search_began) // 1000)
    if g.stopwatch:
        out[at + 1] = g.awaited()
        out[at + 2] = 1 if g.visitor and g.sealed[seat].outcome else 0
    out[at + 3] = 1 if g.family else 0
    out[at + 4] = 1 if g.practice else 0


def showing_to(g: Table, seat: int) -> tuple[int, int]:
    """Who shows a route, and in which colour; with stopwatches only one's own, which nobody else sees."""
    if g.stopwatch and g.visitor and g.sealed[seat].showing is not None:
        return seat, g.sealed[seat].colour
    return g.caller, g.announced
