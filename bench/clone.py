"""The trees that are measured: an interpreted copy and a compiled one, both under build/.

They are kept between runs, so that only what changed is compiled again; nothing in the working tree is touched.
"""

import shutil
import subprocess
import sys
from pathlib import Path

from bench.model import COMPILED, INTERPRETED

COPIED = ("src", "tests/slices", "bench", "tools")
BESIDE = ("tests/slices/market.py",)
LEFT_OUT = {"__pycache__", "static", "node_modules"}


def synchronise(root: Path, tree: Path) -> None:
    """Copy what differs, remove what is gone, keep what was compiled."""
    tree.mkdir(parents=True, exist_ok=True)
    wanted: set[Path] = set()
    for place in COPIED:
        for path in sorted((root / place).rglob("*")):
            inside = path.relative_to(root)
            if path.is_file() and path.suffix not in (".so", ".pyc") and not LEFT_OUT & set(inside.parts):
                wanted.add(inside)
    wanted.add(Path("pyproject.toml"))
    for inside in wanted:
        source, copy = root / inside, tree / inside
        if not copy.exists() or copy.read_bytes() != source.read_bytes():
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(source, copy)
    for place in COPIED:
        for path in (tree / place).rglob("*.py"):
            if path.relative_to(tree) not in wanted:
                path.unlink()


def trees(root: Path, compiled: bool, fresh: bool) -> dict[str, Path]:
    """The trees by build; the compiled one only if it could be built."""
    found = {build: root / "build/bench" / build for build in (INTERPRETED, COMPILED)[: 1 + compiled]}
    if fresh:
        for tree in found.values():
            synchronise(root, tree)
        if compiled:
            tree = found[COMPILED]
            beside = [path for path in BESIDE if (tree / path).exists()]
            print("bench: compiling the copy in build/bench/compiled", file=sys.stderr)
            subprocess.run([sys.executable, "tools/compile.py", *beside], cwd=tree, check=True, stdout=sys.stderr)
    if compiled and not any(found[COMPILED].rglob("*.so")):
        print("bench: nothing could be compiled; interpreted rows only", file=sys.stderr)
        del found[COMPILED]
    return found
