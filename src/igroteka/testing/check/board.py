"""The board that a game brings: its module, its pictures, and that it loads nothing from elsewhere."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING

from igroteka.packages import folder_of, package_of
from igroteka.testing.check.fault import Fault

if TYPE_CHECKING:
    from igroteka.engine.game import AnyGame

MOUNT = re.compile(r"export\s+(?:async\s+)?(?:function|const|let)\s+mount\b|export\s*\{[^}]*\bmount\b")
ANSWERS = re.compile(r"export const answers = \[([^\]]*)\]")
ELSEWHERE = re.compile(r"""(?:from|import|fetch|url)\s*\(?\s*['"](?:https?:)?//""")


def board_faults(game: AnyGame) -> Iterator[Fault]:
    """Nothing where the game has no folder `board`: it is played on the plain table, or on a board of ours."""
    folder = folder_of(package_of(game.id)).joinpath("board")
    if not folder.is_dir():
        return
    scripts = {file.name: file.read_text(encoding="utf-8") for file in folder.iterdir() if file.name.endswith(".js")}
    module = scripts.get("board.js")
    if module is None:
        yield Fault("board/board.js", 0, "is missing")
        return
    if not MOUNT.search(module):
        yield Fault("board/board.js", 0, "exports no mount")
    answers = ANSWERS.search(module)
    for kind in re.findall(r"['\"](\w+)['\"]", answers[1]) if answers else ():
        if game.questions and kind not in game.questions:
            line = module[: answers.start()].count("\n") + 1 if answers else 0
            yield Fault("board/board.js", line, f"answers {kind}, which the game never asks")
    for name, text in scripts.items():
        for n, line in enumerate(text.splitlines(), 1):
            if ELSEWHERE.search(line):
                yield Fault(f"board/{name}", n, "loads something from another server, which the page forbids")
    if not any(folder.joinpath(f"cover.{form}").is_file() for form in ("svg", "png", "webp")):
        yield Fault("board/cover.svg", 0, "is missing: the picture for the shelf")
