"""Fitting what a position is worth: logistic regression of "won" on a brain's named features, from games of bots.

In plain Python, sums in one order, so that a seed gives the same weights on every machine.
"""

# interpreted: it watches players, which are

from math import log
from typing import Final, NamedTuple

from igroteka.bots.brain import AnyBrain, Thought, logistic
from igroteka.bots.chair import AnyChair, Asked
from igroteka.bots.players import YARDSTICK, AnyBot, brain_of, play, player
from igroteka.engine.game import AnyGame
from igroteka.engine.plain import Plain

ROUNDS: Final = 12
"""Newton's method has long converged by then."""
PENALTY: Final = 2.0
"""On the squares of weights of features scaled to a spread of 1: keeps the weights of rare features small."""
HELD_OUT: Final = 5
"""Every fifth game is not fitted; the loss is told of these."""


class FittedPosition(NamedTuple):
    """A position as one seat knew it, and how it ended."""

    game: int
    prior: float
    features: list[float]
    won: float
    """The share of the victory."""


class Fit(NamedTuple):
    """Weights by feature; the mean log loss on games that were not fitted, of the fit and of the fair share."""

    weights: list[float]
    loss: float
    fair: float
    rows: int


class Watched(AnyBot):
    """A player whose positions are kept, one a turn, as its seat imagines them."""

    def __init__(self, inner: AnyBot, brain: AnyBrain, number: int) -> None:
        self.inner: Final = inner
        self.brain: Final = brain
        self.number: Final = number
        self.turn = -1
        self.kept: Final = list[FittedPosition]()

    def think(self, chair: AnyChair, asked: Asked) -> Thought:
        world = chair.imagine(self.number)
        turn = self.brain.turn(world.g)
        if turn != self.turn:
            self.turn = turn
            features = self.brain.features(world, chair.seat)
            self.kept.append(FittedPosition(self.number, self.brain.prior(world), features, 0.0))
        return self.inner.think(chair, asked)

    def bid(self, chair: AnyChair, asked: Asked) -> Thought | None:
        return self.think_in_race(chair, asked) if asked.must else self.inner.bid(chair, asked)

    def think_in_race(self, chair: AnyChair, asked: Asked) -> Thought:
        """Answer in a race as at any other question, if the seat must answer."""
        thought = self.think(chair, asked)
        return Thought(thought.answer, thought.reason, thought.values, chair.now)


def positions(game: AnyGame, players: int, number: int, seed: int, settings: Plain) -> list[FittedPosition]:
    """The positions kept from one game between normal bots with their first weights, so that a fit can be repeated."""
    luck, brain = seed * 1_000_000 + number, brain_of(game)
    match = game.start(players, luck, range(players), listen=False, **settings)
    seats = [Watched(player(game, YARDSTICK, luck, seat), brain, number) for seat in range(players)]
    play(match, [*seats])
    result = match.result
    assert result is not None
    share = 1.0 if brain.shared else 1.0 / max(1, len(result.winners))
    return [
        row._replace(won=share if seat in result.winners else 0.0)
        for seat in range(players)
        for row in seats[seat].kept
    ]


def fit(rows: list[FittedPosition]) -> Fit:
    """The weights that make the games that happened most likely."""
    fitted = [row for row in rows if row.game % HELD_OUT]
    width = len(rows[0].features)
    spread = [max(1e-9, (sum(r.features[k] ** 2 for r in fitted) / len(fitted)) ** 0.5) for k in range(width)]
    scaled = [[r.features[k] / spread[k] for k in range(width)] for r in fitted]
    weights = [0.0] * width
    for _ in range(ROUNDS):
        slope = [PENALTY * w for w in weights]
        curve = [[PENALTY if i == j else 0.0 for j in range(width)] for i in range(width)]
        for row, x in zip(fitted, scaled, strict=True):
            chance = logistic(row.prior + sum(w * f for w, f in zip(weights, x, strict=True)))
            miss, doubt = chance - row.won, chance * (1.0 - chance)
            for i in range(width):
                slope[i] += miss * x[i]
                line, part = curve[i], doubt * x[i]
                for j in range(i + 1):
                    line[j] += part * x[j]
        for i in range(width):
            for j in range(i):
                curve[j][i] = curve[i][j]
        weights = [w - step for w, step in zip(weights, solved(curve, slope), strict=True)]
    found = [w / s for w, s in zip(weights, spread, strict=True)]
    unseen = [row for row in rows if not row.game % HELD_OUT]
    return Fit(found, loss(unseen, found), loss(unseen, [0.0] * width), len(rows))


def loss(rows: list[FittedPosition], weights: list[float]) -> float:
    """The mean surprise at what happened."""
    total = 0.0
    for row in rows:
        chance = logistic(row.prior + sum(w * f for w, f in zip(weights, row.features, strict=True)))
        chance = min(max(chance, 1e-9), 1.0 - 1e-9)
        total -= row.won * log(chance) + (1.0 - row.won) * log(1.0 - chance)
    return total / max(1, len(rows))


def solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """The solution of a system of linear equations, by elimination."""
    n = len(right)
    rows = [[*matrix[i], right[i]] for i in range(n)]
    for i in range(n):
        pivot = max(range(i, n), key=lambda k: abs(rows[k][i]))
        rows[i], rows[pivot] = rows[pivot], rows[i]
        for k in range(i + 1, n):
            factor = rows[k][i] / rows[i][i]
            for j in range(i, n + 1):
                rows[k][j] -= factor * rows[i][j]
    answer = [0.0] * n
    for i in reversed(range(n)):
        answer[i] = (rows[i][n] - sum(rows[i][j] * answer[j] for j in range(i + 1, n))) / rows[i][i]
    return answer
