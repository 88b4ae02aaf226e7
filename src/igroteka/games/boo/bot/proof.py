"""Searches with one answer that can be proven: a single colour leads to the visitor, or none does.

What comes to mind is the colour that opens most rooms and leads nowhere near.
"""

from __future__ import annotations

from typing import Final

from igroteka.bots import Proof
from igroteka.games.boo.board import COLOURS, ROOMS
from igroteka.games.boo.pieces import RAISE_HAND
from igroteka.games.boo.rules.solver import NONE, Solution, easiest, solve
from igroteka.games.boo.state import Table

ALL_ROOMS: Final = (1 << ROOMS) - 1
MOST_CROSSINGS: Final = 5
LEAST_WALLS: Final = 3
"""A way without a special token has at least so many, or it is seen at once."""


def rooms_of(answer: Solution) -> int:
    """How many rooms a starting colour leads to, in all the colours it can become."""
    seen = 0
    for areas in answer.reached:
        seen |= areas
    return (seen & ALL_ROOMS).bit_count()


def proof(g: Table, seat: int) -> Proof | None:
    held = g.held(seat)
    answers = solve(g.castle, g.ghost, g.room, held)
    ways = [answer for answer in answers if answer.crossings != NONE]
    closed = [answer for answer in answers if answer.crossings == NONE and held >> answer.start & 1 == 0]
    if len(ways) > 1 or len(closed) + len(ways) < COLOURS // 2:
        return None
    widest = max(closed, key=lambda answer: (rooms_of(answer), -answer.start))
    names = [f"call:{colour.id}" for colour in g.box.colours]
    rooms = rooms_of(widest)
    if not ways:
        return Proof(RAISE_HAND.key, names[widest.start], "no_way", {"rooms": rooms}, {})
    route = easiest(g.castle, g.box.codes, g.ghost, g.room, ways[0].start, held)[0]
    tokens = route.passages + route.transformations
    if route.crossings > MOST_CROSSINGS or (not tokens and route.crossings < LEAST_WALLS):
        return None
    facts = {"rooms": rooms, "walls": route.crossings, "passages": route.passages, "changes": route.transformations}
    return Proof(names[ways[0].start], names[widest.start], "only_way", facts, {"show": "visitor_taken"})
