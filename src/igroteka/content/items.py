"""Content as data: YAML files of items, checked strictly, and packs that replace or add items.

A game keeps `content/<kind>.yaml`: a mapping with one key, the kind, holding a list of items; each item has an `id`,
a `source` and the fields of its Struct, nothing else. A pack is an operator's folder with `<game>/<kind>.yaml` in the
same format. What an item *does* is code, registered by name in an `Effects`; the item names it and gives the numbers.
Bad content is a `BadContent` that says file, line, what was found and what is expected.

A small game has one file instead, `content.yaml`, with a list of items for each kind. What an item looks like is read
off it: a field that every item has is required, any other may be left out, and its type is that of its values; so a
pack is checked as strictly as with types of one's own.

Content is read when a game is started, not when it is imported, and once per process.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from types import UnionType
from typing import Annotated, Any, Final, Literal, TypeAlias, TypeVar, cast

import msgspec

from igroteka.content.effects import Effects
from igroteka.content.faults import BadContent, Steps, line_of, located
from igroteka.content.pack import ONE_FILE, Pack, once_per_pack
from igroteka.content.parsed import parse
from igroteka.engine.plain import Plain
from igroteka.engine.setup import ContentPack
from igroteka.packages import folder_of, game_of, has_module

Source = Literal["rulebook", "public", "inferred", "reconstructed"]
Natural = Annotated[int, msgspec.Meta(ge=0)]
MAX_NUMBER = 9999
MAX_COPIES = 999
"""No number in a box is larger than this; a typing error in a pack must not fill the memory."""
_ID: re.Pattern[str] = re.compile(r"[\w.-]+")


class Item(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One thing of a box: a card, a place, a tile. Games add the fields of each kind."""

    id: str
    source: Source


class Number(Item, frozen=True):
    """A number of the rules."""

    value: int


class Component(Item, frozen=True):
    """A thing of which the box holds several copies."""

    copies: int


T = TypeVar("T", bound=Item)
AnyEffects: TypeAlias = Effects[Any]


class NoBox:
    """The box of a game without content as data: no pack changes anything in it."""

    @classmethod
    def open(cls, pack: ContentPack | None = None) -> NoBox:
        return cls()


def contents(package: str) -> tuple[dict[str, type[Item]], Any]:
    """KINDS and Box of a game. The game is imported first, so that its effects are registered."""
    import_module(package)
    if not has_module(package, "content"):
        return (one_file(package).kinds, one_file(package)) if has_one_file(package) else ({}, NoBox)
    module = import_module(f"{package}.content")
    return module.KINDS, module.Box


class Items(dict[str, T]):
    """Items of a kind by id, in the order of the files, with the place of each for errors that linking finds."""

    def __init__(self, kind: str) -> None:
        super().__init__()
        self.kind = kind
        self._origins: dict[str, tuple[str, bytes, int]] = {}

    def add(self, items: list[T], path: str, text: bytes) -> None:
        for i, item in enumerate(items):
            self[item.id] = item
            self._origins[item.id] = (path, text, i)

    def clone(self) -> Items[T]:
        twin: Items[T] = Items(self.kind)
        twin.update(self)
        twin._origins.update(self._origins)
        return twin

    def bad(self, id: str, field: str, found: str, expected: str) -> BadContent:
        """The error for an item whose field does not fit the rest of the box: `raise tiles.bad(…)`."""
        path, text, i = self._origins[id]
        return BadContent(path, line_of(text, [self.kind, i, field]), found, expected)


def read(
    package: str, kind: str, item: type[T], pack: ContentPack | None = None, effects: AnyEffects | None = None
) -> Items[T]:
    """The items of a kind, by id; a pack's items replace those of the same id and add the others."""
    if pack is not None and not isinstance(pack, Pack):
        raise TypeError(f"{pack!r} is no pack of content")
    items = cast("Items[T]", _own(package, kind, item, effects)).clone()
    game = game_of(package)
    text = pack.text(game, kind) if pack is not None else None
    if pack is not None and text is not None:
        path = pack.path(game, kind)
        items.add(decode(text, path, kind, item, effects), path, text)
    return items


@cache
def _own(package: str, kind: str, item: type[Item], effects: AnyEffects | None) -> Items[Item]:
    """The game's own items, read once."""
    if has_one_file(package):
        return items_of(package, kind)[1]
    file = folder_of(package).joinpath("content").joinpath(f"{kind}.yaml")
    text, path = file.read_bytes(), f"{game_of(package)}/content/{kind}.yaml"
    items: Items[Item] = Items(kind)
    items.add(decode(text, path, kind, item, effects), path, text)
    return items


def forget() -> None:
    """Read the files again next time: for those who edit them while this process runs."""
    _own.cache_clear()
    raw_items.cache_clear()
    items_of.cache_clear()


def decode(text: bytes, path: str, kind: str, item: type[T], effects: AnyEffects | None = None) -> list[T]:
    """The items of one file, or BadContent."""
    raw = parse(text, path)
    if not isinstance(raw, dict) or list(raw) != [kind] or not isinstance(raw[kind], list | None):
        raise BadContent(path, 1, _outline(raw), f"one key, {kind}, with a list of items")
    return converted(raw[kind] or [], text, path, kind, item, effects)


def converted(
    raws: list[Plain], text: bytes, path: str, kind: str, item: type[T], effects: AnyEffects | None = None
) -> list[T]:
    """Items as they were written, checked; `text` is the file, for the line of what is wrong."""
    try:
        items = msgspec.convert(raws, list[item])  # type: ignore[valid-type]  # a list of what the caller names
    except msgspec.ValidationError as error:
        raise located(error, text, path, kind, item, raws) from None
    _check_ids(items, text, path, kind)
    _check_numbers(raws, text, path, [kind])
    if effects is not None:
        _check_effects(raws, text, path, kind, item, effects)
    return items


def _outline(raw: object) -> str:
    if isinstance(raw, dict):
        return "the keys " + ", ".join(map(str, raw)) if raw else "an empty mapping"
    return "an empty file" if raw is None else f"a {type(raw).__name__}"


def _check_ids(items: list[T], text: bytes, path: str, kind: str) -> None:
    seen: set[str] = set()
    for i, item in enumerate(items):
        place: Steps = [kind, i, "id"]
        if item.id in seen:
            raise BadContent(path, line_of(text, place), f"the id {item.id} twice", "each id once")
        if not _ID.fullmatch(item.id):
            raise BadContent(
                path, line_of(text, place), f"the id {item.id!r}", "one word, in small letters like portal_gun"
            )
        seen.add(item.id)


def _check_numbers(raw: object, text: bytes, path: str, where: Steps) -> None:
    """No number is absurdly large, and no count is negative."""
    if isinstance(raw, dict | list):
        for key, value in raw.items() if isinstance(raw, dict) else enumerate(raw):
            _check_numbers(value, text, path, [*where, key])
    elif isinstance(raw, int):
        least, most = (0, MAX_COPIES) if where[-1] == "copies" else (-MAX_NUMBER, MAX_NUMBER)
        if not least <= raw <= most:
            raise BadContent(path, line_of(text, where), f"{where[-1]}: {raw}", f"{least} to {most}")


def _check_effects(raws: list[Plain], text: bytes, path: str, kind: str, item: type[Item], effects: AnyEffects) -> None:
    common = frozenset(f.encode_name for f in msgspec.structs.fields(item) if f.required)
    for where, mapping in _acts(raws, [kind]):
        fault = effects.fault(mapping, common)
        if fault:
            raise BadContent(path, line_of(text, [*where, fault[0]]), fault[1], fault[2])


def _acts(raw: object, where: Steps) -> Iterator[tuple[Steps, Plain]]:
    """Every mapping that names an effect, at any depth."""
    if isinstance(raw, dict):
        if isinstance(raw.get("effect"), str):
            yield where, raw
        for key, value in raw.items():
            yield from _acts(value, [*where, key])
    elif isinstance(raw, list):
        for i, value in enumerate(raw):
            yield from _acts(value, [*where, i])


def numbers_of(item: Item) -> dict[str, int]:
    """The numbers that an item's text may use, by field. Those of a part have its name as a prefix (`act_amount`),
    those of a list's second part also its index (`when_2_power`)."""
    found: dict[str, int] = {}
    _add_numbers(found, "", msgspec.to_builtins(item))
    return found


def _add_numbers(found: dict[str, int], name: str, value: object) -> None:
    if isinstance(value, dict):
        for key, each in value.items():
            _add_numbers(found, f"{name}_{key}" if name else str(key), each)
    elif isinstance(value, list | tuple):
        for i, each in enumerate(value, 1):
            _add_numbers(found, name if i == 1 else f"{name}_{i}", each)
    elif isinstance(value, int) and not isinstance(value, bool):
        found[name] = value


COMMON: Final = ("id", "source")
"""The fields of every item."""


class OneFileBox:
    """Items by kind and id: `box.open(setup.pack)["cards"]["crow"].cost`."""

    def __init__(self, package: str) -> None:
        self.package: Final = package
        self._kept: Final = once_per_pack(self._opened)

    @property
    def kinds(self) -> dict[str, type[Item]]:
        return {kind: items_of(self.package, kind)[0] for kind in raw_items(self.package)}

    def open(self, pack: ContentPack | None = None) -> Mapping[str, Items[Any]]:
        """Opened once for the game's own content, and once for each pack."""
        return self._kept(pack)

    def _opened(self, pack: ContentPack | None) -> Mapping[str, Items[Any]]:
        return {kind: read(self.package, kind, item, pack) for kind, item in self.kinds.items()}


def one_file(package: str) -> OneFileBox:
    """The box of the game in this package: `BOX = one_file("my_game")`."""
    return OneFileBox(package)


def has_one_file(package: str) -> bool:
    return bool(folder_of(package).joinpath(ONE_FILE).is_file())


def path_of(package: str) -> str:
    return f"{game_of(package)}/{ONE_FILE}"


@cache
def raw_items(package: str) -> Mapping[str, list[Plain]]:
    """The file as it was written."""
    path = path_of(package)
    raw = parse(folder_of(package).joinpath(ONE_FILE).read_bytes(), path)
    if not isinstance(raw, dict) or not all(is_list_of_items(raws) for raws in raw.values()):
        raise BadContent(path, 1, type(raw).__name__, "for each kind a list of items, each with an id and its fields")
    return raw


def is_list_of_items(raws: object) -> bool:
    return isinstance(raws, list) and all(isinstance(raw, dict) for raw in raws)


@cache
def items_of(package: str, kind: str) -> tuple[type[Item], Items[Item]]:
    """The Struct of a kind of items, and the game's own items of that kind."""
    text, path, raws = folder_of(package).joinpath(ONE_FILE).read_bytes(), path_of(package), raw_items(package)[kind]
    type_, items = item_type(kind, raws), Items[Item](kind)
    items.add(converted(raws, text, path, kind, type_), path, text)
    return type_, items


def item_type(kind: str, raws: list[Plain]) -> type[Item]:
    names = list(dict.fromkeys(name for raw in raws for name in raw if name not in COMMON))
    fields: list[Any] = []
    for name in names:
        values = [raw[name] for raw in raws if name in raw]
        fields.append((name, type_of(values)) if len(values) == len(raws) else (name, type_of([*values, None]), None))
    made = msgspec.defstruct(
        kind.title().replace("_", ""), fields, bases=(Item,), frozen=True, kw_only=True, forbid_unknown_fields=True
    )
    assert issubclass(made, Item)
    return made


def type_of(values: list[Any]) -> Any:  # a type form
    """The type of all these values; of parts and lists, whatever stands in them."""
    found: type | UnionType | Any = None
    for kind in dict.fromkeys(type(value) for value in values):
        plain = kind if kind in (int, str, bool, float, type(None)) else Any
        found = plain if found is None else found | plain
    return found
