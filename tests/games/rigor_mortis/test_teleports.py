"""Teleport cells and their tokens; the desk and its books."""

import pytest

from igroteka.testing import rule

from .scene import Library


def onto_teleport(token: str, players: int = 2, goblins: dict[str, str] | None = None, **more: object) -> Library:
    """p0's goblin steps from D6 onto the teleport E6 with the first of two possible steps."""
    start: dict[str, object] = {"rigor": "A1", "token_stack": [token, "..."], "hand_p0": ["goblin_scroll_orb"]}
    scene = Library(players, {"p0": "D6", **(goblins or {})}, **(start | more))
    scene.do("goblin_scroll_orb", "E6")
    return scene


@rule("RM-070", "RM-077")
def test_a_goblin_stops_on_a_teleport_at_once() -> None:
    scene = onto_teleport("teleportation")
    assert scene.ask().name == "teleport"
    scene.do("C1")
    assert scene.g.active == 1
    assert scene.goblin(0) == "C1"


@rule("RM-071", "RM-072")
def test_a_goblin_shoved_onto_a_teleport_triggers_it_and_its_owner_acts() -> None:
    scene = Library(2, {"p0": "D5", "p1": "E5"}, rigor="A1", hand_p0=["goblin_orb_orb"], token_stack=["trap", "..."])
    scene.do("goblin_orb_orb", "E5", "E6")
    assert scene.asked == (1, "teleport")
    scene.do("A4")
    assert scene.goblin(1) == "A4"
    assert len(scene.looks(1)) == 1


@rule("RM-073", "RM-076")
def test_teleportation_carries_the_goblin_to_another_free_teleport_and_no_further() -> None:
    scene = onto_teleport("teleportation")
    assert scene.options() == {"C1", "A4", "G5", "B7"}
    assert scene.why_not("E6") == "RM-119"
    scene.do("G5")
    assert scene.goblin(0) == "G5"
    assert scene.laid("token_discard") == ["teleportation"]
    assert not scene.laid("face_up:p0")
    assert not scene.looks(0)


@rule("RM-074")
def test_a_magic_book_token_gives_a_book_after_the_transfer() -> None:
    scene = onto_teleport("magic_book", book_deck=["kick", "..."])
    scene.do("G5")
    assert scene.laid("face_up:p0") == ["kick"]
    assert scene.kinds().index("relocated") < scene.kinds().index("book_taken")


@rule("RM-075", "RM-144")
def test_a_trap_carries_the_goblin_away_first_and_then_brings_a_look() -> None:
    scene = onto_teleport("trap", look_deck=["return_label", "..."])
    assert scene.ask().seat == 0
    scene.do("G5")
    assert scene.looks(0) == ["return_label"]
    assert scene.kinds().index("relocated") < scene.kinds().index("look_drawn")


@rule("RM-076")
def test_arriving_on_the_second_teleport_reveals_no_other_token() -> None:
    scene = onto_teleport("teleportation")
    scene.do("G5")
    assert scene.kinds().count("token_revealed") == 1


@rule("RM-077", "RM-128", "RM-201")
def test_a_shoved_goblins_token_does_not_end_the_active_players_turn() -> None:
    scene = Library(2, {"p0": "D5", "p1": "E5"}, rigor="A1", hand_p0=["goblin_orb_orb"], token_stack=["trap", "..."])
    scene.do("goblin_orb_orb", "E5", "E6", "A4")
    assert scene.asked == (0, "goblin_second")
    assert not scene.g.turn_over


@rule("RM-201")
def test_ones_own_token_ends_the_turn_with_no_book_window() -> None:
    scene = onto_teleport("teleportation", face_up_p0=["powder", "call"])
    scene.do("C1")
    assert scene.g.active == 1
    assert len(scene.laid("hand:p0")) == 3


@rule("RM-078")
def test_a_used_token_goes_to_the_discard() -> None:
    scene = onto_teleport("trap")
    scene.do("C1")
    assert scene.laid("token_discard") == ["trap"]
    assert len(scene.laid("token_stack")) == 5


@rule("RM-079")
def test_after_the_sixth_token_all_are_shuffled_into_a_new_stack() -> None:
    scene = onto_teleport("trap", token_stack=["trap"], token_discard=["..."])
    assert len(scene.laid("token_discard")) == 6
    scene.do("C1")
    assert len(scene.laid("token_stack")) == 6
    assert not scene.laid("token_discard")
    assert scene.kinds().index("look_drawn") < scene.kinds().index("tokens_stacked")


@pytest.mark.parametrize(
    ("token", "cites"), [("teleportation", "RM-073"), ("magic_book", "RM-074"), ("trap", "RM-075")]
)
def test_a_transfer_cites_the_rule_of_its_token(token: str, cites: str) -> None:
    scene = onto_teleport(token)
    assert scene.ask().cites == cites
    assert scene.why_not("E5") == cites
    scene.do("C1")
    assert [event.kind.cites for event in scene.happened("relocated")] == [cites]


@rule("RM-074", "RM-094")
def test_a_book_cites_the_token_or_the_desk_that_gave_it() -> None:
    scene = onto_teleport("magic_book")
    scene.do("C1")
    assert [event.kind.cites for event in scene.happened("book_taken")] == ["RM-074"]
    assert [event.kind.cites for event in onto_desk().happened("book_taken")] == ["RM-094"]


@rule("RM-129", "RM-084")
def test_with_no_other_teleport_free_the_token_works_but_the_goblin_stays() -> None:
    taken = {"p1": "C1", "p2": "A4", "p3": "G5", "p4": "B7"}
    scene = onto_teleport("magic_book", 5, taken, book_deck=["kick", "..."])
    assert scene.goblin(0) == "E6"
    assert [event.values for event in scene.happened("stayed")] == [("E6",)]
    assert scene.laid("face_up:p0") == ["kick"]
    assert scene.g.active == 1


@rule("RM-202")
def test_tokens_are_in_the_stack_or_its_discard_and_nowhere_else() -> None:
    scene = onto_teleport("trap")
    scene.do("C1")
    assert len(scene.laid("token_stack")) + len(scene.laid("token_discard")) == 6


@rule("RM-132", "RM-077")
def test_a_goblin_that_triggered_a_teleport_is_locked_for_the_turn() -> None:
    scene = onto_teleport("teleportation")
    assert scene.g.goblin_locked
    assert scene.g.turn_over


# --- the desk ------------------------------------------------------------------------------------------------------


def onto_desk(goblins: dict[str, str] | None = None, **more: object) -> Library:
    start: dict[str, object] = {"rigor": "A1", "hand_p0": ["goblin_scroll_orb"], "book_deck": ["kick", "..."]}
    scene = Library(2, {"p0": "E2", **(goblins or {})}, **(start | more))
    scene.do("goblin_scroll_orb", "F2")
    return scene


@rule("RM-094", "RM-095")
def test_whoever_steps_onto_the_desk_takes_the_top_book_face_up() -> None:
    scene = onto_desk()
    assert scene.laid("face_up:p0") == ["kick"]
    assert len(scene.laid("book_deck")) == 17


@rule("RM-096")
def test_then_the_goblin_goes_to_a_start_cell_of_its_owners_choice() -> None:
    scene = onto_desk()
    assert scene.ask().seat == 0
    assert scene.options() == {"A7", "B7", "C7", "D7", "E7", "F7"}
    scene.do("D7")
    assert scene.goblin(0) == "D7"


@rule("RM-132", "RM-096")
def test_taking_a_book_ends_the_move_and_locks_the_goblin() -> None:
    scene = onto_desk(face_up_p0=["slippers", "powder"])
    scene.do("D7")
    assert scene.ask().name == "after_card"
    assert scene.why_not("slippers") == "RM-132"


@rule("RM-131")
def test_a_start_cell_must_be_free_of_goblins_and_rigor() -> None:
    scene = onto_desk({"p1": "A7"}, rigor="B7")
    assert scene.why_not("A7") == "RM-131"
    assert scene.why_not("B7") == "RM-131"
    assert scene.options() == {"C7", "D7", "E7", "F7"}


@rule("RM-131")
def test_without_a_free_start_cell_the_next_row_towards_the_desk_is_used() -> None:
    full = {"p0": "E2", "p1": "A8", "p2": "B8", "p3": "C8", "p4": "D8", "p5": "E8"}
    scene = Library(6, full, rigor="F8", hand_p0=["goblin_scroll_orb"])
    scene.do("goblin_scroll_orb", "F2")
    assert scene.options() == {"A7", "B7", "C7", "D7", "E7", "F7", "G7"}


@rule("RM-130")
def test_a_goblin_put_on_a_start_cell_that_is_a_teleport_triggers_nothing() -> None:
    scene = onto_desk()
    scene.do("B7")
    assert scene.goblin(0) == "B7"
    assert "token_revealed" not in scene.kinds()


@pytest.mark.parametrize("cell", ["F1", "F2", "G1", "G2"])
@rule("RM-092", "RM-094")
def test_all_four_desk_cells_give_a_book(cell: str) -> None:
    origin = {"F1": "E1", "F2": "F3", "G2": "G3", "G1": "G3"}[cell]
    if cell == "G1":
        library = Library(2).g.library
        assert library.desk[6]
        assert library.floor[6] == 15
        return
    scene = Library(2, {"p0": origin}, rigor="A1", hand_p0=["goblin_orb_orb"])
    scene.do("goblin_orb_orb", cell)
    assert len(scene.laid("book_deck")) == 17


def test_time_sends_the_goblin_to_the_start_cell_nearest_the_last_column() -> None:
    assert onto_desk().ask().default() == "F7"
