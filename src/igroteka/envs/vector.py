"""Many matches stepped together: the seat to pick of each, its observation and its mask, in arrays that stay in place.

`reset` and `step` write into the same arrays every time; copy what is to be kept. A match that is over begins anew at
once, with the next seed; `rewards` then has what it was worth to every seat.
"""

# interpreted: drives numpy, whose types are not read

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from igroteka.envs.extra import missing

try:
    import numpy as np
except ImportError as error:
    raise missing(error) from None

from igroteka.envs.serial import TICK, IllegalPick, Serial
from igroteka.envs.table import Table


class Vector:
    """So many matches of one kind of table, for self-play: whoever picks is observed from its own side."""

    def __init__(
        self, game: str, players: int | None = None, count: int = 64, tick: int = TICK, **settings: Any
    ) -> None:
        self.table = Table(game, players, tick, settings=settings)
        self.count = count
        size, actions = self.table.observing.size, self.table.actions.size
        self._observed, self._masked = bytearray(count * size), bytearray(count * actions)
        self._blank, self._unmasked = bytes(count * size), bytes(count * actions)
        self.observations: Any = np.frombuffer(self._observed, np.uint8).reshape(count, size)
        self.masks: Any = np.frombuffer(self._masked, np.int8).reshape(count, actions)
        self.seats: Any = np.zeros(count, np.int64)
        """By match: the seat that is observed, and to pick."""
        self.rewards: Any = np.zeros((count, self.table.players), np.float32)
        """By match and seat: what the match that ended with the last step was worth."""
        self.over: Any = np.zeros(count, bool)
        """Which matches ended with the last step."""
        self.serials: list[Serial] = []
        self._next = 0

    def reset(self, seed: int = 0) -> None:
        self._next = seed + self.count
        self.serials = [self.table.start(seed + n) for n in range(self.count)]
        self.rewards.fill(0)
        self.over.fill(False)
        self._observe()

    def step(self, actions: Sequence[int]) -> None:
        """One pick in every match. An illegal one ends its match: -1 for who picked it, 0 for the others."""
        if self.over.any():
            self.rewards.fill(0)
            self.over.fill(False)
        for n, serial in enumerate(self.serials):
            try:
                serial.pick(int(actions[n]))
            except IllegalPick:
                self.rewards[n, serial.seat] = -1
                self._renew(n)
                continue
            if serial.seat < 0:
                self.rewards[n] = self.table.returns(serial)
                self._renew(n)
        self._observe()

    def _renew(self, n: int) -> None:
        self.over[n] = True
        self.serials[n] = self.table.start(self._next)
        self._next += 1

    def _observe(self) -> None:
        observing, size, actions = self.table.observing, self.table.observing.size, self.table.actions.size
        self._observed[:] = self._blank
        self._masked[:] = self._unmasked
        for n, serial in enumerate(self.serials):
            self.seats[n] = serial.seat
            observing.write(serial, serial.seat, self._observed, n * size)
            observing.write_mask(serial, self._masked, n * actions)
