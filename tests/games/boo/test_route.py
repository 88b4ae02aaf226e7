"""What a route is: continuous, straight through walls of one colour, from the ghost to the visitor."""

import pytest

from igroteka.games.boo.board import ROOM_OF
from igroteka.testing import rule
from tests.games.boo.castles import CODES, castle
from tests.games.boo.scene import BLUE, WHITE, YELLOW, Scene, judged


@rule("BO-046")
def test_a_route_leads_from_the_ghost_to_the_visitor_without_a_gap() -> None:
    assert judged(*WHITE[:2], "white", "E E") == "ok white"
    assert judged(*WHITE[:2], "white", "E") == "not_there 1"
    assert judged(*WHITE[:2], "white", "") == "not_there 0"
    beyond_the_gap = "X(14.9>14.8) E"
    assert judged("C6", "D6", "white", beyond_the_gap) == "bad_step 1"


@rule("BO-047")
def test_corridors_are_free_over_any_distance() -> None:
    assert judged(*YELLOW[:2], "yellow", "N " + "N S " * 100 + YELLOW[2][2:]) == "ok yellow"


@rule("BO-048")
def test_rooms_may_be_entered_and_left_on_the_way() -> None:
    """From A2 the ghost walks through room C2 into D2, purple all the way."""
    assert judged("A2", "D2", "purple", "N E E E E S E E E") == "ok purple"


@rule("BO-049")
def test_any_number_of_walls_may_be_crossed() -> None:
    scene = Scene(2, *WHITE[:2])
    scene.call(0, "white", "E W " * 30 + "E E")
    assert scene.won(0)
    taken = next(e for e in scene.match.events(None) if e.kind == "visitor_taken")
    assert taken.values["crossings"] == 62


@rule("BO-050")
def test_all_walls_of_a_route_have_one_colour() -> None:
    """D5, south through red into the hall; D6 has white towards the hall: neither colour does it alone."""
    assert judged("D5", "D6", "red", "S W S E") == "wrong_wall 4"
    assert judged("D5", "D6", "white", "S W S E") == "wrong_wall 1"


@rule("BO-051")
@pytest.mark.parametrize("colour", ["yellow", "red", "green", "blue", "purple"])
def test_a_wall_of_another_colour_cannot_be_crossed(colour: str) -> None:
    assert judged(*WHITE[:2], colour, "E E") == "wrong_wall 1"


@rule("BO-052")
def test_walls_are_crossed_straight() -> None:
    """The rulebook's three allowed pictures: out of a room, across a corridor, into a room."""
    scene = Scene(2, *YELLOW[:2])
    scene.call(0, "yellow", YELLOW[2])
    c = castle()
    steps = YELLOW[2].split()
    cell, crossed = c.room_cells[ROOM_OF["C3"]], []
    for step in steps:
        d = "NESW".index(step)
        before = c.room_at(cell) >= 0
        wall = c.sides[d][cell] < 6
        cell += (-15, 1, 15, -1)[d]
        if wall:
            crossed.append((before, c.room_at(cell) >= 0))
    assert crossed == [(True, False), (False, False), (False, True)]
    assert scene.won(0)


@rule("BO-053")
@pytest.mark.parametrize("slanting", ["NE", "SE", "X(14.7>13.8)", "X(14.7>14.9)"])
def test_no_way_leads_across_a_corner_or_along_a_wall(slanting: str) -> None:
    """The rulebook's forbidden picture."""
    assert judged(*WHITE[:2], "white", f"{slanting} E E") == "bad_step 1"


@rule("BO-054")
def test_the_ghost_stands_still_until_a_route_is_correct() -> None:
    scene = Scene(2, *YELLOW[:2])
    for route in ("N N", "N N W W W"):
        scene.call(0, "yellow")
        assert scene.g.ghost == ROOM_OF["C3"]
        scene.match.answer(0, route)
        assert scene.g.ghost == ROOM_OF["C3"]


@rule("BO-055")
def test_through_white_walls_only_white_is_the_colour_used() -> None:
    """The rulebook's example."""
    scene = Scene(2, *WHITE[:2])
    scene.call(1, "white", WHITE[2])
    assert (scene.g.visitors[1], scene.walls(1)) == ([1], ["white"])


@rule("BO-107")
def test_the_frame_cannot_be_crossed() -> None:
    assert judged("C6", "D6", "red", "S S") == "bad_step 2"
    c = castle()
    edge = [c.sides[0][x] for x in range(15)] + [c.sides[2][210 + x] for x in range(15)]
    edge += [c.sides[3][15 * y] for y in range(15)] + [c.sides[1][15 * y + 14] for y in range(15)]
    assert set(edge) == {7}


@rule("BO-108")
def test_no_wall_stands_on_the_border_of_two_tiles() -> None:
    c = castle()
    for line in range(15):
        for border in (4, 9):
            assert c.sides[1][15 * line + border] == 6
            assert c.sides[2][15 * border + line] == 6


@rule("BO-109")
def test_a_route_may_be_longer_than_needed_and_cross_its_own_way() -> None:
    assert judged(*WHITE[:2], "white", "E N N S S E") == "ok white"
    assert judged(*BLUE[:2], "blue", "W E " + BLUE[2]) == "ok blue"


@rule("BO-110")
@pytest.mark.parametrize(
    ("colour", "route", "what"),
    [
        ("white", "N", "wrong_wall 1"),
        ("white", "E Z E", "bad_step 2"),
        ("red", "E E", "wrong_wall 1"),
        ("white", "E N", "not_there 2"),
        ("white", "P:E5", "bad_passage 1"),
        ("white", "T:R", "bad_transform 1"),
    ],
)
def test_every_other_fault_has_the_same_consequence(colour: str, route: str, what: str) -> None:
    scene = Scene(3, *WHITE[:2], first=1)
    before = scene.table(0)
    scene.call(2, colour, route)
    assert " ".join(map(str, scene.verdict())) == what
    assert [a.name for a in scene.match.asks] == ["search"] * 3
    after = scene.table(0)
    changed = {key for key in before if before[key] != after[key]}
    assert changed == {"attempt", "players"}


@rule("BO-119")
@pytest.mark.parametrize("colour", ["yellow", "purple"])
def test_a_visitor_in_the_ghosts_own_room_is_reached_by_the_empty_route(colour: str) -> None:
    assert judged("C3", "C3", colour, "") == f"ok {colour}"
    scene = Scene(2, "C3", "C3", walls=[["white"], []], visitors=[[1], []])
    scene.call(0, "white")
    assert scene.verdict() == ("held_colour", 0)


@rule("BO-130")
def test_what_is_shown_after_the_visitors_room_does_not_matter() -> None:
    assert judged(*WHITE[:2], "white", "E E E E N Z P:A1") == "ok white"
    scene = Scene(2, *WHITE[:2])
    scene.call(0, "white", "E E E E N Z")
    assert scene.g.finished is not None
    assert scene.g.finished.route == "E E"


@rule("BO-146")
@pytest.mark.parametrize(
    ("route", "what"),
    [
        ("hello", "bad_step 1"),
        ("E W boo E", "bad_step 3"),
        ("E 5 E", "bad_step 2"),
        ("T:X", "bad_step 1"),
        ("P:Z9", "bad_step 1"),
        ("X()", "bad_step 1"),
        ("X(1.1>99.99)", "bad_step 1"),
        ("X(a.b>c.d)", "bad_step 1"),
        ("E N N N W", "wrong_wall 5"),
    ],
)
def test_whatever_is_shown_is_judged_and_the_first_wrong_step_is_named(route: str, what: str) -> None:
    assert judged(*WHITE[:2], "white", route) == what


def test_a_route_may_be_written_by_its_walls_alone() -> None:
    """The compact form; the log keeps the cells."""
    scene = Scene(2, *YELLOW[:2])
    scene.call(0, "yellow", "X(7.7>6.7) X(4.6>4.7)")
    assert scene.verdict() == ("wrong_wall", 2)
    scene.call(0, "yellow", compact(YELLOW))
    assert scene.g.finished is not None
    assert scene.g.finished.route.count("N") == 4
    assert len(scene.g.finished.route.split()) == 14


def compact(sample: tuple[str, str, str]) -> str:
    """The sample's crossings, each as the cells before and behind it."""
    c = castle()
    cell, steps = c.room_cells[ROOM_OF[sample[0]]], []
    for step in sample[2].split():
        d = "NESW".index(step)
        behind = cell + (-15, 1, 15, -1)[d]
        if c.sides[d][cell] < 6:
            steps.append(f"X({cell // 15 + 1}.{cell % 15 + 1}>{behind // 15 + 1}.{behind % 15 + 1})")
        cell = behind
    return " ".join(steps)


def test_of_a_wrong_route_everybody_sees_what_was_shown_up_to_its_first_wrong_step() -> None:
    scene = Scene(2, *WHITE[:2])
    scene.call(0, "white", "E W <SCRIPT>alert(document.cookie)</SCRIPT> E E")
    shown = next(e for e in scene.match.events(1) if e.kind == "route_shown")
    assert shown.values["route"] == "E W <SCRIPT>ALERT("
    assert scene.verdict() == ("bad_step", 3)
    scene.call(0, "white", "E N")
    assert [e.values["route"] for e in scene.match.events(1) if e.kind == "route_shown"][-1] == "E N"


def test_small_letters_are_read_too() -> None:
    assert judged("C3", "F2", "purple", "s e n n n e e n e e t:r n e s e") == "ok red"
    assert CODES == "WYRGBP"


def test_a_route_longer_than_anybody_can_read_is_refused_and_changes_nothing() -> None:
    scene = Scene(2, *WHITE[:2])
    scene.call(0, "white")
    refusal = scene.match.why_not(0, "E W " * 1001)
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("BO-068", "too_long")
    assert scene.match.why_not(0, "E W " * 1000) is None
