"""`make mutants` on a tiny game: faults that its tests notice, faults that they miss, and a line that no test runs."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tools.mutants import TreeCopy
from tools.mutation import Finder, Mutant, choose

ROOT = Path(__file__).parents[2]

RULES = '''"""Nim, as small as it gets."""


def tell(what: str, amount: int) -> None:
    """To the log."""


def take(heap: int, amount: int) -> int:
    """Take some."""
    tell("taken", amount + 0)
    return heap - amount


def is_over(heap: int) -> bool:
    return heap == 0


def never_called(heap: int) -> int:
    return heap * 7
'''

TESTS = """
import pytest
from igroteka.games.nim.rules import is_over, take


@pytest.mark.parametrize("amount", [1, 2])
def test_take(amount: int) -> None:
    assert take(10, amount) == 10 - amount


def test_is_over_is_called_but_not_looked_at() -> None:
    is_over(0)
"""


@pytest.fixture(scope="module")
def nim(tmp_path_factory: pytest.TempPathFactory) -> Path:
    root = tmp_path_factory.mktemp("nim")
    home = root / "src/igroteka/games/nim"
    home.mkdir(parents=True)
    for package in ("igroteka", "igroteka/games", "igroteka/games/nim"):
        (root / "src" / package / "__init__.py").touch()
    (home / "rules.py").write_text(RULES)
    (home / "bot.py").write_text("def value(heap: int) -> int:\n    return heap + 1\n")
    tests = root / "tests/games/nim"
    tests.mkdir(parents=True)
    (tests / "test_nim.py").write_text(TESTS)
    (root / "pyproject.toml").write_text('[tool.pytest.ini_options]\nmarkers = ["soak", "e2e"]\n')
    return root


def found(source: str) -> list[Mutant]:
    return Finder(Path("x.py"), source.encode()).find()


def planted(source: str) -> set[str]:
    return {mutant.plant(source.encode()).decode() for mutant in found(source)}


def test_the_faults_of_a_game_are_planted_and_judged(nim: Path) -> None:
    """Three lines: one is tested, one is run but not checked, one is never run."""
    options = ["--count", "3", "--seed", "3", "--patience", "60", "--json"]
    command = [sys.executable, "-m", "tools.mutants", "nim", "--root", str(nim), *options]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    summary = json.loads(run.stdout)
    assert summary == json.loads((nim / "reports/mutants-nim.json").read_text())
    assert (summary["planted"], summary["noticed"], summary["percent"]) == (3, 1, 33.3)
    assert {s["line"]: s["outcome"] for s in summary["survivors"]} == {15: "survived", 19: "untested"}
    for survivor in summary["survivors"]:
        assert survivor["path"] == "src/igroteka/games/nim/rules.py"
        assert [line[0] for line in survivor["diff"]] == ["@", "-", "+"]
    assert (nim / "src/igroteka/games/nim/rules.py").read_text() == RULES


def test_a_fault_that_never_ends_is_stopped(nim: Path, tmp_path: Path) -> None:
    copy = TreeCopy(nim, tmp_path / "copy", patience=1)
    (copy.place / "tests/games/nim/test_nim.py").write_text("def test_loop() -> None:\n    while True:\n        pass\n")
    assert copy.pytest(["tests/games/nim"], {}, timeout=3) == (None, "")


def test_tests_that_fail_beforehand_are_an_error(nim: Path, tmp_path: Path) -> None:
    subprocess.run(["cp", "-r", f"{nim}/.", str(tmp_path)], check=True)
    (tmp_path / "tests/games/nim/test_nim.py").write_text("def test_wrong() -> None:\n    assert False\n")
    command = [sys.executable, "-m", "tools.mutants", "nim", "--root", str(tmp_path), "--count", "2"]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert run.returncode == 1
    assert "must pass before" in run.stderr


def test_an_unknown_game_is_one_clear_line() -> None:
    command = [sys.executable, "-m", "tools.mutants", "chess"]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert (run.returncode, run.stderr) == (2, "mutants: no such game, or no tests of it: chess\n")


def test_the_sample_is_the_same_for_the_same_seed_and_spreads_over_the_lines() -> None:
    mutants = found(RULES)
    assert choose(mutants, 5, 1) == choose(mutants, 5, 1) != choose(mutants, 5, 2)
    lines = {mutant.line for mutant in mutants}
    assert {mutant.line for mutant in choose(mutants, len(lines), 5)} == lines
    assert len(choose(mutants, 10_000, 5)) == len(mutants)


@pytest.mark.parametrize(
    ("source", "faults"),
    [
        ("x = a < b\n", {"x = (a <= b)\n", "x = (a >= b)\n"}),
        ("x = a in b\n", {"x = (a not in b)\n"}),
        ("x = a and b\n", {"x = (a or b)\n", "x = (a)\n", "x = (b)\n"}),
        ("x = not a\n", {"x = (a)\n"}),
        ("x = a + b\n", {"x = (a - b)\n"}),
        ("x = 2\n", {"x = 3\n", "x = 1\n"}),
        ("x = True\n", {"x = False\n"}),
        ("x = min(a)\n", {"x = max(a)\n"}),
        ("g.n += k\n", {"g.n -= k\n", "pass\n"}),
        ("g.n = k\n", {"pass\n"}),
        ("move(g, card, a, b)\n", {"pass\n", "move(g, card, b, a)\n"}),
        ("def f():\n    return x\n", {"def f():\n    return None\n"}),
        ("def f():\n    yield from go(g)\n", {"def f():\n    pass\n"}),
        ("if a:\n    f()\n", {"if not (a):\n    f()\n", "if a:\n    pass\n"}),
        ("for x in y:\n    break\n", {"for x in y:\n    continue\n"}),
        ("x = [a for a in b if a]\n", {"x = [a for a in b if (not a)]\n"}),
        ("x = 'ё' if a else b\n", {"x = (b if a else 'ё')\n"}),
    ],
)
def test_each_kind_of_fault(source: str, faults: set[str]) -> None:
    assert planted(source) == faults


@pytest.mark.parametrize(
    "source",
    [
        '"""A docstring with 1 and 2."""\n',
        "def f(x: Literal[1]) -> Literal[2]:\n    '''3 < 4'''\n",
        "import a\n",
        "assert a < 2\n",
        "tell('drawn', 2)\n",
        "g.tell('drawn', count=len(x) + 1)\n",
        "@register(amount=2)\ndef f(): ...\n",
        "raise ValueError(f'{a + 1}')\n",
        "REASON = Refusal('BO-001', 'far')\n",
        "x = f'{a}:{b + 1}'\n",
    ],
)
def test_words_types_and_declarations_are_left_alone(source: str) -> None:
    assert planted(source) == set()
