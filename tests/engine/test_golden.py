"""Golden playthroughs of the slices; regenerate with IGROTEKA_GOLDEN=write."""

from pathlib import Path

import pytest

from igroteka.testing import check_golden, playthrough
from tests.slices.market import MARKET
from tests.slices.parlour import PARLOUR
from tests.slices.tiny import TINY, make

GOLDEN = Path(__file__).parent.parent / "golden"


def test_the_measuring_game_plays_as_it_did() -> None:
    check_golden(GOLDEN / "market-2.txt", MARKET, 2, seed=8)


def test_the_parlour_games_play_as_they_did() -> None:
    check_golden(GOLDEN / "parlour-3.txt", PARLOUR, 3, seed=2)


def test_the_tiny_game_plays_as_it_did() -> None:
    check_golden(GOLDEN / "tiny-3.txt", TINY, 3, seed=1)


def test_a_golden_does_not_change_without_a_new_rules_version(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("IGROTEKA_GOLDEN", "write")
    path = tmp_path / "tiny.txt"
    check_golden(path, TINY, 2, seed=1)
    assert path.read_text(encoding="utf-8") == playthrough(TINY, 2, seed=1)
    with pytest.raises(AssertionError, match="raise the version"):
        check_golden(path, TINY, 2, seed=2)
    check_golden(path, make("none", version=2), 2, seed=2)


def test_a_golden_that_differs_names_the_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("IGROTEKA_GOLDEN", raising=False)
    path = tmp_path / "tiny.txt"
    path.write_text(playthrough(TINY, 2, seed=1).replace("bank: 9", "bank: 8", 1), encoding="utf-8")
    with pytest.raises(AssertionError, match=r"tiny.txt:\d+: kept .*bank: 8.*, now .*bank: 9"):
        check_golden(path, TINY, 2, seed=1)
