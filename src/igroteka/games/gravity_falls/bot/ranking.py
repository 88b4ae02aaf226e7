"""The bots' heuristics: what a position is worth to the team, and macro moves tried out in imagined worlds.

A card is judged together with where it leads: for each place the rest of the turn, the known monster move included, is
played out a few times by `instinct`, and the position it leaves is valued. Budgets are numbers of such trials.
"""

from collections.abc import Sequence
from typing import Final

from igroteka.bots.brain import Aspect, Brain, Effort, Reply
from igroteka.engine import Ask, Fate, Match, Several
from igroteka.engine.events import Value
from igroteka.games.gravity_falls.bot.aspects import ASPECTS
from igroteka.games.gravity_falls.bot.company import REPLIES, considerate, reply
from igroteka.games.gravity_falls.bot.policy import instinct, token_scores
from igroteka.games.gravity_falls.bot.reasons import explain
from igroteka.games.gravity_falls.bot.value import NAMES, features, worth
from igroteka.games.gravity_falls.bot.weights import WEIGHTS
from igroteka.games.gravity_falls.pieces import MOVEMENT_DECK, REST
from igroteka.games.gravity_falls.state import Table

MANY: Final = 40
"""With more macro moves than this each is tried in one world less."""
SKETCHED: Final = 8
"""Macro moves that are tried at all where an answer is wanted at once."""
PLANNED: Final = ("play", "walk", "teleport")
CASTING: Final = ("choose_monster", "choose_character")

Macro = tuple[str, str]
"""The answer, and where the card leads: '' if it is not asked."""


class Looks:
    """In how many imagined worlds a move is tried before it is made."""

    def __init__(self, first: int, second: int, short_list: int, inner: int) -> None:
        self.first: Final = first
        """Every macro move."""
        self.second: Final = second
        self.short_list: Final = short_list
        """So many more for so many of the best."""
        self.inner: Final = inner
        """The answers to a question inside the turn."""


class GravityBrain(Brain[Table]):
    """One ply deep: to the end of the turn and the monster's answer to it."""

    intentions: Sequence[str] = ("rest", "card", "fight", "guard", "persuade", "lift", "carry")
    replies: Sequence[str] = REPLIES
    joys: Sequence[str] = ("defeated", "knocked_down")
    woes: Sequence[str] = ("fought_off",)
    samples = 1
    noise = 1.5
    levels: Sequence[str] = ("easy", "normal", "hard")
    shared: bool = True
    names: Sequence[str] = NAMES
    weights: Sequence[float] = WEIGHTS
    forks: bool = True

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
            return plan(world, seat, ask, self.looks)
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
        if ask.name not in PLANNED or len(ask.options) == 1:
            return instinct(world.g, ask)
        return sketch(world, ask, fate)

    def reason(self, world: Match[Table], seat: int, ask: Ask, answer: str) -> tuple[str, dict[str, Value]]:
        chosen = next((option for option in ask.options if option.key == answer), None)
        return explain(world.g, seat, ask, chosen)


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


def sketch(world: Match[Table], ask: Ask, fate: Fate) -> str:
    """A few macro moves drawn by lot, each tried once with other luck: the quick way to a sensible turn."""
    macros = macro_moves(world, ask.seat, ask)
    fate.mix(macros)
    totals = dict.fromkeys(macros[:SKETCHED], 0.0)
    look(world, ask.seat, macros[:SKETCHED], totals, [fate.word()])
    return max(totals, key=lambda macro: totals[macro])[0]


def look(world: Match[Table], seat: int, macros: list[Macro], totals: dict[Macro, float], luck: list[int]) -> None:
    """Try the macro moves in worlds of that luck, the same for each of them."""
    for seed in luck:
        there = world.imagine(seat, seed)
        reached: dict[str, Match[Table]] = {}
        for answer, place in macros:
            if answer not in reached:
                reached[answer] = there.fork(listen=False, forkable=False)
                reached[answer].answer(seat, answer)
            then = reached[answer]
            totals[answer, place] += play_out(then.fork(False, False) if place else then, seat, place)


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


def play_out(then: Match[Table], seat: int, place: str) -> float:
    """The rest of the turn, from the place if one is to be chosen."""
    if place:
        then.answer(seat, place)
    return run(then, seat)


def run(then: Match[Table], active: int) -> float:
    """To the end of the turn by instinct; then what the position is worth."""
    while then.prompt is not None and then.g.active == active:
        ask = then.asks[0]
        then.answer(ask.seat, instinct(then.g, ask))
    return worth(then)


PLAIN: Final = GravityBrain(Looks(3, 7, 5, 6), Effort(96, 4, 1))
CAREFUL: Final = GravityBrain(Looks(8, 40, 8, 30))
