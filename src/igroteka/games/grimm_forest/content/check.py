"""What items must say of each other, so that every match of a pack can be played; else BadContent, with its line."""

from typing import Any, Final

from igroteka.content import Items
from igroteka.games.grimm_forest.content.items import ANY_MONSTER, Deed, Sheets, deeds_of
from igroteka.games.grimm_forest.pieces import LARGEST, LOCATIONS, MATERIALS, SECTIONS

AT_ONCE: Final = {"hire", "exchange_gifts", "wedding_toll", "share_wealth", "rob_the_rich"}
"""Effects whose amount is chosen at once, as one bundle."""
KEPT: Final = 2
"""How many gather cards stay usable where a friend locks the others away: they are chosen as a pair."""


def check(sheets: Sheets) -> None:
    fixed(sheets.materials, MATERIALS)
    fixed(sheets.locations, LOCATIONS)
    fixed(sheets.sections, SECTIONS)
    for id, location in sheets.locations.items():
        for material in location.refill:
            if material not in MATERIALS:
                raise sheets.locations.bad(id, "refill", f"the material {material}", one_of(MATERIALS))
        if not any(location.refill.values()):
            raise sheets.locations.bad(id, "refill", "nothing to refill", "a material and its number")
    for id, gathering in sheets.gatherings.items():
        if gathering.location not in LOCATIONS:
            raise sheets.gatherings.bad(id, "location", gathering.location, one_of(LOCATIONS))
    for id in sheets.faces:
        if [id] not in [list(location.refill) for location in sheets.locations.values()]:
            raise sheets.faces.bad(id, "id", id, "a material that has a location of its own")
    check_cards(sheets)


def check_cards(sheets: Sheets) -> None:
    for id, fable in sheets.fables.items():
        in_deck(sheets, sheets.fables, id, "fables")
        if fable.type == "monster" and id not in sheets.figures:
            raise sheets.fables.bad(id, "type", f"the monster {id} without a figure", "an item of that id in figures")
        for timed in fable.effects:
            check_deed(sheets, sheets.fables, id, "effects", timed)
    for id, friend in sheets.friends.items():
        in_deck(sheets, sheets.friends, id, "friends")
        for timed in friend.effects:
            check_deed(sheets, sheets.friends, id, "effects", timed)
        for field, deed in deeds_of(friend).items():
            check_deed(sheets, sheets.friends, id, field, deed)
    for id, reward in sheets.rewards.items():
        check_deed(sheets, sheets.rewards, id, "bonus", reward.bonus)
    for id, copies in sheets.decks.items():
        if id not in (sheets.fables if copies.deck == "fables" else sheets.friends):
            raise sheets.decks.bad(id, "id", f"the card {id}", f"a card of {copies.deck}")


def check_deed(sheets: Sheets, items: Items[Any], id: str, field: str, deed: Deed) -> None:
    for material in (deed.material, deed.spares):
        if material and material not in MATERIALS:
            raise items.bad(id, field, f"the material {material}", one_of(MATERIALS))
    if deed.sought and deed.sought not in sheets.fables:
        raise items.bad(id, field, f"the fable {deed.sought}", "the id of a fable")
    for name in deed.monsters:
        if name != ANY_MONSTER and (name not in sheets.fables or sheets.fables[name].type != "monster"):
            raise items.bad(id, field, name, f"the id of a monster, or {ANY_MONSTER}")
    if deed.effect == "lock_gather" and deed.keep != KEPT:
        raise items.bad(id, field, f"keep: {deed.keep}", str(KEPT))
    if deed.effect in AT_ONCE and not 1 <= deed.amount <= LARGEST:
        raise items.bad(id, field, f"amount: {deed.amount}", f"1 to {LARGEST} for the effect {deed.effect}")


def fixed(items: Items[Any], ids: tuple[str, ...]) -> None:
    """Kinds that a pack may change but not add to: the boards and sections are these."""
    for id in items:
        if id not in ids:
            raise items.bad(id, "id", id, one_of(ids))


def in_deck(sheets: Sheets, items: Items[Any], id: str, deck: str) -> None:
    if id not in sheets.decks or sheets.decks[id].deck != deck:
        raise items.bad(id, "id", f"the card {id} in no deck", f"an item of that id in decks, deck: {deck}")


def one_of(names: "list[str] | tuple[str, ...]") -> str:
    return "one of " + ", ".join(names)
