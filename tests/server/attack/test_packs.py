"""A content pack that somebody else has made: a server refuses what would fill its memory or never end, in one line."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from igroteka.content import BadContent, Pack
from igroteka.content.packs import export
from tests.server.test_serve import one_line, run


def aliases(path: Path) -> None:
    """Twelve lines that stand for a hundred thousand million words."""
    lines = ["a0: &a0 [" + "boo, " * 9 + "boo]"]
    lines += [f"a{n}: &a{n} [" + f"*a{n - 1}, " * 9 + f"*a{n - 1}]" for n in range(1, 11)]
    path.write_text("\n".join([*lines, "cells: *a10"]))


def deep(path: Path) -> None:
    path.write_text("[" * 200_000)


def large(path: Path) -> None:
    path.write_text("# as long as it likes\n" * 100_000)


def device(path: Path) -> None:
    path.symlink_to("/dev/zero")


def pack_with(folder: Path, harm: Callable[[Path], None]) -> Path:
    """A good pack, of which one file is not."""
    export("boo", folder)
    path = next((folder / "boo").glob("*.yaml"))
    path.unlink()
    harm(path)
    return path


@pytest.mark.parametrize(("harm", "says"), [(aliases, "alias"), (os.mkfifo, "no regular file")])
def test_a_pack_that_would_fill_the_memory_or_never_end_is_refused(
    tmp_path: Path, harm: Callable[[Path], None], says: str
) -> None:
    path = pack_with(tmp_path / "pack", harm)
    line = one_line(run("serve", "--port", "0", "--data", str(tmp_path), "--content", str(tmp_path / "pack")))
    assert path.name in line
    assert says in line


@pytest.mark.parametrize(
    ("harm", "says"),
    [
        (deep, "inside each other"),
        (large, "smaller file"),
        (device, "no regular file"),
        (Path.mkdir, "no regular file"),
    ],
)
def test_so_is_what_is_too_deep_too_large_or_no_file(tmp_path: Path, harm: Callable[[Path], None], says: str) -> None:
    path = pack_with(tmp_path, harm)
    with pytest.raises(BadContent, match=rf"{path.name}.*{says}"):
        Pack.open(tmp_path)
