"""The bots' heuristics: what a position is worth to the team, and macro moves tried out in imagined worlds.

A card is judged together with where it leads: for each place the rest of the turn, the known monster move included, is
played out a few times by `instinct`, and the position it leaves is valued. Budgets are numbers of such trials.
"""

from collections.abc import Sequence
from typing import Final

from igroteka.bots.brain import Brain, Reply
from igroteka.engine import Ask, Match, Several
from igroteka.engine.events import Value
from igroteka.games.gravity_falls.bot.company import REPLIES, considerate, reply
from igroteka.games.gravity_falls.bot.policy import instinct, token_scores
from igroteka.games.gravity_falls.bot.reasons import explain
from igroteka.games.gravity_falls.bot.value import worth
from igroteka.games.gravity_falls.pieces import REST
from igroteka.games.gravity_falls.state import Table

FIRST_LOOK: Final = 3
"""Worlds in which every macro move is tried; one less where there are very many."""
MANY: Final = 40
SECOND_LOOK: Final = 7
"""More worlds for the best of them."""
SHORT_LIST: Final = 5
QUICK_LOOK: Final = 6
"""Worlds for a question inside the turn."""
PLANNED: Final = ("play", "walk", "teleport")

Macro = tuple[str, str]
"""The answer, and where the card leads: '' if it is not asked."""


class GravityBrain(Brain[Table]):
    """One ply deep: to the end of the turn and the monster's answer to it."""

    intentions: Sequence[str] = ("rest", "card", "fight", "guard", "persuade", "lift", "carry")
    replies: Sequence[str] = REPLIES
    joys: Sequence[str] = ("defeated", "knocked_down")
    woes: Sequence[str] = ("fought_off",)
    samples = 1
    noise = 1.5
    shared: bool = True

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
            return plan(world, seat, ask)
        if ask.name == "choose_monster" or ask.name == "choose_character":
            return [float(option.key == ask.default()) for option in ask.options]
        ranks = [0.0 for _ in ask.options]
        for seed in seeds(world, QUICK_LOOK):
            there = world.imagine(seat, seed)
            for i, option in enumerate(ask.options):
                ranks[i] += trial(there, seat, option.key) / QUICK_LOOK
        return ranks

    def reason(self, world: Match[Table], seat: int, ask: Ask, answer: str) -> tuple[str, dict[str, Value]]:
        chosen = next((option for option in ask.options if option.key == answer), None)
        return explain(world.g, seat, ask, chosen)


def seeds(world: Match[Table], count: int) -> list[int]:
    """Luck for as many worlds, another for every decision: the world was imagined with the bot's own."""
    luck = world.g.fate.copy()
    return [luck.word() for _ in range(count)]


def plan(world: Match[Table], seat: int, ask: Ask) -> list[float]:
    """Every macro move in a few worlds, the best ones in more; an option is worth its best macro move."""
    macros = macro_moves(world, seat, ask)
    first = FIRST_LOOK if len(macros) <= MANY else FIRST_LOOK - 1
    luck = seeds(world, first + SECOND_LOOK)
    totals = dict.fromkeys(macros, 0.0)
    look(world, seat, macros, totals, luck[:first])
    means = {macro: totals[macro] / first for macro in macros}
    best = sorted(macros, key=lambda macro: -totals[macro])[:SHORT_LIST]
    look(world, seat, best, totals, luck[first:])
    for macro in best:
        means[macro] = totals[macro] / (first + SECOND_LOOK)
    floor = min(means[macro] for macro in best)
    for macro in macros:
        if macro not in best:
            means[macro] = min(means[macro], floor) - 0.01
    return [max(means[macro] for macro in macros if macro[0] == option.key) for option in ask.options]


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
