"""What is missing or wrong in a game, in the order in which one works: the package, rules, words, board, bots, laws."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from typing import TYPE_CHECKING

from igroteka.packages import has_module, package_of
from igroteka.testing.check.board import board_faults
from igroteka.testing.check.fault import Fault
from igroteka.testing.check.played import bots_fail, laws_broken, unlisted_questions
from igroteka.testing.check.sources import private_imports, sets_no_field, uncited_rules
from igroteka.testing.check.word_use import OF_GAMES, OF_PACKAGES

if TYPE_CHECKING:
    from igroteka.engine.game import AnyGame

DEFAULTS = {
    "bot": "bots judge by `standing`",
    "terminal": "the table is drawn from the view alone",
    "content": "the box is `content.yaml`, or empty",
}
"""The files that a game may leave out, and what stands in their place."""


def check_game(id: str) -> Iterator[Fault]:
    """Everything that is missing or wrong. A game that cannot be opened, or has no words, gets no further."""
    package = package_of(id)
    try:
        game: AnyGame = import_module(package).GAME
    except Exception as error:
        yield Fault("__init__.py", 0, f"cannot be opened: {type(error).__name__}: {error}")
        return
    if game.id != id:
        yield Fault("__init__.py", 0, f"is installed as {id}, but its GAME says {game.id}")
        return
    for check in CHECKS:
        yield from dict.fromkeys(check(game))


def words_faults(game: AnyGame) -> Iterator[Fault]:
    package = package_of(game.id)
    for check in OF_PACKAGES:
        yield from check(package)
    for of_game in OF_GAMES:
        yield from of_game(game)


def defaults_used(id: str) -> dict[str, str]:
    """For each file that the game leaves out, the default that is used instead."""
    return {name: what for name, what in DEFAULTS.items() if not has_module(package_of(id), name)}


CHECKS = (
    private_imports,
    uncited_rules,
    sets_no_field,
    words_faults,
    board_faults,
    unlisted_questions,
    bots_fail,
    laws_broken,
)
"""In the order in which one works."""

__all__ = ["Fault", "check_game", "defaults_used"]
