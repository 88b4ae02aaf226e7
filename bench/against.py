"""An old checkout and this one, side by side: instructions of random play per decision, of a fork with its first
answer, and of a rollout: a share of an imagined world, a fork of it and eight random answers.

    python -m bench.against eba8c52                         interpreted, every game
    python -m bench.against eba8c52 --compiled rickshank    compiled, one game

Instructions are counted by callgrind, so neighbours on the machine change nothing. Both run on the Python and the
libraries of this checkout, play the same seeds with the same random answers and fork at the same moments. Where the
rules have changed other games are played: then the numbers of decisions differ. Needs valgrind and a C compiler.
"""

import argparse
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

from bench.clone import synchronise
from igroteka.games import games

ROOT = Path(__file__).resolve().parent.parent
LOAD = ROOT / "bench/loads/pair.py"
MARKS = """
#include <valgrind/callgrind.h>
void begin(void) { CALLGRIND_START_INSTRUMENTATION; CALLGRIND_ZERO_STATS; }
void end(void) { CALLGRIND_DUMP_STATS; CALLGRIND_STOP_INSTRUMENTATION; }
"""
"""Only what lies between the marks is counted; the rest runs several times as fast."""


def checkout(commit: str, tree: Path) -> None:
    command = ["git", "archive", commit, "src", "tools", "pyproject.toml"]
    archive = subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.PIPE)
    tree.mkdir(parents=True, exist_ok=True)
    subprocess.run(["tar", "x"], cwd=tree, check=True, input=archive.stdout)


def cost(tree: Path, game: str, what: str, marks: Path) -> tuple[float, int]:
    """Instructions of one decision, fork or rollout, and how many there were."""
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder) / "out"
        valgrind = ["valgrind", "-q", "--tool=callgrind", "--instr-atstart=no", f"--callgrind-out-file={out}"]
        environment = {**os.environ, "PYTHONPATH": str(tree / "src"), "PYTHONHASHSEED": "0"}
        command = [*valgrind, sys.executable, str(LOAD), game, what, str(marks)]
        told = subprocess.run(command, cwd=tree, env=environment, check=True, stdout=subprocess.PIPE)
        found = re.search(r"^(?:summary|totals): (\d+)", (Path(folder) / "out.1").read_text(), re.MULTILINE)
    assert found is not None, "callgrind has written no total"
    return int(found[1]) / int(told.stdout), int(told.stdout)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.against", description=__doc__)
    parser.add_argument("commit")
    parser.add_argument("games", nargs="*", default=list(games))
    parser.add_argument("--compiled", action="store_true")
    options = parser.parse_args()
    home = ROOT / "build/against"
    build = "compiled" if options.compiled else "interpreted"
    old, new = home / f"{options.commit}-{build}", home / f"here-{build}"
    checkout(options.commit, old)
    synchronise(ROOT, new)
    if options.compiled:
        for tree in (old, new):
            subprocess.run([sys.executable, "tools/compile.py"], cwd=tree, check=True, stdout=sys.stderr)
    source, marks = home / "marks.c", home / "marks.so"
    source.write_text(MARKS, encoding="utf-8")
    subprocess.run(["cc", "-shared", "-fPIC", "-o", marks, source], check=True)
    print(f"| {build} | {options.commit} | here | | how many |\n| --- | ---: | ---: | ---: | ---: |")
    for game in options.games:
        for what in ("play", "fork", "rollout"):
            (before, units), (now, others) = cost(old, game, what, marks), cost(new, game, what, marks)
            many = f"{units}" if units == others else f"{units}, {others}"
            print(f"| {game}: {what} | {before:.0f} | {now:.0f} | {now / before - 1:+.1%} | {many} |", flush=True)


if __name__ == "__main__":
    main()
