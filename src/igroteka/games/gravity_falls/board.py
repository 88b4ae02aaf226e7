"""The town as a graph of numbered places: distances, and every walk of exact length, worked out once per box.

A walk never uses a road twice and never enters the place where it began (GF-059, GF-060, GF-206). Whom it may meet on
the way is no business of this module: it is told which places are closed and where a walk is stopped, as bit masks.
"""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

FAR: Final = 1_000_000
"""Farther than any place of a town that is all of one piece."""
EVERYWHERE: Final = -1
"""As bits."""


class Town:
    """Places 0, 1, …; `roads[n]` are the neighbours of n."""

    def __init__(self, roads: Sequence[tuple[int, ...]], longest: int) -> None:
        self.size: Final = len(roads)
        self.roads: Final = list(roads)
        self.around: Final = [_mask((n, *roads[n])) for n in range(len(roads))]
        """The place itself and its neighbours."""
        self.distance: Final = [_distances(self.roads, n) for n in range(len(roads))]
        self.trails: Final = [
            [_trails(self.roads, n, length) for length in range(longest + 1)] for n in range(len(roads))
        ]
        self._masked: Final = [
            [
                [(_mask(t) if len(t) == length else EVERYWHERE, t) for t in trails]
                for length, trails in enumerate(by_length)
            ]
            for by_length in self.trails
        ]
        """With the places of each trail as bits; one that breaks off is always looked at place by place."""
        self.reach: Final = [
            [
                sorted({t[-1] for t in trails if len(t) == length}) if length else []
                for length, trails in enumerate(by_length)
            ]
            for by_length in self.trails
        ]
        """Where a walk of that length can end if nothing is closed and nobody stops it."""
        self.routes: Final = [
            [
                {t[-1]: t for t in reversed(trails) if length and len(t) == length}
                for length, trails in enumerate(by_length)
            ]
            for by_length in self.trails
        ]
        """And one way there: the first trail that ends in it."""
        self.round_trips: Final = [
            [
                _mask([t[-1] for t in _trails(self.roads, n, length, True) if t and len(t) == length])
                for length in range(longest + 1)
            ]
            for n in range(len(roads))
        ]
        """Where it could end if it might enter its start again; only for reasons, as the next one."""
        self.steps: Final = [_steps(self.roads, n, longest) for n in range(len(roads))]
        """Where it could end if it might use a road twice."""

    def walk_ends(self, start: int, length: int, closed: int, stops: int) -> list[int]:
        """Where a walk of exactly `length` roads can end; a stop ends it with roads left (GF-057, GF-171)."""
        if not closed and not stops:
            return self.reach[start][length]
        ends: set[int] = set()
        hindered = closed | stops
        for mask, trail in self._masked[start][length]:
            end = _end(trail, length, closed, stops) if mask & hindered else trail[-1]
            if end >= 0:
                ends.add(end)
        return sorted(ends)

    def ways(self, start: int, length: int, closed: int, stops: int) -> dict[int, tuple[int, ...]]:
        """The ends of such walks, each with one way there; the order of ends says nothing."""
        if not closed and not stops:
            return self.routes[start][length]
        found: dict[int, tuple[int, ...]] = {}
        for trail in self.trails[start][length]:
            end = _end(trail, length, closed, stops)
            if end >= 0 and end not in found:
                found[end] = trail[: trail.index(end) + 1]
        return found

    def can_walk(self, start: int, length: int, closed: int, stops: int) -> bool:
        """Whether there is such a walk at all."""
        return any(_end(trail, length, closed, stops) >= 0 for trail in self.trails[start][length])


def _end(trail: tuple[int, ...], length: int, closed: int, stops: int) -> int:
    """The last place of a trail, or the first stop on it; -1 if a closed place comes first or the trail breaks off."""
    for place in trail:
        if closed >> place & 1:
            return -1
        if stops >> place & 1:
            return place
    return trail[-1] if len(trail) == length else -1


def _mask(places: Sequence[int]) -> int:
    mask = 0
    for place in places:
        mask |= 1 << place
    return mask


def _distances(roads: Sequence[tuple[int, ...]], start: int) -> list[int]:
    far = [FAR] * len(roads)
    far[start] = 0
    ring = [start]
    while ring:
        farther = []
        for place in ring:
            for other in roads[place]:
                if far[other] == FAR:
                    far[other] = far[place] + 1
                    farther.append(other)
        ring = farther
    return far


def _steps(roads: Sequence[tuple[int, ...]], start: int, longest: int) -> list[int]:
    """By length, the places that many steps lead to, as bits."""
    masks = [1 << start]
    for _ in range(longest):
        mask = 0
        for place in range(len(roads)):
            if masks[-1] >> place & 1:
                mask |= _mask(roads[place])
        masks.append(mask)
    return masks


def _trails(
    roads: Sequence[tuple[int, ...]], start: int, length: int, round_trips: bool = False
) -> list[tuple[int, ...]]:
    """Every walk of that many roads, as the places it enters; then those that find no way on before."""
    walks: list[list[int]] = [[start]]
    broken: list[list[int]] = []
    for _ in range(length):
        longer: list[list[int]] = []
        for walk in walks:
            used = {frozenset(pair) for pair in pairwise(walk)}
            fresh = [place for place in roads[walk[-1]] if frozenset((walk[-1], place)) not in used]
            onward = [place for place in fresh if place != start or round_trips]
            longer.extend([[*walk, place] for place in onward])
            if not onward:
                broken.append(walk)
        walks = longer
    return [tuple(walk[1:]) for walk in walks + broken]
