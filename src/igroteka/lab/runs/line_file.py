"""Files of lines to which a run adds one after the other: stopped while it writes, it leaves half a line."""

from __future__ import annotations

import os
from pathlib import Path
from typing import BinaryIO


def lines_of(path: Path) -> list[bytes]:
    """The whole lines; none if there is no file."""
    return path.read_bytes().split(b"\n")[:-1] if path.exists() else []


def adding_to(path: Path) -> BinaryIO:
    """The file, to write behind its last whole line."""
    path.parent.mkdir(parents=True, exist_ok=True)
    if path.exists():
        os.truncate(path, sum(len(line) + 1 for line in lines_of(path)))
    return path.open("ab")
