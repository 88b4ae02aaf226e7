"""A lesson that a game brings: it is read, every chapter begins and leads somewhere, all is said in both languages."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from igroteka.content.parts import part_keys
from igroteka.content.words import LANGUAGES
from igroteka.lessons import Lesson, begin, has_lesson, lesson_of, line
from igroteka.packages import package_of
from igroteka.testing.check.fault import Fault, fault_at

if TYPE_CHECKING:
    from igroteka.engine.game import AnyGame

LONGEST = 140
"""Letters of a line: three in the bubble on a phone."""


def lesson_faults(game: AnyGame) -> Iterator[Fault]:
    """Nothing where the game brings no lesson."""
    if has_lesson(game.id):
        lesson = lesson_of(game.id)
        yield from lost_ways(game.id, lesson)
        yield from untold(game.id, lesson)
        for chapter in lesson.chapters:
            try:
                begin(game, chapter)
            except Exception as error:
                yield chapter_at(game.id, chapter.id, f"the chapter {chapter.id} cannot begin: {error}")


def chapter_at(id: str, chapter: str, what: str) -> Fault:
    return fault_at(package_of(id), "lesson.yaml", f"- id: {chapter}", what)


def lost_ways(id: str, lesson: Lesson) -> Iterator[Fault]:
    """Ids are distinct and lead somewhere; the last chapter goes on as a game."""
    chapters = [chapter.id for chapter in lesson.chapters]
    for name in sorted({each for each in chapters if chapters.count(each) > 1}):
        yield chapter_at(id, name, f"the chapter {name} stands there twice")
    for goal in lesson.goals:
        if goal.chapter not in chapters:
            yield fault_at(package_of(id), "lesson.yaml", f"- id: {goal.id}", f"there is no chapter {goal.chapter}")
    for chapter in lesson.chapters:
        steps = [step.id for step in chapter.steps]
        for name in sorted({each for each in steps if steps.count(each) > 1}):
            yield chapter_at(id, name, f"the step {name} stands twice in the chapter {chapter.id}")
        for step in chapter.steps:
            for reply in step.accept.values():
                if reply.to not in ("", "end", *steps):
                    yield chapter_at(id, step.id, f"the step {step.id} leads to {reply.to}, which is not there")
        if bool(chapter.play_on) is not (chapter is lesson.chapters[-1]):
            yield chapter_at(id, chapter.id, "the last chapter, and no other, goes on as a game: `play_on`")


def needed_lines(lesson: Lesson) -> set[str]:
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


def untold(id: str, lesson: Lesson) -> Iterator[Fault]:
    """Both languages have every line, no others, and none that is too long for the bubble."""
    needed = needed_lines(lesson)
    for lang in LANGUAGES:
        path, known = f"text/lesson/{lang}.ftl", part_keys(id, "lesson", lang)
        for key in sorted(needed - known):
            yield Fault(path, 0, f"{key} is missing")
        for key in sorted(known - needed):
            yield told_at(id, path, key, f"{key} is never said")
        for key in sorted(needed & known):
            if len(line(id, lang, key)) > LONGEST:
                yield told_at(id, path, key, f"{key} is longer than {LONGEST} letters")


def told_at(id: str, path: str, key: str, what: str) -> Fault:
    return fault_at(package_of(id), path, f"{key.partition('.')[0]} =", what)
