"""`igroteka lab run`: rows that depend on the plan alone; stopped, it goes on where it was."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from hashlib import sha256
from pathlib import Path
from shutil import copytree
from subprocess import PIPE
from typing import Any

import pyarrow.parquet as pq
import pytest

from igroteka.bots import play, player
from igroteka.games import games
from igroteka.lab.runs.on_ray import on_ray
from igroteka.lab.runs.plan import DECISIONS, EVENTS, GAMES, BadRun, Plan, read_plan
from igroteka.lab.runs.run_workers import in_processes, in_this_process
from igroteka.lab.runs.running import TIMES_FILE, read_times, run
from tests.cli.run import COMMAND, ENVIRONMENT, mistake, output_of


def plan(game: str = "gravity_falls", count: int = 110, keep: tuple[str, ...] = (GAMES, DECISIONS)) -> Plan:
    players = games[game].least
    bots = ["random"] * players
    return Plan(game=game, rules=1, players=players, bots=bots, games=count, seed=3, settings={}, keep=list(keep))


def files(folder: Path) -> dict[str, str]:
    """The hash of every file of rows."""
    return {str(p.relative_to(folder)): sha256(p.read_bytes()).hexdigest() for p in folder.rglob("*.parquet")}


def rows(folder: Path, kind: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = pq.read_table(folder / kind).to_pylist()
    return found


@pytest.fixture(scope="module")
def serial(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("serial")
    assert run(plan(), folder, in_this_process) == 110
    return folder


@pytest.mark.parametrize("workers", [2, 4])
def test_the_files_are_the_same_whatever_the_number_of_workers(serial: Path, tmp_path: Path, workers: int) -> None:
    assert run(plan(), tmp_path, in_processes(workers)) == 110
    assert files(tmp_path) == files(serial)
    assert len(files(serial)) == 6


def test_without_ray_the_laboratory_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(BadRun, match=r"ray is not installed: pip install 'igroteka\[ray\]'"):
        on_ray()


def test_a_row_tells_how_its_game_went(serial: Path) -> None:
    game = games["gravity_falls"]
    for k in (0, 57, 109):
        row = rows(serial, GAMES)[k]
        match = game.start(2, 3_000_000 + k, [0, 1])
        starter = game.starter(match.g)
        decisions = play(match, [player(game, "random", 3_000_000 + k, seat) for seat in range(2)])
        assert match.result is not None
        assert (row["game"], row["seed"], row["starter"]) == (k, 3_000_000 + k, starter)
        assert (row["decisions"], row["winners"], row["rule"]) == (decisions, match.result.winners, match.result.rule)


def test_every_decision_has_a_row_and_was_offered(serial: Path) -> None:
    total = sum(row["decisions"] for row in rows(serial, GAMES))
    decisions = rows(serial, DECISIONS)
    assert len(decisions) == total
    assert all(row["answer"] in row["offered"] for row in decisions if row["form"] == "one")
    assert all(row["options"] == len(row["offered"]) for row in decisions)


def test_a_run_that_was_stopped_goes_on_where_it_was(serial: Path, tmp_path: Path) -> None:
    first = plan(count=60)
    run(first, tmp_path, in_this_process)
    (tmp_path / GAMES / "000000000-000000049.parquet").unlink()
    (tmp_path / DECISIONS / ".000000000-000000049.parquet").write_bytes(b"half a file")
    assert run(first, tmp_path, in_this_process) == 50
    assert run(first, tmp_path, in_this_process) == 0
    assert run(plan(), tmp_path, in_this_process) == 60
    assert files(tmp_path) == files(serial)
    assert read_plan(tmp_path).games == 110


def test_another_run_is_refused_and_the_folder_stays_as_it_is(serial: Path) -> None:
    before = files(serial)
    with pytest.raises(BadRun, match="game is gravity_falls there, boo here"):
        run(plan("boo"), serial, in_this_process)
    with pytest.raises(BadRun, match="110 games, more than 60"):
        run(plan(count=60), serial, in_this_process)
    assert files(serial) == before


def test_what_was_cut_off_in_the_middle_of_a_line_is_written_again(serial: Path, tmp_path: Path) -> None:
    first = plan(count=50)
    run(first, tmp_path, in_this_process)
    with (tmp_path / TIMES_FILE).open("ab") as times:
        times.write(b'{"first": 50, "ga')
    assert len(read_times(tmp_path)) == 1
    assert run(plan(count=100), tmp_path, in_this_process) == 50
    assert [done.first for done in read_times(tmp_path)] == [0, 50]


def test_a_run_that_cannot_be_read_says_what_to_do(serial: Path, tmp_path: Path) -> None:
    folder = tmp_path / "run"
    copytree(serial, folder)
    (folder / DECISIONS / "000000050-000000099.parquet").unlink()
    assert "remove" in mistake("lab", "report", folder)
    games_file = folder / GAMES / "000000000-000000049.parquet"
    games_file.write_bytes(games_file.read_bytes()[:100])
    assert f"{games_file}: missing or damaged" in mistake("lab", "report", folder)
    plan_file = folder / "run.json"
    plan_file.write_text(plan_file.read_text().replace("gravity_falls", "monopoly"))
    assert "a run of 'monopoly'" in mistake("lab", "report", folder)
    plan_file.write_text("{")
    assert "not as `igroteka lab run` writes it" in mistake("lab", "compare", folder, folder)


@pytest.mark.parametrize("game", list(games))
def test_events_and_leads_of_every_game(game: str, tmp_path: Path) -> None:
    run(plan(game, 2, (GAMES, EVENTS)), tmp_path, in_this_process)
    events, played = rows(tmp_path, EVENTS), rows(tmp_path, GAMES)
    assert {row["game"] for row in events} == {0, 1}
    for row in played:
        assert 0 <= row["starter"] < games[game].least
        assert (row["last_leader"] >= 0) == (
            row["lead_changes"] > 0 or row["leads_since"] > 0 or row["last_leader"] == 0
        )
        assert 0 <= row["leads_since"] <= row["decisions"]
        if row["tie"] == "" and len(row["winners"]) == 1 and game in ("rickshank", "rigor_mortis"):
            assert row["last_leader"] == row["winners"][0]


def test_what_a_part_took_is_kept_beside_the_rows(serial: Path) -> None:
    times = read_times(serial)
    assert sum(done.games for done in times) == 110
    assert all(done.cpu_seconds > 0 and done.peak_kib > 0 for done in times)


def test_from_the_command_line(tmp_path: Path) -> None:
    command = ("lab", "run", "boo", "--bots", "random", "--games", 3, "--seed", 5, "--out", tmp_path / "run")
    assert json.loads(output_of(*command, "--workers", 1, "--json"))["played"] == 3
    assert "3 games, 0 of them played now" in output_of(*command)
    assert [row["seed"] for row in rows(tmp_path / "run", GAMES)] == [5_000_000, 5_000_001, 5_000_002]


def test_an_interrupt_ends_a_run_which_then_goes_on(tmp_path: Path) -> None:
    command = ["lab", "run", "boo", "--bots", "random", "--games", "60", "--rows", "decisions", "--out", str(tmp_path)]
    started = subprocess.Popen([COMMAND, *command, "--workers", "2"], env=ENVIRONMENT, start_new_session=True)
    while not (tmp_path / "run.json").exists():
        with pytest.raises(subprocess.TimeoutExpired):
            started.wait(0.05)
    started.send_signal(signal.SIGINT)
    assert started.wait(180) in (0, 130)
    output_of(*command, "--workers", 1)
    assert [row["game"] for row in rows(tmp_path, GAMES)] == list(range(60))


def test_a_killed_run_leaves_no_process_behind(tmp_path: Path) -> None:
    command = [COMMAND, "lab", "run", "boo", "--bots", "random", "--games", "100000", "--out", str(tmp_path)]
    with subprocess.Popen([*command, "--workers", "2"], env=ENVIRONMENT, stdout=PIPE, stderr=PIPE) as started:
        while not [*tmp_path.rglob("*.parquet")]:
            with pytest.raises(subprocess.TimeoutExpired):
                started.wait(0.05)
        started.kill()
        started.communicate(timeout=60)  # what they print to stays open for as long as one of them lives


@pytest.mark.parametrize(
    ("args", "what"),
    [
        (("run", "boo"), "--out"),
        (("run", "boo", "--out", "x", "--games", "0"), "--games 0"),
        (("run", "boo", "--out", "x", "--rows", "dreams"), "--rows dreams: there are games, decisions, events"),
        (("run", "boo", "--out", "x", "--workers", "0"), "--workers 0"),
        (("run", "boo", "--out", "x", "--bots", "genius"), "no bot 'genius'"),
        (("run", "boo", "--out", "x", "--bots", "easy,easy,hard"), "3 bots, and this table has 2 seats"),
        (("ablate", "rickshank", "--out", "x", "--takers", "0"), "--takers 0"),
        (("ablate", "rickshank", "--out", "x", "--confirm", "-1"), "--confirm -1"),
    ],
)
def test_mistakes_are_one_line(args: tuple[str, ...], what: str) -> None:
    assert what in mistake("lab", *args)
