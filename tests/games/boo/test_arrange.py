"""Positions as people write them: any name of a thing, and what follows from the rest left out."""

from typing import Any

import pytest

from igroteka.engine import BadPosition
from igroteka.games.boo import GAME
from igroteka.games.boo.board import ROOM_NAMES
from igroteka.testing import rule
from tests.games.boo.scene import IN_ORDER, WHITE, YELLOW, Scene


def at_search(players: int = 3, **position: Any) -> Any:
    return GAME.arrange(players, at="search", **position).g


@pytest.mark.parametrize(
    "hands", ["p1", ["p1"], [1], {"p1": True, "p2": False}, {"p1": True}, [False, True, False], ("p1",), "p1, p1"]
)
def test_hands(hands: object) -> None:
    assert at_search(hands=hands).hands == 0b010


@pytest.mark.parametrize("hands", [[], "", {}, None, {"p1": False}, [False, False, False]])
def test_no_hands(hands: object) -> None:
    assert at_search(hands=hands).hands == 0


@pytest.mark.parametrize(
    "given",
    [
        {"p1": ["red", "blue"]},
        {"p1": "red blue"},
        {"p1": ["R", "b"]},
        {1: ("Red", "BLUE")},
        [[], ["blue", "red"], []],
        ["", "red, blue", None],
        {"red": "p1", "blue": 1},
        {"red": "p1", "blue": "p1", "white": "reserve", "green": None},
    ],
)
def test_walls(given: object) -> None:
    scene = Scene.of(GAME.arrange(3, at="search", walls=given))
    assert scene.walls(1) == ["red", "blue"]
    assert scene.g.owners.count(-1) == 4


def test_the_reserve_is_what_nobody_has() -> None:
    four = ["white", "Y", "green", "purple"]
    assert at_search(walls={"p0": "red blue"}, reserve=four).owners.count(-1) == 4
    with pytest.raises(BadPosition, match="reserve"):
        at_search(walls={"p0": "red"}, reserve=four)
    assert at_search(reserve="W Y R G B P").owners.count(-1) == 6


@pytest.mark.parametrize("given", [{"p0": [1, 2]}, {"p0": "1 2"}, {0: ["tourist", "postman"]}, [[1, 2], [], []]])
def test_visitors(given: object) -> None:
    g = at_search(visitors=given)
    assert g.visitors == [[1, 2], [], []]
    assert g.visitor == 3
    assert g.stack == list(range(4, 13))


def test_rooms_numbers_and_layout() -> None:
    g = at_search(ghost="c3", room="f2", visitor="tourist", layout="123456789", number=2, first="p2")
    assert [ROOM_NAMES[g.ghost], ROOM_NAMES[g.room], g.visitor, g.layout, g.first] == ["C3", "F2", 1, IN_ORDER, 2]
    assert at_search(layout="9 8 7 6 5 4 3 2 1").layout == list(range(9, 0, -1))
    assert at_search(layout=[str(n) for n in IN_ORDER], caller=None, announced=None).layout == IN_ORDER


def test_special_tokens_as_rooms() -> None:
    g = at_search(passages="A1 b1 C1", transformations=["F6"])
    assert [ROOM_NAMES[room] for room in g.castle.passages] == ["A1", "B1", "C1"]
    assert [ROOM_NAMES[room] for room in g.castle.transformations] == ["F6"]
    g = at_search(passages=4, transformations=0)
    assert [ROOM_NAMES[room] for room in g.castle.passages] == ["B2", "E5", "E2", "B5"]
    none = at_search(passages=[], transformations=[])
    assert none.castle.passages == none.castle.transformations == []


@rule("BO-007", "BO-118")
def test_five_special_tokens_or_two_in_a_room_are_refused() -> None:
    with pytest.raises(BadPosition, match="BO-007"):
        at_search(passages="A1 B1 C1", transformations="D1 E1")
    for rooms in (
        {"passages": "A1", "transformations": "A1"},
        {"passages": ["A1", "A1"]},
        {"transformations": "A1 A1"},
    ):
        with pytest.raises(BadPosition, match="A1 is named twice; a room holds one special token") as refused:
            at_search(**rooms)
        assert refused.value.rule == "BO-118"


@rule("BO-026", "BO-029", "BO-042")
def test_a_search_without_a_visitor_is_for_the_next_one() -> None:
    g = at_search(number=2)
    assert [g.visitor, ROOM_NAMES[g.room], g.stack] == [1, "F2", list(range(2, 13))]
    assert at_search().number == 1
    g = at_search(visitors={"p0": [1, 4]}, number=1)
    assert [g.visitor, g.discarded, g.stack] == [5, [2, 3], list(range(6, 13))]
    g = at_search(visitors={"p0": [11, 12]})
    assert [g.visitor, g.stack] == [1, []]


def test_visitors_not_named() -> None:
    g = at_search(2, visitor=9)
    assert [g.stack, g.discarded] == [[], list(range(1, 9))]
    g = at_search(2, visitor=1, stack=[2, 3])
    assert g.discarded == [4, 5, 6, 7, 8, 9]
    g = at_search(2, visitor=3, discarded=[1])
    assert g.stack == [2, 4, 5, 6, 7, 8, 9]
    m = GAME.arrange(2, at="arrival", visitors={"p1": [1]})
    assert [m.g.visitor, m.g.stack] == [2, list(range(3, 10))]
    assert GAME.arrange(2, at="number").g.stack == list(range(1, 10))


def test_new_backs_tell_no_room() -> None:
    with pytest.raises(BadPosition, match="name the room"):
        at_search(settings={"fresh_visitors": True})
    assert at_search(settings={"fresh_visitors": False}).room >= 0


@pytest.mark.parametrize(
    ("position", "says"),
    [
        ({"hands": 1}, "no list"),
        ({"hands": ["p7"]}, "no seat"),
        ({"hands": [True]}, "1 hands for 3 seats"),
        ({"hands": ["p0", "p1"]}, "BO-088"),
        ({"walls": {"p0": "pink"}}, "no colour"),
        ({"walls": {"p0": "red", "p1": "red"}}, "BO-006"),
        ({"walls": {"red": "p9"}}, "no seat"),
        ({"walls": [["red"]]}, "each of the 3 seats"),
        ({"visitors": {"p0": 2}}, "no list"),
        ({"visitors": {"p0": [1], "p1": [1]}}, "visitor 1 is in two places"),
        ({"visitors": {"p0": [1]}, "stack": list(range(1, 13))}, "visitor 1 is in two places"),
        ({"visitors": {"p0": ["dog"]}}, "no visitor"),
        ({"visitor": 99}, "no visitor"),
        ({"visitor": 15}, "BO-031"),
        ({"visitor": 0}, "a visitor stands"),
        ({"ghost": "G7"}, "no room"),
        ({"number": 7}, "1 to 4"),
        ({"caller": "p0"}, "rest point"),
        ({"announced": "red"}, "rest point"),
        ({"wrong_calls": [1]}, "each seat"),
        ({"locked_until": [1]}, "each seat"),
        ({"backs": [["A1"]]}, "BO-011"),
        ({"layout": "112345678"}, "BO-018"),
        ({"moon": 1}, "neither a zone nor a field"),
    ],
)
def test_what_cannot_be_is_said(position: dict[str, Any], says: str) -> None:
    with pytest.raises(BadPosition, match=says):
        at_search(**position)


def test_hands_belong_to_a_search() -> None:
    with pytest.raises(BadPosition, match="hands"):
        GAME.arrange(3, at="arrival", hands=["p0"])


@rule("BO-101")
def test_who_took_a_visitor_last_wins_the_tie_whatever_its_number() -> None:
    taken = [[2, 3], [4, 5, 6]]
    walls = [["red"], ["white", "green"]]
    table: dict[str, Any] = {"layout": IN_ORDER, "ghost": "C3", "room": "F2", "visitor": 1, "stack": []}
    scene = Scene.of(GAME.arrange(2, at="search", visitors=taken, walls=walls, **table))
    scene.call(0, "yellow", YELLOW[2])
    assert scene.match.result is not None
    assert [score.total for score in scene.match.result.scores] == [5, 5]
    assert scene.match.result.winners == [0]


@rule("BO-141")
def test_an_answer_after_the_time_for_the_search_lapses() -> None:
    scene = Scene(2, *WHITE[:2])
    scene.do("@180001 p0 call:white")
    assert [scene.g.discarded, scene.g.caller, scene.g.visitor] == [[1], -1, 2]
    scene = Scene(2, *WHITE[:2])
    scene.call(0, "white", WHITE[2], at=180_000)
    assert scene.g.visitors[0] == [1]


@rule("BO-140", "BO-082")
def test_a_route_shown_after_the_time_for_it_is_wrong() -> None:
    scene = Scene(2, *WHITE[:2])
    scene.do("@1000 p0 call:white")
    scene.match.answer(0, WHITE[2], at=16_001)
    assert scene.g.attempt is not None
    assert scene.g.attempt.verdict == "hesitated"
    scene.do("@20000 p0 call:white")
    scene.match.answer(0, WHITE[2], at=35_000)
    assert scene.g.visitors[0] == [1]
    scene = Scene(2, *WHITE[:2], settings={"show_limit": 0})
    scene.do("@1000 p0 call:white")
    scene.match.answer(0, WHITE[2], at=150_000)
    assert scene.g.visitors[0] == [1]


def test_a_colour_of_a_transformation_may_be_written_out() -> None:
    scene = Scene(2, "C3", "F2")
    scene.call(0, "purple", "s e n n n e e n e e t:red n e s e")
    assert scene.walls(0) == ["red"]
    scene = Scene(2, "C3", "F2")
    scene.call(0, "purple", "S E N N N E E N E E T:PINK N E S E")
    assert scene.g.attempt is not None
    assert [scene.g.attempt.verdict, scene.g.attempt.wrong] == ["bad_step", 11]


def test_what_is_imagined_has_not_been_drawn() -> None:
    m = GAME.start(2, seed=3)
    m.answer(m.asks[0].seat, "2")
    assert m.imagine(0, seed=5).g.fate.drawn == m.g.fate.drawn


@rule("BO-020")
def test_the_ghost_cannot_begin_off_the_central_tile() -> None:
    m = GAME.arrange(2, at="ghost_room", first="p1")
    assert [m.asks[0].name, [option.key for option in m.asks[0].options]] == ["ghost_room", ["C3", "D3", "C4", "D4"]]
    refused = m.why_not(1, "B2")
    assert refused is not None
    assert [refused.rule, refused.reason] == ["BO-020", "not_central"]
    m.answer(1, "D4")
    assert ROOM_NAMES[m.g.ghost] == "D4"


def test_other_words_of_the_glossary_for_the_same_thing() -> None:
    plain = GAME.arrange(3, at="search", layout=IN_ORDER, room="F2", walls=[["red"], [], ["blue"]], hands=["p1"])
    other = GAME.arrange(3, at="search", tiles=IN_ORDER, visitor_room="F2", held={"p0": "red", "p2": "B"}, hand="p1")
    assert GAME.text(other) == GAME.text(plain)
    assert [GAME.arrange(2, at=at).asks[0].name for at in ("choose_ghost_room", "choose_number", "reveal")] == [
        "ghost_room",
        "number",
        "search",
    ]
    with pytest.raises(BadPosition, match="walls are the same"):
        GAME.arrange(3, at="search", walls={"p0": "red"}, held={"p0": "red"})


def test_what_one_seat_has_may_be_named_by_the_seat() -> None:
    scene = Scene.of(GAME.arrange(3, at="search", walls={"p0": "red"}, walls_p2="white green", visitors_p0=[1, 3]))
    assert [scene.walls(seat) for seat in range(3)] == [["red"], [], ["white", "green"]]
    assert scene.g.visitors == [[1, 3], [], [2, 4]]


@rule("BO-070", "BO-072")
def test_each_wall_token_has_come_with_a_visitor() -> None:
    with pytest.raises(BadPosition, match="p0 has more wall tokens than visitors"):
        GAME.arrange(2, at="search", walls_p0="red white blue", visitors=[[], []])
    with pytest.raises(BadPosition, match="p1 has more wall tokens than visitors"):
        GAME.arrange(2, at="search", walls_p1="red white", visitors_p1=[1])
    with pytest.raises(BadPosition, match="p0 has more wall tokens than visitors"):
        GAME.arrange(2, at="search", walls_p0="red white", visitor=2)


def test_who_has_wall_tokens_has_taken_the_first_visitors_unless_others_are_named() -> None:
    m = GAME.arrange(2, at="search", walls_p0="red white", walls_p1="blue")
    assert (m.g.visitors, m.g.visitor, m.g.discarded) == ([[1, 2], [3]], 4, [])
    m = GAME.arrange(2, at="search", walls_p0="red", visitor=4, visitors_p1=[1])
    assert (m.g.visitors, m.g.discarded) == ([[2], [1]], [3])
