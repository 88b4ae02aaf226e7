"""What `bench.against` runs in both checkouts: random play, forks with their first answer, and rollouts (of an imagined
world, with random answers), between two marks.

It uses only names that old checkouts have too, so that both are driven by the very same code.
"""

import contextlib
import ctypes
import gc
import importlib
import sys
from collections.abc import Sequence
from random import Random
from typing import Any

from igroteka.engine import Ask, Fate, Race, Several, Show
from igroteka.engine.kinds import Choice
from igroteka.games import games

PLAYERS = 3
DECISIONS = 1500
POSITIONS = 40
ROLLOUTS = 4
"""Of each imagined world."""
ANSWERS = 8
"""Of each rollout: about a turn."""

PLAIN: dict[type, bool] = {}
"""Whether a prompt of this type is a question with listed answers, of which one is chosen."""

Answer = tuple[int, int, str]
"""Seat and index of an option; or seat, -1 and a key."""


def random_answer(ask: Any, fate: Fate) -> str:
    key: str = ask.random_answer(fate) if hasattr(ask, "random_answer") else ask.wander(fate)
    return key


def walk(match: Any, fate: Fate) -> int:
    """A random answer, or time that passes; 1 if it was a decision."""
    prompt, asks = match.prompt, [ask for ask in match.asks if not ask.given]
    if not [ask for ask in asks if ask.options or not isinstance(ask, Choice)]:
        match.pass_time(prompt.until())
        return 0
    at = None
    if isinstance(prompt, Race):
        at = match.g.now + 100 + fate.below(5_000)
        must = [ask for ask in asks if ask.must]
        asks = must if must and fate.below(5) else asks
    ask, key = asks[0], ""
    while not key:
        ask = asks[fate.below(len(asks))]
        key = random_answer(ask, fate)
    if at is not None:
        match.pass_time(at - 1)
        if match.prompt is not prompt or match.why_not(ask.seat, key) is not None:
            return 0
    match.answer(ask.seat, key, at)
    return int(len(ask.options) != 1)


def play(game: Any, enough: int) -> int:
    """Whole random games, until they have taken that many decisions; how many they took."""
    decisions = seed = 0
    while decisions < enough:
        seed += 1
        draw, fate = Random(seed).random, Fate(seed)
        match = game.start(PLAYERS, seed, bots=range(PLAYERS), forkable=False)
        while True:  # Python 3.11 warms up a loop only if it jumps back without a condition
            prompt = match.prompt
            if prompt is None:
                break
            plain = PLAIN.get(type(prompt))
            if plain is None:
                plain = PLAIN[type(prompt)] = isinstance(prompt, Ask) and not isinstance(prompt, (Several, Show))
            if plain:
                count = len(prompt.options)
                if count > 1:
                    decisions += 1
                match.step(prompt.seat, int(draw() * count))
            else:
                decisions += walk(match, fate)
    return decisions


def positions(game: Any) -> list[tuple[Any, Answer]]:
    """Random moments of random games, at rest and inside actions, each with an answer to give."""
    found: list[tuple[Any, Answer]] = []
    seed = 0
    while len(found) < POSITIONS:
        seed += 1
        luck, fate = Random(seed), Fate(seed)
        match = game.start(PLAYERS, seed, bots=range(PLAYERS))
        while match.prompt is not None:
            if luck.random() < 0.08 and (answer := answer_to(match, fate)) is not None:
                found.append((match.fork(), answer))
            walk(match, fate)
    return found[:POSITIONS]


def answer_to(match: Any, fate: Fate) -> Answer | None:
    for ask in match.asks:
        if ask.given:
            continue
        if not isinstance(match.prompt, Race) and not isinstance(ask, Several | Show):
            return ask.seat, fate.below(len(ask.options)), ""
        if key := random_answer(ask, fate):
            return ask.seat, -1, key
    return None


def fork(found: Sequence[tuple[Any, Answer]]) -> int:
    for match, (seat, index, key) in found:
        twin = match.fork(listen=False, forkable=False)
        if index >= 0:
            twin.step(seat, index)
        else:
            twin.answer(seat, key)
    return len(found)


def rollout(found: Sequence[tuple[Any, Answer]]) -> int:
    for number, (match, (seat, _, _)) in enumerate(found):
        world = match.imagine(seat, number)
        for n in range(ROLLOUTS):
            twin, fate = world.fork(listen=False, forkable=False), Fate(n)
            for _ in range(ANSWERS):
                if twin.prompt is not None:
                    walk(twin, fate)
    return ROLLOUTS * len(found)


def main(name: str, what: str, marks: str) -> None:
    """Print how many decisions, forks or rollouts were measured."""
    game, mark = games[name], ctypes.CDLL(marks)
    found = [] if what == "play" else positions(game)

    def work(enough: int) -> int:
        return play(game, enough) if what == "play" else fork(found) if what == "fork" else rollout(found)

    with contextlib.suppress(ImportError):  # as this checkout simulates: old ones leave the collector as it is
        importlib.import_module("igroteka.engine.collector").collect_seldom()
    work(1)  # warm
    gc.collect()
    gc.freeze()
    mark.begin()
    units = work(DECISIONS)
    mark.end()
    print(units)


if __name__ == "__main__":
    main(*sys.argv[1:])
