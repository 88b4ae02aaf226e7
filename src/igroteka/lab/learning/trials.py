"""Tuning the numbers of a brain's judgement by games: all of them are varied at once, and every game tells of each.

At each seat sits a bot whose numbers are all one step higher or lower, drawn by lot. Over many games the mean result
with a number up, less that with it down, is the slope of that number; the others only add noise to it. The numbers then
go uphill, as far as their slopes stand out from that noise.
"""

# interpreted: it seats players, which are

from typing import Any, Final, NamedTuple

from igroteka.bots.brain import AnyBrain
from igroteka.bots.players import Heuristic, brain_of, play
from igroteka.engine.fate import Fate
from igroteka.engine.game import AnyGame

DOUBT: Final = 2.5
"""A slope of so many standard errors moves a number by one step,"""
FARTHEST: Final = 1.6
"""and none moves it by more steps than this; less in later rounds, which are nearer to the top: by the root of their
number, since with the number itself the first two rounds would go most of the way."""


class TunedSeat(NamedTuple):
    """A seat of a game: which numbers were up (1) or down (-1), and what came of it."""

    signs: list[int]
    won: float
    """The share of the victory, beyond a fair one where there are rivals."""


def tried(
    game: AnyGame, players: int, number: int, seed: int, base: dict[str, float], **options: Any
) -> list[TunedSeat]:
    """One game between bots with varied numbers."""
    luck = seed * 1_000_000 + number
    match = game.start(players, luck, range(players), listen=False, **options)
    brain, fate = brain_of(game).tuned(base), Fate(seed * 1_000_000 - 1 - number)  # no luck of the deal's own
    together = brain.shared
    signs, seats = list[list[int]](), list[Heuristic[Any]]()
    for seat in range(players):
        if not signs or not together:
            signs.append([1 - 2 * fate.below(2) for _ in brain.knobs(match.g)])
        seats.append(Heuristic(varied(brain, match.g, signs[-1]), "normal", luck, seat))
    play(match, [*seats])
    result = match.result
    assert result is not None
    if together:
        return [TunedSeat(signs[0], float(bool(result.winners)))]
    shares = [1.0 / len(result.winners) if seat in result.winners else 0.0 for seat in range(players)]
    return [TunedSeat(signs[seat], shares[seat] - 1.0 / players) for seat in range(players)]


def varied(brain: AnyBrain, g: Any, signs: list[int]) -> AnyBrain:
    """The brain with every number a step up or down."""
    knobs = brain.knobs(g)
    return brain.tuned(
        {name: knobs[name].value + sign * knobs[name].step for name, sign in zip(knobs, signs, strict=True)}
    )


def uphill(game: AnyGame, base: dict[str, float], trials: list[TunedSeat], number: int) -> dict[str, float]:
    """The numbers after a round of trials."""
    knobs = brain_of(game).tuned(base).knobs(game.start(game.least, 1).g)
    found: dict[str, float] = {}
    for (name, knob), sure in zip(knobs.items(), certainties(trials), strict=True):
        found[name] = knob.value + knob.step * max(-FARTHEST, min(FARTHEST, sure / DOUBT)) / number**0.5
    return found


def certainties(trials: list[TunedSeat]) -> list[float]:
    """The slope of each number, in standard errors."""
    mean = sum([trial.won for trial in trials]) / len(trials)
    spread = (sum([(trial.won - mean) ** 2 for trial in trials]) / len(trials)) ** 0.5 or 1.0
    error = spread * len(trials) ** 0.5
    width = len(trials[0].signs)
    return [sum([trial.signs[i] * (trial.won - mean) for trial in trials]) / error for i in range(width)]
