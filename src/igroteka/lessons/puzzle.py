"""Puzzles: positions of real games in which one answer is clearly best, and the natural one is not.

They are data beside a game's content, `puzzles.yaml`, which `igroteka lab puzzles` writes. A puzzle is taken like a
chapter of a lesson: a wrong answer is taken back, the right one goes on.
"""

from __future__ import annotations

from datetime import date
from functools import cache
from typing import Final

import msgspec
from msgspec import Struct

from igroteka.content.faults import BadContent
from igroteka.content.parsed import parse
from igroteka.engine.plain import Plain
from igroteka.lessons.book import book_of, has_book
from igroteka.lessons.lesson_file import Chapter, Step, has_lesson, lesson_of
from igroteka.packages import GAMES, folder_of, package_of

FIRST_DAY: Final = date(2026, 1, 1)
"""The day of every game's first puzzle."""


class Puzzle(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """`match`: what the text of a match says, in which the first seat is asked."""

    id: str
    """Of the game in which it was found, and of the input there."""
    ask: str
    best: str
    natural: str
    """What comes to mind first: a normal bot's answer, or what looks best at once."""
    match: Plain
    worlds: int = 0
    """In so many worlds both were tried,"""
    ahead: int = 0
    """and in so many the best one was better: by so many chances to win."""
    lead: float = 0.0
    aspect: str = ""
    """What favors it most: an `aspect-…` of the words."""
    rule: str = ""
    reason: str = ""
    """Why a bot would answer so: a `reason-…` of the words, with its values."""
    values: Plain = {}
    proof: str = ""
    """Where it is proven and nothing was tried, how: a `proof-…` of the words, with its numbers."""
    facts: dict[str, int] = {}
    then: list[Step] = []
    """What the solver still has to do."""
    play_on: str = ""
    """Bots of this level play on with whoever has solved it; '' if it ends there."""

    @property
    def chapter(self) -> Chapter:
        asked = Step("answer", ask=self.ask, expect=[self.best], retry=True)
        return Chapter(self.id, {}, [asked, *self.then], play_on=self.play_on, match=self.match)


def has_puzzles(game: str, games: str = GAMES) -> bool:
    """Games of tests are in no package of their own, and have none."""
    try:
        return bool(folder_of(package_of(game, games)).joinpath("puzzles.yaml").is_file())
    except ModuleNotFoundError:
        return False


@cache
def puzzles_of(game: str, games: str = GAMES) -> list[Puzzle]:
    """The puzzles of a game, read once; BadContent says what is wrong with them."""
    text, path = folder_of(package_of(game, games)).joinpath("puzzles.yaml").read_bytes(), f"{game}/puzzles.yaml"
    try:
        return msgspec.convert(parse(text, path), list[Puzzle])
    except msgspec.ValidationError as error:
        raise BadContent(path, 0, str(error), "puzzles, as `igroteka lab puzzles` writes them") from None


def chapter_of(game: str, id: str) -> Chapter | None:
    """A chapter of the game's lesson, one of its puzzles or an example of its book; None if it has no such."""
    found = lesson_of(game).chapter(id) if has_lesson(game) else None
    if found is None and has_puzzles(game):
        found = next((puzzle.chapter for puzzle in puzzles_of(game) if puzzle.id == id), None)
    if found is None and has_book(game):
        found = next((example.chapter for example in book_of(game).examples if example.chapter.id == id), None)
    return found


def number_of_the_day(count: int, day: date) -> int:
    """Which of a game's puzzles is that of a day, counted from 1: the same for everybody."""
    return (day - FIRST_DAY).days % count + 1
