"""Bots: what they value, that they win, and how long games are."""

from collections.abc import Callable

import pytest

from igroteka.bots import play, player
from igroteka.bots.chair import Asked, Chair
from igroteka.content.words import Words
from igroteka.games.grimm_forest import GAME
from igroteka.games.grimm_forest.bot.value import standing, strength
from tests.games.grimm_forest.scene import Forest, built, lay_key


def wins(level: str, against: str, seeds: range) -> float:
    """Of two games on each seed, seats exchanged, those won; a shared win counts half."""
    total = 0.0
    for seed in seeds:
        for seat in (0, 1):
            m = GAME.start(2, seed=seed, listen=False)
            levels = [level if s == seat else against for s in (0, 1)]
            play(m, [player(GAME, each, seed, s) for s, each in enumerate(levels)])
            assert m.result is not None
            if seat in m.result.winners:
                total += 1 / len(m.result.winners)
    return total


def test_a_third_house_is_worth_more_than_anything() -> None:
    two = Forest(2, "build_turns", resources={"p0": [30, 30, 30]}, **built(p0=["straw roof", "wood roof"]))
    three = Forest(2, "build_turns", **built(p0=["straw roof", "wood roof", "brick roof"]))
    assert strength(three.g, 0) > strength(two.g, 0)
    assert standing(three.g, 0) > 0 > standing(three.g, 1)


def test_a_bot_builds_the_roof_that_wins() -> None:
    m = Forest(2, "build_turns", resources={"p0": [0, 0, 6]}, **built(p0=["straw roof", "wood roof", "brick walls"]))
    thought = player(GAME, "normal", 1, 0).think(Chair(m.match, 0), Asked(m.match.asks[0]))
    assert thought.answer == "build:brick:roof"
    for lang in ("ru", "en"):
        assert Words("grimm_forest", lang).reason(thought.reason, thought.values)


def test_a_bot_likes_a_jackpot() -> None:
    m = Forest(2, stock={"field": [0, 0, 0], "forest": [0, 0, 0], "quarry": [0, 0, 9]})
    thought = player(GAME, "normal", 1, 0).think(Chair(m.match, 0), Asked(m.match.asks[0]))
    assert thought.answer == lay_key("brick")


def test_normal_beats_random() -> None:
    assert wins("normal", "random", range(1, 3)) == 4


@pytest.mark.soak
@pytest.mark.parametrize(("other", "share"), [("random", 0.95), ("easy", 0.60)])
def test_the_levels_are_clearly_apart(other: str, share: float, record_property: Callable[[str, object], None]) -> None:
    won = wins("normal", other, range(1, 301))
    record_property("won", f"{won:g} of 600")
    record_property("games", 600)
    assert won >= share * 600


@pytest.mark.soak
def test_four_normal_bots_need_six_to_fourteen_rounds(record_property: Callable[[str, object], None]) -> None:
    rounds = []
    for seed in range(1, 301):
        m = GAME.start(4, seed=seed, listen=False)
        play(m, [player(GAME, "normal", seed, seat) for seat in range(4)])
        rounds.append(m.g.round)
    usual = sum(6 <= n <= 14 for n in rounds)
    record_property("so many", f"{usual} of {len(rounds)}")
    record_property("games", len(rounds))
    assert usual >= 0.95 * len(rounds)
