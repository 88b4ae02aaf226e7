"""The figures of docs/balance: what the tool makes of runs."""

from pathlib import Path

import pytest

from igroteka.lab.runs.plan import GAMES, Plan
from igroteka.lab.runs.run_workers import in_this_process
from igroteka.lab.runs.running import run
from tools.balance import difference_within, figures
from tools.merging import merged


def test_what_is_dealt_is_judged_among_games_of_the_same_size() -> None:
    """More players win more often and more characters are dealt to them; so much is not the characters' doing."""
    few = [(float(n < 40), ["dipper"] if n % 2 else ["mabel"]) for n in range(100)]
    many = [(float(n < 80), ["dipper", "mabel"] if n % 10 else ["mabel", "stan"]) for n in range(100)]
    found = difference_within({2: few, 3: many})
    assert found["dipper"].value == pytest.approx(0)
    assert found["dipper"].count == 140
    assert not found["dipper"].excludes(0.0)
    helped = [(1.0 if n % 2 and n < 80 else won, ids) for n, (won, ids) in enumerate(few)]
    assert difference_within({2: helped, 3: many})["dipper"].excludes(0.0)


@pytest.mark.parametrize(
    ("game", "settings", "told"),
    [
        ("rigor_mortis", {}, ["| 2 | random | 6 | 50.0 |", "The box promises about 45 minutes."]),
        ("grimm_forest", {"advanced": "true"}, ["| 2, advanced=true | random | 6 |"]),
        ("gravity_falls", {"difficulty": "hard"}, ["| hard | random | 2 | 6 |"]),
    ],
)
def test_a_page_tells_its_runs_and_how_to_repeat_them(
    game: str, settings: dict[str, str], told: list[str], tmp_path: Path
) -> None:
    plan = Plan(game=game, rules=1, players=2, bots=["random"] * 2, games=6, seed=1, settings=settings, keep=[GAMES])
    run(plan, tmp_path / "balance" / f"{game}-2-random", in_this_process)
    text = figures(game, tmp_path)
    options = "".join(f" --option {name}={value}" for name, value in settings.items())
    played = f"--players 2 --bots random --games 6 --seed 1{options}"
    command = f"igroteka lab run {game} {played} --out runs/balance/{game}-2-random"
    assert command in text.splitlines()
    for line in told:
        assert line in text


def table_of(players: list[int], games: int) -> str:
    """Figures of some runs."""
    commands = [f"igroteka lab run boo --games {games} --out runs/balance/boo-{n}-hard" for n in players]
    places = " | ".join(["won"] * max(players))
    rows = [f"| {n} | hard | {games} | {' | '.join(['50'] * n + [''] * (max(players) - n))} |" for n in players]
    lines = ["## Figures", "", "Rules version 3; told", "```", *commands, "make balance RUNS=runs", "```", ""]
    lines += ["### Victories by place in the turn order", "", f"| players | bots | games | {places} |"]
    return "\n".join([*lines, "|" + "---|" * (3 + max(players)), *rows, ""]) + "\n"


def test_rows_of_runs_that_are_not_there_stay_beside_the_new_ones() -> None:
    old, new = table_of([2, 3], 30) + "### Items\n\n- one\n", table_of([3, 4], 90)
    lines = merged(old, new).splitlines()
    assert [line.rpartition("-hard")[0][-5:] for line in lines if "--out" in line] == ["boo-2", "boo-3", "boo-4"]
    rows = [[cell.strip() for cell in line.split("|")[1:-1]] for line in lines if line.startswith("| ")]
    assert rows[0] == ["players", "bots", "games", "won", "won", "won", "won"]
    assert [row[:3] for row in rows[1:]] == [["2", "hard", "30"], ["3", "hard", "90"], ["4", "hard", "90"]]
    assert {len(row) for row in rows} == {7}
    assert lines[-1] == "- one"
    assert merged(old, old) == old
    assert merged(old.replace("version 3", "version 2"), new) == new, "of other rules nothing is kept"
