"""`make bench`: measure everything in `bench/rows/` in one run and write bench/report.md and bench/report.json.

With `--rows envs,boards` only what these files of `bench/rows/` have; the rest of the report stays."""

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
from bench.merge import chosen, merged_json, merged_markdown
from bench.model import PEERS, Figure, Goal, Row, Workplace
from bench.report import Results, as_json, markdown
from igroteka.games import games

ROOT = Path(__file__).resolve().parent.parent


def subjects(named: str = "") -> list[ModuleType]:
    """The files of bench/rows, the peers first; or some of them."""
    names = sorted(module.name for module in pkgutil.iter_modules(bench.rows.__path__))
    names.sort(key=lambda name: name != "peers")
    return [importlib.import_module(f"bench.rows.{name}") for name in chosen(named, names)]


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
    parser.add_argument("--rows", default="", help="only these files of bench/rows; the rest of the report stays")
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
        for subject in subjects(options.rows):
            rows += subject.rows(place) if hasattr(subject, "rows") else []
            goals += subject.goals(place) if hasattr(subject, "goals") else []
        if options.only:
            rows = [row for row in rows if any(word in row.id for word in options.only.split(","))]
            rows += [row for row in subjects()[0].rows(place) if row not in rows]
        series = measure(place, rows, rounds, options.seconds)
        if not options.only:
            for subject in subjects(options.rows):
                figures += subject.figures(place) if hasattr(subject, "figures") else []
    measured = {row.id for row in rows}
    goals = [goal for goal in goals if goal.row in measured and (not goal.over or goal.over in measured)]
    results = Results(rows, series, goals, figures, rounds, options.seconds)
    options.out.mkdir(parents=True, exist_ok=True)
    page, data = options.out / "report.md", options.out / "report.json"
    if options.rows and page.exists():
        text, told = merged_markdown(page.read_text("utf-8"), results), merged_json(data.read_text("utf-8"), results)
    else:
        text, told = markdown(results), as_json(results)
    page.write_text(text, encoding="utf-8")
    data.write_text(told + "\n", encoding="utf-8")
    print(text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
