"""Bots: what they value, that they win, and how long games are."""

import pytest

from igroteka.bots import play, player
from igroteka.engine import Chair
from igroteka.engine.texts import Words
from igroteka.games.grimm_forest import GAME
from igroteka.games.grimm_forest.bot import standing, strength
from tests.games.grimm_forest.tables import built, lay_key, table


def wins(level: str, against: str, seeds: range) -> float:
    """The share of two-player games won, seats exchanged on each seed."""
    total = 0.0
    for seed in seeds:
        for seat in (0, 1):
            m = GAME.start(2, seed=seed, listen=False)
            levels = [level if s == seat else against for s in (0, 1)]
            play(m, [player(GAME, each, seed, s) for s, each in enumerate(levels)])
            assert m.result is not None
            if seat in m.result.winners:
                total += 1 / len(m.result.winners)
    return total / (2 * len(seeds))


def test_a_third_house_is_worth_more_than_anything() -> None:
    two = table(2, "build_turns", resources={"p0": [30, 30, 30]}, **built(p0=["straw roof", "wood roof"]))
    three = table(2, "build_turns", **built(p0=["straw roof", "wood roof", "brick roof"]))
    assert strength(three.g, 0) > strength(two.g, 0)
    assert standing(three.g, 0) > 0 > standing(three.g, 1)


def test_a_bot_builds_the_roof_that_wins() -> None:
    m = table(2, "build_turns", resources={"p0": [0, 0, 6]}, **built(p0=["straw roof", "wood roof", "brick walls"]))
    thought = player(GAME, "normal", 1, 0).think(Chair(m, 0), m.asks[0])
    assert thought.answer == "build:brick:roof"
    for lang in ("ru", "en"):
        assert Words("grimm_forest", lang).reason(thought.reason, thought.values)


def test_a_bot_likes_a_jackpot() -> None:
    m = table(2, stock={"field": [0, 0, 0], "forest": [0, 0, 0], "quarry": [0, 0, 9]})
    thought = player(GAME, "normal", 1, 0).think(Chair(m, 0), m.asks[0])
    assert thought.answer == lay_key("brick")


def test_normal_beats_random() -> None:
    assert wins("normal", "random", range(1, 3)) == 1.0


@pytest.mark.soak
def test_the_levels_are_clearly_apart() -> None:
    assert wins("normal", "random", range(1, 301)) >= 0.95
    assert wins("normal", "easy", range(1, 301)) >= 0.60


@pytest.mark.soak
def test_four_normal_bots_need_six_to_fourteen_rounds() -> None:
    rounds = []
    for seed in range(1, 301):
        m = GAME.start(4, seed=seed, listen=False)
        play(m, [player(GAME, "normal", seed, seat) for seat in range(4)])
        rounds.append(m.g.round)
    assert sum(6 <= n <= 14 for n in rounds) >= 0.95 * len(rounds)
