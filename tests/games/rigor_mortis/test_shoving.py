"""Goblins shoving goblins: cells, choosers, chains, dead ends."""

from pathlib import Path

from igroteka.content import Pack
from igroteka.games.rigor_mortis import GAME
from igroteka.testing import rule

from .scene import COLOURS, LibraryMatch, answer, cells, goblin, looks, options, pile, question, scene, told_of, why

PACK = Path(__file__).parent / "pack"


def crowd(players: int, goblins: dict[str, str], card: str = "goblin_orb_orb", **position: object) -> LibraryMatch:
    return scene(players, goblins, hand_p0=[card], **{"rigor": "A1", **position})


@rule("RM-053", "RM-052")
def test_a_goblin_that_is_stepped_on_is_shoved_to_a_neighbouring_cell() -> None:
    match = crowd(2, {"p0": "E4", "p1": "E5"})
    answer(match, "goblin_orb_orb", "E5")
    assert cells(match) == {"D5", "F5", "E6"}
    answer(match, "F5", "stop")
    assert goblin(match, 0) == "E5"
    assert goblin(match, 1) == "F5"


@rule("RM-054")
def test_the_pushing_side_chooses_the_cell() -> None:
    match = crowd(2, {"p0": "E4", "p1": "E5"})
    answer(match, "goblin_orb_orb", "E5")
    assert question(match).seat == 0
    assert question(match).name == "shove"


@rule("RM-055")
def test_nobody_is_shoved_to_where_the_pusher_came_from() -> None:
    match = crowd(2, {"p0": "E4", "p1": "E5"})
    answer(match, "goblin_orb_orb", "E5")
    assert why(match, "E4") == "RM-055"


@rule("RM-056", "RM-057")
def test_a_chain_goes_on_and_the_owner_of_each_pushing_goblin_chooses() -> None:
    match = crowd(3, {"p0": "E3", "p1": "E4", "p2": "E5"})
    answer(match, "goblin_orb_orb", "E4")
    assert question(match).seat == 0
    answer(match, "E5")
    assert question(match).seat == 1
    assert cells(match) == {"D5", "F5", "E6"}
    answer(match, "D5")
    assert [goblin(match, seat) for seat in range(3)] == ["E4", "E5", "D5"]


@rule("RM-124")
def test_the_ban_holds_at_every_link_for_who_pushes_there() -> None:
    match = crowd(3, {"p0": "E3", "p1": "E4", "p2": "E5"})
    answer(match, "goblin_orb_orb", "E4", "E5")
    assert why(match, "E4") == "RM-055"


@rule("RM-058", "RM-063")
def test_a_goblin_may_be_shoved_into_rigor() -> None:
    match = crowd(2, {"p0": "E4", "p1": "E5"}, rigor="D5")
    answer(match, "goblin_orb_orb", "E5", "D5")
    assert len(looks(match, 1)) == 1
    assert question(match).seat == 1
    assert question(match).name == "teleport"


@rule("RM-059")
def test_a_shove_does_not_care_for_symbols() -> None:
    match = crowd(2, {"p0": "E4", "p1": "E5"}, card="goblin_potion_stones")
    answer(match, "goblin_potion_stones", "E5")
    assert cells(match) == {"D5", "F5", "E6"}


@rule("RM-060")
def test_the_second_step_shoves_as_well_as_the_first() -> None:
    match = crowd(3, {"p0": "E3", "p1": "E4", "p2": "E5"})
    answer(match, "goblin_orb_orb", "E4", "F4", "E5", "F5")
    assert [goblin(match, seat) for seat in range(3)] == ["E5", "F4", "F5"]


@rule("RM-120")
def test_all_figures_move_first_and_arrivals_go_from_the_last_to_the_mover() -> None:
    tokens = ["teleportation", "teleportation", "magic_book"]
    match = crowd(3, {"p0": "D6", "p1": "E6", "p2": "F6"}, token_stack=[*tokens, "..."])
    answer(match, "goblin_orb_orb", "E6", "E5")
    assert question(match).seat == 0
    assert question(match).name == "teleport"
    assert goblin(match, 1) == "E5"
    match = crowd(3, {"p0": "E5", "p1": "E6", "p2": "G6"}, token_stack=[*tokens, "..."])
    answer(match, "goblin_orb_orb", "E6", "F6", "A4")
    assert goblin(match, 1) == "F6"
    assert goblin(match, 0) == "A4"


@rule("RM-120")
def test_the_goblin_pushed_last_meets_its_fate_first() -> None:
    match = crowd(3, {"p0": "D6", "p1": "E6", "p2": "E5"}, rigor="E4")
    answer(match, "goblin_orb_orb", "E6", "E5", "E4")
    assert question(match).seat == 2
    assert len(looks(match, 2)) == 1
    assert goblin(match, 0) == "E6"
    assert goblin(match, 1) == "E5"
    answer(match, "G5")
    assert question(match).seat == 0
    assert question(match).name == "teleport"


@rule("RM-121")
def test_a_goblin_moves_once_in_a_chain() -> None:
    match = crowd(4, {"p0": "C3", "p1": "C4", "p2": "B4", "p3": "B3"})
    answer(match, "goblin_orb_orb", "C4", "B4", "B3")
    assert question(match).seat == 2
    assert "C3" in cells(match)
    match = crowd(4, {"p0": "E3", "p1": "E4", "p2": "F4", "p3": "F5"})
    answer(match, "goblin_orb_orb", "E4", "F4", "F5", "E5")
    ring = crowd(5, {"p0": "E3", "p1": "E4", "p2": "F4", "p3": "F5", "p4": "E5"})
    answer(ring, "goblin_orb_orb", "E4", "F4", "F5", "E5")
    assert question(ring).seat == 3
    assert why(ring, "E4") == "RM-121"


@rule("RM-203")
def test_the_cell_the_mover_left_is_empty_in_the_chain() -> None:
    match = crowd(4, {"p0": "C3", "p1": "C4", "p2": "B4", "p3": "B3"})
    answer(match, "goblin_orb_orb", "C4", "B4", "B3", "C3")
    assert [goblin(match, seat) for seat in range(4)] == ["C4", "B4", "B3", "C3"]


@rule("RM-125")
def test_nobody_is_shoved_onto_a_shelf_or_off_the_board() -> None:
    match = crowd(2, {"p0": "E2", "p1": "E3"})
    answer(match, "goblin_orb_orb", "E3")
    assert why(match, "D3") == "RM-125"
    assert cells(match) == {"F3", "E4"}
    match = crowd(2, {"p0": "B3", "p1": "A3"})
    answer(match, "goblin_orb_orb", "A3")
    assert cells(match) == {"A2", "A4"}


@rule("RM-125")
def test_floor_start_teleport_desk_and_rigor_cells_are_open_to_a_shove() -> None:
    match = crowd(2, {"p0": "E4", "p1": "E3"}, rigor="F3")
    answer(match, "goblin_orb_orb", "E3")
    assert cells(match) == {"E2", "F3"}
    match = crowd(2, {"p0": "A6", "p1": "B6"})
    answer(match, "goblin_orb_orb", "B6")
    assert cells(match) == {"B7", "C6"}
    match = crowd(2, {"p0": "E2", "p1": "E1"})
    answer(match, "goblin_orb_orb", "E1")
    assert cells(match) == {"D1", "F1"}


@rule("RM-126")
def test_a_goblin_shoved_onto_the_desk_takes_a_book_and_goes_to_a_start_cell() -> None:
    match = crowd(2, {"p0": "E2", "p1": "E1"})
    answer(match, "goblin_orb_orb", "E1", "F1")
    assert len(pile(match, "face_up:p1")) == 1
    assert not pile(match, "face_up:p0")
    assert question(match).seat == 1
    assert question(match).name == "start"
    answer(match, "C7")
    assert goblin(match, 1) == "C7"


@rule("RM-128")
def test_after_a_shove_the_mover_may_take_the_second_step() -> None:
    match = crowd(2, {"p0": "E4", "p1": "E5"})
    answer(match, "goblin_orb_orb", "E5", "F5")
    assert question(match).name == "goblin_second"
    assert {"D5", "E4", "F5", "E6", "stop"} == options(match)


@rule("RM-128")
def test_the_mover_goes_on_after_the_shoved_goblin_was_caught() -> None:
    match = crowd(2, {"p0": "E4", "p1": "E5"}, rigor="D5")
    answer(match, "goblin_orb_orb", "E5", "D5", "C1")
    assert question(match).name == "goblin_second"
    assert question(match).seat == 0


def tiny(goblins: list[str], card: str = "goblin_orb_orb") -> LibraryMatch:
    """A library of nine cells, so narrow that goblins can be stuck: a pack of the tests' own."""
    pack = Pack.open(PACK)
    return GAME.arrange(
        len(goblins),
        "before_card",
        pack=pack,
        colours=COLOURS[: len(goblins)],
        goblins=goblins,
        rigor="D4",
        first=0,
        active=0,
        turn=1,
        hand_p0=[card, "rigor_orb_orb"],
    )


@rule("RM-123")
def test_a_step_onto_a_goblin_that_cannot_be_shoved_is_illegal() -> None:
    match = tiny(["F4", "G4"])
    answer(match, "goblin_orb_orb")
    assert why(match, "G4") == "RM-123"
    assert cells(match) == {"F3", "E4", "F5"}


@rule("RM-123", "RM-122")
def test_a_goblin_is_stuck_when_the_one_behind_it_is() -> None:
    match = tiny(["C4", "B4", "A4"])
    answer(match, "goblin_orb_orb")
    assert [event.values for event in told_of(match, "stepped")] == [("C4", "D4")], "the only step, onto Rigor"


@rule("RM-122")
def test_a_cell_from_which_the_chain_could_not_be_finished_is_not_offered() -> None:
    match = tiny(["F5", "F4", "G4"])
    answer(match, "goblin_orb_orb")
    assert question(match).name == "shove"
    assert why(match, "G4") == "RM-122"
    assert cells(match) == {"F3", "E4"}


@rule("RM-122")
def test_a_longer_chain_is_offered_where_it_can_be_finished() -> None:
    match = tiny(["F5", "F4", "E4"])
    answer(match, "goblin_orb_orb")
    assert cells(match) == {"F3", "E4", "G4"}
    answer(match, "E4")
    assert len(looks(match, 2)) == 1


@rule("RM-205", "RM-123")
def test_a_card_whose_only_step_is_onto_a_stuck_goblin_is_unplayable() -> None:
    match = tiny(["B4", "A4"], "goblin_potion_grimoire")
    assert why(match, "goblin_potion_grimoire") == "RM-205"


@rule("RM-057")
def test_who_chose_is_told_with_each_shove() -> None:
    match = crowd(3, {"p0": "E3", "p1": "E4", "p2": "E5"})
    answer(match, "goblin_orb_orb", "E4", "E5", "D5")
    assert [(event.seat, event.values) for event in told_of(match, "shoved")] == [
        (0, ("p1", "E4", "E5")),
        (1, ("p2", "E5", "D5")),
    ]


def test_time_shoves_to_the_lowest_cell_name() -> None:
    match = crowd(2, {"p0": "E4", "p1": "E5"}, rigor="F5")
    answer(match, "goblin_orb_orb", "E5")
    assert question(match).default() == "D5"
