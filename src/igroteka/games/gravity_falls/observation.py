"""The table as numbers, for agents that learn. Nothing on it is hidden but the order of decks."""

from typing import Final

from igroteka.engine import MAX_BYTE, Numbers, Setup, all_capped, capped
from igroteka.games.gravity_falls.content.box import box_of
from igroteka.games.gravity_falls.pieces import FACE_NAMES, ROW, ActionCard, EventCard
from igroteka.games.gravity_falls.state import Table

QUESTIONS: Final = (
    "ability_window",
    "call",
    "choose_character",
    "choose_monster",
    "courage",
    "discard",
    "draw",
    "event_teleport",
    "gossip",
    "move_token",
    "mover",
    "opponent",
    "panic",
    "play",
    "removal",
    "remove_curse",
    "reroll",
    "retreat",
    "riots",
    "rumours",
    "teleport",
    "walk",
)
MONSTERS: Final = 3
OPEN_ROW: Final = 8
"""As many cards of the open row as are told one by one."""
NO_CARD: Final = bytes(3)
MIXED: Final = ("movement", "curse", "own")


def card_keys(setup: Setup) -> dict[str, list[str]]:
    """Of every character's deck, whoever plays; and of the decks of the table, which are laid out later."""
    box = box_of(setup.pack)
    return {
        "own": list(dict.fromkeys([card.key for deck in box.decks.values() for card in deck])),
        "movement": [card.key for card in (*box.movements, *box.events)],
        "curse": list(box.curse_kinds),
    }


def observe(g: Table, seat: int, numbers: Numbers) -> None:
    box, places = g.box, len(g.box.places)
    numbers.seat("active", g.active, "whose turn it is")
    numbers.seat("first", g.first, "the first player")
    numbers.count("alarm", g.alarm, "the alarm")
    numbers.count("row_size", g.row_size, "movement cards that are kept open", high=box.row_size)
    numbers.count_to("supply", g.supply, box.cubes, "courage cubes beside the board")
    numbers.row("support", all_capped(g.support), places, "support tokens by place, in the order of the content")
    numbers.row("distrust", all_capped(g.distrust), places, "distrust tokens by place")
    numbers.bits("cubes", g.cubes, places, "places with a courage cube")
    chosen, known = len(g.characters), box.character_numbers
    told = "the character by seat: its number in the content, from 1"
    numbers.categories("characters", lambda s: 1 + known[g.characters[s].key] if s < chosen else 0, len(known), told)
    told = "the place of each character, numbered from 1; 0 for none yet"
    numbers.categories("character_at", lambda s: 1 + g.character_at[s], places, told)
    there, kinds = min(MONSTERS, len(g.monsters)), box.monster_numbers
    told = "the monsters in play: their numbers in the content, from 1"
    numbers.items("monsters", lambda i: 1 + kinds[g.monsters[i].key], there, MONSTERS, len(kinds), told)
    placed = min(there, len(g.monster_at))
    told = "the place of each, from 1; 0 once defeated"
    numbers.items("monster_at", lambda i: 1 + g.monster_at[i], placed, MONSTERS, places, told)
    numbers.items(
        "knocked_down", lambda i: capped(g.knocked_down[i]), placed, MONSTERS, MAX_BYTE, "fights that each has lost"
    )
    row, place = g.cards[ROW.n][: -OPEN_ROW - 1 : -1], box.place_numbers
    told = "the open row, the next card first: its place, from 1; 0 for an event"
    numbers.items("row", lambda i: place.get(row[i].key, 0), len(row), OPEN_ROW, places, told)
    events = (i for i, card in enumerate(row) if isinstance(card, EventCard))
    numbers.some_of("row_events", events, OPEN_ROW, "which of them are events")
    told = "the card of this turn: 1 if there is one, its distance, its resourcefulness"
    numbers.row("played", NO_CARD if g.played is None else played_numbers(g.played), 3, told)
    told = "faces of the last roll of this turn: successes, moves, curses"
    numbers.tally("dice", g.dice, len(FACE_NAMES), told)
    numbers.flag("ability_used", g.ability_used, "the active character's ability has been used")
    numbers.flag("event_acted", g.event_acted, "an event has taken effect this turn")
    numbers.bits("fresh", g.fresh, len(box.curse_kinds), "curses that came this turn")
    numbers.one_of("arrived", g.arrived if g.arrived < MONSTERS else -1, MONSTERS, "the monster that has just moved")
    numbers.flag("simplified", g.simplified, "the simplified game")


# Written by `make fields`.
def encode(g: Table, seat: int, out: bytearray, at: int) -> None:
    seats = g.seats
    box = g.box
    places = len(g.box.places)
    active_seat = g.active
    if active_seat >= 0:
        out[at + (active_seat - seat) % seats] = 1
    at += seats
    first_seat = g.first
    if first_seat >= 0:
        out[at + (first_seat - seat) % seats] = 1
    at += seats
    alarm_value = g.alarm
    out[at] = alarm_value if alarm_value < MAX_BYTE else MAX_BYTE
    row_size_value = g.row_size
    out[at + 1] = row_size_value if row_size_value < MAX_BYTE else MAX_BYTE
    out[at + 2] = g.supply
    out[at + 3 : at + 3 + places] = all_capped(g.support)
    at += 3 + places
    out[at : at + places] = all_capped(g.distrust)
    at += places
    cubes_bits = g.cubes
    if cubes_bits:
        for i in range(cubes_bits.bit_length()):
            if cubes_bits >> i & 1:
                out[at + i] = 1
    at += places
    chosen = len(g.characters)
    known = box.character_numbers
    for i in range(seats):
        other = (seat + i) % seats
        out[at + i] = 1 + known[g.characters[other].key] if other < chosen else 0
    at += seats
    for i in range(seats):
        other = (seat + i) % seats
        out[at + i] = 1 + g.character_at[other]
    at += seats
    there = min(MONSTERS, len(g.monsters))
    kinds = box.monster_numbers
    for i in range(there):
        out[at + i] = 1 + kinds[g.monsters[i].key]
    at += MONSTERS
    placed = min(there, len(g.monster_at))
    for i in range(placed):
        out[at + i] = 1 + g.monster_at[i]
    at += MONSTERS
    for i in range(placed):
        out[at + i] = capped(g.knocked_down[i])
    at += MONSTERS
    row = g.cards[ROW.n][: -OPEN_ROW - 1 : -1]
    place = box.place_numbers
    for i in range(len(row)):
        out[at + i] = place.get(row[i].key, 0)
    at += OPEN_ROW
    for i, card in enumerate(row):
        if isinstance(card, EventCard):
            out[at + i] = 1
    at += OPEN_ROW
    out[at : at + 3] = NO_CARD if g.played is None else played_numbers(g.played)
    for each in g.dice:
        out[at + 3 + each] += 1
    at += 3 + len(FACE_NAMES)
    if g.ability_used:
        out[at] = 1
    if g.event_acted:
        out[at + 1] = 1
    fresh_bits = g.fresh
    if fresh_bits:
        for i in range(fresh_bits.bit_length()):
            if fresh_bits >> i & 1:
                out[at + 2 + i] = 1
    at += 2 + len(box.curse_kinds)
    arrived_which = g.arrived if g.arrived < MONSTERS else -1
    if arrived_which >= 0:
        out[at + arrived_which] = 1
    at += MONSTERS
    if g.simplified:
        out[at] = 1


def played_numbers(card: ActionCard) -> bytes:
    return bytes([1, capped(card.distance), capped(card.resourcefulness)])
