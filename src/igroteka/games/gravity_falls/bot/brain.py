"""What bots know of Gravity Falls: all of it in the form that every game gives."""

from collections.abc import Sequence
from typing import Final

from igroteka.bots import Aspect, Brain, Effort, Reply
from igroteka.engine import Ask, Fate, Match, Several, Value
from igroteka.games.gravity_falls.bot.aspects import ASPECTS
from igroteka.games.gravity_falls.bot.company import REPLIES, considerate, reply
from igroteka.games.gravity_falls.bot.policy import token_scores
from igroteka.games.gravity_falls.bot.ranking import (
    CASTING,
    PLANNED,
    Looks,
    at_once,
    look,
    macro_moves,
    plan,
    reached,
    seeds,
    trial,
)
from igroteka.games.gravity_falls.bot.reasons import explain
from igroteka.games.gravity_falls.bot.value import NAMES, features, worth
from igroteka.games.gravity_falls.bot.weights import WEIGHTS
from igroteka.games.gravity_falls.pieces import MOVEMENT_DECK
from igroteka.games.gravity_falls.state import Table


class GravityBrain(Brain[Table]):
    """One ply deep: to the end of the turn and the monster's answer to it."""

    intentions: Sequence[str] = ("rest", "card", "fight", "guard", "persuade", "lift", "carry")
    replies: Sequence[str] = REPLIES
    good_moments: Sequence[str] = ("defeated", "knocked_down")
    bad_moments: Sequence[str] = ("fought_off",)
    samples = 1
    noise = 1.5
    levels: Sequence[str] = ("easy", "normal", "hard")
    shared: bool = True
    names: Sequence[str] = NAMES
    weights: Sequence[float] = WEIGHTS

    def __init__(self, looks: Looks, compared: Effort | None = None) -> None:
        self.looks: Final = looks
        self.compared: Final = compared
        """How far answers are played on to compare them for a hint; None: it is not asked for hints."""

    def for_one(self, level: str) -> "GravityBrain":
        return CAREFUL if level == "hard" else self

    def value(self, world: Match[Table], seat: int) -> float:
        return worth(world)

    def rank(self, world: Match[Table], seat: int, ask: Ask) -> list[float]:
        return considerate(world, seat, ask, self.judge(world, seat, ask))

    def reply(self, world: Match[Table], seat: int, about: str) -> Reply | None:
        return reply(world.g, seat, about)

    def judge(self, world: Match[Table], seat: int, ask: Ask) -> list[float]:
        """What each option is worth to the team."""
        if isinstance(ask, Several):
            return token_scores(world.g, ask)
        if ask.name in PLANNED:
            return self.far_plan(world, seat, ask) if self.looks.turns > 1 else plan(world, seat, ask, self.looks)
        if ask.name in CASTING:
            return [float(option.key == ask.default()) for option in ask.options]
        ranks = [0.0 for _ in ask.options]
        for seed in seeds(world, self.looks.inner):
            there = world.imagine(seat, seed)
            for i, option in enumerate(ask.options):
                ranks[i] += trial(there, seat, option.key) / self.looks.inner
        return ranks

    def effort(self, world: Match[Table], ask: Ask) -> Effort | None:
        return None if ask.name in CASTING else self.compared

    def features(self, world: Match[Table], seat: int) -> list[float]:
        return features(world.g)

    def aspect(self, feature: str) -> Aspect | None:
        return ASPECTS.get(feature)

    def turn(self, g: Table) -> int:
        return g.active + 64 * len(g.cards[MOVEMENT_DECK.n])

    def quick(self, world: Match[Table], ask: Ask, fate: Fate) -> str:
        return at_once(world.g, ask)

    def far_plan(self, world: Match[Table], seat: int, ask: Ask) -> list[float]:
        """Macro moves by the chance to win, in percent, over some turns; what is not tried so far is the worst."""
        looks, macros = self.looks, macro_moves(world, seat, ask)
        luck = seeds(world, looks.first + 2 * looks.second * looks.short_list)
        totals = dict.fromkeys(macros, 0.0)
        look(world, seat, macros, totals, luck[: looks.first])
        arms = sorted(macros, key=lambda macro: -totals[macro])[: looks.short_list]
        totals = dict.fromkeys(arms, 0.0)
        rounds, used, seen = max(1, (len(arms) - 1).bit_length()), looks.first, 0
        for number in range(rounds):
            if number:
                arms = sorted(arms, key=lambda macro: -totals[macro])[: max(2, len(arms) // 2)]
            worlds = max(1, looks.second * looks.short_list // (rounds * len(arms)))
            for seed in luck[used : used + worlds]:
                for macro, then in reached(world.imagine(seat, seed), seat, arms):
                    self.tried += 1
                    totals[macro] += 100 * self.chances(then, seat)
            used, seen = used + worlds, seen + worlds
        return [max([totals[m] / seen for m in arms if m[0] == option.key], default=-1.0) for option in ask.options]

    def chances(self, then: Match[Table], seat: int) -> float:
        """The mean chance to win at the ends of some turns, in which everybody answers by the quick policy: the nearer
        ends are surer, the farther ones know more."""
        active, total, left = seat, 0.0, self.looks.turns
        while then.prompt is not None:
            if then.g.active != active:
                active = then.g.active
                total += self.chance(then, seat)
                left -= 1
                if not left:
                    break
            ask = then.asks[0]
            then.answer(ask.seat, at_once(then.g, ask))
        if left:
            total += left * self.payoff(then, seat)
        return total / self.looks.turns

    def reason(self, world: Match[Table], seat: int, ask: Ask, answer: str) -> tuple[str, dict[str, Value]]:
        chosen = next((option for option in ask.options if option.key == answer), None)
        return explain(world.g, seat, ask, chosen)


PLAIN: Final = GravityBrain(Looks(3, 7, 5, 6), Effort(96, 4, 1))
CAREFUL: Final = GravityBrain(Looks(2, 48, 6, 16, turns=4))
