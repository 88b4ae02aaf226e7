"""The items of a game's box as they are written, also in a pack; packs in which one of them is written otherwise."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import yaml

from igroteka.content.items import contents
from igroteka.content.strict_yaml import parse
from igroteka.engine.plain import Plain
from igroteka.packages import folder_of, package_of

Raw = Plain


def items_of(game: str, content: str | None = None) -> Iterator[tuple[str, Raw]]:
    """Every item with its kind; as the pack at `content` has it, where it does."""
    package = package_of(game)
    for kind in contents(package)[0]:
        written = folder_of(package).joinpath("content").joinpath(f"{kind}.yaml").read_bytes()
        others = written_in(content, game, kind)
        for raw in parse(written, kind)[kind]:
            yield kind, others.get(raw["id"], raw)


def written_in(content: str | None, game: str, kind: str) -> dict[str, Raw]:
    """The items of this kind in a pack, by id."""
    if content is None or not (path := Path(content) / game / f"{kind}.yaml").is_file():
        return {}
    return {raw["id"]: raw for raw in parse(path.read_bytes(), str(path))[kind]}


def changed_in(content: str | None, game: str) -> set[str]:
    """The items that a pack writes otherwise than the box."""
    box = {(kind, raw["id"]): raw for kind, raw in items_of(game)}
    return {raw["id"] for kind, raw in items_of(game, content) if raw != box[kind, raw["id"]]}


def pack_with(game: str, kind: str, raw: Raw, folder: Path, content: str | None = None) -> Path:
    """A pack in which this item is so, and all others as in the pack at `content`, or in the box."""
    if content is not None and (Path(content) / game).is_dir():
        shutil.copytree(Path(content) / game, folder / game, dirs_exist_ok=True)
    path = folder / game / f"{kind}.yaml"
    path.parent.mkdir(parents=True, exist_ok=True)
    items = {**written_in(content, game, kind), raw["id"]: raw}
    path.write_text(yaml.safe_dump({kind: [*items.values()]}, allow_unicode=True), encoding="utf-8")
    return folder
