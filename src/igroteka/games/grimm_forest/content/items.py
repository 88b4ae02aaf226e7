"""What the YAML files hold: one Struct for each kind of item."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec

from igroteka.content import Item, Items, Natural, read
from igroteka.engine import ContentPack
from igroteka.games.grimm_forest.effects import EFFECTS

Positive = Annotated[int, msgspec.Meta(ge=1)]


class Material(Item, frozen=True, kw_only=True):
    small_tokens: Natural
    large_tokens: Natural
    large_worth: Natural


class Location(Item, frozen=True, kw_only=True):
    refill: dict[str, Natural]
    players: Positive


class Gathering(Item, frozen=True, kw_only=True):
    location: str


class Section(Item, frozen=True, kw_only=True):
    price: Natural
    copies: Natural
    brings: Literal["nothing", "friend", "reward"]


class Deed(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An effect and its numbers, as a card names them."""

    effect: str
    rule: str
    amount: Natural = 0
    gain: Natural = 0
    keep: Natural = 0
    least: Natural = 0
    divisor: Positive = 1
    material: str = ""
    spares: str = ""
    sought: str = ""
    monsters: tuple[str, ...] = ()


class Timed(Deed, frozen=True, kw_only=True):
    window: Literal[
        "start_of_round",
        "reveal",
        "after_gather_reveal",
        "before_collect",
        "collect",
        "end_of_gather",
        "start_of_build",
        "end_of_build",
    ]
    when: Literal["", "here", "alone", "met"] = ""
    next: bool = False


class Reward(Item, frozen=True, kw_only=True):
    bonus: Deed


class Figure(Item, frozen=True, kw_only=True):
    copies: Natural


class Pig(Item, frozen=True, kw_only=True):
    pass


class PositiveNumber(Item, frozen=True, kw_only=True):
    value: Positive


class PrinceFace(Item, frozen=True, kw_only=True):
    faces: Positive


class Copies(Item, frozen=True, kw_only=True):
    deck: Literal["fables", "friends"]
    copies: Natural
    advanced: bool = False


class Fable(Item, frozen=True, kw_only=True):
    type: Literal["plain", "monster", "next_round", "unique_location"] = "plain"
    effects: tuple[Timed, ...] = ()
    discount: Natural = 0
    lures: bool = False
    leaves: Literal["", "nobody", "crowd", "monster_played"] = ""
    crowd: Natural = 0
    robs: bool = False


class Friend(Item, frozen=True, kw_only=True):
    effects: tuple[Timed, ...] = ()
    arrival: Deed | None = None
    special: Deed | None = None
    farewell: Deed | None = None
    reaction: Deed | None = None
    surcharge: Natural = 0


def deeds_of(friend: Friend) -> dict[str, Deed]:
    """What a friend does outside the windows of a round."""
    deeds = {
        "arrival": friend.arrival,
        "special": friend.special,
        "farewell": friend.farewell,
        "reaction": friend.reaction,
    }
    return {name: deed for name, deed in deeds.items() if deed is not None}


KINDS: dict[str, type[Item]] = {
    "materials": Material,
    "locations": Location,
    "gather_cards": Gathering,
    "sections": Section,
    "rewards": Reward,
    "figures": Figure,
    "pigs": Pig,
    "numbers": PositiveNumber,
    "prince": PrinceFace,
    "decks": Copies,
    "fables": Fable,
    "friends": Friend,
}

ANY_MONSTER: Final = "monster"
"""Among the ids of monsters: each of them."""
PACKAGE: Final = "igroteka.games.grimm_forest"


class Sheets:
    """Every item of the files as it is written there, by kind and id."""

    def __init__(self, pack: ContentPack | None) -> None:
        self.materials: Final[Items[Material]] = read(PACKAGE, "materials", Material, pack)
        self.locations: Final[Items[Location]] = read(PACKAGE, "locations", Location, pack)
        self.gatherings: Final[Items[Gathering]] = read(PACKAGE, "gather_cards", Gathering, pack)
        self.sections: Final[Items[Section]] = read(PACKAGE, "sections", Section, pack)
        self.rewards: Final[Items[Reward]] = read(PACKAGE, "rewards", Reward, pack, EFFECTS)
        self.figures: Final[Items[Figure]] = read(PACKAGE, "figures", Figure, pack)
        self.pigs: Final[Items[Pig]] = read(PACKAGE, "pigs", Pig, pack)
        self.numbers: Final[Items[PositiveNumber]] = read(PACKAGE, "numbers", PositiveNumber, pack)
        self.faces: Final[Items[PrinceFace]] = read(PACKAGE, "prince", PrinceFace, pack)
        self.decks: Final[Items[Copies]] = read(PACKAGE, "decks", Copies, pack)
        self.fables: Final[Items[Fable]] = read(PACKAGE, "fables", Fable, pack, EFFECTS)
        self.friends: Final[Items[Friend]] = read(PACKAGE, "friends", Friend, pack, EFFECTS)
