"""Packs of content, written for a test."""

from pathlib import Path

from igroteka.content import Pack


def pack(folder: Path, **files: str) -> Pack:
    (folder / "grimm_forest").mkdir()
    for kind, text in files.items():
        (folder / "grimm_forest" / f"{kind}.yaml").write_text(text, encoding="utf-8")
    return Pack.open(folder)
