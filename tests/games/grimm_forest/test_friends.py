"""Friends: how they come, how they go, how long they work."""

from igroteka.testing import rule
from tests.games.grimm_forest.scene import Forest, built


@rule("LS-019", "LS-205", "LS-103")
def test_an_ability_works_every_round_while_the_card_lies_there_and_costs_no_action() -> None:
    m = Forest(3, "start_of_build", friend_p0=["rumpelstiltskin"])
    assert (m.goods(0), m.g.actions[0]) == ([1, 0, 0], 2)
    m.pass_build().lay("wood", "wood", "brick")
    assert m.goods(0) == [4, 4, 0]
    m = Forest(3, "start_of_build", friend_discard=["rumpelstiltskin"])
    assert m.goods(0) == [0, 0, 0]


@rule("LS-098")
def test_friends_come_by_walls_rewards_and_cards() -> None:
    walls = Forest(2, "build_turns", resources={"p0": [4, 0, 0]}, **built(p0=["straw base"]))
    assert walls.do("p0 build:straw:walls").asking == ["p0 friend_keep_or_give"]
    roof = Forest(2, "build_turns", resources={"p0": [6, 0, 0]}, **built(p0=["straw walls"]))
    assert roof.do("p0 build:straw:roof", "p0 reward_friend").asking == ["p0 friend_keep_or_give"]
    card = Forest(3, fable_hand_p0=["mysterious_stranger"])
    assert card.lay("straw mysterious_stranger", "wood", "brick").asking == ["p0 friend_keep_or_give"]


@rule("LS-099", "LS-100")
def test_a_new_friend_is_shown_and_given_without_a_chance_to_refuse() -> None:
    m = Forest(
        3, "build_turns", resources={"p0": [4, 0, 0]}, friend_deck=["thumbelina", "..."], **built(p0=["straw base"])
    )
    m.do("p0 build:straw:walls")
    for seat in (0, 1, 2, None):
        offered = next(z for z in m.match.view(seat).zones if z.name == "offered")
        assert [c.key for c in offered.cards] == ["thumbelina"]
    assert m.options(0) == {"keep_friend", "give_friend:p1", "give_friend:p2"}
    m.do("p0 give_friend:p2")
    assert (m.friend(2), m.asking) == ("thumbelina", ["p0 build_action"])


@rule("LS-101", "LS-020")
def test_keeping_a_new_friend_discards_the_old_one() -> None:
    m = Forest(
        2,
        "build_turns",
        resources={"p0": [4, 0, 0]},
        friend_p0=["jack"],
        friend_deck=["aladdin", "..."],
        **built(p0=["straw base"]),
    )
    m.do("p0 build:straw:walls", "p0 keep_friend")
    assert (m.pile("friend:p0"), m.pile("friend_discard")) == (["aladdin"], ["jack"])


@rule("LS-102", "LS-204")
def test_being_given_a_friend_discards_the_old_one() -> None:
    m = Forest(
        2,
        "build_turns",
        resources={"p0": [4, 0, 0]},
        friend_p0=["jack"],
        friend_p1=["aladdin"],
        friend_deck=["thumbelina", "..."],
        **built(p0=["straw base"]),
    )
    m.do("p0 build:straw:walls", "p0 give_friend:p1")
    assert (m.friend(0), m.friend(1), m.pile("friend_discard")) == ("jack", "thumbelina", ["aladdin"])


def test_the_friend_discard_becomes_the_deck_when_one_must_be_drawn() -> None:
    everybody = [c.key for c in Forest(2, "build_turns").g.catalogue if c.back == "friend"]
    m = Forest(
        2,
        "build_turns",
        resources={"p0": [4, 0, 0]},
        friend_deck=[],
        friend_discard=everybody,
        **built(p0=["straw base"]),
    )
    m.do("p0 build:straw:walls", "p0 keep_friend")
    assert (len(m.pile("friend_deck")), m.pile("friend_discard")) == (24, [])


def test_a_friend_who_arrives_in_a_window_does_not_act_in_it() -> None:
    m = Forest(3, fable_hand_p0=["mysterious_stranger"], friend_deck=["mother_goose", "..."])
    m.lay("straw mysterious_stranger", "wood", "brick")
    m.do("p0 give_friend:p1")
    assert m.asking == ["p0 build_action"]
    assert m.goods(1) == [0, 4, 0]


def test_a_friend_received_before_a_later_window_acts_in_it() -> None:
    m = Forest(3, fable_hand_p0=["mysterious_stranger"], friend_deck=["rumpelstiltskin", "..."])
    m.lay("straw mysterious_stranger", "wood", "brick")
    m.do("p0 give_friend:p1")
    assert m.goods(1) == [1, 4, 0]


def test_a_friend_lost_before_its_turn_comes_does_not_act() -> None:
    m = Forest(3, fable_hand_p0=["giant"], friend_p1=["seven_dwarfs"])
    m.lay("straw giant", "wood", "brick")
    m.do("p0 forest")
    assert m.g.extra_actions == [0, 0, 0]


def test_two_special_actions_when_the_second_friend_arrives_meanwhile() -> None:
    m = Forest(
        2,
        "build_turns",
        friend_p0=["fairy_godmother"],
        extra_actions=[2, 0],
        friend_deck=["woodcutter", "..."],
        resources={"p0": [4, 0, 0]},
        **built(p0=["straw base"]),
    )
    m.do("p0 special:fairy_godmother", "p0 build:straw:walls", "p0 keep_friend", "p0 special:woodcutter")
    assert (len(m.hand(0)), m.goods(0)) == (2, [0, 2, 0])


@rule("LS-019")
def test_a_friend_lost_and_returned_in_one_window_does_not_act_in_it() -> None:
    m = Forest(3, fable_hand_p0=["giant"], friend_p1=["frog_prince"], friend_p2=["mother_goose"], friend_discard=[])
    m.lay("straw giant", "straw", "brick")
    m.do("p0 quarry", "p1 give_friend:p2", "p1 wood")
    assert m.friend(2) == "mother_goose"
    assert m.asking == ["p0 build_action"]
    assert m.goods(2) == [0, 0, 2]
