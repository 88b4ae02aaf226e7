"""Games are found, not named: code that serves all of them contains no game's id."""

import re
from collections.abc import Iterator
from pathlib import Path

from igroteka.games import games

ROOT = Path(__file__).parents[2]
SHARED = ("src/igroteka", "web/src")
OWN = re.compile(r"src/igroteka/(games/|server/static/|__init__.py$)|web/src/boards/\w+/|.*\.test\.ts$")
"""The games, their boards' folders, the built page, what shows how to open a box, and tests of the page."""
NAME = re.compile(rf"(?<![a-z])({'|'.join(games)})(?![a-z])", re.IGNORECASE)


def shared() -> Iterator[tuple[str, str]]:
    suffixes = (".py", ".ftl", ".ts", ".svelte", ".css", ".yaml")
    for folder in SHARED:
        for path in sorted((ROOT / folder).rglob("*")):
            name = path.relative_to(ROOT).as_posix()
            if path.suffix in suffixes and not OWN.match(name):
                yield name, path.read_text(encoding="utf-8")


def test_only_a_game_and_its_board_bear_its_name() -> None:
    assert {name: found[0] for name, text in shared() if (found := NAME.search(text))} == {}
