"""The laws hold for games that are right, and each one catches the fault that was planted for it."""

import pytest

from igroteka.testing import LAWS, Broken, check_laws
from tests.slices.market import MARKET
from tests.slices.tiny import FAULTS, TINY, make


@pytest.mark.parametrize("players", [2, 3])
def test_the_tiny_game_keeps_all_laws(players: int) -> None:
    check_laws(TINY, players=players, games=12)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_measuring_game_keeps_all_laws(players: int) -> None:
    check_laws(MARKET, players=players, games=1)


@pytest.mark.parametrize(("number", "fault"), list(enumerate(FAULTS, 1)))
def test_each_law_catches_its_planted_fault(number: int, fault: str) -> None:
    law = LAWS[number - 1]
    assert law.number == number
    with pytest.raises(Broken) as broken:
        check_laws(make(fault), players=3, games=40, laws=(law,), fault=fault)
    assert broken.value.law == number


def test_there_are_twelve_laws_and_a_fault_for_each() -> None:
    assert [law.number for law in LAWS] == list(range(1, 13))
    assert len(FAULTS) == 12
