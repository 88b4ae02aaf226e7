"""Sealed answers of several seats at once: nobody sees what the others do, and who always does the same can be read.

Before `Search` tries one's own answers, every seat that is asked learns to answer by a bandit of its own (decoupled
UCB). Lessons take place in worlds as a rival sees them: our own hand is drawn again there, so that no imagined rival
reads it. Then the trials follow, in which rivals answer now as a plain bot would in their place, now as their bandits
did. Of two answers that the trials do not tell apart one is drawn, so that nobody can learn the rule.
"""

from math import log
from typing import Final, TypeVar

from igroteka.bots.brain import Brain, Effort, logistic
from igroteka.bots.chair import Chair
from igroteka.bots.rollout import play_turns
from igroteka.bots.search import Arm, Search
from igroteka.engine.fate import Fate
from igroteka.engine.kinds import Several, Show
from igroteka.engine.match import Match
from igroteka.engine.options import Option
from igroteka.engine.prompts import Ask, Together
from igroteka.engine.state import State

G = TypeVar("G", bound=State)

LESSONS: Final = 1 << 32
"""Separates the luck of lessons from that of trials."""
SMALLEST: Final = 0.0001
"""A variance of payoffs; where all are alike so far, something is tried all the same."""

NORMAL: Final = 1.702
"""With it the logistic function is near the normal distribution's."""


class Bandit:
    """What a seat has learned about its answers. They differ from world to world, as its hand does: what counts is how
    often an answer was given where it could be."""

    def __init__(self) -> None:
        self.offered: Final = dict[str, int]()
        self.given: Final = dict[str, int]()
        self.total: Final = dict[str, float]()
        self.lessons = 0
        self.sum = self.squares = 0.0

    def offer(self, gists: list[str]) -> None:
        for gist in gists:
            self.offered[gist] = self.offered.get(gist, 0) + 1

    def choose(self, gists: list[str]) -> str:
        """An answer that was never given, or else the one with the highest upper bound on its payoff."""
        mean = self.sum / max(1, self.lessons)
        spread = max(SMALLEST, self.squares / max(1, self.lessons) - mean * mean)
        best, found = -1.0, gists[0]
        for gist in gists:
            given = self.given.get(gist, 0)
            if not given:
                return gist
            bound: float = self.total[gist] / given + (2.0 * spread * log(self.offered[gist]) / given) ** 0.5
            if bound > best:
                best, found = bound, gist
        return found

    def learn(self, gist: str, payoff: float) -> None:
        self.given[gist] = self.given.get(gist, 0) + 1
        self.total[gist] = self.total.get(gist, 0.0) + payoff
        self.lessons += 1
        self.sum += payoff
        self.squares += payoff * payoff

    def share(self, gist: str) -> float:
        """How often the answer was given, as a share of the times when it could be given."""
        return self.given.get(gist, 0) / max(1, self.offered.get(gist, 0))

    def draw(self, gists: list[str], luck: Fate) -> str:
        """An answer at random, weighted by how often each was given."""
        return gists[draw([self.share(gist) for gist in gists], luck)]


def draw(weights: list[float], luck: Fate) -> int:
    """An index at random by weight; any index if all are 0."""
    total = sum(weights)
    if total <= 0.0:
        return luck.below(len(weights))
    left: float = luck.word() / 4294967296.0 * total
    for place, weight in enumerate(weights):
        left -= weight
        if left < 0.0:
            return place
    return len(weights) - 1


class Sealed(Search[G]):
    """The search for one sealed decision."""

    def __init__(self, brain: Brain[G], chair: Chair[G], keys: tuple[str, ...], effort: Effort, seed: int) -> None:
        super().__init__(brain, chair, keys, effort, seed)
        self.bandits: Final = dict[int, Bandit]()
        """By seat; our own is what rivals expect of us."""

    def best(self, ranks: list[float]) -> str:
        for number in range(self.effort.lessons):
            self.lesson(number)
        return super().best(ranks)

    # ----------------------------------------------------------------- lessons

    def lesson(self, number: int) -> None:
        """Every seat answers and learns, in a world imagined for one of the rivals. Every fourth answer comes
        from the quick policy: so bandits begin with what is sensible, and do not run after each other in circles."""
        brain, luck = self.brain, Fate(self.seed + LESSONS * (number + 1))
        own = self.chair.imagine(luck.word())
        rivals = [ask.seat for ask in pending(own) if ask.seat != self.chair.seat]
        if not rivals:
            return
        self.rollouts += 1
        world = own.imagine(rivals[number % len(rivals)], luck.word(), brain.forks(own.g))
        turn = brain.turn(world.g)
        given: list[tuple[int, str, str]] = []
        for ask in pending(world):
            bandit, answers = self.bandit(ask.seat), self.by_gist(ask)
            bandit.offer(list(answers))
            if number % 4 == 0:
                key = brain.quick(world, ask, luck)
                gist = brain.gist(option_of(ask, key))
            else:
                gist = bandit.choose(list(answers))
                key = answers[gist][luck.below(len(answers[gist]))]
            given.append((ask.seat, gist, key))
        for seat, _, key in given:
            world.answer(seat, key)
        play_turns(brain, world, luck, turn, self.effort.turns)
        for seat, gist, _ in given:
            self.bandit(seat).learn(gist, brain.payoff(world, seat))

    def bandit(self, seat: int) -> Bandit:
        if seat not in self.bandits:
            self.bandits[seat] = Bandit()
        return self.bandits[seat]

    def by_gist(self, ask: Ask) -> dict[str, list[str]]:
        """The answers, grouped by what the others can see of them."""
        found: dict[str, list[str]] = {}
        for option in ask.options:
            found.setdefault(self.brain.gist(option), []).append(option.key)
        return found

    # ------------------------------------------------------------------ trials

    def seal(self, world: Match[G], luck: Fate) -> None:
        """The rivals answer first, then ours are tried."""
        for ask in pending(world):
            if ask.seat == self.chair.seat:
                continue
            if luck.below(100) < self.effort.plain:
                world.answer(ask.seat, self.plain(world, ask, luck))
            else:
                answers = self.by_gist(ask)
                alike = answers[self.bandit(ask.seat).draw(list(answers), luck)]
                world.answer(ask.seat, alike[luck.below(len(alike))])

    def plain(self, world: Match[G], ask: Ask, luck: Fate) -> str:
        """The rival's best-ranked answer, in a world imagined for its seat."""
        if len(ask.options) == 1:
            return ask.options[0].key
        there = world.imagine(ask.seat, luck.word())
        question = next(each for each in pending(there) if each.seat == ask.seat)
        ranks = self.brain.rank(there, ask.seat, question)
        return question.options[ranks.index(max(ranks))].key

    def chosen(self, champion: Arm, rival: Arm) -> Arm:
        """The better one; where the trials do not tell, one of the two at random, weighted by confidence."""
        mean, error = self.lead(rival, champion)
        if error == 0.0:
            return super().chosen(champion, rival)
        likely = logistic(NORMAL * (mean - self.effort.lead) / error)
        return rival if Fate(self.seed).word() < likely * 4294967296.0 else champion


def pending(world: Match[G]) -> list[Ask]:
    """The questions under seal to which an answer is one of the options."""
    return [ask for ask in world.asks if not ask.given and not isinstance(ask, Several | Show)]


def option_of(ask: Ask, key: str) -> Option:
    return next(option for option in ask.options if option.key == key)


def search_for(
    brain: Brain[G], chair: Chair[G], world: Match[G], keys: tuple[str, ...], effort: Effort, seed: int
) -> Search[G]:
    """The search that fits the question: sealed where several seats answer at once and lessons are worth their time."""
    if effort.lessons and isinstance(world.prompt, Together):
        return Sealed(brain, chair, keys, effort, seed)
    return Search(brain, chair, keys, effort, seed)
