"""The bench itself: workers count their work, the order of rows does not matter, ratios are per round."""

import json
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from bench.__main__ import subjects
from bench.arena import measure
from bench.merge import chosen, merged_json, merged_markdown
from bench.model import COMPILED, INTERPRETED, PEERS, Figure, Goal, Load, Row, Series, Workplace
from bench.report import Results, as_json, markdown, number
from bench.summary import IN_CPP, IN_PYTHON, five_lines
from igroteka.games import games

ROOT = Path(__file__).parents[2]


def counting(units: int) -> Load:
    """A load for this test: every piece of work counts this many units."""

    def work() -> Iterator[int]:
        while True:
            sum(range(2000))
            yield units

    return Load(work(), {"units": units})


@pytest.fixture
def place(tmp_path: Path) -> Workplace:
    python = Path(sys.executable)
    return Workplace(ROOT, {INTERPRETED: ROOT}, {INTERPRETED: python, PEERS: python}, tmp_path, tuple(games))


def test_workers_run_slices_and_report_what_they_did(place: Workplace) -> None:
    load = f"{__name__}:counting"
    rows = [Row("one", "one", "playouts", PEERS, load, (1,)), Row("ten", "ten", "playouts", PEERS, load, (10,))]
    series = measure(place, rows, rounds=3, seconds=0.01)
    assert series["ten"].facts == {"units": 10}
    for row, units in (("one", 1), ("ten", 10)):
        assert len(series[row].cpu) == 3
        assert min(series[row].cpu) >= 0.01
        assert series[row].units == [units * turns for turns in series[row].turns]


def test_every_row_names_a_load_that_exists_and_every_goal_a_row(place: Workplace) -> None:
    rows = [row for subject in subjects() if hasattr(subject, "rows") for row in subject.rows(place)]
    ids = [row.id for row in rows]
    assert len(set(ids)) == len(ids)
    for row in rows:
        module, _, function = row.load.partition(":")
        assert callable(getattr(import_module(module), function))
    for subject in subjects():
        for goal in subject.goals(place) if hasattr(subject, "goals") else []:
            assert goal.row in ids
            assert not goal.over or goal.over in ids
            assert bool(goal.ratio) != bool(goal.micros)


def series(rates: list[float]) -> Series:
    return Series([int(rate) for rate in rates], [10] * len(rates), [1.0] * len(rates))


def test_a_ratio_is_the_median_of_the_rounds() -> None:
    rows = [
        Row("market.interpreted", "measuring game", "playouts", INTERPRETED, "x:y"),
        Row("catanatron", "Catanatron", "playouts", PEERS, "x:y"),
    ]
    # Another process halves both rates in one round, and one of them in another.
    found = {"market.interpreted": series([400, 200, 400]), "catanatron": series([100, 50, 50])}
    goals = [Goal("market.interpreted", over="catanatron", ratio=4), Goal("market.interpreted", micros=1)]
    figures = [Figure("Server", "clicks", 1200, "/s", "≥ 1 000", True)]
    results = Results(rows, found, goals, figures, 3, 0.25)
    assert results.ratio("market.interpreted", "catanatron") == 4
    assert [results.judge(goal).met for goal in goals] == [True, False]
    text = markdown(results)
    assert "| Catanatron | 4× |" in text
    assert "| clicks | 1 200 /s | ≥ 1 000 | yes |" in text
    told = json.loads(as_json(results))
    assert [goal["met"] for goal in told["goals"]] == [True, False]


def test_rollouts_of_both_builds_stand_side_by_side() -> None:
    rows = [Row(f"g.rollout.{build}", "g", "rollouts", build, "x:y") for build in (INTERPRETED, COMPILED)]
    found = {rows[0].id: series([100, 300, 200]), rows[1].id: series([900, 800, 700])}
    assert "| g | 200 (300) | 800 (900) |" in markdown(Results(rows, found, [], [], 3, 0.25))


def test_a_part_measured_anew_leaves_the_rest_of_the_report_alone() -> None:
    play = Row("catanatron", "Catanatron", "playouts", PEERS, "x:y")
    step = Row("env.boo", "boo", "environments", PEERS, "x:y")
    clone = Row("env.clone.boo", "boo: clone", "clones", PEERS, "x:y")
    size = Figure("page", "the shelf", 140, "kB", "≤ 250", True)
    goals = [Goal("catanatron", micros=1e5), Goal("env.clone.boo", micros=14)]
    whole = {"catanatron": series([100] * 3), "env.boo": series([7000] * 3), "env.clone.boo": series([50_000] * 3)}
    old = Results([play, step, clone], whole, goals, [size], 3, 0.25)
    anew = {"env.boo": series([15_000] * 2), "env.clone.boo": series([100_000] * 2)}
    new = Results([step, clone], anew, goals[1:], [], 2, 0.25)
    by_hand = markdown(old).replace("## page\n", "## page\n\nLooked at by hand.\n")

    before, after = by_hand.splitlines(), merged_markdown(by_hand, new).splitlines()
    # The clones' goal is met now, the rest of the goals stands; no line of another section has changed.
    assert "| boo: clone ≤ 14 µs | 20 | **no** |  |  |" in before
    assert "| boo: clone ≤ 14 µs | 10 | yes |  |  |" in after
    gone, come = [line for line in before if line not in after], [line for line in after if line not in before]
    assert [line.split(" |")[0] for line in gone] == ["| boo", "| boo: clone", "| boo: clone ≤ 14 µs"]
    assert come[0].startswith("Measured by themselves on 2")
    assert "2 rounds" in come[0]
    assert [line.split(" |")[0] for line in come[1:]] == ["| boo", "| boo: clone", "| boo: clone ≤ 14 µs"]

    told = json.loads(merged_json(as_json(old), new))
    assert [row["median"] for row in told["rows"]] == [100, 15_000, 100_000]
    assert [goal["met"] for goal in told["goals"]] == [True, True]
    assert [figure["value"] for figure in told["figures"]] == [140]
    assert [part["sections"] for part in told["later"]] == [["Environments"]]
    # Once more: the note is not repeated.
    assert merged_markdown("\n".join(after), new).count("Measured by themselves") == 1
    assert len(json.loads(merged_json(json.dumps(told), new))["later"]) == 1


def test_rows_that_are_compared_with_each_other_are_measured_together() -> None:
    known = ["peers", "boards", "envs", "games", "measuring"]
    assert chosen("", known) == known
    assert chosen("envs,boards", known) == ["boards", "envs"]
    assert chosen("games", known) == ["peers", "games", "measuring"]
    with pytest.raises(SystemExit, match="board: no rows; there are peers, boards"):
        chosen("board", known)


@pytest.mark.parametrize(
    ("value", "text"), [(1234567.0, "1 230 000"), (999.4, "999"), (12.345, "12.3"), (0.1234, "0.123")]
)
def test_three_figures(value: float, text: str) -> None:
    assert number(value) == text


def test_the_report_opens_with_five_lines_where_we_lose_too() -> None:
    """All that they say is measured: a line that does not know its figures is not written."""
    peers = {"hearts_dealt": 1000, "hearts": 500, "catanatron": 20}
    rows = [Row(id, f"the {id}", "playouts", PEERS, "x:y") for id in (*IN_PYTHON, *IN_CPP)]
    rows += [Row(f"nim.{build}", "nim", "playouts", build, "x:y") for build in (INTERPRETED, COMPILED)]
    found = {row.id: series([peers.get(row.id, 100)] * 3) for row in rows}
    found["catanatron"].facts["share of actions with a choice"] = 0.5
    found["nim.interpreted"], found["nim.compiled"] = series([100_000] * 3), series([400_000] * 3)
    ratios = {row.id: 600 / peers.get(row.id, 100) for row in rows}
    lines = five_lines(rows, found, ratios.__getitem__).splitlines()
    assert [line[:5] for line in lines] == ["1. **", "2. **", "3. **", "4. **", "5. **"]
    assert "400 000 to 400 000 decisions a second" in lines[0]
    assert "0.25 of that" in lines[0]
    assert "30× the catanatron" in lines[1]
    assert "1.2× the hearts;" not in lines[3]
    assert "60× Catanatron" in lines[2]
    assert "0.6× the hearts_dealt." in lines[3]
    assert five_lines(rows[1:], {id: each for id, each in found.items() if id != rows[0].id}, ratios.__getitem__) == ""
