"""`igroteka lab fit`: what a game's features are worth, from games of normal bots, as a module beside its brain."""

from __future__ import annotations

from functools import partial

import msgspec

from igroteka.bots import brain_of
from igroteka.lab.learning.regression import Fit, FittedPosition, fit, positions
from igroteka.lab.runs.pool import spread

DIGITS = 4
"""Of a weight: more would only be noise."""


class Sample(msgspec.Struct, frozen=True):
    """Which games are fitted: so many at each of these tables, in turn."""

    game: str
    players: list[int]
    games: int
    seed: int
    settings: dict[str, str]

    def command(self) -> str:
        tables = ",".join(map(str, self.players))
        options = "".join(f" --option {key}={value}" for key, value in self.settings.items())
        return f"igroteka lab fit {self.game} --players {tables} --games {self.games} --seed {self.seed}{options}"


def rows_of(sample: Sample, number: int) -> tuple[int, list[FittedPosition]]:
    """Game `number`, in any process."""
    from igroteka.games import games

    players = sample.players[number % len(sample.players)]
    return number, positions(games[sample.game], players, number, sample.seed, sample.settings)


def fitted(sample: Sample, workers: int) -> Fit:
    """The fit of all games; the same whatever the number of processes."""
    work, numbers = partial(rows_of, sample), range(sample.games)
    found = map(work, numbers) if workers == 1 else spread(workers, work, numbers)
    return fit([row for _, rows in sorted(found, key=first) for row in rows])


def first(pair: tuple[int, list[FittedPosition]]) -> int:
    return pair[0]


def module_of(sample: Sample, rules: int, found: Fit) -> str:
    """The weights and their card, as a module."""
    from igroteka.games import games

    names = brain_of(games[sample.game]).names
    weights = "".join(
        f"    {round(weight, DIGITS)},  # {name}\n" for name, weight in zip(names, found.weights, strict=True)
    )
    return f'''"""What each feature adds to the log-odds of winning. Written by

    {sample.command()}

on rules of version {rules}: {found.rows} positions of {sample.games} games between normal bots. The mean log loss on
the fifth of the games that was not fitted is {found.loss:.3f}; that of a fair share is {found.fair:.3f}.
"""

from typing import Final

WEIGHTS: Final[tuple[float, ...]] = (
{weights})
'''
