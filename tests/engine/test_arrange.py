"""Positions by name: arranged, refused, written as text and read back."""

import pickle

import pytest
import yaml

from igroteka.engine import BadPosition, BadSave, BadSetup, digest
from igroteka.testing import random_match
from tests.slices.market import MARKET, SEATS, SHOP
from tests.slices.parlour import PARLOUR
from tests.slices.tiny import DECK, HANDS, TINY


def test_cards_are_fetched_by_key_and_the_rest_goes_home() -> None:
    m = MARKET.arrange(2, at="action", hand_p0="province gold", discard_p0=["estate"])
    assert [c.key for c in reversed(m.g.of(SEATS[0].hand))] == ["province", "gold"]
    assert [c.key for c in m.g.of(SEATS[0].discard)] == ["estate"]
    assert len(m.g.of(SHOP["gold"])) == len(MARKET.start(2).g.of(SHOP["gold"])) - 1


def test_a_pile_is_named_from_the_top_and_dots_leave_the_rest() -> None:
    m = TINY.arrange(2, at="turn", deck="n4 n3 ...", hand_p0="n1")
    assert [c.key for c in reversed(m.g.of(DECK))][:2] == ["n4", "n3"]
    assert len(m.g.of(DECK)) == 16 - 3 - 1, "the two cards too much of the hand lie under the deck"
    assert [c.key for c in m.g.of(HANDS[0])] == ["n1"]


def test_a_list_by_seat_may_be_changed_for_one_seat() -> None:
    m = TINY.arrange(3, at="turn", purses={"p1": 4}, bank=5)
    assert m.g.purses == [0, 4, 0]


@pytest.mark.parametrize(
    ("position", "what"),
    [
        ({"hand_p0": "n1 n1 n1 n1 n1"}, "there is no n1 left"),
        ({"hand_p9": "n1"}, "hand_p9"),
        ({"bank": 7}, "coins: 7 instead of 9"),
        ({"purses": {"p7": 1}}, "'p7' is no seat"),
        ({"turns": "many"}, "turns: Expected `int`"),
        ({"hand_p0": 3}, "expected a list of card keys"),
        ({"at": "midnight"}, "the rest points of tiny are turn vote"),
    ],
)
def test_what_cannot_be_is_refused(position: dict[str, object], what: str) -> None:
    with pytest.raises(BadPosition, match=what):
        TINY.arrange(2, **{"at": "turn", **position})  # type: ignore[arg-type]  # whatever an outsider writes


def test_a_zone_may_not_end_up_with_more_than_it_was_given() -> None:
    with pytest.raises(BadPosition, match=r"no other pile may hold the 1[0-9] cards left over"):
        TINY.arrange(2, at="turn", deck="n1", hand_p0="n2", hand_p1="n3", table="n4")


def test_without_a_rest_point_the_match_stands_at_its_first_question() -> None:
    m = MARKET.arrange(2, hand_p0="village")
    assert m.asks[0].name == "play"


def test_a_text_holds_the_whole_position_and_the_answers_since() -> None:
    m = MARKET.arrange(3, at="action", hand_p0="raider", hand_p1="copper copper copper estate duchy")
    m.answer(0, "raider")
    m.answer(1, "nothing")
    text = MARKET.text(m)
    assert yaml.safe_load(text)["answers"] == ["p0 answer raider", "p1 answer nothing"]
    again = MARKET.from_text(text)
    assert MARKET.text(again) == text
    assert again.asks[0].name == "discard"


def test_the_text_of_a_whole_game_can_be_played_again() -> None:
    m = random_match(PARLOUR, 3, 4)
    again = PARLOUR.from_text(PARLOUR.log_text(m))
    assert digest(again) == digest(m)


def test_a_setting_may_stand_among_the_nouns() -> None:
    assert PARLOUR.arrange(2, at="turn", cheerful=False).setup.flag("cheerful") is False
    assert PARLOUR.arrange(2, at="turn", settings={"cheerful": False}, cheerful=True).setup.flag("cheerful") is False


def test_time_travels_with_the_text() -> None:
    m = PARLOUR.arrange(2, at="search")
    m.answer(0, "raise_hand", at=500)
    assert PARLOUR.from_text(PARLOUR.text(m)).g.now == 500


def test_scripted_luck_travels_with_the_text() -> None:
    m = TINY.arrange(2, at="turn", script=[6, 1])
    again = TINY.from_text(TINY.text(m))
    again.answer(0, "roll")
    again.answer(0, "yes")
    assert again.g.purses == [1, 0]


def test_a_script_given_in_the_middle_is_part_of_the_log() -> None:
    m = TINY.start(2, seed=3)
    m.script(5, "n1")
    m.answer(0, "roll")
    again = TINY.from_text(TINY.log_text(m))
    assert digest(again) == digest(m)
    assert again.g.fate.scripted == ["n1"]


START = "igroteka: tiny\nplayers: 2\nseed: 1\n"


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("", "tiny"),
        ("just words", "tiny"),
        ("[1, 2", "tiny"),
        ("igroteka: chess\nplayers: 2\nseed: 1", "chess"),
        ("igroteka: tiny", "players"),
        ("igroteka: tiny\nplayers: two\nseed: 1", "players"),
        (START + "answers: [7]", "answers"),
        (START + "answers: [p0 anwser roll]", "p0 anwser roll"),
        (START + "answers: ['']", "p0 answer KEY"),
        (START + "position: {}\nat: nowhere", "nowhere"),
        (START + "position: {fate: [1, 2]}\nat: turn", "fate"),
        (START + "position: {known: [deck 99 1]}\nat: turn", "deck 99 1"),
        (START + "position: {known: [under_the_table 0 1]}\nat: turn", "under_the_table"),
    ],
)
def test_a_broken_text_is_refused_and_says_where(text: str, what: str) -> None:
    with pytest.raises(BadPosition, match=what):
        TINY.from_text(text)


def test_a_text_holds_the_hash_of_its_pack_and_refuses_another() -> None:
    with pytest.raises(BadSave) as refused:
        TINY.from_text(START + "pack: abc")
    assert refused.value.reason == "save_other_pack"


def test_what_cannot_be_is_said_once_and_survives_a_process() -> None:
    with pytest.raises(BadPosition) as refused:
        TINY.arrange(2, at="turn", hand_p0="n9")
    again = pickle.loads(pickle.dumps(refused.value))
    assert str(refused.value) == str(again) == "hand:p0: there is no n9 left"
    assert (again.reason, again.what) == ("bad_position", "hand:p0: there is no n9 left")


def test_an_option_that_the_position_names_wrongly_is_a_fault_of_the_position() -> None:
    with pytest.raises(BadPosition, match="fault=x: bad_value") as refused:
        TINY.arrange(2, at="turn", fault="x")
    assert refused.value.rule == "TY-000"
    with pytest.raises(BadSetup):
        TINY.arrange(2, at="turn", settings={"fault": "x"})
    with pytest.raises(BadSetup):
        TINY.arrange(9, at="turn", fault="x")
