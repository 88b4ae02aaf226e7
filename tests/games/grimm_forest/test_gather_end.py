"""Fables that act at the end of the gather phase."""

import pytest

from igroteka.testing import rule
from tests.games.grimm_forest.scene import Forest, built


@rule("LS-138", "LS-139")
def test_everybody_with_the_merchant_may_trade_two_for_three() -> None:
    m = Forest(3, fable_hand_p0=["travelling_merchant"], resources={"p0": [0, 0, 2], "p1": [0, 2, 1]})
    m.lay("straw travelling_merchant", "straw", "brick")
    assert m.asking == ["p0 merchant_trade", "p1 merchant_trade"]
    assert m.why_not("p1 trade:brick:wood") == "LS-138"
    m.do("p0 trade:straw:brick", "p1 nothing")
    assert (m.goods(0), m.goods(1)) == ([0, 0, 5], [2, 2, 1])
    m = Forest(3, fable_hand_p0=["travelling_merchant"])
    m.lay("straw travelling_merchant", "wood", "brick")
    assert m.asking == ["p0 merchant_trade"]
    assert m.options(0) == {"nothing", "trade:straw:wood", "trade:straw:brick"}


@rule("LS-146", "LS-147")
def test_a_prime_plot_is_one_more_zone_with_cheaper_sections() -> None:
    m = Forest(3, fable_hand_p0=["prime_plot"], resources={"p0": [0, 1, 0]})
    m.lay("straw prime_plot", "wood", "brick")
    assert (m.pile("plot_zone:p0"), m.pile("fable_discard")) == (["prime_plot"], [])
    assert {"build_plot:straw:base", "build_plot:wood:base", "build:straw:base"} <= m.options(0)
    assert "build:wood:base" not in m.options(0)
    m.do("p0 build_plot:straw:base")
    assert (m.goods(0), m.houses(0)) == ([4, 1, 0], ["straw base plot"])
    assert m.why_not("p0 build_plot:wood:base") == "LS-146"
    m.do("p0 build_plot:straw:walls")
    assert m.goods(0) == [1, 1, 0]
    m = Forest(3, fable_hand_p0=["prime_plot"])
    m.lay("straw prime_plot", "straw", "brick")
    assert (m.pile("plot_zone:p0"), m.pile("fable_discard")) == ([], ["prime_plot"])


@rule("LS-008", "LS-147")
def test_a_plot_comes_on_top_of_the_five_zones_and_a_roof_there_costs_five() -> None:
    full = ["straw roof", "straw roof", "wood roof", "wood roof", "brick roof"]
    m = Forest(2, "build_turns", plot_zone_p0=["prime_plot"], resources={"p0": [0, 9, 0]}, **built(p0=full))
    assert m.why_not("p0 build:wood:base") == "LS-089"
    assert "build_plot:wood:base" in m.options(0)
    m = Forest(
        2, "build_turns", plot_zone_p0=["prime_plot"], resources={"p0": [0, 5, 0]}, **built(p0=["wood walls plot"])
    )
    m.do("p0 build_plot:wood:roof")
    assert (m.goods(0), m.houses(0)) == ([0, 0, 0], ["wood roof plot"])


@rule("LS-160")
def test_a_friendly_game_wins_two_of_one_s_choice() -> None:
    m = Forest(4, fable_hand_p0=["friendly_game"], resources={"p1": [0, 2, 2], "p3": [9, 9, 9]})
    m.lay("straw friendly_game", "straw", "straw", "wood")
    assert m.options(0) == {"p1", "p2"}
    assert m.why_not("p0 p3") == "LS-160"
    m.do("p0 p1")
    assert m.why_not("p0 2_straw") == "LS-160"
    m.do("p0 wood_brick")
    assert (m.goods(0), m.goods(1)) == ([1, 1, 1], [1, 1, 1])
    m = Forest(3, fable_hand_p0=["friendly_game"], stock={"field": [2, 0, 0]})
    m.lay("straw friendly_game", "straw", "wood")
    assert (m.goods(0), m.goods(1)) == ([2, 0, 0], [0, 0, 0])


@rule("LS-168")
def test_little_helpers_give_two_actions_to_who_is_alone() -> None:
    m = Forest(3, fable_hand_p0=["little_helpers"]).lay("straw little_helpers", "wood", "brick")
    m.do("p0 gain:straw", "p0 gain:straw", "p0 gain:straw")
    assert "end_turn" in m.options(0)
    m.do("p0 gain:straw")
    assert (m.asking, m.goods(0)) == (["p1 build_action"], [9, 0, 0])


@rule("LS-169", "LS-170")
def test_a_mighty_patron_takes_an_action_from_each_opponent_with_him() -> None:
    m = Forest(4, fable_hand_p0=["mighty_patron"]).lay("straw mighty_patron", "straw", "straw", "brick")
    assert (m.g.actions, m.g.extra_actions) == ([2, 1, 1, 2], [2, 0, 0, 0])
    m.do(*["p0 gain:straw"] * 4, "p1 gain:wood")
    assert m.asking == ["p2 build_action"]


def test_two_patrons_in_one_place_limit_each_other() -> None:
    m = Forest(3, fable_hand_p0=["mighty_patron"], fable_hand_p1=["mighty_patron"])
    m.lay("straw mighty_patron", "straw mighty_patron", "straw")
    assert (m.g.actions, m.g.extra_actions) == ([1, 1, 1], [2, 2, 0])


@rule("LS-173", "LS-174")
def test_taxes_halve_those_elsewhere_brick_first() -> None:
    m = Forest(3, next_round_p0=["taxes"], resources={"p0": [9, 0, 0], "p1": [9, 0, 0], "p2": [3, 4, 2]})
    m.lay("straw", "straw", "brick")
    assert m.goods(1) == [11, 0, 0]
    assert m.goods(0) == [11, 0, 0]
    assert m.goods(2) == [3, 3, 0]


@rule("LS-174")
@pytest.mark.parametrize(("before", "after"), [([0, 0, 5], [0, 0, 3]), ([5, 1, 0], [3, 0, 0]), ([1, 0, 0], [1, 0, 0])])
def test_taxes_round_down_and_go_on_to_the_next_type(before: list[int], after: list[int]) -> None:
    m = Forest(3, next_round_p0=["taxes"], stock={"quarry": [0, 0, 0]}, resources={"p2": before})
    m.lay("straw", "straw", "brick")
    assert m.goods(2) == after


@rule("LS-175", "LS-176")
def test_who_collected_five_or_more_shares_two_of_it() -> None:
    m = Forest(
        4,
        fable_hand_p0=["share_the_wealth"],
        stock={"market": [3, 2, 0], "forest": [0, 4, 0]},
        resources={"p1": [0, 0, 4]},
    )
    m.lay("straw share_the_wealth", "market", "wood", "brick")
    assert m.asking == ["p1 share_give"]
    assert m.options(1) == {"2_wood", "straw_wood", "2_straw"}
    m.do("p1 straw_wood")
    assert (m.goods(0), m.goods(1), m.goods(2)) == ([6, 1, 0], [2, 1, 4], [0, 4, 0])


def test_who_has_less_than_owed_left_of_the_collection_gives_what_is_left() -> None:
    m = Forest(3, next_round_p0=["taxes"], fable_hand_p0=["share_the_wealth"], fable_hand_p2=["share_the_wealth"])
    m.lay("wood share_the_wealth", "straw", "brick share_the_wealth")
    m.do("p0 taxes")
    assert [m.goods(s) for s in range(3)] == [[2, 4, 0], [0, 0, 0], [1, 0, 2]]


@rule("LS-177")
def test_a_ghostly_whisper_draws_four_and_keeps_two() -> None:
    m = Forest(3, fable_hand_p0=["ghostly_whisper"], fable_deck=["wolf", "giant", "dragon", "oracle", "..."])
    m.lay("straw ghostly_whisper", "wood", "brick")
    assert m.options(0) == {"dragon", "giant", "oracle", "wolf"}
    assert [c.key for z in m.match.view(1).zones if z.name == "drawn" for c in z.cards] == [None] * 4
    m.do("p0 wolf", "p0 dragon")
    assert (m.hand(0), sorted(m.pile("fable_discard"))) == (
        ["dragon", "wolf"],
        ["ghostly_whisper", "giant", "oracle"],
    )
    m = Forest(3, fable_hand_p0=["ghostly_whisper"]).lay("straw ghostly_whisper", "straw", "brick")
    assert (m.asking, m.hand(0)) == (["p0 build_action"], [])


@rule("LS-180", "LS-181")
def test_a_thoughtful_gift_is_returned_in_another_type() -> None:
    m = Forest(3, fable_hand_p0=["thoughtful_gift"], resources={"p1": [5, 0, 2], "p2": [0, 0, 1]})
    m.lay("straw thoughtful_gift", "wood", "wood")
    assert {"offer:p1:straw", "offer:p1:2_straw", "offer:p2:straw", "nothing"} <= m.options(0)
    m.do("p0 offer:p1:2_straw")
    assert (m.asking, m.options(1)) == (["p1 gift_return"], {"wood", "brick"})
    assert m.why_not("p1 straw") == "LS-181"
    m.do("p1 brick")
    assert (m.goods(0), m.goods(1)) == ([3, 0, 2], [7, 2, 0])
    m = Forest(3, fable_hand_p0=["thoughtful_gift"])
    m.lay("straw thoughtful_gift", "wood", "wood").do("p0 nothing")
    assert m.goods(0) == [5, 0, 0]


@rule("LS-182")
def test_who_cannot_return_as_much_cannot_be_given() -> None:
    m = Forest(3, fable_hand_p0=["thoughtful_gift"], resources={"p1": [9, 0, 0]}, stock={"forest": [0, 2, 0]})
    m.lay("straw thoughtful_gift", "wood", "brick")
    assert m.why_not("p0 offer:p1:3_straw") == "LS-182"
    assert "offer:p1:2_straw" in m.options(0)
    assert m.why_not("p0 offer:p1:wood") == "LS-180"


@rule("LS-186")
def test_old_chronicles_take_two_of_the_discard_in_company() -> None:
    m = Forest(3, fable_hand_p0=["old_chronicles"], fable_discard=["wolf", "giant", "oracle"])
    m.lay("straw old_chronicles", "straw", "brick")
    assert m.options(0) == {"oracle", "giant", "wolf"}
    m.do("p0 giant", "p0 wolf")
    assert (m.hand(0), sorted(m.pile("fable_discard"))) == (["giant", "wolf"], ["old_chronicles", "oracle"])
    m = Forest(3, fable_hand_p0=["old_chronicles"], fable_discard=["wolf"])
    m.lay("straw old_chronicles", "straw", "brick")
    assert (m.asking, m.hand(0)) == (["p0 build_action"], ["wolf"])
    m = Forest(3, fable_hand_p0=["old_chronicles"], fable_discard=["wolf"])
    m.lay("straw old_chronicles", "wood", "brick")
    assert m.hand(0) == []


@rule("LS-193")
def test_the_oracle_takes_a_random_fable_of_every_opponent() -> None:
    m = Forest(3, fable_hand_p0=["oracle"], fable_hand_p1=["wolf", "giant"], fable_hand_p2=["dragon"])
    m.lay("straw oracle", "wood", "brick")
    assert m.options(0) == {"yes", "no"}
    n = m.fork()
    m.match.script("giant", "dragon")
    m.do("p0 yes")
    assert [m.hand(s) for s in range(3)] == [["dragon", "giant"], ["wolf"], []]
    seen = next(z for z in m.match.view(2).zones if z.name == "fable_hand:p0")
    assert sorted(str(c.key) for c in seen.cards) == ["None", "dragon"]
    n.do("p0 no")
    assert n.hand(0) == []
    m = Forest(3, fable_hand_p0=["oracle"], fable_hand_p1=["wolf"])
    m.lay("straw oracle", "straw", "brick")
    assert m.hand(1) == ["wolf"]


@rule("LS-194")
def test_a_mysterious_stranger_is_kept_or_given() -> None:
    m = Forest(3, fable_hand_p0=["mysterious_stranger"], friend_deck=["jack", "..."])
    m.lay("straw mysterious_stranger", "wood", "brick")
    assert m.options(0) == {"keep_friend", "give_friend:p1", "give_friend:p2"}
    m.do("p0 keep_friend")
    assert m.friend(0) == "jack"
    m = Forest(3, fable_hand_p0=["mysterious_stranger"])
    assert m.lay("straw mysterious_stranger", "straw", "brick").asking == ["p0 build_action"]


@rule("LS-195")
def test_the_cellar_gives_two_of_the_location_s_type_to_everybody_there() -> None:
    m = Forest(3, fable_hand_p0=["secret_cellar"]).lay("straw secret_cellar", "straw", "brick")
    assert [m.goods(s) for s in range(3)] == [[4, 0, 0], [4, 0, 0], [0, 0, 3]]


@rule("LS-196")
def test_in_the_market_everybody_chooses_a_type_from_the_cellar() -> None:
    m = Forest(4, fable_hand_p0=["secret_cellar"], stock={"market": [0, 0, 0]})
    m.lay("market secret_cellar", "market", "brick", "brick")
    assert m.asking == ["p0 cellar_type", "p1 cellar_type"]
    m.do("p0 wood", "p1 brick")
    assert (m.goods(0), m.goods(1)) == ([0, 2, 0], [0, 0, 2])


@rule("LS-202")
def test_the_spies_draw_a_fable_for_every_player_there() -> None:
    m = Forest(3, fable_hand_p0=["spy_network"]).lay("straw spy_network", "straw", "straw")
    assert len(m.hand(0)) == 3


@rule("LS-203")
def test_the_harvest_moon_takes_half_of_an_untouched_location() -> None:
    m = Forest(3, fable_hand_p0=["harvest_moon"], stock={"forest": [0, 7, 0], "quarry": [0, 0, 5]})
    m.lay("straw harvest_moon", "straw", "straw")
    assert m.options(0) == {"forest", "quarry"}
    assert m.why_not("p0 field") == "LS-203"
    m.do("p0 forest")
    assert (m.goods(0), m.stock("forest"), m.g.collected[0:3]) == ([1, 3, 0], [0, 4, 0], [1, 0, 0])
    m = Forest(3, fable_hand_p0=["harvest_moon"]).lay("straw harvest_moon", "wood", "brick")
    assert m.goods(0) == [5, 0, 0]


def test_by_moonlight_the_market_is_picked_type_by_type() -> None:
    m = Forest(4, fable_hand_p0=["harvest_moon"], stock={"market": [2, 1, 2]})
    m.lay("straw harvest_moon", "straw", "wood", "brick")
    assert (m.asking, m.options(0)) == (["p0 moon_take"], {"straw", "wood", "brick"})
    m.do("p0 brick", "p0 brick")
    assert (m.goods(0), m.stock("market")) == ([2, 0, 2], [2, 1, 0])


@rule("LS-265")
def test_what_cards_bring_does_not_count_as_collected() -> None:
    m = Forest(3, fable_hand_p0=["share_the_wealth"], fable_hand_p1=["secret_cellar"], first_player=1)
    m.lay("straw share_the_wealth", "wood secret_cellar", "brick")
    assert (m.goods(1), m.goods(0)) == ([0, 6, 0], [5, 0, 0])


def test_played_cards_of_a_round_are_not_yet_in_the_discard_for_the_chronicles() -> None:
    m = Forest(3, fable_hand_p0=["old_chronicles"], fable_hand_p1=["spy_network"])
    m.lay("straw old_chronicles", "straw spy_network", "brick")
    assert m.hand(0) == []
    m.pass_build()
    assert sorted(m.pile("fable_discard")) == ["old_chronicles", "spy_network"]
