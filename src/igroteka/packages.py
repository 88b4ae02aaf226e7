"""Where games are found: the packages below `igroteka.games`, and those of other distributions that name themselves in
the entry points `igroteka.games`. Opens no game and imports nothing of ours.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Mapping
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

GAMES: Final = "igroteka.games"
"""The package of our own games, and the group of entry points of all others."""
GAME_ID: Final = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
"""Small letters and digits, words joined by _: it is a folder, and a part of addresses and of environments' names."""
DEFINES_GAME: Final = re.compile(rb"(?<![A-Z_])GAME(?![A-Z_])")


@cache
def own_games() -> tuple[str, ...]:
    """The ids of the games below `igroteka.games`: every package, and every single file, that defines GAME. They may
    lie in an archive, and be compiled already."""
    found: set[str] = set()
    for entry in folder_of(GAMES).iterdir():
        name, _, suffix = entry.name.partition(".")
        inits = [entry.joinpath(f"__init__.{kind}") for kind in ("py", "pyc")] if entry.is_dir() else [entry]
        if name != "__init__" and suffix in ("", "py", "pyc"):
            found |= {name for init in inits if init.is_file() and DEFINES_GAME.search(init.read_bytes())}
    return tuple(sorted(found))


@cache
def plugged_in() -> Mapping[str, str]:
    """The module of each game that another distribution brings, by the game's id. It cannot replace one of our own
    games."""
    if sys.platform == "emscripten":  # a page, in which nothing is installed
        return {}
    from importlib.metadata import entry_points

    # Not `point.module`: one entry that is no module would take all others with it.
    found = {point.name: point.value.partition(":")[0].strip() for point in entry_points(group=GAMES)}
    return {id: found[id] for id in sorted(found) if id not in own_games()}


def package_of(game: str, games: str = GAMES) -> str:
    """The name of a game's package, or of its module if it is a single file."""
    if games == GAMES and game in plugged_in():
        return plugged_in()[game]
    return f"{games}.{game}"


def game_of(package: str) -> str:
    """The id of the game in a package."""
    return next((id for id, module in plugged_in().items() if module == package), package.rpartition(".")[2])


def has_module(package: str, name: str) -> bool:
    """Whether a game brings this module; a game of a single file brings none."""
    try:
        return find_spec(f"{package}.{name}") is not None
    except ModuleNotFoundError:
        return False


def folder_of(package: str) -> Any:  # a Traversable of importlib.resources, whose module moved in 3.14
    """The folder of a package, found without importing it where that can be. A game of a single file has none: what
    stands in its place does not exist."""
    from importlib.resources import files

    parent, _, name = package.rpartition(".")
    if parent:
        return files(parent).joinpath(name)
    spec = find_spec(package)
    if spec is None:
        raise ModuleNotFoundError(f"No module named {package!r}", name=package)
    if spec.submodule_search_locations is None:
        return Path(spec.origin or package).with_suffix("")
    return files(package)
