"""What a seat's decisions have cost it, as it knew them."""

from igroteka.bots.study import choices, costly, worst
from igroteka.engine.events import Step
from igroteka.engine.record import ANSWER, UNDO
from igroteka.games.grimm_forest.bot import BRAIN
from tests.bots.test_contrast import BRICK, forest

IDLE: list[Step] = [(ANSWER, 0, "draw_fable", -1), (ANSWER, 0, "draw_fable", -1)]


def test_the_decision_that_lost_the_game_is_found_with_what_was_better() -> None:
    found = worst(costly(forest().match, 0, IDLE, {0, 1}, BRAIN, 1))
    assert [(each.n, each.kind, each.contrast.better, each.contrast.other) for each in found] == [
        (0, "build_action", BRICK, "draw_fable")
    ]
    assert found[0].contrast.lead > 0.5


def test_what_was_taken_back_is_no_decision() -> None:
    again: list[Step] = [(ANSWER, 0, BRICK, -1), (UNDO, 0, "0", -1), *IDLE]
    assert choices(forest().match, 0, again) == [2, 3]


def test_only_ones_own_decisions_are_studied() -> None:
    assert choices(forest().match, 1, IDLE) == []
