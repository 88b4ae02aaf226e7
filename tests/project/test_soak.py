"""`make soak` writes one page of figures: those of the long tests, and how many mutants were noticed."""

import subprocess
import sys
from pathlib import Path

from tools.soak import Figures, page

ROOT = Path(__file__).parents[2]
TESTS = """
import pytest


@pytest.mark.soak
@pytest.mark.parametrize("level", ["easy", "random"])
def test_normal_wins(level: str, record_property) -> None:
    record_property("games", 300)
    record_property("won", "285 of 300")
    assert level == "random"


def test_that_is_quick() -> None:
    pass
"""


def test_the_page_tells_what_the_long_tests_recorded_and_a_failure_is_no_success(tmp_path: Path) -> None:
    (tmp_path / "tests/games/nim").mkdir(parents=True)
    (tmp_path / "tests/games/nim/test_nim.py").write_text(TESTS)
    (tmp_path / "pyproject.toml").write_text('[tool.pytest.ini_options]\nmarkers = ["soak"]\n')
    command = [sys.executable, "-m", "tools.soak", "--root", str(tmp_path), "-p", "no:cacheprovider"]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert run.returncode == 1, run.stderr
    text = (tmp_path / "reports/soak.md").read_text()
    assert text in run.stdout
    assert "1 of 2 tests passed; 600 games played; 0 of 0 mutants noticed;" in text
    assert "| nim: normal wins [easy] | failed | games 300; won 285 of 300 | 0 |" in text
    assert "| nim: normal wins [random] | passed | games 300; won 285 of 300 | 0 |" in text
    assert "quick" not in text


def test_the_page_tells_the_mutants_of_each_game() -> None:
    told = [Figures("tests/games/boo/test_laws.py::test_end", "passed", 61.2, [])]
    mutants = [
        {"game": game, "noticed": n, "planted": 100, "seed": 1, "seconds": 60.4}
        for game, n in (("boo", 97), ("nim", 88))
    ]
    text = page(told, mutants, 3600, "abc")
    assert text.startswith("# Soak of abc, ")
    assert "185 of 200 mutants noticed; 60 minutes." in text
    assert "| boo | 97 | 100 | 1 | 60 |\n| nim | 88 | 100 | 1 | 60 |\n" in text
