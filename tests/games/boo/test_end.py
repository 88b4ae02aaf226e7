"""How the game ends, and who has won."""

from typing import Any

import pytest

from igroteka.content import read
from igroteka.engine import BadPosition, Match
from igroteka.games.boo import GAME
from igroteka.games.boo.content.items import PACKAGE, Ending
from igroteka.games.boo.state import Table
from igroteka.testing import rule
from tests.games.boo.tables import WHITE, call, kinds, searching, walls


def ended(m: Match[Table]) -> tuple[list[int], str, str]:
    assert m.result is not None
    return m.result.winners, m.result.why, m.result.rule


def ties(m: Match[Table]) -> list[tuple[str, str, dict[int, int]]]:
    assert m.result is not None
    return [(tie.by, tie.rule, tie.values) for tie in m.result.ties]


def discard(m: Match[Table]) -> None:
    for seat in range(m.g.seats // 2 + 1):
        m.answer(seat, "raise_hand")


@rule("BO-096")
def test_four_wall_tokens_win_at_once() -> None:
    m = searching(3, *WHITE[:2], walls=[["red", "blue", "green"], [], []], visitors=[[1, 2, 3], [4], []])
    call(m, 0, "white", WHITE[2])
    assert ended(m) == ([0], "four_walls", "BO-096")


@rule("BO-097")
def test_five_visitors_win_at_once() -> None:
    m = searching(3, *WHITE[:2], walls=[["red"], [], []], visitors=[[1, 2, 3, 4], [5], []])
    call(m, 0, "white", WHITE[2])
    assert ended(m) == ([0], "five_visitors", "BO-097")


@rule("BO-095")
def test_neither_three_walls_nor_four_visitors_end_the_game() -> None:
    m = searching(3, *WHITE[:2], walls=[["red", "blue"], [], []], visitors=[[1, 2, 3], [], []])
    call(m, 0, "white", WHITE[2])
    assert (m.result, len(walls(m, 0)), len(m.g.visitors[0])) == (None, 3, 4)
    assert list(read(PACKAGE, "endings", Ending)) == ["four_walls", "five_visitors", "stack_out"]


@rule("BO-098")
def test_the_game_ends_when_the_last_visitor_is_taken_or_discarded() -> None:
    m = searching(2, *WHITE[:2], left=0, visitors=[[1], []], walls=[["red"], []])
    assert m.result is None
    taken, discarded = m.fork(), m.fork()
    call(taken, 1, "white", WHITE[2])
    discard(discarded)
    assert taken.result is not None
    assert ended(discarded) == ([0], "stack_out", "BO-100")


@rule("BO-099", "BO-100")
def test_the_highest_sum_of_walls_and_visitors_wins() -> None:
    m = searching(3, left=0, walls=[["red", "blue"], ["white"], []], visitors=[[1, 2], [3, 4], [5, 6, 7]])
    discard(m)
    assert m.result is not None
    assert [s.total for s in m.result.scores] == [4, 3, 3]
    assert m.result.scores[0].parts == {"walls": 2, "visitors": 2}
    assert ended(m) == ([0], "stack_out", "BO-100")
    assert ties(m) == []


@rule("BO-101")
@pytest.mark.parametrize(("visitors", "winner"), [([[1, 4], [2, 3], []], 0), ([[1, 3], [2, 4], []], 1)])
def test_of_equals_the_one_who_took_a_visitor_last_wins(visitors: list[list[int]], winner: int) -> None:
    m = searching(3, left=0, walls=[["red"], ["blue"], []], visitors=visitors)
    discard(m)
    assert ended(m) == ([winner], "stack_out", "BO-101")
    assert ties(m) == [("last_visitor", "BO-101", {0: visitors[0][1], 1: visitors[1][1]})]


@rule("BO-102")
def test_who_is_not_tied_does_not_matter_for_the_tie() -> None:
    m = searching(3, left=0, walls=[["red"], ["blue"], []], visitors=[[1, 3], [2, 4], [5]])
    discard(m)
    assert ended(m) == ([1], "stack_out", "BO-101")


@rule("BO-103")
@pytest.mark.parametrize(
    ("walls_of_0", "visitors_of_0", "why"),
    [(["red", "blue", "green"], [1, 2, 3], "four_walls"), ([], [1, 2, 3, 4], "five_visitors")],
)
def test_the_last_visitor_may_bring_the_fourth_wall_or_the_fifth_visitor(
    walls_of_0: list[str], visitors_of_0: list[int], why: str
) -> None:
    own = [["yellow", "purple"], ["yellow", "purple", "red"]][why == "five_visitors"]
    m = searching(2, *WHITE[:2], left=0, walls=[walls_of_0, own], visitors=[visitors_of_0, [5, 6, 7, 8]])
    call(m, 0, "white", WHITE[2])
    assert ended(m)[:2] == ([0], why)


@rule("BO-127")
def test_tied_players_without_any_visitor_share_the_victory() -> None:
    m = searching(3, left=0)
    discard(m)
    assert ended(m) == ([0, 1, 2], "shared", "BO-127")
    assert ties(m) == [("last_visitor", "BO-127", {0: 0, 1: 0, 2: 0})]
    assert kinds(m)[-1] == "victory_shared"


@rule("BO-129")
def test_the_win_is_checked_when_both_tokens_are_taken_and_before_the_next_round() -> None:
    m = searching(2, *WHITE[:2], first=0, walls=[["red", "blue", "green"], []], visitors=[[1, 2, 3], []])
    call(m, 0, "white", WHITE[2])
    assert m.result is not None
    assert (len(walls(m, 0)), len(m.g.visitors[0]), m.g.first) == (4, 4, 0)
    assert kinds(m)[-3:] == ["visitor_taken", "wall_taken", "game_ended"]


def test_with_both_at_once_the_four_walls_are_the_reason() -> None:
    """Ruling 24."""
    m = searching(2, *WHITE[:2], walls=[["red", "blue", "green"], []], visitors=[[1, 2, 3, 4], []])
    call(m, 0, "white", WHITE[2])
    assert ended(m)[1] == "four_walls"


@rule("BO-002")
def test_one_player_wins_and_nobody_plays_together() -> None:
    m = searching(4, *WHITE[:2], walls=[["red", "blue", "green"], [], [], []], visitors=[[1, 2, 3], [4], [5], [6]])
    call(m, 0, "white", WHITE[2])
    assert m.result is not None
    assert m.result.winners == [0]


def test_a_five_visitor_winner_may_have_the_lower_sum() -> None:
    """Invariant 16: 5 + 1 against 4 + 3."""
    m = searching(2, *WHITE[:2], walls=[[], ["red", "blue", "green"]], visitors=[[1, 2, 3, 4], [5, 6, 7, 8]])
    call(m, 0, "white", WHITE[2])
    assert m.result is not None
    assert [s.total for s in m.result.scores] == [6, 7]
    assert m.result.winners == [0]


def test_a_position_that_cannot_be_is_refused() -> None:
    positions: list[dict[str, Any]] = [
        {"walls": [["red", "blue", "green", "white"], []], "visitors": [[1], []]},
        {"visitors": [[1, 2, 3, 4, 5], []]},
        {"walls": [["red"], ["red"]]},
        {"number": 0},
        {"ghost": "Z1"},
        {"ghost": ""},
        {"room": ""},
        {"layout": [1, 1, 2, 3, 4, 5, 6, 7, 8]},
        {"visitors": [[1]]},
        {"walls": [["red"]]},
        {"stack": [3, 2, 4, 5, 6, 7, 8, 9]},
        {"first": "p2"},
        {"first": 2},
        {"hands": ["p5"]},
        {"announced": "pink"},
    ]
    for position in positions:
        with pytest.raises(BadPosition):
            searching(2, **position)
    with pytest.raises(BadPosition):
        GAME.arrange(2, at="arrival", number=1, visitor=1, stack=list(range(2, 10)), room="A1")


def test_a_position_is_written_with_the_glossarys_words() -> None:
    m = searching(3, *WHITE[:2], first="p1", hands=["p2"], walls={"p0": ["red"]}, visitors=[[1], [], []])
    call(m, 1, "white", "E N")
    assert (m.g.first, m.g.hands) == (1, 0)
    text = GAME.text(m)
    assert "- p1\n  - white\n  - not_there" in text
    call(m, 0, "white", WHITE[2])
    again = GAME.from_text(GAME.text(m))
    assert again.view(0) == m.view(0)
    assert again.g.finished is not None
    assert (again.g.finished.caller, again.g.finished.owners) == (0, [-1, -1, 0, -1, -1, -1])
