"""Meeting the Dark Overlord, and Rigor's own moves."""

import pytest

from igroteka.testing import rule

from .scene import LibraryMatch, answer, cells, goblin, looks, options, pile, question, rigor, scene, told, told_of, why

TELEPORTS = {"C1", "A4", "G5", "E6", "B7"}


def caught(**position: object) -> LibraryMatch:
    """p0's goblin walks into Rigor on E3 with its first step."""
    start: dict[str, object] = {"rigor": "E3", "hand_p0": ["goblin_stones_potion"], "look_deck": ["slow_wits", "..."]}
    match = scene(2, {"p0": "E4"}, **(start | position))
    answer(match, "goblin_stones_potion", "E3")
    return match


@rule("RM-049", "RM-061", "RM-064")
def test_a_goblin_that_enters_rigors_cell_is_caught_and_its_owner_draws_a_look() -> None:
    match = caught()
    assert looks(match, 0) == ["slow_wits"]
    assert not looks(match, 1)


@rule("RM-062")
def test_rigor_catches_a_goblin_whose_cell_he_enters_and_shoves_nobody() -> None:
    match = scene(2, {"p1": "E3"}, rigor="E4", hand_p0=["rigor_stones_potion"], look_deck=["one_leg", "..."])
    answer(match, "rigor_stones_potion", "E3")
    assert looks(match, 1) == ["one_leg"]
    assert question(match).name == "teleport"
    assert question(match).seat == 1
    assert "shoved" not in told(match)


@rule("RM-063")
def test_a_meeting_interrupts_the_move_and_is_resolved_at_once() -> None:
    match = scene(2, {"p1": "E3"}, rigor="E4", hand_p0=["rigor_stones_scroll"])
    answer(match, "rigor_stones_scroll", "E3")
    assert question(match).seat == 1
    answer(match, "G5")
    assert question(match).seat == 0
    assert question(match).name == "rigor_second"


@rule("RM-065", "RM-144")
def test_the_look_acts_before_the_goblin_is_moved_away() -> None:
    match = caught(look_deck=["return_label", "..."])
    assert looks(match, 0) == ["return_label"]
    assert question(match).seat == 1
    assert question(match).name == "teleport"


@rule("RM-066", "RM-119")
def test_the_owner_moves_the_caught_goblin_to_any_free_teleport() -> None:
    match = caught()
    assert question(match).seat == 0
    assert options(match) == TELEPORTS
    answer(match, "G5")
    assert goblin(match, 0) == "G5"


@rule("RM-119")
def test_a_teleport_with_a_goblin_or_with_rigor_is_not_free() -> None:
    match = scene(2, {"p0": "D6", "p1": "A4"}, rigor="E6", hand_p0=["goblin_scroll_potion"])
    answer(match, "goblin_scroll_potion", "E6")
    assert options(match) == {"C1", "G5", "B7"}
    assert why(match, "A4") == "RM-119"
    assert why(match, "E6") == "RM-119"


@rule("RM-067")
def test_no_token_is_revealed_for_the_relocation() -> None:
    match = caught()
    answer(match, "G5")
    assert "token_revealed" not in told(match)
    assert not pile(match, "token_discard")


@rule("RM-068", "RM-084")
def test_with_every_teleport_taken_the_caught_goblin_goes_to_a_start_cell() -> None:
    taken = {"p1": "C1", "p2": "A4", "p3": "G5", "p4": "E6", "p5": "B7"}
    match = scene(6, {"p0": "E4", **taken}, rigor="E3", hand_p0=["goblin_stones_potion"])
    answer(match, "goblin_stones_potion", "E3")
    assert question(match).name == "start"
    assert question(match).cites == "RM-068"
    assert options(match) == {"A8", "B8", "C8", "D8", "E8", "F8"}
    assert why(match, "A4") == "RM-068"
    answer(match, "A8")
    assert [event.kind.cites for event in told_of(match, "sent_to_start")] == ["RM-068"]


@rule("RM-069", "RM-132")
def test_a_goblin_caught_in_its_owners_turn_does_not_move_again() -> None:
    match = caught(face_up_p0=["slippers", "shadow_step", "skin_swap", "second_wind"])
    answer(match, "G5")
    assert question(match).name == "after_card"
    assert {why(match, book) for book in ("slippers", "shadow_step", "skin_swap")} == {"RM-132"}


@rule("RM-069")
def test_there_is_no_second_step_after_a_meeting() -> None:
    match = caught(hand_p0=["goblin_stones_potion"])
    answer(match, "G5")
    assert match.g.active == 1
    assert goblin(match, 0) == "G5"


@rule("RM-113")
def test_one_may_catch_ones_own_goblin_with_rigor() -> None:
    match = scene(2, {"p0": "E3"}, rigor="E4", hand_p0=["rigor_stones_potion"])
    answer(match, "rigor_stones_potion", "E3")
    assert len(looks(match, 0)) == 1
    assert match.g.goblin_locked


@rule("RM-114")
def test_rigor_may_go_on_after_a_catch() -> None:
    match = scene(2, {"p1": "E3"}, rigor="E4", hand_p0=["rigor_stones_scroll"])
    answer(match, "rigor_stones_scroll", "E3", "G5", "E2")
    assert rigor(match) == "E2"


@rule("RM-115")
def test_two_catches_in_one_move_are_resolved_one_after_the_other() -> None:
    match = scene(3, {"p1": "E3", "p2": "E2"}, rigor="E4", hand_p0=["rigor_stones_scroll"])
    answer(match, "rigor_stones_scroll", "E3")
    assert len(looks(match, 1)) == 1
    assert not looks(match, 2)
    answer(match, "G5", "E2", "A4")
    assert len(looks(match, 2)) == 1
    assert goblin(match, 1) == "G5"
    assert goblin(match, 2) == "A4"


@rule("RM-207")
def test_a_goblin_relocated_in_rigors_way_is_caught_again() -> None:
    match = scene(2, {"p1": "D6"}, rigor="D5", hand_p0=["rigor_scroll_orb"])
    answer(match, "rigor_scroll_orb", "D6", "E6", "E6", "A4")
    assert len(looks(match, 1)) == 2
    assert goblin(match, 1) == "A4"


# --- Rigor on a teleport -------------------------------------------------------------------------------------------


def on_teleport(
    goblins: dict[str, str] | None = None, card: str = "rigor_scroll_potion", **more: object
) -> LibraryMatch:
    """Rigor steps from E5 onto the teleport E6."""
    match = scene(2, goblins or {}, rigor="E5", hand_p0=[card], **more)
    answer(match, card, "E6")
    return match


@rule("RM-080")
def test_rigor_reveals_no_token() -> None:
    match = on_teleport()
    assert "token_revealed" not in told(match)
    assert len(pile(match, "token_stack")) == 6


@rule("RM-081", "RM-118")
def test_rigor_may_be_transported_to_any_free_cell_of_the_board() -> None:
    match = on_teleport()
    assert question(match).name == "transport"
    assert question(match).seat == 0
    assert {"F1", "C1", "F7", "E4"} <= cells(match)
    assert why(match, "E6") == "RM-118"
    answer(match, "F1")
    assert rigor(match) == "F1"


@rule("RM-048", "RM-107")
def test_a_shelf_and_what_lies_behind_the_shelves_are_not_called_taken() -> None:
    match = on_teleport()
    assert (why(match, "D2"), why(match, "A10")) == ("RM-048", "RM-107")


@rule("RM-082")
def test_rigor_is_not_transported_next_to_a_goblin() -> None:
    match = on_teleport({"p1": "F4"})
    assert {why(match, cell) for cell in ("F3", "E4", "G4", "F5")} == {"RM-082"}
    assert why(match, "F4") == "RM-118"
    assert "E3" in cells(match)


@rule("RM-083")
def test_after_the_transport_rigor_moves_no_further() -> None:
    match = on_teleport()
    answer(match, "E3")
    assert match.g.active == 1
    assert rigor(match) == "E3"


@rule("RM-116")
def test_the_transport_may_be_declined_and_rigor_walks_on() -> None:
    match = on_teleport(card="rigor_scroll_orb")
    answer(match, "stay")
    assert question(match).name == "rigor_second"
    assert "F6" in cells(match)
    answer(match, "F6")
    assert rigor(match) == "F6"


@rule("RM-117")
def test_rigor_is_not_transported_because_he_stood_on_a_teleport() -> None:
    match = scene(2, rigor="E6", hand_p0=["rigor_potion_orb"])
    answer(match, "rigor_potion_orb", "E5")
    assert question(match).name == "rigor_second"


@rule("RM-117")
def test_a_transport_onto_a_teleport_brings_no_second_one() -> None:
    match = on_teleport()
    answer(match, "C1")
    assert rigor(match) == "C1"
    assert match.g.active == 1


@rule("RM-084", "RM-119")
def test_without_another_free_teleport_rigor_stays_where_he_is() -> None:
    taken = {"p1": "C1", "p2": "A4", "p3": "G5", "p4": "B7"}
    match = scene(5, taken, rigor="E5", hand_p0=["rigor_scroll_potion"])
    answer(match, "rigor_scroll_potion", "E6")
    assert question(match).name == "rigor_second"


@rule("RM-208")
def test_the_catch_on_a_teleport_comes_first_and_may_take_the_last_free_one() -> None:
    taken = {"p1": "E6", "p2": "A4", "p3": "G5", "p4": "B7"}
    match = scene(5, taken, rigor="E5", hand_p0=["rigor_scroll_potion"])
    answer(match, "rigor_scroll_potion", "E6")
    assert goblin(match, 1) == "C1"
    assert question(match).name == "rigor_second"


@rule("RM-208")
def test_with_teleports_left_after_the_catch_the_transport_is_offered() -> None:
    match = scene(2, {"p1": "E6"}, rigor="E5", hand_p0=["rigor_scroll_potion"])
    answer(match, "rigor_scroll_potion", "E6", "C1")
    assert question(match).name == "transport"
    assert question(match).seat == 0


@rule("RM-127")
def test_on_a_teleport_with_rigor_there_is_only_the_meeting() -> None:
    match = scene(2, {"p0": "D6"}, rigor="E6", hand_p0=["goblin_scroll_potion"])
    answer(match, "goblin_scroll_potion", "E6", "C1")
    assert len(looks(match, 0)) == 1
    assert "token_revealed" not in told(match)
    assert not match.g.turn_over


@rule("RM-127")
def test_on_the_desk_with_rigor_there_is_only_the_meeting() -> None:
    match = scene(2, {"p0": "E1"}, rigor="F1", hand_p0=["goblin_scroll_potion"])
    answer(match, "goblin_scroll_potion", "F1", "C1")
    assert len(looks(match, 0)) == 1
    assert len(pile(match, "book_deck")) == 18
    assert goblin(match, 0) == "C1"


@rule("RM-130")
def test_a_goblin_put_on_a_teleport_by_a_meeting_triggers_nothing() -> None:
    match = caught()
    answer(match, "B7")
    assert goblin(match, 0) == "B7"
    assert len(pile(match, "token_stack")) == 6


@pytest.mark.parametrize(("rigor_cell", "default"), [("E3", "B7"), ("A6", "C1")])
def test_time_flees_to_the_teleport_farthest_from_rigor(rigor_cell: str, default: str) -> None:
    goblin_cell = {"E3": "E4", "A6": "A5"}[rigor_cell]
    match = scene(2, {"p0": goblin_cell}, rigor=rigor_cell, hand_p0=["goblin_orb_orb"])
    answer(match, "goblin_orb_orb", rigor_cell)
    assert question(match).default() == default


def test_time_leaves_rigor_on_the_teleport() -> None:
    assert question(on_teleport()).default() == "stay"
