"""What the table is told: the preparation, everything once, and also what came to nothing."""

from typing import Any

import pytest

from igroteka.games.rickshank import GAME
from igroteka.testing import rule
from tests.games.rickshank.scene import asked, do, pile, scene, told

NO_WAVES = {"morty_waves_stack": [], "discard_p2": ["morty_waves"] * 20}
NO_TOKENS = {"access_tokens": [0, 0, 9]}


@rule("RR-014", "RR-056")
@pytest.mark.parametrize("how", ["random", "choose", "deal_two"])
def test_the_preparation_is_told(how: str) -> None:
    match = GAME.start(3, 5, characters=how)
    for seat in match.g.players[match.g.active].circle if how != "random" else ():
        ask = next(ask for ask in match.asks if ask.seat == seat.seat)
        match.answer(seat.seat, ask.options[0].key)
    assert [event["character"] for event in sorted(told(match, "character_chosen"), key=seat_of)] == match.g.characters
    assert [event["seat"] for event in told(match, "turn_started")] == [match.g.active]
    assert set(told(match, "laid_out")[0]["cards"]) == set(pile(match, "flea_market"))  # type: ignore[call-overload]
    assert told(match, "first_nemesis")[0]["cards"] == pile(match, "nemesis")
    assert [event["count"] for event in told(match, "drew")] == [5, 5, 5]
    assert told(match, "drew", 0)[1]["cards"] is None
    assert sorted(told(match, "drew", 1)[1]["cards"]) == sorted(pile(match, "hand_p1"))  # type: ignore[call-overload]


def seat_of(event: dict[str, Any]) -> int:
    return int(event["seat"])


@rule("RR-042")
def test_a_bought_token_is_told_once() -> None:
    match = do(scene(power=2), "p0 buy:access_token")
    assert match.g.tokens == [1, 0]
    assert told(match, "token_bought")[0]["cost"] == 2
    assert not told(match, "tokens_gained")


@rule("RR-209")
def test_a_token_spent_for_power_is_told_once() -> None:
    match = do(scene(power_per_token=2, access_tokens=[1, 0]), "p0 spend_token")
    assert (match.g.tokens, match.g.supply, match.g.power) == ([0, 0], 9, 2)
    assert len(told(match, "token_spent")) == 1
    assert not told(match, "tokens_lost")


@rule("RR-207")
def test_the_presidents_token_is_told_once() -> None:
    match = scene(at="start_of_turn", nemesis=["federation_president"], access_tokens=[1, 0])
    do(match, "p0 discard_token")
    assert (match.g.tokens, match.g.supply) == ([0, 0], 9)
    assert len(told(match, "president_paid")) == 1
    assert not told(match, "tokens_lost")


@rule("RR-202")
def test_the_drive_thru_tells_which_card_left_and_which_came() -> None:
    market = ["conroy", "kickback", "taxation", "freeze_gun", "portal_bomb"]
    match = scene(at="start_of_turn", play_p0=["drive_thru"], flea_market=market, main_deck=["recycle", "..."])
    do(match, "p0 taxation")
    assert told(match, "swapped") == [{"seat": 0, "card": "taxation", "cards": ["recycle"], "count": 1}]


@pytest.mark.parametrize(
    ("given", "answers", "kind", "seat"),
    [
        ({"hand_p0": ["lizard_rick"], **NO_WAVES}, ["p1 nothing", "p2 nothing"], "no_waves_left", 1),
        ({"hand_p0": ["gromflamite_officer"], **NO_TOKENS}, [], "no_tokens_left", 0),
        ({"hand_p0": ["currency_manipulation"]}, ["p1 nothing", "p2 nothing"], "no_token_to_lose", 1),
        ({"hand_p0": ["mission_control_gromflamite"]}, ["p0 p1", "p1 nothing"], "no_token_to_lose", 1),
        ({"hand_p0": ["freeze_gun"], "hand_p1": []}, ["p1 nothing"], "nothing_to_discard", 1),
        ({"hand_p0": ["portal_bomb"], "discard_p1": []}, ["p0 p1", "p1 nothing"], "nothing_to_destroy", 1),
        ({"hand_p0": ["brainalyzer_9000"], "deck_p1": [], "discard_p1": []}, ["p0 p1"], "no_card_to_play", 0),
    ],
)
def test_an_effect_that_comes_to_nothing_says_so(
    given: dict[str, Any], answers: list[str], kind: str, seat: int
) -> None:
    match = do(scene(3, **given), f"p0 play:{given['hand_p0'][0]}", *answers)
    assert told(match, kind)[0]["seat"] == seat


@rule("RR-139")
def test_without_locations_a_portal_gun_says_so() -> None:
    match = scene(location_stack=[], location_discard=[], hand_p0=["portal_gun", "beth"])
    do(match, "p0 play:portal_gun", "p0 beth")
    assert told(match, "no_location_left")[0]["seat"] == 0
    assert asked(match) == (0, "open_phase")


@rule("RR-214")
@pytest.mark.parametrize("hand", [[], ["conroy"]])
def test_who_has_neither_token_nor_fitting_card_is_told_to_give_nothing(hand: list[str]) -> None:
    match = scene(power=8, nemesis_stack=["cornrow_rick", "..."], hand_p1=hand, hand_p0=[])
    do(match, "p0 buy:cornvelious_daniel", "p0 end_turn", "p1 nothing")
    if hand:
        do(match, "p1 nothing")
    assert told(match, "nothing_to_discard")[0]["seat"] == 1
