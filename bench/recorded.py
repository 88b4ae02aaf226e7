"""The figures that bench/guard.json holds: with what they were counted, why they are what they are, and whether a
change of them is allowed.
"""

import platform
import shlex
import subprocess
import sysconfig
from collections.abc import Mapping
from importlib.metadata import version
from pathlib import Path

import msgspec
from msgspec import Struct

from bench.counting import Cost
from bench.model import COMPILED
from tools.compile import c_compiler

FILE = "bench/guard.json"


class Toolchain(Struct, frozen=True):
    """What was counted with. No path and no date: the same sources built in the same way count the same."""

    python: str
    configured: str
    mypyc: str
    c_compiler: str

    def counts_like(self, other: "Toolchain", build: str) -> bool:
        """Whether figures of both can be compared; interpreted games need neither mypyc nor a C compiler."""
        if build == COMPILED:
            return self == other
        return (self.python, self.configured) == (other.python, other.configured)


class Recorded(Struct, frozen=True):
    """The file: figures by `game.what.build`, the reason for them, and the reasons before it, newest first."""

    toolchain: Toolchain
    reason: str
    earlier: list[str]
    figures: dict[str, Cost]

    @property
    def reasons(self) -> list[str]:
        return [self.reason, *self.earlier]


def reason_fault(now: Recorded, before: Recorded | None) -> str | None:
    """What is wrong with the reason in the file; `before` is the file before its last change."""
    if not now.reason.strip():
        return f"{FILE} gives no reason for its figures"
    if before is None or (now.figures, now.toolchain) == (before.figures, before.toolchain):
        return None
    if now.reason in before.reasons:
        return f"the figures in {FILE} were changed and the reason was not: say why they changed"
    if now.earlier != before.reasons:
        return f"`earlier` in {FILE} does not go on with the reasons before"
    return None


def record_fault(
    found: Recorded | None, committed: Recorded | None, toolchain: Toolchain, reason: str, whole: bool
) -> str | None:
    """Why figures cannot be recorded for this reason; `whole` if every game is counted in both builds."""
    if committed and reason in committed.reasons:
        return f"this reason is in {FILE} already: say why the figures change now"
    if not whole and (found is None or found.toolchain != toolchain):
        return f"{FILE} names one Python and one compiler, and not these: record every game in both builds"
    return None


def record(kept: Mapping[str, Cost], counted: Mapping[str, Cost], committed: Recorded | None, reason: str) -> Recorded:
    """The new file: what was counted now, and the figures that are kept."""
    figures = dict(sorted({**kept, **counted}.items()))
    return Recorded(this_toolchain(), reason, committed.reasons if committed else [], figures)


def this_toolchain() -> Toolchain:
    """The Python that runs this, without the paths that it was configured with, and the compilers that it would use."""
    options = [option for option in shlex.split(sysconfig.get_config_var("CONFIG_ARGS") or "") if "/" not in option]
    python = f"{platform.python_implementation()} {platform.python_version()}, {platform.python_compiler()}"
    return Toolchain(
        python=f"{python}, {' '.join(platform.libc_ver())}, {platform.machine()}",
        configured=" ".join([*options, sysconfig.get_config_var("OPT") or ""]),
        mypyc=version("mypy"),
        c_compiler=c_compiler_version(),
    )


def c_compiler_version() -> str:
    compiler = c_compiler()
    if compiler is None:
        return "none"
    return subprocess.run([compiler, "--version"], check=True, capture_output=True, text=True).stdout.splitlines()[0]


def git(root: Path, *arguments: str) -> str | None:
    """What git says; None if it refuses."""
    run = subprocess.run(["git", *arguments], cwd=root, capture_output=True, text=True, check=False)
    return run.stdout if run.returncode == 0 else None


def read(root: Path) -> Recorded | None:
    """The file in the tree."""
    path = root / FILE
    return msgspec.json.decode(path.read_bytes(), type=Recorded) if path.exists() else None


def read_committed(root: Path, commit: str = "HEAD") -> Recorded | None:
    """The file in a commit."""
    text = git(root, "show", f"{commit}:{FILE}")
    return msgspec.json.decode(text, type=Recorded) if text is not None else None


def read_before(root: Path) -> Recorded | None:
    """The file before its last change: the committed one while the change is not committed, else that of the parent."""
    if git(root, "diff", "--quiet", "HEAD", "--", FILE) is None:
        return read_committed(root)
    last = (git(root, "log", "-1", "--format=%H", "--", FILE) or "").strip()
    return read_committed(root, f"{last}~1") if last else None


def write(root: Path, recorded: Recorded) -> None:
    text = msgspec.json.format(msgspec.json.encode(recorded), indent=1)
    (root / FILE).write_bytes(text + b"\n")
