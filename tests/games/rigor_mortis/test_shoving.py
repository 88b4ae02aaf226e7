"""Goblins shoving goblins: cells, choosers, chains, dead ends."""

from pathlib import Path

from igroteka.content import Pack
from igroteka.games.rigor_mortis import GAME
from igroteka.testing import rule

from .scene import COLOURS, Library

PACK = Path(__file__).parent / "pack"


def crowd(players: int, goblins: dict[str, str], card: str = "goblin_orb_orb", **position: object) -> Library:
    return Library(players, goblins, hand_p0=[card], **{"rigor": "A1", **position})


@rule("RM-053", "RM-052")
def test_a_goblin_that_is_stepped_on_is_shoved_to_a_neighbouring_cell() -> None:
    scene = crowd(2, {"p0": "E4", "p1": "E5"})
    scene.do("goblin_orb_orb", "E5")
    assert scene.cells() == {"D5", "F5", "E6"}
    scene.do("F5", "stop")
    assert scene.goblin(0) == "E5"
    assert scene.goblin(1) == "F5"


@rule("RM-054")
def test_the_pushing_side_chooses_the_cell() -> None:
    scene = crowd(2, {"p0": "E4", "p1": "E5"})
    scene.do("goblin_orb_orb", "E5")
    assert scene.asked == (0, "shove")


@rule("RM-055")
def test_nobody_is_shoved_to_where_the_pusher_came_from() -> None:
    scene = crowd(2, {"p0": "E4", "p1": "E5"})
    scene.do("goblin_orb_orb", "E5")
    assert scene.why_not("E4") == "RM-055"


@rule("RM-056", "RM-057")
def test_a_chain_goes_on_and_the_owner_of_each_pushing_goblin_chooses() -> None:
    scene = crowd(3, {"p0": "E3", "p1": "E4", "p2": "E5"})
    scene.do("goblin_orb_orb", "E4")
    assert scene.ask().seat == 0
    scene.do("E5")
    assert scene.ask().seat == 1
    assert scene.cells() == {"D5", "F5", "E6"}
    scene.do("D5")
    assert [scene.goblin(seat) for seat in range(3)] == ["E4", "E5", "D5"]


@rule("RM-124")
def test_the_ban_holds_at_every_link_for_who_pushes_there() -> None:
    scene = crowd(3, {"p0": "E3", "p1": "E4", "p2": "E5"})
    scene.do("goblin_orb_orb", "E4", "E5")
    assert scene.why_not("E4") == "RM-055"


@rule("RM-058", "RM-063")
def test_a_goblin_may_be_shoved_into_rigor() -> None:
    scene = crowd(2, {"p0": "E4", "p1": "E5"}, rigor="D5")
    scene.do("goblin_orb_orb", "E5", "D5")
    assert len(scene.looks(1)) == 1
    assert scene.asked == (1, "teleport")


@rule("RM-059")
def test_a_shove_does_not_care_for_symbols() -> None:
    scene = crowd(2, {"p0": "E4", "p1": "E5"}, card="goblin_potion_stones")
    scene.do("goblin_potion_stones", "E5")
    assert scene.cells() == {"D5", "F5", "E6"}


@rule("RM-060")
def test_the_second_step_shoves_as_well_as_the_first() -> None:
    scene = crowd(3, {"p0": "E3", "p1": "E4", "p2": "E5"})
    scene.do("goblin_orb_orb", "E4", "F4", "E5", "F5")
    assert [scene.goblin(seat) for seat in range(3)] == ["E5", "F4", "F5"]


@rule("RM-120")
def test_all_figures_move_first_and_arrivals_go_from_the_last_to_the_mover() -> None:
    tokens = ["teleportation", "teleportation", "magic_book"]
    scene = crowd(3, {"p0": "D6", "p1": "E6", "p2": "F6"}, token_stack=[*tokens, "..."])
    scene.do("goblin_orb_orb", "E6", "E5")
    assert scene.asked == (0, "teleport")
    assert scene.goblin(1) == "E5"
    scene = crowd(3, {"p0": "E5", "p1": "E6", "p2": "G6"}, token_stack=[*tokens, "..."])
    scene.do("goblin_orb_orb", "E6", "F6", "A4")
    assert scene.goblin(1) == "F6"
    assert scene.goblin(0) == "A4"


@rule("RM-120")
def test_the_goblin_pushed_last_meets_its_fate_first() -> None:
    scene = crowd(3, {"p0": "D6", "p1": "E6", "p2": "E5"}, rigor="E4")
    scene.do("goblin_orb_orb", "E6", "E5", "E4")
    assert scene.ask().seat == 2
    assert len(scene.looks(2)) == 1
    assert scene.goblin(0) == "E6"
    assert scene.goblin(1) == "E5"
    scene.do("G5")
    assert scene.asked == (0, "teleport")


@rule("RM-121")
def test_a_goblin_moves_once_in_a_chain() -> None:
    scene = crowd(4, {"p0": "C3", "p1": "C4", "p2": "B4", "p3": "B3"})
    scene.do("goblin_orb_orb", "C4", "B4", "B3")
    assert scene.ask().seat == 2
    assert "C3" in scene.cells()
    scene = crowd(4, {"p0": "E3", "p1": "E4", "p2": "F4", "p3": "F5"})
    scene.do("goblin_orb_orb", "E4", "F4", "F5", "E5")
    ring = crowd(5, {"p0": "E3", "p1": "E4", "p2": "F4", "p3": "F5", "p4": "E5"})
    ring.do("goblin_orb_orb", "E4", "F4", "F5", "E5")
    assert ring.ask().seat == 3
    assert ring.why_not("E4") == "RM-121"


@rule("RM-203")
def test_the_cell_the_mover_left_is_empty_in_the_chain() -> None:
    scene = crowd(4, {"p0": "C3", "p1": "C4", "p2": "B4", "p3": "B3"})
    scene.do("goblin_orb_orb", "C4", "B4", "B3", "C3")
    assert [scene.goblin(seat) for seat in range(4)] == ["C4", "B4", "B3", "C3"]


@rule("RM-125")
def test_nobody_is_shoved_onto_a_shelf_or_off_the_board() -> None:
    scene = crowd(2, {"p0": "E2", "p1": "E3"})
    scene.do("goblin_orb_orb", "E3")
    assert scene.why_not("D3") == "RM-125"
    assert scene.cells() == {"F3", "E4"}
    scene = crowd(2, {"p0": "B3", "p1": "A3"})
    scene.do("goblin_orb_orb", "A3")
    assert scene.cells() == {"A2", "A4"}


@rule("RM-125")
def test_floor_start_teleport_desk_and_rigor_cells_are_open_to_a_shove() -> None:
    scene = crowd(2, {"p0": "E4", "p1": "E3"}, rigor="F3")
    scene.do("goblin_orb_orb", "E3")
    assert scene.cells() == {"E2", "F3"}
    scene = crowd(2, {"p0": "A6", "p1": "B6"})
    scene.do("goblin_orb_orb", "B6")
    assert scene.cells() == {"B7", "C6"}
    scene = crowd(2, {"p0": "E2", "p1": "E1"})
    scene.do("goblin_orb_orb", "E1")
    assert scene.cells() == {"D1", "F1"}


@rule("RM-126")
def test_a_goblin_shoved_onto_the_desk_takes_a_book_and_goes_to_a_start_cell() -> None:
    scene = crowd(2, {"p0": "E2", "p1": "E1"})
    scene.do("goblin_orb_orb", "E1", "F1")
    assert len(scene.laid("face_up:p1")) == 1
    assert not scene.laid("face_up:p0")
    assert scene.asked == (1, "start")
    scene.do("C7")
    assert scene.goblin(1) == "C7"


@rule("RM-128")
def test_after_a_shove_the_mover_may_take_the_second_step() -> None:
    scene = crowd(2, {"p0": "E4", "p1": "E5"})
    scene.do("goblin_orb_orb", "E5", "F5")
    assert scene.ask().name == "goblin_second"
    assert {"D5", "E4", "F5", "E6", "stop"} == scene.options()


@rule("RM-128")
def test_the_mover_goes_on_after_the_shoved_goblin_was_caught() -> None:
    scene = crowd(2, {"p0": "E4", "p1": "E5"}, rigor="D5")
    scene.do("goblin_orb_orb", "E5", "D5", "C1")
    assert scene.asked == (0, "goblin_second")


def tiny(goblins: list[str], card: str = "goblin_orb_orb") -> Library:
    """A library of nine cells, so narrow that goblins can be stuck: a pack of the tests' own."""
    pack = Pack.open(PACK)
    return Library.of(
        GAME.arrange(
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
    )


@rule("RM-123")
def test_a_step_onto_a_goblin_that_cannot_be_shoved_is_illegal() -> None:
    scene = tiny(["F4", "G4"])
    scene.do("goblin_orb_orb")
    assert scene.why_not("G4") == "RM-123"
    assert scene.cells() == {"F3", "E4", "F5"}


@rule("RM-123", "RM-122")
def test_a_goblin_is_stuck_when_the_one_behind_it_is() -> None:
    scene = tiny(["C4", "B4", "A4"])
    scene.do("goblin_orb_orb")
    assert [event.values for event in scene.happened("stepped")] == [("C4", "D4")], "the only step, onto Rigor"


@rule("RM-122")
def test_a_cell_from_which_the_chain_could_not_be_finished_is_not_offered() -> None:
    scene = tiny(["F5", "F4", "G4"])
    scene.do("goblin_orb_orb")
    assert scene.ask().name == "shove"
    assert scene.why_not("G4") == "RM-122"
    assert scene.cells() == {"F3", "E4"}


@rule("RM-122")
def test_a_longer_chain_is_offered_where_it_can_be_finished() -> None:
    scene = tiny(["F5", "F4", "E4"])
    scene.do("goblin_orb_orb")
    assert scene.cells() == {"F3", "E4", "G4"}
    scene.do("E4")
    assert len(scene.looks(2)) == 1


@rule("RM-205", "RM-123")
def test_a_card_whose_only_step_is_onto_a_stuck_goblin_is_unplayable() -> None:
    scene = tiny(["B4", "A4"], "goblin_potion_grimoire")
    assert scene.why_not("goblin_potion_grimoire") == "RM-205"


@rule("RM-057")
def test_who_chose_is_told_with_each_shove() -> None:
    scene = crowd(3, {"p0": "E3", "p1": "E4", "p2": "E5"})
    scene.do("goblin_orb_orb", "E4", "E5", "D5")
    assert [(event.seat, event.values) for event in scene.happened("shoved")] == [
        (0, ("p1", "E4", "E5")),
        (1, ("p2", "E5", "D5")),
    ]


def test_time_shoves_to_the_lowest_cell_name() -> None:
    scene = crowd(2, {"p0": "E4", "p1": "E5"}, rigor="F5")
    scene.do("goblin_orb_orb", "E5")
    assert scene.ask().default() == "D5"
