"""Scenes read like tests of rules: given a position, when somebody answers, then something follows."""

import pytest

from igroteka.engine import IllegalChoice
from igroteka.testing import Scene
from tests.slices.market import MARKET
from tests.slices.parlour import PARLOUR


def test_answers_are_given_by_who_is_named_or_by_who_is_asked() -> None:
    scene = Scene(MARKET, 2, at="action", hand_p0="village smith copper")
    assert scene.asked == (0, "play")
    assert scene.do("village").do("p0 smith").asked[0] == 0
    assert scene.pile("hand_p0") == scene.pile("hand:p0")
    assert [event.kind for event in scene.told("played")] == ["played", "played"]


def test_what_cannot_be_answered_has_its_rule_and_changes_nothing() -> None:
    scene = Scene(MARKET, 2, at="buy", hand_p0="copper")
    assert scene.why_not("buy:gold").startswith("MK-")
    assert scene.why_not("p0 end") == ""
    with pytest.raises(IllegalChoice):
        scene.do("buy:gold")
    assert scene.asked == (0, "buy")


def test_an_answer_may_have_a_time() -> None:
    scene = Scene(PARLOUR, 2, at="search")
    scene.do(f"@1500 p1 {next(iter(scene.options(1)))}")
    assert scene.g.now == 1500


def test_a_zone_that_is_not_there_is_named() -> None:
    with pytest.raises(AssertionError, match="no zone is called attic"):
        Scene(MARKET, 2).pile("attic")


def test_a_scene_is_forked_or_made_of_a_match_under_way() -> None:
    scene = Scene(MARKET, 2, at="action", hand_p0="village smith copper")
    other = scene.fork().do("p0 smith")
    assert "smith" in scene.pile("hand_p0")
    assert "smith" not in other.pile("hand_p0")
    assert Scene.of(other.match).asked == other.asked
