"""Guided first games: a lesson is data beside its game's content, and runs on an ordinary match.

A chapter begins at an arranged position with scripted luck; the other seats answer as it is written. What it says, in
both languages, is in the game's `text/lesson/`. The server, the command line and the tests run the same `Guide`.
"""

from igroteka.lessons.guide import Guide, Place, Wants
from igroteka.lessons.lesson import Chapter, Goal, Lesson, Reply, Step, begin, has_lesson, lesson_of
from igroteka.lessons.words import line

__all__ = [
    "Chapter",
    "Goal",
    "Guide",
    "Lesson",
    "Place",
    "Reply",
    "Step",
    "Wants",
    "begin",
    "has_lesson",
    "lesson_of",
    "line",
]
