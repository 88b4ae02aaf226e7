"""The items of a game's box as they are written, also in a pack, and what a pack changes: `content.json` in the folder
of a run, so that who reads it later need not have the pack."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec

from igroteka.content.items import contents
from igroteka.content.strict_yaml import parse
from igroteka.engine.plain import Plain
from igroteka.packages import folder_of, package_of

Raw = Plain
CHANGES_FILE: Final = "content.json"


class Change(msgspec.Struct, frozen=True):
    """A field of an item that a pack writes otherwise; '' where there is none."""

    item: str
    field: str
    box: str
    pack: str


def items_of(game: str, content: str | None = None) -> Iterator[tuple[str, Raw]]:
    """Every item with its kind; as the pack at `content` has it, where it does."""
    for kind, box in box_of(game):
        others = written_in(content, game, kind)
        for raw in box.values():
            yield kind, others.get(raw["id"], raw)


def box_of(game: str) -> Iterator[tuple[str, dict[str, Raw]]]:
    """By kind, the items of the game's own box."""
    package = package_of(game)
    for kind in contents(package)[0]:
        written = folder_of(package).joinpath("content").joinpath(f"{kind}.yaml").read_bytes()
        yield kind, {raw["id"]: raw for raw in parse(written, kind)[kind]}


def written_in(content: str | None, game: str, kind: str) -> dict[str, Raw]:
    """The items of this kind in a pack, by id."""
    if content is None or not (path := Path(content) / game / f"{kind}.yaml").is_file():
        return {}
    return {raw["id"]: raw for raw in parse(path.read_bytes(), str(path))[kind]}


def changes_in(content: str | None, game: str) -> list[Change]:
    """What a pack writes otherwise than the box, field by field."""
    found = list[Change]()
    for kind, box in box_of(game):
        for id, raw in written_in(content, game, kind).items():
            there, here = dict(fields_of(box.get(id, {}))), dict(fields_of(raw))
            for name in dict.fromkeys([*there, *here]):
                if name != "id" and there.get(name) != here.get(name):
                    found.append(Change(id, name, there.get(name, ""), here.get(name, "")))
    return found


def fields_of(raw: Raw, prefix: str = "") -> Iterator[tuple[str, str]]:
    """`act.power` and the like, as text."""
    value: Any
    for name, value in raw.items():
        if isinstance(value, dict):
            yield from fields_of(value, f"{prefix}{name}.")
        else:
            yield f"{prefix}{name}", value if isinstance(value, str) else msgspec.json.encode(value).decode()


def keep_changes(folder: Path, content: str | None, game: str) -> None:
    if content is not None:
        told = msgspec.json.encode(changes_in(content, game))
        (folder / CHANGES_FILE).write_bytes(msgspec.json.format(told, indent=2) + b"\n")


def read_changes(folder: Path) -> list[Change]:
    """Of a run; nothing where it was played with the game's own box."""
    path = folder / CHANGES_FILE
    return msgspec.json.decode(path.read_bytes(), type=list[Change]) if path.is_file() else []
