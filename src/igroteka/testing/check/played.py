"""The game as it is played: every answer has its number, the bots come to an end, the laws hold."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from igroteka.bots import RANDOM, levels_of, play, player
from igroteka.engine.events import Input
from igroteka.packages import package_of
from igroteka.testing.check.fault import Fault
from igroteka.testing.check.sources import place_of
from igroteka.testing.laws import check_laws
from igroteka.testing.walk import random_match

if TYPE_CHECKING:
    from igroteka.engine.game import AnyGame

ASKS = 40
"""At so many questions of a game the laws are checked; `check_laws` in the game's own tests looks further."""


def unlisted_questions(game: AnyGame) -> Iterator[Fault]:
    """`questions` names every kind that is asked."""
    if not game.questions:
        yield Fault("", 0, "the game names no questions: programs that learn need their order")
        return
    log = random_match(game, game.most, 1).log
    asked = {entry.what for entry in log if isinstance(entry, Input) and entry.step[0] == "answer"}
    for kind in sorted(asked - {*game.questions}):
        yield place_of(package_of(game.id), kind, f"the question {kind} is not among `questions`")


def bots_fail(game: AnyGame) -> Iterator[Fault]:
    """A game of each level comes to its end."""
    for level in levels_of(game):
        match = game.start(game.least, seed=1)
        try:
            play(match, [player(game, level, 1, seat) for seat in range(game.least)])
        except Exception as error:
            yield Fault("bot.py" if level != RANDOM else "", 0, f"{level}: {type(error).__name__}: {error}")


def laws_broken(game: AnyGame) -> Iterator[Fault]:
    for players in dict.fromkeys((game.least, game.most)):
        try:
            check_laws(game, players, games=1, asks=ASKS)
        except Exception as error:
            yield Fault("", 0, f"{type(error).__name__}: {error}")
