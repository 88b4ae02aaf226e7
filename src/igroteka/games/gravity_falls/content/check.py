"""What a pack must hold to, so that every match of it can be played; else BadContent with its line.

Numbers first: each within its bounds, and given only where something reads it. Then what items say of each other.
"""

import re
from collections.abc import Iterable
from typing import Any, Final

from igroteka.content import BadContent, Items
from igroteka.games.gravity_falls.content.items import Files, LocationItem
from igroteka.games.gravity_falls.pieces import FACE_NAMES, MOST_SEATS, RANKS

DIFFICULTIES: Final = ("easy", "normal", "hard")
COUNTED: Final = (
    "board",
    "character_standee",
    "monster_standee",
    "stand",
    "token",
    "reminder",
    "die",
    "courage_cube",
    "alarm_marker",
    "monsters_in_play",
    "starting_hand",
    "hand_limit",
    "open_cards",
    "open_cards_after_mark",
    "full_deck_from",
)
AT_ONCE: Final = ("new_row", "nearer")
"""The effects of curses that do not last."""

LARGEST: Final = 20
"""More than this of anything is a slip of the pen."""
MOST_TOKENS: Final = 500
MOST_WALKS: Final = 200_000
"""All walks of a town are worked out when its box is opened; with more of them it would take too long."""
ID: Final = re.compile(r"[a-z0-9_-]+")
ANSWERS: Final = ("alarm", "deck", "keep", "no", "nothing", "pass", "refill", "rest", "stop", "yes")
"""Answers that are no names: a card called so could not be told from them."""


def check(files: Files) -> None:
    for items in files.all():
        for id in items:
            if ID.fullmatch(id) is None or id in ANSWERS:
                raise items.bad(id, "id", f"the id {id!r}", "small letters, digits, _ and -, and no answer's name")
    check_counts(files)
    check_cards(files)
    check_amounts(files)
    check_track(files)
    check_roads(files)
    check_walks(files)
    check_supplies(files)


def check_counts(files: Files) -> None:
    """Every number that stands by itself."""
    count = {id: item.count for id, item in files.components.items()}
    bounds = {
        "die": (1, LARGEST),
        "alarm_marker": (0, 1),
        "courage_cube": (count["alarm_marker"] + MOST_SEATS, MOST_TOKENS),
        "monsters_in_play": (1, len(files.monsters)),
        "starting_hand": (0, len(walking(files))),
        "hand_limit": (1, len(walking(files))),
        "open_cards": (1, LARGEST),
        "open_cards_after_mark": (1, count["open_cards"]),
        "full_deck_from": (2, MOST_SEATS + 1),
    }
    fixed(files.components, COUNTED)
    for id in count:
        least, most = bounds.get(id, (0, MOST_TOKENS))
        within(files.components, id, "count", count[id], least, most)
    for id, place in files.locations.items():
        within(files.locations, id, "x", place.x, 0, 1000)
        within(files.locations, id, "y", place.y, 0, 700)
        within(files.locations, id, "support", place.support, 0, MOST_TOKENS)
    fixed(files.difficulties, DIFFICULTIES)
    for id, level in files.difficulties.items():
        within(files.difficulties, id, "events", level.events, 0, len(files.events))
    fixed(files.faces, FACE_NAMES)
    for id, face in files.faces.items():
        within(files.faces, id, "sides", face.sides, 0, LARGEST)
    if not any(face.sides for face in files.faces.values()):
        raise blame(files.faces, "sides", "a die without sides", "at least one")


def check_cards(files: Files) -> None:
    for id, card in files.action_cards.items():
        within(files.action_cards, id, "distance", card.distance, 0, 0 if card.teleport else LARGEST)
        within(files.action_cards, id, "resourcefulness", card.resourcefulness, 0, LARGEST)
    for id, curse in files.curses.items():
        within(files.curses, id, "copies", curse.copies, 0, LARGEST)
        if curse.lasting == (curse.effect in AT_ONCE):
            lasts = "false" if curse.lasting else "true"
            raise files.curses.bad(id, "lasting", f"the effect {curse.effect}", f"lasting: {lasts} with it")
    for id, movement in files.movement_cards.items():
        if movement.location not in files.locations:
            expected = one_of(files.locations)
            raise files.movement_cards.bad(id, "location", f"the location {movement.location}", expected)
    for id, event in files.events.items():
        if (event.around != "") != (event.effect in ("panic", "gossip")):
            expected = "around: monsters or characters, with panic and gossip alone"
            raise files.events.bad(id, "around", f"around: {event.around!r} with {event.effect}", expected)


def check_amounts(files: Files) -> None:
    """Who has a number has one that makes sense; where nothing reads it, none may stand."""
    limit, dice = files.components["hand_limit"].count, files.components["die"].count
    bounds = {
        "reroll": (1, 7),
        "refill": (limit, limit),
        "tough": (1, LARGEST),
        "rounds": (1, LARGEST),
        "discard_or_alarm": (1, LARGEST),
        "dice_limit": (1, dice),
        "hand_limit": (0, limit),
        "needs_more": (1, LARGEST),
    }
    for id, character in files.characters.items():
        amount(files.characters, id, "amount", character.amount, character.ability, bounds)
        amount(files.characters, id, "tokens", character.tokens, character.teleport, {"distrust": (1, MOST_TOKENS)})
    for id, monster in files.monsters.items():
        amount(files.monsters, id, "amount", monster.amount, monster.ability, bounds)
    for id, event in files.events.items():
        amount(files.events, id, "amount", event.amount, event.effect, bounds)
    for id, curse in files.curses.items():
        amount(files.curses, id, "amount", curse.amount, curse.effect, bounds)


def check_track(files: Files) -> None:
    """It starts at 0 and has one end, farther than the preparation can bring the marker; its marks lie between."""
    ends = [id for id, item in files.alarm.items() if item.mark == "loss"]
    if len(ends) != 1:
        raise blame(files.alarm, "mark", f"{len(ends)} spaces of loss", "one")
    others = files.components["monsters_in_play"].count - 1
    at_most = others * (others + 1) // 2  # each monster pulls distrust from the places of those before it, one each
    within(files.alarm, ends[0], "space", files.alarm[ends[0]].space, at_most + 1, MOST_TOKENS)
    for id, item in files.alarm.items():
        if item.mark == "start":
            within(files.alarm, id, "space", item.space, 0, 0)
        elif item.mark != "loss":
            within(files.alarm, id, "space", item.space, 1, files.alarm[ends[0]].space - 1)


def check_roads(files: Files) -> None:
    """Roads lead both ways, once to each neighbour and never back to where they begin, and join the whole town."""
    locations = files.locations
    for id, item in locations.items():
        for road in item.roads:
            if road not in locations or road == id:
                raise locations.bad(id, "roads", f"a road to {road}", "another location")
            if item.roads.count(road) > 1:
                raise locations.bad(id, "roads", f"a road to {road} twice", "one road between two locations")
    for id, item in locations.items():
        for road in item.roads:
            if id not in locations[road].roads:
                raise one_sided(locations, id, road)
    joined = [next(iter(locations))]
    for id in joined:
        joined.extend([road for road in locations[id].roads if road not in joined])
    for id in locations:
        if id not in joined:
            raise locations.bad(id, "roads", "a town in several parts", "roads that join all locations")


def one_sided(locations: Items[LocationItem], id: str, road: str) -> BadContent:
    """Of the two ends the pack's is to blame, not the game's own."""
    here = locations.bad(id, "roads", f"a road to {road}", f"the same road at {road}")
    there = locations.bad(road, "roads", f"no road to {id}", f"the road that {id} has to {road}")
    return there if is_own(here) else here


def check_walks(files: Files) -> None:
    """No card walks so far that the walks could not be counted."""
    walks = dict.fromkeys(files.locations, 1)
    longest = 0
    for length in range(1, LARGEST + 1):
        walks = {id: sum(walks[road] for road in item.roads) for id, item in files.locations.items()}
        if sum(walks.values()) <= MOST_WALKS:
            longest = length
    for id, card in files.action_cards.items():
        if card.distance > longest:
            expected = f"0 to {longest}: these roads allow too many longer walks"
            raise files.action_cards.bad(id, "distance", f"distance: {card.distance}", expected)


def check_supplies(files: Files) -> None:
    """There is enough of everything for every number of players."""
    components = files.components
    tokens = sum(item.support for item in files.locations.values())
    if tokens != components["token"].count:
        found = f"{tokens} tokens printed on the locations"
        raise components.bad("token", "count", found, f"{components['token'].count}, as in the box")
    monsters = components["monsters_in_play"].count
    for n, rank in enumerate(RANKS):
        needed = len(range(n, monsters, len(RANKS)))
        if len([item for item in files.monsters.values() if item.rank == rank]) < needed:
            raise blame(files.monsters, "class", f"too few of the class {rank}", f"at least {needed}")
    for players in range(2, MOST_SEATS + 1):
        full = players >= components["full_deck_from"].count
        cards = len([item for item in files.movement_cards.values() if full or not item.three_plus])
        needed = monsters + players + components["open_cards"].count
        if cards < needed:
            found = f"{cards} cards for {players} players"
            raise blame(files.movement_cards, "three_plus", found, f"{needed}: monsters, characters, the open row")


# --- Small things ---


def walking(files: Files) -> list[str]:
    """The cards that are left in the simplified game (GF-155)."""
    return [id for id, card in files.action_cards.items() if not card.teleport]


def within(items: Items[Any], id: str, field: str, value: int, least: int, most: int) -> None:
    if not least <= value <= most:
        raise items.bad(id, field, f"{field}: {value}", f"{least} to {most}" if least < most else str(least))


def amount(items: Items[Any], id: str, field: str, value: int, effect: str, bounds: dict[str, tuple[int, int]]) -> None:
    if effect in bounds:
        within(items, id, field, value, *bounds[effect])
    elif value:
        raise items.bad(id, field, f"{field}: {value}", f"no {field}: {effect} does not use it")


def blame(items: Items[Any], field: str, found: str, expected: str) -> BadContent:
    """For a fault of them all: at the last one that a pack has brought."""
    faults = [items.bad(id, field, found, expected) for id in items]
    return next((fault for fault in reversed(faults) if not is_own(fault)), faults[-1])


def is_own(fault: BadContent) -> bool:
    """In the game's own files, not in a pack."""
    return fault.path.startswith("gravity_falls/content/")


def fixed(items: Items[Any], ids: Iterable[str]) -> None:
    """Kinds that a pack may change but not add to: nothing would read what it added."""
    for id in items:
        if id not in ids:
            raise items.bad(id, "id", f"the id {id}", one_of(ids))


def one_of(ids: Iterable[str]) -> str:
    return "one of " + ", ".join(ids)
