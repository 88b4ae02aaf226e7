"""`igroteka new-game`: a whole, playable game to begin with, whose tests are green.

The template is the game of `docs/adding-a-game.md`, grown to a package: one question, a rulebook, both languages, a
box, a view, bots, a board.
"""

from __future__ import annotations

import keyword
import subprocess
import sys
from collections.abc import Iterator
from os import environ
from pathlib import Path
from typing import Final

from igroteka.packages import GAME_ID, own_games, plugged_in

TEMPLATE: Final = Path(__file__).parent / "template"
TREE: Final = Path(__file__).parents[3]
SUFFIX: Final = ".in"


class BadName(ValueError):
    """No game can be written under this name, or there."""


def is_tree(folder: Path) -> bool:
    """Whether this is a clone of Igroteka: only there a game can stand among ours."""
    return (folder / "src" / "igroteka" / "games").is_dir() and (folder / "pyproject.toml").is_file()


def new_game(id: str, folder: Path | None = None, tree: Path = TREE) -> list[Path]:
    """Write the game as a distribution of its own into `folder`, else into the tree; the files that were written."""
    check_name(id)
    if folder is None and not is_tree(tree):
        raise BadName("this is no clone of Igroteka: write a distribution of its own with --package")
    package = f"igroteka.games.{id}" if folder is None else id
    wanted = dict(files_of(id, package, tree, folder))
    taken = next((path for path in wanted if path.exists()), None)
    if taken is not None:
        raise BadName(f"{taken} is there already: choose another name or folder")
    for path, text in wanted.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return [*wanted, write_golden(id, package, folder or tree, folder is not None)]


def check_name(id: str) -> None:
    if not GAME_ID.fullmatch(id) or keyword.iskeyword(id):
        raise BadName(f"{id!r} is no id of a game: small letters and digits, words joined by _, as in liars_dice")
    if id in own_games() or id in plugged_in():
        raise BadName(f"{id} is on the shelf already: choose another name")
    if id in sys.stdlib_module_names or id == "igroteka":
        raise BadName(f"{id} is the name of a module of Python: choose another one")


def files_of(id: str, package: str, tree: Path, folder: Path | None) -> Iterator[tuple[Path, str]]:
    """The text of each file of a new game, by path."""
    words = words_of(id, package)
    places = {"package": tree / "src" / "igroteka" / "games" / id, "tests": tree / "tests" / "games" / id}
    if folder is not None:
        places = {"package": folder / "src" / id, "tests": folder / "tests", "distribution": folder}
    for part, place in places.items():
        for file in sorted((TEMPLATE / part).rglob(f"*{SUFFIX}")):
            text = file.read_text(encoding="utf-8")
            for mark, word in words.items():
                text = text.replace(mark, word)
            yield place / file.relative_to(TEMPLATE / part).with_suffix(""), text


def words_of(id: str, package: str) -> dict[str, str]:
    """The text that replaces each mark of the template."""
    parts = id.split("_")
    letters = "".join(part[0] for part in parts) if len(parts) > 1 else id[:2]
    return {
        "@ID@": id,
        "@PACKAGE@": package,
        "@TITLE@": " ".join(part.capitalize() for part in parts),
        "@CLASS@": "".join(part.capitalize() for part in parts),
        "@RULE@": letters.upper().ljust(2, "X"),
        "@DASHED@": id.replace("_", "-"),
    }


GOLDEN: Final = """
import sys
from importlib import import_module
from pathlib import Path
from igroteka.testing import playthrough
path = Path(sys.argv[1])
path.parent.mkdir(parents=True, exist_ok=True)
path.write_text(playthrough(import_module(sys.argv[2]).GAME, 3, 4), encoding="utf-8")
"""


def write_golden(id: str, package: str, top: Path, is_own: bool) -> Path:
    """The game that its tests compare with, played in a process of its own: nothing of the game stays in this one."""
    path = top / "tests" / ("" if is_own else f"games/{id}") / "golden" / "three.txt"
    seen = {**environ, "PYTHONPATH": str(top / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
    subprocess.run([sys.executable, "-c", GOLDEN, str(path), package], env=seen, check=True)
    return path
