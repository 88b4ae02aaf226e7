"""Teleport cells and their tokens; the desk and its books."""

import pytest

from igroteka.testing import rule

from .scene import LibraryMatch, answer, goblin, looks, options, pile, question, scene, told, told_of, why


def onto_teleport(token: str, players: int = 2, goblins: dict[str, str] | None = None, **more: object) -> LibraryMatch:
    """p0's goblin steps from D6 onto the teleport E6 with the first of two possible steps."""
    start: dict[str, object] = {"rigor": "A1", "token_stack": [token, "..."], "hand_p0": ["goblin_scroll_orb"]}
    match = scene(players, {"p0": "D6", **(goblins or {})}, **(start | more))
    answer(match, "goblin_scroll_orb", "E6")
    return match


@rule("RM-070", "RM-077")
def test_a_goblin_stops_on_a_teleport_at_once() -> None:
    match = onto_teleport("teleportation")
    assert question(match).name == "teleport"
    answer(match, "C1")
    assert match.g.active == 1
    assert goblin(match, 0) == "C1"


@rule("RM-071", "RM-072")
def test_a_goblin_shoved_onto_a_teleport_triggers_it_and_its_owner_acts() -> None:
    match = scene(2, {"p0": "D5", "p1": "E5"}, rigor="A1", hand_p0=["goblin_orb_orb"], token_stack=["trap", "..."])
    answer(match, "goblin_orb_orb", "E5", "E6")
    assert question(match).seat == 1
    assert question(match).name == "teleport"
    answer(match, "A4")
    assert goblin(match, 1) == "A4"
    assert len(looks(match, 1)) == 1


@rule("RM-073", "RM-076")
def test_teleportation_carries_the_goblin_to_another_free_teleport_and_no_further() -> None:
    match = onto_teleport("teleportation")
    assert options(match) == {"C1", "A4", "G5", "B7"}
    assert why(match, "E6") == "RM-119"
    answer(match, "G5")
    assert goblin(match, 0) == "G5"
    assert pile(match, "token_discard") == ["teleportation"]
    assert not pile(match, "face_up:p0")
    assert not looks(match, 0)


@rule("RM-074")
def test_a_magic_book_token_gives_a_book_after_the_transfer() -> None:
    match = onto_teleport("magic_book", book_deck=["kick", "..."])
    answer(match, "G5")
    assert pile(match, "face_up:p0") == ["kick"]
    assert told(match).index("relocated") < told(match).index("book_taken")


@rule("RM-075", "RM-144")
def test_a_trap_carries_the_goblin_away_first_and_then_brings_a_look() -> None:
    match = onto_teleport("trap", look_deck=["return_label", "..."])
    assert question(match).seat == 0
    answer(match, "G5")
    assert looks(match, 0) == ["return_label"]
    assert told(match).index("relocated") < told(match).index("look_drawn")


@rule("RM-076")
def test_arriving_on_the_second_teleport_reveals_no_other_token() -> None:
    match = onto_teleport("teleportation")
    answer(match, "G5")
    assert told(match).count("token_revealed") == 1


@rule("RM-077", "RM-128", "RM-201")
def test_a_shoved_goblins_token_does_not_end_the_active_players_turn() -> None:
    match = scene(2, {"p0": "D5", "p1": "E5"}, rigor="A1", hand_p0=["goblin_orb_orb"], token_stack=["trap", "..."])
    answer(match, "goblin_orb_orb", "E5", "E6", "A4")
    assert question(match).seat == 0
    assert question(match).name == "goblin_second"
    assert not match.g.turn_over


@rule("RM-201")
def test_ones_own_token_ends_the_turn_with_no_book_window() -> None:
    match = onto_teleport("teleportation", face_up_p0=["powder", "call"])
    answer(match, "C1")
    assert match.g.active == 1
    assert len(pile(match, "hand:p0")) == 3


@rule("RM-078")
def test_a_used_token_goes_to_the_discard() -> None:
    match = onto_teleport("trap")
    answer(match, "C1")
    assert pile(match, "token_discard") == ["trap"]
    assert len(pile(match, "token_stack")) == 5


@rule("RM-079")
def test_after_the_sixth_token_all_are_shuffled_into_a_new_stack() -> None:
    match = onto_teleport("trap", token_stack=["trap"], token_discard=["..."])
    assert len(pile(match, "token_discard")) == 6
    answer(match, "C1")
    assert len(pile(match, "token_stack")) == 6
    assert not pile(match, "token_discard")
    assert told(match).index("look_drawn") < told(match).index("tokens_stacked")


@pytest.mark.parametrize(
    ("token", "cites"), [("teleportation", "RM-073"), ("magic_book", "RM-074"), ("trap", "RM-075")]
)
def test_a_transfer_cites_the_rule_of_its_token(token: str, cites: str) -> None:
    match = onto_teleport(token)
    assert question(match).cites == cites
    assert why(match, "E5") == cites
    answer(match, "C1")
    assert [event.kind.cites for event in told_of(match, "relocated")] == [cites]


@rule("RM-074", "RM-094")
def test_a_book_cites_the_token_or_the_desk_that_gave_it() -> None:
    match = onto_teleport("magic_book")
    answer(match, "C1")
    assert [event.kind.cites for event in told_of(match, "book_taken")] == ["RM-074"]
    assert [event.kind.cites for event in told_of(onto_desk(), "book_taken")] == ["RM-094"]


@rule("RM-129", "RM-084")
def test_with_no_other_teleport_free_the_token_works_but_the_goblin_stays() -> None:
    taken = {"p1": "C1", "p2": "A4", "p3": "G5", "p4": "B7"}
    match = onto_teleport("magic_book", 5, taken, book_deck=["kick", "..."])
    assert goblin(match, 0) == "E6"
    assert [event.values for event in told_of(match, "stayed")] == [("E6",)]
    assert pile(match, "face_up:p0") == ["kick"]
    assert match.g.active == 1


@rule("RM-202")
def test_tokens_are_in_the_stack_or_its_discard_and_nowhere_else() -> None:
    match = onto_teleport("trap")
    answer(match, "C1")
    assert len(pile(match, "token_stack")) + len(pile(match, "token_discard")) == 6


@rule("RM-132", "RM-077")
def test_a_goblin_that_triggered_a_teleport_is_locked_for_the_turn() -> None:
    match = onto_teleport("teleportation")
    assert match.g.goblin_locked
    assert match.g.turn_over


# --- the desk ------------------------------------------------------------------------------------------------------


def onto_desk(goblins: dict[str, str] | None = None, **more: object) -> LibraryMatch:
    start: dict[str, object] = {"rigor": "A1", "hand_p0": ["goblin_scroll_orb"], "book_deck": ["kick", "..."]}
    match = scene(2, {"p0": "E2", **(goblins or {})}, **(start | more))
    answer(match, "goblin_scroll_orb", "F2")
    return match


@rule("RM-094", "RM-095")
def test_whoever_steps_onto_the_desk_takes_the_top_book_face_up() -> None:
    match = onto_desk()
    assert pile(match, "face_up:p0") == ["kick"]
    assert len(pile(match, "book_deck")) == 17


@rule("RM-096")
def test_then_the_goblin_goes_to_a_start_cell_of_its_owners_choice() -> None:
    match = onto_desk()
    assert question(match).seat == 0
    assert options(match) == {"A7", "B7", "C7", "D7", "E7", "F7"}
    answer(match, "D7")
    assert goblin(match, 0) == "D7"


@rule("RM-132", "RM-096")
def test_taking_a_book_ends_the_move_and_locks_the_goblin() -> None:
    match = onto_desk(face_up_p0=["slippers", "powder"])
    answer(match, "D7")
    assert question(match).name == "after_card"
    assert why(match, "slippers") == "RM-132"


@rule("RM-131")
def test_a_start_cell_must_be_free_of_goblins_and_rigor() -> None:
    match = onto_desk({"p1": "A7"}, rigor="B7")
    assert why(match, "A7") == "RM-131"
    assert why(match, "B7") == "RM-131"
    assert options(match) == {"C7", "D7", "E7", "F7"}


@rule("RM-131")
def test_without_a_free_start_cell_the_next_row_towards_the_desk_is_used() -> None:
    full = {"p0": "E2", "p1": "A8", "p2": "B8", "p3": "C8", "p4": "D8", "p5": "E8"}
    match = scene(6, full, rigor="F8", hand_p0=["goblin_scroll_orb"])
    answer(match, "goblin_scroll_orb", "F2")
    assert options(match) == {"A7", "B7", "C7", "D7", "E7", "F7", "G7"}


@rule("RM-130")
def test_a_goblin_put_on_a_start_cell_that_is_a_teleport_triggers_nothing() -> None:
    match = onto_desk()
    answer(match, "B7")
    assert goblin(match, 0) == "B7"
    assert "token_revealed" not in told(match)


@pytest.mark.parametrize("cell", ["F1", "F2", "G1", "G2"])
@rule("RM-092", "RM-094")
def test_all_four_desk_cells_give_a_book(cell: str) -> None:
    origin = {"F1": "E1", "F2": "F3", "G2": "G3", "G1": "G3"}[cell]
    if cell == "G1":
        library = scene(2).g.library
        assert library.desk[6]
        assert library.floor[6] == 15
        return
    match = scene(2, {"p0": origin}, rigor="A1", hand_p0=["goblin_orb_orb"])
    answer(match, "goblin_orb_orb", cell)
    assert len(pile(match, "book_deck")) == 17


def test_time_sends_the_goblin_to_the_start_cell_nearest_the_last_column() -> None:
    assert question(onto_desk()).default() == "F7"
