"""`make bench-guard`: what it calls slower, when figures may change, and what is compared on another build."""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from bench.counting import Cost
from bench.guard import Verdict, advice, costs, parent
from bench.model import COMPILED, INTERPRETED
from bench.recorded import (
    FILE,
    Recorded,
    Toolchain,
    read,
    read_before,
    reason_fault,
    record,
    record_fault,
    this_toolchain,
    write,
)

ROOT = Path(__file__).parents[2]
HERE = Toolchain("CPython 3.11.7, GCC 12.2.0", "--enable-shared", "2.4.1", "cc 12.2.0")
OLD = Recorded(HERE, "Views are cached", ["The first figures"], {"nim.play.compiled": Cost(1000, 10)})


def verdict(now: int, units: int = 10, before: int = 1000) -> Verdict:
    return Verdict("nim.play.compiled", Cost(before, 10), Cost(now, units))


def test_more_than_three_per_cent_slower_fails_and_faster_is_only_told() -> None:
    told = [(row.fails, row.faster, row.remark) for row in map(verdict, (1031, 1029, 971, 969))]
    assert told == [(True, False, "slower"), (False, False, ""), (False, False, ""), (False, True, "faster")]
    assert verdict(1040).line == "| nim.play.compiled | 1000 | 1040 | +4.0% | 10 | slower |"


def test_a_row_that_was_never_counted_fails_and_other_games_are_told() -> None:
    new = Verdict("nim.fork.compiled", None, Cost(5, 10))
    assert (new.fails, new.remark) == (True, "not counted before")
    assert verdict(1000, units=12).remark == "other games were played, 10 before"
    assert not verdict(1000, units=12).fails


def test_the_summary_names_each_row_that_fails_and_each_to_be_recorded() -> None:
    slow, quick = Verdict("boo.fork.compiled", Cost(100, 4), Cost(110, 4)), verdict(900)
    first, failed, faster = advice([slow, quick], FILE)
    assert first == f"2 rows against {FILE}; at worst boo.fork.compiled +10.0%"
    assert failed.startswith("FAILED: boo.fork.compiled (slower). ")
    assert faster.startswith("more than 3 % faster: nim.play.compiled. Record it")
    assert advice([verdict(1000)], FILE) == [f"1 rows against {FILE}; at worst nim.play.compiled +0.0%"]


@pytest.mark.parametrize(
    ("here", "interpreted", "compiled"),
    [
        (HERE, True, True),
        (msgspec.structs.replace(HERE, c_compiler="cc 13"), True, False),
        (msgspec.structs.replace(HERE, mypyc="2.5"), True, False),
        (msgspec.structs.replace(HERE, configured="--enable-optimizations"), False, False),
        (msgspec.structs.replace(HERE, python="CPython 3.12.1, GCC 12.2.0"), False, False),
    ],
)
def test_the_file_counts_for_its_own_build_only(here: Toolchain, interpreted: bool, compiled: bool) -> None:
    assert HERE.counts_like(here, INTERPRETED) == interpreted
    assert HERE.counts_like(here, COMPILED) == compiled


def test_the_toolchain_names_python_and_compilers_but_no_path() -> None:
    told = this_toolchain()
    assert told.python.startswith(f"CPython {sys.version.split()[0]}, ")
    assert "/" not in told.configured
    assert told == this_toolchain()


def test_figures_change_only_with_a_new_reason_and_the_old_reasons_stay() -> None:
    figures = {"nim.play.compiled": Cost(1200, 10)}
    changed = msgspec.structs.replace(OLD, figures=figures)
    assert "the reason was not" in (reason_fault(changed, OLD) or "")
    again = msgspec.structs.replace(changed, reason="The first figures", earlier=OLD.reasons)
    assert "the reason was not" in (reason_fault(again, OLD) or "")
    forgetful = msgspec.structs.replace(changed, reason="Undo keeps every answer", earlier=[])
    assert "`earlier`" in (reason_fault(forgetful, OLD) or "")
    assert reason_fault(msgspec.structs.replace(forgetful, earlier=OLD.reasons), OLD) is None
    moved = msgspec.structs.replace(OLD, toolchain=msgspec.structs.replace(HERE, mypyc="2.5"))
    assert "the reason was not" in (reason_fault(moved, OLD) or "")
    assert "gives no reason" in (reason_fault(msgspec.structs.replace(OLD, reason=" "), None) or "")
    assert reason_fault(OLD, OLD) is None
    assert reason_fault(OLD, None) is None


def test_recording_needs_a_new_reason_and_on_another_build_every_row() -> None:
    other = msgspec.structs.replace(HERE, mypyc="2.5")
    assert record_fault(OLD, OLD, HERE, "Undo keeps every answer", whole=False) is None
    assert "already" in (record_fault(OLD, OLD, HERE, "The first figures", whole=True) or "")
    assert "every game" in (record_fault(OLD, OLD, other, "A new mypyc", whole=False) or "")
    assert "every game" in (record_fault(None, None, HERE, "The first figures", whole=False) or "")
    assert record_fault(OLD, OLD, other, "A new mypyc", whole=True) is None


def test_recording_twice_before_the_commit_keeps_one_reason() -> None:
    first = record(OLD.figures, {"nim.fork.compiled": Cost(7, 4)}, OLD, "Undo keeps every answer")
    assert first.figures == {"nim.fork.compiled": Cost(7, 4), "nim.play.compiled": Cost(1000, 10)}
    assert record_fault(first, OLD, this_toolchain(), "Undo keeps each answer", whole=False) is None
    second = record(first.figures, {"nim.fork.compiled": Cost(8, 4)}, OLD, "Undo keeps each answer")
    assert second.reasons == ["Undo keeps each answer", "Views are cached", "The first figures"]
    assert second.figures["nim.fork.compiled"] == Cost(8, 4)


@pytest.fixture
def repository(tmp_path: Path) -> tuple[Path, Callable[[str], str]]:
    """An empty repository, and what commits everything in it and tells the new commit's name."""

    def git(*arguments: str) -> str:
        who = ["-c", "user.name=nim", "-c", "user.email=nim@example.org", "-c", "commit.gpgsign=false"]
        return subprocess.run(
            ["git", *who, *arguments], cwd=tmp_path, check=True, capture_output=True, text=True
        ).stdout.strip()

    def commit(subject: str) -> str:
        git("add", "-A")
        git("commit", "-q", "-m", subject)
        return git("rev-parse", "HEAD")

    git("init", "-q")
    (tmp_path / "bench").mkdir()
    (tmp_path / "src").mkdir()
    return tmp_path, commit


def test_what_is_not_committed_is_compared_with_head_and_a_commit_with_the_one_before(
    repository: tuple[Path, Callable[[str], str]],
) -> None:
    root, commit = repository
    (root / "README.md").write_text("one")
    first = commit("first")
    with pytest.raises(SystemExit, match="shallow clone"):
        parent(root)
    (root / "src/nim.py").write_text("HEAPS = 3\n")
    assert parent(root) == first
    second = commit("second")
    assert parent(root) == first
    (root / "README.md").write_text("two")  # nothing that is counted
    assert parent(root) == first
    (root / "src/nim.py").write_text("HEAPS = 4\n")
    assert parent(root) == second


def test_the_file_is_held_against_the_one_before_its_last_change(
    repository: tuple[Path, Callable[[str], str]],
) -> None:
    root, commit = repository
    assert read(root) is None
    assert read_before(root) is None
    write(root, OLD)
    assert read(root) == OLD
    assert read_before(root) is None
    commit("the first figures")
    assert read_before(root) is None
    new = msgspec.structs.replace(OLD, figures={"nim.play.compiled": Cost(1200, 10)})
    write(root, new)
    assert read_before(root) == OLD
    commit("figures without a reason")
    (root / "README.md").write_text("later")
    commit("something else")
    assert read_before(root) == OLD
    assert reason_fault(new, OLD) is not None


def test_the_figures_in_the_tree_were_changed_with_a_reason() -> None:
    found = read(ROOT)
    assert found is not None
    assert reason_fault(found, read_before(ROOT)) is None


def test_a_game_that_a_tree_does_not_have_costs_nothing_there(tmp_path: Path) -> None:
    assert costs(tmp_path, "boo", INTERPRETED, tmp_path / "marks.so") == {}


@pytest.mark.soak
def test_no_game_has_become_slower(record_property: Callable[[str, object], None]) -> None:
    run = subprocess.run([sys.executable, "-m", "bench.guard"], cwd=ROOT, capture_output=True, text=True, check=False)
    told = [line.removeprefix("bench-guard: ") for line in run.stdout.splitlines() if line.startswith("bench-guard: ")]
    for line in told:
        record_property("instructions", line)
    assert run.returncode == 0, run.stdout[-6000:] + run.stderr[-4000:]
