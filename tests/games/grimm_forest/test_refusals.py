"""What no question offers is refused with its reason and rule: the wrong moment, another's turn, a card not there."""

import pytest

from igroteka.content.words import Words
from igroteka.engine import IllegalChoice
from igroteka.testing import rule
from tests.games.grimm_forest.scene import Forest


def reason(m: Forest, seat: int, key: str) -> str:
    refusal = m.match.why_not(seat, key)
    assert refusal is not None
    for lang in ("ru", "en"):
        assert Words("grimm_forest", lang).has(f"why-{refusal.reason}")
    with pytest.raises(IllegalChoice):
        m.match.answer(seat, key)
    return f"{refusal.rule} {refusal.reason}"


@rule("LS-034", "LS-045")
def test_the_market_is_closed_to_three() -> None:
    m = Forest(3, fable_hand_p0=["wolf"])
    assert reason(m, 0, "lay:go_to_market") == "LS-034 no_market"
    assert reason(m, 0, "lay_with:go_to_market:wolf") == "LS-034 no_market"
    m.lay("straw wolf", "wood", "brick")
    assert reason(m, 0, "market") == "LS-034 no_market"
    assert reason(Forest(3, "start_of_round", friend_p0=["tom_thumb"]), 0, "take:market:straw") == "LS-034 no_market"
    assert Forest(4).match.why_not(0, "lay:go_to_market") is None


@rule("LS-053")
def test_a_fable_comes_from_the_hand() -> None:
    m = Forest(3, fable_hand_p1=["wolf"])
    assert reason(m, 0, "lay_with:gather_straw:wolf") == "LS-053 not_in_hand"
    assert reason(m, 0, "lay_with:gather_straw:unicorn") == " no_such_option"
    assert reason(m, 0, "lay:moon") == " no_such_option"


@rule("LS-052", "LS-228")
def test_cards_are_laid_at_their_moment() -> None:
    m = Forest(3, friend_p0=["evil_queen"], fable_hand_p1=["wolf"])
    assert reason(m, 0, "lay:gather_straw") == "LS-228 queen_waits"
    m.lay("", "wood wolf", "brick")
    assert reason(m, 1, "lay:gather_straw") == "LS-052 not_choosing"
    m.do("p0 peek_gather:p1", "p0 lay:gather_straw", "p1 field")
    assert reason(m, 0, "lay:gather_straw") == "LS-052 not_choosing"


@rule("LS-075")
def test_actions_belong_to_the_own_turn_of_the_build_phase() -> None:
    m = Forest(3)
    for key in ("draw_fable", "gain:straw", "build:straw:base", "special:jack", "farewell:mother_goose", "end_turn"):
        assert reason(m, 0, key) == "LS-075 not_building"
    m = Forest(3, "build_turns", builder=1)
    for seat in (0, 2):
        assert reason(m, seat, "gain:straw") == "LS-075 not_your_turn"
    assert m.why_not("p1 gain:straw") == ""


@rule("LS-146", "LS-095")
def test_a_plot_or_a_friend_that_is_not_there_does_nothing() -> None:
    m = Forest(3, "build_turns", friend_p0=["jack"], friend_p1=["goldilocks"], resources={"p0": [9, 9, 9]})
    assert reason(m, 0, "build_plot:straw:base") == "LS-146 no_plot"
    assert reason(m, 0, "special:goldilocks") == "LS-095 no_special"
    assert reason(m, 0, "special:jack") == "LS-095 no_special"
    assert reason(m, 0, "farewell:jack") == "LS-019 no_farewell"
    assert reason(m, 0, "farewell:mother_goose") == "LS-019 no_farewell"
    assert reason(Forest(3, "build_turns"), 0, "special:jack") == "LS-095 no_special"
    assert reason(Forest(3, "build_turns"), 0, "farewell:jack") == "LS-019 no_farewell"


@rule("LS-171", "LS-231", "LS-128")
def test_what_is_not_there_is_refused_by_the_rule_of_the_card_that_asks() -> None:
    m = Forest(3, fable_hand_p0=["hired_hands"], resources={"p0": [1, 1, 0]}).lay("straw hired_hands", "wood", "brick")
    assert reason(m, 0, "2_straw") == "LS-171 not_that_many"
    market = ("market", "straw", "wood", "brick")
    m = Forest(4, friend_p0=["cinderella"], stock={"market": [2, 0, 2]}).lay(*market)
    assert reason(m, 0, "wood") == "LS-231 not_there"
    m = Forest(4, stock={"market": [2, 0, 2]}).lay("market", "market", "wood", "brick")
    assert reason(m, 0, "wood") == "LS-128 not_there"


def test_in_the_middle_of_an_action_nothing_is_said_of_what_would_be_possible_after_it() -> None:
    m = Forest(
        3,
        "build_turns",
        friend_p0=["fairy_godmother"],
        fable_hand_p0=["wolf", "oracle"],
        plot_zone_p0=["prime_plot"],
        resources={"p0": [4, 0, 0]},
        houses={"p0": ["straw base"]},
    )
    m.do("p0 build:straw:walls")
    for key in ("special:fairy_godmother", "farewell:fairy_godmother", "build_plot:wood:base", "gain:straw"):
        assert reason(m, 0, key) == " no_such_option"
