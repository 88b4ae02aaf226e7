"""What items must say of each other, so that every match of a pack can be played; else BadContent, with its line."""

from typing import TYPE_CHECKING, Any, Final

from igroteka.content import Items
from igroteka.games.grimm_forest.options import LARGEST, LOCATIONS, MATERIALS, SECTIONS

if TYPE_CHECKING:
    from igroteka.games.grimm_forest.content import Box, Deed

AT_ONCE: Final = {"hire", "exchange_gifts", "wedding_toll", "share_wealth", "rob_the_rich"}
"""Effects whose amount is chosen at once, as one bundle."""
KEPT: Final = (0, 2)
"""How many gather cards a friend may leave usable; 0 for all."""


def check(box: "Box") -> None:
    fixed(box.materials, MATERIALS)
    fixed(box.locations, LOCATIONS)
    fixed(box.sections, SECTIONS)
    for id, location in box.locations.items():
        for material in location.refill:
            if material not in MATERIALS:
                raise box.locations.bad(id, "refill", f"the material {material}", one_of(MATERIALS))
        if not any(location.refill.values()):
            raise box.locations.bad(id, "refill", "nothing to refill", "a material and its number")
    for id, gathering in box.gatherings.items():
        if gathering.location not in LOCATIONS:
            raise box.gatherings.bad(id, "location", gathering.location, one_of(LOCATIONS))
    for id in box.faces:
        if [id] not in [list(location.refill) for location in box.locations.values()]:
            raise box.faces.bad(id, "id", id, "a material that has a location of its own")
    check_cards(box)


def check_cards(box: "Box") -> None:
    for id, fable in box.fables.items():
        in_deck(box, box.fables, id, "fables")
        if fable.type == "monster" and id not in box.figures:
            raise box.fables.bad(id, "type", f"the monster {id} without a figure", "an item of that id in figures")
        for timed in fable.effects:
            check_deed(box, box.fables, id, "effects", timed)
    for id, friend in box.friends.items():
        in_deck(box, box.friends, id, "friends")
        for name in friend.cancels:
            if name != "monster" and (name not in box.fables or box.fables[name].type != "monster"):
                raise box.friends.bad(id, "cancels", name, "the id of a monster, or monster")
        if friend.keeps not in KEPT:
            raise box.friends.bad(id, "keeps", f"keeps: {friend.keeps}", one_of([str(n) for n in KEPT]))
        for timed in friend.effects:
            check_deed(box, box.friends, id, "effects", timed)
        for field, deed in (("special", friend.special), ("farewell", friend.farewell)):
            if deed is not None:
                check_deed(box, box.friends, id, field, deed)
    for id, reward in box.rewards.items():
        check_deed(box, box.rewards, id, "bonus", reward.bonus)
    for id, copies in box.decks.items():
        if id not in (box.fables if copies.deck == "fables" else box.friends):
            raise box.decks.bad(id, "id", f"the card {id}", f"a card of {copies.deck}")


def check_deed(box: "Box", items: Items[Any], id: str, field: str, deed: "Deed") -> None:
    for material in (deed.material, deed.spares):
        if material and material not in MATERIALS:
            raise items.bad(id, field, f"the material {material}", one_of(MATERIALS))
    if deed.sought and deed.sought not in box.fables:
        raise items.bad(id, field, f"the fable {deed.sought}", "the id of a fable")
    if deed.effect in AT_ONCE and not 1 <= deed.amount <= LARGEST:
        raise items.bad(id, field, f"amount: {deed.amount}", f"1 to {LARGEST} for the effect {deed.effect}")


def fixed(items: Items[Any], ids: tuple[str, ...]) -> None:
    """Kinds that a pack may change but not add to: the boards and sections are these."""
    for id in items:
        if id not in ids:
            raise items.bad(id, "id", id, one_of(ids))


def in_deck(box: "Box", items: Items[Any], id: str, deck: str) -> None:
    if id not in box.decks or box.decks[id].deck != deck:
        raise items.bad(id, "id", f"the card {id} in no deck", f"an item of that id in decks, deck: {deck}")


def one_of(names: "list[str] | tuple[str, ...]") -> str:
    return "one of " + ", ".join(names)
