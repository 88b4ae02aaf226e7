"""What runs within a page imports nothing that a page does not have."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

SOURCE = Path(__file__).parents[2] / "src"
BEGINNING = (
    "igroteka.server.offline.home",
    "igroteka.server.thinking.record_work",
    *(f"igroteka.games.{each.parent.name}" for each in (SOURCE / "igroteka/games").glob("*/__init__.py")),
)
WITHOUT = "igroteka.content.strict_yaml"
"""Imported where there is YAML; within a page content is JSON."""
MISSING = {
    "socket", "socketserver", "ssl", "selectors", "threading", "_thread", "queue", "concurrent", "multiprocessing",
    "subprocess", "signal", "fcntl", "resource", "http", "urllib.request", "uvloop", "uvicorn", "litestar",
    "websockets", "psycopg", "yaml", "fluent", "babel",
}  # fmt: skip
BLOCKED = ("yaml", "fluent", "babel", "litestar", "uvicorn", "uvloop", "websockets", "psycopg", "multiprocessing")
PLAY = f"""
import sys
sys.modules.update(dict.fromkeys({BLOCKED!r}))
import igroteka.server.offline.home, igroteka.server.thinking.record_work
from igroteka.games import games
"""


def at_once(body: list[ast.stmt]) -> Iterator[ast.stmt]:
    """What is done when a module is imported: neither in functions, nor for types alone."""
    for node in body:
        if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test):
            yield from at_once(node.orelse)
        elif isinstance(node, ast.If | ast.Try):
            yield from at_once([*node.body, *node.orelse])
        elif not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield node


def file_of(name: str) -> Path | None:
    path = SOURCE.joinpath(*name.split("."))
    return next((each for each in (path.with_suffix(".py"), path / "__init__.py") if each.is_file()), None)


def imported(name: str, path: Path) -> Iterator[str]:
    for node in at_once(ast.parse(path.read_text(encoding="utf-8")).body):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            package = name if path.stem == "__init__" else name.rpartition(".")[0]
            upwards = package.split(".")[: len(package.split(".")) - node.level + 1] if node.level else []
            base = ".".join([*upwards, *([node.module] if node.module else [])])
            yield base
            yield from (f"{base}.{alias.name}" for alias in node.names if file_of(f"{base}.{alias.name}"))


def test_no_module_of_a_page_imports_sockets_processes_threads_or_yaml() -> None:
    seen, waiting, wrong = {WITHOUT}, list(BEGINNING), []
    while waiting:
        name = waiting.pop()
        path = file_of(name)
        if path is None or name in seen:
            continue
        seen.add(name)
        for other in imported(name, path):
            if other in MISSING or other.partition(".")[0] in MISSING:
                wrong.append(f"{name} imports {other}")
            elif other.startswith("igroteka"):
                waiting.append(other)
    assert wrong == []
    assert {"igroteka.server.mailbox.mailbox", "igroteka.server.mailbox.commit"} <= seen


def test_it_is_imported_where_they_are_not_installed() -> None:
    subprocess.run([sys.executable, "-c", PLAY], check=True, cwd=SOURCE)
