"""`make mutants GAME=boo`: plant 100 seeded faults in a game's rules and cards and count those its own tests notice.

Why not mutmut or cosmic-ray: mutmut skips decorated functions, and our cards are decorated; neither draws a seeded
sample; cosmic-ray runs every test for every fault. Here one run of the game's tests maps lines to tests; each fault is
planted in a copy of the tree and tried with the tests that run its line, quickest first, two at a time, and only if it
survives these with all the others.
"""

import argparse
import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from queue import SimpleQueue

from tools.mutation import Finder, Mutant, choose

ROOT = Path(__file__).resolve().parent.parent
COPIED = ("src", "tests", "tools", "docs", "bench", "pyproject.toml", "README.md")
NOT_RULES = {"__init__.py", "state.py", "view.py", "terminal.py"}
"""Modules without rules: declarations, plain data, views, text drawing. Bots and content are left out, too."""


@dataclass
class Verdict:
    """The outcome of one fault."""

    mutant: Mutant
    outcome: str  # killed, timeout, survived, untested
    tests: int
    diff: list[str]

    @property
    def noticed(self) -> bool:
        return self.outcome in ("killed", "timeout")


@dataclass
class LineCoverage:
    """Which tests run which lines, and how long each takes."""

    tests_of: dict[tuple[str, int], set[str]]
    seconds: dict[str, float]

    def tests(self, mutant: Mutant) -> list[str]:
        """The tests that run the fault's lines, quickest first; all, if the line is run when the module is imported."""
        found: set[str] = set()
        for line in mutant.lines:
            found |= self.tests_of.get((str(mutant.path), line), set())
        if "" in found and found != {""}:
            found.discard("")
        elif "" in found:
            found = set(self.seconds)
        return [name for name in self.order if name in found]

    @cached_property
    def order(self) -> list[str]:
        """All tests, the quickest first."""
        return sorted(self.seconds, key=lambda name: (self.seconds[name], name))

    def duration(self, tests: Iterable[str]) -> float:
        return sum(self.seconds[name] for name in tests)


def rule_modules(home: Path) -> list[Path]:
    """The modules of a game in which faults are planted."""
    modules = []
    for path in sorted(home.rglob("*.py")):
        inside = path.relative_to(home).parts
        if path.name in NOT_RULES or path.name.startswith("bot") or inside[0] in ("content", "text"):
            continue
        modules.append(path)
    return modules


def copy_tree(root: Path, place: Path) -> None:
    ignored = shutil.ignore_patterns("*.so", "__pycache__", "node_modules", "static", "*.lock")
    place.mkdir()
    for name in COPIED:
        if (root / name).is_dir():
            shutil.copytree(root / name, place / name, ignore=ignored)
        elif (root / name).exists():
            shutil.copy2(root / name, place / name)
    for module in ("mutants_plugin.py", "mutation.py"):
        (place / "tools").mkdir(exist_ok=True)
        shutil.copy2(ROOT / "tools" / module, place / "tools" / module)


class TreeCopy:
    """A copy of the tree in which tests run with one fault at a time."""

    def __init__(self, root: Path, place: Path, patience: float) -> None:
        copy_tree(root, place)
        self.patience = patience
        self.place = place
        self.orders = place / "orders.json"
        self.environment = {
            **os.environ,
            "PYTHONPATH": os.pathsep.join([str(place / "src"), str(place)]),
            "MUTANTS_ORDERS": str(self.orders),
            "PYTHONHASHSEED": "0",
        }

    def pytest(self, tests: Sequence[str], orders: object, timeout: float | None) -> tuple[int | None, str]:
        """Run pytest here; its exit code, or None if it took too long."""
        self.orders.write_text(json.dumps(orders), encoding="utf-8")
        command = [sys.executable, "-m", "pytest", "-x", "-q", "--no-header", "--tb=no", "-rf"]
        command += ["-p", "tools.mutants_plugin", "-p", "no:cacheprovider", "-p", "no:xdist"]
        command += ["-m", "not soak and not e2e", *tests]
        with subprocess.Popen(
            command,
            cwd=self.place,
            env=self.environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            encoding="utf-8",
            errors="replace",
            start_new_session=True,
        ) as run:
            try:
                output, _ = run.communicate(timeout=timeout)
            except subprocess.TimeoutExpired:
                os.killpg(run.pid, signal.SIGKILL)
                run.communicate()
                return None, ""
            return run.returncode, output

    def try_out(self, mutant: Mutant, tests: Sequence[str], seconds: float) -> Verdict:
        """Plant the fault, run the tests, remove it again."""
        path = self.place / mutant.path
        source = path.read_bytes()
        kept = path.stat()
        try:
            path.write_bytes(mutant.plant(source))
            # Python matches byte code to a source by time and size, so these must differ from the original's.
            os.utime(path, ns=(kept.st_atime_ns, kept.st_mtime_ns + 10_000_000_000))
            files = sorted({name.split("::")[0] for name in tests})
            code, _ = self.pytest(files, {"run": list(tests)}, self.patience + 5 * seconds)
        finally:
            path.write_bytes(source)
            os.utime(path, ns=(kept.st_atime_ns, kept.st_mtime_ns))
        outcome = "timeout" if code is None else "survived" if code == 0 else "killed"
        return Verdict(mutant, outcome, len(tests), mutant.diff(source))


def measure_coverage(copy: TreeCopy, tests: str, modules: Sequence[Path]) -> LineCoverage:
    """Run the game's tests once and record which lines each of them runs. They must pass."""
    import coverage

    data, seconds = copy.place / "coverage.data", copy.place / "seconds.json"
    files = [str(copy.place / module) for module in modules]
    names = [".".join(module.with_suffix("").parts[1:]) for module in modules]
    orders = {"map": {"coverage": str(data), "seconds": str(seconds), "files": files, "modules": names}}
    # This run writes the byte code that all later ones read.
    code, output = copy.pytest([tests], orders, None)
    copy.environment["PYTHONDONTWRITEBYTECODE"] = "1"
    if code != 0:
        raise SystemExit(f"mutants: the tests must pass before faults are planted\n{output}")
    found = coverage.CoverageData(str(data))
    found.read()
    tests_of: dict[tuple[str, int], set[str]] = {}
    for module in modules:
        for line, names in found.contexts_by_lineno(str(copy.place / module)).items():
            tests_of[str(module), line] = set(names)
    return LineCoverage(tests_of, json.loads(seconds.read_text(encoding="utf-8")))


class Progress:
    """A line that counts on a terminal; elsewhere a line for every tenth fault."""

    def __init__(self, total: int) -> None:
        self.total, self.done, self.noticed = total, 0, 0
        self.lock = threading.Lock()

    def note(self, verdict: Verdict) -> None:
        with self.lock:
            self.done += 1
            self.noticed += verdict.noticed
            text = f"mutants: {self.done}/{self.total}, {self.noticed} noticed, {self.done - self.noticed} survived"
            if sys.stderr.isatty():
                print(f"\r{text}", end="\n" if self.done == self.total else "", file=sys.stderr, flush=True)
            elif self.done % 10 == 0 or self.done == self.total:
                print(text, file=sys.stderr, flush=True)


def try_all(
    mutants: Iterable[Mutant], coverage: LineCoverage, copies: Sequence[TreeCopy], progress: Progress
) -> list[Verdict]:
    free: SimpleQueue[TreeCopy] = SimpleQueue()
    for copy in copies:
        free.put(copy)

    def judge(copy: TreeCopy, mutant: Mutant) -> Verdict:
        """First the tests that run the line; if they pass, the others too, since fixtures are shared by many tests."""
        near = coverage.tests(mutant)
        if not near:
            return Verdict(mutant, "untested", 0, mutant.diff((copy.place / mutant.path).read_bytes()))
        verdict = copy.try_out(mutant, near, coverage.duration(near))
        far = [name for name in coverage.order if name not in set(near)]
        if verdict.noticed or not far:
            return verdict
        return copy.try_out(mutant, far, coverage.duration(far))

    def one(mutant: Mutant) -> Verdict:
        copy = free.get()
        try:
            verdict = judge(copy, mutant)
        finally:
            free.put(copy)
        progress.note(verdict)
        return verdict

    with ThreadPoolExecutor(len(copies)) as pool:
        return list(pool.map(one, mutants))


def report(game: str, seed: int, verdicts: Sequence[Verdict], seconds: float) -> dict[str, object]:
    """The report as JSON; the survivors are also printed."""
    survivors = []
    for verdict in verdicts:
        if not verdict.noticed:
            mutant = verdict.mutant
            survivors.append(
                {
                    "path": str(mutant.path),
                    "line": mutant.line,
                    "kind": mutant.kind,
                    "outcome": verdict.outcome,
                    "diff": verdict.diff,
                }
            )
    noticed = sum(verdict.noticed for verdict in verdicts)
    return {
        "game": game,
        "seed": seed,
        "planted": len(verdicts),
        "noticed": noticed,
        "timeouts": sum(verdict.outcome == "timeout" for verdict in verdicts),
        "percent": round(100 * noticed / len(verdicts), 1) if verdicts else 0.0,
        "seconds": round(seconds, 1),
        "survivors": survivors,
    }


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="make mutants", description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("game", help="id of the game")
    parser.add_argument("--count", type=int, default=100, help="faults to plant (default 100)")
    parser.add_argument("--seed", type=int, default=1, help="which faults (default 1)")
    parser.add_argument("--jobs", type=int, default=2, help="faults at once (default 2)")
    parser.add_argument("--least", type=float, default=0.0, help="fail below this percentage")
    parser.add_argument(
        "--patience", type=float, default=20.0, help="seconds a fault gets beyond five times its tests'"
    )
    parser.add_argument("--only", default="", help="only modules whose path contains this")
    parser.add_argument("--json", action="store_true", help="one JSON object on standard output")
    parser.add_argument("--root", type=Path, default=ROOT, help=argparse.SUPPRESS)
    options = parser.parse_args(arguments)
    root: Path = options.root.resolve()
    home = root / "src/igroteka/games" / options.game
    tests = Path("tests/games") / options.game
    if not home.is_dir() or not (root / tests).is_dir():
        print(f"mutants: no such game, or no tests of it: {options.game}", file=sys.stderr)
        return 2
    start = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="igroteka-mutants-") as folder:
        copies = [TreeCopy(root, Path(folder) / f"copy{n}", options.patience) for n in range(options.jobs)]
        first = copies[0].place
        home = first / "src/igroteka/games" / options.game
        modules = [path.relative_to(first) for path in rule_modules(home) if options.only in str(path)]
        mutants = [mutant for path in modules for mutant in Finder(path, (first / path).read_bytes()).find()]
        chosen = choose(mutants, options.count, options.seed)
        print(f"mutants: {len(chosen)} of {len(mutants)} possible faults in {len(modules)} modules", file=sys.stderr)
        coverage = measure_coverage(copies[0], str(tests), modules)
        for copy in copies[1:]:
            copy.environment["PYTHONDONTWRITEBYTECODE"] = "1"
            shutil.rmtree(copy.place)
            shutil.copytree(copies[0].place, copy.place)
        print(f"mutants: {len(coverage.seconds)} tests in {sum(coverage.seconds.values()):.0f} s", file=sys.stderr)
        verdicts = try_all(chosen, coverage, copies, Progress(len(chosen)))
    summary = report(options.game, options.seed, verdicts, time.monotonic() - start)
    place = root / "reports"
    place.mkdir(exist_ok=True)
    (place / f"mutants-{options.game}.json").write_text(json.dumps(summary, indent=1, ensure_ascii=False), "utf-8")
    if options.json:
        print(json.dumps(summary, ensure_ascii=False))
    else:
        show(summary, verdicts)
    noticed = 100 * sum(verdict.noticed for verdict in verdicts)
    return 0 if noticed >= options.least * len(verdicts) else 1


def show(summary: dict[str, object], verdicts: Sequence[Verdict]) -> None:
    for verdict in sorted(verdicts, key=lambda v: (str(v.mutant.path), v.mutant.line)):
        if not verdict.noticed:
            why = "no test runs this line" if verdict.outcome == "untested" else "all tests passed"
            print(f"{verdict.mutant.path}:{verdict.mutant.line} {verdict.mutant.kind}: {why}")
            for line in verdict.diff:
                if not line.startswith("@@"):
                    print(f"    {line}")
    print(
        f"{summary['game']}: {summary['noticed']}/{summary['planted']} noticed ({summary['percent']} %), "
        f"seed {summary['seed']}, {summary['seconds']} s"
    )


if __name__ == "__main__":
    sys.exit(main())
