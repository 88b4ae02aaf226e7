"""The game as it is played: it is drawn and observed, its questions are listed, bots come to an end, the laws hold."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib import import_module
from typing import TYPE_CHECKING

from igroteka.bots import RANDOM, levels_of, play, player
from igroteka.content.words import LANGUAGES, Words
from igroteka.engine.events import EventKind, Input
from igroteka.engine.fate import Fate
from igroteka.packages import has_module, package_of
from igroteka.testing.check.fault import Fault, fault_at, lines_of, raised
from igroteka.testing.check.needs import objects
from igroteka.testing.check.sources import place_of, sources, texts
from igroteka.testing.laws import Broken, check_laws
from igroteka.testing.walk import random_match, walk

if TYPE_CHECKING:
    from igroteka.engine.game import AnyGame
    from igroteka.engine.match import AnyMatch

ASKS = 40
"""At so many questions of a game the laws are checked; `check_laws` in the game's own tests looks further."""


def moments(game: AnyGame) -> Iterator[AnyMatch]:
    """A random game at each of its first questions, and at its end."""
    match, fate = game.start(game.most, seed=1), Fate(8)
    for _ in range(ASKS):
        yield match
        if match.prompt is None:
            return
        walk(match, fate)
    yield random_match(game, game.most, 1)


def not_drawn(game: AnyGame) -> Iterator[Fault]:
    """The table is drawn in the terminal for every seat, in both languages."""
    package = package_of(game.id)
    if not has_module(package, "terminal"):
        return
    draw = import_module(f"{package}.terminal").draw
    for lang in LANGUAGES:
        words = Words(game.id, lang, [f"P{seat}" for seat in range(game.most)])
        words.strict = True
        for match in moments(game):
            for seat in (None, *range(match.g.seats)):
                try:
                    draw(match.view(seat), words)
                except Exception as error:
                    yield raised(package, error, path="terminal.py")
                    return


def unlisted_questions(game: AnyGame) -> Iterator[Fault]:
    """`questions` names every kind that is asked."""
    log = random_match(game, game.most, 1).log
    asked = {entry.what for entry in log if isinstance(entry, Input) and entry.step[0] == "answer"}
    if not game.questions:
        listed = "".join(f'"{kind}", ' for kind in sorted(asked))
        yield made_at(game, f"`questions=({listed.rstrip()})` is missing: programs that learn need their order")
        return
    for kind in sorted(asked - {*game.questions}):
        yield place_of(package_of(game.id), kind, f"the question {kind} is not among `questions`")


def made_at(game: AnyGame, what: str) -> Fault:
    """Where GAME is made."""
    package = package_of(game.id)
    for path in sources(package):
        found = fault_at(package, path, "GAME", what)
        if found.line and "import" not in lines_of(package, path)[found.line - 1]:
            return found
    return Fault("", 0, what)


def not_observed(game: AnyGame) -> Iterator[Fault]:
    """What `observe` tells fits what it says of itself, for every seat at every moment."""
    package = package_of(game.id)
    features = game.features(game.setup(game.most, 1, (), None, {}))
    size = sum(feature.size for feature in features)
    for match in moments(game):
        for seat in range(match.g.seats):
            out = bytearray(size)
            try:
                game.encode(match.g, seat, out, 0)
            except Exception as error:
                yield raised(package, error, "observe")
                return
            at = 0
            for feature in features:
                if any(number > feature.high for number in out[at : at + feature.size]):
                    yield place_of(package, feature.name, f"observe tells more than {feature.high} of {feature.name}")
                    return
                at += feature.size


def bots_fail(game: AnyGame) -> Iterator[Fault]:
    """A game of each level comes to its end."""
    for level in levels_of(game):
        try:
            match = game.start(game.least, seed=1)
            play(match, [player(game, level, 1, seat) for seat in range(game.least)])
        except Exception as error:
            yield raised(package_of(game.id), error, level, "bot.py" if level != RANDOM else "")
            return


def laws_broken(game: AnyGame) -> Iterator[Fault]:
    for players in dict.fromkeys((game.least, game.most)):
        try:
            check_laws(game, players, games=1, asks=ASKS)
        except Broken as broken:
            yield law_at(game, broken)
            return
        except Exception as error:
            yield raised(package_of(game.id), error)
            return


def law_at(game: AnyGame, broken: Broken) -> Fault:
    """At the event, the question or the rule that it names; else at the question after whose answer it is broken."""
    package = package_of(game.id)
    known = {event.name for event in objects(package, EventKind)} | {*game.questions}
    named = [word for word in re.findall(r"[\w-]+", broken.what) if word in known or re.fullmatch(r"[A-Z]+-\d+", word)]
    literals = {text for _, _, text in texts(package)}
    name = next((word for word in [*named, broken.asked] if word in literals), "")
    return place_of(package, name, f"law {broken.law}: {broken.what}")
