"""Instructions of a fixed play, counted by callgrind: a decision of random play, a fork with its first answer, and a
rollout. Neighbours on the machine change nothing. Needs valgrind and a C compiler.
"""

import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

from msgspec import Struct

from bench.clone import synchronise
from tools.compile import c_compiler

ROOT = Path(__file__).resolve().parent.parent
LOAD = ROOT / "bench/loads/pair.py"
WHAT = ("play", "fork", "rollout")
"""What `bench.guard` counts of every game."""
MORE = ("inside", "imagine", "view", "sent", "told", "hard", "vector")
"""What `bench.against` can count as well."""
MARKS = """
#include <valgrind/callgrind.h>
void begin(void) { CALLGRIND_START_INSTRUMENTATION; CALLGRIND_ZERO_STATS; }
void end(void) { CALLGRIND_DUMP_STATS; CALLGRIND_STOP_INSTRUMENTATION; }
"""
"""Only what lies between the marks is counted; the rest runs several times as fast."""
ENVIRONMENT = ("PATH", "LD_LIBRARY_PATH")
"""The load sees no other variables: what they occupy moves objects, and caches go by addresses (up to 0.5 %)."""


class Cost(Struct, frozen=True):
    """Instructions of one decision, fork or rollout, and how many of them were counted."""

    instructions: int
    units: int


def checkout(commit: str, tree: Path) -> None:
    """Bring a tree to a commit; what is compiled in it stays, so that only what differs is compiled again."""
    command = ["git", "archive", commit, "src", "tools", "pyproject.toml"]
    archive = subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.PIPE)
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run(["tar", "x"], cwd=folder, check=True, input=archive.stdout)
        synchronise(Path(folder), tree)


def compile_tree(tree: Path) -> None:
    """Compile a copy in place; nothing is done if nothing has changed since the last time."""
    subprocess.run([sys.executable, "tools/compile.py"], cwd=tree, check=True, stdout=sys.stderr)
    if not any(tree.rglob("*.so")):
        sys.exit(f"nothing could be compiled in {tree}")


def make_marks(folder: Path) -> Path:
    """The library with the two marks, between which instructions are counted."""
    compiler = c_compiler()
    if compiler is None:
        sys.exit("instructions cannot be counted without a C compiler (Debian: apt-get install gcc)")
    folder.mkdir(parents=True, exist_ok=True)
    source, library = folder / "marks.c", folder / "marks.so"
    source.write_text(MARKS, encoding="utf-8")
    subprocess.run([compiler, "-shared", "-fPIC", "-o", library, source], check=True)
    return library


def count(tree: Path, game: str, what: str, marks: Path) -> Cost:
    """Run the load on the source of a tree, with this Python and its libraries."""
    kept = {name: os.environ[name] for name in ENVIRONMENT if name in os.environ}
    environment = {**kept, "PYTHONPATH": f"{tree / 'src'}{os.pathsep}{ROOT}", "PYTHONHASHSEED": "0"}
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder) / "out"
        valgrind = ["valgrind", "-q", "--tool=callgrind", "--instr-atstart=no", f"--callgrind-out-file={out}"]
        command = [*valgrind, sys.executable, str(LOAD), game, what, str(marks)]
        told = subprocess.run(command, cwd=tree, env=environment, check=True, stdout=subprocess.PIPE)
        found = re.search(r"^(?:summary|totals): (\d+)", (Path(folder) / "out.1").read_text(), re.MULTILINE)
    assert found is not None, "callgrind has written no total"
    units = int(told.stdout)
    return Cost(round(int(found[1]) / units), units)
