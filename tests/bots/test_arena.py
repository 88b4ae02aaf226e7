"""The arena: every seat of every deal, files that go on, and the same result on one process and on two."""

import json
from pathlib import Path
from typing import Any

import pytest

from igroteka.cli import main
from igroteka.lab.experiments.bouts import Bout, Deal, Results, standing, text_of, verdict
from tests.cli.run import mistake

BOUT = Bout("rickshank", 1, 2, "normal", "random", 1, {})


def arena(capsys: pytest.CaptureFixture[str], *args: str) -> dict[str, Any]:
    assert main(["arena", *args, "--json"]) == 0
    found: dict[str, Any] = json.loads(capsys.readouterr().out)["found"]
    return found


def without_time(found: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in found.items() if key not in ("milliseconds", "slowest")}


def test_the_contender_takes_every_seat_of_a_deal() -> None:
    assert BOUT.seatings == [["normal", "random"], ["random", "normal"]]
    team = Bout("gravity_falls", 1, 2, "hard", "normal-1", 1, {})
    assert team.seatings == [["hard", "hard"], ["normal-1", "normal-1"]]
    mixed = Bout("gravity_falls", 1, 2, "hard", "normal-1", 1, {}, alone=True)
    assert mixed.seatings == [["hard", "normal-1"], ["normal-1", "hard"], ["normal-1", "normal-1"]]


def test_the_gain_of_one_who_joins_a_team_is_the_mean_over_its_seats() -> None:
    mixed = Bout("gravity_falls", 1, 2, "hard", "normal-1", 1, {}, alone=True)
    found = standing(mixed, [Deal(n, [1.0, 0.5, 0.25], [2.0, 0.0, 0.0], 1, 0, 0.0) for n in range(2)])
    assert (found.share.value, found.margin.value) == (0.75, 1.0)
    assert found.table is not None
    assert found.gain is not None
    assert (found.table.value, found.gain.value) == (0.25, 0.5)


def test_a_mirror_is_fair_to_the_last_digit(capsys: pytest.CaptureFixture[str]) -> None:
    args = ("rickshank", "--players", "2", "--contender", "normal-1", "--table", "normal-1", "--games", "4")
    found = arena(capsys, *args, "--workers", "1")
    assert found["share"]["value"] == 0.5
    assert found["margin"]["value"] == 0.0
    assert 0 < found["milliseconds"] <= found["slowest"]


def test_one_process_and_two_find_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    args = ("rickshank", "--contender", "normal", "--table", "random", "--games", "4")
    one, two = (arena(capsys, *args, "--workers", workers) for workers in ("1", "2"))
    assert without_time(one) == without_time(two)


def test_a_file_goes_on_where_it_has_stopped(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    args = ("rickshank", "--contender", "normal", "--table", "random", "--workers", "1")
    out = ("--out", str(tmp_path / "kept.jsonl"))
    assert arena(capsys, *args, *out, "--games", "2")["games"] == 2
    halves = arena(capsys, *args, *out, "--games", "4")
    assert halves["games"] == 4
    assert len((tmp_path / "kept.jsonl").read_text().splitlines()) == 3
    assert without_time(halves) == without_time(arena(capsys, *args, "--games", "4"))
    other = mistake("arena", "rickshank", "--contender", "easy", "--table", "random", *out)
    assert "holds another bout" in other


@pytest.mark.parametrize(
    ("args", "told"),
    [
        (("--contender", "clever"), "no bot 'clever'"),
        (("--games", "0"), "at least one"),
        (("--sprt", "0.5", "0.4"), "the lower share comes first"),
        (("--workers", "0"), "at least one"),
    ],
)
def test_a_mistake_is_one_line(args: tuple[str, ...], told: str) -> None:
    assert told in mistake("arena", "rickshank", *args)


def deals(*shares: float) -> list[Deal]:
    return [Deal(n, [share, share], [0.0, 0.0], 1, 0, 0.0) for n, share in enumerate(shares)]


def test_the_interval_counts_deals_and_not_games() -> None:
    found = standing(BOUT, deals(1.0, 0.0, 1.0, 0.0))
    assert (found.games, found.share.count, found.share.value) == (8, 4, 0.5)
    assert (found.share.low, found.share.high) == (0.0, 1.0)  # eight games would leave less open


def test_one_deal_has_no_interval() -> None:
    one, two = (text_of(BOUT, standing(BOUT, deals(*shares))) for shares in ((1.0,), (1.0, 0.5)))
    assert one.count("(too few deals)") == 2
    assert "75.0 % (26.0 to 100.0)   fair: 50.0 %" in two
    assert "+0.00 (+0.00 to +0.00)" in two


@pytest.mark.parametrize(
    ("shares", "which"),
    [([1.0, 1.0, 0.5, 1.0] * 10, 1), ([0.5, 0.5, 0.0, 1.0] * 10, -1), ([1.0, 0.5] * 4, 0)],
)
def test_a_sequential_test_decides_when_it_is_clear(shares: list[float], which: int) -> None:
    assert verdict(BOUT, deals(*shares), 0.5, 0.75) == which


def test_half_a_line_at_the_end_of_a_file_is_played_again(tmp_path: Path) -> None:
    path = tmp_path / "kept.jsonl"
    Results(path, BOUT).add(deals(1.0)[0])
    assert [deal.deal for deal in Results(path, BOUT).deals] == [0]
    path.write_bytes(path.read_bytes() + b'{"deal":1,"sha')
    assert [deal.deal for deal in Results(path, BOUT).deals] == [0]
    assert Results(path, BOUT).left(2) == [1]
