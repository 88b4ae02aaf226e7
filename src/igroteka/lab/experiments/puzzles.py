"""`igroteka lab puzzles`: positions of real games in which one answer is clearly best, and the natural one is not.

Normal bots play. At each choice of the first seat the best-ranked answers are tried in worlds that the seat could be
in, as for a hint; where another answer than the natural one seems better, wider searches that look twice as far try
them again. A position is kept if the last two of them, each with luck of its own, name the same answer and put it
clearly before every other. Where a brain can prove the answers to a question, nothing is searched.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial
from itertools import zip_longest
from typing import Any, Final

import msgspec
import yaml

from igroteka.bots import brain_of, play, player
from igroteka.bots.brain import AnyBrain
from igroteka.bots.chair import Asked, Chair
from igroteka.bots.contrast import Contrast
from igroteka.bots.players import same_ask
from igroteka.engine.match import AnyMatch
from igroteka.engine.notation import data_of, from_data
from igroteka.engine.plain import Plain
from igroteka.engine.prompts import Ask
from igroteka.games import games
from igroteka.lab.runs.pool import refuse_when_stopped, spread
from igroteka.lessons import Puzzle, Step

SOLVER: Final = 0
"""The seat of whoever solves it: the one that takes lessons, too."""
LEAST, MOST = 3, 12
"""So many answers: with fewer it is no puzzle, and all of them are tried."""
A_GAME: Final = 3
"""Puzzles that one game may give."""
APART: Final = 6
"""Inputs between two of them."""


class Width(msgspec.Struct, frozen=True):
    """How wide a search is, how far it looks, and by how much the best answer must be ahead."""

    worlds: int
    further: int
    """So many times the turns of a hint."""
    lead: float
    """In chances to win, before the natural answer,"""
    sure: float
    """and in standard errors, before every other."""


GLANCE: Final = Width(8, 1, 0.03, 0.5)
SEARCHES: Final = (Width(30, 2, 0.03, 1.2), Width(120, 2, 0.04, 2.5), Width(240, 2, 0.04, 3.0))
"""One after the other, for what the one before has left; each with luck of its own."""
STAY: Final = 4
"""Answers that are left after the first of them: what is worse was far behind."""


class Hunt(msgspec.Struct, frozen=True):
    """Where puzzles are searched for: a number of games at each of these tables in turn."""

    game: str
    players: list[int]
    games: int
    seed: int
    settings: dict[str, str] = {}

    def command(self) -> str:
        tables = ",".join(map(str, self.players))
        options = "".join(f" --option {key}={value}" for key, value in self.settings.items())
        return f"igroteka lab puzzles {self.game} --players {tables} --games {self.games} --seed {self.seed}{options}"


def clear(contrast: Contrast[Any], natural: str, width: Width) -> str:
    """The best answer, if it is another than the natural one and before all beyond doubt; else ''."""
    best = max(contrast.trials, key=lambda trial: trial.mean)
    if best.key == natural or best.lead(contrast.trial(natural))[0] < width.lead:
        return ""
    for other in contrast.trials:
        if other is not best:
            lead, error = best.lead(other)
            if lead <= width.sure * error:
                return ""
    return best.key


def seen(match: AnyMatch, asked: Asked, brain: AnyBrain, usual: str, seed: int) -> tuple[str, str]:
    """At a glance: what seems to be the best answer, and the natural one, which is another: a normal bot's own, else
    what looks best at the end of this turn. Twice '' if there is nothing to find out."""
    chair = Chair(match, SOLVER)
    found = Contrast(brain, chair, asked, seed, usual)
    if found.effort is None:
        return "", ""
    found.run_all(GLANCE.worlds)
    best = max(found.trials, key=lambda trial: trial.mean).key
    if best != usual:
        return (best, usual) if clear(found, usual, GLANCE) else ("", "")
    near = Contrast(brain, chair, asked, seed, usual, further=0)
    near.run_all(GLANCE.worlds)
    greedy = max(near.trials, key=lambda trial: trial.mean).key
    return (best, greedy) if greedy != best and clear(found, greedy, GLANCE) else ("", "")


def searched(match: AnyMatch, asked: Asked, brain: AnyBrain, natural: str, seed: int) -> Contrast[Any] | None:
    """The last search, if all agree that one answer is clearly best and that it is not the natural one."""
    keys, best = list(asked.options), ""
    for n, width in enumerate(SEARCHES, 1):
        found = Contrast(brain, Chair(match, SOLVER), asked, seed + n, *keys, answers=0, further=width.further)
        found.run_all(width.worlds)
        before, best = best, clear(found, natural, width)
        if not best or before not in ("", best):
            return None
        keys = leaders(found, natural)
    return found


def leaders(found: Contrast[Any], natural: str) -> list[str]:
    """The answers that are tried further: the best, and the natural one."""
    left = [trial.key for trial in sorted(found.trials, key=lambda trial: -trial.mean)[:STAY]]
    return [trial.key for trial in found.trials if trial.key == natural or trial.key in left]


def best_again(game: str, puzzle: Puzzle, seed: int) -> str:
    """The best answer to a puzzle, found anew: twice the worlds of the last search, and other luck."""
    match = from_data(games[game], puzzle.match)
    brain, chair = brain_of(games[game]), Chair(match, SOLVER)
    asked = next(asked for asked in chair.asks if asked.name == puzzle.ask)
    keys = list(asked.options)
    for n, worlds in enumerate((SEARCHES[0].worlds, 2 * SEARCHES[-1].worlds)):
        found = Contrast(brain, chair, asked, seed + n, *keys, answers=0, further=SEARCHES[-1].further)
        found.run_all(worlds)
        keys = leaders(found, puzzle.natural)
    return max(found.trials, key=lambda trial: trial.mean).key


class Finder:
    """Looks at every choice of one game."""

    def __init__(self, hunt: Hunt, number: int) -> None:
        game = games[hunt.game]
        self.number: Final = number
        self.brain: Final[AnyBrain] = brain_of(game)
        players = hunt.players[number % len(hunt.players)]
        others = [seat for seat in range(players) if seat != SOLVER]
        self.match: Final = game.start(players, number, others, **Plain(hunt.settings))
        self.bots: Final = [player(game, "normal", number, seat) for seat in range(self.match.g.seats)]
        self.found: Final[list[Puzzle]] = []
        self.last = -APART

    def look(self) -> list[Puzzle]:
        play(self.match, self.bots, self.note)
        return self.found

    def note(self, ask: Ask, answer: str) -> None:
        """Before an answer is given. In a race it is the first one; what it asks, it asks the solver as well."""
        at = len(self.match.steps)
        if len(self.found) == A_GAME or at - self.last < APART:
            return
        mine = next((each for each in self.match.asks if each.seat == SOLVER and each.name == ask.name), None)
        if mine is None or mine.given:
            return
        puzzle = self.proven(mine, f"puzzle_{self.number}_{at}")
        if puzzle is None and ask is mine:
            puzzle = self.puzzle(Asked(ask), answer, f"puzzle_{self.number}_{at}")
        if puzzle is not None:
            self.found.append(puzzle)
            self.last = at

    def proven(self, ask: Ask, id: str) -> Puzzle | None:
        world = Chair(self.match, SOLVER).imagine(self.number)
        found = self.brain.proof(world, SOLVER, ask)
        if found is None:
            return None
        then = [Step(kind, ask=kind, retry=True, then={"told": [event]}) for kind, event in found.then.items()]
        return Puzzle(
            id,
            ask.name,
            found.best,
            found.natural,
            data_of(self.match),
            proof=found.word,
            facts=found.facts,
            then=then,
        )

    def puzzle(self, asked: Asked, usual: str, id: str) -> Puzzle | None:
        match, brain = self.match, self.brain
        if not is_hard(asked, brain, match):
            return None
        seed = self.number * 100_000 + len(match.steps) * 10
        _, natural = seen(match, asked, brain, usual, seed)
        contrast = searched(match, asked, brain, natural, seed) if natural else None
        if contrast is None:
            return None
        best = max(contrast.trials, key=lambda trial: trial.mean).key
        told = contrast.compare(best, natural)
        world = Chair(match, SOLVER).imagine(seed)
        reason, values = brain.reason(world, SOLVER, same_ask(world, asked), best)
        return Puzzle(
            id,
            asked.name,
            best,
            natural,
            data_of(match),
            told.worlds,
            told.ahead,
            round(told.lead, 3),
            told.aspect,
            told.rule,
            reason,
            values,
            play_on="normal",
        )


def is_hard(asked: Asked, brain: AnyBrain, match: AnyMatch) -> bool:
    """A question that a search may answer, with enough answers and not too many; not one under seal, whose best answer
    is what nobody expects."""
    fits = asked.form == "one" and LEAST <= len(asked.options) <= MOST
    return fits and asked.name != brain.sealed and asked.name not in match.game.unhinted


def puzzles_in(hunt: Hunt, number: int) -> list[Puzzle]:
    """The puzzles of game `number`, found in any process."""
    refuse_when_stopped()
    return Finder(hunt, number).look()


def find(hunt: Hunt, workers: int) -> Iterator[Puzzle]:
    """Yield puzzles as they are found."""
    work, numbers = partial(puzzles_in, hunt), range(hunt.seed, hunt.seed + hunt.games)
    for found in map(work, numbers) if workers == 1 else spread(workers, work, numbers):
        yield from found


def chosen(found: Iterable[Puzzle], count: int) -> list[Puzzle]:
    """A choice of `count` puzzles, of all kinds of questions in turn, the clearest first."""
    by_kind: dict[str, list[Puzzle]] = {}
    for puzzle in sorted(found, key=lambda each: (-each.lead, each.id)):
        by_kind.setdefault(puzzle.ask, []).append(puzzle)
    turns = zip_longest(*by_kind.values())
    return [puzzle for turn in turns for puzzle in turn if puzzle is not None][:count]


def text_of(hunt: Hunt, puzzles: list[Puzzle]) -> str:
    """The file beside the game's content."""
    head = f"# Written by `{hunt.command()}`, by rules of version {games[hunt.game].version}.\n"
    data = [msgspec.to_builtins(puzzle) for puzzle in puzzles]
    return head + yaml.safe_dump(data, sort_keys=False, allow_unicode=True, width=120, default_flow_style=None)
