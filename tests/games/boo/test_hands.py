"""Raised hands: who sees no route says so, and more than half end the search."""

from typing import Any

import pytest

from igroteka.games.boo import GAME
from igroteka.games.boo.board import ROOM_OF
from igroteka.testing import rule
from tests.games.boo.tables import WHITE, call, kinds, searching, verdict, won


def raised(m_players: int, hands: int) -> bool:
    """Whether that many hands end the search."""
    m = searching(m_players)
    for seat in range(hands):
        assert m.g.visitor == 1
        m.answer(seat, "raise_hand")
    return m.g.visitor != 1


@rule("BO-087")
def test_who_sees_no_route_raises_a_hand() -> None:
    m = searching(3)
    m.answer(1, "raise_hand")
    players = m.view(0).table["players"]
    assert isinstance(players, dict)
    assert [p["hand"] for p in players.values()] == [False, True, False]
    refusal = m.why_not(1, "raise_hand")
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("BO-087", "hand_is_up")


@rule("BO-088", "BO-089")
@pytest.mark.parametrize(("players", "needed"), [(2, 2), (3, 2), (4, 3), (5, 3), (6, 4)])
def test_more_than_half_end_the_search_and_exactly_half_do_not(players: int, needed: int) -> None:
    assert not raised(players, needed - 1)
    assert raised(players, needed)
    assert searching(players).view(0).table["hands_needed"] == needed


@rule("BO-090")
def test_the_visitor_is_discarded_and_counts_for_nobody() -> None:
    m = searching(2)
    m.answer(0, "raise_hand")
    m.answer(1, "raise_hand")
    assert m.g.discarded == [1]
    assert m.g.visitors == [[], []]
    assert m.view(0).table["discarded"] == ["tourist"]


@rule("BO-091")
def test_the_ghost_takes_the_place_of_the_discarded_visitor() -> None:
    m = searching(2, "C3", "F2")
    m.answer(0, "raise_hand")
    m.answer(1, "raise_hand")
    assert m.g.ghost == ROOM_OF["F2"]


@rule("BO-092")
def test_no_wall_token_moves_with_a_discarded_visitor() -> None:
    m = searching(2, walls=[["red"], ["blue", "white"]], visitors=[[1], [2, 3]])
    before = m.g.owners[:]
    m.answer(0, "raise_hand")
    m.answer(1, "raise_hand")
    assert m.g.owners == before


@rule("BO-093")
def test_raised_hands_finish_the_round() -> None:
    m = searching(3, first=1)
    m.answer(0, "raise_hand")
    m.answer(2, "raise_hand")
    assert (m.g.first, m.g.visitor, m.g.hands) == (2, 2, 0)
    assert kinds(m)[-2:] == ["first_player", "visitor_arrived"]


@rule("BO-094")
def test_hands_are_an_opinion_a_route_may_exist() -> None:
    m = searching(2, *WHITE[:2])
    call(m.fork(), 0, "white", WHITE[2])
    m.answer(0, "raise_hand")
    m.answer(1, "raise_hand")
    assert m.g.discarded == [1]


@rule("BO-122")
def test_all_hands_are_down_when_a_search_begins_again() -> None:
    m = searching(6, *WHITE[:2])
    m.answer(0, "raise_hand")
    m.answer(1, "raise_hand")
    call(m, 2, "white", "E N")
    assert m.g.hands == 0
    m.answer(2, "raise_hand")
    m.answer(3, "raise_hand")
    assert m.g.visitor == 1


@rule("BO-123")
def test_a_hand_may_be_lowered_and_a_call_lowers_it() -> None:
    m = searching(3, *WHITE[:2])
    refusal = m.why_not(0, "lower_hand")
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("BO-123", "hand_is_down")
    m.answer(0, "raise_hand")
    m.answer(0, "lower_hand")
    assert m.g.hands == 0
    m.answer(0, "raise_hand")
    m.answer(0, "call:white")
    assert m.g.hands == 0
    m.answer(0, WHITE[2])
    assert won(m, 0)


@rule("BO-124")
def test_hands_are_not_counted_while_a_route_is_shown() -> None:
    m = searching(3, *WHITE[:2])
    m.answer(0, "raise_hand")
    m.answer(1, "call:white")
    assert m.why_not(2, "raise_hand") is not None
    assert [a.seat for a in m.asks] == [1]
    assert m.g.visitor == 1


@rule("BO-125")
def test_bots_count_like_everybody() -> None:
    m = GAME.start(4, seed=1, bots=[1, 2, 3], first="p0")
    m.answer(0, "1")
    m.answer(0, "raise_hand")
    m.answer(1, "raise_hand")
    assert m.g.visitor == 1
    m.answer(2, "raise_hand")
    assert m.g.visitor == 2


@rule("BO-137")
def test_a_call_goes_before_a_hand_of_the_same_instant() -> None:
    m = searching(2, *WHITE[:2], visitors=[[], [1, 2]])
    m.answer(1, "raise_hand", at=1_000)
    hand, called = m.answer_together([(0, "raise_hand"), (1, "call:white")], at=2_000)
    assert called is None
    assert hand is not None
    assert (m.g.caller, m.g.visitor) == (1, 3), "the deciding hand has lapsed"
    assert GAME.precedence(m.g, 1, "call:red") == GAME.precedence(m.g, 1, "call:white")


@rule("BO-122", "BO-137")
def test_a_hand_of_the_instant_of_a_wrong_call_has_lapsed() -> None:
    m = searching(3, *WHITE[:2], walls=[["white"], [], []], visitors=[[1], [], []])
    hand, called = m.answer_together([(1, "raise_hand"), (0, "call:white")], at=2_000)
    assert called is None
    assert hand is not None
    assert verdict(m) == ("held_colour", 0)
    assert m.g.hands == 0


@rule("BO-137")
def test_only_calls_compete_to_be_the_first() -> None:
    m = searching(2)
    assert GAME.contends(m.g, 0, "call:red")
    assert not GAME.contends(m.g, 0, "raise_hand")


@rule("BO-144")
def test_calls_of_the_same_instant_are_ordered() -> None:
    def order(**position: Any) -> list[int]:
        m = searching(4, **position)
        return sorted(range(4), key=lambda seat: GAME.precedence(m.g, seat, "call:white"))

    assert order(first=2) == [2, 3, 0, 1]
    m = searching(3, *WHITE[:2], first=1)
    assert [r is None for r in m.answer_together([(seat, "call:white") for seat in range(3)])] == [False, True, False]
    assert m.g.caller == 1
    assert order(first=2, visitors=[[], [], [1], []]) == [3, 0, 1, 2]
    walls = [["red"], [], ["blue", "white"], []]
    assert order(first=0, walls=walls, visitors=[[1, 2], [3, 4], [5, 6], [7]]) == [3, 1, 0, 2]


def test_a_wrong_call_takes_the_caller_out_of_the_hands() -> None:
    m = searching(4, *WHITE[:2], walls=[["white"], [], [], []], visitors=[[1], [], [], []])
    m.answer(0, "raise_hand")
    m.answer(0, "call:white")
    assert verdict(m) == ("held_colour", 0)
    assert m.g.hands == 0


def test_for_whoever_is_not_there_a_hand_goes_up() -> None:
    """Nothing but the table decides when: a search has no deadline of its own."""
    m = searching(3)
    ask = m.asks[1]
    assert (ask.deadline, ask.default()) == (-1, "raise_hand")
    m.answer(1, "raise_hand")
    assert m.asks[1].default() == ""
