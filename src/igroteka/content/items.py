"""Content as data: YAML files of items, checked strictly, and packs that replace or add items.

A game keeps `content/<kind>.yaml`: a mapping with one key, the kind, holding a list of items; each item has an `id`,
a `source` and the fields of its Struct, nothing else. A pack is an operator's folder with `<game>/<kind>.yaml` in the
same format. What an item *does* is code, registered by name in an `Effects`; the item names it and gives the numbers.
Bad content is a `BadContent` that says file, line, what was found and what is expected.

Content is read when a game is started, not when it is imported, and once per process.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from typing import Annotated, Any, Literal, TypeVar, cast

import msgspec

from igroteka.content.effects import Effects
from igroteka.content.faults import BadContent, Steps, line_of, located
from igroteka.content.pack import Pack
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
    """How many of a thing are in the box."""

    copies: int


T = TypeVar("T", bound=Item)


class NoBox:
    """The box of a game without content as data: no pack changes anything in it."""

    @classmethod
    def open(cls, pack: ContentPack | None = None) -> NoBox:
        return cls()


def contents(package: str) -> tuple[dict[str, type[Item]], Any]:
    """KINDS and Box of a game. The game is imported first, so that its effects are registered."""
    import_module(package)
    if not has_module(package, "content"):
        return {}, NoBox
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
    package: str, kind: str, item: type[T], pack: ContentPack | None = None, effects: Effects[Any] | None = None
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
def _own(package: str, kind: str, item: type[Item], effects: Effects[Any] | None) -> Items[Item]:
    """The game's own items, read once."""
    file = folder_of(package).joinpath("content").joinpath(f"{kind}.yaml")
    text, path = file.read_bytes(), f"{game_of(package)}/content/{kind}.yaml"
    items: Items[Item] = Items(kind)
    items.add(decode(text, path, kind, item, effects), path, text)
    return items


def forget() -> None:
    """Read the files again next time: for those who edit them while this process runs."""
    _own.cache_clear()


def decode(text: bytes, path: str, kind: str, item: type[T], effects: Effects[Any] | None = None) -> list[T]:
    """The items of one file, or BadContent."""
    raw = parse(text, path)
    if not isinstance(raw, dict) or list(raw) != [kind] or not isinstance(raw[kind], list | None):
        raise BadContent(path, 1, _outline(raw), f"one key, {kind}, with a list of items")
    raws = raw[kind] or []
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


def _check_effects(
    raws: list[Plain], text: bytes, path: str, kind: str, item: type[Item], effects: Effects[Any]
) -> None:
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
