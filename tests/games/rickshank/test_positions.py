"""Arranged positions: what cannot be is refused with a clear message."""

import pytest

from igroteka.engine import BadPosition, BadSetup, Match
from igroteka.games.rickshank import GAME
from igroteka.games.rickshank.pieces import DESTROYED, FLEA_MARKET, MAIN_DECK
from igroteka.games.rickshank.state import Table
from igroteka.testing import rule
from tests.games.rickshank.scene import Scene, pile


@pytest.mark.parametrize(
    ("given", "says"),
    [
        ({"access_tokens": [3, 0], "supply": 9}, "access_token: 12 instead of 9"),
        ({"access_tokens": [-1, 1]}, "access_tokens"),
        ({"power": -1}, "power"),
        ({"tokens_bought": 2}, "tokens_bought"),
        ({"characters": ["moron_morty", "pickle_rick"]}, "characters"),
        ({"characters": ["moron_morty", ""]}, "offered"),
        ({"offered": [["moron_morty", "pickle_rick"], ["rational_morty", "heroic_summer"]]}, "offered"),
        ({"offered": [["moron_morty", "heroic_summer"]]}, "offered"),
        ({"turn": 0}, "turn is at least 1"),
        ({"idle_turns": -1}, "at least 0"),
        ({"portal_gun_stack": ["conroy", "..."]}, "only Portal Guns"),
        ({"morty_waves_stack": ["conroy", "..."]}, "only Morty Waves"),
        ({"tokens_got": -1}, "at least 0"),
        ({"plays": ["pickle_rick"]}, "pickle_rick is no card"),
        ({"flea_market": ["conroy", "kickback", "taxation", "rezone", "recycle", "embezzle"]}, "more than 5"),
        ({"flea_market": ["grave"]}, "only cards of the main deck"),
        ({"location_stack": ["conroy", "..."]}, "only locations"),
        ({"nemesis": ["conroy"]}, "nemeses only"),
        ({"nemesis_stack": ["federation_president", "earring_rick"], "discard_p1": ["headband_rick"]}, "the last one"),
        ({"play_p1": ["conroy"]}, "not Ongoing"),
        ({"revealed_p1": ["kickback"]}, "inside an action"),
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
        Scene(**given)  # type: ignore[arg-type]  # zones and nouns by name


def test_what_a_main_deck_given_card_by_card_leaves_over_is_destroyed() -> None:
    match = GAME.arrange(2, "open_phase", active="p0", main_deck=["recycle"])
    assert len(match.g.of(MAIN_DECK)) == 1
    assert len(match.g.of(FLEA_MARKET)) == 5
    assert len(match.g.of(DESTROYED)) == 84 - 6


def test_a_position_between_choices_of_characters_is_possible() -> None:
    table = Scene(
        3,
        at="choose_characters",
        active="p1",
        characters=["", "heroic_summer", ""],
        offered=[["moron_morty", "heroic_summer", "bluffing_rick"]] * 3,
    )
    assert table.asked == (2, "choose_character")


def arranged(**position: object) -> Match[Table]:
    """As an outsider would: only what matters."""
    return GAME.arrange(2, "open_phase", active="p0", **position)  # type: ignore[arg-type]  # zones and nouns by name


@pytest.mark.parametrize("tokens", [[1, 2], {"p0": 1, "p1": 2}])
def test_tokens_that_nobody_owns_are_in_the_supply(tokens: object) -> None:
    assert (arranged(access_tokens=tokens).g.supply, arranged(tokens=[4, 4]).g.supply) == (6, 1)


@pytest.mark.parametrize(
    ("nemesis", "left", "last"),
    [
        ("federation_president", 0, ""),
        ("rick_d99", 5, "federation_president"),
        ("", 6, "federation_president"),
        ("cornvelious_daniel", 6, "federation_president"),
    ],
)
def test_under_a_named_nemesis_lie_those_that_follow(nemesis: str, left: int, last: str) -> None:
    match = arranged(nemesis=nemesis)
    stack = pile(match, "nemesis_stack")
    assert (len(stack), nemesis in stack, "".join(stack[-1:])) == (left, False, last)


@pytest.mark.parametrize(
    ("position", "key", "destroyed"),
    [
        ({"morty_waves_stack": 2}, "morty_waves", 18),
        ({"morty_waves_stack": [], "hand_p0": ["morty_waves"] * 3}, "morty_waves", 17),
        ({"portal_gun_stack": [], "discard_p1": ["portal_gun"]}, "portal_gun", 15),
        ({"location_stack": [], "location_discard": [], "play_p0": ["grave"]}, "garage", 1),
        ({"location_stack": ["garage"], "hand_p1": ["grave"]}, "assworld_2", 0),
        ({"deck_p0": [], "hand_p0": ["beth"], "discard_p0": ["genius_waves"] * 2}, "genius_waves", 5),
        ({"deck_p1": ["jerry"], "hand_p1": [], "discard_p1": [], "destroyed": ["genius_waves"]}, "genius_waves", 7),
        ({"hand_p0": ["conroy"], "hand_p1": ["rezone"], "deck_p1": [], "discard_p1": []}, "beth", 1),
        ({"morty_waves_stack": 0, "main_deck": []}, "morty_waves", 20),
    ],
)
def test_what_a_stack_or_deck_given_card_by_card_leaves_over_is_destroyed(
    position: dict[str, object], key: str, destroyed: int
) -> None:
    match = arranged(**position)
    assert pile(match, "destroyed").count(key) == destroyed
    assert "genius_waves" not in pile(match, "play_p0")


def test_other_words_of_the_glossary_are_understood() -> None:
    match = GAME.arrange(2, "main_action", active=1, market="kickback", settings={"characters": "choose"})
    assert (match.asks[0].seat, match.asks[0].name) == (1, "open_phase")
    assert pile(match, "flea_market") == ["kickback"]
    assert len(pile(match, "hand_p0")) == 5
    with pytest.raises(BadSetup, match="RR-016"):
        GAME.arrange(4, "open_phase", settings={"characters": "deal_two"})
    match = GAME.arrange(2, "president_token", active="p0", nemesis="federation_president", tokens=[1, 0])
    assert (match.asks[0].seat, match.asks[0].name) == (0, "president_token")


@rule("RR-229")
def test_whose_rick_is_in_prison_must_be_said_only_where_it_is_in_doubt() -> None:
    assert arranged(play_p1=["space_prison"], imprisoned_p1=["black_rick"]).view(0).table["owners"] == [
        {"card": "black_rick", "zone": "imprisoned:p1", "owner": "p0"}
    ]
    with pytest.raises(BadPosition, match="say whose"):
        Scene(3, imprisoned_p1=["black_rick"])
