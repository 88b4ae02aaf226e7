"""Content as data: YAML files of items, checked strictly, and packs that replace or add items.

A game keeps `content/<kind>.yaml`: a mapping with one key, the kind, holding a list of items; each item has an `id`,
a `source` and the fields of its Struct, nothing else. A pack is an operator's folder with `<game>/<kind>.yaml` in the
same format. What an item *does* is code, registered by name in an `Effects`; the item names it and gives the numbers.
Bad content is a `BadContent` that says file, line, what was found and what is expected.

Content is read when a game is started, not when it is imported, and once per process.
"""

from __future__ import annotations

import hashlib
import pkgutil
import re
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from typing import Annotated, Any, Generic, Literal, TypeVar, cast, get_args

import msgspec
import yaml

from igroteka.engine.faults import BadContent as BadContent
from igroteka.engine.faults import Steps, line_of, located, type_name

try:
    from yaml import CSafeLoader as Loader
except ImportError:  # a PyYAML built without libyaml: slower, otherwise the same
    from yaml import SafeLoader as Loader  # type: ignore[assignment]  # the same loader, in Python

Source = Literal["rulebook", "public", "inferred", "reconstructed"]
GAMES = "igroteka.games"
Natural = Annotated[int, msgspec.Meta(ge=0)]
MOST = 9999
MOST_COPIES = 999
"""Nothing in a box is counted beyond this; a pack with a slip of the key must not fill the memory."""
_ID: re.Pattern[str] = re.compile(r"[\w.-]+")


class Item(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One thing of a box: a card, a place, a tile. Games add the fields of each kind."""

    id: str
    source: Source


T = TypeVar("T", bound=Item)
F = TypeVar("F", bound=Callable[..., Any])


# --- Effects -------------------------------------------------------------------------------------------------------


class Effects(Generic[F]):
    """What items can do, by name, each with the numbers it needs: `@EFFECTS.register("draw", amount=int)`.

    A number's type is any that msgspec knows (`int`, `Literal["red", "blue"]`, `list[str]`, …); `int | None` may be
    left out. The numbers are fields of the item's Struct (with a default), so rules read them typed: `card.amount`.
    """

    def __init__(self) -> None:
        self._functions: dict[str, F] = {}
        self._numbers: dict[str, dict[str, Any]] = {}

    def register(self, name: str, **numbers: Any) -> Callable[[F], F]:
        if name in self._functions:
            raise ValueError(f"effect {name!r} is registered twice")

        def keep(function: F) -> F:
            self._functions[name], self._numbers[name] = function, numbers
            return function

        return keep

    def __getitem__(self, name: str) -> F:
        return self._functions[name]

    def __contains__(self, name: object) -> bool:
        return name in self._functions

    def __iter__(self) -> Iterator[str]:
        return iter(self._functions)

    def __len__(self) -> int:
        return len(self._functions)

    def numbers(self, name: str) -> Mapping[str, Any]:
        """The numbers that this effect needs, with their types."""
        return self._numbers[name]

    def fault(self, raw: Mapping[str, Any], common: frozenset[str] = frozenset()) -> tuple[str, str, str] | None:
        """What is wrong with the effect that a mapping names: the key at fault, what was found, what is expected.
        `common` are fields that every item of the kind has, whatever its effect."""
        name = raw["effect"]
        if name == "" or name is None:
            return None
        if name not in self._functions:
            return "effect", f"the effect {name!r}", "one of " + ", ".join(sorted(self._functions))
        needs = self._numbers[name]
        for key, kind in needs.items():
            if key not in raw and not _may_lack(kind):
                return "effect", f"the effect {name} without {key}", f"{key}: {type_name(kind)}"
            if key in raw and not _fits(raw[key], kind):
                return key, f"{key}: {raw[key]!r}", f"{type_name(kind)} for the effect {name}"
        foreign = {k for n in self._numbers.values() for k in n} - needs.keys() - common
        for key in raw:
            if key in foreign:
                return key, f"{key}, which the effect {name} does not use", "only " + (", ".join(needs) or "no numbers")
        return None


def _may_lack(kind: Any) -> bool:
    return type(None) in get_args(kind)


def _fits(value: Any, kind: Any) -> bool:
    try:
        msgspec.convert(value, kind)
    except msgspec.ValidationError:
        return False
    return True


# --- Packs ---------------------------------------------------------------------------------------------------------


class Pack:
    """An operator's folder of content, read whole when opened, so that a running game cannot change under its feet."""

    def __init__(
        self, folder: str, texts: Mapping[tuple[str, str], bytes], words: Mapping[tuple[str, str], str] | None = None
    ) -> None:
        self.folder = folder
        self._texts = dict(texts)
        self.words = dict(words or {})
        """Fluent texts by game and language, for the names of what the pack adds. They are no part of the hash."""
        self.hash = _digest(self._texts)

    @classmethod
    def open(cls, folder: str | Path, games: str = GAMES) -> Pack:
        """Read a folder. A file that no game would ever look at is refused: it would be a silent misspelling."""
        root = Path(folder)
        if not root.is_dir():
            raise BadContent(str(root), 0, "no such folder", "a folder with <game>/<kind>.yaml")
        texts = {_place(path, root, games): path.read_bytes() for path in _files(root, ".yaml", ".yml")}
        if not texts:
            raise BadContent(str(root), 0, "no content file", "<game>/<kind>.yaml in it")
        words = {_speaker(path, root, games): _text(path) for path in _files(root, ".ftl")}
        return cls(str(root), texts, words)

    def text(self, game: str, kind: str) -> bytes | None:
        return self._texts.get((game, kind))

    def path(self, game: str, kind: str) -> str:
        return str(Path(self.folder, game, f"{kind}.yaml"))

    def hash_of(self, game: str) -> str:
        """The hash of one game's part; '' if the pack changes nothing of it. This is what a save of that game holds."""
        return _digest({key: text for key, text in self._texts.items() if key[0] == game})

    def __iter__(self) -> Iterator[tuple[str, str]]:
        """Game and kind of each file."""
        return iter(self._texts)


def pack_hash(pack: Pack | None, game: str) -> str:
    """What tells one content of a game from another; '' without a pack."""
    return "" if pack is None else pack.hash_of(game)


def _files(root: Path, *endings: str) -> list[Path]:
    """The files of a kind, also if misspelt in capitals; without those that systems and editors hide."""
    return sorted(p for p in root.rglob("*") if p.suffix.lower() in endings and not p.name.startswith("."))


def _text(path: Path) -> str:
    try:
        return path.read_text("utf-8")
    except UnicodeDecodeError as error:
        raise BadContent(str(path), 0, str(error), "a text in UTF-8") from None


def _place(path: Path, root: Path, games: str) -> tuple[str, str]:
    """The game and kind that a pack's file is for."""
    parts = path.relative_to(root).parts
    known = game_ids(games)
    if len(parts) != 2 or path.suffix != ".yaml" or parts[0] not in known:
        raise BadContent(str(path), 0, str(Path(*parts)), "<game>/<kind>.yaml, the game one of " + ", ".join(known))
    kinds = kinds_of(f"{games}.{parts[0]}")
    if path.stem not in kinds:
        raise BadContent(str(path), 0, f"the kind {path.stem}", "one of " + ", ".join(kinds))
    return parts[0], path.stem


def _speaker(path: Path, root: Path, games: str) -> tuple[str, str]:
    """The game and language that a pack's words are for."""
    parts = path.relative_to(root).parts
    if len(parts) != 2 or parts[0] not in game_ids(games) or path.name not in ("ru.ftl", "en.ftl"):
        raise BadContent(str(path), 0, str(Path(*parts)), "<game>/ru.ftl or <game>/en.ftl")
    return parts[0], path.stem


def _digest(texts: Mapping[tuple[str, str], bytes]) -> str:
    """Equal for equal items: comments, spacing and the order of keys do not count. '' for nothing."""
    if not texts:
        return ""
    whole = {f"{game}/{kind}": parse(text, f"{game}/{kind}.yaml") for (game, kind), text in sorted(texts.items())}
    try:
        plain = msgspec.json.encode(whole, order="deterministic")
    except RecursionError:
        raise BadContent(", ".join(f"{k}.yaml" for k in whole), 0, "a value inside itself", "plain items") from None
    return hashlib.sha256(plain).hexdigest()[:16]


def game_ids(games: str = GAMES) -> list[str]:
    """The ids of all games of a package, without importing any."""
    return sorted(m.name for m in pkgutil.iter_modules(import_module(games).__path__) if m.ispkg)


def home(package: str) -> Any:  # a Traversable of importlib.resources, whose module moved in 3.14
    """The folder of a package, found through its parent and so without importing it."""
    parent, _, name = package.rpartition(".")
    return files(parent).joinpath(name) if parent else files(package)


def kinds_of(package: str) -> list[str]:
    """The kinds of content that a game has, without importing it."""
    folder = home(package).joinpath("content")
    return sorted(f.name[:-5] for f in folder.iterdir() if f.name.endswith(".yaml")) if folder.is_dir() else []


# --- Reading -------------------------------------------------------------------------------------------------------


class Items(dict[str, T]):
    """Items of a kind by id, in the order of the files; knows where each was written, for what linking finds wrong."""

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
    package: str, kind: str, item: type[T], pack: Pack | None = None, effects: Effects[Any] | None = None
) -> Items[T]:
    """The items of a kind, by id; a pack's items replace those of the same id and add the others."""
    items = cast("Items[T]", _own(package, kind, item, effects)).clone()
    game = package.rpartition(".")[2]
    text = pack.text(game, kind) if pack is not None else None
    if pack is not None and text is not None:
        path = pack.path(game, kind)
        items.add(decode(text, path, kind, item, effects), path, text)
    return items


@cache
def _own(package: str, kind: str, item: type[Item], effects: Effects[Any] | None) -> Items[Item]:
    """What the game itself brings, read once."""
    file = home(package).joinpath("content").joinpath(f"{kind}.yaml")
    text, path = file.read_bytes(), f"{package.rpartition('.')[2]}/content/{kind}.yaml"
    items: Items[Item] = Items(kind)
    items.add(decode(text, path, kind, item, effects), path, text)
    return items


def forget() -> None:
    """Read the files anew next time: for who edits them while this process runs."""
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


class _Strict(Loader):
    """YAML without the trap of a key written twice, where the last one would win unseen."""

    def construct_mapping(self, node: Any, deep: bool = False) -> dict[Any, Any]:
        keys = [k for k, _ in node.value if isinstance(k, yaml.ScalarNode) and k.value != "<<"]
        if len({k.value for k in keys}) != len(keys):
            twice = next(k for i, k in enumerate(keys) if k.value in [first.value for first in keys[:i]])
            raise yaml.constructor.ConstructorError(None, None, f"the key {twice.value} twice", twice.start_mark)
        return cast("dict[Any, Any]", super().construct_mapping(node, deep))


def parse(text: bytes, path: str) -> Any:
    """What a YAML text says, or BadContent; `path` is what the error calls it."""
    try:
        return yaml.load(text, _Strict)  # a safe loader, made stricter
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        raise BadContent(path, mark.line + 1 if mark else 0, f"broken YAML ({error.problem})", "YAML") from None
    except (yaml.YAMLError, UnicodeDecodeError) as error:
        raise BadContent(path, 0, str(error).splitlines()[0], "YAML in UTF-8") from None


def _outline(raw: Any) -> str:
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


def _check_numbers(raw: Any, text: bytes, path: str, where: Steps) -> None:
    """No number is senselessly large, and nothing is there less than no times."""
    if isinstance(raw, dict | list):
        for key, value in raw.items() if isinstance(raw, dict) else enumerate(raw):
            _check_numbers(value, text, path, [*where, key])
    elif isinstance(raw, int):
        least, most = (0, MOST_COPIES) if where[-1] == "copies" else (-MOST, MOST)
        if not least <= raw <= most:
            raise BadContent(path, line_of(text, where), f"{where[-1]}: {raw}", f"{least} to {most}")


def _check_effects(
    raws: list[dict[str, Any]], text: bytes, path: str, kind: str, item: type[Item], effects: Effects[Any]
) -> None:
    common = frozenset(f.encode_name for f in msgspec.structs.fields(item) if f.required)
    for where, mapping in _acts(raws, [kind]):
        fault = effects.fault(mapping, common)
        if fault:
            raise BadContent(path, line_of(text, [*where, fault[0]]), fault[1], fault[2])


def _acts(raw: Any, where: Steps) -> Iterator[tuple[Steps, dict[str, Any]]]:
    """Every mapping that names an effect, however deep."""
    if isinstance(raw, dict):
        if isinstance(raw.get("effect"), str):
            yield where, raw
        for key, value in raw.items():
            yield from _acts(value, [*where, key])
    elif isinstance(raw, list):
        for i, value in enumerate(raw):
            yield from _acts(value, [*where, i])


# --- Numbers of an item, for its text ---------------------------------------------------------------------------------


def numbers_of(item: Item) -> dict[str, int]:
    """What the text of an item may say: its numbers by field. Those of a part have the part's name before them
    (`act_amount`), those of a list's second part are counted (`when_2_power`)."""
    found: dict[str, int] = {}
    _add_numbers(found, "", msgspec.to_builtins(item))
    return found


def _add_numbers(found: dict[str, int], name: str, value: Any) -> None:
    if isinstance(value, dict):
        for key, each in value.items():
            _add_numbers(found, f"{name}_{key}" if name else str(key), each)
    elif isinstance(value, list | tuple):
        for i, each in enumerate(value, 1):
            _add_numbers(found, name if i == 1 else f"{name}_{i}", each)
    elif isinstance(value, int) and not isinstance(value, bool):
        found[name] = value


# --- Words of a pack, or of a game -----------------------------------------------------------------------------------


def parse_words(text: str, path: str) -> Any:
    """A Fluent resource; a broken entry is BadContent, never silently left out."""
    from fluent.syntax import FluentParser
    from fluent.syntax.ast import Junk

    parsed = FluentParser().parse(text)
    for entry in parsed.body:
        if isinstance(entry, Junk):
            start = entry.span.start if entry.span is not None else 0
            found = str(entry.content).splitlines()[0]
            raise BadContent(path, 1 + text.count("\n", 0, start), found, f"Fluent ({entry.annotations[0].message})")
    return parsed
