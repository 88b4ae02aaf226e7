"""For tests of games, ours and other people's: scenes, the laws, the `@rule` marker, golden playthroughs.

Positions come from `GAME.arrange(...)`, scripted chance from `match.script(...)`; see docs/testing.md.
"""

from collections.abc import Callable
from typing import TypeVar

from igroteka.testing.check import Fault, check_game
from igroteka.testing.golden import check_golden, check_text, playthrough
from igroteka.testing.laws import LAWS, Broken, check_laws
from igroteka.testing.scene import Scene
from igroteka.testing.walk import random_answer, random_match

F = TypeVar("F", bound=Callable[..., object])


def rule(*ids: str, components: bool = False) -> Callable[[F], F]:
    """This test fails as soon as the rule is broken. At most three ids, except for counts of components."""
    if not ids or (len(ids) > 3 and not components):
        raise ValueError("a test cites one to three rules")

    def mark(test: F) -> F:
        return test

    return mark


__all__ = [
    "LAWS",
    "Broken",
    "Fault",
    "Scene",
    "check_game",
    "check_golden",
    "check_laws",
    "check_text",
    "playthrough",
    "random_answer",
    "random_match",
    "rule",
]
