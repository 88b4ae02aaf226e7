"""The box: every item read, checked, linked to the pieces it stands for and ready for the rules."""

from __future__ import annotations

from typing import Final

from igroteka.content import once_per_pack
from igroteka.engine import ContentPack
from igroteka.games.gravity_falls.board import Town
from igroteka.games.gravity_falls.content.chances import Chances
from igroteka.games.gravity_falls.content.check import check
from igroteka.games.gravity_falls.content.items import Files
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
        self.character_numbers: Final = {key: n for n, key in enumerate(self.characters)}
        monsters = files.monsters.values()
        self.monsters: Final = {m.id: Monster(m.id, m.rank, m.ability, m.amount) for m in monsters}
        self.monster_numbers: Final = {key: n for n, key in enumerate(self.monsters)}
        self.tame_monsters: Final = {m.id: Monster(m.id, m.rank, "none", 0) for m in monsters}
        """The same standees without their cards (GF-153)."""

        self._serial = 0
        self.decks: Final = {character: self._deck(character) for character in self.characters}
        self.movements: Final = [
            MovementCard(c.id, self._next(), self.place[c.location], c.three_plus)
            for c in files.movement_cards.values()
        ]
        self.place_numbers: Final = {card.key: 1 + card.place.n for card in self.movements}
        """By the key of a movement card: the number of its place, from 1."""
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
        self.chances: Final = Chances(self.die, self.dice_limit)
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


box_of: Final = once_per_pack(Box.open)
