"""Bots, policies and nets of others at the arena, and as rivals of an environment."""

import subprocess
from pathlib import Path
from typing import Any

import gymnasium
import pytest

import igroteka.envs.gymnasium  # noqa: F401, it registers the games
from igroteka.envs.contenders import policy_of
from igroteka.envs.env_options import BadOption
from igroteka.lab.experiments.bouts import Bout, Deal
from tests.cli.run import COMMAND, mistake

HERE = "tests.lab.contenders"


def played(contender: str, game: str = "grimm_forest", deal: int = 1) -> Deal:
    bout = Bout(game, 1, 2, contender, "random", 5, {})
    found = bout.play(deal)
    found.seconds = found.slowest = 0.0
    return found


def test_a_bot_of_ones_own_plays_as_ours_do() -> None:
    assert played(f"{HERE}:AnyAnswer") == played("random")


def test_a_policy_picks_as_in_an_environment_whatever_it_is_written_as() -> None:
    found = played(f"{HERE}:first")
    assert found.decisions > 10
    assert len(found.shares) == 2
    assert found == played(f"{HERE}:First") == played(f"{HERE}:Model")


def test_a_policy_calls_in_a_race() -> None:
    assert sum(played(f"{HERE}:first", "boo").shares) <= 2


@pytest.mark.parametrize(
    ("name", "told"),
    [
        (f"{HERE}:Missing", "tests.lab.contenders has no Missing"),
        ("no_such_module:X", "No module named 'no_such_module'; write MODULE:NAME"),
        (f"{HERE}:NOTHING", "int; wanted is a class of bots, a function"),
        ("onnx:no.onnx", "onnx:no.onnx: there is no such file"),
    ],
)
def test_what_cannot_play_is_refused_in_words(name: str, told: str) -> None:
    with pytest.raises(BadOption, match=told):
        policy_of(name)
    assert told in mistake("arena", "boo", "--contender", name)


def test_they_may_be_rivals_by_their_names() -> None:
    table: Any = gymnasium.make("igroteka/grimm_forest-v1", players=3, rivals=f"{HERE}:First,{HERE}:AnyAnswer")
    table.reset(seed=1)
    rivals = table.unwrapped.rivals
    assert (list(rivals.policies), list(rivals.bots)) == ([1], [2])


def test_the_arena_measures_a_module_beside_the_command(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text("def first(seen):\n    return int(seen['action_mask'].argmax())\n")
    asked = [COMMAND, "arena", "rigor_mortis", "--contender", "mine:first", "--table", "random", "--games", "2"]
    answer = subprocess.run(asked, cwd=tmp_path, capture_output=True, text=True, timeout=120)
    assert answer.returncode == 0, answer.stderr
    assert answer.stdout.startswith("rigor_mortis, 2 players: mine:first at a table of random, 2 games")
