"""The tracer counts citations correctly, and reports every fault."""

import json
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def traced(root: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(ROOT / "tools/trace.py"), "--root", str(root), *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def tree(root: Path, tests: str, front: str = "GAME = 1\n") -> Path:
    home = root / "src/igroteka/games/nim"
    home.mkdir(parents=True)
    (home / "__init__.py").write_text(front)
    (home / "rules.yaml").write_text("rules:\n" + "".join(f"- id: NI-00{n}\n  en: x\n" for n in range(1, 6)))
    (root / "tests/games/nim").mkdir(parents=True)
    (root / "tests/games/nim/test_nim.py").write_text(tests)
    return root


WHOLE = """
@rule("NI-001", "NI-002")
def test_one(): ...

class TestTwo:
    @testing.rule("NI-003")
    @pytest.mark.parametrize("n", [1])
    def test_two(self, n): ...

@rule("NI-004", "NI-005")
async def test_three(): ...
"""


def test_a_game_whose_every_rule_is_cited_passes(tmp_path: Path) -> None:
    run = traced(tree(tmp_path, WHOLE))
    assert (run.returncode, run.stdout, run.stderr) == (0, "nim 5/5\n", "")


def test_a_rule_without_a_test_fails_and_is_named(tmp_path: Path) -> None:
    run = traced(tree(tmp_path, WHOLE.replace('"NI-003"', "")))
    assert run.returncode == 1
    assert run.stdout == "nim 4/5\n"
    assert "NI-003" in run.stderr


def test_an_unknown_rule_fails(tmp_path: Path) -> None:
    run = traced(tree(tmp_path, WHOLE.replace('"NI-003"', '"NI-003", "NI-009"')))
    assert run.returncode == 1
    assert "test_nim.py:8 test_two: unknown rule NI-009" in run.stderr


def test_only_decorators_of_tests_count(tmp_path: Path) -> None:
    run = traced(tree(tmp_path, '# NI-001\n@rule("NI-002")\ndef arranged(): ...\ndef test_x():\n    rule("NI-003")\n'))
    assert run.returncode == 1
    assert run.stdout == "nim 0/5\n"


def test_a_test_cites_at_most_three_rules_unless_it_counts_components(tmp_path: Path) -> None:
    every = '"NI-001", "NI-002", "NI-003", "NI-004", "NI-005"'
    crowded = traced(tree(tmp_path / "a", f"@rule({every})\ndef test_all(): ...\n"))
    assert crowded.returncode == 1
    assert "cites 5 rules" in crowded.stderr
    assert traced(tree(tmp_path / "b", f"@rule({every}, components=True)\ndef test_all(): ...\n")).returncode == 0


def test_an_id_that_is_computed_fails(tmp_path: Path) -> None:
    run = traced(tree(tmp_path, WHOLE.replace('"NI-003"', '"NI-" + "003"')))
    assert run.returncode == 1
    assert "no plain id" in run.stderr


def test_a_package_without_its_game_is_not_counted_yet(tmp_path: Path) -> None:
    run = traced(tree(tmp_path, "", front='"""Being built."""\n'))
    assert (run.returncode, run.stdout) == (0, "")


def test_programs_get_json(tmp_path: Path) -> None:
    run = traced(tree(tmp_path, WHOLE), "--json", "nim")
    assert json.loads(run.stdout) == [{"game": "nim", "total": 5, "covered": 5, "missing": [], "faults": []}]


def test_an_unknown_game_is_one_clear_line(tmp_path: Path) -> None:
    run = traced(tree(tmp_path, WHOLE), "chess")
    assert (run.returncode, run.stderr) == (2, "trace: no such game: chess\n")
