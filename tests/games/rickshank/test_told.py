"""What the table is told: the preparation, everything once, and also what came to nothing."""

from typing import Any

import pytest

from igroteka.games.rickshank import GAME
from igroteka.testing import rule
from tests.games.rickshank.scene import Scene, pile

NO_WAVES = {"morty_waves_stack": [], "discard_p2": ["morty_waves"] * 20}
NO_TOKENS = {"access_tokens": [0, 0, 9]}


@rule("RR-014", "RR-056")
@pytest.mark.parametrize("how", ["random", "choose", "deal_two"])
def test_the_preparation_is_told(how: str) -> None:
    match = GAME.start(3, 5, characters=how)
    for seat in match.g.players[match.g.active].circle if how != "random" else ():
        ask = next(ask for ask in match.asks if ask.seat == seat.seat)
        match.answer(seat.seat, ask.options[0].key)
    told = match.events(None)
    chosen = sorted([event for event in told if event.kind == "character_chosen"], key=lambda event: event.seat)
    assert [event.values["character"] for event in chosen] == match.g.characters
    assert [event.seat for event in told if event.kind == "turn_started"] == [match.g.active]
    laid_out = next(event.cards for event in told if event.kind == "laid_out")
    assert set(laid_out or ()) == set(pile(match, "flea_market"))
    assert [event.cards for event in told if event.kind == "first_nemesis"] == [pile(match, "nemesis")]
    assert [event.count for event in told if event.kind == "drew"] == [5, 5, 5]
    drew = {seat: [event.cards for event in match.events(seat) if event.kind == "drew"][1] for seat in (0, 1)}
    assert drew[0] is None
    assert sorted(drew[1] or ()) == sorted(pile(match, "hand_p1"))


def seat_of(event: dict[str, Any]) -> int:
    return int(event["seat"])


@rule("RR-042")
def test_a_bought_token_is_told_once() -> None:
    table = Scene(power=2).do("p0 buy:access_token")
    assert table.g.tokens == [1, 0]
    assert table.told("token_bought")[0].values["cost"] == 2
    assert not table.told("tokens_gained")


@rule("RR-209")
def test_a_token_spent_for_power_is_told_once() -> None:
    table = Scene(power_per_token=2, access_tokens=[1, 0]).do("p0 spend_token")
    assert (table.g.tokens, table.g.supply, table.g.power) == ([0, 0], 9, 2)
    assert len(table.told("token_spent")) == 1
    assert not table.told("tokens_lost")


@rule("RR-207")
def test_the_presidents_token_is_told_once() -> None:
    table = Scene(at="start_of_turn", nemesis=["federation_president"], access_tokens=[1, 0])
    table.do("p0 discard_token")
    assert (table.g.tokens, table.g.supply) == ([0, 0], 9)
    assert len(table.told("president_paid")) == 1
    assert not table.told("tokens_lost")


@rule("RR-202")
def test_the_drive_thru_tells_which_card_left_and_which_came() -> None:
    market = ["conroy", "kickback", "taxation", "freeze_gun", "portal_bomb"]
    table = Scene(at="start_of_turn", play_p0=["drive_thru"], flea_market=market, main_deck=["recycle", "..."])
    table.do("p0 taxation")
    [swapped] = table.told("swapped")
    assert (swapped.seat, swapped.values, swapped.cards) == (0, {"card": "taxation"}, ["recycle"])


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
    table = Scene(3, **given).do(f"p0 play:{given['hand_p0'][0]}", *answers)
    assert table.told(kind)[0].seat == seat


@rule("RR-139")
def test_without_locations_a_portal_gun_says_so() -> None:
    table = Scene(location_stack=[], location_discard=[], hand_p0=["portal_gun", "beth"])
    table.do("p0 play:portal_gun", "p0 beth")
    assert table.told("no_location_left")[0].seat == 0
    assert table.asked == (0, "open_phase")


@rule("RR-214")
@pytest.mark.parametrize("hand", [[], ["conroy"]])
def test_who_has_neither_token_nor_fitting_card_is_told_to_give_nothing(hand: list[str]) -> None:
    table = Scene(power=8, nemesis_stack=["cornrow_rick", "..."], hand_p1=hand, hand_p0=[])
    table.do("p0 buy:cornvelious_daniel", "p0 end_turn", "p1 nothing")
    if hand:
        table.do("p1 nothing")
    assert table.told("nothing_to_discard")[0].seat == 1
