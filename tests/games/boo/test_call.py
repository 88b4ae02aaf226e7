"""«Бу-у-у!»: the call, the show, what a correct route brings and what a wrong one does not."""

import pytest

from igroteka.content.words import Words
from igroteka.engine import IllegalChoice, StaleAnswer
from igroteka.games.boo import GAME
from igroteka.games.boo.board import ROOM_OF
from igroteka.testing import rule
from tests.games.boo.scene import BLUE, PURPLE_TO_RED, WHITE, YELLOW, Scene


@rule("BO-065")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_whoever_has_found_a_route_calls(seat: int) -> None:
    scene = Scene(3, *WHITE[:2])
    scene.match.answer(seat, "call:white")
    assert (scene.g.caller, scene.kinds()[-1]) == (seat, "called")


@rule("BO-066")
def test_a_call_names_one_colour() -> None:
    scene = Scene(2)
    calls = [o.key for o in scene.match.asks[0].options if o.key.startswith("call")]
    assert calls == [f"call:{colour}" for colour in ("white", "yellow", "red", "green", "blue", "purple")]
    with pytest.raises(IllegalChoice):
        scene.do("p0 call")
    scene.do("p0 call:green")
    assert scene.table(1)["announced"] == "green"


@rule("BO-067")
def test_the_announced_colour_is_the_one_the_route_starts_with() -> None:
    scene = Scene(2, *PURPLE_TO_RED[:2])
    scene.call(0, "red", PURPLE_TO_RED[2])
    assert scene.verdict() == ("wrong_wall", 1)
    scene.call(0, "purple", PURPLE_TO_RED[2])
    assert scene.won(0)


@rule("BO-068")
def test_right_after_the_call_the_caller_alone_shows_the_route() -> None:
    scene = Scene(3, *WHITE[:2])
    scene.do("p1 call:white")
    assert [(a.seat, a.name, a.must) for a in scene.match.asks] == [(1, "show", True)]


@rule("BO-069")
def test_the_ghost_moves_into_the_visitors_room() -> None:
    scene = Scene(2, *BLUE[:2])
    scene.call(0, "blue", BLUE[2])
    assert scene.g.ghost == ROOM_OF["A6"]


@rule("BO-070")
def test_the_caller_takes_the_visitor_and_keeps_it_face_up() -> None:
    scene = Scene(3, *WHITE[:2])
    scene.call(2, "white", WHITE[2])
    players = scene.table(0)["players"]
    assert isinstance(players, dict)
    assert [p["visitors"] for p in players.values()] == [[], [], ["tourist"]]


@rule("BO-071", "BO-072")
def test_the_caller_takes_the_wall_token_from_the_reserve() -> None:
    scene = Scene(2, *YELLOW[:2])
    scene.call(1, "yellow", YELLOW[2])
    assert scene.walls(1) == ["yellow"]
    assert scene.table(0)["reserve"] == ["white", "red", "green", "blue", "purple"]
    assert "wall_taken" in scene.kinds()


@rule("BO-073")
def test_the_caller_takes_the_wall_token_from_the_player_who_has_it() -> None:
    scene = Scene(3, *WHITE[:2], walls=[["white", "red"], ["blue"], []], visitors=[[1, 2], [3], []])
    scene.call(1, "white", WHITE[2])
    assert [scene.walls(seat) for seat in range(3)] == [["red"], ["white", "blue"], []]
    stolen = next(e for e in scene.match.events(None) if e.kind == "wall_stolen")
    assert (stolen.seat, stolen.values) == (1, {"colour": "white", "owner": "p0"})


@rule("BO-074", "BO-135")
def test_a_colour_whose_token_lies_before_the_caller_is_wrong_at_once_and_nothing_is_shown() -> None:
    scene = Scene(2, *WHITE[:2], walls=[["white"], []], visitors=[[1], []])
    assert scene.match.why_not(0, "call:white") is None
    scene.do("p0 call:white")
    assert scene.verdict() == ("held_colour", 0)
    assert [a.name for a in scene.match.asks] == ["search", "search"]
    assert "route_shown" not in scene.kinds()


@rule("BO-076")
def test_a_held_colour_is_closed_to_its_holder_only() -> None:
    scene = Scene(2, *WHITE[:2], walls=[["white"], []], visitors=[[1], []])
    scene.call(1, "white", WHITE[2])
    assert scene.won(1)


@rule("BO-077")
def test_who_loses_a_wall_token_may_use_the_colour_again() -> None:
    scene = Scene(
        2, *WHITE[:2], walls=[["white"], []], visitors=[[1], []], backs=[["A1", "A1", "C6", *["A1"] * 12]] * 4
    )
    scene.call(1, "white", WHITE[2])
    scene.call(0, "white", "W W")
    assert scene.won(0)
    assert scene.walls(0) == ["white"]


@rule("BO-078")
def test_of_several_colours_the_last_one_gives_the_wall_token() -> None:
    scene = Scene(2, *PURPLE_TO_RED[:2])
    scene.call(0, "purple", PURPLE_TO_RED[2])
    assert scene.walls(0) == ["red"]


@rule("BO-079")
def test_a_route_brings_exactly_one_wall_token() -> None:
    scene = Scene(2, *PURPLE_TO_RED[:2], walls=[["blue"], ["purple"]], visitors=[[1], [2]])
    scene.call(0, "purple", PURPLE_TO_RED[2])
    assert (scene.walls(0), scene.walls(1)) == (["red", "blue"], ["purple"])


@rule("BO-080")
def test_a_held_colour_anywhere_makes_a_route_wrong() -> None:
    scene = Scene(2, *PURPLE_TO_RED[:2], walls=[["red"], []], visitors=[[1], []])
    scene.call(0, "purple", PURPLE_TO_RED[2])
    assert scene.verdict() == ("held_colour", 11)
    assert scene.table(1)["attempt"]["closed"] == "red"
    assert told(scene, "route_wrong").startswith("Игрок 1 ошибается (красный): цвет закрыт собственным жетоном")
    scene = Scene(2, *PURPLE_TO_RED[:2], walls=[["purple"], []], visitors=[[1], []])
    scene.call(0, "purple")
    assert scene.verdict() == ("held_colour", 0)


def told(scene: Scene, kind: str) -> str:
    """The last event of a kind, in Russian."""
    event = [e for e in scene.match.events(None) if e.kind == kind][-1]
    return Words("boo", "ru").event(event.kind, event.values, event.seat)


@rule("BO-081")
def test_who_cannot_recall_the_route_gives_up_and_is_wrong() -> None:
    scene = Scene(2, *WHITE[:2])
    for words in ("give_up", " Give_Up "):
        scene.call(0, "white", words)
        assert scene.verdict() == ("gave_up", 0)
    assert told(scene, "route_wrong") == "Игрок 1 ошибается (белый): маршрут забыт. Все ищут снова"
    assert [a.name for a in scene.match.asks] == ["search", "search"]


@rule("BO-082", "BO-140")
def test_a_route_that_is_not_shown_in_time_is_wrong() -> None:
    scene = Scene(2, *WHITE[:2])
    scene.do("@4000 p0 call:white")
    assert scene.match.asks[0].deadline == 19_000
    scene.match.pass_time(18_999)
    assert scene.g.caller == 0
    scene.match.pass_time(19_000)
    assert scene.verdict() == ("hesitated", 0)


@rule("BO-083")
def test_after_a_wrong_route_everybody_searches_again_the_caller_too() -> None:
    scene = Scene(3, *WHITE[:2])
    scene.call(1, "white", "E N")
    assert [a.seat for a in scene.match.asks] == [0, 1, 2]
    scene.call(1, "white", WHITE[2])
    assert scene.won(1)


@rule("BO-084", "BO-085")
def test_a_wrong_route_changes_nothing_on_the_table() -> None:
    scene = Scene(3, *WHITE[:2], first=2, walls=[["red"], ["blue"], []], visitors=[[1], [2], []])
    before = (
        scene.g.ghost,
        scene.g.room,
        scene.g.visitor,
        scene.g.owners[:],
        [own[:] for own in scene.g.visitors],
        scene.g.stack[:],
        scene.g.first,
    )
    scene.call(0, "white", "E N")
    after = (
        scene.g.ghost,
        scene.g.room,
        scene.g.visitor,
        scene.g.owners,
        scene.g.visitors,
        scene.g.stack,
        scene.g.first,
    )
    assert after == before


@rule("BO-086")
def test_a_wrong_route_costs_its_author_nothing() -> None:
    scene = Scene(2, *WHITE[:2])
    for _ in range(5):
        scene.call(0, "white", "E N")
        assert scene.match.why_not(0, "call:white") is None
    scene.call(0, "white", WHITE[2])
    assert scene.won(0)


@rule("BO-120")
def test_while_a_route_is_shown_nobody_else_can_do_anything() -> None:
    scene = Scene(3, *WHITE[:2])
    scene.do("p1 call:white")
    for seat in (0, 2):
        for key in ("call:white", "raise_hand"):
            with pytest.raises(IllegalChoice):
                scene.match.answer(seat, key)
    assert (scene.g.caller, scene.g.hands) == (1, 0)


@rule("BO-121")
def test_later_calls_of_the_same_race_lapse_even_if_the_first_was_wrong() -> None:
    scene = Scene(3, *WHITE[:2])
    number = scene.match.number
    scene.match.answer(0, "call:white", number=number)
    with pytest.raises(StaleAnswer):
        scene.match.answer(1, "call:white", number=number)
    scene.do("p0 E N")
    with pytest.raises(StaleAnswer):
        scene.match.answer(1, "call:white", number=number)
    assert scene.g.caller == -1


def test_a_raised_hand_leaves_the_race_as_it_is() -> None:
    scene = Scene(3, *WHITE[:2])
    number = scene.match.number
    scene.match.answer(0, "raise_hand", number=number)
    scene.match.answer(1, "call:white", number=number)
    assert scene.g.caller == 1


@rule("BO-126")
def test_during_the_search_there_is_nothing_to_trace_a_route_with() -> None:
    """A screen has no finger: calls and hands are all that can be sent."""
    scene = Scene(2)
    universe = [o.key for o in scene.match.asks[0].universe()]
    assert [key for key in universe if not key.startswith("call:")] == ["raise_hand", "lower_hand"]
    for step in ("N", "P:E5", "X(14.7>14.8)", "show"):
        with pytest.raises(IllegalChoice):
            scene.match.answer(0, step)


def test_a_call_outside_the_search_is_refused_and_changes_nothing() -> None:
    m = GAME.start(2, seed=1, first="p0")
    before = GAME.text(m)
    for seat in (0, 1):
        with pytest.raises(IllegalChoice):
            m.answer(seat, "call:white")
    assert GAME.text(m) == before
