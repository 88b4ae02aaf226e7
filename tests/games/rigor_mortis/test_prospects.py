"""What questions tell of each answer before it is given: where a card leads, and what awaits a figure there."""

from typing import Any

import pytest

from igroteka.engine.view import AskView
from igroteka.testing import rule

from .scene import Library, under


def asked(scene: Library) -> AskView:
    return next(ask for ask in scene.match.view(scene.ask().seat).asks if ask.must)


def details(scene: Library, key: str) -> dict[str, Any]:
    return dict(asked(scene).details.get(key, {}))


ORBS = {"hand_p0": ["goblin_orb_orb", "rigor_orb_orb", "goblin_scroll_stones"], "rigor": "E3"}


# --- a card ----------------------------------------------------------------------------------------------------------


@rule("RM-038", "RM-039")
def test_a_card_tells_its_first_and_second_steps() -> None:
    scene = Library(2, {"p0": "F3", "p1": "G3"}, rigor="A1", hand_p0=["goblin_scroll_stones"])
    ways = {"F2": "desk", "E3": "free", "E3-E2": "free", "F4": "free", "F4-G4": "free"}
    assert details(scene, "goblin_scroll_stones") == ways


def test_a_way_tells_what_awaits_the_goblin_at_its_end() -> None:
    ways = details(Library(2, {"p0": "F3", "p1": "G3"}, **ORBS), "goblin_orb_orb")
    firsts = {way: does for way, does in ways.items() if "-" not in way}
    assert firsts == {"F2": "desk", "E3": "meeting", "G3": "shove", "F4": "free"}
    assert {way.partition("-")[0] for way in ways if "-" in way} == {"F4"}, "after the others the table has changed"
    assert ways["F4-F3"] == "free", "its own cell is empty by then"


def test_the_second_steps_are_those_that_are_offered_then() -> None:
    scene = Library(3, {"p0": "F4", "p1": "F6", "p2": "G4"}, **ORBS)
    ways = details(scene, "goblin_orb_orb")
    scene.do("goblin_orb_orb", "F5")
    assert {f"F5-{cell}" for cell in scene.cells()} == {way for way in ways if way.startswith("F5-")}


def test_looking_at_the_ways_moves_nobody() -> None:
    scene = Library(2, {"p0": "F4"}, **ORBS)
    before = scene.match.view(0)
    assert scene.match.view(0) == before
    assert (scene.goblin(0), scene.g.at[scene.g.goblins[0]]) == ("F4", 0)


@rule("RM-038", "RM-039", "RM-047")
def test_a_card_says_why_it_does_not_lead_to_a_cell() -> None:
    scene = Library(2, {"p0": "F3", "p1": "G3"}, rigor="A1", hand_p0=["goblin_scroll_stones"])
    reasons = {cell: scene.refusal(f"goblin_scroll_stones:{cell}") for cell in ("G3", "E4", "D3", "A1")}
    assert {cell: refusal and refusal.reason for cell, refusal in reasons.items()} == {
        "G3": "symbol",
        "E4": "second_symbol",
        "D3": "shelf",
        "A1": "no_way",
    }
    assert scene.why_not("rigor_orb_orb:E3") == scene.why_not("nothing"), "it is not in the hand"


@rule("RM-163")
def test_a_second_card_says_so_too_and_that_it_comes_before_a_cell() -> None:
    scene = Library(2, {"p0": "F4"}, **ORBS, face_up_p0=["second_wind"])
    scene.do("goblin_orb_orb", "F5", "stop", "second_wind")
    reasons = [scene.refusal(key) for key in ("goblin_scroll_stones:A1", "A1")]
    assert [refusal and refusal.reason for refusal in reasons] == ["no_way", "card_first"]


@rule("RM-169", "RM-170")
@pytest.mark.parametrize("look", ["short_sight", "misty_eyes"])
def test_no_reason_tells_what_one_cannot_see(look: str) -> None:
    scene = Library(2, {"p0": "A7", "p1": "E4"}, looks_p0=[look], rigor="E3", hand_p0=["rigor_scroll_stones"])
    reasons = [scene.refusal(f"rigor_scroll_stones:{cell}") for cell in ("E2", "F3", "E4", "E5")]
    assert {refusal and refusal.reason for refusal in reasons} == {"card_first"}


@rule("RM-091")
def test_a_meeting_that_would_be_the_last_is_an_expulsion() -> None:
    looks = ["crab_claws", "yes_overlord", "one_leg"]
    assert details(Library(2, {"p0": "E4"}, **ORBS, looks_p0=looks), "goblin_orb_orb")["E3"] == "expulsion"


@rule("RM-181")
def test_on_one_leg_there_is_no_second_step() -> None:
    assert not [way for way in details(under("one_leg", hand_p0=["goblin_orb_orb"]), "goblin_orb_orb") if "-" in way]


@rule("RM-184")
def test_stiff_knees_go_straight_on() -> None:
    ways = details(under("stiff_knees", hand_p0=["goblin_orb_orb"]), "goblin_orb_orb")
    assert [way for way in ways if way.startswith("E3-")] == ["E3-E2"]


@rule("RM-169")
def test_short_sight_learns_no_far_symbols_from_the_ways_of_rigor() -> None:
    scene = under("short_sight", hand_p0=["rigor_scroll_grimoire", "goblin_orb_orb"])
    assert details(scene, "rigor_scroll_grimoire") == {}
    near = under("short_sight", rigor="E5", hand_p0=["rigor_orb_orb"])
    assert set(details(near, "rigor_orb_orb")) >= {"E4", "D5"}


@rule("RM-170")
def test_misty_eyes_do_not_learn_whom_rigor_would_find() -> None:
    scene = Library(2, {"p0": "A7", "p1": "E4"}, **ORBS, looks_p0=["misty_eyes"])
    assert set(details(scene, "rigor_orb_orb").values()) == {"unknown"}


@rule("RM-163")
def test_a_second_card_tells_its_ways_too() -> None:
    scene = Library(2, {"p0": "F4"}, **ORBS, face_up_p0=["second_wind"])
    scene.do("goblin_orb_orb", "F5", "stop", "second_wind")
    assert "E2" in details(scene, "rigor_orb_orb")


# --- a cell ----------------------------------------------------------------------------------------------------------


def test_a_step_tells_what_awaits_the_goblin_and_which_symbols_serve() -> None:
    scene = Library(2, {"p0": "F3", "p1": "G3"}, **ORBS).do("goblin_orb_orb")
    assert details(scene, "G3") == {"does": "shove", "whom": "p1"}
    assert details(scene, "E3") == {"does": "meeting", "whom": "p0", "looks": 1}
    assert asked(scene).subject["fits"] == "orb"


def test_the_symbols_that_serve_the_second_step_are_what_is_left() -> None:
    scene = Library(2, {"p0": "F3"}, rigor="A1", hand_p0=["goblin_scroll_stones"]).do("goblin_scroll_stones")
    assert asked(scene).subject["fits"] == "scroll stones"
    assert asked(scene.do("F4")).subject["fits"] == "stones"
    assert "fits" not in scene.match.view(1).waiting[0].subject, "a short-sighted neighbour would learn a far symbol"


def test_a_step_of_rigor_tells_whom_he_would_find() -> None:
    scene = Library(2, {"p1": "E4"}, **ORBS, looks_p1=["one_leg"]).do("rigor_orb_orb")
    assert details(scene, "E4") == {"does": "meeting", "whom": "p1", "looks": 2}


@rule("RM-171")
def test_a_heavy_chin_does_not_learn_how_many_looks_others_would_have() -> None:
    scene = Library(2, {"p1": "E4"}, **ORBS, looks_p0=["heavy_chin"]).do("rigor_orb_orb")
    assert details(scene, "E4") == {"does": "meeting", "whom": "p1"}


def test_a_shove_tells_what_awaits_the_goblin_that_is_shoved() -> None:
    goblins = {"p0": "E5", "p1": "E4", "p2": "F4"}
    scene = Library(3, goblins, **ORBS, looks_p1=["one_leg"]).do("goblin_orb_orb", "E4")
    assert details(scene, "E3") == {"does": "meeting", "whom": "p1", "looks": 2}
    assert details(scene, "F4") == {"does": "shove", "whom": "p2"}
    assert details(scene, "D4") == {"does": "free"}


def test_the_cell_that_the_mover_leaves_is_free_in_the_chain() -> None:
    goblins = {"p0": "E5", "p1": "E4", "p2": "D4", "p3": "D5"}
    scene = Library(4, goblins, rigor="A1", hand_p0=["goblin_orb_orb"]).do("goblin_orb_orb", "E4", "D4", "D5")
    assert details(scene, "E5") == {"does": "free"}
