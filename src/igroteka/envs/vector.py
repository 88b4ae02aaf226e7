"""Many matches stepped together: the seat to pick of each, its observation and its mask, in arrays that stay in place.

`reset` and `step` write into the same arrays every time; copy what is to be kept. A match that is over starts again at
once, with the next seed; `rewards` then has what it was worth to every seat.
"""

# interpreted: drives numpy, whose types are not read

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from igroteka.envs.missing_extra import missing

try:
    import numpy as np
except ImportError as error:
    raise missing(error) from None

from igroteka.envs.batch import Batch
from igroteka.envs.env_setup import EnvSetup
from igroteka.envs.serial import TICK_MS


class Vector:
    """Many matches of one setup, for self-play: whoever picks is observed from its own side."""

    def __init__(
        self, game: str, players: int | None = None, count: int = 64, tick: int = TICK_MS, **settings: Any
    ) -> None:
        self.table = table = EnvSetup(game, players, tick, settings=settings)
        self.count = count
        self.batch = batch = Batch(table.game, table.setup, table.observing, tick, count)
        self.observations: Any = np.frombuffer(batch.observed, np.uint8).reshape(count, table.observing.size)
        self.masks: Any = np.frombuffer(batch.masked, np.int8).reshape(count, table.actions.size)
        self.seats: Any = np.zeros(count, np.int64)
        """By match: the seat that is observed, and to pick."""
        self.rewards: Any = np.zeros((count, table.players), np.float32)
        """By match and seat: what the match that ended with the last step was worth."""
        self.over: Any = np.zeros(count, bool)
        """Which matches ended with the last step."""
        self._to_pick: Any = np.frombuffer(batch.seats, np.uint8)

    def reset(self, seed: int = 0) -> None:
        self._clear()
        self.batch.reset(seed)
        self.seats[:] = self._to_pick

    def step(self, actions: Sequence[int]) -> None:
        """One pick in every match. An illegal one ends its match: -1 for who picked it, 0 for the others."""
        self._clear()
        picks = actions if isinstance(actions, list) else np.asarray(actions).tolist()
        for n, worth in self.batch.step(picks):
            self.rewards[n] = worth
            self.over[n] = True
        self.seats[:] = self._to_pick

    def _clear(self) -> None:
        self.rewards.fill(0)
        self.over.fill(False)

    def sample(self, luck: np.random.Generator) -> list[int]:
        """A random legal action for every match."""
        return self.batch.sample(luck.random(self.count).tolist())
