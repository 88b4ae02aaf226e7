"""The rulebook as a book: which of its rules are ours, what is new to who knows the cardboard, and examples.

An example is a position that shows some rules and opens at a practice table: an ordinary one, at which bots play on.
The rules themselves are in `rules.yaml`, the running text and the examples' words in `text/book/`.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final

import msgspec
from msgspec import Struct

from igroteka.content.faults import BadContent
from igroteka.content.parsed import parse
from igroteka.lessons.lesson_file import Chapter, Id
from igroteka.packages import GAMES, folder_of, package_of

PREFIX: Final = "example_"
LEVEL: Final = "easy"
"""Of the bots at the practice table."""


class Example(Struct, frozen=True, forbid_unknown_fields=True):
    """`arrange`, `since`: as in a chapter of a lesson. There the first seat is asked `ask`, to which the `legal` keys
    are answers and the `refused` ones are not, by the rule that is named."""

    id: Id
    rules: list[str]
    """Which it shows; it stands after the section of the first."""
    ask: str
    legal: list[str]
    arrange: dict[str, Any]
    since: list[str] = []
    refused: dict[str, str] = {}

    @property
    def chapter(self) -> Chapter:
        return Chapter(f"{PREFIX}{self.id}", self.arrange, [], play_on=LEVEL, since=self.since)


class Book(Struct, frozen=True, forbid_unknown_fields=True):
    rulings: list[str]
    """English headings, or ids, of rules that the rulebook leaves open: ours."""
    house: list[str]
    """Ids of rules that go beyond it: options of the table, and what a program needs."""
    new: list[str]
    """Ids of rules that whoever knows the cardboard has to know."""
    examples: list[Example]


def has_book(game: str, games: str = GAMES) -> bool:
    """Games of tests are in no package of their own, and have none."""
    try:
        return bool(folder_of(package_of(game, games)).joinpath("book.yaml").is_file())
    except ModuleNotFoundError:
        return False


@cache
def book_of(game: str, games: str = GAMES) -> Book:
    """The book of a game, read once; BadContent says what is wrong with it."""
    text, path = folder_of(package_of(game, games)).joinpath("book.yaml").read_bytes(), f"{game}/book.yaml"
    try:
        return msgspec.convert(parse(text, path), Book)
    except msgspec.ValidationError as error:
        raise BadContent(path, 0, str(error), "a book, as docs/adding-a-game.md says") from None
