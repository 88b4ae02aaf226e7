"""The nets that are kept are what their page says, and play."""

import hashlib
import re
import subprocess
import sys
from pathlib import Path

import pytest

from igroteka.games import games
from igroteka.lab.experiments.bouts import Bout
from igroteka.lab.experiments.leaderboard import leaderboard, read_bout
from igroteka.lab.runs.plan import GAMES, TRAJECTORIES, Plan
from igroteka.lab.runs.run_workers import in_this_process
from igroteka.lab.runs.running import run

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "baselines"
NETS = sorted(FOLDER.glob("*.onnx"))
ARENA = sorted(FOLDER.glob("arena/*.jsonl"))
MEASURED = [
    pytest.param(
        file, id=file.stem, marks=[pytest.mark.soak] if file.stem.endswith(("search", "forest-3-hard")) else []
    )
    for file in ARENA
]
"""Thoughts of bots that search take seconds."""
SEARCHER = "examples.value_search:Searcher"


def test_there_are_nets() -> None:
    assert [net.stem for net in NETS] == ["grimm_forest-3", "rickshank-3"]


@pytest.mark.parametrize("net", NETS, ids=lambda net: net.stem)
def test_a_net_is_small_and_known_by_its_digest(net: Path) -> None:
    data = net.read_bytes()
    assert len(data) <= 1_000_000
    assert hashlib.sha256(data).hexdigest()[:16] in (FOLDER / "README.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("net", NETS, ids=lambda net: net.stem)
def test_a_net_beats_random_play(net: Path) -> None:
    """It still observes what it has learned from: docs/observations has not changed under it."""
    game, _, players = net.stem.rpartition("-")
    found = Bout(game, 1, int(players), f"onnx:{net}", "random", 3, {}).play(1)
    assert found.decisions > 20
    assert sum(found.shares) >= 2


@pytest.mark.parametrize("file", MEASURED)
def test_the_arena_plays_a_measured_deal_again(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    bout, deals = read_bout(file)
    again = bout.play(deals[0].deal)
    assert (again.shares, again.margins) == (deals[0].shares, deals[0].margins)


def test_the_leaderboard_is_made_from_these_files() -> None:
    files = [file.relative_to(ROOT) for file in ARENA]
    command = re.search(r"`(igroteka lab leaderboard [^`]+)`", (ROOT / "docs/leaderboard.md").read_text("utf-8"))
    assert command is not None
    text = leaderboard([ROOT / file for file in files], command[1])
    assert (ROOT / "docs/leaderboard.md").read_text(encoding="utf-8") == text


def test_a_net_that_looks_ahead_plays_a_match(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    monkeypatch.delitem(sys.modules, "examples", raising=False)  # another test's, of another folder
    bout = Bout("grimm_forest", 1, 3, SEARCHER, "random", 3, {})
    [searcher, *_], result = bout.played(bout.seatings[0], 3_000_001)
    assert searcher.rollouts > 40
    assert result.winners == [0]


@pytest.mark.soak
def test_a_baseline_is_trained_by_its_script(tmp_path: Path) -> None:
    out, picks = tmp_path / "net", tmp_path / "picks"
    plan = Plan(
        game="grimm_forest", rules=games["grimm_forest"].version, players=2, bots=["easy", "easy"], games=20, seed=1,
        settings={}, keep=[GAMES, TRAJECTORIES],
    )  # fmt: skip
    run(plan, picks, in_this_process)
    asked = ["grimm_forest", "--players", "2", "--picks", str(picks), "--rivals", "easy"]
    checked = ["--minutes", "0.1", "--check", "random", "--check-games", "20", "--out", str(out)]
    script = ROOT / "examples/train_baseline.py"
    subprocess.run([sys.executable, "-W", "ignore", str(script), *asked, *checked], check=True, timeout=900)
    last = out.with_suffix(".csv").read_text().splitlines()[-1].split(",")
    assert last[3] == "play"
    assert float(last[4]) > 0.7
    assert Bout("grimm_forest", 1, 2, f"onnx:{out}.onnx", "random", 3, {}).play(1).decisions > 10
