"""The Prince with two players, the Market with four."""

import pytest

from igroteka.testing import rule
from tests.games.grimm_forest.scene import Forest


@rule("LS-120", "LS-017")
@pytest.mark.parametrize(("players", "visits"), [(2, 1), (3, 0), (4, 0)])
def test_the_prince_comes_with_two_players_only(players: int, visits: int) -> None:
    assert len(Forest(players, "prince_visit").values("prince")) == visits


@rule("LS-121", "LS-122")
@pytest.mark.parametrize(
    ("face", "place", "rest"), [(1, "field", 3), (3, "forest", 2), (5, "quarry", 2), (6, "quarry", 2)]
)
def test_the_die_says_where_he_takes_half_rounded_down(face: int, place: str, rest: int) -> None:
    m = Forest(2, "prince_visit", friend_p0=["tom_thumb"], script=[face])
    assert sum(m.stock(place)) == rest
    assert m.g.goods == [0] * 6
    assert m.asking == ["p0 tomthumb_take"]
    assert m.values("prince")[0]["rolled"] == 1


@rule("LS-123")
def test_above_ten_he_takes_the_fullest_without_a_roll() -> None:
    m = Forest(2, "prince_visit", stock={"field": [12, 0, 0], "forest": [0, 15, 0], "quarry": [0, 0, 3]})
    assert (m.stock("field"), m.stock("forest")) == ([12, 0, 0], [0, 8, 0])
    assert m.values("prince")[0]["rolled"] == 0


@rule("LS-123")
def test_exactly_ten_is_not_more_than_ten() -> None:
    m = Forest(2, "prince_visit", stock={"field": [10, 0, 0]}, script=[5])
    assert (m.stock("field"), m.stock("quarry")) == ([10, 0, 0], [0, 0, 2])


@rule("LS-124")
@pytest.mark.parametrize(
    ("amounts", "place"),
    [((12, 12, 12), "quarry"), ((12, 12, 3), "forest"), ((12, 4, 12), "quarry"), ((14, 12, 12), "field")],
)
def test_among_equals_above_ten_he_prefers_the_sturdier(amounts: tuple[int, int, int], place: str) -> None:
    straw, wood, brick = amounts
    m = Forest(2, "prince_visit", stock={"field": [straw, 0, 0], "forest": [0, wood, 0], "quarry": [0, 0, brick]})
    assert m.values("prince")[0]["location"] == place


@rule("LS-125", "LS-266")
def test_the_prince_is_nobody_s_company() -> None:
    m = Forest(2, "prince_visit", friend_p0=["mother_goose"], script=[1])
    m.lay("straw", "wood")
    assert m.asking == ["p0 gain_choice_1"]


@rule("LS-127", "LS-128")
def test_in_the_market_one_at_a_time_in_turn_order() -> None:
    m = Forest(4, first_player=2, stock={"market": [2, 1, 1]})
    m.lay("market", "straw", "market", "straw")
    assert (m.asking, m.options(2)) == (["p2 market_pick"], {"straw", "wood", "brick"})
    m.do("p2 brick")
    assert (m.asking, m.options(0)) == (["p0 market_pick"], {"straw", "wood"})
    assert m.why_not("p0 brick") == "LS-128"
    m.do("p0 wood")
    assert (m.goods(2), m.goods(0)) == ([1, 0, 1], [1, 1, 0])


@rule("LS-129")
def test_five_resources_and_three_pigs_leave_two() -> None:
    m = Forest(4, stock={"market": [2, 2, 1]})
    m.lay("market", "market", "market", "straw")
    m.do("p0 brick", "p1 wood", "p2 wood")
    assert m.stock("market") == [2, 0, 0]
    assert [sum(m.goods(s)) for s in range(3)] == [1, 1, 1]


@rule("LS-126", "LS-130")
def test_alone_in_the_market_one_takes_all_as_elsewhere() -> None:
    m = Forest(4, stock={"market": [2, 0, 3]}, fable_hand_p1=["wolf"])
    m.lay("market", "straw wolf", "straw", "straw")
    assert "market" in m.options(1)
    m.do("p1 forest")
    assert m.goods(0) == [2, 0, 3]
    assert m.goods(1) == [1, 0, 0]
