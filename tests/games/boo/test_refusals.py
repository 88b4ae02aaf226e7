"""What a seat cannot do now is refused with its own reason and rule, and changes nothing."""

from typing import Any

import pytest

from igroteka.content.words import Words
from igroteka.engine import IllegalChoice
from igroteka.games.boo import GAME
from igroteka.testing import rule
from tests.games.boo.scene import WHITE, Scene


def refused(scene: Scene, seat: int, key: str) -> str:
    """Reason and rule, the same asked beforehand and when tried; nothing has changed."""
    before = GAME.text(scene.match)
    why = scene.match.why_not(seat, key)
    with pytest.raises(IllegalChoice) as told:
        scene.match.answer(seat, key)
    assert why is not None
    assert (told.value.reason, told.value.rule) == (why.reason, why.rule)
    assert GAME.text(scene.match) == before
    return f"{why.reason} {why.rule}"


def showing(**settings: Any) -> Scene:
    """Seat 1 of three has called."""
    scene = Scene(3, *WHITE[:2], settings=settings)
    scene.do("@1000 p1 call:white")
    return scene


@rule("BO-120", "BO-121", "BO-124")
def test_while_one_shows_a_route_the_others_cannot_call_raise_a_hand_or_show_one() -> None:
    scene = showing()
    for seat in (0, 2):
        assert refused(scene, seat, "call:green") == "search_stands_still BO-120"
        assert refused(scene, seat, "raise_hand") == "hands_wait BO-124"
        assert refused(scene, seat, WHITE[2]) == "caller_shows BO-121"
        assert refused(scene, seat, "give_up") == "caller_shows BO-121"
    assert "поднимите свою" in Words("boo", "ru").why("hands_wait"), "a seat has one hand"


@rule("BO-068")
def test_a_second_call_of_the_caller_is_no_route() -> None:
    scene = showing()
    assert refused(scene, 1, "call:green") == "has_called BO-068"
    assert refused(scene, 1, "raise_hand") == "hands_wait BO-124"
    scene.match.answer(1, WHITE[2], at=2_000)
    assert scene.g.visitors[1] == [1]


@rule("BO-066")
def test_a_route_comes_after_the_call_and_the_call_has_one_of_six_colours() -> None:
    scene = Scene(2, *WHITE[:2])
    for route in (WHITE[2], "p:e5", "X(14.7>14.8)", "give_up"):
        assert refused(scene, 0, route) == "call_first BO-066"
    for boo in ("call", "call:", "call:pink"):
        assert refused(scene, 0, boo) == "six_colours BO-010"
    assert refused(scene, 0, "ready") == "no_such_option "


@rule("BO-033", "BO-034", "BO-044")
def test_the_number_is_named_once_by_the_first_player_and_before_it_nobody_searches() -> None:
    scene = Scene.of(GAME.arrange(2, at="number", first="p1"))
    assert refused(scene, 0, "3") == "first_names_number BO-033"
    assert refused(scene, 1, "5") == "four_numbers BO-033"
    for key in ("call:white", "raise_hand"):
        assert refused(scene, 1, key) == "no_visitor_yet BO-044"
    scene.do("p1 3")
    assert refused(scene, 1, "4") == "number_stays BO-034"


@rule("BO-054")
def test_nobody_but_the_first_player_places_the_ghost_and_nobody_later() -> None:
    scene = Scene.of(GAME.arrange(2, at="ghost_room", first="p1"))
    assert refused(scene, 0, "C3") == "first_places_ghost BO-128"
    scene.do("p1 C3", "p1 1")
    assert refused(scene, 1, "D4") == "ghost_stands BO-054"


def test_between_rounds_there_is_nobody_to_search_for() -> None:
    scene = Scene(2, *WHITE[:2], settings={"pause": "short"})
    scene.do("@1000 p0 call:white")
    scene.match.answer(0, WHITE[2], at=2_000)
    assert refused(scene, 1, "call:white") == "no_visitor_yet BO-044"


@rule("BO-151")
def test_who_must_look_at_a_wrong_route_is_told_so_and_who_waits_longer_too() -> None:
    scene = Scene(2, settings={"pause": "short", "false_call_cooldown": 5})
    scene.do("@1000 p0 call:white", "@2000 p0 give_up")
    assert [refused(scene, seat, "call:white") for seat in (0, 1)] == ["look_at_the_error BO-151"] * 2
    scene.match.pass_time(3_500)
    assert refused(scene, 0, "call:white") == "call_locked BO-138"
    assert scene.match.why_not(1, "call:white") is None


@rule("BO-152")
def test_in_correspondence_play_everybody_has_to_do_with_their_own_stopwatch() -> None:
    scene = Scene(3, *WHITE[:2], settings={"stopwatch": True})
    assert refused(scene, 0, "raise_hand") == "pass_instead BO-152"
    assert refused(scene, 0, WHITE[2]) == "not_looked BO-152"
    scene.do("@1000 p0 show_visitor")
    assert refused(scene, 0, WHITE[2]) == "call_first BO-066"
    assert refused(scene, 0, "call:pink") == "six_colours BO-010"
    scene.do("@2000 p0 call:white")
    for key in ("call:red", "show_visitor", "pass"):
        assert refused(scene, 0, key) == "has_called BO-068"
    scene.match.pass_time(17_000)
    assert refused(scene, 0, WHITE[2]) == "has_finished BO-152"
    assert scene.match.why_not(1, "show_visitor") is None


def test_stopwatches_belong_to_correspondence_play() -> None:
    scene = Scene(2)
    assert [refused(scene, 0, key) for key in ("show_visitor", "pass")] == ["no_stopwatches BO-152"] * 2


@rule("BO-150")
def test_a_bot_that_sits_down_for_somebody_who_practised_looks_on() -> None:
    scene = Scene.of(GAME.start(3, seed=1, bots=[2], first="p0", practice=True))
    scene.do("p0 1")
    assert refused(scene, 2, "call:white") == "looks_on BO-150"
    assert scene.match.ask_of(1) is not None
    scene.match.seat(1, True)
    assert scene.match.ask_of(1) is None
    assert refused(scene, 1, "call:white") == "looks_on BO-150"
