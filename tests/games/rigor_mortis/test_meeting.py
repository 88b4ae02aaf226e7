"""Meeting the Dark Overlord, and Rigor's own moves."""

import pytest

from igroteka.testing import rule

from .scene import Library

TELEPORTS = {"C1", "A4", "G5", "E6", "B7"}


def caught(**position: object) -> Library:
    """p0's goblin walks into Rigor on E3 with its first step."""
    start: dict[str, object] = {"rigor": "E3", "hand_p0": ["goblin_stones_potion"], "look_deck": ["slow_wits", "..."]}
    scene = Library(2, {"p0": "E4"}, **(start | position))
    scene.do("goblin_stones_potion", "E3")
    return scene


@rule("RM-049", "RM-061", "RM-064")
def test_a_goblin_that_enters_rigors_cell_is_caught_and_its_owner_draws_a_look() -> None:
    scene = caught()
    assert scene.looks(0) == ["slow_wits"]
    assert not scene.looks(1)


@rule("RM-062")
def test_rigor_catches_a_goblin_whose_cell_he_enters_and_shoves_nobody() -> None:
    scene = Library(2, {"p1": "E3"}, rigor="E4", hand_p0=["rigor_stones_potion"], look_deck=["one_leg", "..."])
    scene.do("rigor_stones_potion", "E3")
    assert scene.looks(1) == ["one_leg"]
    assert scene.asked == (1, "teleport")
    assert "shoved" not in scene.kinds()


@rule("RM-063")
def test_a_meeting_interrupts_the_move_and_is_resolved_at_once() -> None:
    scene = Library(2, {"p1": "E3"}, rigor="E4", hand_p0=["rigor_stones_scroll"])
    scene.do("rigor_stones_scroll", "E3")
    assert scene.ask().seat == 1
    scene.do("G5")
    assert scene.asked == (0, "rigor_second")


@rule("RM-065", "RM-144")
def test_the_look_acts_before_the_goblin_is_moved_away() -> None:
    scene = caught(look_deck=["return_label", "..."])
    assert scene.looks(0) == ["return_label"]
    assert scene.asked == (1, "teleport")


@rule("RM-066", "RM-119")
def test_the_owner_moves_the_caught_goblin_to_any_free_teleport() -> None:
    scene = caught()
    assert scene.ask().seat == 0
    assert scene.options() == TELEPORTS
    scene.do("G5")
    assert scene.goblin(0) == "G5"


@rule("RM-119")
def test_a_teleport_with_a_goblin_or_with_rigor_is_not_free() -> None:
    scene = Library(2, {"p0": "D6", "p1": "A4"}, rigor="E6", hand_p0=["goblin_scroll_potion"])
    scene.do("goblin_scroll_potion", "E6")
    assert scene.options() == {"C1", "G5", "B7"}
    assert scene.why_not("A4") == "RM-119"
    assert scene.why_not("E6") == "RM-119"


@rule("RM-067")
def test_no_token_is_revealed_for_the_relocation() -> None:
    scene = caught()
    scene.do("G5")
    assert "token_revealed" not in scene.kinds()
    assert not scene.laid("token_discard")


@rule("RM-068", "RM-084")
def test_with_every_teleport_taken_the_caught_goblin_goes_to_a_start_cell() -> None:
    taken = {"p1": "C1", "p2": "A4", "p3": "G5", "p4": "E6", "p5": "B7"}
    scene = Library(6, {"p0": "E4", **taken}, rigor="E3", hand_p0=["goblin_stones_potion"])
    scene.do("goblin_stones_potion", "E3")
    assert scene.ask().name == "start"
    assert scene.ask().cites == "RM-068"
    assert scene.options() == {"A8", "B8", "C8", "D8", "E8", "F8"}
    assert scene.why_not("A4") == "RM-068"
    scene.do("A8")
    assert [event.kind.cites for event in scene.happened("sent_to_start")] == ["RM-068"]


@rule("RM-069", "RM-132")
def test_a_goblin_caught_in_its_owners_turn_does_not_move_again() -> None:
    scene = caught(face_up_p0=["slippers", "shadow_step", "skin_swap", "second_wind"])
    scene.do("G5")
    assert scene.ask().name == "after_card"
    assert {scene.why_not(book) for book in ("slippers", "shadow_step", "skin_swap")} == {"RM-132"}


@rule("RM-069")
def test_there_is_no_second_step_after_a_meeting() -> None:
    scene = caught(hand_p0=["goblin_stones_potion"])
    scene.do("G5")
    assert scene.g.active == 1
    assert scene.goblin(0) == "G5"


@rule("RM-113")
def test_one_may_catch_ones_own_goblin_with_rigor() -> None:
    scene = Library(2, {"p0": "E3"}, rigor="E4", hand_p0=["rigor_stones_potion"])
    scene.do("rigor_stones_potion", "E3")
    assert len(scene.looks(0)) == 1
    assert scene.g.goblin_locked


@rule("RM-114")
def test_rigor_may_go_on_after_a_catch() -> None:
    scene = Library(2, {"p1": "E3"}, rigor="E4", hand_p0=["rigor_stones_scroll"])
    scene.do("rigor_stones_scroll", "E3", "G5", "E2")
    assert scene.rigor() == "E2"


@rule("RM-115")
def test_two_catches_in_one_move_are_resolved_one_after_the_other() -> None:
    scene = Library(3, {"p1": "E3", "p2": "E2"}, rigor="E4", hand_p0=["rigor_stones_scroll"])
    scene.do("rigor_stones_scroll", "E3")
    assert len(scene.looks(1)) == 1
    assert not scene.looks(2)
    scene.do("G5", "E2", "A4")
    assert len(scene.looks(2)) == 1
    assert scene.goblin(1) == "G5"
    assert scene.goblin(2) == "A4"


@rule("RM-207")
def test_a_goblin_relocated_in_rigors_way_is_caught_again() -> None:
    scene = Library(2, {"p1": "D6"}, rigor="D5", hand_p0=["rigor_scroll_orb"])
    scene.do("rigor_scroll_orb", "D6", "E6", "E6", "A4")
    assert len(scene.looks(1)) == 2
    assert scene.goblin(1) == "A4"


# --- Rigor on a teleport -------------------------------------------------------------------------------------------


def on_teleport(goblins: dict[str, str] | None = None, card: str = "rigor_scroll_potion", **more: object) -> Library:
    """Rigor steps from E5 onto the teleport E6."""
    scene = Library(2, goblins or {}, rigor="E5", hand_p0=[card], **more)
    scene.do(card, "E6")
    return scene


@rule("RM-080")
def test_rigor_reveals_no_token() -> None:
    scene = on_teleport()
    assert "token_revealed" not in scene.kinds()
    assert len(scene.laid("token_stack")) == 6


@rule("RM-081", "RM-118")
def test_rigor_may_be_transported_to_any_free_cell_of_the_board() -> None:
    scene = on_teleport()
    assert scene.asked == (0, "transport")
    assert {"F1", "C1", "F7", "E4"} <= scene.cells()
    assert scene.why_not("E6") == "RM-118"
    scene.do("F1")
    assert scene.rigor() == "F1"


@rule("RM-048", "RM-107")
def test_a_shelf_and_what_lies_behind_the_shelves_are_not_called_taken() -> None:
    scene = on_teleport()
    assert (scene.why_not("D2"), scene.why_not("A10")) == ("RM-048", "RM-107")


@rule("RM-082")
def test_rigor_is_not_transported_next_to_a_goblin() -> None:
    scene = on_teleport({"p1": "F4"})
    assert {scene.why_not(cell) for cell in ("F3", "E4", "G4", "F5")} == {"RM-082"}
    assert scene.why_not("F4") == "RM-118"
    assert "E3" in scene.cells()


@rule("RM-083")
def test_after_the_transport_rigor_moves_no_further() -> None:
    scene = on_teleport()
    scene.do("E3")
    assert scene.g.active == 1
    assert scene.rigor() == "E3"


@rule("RM-116")
def test_the_transport_may_be_declined_and_rigor_walks_on() -> None:
    scene = on_teleport(card="rigor_scroll_orb")
    scene.do("stay")
    assert scene.ask().name == "rigor_second"
    assert "F6" in scene.cells()
    scene.do("F6")
    assert scene.rigor() == "F6"


@rule("RM-117")
def test_rigor_is_not_transported_because_he_stood_on_a_teleport() -> None:
    scene = Library(2, rigor="E6", hand_p0=["rigor_potion_orb"])
    scene.do("rigor_potion_orb", "E5")
    assert scene.ask().name == "rigor_second"


@rule("RM-117")
def test_a_transport_onto_a_teleport_brings_no_second_one() -> None:
    scene = on_teleport()
    scene.do("C1")
    assert scene.rigor() == "C1"
    assert scene.g.active == 1


@rule("RM-084", "RM-119")
def test_without_another_free_teleport_rigor_stays_where_he_is() -> None:
    taken = {"p1": "C1", "p2": "A4", "p3": "G5", "p4": "B7"}
    scene = Library(5, taken, rigor="E5", hand_p0=["rigor_scroll_potion"])
    scene.do("rigor_scroll_potion", "E6")
    assert scene.ask().name == "rigor_second"


@rule("RM-208")
def test_the_catch_on_a_teleport_comes_first_and_may_take_the_last_free_one() -> None:
    taken = {"p1": "E6", "p2": "A4", "p3": "G5", "p4": "B7"}
    scene = Library(5, taken, rigor="E5", hand_p0=["rigor_scroll_potion"])
    scene.do("rigor_scroll_potion", "E6")
    assert scene.goblin(1) == "C1"
    assert scene.ask().name == "rigor_second"


@rule("RM-208")
def test_with_teleports_left_after_the_catch_the_transport_is_offered() -> None:
    scene = Library(2, {"p1": "E6"}, rigor="E5", hand_p0=["rigor_scroll_potion"])
    scene.do("rigor_scroll_potion", "E6", "C1")
    assert scene.asked == (0, "transport")


@rule("RM-127")
def test_on_a_teleport_with_rigor_there_is_only_the_meeting() -> None:
    scene = Library(2, {"p0": "D6"}, rigor="E6", hand_p0=["goblin_scroll_potion"])
    scene.do("goblin_scroll_potion", "E6", "C1")
    assert len(scene.looks(0)) == 1
    assert "token_revealed" not in scene.kinds()
    assert not scene.g.turn_over


@rule("RM-127")
def test_on_the_desk_with_rigor_there_is_only_the_meeting() -> None:
    scene = Library(2, {"p0": "E1"}, rigor="F1", hand_p0=["goblin_scroll_potion"])
    scene.do("goblin_scroll_potion", "F1", "C1")
    assert len(scene.looks(0)) == 1
    assert len(scene.laid("book_deck")) == 18
    assert scene.goblin(0) == "C1"


@rule("RM-130")
def test_a_goblin_put_on_a_teleport_by_a_meeting_triggers_nothing() -> None:
    scene = caught()
    scene.do("B7")
    assert scene.goblin(0) == "B7"
    assert len(scene.laid("token_stack")) == 6


@pytest.mark.parametrize(("rigor_cell", "default"), [("E3", "B7"), ("A6", "C1")])
def test_time_flees_to_the_teleport_farthest_from_rigor(rigor_cell: str, default: str) -> None:
    goblin_cell = {"E3": "E4", "A6": "A5"}[rigor_cell]
    scene = Library(2, {"p0": goblin_cell}, rigor=rigor_cell, hand_p0=["goblin_orb_orb"])
    scene.do("goblin_orb_orb", rigor_cell)
    assert scene.ask().default() == default


def test_time_leaves_rigor_on_the_teleport() -> None:
    assert on_teleport().ask().default() == "stay"
