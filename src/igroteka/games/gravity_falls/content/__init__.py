"""What is in the box: one Struct per kind of item, and Box, the whole of it read, linked and ready for the rules.

Numbers, names and roads are data in the YAML files beside this module; nothing here knows how the game is played.
"""

from __future__ import annotations

from typing import Any, Final, Literal

from igroteka.content import Item, Items, Source, read
from igroteka.engine.setup import ContentPack
from igroteka.games.gravity_falls.board import Town
from igroteka.games.gravity_falls.content.check import check
from igroteka.games.gravity_falls.pieces import (
    DISTRUST,
    FACE_NAMES,
    MOST_SEATS,
    SUPPORT,
    ActionCard,
    Character,
    CubeMove,
    CurseCard,
    EventCard,
    Lift,
    Location,
    Monster,
    MovementCard,
    Reroll,
    Token,
)

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


class Box:
    """All the content, linked and immutable, shared by every match that is played with it."""

    def __init__(self, pack: ContentPack | None) -> None:
        files = Files(pack)
        check(files)
        self.counts: Final = {item.id: item.count for item in files.components.values()}
        self.places: Final = [
            Location(item.id, n, item.support, item.x, item.y, item.roads)
            for n, item in enumerate(files.locations.values())
        ]
        self.place: Final = {place.key: place for place in self.places}
        self.actions: Final = list(files.action_cards.values())
        roads = [tuple([self.place[road].n for road in item.roads]) for item in files.locations.values()]
        self.town: Final = Town(roads, max(card.distance for card in self.actions))
        self.tokens: Final = [[Token(kind, place) for place in self.places] for kind in (SUPPORT, DISTRUST)]

        self.characters: Final = {
            c.id: Character(c.id, c.ability, c.amount, c.teleport, c.tokens, c.children)
            for c in files.characters.values()
        }
        monsters = files.monsters.values()
        self.monsters: Final = {m.id: Monster(m.id, m.rank, m.ability, m.amount) for m in monsters}
        self.tame_monsters: Final = {m.id: Monster(m.id, m.rank, "none", 0) for m in monsters}
        """The same standees without their cards (GF-153)."""

        self._serial = 0
        self.decks: Final = {character: self._deck(character) for character in self.characters}
        self.movements: Final = [
            MovementCard(c.id, self._next(), self.place[c.location], c.three_plus)
            for c in files.movement_cards.values()
        ]
        self.events: Final = [
            EventCard(e.id, self._next(), e.effect, e.amount, e.around) for e in files.events.values()
        ]
        self.curses: Final = [
            CurseCard(c.id, self._next(), kind, c.lasting, c.effect, c.amount)
            for kind, c in enumerate(files.curses.values())
            for _ in range(c.copies)
        ]
        self.curse_kinds: Final = list(files.curses)

        track = files.alarm.values()
        self.marks: Final = sorted((a.space, a.mark) for a in track if a.mark in ("curse", "row"))
        self.track: Final = sorted((a.space, a.id, a.mark) for a in track if a.mark != "start")
        """What lies ahead of the marker, the loss last: space, the item's key, what it does."""
        self.loss_space: Final = next(a.space for a in track if a.mark == "loss")
        self.difficulties: Final = {d.id: d.events for d in files.difficulties.values()}
        self.die: Final = [face for face, name in enumerate(FACE_NAMES) for _ in range(files.faces[name].sides)]
        """The face of each side."""

        self.token_count: Final = self.counts["token"]
        self.dice_limit: Final = self.counts["die"]
        self.cubes: Final = self.counts["courage_cube"] - self.counts["alarm_marker"]
        self.hand_limit: Final = self.counts["hand_limit"]
        self.row_size: Final = self.counts["open_cards"]
        self.short_row: Final = self.counts["open_cards_after_mark"]

        most = max((c.amount for c in self.characters.values() if c.ability == "reroll"), default=0)
        self.rerolls: Final = [Reroll(faces) for faces in _handfuls(most)]
        self.cube_moves: Final = {
            (a.n, n): CubeMove(a, self.places[n]) for a in self.places for n in self.town.roads[a.n]
        }
        self.lifts: Final = {
            (seat, kind): Lift(seat, curse) for seat in range(MOST_SEATS) for kind, curse in enumerate(self.curse_kinds)
        }

    @classmethod
    def open(cls, pack: ContentPack | None = None) -> Box:
        return cls(pack)

    def _next(self) -> int:
        self._serial += 1
        return self._serial

    def _deck(self, owner: str) -> list[ActionCard]:
        return [ActionCard(c.id, self._next(), owner, c.distance, c.resourcefulness, c.teleport) for c in self.actions]


def _handfuls(most: int) -> list[tuple[int, ...]]:
    """Every handful of faces, from one die to `most`, in order."""
    found: list[tuple[int, ...]] = []
    ring: list[tuple[int, ...]] = [()]
    for _ in range(most):
        ring = [
            (*handful, face)
            for handful in ring
            for face in range(len(FACE_NAMES))
            if not handful or handful[-1] <= face
        ]
        found.extend(ring)
    return found
