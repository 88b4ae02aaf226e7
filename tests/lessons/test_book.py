"""The rulebook as a book: its examples open and show the rules that they name, and what it says is ours is there."""

from __future__ import annotations

import pytest

from igroteka.content.parts import part_keys
from igroteka.content.rulebook import Inventory
from igroteka.content.words import LANGUAGES
from igroteka.games import games
from igroteka.lessons import Example, begin, book_of, chapter_of, has_book
from tests.shelf import BOOKED, WHOLE

LEARNER = 0

EXAMPLES = [(game, example) for game in BOOKED for example in book_of(game).examples]


def test_every_game_has_a_book_with_examples() -> None:
    assert [game for game in WHOLE if not has_book(game)] == []
    assert [game for game in BOOKED if len({each.id for each in book_of(game).examples}) < 5] == []


@pytest.mark.parametrize(("game", "example"), EXAMPLES, ids=[f"{game}-{example.id}" for game, example in EXAMPLES])
def test_an_example_opens_and_shows_its_rules(game: str, example: Example) -> None:
    assert chapter_of(game, f"example_{example.id}") == example.chapter
    match = begin(games[game], example.chapter)
    assert example.ask in [ask.name for ask in match.asks if ask.seat == LEARNER and not ask.given]
    assert {key: match.why_not(LEARNER, key) for key in example.legal} == dict.fromkeys(example.legal)
    refused = {key: match.why_not(LEARNER, key) for key in example.refused}
    assert {key: refusal and refusal.rule for key, refusal in refused.items()} == example.refused


@pytest.mark.parametrize("game", BOOKED)
def test_all_rules_that_a_book_names_are_in_the_inventory(game: str) -> None:
    book, rules = book_of(game), Inventory(game)
    named = [*book.house, *book.new, *(rule for example in book.examples for rule in example.rules)]
    assert [id for id in named if id not in rules] == []
    sections = set(rules.sections("en"))
    assert [each for each in book.rulings if each not in sections and each not in rules] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", BOOKED)
def test_the_words_of_a_book_are_all_there_and_no_others(game: str, lang: str) -> None:
    examples = [f"example-{example.id}" for example in book_of(game).examples]
    assert part_keys(game, "book", lang) == {"book-new", *examples, *(f"{each}.text" for each in examples)}
