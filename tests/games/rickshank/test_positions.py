"""Arranged positions: what cannot be is refused with a clear message."""

import pytest

from igroteka.engine import BadPosition
from igroteka.games.rickshank import GAME
from igroteka.games.rickshank.state import DESTROYED, FLEA_MARKET, MAIN_DECK
from tests.games.rickshank.scene import asked, scene


@pytest.mark.parametrize(
    ("given", "says"),
    [
        ({"access_tokens": [3, 0]}, "access_token: 12 instead of 9"),
        ({"access_tokens": [-1, 1]}, "access_tokens"),
        ({"power": -1}, "power"),
        ({"tokens_bought": 2}, "tokens_bought"),
        ({"characters": ["moron_morty", "pickle_rick"]}, "characters"),
        ({"characters": ["moron_morty", ""]}, "offered"),
        ({"offered": [["moron_morty", "pickle_rick"], ["rational_morty", "heroic_summer"]]}, "offered"),
        ({"offered": [["moron_morty", "heroic_summer"]]}, "offered"),
        ({"turn": 0}, "turn is at least 1"),
        ({"tokens_got": -1}, "at least 0"),
        ({"plays": ["pickle_rick"]}, "pickle_rick is no card"),
        ({"flea_market": ["conroy", "kickback", "taxation", "rezone", "recycle", "embezzle"]}, "more than 5"),
        ({"flea_market": ["grave"]}, "only cards of the main deck"),
        ({"location_stack": ["conroy", "..."]}, "only locations"),
        ({"nemesis": ["conroy"]}, "nemeses only"),
        ({"nemesis_stack": ["federation_president", "earring_rick"], "discard_p1": ["headband_rick"]}, "the last one"),
        ({"play_p1": ["conroy"]}, "not Ongoing"),
        ({"revealed_p1": ["kickback"]}, "inside an action"),
        ({"imprisoned_p1": ["black_rick"]}, "say whose"),
        ({"play_p0": ["conroy"], "owner": ["play:p0 conroy nobody"]}, "somebody owns it"),
        ({"play_p0": ["grave"], "owner": ["play:p0 grave p4"]}, "one of p0 p1 nobody"),
        ({"play_p0": ["grave"], "owner": ["play:p0 grave"]}, "expected a zone, a card and one of"),
        ({"play_p0": ["grave"], "owner": ["play:p9 grave p1"]}, "no zone"),
        ({"play_p0": ["grave"], "owner": ["play:p0 garage p1"]}, "no garage"),
        ({"hand_p0": ["conroy"], "owner": ["hand:p0 conroy p1"]}, "in play or imprisoned"),
        ({"active": "p7"}, "active"),
        ({"hand_p0": ["conroy"] * 3}, "no conroy left"),
    ],
)
def test_an_impossible_position_is_refused(given: dict[str, object], says: str) -> None:
    with pytest.raises(BadPosition, match=says):
        scene(**given)  # type: ignore[arg-type]


def test_what_a_main_deck_given_card_by_card_leaves_over_is_destroyed() -> None:
    match = GAME.arrange(2, "open_phase", active="p0", main_deck=["recycle"])
    assert len(match.g.of(MAIN_DECK)) == 1
    assert len(match.g.of(FLEA_MARKET)) == 5
    assert len(match.g.of(DESTROYED)) == 84 - 6


def test_a_position_between_choices_of_characters_is_possible() -> None:
    match = scene(
        3,
        at="choose_characters",
        active="p1",
        characters=["", "heroic_summer", ""],
        offered=[["moron_morty", "heroic_summer", "bluffing_rick"]] * 3,
    )
    assert asked(match) == (2, "choose_character")
