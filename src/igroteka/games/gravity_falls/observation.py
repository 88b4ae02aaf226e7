"""The table as numbers, for agents that learn. Nothing on it is hidden but the order of decks."""

from collections.abc import Sequence
from typing import Final

from igroteka.engine import Setup
from igroteka.engine.feature import Feature, low, lows
from igroteka.games.gravity_falls.content.box import box_of
from igroteka.games.gravity_falls.pieces import FACE_NAMES, ROW, EventCard, MovementCard
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
MIXED: Final = ("movement", "curse", "own")


def card_keys(setup: Setup) -> dict[str, list[str]]:
    """Of every character's deck, whoever plays; and of the decks of the table, which are laid out later."""
    box = box_of(setup.pack)
    return {
        "own": list(dict.fromkeys([card.key for deck in box.decks.values() for card in deck])),
        "movement": [card.key for card in (*box.movements, *box.events)],
        "curse": list(box.curse_kinds),
    }


def features(setup: Setup) -> Sequence[Feature]:
    n, box = setup.players, box_of(setup.pack)
    places = len(box.places)
    return [
        Feature("active", n, 1, "whose turn it is"),
        Feature("first", n, 1, "the first player"),
        Feature("alarm", 1, 255, "the alarm"),
        Feature("row_size", 1, 255, "movement cards that are kept open"),
        Feature("supply", 1, box.cubes, "courage cubes beside the board"),
        Feature("support", places, 255, "support tokens by place, in the order of the content"),
        Feature("distrust", places, 255, "distrust tokens by place"),
        Feature("cubes", places, 1, "places with a courage cube"),
        Feature("characters", n, len(box.characters), "the character by seat: its number in the content, from 1"),
        Feature("character_at", n, places, "the place of each character, numbered from 1; 0 for none yet"),
        Feature("monsters", MONSTERS, len(box.monsters), "the monsters in play: their numbers in the content, from 1"),
        Feature("monster_at", MONSTERS, places, "the place of each, from 1; 0 once defeated"),
        Feature("knocked_down", MONSTERS, 255, "fights that each has lost"),
        Feature("row", OPEN_ROW, places, "the open row, the next card first: its place, from 1; 0 for an event"),
        Feature("row_events", OPEN_ROW, 1, "which of them are events"),
        Feature("played", 3, 255, "the card of this turn: 1 if there is one, its distance, its resourcefulness"),
        Feature("dice", len(FACE_NAMES), 255, "faces of the last roll of this turn: successes, moves, curses"),
        Feature("ability_used", 1, 1, "the active character's ability has been used"),
        Feature("event_acted", 1, 1, "an event has taken effect this turn"),
        Feature("fresh", len(box.curse_kinds), 1, "curses that came this turn"),
        Feature("arrived", MONSTERS, 1, "the monster that has just moved"),
        Feature("simplified", 1, 1, "the simplified game"),
    ]


def encode(g: Table, seat: int, out: bytearray, at: int) -> None:
    n, box = g.seats, g.box
    places = len(box.places)
    out[at + (g.active - seat) % n] = 1
    out[at + n + (g.first - seat) % n] = 1
    at += 2 * n
    out[at], out[at + 1], out[at + 2] = low(g.alarm), low(g.row_size), g.supply
    at += 3
    out[at : at + places] = lows(g.support)
    at += places
    out[at : at + places] = lows(g.distrust)
    at += places
    cubes, place = g.cubes, at
    while cubes:
        if cubes & 1:
            out[place] = 1
        cubes >>= 1
        place += 1
    at += places
    for i in range(n):
        other = (seat + i) % n
        if other < len(g.characters):
            out[at + i] = 1 + box.character_numbers[g.characters[other].key]
        out[at + n + i] = 1 + g.character_at[other]
    at += 2 * n
    for i in range(min(MONSTERS, len(g.monsters))):
        out[at + i] = 1 + box.monster_numbers[g.monsters[i].key]
        if i < len(g.monster_at):
            out[at + MONSTERS + i] = 1 + g.monster_at[i]
            out[at + 2 * MONSTERS + i] = low(g.knocked_down[i])
    at += 3 * MONSTERS
    row = g.cards[ROW.n]
    for i in range(min(OPEN_ROW, len(row))):
        card = row[len(row) - 1 - i]
        if isinstance(card, MovementCard):
            out[at + i] = 1 + card.place.n
        elif isinstance(card, EventCard):
            out[at + OPEN_ROW + i] = 1
    at += 2 * OPEN_ROW
    played = g.played
    if played is not None:
        out[at], out[at + 1], out[at + 2] = 1, low(played.distance), low(played.resourcefulness)
    at += 3
    for face in g.dice:
        out[at + face] += 1
    at += len(FACE_NAMES)
    if g.ability_used:
        out[at] = 1
    if g.event_acted:
        out[at + 1] = 1
    at += 2
    if g.fresh:
        for kind in range(len(box.curse_kinds)):
            out[at + kind] = g.fresh >> kind & 1
    at += len(box.curse_kinds)
    if 0 <= g.arrived < MONSTERS:
        out[at + g.arrived] = 1
    if g.simplified:
        out[at + MONSTERS] = 1
