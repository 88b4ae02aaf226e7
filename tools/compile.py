"""`make compile`: engine, games and bots through mypyc, in place.

A compiled module shadows its source; `make uncompile` removes it again. Each game is
a library of its own beside the engine's, so that a change in one game compiles that game alone. A module that mypyc
refuses stays interpreted, and the reason is printed. Without a C compiler nothing is compiled, which is printed too.
"""

import argparse
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import time
from collections.abc import Iterable, Sequence
from importlib.metadata import version
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = Path("src/igroteka")
BUILD = Path("build")
RECORD = BUILD / "compiled.json"

INTERPRETED = {
    "terminal.py": "draws text, never in a hot path",
}
"""File names that are left interpreted on purpose, and why."""

MARK = re.compile(r"^# interpreted: (?P<reason>.+)$", re.MULTILINE)
"""A module that must stay interpreted says so itself, in a comment line: `# interpreted: why`."""

STRUCT = re.compile(r"^class \w+\((?:[\w.]*\b(?:Struct|Item|TableView)\b|[^)]*\bfrozen=True)", re.MULTILINE)
"""Structs of messages, saves and views, items of content, and what is made from them."""

ERROR = re.compile(r"^(?P<path>[^:\n]+\.py):(?P<line>\d+): (?:error|\w+Error): (?P<what>.+)$", re.MULTILINE)
"""What mypyc prints about a module that it refuses or on which it crashes."""


class Group(NamedTuple):
    """Modules that share one library; calls inside a group are the cheapest."""

    name: str
    paths: tuple[str, ...]


class Plan(NamedTuple):
    """What is compiled, and what is not, with the reason."""

    groups: tuple[Group, ...]
    skipped: dict[str, str]


def reason_to_skip(path: Path) -> str | None:
    """Why this module stays interpreted, if it does."""
    if path.name in INTERPRETED:
        return INTERPRETED[path.name]
    text = path.read_text(encoding="utf-8")
    if mark := MARK.search(text):
        return mark["reason"]
    if STRUCT.search(text):
        return "msgspec reads its types at run time, and mypyc does not keep them"
    if path.name == "__init__.py":
        return "a package's imports and declarations"
    return None


def make_plan(extra: Iterable[str], refused: dict[str, str]) -> Plan:
    """Group the modules of the tree: the engine with the bots, the environments, each game, and extra modules."""
    folders = {"igroteka_engine": [PACKAGE / "engine", PACKAGE / "bots"], "igroteka_envs": [PACKAGE / "envs"]}
    for home in sorted((PACKAGE / "games").glob("*/__init__.py")):
        folders[f"igroteka_{home.parent.name}"] = [home.parent]
    skipped = dict(refused)
    groups = []
    for name, places in folders.items():
        taken = []
        for path in sorted(p for place in places for p in place.rglob("*.py")):
            if str(path) in skipped:
                continue
            if reason := reason_to_skip(path):
                skipped[str(path)] = reason
            else:
                taken.append(str(path))
        if taken:
            groups.append(Group(name, tuple(taken)))
    beside = tuple(path for path in extra if path not in skipped)
    if beside:
        groups.append(Group("igroteka_beside", beside))
    return Plan(tuple(groups), skipped)


def fingerprint(extra: Sequence[str]) -> str:
    """Changes whenever something changes that a compiled module depends on."""
    digest = hashlib.sha256(f"{sys.version} {version('mypy')} {list(extra)}".encode())
    for path in [*sorted(PACKAGE.rglob("*.py")), *map(Path, extra), Path(__file__)]:
        digest.update(str(path).encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()


def c_compiler() -> str | None:
    """The C compiler that Python would use, or any other."""
    usual = os.environ.get("CC") or (sysconfig.get_config_var("CC") or "").split(" ")[0]
    return next((found for name in (usual, "cc", "gcc", "clang") if name and (found := shutil.which(name))), None)


def has_headers() -> bool:
    """Whether Python.h is here; Debian keeps it in a package of its own."""
    return (Path(sysconfig.get_paths()["include"]) / "Python.h").exists()


def build(groups: Sequence[Group], jobs: int) -> None:
    """Run mypyc and the C compiler. Called in a separate process: mypyc ends the process when it finds an error."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    paths = [path for group in groups for path in group.paths]
    modules = mypycify(
        ["--cache-dir", str(BUILD / "mypy"), *paths],
        separate=[(list(group.paths), group.name) for group in groups],
        multi_file=False,
        opt_level="3",
        debug_level="0",
        target_dir=str(BUILD / "c"),
    )
    if os.name == "posix":
        for module in modules:
            # Nobody calls into a library by a name, so its own calls need no table and can be inlined.
            module.extra_compile_args.append("-fvisibility=hidden")
    # The largest first, so that no core waits for it at the end.
    modules.sort(key=lambda module: -sum(os.path.getsize(source) for source in module.sources))
    places = {"": "src", "tests": "tests", "bench": "bench"}
    distribution = Distribution({"name": "igroteka", "ext_modules": modules, "package_dir": places})
    command: Any = build_ext(distribution)
    command.inplace = True
    command.parallel = jobs
    command.build_temp = str(BUILD / "o")
    command.build_lib = str(BUILD / "lib")
    command.ensure_finalized()
    command.run()


def remove_libraries(extra: Sequence[str] = ()) -> None:
    """Back to the interpreted source."""
    for place in [Path("src"), *{Path(path).parent for path in extra}]:
        for library in place.rglob("*.so"):
            library.unlink()


def made(extra: Sequence[str]) -> list[str]:
    """The compiled libraries in the tree."""
    places = [Path("src"), *{Path(path).parent for path in extra}]
    return sorted(str(library) for place in places for library in place.rglob("*.so"))


def compile_in_place(extra: Sequence[str], jobs: int) -> int:
    """Compile what can be compiled; drop what mypyc refuses, with its reason, and try again."""
    now = fingerprint(extra)
    if RECORD.exists():
        record = json.loads(RECORD.read_text(encoding="utf-8"))
        if record["fingerprint"] == now and record["libraries"] == made(extra):
            print(f"compile: nothing changed, {record['modules']} modules compiled")
            return 0
    refused: dict[str, str] = {}
    start = time.monotonic()
    while True:
        plan = make_plan(extra, refused)
        count = sum(len(group.paths) for group in plan.groups)
        print(f"compile: {count} modules in {len(plan.groups)} libraries…", flush=True)
        job = json.dumps([[group.name, group.paths] for group in plan.groups])
        command = [sys.executable, __file__, "--build", "--jobs", str(jobs)]
        pipes: dict[str, Any] = {"stdout": subprocess.PIPE, "stderr": subprocess.STDOUT}
        run = subprocess.run(command, input=job, text=True, encoding="utf-8", check=False, **pipes)
        if run.returncode == 0:
            break
        found = {error["path"]: f"line {error['line']}: {error['what']}" for error in ERROR.finditer(run.stdout)}
        fresh = {path: why for path, why in found.items() if path not in refused}
        if not fresh or len(refused) + len(fresh) > count:
            print(run.stdout, file=sys.stderr)
            return 1
        for path, why in fresh.items():
            print(f"compile: mypyc refuses {path}: {why}", flush=True)
        refused |= fresh
    stale = [Path(library) for library in made(extra) if not is_current(Path(library), plan)]
    for library in stale:
        library.unlink()
    for path, why in sorted(plan.skipped.items()):
        if not path.endswith("__init__.py"):
            print(f"compile: interpreted {path}: {why}")
    if (fault := fault_on_opening()) is not None:
        remove_libraries(extra)
        print(f"compile: the compiled games cannot be opened; the interpreted source is back\n{fault}", file=sys.stderr)
        return 1
    record = {"fingerprint": now, "modules": count, "refused": refused, "libraries": made(extra)}
    RECORD.write_text(json.dumps(record, indent=1), encoding="utf-8")
    print(f"compile: {count} modules compiled in {time.monotonic() - start:.0f} s")
    return 0


def fault_on_opening() -> str | None:
    """The error when every game is imported and dealt; mypyc accepts a few things that then fail at run time."""
    script = "from igroteka import games; [games[id].start(games[id].least, seed=1) for id in games]"
    path = os.pathsep.join(filter(None, [str(ROOT / "src"), os.environ.get("PYTHONPATH")]))
    run = subprocess.run(
        [sys.executable, "-c", script],
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=False,
    )
    return run.stderr if run.returncode else None


def is_current(library: Path, plan: Plan) -> bool:
    """Whether a library belongs to this plan, and not to a module that no longer exists."""
    stem = library.name.split(".")[0]
    if stem.endswith("__mypyc"):
        return stem.removesuffix("__mypyc") in {group.name for group in plan.groups}
    return str(library.with_name(stem + ".py")) in {path for group in plan.groups for path in group.paths}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("extra", nargs="*", help="further modules to compile, as paths from the root of the repository")
    parser.add_argument("--jobs", type=int, default=2, help="C compilers at once")
    parser.add_argument("--clean", action="store_true", help="remove what was compiled")
    parser.add_argument("--build", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args()
    os.chdir(ROOT)
    if options.build:
        build([Group(name, tuple(paths)) for name, paths in json.load(sys.stdin)], options.jobs)
        return 0
    if options.clean:
        remove_libraries(options.extra)
        shutil.rmtree(BUILD, ignore_errors=True)
        return 0
    if c_compiler() is None:
        print("compile: no C compiler found (Debian: apt-get install gcc); the source is played interpreted")
        return 0
    if not has_headers():
        print(
            "compile: no Python.h found (Debian: apt-get install python3-dev); the interpreted source goes on working"
        )
        return 0
    return compile_in_place(options.extra, options.jobs)


if __name__ == "__main__":
    sys.exit(main())
