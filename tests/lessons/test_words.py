"""The words of lessons: complete in both languages, none too long for the bubble, and what the data say is there."""

from __future__ import annotations

import pytest

from igroteka.content.parts import part_keys
from igroteka.content.words import LANGUAGES
from igroteka.games import games
from igroteka.lessons import Lesson, has_lesson, lesson_of, line

LESSONS = [game for game in games if has_lesson(game)]
LONGEST = 140
"""Letters of a line: three in the bubble on a phone."""


def needed(lesson: Lesson) -> set[str]:
    """Every line that the data of a lesson can lead to."""
    found: set[str] = set()
    for goal in lesson.goals:
        found |= {f"lesson-goal-{goal.id}", f"lesson-goal-{goal.id}.question"}
        found |= {f"lesson-goal-{goal.id}.answer_{n}" for n in range(1, goal.answers + 1)}
    for chapter in lesson.chapters:
        found |= {f"lesson-{chapter.id}", f"lesson-{chapter.id}.learned"}
        for step in chapter.steps:
            key = f"lesson-{chapter.id}-{step.id}"
            replies = {reply.reply for reply in step.accept.values()}
            said = replies | {name for name, is_said in (("retry", step.retry), ("after", step.after)) if is_said}
            found |= {f"{key}.{name}" for name in said} | (set() if step.silent else {key})
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", LESSONS)
def test_all_lines_are_there_and_no_others(game: str, lang: str) -> None:
    assert part_keys(game, "lesson", lang) == needed(lesson_of(game))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", LESSONS)
def test_a_line_fits_the_bubble(game: str, lang: str) -> None:
    long = {key: text for key in needed(lesson_of(game)) if len(text := line(game, lang, key)) > LONGEST}
    assert long == {}


@pytest.mark.parametrize("game", LESSONS)
def test_ids_are_distinct_and_lead_somewhere(game: str) -> None:
    lesson = lesson_of(game)
    chapters = [chapter.id for chapter in lesson.chapters]
    assert len(set(chapters)) == len(chapters)
    assert [goal.chapter for goal in lesson.goals if goal.chapter not in chapters] == []
    for chapter in lesson.chapters:
        ids = [step.id for step in chapter.steps]
        assert len(set(ids)) == len(ids)
        to = {reply.to for step in chapter.steps for reply in step.accept.values()}
        assert to - {"", "end", *ids} == set()
    assert [bool(chapter.play_on) for chapter in lesson.chapters] == [False] * (len(chapters) - 1) + [True]
