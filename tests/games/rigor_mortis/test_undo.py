"""Taking back: looks that can be broken do not forbid it, what somebody did because of them does."""

from .police import AUTO, CALLOUT, LIVE, table
from .scene import Library


def barrier(scene: Library, seat: int) -> str:
    """Why a seat cannot take back its last answer; '' if it can."""
    refusal = scene.match.can_undo(seat)
    return "" if refusal is None else refusal.reason


def test_somebody_elses_look_does_not_forbid_taking_back() -> None:
    for settings in (AUTO, CALLOUT):
        scene = table("bow", players=3, seat=2, settings=settings)
        scene.do("goblin_orb_orb", "E3")
        assert barrier(scene, 0) == ""
        scene.match.undo(0)
        assert scene.goblin(0) == "E4"
        scene.match.undo(0)
        assert scene.laid("hand:p0") == ["rigor_orb_orb", "goblin_orb_orb"]


def test_ones_own_look_does_not_forbid_taking_back() -> None:
    scene = table("bow")
    scene.do("goblin_orb_orb")
    assert barrier(scene, 0) == ""


def test_a_duty_that_was_done_stands() -> None:
    scene = table("on_your_feet")
    scene.do("p0 stand")
    assert barrier(scene, 0) == "undo_called"
    scene.do("goblin_orb_orb")
    assert barrier(scene, 0) == ""


def test_a_call_out_stands_and_so_does_the_card_it_was_for() -> None:
    scene = table("on_your_feet", settings=CALLOUT)
    scene.do("goblin_orb_orb", "p1 call_out:p0:on_your_feet")
    assert (barrier(scene, 0), barrier(scene, 1)) == ("undo_called", "undo_called")


def test_a_card_that_broke_a_demand_is_not_taken_back_to_do_the_duty() -> None:
    scene = table("on_your_feet")
    scene.do("goblin_orb_orb")
    assert barrier(scene, 0) == "undo_shown"


def test_a_missed_deadline_is_told_as_such() -> None:
    scene = table("yes_overlord", seat=1, settings=LIVE, hand_p0="rigor_orb_orb", hand_p1="goblin_orb_orb")
    scene.do("rigor_orb_orb", "A2", "stop", "goblin_orb_orb")
    assert barrier(scene, 1) == ""
    scene.match.pass_time(15_000)
    assert barrier(scene, 1) == "undo_time"
