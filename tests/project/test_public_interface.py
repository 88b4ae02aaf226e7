"""What a game may import is named and versioned: the exports of four packages, and a list of them by version."""

import ast
import os
from importlib import import_module
from pathlib import Path

from igroteka.engine import API

ROOT = Path(__file__).parents[2]
GAMES = ROOT / "src/igroteka/games"
PUBLIC = ("engine", "bots", "content", "testing")
EXPORTS = ROOT / "tests/project/api.txt"
KNOWLEDGE = {"igroteka.bots.brain", "igroteka.bots.rollout"}
"""What of the bots a game may use: what a brain is, and the loop that plays a world on."""
WORDS = "igroteka.content.words"
"""Imported as a module of its own: it loads the parser of Fluent, which no game needs before it shows a text."""


def test_games_import_only_what_is_exported() -> None:
    wrong = []
    for path in sorted(GAMES.glob("*/**/*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.ImportFrom) or node.module is None or node.module.startswith("igroteka.games"):
                continue
            if node.module == "igroteka":
                wrong += [f"{path.relative_to(ROOT)}: {n.name}" for n in node.names if n.name not in PUBLIC]
                continue
            package, _, module = node.module.removeprefix("igroteka.").partition(".")
            if node.module.startswith("igroteka") and (package not in PUBLIC or (module and node.module != WORDS)):
                wrong.append(f"{path.relative_to(ROOT)}: {node.module}")
            elif node.module.startswith("igroteka") and not module:
                exported = import_module(node.module).__all__
                wrong += [f"{path.relative_to(ROOT)}: {n.name}" for n in node.names if n.name not in exported]
    assert not wrong


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
