"""What no open question offers is refused with its reason and its rule."""

from typing import Any

import pytest

from igroteka.engine import IllegalChoice
from igroteka.games.rickshank import GAME
from igroteka.testing import rule
from tests.games.rickshank.scene import Scene

PRESIDENT: dict[str, Any] = {
    "nemesis": ["federation_president"],
    "nemesis_stack": [],
    "discard_p1": ["headband_rick", "earring_rick", "eye_patch_rick", "cornrow_rick", "rick_d99", "cornvelious_daniel"],
    "access_tokens": [1, 0],
    "supply": 8,
}


@rule("RR-058")
@pytest.mark.parametrize("key", ["play:beth", "buy:portal_gun", "buy:access_token", "use:heroic_summer", "end_turn"])
def test_nobody_plays_or_buys_in_anothers_turn(key: str) -> None:
    table = Scene(hand_p1=["beth"], characters=["moron_morty", "heroic_summer"], power=9)
    assert table.why_not(f"p1 {key}") == "RR-058"


@rule("RR-074")
@pytest.mark.parametrize("key", ["play:beth", "buy:portal_gun", "end_turn"])
def test_nothing_follows_the_announcement_of_the_end(key: str) -> None:
    table = Scene(power=11, nemesis_stack=["headband_rick", "..."], deck_p0=["beth", "..."])
    table.do("p0 buy:cornvelious_daniel", "p0 end_turn")
    assert table.why_not(f"p0 {key}") == "RR-074"


@rule("RR-208")
@pytest.mark.parametrize("key", ["play:beth", "buy:portal_gun", "use:heroic_summer", "end_turn"])
def test_the_presidents_token_is_decided_first(key: str) -> None:
    table = Scene(at="start_of_turn", hand_p0=["beth"], characters={"p0": "heroic_summer"}, power=9, **PRESIDENT)
    assert table.why_not(f"p0 {key}") == "RR-208"


@rule("RR-069")
@pytest.mark.parametrize("key", ["play:beth", "buy:portal_gun", "end_turn"])
def test_a_card_is_resolved_before_the_next_is_played(key: str) -> None:
    table = Scene(hand_p0=["conroy", "beth"], power=9).do("p0 play:conroy")
    assert table.why_not(f"p0 {key}") == "RR-069"
    with pytest.raises(IllegalChoice, match="card_first"):
        table.do(f"p0 {key}")


@pytest.mark.parametrize(
    ("key", "cites"),
    [
        ("play:conroy", "RR-059"),
        ("buy:portal_bomb", "RR-060"),
        ("buy:grave", "RR-060"),
        ("buy:headband_rick", "RR-060"),
        ("use:heroic_summer", "RR-093"),
        ("spend_token", "RR-209"),
        ("in_play:dinner_table", "RR-213"),
        ("discard_token", "RR-207"),
        ("bid:1", "RR-162"),
        ("cancel", "RR-029"),
        ("yes", "no_such_option"),
        ("in_play:garage", "no_such_option"),
        ("in_play:security_specialist_rick", "no_such_option"),
    ],
)
def test_what_is_not_there_says_why(key: str, cites: str) -> None:
    market = ["conroy", "kickback", "taxation", "freeze_gun", "terminate"]
    table = Scene(power=20, access_tokens=[1, 0], supply=8, play_p0=["dinner_table", "garage"], flea_market=market)
    assert table.why_not(f"p0 {key}") == cites


@rule("RR-165", "RR-186")
def test_a_vote_has_no_abstaining_and_no_late_tokens() -> None:
    table = Scene(hand_p0=["kickback"], access_tokens=[2, 0], supply=7).do("p0 play:kickback")
    assert table.why_not("p0 nothing") == "RR-165"
    table.do("p0 bid:1", "p1 bid:0", "p1 nothing")
    assert table.why_not("p0 bid:2") == "RR-186"


@rule("RR-171", "RR-177", "RR-184")
@pytest.mark.parametrize(
    ("card", "most", "more"),
    [("kickback", "bid:9", "bid:10"), ("assemble", "vote_for:9", "bid:1"), ("persecute", "point:p1:9", "point:p1:10")],
)
def test_nine_tokens_are_the_highest_stake(card: str, most: str, more: str) -> None:
    table = Scene(hand_p0=[card], access_tokens=[9, 0], supply=0).do(f"p0 play:{card}")
    assert not table.why_not(f"p0 {most}")
    refusal = table.refusal(f"p0 {more}")
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("RR-184", "wrong_stake")


@rule("RR-105")
@pytest.mark.parametrize("nemesis", ["earring_rick", "federation_president", "nemesis"])
def test_after_a_defeat_no_other_nemesis_can_be_bought(nemesis: str) -> None:
    """WE-6: whichever comes next, it lies face down."""
    table = Scene(power=30).do("p0 buy:cornvelious_daniel")
    assert table.why_not(f"p0 buy:{nemesis}") == "RR-105"


def test_a_forbidden_move_keeps_its_own_reason() -> None:
    assert Scene(power=1).why_not("p0 buy:portal_gun") == "RR-073"
    assert Scene().why_not("p0 buy:morty_waves") == "RR-055"


def test_before_the_characters_are_chosen_there_is_nothing_more_to_say() -> None:
    match = GAME.start(2, characters="choose")
    for seat in (0, 1):
        refusal = match.why_not(seat, "end_turn")
        assert refusal is not None
        assert refusal.rule == ""


def world(top: list[str]) -> Scene:
    return Scene(power=20, nemesis_stack=[*top, "federation_president"], discard_p1=["rick_d99"])


def test_the_reason_tells_nothing_of_what_lies_face_down() -> None:
    """The same for a nemesis next in the stack, last of the five, or owned by a foe."""
    first, last = ["headband_rick", "earring_rick"], ["cornrow_rick", "eye_patch_rick"]
    answers = [world(order).refusal("p0 buy:headband_rick") for order in (first + last, last + first[::-1])]
    assert answers[0] == answers[1]
