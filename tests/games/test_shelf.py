"""The shelf stands for its package: both ways to a game lead to the same."""

import pytest

import igroteka
import igroteka.games.boo as boo
from igroteka import games


def test_the_shelf_and_the_package_are_one() -> None:
    assert games["boo"] is boo.GAME is igroteka.games.boo.GAME
    assert list(games) == sorted(games)


def test_what_is_not_on_the_shelf_is_said_so() -> None:
    with pytest.raises(KeyError):
        games["chess"]
    with pytest.raises(AttributeError, match="chess"):
        _ = games.chess
