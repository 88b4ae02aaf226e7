"""`make bench`: measure everything in `bench/rows/` in one run and write bench/report.md and bench/report.json."""

import argparse
import importlib
import pkgutil
import sys
import tempfile
from pathlib import Path
from types import ModuleType

import bench.rows
from bench.arena import measure
from bench.clone import trees
from bench.model import PEERS, Figure, Goal, Row, Workplace
from bench.report import Results, as_json, markdown
from igroteka.games import games

ROOT = Path(__file__).resolve().parent.parent


def subjects() -> list[ModuleType]:
    """The files of bench/rows, the peers first."""
    names = sorted(module.name for module in pkgutil.iter_modules(bench.rows.__path__))
    names.sort(key=lambda name: name != "peers")
    return [importlib.import_module(f"bench.rows.{name}") for name in names]


def main() -> int:
    parser = argparse.ArgumentParser(prog="make bench", description=__doc__)
    parser.add_argument("--rounds", type=int, default=30)
    parser.add_argument("--seconds", type=float, default=0.25, help="CPU time of a slice")
    parser.add_argument("--quick", action="store_true", help="five rounds, to see that it runs")
    parser.add_argument(
        "--only", default="", help="only rows whose id contains one of these words, and the peers' play"
    )
    parser.add_argument("--interpreted", action="store_true", help="do not compile")
    parser.add_argument("--as-is", action="store_true", help="measure the copies in build/bench as they lie there")
    parser.add_argument("--figures", action="store_true", help="only what is measured outside the rounds")
    parser.add_argument("--out", type=Path, default=ROOT / "bench", help="where report.md and report.json go")
    options = parser.parse_args()
    rounds = 5 if options.quick else options.rounds
    with tempfile.TemporaryDirectory(prefix="igroteka-bench-") as scratch:
        found = trees(ROOT, compiled=not options.interpreted, fresh=not options.as_is)
        pythons = dict.fromkeys(found, Path(sys.executable)) | {PEERS: ROOT / ".bench-venv/bin/python"}
        place = Workplace(ROOT, found, pythons, Path(scratch), tuple(games), options.quick)
        rows: list[Row] = []
        goals: list[Goal] = []
        figures: list[Figure] = []
        for subject in subjects():
            rows += subject.rows(place) if hasattr(subject, "rows") else []
            goals += subject.goals(place) if hasattr(subject, "goals") else []
        if options.only or options.figures:
            words = options.only.split(",") if options.only else []
            rows = [row for row in rows if any(word in row.id for word in words)]
            rows += [] if not rows else [row for row in subjects()[0].rows(place) if row not in rows]
        series = measure(place, rows, rounds, options.seconds)
        if not options.only:
            for subject in subjects():
                figures += subject.figures(place) if hasattr(subject, "figures") else []
    measured = {row.id for row in rows}
    goals = [goal for goal in goals if goal.row in measured and (not goal.over or goal.over in measured)]
    results = Results(rows, series, goals, figures, rounds, options.seconds)
    text = markdown(results)
    options.out.mkdir(parents=True, exist_ok=True)
    (options.out / "report.md").write_text(text, encoding="utf-8")
    (options.out / "report.json").write_text(as_json(results) + "\n", encoding="utf-8")
    print(text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
