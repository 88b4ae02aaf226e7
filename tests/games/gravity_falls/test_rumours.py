"""Rumours: one token from every neighbour."""

from typing import Any

import pytest

from igroteka.engine import IllegalChoice
from igroteka.testing import rule
from tests.games.gravity_falls.scene import Scene


def rumours(**position: Any) -> Scene:
    """Mabel has walked to the lake with 4-0; its neighbours are the mini-golf, the diner and the store."""
    return Scene("rumours", played="4-0", **position)


@rule("GF-065")
def test_one_token_comes_from_every_neighbour_that_has_any() -> None:
    m = rumours(distrust={"putt_hutt": 2, "diner": 1})
    assert m.tokens("lake") == (0, 2)
    assert m.tokens("putt_hutt") == (0, 1)
    assert m.tokens("diner") == (0, 0)
    assert len(m.values("rumour")) == 2


@rule("GF-066")
def test_where_both_kinds_lie_the_active_player_chooses() -> None:
    for kind, left in (("support", (0, 1)), ("distrust", (1, 0))):
        m = rumours(support={"diner": 1}, distrust={"diner": 1})
        assert m.asked == (0, "rumours")
        assert m.options() == {"support:diner", "distrust:diner"}
        m.match.script(6)
        m.do(f"p0 {kind}:diner")
        assert m.values("rumour") == [(0, kind, "diner", "lake")]
        assert m.tokens("diner") == left


@rule("GF-066")
def test_the_choice_cannot_be_declined_without_a_cube() -> None:
    m = rumours(support={"diner": 1}, distrust={"diner": 1})
    with pytest.raises(IllegalChoice):
        m.do("p0 nothing")
    with pytest.raises(IllegalChoice):
        m.do("p0 support:diner distrust:diner")


@rule("GF-067", "GF-110")
def test_beside_a_courage_cube_nothing_need_be_pulled() -> None:
    m = rumours(distrust={"diner": 1, "putt_hutt": 1}, cubes=["diner"])
    assert m.options() == {"distrust:diner"}
    m.do("p0 nothing")
    assert m.tokens("diner") == (0, 1)
    assert m.values("rumour") == [(0, "distrust", "putt_hutt", "lake")]


@rule("GF-067")
def test_beside_a_courage_cube_one_may_still_pull() -> None:
    m = rumours(distrust={"diner": 1}, cubes=["diner"])
    m.do("p0 distrust:diner")
    assert m.tokens("diner") == (0, 0)


@rule("GF-068")
def test_rumours_come_with_every_card_but_not_on_a_rest() -> None:
    for card in ("0-4", "4-0", "teleport"):
        m = Scene("rumours", played=card, support={"diner": 1}, distrust={"diner": 1, "lake": 1})
        assert m.asked == (0, "rumours")
    m = Scene(hand_p0=["0-4"], distrust={"diner": 1})
    m.do("p0 rest")
    assert m.values("rumour") == []
    assert m.tokens("diner") == (0, 1)


@rule("GF-069")
def test_a_pulled_token_keeps_its_face() -> None:
    m = rumours(support={"putt_hutt": 1}, distrust={"diner": 1}, script=[6])
    assert m.tokens("lake") == (1, 1)


@rule("GF-065")
def test_a_token_that_comes_anyway_is_no_choice_and_says_why() -> None:
    m = rumours(support={"diner": 1}, distrust={"diner": 1, "putt_hutt": 1})
    assert m.why_not("p0 distrust:putt_hutt") == "GF-065"


@rule("GF-203")
def test_sticky_fear_leaves_distrust_where_it_is() -> None:
    m = rumours(support={"diner": 1}, distrust={"diner": 1, "putt_hutt": 1}, curses_p0=["sticky_fear"], script=[1])
    assert m.tokens("lake") == (1, 0)
    assert m.tokens("diner") == (0, 1)
    assert m.tokens("putt_hutt") == (0, 1)


@rule("GF-203")
def test_sticky_fear_names_itself_as_the_reason() -> None:
    m = rumours(support={"diner": 1}, distrust={"diner": 1}, cubes=["diner"], curses_p0=["sticky_fear"])
    assert m.options() == {"support:diner"}
    assert m.why_not("p0 distrust:diner") == "GF-203"


def test_two_choices_are_one_answer() -> None:
    m = rumours(support={"diner": 1, "putt_hutt": 1}, distrust={"diner": 1, "putt_hutt": 1}, script=[1])
    m.do("p0 support:diner distrust:putt_hutt")
    assert m.tokens("diner") == (0, 1)
    assert m.tokens("putt_hutt") == (1, 0)


def test_time_pulls_support_and_leaves_cubes_alone() -> None:
    m = rumours(support={"diner": 1, "putt_hutt": 1}, distrust={"diner": 1}, cubes=["putt_hutt"])
    assert m.ask().default() == "support:diner"
