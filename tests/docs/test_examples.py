"""The examples run as a stranger would run them."""

import subprocess
import sys
from pathlib import Path

from igroteka.games import games
from igroteka.lab.runs.plan import GAMES, TRAJECTORIES, Plan
from igroteka.lab.runs.run_workers import in_this_process
from igroteka.lab.runs.running import run

EXAMPLES = Path(__file__).parents[2] / "examples"


def output_of(example: str, *args: object) -> str:
    command = [sys.executable, str(EXAMPLES / example), *map(str, args)]
    return subprocess.run(command, capture_output=True, text=True, check=True, timeout=300).stdout


def test_a_policy_over_options_plays_against_a_pool() -> None:
    said = output_of("learnable.py", "--games", 1).splitlines()
    assert said[0].startswith("seat ")
    assert said[-1].startswith("mean ")


def test_a_dataset_is_read(tmp_path: Path) -> None:
    plan = Plan(
        game="grimm_forest", rules=games["grimm_forest"].version, players=2, bots=["easy", "easy"], games=1, seed=1,
        settings={}, keep=[GAMES, TRAJECTORIES],
    )  # fmt: skip
    run(plan, tmp_path, in_this_process)
    assert "build_action" in output_of("dataset.py", tmp_path)
