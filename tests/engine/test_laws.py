"""The laws hold for correct games, and each one catches the fault that was planted for it."""

from operator import attrgetter

import pytest

from igroteka.bots.chair import Asked
from igroteka.engine import Match
from igroteka.testing import LAWS, Broken, check_laws
from tests.slices.market import MARKET
from tests.slices.tiny import FAULTS, TINY, make


@pytest.mark.parametrize("players", [2, 3])
def test_the_tiny_game_keeps_all_laws(players: int) -> None:
    check_laws(TINY, players=players, games=12)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_measuring_game_keeps_all_laws(players: int) -> None:
    check_laws(MARKET, players=players, games=1)


@pytest.mark.parametrize(("fault", "number"), list(FAULTS.items()))
def test_each_law_catches_its_planted_faults(fault: str, number: int) -> None:
    law = LAWS[number - 1]
    assert law.number == number
    with pytest.raises(Broken) as broken:
        check_laws(make(fault), players=3, games=40, laws=(law,), fault=fault)
    assert broken.value.law == number


@pytest.mark.parametrize(
    ("holder", "name", "hidden"), [(Asked, "g", "_ask.g"), (Match, "check", "_check"), (Match, "origin", "_origin")]
)
def test_the_tenth_law_finds_a_state_that_a_chair_hands_out(
    holder: type, name: str, hidden: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(holder, name, property(attrgetter(hidden)), raising=False)
    with pytest.raises(Broken, match=name) as broken:
        check_laws(TINY, players=3, games=40, laws=(LAWS[9],))
    assert broken.value.law == 10


def test_there_are_fourteen_laws_and_a_fault_for_each() -> None:
    assert [law.number for law in LAWS] == list(range(1, 15))
    assert set(FAULTS.values()) == set(range(1, 15))
