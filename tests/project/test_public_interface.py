"""What a game may import is named and versioned: the exports of four packages, and a list of them by version."""

import ast
import os
from importlib import import_module
from pathlib import Path

import pytest

from igroteka.engine import API
from igroteka.games import games
from igroteka.testing.check.board import board_faults
from igroteka.testing.check.sources import PUBLIC, private_imports, sets_no_field, uncited_rules

ROOT = Path(__file__).parents[2]
GAMES = ROOT / "src/igroteka/games"
EXPORTS = ROOT / "tests/project/api.txt"
KNOWLEDGE = {"igroteka.bots.brain", "igroteka.bots.rollout"}
"""What of the bots a game may use: what a brain is, and the loop that plays a world on."""


@pytest.mark.parametrize("game", games)
def test_games_import_only_what_is_exported(game: str) -> None:
    assert [str(fault) for fault in private_imports(games[game])] == []


@pytest.mark.parametrize("game", games)
def test_games_cite_rules_that_there_are_and_set_fields_that_are_shown(game: str) -> None:
    found = [*uncited_rules(games[game]), *sets_no_field(games[game]), *board_faults(games[game])]
    assert [str(fault) for fault in found] == []


def test_games_know_of_bots_only_what_a_brain_is() -> None:
    bots, wrong = import_module("igroteka.bots"), []
    for path in sorted(GAMES.glob("*/**/*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.module == "igroteka.bots":
                homes = {name.name: getattr(bots, name.name).__module__ for name in node.names}
                wrong += [f"{path.relative_to(ROOT)}: {n}" for n, home in homes.items() if home not in KNOWLEDGE]
    assert not wrong


def test_golden_exports_are_those_of_this_version() -> None:
    """A name that comes or goes changes the version, so that a game's package can say which one it needs."""
    lines = [f"API {'.'.join(map(str, API))}"]
    for package in PUBLIC:
        lines += ["", f"igroteka.{package}", *[f"  {name}" for name in import_module(f"igroteka.{package}").__all__]]
    kept = EXPORTS.read_text(encoding="utf-8").splitlines() if EXPORTS.exists() else [""]
    if os.environ.get("IGROTEKA_GOLDEN") == "write" and kept[0] != lines[0]:
        EXPORTS.write_text("\n".join(lines) + "\n", encoding="utf-8")
        kept = lines
    assert kept == lines, "the public interface changes: raise engine.API, then `make golden`"
