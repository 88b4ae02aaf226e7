"""The Prince with two players, the Market with four."""

import pytest

from igroteka.testing import rule
from tests.games.grimm_forest.seen import asked, goods, options, stock, told, why
from tests.games.grimm_forest.tables import lay, say, table


@rule("LS-120", "LS-017")
@pytest.mark.parametrize(("players", "visits"), [(2, 1), (3, 0), (4, 0)])
def test_the_prince_comes_with_two_players_only(players: int, visits: int) -> None:
    assert len(told(table(players, "prince_visit"), "prince")) == visits


@rule("LS-121", "LS-122")
@pytest.mark.parametrize(
    ("face", "place", "rest"), [(1, "field", 3), (3, "forest", 2), (5, "quarry", 2), (6, "quarry", 2)]
)
def test_the_die_says_where_he_takes_half_rounded_down(face: int, place: str, rest: int) -> None:
    m = table(2, "prince_visit", friend_p0=["tom_thumb"], script=[face])
    assert sum(stock(m, place)) == rest
    assert m.g.goods == [0] * 6
    assert asked(m) == ["p0 tomthumb_take"]
    assert told(m, "prince")[0]["rolled"] == 1


@rule("LS-123")
def test_above_ten_he_takes_the_fullest_without_a_roll() -> None:
    m = table(2, "prince_visit", stock={"field": [12, 0, 0], "forest": [0, 15, 0], "quarry": [0, 0, 3]})
    assert (stock(m, "field"), stock(m, "forest")) == ([12, 0, 0], [0, 8, 0])
    assert told(m, "prince")[0]["rolled"] == 0


@rule("LS-123")
def test_exactly_ten_is_not_more_than_ten() -> None:
    m = table(2, "prince_visit", stock={"field": [10, 0, 0]}, script=[5])
    assert (stock(m, "field"), stock(m, "quarry")) == ([10, 0, 0], [0, 0, 2])


@rule("LS-124")
@pytest.mark.parametrize(
    ("amounts", "place"),
    [((12, 12, 12), "quarry"), ((12, 12, 3), "forest"), ((12, 4, 12), "quarry"), ((14, 12, 12), "field")],
)
def test_among_equals_above_ten_he_prefers_the_sturdier(amounts: tuple[int, int, int], place: str) -> None:
    straw, wood, brick = amounts
    m = table(2, "prince_visit", stock={"field": [straw, 0, 0], "forest": [0, wood, 0], "quarry": [0, 0, brick]})
    assert told(m, "prince")[0]["location"] == place


@rule("LS-125", "LS-266")
def test_the_prince_is_nobody_s_company() -> None:
    m = table(2, "prince_visit", friend_p0=["mother_goose"], script=[1])
    lay(m, "straw", "wood")
    assert asked(m) == ["p0 gain_choice_1"]


@rule("LS-127", "LS-128")
def test_in_the_market_one_at_a_time_in_turn_order() -> None:
    m = table(4, first_player=2, stock={"market": [2, 1, 1]})
    lay(m, "market", "straw", "market", "straw")
    assert (asked(m), options(m, 2)) == (["p2 market_pick"], ["straw", "wood", "brick"])
    say(m, "p2 brick")
    assert (asked(m), options(m, 0)) == (["p0 market_pick"], ["straw", "wood"])
    assert why(m, 0, "brick") == "LS-128"
    say(m, "p0 wood")
    assert (goods(m, 2), goods(m, 0)) == ([1, 0, 1], [1, 1, 0])


@rule("LS-129")
def test_five_resources_and_three_pigs_leave_two() -> None:
    m = table(4, stock={"market": [2, 2, 1]})
    lay(m, "market", "market", "market", "straw")
    say(m, "p0 brick", "p1 wood", "p2 wood")
    assert stock(m, "market") == [2, 0, 0]
    assert [sum(goods(m, s)) for s in range(3)] == [1, 1, 1]


@rule("LS-126", "LS-130")
def test_alone_in_the_market_one_takes_all_as_elsewhere() -> None:
    m = table(4, stock={"market": [2, 0, 3]}, fable_hand_p1=["wolf"])
    lay(m, "market", "straw wolf", "straw", "straw")
    assert "market" in options(m, 1)
    say(m, "p1 forest")
    assert goods(m, 0) == [2, 0, 3]
    assert goods(m, 1) == [1, 0, 0]
