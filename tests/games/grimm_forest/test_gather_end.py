"""Fables that act at the end of the gather phase."""

import pytest

from igroteka.testing import rule
from tests.games.grimm_forest.seen import asked, friend, goods, hand, houses, options, stock, why, zone
from tests.games.grimm_forest.tables import built, lay, pass_build, say, table


@rule("LS-138", "LS-139")
def test_everybody_with_the_merchant_may_trade_two_for_three() -> None:
    m = table(3, fable_hand_p0=["travelling_merchant"], resources={"p0": [0, 0, 2], "p1": [0, 2, 1]})
    lay(m, "straw travelling_merchant", "straw", "brick")
    assert asked(m) == ["p0 merchant_trade", "p1 merchant_trade"]
    assert why(m, 1, "trade:brick:wood") == "LS-138"
    say(m, "p0 trade:straw:brick", "p1 nothing")
    assert (goods(m, 0), goods(m, 1)) == ([0, 0, 5], [2, 2, 1])
    m = table(3, fable_hand_p0=["travelling_merchant"])
    lay(m, "straw travelling_merchant", "wood", "brick")
    assert asked(m) == ["p0 merchant_trade"]
    assert options(m, 0) == ["nothing", "trade:straw:wood", "trade:straw:brick"]


@rule("LS-146", "LS-147")
def test_a_prime_plot_is_one_more_zone_with_cheaper_sections() -> None:
    m = table(3, fable_hand_p0=["prime_plot"], resources={"p0": [0, 1, 0]})
    lay(m, "straw prime_plot", "wood", "brick")
    assert (zone(m, "plot_zone:p0"), zone(m, "fable_discard")) == (["prime_plot"], [])
    assert {"build_plot:straw:base", "build_plot:wood:base", "build:straw:base"} <= set(options(m, 0))
    assert "build:wood:base" not in options(m, 0)
    say(m, "p0 build_plot:straw:base")
    assert (goods(m, 0), houses(m, 0)) == ([4, 1, 0], ["straw base plot"])
    assert why(m, 0, "build_plot:wood:base") == "LS-146"
    say(m, "p0 build_plot:straw:walls")
    assert goods(m, 0) == [1, 1, 0]
    m = table(3, fable_hand_p0=["prime_plot"])
    lay(m, "straw prime_plot", "straw", "brick")
    assert (zone(m, "plot_zone:p0"), zone(m, "fable_discard")) == ([], ["prime_plot"])


@rule("LS-008", "LS-147")
def test_a_plot_comes_on_top_of_the_five_zones_and_a_roof_there_costs_five() -> None:
    full = ["straw roof", "straw roof", "wood roof", "wood roof", "brick roof"]
    m = table(2, "build_turns", plot_zone_p0=["prime_plot"], resources={"p0": [0, 9, 0]}, **built(p0=full))
    assert why(m, 0, "build:wood:base") == "LS-089"
    assert "build_plot:wood:base" in options(m, 0)
    m = table(
        2, "build_turns", plot_zone_p0=["prime_plot"], resources={"p0": [0, 5, 0]}, **built(p0=["wood walls plot"])
    )
    say(m, "p0 build_plot:wood:roof")
    assert (goods(m, 0), houses(m, 0)) == ([0, 0, 0], ["wood roof plot"])


@rule("LS-160")
def test_a_friendly_game_wins_two_of_one_s_choice() -> None:
    m = table(4, fable_hand_p0=["friendly_game"], resources={"p1": [0, 2, 2], "p3": [9, 9, 9]})
    lay(m, "straw friendly_game", "straw", "straw", "wood")
    assert options(m, 0) == ["p1", "p2"]
    assert why(m, 0, "p3") == "LS-160"
    say(m, "p0 p1")
    assert why(m, 0, "2_straw") == "LS-160"
    say(m, "p0 wood_brick")
    assert (goods(m, 0), goods(m, 1)) == ([1, 1, 1], [1, 1, 1])
    m = table(3, fable_hand_p0=["friendly_game"], stock={"field": [2, 0, 0]})
    lay(m, "straw friendly_game", "straw", "wood")
    assert (goods(m, 0), goods(m, 1)) == ([2, 0, 0], [0, 0, 0])


@rule("LS-168")
def test_little_helpers_give_two_actions_to_who_is_alone() -> None:
    m = lay(table(3, fable_hand_p0=["little_helpers"]), "straw little_helpers", "wood", "brick")
    say(m, "p0 gain:straw", "p0 gain:straw", "p0 gain:straw")
    assert "end_turn" in options(m, 0)
    say(m, "p0 gain:straw")
    assert (asked(m), goods(m, 0)) == (["p1 build_action"], [9, 0, 0])


@rule("LS-169", "LS-170")
def test_a_mighty_patron_takes_an_action_from_each_opponent_with_him() -> None:
    m = lay(table(4, fable_hand_p0=["mighty_patron"]), "straw mighty_patron", "straw", "straw", "brick")
    assert (m.g.actions, m.g.extra_actions) == ([2, 1, 1, 2], [2, 0, 0, 0])
    say(m, *["p0 gain:straw"] * 4, "p1 gain:wood")
    assert asked(m) == ["p2 build_action"]


def test_two_patrons_in_one_place_limit_each_other() -> None:
    m = table(3, fable_hand_p0=["mighty_patron"], fable_hand_p1=["mighty_patron"])
    lay(m, "straw mighty_patron", "straw mighty_patron", "straw")
    assert (m.g.actions, m.g.extra_actions) == ([1, 1, 1], [2, 2, 0])


@rule("LS-173", "LS-174")
def test_taxes_halve_those_elsewhere_brick_first() -> None:
    m = table(3, next_round_p0=["taxes"], resources={"p0": [9, 0, 0], "p1": [9, 0, 0], "p2": [3, 4, 2]})
    lay(m, "straw", "straw", "brick")
    assert goods(m, 1) == [11, 0, 0]
    assert goods(m, 0) == [11, 0, 0]
    assert goods(m, 2) == [3, 3, 0]


@rule("LS-174")
@pytest.mark.parametrize(("before", "after"), [([0, 0, 5], [0, 0, 3]), ([5, 1, 0], [3, 0, 0]), ([1, 0, 0], [1, 0, 0])])
def test_taxes_round_down_and_go_on_to_the_next_type(before: list[int], after: list[int]) -> None:
    m = table(3, next_round_p0=["taxes"], stock={"quarry": [0, 0, 0]}, resources={"p2": before})
    lay(m, "straw", "straw", "brick")
    assert goods(m, 2) == after


@rule("LS-175", "LS-176")
def test_who_collected_five_or_more_shares_two_of_it() -> None:
    m = table(
        4,
        fable_hand_p0=["share_the_wealth"],
        stock={"market": [3, 2, 0], "forest": [0, 4, 0]},
        resources={"p1": [0, 0, 4]},
    )
    lay(m, "straw share_the_wealth", "market", "wood", "brick")
    assert asked(m) == ["p1 share_give"]
    assert options(m, 1) == ["2_wood", "straw_wood", "2_straw"]
    say(m, "p1 straw_wood")
    assert (goods(m, 0), goods(m, 1), goods(m, 2)) == ([6, 1, 0], [2, 1, 4], [0, 4, 0])


def test_who_has_less_than_owed_left_of_the_collection_gives_what_is_left() -> None:
    m = table(3, next_round_p0=["taxes"], fable_hand_p0=["share_the_wealth"], fable_hand_p2=["share_the_wealth"])
    lay(m, "wood share_the_wealth", "straw", "brick share_the_wealth")
    say(m, "p0 taxes")
    assert [goods(m, s) for s in range(3)] == [[2, 4, 0], [0, 0, 0], [1, 0, 2]]


@rule("LS-177")
def test_a_ghostly_whisper_draws_four_and_keeps_two() -> None:
    m = table(3, fable_hand_p0=["ghostly_whisper"], fable_deck=["wolf", "giant", "dragon", "oracle", "..."])
    lay(m, "straw ghostly_whisper", "wood", "brick")
    assert sorted(options(m, 0)) == ["dragon", "giant", "oracle", "wolf"]
    assert [c.key for z in m.view(1).zones if z.name == "drawn" for c in z.cards] == [None] * 4
    say(m, "p0 wolf", "p0 dragon")
    assert (hand(m, 0), sorted(zone(m, "fable_discard"))) == (
        ["dragon", "wolf"],
        ["ghostly_whisper", "giant", "oracle"],
    )
    m = lay(table(3, fable_hand_p0=["ghostly_whisper"]), "straw ghostly_whisper", "straw", "brick")
    assert (asked(m), hand(m, 0)) == (["p0 build_action"], [])


@rule("LS-180", "LS-181")
def test_a_thoughtful_gift_is_returned_in_another_type() -> None:
    m = table(3, fable_hand_p0=["thoughtful_gift"], resources={"p1": [5, 0, 2], "p2": [0, 0, 1]})
    lay(m, "straw thoughtful_gift", "wood", "wood")
    assert {"offer:p1:straw", "offer:p1:2_straw", "offer:p2:straw", "nothing"} <= set(options(m, 0))
    say(m, "p0 offer:p1:2_straw")
    assert (asked(m), options(m, 1)) == (["p1 gift_return"], ["wood", "brick"])
    assert why(m, 1, "straw") == "LS-181"
    say(m, "p1 brick")
    assert (goods(m, 0), goods(m, 1)) == ([3, 0, 2], [7, 2, 0])
    m = table(3, fable_hand_p0=["thoughtful_gift"])
    say(lay(m, "straw thoughtful_gift", "wood", "wood"), "p0 nothing")
    assert goods(m, 0) == [5, 0, 0]


@rule("LS-182")
def test_who_cannot_return_as_much_cannot_be_given() -> None:
    m = table(3, fable_hand_p0=["thoughtful_gift"], resources={"p1": [9, 0, 0]}, stock={"forest": [0, 2, 0]})
    lay(m, "straw thoughtful_gift", "wood", "brick")
    assert why(m, 0, "offer:p1:3_straw") == "LS-182"
    assert "offer:p1:2_straw" in options(m, 0)
    assert why(m, 0, "offer:p1:wood") == "LS-180"


@rule("LS-186")
def test_old_chronicles_take_two_of_the_discard_in_company() -> None:
    m = table(3, fable_hand_p0=["old_chronicles"], fable_discard=["wolf", "giant", "oracle"])
    lay(m, "straw old_chronicles", "straw", "brick")
    assert options(m, 0) == ["oracle", "giant", "wolf"]
    say(m, "p0 giant", "p0 wolf")
    assert (hand(m, 0), sorted(zone(m, "fable_discard"))) == (["giant", "wolf"], ["old_chronicles", "oracle"])
    m = table(3, fable_hand_p0=["old_chronicles"], fable_discard=["wolf"])
    lay(m, "straw old_chronicles", "straw", "brick")
    assert (asked(m), hand(m, 0)) == (["p0 build_action"], ["wolf"])
    m = table(3, fable_hand_p0=["old_chronicles"], fable_discard=["wolf"])
    lay(m, "straw old_chronicles", "wood", "brick")
    assert hand(m, 0) == []


@rule("LS-193")
def test_the_oracle_takes_a_random_fable_of_every_opponent() -> None:
    m = table(3, fable_hand_p0=["oracle"], fable_hand_p1=["wolf", "giant"], fable_hand_p2=["dragon"])
    lay(m, "straw oracle", "wood", "brick")
    assert options(m, 0) == ["yes", "no"]
    n = m.fork()
    m.script("giant", "dragon")
    say(m, "p0 yes")
    assert [hand(m, s) for s in range(3)] == [["dragon", "giant"], ["wolf"], []]
    seen = next(z for z in m.view(2).zones if z.name == "fable_hand:p0")
    assert sorted(str(c.key) for c in seen.cards) == ["None", "dragon"]
    say(n, "p0 no")
    assert hand(n, 0) == []
    m = table(3, fable_hand_p0=["oracle"], fable_hand_p1=["wolf"])
    lay(m, "straw oracle", "straw", "brick")
    assert hand(m, 1) == ["wolf"]


@rule("LS-194")
def test_a_mysterious_stranger_is_kept_or_given() -> None:
    m = table(3, fable_hand_p0=["mysterious_stranger"], friend_deck=["jack", "..."])
    lay(m, "straw mysterious_stranger", "wood", "brick")
    assert options(m, 0) == ["keep_friend", "give_friend:p1", "give_friend:p2"]
    say(m, "p0 keep_friend")
    assert friend(m, 0) == "jack"
    m = table(3, fable_hand_p0=["mysterious_stranger"])
    assert asked(lay(m, "straw mysterious_stranger", "straw", "brick")) == ["p0 build_action"]


@rule("LS-195")
def test_the_cellar_gives_two_of_the_location_s_type_to_everybody_there() -> None:
    m = lay(table(3, fable_hand_p0=["secret_cellar"]), "straw secret_cellar", "straw", "brick")
    assert [goods(m, s) for s in range(3)] == [[4, 0, 0], [4, 0, 0], [0, 0, 3]]


@rule("LS-196")
def test_in_the_market_everybody_chooses_a_type_from_the_cellar() -> None:
    m = table(4, fable_hand_p0=["secret_cellar"], stock={"market": [0, 0, 0]})
    lay(m, "market secret_cellar", "market", "brick", "brick")
    assert asked(m) == ["p0 cellar_type", "p1 cellar_type"]
    say(m, "p0 wood", "p1 brick")
    assert (goods(m, 0), goods(m, 1)) == ([0, 2, 0], [0, 0, 2])


@rule("LS-202")
def test_the_spies_draw_a_fable_for_every_player_there() -> None:
    m = lay(table(3, fable_hand_p0=["spy_network"]), "straw spy_network", "straw", "straw")
    assert len(hand(m, 0)) == 3


@rule("LS-203")
def test_the_harvest_moon_takes_half_of_an_untouched_location() -> None:
    m = table(3, fable_hand_p0=["harvest_moon"], stock={"forest": [0, 7, 0], "quarry": [0, 0, 5]})
    lay(m, "straw harvest_moon", "straw", "straw")
    assert options(m, 0) == ["forest", "quarry"]
    assert why(m, 0, "field") == "LS-203"
    say(m, "p0 forest")
    assert (goods(m, 0), stock(m, "forest"), m.g.collected[0:3]) == ([1, 3, 0], [0, 4, 0], [1, 0, 0])
    m = lay(table(3, fable_hand_p0=["harvest_moon"]), "straw harvest_moon", "wood", "brick")
    assert goods(m, 0) == [5, 0, 0]


def test_by_moonlight_the_market_is_picked_type_by_type() -> None:
    m = table(4, fable_hand_p0=["harvest_moon"], stock={"market": [2, 1, 2]})
    lay(m, "straw harvest_moon", "straw", "wood", "brick")
    assert (asked(m), options(m, 0)) == (["p0 moon_take"], ["straw", "wood", "brick"])
    say(m, "p0 brick", "p0 brick")
    assert (goods(m, 0), stock(m, "market")) == ([2, 0, 2], [2, 1, 0])


@rule("LS-265")
def test_what_cards_bring_does_not_count_as_collected() -> None:
    m = table(3, fable_hand_p0=["share_the_wealth"], fable_hand_p1=["secret_cellar"], first_player=1)
    lay(m, "straw share_the_wealth", "wood secret_cellar", "brick")
    assert (goods(m, 1), goods(m, 0)) == ([0, 6, 0], [5, 0, 0])


def test_played_cards_of_a_round_are_not_yet_in_the_discard_for_the_chronicles() -> None:
    m = table(3, fable_hand_p0=["old_chronicles"], fable_hand_p1=["spy_network"])
    lay(m, "straw old_chronicles", "straw spy_network", "brick")
    assert hand(m, 0) == []
    pass_build(m)
    assert sorted(zone(m, "fable_discard")) == ["old_chronicles", "spy_network"]
