"""Every fable once more, in company: what one card leaves of another's effect when both act in a round."""

from igroteka.testing import rule
from tests.games.grimm_forest.scene import Forest, built

# --- Before collecting ----------------------------------------------------------------------------------------------


@rule("LS-139", "LS-159")
def test_merchant_and_dragon_only_what_was_collected_after_the_fire_is_traded() -> None:
    m = Forest(3, fable_hand_p0=["travelling_merchant"], fable_hand_p2=["dragon"], resources={"p0": [4, 0, 0]})
    m.lay("straw travelling_merchant", "straw", "wood dragon")
    m.do("p2 field")
    assert sorted(m.asking) == ["p0 merchant_trade", "p1 merchant_trade"]
    assert m.options(0) == {"nothing", "trade:straw:wood", "trade:straw:brick"}
    assert m.why_not("p0 trade:wood:brick") == "LS-138"
    m.do("p0 trade:straw:brick", "p1 nothing")
    assert (m.goods(0), m.goods(1)) == ([0, 0, 3], [2, 0, 0])


@rule("LS-141", "LS-158", "LS-179")
def test_pipe_no_way_and_grandmas_house_piped_monsters_were_played() -> None:
    m = Forest(
        4,
        fable_hand_p0=["wolf"],
        fable_hand_p1=["magic_pipe"],
        fable_hand_p2=["giant"],
        fable_hand_p3=["no_way"],
        unique_location_p0=["grandmas_house"],
        place=["grandmas_house quarry"],
    )
    m.lay("straw wolf", "wood magic_pipe", "brick giant", "brick no_way")
    assert [e["card"] for e in m.values("placed")] == ["wolf"]
    assert sorted(m.asking) == ["p2 gain_choice_2", "p3 gain_choice_2"]
    m.do("p2 2_brick", "p3 2_straw")
    assert m.hand(1) == ["giant", "wolf"]
    assert (m.hand(3), m.goods(2), m.goods(3)) == ([], [0, 0, 3], [2, 0, 1])
    assert m.pile("fable_discard") == ["no_way", "magic_pipe", "grandmas_house"]


@rule("LS-148", "LS-214", "LS-231")
def test_jack_cinderella_and_the_wolf_in_this_order() -> None:
    m = Forest(3, friend_p0=["cinderella"], friend_p1=["jack"], fable_hand_p2=["wolf"])
    m.lay("straw", "straw", "brick wolf")
    m.do("p2 field")
    assert (m.goods(0), m.goods(1), m.stock("field")) == ([2, 0, 0], [0, 0, 0], [0, 0, 0])
    assert [e["straw"] for e in m.values("emptied")] == [5]
    assert m.values("added")[0]["seat"] == 1


@rule("LS-151", "LS-148")
def test_roar_before_the_wolf_drives_a_pig_into_its_mouth() -> None:
    m = Forest(3, fable_hand_p0=["fearsome_roar"], fable_hand_p2=["wolf"], script=["blue_gather_brick"])
    m.lay("straw fearsome_roar", "straw", "wood wolf")
    m.do("p2 quarry")
    assert (m.pig(1), m.goods(1), m.stock("quarry")) == ("quarry", [0, 0, 0], [0, 0, 0])
    assert m.goods(0) == [5, 0, 0]


@rule("LS-149", "LS-150")
def test_roar_after_the_wolf_drives_a_pig_where_the_wolf_has_found_nobody() -> None:
    m = Forest(3, fable_hand_p0=["wolf"], fable_hand_p2=["fearsome_roar"], script=["blue_gather_brick"])
    m.lay("wood wolf", "straw", "straw fearsome_roar")
    m.do("p0 quarry")
    assert (m.pig(1), m.goods(1)) == ("quarry", [0, 0, 3])


@rule("LS-159", "LS-171")
def test_hired_hands_are_paid_before_the_dragon_comes() -> None:
    m = Forest(
        3, fable_hand_p0=["dragon"], fable_hand_p1=["hired_hands"], resources={"p1": [1, 1, 3]}, friend_p1=["rapunzel"]
    )
    m.g.tower_stock[3:6] = [0, 0, 2]
    m.lay("wood dragon", "brick hired_hands", "straw")
    m.do("p0 quarry", "p1 straw_wood")
    assert m.goods(1) == [0, 0, 3]
    assert m.g.tower_stock[3:6] == [0, 0, 2]
    assert m.pile("next_round:p1") == ["hired_hands"]


@rule("LS-172", "LS-148")
def test_hired_hands_double_nothing_where_the_wolf_was_and_leave_all_the_same() -> None:
    m = Forest(3, fable_hand_p0=["wolf"], next_round_p1=["hired_hands"])
    m.lay("wood wolf", "brick", "straw")
    m.do("p0 quarry")
    assert m.goods(1) == [0, 0, 0]
    assert m.pile("next_round:p1") == []
    assert m.pile("fable_discard") == ["hired_hands", "wolf"]


@rule("LS-172", "LS-128")
def test_hired_hands_double_what_was_drafted_in_the_market() -> None:
    m = Forest(4, next_round_p0=["hired_hands"], stock={"market": [2, 1, 1]})
    m.lay("market", "market", "straw", "wood")
    m.do("p0 brick", "p1 wood")
    assert m.asking == ["p0 build_action"]
    assert (m.goods(0), m.goods(1)) == ([2, 0, 2], [1, 1, 0])
    assert m.g.collected[0:3] == [1, 0, 1]


@rule("LS-159", "LS-178")
def test_no_way_may_leave_a_dragon_that_has_already_burnt_everything() -> None:
    """A monster that has acted stays until the clean-up."""
    m = Forest(3, fable_hand_p0=["dragon"], fable_hand_p1=["no_way"], resources={"p1": [1, 1, 1]})
    m.lay("wood dragon", "straw no_way", "brick")
    m.do("p0 field")
    assert (m.asking, m.goods(1)) == (["p1 noway_move"], [0, 0, 0])
    m.do("p1 forest")
    assert (m.goods(0), m.goods(1), m.stock("field")) == ([0, 2, 0], [0, 2, 0], [5, 0, 0])


@rule("LS-178", "LS-238")
def test_no_way_and_a_monster_hunted_before_its_turn() -> None:
    """The Huntsman has cancelled the Wolf when No Way's turn comes: nothing to flee, and nothing to draw."""
    m = Forest(3, fable_hand_p0=["wolf"], fable_hand_p2=["no_way"], friend_p1=["huntsman"])
    m.lay("wood wolf", "brick", "brick no_way")
    m.do("p0 quarry", "p1 yes")
    assert (m.pig(2), m.hand(2)) == ("quarry", [])
    assert (m.goods(1), m.goods(2)) == ([1, 1, 2], [0, 0, 1])


@rule("LS-178", "LS-188")
def test_no_way_may_flee_to_the_castle_and_be_alone_there() -> None:
    m = Forest(
        3,
        fable_hand_p0=["no_way"],
        fable_hand_p1=["bridge_troll"],
        unique_location_p2=["lonely_castle"],
        place=["lonely_castle forest"],
    )
    m.lay("brick no_way", "straw bridge_troll", "straw")
    m.do("p1 quarry", "p0 forest")
    assert m.goods(0) == [1, 5, 1]
    assert m.pile("unique_location:p2") == ["lonely_castle"]


# --- Cards on locations ---------------------------------------------------------------------------------------------


@rule("LS-059", "LS-156")
def test_three_wolves_at_grandmas_house_the_third_without_a_figure() -> None:
    m = Forest(
        3,
        fable_hand_p0=["wolf"],
        fable_hand_p1=["wolf"],
        fable_hand_p2=["wolf"],
        unique_location_p2=["grandmas_house"],
        place=["grandmas_house field"],
        friend_p1=["woodcutter"],
    )
    m.lay("straw wolf", "wood wolf", "brick wolf")
    assert [(e["location"], e["stand_in"]) for e in m.values("placed")] == [("field", 0), ("field", 0), ("field", 1)]
    m.do("p1 no", "p1 yes")
    assert (m.friend(1), m.asking) == ("", ["p0 gain_choice_2"])
    m.do("p0 2_wood")
    assert (m.goods(0), m.stock("field")) == ([0, 2, 0], [0, 0, 0])


@rule("LS-154", "LS-166")
def test_fairy_gifts_and_the_wedding_share_a_board() -> None:
    m = Forest(
        3,
        "start_of_round",
        next_round_p0=["fairy_gifts"],
        unique_location_p1=["royal_wedding"],
        place=["royal_wedding field"],
        resources={"p1": [0, 1, 0]},
    )
    m.do("p0 field")
    m.lay("straw", "brick", "wood")
    assert m.asking == ["p0 gain_choice_3"]
    m.do("p0 3_brick")
    assert sorted(m.asking) == ["p1 lose_choice"]
    m.do("p1 wood")
    assert (m.goods(0), m.goods(1), m.goods(2)) == ([5, 0, 3], [0, 0, 3], [0, 3, 0])
    assert m.pile("unique_location:p1") == ["royal_wedding"]


@rule("LS-167", "LS-246")
def test_the_wedding_leaves_when_the_only_guest_runs_away() -> None:
    m = Forest(
        3,
        friend_p0=["gingerbread_man"],
        unique_location_p1=["royal_wedding"],
        place=["royal_wedding field"],
    )
    m.lay("straw", "brick", "wood")
    m.do("p0 yes", "p0 brick")
    assert (m.goods(0), m.pile("unique_location:p1")) == ([1, 1, 0], [])
    assert m.g.place == {}


@rule("LS-189", "LS-150")
def test_the_castle_counts_pigs_where_they_stand_after_the_roar() -> None:
    m = Forest(
        3,
        fable_hand_p0=["fearsome_roar"],
        unique_location_p1=["lonely_castle"],
        place=["lonely_castle field"],
        script=["blue_gather_wood", "purple_gather_brick"],
    )
    m.lay("straw fearsome_roar", "straw", "straw")
    assert m.goods(0) == [6, 1, 1]
    assert m.pile("unique_location:p1") == ["lonely_castle"]


# --- End of gather: resources ---------------------------------------------------------------------------------------


@rule("LS-160", "LS-201")
def test_friendly_game_after_the_troll_takes_of_what_is_left() -> None:
    m = Forest(3, fable_hand_p0=["bridge_troll"], fable_hand_p1=["friendly_game"], stock={"field": 6})
    m.lay("wood bridge_troll", "straw friendly_game", "straw")
    m.do("p0 field", "p0 p2")
    assert (m.goods(0), m.goods(1), m.goods(2)) == ([1, 4, 0], [5, 0, 0], [0, 0, 0])


@rule("LS-175", "LS-201")
def test_share_the_wealth_and_the_troll_reckon_with_the_same_collection() -> None:
    m = Forest(3, fable_hand_p0=["bridge_troll"], fable_hand_p2=["share_the_wealth"], stock={"field": 7})
    m.lay("wood bridge_troll", "straw", "brick share_the_wealth")
    m.do("p0 field")
    assert (m.goods(0), m.goods(1), m.goods(2)) == ([3, 4, 0], [2, 0, 0], [2, 0, 3])


@rule("LS-176", "LS-265")
def test_share_the_wealth_does_not_count_what_hired_hands_gave() -> None:
    m = Forest(3, fable_hand_p0=["share_the_wealth"], next_round_p1=["hired_hands"])
    m.lay("straw share_the_wealth", "wood", "brick")
    assert (m.goods(0), m.goods(1)) == ([5, 0, 0], [0, 8, 0])


@rule("LS-174", "LS-138")
def test_taxes_come_in_their_player_s_place_before_or_after_the_merchant() -> None:
    m = Forest(3, next_round_p0=["taxes"], fable_hand_p1=["travelling_merchant"], resources={"p1": [0, 0, 2]})
    m.lay("straw", "wood travelling_merchant", "brick")
    assert m.asking == ["p1 merchant_trade"]
    assert (m.goods(1), m.goods(2)) == ([0, 3, 0], [0, 0, 2])
    m.do("p1 trade:wood:straw")
    assert m.goods(1) == [3, 1, 0]


@rule("LS-181", "LS-182")
def test_a_gift_reckons_with_what_the_cellar_has_just_given() -> None:
    m = Forest(3, fable_hand_p0=["secret_cellar"], fable_hand_p1=["thoughtful_gift"], resources={"p1": [0, 3, 0]})
    m.lay("straw secret_cellar", "brick thoughtful_gift", "brick")
    assert m.goods(0) == [7, 0, 0]
    assert m.why_not("p1 offer:p2:2_wood") == "LS-182"
    m.do("p1 offer:p0:3_wood")
    assert (m.goods(0), m.goods(1)) == ([4, 3, 0], [3, 0, 1])


@rule("LS-196")
def test_the_cellar_in_the_market_and_the_moon_over_the_quarry() -> None:
    m = Forest(4, fable_hand_p0=["secret_cellar"], fable_hand_p1=["harvest_moon"], stock={"quarry": 7})
    m.lay("market secret_cellar", "straw harvest_moon", "wood", "wood")
    m.do("p0 wood")
    assert (m.goods(0), m.goods(1)) == ([1, 3, 1], [5, 0, 3])
    assert m.stock("quarry") == [0, 0, 4]


@rule("LS-203", "LS-245")
def test_the_moon_shines_where_a_runner_only_passed_by() -> None:
    m = Forest(3, friend_p0=["gingerbread_man"], fable_hand_p0=["harvest_moon"], stock={"quarry": 8})
    m.lay("brick harvest_moon", "straw", "wood")
    m.do("p0 yes")
    assert (m.goods(0), m.stock("quarry")) == ([1, 1, 4], [0, 0, 4])


# --- End of gather: cards, friends, actions, houses -----------------------------------------------------------------


@rule("LS-143", "LS-186")
def test_chronicles_after_the_giant_find_what_he_made_everybody_discard() -> None:
    m = Forest(
        3,
        fable_hand_p0=["giant"],
        fable_hand_p1=["old_chronicles", "spy_network"],
        fable_hand_p2=["oracle"],
        friend_p2=["snow_white"],
    )
    m.lay("brick giant", "straw old_chronicles", "straw")
    m.do("p0 field")
    assert sorted(m.pile("fable_discard")) == ["oracle", "spy_network"]
    assert m.asking == ["p1 chronicles_take"]
    m.do("p1 oracle")
    assert (m.hand(1), m.hand(2), m.friend(2)) == (["oracle", "spy_network"], [], "")
    assert sorted(m.pile("fable_discard")) == ["giant", "old_chronicles"]


@rule("LS-177", "LS-186")
def test_a_whisper_of_an_earlier_player_feeds_the_chronicles_of_a_later() -> None:
    m = Forest(
        3,
        fable_hand_p0=["ghostly_whisper"],
        fable_hand_p1=["old_chronicles"],
        fable_deck=["wolf", "giant", "oracle", "dragon", "..."],
    )
    m.lay("brick ghostly_whisper", "straw old_chronicles", "straw")
    m.do("p0 wolf", "p0 giant", "p1 dragon")
    assert (m.hand(0), m.hand(1)) == (["giant", "wolf"], ["dragon", "oracle"])


@rule("LS-177", "LS-040")
def test_a_whisper_that_runs_out_of_cards_reshuffles_only_the_discard() -> None:
    few = "oracle,spy_network,wolf,ghostly_whisper,crystal_ball"
    every = Forest(2).pile("fable_deck")
    without = ",".join(sorted({key for key in every if key not in few.split(",")}))
    m = Forest(
        2,
        settings={"without_cards": without},
        fable_hand_p0=["ghostly_whisper"],
        fable_deck=["oracle", "oracle"],
        fable_hand_p1=["wolf", "wolf", "wolf", "wolf", "crystal_ball", "crystal_ball", "ghostly_whisper"],
        fable_discard=["spy_network", "spy_network"],
    )
    m.lay("brick ghostly_whisper", "straw")
    assert sorted(m.pile("drawn")) == ["oracle", "oracle", "spy_network", "spy_network"]
    m.do("p0 oracle", "p0 oracle")
    assert sorted(m.pile("fable_discard")) == ["ghostly_whisper", "spy_network", "spy_network"]


@rule("LS-146", "LS-191")
def test_the_big_bad_wolf_frees_a_plot_and_the_plot_stays() -> None:
    m = Forest(
        3,
        fable_hand_p0=["big_bad_wolf"],
        plot_zone_p1=["prime_plot"],
        resources={"p1": [0, 1, 0]},
        **built(p1=["straw base plot", "brick base"]),
    )
    m.lay("wood big_bad_wolf", "brick", "straw")
    m.do("p0 quarry")
    assert (m.houses(1), m.pile("plot_zone:p1")) == (["brick base"], ["prime_plot"])
    m.do("p0 gain:straw", "p0 gain:straw", "p1 build_plot:wood:base")
    assert (m.houses(1), m.goods(1)) == (["brick base", "wood base plot"], [0, 0, 3])


@rule("LS-113", "LS-190")
def test_the_big_bad_wolf_takes_a_third_house_before_it_wins() -> None:
    m = Forest(
        2,
        fable_hand_p0=["big_bad_wolf"],
        resources={"p1": [6, 0, 0]},
        reward_tokens=["p1", "p1", ""],
        **built(p1=["straw roof", "straw walls", "wood roof"]),
    )
    m.lay("wood big_bad_wolf", "straw")
    m.do("p0 field")
    assert m.options(0) == {"house:straw:roof", "house:straw:walls", "house:wood:roof"}
    assert m.match.asks[0].default() == "house:straw:roof"
    m.do("p0 house:wood:roof", "p0 gain:straw", "p0 gain:straw", "p1 build:straw:roof", "p1 gain:brick")
    assert m.match.result is None
    assert m.houses(1) == ["straw roof", "straw roof", "wood walls"]


@rule("LS-168", "LS-258")
def test_little_helpers_and_dwarfs_add_up_and_stay_though_the_dwarfs_leave() -> None:
    m = Forest(
        3,
        fable_hand_p0=["little_helpers"],
        friend_p0=["seven_dwarfs"],
        fable_hand_p1=["mysterious_stranger"],
        friend_deck=["jack", "..."],
    )
    m.lay("straw little_helpers", "wood mysterious_stranger", "brick")
    assert m.options(0) == {"seven_dwarfs", "little_helpers"}
    m.do("p0 little_helpers", "p1 give_friend:p0")
    assert (m.friend(0), m.g.actions[0], m.g.extra_actions[0]) == ("jack", 2, 3)


@rule("LS-169", "LS-168")
def test_a_patron_lowers_only_the_compulsory_action_of_who_has_extra_ones() -> None:
    m = Forest(3, fable_hand_p1=["mighty_patron"], extra_actions={"p0": 1})
    m.lay("straw", "straw mighty_patron", "brick")
    assert (m.g.actions[:2], m.g.extra_actions[:2]) == ([1, 2], [1, 1])
    m.do("p0 gain:wood")
    assert "end_turn" in m.options(0)
    m.do("p0 gain:wood")
    assert m.asking == ["p1 build_action"]


@rule("LS-193", "LS-216")
def test_the_oracle_leaves_snow_white_only_resources_to_take() -> None:
    m = Forest(3, fable_hand_p0=["oracle"], friend_p1=["snow_white"], fable_hand_p2=["wolf"], script=["wolf"])
    m.lay("brick oracle", "straw", "straw")
    m.do("p0 yes")
    assert (m.hand(0), m.hand(2)) == (["wolf"], [])
    assert (m.goods(1), m.goods(2)) == ([3, 0, 0], [1, 0, 0])


@rule("LS-194", "LS-239")
def test_a_stranger_given_to_the_frog_prince_s_owner_ends_his_chance() -> None:
    m = Forest(
        3,
        fable_hand_p0=["mysterious_stranger"],
        friend_p1=["frog_prince"],
        friend_deck=["jack", "..."],
        friend_discard=["aladdin"],
    )
    m.lay("brick mysterious_stranger", "straw", "straw")
    m.do("p0 give_friend:p1")
    assert (m.friend(1), m.goods(1)) == ("jack", [2, 0, 0])
    assert sorted(m.pile("friend_discard")) == ["aladdin", "frog_prince"]
    assert m.asking == ["p0 build_action"]


@rule("LS-202", "LS-221")
def test_spies_count_who_has_flown_there() -> None:
    m = Forest(3, fable_hand_p0=["spy_network"], friend_p1=["thumbelina"], script=["blue_gather_straw"])
    m.lay("straw spy_network", "wood", "brick")
    m.do("p1 yes")
    assert len(m.hand(0)) == 2
    assert (m.goods(0), m.goods(1)) == ([2, 0, 0], [2, 0, 0])


# --- On reveal ------------------------------------------------------------------------------------------------------


@rule("LS-161", "LS-199", "LS-243")
def test_well_then_ball_the_ball_shows_the_swapped_card() -> None:
    m = Forest(3, fable_hand_p0=["wishing_well"], fable_hand_p1=["crystal_ball"], friend_p2=["pinocchio"])
    m.g.announcement[2] = "gather_straw"
    m.lay("straw wishing_well", "wood crystal_ball", "brick")
    m.do("p0 swap:p0:p2", "p1 p2")
    assert [e.cards for e in m.match.events(1) if e.kind == "peeked"] == [["orange_gather_straw"]]
    assert m.options(1) == {"blue_gather_straw", "blue_gather_brick", "nothing"}
    m.do("p1 blue_gather_brick")
    assert [m.pig(s) for s in range(3)] == ["quarry", "quarry", "field"]
    assert (m.goods(0), m.goods(1), m.goods(2)) == ([0, 0, 1], [0, 0, 1], [7, 0, 0])


@rule("LS-163", "LS-197")
def test_well_then_curse_a_foreign_card_is_drawn_into_the_hand_and_goes_home() -> None:
    m = Forest(
        3,
        fable_hand_p0=["wishing_well"],
        fable_hand_p2=["dark_curse"],
        script=["orange_gather_wood", "blue_gather_straw"],
    )
    m.lay("straw wishing_well", "brick", "wood dark_curse")
    m.do("p0 swap:p0:p1")
    assert [m.pig(s) for s in range(3)] == ["forest", "field", "forest"]
    assert m.pile("gather_hand:p0") == ["orange_gather_brick", "orange_gather_wood", "orange_gather_straw"]
    assert m.pile("gather_hand:p1") == ["blue_gather_brick", "blue_gather_wood", "blue_gather_straw"]


@rule("LS-185", "LS-252")
def test_a_night_at_the_tavern_brings_the_mermaid_while_a_card_is_laid() -> None:
    m = Forest(
        3,
        fable_hand_p0=["tavern_night"],
        friend_p1=["rapunzel"],
        friend_deck=["jack", "little_mermaid", "cinderella", "..."],
        script=["little_mermaid", "cinderella"],
    )
    m.g.tower_stock[3:6] = [0, 0, 4]
    m.lay("straw tavern_night", "wood", "brick")
    m.do("p0 jack")
    assert m.asking == ["p1 mermaid_keep"]
    m.do("p1 keep:gather_straw:gather_brick")
    assert m.pile("locked_gather:p1") == ["blue_gather_wood"]
    assert (m.goods(0), m.goods(1), m.goods(2)) == ([7, 0, 0], [0, 4, 0], [0, 0, 3])
    assert m.g.tower_stock == [0] * 9
    m.pass_build()
    assert m.options(1) == {"lay:gather_straw", "lay:gather_brick"}
