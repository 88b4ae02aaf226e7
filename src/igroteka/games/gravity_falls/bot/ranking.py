"""The bots' heuristics: what a position is worth to the team, and macro moves tried out in imagined worlds.

A card is judged together with where it leads: for each place the rest of the turn, the known monster move included, is
played out a few times by `instinct`, and the position it leaves is valued. `hard` plays the best of them on for a
round, everybody by `best_move`, and takes the chance to win then. Budgets are numbers of such trials.
"""

from collections.abc import Sequence
from typing import Final

from igroteka.bots.brain import Aspect, Brain, Effort, Reply
from igroteka.engine import Ask, Fate, Match, Several
from igroteka.engine.events import Value
from igroteka.games.gravity_falls.bot.aspects import ASPECTS
from igroteka.games.gravity_falls.bot.company import REPLIES, considerate, reply
from igroteka.games.gravity_falls.bot.moves import best_move
from igroteka.games.gravity_falls.bot.policy import instinct, token_scores
from igroteka.games.gravity_falls.bot.reasons import explain
from igroteka.games.gravity_falls.bot.value import NAMES, features, worth
from igroteka.games.gravity_falls.bot.weights import WEIGHTS
from igroteka.games.gravity_falls.pieces import MOVEMENT_DECK, REST
from igroteka.games.gravity_falls.state import Table

MANY: Final = 40
"""With more macro moves than this each is tried in one world less."""
PLANNED: Final = ("play", "walk", "teleport")
CASTING: Final = ("choose_monster", "choose_character")

Macro = tuple[str, str]
"""The answer, and where the card leads: '' if it is not asked."""


class Looks:
    """In how many imagined worlds a move is tried before it is made."""

    def __init__(self, first: int, second: int, short_list: int, inner: int, turns: int = 1) -> None:
        self.first: Final = first
        """Every macro move."""
        self.second: Final = second
        self.short_list: Final = short_list
        """So many more for so many of the best."""
        self.inner: Final = inner
        """The answers to a question inside the turn."""
        self.turns: Final = turns
        """So many turns the short list is played on; with more than one the better half of it goes on each time."""


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


def at_once(g: Table, ask: Ask) -> str:
    """The quick policy."""
    return best_move(g, ask) if ask.name in PLANNED and len(ask.options) > 1 else instinct(g, ask)


def seeds(world: Match[Table], count: int) -> list[int]:
    """Luck for as many worlds, another for every decision: the world was imagined with the bot's own."""
    luck = world.g.fate.copy()
    return [luck.word() for _ in range(count)]


def plan(world: Match[Table], seat: int, ask: Ask, looks: Looks) -> list[float]:
    """Every macro move in a few worlds, the best ones in more; an option is worth its best macro move."""
    macros = macro_moves(world, seat, ask)
    first = looks.first if len(macros) <= MANY else looks.first - 1
    luck = seeds(world, first + looks.second)
    totals = dict.fromkeys(macros, 0.0)
    look(world, seat, macros, totals, luck[:first])
    means = {macro: totals[macro] / first for macro in macros}
    best = sorted(macros, key=lambda macro: -totals[macro])[: looks.short_list]
    look(world, seat, best, totals, luck[first:])
    for macro in best:
        means[macro] = totals[macro] / (first + looks.second)
    floor = min(means[macro] for macro in best)
    for macro in macros:
        if macro not in best:
            means[macro] = min(means[macro], floor) - 0.01
    return [max(means[macro] for macro in macros if macro[0] == option.key) for option in ask.options]


def look(world: Match[Table], seat: int, macros: list[Macro], totals: dict[Macro, float], luck: list[int]) -> None:
    """Try the macro moves in worlds of that luck, the same for each of them."""
    for seed in luck:
        for macro, then in reached(world.imagine(seat, seed), seat, macros):
            totals[macro] += run(then, seat)


def reached(there: Match[Table], seat: int, macros: list[Macro]) -> list[tuple[Macro, Match[Table]]]:
    """A world after each of the macro moves."""
    answered: dict[str, Match[Table]] = {}
    found: list[tuple[Macro, Match[Table]]] = []
    for answer, place in macros:
        if answer not in answered:
            answered[answer] = there.fork(listen=False, forkable=False)
            answered[answer].answer(seat, answer)
        then = answered[answer]
        if place:
            then = then.fork(False, False)
            then.answer(seat, place)
        found.append(((answer, place), then))
    return found


def macro_moves(world: Match[Table], seat: int, ask: Ask) -> list[Macro]:
    """The options of the question, each with every place it can lead to."""
    moves: list[Macro] = []
    for option in ask.options:
        if ask.name == "play" and option is not REST:
            then = world.fork(listen=False, forkable=False)
            then.answer(seat, option.key)
            if then.g.active == seat and then.asks and then.asks[0].name in ("walk", "teleport"):
                moves.extend([(option.key, place.key) for place in then.asks[0].options])
                continue
        moves.append((option.key, ""))
    return moves


def trial(there: Match[Table], seat: int, answer: str) -> float:
    """What one answer leads to, in one world."""
    then = there.fork(listen=False, forkable=False)
    active = then.g.active
    then.answer(seat, answer)
    return run(then, active)


def run(then: Match[Table], active: int) -> float:
    """To the end of the turn by instinct; then what the position is worth."""
    while then.prompt is not None and then.g.active == active:
        ask = then.asks[0]
        then.answer(ask.seat, instinct(then.g, ask))
    return worth(then)


PLAIN: Final = GravityBrain(Looks(3, 7, 5, 6), Effort(96, 4, 1))
CAREFUL: Final = GravityBrain(Looks(2, 48, 6, 16, turns=4))
