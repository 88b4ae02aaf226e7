"""What each friend does at its moment."""

import pytest

from igroteka.testing import rule
from tests.games.grimm_forest.scene import Forest, built, lay_key


@rule("LS-208", "LS-209")
@pytest.mark.parametrize(
    ("guess", "other", "bonus"),
    [("alone", "wood", 1), ("alone", "straw", 0), ("not_alone", "straw", 1), ("not_alone", "wood", 0)],
)
def test_aladdin_pays_for_a_right_guess(guess: str, other: str, bonus: int) -> None:
    m = Forest(3, "start_of_round", friend_p0=["aladdin"])
    assert m.options(0) == {"alone", "not_alone"}
    m.do(f"p0 {guess}")
    # a view's table is plain data
    assert m.table(2)["players"]["p0"]["announcement"] == guess
    m.lay("straw", other, "brick")
    assert m.goods(0) == [(5 if other == "wood" else 2) + bonus, bonus, bonus]


@rule("LS-210", "LS-211")
def test_hansel_and_gretel_take_one_for_every_wall_of_others() -> None:
    m = Forest(
        2,
        "build_turns",
        friend_p1=["hansel_gretel"],
        resources={"p0": [4, 5, 0]},
        **built(p0=["straw base", "wood base"]),
    )
    assert m.why_not("p0 build:straw:walls") == "LS-210"
    m.do("p0 build:wood:walls")
    assert (m.goods(0), m.goods(1)) == ([4, 0, 0], [0, 1, 0])
    m = Forest(2, "build_turns", friend_p0=["hansel_gretel"], resources={"p0": [4, 0, 0]}, **built(p0=["straw base"]))
    m.do("p0 build:straw:walls")
    assert m.goods(0) == [0, 0, 0]


def test_the_surcharge_is_for_walls_only_and_comes_on_top_of_a_plot_s_discount() -> None:
    m = Forest(2, "build_turns", friend_p1=["hansel_gretel"], resources={"p0": [8, 0, 0]}, **built(p0=["straw walls"]))
    m.do("p0 build:straw:roof")
    assert m.goods(0) == [2, 0, 0]
    m = Forest(
        2,
        "build_turns",
        friend_p1=["hansel_gretel"],
        plot_zone_p0=["prime_plot"],
        resources={"p0": [4, 0, 0]},
        **built(p0=["straw base plot"]),
    )
    m.do("p0 build_plot:straw:walls")
    assert (m.goods(0), m.goods(1)) == ([0, 0, 0], [1, 0, 0])


@rule("LS-212", "LS-213")
def test_ali_baba_steals_and_gives_back_if_they_meet() -> None:
    m = Forest(3, "start_of_round", friend_p0=["ali_baba"], resources={"p1": [0, 2, 0], "p2": [0, 0, 1]})
    assert m.options(0) == {"steal:p1:wood", "steal:p2:brick"}
    assert m.why_not("p0 steal:p1:straw") == "LS-212"
    m.do("p0 steal:p1:wood")
    assert (m.goods(0), m.goods(1)) == ([0, 1, 0], [0, 1, 0])
    n = m.fork()
    m.lay("straw", "straw", "brick")
    assert (m.goods(0), m.goods(1)) == ([2, 0, 0], [2, 2, 0])
    n.lay("straw", "wood", "straw")
    assert (n.goods(0), n.goods(1)) == ([2, 1, 0], [0, 5, 0])


@rule("LS-212")
def test_ali_baba_finds_nothing_where_nothing_is() -> None:
    m = Forest(3, "start_of_round", friend_p0=["ali_baba"])
    assert m.asking[0].endswith("choose_cards")


@rule("LS-214")
def test_jack_adds_two_to_his_owner_s_location() -> None:
    m = Forest(3, friend_p0=["jack"]).lay("straw", "straw", "brick")
    assert (m.goods(0), m.stock("field")) == ([3, 0, 0], [1, 0, 0])
    m = Forest(4, friend_p0=["jack"], stock={"market": [0, 0, 0]})
    m.lay("market", "straw", "wood", "brick")
    assert (m.asking, m.options(0)) == (["p0 jack_type"], {"straw", "wood", "brick"})
    m.do("p0 brick")
    assert m.goods(0) == [0, 0, 2]


@rule("LS-216")
def test_snow_white_gets_a_fable_of_everybody_with_her() -> None:
    m = Forest(3, friend_p0=["snow_white"], fable_hand_p1=["wolf", "giant"], fable_hand_p2=["dragon"])
    m.lay("straw", "straw", "brick")
    assert (m.asking, m.options(1)) == (["p1 snowwhite_give"], {"giant", "wolf"})
    m.do("p1 wolf")
    assert (m.hand(0), m.hand(1), m.hand(2)) == (["wolf"], ["giant"], ["dragon"])
    assert [e.cards for e in m.match.events(2) if e.kind == "handed"] == [None]
    assert [e.cards for e in m.match.events(1) if e.kind == "handed"] == [["wolf"]]


@rule("LS-217")
def test_without_a_fable_snow_white_chooses_a_resource() -> None:
    m = Forest(3, friend_p0=["snow_white"], resources={"p1": [0, 0, 1]})
    m.lay("straw", "straw", "brick")
    assert (m.asking, m.options(0)) == (["p0 snowwhite_take"], {"brick", "straw"})
    m.do("p0 brick")
    assert (m.goods(0), m.goods(1)) == ([2, 0, 1], [2, 0, 0])


@rule("LS-218", "LS-219")
def test_the_woodcutter_chops_for_himself_and_for_the_forest() -> None:
    m = Forest(2, "build_turns", friend_p0=["woodcutter"], stock={"forest": [0, 1, 0]})
    m.do("p0 special:woodcutter")
    assert (m.goods(0), m.stock("forest")) == ([0, 2, 0], [0, 3, 0])


@rule("LS-221")
def test_thumbelina_may_fly_by_a_random_card_of_the_hand() -> None:
    m = Forest(3, friend_p0=["thumbelina"]).lay("straw", "wood", "brick")
    assert m.asking == ["p0 thumbelina_move"]
    n = m.fork()
    m.match.script("orange_gather_brick")
    m.do("p0 yes")
    assert (m.pig(0), m.goods(0)) == ("quarry", [0, 0, 1])
    n.do("p0 no")
    assert n.pig(0) == "field"


@rule("LS-222", "LS-223")
def test_puss_in_boots_builds_with_one_resource_of_an_opponent() -> None:
    m = Forest(
        3,
        "build_turns",
        friend_p0=["puss_in_boots"],
        resources={"p0": [3, 0, 2], "p1": [1, 0, 0], "p2": [0, 0, 1]},
        **built(p0=["straw base"]),
    )
    m.do("p0 special:puss_in_boots")
    assert m.options(0) == {"build:straw:walls", "build:brick:base"}
    assert m.why_not("p0 build:wood:base") == "LS-090"
    n = m.fork()
    m.do("p0 build:straw:walls")
    assert (m.goods(0), m.goods(1), m.houses(0)) == ([0, 0, 2], [0, 0, 0], ["straw walls"])
    n.do("p0 build:brick:base")
    assert n.options(0) == {"nothing", "paid_by:p2"}
    assert n.why_not("p0 paid_by:p1") == "LS-223"
    n.do("p0 nothing")
    assert (n.goods(0), n.goods(2)) == ([3, 0, 0], [0, 0, 1])


@rule("LS-222")
def test_puss_needs_something_that_can_be_built() -> None:
    m = Forest(2, "build_turns", friend_p0=["puss_in_boots"], resources={"p0": [0, 0, 0], "p1": [9, 9, 9]})
    assert m.why_not("p0 special:puss_in_boots") == "LS-222"


def test_puss_may_let_an_opponent_pay_the_surcharge() -> None:
    m = Forest(
        2,
        "build_turns",
        friend_p0=["puss_in_boots"],
        friend_p1=["hansel_gretel"],
        resources={"p0": [4, 0, 0], "p1": [1, 0, 0]},
        **built(p0=["straw base"]),
    )
    m.do("p0 special:puss_in_boots")
    assert (m.goods(0), m.goods(1), m.houses(0)) == ([0, 0, 0], [1, 0, 0], ["straw walls"])


@rule("LS-224")
def test_goldilocks_keeps_one_of_three_and_orders_the_rest() -> None:
    m = Forest(2, "build_turns", friend_p0=["goldilocks"], fable_deck=["wolf", "giant", "dragon", "oracle", "..."])
    m.do("p0 special:goldilocks")
    assert m.options(0) == {"dragon", "giant", "wolf"}
    m.do("p0 giant", "p0 dragon")
    assert (m.hand(0), m.pile("fable_deck")[:3]) == (["giant"], ["wolf", "dragon", "oracle"])
    deck = next(z for z in m.match.view(0).zones if z.name == "fable_deck")
    assert [c.key for c in deck.cards[:3]] == ["wolf", "dragon", None]
    assert all(c.key is None for z in m.match.view(1).zones if z.name == "fable_deck" for c in z.cards)


@rule("LS-225")
def test_red_riding_hood_finds_the_wolves_among_five() -> None:
    m = Forest(
        2,
        "build_turns",
        friend_p0=["red_riding_hood"],
        fable_deck=["wolf", "giant", "big_bad_wolf", "wolf", "oracle", "dragon", "..."],
    )
    m.do("p0 special:red_riding_hood")
    assert m.hand(0) == ["wolf", "wolf"]
    assert sorted(m.pile("fable_discard")) == ["big_bad_wolf", "giant", "oracle"]
    assert m.pile("fable_deck")[0] == "dragon"


@rule("LS-226")
def test_without_a_wolf_red_riding_hood_draws_one() -> None:
    m = Forest(
        2,
        "build_turns",
        friend_p0=["red_riding_hood"],
        fable_deck=["giant", "oracle", "no_way", "spy_network", "taxes", "dragon", "..."],
    )
    m.do("p0 special:red_riding_hood")
    assert (m.hand(0), len(m.pile("fable_discard"))) == (["dragon"], 5)


@rule("LS-230")
def test_tom_thumb_may_take_one_from_any_location() -> None:
    m = Forest(4, "start_of_round", friend_p0=["tom_thumb"], stock={"market": [0, 1, 0], "forest": [0, 0, 0]})
    assert m.options(0) == {"nothing", "take:field:straw", "take:quarry:brick", "take:market:wood"}
    assert m.why_not("p0 take:forest:wood") == "LS-230"
    n = m.fork()
    m.do("p0 take:market:wood")
    assert (m.goods(0), m.stock("market")) == ([0, 1, 0], [0, 0, 0])
    n.do("p0 nothing")
    assert n.goods(0) == [0, 0, 0]


@rule("LS-231", "LS-232")
def test_cinderella_takes_two_first_and_then_shares_as_usual() -> None:
    m = Forest(3, friend_p0=["cinderella"]).lay("straw", "straw", "brick")
    assert (m.goods(0), m.goods(1), m.stock("field")) == ([3, 0, 0], [1, 0, 0], [1, 0, 0])


@rule("LS-233")
def test_cinderella_is_there_before_the_wolf() -> None:
    m = Forest(3, friend_p0=["cinderella"], fable_hand_p1=["wolf"])
    m.lay("straw", "wood wolf", "brick").do("p1 field")
    assert m.goods(0) == [2, 0, 0]


@rule("LS-234")
def test_what_cinderella_takes_is_not_collected() -> None:
    m = Forest(3, friend_p0=["cinderella"], fable_hand_p1=["share_the_wealth"])
    m.lay("straw", "wood share_the_wealth", "brick")
    assert (m.goods(0), m.g.collected[0:3]) == ([5, 0, 0], [3, 0, 0])
    m = Forest(3, friend_p0=["cinderella"], fable_hand_p1=["bridge_troll"])
    m.lay("straw", "wood bridge_troll", "brick").do("p1 field")
    assert m.goods(0) == [4, 0, 0]


@rule("LS-235")
def test_mother_goose_lays_an_egg_for_who_is_alone() -> None:
    m = Forest(3, friend_p0=["mother_goose"]).lay("straw", "wood", "brick")
    m.do("p0 brick")
    assert m.goods(0) == [5, 0, 1]
    m = Forest(3, friend_p0=["mother_goose"]).lay("straw", "straw", "brick")
    assert m.goods(0) == [2, 0, 0]


@rule("LS-236")
def test_mother_goose_may_be_discarded_for_two_without_an_action() -> None:
    m = Forest(2, "build_turns", friend_p0=["mother_goose"])
    m.do("p0 gain:straw", "p0 gain:straw")
    assert m.options(0) == {"farewell:mother_goose", "end_turn"}
    m.do("p0 farewell:mother_goose", "p0 wood_brick")
    assert (m.goods(0), m.friend(0), m.pile("friend_discard")) == ([2, 1, 1], "", ["mother_goose"])
    assert m.asking == ["p1 build_action"]


@rule("LS-239", "LS-241")
def test_the_frog_prince_turns_into_a_friend_of_the_discard() -> None:
    m = Forest(3, friend_p0=["frog_prince"], friend_discard=["jack", "aladdin"])
    m.lay("straw", "straw", "brick")
    assert m.options(0) == {"aladdin", "jack"}
    m.do("p0 jack", "p0 keep_friend", "p0 brick")
    assert (m.friend(0), m.goods(0)) == ("jack", [2, 0, 1])
    assert sorted(m.pile("friend_discard")) == ["aladdin", "frog_prince"]
    m = Forest(3, friend_p0=["frog_prince"], friend_discard=["jack"]).lay("straw", "wood", "brick")
    assert m.friend(0) == "frog_prince"


@rule("LS-240")
def test_the_frog_prince_cannot_take_himself() -> None:
    m = Forest(3, friend_p0=["frog_prince"], friend_discard=["jack", "aladdin"])
    m.lay("straw", "straw", "brick")
    assert m.why_not("p0 frog_prince") == "LS-240"
    m = Forest(3, friend_p0=["frog_prince"]).lay("straw", "straw", "brick")
    assert m.asking == ["p0 gain_choice_1"]
    assert m.friend(0) == ""


@rule("LS-239")
def test_by_the_english_edition_the_frog_prince_draws_from_the_deck() -> None:
    m = Forest(3, friend_p0=["frog_prince"], friend_deck=["jack", "..."], settings={"frog_source": "deck"})
    m.lay("straw", "straw", "brick")
    m.do("p0 give_friend:p2", "p0 straw")
    assert (m.friend(2), m.pile("friend_discard")) == ("jack", ["frog_prince"])


@rule("LS-242", "LS-243")
def test_pinocchio_is_paid_for_the_truth() -> None:
    m = Forest(3, "start_of_round", friend_p0=["pinocchio"])
    assert m.options(0) == {"gather_straw", "gather_wood", "gather_brick"}
    m.do("p0 gather_wood")
    n = m.fork()
    m.lay("wood", "straw", "brick")
    assert m.goods(0) == [0, 6, 0]
    n.lay("straw", "wood", "brick")
    assert n.goods(0) == [5, 0, 0]


@rule("LS-243")
def test_the_truth_is_the_card_turned_up_wherever_the_pig_goes_later() -> None:
    m = Forest(3, "start_of_round", friend_p0=["pinocchio"], fable_hand_p1=["fearsome_roar"])
    m.do("p0 gather_straw")
    m.match.script("orange_gather_brick")
    m.lay("straw", "straw fearsome_roar", "wood")
    assert (m.pig(0), m.goods(0)) == ("quarry", [2, 0, 3])
    m = Forest(3, "start_of_round", friend_p0=["pinocchio"], fable_hand_p1=["wishing_well"])
    m.do("p0 gather_straw")
    m.lay("straw", "wood wishing_well", "brick")
    m.do("p1 swap:p0:p1")
    assert m.goods(0) == [0, 4, 0]


@rule("LS-244", "LS-245")
def test_the_gingerbread_man_takes_one_from_everywhere_and_collects_nothing() -> None:
    m = Forest(3, friend_p0=["gingerbread_man"]).lay("straw", "straw", "brick")
    n = m.fork()
    m.do("p0 yes")
    assert (m.goods(0), m.pig(0), m.g.collected[0:3]) == ([1, 1, 1], "", [0, 0, 0])
    assert m.goods(1) == [4, 0, 0]
    n.do("p0 no")
    assert n.goods(0) == [2, 0, 0]


@rule("LS-246")
def test_a_runner_is_neither_alone_nor_in_company() -> None:
    m = Forest(3, friend_p0=["gingerbread_man"], fable_hand_p0=["little_helpers"], fable_hand_p1=["spy_network"])
    m.lay("straw little_helpers", "straw spy_network", "brick").do("p0 yes")
    assert (m.g.extra_actions[0], len(m.hand(1))) == (0, 1)
    m = Forest(3, friend_p0=["gingerbread_man"], fable_hand_p0=["spy_network"])
    m.lay("straw spy_network", "straw", "brick").do("p0 yes")
    assert m.hand(0) == []


def test_a_runner_pays_at_the_wedding_and_taxes_everybody() -> None:
    m = Forest(
        3,
        friend_p0=["gingerbread_man"],
        next_round_p0=["taxes"],
        resources={"p1": [4, 0, 0], "p2": [0, 0, 4]},
        unique_location_p2=["royal_wedding"],
        place=["unique_location_p2 0 quarry"],
        stock={"field": [1, 0, 0], "forest": [0, 0, 0], "quarry": [0, 0, 0]},
    )
    m.lay("straw", "straw", "brick").do("p0 yes")
    assert m.goods(0) == [0, 0, 0]
    assert m.goods(2) == [0, 0, 2]


@rule("LS-247", "LS-249")
def test_rapunzel_s_tower_fills_up_round_by_round() -> None:
    m = Forest(3, "start_of_round", friend_p0=["rapunzel"], tower_stock={"p0": [1, 0, 0]})
    m.do("p0 wood_brick")
    assert (m.g.tower_stock[0:3], m.goods(0)) == ([1, 1, 1], [0, 0, 0])


@rule("LS-248", "LS-269")
def test_rapunzel_s_stock_is_taken_by_her_special_action_when_alone() -> None:
    m = Forest(3, "build_turns", friend_p0=["rapunzel"], tower_stock={"p0": [2, 0, 2]}, pig=[0, 1, 1])
    assert "build:straw:base" not in m.options(0)
    m.do("p0 special:rapunzel")
    assert (m.goods(0), m.g.tower_stock[0:3]) == ([2, 0, 2], [0, 0, 0])
    m = Forest(3, "build_turns", friend_p0=["rapunzel"], tower_stock={"p0": [2, 0, 2]}, pig=[0, 0, 1])
    assert m.why_not("p0 special:rapunzel") == "LS-248"
    m = Forest(3, "build_turns", friend_p0=["rapunzel"], tower_stock={"p1": [1, 1, 1]}, pig=[0, 1, 1])
    assert m.why_not("p0 special:rapunzel") == "LS-248"
    m = Forest(3, "build_turns", friend_p1=["rapunzel"], tower_stock={"p1": [1, 1, 1]}, pig=[0, 1, 0], builder=1)
    m.do("p1 special:rapunzel")
    assert m.goods(1) == [1, 1, 1]


@rule("LS-250")
def test_rapunzel_s_stock_is_lost_with_her() -> None:
    m = Forest(3, fable_hand_p1=["giant"], friend_p0=["rapunzel"], tower_stock={"p0": [2, 0, 2]})
    m.lay("straw", "wood giant", "brick").do("p1 field")
    assert (m.g.tower_stock[0:3], m.goods(0)) == ([0, 0, 0], [4, 0, 0])


@rule("LS-251")
def test_robin_hood_takes_one_of_every_richer_opponent() -> None:
    m = Forest(
        4,
        "end_of_build",
        friend_p1=["robin_hood"],
        resources={"p0": [2, 1, 0], "p1": [0, 0, 2], "p2": [1, 0, 1], "p3": [0, 9, 0]},
    )
    assert m.asking == ["p0 robin_give"]
    assert m.options(0) == {"wood", "straw"}
    m.do("p0 straw")
    assert [m.goods(s) for s in range(4)] == [[1, 1, 0], [1, 1, 2], [1, 0, 1], [0, 8, 0]]


@rule("LS-252")
def test_the_mermaid_s_owner_keeps_two_gather_cards() -> None:
    m = Forest(
        4, "build_turns", resources={"p0": [4, 0, 0]}, friend_deck=["little_mermaid", "..."], **built(p0=["straw base"])
    )
    m.do("p0 build:straw:walls", "p0 keep_friend")
    assert len(m.options(0)) == 6
    m.do("p0 keep:gather_straw:gather_brick")
    assert sorted(m.pile("locked_gather:p0")) == ["orange_gather_wood", "orange_go_to_market"]
    assert sorted(m.pile("gather_hand:p0")) == ["orange_gather_brick", "orange_gather_straw"]
    assert m.g.unkept == [0, 0, 0, 0]


@rule("LS-253")
def test_locked_cards_cannot_be_laid() -> None:
    m = Forest(3, friend_p0=["little_mermaid"], locked_gather_p0=["orange_gather_wood"])
    assert m.options(0) == {lay_key("straw"), lay_key("brick")}
    assert m.why_not(f"p0 {lay_key('wood')}") == "LS-253"


@rule("LS-254")
def test_locked_cards_come_back_when_the_mermaid_leaves() -> None:
    m = Forest(
        3,
        "build_turns",
        friend_p0=["little_mermaid"],
        locked_gather_p0=["orange_gather_wood"],
        friend_deck=["jack", "..."],
        resources={"p0": [4, 0, 0]},
        **built(p0=["straw base"]),
    )
    m.do("p0 build:straw:walls", "p0 keep_friend")
    assert (m.pile("locked_gather:p0"), len(m.pile("gather_hand:p0"))) == ([], 3)


def test_a_laid_card_that_was_not_kept_slides_under_the_mermaid_in_the_clean_up() -> None:
    m = Forest(3, fable_hand_p1=["tavern_night"], friend_deck=["little_mermaid", "jack", "aladdin", "..."])
    m.match.script("little_mermaid", "jack")
    m.lay("straw", "wood tavern_night", "brick")
    m.do("p1 aladdin")
    assert m.asking == ["p0 mermaid_keep"]
    m.do("p0 keep:gather_wood:gather_brick")
    assert m.pig(0) == "field"
    assert m.pile("locked_gather:p0") == ["orange_gather_straw"]


def test_the_mermaid_locks_cards_of_the_own_colour_only() -> None:
    m = Forest(
        3,
        fable_hand_p0=["wishing_well"],
        fable_hand_p1=["dark_curse"],
        fable_hand_p2=["tavern_night"],
        friend_deck=["little_mermaid", "jack", "aladdin", "..."],
    )
    m.lay("straw wishing_well", "wood dark_curse", "brick tavern_night")
    m.match.script("orange_gather_brick", "purple_gather_brick", "little_mermaid", "jack")
    m.do("p0 swap:p0:p1", "p2 aladdin")
    assert sorted(m.pile("gather_hand:p0")) == ["blue_gather_wood", "orange_gather_wood"]
    m.do("p0 keep:gather_straw:gather_brick")
    assert m.pile("locked_gather:p0") == ["orange_gather_wood"]
    assert sorted(m.pile("gather_hand:p0")) == ["orange_gather_brick", "orange_gather_straw"]
    assert len(m.pile("gather_hand:p1")) == 3


@rule("LS-255")
def test_the_mermaid_s_special_action_gives_one_of_each() -> None:
    m = Forest(2, "build_turns", friend_p0=["little_mermaid"], locked_gather_p0=["orange_gather_wood"])
    m.do("p0 special:little_mermaid")
    assert m.goods(0) == [1, 1, 1]


@rule("LS-257")
def test_rumpelstiltskin_spins_all_straw_into_one_other_type() -> None:
    m = Forest(2, "build_turns", friend_p0=["rumpelstiltskin"], resources={"p0": [5, 1, 0]})
    m.do("p0 special:rumpelstiltskin")
    assert m.options(0) == {"wood", "brick"}
    assert m.why_not("p0 straw") == "LS-257"
    m.do("p0 brick")
    assert m.goods(0) == [0, 1, 5]
    m = Forest(2, "build_turns", friend_p0=["rumpelstiltskin"])
    assert m.why_not("p0 special:rumpelstiltskin") == "LS-257"


@rule("LS-258")
def test_the_seven_dwarfs_give_an_action_to_who_is_alone() -> None:
    m = Forest(3, friend_p0=["seven_dwarfs"]).lay("straw", "wood", "brick")
    assert m.g.extra_actions == [1, 0, 0]
    m = Forest(3, friend_p0=["seven_dwarfs"]).lay("straw", "straw", "brick")
    assert m.g.extra_actions == [0, 0, 0]


@rule("LS-263")
def test_the_fairy_godmother_exchanges_two_fables_for_two_resources() -> None:
    m = Forest(2, "build_turns", friend_p0=["fairy_godmother"], fable_hand_p0=["wolf", "giant", "dragon"])
    m.do("p0 farewell:fairy_godmother", "p0 wolf", "p0 dragon", "p0 straw_brick")
    assert (m.hand(0), m.goods(0), m.friend(0)) == (["giant"], [1, 0, 1], "")
    assert sorted(m.pile("fable_discard")) == ["dragon", "wolf"]
    assert m.g.actions[0] == 2
    m = Forest(2, "build_turns", friend_p0=["fairy_godmother"], fable_hand_p0=["wolf"])
    assert m.why_not("p0 farewell:fairy_godmother") == "LS-263"


def test_every_ability_is_told_with_its_cause() -> None:
    m = Forest(3, friend_p0=["jack"]).lay("straw", "wood", "brick")
    assert m.values("added") == [{"by": "jack", "location": "field", "straw": 2, "wood": 0, "brick": 0, "seat": 0}]
