"""`make soak`: the long tests and a hundred mutants of every game, and one page of their figures, reports/soak.md.

A test reports a figure with pytest's `record_property("won", "189 of 200")`; `games` is how many it has played. This
module is also the pytest plugin that collects them.
"""

import argparse
import json
import os
import subprocess
import sys
import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parent.parent


@dataclass
class Figures:
    """The outcome of one test and its figures."""

    test: str
    outcome: str
    seconds: float
    figures: list[tuple[str, Any]]  # any plain value

    @property
    def games(self) -> int:
        return sum(value for name, value in self.figures if name == "games")

    @property
    def row(self) -> str:
        """`tests/games/boo/test_laws.py::test_games_end[2]` is `boo: games end [2]`."""
        file, _, name = self.test.partition("::")
        name = name.removeprefix("test_").replace("_", " ").replace("[", " [")
        figures = "; ".join(f"{figure} {value}" for figure, value in self.figures)
        return f"| {Path(file).parent.name}: {name} | {self.outcome} | {figures} | {self.seconds:.0f} |"


class Collector:
    """Collects every test's figures and writes them at the end."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.tests: list[Figures] = []

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.when == "call" or report.failed:
            self.tests.append(Figures(report.nodeid, report.outcome, report.duration, report.user_properties))

    def pytest_sessionfinish(self) -> None:
        self.path.write_text(json.dumps([asdict(told) for told in self.tests]), encoding="utf-8")


def pytest_configure(config: pytest.Config) -> None:
    if "SOAK_FIGURES" in os.environ and not hasattr(config, "workerinput"):
        config.pluginmanager.register(Collector(Path(os.environ["SOAK_FIGURES"])))


def page(tests: Sequence[Figures], mutants: Sequence[dict[str, Any]], seconds: float, commit: str) -> str:
    """The figures as a page for people."""
    passed = sum(told.outcome == "passed" for told in tests)
    noticed, planted = (sum(summary[key] for summary in mutants) for key in ("noticed", "planted"))
    lines = [
        f"# Soak of {commit}, {time.strftime('%Y-%m-%d %H:%M')}",
        "",
        f"{passed} of {len(tests)} tests passed; {sum(told.games for told in tests)} games played;"
        f" {noticed} of {planted} mutants noticed; {seconds / 60:.0f} minutes.",
        "",
        "| test | result | figures | seconds |",
        "|---|---|---|---|",
        *(told.row for told in sorted(tests, key=lambda told: told.test)),
        "",
        "| mutants of | noticed | of | seed | seconds |",
        "|---|---|---|---|---|",
        *("| {game} | {noticed} | {planted} | {seed} | {seconds:.0f} |".format(**summary) for summary in mutants),
    ]
    return "\n".join(lines) + "\n"


def play_long(root: Path, more: Sequence[str]) -> tuple[bool, list[Figures]]:
    """Run the tests marked soak; whether they passed, and their figures."""
    figures = root / "reports/soak.json"
    figures.unlink(missing_ok=True)
    command = [sys.executable, "-m", "pytest", "-q", "-n", "2", "--dist", "worksteal", "-m", "soak", "-p", "tools.soak"]
    environment = {**os.environ, "SOAK_FIGURES": str(figures), "PYTHONPATH": str(ROOT)}
    code = subprocess.run([*command, *more, "tests"], cwd=root, env=environment, check=False).returncode
    return code == 0, [Figures(**told) for told in read(figures) or []]


def plant(root: Path, game: str, count: int, seed: int) -> dict[str, Any] | None:
    """Plant faults in a game; the tool's report, or None if it failed."""
    figures = root / "reports" / f"mutants-{game}.json"
    figures.unlink(missing_ok=True)
    command = [sys.executable, "-m", "tools.mutants", game, "--count", str(count), "--seed", str(seed)]
    subprocess.run([*command, "--root", str(root)], cwd=ROOT, check=False)
    found: dict[str, Any] | None = read(figures)
    return found


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="make soak", description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--count", type=int, default=100, help="faults to plant in each game (100; 0: none)")
    parser.add_argument("--seed", type=int, default=1, help="which faults (1)")
    parser.add_argument("--root", type=Path, default=ROOT, help=argparse.SUPPRESS)
    options, more = parser.parse_known_args(arguments)  # the other arguments are for pytest: -k boo
    root: Path = options.root.resolve()
    reports = root / "reports"
    reports.mkdir(exist_ok=True)
    begun = time.monotonic()
    well, tests = play_long(root, more)
    games = sorted(path.parent.name for path in (root / "src/igroteka/games").glob("*/rules.yaml"))
    planted = [plant(root, game, options.count, options.seed) for game in games if options.count]
    mutants = [summary for summary in planted if summary is not None]
    text = page(tests, mutants, time.monotonic() - begun, commit_of(root))
    (reports / "soak.md").write_text(text, encoding="utf-8")
    print(f"\n{text}\n{reports / 'soak.md'}")
    return 0 if well and len(mutants) == len(planted) else 1


def read(path: Path) -> Any:  # the JSON of a report; None if it was not written
    return json.loads(path.read_text(encoding="utf-8")) if path.exists() else None


def commit_of(root: Path) -> str:
    command = ["git", "describe", "--always", "--dirty"]
    return subprocess.run(command, cwd=root, capture_output=True, text=True, check=False).stdout.strip() or "no commit"


if __name__ == "__main__":
    sys.exit(main())
