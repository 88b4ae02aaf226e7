"""The fields of the State by the glossary's names, for positions, texts and saves: places, cards and faces by name."""

from typing import Any, Final

from igroteka.engine import Noun
from igroteka.engine.nouns import bad
from igroteka.games.gravity_falls.pieces import FACE_NAMES, ActionCard
from igroteka.games.gravity_falls.state import NOWHERE, Table


class TokensNoun(Noun[Table]):
    """Tokens by place; places without any are not named."""

    def __init__(self, name: str) -> None:
        super().__init__(name, dict[str, int])

    def get(self, g: Table) -> object:
        counts: list[int] = getattr(g, self.attribute)
        return {place.key: counts[place.n] for place in g.box.places if counts[place.n]}

    def put(self, g: Table, value: object) -> None:
        counts = [0] * len(g.box.places)
        for name, count in self.read(value).items():
            counts[place_number(g, name)] = count
        setattr(g, self.attribute, counts)


class CubesNoun(Noun[Table]):
    """The places with a courage cube."""

    def __init__(self) -> None:
        super().__init__("cubes", list[str])

    def get(self, g: Table) -> object:
        return [place.key for place in g.box.places if g.cubes & place.bit]

    def put(self, g: Table, value: object) -> None:
        g.cubes = 0
        for name in self.read(value):
            g.cubes |= 1 << place_number(g, name)


class PlacesNoun(Noun[Table]):
    """Where somebody stands, in order; '' is nowhere."""

    def __init__(self, name: str) -> None:
        super().__init__(name, list[str])

    def get(self, g: Table) -> object:
        at: list[int] = getattr(g, self.attribute)
        return ["" if n == NOWHERE else g.box.places[n].key for n in at]

    def put(self, g: Table, value: object) -> None:
        setattr(g, self.attribute, [place_number(g, name) if name else NOWHERE for name in self.read(value)])


class PiecesNoun(Noun[Table]):
    """Characters or monsters."""

    def __init__(self, name: str) -> None:
        super().__init__(name, list[str])

    def get(self, g: Table) -> object:
        return [piece.key for piece in getattr(g, self.attribute)]

    def put(self, g: Table, value: object) -> None:
        known: dict[str, Any] = g.box.characters
        if self.name == "monsters":
            known = g.box.tame_monsters if g.simplified else g.box.monsters
        names: list[str] = self.read(value)
        for name in names:
            if name not in known:
                raise bad(f"{self.name}: {name!r} is none of {' '.join(known)}")
        setattr(g, self.attribute, [known[name] for name in names])


class PlayedNoun(Noun[Table]):
    """The card of this turn; '' if there is none."""

    def __init__(self) -> None:
        super().__init__("played", str)

    def get(self, g: Table) -> object:
        return "" if g.played is None else g.played.key

    def put(self, g: Table, value: object) -> None:
        g.played = action_card(g, self.read(value))


class FreshNoun(Noun[Table]):
    """The kinds of curses that the active character received this turn."""

    def __init__(self) -> None:
        super().__init__("fresh", list[str])

    def get(self, g: Table) -> object:
        return [name for kind, name in enumerate(g.box.curse_kinds) if g.fresh >> kind & 1]

    def put(self, g: Table, value: object) -> None:
        g.fresh = 0
        for name in self.read(value):
            if name not in g.box.curse_kinds:
                raise bad(f"fresh: {name!r} is no curse")
            g.fresh |= 1 << g.box.curse_kinds.index(name)


class DiceNoun(Noun[Table]):
    """The faces of the last roll."""

    def __init__(self) -> None:
        super().__init__("dice", list[str])

    def get(self, g: Table) -> object:
        return [FACE_NAMES[face] for face in g.dice]

    def put(self, g: Table, value: object) -> None:
        faces: list[str] = self.read(value)
        for face in faces:
            if face not in FACE_NAMES:
                raise bad(f"dice: {face!r} is none of {' '.join(FACE_NAMES)}")
        g.dice = [FACE_NAMES.index(face) for face in faces]


def place_number(g: Table, name: str) -> int:
    if name not in g.box.place:
        raise bad(f"{name!r} is no location of this town")
    return g.box.place[name].n


def action_card(g: Table, key: str) -> ActionCard | None:
    """A card of the active character."""
    if not key:
        return None
    for card in g.box.decks[g.characters[g.active].key]:
        if card.key == key:
            return card
    raise bad(f"played: {key!r} is no action card")


NOUNS: Final[tuple[Noun[Table], ...]] = (
    Noun("simplified", bool),
    Noun("events_in_deck", int),
    Noun("first", int),
    PiecesNoun("characters"),
    PiecesNoun("monsters"),
    TokensNoun("support"),
    TokensNoun("distrust"),
    CubesNoun(),
    Noun("alarm", int),
    Noun("row_size", int),
    PlacesNoun("character_at"),
    PlacesNoun("monster_at"),
    Noun("knocked_down", list[int]),
    Noun("active", int),
    PlayedNoun(),
    Noun("ability_used", bool),
    Noun("event_acted", bool),
    FreshNoun(),
    DiceNoun(),
    Noun("arrived", int),
    Noun("centre", int),
)
