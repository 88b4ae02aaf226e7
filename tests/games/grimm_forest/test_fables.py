"""Fables that are no monsters: those that act when revealed or before collecting, and those on boards."""

from igroteka.testing import rule
from tests.games.grimm_forest.seen import asked, friend, goods, hand, houses, options, pig, stock, told, why, zone
from tests.games.grimm_forest.tables import lay, pass_build, say, table


@rule("LS-140", "LS-141")
def test_the_pipe_takes_all_monsters_of_the_round_and_they_do_nothing() -> None:
    m = table(
        3, fable_hand_p0=["wolf"], fable_hand_p1=["magic_pipe"], fable_hand_p2=["dragon"], resources={"p2": [1, 0, 0]}
    )
    lay(m, "straw wolf", "wood magic_pipe", "brick dragon")
    say(m, "p0 quarry")
    assert asked(m) == ["p0 build_action"]
    assert hand(m, 1) == ["dragon", "wolf"]
    assert goods(m, 2) == [1, 0, 3]
    assert m.g.place == {}


@rule("LS-142")
def test_piped_monsters_can_be_played_from_the_next_round_on() -> None:
    m = table(3, fable_hand_p0=["wolf"], fable_hand_p1=["magic_pipe"])
    say(lay(m, "straw wolf", "wood magic_pipe", "brick"), "p0 field")
    lay(pass_build(m), "straw", "wood wolf", "brick")
    assert asked(m) == ["p1 monster_place"]


@rule("LS-156")
def test_grandmas_house_draws_every_monster() -> None:
    m = table(
        3,
        fable_hand_p0=["wolf"],
        fable_hand_p1=["dragon"],
        unique_location_p2=["grandmas_house"],
        place=["unique_location_p2 0 quarry"],
    )
    lay(m, "straw wolf", "wood dragon", "straw")
    assert [e["location"] for e in told(m, "placed")] == ["quarry", "quarry"]


@rule("LS-155")
def test_grandmas_house_is_put_on_a_location_and_binds_monsters_after_it() -> None:
    m = table(3, fable_hand_p0=["wolf"], fable_hand_p1=["grandmas_house"], fable_hand_p2=["dragon"])
    lay(m, "straw wolf", "straw grandmas_house", "straw dragon")
    say(m, "p0 forest")
    assert options(m, 1) == ["field", "forest", "quarry"]
    say(m, "p1 quarry")
    assert [e["location"] for e in told(m, "placed")] == ["forest", "quarry", "quarry"]
    assert m.g.monsters_played == 2


@rule("LS-156")
def test_a_monster_of_a_later_player_follows_grandmas_house_at_once() -> None:
    m = table(4, fable_hand_p3=["wolf"], fable_hand_p0=["grandmas_house"])
    lay(m, "straw grandmas_house", "straw", "straw", "straw wolf")
    say(m, "p0 market")
    assert told(m, "placed")[-1]["location"] == "market"


@rule("LS-157", "LS-158")
def test_grandmas_house_blesses_and_leaves_after_a_monster() -> None:
    m = table(3, fable_hand_p0=["grandmas_house"])
    lay(m, "straw grandmas_house", "straw", "brick")
    say(m, "p0 field")
    assert asked(m) == ["p0 gain_choice_2", "p1 gain_choice_2"]
    say(m, "p0 2_brick", "p1 straw_wood")
    assert (goods(m, 0), goods(m, 1)) == ([2, 0, 2], [3, 1, 0])
    assert zone(m, "unique_location:p0") == ["grandmas_house"]
    m = table(3, fable_hand_p1=["wolf"], unique_location_p0=["grandmas_house"], place=["unique_location_p0 0 field"])
    lay(m, "brick", "brick wolf", "brick")
    assert (zone(m, "unique_location:p0"), sorted(zone(m, "fable_discard"))) == ([], ["grandmas_house", "wolf"])


@rule("LS-165", "LS-166", "LS-167")
def test_the_wedding_costs_everybody_elsewhere_a_resource() -> None:
    m = table(3, fable_hand_p0=["royal_wedding"], resources={"p2": [0, 2, 0]})
    lay(m, "straw royal_wedding", "wood", "brick")
    say(m, "p0 field")
    assert asked(m) == ["p2 lose_choice"]
    assert why(m, 2, "straw") == "LS-166"
    say(m, "p2 brick")
    assert [goods(m, s) for s in range(3)] == [[5, 0, 0], [0, 3, 0], [0, 2, 2]]
    assert zone(m, "unique_location:p0") == ["royal_wedding"]
    m = table(3, unique_location_p0=["royal_wedding"], place=["unique_location_p0 0 field"])
    lay(m, "wood", "wood", "brick")
    assert zone(m, "fable_discard") == ["royal_wedding"]


@rule("LS-187", "LS-188")
def test_the_castle_feeds_whoever_is_alone_there() -> None:
    m = table(3, fable_hand_p0=["lonely_castle"])
    lay(m, "straw lonely_castle", "wood", "brick")
    assert options(m, 0) == ["field", "forest", "quarry"]
    say(m, "p0 forest")
    assert (goods(m, 1), goods(m, 0)) == ([1, 5, 1], [5, 0, 0])
    m = table(3, unique_location_p0=["lonely_castle"], place=["unique_location_p0 0 forest"])
    lay(m, "wood", "wood", "brick")
    assert (goods(m, 0), zone(m, "unique_location:p0")) == ([0, 2, 0], ["lonely_castle"])


@rule("LS-189")
def test_the_castle_leaves_with_a_crowd_of_three_or_with_both_of_two() -> None:
    m = table(3, unique_location_p0=["lonely_castle"], place=["unique_location_p0 0 forest"])
    lay(m, "wood", "wood", "wood")
    assert zone(m, "fable_discard") == ["lonely_castle"]
    m = table(2, unique_location_p0=["lonely_castle"], place=["unique_location_p0 0 forest"])
    lay(m, "wood", "wood")
    assert zone(m, "fable_discard") == ["lonely_castle"]


def test_a_unique_location_without_a_free_board_is_discarded() -> None:
    m = table(
        3,
        fable_hand_p0=["lonely_castle"],
        unique_location_p1=["royal_wedding"],
        unique_location_p2=["grandmas_house"],
        place=["unique_location_p1 0 field", "unique_location_p2 0 forest"],
    )
    lay(m, "straw lonely_castle", "straw", "straw")
    assert told(m, "placed")[-1]["location"] == "quarry"


@rule("LS-161")
def test_the_well_swaps_any_two_laid_cards() -> None:
    m = table(3, fable_hand_p0=["wishing_well"])
    lay(m, "straw wishing_well", "wood", "brick")
    assert options(m, 0) == ["swap:p0:p1", "swap:p0:p2", "swap:p1:p2"]
    say(m, "p0 swap:p0:p2")
    assert [pig(m, s) for s in range(3)] == ["quarry", "forest", "field"]


@rule("LS-163")
def test_swapped_cards_go_back_to_their_colours() -> None:
    m = table(3, fable_hand_p0=["wishing_well"])
    say(lay(m, "straw wishing_well", "wood", "brick"), "p0 swap:p0:p2")
    for seat, colour in ((0, "orange"), (2, "purple")):
        assert sorted(zone(m, f"gather_hand:p{seat}")) == [f"{colour}_gather_{m}" for m in ("brick", "straw", "wood")]


@rule("LS-197")
def test_the_curse_lays_a_random_card_for_every_opponent() -> None:
    m = table(3, fable_hand_p0=["dark_curse"])
    m.script("blue_gather_brick", "purple_gather_wood")
    lay(m, "straw dark_curse", "wood", "brick")
    assert [pig(m, s) for s in range(3)] == ["field", "quarry", "forest"]
    m = table(3, fable_hand_p0=["dark_curse"])
    m.script("blue_gather_wood", "purple_gather_brick")
    lay(m, "straw dark_curse", "wood", "brick")
    assert [pig(m, s) for s in range(3)] == ["field", "forest", "quarry"]


def test_cards_locked_under_the_mermaid_are_out_of_the_curse() -> None:
    m = table(3, fable_hand_p0=["dark_curse"], friend_p1=["little_mermaid"], locked_gather_p1=["blue_gather_straw"])
    places = set()
    for _ in range(12):
        n = m.fork()
        n.g.fate.word()
        lay(n, "straw dark_curse", "wood", "brick")
        places.add(pig(n, 1))
        m.g.fate.word()
    assert places <= {"forest", "quarry"}


@rule("LS-200")
def test_after_the_look_the_own_card_may_be_replaced() -> None:
    m = table(3, fable_hand_p0=["crystal_ball"])
    lay(m, "straw crystal_ball", "wood", "brick")
    say(m, "p0 p1")
    assert options(m, 0) == ["orange_gather_wood", "orange_gather_brick", "nothing"]
    n = m.fork()
    say(m, "p0 orange_gather_brick")
    say(n, "p0 nothing")
    assert (pig(m, 0), pig(n, 0)) == ("quarry", "field")
    assert len(zone(m, "gather_hand:p0")) == 3


@rule("LS-171")
def test_hired_hands_are_paid_or_discarded_at_once() -> None:
    m = table(3, fable_hand_p0=["hired_hands"], resources={"p0": [1, 0, 1]})
    lay(m, "straw hired_hands", "wood", "brick")
    assert options(m, 0) == ["nothing", "straw_brick"]
    n = m.fork()
    say(m, "p0 nothing")
    assert (zone(m, "fable_discard"), goods(m, 0)) == (["hired_hands"], [6, 0, 1])
    say(n, "p0 straw_brick")
    assert (zone(n, "next_round:p0"), goods(n, 0)) == (["hired_hands"], [5, 0, 0])


@rule("LS-172")
def test_hired_hands_double_the_next_collection() -> None:
    m = table(3, next_round_p0=["hired_hands"], stock={"forest": [0, 7, 0]})
    lay(m, "wood", "wood", "brick")
    assert (goods(m, 0), goods(m, 1)) == ([0, 6, 0], [0, 3, 0])
    assert m.g.collected[0:3] == [0, 3, 0]


@rule("LS-150", "LS-151")
def test_the_roar_scatters_the_opponents_with_you() -> None:
    m = table(4, fable_hand_p0=["fearsome_roar"])
    m.script("blue_gather_brick", "purple_gather_straw")
    lay(m, "straw fearsome_roar", "straw", "straw", "wood")
    assert [pig(m, s) for s in range(4)] == ["field", "quarry", "field", "forest"]
    assert goods(m, 1) == [0, 0, 3]
    assert goods(m, 2) == [2, 0, 0]


@rule("LS-178")
def test_no_way_leaves_a_monster_once() -> None:
    m = table(3, fable_hand_p0=["dragon"], fable_hand_p1=["no_way"], fable_hand_p2=["wolf"])
    lay(m, "straw dragon", "wood no_way", "brick wolf")
    say(m, "p0 quarry", "p2 forest")
    assert asked(m) == ["p1 noway_move"]
    assert options(m, 1) == ["stay", "field", "quarry"]
    assert why(m, 1, "forest") == "LS-178"
    say(m, "p1 field")
    assert (pig(m, 1), goods(m, 1)) == ("field", [2, 0, 0])
    assert stock(m, "forest") == [0, 4, 0]


@rule("LS-178")
def test_no_way_is_an_offer() -> None:
    m = table(3, fable_hand_p0=["wolf"], fable_hand_p1=["no_way"], first_player=1)
    lay(m, "straw wolf", "wood no_way", "brick")
    say(m, "p0 forest", "p1 stay")
    assert (pig(m, 1), goods(m, 1)) == ("forest", [0, 0, 0])


@rule("LS-179")
def test_no_way_draws_when_no_monster_was_played() -> None:
    m = table(3, fable_hand_p1=["no_way"])
    lay(m, "straw", "wood no_way", "brick")
    assert len(hand(m, 1)) == 1
    m = table(3, fable_hand_p1=["no_way"], fable_hand_p0=["wolf"])
    lay(m, "straw wolf", "wood no_way", "brick")
    say(m, "p0 quarry")
    assert hand(m, 1) == []


@rule("LS-183", "LS-184", "LS-185")
def test_a_night_at_the_tavern_changes_all_friends() -> None:
    m = table(
        3,
        fable_hand_p1=["tavern_night"],
        friend_p0=["jack"],
        friend_p1=["aladdin"],
        friend_deck=["thumbelina", "robin_hood", "snow_white", "..."],
    )
    m.script("snow_white", "robin_hood")
    lay(m, "straw", "wood tavern_night", "brick")
    assert sorted(options(m, 1)) == ["robin_hood", "snow_white", "thumbelina"]
    assert [c.key for z in m.view(0).zones if z.name == "tavern" for c in z.cards] == [None] * 3
    say(m, "p1 thumbelina", "p1 no")
    assert [friend(m, s) for s in range(3)] == ["snow_white", "thumbelina", "robin_hood"]
    assert sorted(zone(m, "friend_discard")) == ["aladdin", "jack"]


@rule("LS-152", "LS-153", "LS-154")
def test_fairy_gifts_bless_a_location_in_the_next_round() -> None:
    m = table(3, fable_hand_p0=["fairy_gifts"])
    lay(m, "straw fairy_gifts", "wood", "brick")
    pass_build(m)
    assert asked(m) == ["p0 fairygifts_place"]
    say(m, "p0 forest")
    lay(m, "wood", "wood", "brick")
    assert asked(m) == ["p1 gain_choice_3", "p0 gain_choice_3"]
    say(m, "p0 straw_wood_brick", "p1 3_brick")
    assert [e for e in told(m, "gained") if e["by"] == "fairy_gifts"] == [
        {"by": "fairy_gifts", "straw": 0, "wood": 0, "brick": 3, "seat": 1},
        {"by": "fairy_gifts", "straw": 1, "wood": 1, "brick": 1, "seat": 0},
    ]
    assert zone(m, "fable_discard") == ["fairy_gifts"]
    assert m.g.place == {}


def test_nothing_stays_on_houses_or_boards_by_accident() -> None:
    m = lay(table(3), "straw", "wood", "brick")
    assert (houses(m, 0), m.g.place, m.g.pending, m.g.acting) == ([], {}, [], -1)
