"""Distributions with games, built as anybody builds one and laid where a process finds them."""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from pathlib import Path

ROOT = Path(__file__).parents[2]
LIARS_DICE = ROOT / "examples" / "liars_dice"


def build(project: Path, site: Path) -> Path:
    """The wheel of a project, unpacked into a folder."""
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(site / "wheels")],
        cwd=project,
        check=True,
        capture_output=True,
    )
    [wheel] = (site / "wheels").glob("*.whl")
    with zipfile.ZipFile(wheel) as packed:
        packed.extractall(site)
    return wheel


def environment(site: Path) -> dict[str, str]:
    """Of a process in which the distributions of this folder are installed."""
    plain = {name: value for name, value in os.environ.items() if name not in ("IGROTEKA_GOLDEN", "PYTEST_ADDOPTS")}
    return {**plain, "PYTHONPATH": str(site), "PYTHONUTF8": "1", "PYTHONDONTWRITEBYTECODE": "1"}


def run(site: Path, *words: str, cwd: Path = ROOT, typed: str = "") -> str:
    """What a Python process there prints."""
    done = subprocess.run(
        [sys.executable, *words],
        env=environment(site),
        cwd=cwd,
        input=typed,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def run_tests(site: Path, project: Path) -> str:
    """The project's own tests, against what was installed."""
    plain = ("-p", "no:asyncio", "-p", "no:xdist", "-p", "no:cacheprovider")
    return run(site, "-m", "pytest", "-q", *plain, "tests", cwd=project)
