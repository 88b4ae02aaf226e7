"""Guided first games: a lesson is data beside its game's content, and runs on an ordinary match.

A chapter begins at an arranged position with scripted luck; the other seats answer as it is written. What it says, in
both languages, is in the game's `text/lesson/`. A puzzle is taken like a chapter of one question. The server, the
command line and the tests run the same `Guide`.
"""

from igroteka.lessons.book import Book, Example, book_of, has_book
from igroteka.lessons.guide import Guide, Place, Wants
from igroteka.lessons.lesson_file import Chapter, Goal, Lesson, LessonReply, Step, begin, has_lesson, lesson_of
from igroteka.lessons.lesson_words import line
from igroteka.lessons.puzzle import Puzzle, chapter_of, has_puzzles, number_of_the_day, puzzles_of

__all__ = [
    "Book",
    "Chapter",
    "Example",
    "Goal",
    "Guide",
    "Lesson",
    "LessonReply",
    "Place",
    "Puzzle",
    "Step",
    "Wants",
    "begin",
    "book_of",
    "chapter_of",
    "has_book",
    "has_lesson",
    "has_puzzles",
    "lesson_of",
    "line",
    "number_of_the_day",
    "puzzles_of",
]
