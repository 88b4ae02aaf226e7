"""Whoever answers at random, within what a lesson allows, comes to its end as well."""

from __future__ import annotations

from random import Random

import pytest

from igroteka.games import games
from igroteka.lessons import Chapter, Guide, begin, lesson_of
from tests.shelf import TAUGHT

PRESSES = 500
"""A chapter that takes more of them has no end."""


@pytest.mark.parametrize("seed", [0, *(pytest.param(seed, marks=pytest.mark.soak) for seed in range(1, 100))])
@pytest.mark.parametrize("game", TAUGHT)
def test_whoever_answers_at_random_comes_to_the_end(game: str, seed: int) -> None:
    luck = Random(seed)
    for chapter in lesson_of(game).chapters:
        assert take(game, chapter, luck).wants == "over"


def take(game: str, chapter: Chapter, luck: Random) -> Guide:
    """An answer that leads nowhere is taken back; an open question is answered as the guide means."""
    guide = Guide.at_start(chapter, begin(games[game], chapter))
    for _ in range(PRESSES):
        if guide.wants == "over":
            break
        if guide.wants == "next":
            guide.next()
            continue
        ask = guide.ask()
        assert ask is not None
        keys = [option.key for option in ask.options]
        guide.answer(luck.choice(keys) if keys and luck.random() < 0.7 else luck.choice(guide.pressed))
    return guide
