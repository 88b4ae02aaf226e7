"""The page of who is how strong."""

from pathlib import Path

from igroteka.lab.experiments.bouts import Bout, Deal, Results, share_of
from tests.cli.run import mistake, output_of


def test_the_strongest_against_a_table_comes_first(tmp_path: Path) -> None:
    for contender, won in (("weak", 0.0), ("strong", 1.0)):
        results = Results(tmp_path / f"{contender}.jsonl", Bout("boo", 1, 2, contender, "normal", 1, {}))
        for deal in range(4):
            results.add(Deal(deal, [won, 0.5], [1.0, 1.0], 4, 0, 0.002, 0.001))
    page = tmp_path / "board.md"
    output_of("lab", "leaderboard", tmp_path / "weak.jsonl", tmp_path / "strong.jsonl", "--out", page)
    text = page.read_text(encoding="utf-8")
    assert "2 players\n" in text
    rows = [line for line in text.splitlines() if line.startswith("| normal")]
    assert [row.split(" | ")[1] for row in rows] == ["`strong`", "`weak`"]
    assert rows[0].split(" | ")[2:5] == ["75.0 % (75.0 to 75.0)", "50.0 %", "8"]


def test_an_interval_of_shares_ends_where_shares_end() -> None:
    assert (share_of([1.0, 1.0, 0.9]).high, share_of([0.0, 0.0, 0.1]).low) == (1.0, 0.0)
    assert share_of([0.5]).low == float("-inf"), "of one deal there is none"


def test_another_file_is_refused_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "x.jsonl").write_text("{}\n")
    assert "no file of `igroteka arena --out`" in mistake("lab", "leaderboard", tmp_path / "x.jsonl")
