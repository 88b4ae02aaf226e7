"""The book of the rules over HTTP: its examples are ordinary tables, at which bots play on."""

from __future__ import annotations

from igroteka.lessons import book_of
from tests.server.clients import Site
from tests.server.learner import Learner
from tests.server.test_lessons import classroom as classroom
from tests.server.test_lessons import with_all_games as with_all_games


async def test_an_example_opens_and_whoever_answers_plays_on_against_bots(classroom: Site) -> None:
    example = book_of("rigor_mortis").examples[0]
    ann = await Learner.begin(classroom, "rigor_mortis", example.chapter.id)
    assert ann.wants == "over", "nothing is said there"
    (refused, rule), *_ = example.refused.items()
    assert (await ann.client.answer(0, refused))["rule"] == rule
    assert (await ann.client.answer(0, example.legal[0]))["type"] == "ok"
    assert ann.client.room["seats"][1]["bot"] == "easy"


async def test_the_page_is_told_what_is_ours_and_what_there_is_to_try(classroom: Site) -> None:
    told = await classroom.get("/api/book/boo", 200)
    book = book_of("boo")
    assert (told["rulings"], told["house"], told["new"]) == (book.rulings, book.house, book.new)
    assert [each["id"] for each in told["examples"]] == [each.id for each in book.examples]
    assert "arrange" not in told["examples"][0]
