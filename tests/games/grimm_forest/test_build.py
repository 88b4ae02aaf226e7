"""The build phase: actions, sections, first-build rewards."""

import pytest

from igroteka.engine import IllegalChoice
from igroteka.games.grimm_forest.content.box import box_of
from igroteka.testing import rule
from tests.games.grimm_forest.scene import Forest, built


@rule("LS-074", "LS-256")
def test_start_of_build_effects_come_before_the_first_action() -> None:
    m = Forest(3, friend_p2=["rumpelstiltskin"]).lay("straw", "wood", "brick")
    assert m.asking == ["p0 build_action"]
    assert m.goods(2) == [1, 0, 3]


@rule("LS-075", "LS-076")
def test_everybody_takes_one_whole_turn_of_two_compulsory_actions() -> None:
    m = Forest(3, "build_turns", first_player=1)
    assert m.asking == ["p1 build_action"]
    assert m.why_not("p1 end_turn") == "LS-076"
    m.do("p1 gain:straw")
    assert m.why_not("p1 end_turn") == "LS-076"
    m.do("p1 gain:straw")
    assert m.asking == ["p2 build_action"]
    m.do("p2 gain:wood", "p2 gain:wood", "p0 gain:brick")
    assert m.asking == ["p0 build_action"]
    assert [m.goods(s) for s in range(3)] == [[0, 0, 1], [2, 0, 0], [0, 2, 0]]


@rule("LS-077")
def test_the_actions_may_differ_or_repeat() -> None:
    m = Forest(2, "build_turns")
    m.do("p0 gain:straw", "p0 draw_fable", "p1 draw_fable", "p1 draw_fable")
    assert (m.goods(0), len(m.hand(0)), len(m.hand(1))) == ([1, 0, 0], 1, 2)


@rule("LS-078")
def test_drawing_takes_the_top_fable_unseen_by_others() -> None:
    m = Forest(2, "build_turns", fable_deck=["dragon", "wolf", "..."])
    m.do("p0 draw_fable")
    assert (m.hand(0), m.pile("fable_deck")[0]) == (["dragon"], "wolf")
    assert m.match.events(0)[-1].cards == ["dragon"]
    assert (m.match.events(1)[-1].cards, m.match.events(1)[-1].count) == (None, 1)


def test_the_discard_becomes_the_deck_when_a_card_must_be_drawn() -> None:
    everything = [c.key for c in Forest(2, "build_turns").g.catalogue if c.back == "fable"]
    m = Forest(2, "build_turns", fable_deck=[], fable_discard=everything)
    assert len(m.pile("fable_discard")) == 56
    m.do("p0 draw_fable")
    assert (len(m.pile("fable_deck")), m.pile("fable_discard"), len(m.hand(0))) == (55, [], 1)


def test_without_any_fable_left_drawing_is_no_action() -> None:
    everything = [c.key for c in Forest(2, "build_turns").g.catalogue if c.back == "fable"]
    m = Forest(2, "build_turns", fable_deck=[], fable_hand_p1=everything)
    assert m.why_not("p0 draw_fable") == "LS-078"


@rule("LS-078", "LS-262")
def test_without_any_fable_left_friends_draw_none_either() -> None:
    nothing = {"without_cards": ",".join(id for id in box_of(None).fables if id not in ("wolf", "giant", "dragon"))}
    hands = {"fable_hand_p1": ["wolf", "wolf", "wolf", "wolf", "giant", "dragon"]}
    for name in ("fairy_godmother", "goldilocks", "red_riding_hood"):
        m = Forest(2, "build_turns", settings=nothing, friend_p0=[name], **hands)
        assert m.why_not(f"p0 special:{name}") == "LS-078"


@rule("LS-079")
def test_a_hand_of_fables_has_no_limit() -> None:
    m = Forest(
        2, "build_turns", fable_hand_p0=["wolf"] * 4 + ["oracle"] * 2 + ["no_way"] * 2 + ["giant", "dragon", "taxes"]
    )
    m.do("p0 draw_fable", "p0 draw_fable")
    assert len(m.hand(0)) == 13


@rule("LS-080", "LS-264")
def test_gaining_takes_one_resource_from_the_supply() -> None:
    m = Forest(2, "build_turns")
    before = m.g.stock[:]
    m.do("p0 gain:straw", "p0 gain:brick", "p1 gain:wood")
    assert (m.goods(0), m.goods(1)) == ([1, 0, 1], [0, 1, 0])
    assert m.g.stock == before


@rule("LS-081")
def test_a_board_stores_any_number_of_resources() -> None:
    m = Forest(2, "build_turns", resources={"p0": [99, 99, 99]})
    m.do("p0 gain:brick")
    assert m.goods(0) == [99, 99, 100]


@rule("LS-082", "LS-083", "LS-090")
def test_a_base_costs_two_of_its_own_material() -> None:
    m = Forest(2, "build_turns", resources={"p0": [2, 1, 9]})
    assert m.why_not("p0 build:wood:base") == "LS-090"
    m.do("p0 build:straw:base")
    assert (m.goods(0), m.houses(0)) == ([0, 1, 9], ["straw base"])
    assert m.g.sections[0:3] == [4, 5, 5]


@rule("LS-091", "LS-093")
def test_walls_cost_four_and_bring_a_friend() -> None:
    m = Forest(2, "build_turns", resources={"p0": [0, 4, 0]}, friend_deck=["jack", "..."], **built(p0=["wood base"]))
    m.do("p0 build:wood:walls")
    assert (m.goods(0), m.houses(0)) == ([0, 0, 0], ["wood walls"])
    assert (m.asking, m.pile("offered")) == (["p0 friend_keep_or_give"], ["jack"])
    assert m.options(0) == {"keep_friend", "give_friend:p1"}
    m.do("p0 keep_friend")
    assert m.friend(0) == "jack"


@rule("LS-091")
def test_three_are_too_few_for_walls() -> None:
    m = Forest(2, "build_turns", resources={"p0": [0, 3, 0]}, **built(p0=["wood base"]))
    assert m.why_not("p0 build:wood:walls") == "LS-091"


@rule("LS-092", "LS-094")
def test_a_roof_costs_six_and_the_first_of_its_material_is_rewarded() -> None:
    m = Forest(2, "build_turns", resources={"p0": [0, 0, 6]}, **built(p0=["brick walls"]))
    m.do("p0 build:brick:roof")
    assert (m.goods(0), m.houses(0)) == ([0, 0, 0], ["brick roof"])
    assert (m.asking, m.g.reward_tokens) == (["p0 reward_choice"], [-1, -1, 0])


@rule("LS-092")
def test_five_are_too_few_for_a_roof() -> None:
    m = Forest(2, "build_turns", resources={"p0": [0, 0, 5]}, **built(p0=["brick walls"]))
    assert m.why_not("p0 build:brick:roof") == "LS-092"


@rule("LS-084")
def test_base_walls_roof_in_this_order_only() -> None:
    m = Forest(2, "build_turns", resources={"p0": [20, 20, 20]}, **built(p0=["wood base"]))
    assert m.why_not("p0 build:straw:walls") == "LS-084"
    assert m.why_not("p0 build:straw:roof") == "LS-084"
    assert m.why_not("p0 build:wood:roof") == "LS-084"
    assert "build:wood:walls" in m.options(0)


@rule("LS-085")
def test_unfinished_houses_of_different_materials_stand_side_by_side() -> None:
    m = Forest(2, "build_turns", resources={"p0": [2, 0, 2]}, **built(p0=["wood base"]))
    m.do("p0 build:straw:base", "p0 build:brick:base")
    assert m.houses(0) == ["wood base", "straw base", "brick base"]


@rule("LS-086", "LS-087")
def test_a_second_house_of_a_material_waits_for_the_first() -> None:
    m = Forest(2, "build_turns", resources={"p0": [10, 0, 0]}, **built(p0=["straw walls"]))
    assert m.why_not("p0 build:straw:base") == "LS-086"
    m.do("p0 build:straw:roof", "p0 reward_fables", "p0 build:straw:base")
    assert m.houses(0) == ["straw roof", "straw base"]


@rule("LS-088")
def test_a_section_that_is_not_in_the_supply_cannot_be_built() -> None:
    rows = built(p0=["straw base"], p1=["straw walls", "straw roof", "straw roof", "straw roof"])
    m = Forest(2, "build_turns", resources={"p0": [9, 0, 0]}, **rows)
    assert "build:straw:walls" in m.options(0)
    rows = built(p0=["straw base"], p1=["straw roof", "straw roof", "straw roof", "straw roof"])
    m = Forest(3, "build_turns", resources={"p0": [9, 0, 0], "p2": [9, 0, 0]}, **rows)
    assert m.why_not("p0 build:straw:roof") == "LS-084"
    m.do("p0 build:straw:walls", "p0 keep_friend", "p0 gain:straw", "p1 gain:wood", "p1 gain:wood")
    assert m.why_not("p2 build:straw:base") == "LS-088"


@rule("LS-088")
@pytest.mark.parametrize("material", ["straw", "wood", "brick"])
def test_the_last_base_of_a_material_leaves_the_other_materials(material: str) -> None:
    built_up = built(p1=[f"{material} walls"] * 4, p2=[f"{material} walls"])
    m = Forest(3, "build_turns", resources={"p0": [20, 20, 20]}, **built_up)
    assert m.why_not(f"p0 build:{material}:base") == "LS-088"
    assert len([key for key in m.options(0) if key.endswith(":base")]) == 2


@rule("LS-008", "LS-089")
def test_five_zones_and_no_sixth_house() -> None:
    rows = built(p0=["straw roof", "straw roof", "wood roof", "wood roof", "brick base"])
    m = Forest(2, "build_turns", resources={"p0": [9, 9, 9]}, **rows)
    assert m.why_not("p0 build:straw:base") == "LS-089"
    rows = built(p0=["straw roof", "straw roof", "wood roof", "brick base"])
    m = Forest(2, "build_turns", resources={"p0": [9, 9, 9]}, **rows)
    assert "build:straw:base" in m.options(0)


@rule("LS-095", "LS-104", "LS-262")
def test_a_special_action_spends_an_action_and_is_voluntary() -> None:
    m = Forest(2, "build_turns", friend_p0=["fairy_godmother"])
    assert "special:fairy_godmother" in m.options(0)
    m.do("p0 special:fairy_godmother", "p0 gain:straw")
    assert (len(m.hand(0)), m.goods(0)) == (2, [1, 0, 0])
    m = Forest(2, "build_turns", friend_p0=["woodcutter"])
    m.do("p0 gain:straw", "p0 gain:straw")
    assert m.asking == ["p1 build_action"]


@rule("LS-096")
def test_a_special_action_is_used_once_a_round() -> None:
    m = Forest(2, "build_turns", friend_p0=["woodcutter"])
    m.do("p0 special:woodcutter")
    assert m.why_not("p0 special:woodcutter") == "LS-096"


@rule("LS-097")
def test_a_friend_gained_by_a_special_action_may_act_in_the_same_round() -> None:
    m = Forest(
        2,
        "build_turns",
        friend_p0=["puss_in_boots"],
        friend_deck=["fairy_godmother", "..."],
        resources={"p0": [4, 0, 0]},
        **built(p0=["straw base"]),
    )
    m.do("p0 special:puss_in_boots", "p0 keep_friend")
    assert "special:fairy_godmother" in m.options(0)


@rule("LS-105", "LS-107")
def test_only_the_first_house_of_a_material_is_rewarded() -> None:
    m = Forest(
        2, "build_turns", resources={"p0": [6, 0, 0], "p1": [6, 0, 0]}, **built(p0=["straw walls"], p1=["straw walls"])
    )
    m.do("p0 build:straw:roof", "p0 reward_fables", "p0 gain:wood")
    m.do("p1 build:straw:roof")
    assert m.asking == ["p1 build_action"]
    assert m.g.reward_tokens == [0, -1, -1]
    # a view's table is plain data
    assert m.table(1)["players"]["p0"]["reward_tokens"] == ["straw"]


@rule("LS-106")
@pytest.mark.parametrize("bonus", ["reward_friend", "reward_fables", "reward_resources"])
def test_the_first_builder_picks_exactly_one_of_three_bonuses(bonus: str) -> None:
    m = Forest(2, "build_turns", resources={"p0": [6, 0, 0]}, friend_deck=["jack", "..."], **built(p0=["straw walls"]))
    m.do("p0 build:straw:roof")
    assert m.options(0) == {"reward_friend", "reward_fables", "reward_resources"}
    m.do(f"p0 {bonus}")
    if bonus == "reward_friend":
        m.do("p0 give_friend:p1")
        assert m.friend(1) == "jack"
    assert len(m.hand(0)) == (2 if bonus == "reward_fables" else 0)
    assert m.goods(0) == ([1, 1, 1] if bonus == "reward_resources" else [0, 0, 0])
    assert m.asking == ["p0 build_action"]


@rule("LS-108")
def test_the_token_stays_though_the_house_is_damaged() -> None:
    m = Forest(
        3,
        fable_hand_p1=["big_bad_wolf"],
        reward_tokens=[0, -1, -1],
        resources={"p0": [20, 0, 0]},
        **built(p0=["straw roof"]),
    )
    m.lay("straw", "wood big_bad_wolf", "brick")
    m.do("p1 field")
    assert m.houses(0) == ["straw walls"]
    m.do("p0 build:straw:roof")
    assert (m.g.reward_tokens, m.asking) == ([0, -1, -1], ["p0 build_action"])


def test_rebuilt_walls_bring_a_friend_again() -> None:
    m = Forest(2, "build_turns", resources={"p0": [4, 0, 0]}, friend_p0=["jack"], **built(p0=["straw base"]))
    m.do("p0 build:straw:walls")
    assert m.asking == ["p0 friend_keep_or_give"]


def test_extra_actions_are_voluntary_and_come_on_top() -> None:
    m = Forest(2, "build_turns", extra_actions=[1, 0])
    m.do("p0 gain:straw", "p0 gain:straw")
    assert {"end_turn", "gain:straw"} <= m.options(0)
    m.do("p0 gain:straw")
    assert m.asking == ["p1 build_action"]
    assert m.goods(0) == [3, 0, 0]


def test_an_answer_that_is_no_action_changes_nothing() -> None:
    m = Forest(2, "build_turns")
    with pytest.raises(IllegalChoice, match="LS-090"):
        m.do("p0 build:straw:base")
    assert (m.goods(0), m.houses(0), m.values("built")) == ([0, 0, 0], [], [])


def test_time_takes_bricks_and_then_ends_the_turn() -> None:
    m = Forest(2, "build_turns", extra_actions=[1, 0])
    assert m.match.asks[0].default() == "gain:brick"
    m.do("p0 gain:brick", "p0 gain:brick")
    assert m.match.asks[0].default() == "end_turn"
