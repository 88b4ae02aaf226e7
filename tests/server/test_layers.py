"""One way through the server: no module leads back to one that led to it, and only one place stores and sends."""

from __future__ import annotations

import ast
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

SERVER = Path(__file__).parents[2] / "src/igroteka/server"
PACKAGE = "igroteka.server"
HANDLERS = ("lobby", "playing", "people", "takeback", "talk")
SCHEDULED = ("schedule", "bots", "clocks", "guards", "presence", "race")


def imported(path: Path) -> set[str]:
    """The modules of the server that a module imports, for whatever reason and wherever it stands."""
    known = {each.stem for each in SERVER.glob("*.py")}
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        names: list[str] = []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            names = [node.module, *(f"{node.module}.{alias.name}" for alias in node.names)]
        for name in names:
            package, _, module = name.rpartition(".")
            if package == PACKAGE and module in known:
                found.add(module)
    return found


def graph() -> dict[str, set[str]]:
    return {path.stem: imported(path) for path in sorted(SERVER.glob("*.py")) if path.stem != "__init__"}


def test_no_two_modules_import_each_other() -> None:
    """Not through others either, nor for their types alone."""
    order = list(TopologicalSorter(graph()).static_order())
    assert set(order) == set(graph())


def test_the_way_of_a_click() -> None:
    """socket, client, mailbox, handlers, playing; then commit, store, streams: each leads to the next, never back."""
    imports, steps = graph(), [("sockets", "client"), ("mailbox", "handlers"), ("handlers", "playing")]
    for here, there in (*steps, ("mailbox", "commit"), ("commit", "store"), ("commit", "streams")):
        assert there in imports[here]


@pytest.mark.parametrize("name", [*HANDLERS, *SCHEDULED, "handlers", "table", "outcome"])
def test_what_happens_at_a_table_neither_waits_nor_stores_nor_sends(name: str) -> None:
    """It returns an Outcome instead."""
    tree = ast.parse((SERVER / f"{name}.py").read_text(encoding="utf-8"))
    assert not any(isinstance(node, ast.AsyncFunctionDef | ast.Await) for node in ast.walk(tree))
    assert not {"store", "commit", "mailbox", "tables"} & graph()[name]
    called = {
        node.func.attr for node in ast.walk(tree) if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)
    }
    assert not {"send", "send_bytes", "leave", "write"} & called
