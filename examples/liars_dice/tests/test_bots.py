"""The bots answer to the end, and each level is stronger than the one below."""

import pytest

from igroteka.bots import play, player
from liars_dice import GAME


def wins(level: str, others: str, games: int) -> int:
    """How many of the games of two that the level wins, from both seats."""
    won = 0
    for n in range(games):
        seat = n % 2
        match = GAME.start(2, seed=n // 2)
        play(match, [player(GAME, level if each == seat else others, n, each) for each in range(2)])
        assert match.result is not None
        won += match.result.winners == [seat]
    return won


@pytest.mark.parametrize(("level", "others"), [("easy", "random"), ("normal", "easy"), ("hard", "normal")])
def test_each_level_beats_the_one_below(level: str, others: str) -> None:
    assert wins(level, others, games=40) >= 26
