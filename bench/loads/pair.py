"""What `bench.guard` and `bench.against` run: random play, forks with their first answer, rollouts, imagined worlds,
views, trials of hard bots. Between two marks, where instructions are counted; or in slices, where time is measured.

It uses only names that old checkouts have too, so that both are driven by the very same code.
"""

import contextlib
import ctypes
import gc
import importlib
import sys
from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any

import msgspec

from bench.loads.ours import answer_some, choice_of, trials_of
from bench.model import Load
from igroteka.bots import brain_of
from igroteka.engine import Ask, Fate, Race, Several, Show
from igroteka.engine.kinds import Choice
from igroteka.games import games

PLAYERS = 3
DECISIONS = 1500
OTHER_GAMES = 1000
"""Their seeds begin here."""
POSITIONS = 40
ROLLOUTS = 4
"""Of each imagined world."""
ANSWERS = 8
"""Of each rollout: about a turn."""

SENT, SENT_OF_A_GAME = 4, 75
"""Views are encoded after so many answers of so many games."""
TOLD = 200
TOGETHER = 16

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


def play(game: Any, enough: int, first: int = 0) -> int:
    """Whole random games, until they have taken that many decisions; how many they took."""
    decisions, seed = 0, first
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
                decisions += answer_some(match, fate, draw)
    return decisions


def positions(game: Any, inside: bool = False) -> list[tuple[Any, Answer]]:
    """Random moments of random games, at rest and inside actions (or only these), each with an answer to give."""
    found: list[tuple[Any, Answer]] = []
    seed = 0
    while len(found) < POSITIONS:
        seed += 1
        luck, fate = Random(seed), Fate(seed)
        match = game.start(PLAYERS, seed, bots=range(PLAYERS))
        while match.prompt is not None:
            wanted = luck.random() < 0.08 and not (inside and match.prompt.rest)
            if wanted and (answer := answer_to(match, fate)) is not None:
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


def imagine(found: Sequence[tuple[Any, Answer]]) -> int:
    for number, (match, _) in enumerate(found):
        match.imagine(number % PLAYERS, number)
    return len(found)


def view(found: Sequence[tuple[Any, Answer]]) -> int:
    """Build and encode the view of each seat."""
    for match, _ in found:
        for seat in range(PLAYERS):
            msgspec.json.encode(match.view(seat))
    return PLAYERS * len(found)


def hard(game: Any) -> list[Callable[[], int]]:
    """Trials of answers by a hard bot, or by a hint, where the hard bot makes none."""
    plain = brain_of(game)
    asked = [(match, ask) for match, _ in positions(game) if (ask := choice_of(match)) is not None]
    for brain in (plain.for_one("hard"), plain):
        trials = [trial for match, ask in asked if (trial := trials_of(brain, match, ask)) is not None]
        if trials:
            return trials
    raise RuntimeError("no bot of this game tries anything")


def told(game: Any) -> Callable[[int], int]:
    """What a server makes of every answer for three seats and the public: views, what has changed of them, events."""
    try:
        streams = importlib.import_module("igroteka.server.streams.stream")
    except ImportError:  # an old checkout
        streams = importlib.import_module("igroteka.server.streams")

    def tell(enough: int) -> int:
        answers = seed = 0
        while answers < enough:
            seed += 1
            match, fate = game.start(PLAYERS, seed), Fate(seed)
            keep = match.keep_moments if hasattr(match, "keep_moments") else match.stage
            keep(True)
            log = streams.StepLog(match, [])
            audiences = {seat: streams.Stream(log, seat, True) for seat in (None, *range(PLAYERS))}
            while match.prompt is not None and answers < enough:
                walk(match, fate)
                if log.take(0, audiences) is not None:
                    answers += 1
                    for stream in audiences.values():
                        stream.change(log, stream.step(log), 0, 0, True)
        return answers

    return lambda enough: tell(min(enough, TOLD))


def sent(game: Any) -> Callable[[int], int]:
    """Views after answers, for three seats and the public, encoded as a server encodes them: in parts, of which it
    keeps those that have not changed. What the games take to play is left out."""
    try:
        encoded = importlib.import_module("igroteka.server.streams.views").EncodedViews
    except ImportError:  # an old checkout
        encoded = importlib.import_module("igroteka.server.views").EncodedViews
    games_played: list[list[Any]] = []
    for seed in range(1, SENT + 1):
        match, fate = game.start(PLAYERS, seed), Fate(seed)
        moments: list[Any] = []
        while match.prompt is not None and len(moments) < SENT_OF_A_GAME:
            walk(match, fate)
            moments.append(match.fork())
        games_played.append(moments)

    def encode(_: int) -> int:
        for moments in games_played:
            views = encoded(moments[0])
            for moment in moments:
                views.match = moment
                views.refresh()
                for seat in (None, *range(PLAYERS)):
                    views.view(seat)
        return sum(len(moments) for moments in games_played)

    return encode


def vector(name: str) -> Callable[[int], int]:
    """Steps of matches that are stepped together."""
    import numpy as np

    from igroteka.envs.vector import Vector

    made, luck = Vector(name, PLAYERS, TOGETHER), np.random.default_rng(1)
    made.reset()

    def step(enough: int) -> int:
        for _ in range(-(-enough // TOGETHER)):
            made.step(np.array(made.sample(luck)))
        return -(-enough // TOGETHER) * TOGETHER

    return step


OPERATIONS = {"fork": fork, "inside": fork, "rollout": rollout, "imagine": imagine, "view": view}


def make_work(name: str, what: str) -> Callable[[int], int]:
    """What does the work and returns how many units it was. Random play is given how many decisions it should be."""
    with contextlib.suppress(ImportError):  # as this checkout simulates: old ones leave the collector as it is
        importlib.import_module("igroteka.engine.collector").collect_seldom()
    game = games[name]
    if what == "play":
        return lambda enough: play(game, enough)
    if what == "told":
        return told(game)
    if what == "sent":
        return sent(game)
    if what == "vector":
        return vector(name)
    if what == "hard":
        trials = hard(game)
        return lambda _: sum(trial() for trial in trials)
    found, operation = positions(game, what == "inside"), OPERATIONS[what]
    return lambda _: operation(found)


def timed(name: str, what: str) -> Load:
    """The work of `make_work` in slices of time."""
    work = make_work(name, what)

    def slices() -> Iterator[int]:
        while True:
            yield work(DECISIONS)

    return Load(slices())


def main(name: str, what: str, marks: str) -> None:
    """Print how many decisions, forks or rollouts were measured, once all is warm: of play, by other games."""
    work, mark = make_work(name, what), ctypes.CDLL(marks)
    if what == "play":
        play(games[name], DECISIONS, OTHER_GAMES)
    else:
        work(1)
    gc.collect()
    gc.freeze()
    mark.begin()
    units = work(DECISIONS)
    mark.end()
    print(units)


if __name__ == "__main__":
    main(*sys.argv[1:])
