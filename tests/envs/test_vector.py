"""Many matches together play as each would alone."""

import numpy as np
import pytest

from igroteka.envs.vector import Vector
from igroteka.games import games

SIZES = [(game, players) for game in games for players in range(games[game].least, games[game].most + 1)]


def check_each_match(game: str, players: int, steps: int) -> None:
    together, luck = Vector(game, players, 4), np.random.default_rng(1)
    together.reset(seed=10)
    table = together.table
    alone, following = [table.start(10 + n) for n in range(4)], 14
    for _ in range(steps):
        for n, serial in enumerate(alone):
            assert together.seats[n] == serial.seat
            assert bytes(together.observations[n]) == bytes(table.observing.observe(serial, serial.seat))
            assert bytes(together.masks[n]) == bytes(table.observing.mask(serial, serial.seat))
        actions = together.sample(luck)
        together.step(actions)
        for n, serial in enumerate(alone):
            serial.pick(int(actions[n]))
            assert together.over[n] == serial.is_over
            if serial.is_over:
                assert list(together.rewards[n]) == pytest.approx(table.returns(serial))
                alone[n], following = table.start(following), following + 1


@pytest.mark.parametrize("game", list(games))
def test_each_match_plays_as_it_would_alone(game: str) -> None:
    check_each_match(game, games[game].least, 120)


@pytest.mark.soak
@pytest.mark.parametrize(("game", "players"), SIZES)
def test_each_match_plays_as_it_would_alone_through_whole_games(game: str, players: int) -> None:
    """Cards come to be known and are forgotten again, handicaps hide piles and show them."""
    check_each_match(game, players, 3_000)


def test_a_random_pick_is_any_of_the_legal_ones() -> None:
    together, luck = Vector("grimm_forest", count=3), np.random.default_rng(1)
    together.reset(seed=1)
    picks = np.array([together.sample(luck) for _ in range(400)])
    for n in range(3):
        assert set(picks[:, n]) == set(np.flatnonzero(together.masks[n]))


def test_an_illegal_pick_ends_its_match_alone() -> None:
    together = Vector("grimm_forest", count=2)
    together.reset(seed=1)
    legal = int(np.flatnonzero(together.masks[1])[0])
    together.step([together.table.actions.size, legal])
    assert list(together.over) == [True, False]
    assert list(together.rewards[0]) == [-1, 0]
    assert not together.rewards[1].any()
