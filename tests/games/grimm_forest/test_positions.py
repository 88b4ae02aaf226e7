"""Positions written by the glossary's names: what can be arranged, read back, and what is refused."""

from typing import Any

import pytest

from igroteka.engine import BadPosition
from igroteka.games.grimm_forest import GAME
from tests.games.grimm_forest.tables import asked, built, lay, say, table, zone


@pytest.mark.parametrize(
    ("position", "wrong"),
    [
        ({"houses": {"p0": ["straw tower"]}}, "is no house"),
        ({"houses": {"p0": ["straw"]}}, "is no house"),
        ({"houses": {"p0": ["straw base"]}}, "straw_base: 6 instead of 5"),
        ({"resources": {"p0": [1, 2]}}, "straw, wood, brick"),
        ({"resources": {"p0": [1, 2, -1]}}, "straw, wood, brick"),
        ({"stock": {"market": [1, 1, 1]}}, "market"),
        ({"stock": {"field": [1, 1]}}, "field"),
        ({"place": ["played_p0 0 field"]}, "no card at played_p0 0"),
        ({"place": ["played_p0 field"]}, "expected a zone"),
        ({"place": ["friend_p0 0 moon"], "friend_p0": ["jack"]}, "expected a zone"),
        ({"pending": ["friend_p0"]}, "expected a zone"),
        ({"acting": "friend_p0 0"}, "no card at friend_p0 0"),
        ({"friend_p0": ["unicorn"]}, "no unicorn left"),
    ],
)
def test_what_cannot_be_is_refused(position: dict[str, Any], wrong: str) -> None:
    with pytest.raises(BadPosition, match=wrong):
        table(3, "build_turns", **position)


def test_a_position_in_the_middle_of_a_window_is_read_back() -> None:
    m = table(4, fable_hand_p0=["big_bad_wolf"], fable_hand_p1=["big_bad_wolf"], fable_hand_p2=["wolf"])
    lay(m, "straw big_bad_wolf", "wood big_bad_wolf", "brick wolf", "brick")
    say(m, "p0 field", "p1 forest")
    text = GAME.text(m)
    assert "played_p1 0 forest card" in text
    n = GAME.from_text(text)
    assert asked(n) == asked(m)
    say(n, "p2 quarry")
    assert GAME.text(say(m, "p2 quarry")) == GAME.text(n)


def test_a_house_on_a_plot_is_read_back() -> None:
    m = table(3, "build_turns", plot_zone_p1=["prime_plot"], **built(p1=["wood walls plot", "straw base"]))
    n = GAME.from_text(GAME.text(m))
    assert [h.key for h in n.g.houses[1]] == ["house_plot:wood:walls", "house:straw:base"]
    assert zone(n, "plot_zone:p1") == ["prime_plot"]
