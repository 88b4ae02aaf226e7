"""The five monsters, and who can cancel them."""

from igroteka.games.grimm_forest.view import SHOWN
from igroteka.testing import rule
from tests.games.grimm_forest.scene import Forest, built


@rule("LS-148")
def test_the_wolf_empties_a_location_where_somebody_is() -> None:
    m = Forest(3, fable_hand_p0=["wolf"], stock={"forest": [0, 9, 0]})
    m.lay("straw wolf", "wood", "brick").do("p0 forest")
    assert (m.goods(1), m.stock("forest")) == ([0, 0, 0], [0, 0, 0])


@rule("LS-159")
def test_the_dragon_burns_all_resources_of_everybody_with_it() -> None:
    m = Forest(3, fable_hand_p0=["dragon"], resources={"p0": [1, 2, 3], "p1": [4, 5, 6], "p2": [7, 8, 9]})
    m.lay("wood dragon", "wood", "brick").do("p0 forest")
    assert [m.goods(s) for s in range(3)] == [[0, 2, 0], [0, 2, 0], [7, 8, 12]]


@rule("LS-143", "LS-144", "LS-145")
def test_the_giant_takes_friend_fables_and_one_of_each() -> None:
    m = Forest(
        3,
        fable_hand_p0=["giant"],
        fable_hand_p1=["wolf", "oracle"],
        friend_p1=["aladdin"],
        friend_p2=["thumbelina"],
        fable_hand_p2=["dragon"],
        resources={"p1": [0, 2, 3]},
    )
    m.lay("straw giant", "wood", "brick").do("p0 forest", "p2 no")
    assert (m.friend(1), m.hand(1), m.goods(1)) == ("", [], [0, 5, 2])
    assert (m.friend(2), m.hand(2)) == ("thumbelina", ["dragon"])
    assert {"wolf", "oracle", "giant"} <= set(m.pile("fable_discard"))
    assert m.pile("friend_discard") == ["aladdin"]


@rule("LS-190", "LS-191")
def test_the_big_bad_wolf_blows_the_last_section_off_a_house_of_everybody_there() -> None:
    m = Forest(
        3,
        fable_hand_p0=["big_bad_wolf"],
        **built(p0=["straw walls"], p1=["straw roof", "wood base", "brick roof"], p2=["straw base"]),
    )
    m.lay("wood big_bad_wolf", "wood", "brick").do("p0 forest")
    assert m.asking == ["p0 bbw_house"]
    assert m.options(0) == {"house:straw:roof", "house:wood:base"}
    m.do("p0 house:wood:base")
    assert m.houses(0) == ["straw base"]
    assert m.houses(1) == ["straw roof", "brick roof"]
    assert m.houses(2) == ["straw base"]
    assert m.g.sections[1] == 4
    assert m.g.sections[3] == 5


@rule("LS-192")
def test_brick_houses_withstand_the_big_bad_wolf() -> None:
    m = Forest(
        3, fable_hand_p0=["big_bad_wolf"], **built(p1=["straw base", "wood base", "brick roof"], p2=["brick base"])
    )
    m.lay("straw big_bad_wolf", "wood", "wood").do("p0 forest")
    assert m.why_not("p0 house:brick:roof") == "LS-192"
    m.do("p0 house:straw:base")
    assert m.houses(2) == ["brick base"]


def test_after_the_wolf_two_unfinished_houses_of_a_material_may_both_be_continued() -> None:
    m = Forest(3, "build_turns", resources={"p0": [20, 0, 0]}, **built(p0=["straw walls", "straw base"]))
    assert {"build:straw:walls", "build:straw:roof"} <= m.options(0)
    assert m.why_not("p0 build:straw:base") == "LS-086"


@rule("LS-201")
def test_the_troll_takes_half_of_what_one_opponent_there_collected() -> None:
    m = Forest(3, fable_hand_p0=["bridge_troll"], stock={"forest": [0, 15, 0]}, resources={"p1": [9, 9, 9]})
    m.lay("straw bridge_troll", "wood", "wood").do("p0 forest")
    assert m.options(0) == {"p1", "p2"}
    m.do("p0 p1")
    assert (m.goods(0), m.goods(1), m.goods(2)) == ([5, 3, 0], [9, 13, 9], [0, 7, 0])


@rule("LS-201")
def test_the_troll_takes_from_an_opponent_in_its_location_only() -> None:
    m = Forest(3, fable_hand_p0=["bridge_troll"])
    m.lay("wood bridge_troll", "wood", "brick").do("p0 forest")
    assert m.goods(0) == [0, 3, 0]
    m = Forest(4, fable_hand_p0=["bridge_troll"])
    m.lay("straw bridge_troll", "wood", "wood", "brick").do("p0 forest")
    assert m.why_not("p0 p3") == "LS-201"


def test_the_troll_is_paid_in_collected_types_of_the_victim_s_choice() -> None:
    m = Forest(4, fable_hand_p0=["bridge_troll"], stock={"market": [2, 2, 0]}, resources={"p1": [0, 0, 5]})
    m.lay("straw bridge_troll", "market", "brick", "brick").do("p0 market")
    assert (m.asking, m.options(1)) == (["p1 troll_give"], {"2_wood", "straw_wood", "2_straw"})
    m.do("p1 straw_wood")
    assert (m.goods(0), m.goods(1)) == ([6, 1, 0], [1, 1, 5])


def test_a_large_toll_is_paid_in_steps_and_never_beyond_what_was_collected() -> None:
    m = Forest(4, fable_hand_p0=["bridge_troll"], stock={"market": [3, 7, 0]}, resources={"p1": [9, 0, 0]})
    m.lay("straw bridge_troll", "market", "brick", "brick").do("p0 market")
    m.do("p1 3_straw")
    assert "2_straw" not in m.options(1) if m.asking == ["p1 troll_give"] else True
    assert (m.goods(0), m.goods(1)) == ([8, 2, 0], [9, 5, 0])


# --- Cancelling ----------------------------------------------------------------------------------------------------


@rule("LS-220")
def test_the_woodcutter_cancels_any_monster_and_is_discarded() -> None:
    for monster in ("wolf", "dragon", "giant", "big_bad_wolf", "bridge_troll"):
        m = Forest(
            3,
            fable_hand_p0=[monster],
            friend_p2=["woodcutter"],
            resources={"p1": [1, 1, 1]},
            **built(p1=["straw base"]),
        )
        m.lay(f"straw {monster}", "wood", "brick").do("p0 forest")
        assert m.asking == ["p2 cancel_monster"], monster
        m.do("p2 yes")
        assert (m.goods(1), m.houses(1)) == ([1, 5, 1], ["straw base"]), monster
        assert (m.friend(2), m.pile("friend_discard")) == ("", ["woodcutter"])
        assert m.pile("fable_discard") == [monster]


@rule("LS-220")
def test_the_woodcutter_may_also_stay() -> None:
    m = Forest(3, fable_hand_p0=["wolf"], friend_p2=["woodcutter"])
    m.lay("straw wolf", "wood", "brick").do("p0 forest", "p2 no")
    assert (m.goods(1), m.friend(2)) == ([0, 0, 0], "woodcutter")


@rule("LS-215")
def test_jack_cancels_the_giant_only() -> None:
    m = Forest(3, fable_hand_p0=["giant"], friend_p1=["jack"], fable_hand_p1=["oracle"])
    m.lay("straw giant", "wood", "brick").do("p0 forest")
    assert m.asking == ["p1 cancel_monster"]
    assert m.match.asks[0].cites == "LS-215"
    m.do("p1 yes")
    assert (m.friend(1), m.hand(1)) == ("", ["oracle"])
    m = Forest(3, fable_hand_p0=["wolf"], friend_p1=["jack"])
    m.lay("straw wolf", "wood", "brick").do("p0 forest")
    assert m.asking == ["p0 build_action"]


@rule("LS-227")
def test_red_riding_hood_cancels_both_wolves_only() -> None:
    for monster, asks in (("wolf", True), ("big_bad_wolf", True), ("dragon", False), ("giant", False)):
        m = Forest(3, fable_hand_p0=[monster], friend_p2=["red_riding_hood"], **built(p1=["straw base"]))
        m.lay(f"straw {monster}", "wood", "brick").do("p0 forest")
        assert (m.asking == ["p2 cancel_monster"]) is asks, monster


@rule("LS-238")
def test_the_huntsman_cancels_a_monster_with_him_for_one_of_each() -> None:
    m = Forest(3, fable_hand_p0=["wolf"], friend_p1=["huntsman"])
    m.lay("straw wolf", "wood", "brick").do("p0 forest")
    assert m.asking == ["p1 cancel_monster"]
    m.do("p1 yes")
    assert (m.goods(1), m.friend(1)) == ([1, 5, 1], "huntsman")
    m = Forest(3, fable_hand_p0=["wolf"], friend_p2=["huntsman"])
    m.lay("straw wolf", "wood", "brick").do("p0 forest")
    assert m.asking == ["p0 build_action"]


def test_the_huntsman_hunts_once_a_round() -> None:
    m = Forest(
        3,
        fable_hand_p0=["wolf"],
        fable_hand_p2=["dragon"],
        friend_p1=["huntsman"],
        unique_location_p0=["grandmas_house"],
        place=["unique_location_p0 0 forest"],
    )
    m.lay("straw wolf", "wood", "brick dragon")
    m.do("p1 yes")
    assert [e["card"] for e in m.values("cancelled")] == ["wolf"]
    assert "p1 cancel_monster" not in m.asking


def test_after_the_first_yes_nobody_else_is_asked() -> None:
    m = Forest(3, fable_hand_p0=["wolf"], friend_p1=["huntsman"], friend_p2=["woodcutter"])
    m.lay("straw wolf", "wood", "brick").do("p0 forest", "p1 no")
    assert m.asking == ["p2 cancel_monster"]
    m = Forest(3, fable_hand_p0=["wolf"], friend_p1=["huntsman"], friend_p2=["woodcutter"])
    m.lay("straw wolf", "wood", "brick").do("p0 forest", "p1 yes")
    assert m.asking == ["p0 build_action"]


def test_nobody_is_asked_about_a_monster_that_stands_alone() -> None:
    m = Forest(3, fable_hand_p0=["wolf"], friend_p2=["woodcutter"])
    m.lay("straw wolf", "straw", "brick").do("p0 forest")
    assert m.asking == ["p0 build_action"]
    m = Forest(3, fable_hand_p0=["bridge_troll"], friend_p2=["woodcutter"])
    m.lay("wood bridge_troll", "straw", "brick").do("p0 forest")
    assert m.asking == ["p0 build_action"]


def test_a_cancelled_monster_leaves_at_once() -> None:
    m = Forest(3, fable_hand_p0=["wolf"], fable_hand_p1=["no_way"], friend_p2=["woodcutter"])
    m.lay("straw wolf", "wood no_way", "brick")
    m.do("p0 forest")
    m.do("p2 yes")
    assert m.asking == ["p0 build_action"]
    assert (m.goods(1), SHOWN.view(m.g, None).monster_camp["wolf"]) == ([0, 4, 0], 2)


def test_two_trolls_at_grandmas_house_act_each_in_their_players_turn() -> None:
    m = Forest(
        3,
        fable_hand_p0=["bridge_troll"],
        fable_hand_p1=["bridge_troll"],
        unique_location_p0=["grandmas_house"],
        place=["unique_location_p0 0 forest"],
        stock={"forest": [0, 8, 0]},
    )
    m.lay("straw bridge_troll", "brick bridge_troll", "wood")
    m.do("p0 bridge_troll")
    assert m.goods(0)[1] == 4
    m.do("p2 2_wood")
    assert m.goods(1)[1] == 4
    assert m.goods(2) == [0, 2, 0]
