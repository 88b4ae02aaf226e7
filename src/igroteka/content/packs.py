"""Checking a whole pack against all games, and exporting a pack to fill in from one's own box."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec
import yaml

from igroteka.content.effects import Effects
from igroteka.content.faults import BadContent, type_name
from igroteka.content.fluent_text import parse_words
from igroteka.content.items import Item, contents, decode
from igroteka.content.pack import ONE_FILE, Pack
from igroteka.content.strict_yaml import parse
from igroteka.engine.plain import Plain
from igroteka.packages import GAMES, folder_of, game_of, has_module, package_of


def check(folder: str | Path, games: str = GAMES) -> dict[str, dict[str, int]]:
    """Validate a pack against all games; the number of items of each game and kind, or BadContent."""
    pack = Pack.open(folder, games)
    counts: dict[str, dict[str, int]] = {}
    for game, kind in pack:
        kinds, _ = contents(package_of(game, games))
        text = pack.text(game, kind)
        assert text is not None
        counts.setdefault(game, {})[kind] = len(decode(text, pack.path(game, kind), kind, kinds[kind]))
    for game in counts:
        fit(package_of(game, games), pack)
    for game, lang in pack.words:
        parse_words(pack.words[game, lang], str(Path(pack.folder, game, f"{lang}.ftl")))
    return counts


def fit(package: str, pack: Pack) -> None:
    """Open a game's box with a pack: effects are known, and items agree with each other. An error that the game does
    not foresee is bad content too, though without a line."""
    _, box = contents(package)
    try:
        box.open(pack)
        for game in filter(None, [getattr(import_module(package), "GAME", None)]):
            for players in (game.least, game.most):
                game.start(players, pack=pack, listen=False, forkable=False)
    except BadContent:
        raise
    except (LookupError, TypeError, ValueError, AssertionError, ArithmeticError) as error:
        where = str(Path(pack.folder, game_of(package)))
        raise BadContent(where, 0, f"{type(error).__name__}: {error}", "items that fit together") from error


def export(game: str, folder: str | Path, games: str = GAMES, describe: Callable[[str], str] = str) -> dict[str, int]:
    """Write a game's reconstructed items as a commented pack; the number of items of each kind. `describe` gives the
    comment above an item. Nothing is written if a file would be overwritten."""
    package = package_of(game, games)
    texts = {kind: _reconstructed(package, kind, item, describe) for kind, item in contents(package)[0].items()}
    wanted = {Path(folder, game, f"{kind}.yaml"): found for kind, found in texts.items() if found[0]}
    for path in wanted:
        if path.exists():
            raise BadContent(str(path), 0, "a file", "a folder to write into that has none yet")
    for path, (_, text) in wanted.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return {path.stem: count for path, (count, _) in wanted.items()}


def _reconstructed(package: str, kind: str, item: type[Item], describe: Callable[[str], str]) -> tuple[int, str]:
    raws = parse(file_of(package, kind).read_bytes(), kind)[kind]
    chosen = [raw for raw in raws if raw["source"] == "reconstructed"]
    fields = [*_field_help(item)]
    head = [
        f"# {package.rpartition('.')[2]}, {kind}: what no public source prints. Put here what is printed in your box.",
        "# An item with a known id replaces the game's own; another id adds one; delete what you leave as it is.",
        "# Where you have looked it up, write `source: rulebook` instead of `source: reconstructed`.",
        "# Fields:",
        *(f"#   {line}" for line in fields),
    ]
    own = has_module(package, "content")
    effects = getattr(import_module(f"{package}.content"), "EFFECTS", None) if own else None
    if effects is not None and any("effect: text" in line for line in fields):
        head += ["# Effects, with the numbers that each needs:", *(f"#   {line}" for line in _effect_help(effects))]
    body = [_item_text(raw, describe(raw["id"])) for raw in chosen]
    return len(chosen), "\n".join([*head, f"{kind}:\n", *body])


def file_of(package: str, kind: str) -> Any:  # a Traversable
    """The file that lists the items of a kind."""
    folder = folder_of(package)
    one = folder.joinpath(ONE_FILE)
    return one if one.is_file() else folder.joinpath("content").joinpath(f"{kind}.yaml")


def _field_help(item: type[Item]) -> Iterator[str]:
    for field in msgspec.structs.fields(item):
        yield f"{field.encode_name}: {type_name(field.type)}{'' if field.required else ' (may be left out)'}"


def _effect_help(effects: Effects[Any]) -> Iterator[str]:
    for name in sorted(effects):
        numbers = ", ".join(f"{number}: {type_name(kind)}" for number, kind in effects.numbers(name).items())
        does = (effects[name].__doc__ or "").partition("\n")[0]
        yield f"{name}{f' ({numbers})' if numbers else ''}: {does}"


def _item_text(raw: Plain, comment: str) -> str:
    lines = [f"{key}: {_flow(value)}" for key, value in raw.items()]
    note = f"# {comment}\n" if comment and comment != raw["id"] else ""
    return f"{note}- " + "\n  ".join(lines) + "\n"


def _flow(value: object) -> str:
    """A value on one line."""
    text = yaml.safe_dump(value, allow_unicode=True, sort_keys=False, default_flow_style=True, width=10_000)
    return text.removesuffix("...\n").strip()
