"""The sources of a game: what it may import, which rules it cites, what its rulebook says of itself."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from igroteka.content.rulebook import Inventory
from igroteka.engine.events import EventKind
from igroteka.engine.kinds import AnyKind
from igroteka.engine.options import Refusal
from igroteka.packages import GAMES, package_of
from igroteka.testing.check.fault import Fault, fault_at, home_of
from igroteka.testing.check.needs import modules, objects

if TYPE_CHECKING:
    from igroteka.engine.game import AnyGame

PUBLIC = ("engine", "bots", "content", "testing")


@cache
def sources(package: str) -> dict[str, ast.Module]:
    """Every module, by its path inside the package."""
    top = Path(import_module(package).__file__ or "")
    files = [Path(module.__file__) for module in modules(package) if module.__file__]
    return {str(file.relative_to(top.parent)): ast.parse(file.read_text(encoding="utf-8")) for file in files}


def private_imports(game: AnyGame) -> Iterator[Fault]:
    """A game imports what is exported, and nothing else of ours."""
    package = package_of(game.id)
    for path, tree in sources(package).items():
        for node in ast.walk(tree):
            if isinstance(node, ast.ImportFrom) and (node.module or "").split(".")[0] == "igroteka":
                yield from (Fault(path, node.lineno, what) for what in private_names(node, package))


def private_names(node: ast.ImportFrom, package: str) -> Iterator[str]:
    module = node.module or ""
    if module == package or module.startswith(f"{package}."):
        return
    _, _, part = module.partition(".")
    if not part:
        yield from (f"{name.name} is not for games" for name in node.names if name.name not in PUBLIC)
    elif part not in PUBLIC:
        yield f"{module} is not for games: they import what igroteka.engine, bots, content and testing export"
    else:
        exported = import_module(module).__all__
        yield from (f"{module} exports no {name.name}" for name in node.names if name.name not in exported)


def uncited_rules(game: AnyGame) -> Iterator[Fault]:
    """There is a rulebook, it is of this game, and every rule that is cited stands in it."""
    package, inventory = package_of(game.id), Inventory(game.id)
    if not inventory.rules:
        yield Fault("rules.yaml", 0, "is missing: the numbered rules in both languages")
        return
    if inventory.book.game != game.id:
        yield fault_at(package, "rules.yaml", "game:", f"is of {inventory.book.game}, not of {game.id}")
    players = inventory.book.players
    if (players.min, players.max) != (game.least, game.most):
        yield fault_at(package, "rules.yaml", "players:", f"the game is for {game.least} to {game.most}")
    for id, where in cited(game).items():
        if id and id not in inventory:
            yield place_of(package, id, f"{where} cites {id}, which rules.yaml has not")
    letters = inventory.rules[0].id.partition("-")[0]
    for path, line, text in texts(package):
        if re.fullmatch(rf"{letters}-\d+", text) and text not in inventory and text not in cited(game):
            yield Fault(path, line, f"{text} is cited, which rules.yaml has not")


def untested_rules(game: AnyGame) -> Iterator[Fault]:
    """Every rule is cited by a test, where the tests of the game lie beside its sources."""
    package = package_of(game.id)
    tests = tests_of(package, game.id)
    if not tests:
        return
    shown = {text for tree in tests for _, text in constants(tree)}
    for rule in Inventory(game.id).rules:
        if rule.id not in shown:
            yield fault_at(package, "rules.yaml", f"- id: {rule.id}", f"no test cites {rule.id}")


def tests_of(package: str, id: str) -> list[ast.Module]:
    """Of a distribution of its own with `src` and `tests`, or of a game in a clone of ours."""
    sources = next((folder for folder in home_of(package).parents if folder.name == "src"), None)
    if sources is None:
        return []
    tests = sources.parent / "tests" / ("games/" + id if package.startswith(f"{GAMES}.") else "")
    return [ast.parse(file.read_text(encoding="utf-8")) for file in sorted(tests.rglob("test_*.py"))]


def cited(game: AnyGame) -> dict[str, str]:
    """What cites each rule, by the rule's id."""
    package = package_of(game.id)
    found = {game.seats_rule: "seats_rule"}
    found |= {setting.cites: f"the setting {setting.name}" for setting in game.settings}
    found |= {kind.cites: f"the question {kind.name}" for kind in objects(package, AnyKind)}
    found |= {event.cites: f"the event {event.name}" for event in objects(package, EventKind)}
    found |= {refusal.rule: f"the refusal {refusal.reason}" for refusal in objects(package, Refusal)}
    return found


def place_of(package: str, literal: str, what: str) -> Fault:
    """A fault where something is made under this name, `Kind("play", …)`; else at the first line with this literal."""
    for path, tree in sources(package).items():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and node.args:
                name = node.args[0]
                if isinstance(name, ast.Constant) and name.value == literal:
                    return Fault(path, node.lineno, what)
    found = ((path, line) for path, line, text in texts(package) if text == literal)
    path, line = next(found, ("", 0))
    return Fault(path, line, what)


@cache
def texts(package: str) -> list[tuple[str, int, str]]:
    """Path, line and value of every string in the sources."""
    return [(path, line, text) for path, tree in sources(package).items() for line, text in constants(tree)]


def constants(tree: ast.Module) -> Iterator[tuple[int, str]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.lineno, node.value


def sets_no_field(game: AnyGame) -> Iterator[Fault]:
    """Faults of events that set something that is no field of the view."""
    package = package_of(game.id)
    view = game.view(game.table(game.setup(game.least, 0, (), None, {})), None)
    for kind in objects(package, EventKind):
        for name in kind.sets:
            if name not in view.__struct_fields__:
                yield place_of(package, kind.name, f"the event {kind.name} sets {name}, which no view shows")
