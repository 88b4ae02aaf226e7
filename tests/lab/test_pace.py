"""Minutes of games between bots, by the pace of people."""

from __future__ import annotations

from pathlib import Path

import pytest

from igroteka.cli.input.failure import Failure
from igroteka.cli.input.recorded_games import pace_of
from igroteka.engine.fate import Fate
from igroteka.engine.save import read
from igroteka.games import games
from igroteka.lab.report.findings import Findings
from igroteka.lab.report.pace import PAUSE_MS, Pace
from tests.cli.run import output_of
from tests.lab.test_report import played


def saved(game: str, seconds: int, persons: tuple[int, ...] = (0,), answers: int = 120) -> bytes:
    """The beginning of a game in which people take so long for each decision, and bots one second."""
    title, now, luck = games[game], 0, Fate(5)
    match = title.start(2, 5, [seat for seat in range(2) if seat not in persons])
    for _ in range(answers):
        if match.prompt is not None:
            ask = next(ask for ask in match.prompt.open() if ask.must and not ask.given)
            now += 1000 * (seconds if ask.seat in persons else 1)
            match.answer(ask.seat, ask.random_answer(luck), now)
    return match.save()


def paced(game: str, data: bytes) -> Pace:
    pace, save = Pace(game), read(data)
    assert pace.add(save, save.history)
    return pace


def test_people_are_timed_and_bots_are_not() -> None:
    pace = paced("rickshank", saved("rickshank", 7))
    assert pace.all.count > 20
    assert pace.by_kind["open_phase"].mean == 7
    assert max(sums.mean for sums in pace.by_kind.values()) <= 8, "a bot was asked at the same moment, and first"
    assert pace.seconds("a question that nobody was asked") == pace.all.mean


def test_what_several_are_asked_at_once_takes_the_time_of_one() -> None:
    pace = paced("grimm_forest", saved("grimm_forest", 6, (0, 1)))
    assert pace.together == {"choose_cards"}
    assert pace.by_kind["choose_cards"].mean == pytest.approx(9), "the second answers six seconds after the first"
    one, both = ([("choose_cards", seat) for seat in seats] for seats in ((0,), (0, 1)))
    assert pace.minutes_of(both) == pace.minutes_of(one) == pytest.approx(9 / 60)
    assert pace.minutes_of(one * 2) == 2 * pace.minutes_of(one)


def test_a_pause_is_no_thought() -> None:
    pace, save = Pace("rigor_mortis"), read(saved("rigor_mortis", PAUSE_MS // 1000 + 1))
    assert pace.add(save, save.history)
    assert pace.all.count == 0


def test_games_without_times_and_other_games_tell_nothing() -> None:
    bare = games["rigor_mortis"].start(2, 5).save()
    for pace, data in ((Pace("rigor_mortis"), bare), (Pace("boo"), saved("rigor_mortis", 3))):
        assert not pace.add(read(data), read(data).history)
        assert pace.minutes == []


def test_the_report_tells_minutes_beside_decisions(tmp_path: Path) -> None:
    folder = played(tmp_path / "run", "rigor_mortis", 4)
    file = tmp_path / "evening.save"
    file.write_bytes(saved("rigor_mortis", 9))
    output_of("lab", "report", folder, "--times", file)
    page = (folder / "report.html").read_text(encoding="utf-8")
    assert "Minutes, if people decided" in page
    assert "9.0 seconds a decision" in page
    assert "seconds, people" in page
    found = Findings(folder, paced("rigor_mortis", file.read_bytes()))
    assert sum(found.paced.values()) == 4
    assert max(found.paced) <= max(found.length) * 9 / 60 + 1


def test_what_holds_no_times_is_refused_in_words(tmp_path: Path) -> None:
    (tmp_path / "no.save").write_bytes(b"?")
    with pytest.raises(Failure, match="neither a saved game nor a server's database"):
        pace_of("rigor_mortis", [str(tmp_path / "no.save")])
    with pytest.raises(Failure, match="no game of rigor_mortis by these rules"):
        pace_of("rigor_mortis", [str(Path(__file__).parents[1] / "saves" / "rest_boo_2.save")])
    with pytest.raises(Failure, match="No such file"):
        pace_of("rigor_mortis", [str(tmp_path / "none")])
