"""The table as numbers, for agents that learn: what a seat sees of it, less what its looks keep from its eyes."""

from typing import Final

from igroteka.engine import MAX_BYTE, Numbers
from igroteka.games.rigor_mortis.pieces import CELLS, CLAMP, HIDE_FLOOR, HIDE_GOBLINS, HIDE_TABLE, NOWHERE, ORB
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


def observe(g: Table, seat: int, numbers: Numbers) -> None:
    box, cells, library = g.box, len(CELLS), g.library
    floor = blurred_floor(g, seat) if g.under[seat] & HIDE_FLOOR else library.floor_symbols
    told = "symbols by cell A1, B1 to G10: 1 scroll, 2 stones, 4 potion, 8 grimoire, 15 orb"
    numbers.category_row("floor", floor, cells, ORB, told)
    numbers.row("shelves", library.shelf_cells, cells, "cells of bookshelves", 1)
    told = "the cell of each goblin, from 1; 0 for none, or too far to see"
    misty = g.under[seat] & HIDE_GOBLINS != 0
    numbers.categories(
        "goblins", lambda s: 0 if misty and is_far(g, seat, g.goblins[s]) else 1 + g.goblins[s], cells, told
    )
    numbers.category("rigor", 1 + g.rigor, cells, "the cell of Rigor Mortis, from 1")
    told = "each goblin's number in the content, from 1; 0 before it is chosen"
    numbers.categories("colours", lambda s: 1 + g.colours[s], len(box.goblins), told)
    numbers.seat("active", g.active, "whose turn it is")
    numbers.seat("first", g.first, "the first player")
    numbers.count("turn", g.turn, "turns begun")
    numbers.flag("goblin_locked", g.goblin_locked, "the active player's goblin moves no more this turn")
    numbers.flag("turn_over", g.turn_over, "the turn is over")
    numbers.flag("orbs", g.orbs, "every symbol played this turn is an orb")
    numbers.seat("powder", g.powder, "whose Sleeping Powder keeps Rigor asleep")
    veiled = g.under[seat] & HIDE_TABLE != 0
    told = "looks by seat, blank ones included; 0 where they are hidden"
    numbers.counts("looks", lambda s: 0 if veiled and is_hidden(g, seat, s) else g.look_count(s), told)
    told = "the hand size by seat; 0 where it is hidden"
    numbers.counts("hand_limits", lambda s: 0 if veiled and is_hidden(g, seat, s) else g.hand_size(s), told)
    hand, told = g.hand(seat), "one's own hand, the oldest card first: its number in the box, from 1"
    numbers.items("hand", lambda i: 1 + hand[i].serial, min(HAND, len(hand)), HAND, len(box.movement), told)
    clamped = g.clamped[seat] if g.under[seat] & CLAMP and g.clamped[seat] < HAND else NOWHERE
    numbers.one_of("clamped", clamped, HAND, "the card of it that Stiff Arm holds")
    numbers.flag("barred", g.barred >> seat & 1 == 1, "one may accuse nobody now")
    duties = len([duty for duty in g.duties if duty.seat == seat]) if g.duties else 0
    numbers.count("duties", duties, "one's own timed duties that are still to be done")
    accused = NOWHERE if g.vote is None else g.vote.accused
    numbers.seat("accused", accused, "whose accusation is being voted on")


# Written by `make fields`.
def encode(g: Table, seat: int, out: bytearray, at: int) -> None:
    seats = g.seats
    cells = len(CELLS)
    library = g.library
    floor = blurred_floor(g, seat) if g.under[seat] & HIDE_FLOOR else library.floor_symbols
    out[at : at + cells] = floor
    at += cells
    out[at : at + cells] = library.shelf_cells
    at += cells
    misty = g.under[seat] & HIDE_GOBLINS != 0
    for i in range(seats):
        other = (seat + i) % seats
        out[at + i] = 0 if misty and is_far(g, seat, g.goblins[other]) else 1 + g.goblins[other]
    at += seats
    out[at] = 1 + g.rigor
    for i in range(seats):
        other = (seat + i) % seats
        out[at + 1 + i] = 1 + g.colours[other]
    at += 1 + seats
    active_seat = g.active
    if active_seat >= 0:
        out[at + (active_seat - seat) % seats] = 1
    at += seats
    first_seat = g.first
    if first_seat >= 0:
        out[at + (first_seat - seat) % seats] = 1
    at += seats
    turn_value = g.turn
    out[at] = turn_value if turn_value < MAX_BYTE else MAX_BYTE
    if g.goblin_locked:
        out[at + 1] = 1
    if g.turn_over:
        out[at + 2] = 1
    if g.orbs:
        out[at + 3] = 1
    powder_seat = g.powder
    if powder_seat >= 0:
        out[at + 4 + (powder_seat - seat) % seats] = 1
    at += 4 + seats
    veiled = g.under[seat] & HIDE_TABLE != 0
    for i in range(seats):
        other = (seat + i) % seats
        count = 0 if veiled and is_hidden(g, seat, other) else g.look_count(other)
        out[at + i] = count if count < MAX_BYTE else MAX_BYTE
    at += seats
    for i in range(seats):
        other = (seat + i) % seats
        count = 0 if veiled and is_hidden(g, seat, other) else g.hand_size(other)
        out[at + i] = count if count < MAX_BYTE else MAX_BYTE
    at += seats
    hand = g.hand(seat)
    for i in range(min(HAND, len(hand))):
        out[at + i] = 1 + hand[i].serial
    at += HAND
    clamped = g.clamped[seat] if g.under[seat] & CLAMP and g.clamped[seat] < HAND else NOWHERE
    if clamped >= 0:
        out[at + clamped] = 1
    at += HAND
    if g.barred >> seat & 1 == 1:
        out[at] = 1
    duties = len([duty for duty in g.duties if duty.seat == seat]) if g.duties else 0
    out[at + 1] = duties if duties < MAX_BYTE else MAX_BYTE
    accused = NOWHERE if g.vote is None else g.vote.accused
    if accused >= 0:
        out[at + 2 + (accused - seat) % seats] = 1
    at += 2 + seats


def blurred_floor(g: Table, seat: int) -> bytes:
    symbols = bytearray(g.library.floor_symbols)
    for cell in g.library.open_cells:
        if is_blurred(g, seat, cell.n):
            symbols[cell.n] = 0
    return bytes(symbols)
