"""A chapter under way: it can be left and taken up again, and its match is one like all others."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from igroteka.engine import IllegalChoice
from igroteka.games import games
from igroteka.lessons import Guide, begin, lesson_of
from igroteka.lessons.paths import reach

CHAPTER = lesson_of("grimm_forest").chapters[1]
"""The wolf: a sealed choice, in which the others answer, and a fable."""


def started() -> Guide:
    return Guide.at_start(CHAPTER, begin(games["grimm_forest"], CHAPTER))


def test_a_line_waits_for_next() -> None:
    guide = started()
    assert (guide.wants, guide.line) == ("next", "lesson-wolf-line")
    with pytest.raises(IllegalChoice, match="lesson_next"):
        guide.answer("lay:gather_wood")
    guide.next()
    assert (guide.wants, guide.line) == ("answer", "lesson-wolf-choose_cards")
    guide.next()
    assert guide.line == "lesson-wolf-choose_cards"


def test_an_answer_that_is_taken_back_never_reaches_the_match() -> None:
    guide = started()
    guide.next()
    assert guide.answer("lay:gather_wood") == "lesson-wolf-choose_cards.retry"
    assert guide.match.history == []


def test_an_illegal_answer_changes_nothing() -> None:
    guide = started()
    guide.next()
    with pytest.raises(IllegalChoice):
        guide.answer("lay:gather_moon")
    assert guide.wants == "answer"


def test_the_others_answer_when_their_step_has_come() -> None:
    guide = started()
    guide.next()
    assert guide.pressed == ["lay_with:gather_brick:wolf"]
    assert guide.answer(guide.pressed[0]) == ""
    assert guide.line == "lesson-wolf-others"
    assert [step[1] for step in guide.match.steps] == [0, 1, 2]


def test_a_chapter_goes_on_from_a_save_and_can_be_replayed() -> None:
    guide = started()
    guide.next()
    guide.answer(guide.pressed[0])
    again = Guide(CHAPTER, games["grimm_forest"].load(guide.match.save()), replace(guide.place))
    for each in (guide, again):
        each.next()
        each.answer("forest")
        while each.wants == "next":
            each.next()
    assert again.match.view(0).table == guide.match.view(0).table
    assert guide.match.replay(guide.match.log).view(0) == guide.match.view(0)


def test_what_chance_brings_is_written() -> None:
    chapter = lesson_of("gravity_falls").chapters[0]
    for seed in (1, 2, 3):
        guide = Guide.at_start(chapter, begin(games["gravity_falls"], chapter, seed))
        guide.next()
        for _ in range(2):
            guide.answer(guide.pressed[0])
            guide.next()
        assert reach(guide.match.view(0).table, "locations.police_station.support") == 3
