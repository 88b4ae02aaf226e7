"""Rumours: one token from every neighbour."""

import pytest

from igroteka.engine import IllegalChoice
from igroteka.testing import rule
from tests.games.gravity_falls.scene import Scene, asked, options, refused, scene, tokens, told


def rumours(**position: object) -> Scene:
    """Mabel has walked to the lake with 4-0; its neighbours are the mini-golf, the diner and the store."""
    return scene("rumours", played="4-0", **position)  # type: ignore[arg-type]  # zones and nouns by name


@rule("GF-065")
def test_one_token_comes_from_every_neighbour_that_has_any() -> None:
    m = rumours(distrust={"putt_hutt": 2, "diner": 1})
    assert tokens(m, "lake") == (0, 2)
    assert tokens(m, "putt_hutt") == (0, 1)
    assert tokens(m, "diner") == (0, 0)
    assert len(told(m, "rumour")) == 2


@rule("GF-066")
def test_where_both_kinds_lie_the_active_player_chooses() -> None:
    for kind, left in (("support", (0, 1)), ("distrust", (1, 0))):
        m = rumours(support={"diner": 1}, distrust={"diner": 1})
        assert asked(m) == "rumours"
        assert options(m) == {"support:diner", "distrust:diner"}
        m.script(6)
        m.answer(0, f"{kind}:diner")
        assert told(m, "rumour") == [(0, kind, "diner", "lake")]
        assert tokens(m, "diner") == left


@rule("GF-066")
def test_the_choice_cannot_be_declined_without_a_cube() -> None:
    m = rumours(support={"diner": 1}, distrust={"diner": 1})
    with pytest.raises(IllegalChoice):
        m.answer(0, "nothing")
    with pytest.raises(IllegalChoice):
        m.answer(0, "support:diner distrust:diner")


@rule("GF-067", "GF-110")
def test_beside_a_courage_cube_nothing_need_be_pulled() -> None:
    m = rumours(distrust={"diner": 1, "putt_hutt": 1}, cubes=["diner"])
    assert options(m) == {"distrust:diner"}
    m.answer(0, "nothing")
    assert tokens(m, "diner") == (0, 1)
    assert told(m, "rumour") == [(0, "distrust", "putt_hutt", "lake")]


@rule("GF-067")
def test_beside_a_courage_cube_one_may_still_pull() -> None:
    m = rumours(distrust={"diner": 1}, cubes=["diner"])
    m.answer(0, "distrust:diner")
    assert tokens(m, "diner") == (0, 0)


@rule("GF-068")
def test_rumours_come_with_every_card_but_not_on_a_rest() -> None:
    for card in ("0-4", "4-0", "teleport"):
        m = scene("rumours", played=card, support={"diner": 1}, distrust={"diner": 1, "lake": 1})
        assert asked(m) == "rumours"
    m = scene(hand_p0=["0-4"], distrust={"diner": 1})
    m.answer(0, "rest")
    assert told(m, "rumour") == []
    assert tokens(m, "diner") == (0, 1)


@rule("GF-069")
def test_a_pulled_token_keeps_its_face() -> None:
    m = rumours(support={"putt_hutt": 1}, distrust={"diner": 1}, script=[6])
    assert tokens(m, "lake") == (1, 1)


@rule("GF-065")
def test_a_token_that_comes_anyway_is_no_choice_and_says_why() -> None:
    m = rumours(support={"diner": 1}, distrust={"diner": 1, "putt_hutt": 1})
    assert refused(m, 0, "distrust:putt_hutt") == "GF-065"


@rule("GF-203")
def test_sticky_fear_leaves_distrust_where_it_is() -> None:
    m = rumours(support={"diner": 1}, distrust={"diner": 1, "putt_hutt": 1}, curses_p0=["sticky_fear"], script=[1])
    assert tokens(m, "lake") == (1, 0)
    assert tokens(m, "diner") == (0, 1)
    assert tokens(m, "putt_hutt") == (0, 1)


@rule("GF-203")
def test_sticky_fear_names_itself_as_the_reason() -> None:
    m = rumours(support={"diner": 1}, distrust={"diner": 1}, cubes=["diner"], curses_p0=["sticky_fear"])
    assert options(m) == {"support:diner"}
    assert refused(m, 0, "distrust:diner") == "GF-203"


def test_two_choices_are_one_answer() -> None:
    m = rumours(support={"diner": 1, "putt_hutt": 1}, distrust={"diner": 1, "putt_hutt": 1}, script=[1])
    m.answer(0, "support:diner distrust:putt_hutt")
    assert tokens(m, "diner") == (0, 1)
    assert tokens(m, "putt_hutt") == (1, 0)


def test_time_pulls_support_and_leaves_cubes_alone() -> None:
    m = rumours(support={"diner": 1, "putt_hutt": 1}, distrust={"diner": 1}, cubes=["putt_hutt"])
    assert m.asks[0].default() == "support:diner"
