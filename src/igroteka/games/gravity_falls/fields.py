"""The fields of the State by the glossary's names, for positions, texts and saves: places, cards and faces by name."""

from typing import Final

from igroteka.engine import Card, Field, Plain, bad_position, fields_of, move
from igroteka.games.gravity_falls.pieces import FACE_NAMES, MOVEMENT_DISCARD, NOWHERE, PLAYERS, REMOVED, ROW, ActionCard
from igroteka.games.gravity_falls.state import SAVED, Table


class TokensField(Field[Table]):
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


class CubesField(Field[Table]):
    """The places with a courage cube."""

    def __init__(self) -> None:
        super().__init__("cubes", list[str])

    def get(self, g: Table) -> object:
        return [place.key for place in g.box.places if g.cubes & place.bit]

    def put(self, g: Table, value: object) -> None:
        g.cubes = 0
        for name in self.read(value):
            bit = 1 << place_number(g, name)
            if g.cubes & bit:
                raise bad_position(f"cubes: {name} is named twice, and a location holds one cube")
            g.cubes |= bit


class PlayerField(Field[Table]):
    """A player, as `p0` or by character."""

    def __init__(self, name: str) -> None:
        super().__init__(name, str)

    def get(self, g: Table) -> object:
        return f"p{getattr(g, self.attribute)}"

    def put(self, g: Table, value: object) -> None:
        setattr(g, self.attribute, seat_number(g, f"p{value}" if isinstance(value, int) else self.read(value)))


class RowSizeField(Field[Table]):
    """How many movement cards are kept open; one too many goes as at the row mark, the nearest to the deck first."""

    def __init__(self) -> None:
        super().__init__("row_size", int)

    def put(self, g: Table, value: object) -> None:
        g.row_size = self.read(value)
        while len(g.cards[ROW.n]) > g.row_size > 0:
            move(g, g.cards[ROW.n][0], ROW, MOVEMENT_DISCARD)


class StandsField(Field[Table]):
    """Where somebody stands, by name (characters also as `p0`), '' for nowhere; who is not named stays.
    A list gives all of them in order."""

    def __init__(self, name: str, pieces: str) -> None:
        super().__init__(name, dict[str, str] | list[str])
        self.pieces = pieces

    def get(self, g: Table) -> object:
        at: list[int] = getattr(g, self.attribute)
        names = names_of(g, self.pieces)
        return {name: place_name(g, n) for name, n in zip(names, at, strict=False)}

    def put(self, g: Table, value: object) -> None:
        names = names_of(g, self.pieces)
        given: dict[str, str] | list[str] = self.read(value)
        if len(given) > len(names):
            raise bad_position(f"{self.name}: {len(given)} places for {len(names)} {self.pieces}")
        at: list[int] = list(getattr(g, self.attribute))
        for name, place in given.items() if isinstance(given, dict) else zip(names, given, strict=False):
            i = index_of(name, names, self.pieces)
            at += [NOWHERE] * (i + 1 - len(at))
            at[i] = place_number(g, place) if place else NOWHERE
        setattr(g, self.attribute, at)


class KnockedDownField(Field[Table]):
    """How many fights each monster has lost, by name or in order."""

    def __init__(self) -> None:
        super().__init__("knocked_down", dict[str, int] | list[int])

    def get(self, g: Table) -> object:
        return {monster.key: count for monster, count in zip(g.monsters, g.knocked_down, strict=False)}

    def put(self, g: Table, value: object) -> None:
        names = names_of(g, "monsters")
        given: dict[str, int] | list[int] = self.read(value)
        if len(given) > len(names):
            raise bad_position(f"{self.name}: {len(given)} values for {len(names)} monsters")
        for name, count in given.items() if isinstance(given, dict) else zip(names, given, strict=False):
            i = index_of(name, names, "monsters")
            g.knocked_down += [0] * (i + 1 - len(g.knocked_down))
            g.knocked_down[i] = count


class ArrivedField(Field[Table]):
    """The monster that is about to cause riots; '' for none."""

    def __init__(self) -> None:
        super().__init__("arrived", str)

    def get(self, g: Table) -> object:
        return g.monsters[g.arrived].key if g.arrived >= 0 else ""

    def put(self, g: Table, value: object) -> None:
        name = self.read(value)
        g.arrived = index_of(name, names_of(g, "monsters"), "monsters") if name else -1


class PiecesField(Field[Table]):
    """Characters or monsters."""

    def __init__(self, name: str) -> None:
        super().__init__(name, list[str])

    def get(self, g: Table) -> object:
        return [piece.key for piece in getattr(g, self.attribute)]

    def put(self, g: Table, value: object) -> None:
        known: Plain = g.box.characters
        if self.name == "monsters":
            known = g.box.tame_monsters if g.simplified else g.box.monsters
        names: list[str] = self.read(value)
        for name in names:
            if name not in known:
                raise bad_position(f"{self.name}: {name!r} is none of {' '.join(known)}")
        setattr(g, self.attribute, [known[name] for name in names])
        if self.name == "characters":
            sort_decks(g)


def sort_decks(g: Table) -> None:
    """Action cards are named alike whosever they are: each seat gets those of its own character, the box the others."""
    left = {card.serial: card for deck in g.box.decks.values() for card in deck}
    for player, character in zip(PLAYERS, g.characters, strict=False):
        own = {card.key: card for card in g.box.decks[character.key]}
        for zone in (player.hand, player.deck, player.discard):
            mine = [own.get(card.key, card) for card in g.cards[zone.n]]
            for card in mine:
                left.pop(card.serial, None)
            g.cards[zone.n] = tuple(mine)
    rest = list(left.values())
    box: list[Card] = []
    for card in g.cards[REMOVED.n]:
        twin = next((other for other in rest if other.key == card.key), None)
        if twin is not None:
            rest.remove(twin)
        box.append(twin or card)
    g.cards[REMOVED.n] = tuple(box)


class PlayedField(Field[Table]):
    """The card of this turn; '' if there is none."""

    def __init__(self) -> None:
        super().__init__("played", str)

    def get(self, g: Table) -> object:
        return "" if g.played is None else g.played.key

    def put(self, g: Table, value: object) -> None:
        g.played = action_card(g, self.read(value))


class FreshField(Field[Table]):
    """The kinds of curses that the active character received this turn."""

    def __init__(self) -> None:
        super().__init__("fresh", list[str])

    def get(self, g: Table) -> object:
        return [name for kind, name in enumerate(g.box.curse_kinds) if g.fresh >> kind & 1]

    def put(self, g: Table, value: object) -> None:
        g.fresh = 0
        for name in self.read(value):
            if name not in g.box.curse_kinds:
                raise bad_position(f"fresh: {name!r} is no curse")
            g.fresh |= 1 << g.box.curse_kinds.index(name)


class DiceField(Field[Table]):
    """The faces of the last roll."""

    def __init__(self) -> None:
        super().__init__("dice", list[str])

    def get(self, g: Table) -> object:
        return [FACE_NAMES[face] for face in g.dice]

    def put(self, g: Table, value: object) -> None:
        faces: list[str] = self.read(value)
        for face in faces:
            if face not in FACE_NAMES:
                raise bad_position(f"dice: {face!r} is none of {' '.join(FACE_NAMES)}")
        g.dice = [FACE_NAMES.index(face) for face in faces]


def place_number(g: Table, name: str) -> int:
    if name not in g.box.place:
        raise bad_position(f"{name!r} is no location of this town")
    return g.box.place[name].n


def place_name(g: Table, n: int) -> str:
    return "" if n == NOWHERE else g.box.places[n].key


def seat_number(g: Table, name: str) -> int:
    """A seat, or who sits there."""
    characters = names_of(g, "characters")
    if name in characters:
        return characters.index(name)
    return index_of(name, [f"p{seat}" for seat in range(g.seats)], "seats")


def names_of(g: Table, pieces: str) -> list[str]:
    """The characters by seat, or the monsters in the order of placement."""
    return [piece.key for piece in (g.characters if pieces == "characters" else g.monsters)]


def index_of(name: str, names: list[str], pieces: str) -> int:
    if name in names:
        return names.index(name)
    if pieces == "characters" and name[:1] == "p" and name[1:].isdigit() and int(name[1:]) < len(names):
        return int(name[1:])
    raise bad_position(f"{name!r} is none of the {pieces} {' '.join(names)}")


def action_card(g: Table, key: str) -> ActionCard | None:
    """A card of the active character."""
    if not key:
        return None
    for card in g.box.decks[g.characters[g.active].key]:
        if card.key == key:
            return card
    raise bad_position(f"played: {key!r} is no action card")


FIELDS: Final = fields_of(
    SAVED,
    PlayerField("first"),
    PiecesField("characters"),
    PiecesField("monsters"),
    TokensField("support"),
    TokensField("distrust"),
    CubesField(),
    RowSizeField(),
    StandsField("character_at", "characters"),
    StandsField("monster_at", "monsters"),
    KnockedDownField(),
    PlayerField("active"),
    PlayedField(),
    FreshField(),
    DiceField(),
    ArrivedField(),
)
