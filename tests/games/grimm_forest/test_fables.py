"""Fables that are no monsters: those that act when revealed or before collecting, and those on boards."""

from igroteka.testing import rule
from tests.games.grimm_forest.scene import Forest


@rule("LS-140", "LS-141")
def test_the_pipe_takes_all_monsters_of_the_round_and_they_do_nothing() -> None:
    m = Forest(
        3, fable_hand_p0=["wolf"], fable_hand_p1=["magic_pipe"], fable_hand_p2=["dragon"], resources={"p2": [1, 0, 0]}
    )
    m.lay("straw wolf", "wood magic_pipe", "brick dragon")
    m.do("p0 quarry")
    assert m.asking == ["p0 build_action"]
    assert m.hand(1) == ["dragon", "wolf"]
    assert m.goods(2) == [1, 0, 3]
    assert m.g.place == {}


@rule("LS-142")
def test_piped_monsters_can_be_played_from_the_next_round_on() -> None:
    m = Forest(3, fable_hand_p0=["wolf"], fable_hand_p1=["magic_pipe"])
    m.lay("straw wolf", "wood magic_pipe", "brick").do("p0 field")
    m.pass_build().lay("straw", "wood wolf", "brick")
    assert m.asking == ["p1 monster_place"]


@rule("LS-156")
def test_grandmas_house_draws_every_monster() -> None:
    m = Forest(
        3,
        fable_hand_p0=["wolf"],
        fable_hand_p1=["dragon"],
        unique_location_p2=["grandmas_house"],
        place=["unique_location_p2 0 quarry"],
    )
    m.lay("straw wolf", "wood dragon", "straw")
    assert [e["location"] for e in m.values("placed")] == ["quarry", "quarry"]


@rule("LS-155")
def test_grandmas_house_is_put_on_a_location_and_binds_monsters_after_it() -> None:
    m = Forest(3, fable_hand_p0=["wolf"], fable_hand_p1=["grandmas_house"], fable_hand_p2=["dragon"])
    m.lay("straw wolf", "straw grandmas_house", "straw dragon")
    m.do("p0 forest")
    assert m.options(1) == {"field", "forest", "quarry"}
    m.do("p1 quarry")
    assert [e["location"] for e in m.values("placed")] == ["forest", "quarry", "quarry"]
    assert m.g.monsters_played == 2


@rule("LS-156")
def test_a_monster_of_a_later_player_follows_grandmas_house_at_once() -> None:
    m = Forest(4, fable_hand_p3=["wolf"], fable_hand_p0=["grandmas_house"])
    m.lay("straw grandmas_house", "straw", "straw", "straw wolf")
    m.do("p0 market")
    assert m.values("placed")[-1]["location"] == "market"


@rule("LS-157", "LS-158")
def test_grandmas_house_blesses_and_leaves_after_a_monster() -> None:
    m = Forest(3, fable_hand_p0=["grandmas_house"])
    m.lay("straw grandmas_house", "straw", "brick")
    m.do("p0 field")
    assert m.asking == ["p0 gain_choice_2", "p1 gain_choice_2"]
    m.do("p0 2_brick", "p1 straw_wood")
    assert (m.goods(0), m.goods(1)) == ([2, 0, 2], [3, 1, 0])
    assert m.pile("unique_location:p0") == ["grandmas_house"]
    m = Forest(3, fable_hand_p1=["wolf"], unique_location_p0=["grandmas_house"], place=["unique_location_p0 0 field"])
    m.lay("brick", "brick wolf", "brick")
    assert (m.pile("unique_location:p0"), sorted(m.pile("fable_discard"))) == ([], ["grandmas_house", "wolf"])


@rule("LS-165", "LS-166", "LS-167")
def test_the_wedding_costs_everybody_elsewhere_a_resource() -> None:
    m = Forest(3, fable_hand_p0=["royal_wedding"], resources={"p2": [0, 2, 0]})
    m.lay("straw royal_wedding", "wood", "brick")
    m.do("p0 field")
    assert m.asking == ["p2 lose_choice"]
    assert m.why_not("p2 straw") == "LS-166"
    m.do("p2 brick")
    assert [m.goods(s) for s in range(3)] == [[5, 0, 0], [0, 3, 0], [0, 2, 2]]
    assert m.pile("unique_location:p0") == ["royal_wedding"]
    m = Forest(3, unique_location_p0=["royal_wedding"], place=["unique_location_p0 0 field"])
    m.lay("wood", "wood", "brick")
    assert m.pile("fable_discard") == ["royal_wedding"]


@rule("LS-187", "LS-188")
def test_the_castle_feeds_whoever_is_alone_there() -> None:
    m = Forest(3, fable_hand_p0=["lonely_castle"])
    m.lay("straw lonely_castle", "wood", "brick")
    assert m.options(0) == {"field", "forest", "quarry"}
    m.do("p0 forest")
    assert (m.goods(1), m.goods(0)) == ([1, 5, 1], [5, 0, 0])
    m = Forest(3, unique_location_p0=["lonely_castle"], place=["unique_location_p0 0 forest"])
    m.lay("wood", "wood", "brick")
    assert (m.goods(0), m.pile("unique_location:p0")) == ([0, 2, 0], ["lonely_castle"])


@rule("LS-189")
def test_the_castle_leaves_with_a_crowd_of_three_or_with_both_of_two() -> None:
    m = Forest(3, unique_location_p0=["lonely_castle"], place=["unique_location_p0 0 forest"])
    m.lay("wood", "wood", "wood")
    assert m.pile("fable_discard") == ["lonely_castle"]
    m = Forest(2, unique_location_p0=["lonely_castle"], place=["unique_location_p0 0 forest"])
    m.lay("wood", "wood")
    assert m.pile("fable_discard") == ["lonely_castle"]


def test_a_unique_location_without_a_free_board_is_discarded() -> None:
    m = Forest(
        3,
        fable_hand_p0=["lonely_castle"],
        unique_location_p1=["royal_wedding"],
        unique_location_p2=["grandmas_house"],
        place=["unique_location_p1 0 field", "unique_location_p2 0 forest"],
    )
    m.lay("straw lonely_castle", "straw", "straw")
    assert m.values("placed")[-1]["location"] == "quarry"


@rule("LS-161")
def test_the_well_swaps_any_two_laid_cards() -> None:
    m = Forest(3, fable_hand_p0=["wishing_well"])
    m.lay("straw wishing_well", "wood", "brick")
    assert m.options(0) == {"swap:p0:p1", "swap:p0:p2", "swap:p1:p2"}
    m.do("p0 swap:p0:p2")
    assert [m.pig(s) for s in range(3)] == ["quarry", "forest", "field"]


@rule("LS-163")
def test_swapped_cards_go_back_to_their_colours() -> None:
    m = Forest(3, fable_hand_p0=["wishing_well"])
    m.lay("straw wishing_well", "wood", "brick").do("p0 swap:p0:p2")
    for seat, colour in ((0, "orange"), (2, "purple")):
        assert sorted(m.pile(f"gather_hand:p{seat}")) == [f"{colour}_gather_{m}" for m in ("brick", "straw", "wood")]


@rule("LS-197")
def test_the_curse_lays_a_random_card_for_every_opponent() -> None:
    m = Forest(3, fable_hand_p0=["dark_curse"])
    m.match.script("blue_gather_brick", "purple_gather_wood")
    m.lay("straw dark_curse", "wood", "brick")
    assert [m.pig(s) for s in range(3)] == ["field", "quarry", "forest"]
    m = Forest(3, fable_hand_p0=["dark_curse"])
    m.match.script("blue_gather_wood", "purple_gather_brick")
    m.lay("straw dark_curse", "wood", "brick")
    assert [m.pig(s) for s in range(3)] == ["field", "forest", "quarry"]


def test_cards_locked_under_the_mermaid_are_out_of_the_curse() -> None:
    m = Forest(3, fable_hand_p0=["dark_curse"], friend_p1=["little_mermaid"], locked_gather_p1=["blue_gather_straw"])
    places = set()
    for _ in range(12):
        n = m.fork()
        n.g.fate.word()
        n.lay("straw dark_curse", "wood", "brick")
        places.add(n.pig(1))
        m.g.fate.word()
    assert places <= {"forest", "quarry"}


@rule("LS-200")
def test_after_the_look_the_own_card_may_be_replaced() -> None:
    m = Forest(3, fable_hand_p0=["crystal_ball"])
    m.lay("straw crystal_ball", "wood", "brick")
    m.do("p0 p1")
    assert m.options(0) == {"orange_gather_wood", "orange_gather_brick", "nothing"}
    n = m.fork()
    m.do("p0 orange_gather_brick")
    n.do("p0 nothing")
    assert (m.pig(0), n.pig(0)) == ("quarry", "field")
    assert len(m.pile("gather_hand:p0")) == 3


@rule("LS-171")
def test_hired_hands_are_paid_or_discarded_at_once() -> None:
    m = Forest(3, fable_hand_p0=["hired_hands"], resources={"p0": [1, 0, 1]})
    m.lay("straw hired_hands", "wood", "brick")
    assert m.options(0) == {"nothing", "straw_brick"}
    n = m.fork()
    m.do("p0 nothing")
    assert (m.pile("fable_discard"), m.goods(0)) == (["hired_hands"], [6, 0, 1])
    n.do("p0 straw_brick")
    assert (n.pile("next_round:p0"), n.goods(0)) == (["hired_hands"], [5, 0, 0])


@rule("LS-172")
def test_hired_hands_double_the_next_collection() -> None:
    m = Forest(3, next_round_p0=["hired_hands"], stock={"forest": [0, 7, 0]})
    m.lay("wood", "wood", "brick")
    assert (m.goods(0), m.goods(1)) == ([0, 6, 0], [0, 3, 0])
    assert m.g.collected[0:3] == [0, 3, 0]


@rule("LS-150", "LS-151")
def test_the_roar_scatters_the_opponents_with_you() -> None:
    m = Forest(4, fable_hand_p0=["fearsome_roar"])
    m.match.script("blue_gather_brick", "purple_gather_straw")
    m.lay("straw fearsome_roar", "straw", "straw", "wood")
    assert [m.pig(s) for s in range(4)] == ["field", "quarry", "field", "forest"]
    assert m.goods(1) == [0, 0, 3]
    assert m.goods(2) == [2, 0, 0]


@rule("LS-178")
def test_no_way_leaves_a_monster_once() -> None:
    m = Forest(3, fable_hand_p0=["dragon"], fable_hand_p1=["no_way"], fable_hand_p2=["wolf"])
    m.lay("straw dragon", "wood no_way", "brick wolf")
    m.do("p0 quarry", "p2 forest")
    assert m.asking == ["p1 noway_move"]
    assert m.options(1) == {"stay", "field", "quarry"}
    assert m.why_not("p1 forest") == "LS-178"
    m.do("p1 field")
    assert (m.pig(1), m.goods(1)) == ("field", [2, 0, 0])
    assert m.stock("forest") == [0, 4, 0]


@rule("LS-178")
def test_no_way_is_an_offer() -> None:
    m = Forest(3, fable_hand_p0=["wolf"], fable_hand_p1=["no_way"], first_player=1)
    m.lay("straw wolf", "wood no_way", "brick")
    m.do("p0 forest", "p1 stay")
    assert (m.pig(1), m.goods(1)) == ("forest", [0, 0, 0])


@rule("LS-179")
def test_no_way_draws_when_no_monster_was_played() -> None:
    m = Forest(3, fable_hand_p1=["no_way"])
    m.lay("straw", "wood no_way", "brick")
    assert len(m.hand(1)) == 1
    m = Forest(3, fable_hand_p1=["no_way"], fable_hand_p0=["wolf"])
    m.lay("straw wolf", "wood no_way", "brick")
    m.do("p0 quarry")
    assert m.hand(1) == []


@rule("LS-183", "LS-184", "LS-185")
def test_a_night_at_the_tavern_changes_all_friends() -> None:
    m = Forest(
        3,
        fable_hand_p1=["tavern_night"],
        friend_p0=["jack"],
        friend_p1=["aladdin"],
        friend_deck=["thumbelina", "robin_hood", "snow_white", "..."],
    )
    m.match.script("snow_white", "robin_hood")
    m.lay("straw", "wood tavern_night", "brick")
    assert m.options(1) == {"robin_hood", "snow_white", "thumbelina"}
    assert [c.key for z in m.match.view(0).zones if z.name == "tavern" for c in z.cards] == [None] * 3
    m.do("p1 thumbelina", "p1 no")
    assert [m.friend(s) for s in range(3)] == ["snow_white", "thumbelina", "robin_hood"]
    assert sorted(m.pile("friend_discard")) == ["aladdin", "jack"]


@rule("LS-152", "LS-153", "LS-154")
def test_fairy_gifts_bless_a_location_in_the_next_round() -> None:
    m = Forest(3, fable_hand_p0=["fairy_gifts"])
    m.lay("straw fairy_gifts", "wood", "brick")
    m.pass_build()
    assert m.asking == ["p0 fairygifts_place"]
    m.do("p0 forest")
    m.lay("wood", "wood", "brick")
    assert m.asking == ["p1 gain_choice_3", "p0 gain_choice_3"]
    m.do("p0 straw_wood_brick", "p1 3_brick")
    assert [e for e in m.values("gained") if e["by"] == "fairy_gifts"] == [
        {"by": "fairy_gifts", "straw": 0, "wood": 0, "brick": 3, "seat": 1},
        {"by": "fairy_gifts", "straw": 1, "wood": 1, "brick": 1, "seat": 0},
    ]
    assert m.pile("fable_discard") == ["fairy_gifts"]
    assert m.g.place == {}


def test_nothing_stays_on_houses_or_boards_by_accident() -> None:
    m = Forest(3).lay("straw", "wood", "brick")
    assert (m.houses(0), m.g.place, m.g.pending, m.g.acting) == ([], {}, [], -1)
