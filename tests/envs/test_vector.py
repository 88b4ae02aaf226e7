"""Many matches together play as each would alone."""

import numpy as np
import pytest

from igroteka.envs.vector import Vector
from igroteka.games import games


@pytest.mark.parametrize("game", list(games))
def test_each_match_plays_as_it_would_alone(game: str) -> None:
    together, luck = Vector(game, count=4), np.random.default_rng(1)
    together.reset(seed=10)
    table = together.table
    alone, following = [table.start(10 + n) for n in range(4)], 14
    for _ in range(120):
        for n, serial in enumerate(alone):
            assert together.seats[n] == serial.seat
            assert bytes(together.observations[n]) == bytes(table.observing.observe(serial, serial.seat))
            assert bytes(together.masks[n]) == bytes(table.observing.mask(serial, serial.seat))
        actions = [int(luck.choice(np.flatnonzero(mask))) for mask in together.masks]
        together.step(actions)
        for n, serial in enumerate(alone):
            serial.pick(actions[n])
            assert together.over[n] == serial.is_over
            if serial.is_over:
                assert list(together.rewards[n]) == pytest.approx(table.returns(serial))
                alone[n], following = table.start(following), following + 1


def test_an_illegal_pick_ends_its_match_alone() -> None:
    together = Vector("grimm_forest", count=2)
    together.reset(seed=1)
    legal = int(np.flatnonzero(together.masks[1])[0])
    together.step([together.table.actions.size, legal])
    assert list(together.over) == [True, False]
    assert list(together.rewards[0]) == [-1, 0]
    assert not together.rewards[1].any()
