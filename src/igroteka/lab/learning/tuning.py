"""`igroteka lab tune`: better numbers for a brain's judgement, from games between bots, as a module beside it."""

from __future__ import annotations

from functools import partial

import msgspec

from igroteka.lab.learning.trials import TunedSeat, tried, uphill
from igroteka.lab.runs.pool import spread

DIGITS = 3


class TuningRun(msgspec.Struct, frozen=True):
    """A tuning run: rounds of games, at each of these tables in turn."""

    game: str
    players: list[int]
    games: int
    rounds: int
    seed: int
    settings: dict[str, str]

    def command(self) -> str:
        tables = ",".join(map(str, self.players))
        options = "".join(f" --option {key}={value}" for key, value in self.settings.items())
        length = f"--games {self.games} --rounds {self.rounds} --seed {self.seed}"
        return f"igroteka lab tune {self.game} --players {tables} {length}{options}"


def trials_of(tuning_run: TuningRun, base: dict[str, float], number: int) -> tuple[int, list[TunedSeat]]:
    """Game `number`, in any process."""
    from igroteka.games import games

    players = tuning_run.players[number % len(tuning_run.players)]
    return number, tried(games[tuning_run.game], players, number, tuning_run.seed, base, **tuning_run.settings)


def tuned(tuning_run: TuningRun, workers: int) -> dict[str, float]:
    """The numbers after all rounds; the same whatever the number of processes."""
    from igroteka.games import games

    base: dict[str, float] = {}
    for round_number in range(1, tuning_run.rounds + 1):
        work = partial(trials_of, tuning_run, base)
        numbers = range((round_number - 1) * tuning_run.games, round_number * tuning_run.games)
        found = map(work, numbers) if workers == 1 else spread(workers, work, numbers)
        trials = [trial for _, seats in sorted(found, key=first) for trial in seats]
        higher = uphill(games[tuning_run.game], base, trials, round_number)
        base = {name: round(value, DIGITS) for name, value in higher.items()}
    return base


def first(pair: tuple[int, list[TunedSeat]]) -> int:
    return pair[0]


def module_of(tuning_run: TuningRun, rules: int, numbers: dict[str, float]) -> str:
    """The numbers and where they come from, as a module."""
    lines = "".join(f'    "{name}": {value},\n' for name, value in numbers.items())
    return f'''"""The numbers by which `hard` judges. Written by

    {tuning_run.command()}

on rules of version {rules}.
"""

from typing import Final

NUMBERS: Final[dict[str, float]] = {{
{lines}}}
'''
