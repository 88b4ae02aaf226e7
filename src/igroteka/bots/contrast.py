"""Two answers compared: what a hint says beyond the best answer, and what a decision of a finished game has cost.

The best-ranked answers are tried in the same imagined worlds with the same luck, as `search` does it, but none drops
out. The difference between two of them, in chances to win, is the sum of what each aspect of the game adds to it; so
the aspect that is named always speaks for the answer that is called better. Where a brain has no fitted value, or a
question is not worth a search, the ranks in those worlds decide, and no chance and no aspect is told.
"""

# interpreted: it asks brains what they say in their classes, as players do

from typing import Final, Generic, NamedTuple, TypeVar

from msgspec import Struct

from igroteka.bots.brain import Aspect, Brain, Effort, Thought
from igroteka.bots.chair import Asked, Chair
from igroteka.bots.players import same_ask
from igroteka.bots.rollout import play_turns
from igroteka.engine.fate import Fate
from igroteka.engine.match import Match
from igroteka.engine.prompts import Ask
from igroteka.engine.state import State

G = TypeVar("G", bound=State)

WORLDS: Final = 24
RANKED: Final = 6
"""Worlds in which answers are tried, or only ranked: a rank may look ahead by itself."""
ANSWERS: Final = 4
"""So many of the best-ranked answers are tried, besides those that somebody wants to know about."""
EQUAL: Final = 0.01
"""A smaller difference in chances to win is none,"""
SURE: Final = 1.0
"""nor one of fewer standard errors."""
ENDING: Final = Aspect("ending")
"""A game that ends in one of the two worlds: nothing else has to be weighed."""


class Comparison(Struct, frozen=True):
    """A better answer against another one, in worlds that the seat may be in."""

    better: str
    other: str
    worlds: int
    ahead: int
    """In so many of them it was the better one."""
    lead: float
    """In chances to win; 0 where the bot has no chances."""
    equal: bool
    """The difference may be luck."""
    aspect: str = ""
    """What favors the better answer most: an `aspect-…` of the words; '' if nothing is told."""
    rule: str = ""
    """What the rulebook says about that."""


class AnswerTrial:
    """The payoffs of an answer in each world."""

    def __init__(self, key: str) -> None:
        self.key: Final = key
        self.payoffs: Final = list[float]()
        self.features: Final = list[list[float]]()
        """Of the world where it was judged; none where the game was over."""

    @property
    def mean(self) -> float:
        return sum(self.payoffs) / len(self.payoffs)

    def lead(self, other: "AnswerTrial") -> tuple[float, float]:
        """The mean lead over the other answer in the worlds that both were tried in, and its standard error."""
        leads = [a - b for a, b in zip(self.payoffs, other.payoffs, strict=True)]
        mean = sum(leads) / len(leads)
        spread = sum((lead - mean) ** 2 for lead in leads) / max(1, len(leads) - 1)
        return mean, (spread / len(leads)) ** 0.5


class Contrast(Generic[G]):
    """The answers to one question of a seat, tried in common worlds. `wanted` are tried whatever their rank is.
    `further`: a trial is judged after so many times the turns of a hint."""

    def __init__(
        self,
        brain: Brain[G],
        chair: Chair[G],
        asked: Asked,
        seed: int,
        *wanted: str,
        answers: int = ANSWERS,
        further: int = 1,
    ) -> None:
        self.brain, self.chair, self.asked, self.further = brain, chair, asked, further
        self.luck: Final = Fate(seed)
        world = chair.imagine(self.luck.word())
        ask = same_ask(world, asked)
        self.effort: Final = brain.effort(world, ask) if brain.weights else None
        ranks = brain.rank(world, chair.seat, ask)
        order = sorted(range(len(ranks)), key=lambda i: -ranks[i])[:answers]
        order += [i for i, key in enumerate(asked.options) if key in wanted and i not in order]
        self.places: Final = order
        self.trials: Final = [AnswerTrial(asked.options[i]) for i in order]

    def run(self, worlds: int = WORLDS) -> None:
        """Every answer in so many worlds: fewer where rollouts are expensive, few where they are only ranked."""
        most = RANKED if self.effort is None else self.effort.rollouts // ANSWERS
        self.run_all(min(worlds, most))

    def run_all(self, worlds: int) -> None:
        """Try every answer in this many worlds, without a limit on effort."""
        for _ in range(worlds):
            world, seed = self.chair.imagine(self.luck.word()), self.luck.word()
            if self.effort is None:
                self.rank_all(world, same_ask(world, self.asked))
            else:
                for trial in self.trials:
                    self.try_out(trial, world, self.effort, Fate(seed))

    def rank_all(self, world: Match[G], ask: Ask) -> None:
        ranks = self.brain.rank(world, self.chair.seat, ask)
        for trial, place in zip(self.trials, self.places, strict=True):
            trial.payoffs.append(ranks[place])
            trial.features.append([])

    def try_out(self, trial: AnswerTrial, world: Match[G], effort: Effort, luck: Fate) -> None:
        brain, seat = self.brain, self.chair.seat
        then = world.fork(False, brain.forks(world.g))
        turn = brain.turn(then.g)
        then.answer(seat, trial.key)
        play_turns(brain, then, luck, turn, effort.turns * self.further)
        trial.payoffs.append(brain.payoff(then, seat))
        trial.features.append(brain.features(then, seat) if then.result is None else [])

    def trial(self, key: str) -> AnswerTrial:
        return next(trial for trial in self.trials if trial.key == key)

    def best(self, usual: str) -> str:
        """The bot's usual answer, unless another one is better beyond noise."""
        champion = self.trial(usual)
        rival = max(self.trials, key=lambda trial: trial.mean)
        return rival.key if rival.mean > champion.mean and not self.is_equal(rival, champion) else usual

    def second(self, best: str) -> str:
        """The best of the others."""
        return max([trial for trial in self.trials if trial.key != best], key=lambda trial: trial.mean).key

    def is_equal(self, one: AnswerTrial, other: AnswerTrial) -> bool:
        """Whether the difference between the answers may be luck."""
        mean, error = one.lead(other)
        return abs(mean) <= max(EQUAL if self.effort is not None else 0.0, SURE * error)

    def compare(self, one: str, other: str) -> Comparison:
        """Two answers that were tried; the better one comes first."""
        better, worse = self.trial(one), self.trial(other)
        if better.mean < worse.mean:
            better, worse = worse, better
        pairs = list(zip(better.payoffs, worse.payoffs, strict=True))
        equal = self.is_equal(better, worse)
        aspect = None if equal or self.effort is None else self.aspect(better, worse)
        return Comparison(
            better.key,
            worse.key,
            len(pairs),
            sum(a > b for a, b in pairs),
            better.mean - worse.mean if self.effort is not None else 0.0,
            equal,
            aspect.word if aspect is not None else "",
            aspect.rule if aspect is not None else "",
        )

    def aspect(self, better: AnswerTrial, worse: AnswerTrial) -> Aspect | None:
        """Whatever adds most to the difference, among those that have words and have changed the way these say."""
        shares, changes = parted(self.brain, better, worse)
        fits = [each for each in shares if shares[each] > 0.0 and changes[each] * each.sign > 0.0]
        return max(fits, key=lambda each: shares[each], default=None)


def parted(brain: Brain[G], better: AnswerTrial, worse: AnswerTrial) -> tuple[dict[Aspect, float], dict[Aspect, float]]:
    """How much each aspect adds to the difference in chances, summed over all worlds; and how much it changes, by its
    first feature. In a world, a difference in chances is shared out as the difference in log-odds is."""
    aspects = [brain.aspect(name) for name in brain.names]
    first = {aspect: k for k, aspect in reversed(list(enumerate(aspects))) if aspect is not None}
    shares: dict[Aspect, float] = {ENDING: 0.0, **dict.fromkeys(first, 0.0)}
    changes = dict(shares)
    for n, (a, b) in enumerate(zip(better.payoffs, worse.payoffs, strict=True)):
        mine, theirs = better.features[n], worse.features[n]
        if not mine or not theirs:
            shares[ENDING] += a - b
            changes[ENDING] += a - b
            continue
        parts = [w * (x - y) for w, x, y in zip(brain.weights, mine, theirs, strict=True)]
        odds = sum(parts)
        slope = (a - b) / odds if odds else 0.0
        for k, aspect in enumerate(aspects):
            if aspect is not None:
                shares[aspect] += slope * parts[k]
                if first[aspect] == k:
                    changes[aspect] += mine[k] - theirs[k]
    return shares, changes


class Advice(NamedTuple):
    """What a hint says."""

    thought: Thought
    contrast: Comparison | None


def advise(brain: Brain[G], chair: Chair[G], asked: Asked, usual: Thought, pointed: str = "", seed: int = 0) -> Advice:
    """The bot's usual answer, or a better one, against the one that is pointed at or else the second best."""
    if asked.form != "one" or len(asked.options) < 2:
        return Advice(usual, None)
    contrast = Contrast(brain, chair, asked, seed, usual.answer, pointed)
    contrast.run()
    best = contrast.best(usual.answer)
    other = pointed if pointed in asked.options and pointed != best else contrast.second(best)
    found = contrast.compare(best, other)
    if found.better == usual.answer:
        return Advice(usual, found)
    world = chair.imagine(seed)
    reason, values = brain.reason(world, chair.seat, same_ask(world, asked), found.better)
    return Advice(Thought(found.better, reason, values), found)
