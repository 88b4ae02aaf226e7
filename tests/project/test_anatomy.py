"""One anatomy for all games: the same things are in files of the same names.

LAYERS lists the files. A module imports only from its own layer or from below, and no two modules of a game
import each other, not even for their types.
"""

import ast
from importlib import import_module
from pathlib import Path

import pytest

from igroteka.engine import EventKind
from igroteka.games import games
from tests.project.test_imports import SOURCE, cycle_in, imported, module_name, needs, tree_of
from tests.shelf import WHOLE

LAYERS: dict[str, int] = {
    "pieces": 0,  # options, cards, players and their zones, as shared objects
    "board": 0,  # geometry: cells, distances, walks
    "events": 0,  # every EventKind
    "refusals": 0,  # every Refusal that is a constant
    "effects": 1,  # the register of effects that content names
    "content": 2,  # items, their check, the linked box
    "state": 3,  # the table as plain data
    "reading": 4,  # what can be read off the table
    "questions": 5,  # kinds that several chapters or cards ask
    "rules": 6,  # the rulebook's chapters, in its order
    "cards": 6,  # what each card does
    "setup": 7,  # settings, presets, the deal
    "rules.flow": 8,  # the phases, in their order
    "rules.what_if": 9,  # what would follow from an answer
    "unasked": 9,  # why what no open question offers cannot be done now
    "fields": 9,  # the State's fields by name, for saves, texts and positions
    "view": 9,  # the table's part of a view
    "observation": 9,  # the table as numbers
    "arrange": 10,  # positions as people write them
    "terminal": 10,  # the table as text
    "bot": 10,  # what the bots know of the game
    "game": 11,  # the Game
    "": 12,  # the package: GAME and nothing else
}
OPTIONAL = {"board", "effects", "reading", "questions", "cards"}
ALONE = {"events", "refusals"}
"""They import the engine and nothing of their game."""
DATA = {"text", "rules.yaml", "lesson.yaml", "puzzles.yaml", "book.yaml"}
GAMES = WHOLE


def folder(game: str) -> Path:
    return SOURCE / "games" / game


def place(game: str, name: str) -> str:
    """The part of the anatomy that a module of a game belongs to: `rules.flow`, `content`, '' for the package."""
    inside = name.removeprefix(f"igroteka.games.{game}").removeprefix(".")
    return inside if inside in LAYERS else inside.partition(".")[0]


@pytest.mark.parametrize("game", GAMES)
def test_a_game_has_the_files_of_the_anatomy(game: str) -> None:
    found = {path.stem if path.suffix == ".py" else path.name for path in folder(game).iterdir()}
    found -= {"__pycache__", "__init__"} | {path.stem for path in folder(game).glob("*.so")} | DATA
    expected = {layer for layer in LAYERS if layer and "." not in layer}
    assert found <= expected, f"{found - expected} is no part of the anatomy"
    assert expected - OPTIONAL <= found, f"{expected - OPTIONAL - found} is missing"
    content = {path.stem for path in (folder(game) / "content").glob("*.py")}
    assert {"__init__", "items", "box", "check"} <= content
    assert (folder(game) / "rules" / "flow.py").exists()


@pytest.mark.parametrize("game", GAMES)
def test_a_module_imports_only_from_its_layer_or_below(game: str) -> None:
    wrong = []
    for path in folder(game).rglob("*.py"):
        here = place(game, module_name(path))
        for name in own_imports(path, game):
            there = place(game, name)
            if LAYERS[there] > LAYERS[here] or (here in ALONE and there != here):
                wrong.append(f"{path.relative_to(SOURCE)} ({here or 'package'}): {name} ({there or 'package'})")
    assert not wrong


@pytest.mark.parametrize("game", GAMES)
def test_no_two_modules_of_a_game_import_each_other(game: str) -> None:
    graph = {module_name(path): own_imports(path, game) for path in folder(game).rglob("*.py")}
    assert cycle_in(graph) == []


def own_imports(path: Path, game: str) -> set[str]:
    """What a module imports of its game. The register of effects names types of the table, and only their types."""
    types = set()
    if place(game, module_name(path)) == "effects":
        types = {name for name in imported(path) if name not in at_run_time(path)}
        types = {name.rpartition(".")[0] for name in types}
    return {name for name in needs(path) if name.startswith(f"igroteka.games.{game}")} - types


def at_run_time(path: Path) -> set[str]:
    """Full names that a module imports when it runs: at its top, not under TYPE_CHECKING."""
    return {
        f"{node.module}.{name.name}"
        for node in tree_of(path).body
        if isinstance(node, ast.ImportFrom)
        for name in node.names
    }


@pytest.mark.parametrize("game", GAMES)
def test_a_package_shows_its_game_and_nothing_else(game: str) -> None:
    tree = tree_of(folder(game) / "__init__.py")
    docstring, *rest = tree.body
    assert isinstance(docstring, ast.Expr)
    assert [ast.unparse(node) for node in rest] == [
        f"from igroteka.games.{game}.game import GAME",
        "__all__ = ['GAME']",
    ]


@pytest.mark.parametrize("game", GAMES)
def test_packages_of_chapters_and_cards_hold_nothing_themselves(game: str) -> None:
    for name in ("rules", "cards"):
        path = folder(game) / name / "__init__.py"
        if path.exists():
            assert len(tree_of(path).body) == 1, f"{path.relative_to(SOURCE)} holds more than its docstring"


@pytest.mark.parametrize("game", GAMES)
def test_every_box_is_cached_the_same_way(game: str) -> None:
    text = (folder(game) / "content" / "box.py").read_text(encoding="utf-8")
    assert "once_per_pack(Box.open)" in text


def kinds_of(game: str) -> list[EventKind]:
    """Every kind of event that the game's `events.py` names."""
    found: list[EventKind] = []
    for value in vars(import_module(f"igroteka.games.{game}.events")).values():
        members = value.values() if isinstance(value, dict) else [value]
        found.extend([each for each in members if isinstance(each, EventKind)])
    return found


@pytest.mark.parametrize("game", GAMES)
def test_what_an_event_sets_is_a_field_of_the_table_that_can_be_had_alone(game: str) -> None:
    module = import_module(f"igroteka.games.{game}.view")
    assert games[game].shown is module.SHOWN, "for each field that an event sets the whole table would be made"
    for kind in kinds_of(game):
        assert set(kind.sets) <= set(module.TableView.__struct_fields__), f"{kind.name} sets no field of the table"


@pytest.mark.parametrize("game", GAMES)
def test_a_game_names_its_moments(game: str) -> None:
    """A few: what every turn brings is none."""
    kinds = kinds_of(game)
    assert 0 < sum(kind.moment for kind in kinds) <= len(kinds) / 4
