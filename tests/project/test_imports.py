"""Dependencies point downwards only: engine, then games and bots, then server, testing and the command line."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src/igroteka"

ABOVE: dict[str, set[str]] = {
    "engine": {"engine"},
    "games": {"engine", "games"},
    "bots": {"engine", "bots"},
    "testing": {"engine", "bots", "testing"},
    "server": {"engine", "games", "bots", "server"},
    "cli": {"engine", "games", "bots", "server", "testing", "cli"},
}
"""Each package, and what of ours it may import; the version, in `igroteka` itself, is for the server and the shell."""

PURE = {"engine", "games", "bots"}
"""Packages that do nothing on their own: no sockets, threads, clocks or other luck than the match's."""

IMPURE = {
    "asyncio",
    "socket",
    "threading",
    "multiprocessing",
    "subprocess",
    "time",
    "datetime",
    "random",
    "secrets",
    "uuid",
}


def modules() -> list[Path]:
    return sorted(SOURCE.rglob("*.py"))


def imported(path: Path) -> Iterator[str]:
    """Full names of what a module imports."""
    here = list(path.relative_to(SOURCE.parent).with_suffix("").parts)
    if path.name != "__init__.py":
        here.pop()
    else:
        here = here[:-1]
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        match node:
            case ast.Import(names=names):
                yield from (name.name for name in names)
            case ast.ImportFrom(module=module, names=names, level=level):
                start = here[: len(here) - level + 1] if level else []
                base = ".".join([*start, *([module] if module else [])])
                yield from (f"{base}.{name.name}" for name in names)


def part(name: str) -> str | None:
    """The package of ours that a full name belongs to; None for other people's."""
    words = name.split(".")
    return None if words[0] != "igroteka" else words[1] if len(words) > 1 else ""


@pytest.mark.parametrize("package", sorted(ABOVE))
def test_a_package_imports_only_what_lies_below(package: str) -> None:
    wrong = []
    for path in modules():
        if path.relative_to(SOURCE).parts[0] == package:
            for name in imported(path):
                below = part(name)
                version = package in ("server", "cli") and below == "__version__"
                if below is not None and below not in ABOVE[package] and not version:
                    wrong.append(f"{path.relative_to(ROOT)}: {name}")
    assert not wrong


def test_every_package_has_its_place() -> None:
    packages = {path.parent.name for path in SOURCE.glob("*/__init__.py")}
    assert packages <= set(ABOVE)


def test_a_game_knows_no_other_game() -> None:
    wrong = []
    for path in modules():
        parts = path.relative_to(SOURCE).parts
        if parts[0] == "games" and len(parts) > 2:
            names = [name.split(".") for name in imported(path)]
            others = {words[2] for words in names if words[:2] == ["igroteka", "games"] and len(words) > 2}
            wrong += [f"{path.relative_to(ROOT)}: {other}" for other in others - {parts[1]}]
    assert not wrong


def test_engine_games_and_bots_read_no_clock_and_draw_no_other_luck() -> None:
    wrong = []
    for path in modules():
        if path.relative_to(SOURCE).parts[0] in PURE:
            wrong += [f"{path.relative_to(ROOT)}: {n}" for n in imported(path) if n.split(".")[0] in IMPURE]
    assert not wrong


def test_only_the_server_is_async() -> None:
    wrong = []
    for path in modules():
        if path.relative_to(SOURCE).parts[0] not in ("server", "cli"):
            tree = ast.parse(path.read_text(encoding="utf-8"))
            if any(isinstance(node, ast.AsyncFunctionDef | ast.Await) for node in ast.walk(tree)):
                wrong.append(str(path.relative_to(ROOT)))
    assert not wrong
