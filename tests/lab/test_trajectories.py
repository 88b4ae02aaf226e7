"""Datasets for agents: what every agent saw, might do, did and got."""

import json
from pathlib import Path

import numpy as np
import pytest

from igroteka.envs.env_setup import EnvSetup
from igroteka.games import games
from igroteka.lab.runs.columns import schemas
from igroteka.lab.runs.plan import DECISIONS, GAMES, TRAJECTORIES, BadRun, Plan
from igroteka.lab.runs.run_workers import in_this_process
from igroteka.lab.runs.running import run
from igroteka.lab.runs.trajectories import arrays_of
from tests.cli.run import output_of


def plan_of(game: str, keep: list[str], played: int = 2) -> Plan:
    settings = {name: str(value) for name, value in games[game].agents.items()}
    return Plan(
        game=game, rules=games[game].version, players=2, bots=["normal", "easy"], games=played, seed=4,
        settings=settings, keep=keep,
    )  # fmt: skip


@pytest.mark.parametrize("game", ["boo", "gravity_falls", "grimm_forest", "rigor_mortis"])
def test_an_environment_plays_every_trajectory_again(game: str, tmp_path: Path) -> None:
    plan = plan_of(game, [GAMES, TRAJECTORIES], 1 if game == "boo" else 2)
    run(plan, tmp_path, in_this_process)
    table = EnvSetup(game, 2)
    [found] = list(arrays_of(tmp_path))
    assert list(found) == schemas()[TRAJECTORIES].names
    serial, playing = table.start(plan.seed_of(0)), -1
    got = dict.fromkeys(range(2), 0.0)
    for n, k in enumerate(found["game"]):
        if k != playing:
            serial, playing, got = table.start(plan.seed_of(int(k))), k, dict.fromkeys(range(2), 0.0)
        while len(serial.offered()) == 1:
            serial.pick(serial.offered()[0])
        seat = int(found["seat"][n])
        assert (serial.seat, serial.asks[0].name) == (seat, found["question"][n])
        assert found["observation"][n].tobytes() == bytes(table.observing.observe(serial, seat))
        assert found["mask"][n].tobytes() == bytes(table.observing.mask(serial, seat))
        assert found["mask"][n].sum() > 1
        serial.pick(int(found["action"][n]))
        got[seat] += found["reward"][n]
        last = n + 1 == len(found["game"]) or found["game"][n + 1] != k
        if last:
            while not serial.is_over:
                serial.pick(serial.offered()[0])
            assert list(got.values()) == pytest.approx(table.returns(serial))
    assert found["over"].sum() == 2 * plan.games
    assert np.all(found["reward"][~found["over"]] == 0)


def test_the_games_are_those_of_a_run_without(tmp_path: Path) -> None:
    for keep in ([GAMES, DECISIONS], [GAMES, DECISIONS, TRAJECTORIES]):
        run(plan_of("grimm_forest", keep), tmp_path / str(len(keep)), in_this_process)
    [plain], [traced] = ([*(tmp_path / name / GAMES).glob("*.parquet")] for name in ("2", "3"))
    assert plain.read_bytes() == traced.read_bytes()


def test_from_the_command_line_with_what_the_numbers_are(tmp_path: Path) -> None:
    out = tmp_path / "data"
    output_of("lab", "run", "rigor_mortis", "--games", 1, "--trajectories", "--workers", 1, "--out", out)
    fields, table = json.loads((out / "fields.json").read_text()), EnvSetup("rigor_mortis")
    assert sum(each["size"] for each in fields["observation"]) == table.observing.size
    assert len(fields["actions"]) == table.actions.size


def test_a_run_without_trajectories_says_so(tmp_path: Path) -> None:
    run(plan_of("grimm_forest", [GAMES], 1), tmp_path, in_this_process)
    with pytest.raises(BadRun, match="without trajectories; run with --trajectories"):
        next(arrays_of(tmp_path))
