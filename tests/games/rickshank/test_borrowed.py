"""Cards of a foe, played with the Brainalyzer 9000: whose they are, what they do, where they go."""

import pytest

from igroteka.testing import rule
from tests.games.rickshank.scene import Scene


@rule("RR-203")
def test_brainalyzer_plays_the_top_card_of_a_foes_deck_and_it_goes_back() -> None:
    table = Scene(3, hand_p0=["brainalyzer_9000"], deck_p2=["pill_brulee", "..."])
    table.do("p0 play:brainalyzer_9000", "p0 p2")
    assert table.g.power == 2
    assert table.g.plays == ["brainalyzer_9000", "pill_brulee"]
    assert table.table(1)["owners"] == [{"card": "pill_brulee", "zone": "play:p0", "owner": "p2"}]
    table.do("p0 end_turn")
    assert table.pile("deck_p2")[0] == "pill_brulee"
    assert table.pile("play_p0") == []


@rule("RR-203", "RR-122")
def test_brainalyzer_makes_a_foe_with_an_empty_deck_shuffle() -> None:
    table = Scene(hand_p0=["brainalyzer_9000"], deck_p1=[], discard_p1=["pill_brulee"])
    table.do("p0 play:brainalyzer_9000")
    assert table.told("shuffled")[-1].seat == 1
    assert table.g.power == 2
    table = Scene(hand_p0=["brainalyzer_9000"], deck_p1=[], discard_p1=[])
    assert table.do("p0 play:brainalyzer_9000").asked == (0, "open_phase")


@rule("RR-203", "RR-204")
def test_a_borrowed_ongoing_card_stays_until_another_card_removes_it() -> None:
    table = Scene(
        hand_p0=["brainalyzer_9000"], deck_p1=["security_specialist_rick", "..."], hand_p1=["gromflamite_general"]
    )
    table.do("p0 play:brainalyzer_9000", "p0 end_turn")
    assert table.pile("play_p0") == ["security_specialist_rick"]
    table.do("p1 play:gromflamite_general", "p0 in_play:security_specialist_rick")
    assert table.pile("deck_p1")[0] == "security_specialist_rick"
    assert table.pile("discard_p0").count("security_specialist_rick") == 0


@rule("RR-204", "RR-212")
def test_a_borrowed_defence_goes_back_when_it_is_used() -> None:
    table = Scene(hand_p0=["brainalyzer_9000"], deck_p1=["dinner_table", "..."], hand_p1=["freeze_gun"])
    table.do("p0 play:brainalyzer_9000", "p0 end_turn", "p1 play:freeze_gun", "p0 in_play:dinner_table")
    assert table.pile("deck_p1")[0] == "dinner_table"
    assert len(table.pile("hand_p0")) == 6


@rule("RR-025", "RR-204")
@pytest.mark.parametrize(
    ("key", "left", "place"),
    [("in_play:security_specialist_rick", 1, "discard_p0"), ("borrowed:security_specialist_rick:p1", 0, "deck_p1")],
)
def test_of_an_own_defence_and_a_borrowed_twin_the_defender_says_which_goes(key: str, left: int, place: str) -> None:
    """They go to different places, and what is left scores for its controller: the borrowed one only for now."""
    table = Scene(
        active="p1",
        play_p0=["security_specialist_rick", "security_specialist_rick"],
        owner=["play:p0 0 p1"],
        hand_p0=["beth"],
        hand_p1=["freeze_gun"],
        discard_p0=[],
    )
    table.do("p1 play:freeze_gun")
    assert table.options() == {"in_play:security_specialist_rick", "borrowed:security_specialist_rick:p1", "nothing"}
    table.do(f"p0 {key}")
    assert table.pile(place)[0] == "security_specialist_rick"
    assert len(table.table()["owners"]) == left


@rule("RR-204")
def test_of_twins_borrowed_from_two_foes_the_defender_says_whose_goes_back() -> None:
    table = Scene(
        3,
        active="p1",
        play_p0=["security_specialist_rick", "security_specialist_rick"],
        owner=["play:p0 0 p1", "play:p0 1 p2"],
        hand_p1=["freeze_gun"],
        hand_p2=[],
    )
    table.do("p1 play:freeze_gun", "p2 nothing")
    assert table.options() >= {
        "borrowed:security_specialist_rick:p1",
        "borrowed:security_specialist_rick:p2",
        "nothing",
    }
    assert table.why_not("p0 in_play:security_specialist_rick") == "RR-204"
    table.do("p0 borrowed:security_specialist_rick:p2")
    assert table.pile("deck_p2")[0] == "security_specialist_rick"
    assert table.table()["owners"] == [{"card": "security_specialist_rick", "zone": "play:p0", "owner": "p1"}]


@rule("RR-202", "RR-203")
def test_a_borrowed_drive_thru_serves_from_the_next_turn_on() -> None:
    """RL-26, RL-35: played this turn it was not there when the turn began."""
    market = ["conroy", "kickback", "taxation", "freeze_gun", "portal_bomb"]
    table = Scene(
        hand_p0=["brainalyzer_9000"],
        deck_p1=["drive_thru", "..."],
        flea_market=market,
        main_deck=["recycle", "..."],
    )
    table.do("p0 play:brainalyzer_9000")
    assert table.asked == (0, "open_phase")
    table.do("p0 end_turn", "p1 end_turn")
    assert table.asked == (0, "drive_thru")
    table.do("p0 conroy")
    assert "recycle" in table.pile("flea_market")
    assert table.pile("main_deck")[-1] == "conroy"
    below = next(zone for zone in table.match.view(1).zones if zone.name == "main_deck").cards[-1]
    assert below.key == "conroy"


@rule("RR-203", "RR-136")
def test_a_borrowed_portal_gun_brings_a_location_of_the_stack() -> None:
    table = Scene(hand_p0=["brainalyzer_9000", "beth"], deck_p1=["portal_gun", "..."], location_stack=["grave", "..."])
    table.do("p0 play:brainalyzer_9000", "p0 beth")
    assert table.g.plays == ["brainalyzer_9000", "portal_gun", "grave"]
    table.do("p0 end_turn")
    assert table.pile("deck_p1")[0] == "portal_gun"
    assert table.pile("location_discard") == ["grave"]


@rule("RR-203")
def test_a_borrowed_brainalyzer_borrows_in_turn() -> None:
    table = Scene(hand_p0=["brainalyzer_9000"], deck_p1=["brainalyzer_9000", "pill_brulee", "..."])
    table.do("p0 play:brainalyzer_9000")
    assert table.g.power == 2
    table.do("p0 end_turn")
    assert table.pile("deck_p1")[:2] == ["pill_brulee", "brainalyzer_9000"]


def test_several_borrowed_cards_go_back_with_the_last_one_on_top() -> None:
    """RL-56."""
    table = Scene(hand_p0=["brainalyzer_9000", "brainalyzer_9000"], deck_p1=["pill_brulee", "conroy", "..."])
    table.do("p0 play:brainalyzer_9000", "p0 play:brainalyzer_9000", "p0 power", "p0 end_turn")
    assert table.pile("deck_p1")[:2] == ["conroy", "pill_brulee"]


def test_a_borrowed_card_that_destroys_or_hands_over_itself_is_gone() -> None:
    """RL-35."""
    table = Scene(hand_p0=["brainalyzer_9000"], deck_p1=["eye_poppin_morty", "..."])
    table.do("p0 play:brainalyzer_9000", "p0 yes", "p0 end_turn")
    assert table.pile("destroyed") == ["eye_poppin_morty"]
    table = Scene(3, hand_p0=["brainalyzer_9000"], deck_p1=["fake_gun", "..."], discard_p2=[])
    table.do("p0 play:brainalyzer_9000", "p0 p1", "p0 p2", "p2 nothing")
    assert table.pile("discard_p2") == ["fake_gun"]
    assert table.g.owner == {}
