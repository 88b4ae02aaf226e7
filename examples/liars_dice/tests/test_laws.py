"""The fourteen laws of the engine, and a whole game line by line."""

from pathlib import Path

import pytest

from igroteka.testing import check_game, check_golden, check_laws
from liars_dice import GAME


@pytest.mark.parametrize("players", [2, 4, 6])
def test_the_laws_hold(players: int) -> None:
    check_laws(GAME, players=players, games=1, asks=40)


def test_a_whole_game_is_as_it_was() -> None:
    check_golden(Path(__file__).parent / "golden" / "three.txt", GAME, players=3, seed=4)


def test_nothing_is_missing() -> None:
    assert [str(fault) for fault in check_game("liars_dice")] == []
