"""Our games: random play, forks, imagined worlds, saves, views. The driver itself is not compiled.

Played with events on (a record is kept) and options listed at every question. A decision is an answered question with
at least two answers. A fork is timed with the first answer given to it.
"""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import msgspec

from bench.model import Load
from igroteka.bots import brain_of
from igroteka.bots.brain import Brain
from igroteka.bots.chair import Chair
from igroteka.bots.search import Arm, Search
from igroteka.engine import Ask, Fate, Game, Match, Race, Several, Show
from igroteka.games import games
from igroteka.testing.walk import walk

AnyMatch = Match[Any]
STATES = 40
"""Positions from the middle of random games over which forks, saves and the like are timed."""

PLAIN: dict[type, bool] = {}
"""Whether a prompt of this type is a question with listed answers, of which one is chosen."""

ENDLESS = 100_000
"""A game with this many decisions does not end: raise an error instead of filling the memory."""


def game_of(name: str) -> Game[Any]:
    if name == "market":
        from tests.slices.market import MARKET

        return MARKET
    return games[name]


def play(name: str, players: int) -> Load:
    """Whole random games, the collector as seldom as where they are simulated."""
    from igroteka.engine.collector import collect_seldom  # old checkouts, which import this module too, have none

    collect_seldom()
    game = game_of(name)
    luck = Random(1)
    draw = luck.random
    fate = Fate(1)

    def turns() -> Iterator[int]:
        seed = 0
        while True:
            seed += 1
            match = game.start(players, seed, bots=range(players), forkable=False)
            decisions = 0
            while True:  # Python 3.11 warms up a loop only if it jumps back without a condition
                prompt: Any = match.prompt
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
                        match.step(prompt.seat, 0)
                else:
                    decisions += answer_some(match, fate, draw)
                if decisions > ENDLESS:
                    raise RuntimeError(f"{name}: no end after {decisions} decisions ({players} players, seed {seed})")
            yield decisions

    return Load(turns())


def answer_some(match: AnyMatch, fate: Fate, draw: Callable[[], float]) -> int:
    """Give one answer to anything but a plain choice: a race, a batch, an open answer, sealed answers."""
    prompt = match.prompt
    assert prompt is not None
    if isinstance(prompt, Race):
        before = match.g.asked
        walk(match, fate)
        return int(match.g.asked != before or match.prompt is prompt)
    ask = next(ask for ask in prompt.open() if not ask.given)
    if isinstance(ask, Several | Show):
        match.answer(ask.seat, ask.random_answer(fate))
        return 1
    count = len(ask.options)
    match.step(ask.seat, int(draw() * count))
    return int(count > 1)


# ------------------------------------------------------- positions in mid-game


def positions(name: str, players: int, rest: bool | None) -> list[AnyMatch]:
    """Forks taken at random moments of random games: at rest, inside an action, or either."""
    game = game_of(name)
    found: list[AnyMatch] = []
    luck = Random(5)
    for seed in range(1, 400):
        match = game.start(players, seed, bots=range(players))
        fate = Fate(seed)
        kept = 0
        while match.prompt is not None and kept < 4:
            at_rest = match.prompt.rest
            if (rest is None or at_rest == rest) and luck.random() < 0.08 and answers_of(match, fate):
                found.append(match.fork())
                kept += 1
            walk(match, fate)
        if len(found) >= STATES:
            return found[:STATES]
    raise RuntimeError(f"{name}: too few positions")


def answers_of(match: AnyMatch, fate: Fate) -> tuple[int, int, str] | None:
    """Seat and index, or key, of a possible answer."""
    for ask in match.asks:
        if ask.given:
            continue
        if not isinstance(match.prompt, Race) and not isinstance(ask, Several | Show):
            return ask.seat, fate.below(len(ask.options)), ""
        if key := ask.random_answer(fate):
            return ask.seat, -1, key
    return None


def fork(name: str, players: int, where: str) -> Load:
    """A rollout's fork (nobody listens, it forks no further) and the first answer."""
    rest = {"rest": True, "action": False, "any": None}[where]
    fate = Fate(9)
    found = [(match, answer) for match in positions(name, players, rest) if (answer := answers_of(match, fate))]
    steps = sum(len(match.since) for match, _ in found) / len(found)

    def forks() -> Iterator[int]:
        while True:
            for match, (seat, index, key) in found:
                twin = match.fork(listen=False, forkable=False)
                if index >= 0:
                    twin.step(seat, index)
                else:
                    twin.answer(seat, key)
            yield len(found)

    return Load(forks(), {"answers replayed": steps})


def whole_fork(name: str, players: int) -> Load:
    """A fork that keeps the log and can be forked again."""
    found = positions(name, players, None)

    def forks() -> Iterator[int]:
        while True:
            for match in found:
                match.fork()
            yield len(found)

    return Load(forks())


def imagine(name: str, players: int) -> Load:
    """An imagined world of a seat."""
    found = positions(name, players, None)

    def worlds() -> Iterator[int]:
        seed = 0
        while True:
            for match in found:
                seed += 1
                match.imagine(seed % players, seed)
            yield len(found)

    return Load(worlds())


def rollout(name: str, players: int) -> Load:
    """Trials of answers by a hard bot: its part of an imagined world, a fork, the turns played on, the judgement. Where
    it makes none, as in Rickshank, those of a hint."""
    plain = brain_of(game_of(name))
    hard = plain.for_one("hard")
    asked = [(match, ask) for match in positions(name, players, True) if (ask := choice_of(match)) is not None]
    trials = [trial for match, ask in asked if (trial := trials_of(hard, match, ask)) is not None]
    if not trials:
        trials = [trial for match, ask in asked if (trial := trials_of(plain, match, ask)) is not None]

    def rollouts() -> Iterator[int]:
        while True:
            for trial in trials:
                yield trial()

    return Load(rollouts())


def choice_of(match: AnyMatch) -> Ask | None:
    """A question with several answers that the table waits for."""
    asks = [ask for ask in match.asks if ask.must and len(ask.options) > 1]
    return next((ask for ask in asks if not isinstance(ask, Several | Show)), None)


def trials_of(brain: Brain[Any], match: AnyMatch, ask: Ask) -> Callable[[], int] | None:
    """What makes some trials and tells how many: a search's in one world, or those of ranks that search by themselves;
    None if the brain tries nothing here."""
    effort = brain.effort(match, ask)

    def rank() -> int:
        before = brain.tried
        brain.rank(match, ask.seat, ask)
        return brain.tried - before

    if effort is None:
        return rank if rank() else None
    keys = tuple([option.key for option in ask.options[: effort.answers]])
    search = Search(brain, Chair(match, ask.seat), keys, effort, 1)

    def try_all() -> int:
        search.try_all([Arm(i, key) for i, key in enumerate(keys)])
        return len(keys)

    return try_all


def save(name: str, players: int) -> Load:
    """A save in bytes."""
    game, found = game_of(name), positions(name, players, None)
    sizes = [len(game.save(match)) for match in found]

    def saves() -> Iterator[int]:
        while True:
            for match in found:
                game.save(match)
            yield len(found)

    return Load(saves(), {"bytes": sum(sizes) / len(sizes)})


def view(name: str, players: int) -> Load:
    """Build and encode views of a seat."""
    found = positions(name, players, None)
    encode = msgspec.json.encode
    sizes = [len(encode(match.view(0))) for match in found]

    def views() -> Iterator[int]:
        seat = 0
        while True:
            for match in found:
                seat = (seat + 1) % players
                encode(match.view(seat))
            yield len(found)

    return Load(views(), {"bytes": sum(sizes) / len(sizes)})
