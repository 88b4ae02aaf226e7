"""Dependencies point downwards only: engine, then content and bots, games, server, testing, the command line."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src/igroteka"

ABOVE: dict[str, set[str]] = {
    "engine": {"engine"},
    "content": {"engine", "content"},
    "bots": {"engine", "bots"},
    "games": {"engine", "content", "bots", "games"},
    "testing": {"engine", "content", "bots", "lessons", "testing"},
    "lessons": {"engine", "content", "lessons"},
    "server": {"engine", "content", "games", "bots", "lessons", "server"},
    "envs": {"engine", "content", "games", "bots", "envs"},
    "lab": {"engine", "content", "games", "bots", "lessons", "envs", "lab"},
    "cli": {"engine", "content", "games", "bots", "envs", "lab", "lessons", "server", "testing", "cli"},
}
"""Each package, and what of ours it may import, besides `packages`, which says where games are; the version, in
`igroteka` itself, is for the server and the shell."""

LAB: dict[str, set[str]] = {
    "runs": {"runs"},
    "report": {"runs", "report"},
    "experiments": {"runs", "report", "experiments"},
    "learning": {"runs", "learning"},
}
"""The folders of the laboratory, likewise."""

PURE = {"engine", "games", "bots"}
"""Packages without side effects: no sockets, threads, clocks or randomness but the match's."""

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


IO = {"os", "io", "pathlib", "importlib", "pkgutil", "shutil", "tempfile", "sys"}
"""Modules that read or write outside of the process; the engine uses none."""


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
    """Our package that a full name belongs to; None for third-party ones."""
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
                if below is not None and below not in {"packages", *ABOVE[package]} and not version:
                    wrong.append(f"{path.relative_to(ROOT)}: {name}")
    assert not wrong


def test_every_package_has_its_place() -> None:
    packages = {path.parent.name for path in SOURCE.glob("*/__init__.py")}
    assert packages <= set(ABOVE)


@pytest.mark.parametrize("folder", sorted(LAB))
def test_a_folder_of_the_laboratory_imports_only_what_lies_below(folder: str) -> None:
    found = {
        name.split(".")[2]
        for path in (SOURCE / "lab" / folder).rglob("*.py")
        for name in imported(path)
        if name.startswith("igroteka.lab.")
    }
    assert found <= LAB[folder]


def test_every_folder_of_the_laboratory_has_its_place() -> None:
    assert {path.parent.name for path in SOURCE.glob("lab/*/__init__.py")} == set(LAB)


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


def test_the_engine_does_no_io() -> None:
    wrong = []
    for path in modules():
        if path.relative_to(SOURCE).parts[0] == "engine":
            wrong += [f"{path.relative_to(ROOT)}: {n}" for n in imported(path) if n.split(".")[0] in IO]
            calls = [node.func for node in ast.walk(tree_of(path)) if isinstance(node, ast.Call)]
            wrong += [f"{path.relative_to(ROOT)}: open" for f in calls if isinstance(f, ast.Name) and f.id == "open"]
    assert not wrong


@pytest.mark.parametrize("package", ["bots", "cli", "content", "engine", "envs", "lab", "testing"])
def test_no_modules_import_each_other(package: str) -> None:
    """Not even for their types: imports under TYPE_CHECKING count, too."""
    graph = {module_name(path): needs(path) for path in (SOURCE / package).rglob("*.py")}
    assert cycle_in(graph) == []


def tree_of(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def module_name(path: Path) -> str:
    parts = path.relative_to(SOURCE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def needs(path: Path) -> set[str]:
    """The modules of ours that a module imports: of `from a.b import c`, `a.b.c` if that is one, else `a.b`."""
    known = {module_name(each) for each in modules()}
    found = {name if name in known else name.rpartition(".")[0] for name in imported(path)}
    return (found & known) - {module_name(path)}


def cycle_in(graph: dict[str, set[str]]) -> list[str]:
    """The modules that remain after repeatedly removing those that need none of the remaining ones."""
    left = {name: below & graph.keys() for name, below in graph.items()}
    while free := [name for name, below in left.items() if not below]:
        for name in free:
            del left[name]
        for below in left.values():
            below.difference_update(free)
    return sorted(left)
