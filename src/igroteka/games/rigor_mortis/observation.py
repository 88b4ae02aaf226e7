"""The table as numbers, for agents that learn: what a seat sees of it, less what its looks keep from its eyes."""

from collections.abc import Sequence
from typing import Final

from igroteka.engine import Setup
from igroteka.engine.feature import Feature, low
from igroteka.games.rigor_mortis.content.box import box_of
from igroteka.games.rigor_mortis.pieces import CELLS, CLAMP, HIDE_FLOOR, ORB
from igroteka.games.rigor_mortis.rules.sight import is_blurred, is_far, is_hidden
from igroteka.games.rigor_mortis.state import Table

QUESTIONS: Final = (
    "acts",
    "after_card",
    "before_card",
    "colour",
    "discard",
    "eye",
    "eye_give",
    "eye_take",
    "foresight",
    "goblin_second",
    "goblin_step",
    "kick",
    "pardon",
    "place",
    "react",
    "rigor_second",
    "rigor_step",
    "say",
    "second_card",
    "shield",
    "shove",
    "skin_swap",
    "start",
    "sticky_heels",
    "teleport",
    "transport",
)
HAND: Final = 8
"""As many cards of one's hand as are told one by one."""


def features(setup: Setup) -> Sequence[Feature]:
    n, box, cells = setup.players, box_of(setup.pack), len(CELLS)
    return [
        Feature("floor", cells, ORB, "symbols by cell A1, B1 to G10: 1 scroll, 2 stones, 4 potion, 8 grimoire, 15 orb"),
        Feature("shelves", cells, 1, "cells of bookshelves"),
        Feature("goblins", n, cells, "the cell of each goblin, from 1; 0 for none, or too far to see"),
        Feature("rigor", 1, cells, "the cell of Rigor Mortis, from 1"),
        Feature("colours", n, len(box.goblins), "each goblin's number in the content, from 1; 0 before it is chosen"),
        Feature("active", n, 1, "whose turn it is"),
        Feature("first", n, 1, "the first player"),
        Feature("turn", 1, 255, "turns begun"),
        Feature("goblin_locked", 1, 1, "the active player's goblin moves no more this turn"),
        Feature("turn_over", 1, 1, "the turn is over"),
        Feature("orbs", 1, 1, "every symbol played this turn is an orb"),
        Feature("powder", n, 1, "whose Sleeping Powder keeps Rigor asleep"),
        Feature("looks", n, 255, "looks by seat, blank ones included; 0 where they are hidden"),
        Feature("hand_limits", n, 255, "the hand size by seat; 0 where it is hidden"),
        Feature(
            "hand", HAND, len(box.movement), "one's own hand, the oldest card first: its number in the box, from 1"
        ),
        Feature("clamped", HAND, 1, "the card of it that Stiff Arm holds"),
        Feature("barred", 1, 1, "one may accuse nobody now"),
        Feature("duties", 1, 255, "one's own timed duties that are still to be done"),
        Feature("accused", n, 1, "whose accusation is being voted on"),
    ]


def encode(g: Table, seat: int, out: bytearray, at: int) -> None:
    n, cells, library = g.seats, len(CELLS), g.library
    out[at : at + 2 * cells] = library.printed
    if g.under[seat] & HIDE_FLOOR:
        for cell in library.open_cells:
            if is_blurred(g, seat, cell.n):
                out[at + cell.n] = 0
    at += 2 * cells
    for i in range(n):
        goblin = g.goblins[(seat + i) % n]
        if goblin >= 0 and not is_far(g, seat, goblin):
            out[at + i] = 1 + goblin
    out[at + n] = 1 + g.rigor
    at += n + 1
    for i in range(n):
        out[at + i] = 1 + g.colours[(seat + i) % n]
    at += n
    out[at + (g.active - seat) % n] = 1
    out[at + n + (g.first - seat) % n] = 1
    at += 2 * n
    out[at] = low(g.turn)
    if g.goblin_locked:
        out[at + 1] = 1
    if g.turn_over:
        out[at + 2] = 1
    if g.orbs:
        out[at + 3] = 1
    at += 4
    if g.powder >= 0:
        out[at + (g.powder - seat) % n] = 1
    at += n
    for i in range(n):
        other = (seat + i) % n
        if not is_hidden(g, seat, other):
            out[at + i] = low(g.look_count(other))
            out[at + n + i] = low(g.hand_size(other))
    at += 2 * n
    hand = g.hand(seat)
    for i in range(min(HAND, len(hand))):
        out[at + i] = 1 + hand[i].serial
    at += HAND
    if g.under[seat] & CLAMP and 0 <= g.clamped[seat] < HAND:
        out[at + g.clamped[seat]] = 1
    at += HAND
    if g.barred:
        out[at] = g.barred >> seat & 1
    for duty in g.duties:
        if duty.seat == seat:
            out[at + 1] += 1
    if g.vote is not None:
        out[at + 2 + (g.vote.accused - seat) % n] = 1
