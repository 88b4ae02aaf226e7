"""What is told cites the rule that it follows from, and the vote says who decided it."""

from typing import Any

import pytest

from igroteka.content.words import Words
from igroteka.games.rickshank import GAME
from igroteka.testing import rule
from tests.games.rickshank.scene import Scene, reveal, vote


def cited(table: Scene, kind: str) -> list[str]:
    """The rules of the events of a kind, in their order."""
    return [event.cites for event in table.told(kind)]


def said(table: Scene, kind: str, lang: str, reader: int | None = None) -> list[str]:
    """The sentences of the events of a kind."""
    words = Words(GAME.id, lang, ["Ann", "Bob", "Cid"])
    return [words.event(e.kind, e.values, e.seat, e.cards, e.count, reader) for e in table.told(kind, reader)]


# --- Votes -----------------------------------------------------------------------------------------------------------


@rule("RR-188")
def test_a_broken_tie_is_told_with_who_decided_it() -> None:
    table = vote("persecute", 3).do("p0 point:p2:0", "p1 point:p0:0", "p2 point:p1:0")
    table.do("p1 nothing", "p2 nothing", "p0 nothing", "p0 p1")
    [tie] = table.told("tie_broken")
    assert (tie.seat, tie.values, tie.cites, tie.moment) == (0, {"choice": "p1", "votes": 1}, "RR-188", True)
    assert not table.told("vote_won")
    assert said(table, "tie_broken", "en") == ["The votes are level at 1, and Ann decides: Bob"]
    assert said(table, "tie_broken", "en", 0) == ["The votes are level at 1, and you decide: Bob"]
    assert said(table, "tie_broken", "en", 1) == ["The votes are level at 1, and Ann decides: you"]


@rule("RR-188")
def test_who_breaks_a_tie_for_themselves_is_named_once() -> None:
    table = vote("kickback", 2).do("p0 bid:0", "p1 bid:0", "p1 nothing", "p0 nothing", "p0 p0")
    assert said(table, "tie_broken", "en") == ["The votes are level at 1, and Ann decides it in their own favor"]
    assert said(table, "tie_broken", "en", 0) == ["The votes are level at 1, and you decide it in your own favor"]
    assert said(table, "tie_broken", "ru", 0) == ["Ничья, голосов поровну, по 1: вы решаете её в свою пользу"]


@rule("RR-173", "RR-176", "RR-179")
@pytest.mark.parametrize(
    ("card", "answers", "cites"),
    [
        ("kickback", ["p0 bid:1", "p1 bid:0"], "RR-173"),
        ("assemble", ["p0 vote_for:0", "p1 vote_for:0"], "RR-176"),
        ("persecute", ["p0 point:p1:0", "p1 point:p1:0"], "RR-179"),
    ],
)
def test_the_result_of_a_vote_is_that_of_its_kind(card: str, answers: list[str], cites: str) -> None:
    table = vote(card, 2, access_tokens=[1, 0], supply=8).do(*answers, "p1 nothing", "p0 nothing")
    assert cited(table, "vote_won") == [cites]
    assert not table.told("tie_broken")


@rule("RR-177", "RR-174")
def test_in_sanctions_everybody_points_at_somebody() -> None:
    table = vote("persecute", 3).do("p0 point:p2:0", "p1 point:p1:0", "p2 point:p0:0")
    assert not table.told("voted")
    assert [(event.cites, event.values["choice"]) for event in table.told("pointed")] == [
        ("RR-177", "p2"),
        ("RR-177", "p1"),
        ("RR-177", "p0"),
    ]
    assert said(table, "pointed", "en", 2) == ["Ann points at you", "Bob points at themselves", "You point at Ann"]
    assert said(table, "pointed", "en", 1)[1] == "You point at yourself"
    table = vote("assemble", 2).do("p0 vote_for:0", "p1 vote_against:0")
    assert cited(table, "voted") == ["RR-174", "RR-174"]


@rule("RR-168", "RR-169")
def test_what_a_vote_costs_is_not_an_ordinary_discard() -> None:
    table = vote("assemble", 2, access_tokens=[1, 1], supply=7, hand_p1=["recycle"], hand_p0=["assemble", "kickback"])
    table.do("p0 vote_for:1", "p1 vote_against:0", "p1 recycle", "p0 kickback", "p1 nothing", "p0 nothing")
    assert cited(table, "tokens_lost") == ["RR-168"]
    assert cited(table, "discarded") == ["RR-168"]
    assert cited(table, "taken_back") == ["RR-169"]


# --- Draws and discards ----------------------------------------------------------------------------------------------


@rule("RR-057")
def test_the_first_hands_are_drawn_by_the_preparation() -> None:
    table = Scene.of(GAME.start(3, 5, characters="random"))
    assert cited(table, "drew") == ["RR-057"] * 3


@rule("RR-075", "RR-079", "RR-077")
def test_the_end_steps_cite_themselves() -> None:
    table = Scene(hand_p0=["beth", "jerry"], deck_p0=["summer", "..."]).do("p0 play:beth", "p0 end_turn")
    assert (cited(table, "discarded"), cited(table, "left_play")) == (["RR-075"], ["RR-077"])
    assert cited(table, "drew") == ["RR-079"]


@pytest.mark.parametrize(
    ("given", "answers", "cites"),
    [
        ({"hand_p0": ["aqua_morty"]}, ["p0 play:aqua_morty"], "RR-069"),
        ({"characters": ["heroic_summer", "moron_morty"]}, ["p0 use:heroic_summer", "p0 genius_waves"], "RR-093"),
        ({"characters": ["bluffing_rick", "moron_morty"], "power": 2}, ["p0 buy:access_token"], "RR-150"),
        (
            {"hand_p0": ["freeze_gun"], "hand_p1": ["gromflamite_employee"]},
            ["p0 play:freeze_gun", "p1 hand:gromflamite_employee"],
            "RR-096",
        ),
        (
            {"hand_p0": ["big_head_morty"], "access_tokens": [1, 0], "supply": 8},
            ["p0 play:big_head_morty", "p0 yes"],
            "RR-195",
        ),
        ({"hand_p0": ["lizard_rick"]}, ["p0 play:lizard_rick", "p1 nothing"], "RR-102"),
        (
            {"hand_p0": ["kickback"], "access_tokens": [1, 0], "supply": 8},
            ["p0 play:kickback", "p0 bid:1", "p1 bid:0", "p1 nothing", "p0 nothing"],
            "RR-173",
        ),
        (
            {"hand_p0": ["young_rick", "aqua_rick"], "deck_p0": ["beth", "jerry", "summer", "genius_waves"]},
            ["p0 play:young_rick", "p0 aqua_rick", "p0 yes"],
            "RR-193",
        ),
    ],
)
def test_a_draw_cites_what_brought_it(given: dict[str, Any], answers: list[str], cites: str) -> None:
    table = Scene(**given).do(*answers)
    assert cited(table, "drew")[-1] == cites


@pytest.mark.parametrize(
    ("given", "answers", "cites"),
    [
        ({"hand_p0": ["young_rick", "beth"]}, ["p0 play:young_rick", "p0 beth"], "RR-140"),
        (
            {"hand_p0": ["butt_in_a_cup"], "deck_p0": ["beth", "..."]},
            ["p0 play:butt_in_a_cup", "p0 yes"],
            "RR-141",
        ),
        (
            {"hand_p0": ["freeze_gun"], "hand_p1": ["gromflamite_employee"]},
            ["p0 play:freeze_gun", "p1 hand:gromflamite_employee"],
            "RR-096",
        ),
        ({"hand_p0": ["portal_gun", "beth"]}, ["p0 play:portal_gun", "p0 beth"], "RR-131"),
    ],
)
def test_a_discard_cites_what_demands_it(given: dict[str, Any], answers: list[str], cites: str) -> None:
    assert cited(Scene(**given).do(*answers), "discarded") == [cites]


@rule("RR-214", "RR-215", "RR-216")
def test_what_a_nemesis_takes_is_told_by_its_own_rule() -> None:
    given: dict[str, Any] = {"hand_p0": [], "hand_p1": ["conroy", "gromflamite_employee"]}
    table = reveal("cornrow_rick", **given).do("p1 nothing", "p1 hand:gromflamite_employee", "p0 nothing")
    assert cited(table, "discarded")[-1] == "RR-214"
    table = reveal("rick_d99", hand_p0=[], hand_p1=["conroy", "black_rick"])
    table.do("p1 nothing", "p1 hand:black_rick", "p0 nothing")
    assert cited(table, "discarded")[-1] == "RR-215"
    table = reveal("rick_d99", hand_p0=[], hand_p1=[]).do("p1 nothing", "p0 nothing")
    assert "RR-216" in cited(table, "nothing_to_discard")


# --- Cards that come and go ------------------------------------------------------------------------------------------


@rule("RR-022", "RR-069")
def test_a_card_comes_back_to_hand_by_the_text_that_returns_it() -> None:
    table = Scene(hand_p0=["scientist_morty"], discard_p0=["conroy"]).do("p0 play:scientist_morty", "p0 conroy")
    assert cited(table, "taken_to_hand") == ["RR-069"]
    given: dict[str, Any] = {"discard_p0": ["beth"], "access_tokens": [1, 0], "supply": 8}
    table = Scene(hand_p0=["communications_gromflamite"], **given)
    table.do("p0 play:communications_gromflamite", "p0 yes", "p0 beth")
    assert cited(table, "taken_to_hand") == ["RR-022"]


@rule("RR-189", "RR-213", "RR-226")
def test_a_card_leaves_play_by_what_takes_it_away() -> None:
    table = vote("rezone", 2, play_p0=["garage"], play_p1=["dinner_table"])
    table.do("p0 vote_for:0", "p1 vote_for:0", "p1 nothing", "p0 nothing")
    assert cited(table, "left_play") == ["RR-189", "RR-189"]
    table = Scene(hand_p0=["freeze_gun"], play_p1=["dinner_table"]).do("p0 play:freeze_gun", "p1 in_play:dinner_table")
    assert cited(table, "left_play") == ["RR-213"]


@rule("RR-197", "RR-199")
def test_the_fake_gun_goes_to_a_foe_bought_or_played() -> None:
    market = ["fake_gun", "kickback", "taxation", "freeze_gun", "portal_bomb"]
    assert cited(Scene(power=2, flea_market=market).do("p0 buy:fake_gun"), "handed_over") == ["RR-197"]
    table = Scene(hand_p0=["fake_gun"]).do("p0 play:fake_gun", "p0 p1", "p1 nothing")
    assert cited(table, "handed_over") == ["RR-199"]


@rule("RR-200", "RR-201")
def test_the_space_prison_opens_with_the_turn_or_when_it_leaves() -> None:
    given: dict[str, Any] = {"imprisoned_p1": ["black_rick"], "owner": ["imprisoned:p1 black_rick p0"]}
    table = Scene(play_p1=["space_prison"], **given).do("p0 end_turn")
    assert cited(table, "released") == ["RR-200"]
    table = vote("rezone", 2, play_p1=["space_prison"], **given)
    table.do("p0 vote_for:0", "p1 vote_for:0", "p1 nothing", "p0 nothing")
    assert cited(table, "released") == ["RR-201"]


@pytest.mark.parametrize(("lang", "wanted"), [("en", "You put The Garage into"), ("ru", "Вы отправляете локацию")])
def test_an_unbought_location_has_one_article(lang: str, wanted: str) -> None:
    table = Scene(hand_p0=["portal_gun", "beth"], location_stack=["garage", "..."])
    table.do("p0 play:portal_gun", "p0 beth", "p0 end_turn")
    assert said(table, "location_left", lang, 0)[0].startswith(wanted)


@rule("RR-093")
@pytest.mark.parametrize(
    ("seat", "key", "reason"),
    [
        (0, "use:moron_morty", "works_by_itself"),
        (0, "use:heroic_summer", "not_your_character"),
        (1, "use:rational_morty", "not_your_turn"),
    ],
)
def test_an_ability_that_needs_no_using_says_so(seat: int, key: str, reason: str) -> None:
    refusal = Scene().refusal(f"p{seat} {key}")
    assert refusal is not None
    assert refusal.reason == reason
