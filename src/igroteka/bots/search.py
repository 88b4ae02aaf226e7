"""The search of `hard`, which knows no game: the best-ranked answers, tried in the same imagined worlds.

Wide and shallow. Every answer that is still in the running is played in every world, so that luck is the same for all;
after each round the worse half drops out. The heuristic's own answer never drops out and stands unless another beats it
by more than noise. Rivals answer by the brain's quick policy, which reads only what their seat would know; sealed
answers of rivals are drawn like chance, and what is asked now under seal is for `sealed`.
"""

from typing import Final, Generic, TypeVar

from igroteka.bots.brain import Brain, Effort
from igroteka.bots.chair import Chair
from igroteka.bots.rollout import play_turns
from igroteka.engine.fate import Fate
from igroteka.engine.match import Match
from igroteka.engine.state import State

G = TypeVar("G", bound=State)


class Arm:
    """An answer that is tried, and its payoff in each world."""

    def __init__(self, index: int, key: str) -> None:
        self.index: Final = index
        """Its place among the options."""
        self.key: Final = key
        self.payoffs: Final = list[float]()
        self.total = 0.0

    def add(self, payoff: float) -> None:
        self.payoffs.append(payoff)
        self.total += payoff


class Search(Generic[G]):
    """The search for one decision of a seat."""

    def __init__(self, brain: Brain[G], chair: Chair[G], keys: tuple[str, ...], effort: Effort, seed: int) -> None:
        self.brain: Final = brain
        self.chair: Final = chair
        self.keys: Final = keys
        self.effort: Final = effort
        self.seed: Final = seed
        self.worlds = self.rollouts = 0

    def best(self, ranks: list[float]) -> str:
        """The champion by ranks, or who beats it."""
        order = sorted(range(len(ranks)), key=lambda i: -ranks[i])
        arms = [Arm(i, self.keys[i]) for i in order[: self.effort.answers]]
        champion = arms[0]
        rounds = max(1, (len(arms) - 1).bit_length())
        for _ in range(rounds):
            for _ in range(max(1, self.effort.rollouts // (rounds * len(arms)))):
                self.try_all(arms)
            arms = self.better_half(arms, champion)
        rival = max([arm for arm in arms if arm is not champion], key=lambda arm: arm.total)
        return self.chosen(champion, rival).key

    def try_all(self, arms: list[Arm]) -> None:
        """Every arm in one more world, with the same luck."""
        self.worlds += 1
        self.rollouts += len(arms)
        luck = Fate(self.seed + self.worlds)
        world = self.chair.imagine(luck.word())
        seed = luck.word()
        self.seal(world, luck)
        for arm in arms:
            arm.add(self.rollout(world, arm.key, Fate(seed)))

    def seal(self, world: Match[G], luck: Fate) -> None:
        """Sealed answers of rivals to the same question; here they follow from the quick policy in each rollout."""

    def better_half(self, arms: list[Arm], champion: Arm) -> list[Arm]:
        """The better half of the challengers, at least one, and the champion."""
        challengers = sorted([arm for arm in arms if arm is not champion], key=lambda arm: -arm.total)
        return [champion, *challengers[: max(1, len(arms) // 2 - 1)]]

    def chosen(self, champion: Arm, rival: Arm) -> Arm:
        return rival if self.beats(rival, champion) else champion

    def lead(self, rival: Arm, champion: Arm) -> tuple[float, float]:
        """The mean lead over the champion in the worlds that both were tried in, and its standard error."""
        leads = [a - b for a, b in zip(rival.payoffs, champion.payoffs, strict=True)]
        mean: float = sum(leads) / len(leads)
        spread = sum([(lead - mean) ** 2 for lead in leads]) / max(1, len(leads) - 1)
        error: float = (spread / len(leads)) ** 0.5
        return mean, error

    def beats(self, rival: Arm, champion: Arm) -> bool:
        """Whether an answer beats the champion by more than noise."""
        mean, error = self.lead(rival, champion)
        return mean > max(self.effort.lead, self.effort.sure * error)

    def rollout(self, world: Match[G], key: str, luck: Fate) -> float:
        """The payoff of an answer in a world."""
        seat = self.chair.seat
        then = world.fork(False, self.brain.forks(world.g))
        turn = self.brain.turn(then.g)
        then.answer(seat, key)
        play_turns(self.brain, then, luck, turn, self.effort.turns)
        return self.brain.payoff(then, seat)
