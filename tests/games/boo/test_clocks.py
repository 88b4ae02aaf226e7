"""Table options about time, and the pause between rounds. Times are input, in milliseconds."""

from typing import Any

import pytest

from igroteka.engine import IllegalChoice, Match
from igroteka.games.boo import GAME
from igroteka.games.boo.board import ROOM_OF
from igroteka.games.boo.state import Table
from igroteka.testing import rule
from tests.games.boo.tables import WHITE, call, kinds, searching, verdict, won


def timed(
    players: int = 2, ghost: str = "C6", room: str = "D6", position: dict[str, Any] | None = None, **settings: Any
) -> Match[Table]:
    return searching(players, ghost, room, settings=settings, **(position or {}))


@rule("BO-138")
def test_after_a_wrong_call_its_author_may_have_to_wait() -> None:
    m = timed(false_call_cooldown=5)
    call(m, 0, "white", "E N", at=1_000)
    refusal = m.why_not(0, "call:white")
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("BO-138", "call_locked")
    assert m.why_not(1, "call:white") is None
    assert m.why_not(0, "raise_hand") is None
    m.pass_time(5_999)
    assert m.why_not(0, "call:white") is not None
    m.pass_time(6_000)
    call(m, 0, "white", WHITE[2], at=6_001)
    assert won(m, 0)


@rule("BO-138")
def test_the_wait_does_not_outlast_the_round() -> None:
    m = timed(false_call_cooldown=10)
    call(m, 0, "white", "E N", at=1_000)
    call(m, 1, "white", WHITE[2], at=2_000)
    assert m.why_not(0, "call:white") is None


def test_the_end_of_a_wait_keeps_the_race() -> None:
    m = timed(3, false_call_cooldown=3)
    call(m, 0, "white", "E N", at=1_000)
    number = m.number
    m.pass_time(4_000)
    assert m.number == number
    m.answer(0, "call:white", at=4_001, number=number)
    assert m.g.caller == 0


@rule("BO-139")
@pytest.mark.parametrize(("longer", "waits"), [(False, [3, 3, 3, 3]), (True, [3, 3, 10, 10])])
def test_the_third_wrong_call_of_a_round_may_cost_more(longer: bool, waits: list[int]) -> None:
    m = timed(false_call_cooldown=3, third_call_lock=longer)
    at = 0
    for _ in range(4):
        call(m, 0, "white", "E N", at=at)
        at += 20_000
        m.pass_time(at)
    assert [e.values["seconds"] for e in m.events(None) if e.kind == "locked"] == waits


@rule("BO-139")
def test_wrong_calls_are_counted_anew_in_each_round_and_for_each_seat() -> None:
    m = timed(3, false_call_cooldown=3, third_call_lock=True)
    for seat in (0, 0, 1):
        m.pass_time(m.g.now + 4_000)
        call(m, seat, "white", "E N", at=m.g.now)
    call(m, 2, "white", WHITE[2])
    assert m.g.wrong_calls == [0, 0, 0]


@rule("BO-140")
@pytest.mark.parametrize(("limit", "deadline"), [(10, 11_000), (15, 16_000), (60, 61_000), (0, -1)])
def test_the_time_for_a_show_is_the_tables_and_the_same_for_every_visitor(limit: int, deadline: int) -> None:
    for ghost, room in (("C6", "D6"), ("C3", "A6")):
        m = timed(2, ghost, room, show_limit=limit)
        m.answer(0, "call:white", at=1_000)
        assert m.asks[0].deadline == deadline


@rule("BO-141")
def test_when_the_time_for_a_search_is_over_the_visitor_is_discarded() -> None:
    m = timed(3, position={"first": 1})
    m.pass_time(179_999)
    assert m.g.visitor == 1
    m.pass_time(180_000)
    assert (m.g.visitor, m.g.discarded, m.g.ghost, m.g.first) == (2, [1], ROOM_OF["D6"], 2)
    assert m.g.finished is not None
    assert m.g.finished.how == "time"
    assert m.g.search_until() == 360_000


@rule("BO-141")
def test_shows_do_not_count_and_a_wrong_route_does_not_begin_the_time_anew() -> None:
    m = timed(search_limit=60)
    m.answer(0, "call:white", at=50_000)
    m.answer(0, "E N", at=58_000)
    assert m.view(0).table["search_until"] == 68_000
    m.pass_time(67_999)
    assert m.g.visitor == 1
    m.pass_time(68_000)
    assert m.g.visitor == 2


@rule("BO-141")
def test_without_a_limit_a_search_goes_on_for_ever() -> None:
    m = timed(search_limit=0)
    m.pass_time(10_000_000)
    assert m.g.visitor == 1
    assert m.view(0).table["search_until"] is None


@rule("BO-142")
def test_the_table_may_say_that_nobody_has_a_route() -> None:
    """A1 to F6 has no route in this castle, A1 to D4 has one that starts white."""
    hopeless, hard = timed(2, "A1", "F6", nobody_can=True), timed(2, "A1", "D4", nobody_can=True)
    for m in (hopeless, hard):
        number = m.number
        m.pass_time(59_999)
        assert "nobody_can" not in kinds(m)
        m.pass_time(60_000)
        assert m.number == number
    assert kinds(hopeless) == ["nobody_can"]
    assert kinds(hard) == []
    hopeless.pass_time(120_000)
    assert kinds(hopeless) == ["nobody_can"]


@rule("BO-142")
@pytest.mark.parametrize(("held", "told"), [(["white", "purple"], ["nobody_can"]), (["white"], [])])
def test_held_colours_count_for_that(held: list[str], told: list[str]) -> None:
    """A1 to B1 needs the transformation in B5, to or from red, white or purple."""
    settings = {"passages": 0, "transformations": 1, "special_rooms": ("B5",)}
    m = timed(2, "A1", "B1", {"walls": [["red"], held], "visitors": [[1], [2, 3]]}, nobody_can=True, **settings)
    m.pass_time(60_000)
    assert kinds(m) == told


@rule("BO-142")
def test_a_minute_of_search_is_without_the_shows() -> None:
    m = timed(2, "A1", "F6", nobody_can=True)
    m.answer(0, "call:white", at=30_000)
    m.answer(0, "N", at=40_000)
    m.pass_time(69_999)
    assert "nobody_can" not in kinds(m)
    m.pass_time(70_000)
    assert "nobody_can" in kinds(m)


@rule("BO-142", "BO-147")
def test_otherwise_nothing_tells_that_there_is_no_route() -> None:
    hopeless, hard = timed(2, "A1", "F6"), timed(2, "A1", "D4")
    for m in (hopeless, hard):
        m.pass_time(100_000)
        m.answer(0, "call:white")
        m.answer(0, "N")
    assert kinds(hopeless) == kinds(hard)
    views = [dict(m.view(0).table) for m in (hopeless, hard)]
    for view in views:
        view.pop("visitor")
        view.pop("attempt")
    assert views[0] == views[1]


@rule("BO-145")
def test_between_rounds_everybody_may_look_and_say_ready() -> None:
    m = searching(3, *WHITE[:2], settings={"pause": "short"})
    call(m, 0, "white", WHITE[2], at=5_000)
    assert (m.g.visitor, [a.name for a in m.asks]) == (0, ["ready"] * 3)
    for seat in (2, 0):
        m.answer(seat, "ready", at=6_000)
    assert m.g.visitor == 0
    m.answer(1, "ready", at=7_000)
    assert (m.g.visitor, m.g.search_began) == (2, 7_000)


@rule("BO-145")
def test_the_pause_lasts_six_seconds_at_most() -> None:
    m = searching(2, *WHITE[:2], settings={"pause": "short"})
    call(m, 0, "white", WHITE[2], at=5_000)
    m.answer(1, "ready", at=6_000)
    m.pass_time(10_999)
    assert m.g.visitor == 0
    m.pass_time(11_000)
    assert m.g.visitor == 2


@rule("BO-145")
@pytest.mark.parametrize(("pause", "deadline"), [("long", 23_000), ("until_ready", -1)])
def test_the_pause_may_be_tripled_or_last_until_all_are_ready(pause: str, deadline: int) -> None:
    m = timed(pause=pause)
    call(m, 0, "white", WHITE[2], at=5_000)
    assert [a.deadline for a in m.asks] == [deadline, deadline]


@rule("BO-145")
def test_only_people_are_asked_whether_they_are_ready() -> None:
    m = timed(3, pause="short")
    m.seat(1, True)
    call(m, 0, "white", WHITE[2])
    assert [a.seat for a in m.asks] == [0, 2]
    for seat in (0, 2):
        m.seat(seat, True)
        m.answer(seat, "ready")
    m.answer(1, "raise_hand")
    m.answer(2, "raise_hand")
    assert m.g.visitor == 3


def test_there_is_no_pause_before_the_first_visitor() -> None:
    m = GAME.start(2, seed=1, pause="long")
    m.answer(m.g.first, "1")
    assert m.g.visitor == 1


def test_without_clocks_and_times_a_game_can_be_played() -> None:
    m = timed(2, show_limit=0, search_limit=0)
    with pytest.raises(IllegalChoice):
        m.answer(0, "E E")
    call(m, 0, "white", "give_up")
    assert verdict(m) == ("gave_up", 0)
    call(m, 1, "white", WHITE[2])
    assert won(m, 1)
