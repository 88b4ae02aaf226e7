"""Table options about time, and the pause between rounds. Times are input, in milliseconds."""

from typing import Any

import pytest

from igroteka.engine import IllegalChoice
from igroteka.games.boo import GAME
from igroteka.games.boo.board import ROOM_OF
from igroteka.testing import rule
from tests.games.boo.scene import WHITE, Scene


def timed(
    players: int = 2, ghost: str = "C6", room: str = "D6", position: dict[str, Any] | None = None, **settings: Any
) -> Scene:
    return Scene(players, ghost, room, settings=settings, **(position or {}))


@rule("BO-138")
def test_after_a_wrong_call_its_author_may_have_to_wait() -> None:
    scene = timed(false_call_cooldown=5)
    scene.call(0, "white", "E N", at=1_000)
    refusal = scene.match.why_not(0, "call:white")
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("BO-138", "call_locked")
    assert scene.match.why_not(1, "call:white") is None
    assert scene.match.why_not(0, "raise_hand") is None
    scene.match.pass_time(5_999)
    assert scene.match.why_not(0, "call:white") is not None
    scene.match.pass_time(6_000)
    scene.call(0, "white", WHITE[2], at=6_001)
    assert scene.won(0)


@rule("BO-138")
def test_the_wait_does_not_outlast_the_round() -> None:
    scene = timed(false_call_cooldown=10)
    scene.call(0, "white", "E N", at=1_000)
    scene.call(1, "white", WHITE[2], at=2_000)
    assert scene.match.why_not(0, "call:white") is None


def test_the_end_of_a_wait_keeps_the_race() -> None:
    scene = timed(3, false_call_cooldown=3)
    scene.call(0, "white", "E N", at=1_000)
    number = scene.match.number
    scene.match.pass_time(4_000)
    assert scene.match.number == number
    scene.match.answer(0, "call:white", at=4_001, number=number)
    assert scene.g.caller == 0


@rule("BO-139")
@pytest.mark.parametrize(("longer", "waits"), [(False, [3, 3, 3, 3]), (True, [3, 3, 10, 10])])
def test_the_third_wrong_call_of_a_round_may_cost_more(longer: bool, waits: list[int]) -> None:
    scene = timed(false_call_cooldown=3, third_call_lock=longer)
    at = 0
    for _ in range(4):
        scene.call(0, "white", "E N", at=at)
        at += 20_000
        scene.match.pass_time(at)
    assert [e.values["seconds"] for e in scene.match.events(None) if e.kind == "locked"] == waits


@rule("BO-139")
def test_wrong_calls_are_counted_anew_in_each_round_and_for_each_seat() -> None:
    scene = timed(3, false_call_cooldown=3, third_call_lock=True)
    for seat in (0, 0, 1):
        scene.match.pass_time(scene.g.now + 4_000)
        scene.call(seat, "white", "E N", at=scene.g.now)
    scene.call(2, "white", WHITE[2])
    assert scene.g.wrong_calls == [0, 0, 0]


@rule("BO-140")
@pytest.mark.parametrize(("limit", "deadline"), [(10, 11_000), (15, 16_000), (60, 61_000), (0, -1)])
def test_the_time_for_a_show_is_the_tables_and_the_same_for_every_visitor(limit: int, deadline: int) -> None:
    for ghost, room in (("C6", "D6"), ("C3", "A6")):
        scene = timed(2, ghost, room, show_limit=limit)
        scene.do("@1000 p0 call:white")
        assert scene.match.asks[0].deadline == deadline


@rule("BO-141")
def test_when_the_time_for_a_search_is_over_the_visitor_is_discarded() -> None:
    scene = timed(3, position={"first": 1})
    scene.match.pass_time(179_999)
    assert scene.g.visitor == 1
    scene.match.pass_time(180_000)
    assert (scene.g.visitor, scene.g.discarded, scene.g.ghost, scene.g.first) == (2, [1], ROOM_OF["D6"], 2)
    assert scene.g.finished is not None
    assert scene.g.finished.how == "time"
    assert scene.g.search_until() == 360_000


@rule("BO-141")
def test_shows_do_not_count_and_a_wrong_route_does_not_begin_the_time_anew() -> None:
    scene = timed(search_limit=60)
    scene.do("@50000 p0 call:white", "@58000 p0 E N")
    assert scene.table(0)["search_until"] == 68_000
    scene.match.pass_time(67_999)
    assert scene.g.visitor == 1
    scene.match.pass_time(68_000)
    assert scene.g.visitor == 2


@rule("BO-141")
def test_without_a_limit_a_search_goes_on_for_ever() -> None:
    scene = timed(search_limit=0)
    scene.match.pass_time(10_000_000)
    assert scene.g.visitor == 1
    assert scene.table(0)["search_until"] is None


@rule("BO-142")
def test_the_table_may_say_that_nobody_has_a_route() -> None:
    """A1 to F6 has no route in this castle, A1 to D4 has one that starts white."""
    hopeless, hard = timed(2, "A1", "F6", nobody_can=True), timed(2, "A1", "D4", nobody_can=True)
    for scene in (hopeless, hard):
        number = scene.match.number
        scene.match.pass_time(59_999)
        assert "nobody_can" not in scene.kinds()
        scene.match.pass_time(60_000)
        assert scene.match.number == number
    assert hopeless.kinds() == ["nobody_can"]
    assert hard.kinds() == []
    hopeless.match.pass_time(120_000)
    assert hopeless.kinds() == ["nobody_can"]


@rule("BO-142")
@pytest.mark.parametrize(("held", "told"), [(["white", "purple"], ["nobody_can"]), (["white"], [])])
def test_held_colours_count_for_that(held: list[str], told: list[str]) -> None:
    """A1 to B1 needs the transformation in B5, to or from red, white or purple."""
    settings = {"passages": 0, "transformations": 1, "special_rooms": ("B5",)}
    scene = timed(2, "A1", "B1", {"walls": [["red"], held], "visitors": [[1], [2, 3]]}, nobody_can=True, **settings)
    scene.match.pass_time(60_000)
    assert scene.kinds() == told


@rule("BO-142")
def test_a_minute_of_search_is_without_the_shows() -> None:
    scene = timed(2, "A1", "F6", nobody_can=True)
    scene.do("@30000 p0 call:white", "@40000 p0 N")
    scene.match.pass_time(69_999)
    assert "nobody_can" not in scene.kinds()
    scene.match.pass_time(70_000)
    assert "nobody_can" in scene.kinds()


@rule("BO-142", "BO-147")
def test_otherwise_nothing_tells_that_there_is_no_route() -> None:
    hopeless, hard = timed(2, "A1", "F6"), timed(2, "A1", "D4")
    for scene in (hopeless, hard):
        scene.match.pass_time(100_000)
        scene.do("p0 call:white", "p0 N")
    assert hopeless.kinds() == hard.kinds()
    views = [dict(scene.table(0)) for scene in (hopeless, hard)]
    for view in views:
        view.pop("visitor")
        view.pop("attempt")
    assert views[0] == views[1]


@rule("BO-145")
def test_between_rounds_everybody_may_look_and_say_ready() -> None:
    scene = Scene(3, *WHITE[:2], settings={"pause": "short"})
    scene.call(0, "white", WHITE[2], at=5_000)
    assert (scene.g.visitor, [a.name for a in scene.match.asks]) == (0, ["ready"] * 3)
    for seat in (2, 0):
        scene.match.answer(seat, "ready", at=6_000)
    assert scene.g.visitor == 0
    scene.do("@7000 p1 ready")
    assert (scene.g.visitor, scene.g.search_began) == (2, 7_000)


@rule("BO-145")
def test_the_pause_lasts_six_seconds_at_most() -> None:
    scene = Scene(2, *WHITE[:2], settings={"pause": "short"})
    scene.call(0, "white", WHITE[2], at=5_000)
    scene.do("@6000 p1 ready")
    scene.match.pass_time(10_999)
    assert scene.g.visitor == 0
    scene.match.pass_time(11_000)
    assert scene.g.visitor == 2


@rule("BO-145")
@pytest.mark.parametrize(("pause", "deadline"), [("long", 23_000), ("until_ready", -1)])
def test_the_pause_may_be_tripled_or_last_until_all_are_ready(pause: str, deadline: int) -> None:
    scene = timed(pause=pause)
    scene.call(0, "white", WHITE[2], at=5_000)
    assert [a.deadline for a in scene.match.asks] == [deadline, deadline]


@rule("BO-145")
def test_only_people_are_asked_whether_they_are_ready() -> None:
    scene = timed(3, pause="short")
    scene.match.seat(1, True)
    scene.call(0, "white", WHITE[2])
    assert [a.seat for a in scene.match.asks] == [0, 2]
    for seat in (0, 2):
        scene.match.seat(seat, True)
        scene.match.answer(seat, "ready")
    scene.do("p1 raise_hand", "p2 raise_hand")
    assert scene.g.visitor == 3


def test_there_is_no_pause_before_the_first_visitor() -> None:
    m = GAME.start(2, seed=1, pause="long")
    m.answer(m.g.first, "1")
    assert m.g.visitor == 1


def test_without_clocks_and_times_a_game_can_be_played() -> None:
    scene = timed(2, show_limit=0, search_limit=0)
    with pytest.raises(IllegalChoice):
        scene.do("p0 E E")
    scene.call(0, "white", "give_up")
    assert scene.verdict() == ("gave_up", 0)
    scene.call(1, "white", WHITE[2])
    assert scene.won(1)
