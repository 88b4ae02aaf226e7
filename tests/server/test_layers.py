"""One way through the server: packages in order, no module leads back to one that led to it, and only one place stores
and sends."""

from __future__ import annotations

import ast
import re
from functools import cache
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

SERVER = Path(__file__).parents[2] / "src/igroteka/server"
PACKAGE = "igroteka.server."
ORDER = (
    "base",
    "storage",
    "messages",
    "streams",
    "shelf",
    "cluster",
    "thinking",
    "rooms",
    "play",
    "handlers",
    "mailbox",
    "people",
    "push",
    "hosting",
    "offline",
    "pages",
    "http",
)
"""From below: each imports from itself and from those before it."""
MOST = 12
"""Modules of a package."""
HANDLERS = [f"handlers.{name}" for name in ("dispatch", "lobby", "playing", "people", "takeback", "talk")]
SCHEDULED = ["mailbox.schedule", *(f"play.{name}" for name in ("bots", "clocks", "guards", "presence", "race"))]
ROOMS = ["rooms.live_table", "rooms.outcome"]
SQL = re.compile(r"\b(SELECT|INSERT|UPDATE|DELETE|CREATE)\s")
STORING = {"storage.store", "mailbox.commit", "mailbox.mailbox", "mailbox.tables"}


@cache
def files() -> dict[str, Path]:
    """Every module of the server, by its name within it."""
    found = sorted(path for path in SERVER.glob("*/*.py") if path.stem != "__init__")
    return {f"{path.parent.name}.{path.stem}": path for path in found}


def imported(path: Path) -> set[str]:
    """The modules of the server that a module imports, for whatever reason and wherever it stands."""
    known, found = files(), set[str]()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        names: list[str] = []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            names = [node.module, *(f"{node.module}.{alias.name}" for alias in node.names)]
        found.update(name.removeprefix(PACKAGE) for name in names if name.startswith(PACKAGE))
    return found & set(known)


@cache
def graph() -> dict[str, set[str]]:
    return {name: imported(path) for name, path in files().items()}


def test_every_module_is_in_a_package_of_moderate_size() -> None:
    assert [path.name for path in SERVER.glob("*.py")] == ["__init__.py"]
    packages = [name.partition(".")[0] for name in files()]
    assert set(packages) == set(ORDER)
    assert [name for name in ORDER if packages.count(name) > MOST] == []


def test_all_sql_is_in_storage() -> None:
    sources = SERVER.parent
    with_sql = {
        path.relative_to(sources).as_posix()
        for path in sources.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and SQL.search(node.value)
    }
    assert {path for path in with_sql if not path.startswith("server/storage/")} == set()
    assert "server/storage/queries.py" in with_sql


def test_packages_import_only_from_those_below() -> None:
    back = [
        f"{name} imports {other}"
        for name, others in graph().items()
        for other in sorted(others)
        if ORDER.index(other.partition(".")[0]) > ORDER.index(name.partition(".")[0])
    ]
    assert back == []


def test_no_two_modules_import_each_other() -> None:
    """Not through others either, nor for their types alone."""
    order = list(TopologicalSorter(graph()).static_order())
    assert set(order) == set(graph())


@pytest.mark.parametrize(
    ("here", "there"),
    [
        ("http.sockets", "rooms.client"),
        ("mailbox.mailbox", "handlers.dispatch"),
        ("handlers.dispatch", "handlers.playing"),
        ("mailbox.mailbox", "mailbox.commit"),
        ("mailbox.commit", "storage.store"),
        ("mailbox.commit", "streams.stream"),
    ],
)
def test_the_way_of_a_click(here: str, there: str) -> None:
    """socket, client, mailbox, handlers, playing; then commit, store, streams: each leads to the next, never back."""
    assert there in graph()[here]


@pytest.mark.parametrize("name", [*HANDLERS, *SCHEDULED, *ROOMS])
def test_what_happens_at_a_table_neither_waits_nor_stores_nor_sends(name: str) -> None:
    """It returns an Outcome instead."""
    tree = ast.parse(files()[name].read_text(encoding="utf-8"))
    assert not any(isinstance(node, ast.AsyncFunctionDef | ast.Await) for node in ast.walk(tree))
    assert not STORING & graph()[name]
    called = {
        node.func.attr for node in ast.walk(tree) if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)
    }
    assert not {"send", "send_bytes", "leave", "write"} & called
