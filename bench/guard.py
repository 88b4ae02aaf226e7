"""`make bench-guard`: has a change made the games slower? Instructions of a fixed play of each game, interpreted and
compiled, beside the figures in bench/guard.json.

    python -m bench.guard                                       every game, both builds
    python -m bench.guard --games boo --builds interpreted      one game, one build: half a minute
    python -m bench.guard --record "Undo keeps every answer"    write the figures into the file, with the reason

It fails where more than 3 % more instructions are needed, or if the figures in the file were changed and the reason was
not. The file names what was counted with: on another Python (for compiled games also with another mypyc or C compiler)
its figures mean nothing, and the parent commit is counted instead.
"""

import argparse
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from bench.clone import trees
from bench.counting import ROOT, WHAT, Cost, checkout, compile_tree, count, make_marks
from bench.model import COMPILED, INTERPRETED
from bench.recorded import (
    FILE,
    Recorded,
    git,
    read,
    read_before,
    read_committed,
    reason_fault,
    record,
    record_fault,
    this_toolchain,
    write,
)
from igroteka.games import games

LIMIT = 0.03
COUNTED = ("src", "tools/compile.py", "pyproject.toml")
"""What the counted trees are made of; the load is always the one of this checkout."""
FOLDER = ROOT / "build/guard"


class Verdict(NamedTuple):
    """One row of the table."""

    row: str
    before: Cost | None
    now: Cost

    @property
    def change(self) -> float:
        return self.now.instructions / self.before.instructions - 1 if self.before else 0.0

    @property
    def fails(self) -> bool:
        return self.before is None or self.change > LIMIT

    @property
    def faster(self) -> bool:
        return self.change < -LIMIT

    @property
    def remark(self) -> str:
        if self.before is None:
            return "not counted before"
        told = ["slower"] * self.fails + ["faster"] * self.faster
        if self.before.units != self.now.units:
            told.append(f"other games were played, {self.before.units} before")
        return "; ".join(told)

    @property
    def line(self) -> str:
        before, change = (self.before.instructions, f"{self.change:+.1%}") if self.before else ("", "")
        return f"| {self.row} | {before} | {self.now.instructions} | {change} | {self.now.units} | {self.remark} |"


def advice(verdicts: Sequence[Verdict], against: str) -> list[str]:
    """A summary of the rows as text; `against` is what they were compared with."""
    worst = max(verdicts, key=lambda verdict: verdict.change)
    told = [f"{len(verdicts)} rows against {against}; at worst {worst.row} {worst.change:+.1%}"]
    failed = [f"{verdict.row} ({verdict.remark})" for verdict in verdicts if verdict.fails]
    faster = [verdict.row for verdict in verdicts if verdict.faster]
    if failed:
        told.append(f'FAILED: {", ".join(failed)}. If it must be so: make bench-guard RECORD="why", in the same commit')
    if faster:
        told.append(
            f'more than 3 % faster: {", ".join(faster)}. Record it, so that it stays: make bench-guard RECORD="why"'
        )
    return told


def parent(root: Path) -> str:
    """The commit to compare with: HEAD while something counted is not committed, else the commit before."""
    name = "HEAD" if git(root, "status", "--porcelain", "--", *COUNTED) else "HEAD~1"
    found = git(root, "rev-parse", name)
    if found is None:
        sys.exit(f"bench-guard: git has no {name} (a shallow clone?), and the figures in {FILE} are of another build")
    return found.strip()


def parent_tree(build: str) -> Path:
    tree = FOLDER / f"parent-{build}"
    checkout(parent(ROOT), tree)
    if build == COMPILED:
        compile_tree(tree)
    return tree


def costs(tree: Path, game: str, build: str, marks: Path) -> dict[str, Cost]:
    """The costs by row; empty if the tree does not have this game."""
    if not (tree / "src/igroteka/games" / game).is_dir():
        return {}
    return {f"{game}.{what}.{build}": count(tree, game, what, marks) for what in WHAT}


def compare(build: str, chosen: Sequence[str], figures: Mapping[str, Cost] | None) -> list[Verdict]:
    """Count a build of this checkout, beside figures, or beside the parent commit if there are none to compare with."""
    marks, ours = make_marks(FOLDER), trees(ROOT, build == COMPILED, fresh=True)
    if build not in ours:
        sys.exit("bench-guard: the games could not be compiled")
    beside = parent_tree(build) if figures is None else None
    verdicts = []
    for game in chosen:
        before = figures if beside is None else costs(beside, game, build, marks)
        for row, now in costs(ours[build], game, build, marks).items():
            verdicts.append(Verdict(row, (before or {}).get(row), now))
            print(verdicts[-1].line, flush=True)
    return verdicts


def check(found: Recorded, chosen: Sequence[str], builds: Sequence[str]) -> int:
    """Compare with the file or, where it is of another build, with the parent commit; 1 if something is slower."""
    told, code, toolchain = [], 0, this_toolchain()
    for build in builds:
        same = found.toolchain.counts_like(toolchain, build)
        against = FILE if same else f"the parent commit, since {FILE} is of another build"
        verdicts = compare(build, chosen, found.figures if same else None)
        told += advice(verdicts, against)
        code |= any(verdict.fails for verdict in verdicts)
    print("\n" + "\n".join(f"bench-guard: {line}" for line in told))
    return code


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="make bench-guard", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", nargs="*", choices=list(games), help="only these")
    parser.add_argument("--builds", nargs="*", choices=[INTERPRETED, COMPILED], help="only these")
    parser.add_argument("--record", metavar="REASON", default="", help="write the figures into the file")
    options = parser.parse_args(arguments)
    chosen, builds = options.games or list(games), options.builds or [INTERPRETED, COMPILED]
    found, committed, reason = read(ROOT), read_committed(ROOT), options.record.strip()
    whole = {*chosen} == {*games} and len({*builds}) == 2
    if reason:
        fault = record_fault(found, committed, this_toolchain(), reason, whole)
    else:
        fault = reason_fault(found, read_before(ROOT)) if found else f"there is no {FILE}: record it"
    if fault:
        sys.exit(f"bench-guard: {fault}")
    print("| instructions | before | now | | how many | |\n| --- | ---: | ---: | ---: | ---: | --- |", flush=True)
    if found and not reason:
        return check(found, chosen, builds)
    figures = found.figures if found and found.toolchain == this_toolchain() else {}
    verdicts = [verdict for build in builds for verdict in compare(build, chosen, figures)]
    counted = {verdict.row: verdict.now for verdict in verdicts}
    write(ROOT, record({} if whole else figures, counted, committed, reason))
    print(f"\nbench-guard: {len(counted)} rows recorded in {FILE}: {reason}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
