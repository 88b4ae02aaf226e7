"""How the game ends, and who has won."""

from typing import Any

import pytest

from igroteka.content import read
from igroteka.engine import BadPosition
from igroteka.games.boo import GAME
from igroteka.games.boo.content.items import PACKAGE, Ending
from igroteka.testing import rule
from tests.games.boo.scene import WHITE, Scene


def ended(scene: Scene) -> tuple[list[int], str, str]:
    assert scene.match.result is not None
    return scene.match.result.winners, scene.match.result.why, scene.match.result.rule


def ties(scene: Scene) -> list[tuple[str, str, dict[int, int]]]:
    assert scene.match.result is not None
    return [(tie.by, tie.rule, tie.values) for tie in scene.match.result.ties]


def discard(scene: Scene) -> None:
    for seat in range(scene.g.seats // 2 + 1):
        scene.match.answer(seat, "raise_hand")


@rule("BO-096")
def test_four_wall_tokens_win_at_once() -> None:
    scene = Scene(3, *WHITE[:2], walls=[["red", "blue", "green"], [], []], visitors=[[1, 2, 3], [4], []])
    scene.call(0, "white", WHITE[2])
    assert ended(scene) == ([0], "four_walls", "BO-096")


@rule("BO-097")
def test_five_visitors_win_at_once() -> None:
    scene = Scene(3, *WHITE[:2], walls=[["red"], [], []], visitors=[[1, 2, 3, 4], [5], []])
    scene.call(0, "white", WHITE[2])
    assert ended(scene) == ([0], "five_visitors", "BO-097")


@rule("BO-095")
def test_neither_three_walls_nor_four_visitors_end_the_game() -> None:
    scene = Scene(3, *WHITE[:2], walls=[["red", "blue"], [], []], visitors=[[1, 2, 3], [], []])
    scene.call(0, "white", WHITE[2])
    assert (scene.match.result, len(scene.walls(0)), len(scene.g.visitors[0])) == (None, 3, 4)
    assert list(read(PACKAGE, "endings", Ending)) == ["four_walls", "five_visitors", "stack_out"]


@rule("BO-098")
def test_the_game_ends_when_the_last_visitor_is_taken_or_discarded() -> None:
    scene = Scene(2, *WHITE[:2], left=0, visitors=[[1], []], walls=[["red"], []])
    assert scene.match.result is None
    taken, discarded = scene.fork().call(1, "white", WHITE[2]), scene.fork()
    discard(discarded)
    assert taken.match.result is not None
    assert ended(discarded) == ([0], "stack_out", "BO-100")


@rule("BO-099", "BO-100")
def test_the_highest_sum_of_walls_and_visitors_wins() -> None:
    scene = Scene(3, left=0, walls=[["red", "blue"], ["white"], []], visitors=[[1, 2], [3, 4], [5, 6, 7]])
    discard(scene)
    assert scene.match.result is not None
    assert [s.total for s in scene.match.result.scores] == [4, 3, 3]
    assert scene.match.result.scores[0].parts == {"walls": 2, "visitors": 2}
    assert ended(scene) == ([0], "stack_out", "BO-100")
    assert ties(scene) == []


@rule("BO-101")
@pytest.mark.parametrize(("visitors", "winner"), [([[1, 4], [2, 3], []], 0), ([[1, 3], [2, 4], []], 1)])
def test_of_equals_the_one_who_took_a_visitor_last_wins(visitors: list[list[int]], winner: int) -> None:
    scene = Scene(3, left=0, walls=[["red"], ["blue"], []], visitors=visitors)
    discard(scene)
    assert ended(scene) == ([winner], "stack_out", "BO-101")
    assert ties(scene) == [("last_visitor", "BO-101", {0: visitors[0][1], 1: visitors[1][1]})]


@rule("BO-102")
def test_who_is_not_tied_does_not_matter_for_the_tie() -> None:
    scene = Scene(3, left=0, walls=[["red"], ["blue"], []], visitors=[[1, 3], [2, 4], [5]])
    discard(scene)
    assert ended(scene) == ([1], "stack_out", "BO-101")


@rule("BO-103")
@pytest.mark.parametrize(
    ("walls_of_0", "visitors_of_0", "why"),
    [(["red", "blue", "green"], [1, 2, 3], "four_walls"), ([], [1, 2, 3, 4], "five_visitors")],
)
def test_the_last_visitor_may_bring_the_fourth_wall_or_the_fifth_visitor(
    walls_of_0: list[str], visitors_of_0: list[int], why: str
) -> None:
    own = [["yellow", "purple"], ["yellow", "purple", "red"]][why == "five_visitors"]
    scene = Scene(2, *WHITE[:2], left=0, walls=[walls_of_0, own], visitors=[visitors_of_0, [5, 6, 7, 8]])
    scene.call(0, "white", WHITE[2])
    assert ended(scene)[:2] == ([0], why)


@rule("BO-127")
def test_tied_players_without_any_visitor_share_the_victory() -> None:
    scene = Scene(3, left=0)
    discard(scene)
    assert ended(scene) == ([0, 1, 2], "shared", "BO-127")
    assert ties(scene) == [("last_visitor", "BO-127", {0: 0, 1: 0, 2: 0})]
    assert scene.kinds()[-1] == "victory_shared"


@rule("BO-129")
def test_the_win_is_checked_when_both_tokens_are_taken_and_before_the_next_round() -> None:
    scene = Scene(2, *WHITE[:2], first=0, walls=[["red", "blue", "green"], []], visitors=[[1, 2, 3], []])
    scene.call(0, "white", WHITE[2])
    assert scene.match.result is not None
    assert (len(scene.walls(0)), len(scene.g.visitors[0]), scene.g.first) == (4, 4, 0)
    assert scene.kinds()[-3:] == ["visitor_taken", "wall_taken", "game_ended"]


def test_with_both_at_once_the_four_walls_are_the_reason() -> None:
    """Ruling 24."""
    scene = Scene(2, *WHITE[:2], walls=[["red", "blue", "green"], []], visitors=[[1, 2, 3, 4], []])
    scene.call(0, "white", WHITE[2])
    assert ended(scene)[1] == "four_walls"


@rule("BO-002")
def test_one_player_wins_and_nobody_plays_together() -> None:
    scene = Scene(4, *WHITE[:2], walls=[["red", "blue", "green"], [], [], []], visitors=[[1, 2, 3], [4], [5], [6]])
    scene.call(0, "white", WHITE[2])
    assert scene.match.result is not None
    assert scene.match.result.winners == [0]


def test_a_five_visitor_winner_may_have_the_lower_sum() -> None:
    """Invariant 16: 5 + 1 against 4 + 3."""
    scene = Scene(2, *WHITE[:2], walls=[[], ["red", "blue", "green"]], visitors=[[1, 2, 3, 4], [5, 6, 7, 8]])
    scene.call(0, "white", WHITE[2])
    assert scene.match.result is not None
    assert [s.total for s in scene.match.result.scores] == [6, 7]
    assert scene.match.result.winners == [0]


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
            Scene(2, **position)
    with pytest.raises(BadPosition):
        GAME.arrange(2, at="arrival", number=1, visitor=1, stack=list(range(2, 10)), room="A1")


def test_a_position_is_written_with_the_glossarys_words() -> None:
    scene = Scene(3, *WHITE[:2], first="p1", hands=["p2"], walls={"p0": ["red"]}, visitors=[[1], [], []])
    scene.call(1, "white", "E N")
    assert (scene.g.first, scene.g.hands) == (1, 0)
    text = GAME.text(scene.match)
    assert "- p1\n  - white\n  - not_there" in text
    scene.call(0, "white", WHITE[2])
    again = GAME.from_text(GAME.text(scene.match))
    assert again.view(0) == scene.match.view(0)
    assert again.g.finished is not None
    assert (again.g.finished.caller, again.g.finished.owners) == (0, [-1, -1, 0, -1, -1, -1])
