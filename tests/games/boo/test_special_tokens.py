"""Secret passages and transformations. D5, C6 and D6 share a hall: red leads from D5 to C6, white from C6 to D6."""

from typing import Any

import pytest

from igroteka.testing import rule
from tests.games.boo.scene import PURPLE_TO_RED, Scene, judged

CHANGE_IN_C6: dict[str, Any] = {"passages": 0, "transformations": 1, "special_rooms": ("C6",)}
D6_E5_AND_CHANGE_IN_C6: dict[str, Any] = {"passages": 2, "transformations": 1, "special_rooms": ("D6", "E5", "C6")}
RED_THEN_WHITE = "S W W S T:W E E"


@rule("BO-056")
def test_a_passage_leads_straight_to_another_passage() -> None:
    assert judged("B2", "E6", "white", "P:E5 S S") == "ok white"
    assert judged("B2", "E6", "white", "P:E2 S S") == "bad_passage 1"
    assert judged("B2", "E6", "white", "P:B2 S S") == "bad_passage 1"
    assert judged("E6", "B2", "white", "P:B2") == "bad_passage 1"
    assert judged("E6", "B2", "white", "N P:B2") == "bad_passage 2"
    assert judged("E6", "B2", "white", "N N P:B2") == "ok white"


@rule("BO-057")
def test_behind_a_passage_the_colour_is_the_same() -> None:
    assert judged("B2", "E6", "yellow", "P:E5 S S") == "wrong_wall 2"
    assert judged("B2", "E6", "white", "P:E5 S S") == "ok white"


@rule("BO-058")
def test_a_room_with_a_passage_may_just_be_walked_through() -> None:
    settings = {"passages": 2, "transformations": 0, "special_rooms": ("C2", "F6")}
    assert judged("A2", "D2", "purple", "N E E E E S E E E", settings) == "ok purple"


@rule("BO-059")
def test_in_a_room_with_a_transformation_the_colour_may_change_or_stay() -> None:
    assert judged("D5", "D6", "red", RED_THEN_WHITE, CHANGE_IN_C6) == "ok white"
    assert judged("C6", "D6", "white", "E E", CHANGE_IN_C6) == "ok white"
    assert judged("D5", "C5", "red", "S W T:W W N", CHANGE_IN_C6) == "bad_transform 3"
    assert judged("A2", "D2", "purple", "N E E E E S E E E", CHANGE_IN_C6 | {"special_rooms": ("C2",)}) == "ok purple"


@rule("BO-060")
def test_the_new_colour_holds_from_the_wall_by_which_the_room_is_left() -> None:
    assert judged("D5", "D6", "red", "S W W S T:W E E", CHANGE_IN_C6) == "ok white"
    assert judged("D5", "D6", "red", "S W W S T:W N", CHANGE_IN_C6) == "wrong_wall 6"


@rule("BO-061")
def test_the_room_of_the_transformation_is_entered_with_the_old_colour() -> None:
    assert judged("D5", "D6", "red", "S W S W T:W E E", CHANGE_IN_C6) == "wrong_wall 4"


@rule("BO-062", "BO-063")
def test_several_tokens_may_be_used_in_any_order() -> None:
    assert judged("B5", "B2", "blue", "T:R E N N E E E E E E S S E P:B2") == "ok red"
    assert judged("E5", "F2", "yellow", "P:B2 E N E E E E E E S S E N T:R N E S E") == "ok red"
    assert judged("B5", "D2", "white", "T:P N N E N N E E E N N N E E N E E T:Y S W W W N") == "ok yellow"


@rule("BO-064")
def test_special_tokens_stay_for_everybody_and_for_the_whole_game() -> None:
    scene = Scene(2, "B2", "E6", backs=[["A1", "E5", *["E6"] * 13]] * 4)
    castle = scene.table(0)["castle"]
    scene.call(0, "white", "P:E5 S S")
    assert scene.won(0)
    scene.call(1, "white", "N N")
    assert scene.won(1)
    assert scene.table(0)["castle"] == castle


@rule("BO-111")
def test_a_ghost_may_use_the_token_of_the_room_it_starts_in() -> None:
    assert judged("B2", "E5", "red", "P:E5") == "ok red"
    assert judged("C6", "D6", "red", "T:W E E", CHANGE_IN_C6) == "ok white"


@rule("BO-112")
def test_the_announced_colour_counts_as_used_even_if_it_is_changed_at_once() -> None:
    scene = Scene(2, "C6", "D6", settings=CHANGE_IN_C6, walls=[["red"], []], visitors=[[1], []])
    scene.call(0, "red")
    assert scene.verdict() == ("held_colour", 0)
    scene.call(0, "blue", "T:W E E")
    assert scene.won(0)


@rule("BO-113")
def test_a_transformation_in_the_visitors_room_changes_nothing() -> None:
    settings = {"passages": 0, "transformations": 1, "special_rooms": ("D6",)}
    assert judged("C6", "D6", "white", "E E T:R", settings) == "ok white"
    scene = Scene(2, "C6", "D6", settings=settings)
    scene.call(0, "white", "E E T:R")
    assert scene.walls(0) == ["white"]


@rule("BO-114")
def test_the_final_colour_is_the_one_in_force_on_arrival() -> None:
    assert judged(*PURPLE_TO_RED[:2], "purple", PURPLE_TO_RED[2]) == "ok red"
    assert judged("C6", "D6", "red", "T:B T:W E E", CHANGE_IN_C6) == "ok white"


@rule("BO-115")
@pytest.mark.parametrize("passages", [3, 4])
def test_of_three_or_four_passages_any_other_is_an_exit(passages: int) -> None:
    settings = {"passages": passages, "transformations": 0}
    rooms = ["B2", "E5", "E2", "B5"][:passages]
    for entrance in rooms:
        for exit_room in rooms:
            expected = "ok green" if exit_room != entrance else "bad_passage 1"
            visitor = exit_room if exit_room != entrance else "A1"
            assert judged(entrance, visitor, "green", f"P:{exit_room}", settings) == expected


@rule("BO-116")
def test_a_single_passage_leads_nowhere() -> None:
    settings = {"passages": 1, "transformations": 0}
    for target in ("B2", "E5", "A1"):
        assert judged("B2", "A1", "white", f"P:{target}", settings) == "bad_passage 1"


@rule("BO-117")
@pytest.mark.parametrize("colour", ["white", "yellow", "red", "green", "blue", "purple"])
def test_a_route_by_passage_alone_ends_with_the_announced_colour(colour: str) -> None:
    assert judged("B2", "E5", colour, "P:E5") == f"ok {colour}"


@rule("BO-133")
def test_a_passage_keeps_the_colour_in_force_and_not_the_announced_one() -> None:
    assert judged("D5", "E6", "red", f"{RED_THEN_WHITE} P:E5 S S", D6_E5_AND_CHANGE_IN_C6) == "ok white"
    assert judged("D5", "E6", "red", f"{RED_THEN_WHITE} P:E5 W", D6_E5_AND_CHANGE_IN_C6) == "wrong_wall 9"


@rule("BO-134")
def test_the_same_token_may_be_used_again() -> None:
    assert judged("B2", "E6", "white", "P:E5 P:B2 P:E5 S S") == "ok white"
    assert judged("C6", "D6", "red", "T:W E W T:R T:W E E", CHANGE_IN_C6) == "ok white"


@rule("BO-075")
def test_nobody_changes_into_a_colour_they_hold() -> None:
    held: dict[str, Any] = {"settings": CHANGE_IN_C6, "walls": [["white"], []], "visitors": [[1], []]}
    assert judged("D5", "D6", "red", RED_THEN_WHITE, **held) == "held_colour 5"


@rule("BO-136")
def test_a_held_colour_may_not_be_chosen_even_in_passing() -> None:
    held: dict[str, Any] = {"settings": CHANGE_IN_C6, "walls": [["blue"], []], "visitors": [[1], []]}
    assert judged("D5", "D6", "red", "S W W S T:B T:W E E", **held) == "held_colour 5"


def test_back_to_the_first_colour_its_token_is_taken() -> None:
    """Ruling 33: red, white, red; white only has to be free for the caller."""
    assert judged("C6", "D5", "red", "T:W T:R N E E N", CHANGE_IN_C6) == "ok red"
