"""The bots' heuristics: what a position is worth to the team, and macro moves tried out in imagined worlds.

A card is judged together with where it leads: for each place the rest of the turn, the known monster move included, is
played out a few times by `instinct`, and the position it leaves is valued. `hard` plays the best of them on for a
round, everybody by `best_move`, and takes the chance to win then. Budgets are numbers of such trials.
"""

from typing import Final

from igroteka.engine import Ask, Match
from igroteka.games.gravity_falls.bot.moves import best_move
from igroteka.games.gravity_falls.bot.policy import instinct
from igroteka.games.gravity_falls.bot.value import worth
from igroteka.games.gravity_falls.pieces import REST
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
