"""Cards of a foe, played with the Brainalyzer 9000: whose they are, what they do, where they go."""

import pytest

from igroteka.testing import rule
from tests.games.rickshank.scene import asked, do, offers, pile, refused, scene, told


@rule("RR-203")
def test_brainalyzer_plays_the_top_card_of_a_foes_deck_and_it_goes_back() -> None:
    match = scene(3, hand_p0=["brainalyzer_9000"], deck_p2=["pill_brulee", "..."])
    do(match, "p0 play:brainalyzer_9000", "p0 p2")
    assert match.g.power == 2
    assert match.g.plays == ["brainalyzer_9000", "pill_brulee"]
    assert match.view(1).table["owners"] == [{"card": "pill_brulee", "zone": "play:p0", "owner": "p2"}]
    do(match, "p0 end_turn")
    assert pile(match, "deck_p2")[0] == "pill_brulee"
    assert pile(match, "play_p0") == []


@rule("RR-203", "RR-122")
def test_brainalyzer_makes_a_foe_with_an_empty_deck_shuffle() -> None:
    match = scene(hand_p0=["brainalyzer_9000"], deck_p1=[], discard_p1=["pill_brulee"])
    do(match, "p0 play:brainalyzer_9000")
    assert told(match, "shuffled")[-1]["seat"] == 1
    assert match.g.power == 2
    match = scene(hand_p0=["brainalyzer_9000"], deck_p1=[], discard_p1=[])
    assert asked(do(match, "p0 play:brainalyzer_9000")) == (0, "open_phase")


@rule("RR-203", "RR-204")
def test_a_borrowed_ongoing_card_stays_until_another_card_removes_it() -> None:
    match = scene(
        hand_p0=["brainalyzer_9000"], deck_p1=["security_specialist_rick", "..."], hand_p1=["gromflamite_general"]
    )
    do(match, "p0 play:brainalyzer_9000", "p0 end_turn")
    assert pile(match, "play_p0") == ["security_specialist_rick"]
    do(match, "p1 play:gromflamite_general", "p0 in_play:security_specialist_rick")
    assert pile(match, "deck_p1")[0] == "security_specialist_rick"
    assert pile(match, "discard_p0").count("security_specialist_rick") == 0


@rule("RR-204", "RR-212")
def test_a_borrowed_defence_goes_back_when_it_is_used() -> None:
    match = scene(hand_p0=["brainalyzer_9000"], deck_p1=["dinner_table", "..."], hand_p1=["freeze_gun"])
    do(match, "p0 play:brainalyzer_9000", "p0 end_turn", "p1 play:freeze_gun", "p0 in_play:dinner_table")
    assert pile(match, "deck_p1")[0] == "dinner_table"
    assert len(pile(match, "hand_p0")) == 6


@rule("RR-025", "RR-204")
@pytest.mark.parametrize(
    ("key", "left", "place"),
    [("in_play:security_specialist_rick", 1, "discard_p0"), ("borrowed:security_specialist_rick:p1", 0, "deck_p1")],
)
def test_of_an_own_defence_and_a_borrowed_twin_the_defender_says_which_goes(key: str, left: int, place: str) -> None:
    """They go to different places, and what is left scores for its controller: the borrowed one only for now."""
    match = scene(
        active="p1",
        play_p0=["security_specialist_rick", "security_specialist_rick"],
        owner=["play:p0 0 p1"],
        hand_p0=["beth"],
        hand_p1=["freeze_gun"],
        discard_p0=[],
    )
    do(match, "p1 play:freeze_gun")
    assert offers(match) == ["in_play:security_specialist_rick", "borrowed:security_specialist_rick:p1", "nothing"]
    do(match, f"p0 {key}")
    assert pile(match, place)[0] == "security_specialist_rick"
    assert len(match.view(None).table["owners"]) == left  # type: ignore[arg-type]  # the game's own part is an object


@rule("RR-204")
def test_of_twins_borrowed_from_two_foes_the_defender_says_whose_goes_back() -> None:
    match = scene(
        3,
        active="p1",
        play_p0=["security_specialist_rick", "security_specialist_rick"],
        owner=["play:p0 0 p1", "play:p0 1 p2"],
        hand_p1=["freeze_gun"],
        hand_p2=[],
    )
    do(match, "p1 play:freeze_gun", "p2 nothing")
    assert offers(match)[-3:] == [
        "borrowed:security_specialist_rick:p2",
        "borrowed:security_specialist_rick:p1",
        "nothing",
    ]
    assert refused(match, "p0 in_play:security_specialist_rick") == "RR-204"
    do(match, "p0 borrowed:security_specialist_rick:p2")
    assert pile(match, "deck_p2")[0] == "security_specialist_rick"
    assert match.view(None).table["owners"] == [{"card": "security_specialist_rick", "zone": "play:p0", "owner": "p1"}]


@rule("RR-202", "RR-203")
def test_a_borrowed_drive_thru_serves_from_the_next_turn_on() -> None:
    """RL-26, RL-35: played this turn it was not there when the turn began."""
    market = ["conroy", "kickback", "taxation", "freeze_gun", "portal_bomb"]
    match = scene(
        hand_p0=["brainalyzer_9000"],
        deck_p1=["drive_thru", "..."],
        flea_market=market,
        main_deck=["recycle", "..."],
    )
    do(match, "p0 play:brainalyzer_9000")
    assert asked(match) == (0, "open_phase")
    do(match, "p0 end_turn", "p1 end_turn")
    assert asked(match) == (0, "drive_thru")
    do(match, "p0 conroy")
    assert "recycle" in pile(match, "flea_market")
    assert pile(match, "main_deck")[-1] == "conroy"
    below = next(zone for zone in match.view(1).zones if zone.name == "main_deck").cards[-1]
    assert below.key == "conroy"


@rule("RR-203", "RR-136")
def test_a_borrowed_portal_gun_brings_a_location_of_the_stack() -> None:
    match = scene(hand_p0=["brainalyzer_9000", "beth"], deck_p1=["portal_gun", "..."], location_stack=["grave", "..."])
    do(match, "p0 play:brainalyzer_9000", "p0 beth")
    assert match.g.plays == ["brainalyzer_9000", "portal_gun", "grave"]
    do(match, "p0 end_turn")
    assert pile(match, "deck_p1")[0] == "portal_gun"
    assert pile(match, "location_discard") == ["grave"]


@rule("RR-203")
def test_a_borrowed_brainalyzer_borrows_in_turn() -> None:
    match = scene(hand_p0=["brainalyzer_9000"], deck_p1=["brainalyzer_9000", "pill_brulee", "..."])
    do(match, "p0 play:brainalyzer_9000")
    assert match.g.power == 2
    do(match, "p0 end_turn")
    assert pile(match, "deck_p1")[:2] == ["pill_brulee", "brainalyzer_9000"]


def test_several_borrowed_cards_go_back_with_the_last_one_on_top() -> None:
    """RL-56."""
    match = scene(hand_p0=["brainalyzer_9000", "brainalyzer_9000"], deck_p1=["pill_brulee", "conroy", "..."])
    do(match, "p0 play:brainalyzer_9000", "p0 play:brainalyzer_9000", "p0 power", "p0 end_turn")
    assert pile(match, "deck_p1")[:2] == ["conroy", "pill_brulee"]


def test_a_borrowed_card_that_destroys_or_hands_over_itself_is_gone() -> None:
    """RL-35."""
    match = scene(hand_p0=["brainalyzer_9000"], deck_p1=["eye_poppin_morty", "..."])
    do(match, "p0 play:brainalyzer_9000", "p0 yes", "p0 end_turn")
    assert pile(match, "destroyed") == ["eye_poppin_morty"]
    match = scene(3, hand_p0=["brainalyzer_9000"], deck_p1=["fake_gun", "..."], discard_p2=[])
    do(match, "p0 play:brainalyzer_9000", "p0 p1", "p0 p2", "p2 nothing")
    assert pile(match, "discard_p2") == ["fake_gun"]
    assert match.g.owner == {}
