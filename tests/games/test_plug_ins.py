"""A game of one file, distributed as the guide says, stands on the shelf; a broken one is only said to be missing."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.examples.installed import build

GUIDE = Path(__file__).parents[2] / "docs/adding-a-game.md"
PLAYED = """
import json
import pickle
import numpy as np
from igroteka import games
from igroteka.bots import levels_of, play, player
from igroteka.content.pack import game_ids
from igroteka.content.rulebook import Inventory
from igroteka.envs.pettingzoo import raw_env
from igroteka.server.shelf.served_games import Shelf
from igroteka.testing import check_laws

game = games["nine"]
check_laws(games["bare"], players=2)
match = game.start(3, seed=5)
play(match, [player(game, "normal", 5, seat) for seat in range(3)])
table = raw_env("nine", players=3)
table.reset(seed=1)
text = table.text("p0")
while table.agents and not table.terminations[table.agent_selection]:
    table.step(int(np.flatnonzero(table.observe(table.agent_selection)["action_mask"])[0]))
info = Shelf("igroteka.games:games").info("nine")
print(json.dumps({
    "games": list(games), "unavailable": dict(games.unavailable), "levels": levels_of(game), "end": match.result.rule,
    "reopened": games.load(match.save()).result.rule, "same": pickle.loads(pickle.dumps(game)) is game, "text": text,
    "rewards": sum(table.rewards.values()), "title": info.title.en, "tagline": info.tagline.ru,
    "rules": len(Inventory("nine")), "packs": "nine" in game_ids(), "bare": levels_of(games["bare"]),
}))
"""


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The environment of a process in which are installed: the guide's example, the same without `standing`, and six
    games that cannot be."""
    project, site = tmp_path_factory.mktemp("nine"), tmp_path_factory.mktemp("site")
    code, settings = (first_block(language) for language in ("python", "toml"))
    (project / "nine.py").write_text(code, encoding="utf-8")
    (project / "pyproject.toml").write_text(settings, encoding="utf-8")
    build(project, site)
    bare = re.sub(r"\n    def standing.*?\n\n", "\n", code, flags=re.DOTALL).replace('id="nine"', 'id="bare"')
    mute = code.replace('id="nine"', 'id="mute"')
    assert "standing" not in bare
    (site / "bare.py").write_text(bare, encoding="utf-8")
    (site / "torn.py").write_text("raise OSError('half of it is missing')", encoding="utf-8")
    (site / "mute/text").mkdir(parents=True)
    (site / "mute/__init__.py").write_text(mute, encoding="utf-8")
    for lang in ("ru", "en"):
        (site / f"mute/text/{lang}.ftl").write_text("title = Mute\ntagline Silent\n", encoding="utf-8")
    points = {
        "bare": "bare",
        "torn": "torn",
        "other": "nine",
        "boo": "torn",
        "mute": "mute",
        "lost": "no module!",
        "Bad id": "nine",
    }
    for name, module in points.items():
        info = site / f"{name}_game-1.dist-info"
        info.mkdir()
        (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}-game\nVersion: 1\n")
        (info / "entry_points.txt").write_text(f"[igroteka.games]\n{name} = {module}\n")
    plain = {name: value for name, value in os.environ.items() if name != "IGROTEKA_STRICT_WORDS"}
    return {**plain, "PYTHONPATH": str(site), "PYTHONUTF8": "1"}


@pytest.fixture(scope="module")
def found(installed: dict[str, str]) -> Any:
    return json.loads(run(installed, "-c", PLAYED))


def first_block(language: str) -> str:
    """Of the guide."""
    found = re.search(rf"```{language}\n(.*?)```", GUIDE.read_text(encoding="utf-8"), re.DOTALL)
    assert found is not None
    return found[1]


def run(installed: dict[str, str], *words: str, typed: str = "") -> str:
    done = subprocess.run(
        [sys.executable, *words], env=installed, input=typed, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_a_game_of_one_file_is_played_everywhere(found: Any) -> None:
    assert "nine" in found["games"]
    assert found["levels"] == ["random", "easy", "normal"]
    assert (found["end"], found["reopened"], found["same"]) == ("NI-004", "NI-004", True)
    assert "middle: 0" in found["text"]
    assert abs(found["rewards"]) < 1e-9
    assert (found["title"], found["tagline"]) == ("Nine", "")
    assert (found["rules"], found["packs"]) == (0, True)


def test_a_game_that_counts_nothing_has_random_bots_and_keeps_the_laws(found: Any) -> None:
    assert found["bare"] == ["random"]


def test_a_broken_game_is_missing_with_its_reason_and_ours_stay(installed: dict[str, str], found: Any) -> None:
    assert found["unavailable"] == {
        "torn": "OSError: half of it is missing",
        "other": "ValueError: it is installed as other, but its GAME says nine",
        "Bad id": "ValueError: 'Bad id' is no id of a game, such as liars_dice",
        "lost": "ModuleNotFoundError: No module named 'no module!'",
    }
    assert {"boo", "gravity_falls", "grimm_forest", "rickshank", "rigor_mortis"} <= {*found["games"]}
    listed = run(installed, "-m", "igroteka.cli", "games", "--lang", "en")
    assert "torn is installed but cannot be played: OSError: half of it is missing" in " ".join(listed.split())
    assert "mute is installed but cannot be played: BadContent: mute/text/en.ftl:2" in " ".join(listed.split())
    assert "Grimm Forest" in listed


def test_it_is_played_in_the_terminal(installed: dict[str, str], tmp_path: Path) -> None:
    save = tmp_path / "nine.save"
    play = ("-m", "igroteka.cli", "play", "nine", "--bots", "normal", "--lang", "en", "--seed", "1")
    said = run(installed, *play, typed=f"1\nsave {save}\nquit\n")
    assert "middle:" in said
    assert re.search(r"· .+: played \d", said)
    assert f"Saved: {save}" in said
    assert "played" in run(installed, "-m", "igroteka.cli", "replay", str(save), "--lang", "en")
