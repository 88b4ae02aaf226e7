"""Every friend once more, in company: with other friends, with fables, and when they come or go in the middle."""

from igroteka.testing import rule
from tests.games.grimm_forest.scene import Forest, built

# --- Start of round -------------------------------------------------------------------------------------------------


@rule("LS-209", "LS-150")
def test_aladdin_guesses_for_the_end_not_for_the_reveal() -> None:
    m = Forest(3, "start_of_round", friend_p0=["aladdin"], fable_hand_p0=["fearsome_roar"], script=["blue_gather_wood"])
    m.do("p0 alone")
    m.lay("straw fearsome_roar", "straw", "brick")
    assert m.goods(0) == [6, 1, 1]


@rule("LS-209", "LS-101")
def test_an_aladdin_who_arrives_after_the_start_has_announced_nothing() -> None:
    m = Forest(
        3,
        fable_hand_p0=["tavern_night"],
        friend_deck=["aladdin", "woodcutter", "goldilocks", "..."],
        script=["woodcutter", "goldilocks"],
    )
    m.lay("straw tavern_night", "wood", "brick")
    m.do("p0 aladdin")
    assert (m.friend(0), m.goods(0)) == ("aladdin", [5, 0, 0])


@rule("LS-213", "LS-212")
def test_ali_baba_gives_nothing_back_once_the_dragon_has_burnt_it() -> None:
    m = Forest(
        3,
        "start_of_round",
        friend_p0=["ali_baba"],
        fable_hand_p2=["dragon"],
        resources={"p0": [0, 0, 0], "p1": [0, 0, 2]},
    )
    assert m.asking == ["p0 choose_cards", "p1 choose_cards", "p2 choose_cards"]
    assert m.goods(0) == [0, 0, 1]
    m.lay("straw", "straw", "wood dragon")
    m.do("p2 field")
    assert (m.goods(0), m.goods(1)) == ([2, 0, 0], [2, 0, 0])


@rule("LS-213")
def test_ali_baba_gives_the_first_player_s_straw_back_too() -> None:
    m = Forest(3, "start_of_round", friend_p1=["ali_baba"], resources={"p0": [1, 0, 0]})
    assert (m.goods(0), m.goods(1)) == ([0, 0, 0], [1, 0, 0])
    m.lay("wood", "wood", "brick")
    assert (m.goods(0), m.goods(1)) == ([1, 2, 0], [0, 2, 0])


@rule("LS-213", "LS-143")
def test_ali_baba_lost_before_the_end_owes_nothing() -> None:
    m = Forest(
        3,
        "start_of_round",
        friend_p1=["ali_baba"],
        fable_hand_p0=["giant"],
        resources={"p0": [0, 0, 1]},
    )
    m.lay("straw giant", "straw", "wood")
    m.do("p0 field")
    assert (m.friend(1), m.goods(0), m.goods(1)) == ("", [1, 0, 0], [1, 0, 0])
    assert m.g.debt == [-1, -1, -1]


@rule("LS-230", "LS-122")
def test_tom_thumb_takes_after_the_prince() -> None:
    m = Forest(2, "prince_visit", friend_p0=["tom_thumb"], stock={"quarry": 3}, script=[5])
    assert m.stock("quarry") == [0, 0, 2]
    m.do("p0 take:quarry:brick")
    assert (m.goods(0), m.stock("quarry")) == ([0, 0, 1], [0, 0, 1])


@rule("LS-259", "LS-228", "LS-229")
def test_the_queen_may_look_at_a_blind_fable_that_its_player_does_not_know() -> None:
    m = Forest(
        3, "start_of_round", friend_p0=["evil_queen"], friend_p1=["sleeping_beauty"], fable_deck=["dragon", "..."]
    )
    m.do("p1 p2")
    m.lay("", "straw", "wood")
    m.do("p0 peek_fable:p2")
    assert [z.cards[0].key for z in m.match.view(0).zones if z.name == "laid_fable:p2"] == ["dragon"]
    assert [z.cards[0].key for z in m.match.view(2).zones if z.name == "laid_fable:p2"] == [None]
    m.do("p0 lay:gather_brick")
    assert m.asking == ["p2 monster_place"]


@rule("LS-259", "LS-260", "LS-237")
def test_the_queen_herself_under_beauty_and_huntsman() -> None:
    m = Forest(
        3,
        "start_of_round",
        friend_p0=["evil_queen"],
        friend_p1=["sleeping_beauty"],
        friend_p2=["huntsman"],
        fable_hand_p0=["wolf"],
        fable_hand_p1=["oracle"],
        fable_deck=["spy_network", "..."],
    )
    m.do("p1 p0")
    assert m.why_not("p1 lay:gather_straw") == "LS-237"
    m.lay("", "straw oracle", "wood")
    m.do("p0 peek_gather:p1")
    assert m.why_not("p0 lay_with:gather_straw:wolf") == "LS-260"
    m.do("p0 lay:gather_wood")
    assert [(e["seat"], e["fable"]) for e in m.values("revealed")] == [(0, "spy_network"), (1, "oracle")]
    assert len(m.hand(0)) == 3


@rule("LS-224", "LS-261")
def test_goldilocks_knows_the_card_that_beauty_s_victim_will_play_and_nobody_else_does() -> None:
    m = Forest(
        2,
        "build_turns",
        friend_p0=["goldilocks"],
        friend_p1=["sleeping_beauty"],
        fable_deck=["wolf", "giant", "oracle", "..."],
        first_player="p0",
    )
    m.do("p0 special:goldilocks", "p0 giant", "p0 oracle", "p0 gain:straw")
    tops = [[z.cards[0].key for z in m.match.view(seat).zones if z.name == "fable_deck"] for seat in (0, 1, None)]
    assert tops == [["wolf"], [None], [None]]
    m.do("p1 gain:straw", "p1 gain:straw", "p1 p1")
    m.lay("straw", "wood")
    assert m.asking == ["p1 monster_place"]


@rule("LS-247", "LS-250")
def test_rapunzel_given_away_loses_her_stock_and_begins_anew() -> None:
    m = Forest(
        2,
        "build_turns",
        friend_p0=["rapunzel"],
        friend_deck=["jack", "..."],
        resources={"p0": [4, 0, 0]},
        first_player="p0",
        **built(p0=["straw base"]),
    )
    m.g.tower_stock[0:3] = [2, 0, 0]
    m.do("p0 build:straw:walls", "p0 keep_friend")
    assert (m.g.tower_stock[0:3], m.pile("friend_discard")) == ([0, 0, 0], ["rapunzel"])


# --- After the reveal -----------------------------------------------------------------------------------------------


@rule("LS-221", "LS-163")
def test_thumbelina_may_fly_by_a_card_of_another_colour() -> None:
    m = Forest(
        3,
        fable_hand_p0=["wishing_well"],
        fable_hand_p2=["dark_curse"],
        friend_p1=["thumbelina"],
        script=["orange_gather_straw", "blue_gather_straw", "orange_gather_wood"],
    )
    m.lay("wood wishing_well", "brick", "straw dark_curse")
    m.do("p0 swap:p0:p1")
    assert sorted(m.pile("gather_hand:p1")) == ["blue_gather_wood", "orange_gather_wood"]
    m.do("p1 yes")
    assert (m.pig(1), m.goods(1)) == ("forest", [0, 4, 0])


@rule("LS-243", "LS-200")
def test_pinocchio_is_held_to_the_card_the_ball_made_of_his() -> None:
    m = Forest(3, "start_of_round", friend_p0=["pinocchio"], fable_hand_p0=["crystal_ball"])
    m.do("p0 gather_brick")
    m.lay("straw crystal_ball", "wood", "wood")
    m.do("p0 p1", "p0 orange_gather_brick")
    assert m.goods(0) == [0, 0, 5]


@rule("LS-231")
def test_cinderella_stands_there_while_thumbelina_still_wonders_where_to_go() -> None:
    m = Forest(3, friend_p0=["cinderella"], friend_p1=["thumbelina"])
    m.lay("straw", "straw", "wood")
    assert m.asking == ["p1 thumbelina_move"]
    assert [m.pig(seat) for seat in range(3)] == ["field", "", ""]


@rule("LS-231", "LS-128")
def test_cinderella_thins_the_market_before_it_is_shared() -> None:
    m = Forest(4, friend_p1=["cinderella"], stock={"market": [2, 1, 2]})
    m.lay("market", "market", "market", "wood")
    m.do("p1 brick", "p1 brick")
    assert [e["brick"] for e in m.values("took")] == [1, 1]
    m.do("p0 straw", "p1 straw")
    assert (m.goods(0), m.goods(1), m.goods(2)) == ([1, 0, 0], [1, 0, 2], [0, 1, 0])


@rule("LS-244", "LS-172")
def test_a_runner_picks_a_type_in_the_market_and_hired_hands_have_nothing_to_double() -> None:
    m = Forest(
        4, friend_p0=["gingerbread_man"], next_round_p0=["hired_hands"], stock={"forest": 0, "market": [1, 0, 1]}
    )
    m.lay("market", "straw", "wood", "brick")
    m.do("p0 yes", "p0 straw")
    assert (m.goods(0), m.g.collected[0:3]) == ([2, 0, 1], [0, 0, 0])
    assert (m.stock("market"), m.goods(1)) == ([0, 0, 1], [4, 0, 0])


# --- Against monsters -----------------------------------------------------------------------------------------------


@rule("LS-215", "LS-214")
def test_jack_enriches_in_the_same_round_in_which_he_fells_the_giant() -> None:
    m = Forest(3, friend_p0=["jack"], friend_p2=["aladdin"], fable_hand_p1=["giant"], fable_hand_p2=["wolf"])
    m.lay("straw", "wood giant", "brick")
    m.do("p1 quarry")
    assert m.asking == ["p0 cancel_monster"]
    m.do("p0 yes")
    assert (m.goods(0), m.friend(0), m.friend(2), m.hand(2)) == ([7, 0, 0], "", "aladdin", ["wolf"])


@rule("LS-220", "LS-227", "LS-238")
def test_in_turn_order_everybody_who_can_is_asked_until_the_first_yes() -> None:
    m = Forest(
        4,
        friend_p1=["red_riding_hood"],
        friend_p2=["huntsman"],
        friend_p3=["woodcutter"],
        fable_hand_p0=["wolf"],
    )
    m.lay("straw wolf", "wood", "brick", "brick")
    m.do("p0 quarry")
    assert m.asking == ["p1 cancel_monster"]
    assert m.match.asks[0].cites == "LS-227"
    m.do("p1 no")
    assert m.asking == ["p2 cancel_monster"]
    m.do("p2 no")
    assert (m.asking, m.match.asks[0].cites) == (["p3 cancel_monster"], "LS-220")
    m.do("p3 no")
    assert (m.stock("quarry"), m.goods(2)) == ([0, 0, 0], [0, 0, 0])
    assert [m.friend(seat) for seat in range(4)] == ["", "red_riding_hood", "huntsman", "woodcutter"]


@rule("LS-220", "LS-218")
def test_a_woodcutter_given_against_a_monster_chops_no_more() -> None:
    m = Forest(3, friend_p0=["woodcutter"], fable_hand_p1=["dragon"], resources={"p2": [0, 0, 3]})
    m.lay("straw", "wood dragon", "brick")
    m.do("p1 quarry", "p0 yes")
    assert m.goods(2) == [0, 0, 6]
    assert m.why_not("p0 special:woodcutter") == "LS-095"


@rule("LS-238")
def test_the_huntsman_hunts_his_own_owner_s_monster() -> None:
    m = Forest(3, friend_p0=["huntsman"], fable_hand_p0=["bridge_troll"])
    m.lay("straw bridge_troll", "wood", "brick")
    m.do("p0 field")
    assert m.asking == ["p0 cancel_monster"]
    m.do("p0 yes")
    assert m.goods(0) == [6, 1, 1]
    assert m.pile("fable_discard") == ["bridge_troll"]


@rule("LS-225", "LS-226")
def test_red_riding_hood_turns_up_five_though_the_deck_ends_between_them() -> None:
    kept = ("oracle", "wolf", "giant", "dragon")
    without = ",".join(sorted({key for key in Forest(2).pile("fable_deck") if key not in kept}))
    m = Forest(
        2,
        "build_turns",
        settings={"without_cards": without},
        first_player="p0",
        friend_p0=["red_riding_hood"],
        fable_deck=["oracle", "giant"],
        fable_discard=["wolf", "wolf", "dragon", "oracle"],
        fable_hand_p1=["wolf", "wolf"],
        script=[["wolf", "oracle", "dragon", "wolf"]],
    )
    m.do("p0 special:red_riding_hood")
    assert m.hand(0) == ["wolf"]
    assert sorted(m.pile("fable_discard")) == ["dragon", "giant", "oracle", "oracle"]
    assert m.pile("fable_deck") == ["wolf"]


# --- End of gather --------------------------------------------------------------------------------------------------


@rule("LS-216", "LS-217")
def test_snow_white_takes_fables_of_all_at_once_and_then_her_choice_of_resources() -> None:
    m = Forest(
        4,
        friend_p1=["snow_white"],
        fable_hand_p0=["wolf", "oracle"],
        fable_hand_p3=["giant"],
        resources={"p2": [0, 2, 2]},
    )
    m.lay("straw", "straw", "straw", "straw")
    assert sorted(m.asking) == ["p0 snowwhite_give", "p3 snowwhite_give"]
    m.do("p3 giant")
    assert m.hand(1) == []
    m.do("p0 oracle")
    assert m.hand(1) == ["giant", "oracle"]
    assert m.asking == ["p1 snowwhite_take"]
    assert m.options(1) == {"brick", "wood", "straw"}
    m.do("p1 brick")
    assert (m.goods(1), m.goods(2)) == ([1, 0, 1], [1, 2, 1])


@rule("LS-239", "LS-252")
def test_the_frog_prince_fetches_the_mermaid_and_she_may_be_given() -> None:
    m = Forest(3, friend_p0=["frog_prince"], friend_p1=["jack"], friend_discard=["little_mermaid", "aladdin"])
    m.lay("straw", "straw", "brick")
    assert m.options(0) == {"aladdin", "little_mermaid"}
    assert m.why_not("p0 frog_prince") == "LS-240"
    m.do("p0 little_mermaid", "p0 give_friend:p1")
    assert m.asking == ["p1 mermaid_keep"]
    m.do("p1 keep:gather_wood:gather_brick")
    assert m.asking == ["p0 gain_choice_1"]
    m.do("p0 wood")
    assert m.pile("locked_gather:p1") == ["blue_gather_straw"]
    assert sorted(m.pile("friend_discard")) == ["aladdin", "frog_prince", "jack"]
    m.pass_build()
    assert m.why_not("p1 lay:gather_straw") == "LS-253"


@rule("LS-235", "LS-258")
def test_mother_goose_and_dwarfs_need_to_be_alone_when_their_turn_comes() -> None:
    m = Forest(3, friend_p0=["mother_goose"], friend_p1=["seven_dwarfs"])
    m.lay("straw", "wood", "wood")
    m.do("p0 brick")
    assert (m.goods(0), m.g.extra_actions) == ([5, 0, 1], [0, 0, 0])


# --- The build phase ------------------------------------------------------------------------------------------------


@rule("LS-223", "LS-210", "LS-147")
def test_puss_on_a_plot_with_hansel_and_gretel_as_payer_and_payee() -> None:
    m = Forest(
        2,
        "build_turns",
        first_player="p0",
        friend_p0=["puss_in_boots"],
        friend_p1=["hansel_gretel"],
        plot_zone_p0=["prime_plot"],
        resources={"p0": [3, 0, 0], "p1": [1, 0, 0]},
        friend_deck=["jack", "..."],
        **built(p0=["straw base plot"]),
    )
    assert m.why_not("p0 build_plot:straw:walls") == "LS-210"
    m.do("p0 special:puss_in_boots")
    assert m.asking == ["p0 friend_keep_or_give"]
    m.do("p0 give_friend:p1")
    assert (m.goods(0), m.goods(1), m.houses(0)) == ([0, 0, 0], [1, 0, 0], ["straw walls plot"])
    assert m.friend(1) == "jack"
    assert m.why_not("p0 special:puss_in_boots") == "LS-096"


@rule("LS-236", "LS-263")
def test_free_discards_come_after_the_last_action_too_and_cost_none() -> None:
    m = Forest(
        2,
        "build_turns",
        first_player="p0",
        friend_p0=["fairy_godmother"],
        fable_hand_p0=["wolf"],
        fable_deck=["giant", "oracle", "..."],
    )
    m.do("p0 gain:straw")
    assert m.why_not("p0 farewell:fairy_godmother") == "LS-263"
    m.do("p0 special:fairy_godmother")
    assert m.options(0) == {"farewell:fairy_godmother", "end_turn"}
    assert m.why_not("p0 gain:straw") == "LS-075"
    m.do("p0 farewell:fairy_godmother", "p0 wolf", "p0 oracle", "p0 2_brick")
    assert (m.hand(0), m.goods(0), m.friend(0)) == (["giant"], [1, 0, 2], "")
    assert [e.cards for e in m.match.events(1) if e.kind == "discarded"] == [["wolf", "oracle"]]
    assert m.asking == ["p1 build_action"]


@rule("LS-256", "LS-257")
def test_rumpelstiltskin_s_straw_of_the_round_is_spun_with_the_rest() -> None:
    m = Forest(2, friend_p1=["rumpelstiltskin"], first_player="p1", resources={"p1": [2, 0, 0]})
    m.lay("wood", "straw")
    assert m.goods(1) == [8, 0, 0]
    assert m.match.asks[0].seat == 1
    m.do("p1 special:rumpelstiltskin")
    assert m.options(1) == {"wood", "brick"}
    m.do("p1 brick")
    assert m.goods(1) == [0, 0, 8]


@rule("LS-251", "LS-113")
def test_robin_hood_takes_before_the_end_and_changes_nothing_of_it() -> None:
    m = Forest(
        3,
        "build_turns",
        builder=2,
        first_player="p0",
        friend_p0=["robin_hood"],
        resources={"p0": [0, 0, 1], "p1": [0, 2, 0], "p2": [0, 0, 6]},
        reward_tokens=["", "", "p2"],
        **built(p2=["straw roof", "wood roof", "brick walls"]),
    )
    m.do("p2 build:brick:roof", "p2 gain:wood")
    assert (m.goods(0), m.goods(1), m.goods(2)) == ([0, 1, 1], [0, 1, 0], [0, 1, 0])
    assert m.match.result is not None
    assert m.match.result.winners == [2]


@rule("LS-255", "LS-254")
def test_the_mermaid_s_gift_is_taken_before_she_is_replaced_and_her_cards_come_back() -> None:
    m = Forest(
        2,
        "build_turns",
        first_player="p0",
        friend_p0=["little_mermaid"],
        gather_hand_p0=["orange_gather_straw", "orange_gather_wood"],
        locked_gather_p0=["orange_gather_brick"],
        friend_deck=["woodcutter", "..."],
        resources={"p0": [0, 3, 0]},
        **built(p0=["wood base"]),
    )
    m.do("p0 special:little_mermaid", "p0 build:wood:walls", "p0 keep_friend")
    assert (m.goods(0), m.pile("locked_gather:p0")) == ([1, 0, 1], [])
    assert len(m.pile("gather_hand:p0")) == 3
    m.pass_build()
    assert "lay:gather_brick" in m.options(0)


@rule("LS-211")
def test_hansel_and_gretel_received_in_the_middle_of_the_phase_charge_from_then_on() -> None:
    m = Forest(
        2,
        "build_turns",
        first_player="p0",
        friend_deck=["hansel_gretel", "jack", "..."],
        resources={"p0": [4, 0, 0], "p1": [0, 5, 0]},
        **built(p0=["straw base"], p1=["wood base"]),
    )
    m.do("p0 build:straw:walls", "p0 keep_friend", "p0 gain:straw", "p1 build:wood:walls", "p1 keep_friend")
    assert (m.goods(0), m.goods(1)) == ([1, 1, 0], [0, 0, 0])


@rule("LS-215", "LS-102")
def test_a_jack_given_in_this_very_window_may_still_fell_the_giant() -> None:
    """To cancel is a reaction of whoever has such a friend now, not an effect listed when the window opened."""
    m = Forest(
        3,
        fable_hand_p0=["mysterious_stranger"],
        fable_hand_p1=["giant"],
        friend_p2=["snow_white"],
        friend_deck=["jack", "..."],
        resources={"p2": [0, 0, 4]},
    )
    m.lay("straw mysterious_stranger", "wood giant", "brick")
    m.do("p1 quarry", "p0 give_friend:p2")
    assert m.asking == ["p2 cancel_monster"]
    m.do("p2 yes")
    assert (m.friend(2), m.goods(2)) == ("", [0, 0, 7])


@rule("LS-252", "LS-163")
def test_a_card_the_well_has_carried_off_slides_under_the_mermaid_when_it_comes_home() -> None:
    m = Forest(
        3,
        fable_hand_p0=["wishing_well"],
        fable_hand_p1=["tavern_night"],
        friend_deck=["aladdin", "goldilocks", "little_mermaid", "..."],
        script=["goldilocks", "little_mermaid"],
    )
    m.lay("straw wishing_well", "straw tavern_night", "wood")
    m.do("p0 swap:p1:p2", "p1 aladdin", "p2 keep:gather_straw:gather_brick")
    assert (m.goods(1), m.goods(2)) == ([0, 4, 0], [2, 0, 0])
    assert m.pile("locked_gather:p2") == ["purple_gather_wood"]
    assert m.pile("gather_hand:p1").count("blue_gather_straw") == 1
