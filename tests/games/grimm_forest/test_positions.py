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
        ({"houses": {"p0": ["straw base"]}, "sections": [[5, 5, 5]] * 3}, "straw_base: 6 instead of 5"),
        ({"houses": {"p0": ["wood base"] * 3, "p1": ["wood base"] * 3}}, "too many sections wood_base"),
        (
            {"houses": {"p0": ["straw roof", "straw roof", "wood roof", "wood roof", "brick roof", "brick roof"]}},
            "zones",
        ),
        ({"houses": {"p0": ["straw base plot"]}}, "zones of p0"),
        ({"houses": [[]]}, "1 rows for 3 seats"),
        ({"unique_location_p0": ["royal_wedding"]}, "on which location"),
        ({"friend_p0": ["jack", "aladdin"]}, "only one friend"),
        ({"pig": {"p0": "moon"}}, "none of field forest quarry"),
        ({"pig": [0]}, "1 locations for 3 seats"),
        ({"first_player": "p3"}, "none of p0 p1 p2"),
        ({"first_player": ""}, "no seat"),
        ({"reward_tokens": [7, -1, -1]}, "none of p0 p1 p2"),
        ({"reward_tokens": ["p0"]}, "straw, wood, brick"),
        ({"runner": [""]}, "none of p0 p1 p2"),
        ({"runner": 8}, "no seats"),
        ({"debt": ["p1 gold", "", ""]}, "none of"),
        ({"debt": [1]}, "1 values"),
        ({"actions": [2]}, "1 values"),
        ({"place": ["wolf field"]}, "no wolf"),
        ({"resources": {"p0": [1, 2]}}, "straw, wood, brick"),
        ({"resources": {"p0": [1, 2, -1]}}, "straw, wood, brick"),
        ({"stock": {"market": [1, 1, 1]}}, "market"),
        ({"stock": {"field": [1, 1]}}, "field"),
        ({"place": ["played_p0 0 field"]}, "no card at played_p0 0"),
        ({"place": ["played_p0"]}, "expected a zone"),
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


def test_seats_and_locations_are_named() -> None:
    m = table(
        3,
        "build_turns",
        first_player="p1",
        pig={"p0": "field", "p2": "quarry"},
        resources={"p0": {"wood": 2}},
        stock={"field": 7, "quarry": {"brick": 9}},
        reward_tokens=["p2", "", ""],
        runner=["p1"],
        visited=["field", "quarry"],
        debt={"p0": "p1 brick"},
        houses={"p0": ["straw walls"]},
        unique_location_p1=["royal_wedding"],
        place=["royal_wedding forest"],
    )
    g = m.g
    assert (g.first_player, g.pig, g.runner, g.visited, g.debt) == (1, [0, -1, 2], 2, 5, [5, -1, -1])
    assert g.goods[:3] == [0, 2, 0]
    assert g.stock[:9] == [7, 0, 0, 0, 4, 0, 0, 0, 9]
    assert g.reward_tokens == [2, -1, -1]
    assert g.sections[:3] == [4, 4, 5]
    assert list(g.place.values()) == [1]
    assert GAME.text(GAME.from_text(GAME.text(m))) == GAME.text(m)


def test_cards_are_laid_before_they_are_turned_up() -> None:
    with pytest.raises(BadPosition, match="laid_gather_p0 is empty"):
        table(3, "reveal")
