"""The five monsters, and who can cancel them."""

from igroteka.games.grimm_forest.view import camp
from igroteka.testing import rule
from tests.games.grimm_forest.seen import asked, friend, goods, hand, houses, options, stock, told, why, zone
from tests.games.grimm_forest.tables import built, lay, say, table


@rule("LS-148")
def test_the_wolf_empties_a_location_where_somebody_is() -> None:
    m = table(3, fable_hand_p0=["wolf"], stock={"forest": [0, 9, 0]})
    say(lay(m, "straw wolf", "wood", "brick"), "p0 forest")
    assert (goods(m, 1), stock(m, "forest")) == ([0, 0, 0], [0, 0, 0])


@rule("LS-159")
def test_the_dragon_burns_all_resources_of_everybody_with_it() -> None:
    m = table(3, fable_hand_p0=["dragon"], resources={"p0": [1, 2, 3], "p1": [4, 5, 6], "p2": [7, 8, 9]})
    say(lay(m, "wood dragon", "wood", "brick"), "p0 forest")
    assert [goods(m, s) for s in range(3)] == [[0, 2, 0], [0, 2, 0], [7, 8, 12]]


@rule("LS-143", "LS-144", "LS-145")
def test_the_giant_takes_friend_fables_and_one_of_each() -> None:
    m = table(
        3,
        fable_hand_p0=["giant"],
        fable_hand_p1=["wolf", "oracle"],
        friend_p1=["aladdin"],
        friend_p2=["thumbelina"],
        fable_hand_p2=["dragon"],
        resources={"p1": [0, 2, 3]},
    )
    say(lay(m, "straw giant", "wood", "brick"), "p0 forest", "p2 no")
    assert (friend(m, 1), hand(m, 1), goods(m, 1)) == ("", [], [0, 5, 2])
    assert (friend(m, 2), hand(m, 2)) == ("thumbelina", ["dragon"])
    assert {"wolf", "oracle", "giant"} <= set(zone(m, "fable_discard"))
    assert zone(m, "friend_discard") == ["aladdin"]


@rule("LS-190", "LS-191")
def test_the_big_bad_wolf_blows_the_last_section_off_a_house_of_everybody_there() -> None:
    m = table(
        3,
        fable_hand_p0=["big_bad_wolf"],
        **built(p0=["straw walls"], p1=["straw roof", "wood base", "brick roof"], p2=["straw base"]),
    )
    say(lay(m, "wood big_bad_wolf", "wood", "brick"), "p0 forest")
    assert asked(m) == ["p0 bbw_house"]
    assert options(m, 0) == ["house:straw:roof", "house:wood:base"]
    say(m, "p0 house:wood:base")
    assert houses(m, 0) == ["straw base"]
    assert houses(m, 1) == ["straw roof", "brick roof"]
    assert houses(m, 2) == ["straw base"]
    assert m.g.sections[1] == 4
    assert m.g.sections[3] == 5


@rule("LS-192")
def test_brick_houses_withstand_the_big_bad_wolf() -> None:
    m = table(
        3, fable_hand_p0=["big_bad_wolf"], **built(p1=["straw base", "wood base", "brick roof"], p2=["brick base"])
    )
    say(lay(m, "straw big_bad_wolf", "wood", "wood"), "p0 forest")
    assert why(m, 0, "house:brick:roof") == "LS-192"
    say(m, "p0 house:straw:base")
    assert houses(m, 2) == ["brick base"]


def test_after_the_wolf_two_unfinished_houses_of_a_material_may_both_be_continued() -> None:
    m = table(3, "build_turns", resources={"p0": [20, 0, 0]}, **built(p0=["straw walls", "straw base"]))
    assert {"build:straw:walls", "build:straw:roof"} <= set(options(m, 0))
    assert why(m, 0, "build:straw:base") == "LS-086"


@rule("LS-201")
def test_the_troll_takes_half_of_what_one_opponent_there_collected() -> None:
    m = table(3, fable_hand_p0=["bridge_troll"], stock={"forest": [0, 15, 0]}, resources={"p1": [9, 9, 9]})
    say(lay(m, "straw bridge_troll", "wood", "wood"), "p0 forest")
    assert options(m, 0) == ["p1", "p2"]
    say(m, "p0 p1")
    assert (goods(m, 0), goods(m, 1), goods(m, 2)) == ([5, 3, 0], [9, 13, 9], [0, 7, 0])


@rule("LS-201")
def test_the_troll_takes_from_an_opponent_in_its_location_only() -> None:
    m = table(3, fable_hand_p0=["bridge_troll"])
    say(lay(m, "wood bridge_troll", "wood", "brick"), "p0 forest")
    assert goods(m, 0) == [0, 3, 0]
    m = table(4, fable_hand_p0=["bridge_troll"])
    say(lay(m, "straw bridge_troll", "wood", "wood", "brick"), "p0 forest")
    assert why(m, 0, "p3") == "LS-201"


def test_the_troll_is_paid_in_collected_types_of_the_victim_s_choice() -> None:
    m = table(4, fable_hand_p0=["bridge_troll"], stock={"market": [2, 2, 0]}, resources={"p1": [0, 0, 5]})
    say(lay(m, "straw bridge_troll", "market", "brick", "brick"), "p0 market")
    assert (asked(m), options(m, 1)) == (["p1 troll_give"], ["2_wood", "straw_wood", "2_straw"])
    say(m, "p1 straw_wood")
    assert (goods(m, 0), goods(m, 1)) == ([6, 1, 0], [1, 1, 5])


def test_a_large_toll_is_paid_in_steps_and_never_beyond_what_was_collected() -> None:
    m = table(4, fable_hand_p0=["bridge_troll"], stock={"market": [3, 7, 0]}, resources={"p1": [9, 0, 0]})
    say(lay(m, "straw bridge_troll", "market", "brick", "brick"), "p0 market")
    say(m, "p1 3_straw")
    assert "2_straw" not in options(m, 1) if asked(m) == ["p1 troll_give"] else True
    assert (goods(m, 0), goods(m, 1)) == ([8, 2, 0], [9, 5, 0])


# --- Cancelling ----------------------------------------------------------------------------------------------------


@rule("LS-220")
def test_the_woodcutter_cancels_any_monster_and_is_discarded() -> None:
    for monster in ("wolf", "dragon", "giant", "big_bad_wolf", "bridge_troll"):
        m = table(
            3,
            fable_hand_p0=[monster],
            friend_p2=["woodcutter"],
            resources={"p1": [1, 1, 1]},
            **built(p1=["straw base"]),
        )
        say(lay(m, f"straw {monster}", "wood", "brick"), "p0 forest")
        assert asked(m) == ["p2 cancel_monster"], monster
        say(m, "p2 yes")
        assert (goods(m, 1), houses(m, 1)) == ([1, 5, 1], ["straw base"]), monster
        assert (friend(m, 2), zone(m, "friend_discard")) == ("", ["woodcutter"])
        assert zone(m, "fable_discard") == [monster]


@rule("LS-220")
def test_the_woodcutter_may_also_stay() -> None:
    m = table(3, fable_hand_p0=["wolf"], friend_p2=["woodcutter"])
    say(lay(m, "straw wolf", "wood", "brick"), "p0 forest", "p2 no")
    assert (goods(m, 1), friend(m, 2)) == ([0, 0, 0], "woodcutter")


@rule("LS-215")
def test_jack_cancels_the_giant_only() -> None:
    m = table(3, fable_hand_p0=["giant"], friend_p1=["jack"], fable_hand_p1=["oracle"])
    say(lay(m, "straw giant", "wood", "brick"), "p0 forest")
    assert asked(m) == ["p1 cancel_monster"]
    assert m.asks[0].cites == "LS-215"
    say(m, "p1 yes")
    assert (friend(m, 1), hand(m, 1)) == ("", ["oracle"])
    m = table(3, fable_hand_p0=["wolf"], friend_p1=["jack"])
    say(lay(m, "straw wolf", "wood", "brick"), "p0 forest")
    assert asked(m) == ["p0 build_action"]


@rule("LS-227")
def test_red_riding_hood_cancels_both_wolves_only() -> None:
    for monster, asks in (("wolf", True), ("big_bad_wolf", True), ("dragon", False), ("giant", False)):
        m = table(3, fable_hand_p0=[monster], friend_p2=["red_riding_hood"], **built(p1=["straw base"]))
        say(lay(m, f"straw {monster}", "wood", "brick"), "p0 forest")
        assert (asked(m) == ["p2 cancel_monster"]) is asks, monster


@rule("LS-238")
def test_the_huntsman_cancels_a_monster_with_him_for_one_of_each() -> None:
    m = table(3, fable_hand_p0=["wolf"], friend_p1=["huntsman"])
    say(lay(m, "straw wolf", "wood", "brick"), "p0 forest")
    assert asked(m) == ["p1 cancel_monster"]
    say(m, "p1 yes")
    assert (goods(m, 1), friend(m, 1)) == ([1, 5, 1], "huntsman")
    m = table(3, fable_hand_p0=["wolf"], friend_p2=["huntsman"])
    say(lay(m, "straw wolf", "wood", "brick"), "p0 forest")
    assert asked(m) == ["p0 build_action"]


def test_the_huntsman_hunts_once_a_round() -> None:
    m = table(
        3,
        fable_hand_p0=["wolf"],
        fable_hand_p2=["dragon"],
        friend_p1=["huntsman"],
        unique_location_p0=["grandmas_house"],
        place=["unique_location_p0 0 forest"],
    )
    lay(m, "straw wolf", "wood", "brick dragon")
    say(m, "p1 yes")
    assert [e["card"] for e in told(m, "cancelled")] == ["wolf"]
    assert "p1 cancel_monster" not in asked(m)


def test_after_the_first_yes_nobody_else_is_asked() -> None:
    m = table(3, fable_hand_p0=["wolf"], friend_p1=["huntsman"], friend_p2=["woodcutter"])
    say(lay(m, "straw wolf", "wood", "brick"), "p0 forest", "p1 no")
    assert asked(m) == ["p2 cancel_monster"]
    m = table(3, fable_hand_p0=["wolf"], friend_p1=["huntsman"], friend_p2=["woodcutter"])
    say(lay(m, "straw wolf", "wood", "brick"), "p0 forest", "p1 yes")
    assert asked(m) == ["p0 build_action"]


def test_nobody_is_asked_about_a_monster_that_stands_alone() -> None:
    m = table(3, fable_hand_p0=["wolf"], friend_p2=["woodcutter"])
    say(lay(m, "straw wolf", "straw", "brick"), "p0 forest")
    assert asked(m) == ["p0 build_action"]
    m = table(3, fable_hand_p0=["bridge_troll"], friend_p2=["woodcutter"])
    say(lay(m, "wood bridge_troll", "straw", "brick"), "p0 forest")
    assert asked(m) == ["p0 build_action"]


def test_a_cancelled_monster_leaves_at_once() -> None:
    m = table(3, fable_hand_p0=["wolf"], fable_hand_p1=["no_way"], friend_p2=["woodcutter"])
    lay(m, "straw wolf", "wood no_way", "brick")
    say(m, "p0 forest")
    m.answer(2, "yes")
    assert asked(m) == ["p0 build_action"]
    assert (goods(m, 1), camp(m.g)["wolf"]) == ([0, 4, 0], 2)


def test_two_trolls_at_grandmas_house_act_each_in_their_players_turn() -> None:
    m = table(
        3,
        fable_hand_p0=["bridge_troll"],
        fable_hand_p1=["bridge_troll"],
        unique_location_p0=["grandmas_house"],
        place=["unique_location_p0 0 forest"],
        stock={"forest": [0, 8, 0]},
    )
    lay(m, "straw bridge_troll", "brick bridge_troll", "wood")
    say(m, "p0 bridge_troll")
    assert goods(m, 0)[1] == 4
    say(m, "p2 2_wood")
    assert goods(m, 1)[1] == 4
    assert goods(m, 2) == [0, 2, 0]
