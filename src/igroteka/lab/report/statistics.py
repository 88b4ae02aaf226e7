"""The little mathematics of the laboratory: shares with their intervals, means of paired differences."""

from __future__ import annotations

from collections.abc import Iterable
from math import sqrt
from statistics import NormalDist

import msgspec

CONFIDENCE = 0.95


class Estimate(msgspec.Struct, frozen=True):
    """A value and the interval that holds the true one 19 times out of 20, unless another confidence was asked for."""

    value: float
    low: float
    high: float
    count: int

    def excludes(self, value: float) -> bool:
        return not self.low <= value <= self.high


def z_of(confidence: float = CONFIDENCE, tries: int = 1) -> float:
    """The number of standard deviations for a confidence; with several tries, for the same risk of error in all of them
    together (Bonferroni)."""
    return NormalDist().inv_cdf(1 - (1 - confidence) / (2 * tries))


def share(wins: float, count: int, z: float | None = None) -> Estimate:
    """A share of games, with Wilson's interval."""
    if count == 0:
        return Estimate(0.0, 0.0, 1.0, 0)
    z = z_of() if z is None else z
    p = wins / count
    centre = (p + z * z / (2 * count)) / (1 + z * z / count)
    half = z / (1 + z * z / count) * sqrt(p * (1 - p) / count + z * z / (4 * count * count))
    return Estimate(p, max(0.0, centre - half), min(1.0, centre + half), count)


class Sums:
    """The mean of numbers that come one after the other, and how sure it is; nothing is kept but three sums."""

    def __init__(self) -> None:
        self.count = 0
        self.mean = self.squares = 0.0

    def add(self, value: float) -> None:
        """Welford's way, which loses no digits however many numbers come."""
        self.count += 1
        step = value - self.mean
        self.mean += step / self.count
        self.squares += step * (value - self.mean)

    def estimate(self, z: float | None = None) -> Estimate:
        if self.count < 2:
            return Estimate(self.mean, float("-inf"), float("inf"), self.count)
        half = (z_of() if z is None else z) * sqrt(self.squares / (self.count - 1) / self.count)
        return Estimate(self.mean, self.mean - half, self.mean + half, self.count)


def mean_of(values: Iterable[float]) -> Estimate:
    sums = Sums()
    for value in values:
        sums.add(value)
    return sums.estimate()


def quantile(counts: dict[int, int], part: float) -> int:
    """The value below which this part of the counted values lies."""
    total, seen = sum(counts.values()), 0
    for value in sorted(counts):
        seen += counts[value]
        if seen >= part * total:
            return value
    return 0
