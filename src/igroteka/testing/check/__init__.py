"""What is missing or wrong in a game, in the order in which one works: the package, rules, words, board, bots, laws."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib import import_module
from typing import TYPE_CHECKING

from igroteka.packages import package_of
from igroteka.testing.check.board import board_faults
from igroteka.testing.check.fault import Fault, home_of, raised
from igroteka.testing.check.played import bots_fail, laws_broken, not_drawn, not_observed, unlisted_questions
from igroteka.testing.check.sources import private_imports, sets_no_field, uncited_rules, untested_rules
from igroteka.testing.check.taught import lesson_faults
from igroteka.testing.check.word_use import OF_GAMES, OF_PACKAGES

if TYPE_CHECKING:
    from typing import TypeAlias

    from igroteka.engine.game import AnyGame

    Check: TypeAlias = Callable[[AnyGame], Iterator[Fault]]

DEFAULTS = {
    "bot": (("bot.py", "bot"), "bots judge by `standing`"),
    "terminal": (("terminal.py",), "the table is drawn from the view alone"),
    "content": (("content.yaml", "content"), "the box is empty"),
}
"""What a game may leave out: where it would stand, and what is there instead."""


def check_game(id: str) -> Iterator[Fault]:
    """Everything that is missing or wrong. A game that cannot be opened gets no further."""
    package = package_of(id)
    try:
        game: AnyGame = import_module(package).GAME
    except (Exception, SystemExit) as error:
        yield raised(package, error, "cannot be opened", "__init__.py")
        return
    if game.id != id:
        yield Fault("__init__.py", 0, f"is installed as {id}, but its GAME says {game.id}")
        return
    said = set[tuple[str, int]]()
    for check in CHECKS:
        found = [each for each in dict.fromkeys(faults_of(check, game)) if (each.path, each.line) not in said]
        yield from found
        said |= {(fault.path, fault.line) for fault in found if fault.line}  # what follows from it is not said again


def faults_of(check: Check, game: AnyGame) -> Iterator[Fault]:
    """What a check finds; where it cannot even be made, the game's fault is in its way."""
    try:
        yield from check(game)
    except Exception as error:
        yield raised(package_of(game.id), error)


def words_faults(game: AnyGame) -> Iterator[Fault]:
    package = package_of(game.id)
    for check in OF_PACKAGES:
        yield from check(package)
    for of_game in OF_GAMES:
        yield from of_game(game)


def defaults_used(id: str) -> dict[str, str]:
    """For each thing that the game leaves out, the default that is used instead."""
    home = home_of(package_of(id))
    return {
        name: instead
        for name, (places, instead) in DEFAULTS.items()
        if not any((home / each).exists() for each in places)
    }


CHECKS = (
    private_imports,
    uncited_rules,
    untested_rules,
    sets_no_field,
    words_faults,
    not_drawn,
    board_faults,
    lesson_faults,
    unlisted_questions,
    not_observed,
    bots_fail,
    laws_broken,
)
"""In the order in which one works."""

__all__ = ["Fault", "check_game", "defaults_used"]
