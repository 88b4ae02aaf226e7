"""Raised hands: who sees no route says so, and more than half end the search."""

from typing import Any

import pytest

from igroteka.games.boo import GAME
from igroteka.games.boo.board import ROOM_OF
from igroteka.testing import rule
from tests.games.boo.scene import WHITE, Scene


def raised(m_players: int, hands: int) -> bool:
    """Whether that many hands end the search."""
    scene = Scene(m_players)
    for seat in range(hands):
        assert scene.g.visitor == 1
        scene.match.answer(seat, "raise_hand")
    return scene.g.visitor != 1


@rule("BO-087")
def test_who_sees_no_route_raises_a_hand() -> None:
    scene = Scene(3)
    scene.do("p1 raise_hand")
    players = scene.table(0)["players"]
    assert isinstance(players, dict)
    assert [p["hand"] for p in players.values()] == [False, True, False]
    refusal = scene.match.why_not(1, "raise_hand")
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("BO-087", "hand_is_up")


@rule("BO-088", "BO-089")
@pytest.mark.parametrize(("players", "needed"), [(2, 2), (3, 2), (4, 3), (5, 3), (6, 4)])
def test_more_than_half_end_the_search_and_exactly_half_do_not(players: int, needed: int) -> None:
    assert not raised(players, needed - 1)
    assert raised(players, needed)
    assert Scene(players).table(0)["hands_needed"] == needed


@rule("BO-090")
def test_the_visitor_is_discarded_and_counts_for_nobody() -> None:
    scene = Scene(2)
    scene.do("p0 raise_hand", "p1 raise_hand")
    assert scene.g.discarded == [1]
    assert scene.g.visitors == [[], []]
    assert scene.table(0)["discarded"] == ["tourist"]


@rule("BO-091")
def test_the_ghost_takes_the_place_of_the_discarded_visitor() -> None:
    scene = Scene(2, "C3", "F2")
    scene.do("p0 raise_hand", "p1 raise_hand")
    assert scene.g.ghost == ROOM_OF["F2"]


@rule("BO-092")
def test_no_wall_token_moves_with_a_discarded_visitor() -> None:
    scene = Scene(2, walls=[["red"], ["blue", "white"]], visitors=[[1], [2, 3]])
    before = scene.g.owners[:]
    scene.do("p0 raise_hand", "p1 raise_hand")
    assert scene.g.owners == before


@rule("BO-093")
def test_raised_hands_finish_the_round() -> None:
    scene = Scene(3, first=1)
    scene.do("p0 raise_hand", "p2 raise_hand")
    assert (scene.g.first, scene.g.visitor, scene.g.hands) == (2, 2, 0)
    assert scene.kinds()[-2:] == ["first_player", "visitor_arrived"]


@rule("BO-094")
def test_hands_are_an_opinion_a_route_may_exist() -> None:
    scene = Scene(2, *WHITE[:2])
    scene.fork().call(0, "white", WHITE[2])
    scene.do("p0 raise_hand", "p1 raise_hand")
    assert scene.g.discarded == [1]


@rule("BO-122")
def test_all_hands_are_down_when_a_search_begins_again() -> None:
    scene = Scene(6, *WHITE[:2])
    scene.do("p0 raise_hand", "p1 raise_hand")
    scene.call(2, "white", "E N")
    assert scene.g.hands == 0
    scene.do("p2 raise_hand", "p3 raise_hand")
    assert scene.g.visitor == 1


@rule("BO-123")
def test_a_hand_may_be_lowered_and_a_call_lowers_it() -> None:
    scene = Scene(3, *WHITE[:2])
    refusal = scene.match.why_not(0, "lower_hand")
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("BO-123", "hand_is_down")
    scene.do("p0 raise_hand", "p0 lower_hand")
    assert scene.g.hands == 0
    scene.do("p0 raise_hand", "p0 call:white")
    assert scene.g.hands == 0
    scene.match.answer(0, WHITE[2])
    assert scene.won(0)


@rule("BO-124")
def test_hands_are_not_counted_while_a_route_is_shown() -> None:
    scene = Scene(3, *WHITE[:2])
    scene.do("p0 raise_hand", "p1 call:white")
    assert scene.match.why_not(2, "raise_hand") is not None
    assert [a.seat for a in scene.match.asks] == [1]
    assert scene.g.visitor == 1


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
    scene = Scene(2, *WHITE[:2], visitors=[[], [1, 2]])
    scene.do("@1000 p1 raise_hand")
    hand, called = scene.match.answer_together([(0, "raise_hand"), (1, "call:white")], at=2_000)
    assert called is None
    assert hand is not None
    assert (scene.g.caller, scene.g.visitor) == (1, 3), "the deciding hand has lapsed"
    assert GAME.precedence(scene.g, 1, "call:red") == GAME.precedence(scene.g, 1, "call:white")


@rule("BO-122", "BO-137")
def test_a_hand_of_the_instant_of_a_wrong_call_has_lapsed() -> None:
    scene = Scene(3, *WHITE[:2], walls=[["white"], [], []], visitors=[[1], [], []])
    hand, called = scene.match.answer_together([(1, "raise_hand"), (0, "call:white")], at=2_000)
    assert called is None
    assert hand is not None
    assert scene.verdict() == ("held_colour", 0)
    assert scene.g.hands == 0


@rule("BO-137")
def test_only_calls_compete_to_be_the_first() -> None:
    scene = Scene(2)
    assert GAME.contends(scene.g, 0, "call:red")
    assert not GAME.contends(scene.g, 0, "raise_hand")


@rule("BO-144")
def test_calls_of_the_same_instant_are_ordered() -> None:
    def order(**position: Any) -> list[int]:
        scene = Scene(4, **position)
        return sorted(range(4), key=lambda seat: GAME.precedence(scene.g, seat, "call:white"))

    assert order(first=2) == [2, 3, 0, 1]
    scene = Scene(3, *WHITE[:2], first=1)
    assert [r is None for r in scene.match.answer_together([(seat, "call:white") for seat in range(3)])] == [
        False,
        True,
        False,
    ]
    assert scene.g.caller == 1
    assert order(first=2, visitors=[[], [], [1], []]) == [3, 0, 1, 2]
    walls = [["red"], [], ["blue", "white"], []]
    assert order(first=0, walls=walls, visitors=[[1, 2], [3, 4], [5, 6], [7]]) == [3, 1, 0, 2]


def test_a_wrong_call_takes_the_caller_out_of_the_hands() -> None:
    scene = Scene(4, *WHITE[:2], walls=[["white"], [], [], []], visitors=[[1], [], [], []])
    scene.do("p0 raise_hand", "p0 call:white")
    assert scene.verdict() == ("held_colour", 0)
    assert scene.g.hands == 0


def test_for_whoever_is_not_there_a_hand_goes_up() -> None:
    """Nothing but the table decides when: a search has no deadline of its own."""
    scene = Scene(3)
    ask = scene.match.asks[1]
    assert (ask.deadline, ask.default()) == (-1, "raise_hand")
    scene.do("p1 raise_hand")
    assert scene.match.asks[1].default() == ""
