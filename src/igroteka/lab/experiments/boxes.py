"""Packs in which one item of the box is written otherwise."""

from __future__ import annotations

import shutil
from pathlib import Path

import yaml

from igroteka.lab.runs.box import Raw, written_in


def pack_with(game: str, kind: str, raw: Raw, folder: Path, content: str | None = None) -> Path:
    """A pack in which this item is so, and all others as in the pack at `content`, or in the box."""
    if content is not None and (Path(content) / game).is_dir():
        shutil.copytree(Path(content) / game, folder / game, dirs_exist_ok=True)
    path = folder / game / f"{kind}.yaml"
    path.parent.mkdir(parents=True, exist_ok=True)
    items = {**written_in(content, game, kind), raw["id"]: raw}
    path.write_text(yaml.safe_dump({kind: [*items.values()]}, allow_unicode=True), encoding="utf-8")
    return folder
