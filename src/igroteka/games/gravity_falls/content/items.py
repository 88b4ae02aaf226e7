"""The items of each kind as the YAML files beside this module have them: one Struct per kind, and all of them read."""

from typing import Any, Final, Literal

from igroteka.content import Item, Items, Source, read
from igroteka.engine import ContentPack

PACKAGE: Final = "igroteka.games.gravity_falls"

Ability = Literal["reroll", "refill", "own_discard", "lift_curse", "move_cube"]
Goal = Literal["monster", "character", "distrust", "near_character", "cube"]
Menace = Literal[
    "tough",
    "stops_walks",
    "greedy_pull",
    "only_cursed",
    "no_abilities",
    "moves_curse",
    "last_one",
    "breaks_cubes",
    "rounds",
    "none",
]
Hex = Literal[
    "dice_limit",
    "hand_limit",
    "flips_support",
    "distrust_stays",
    "alone",
    "new_row",
    "nearer",
    "needs_more",
    "no_ability",
]
Happening = Literal["teleport_all", "discard_or_alarm", "retreat", "muster", "panic", "gossip"]


class LocationItem(Item, frozen=True, kw_only=True):
    """A place of the town, with the support printed on it and its roads."""

    name_source: Source
    roads_source: Source
    x: int
    y: int
    support: int
    roads: tuple[str, ...]


class MovementItem(Item, frozen=True, kw_only=True):
    location: str
    three_plus: bool


class CharacterItem(Item, frozen=True, kw_only=True):
    ability: Ability
    amount: int = 0
    teleport: Goal
    tokens: int = 0
    children: bool


class ActionItem(Item, frozen=True, kw_only=True):
    distance: int
    resourcefulness: int
    teleport: bool


class MonsterItem(Item, frozen=True, kw_only=True, rename={"rank": "class"}):
    rank: Literal["easy", "medium", "hard"]
    ability: Menace
    amount: int = 0


class EventItem(Item, frozen=True, kw_only=True):
    effect: Happening
    amount: int = 0
    around: Literal["monsters", "characters", ""] = ""


class CurseItem(Item, frozen=True, kw_only=True):
    copies: int
    lasting: bool
    effect: Hex
    amount: int = 0


class AlarmItem(Item, frozen=True, kw_only=True):
    space: int
    mark: Literal["start", "curse", "row", "loss"]


class DifficultyItem(Item, frozen=True, kw_only=True):
    events: int


class FaceItem(Item, frozen=True, kw_only=True):
    sides: int


class ComponentItem(Item, frozen=True, kw_only=True):
    count: int


KINDS: Final[dict[str, type[Item]]] = {
    "locations": LocationItem,
    "movement_cards": MovementItem,
    "characters": CharacterItem,
    "action_cards": ActionItem,
    "monsters": MonsterItem,
    "events": EventItem,
    "curses": CurseItem,
    "alarm": AlarmItem,
    "difficulties": DifficultyItem,
    "faces": FaceItem,
    "components": ComponentItem,
}


class Files:
    """The items of every kind, as the files have them."""

    def __init__(self, pack: ContentPack | None) -> None:
        self.locations: Final = read(PACKAGE, "locations", LocationItem, pack)
        self.movement_cards: Final = read(PACKAGE, "movement_cards", MovementItem, pack)
        self.characters: Final = read(PACKAGE, "characters", CharacterItem, pack)
        self.action_cards: Final = read(PACKAGE, "action_cards", ActionItem, pack)
        self.monsters: Final = read(PACKAGE, "monsters", MonsterItem, pack)
        self.events: Final = read(PACKAGE, "events", EventItem, pack)
        self.curses: Final = read(PACKAGE, "curses", CurseItem, pack)
        self.alarm: Final = read(PACKAGE, "alarm", AlarmItem, pack)
        self.difficulties: Final = read(PACKAGE, "difficulties", DifficultyItem, pack)
        self.faces: Final = read(PACKAGE, "faces", FaceItem, pack)
        self.components: Final = read(PACKAGE, "components", ComponentItem, pack)

    def all(self) -> list[Items[Any]]:
        return [getattr(self, kind) for kind in KINDS]
