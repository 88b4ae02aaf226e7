"""Taking back: looks that can be broken do not forbid it, what somebody did because of them does."""

from .police import AUTO, CALLOUT, LIVE, table
from .scene import LibraryMatch, answer, goblin, pile


def barrier(match: LibraryMatch, seat: int) -> str:
    """Why a seat cannot take back its last answer; '' if it can."""
    refusal = match.can_undo(seat)
    return "" if refusal is None else refusal.reason


def test_somebody_elses_look_does_not_forbid_taking_back() -> None:
    for settings in (AUTO, CALLOUT):
        match = table("bow", players=3, seat=2, settings=settings)
        answer(match, "goblin_orb_orb", "E3")
        assert barrier(match, 0) == ""
        match.undo(0)
        assert goblin(match, 0) == "E4"
        match.undo(0)
        assert pile(match, "hand:p0") == ["rigor_orb_orb", "goblin_orb_orb"]


def test_ones_own_look_does_not_forbid_taking_back() -> None:
    match = table("bow")
    answer(match, "goblin_orb_orb")
    assert barrier(match, 0) == ""


def test_a_duty_that_was_done_stands() -> None:
    match = table("on_your_feet")
    match.answer(0, "stand")
    assert barrier(match, 0) == "undo_called"
    answer(match, "goblin_orb_orb")
    assert barrier(match, 0) == ""


def test_a_call_out_stands_and_so_does_the_card_it_was_for() -> None:
    match = table("on_your_feet", settings=CALLOUT)
    answer(match, "goblin_orb_orb")
    match.answer(1, "call_out:p0:on_your_feet")
    assert (barrier(match, 0), barrier(match, 1)) == ("undo_called", "undo_called")


def test_a_card_that_broke_a_demand_is_not_taken_back_to_do_the_duty() -> None:
    match = table("on_your_feet")
    answer(match, "goblin_orb_orb")
    assert barrier(match, 0) == "undo_shown"


def test_a_missed_deadline_is_told_as_such() -> None:
    match = table("yes_overlord", seat=1, settings=LIVE, hand_p0="rigor_orb_orb", hand_p1="goblin_orb_orb")
    answer(match, "rigor_orb_orb", "A2", "stop", "goblin_orb_orb")
    assert barrier(match, 1) == ""
    match.pass_time(15_000)
    assert barrier(match, 1) == "undo_time"
