"""Puzzles at tables: a wrong answer is taken back and named, the right one goes on."""

from __future__ import annotations

from igroteka.lessons import puzzles_of
from tests.server.clients import Site
from tests.server.learner import Learner
from tests.server.test_lessons import classroom as classroom
from tests.server.test_lessons import with_all_games as with_all_games

BOO = puzzles_of("boo")[0]


async def test_a_wrong_answer_is_named_and_never_reaches_the_match(classroom: Site) -> None:
    ann = await Learner.begin(classroom, "boo", BOO.id)
    number = ann.client.view(0)["number"]
    assert await ann.press(BOO.natural) != ""
    assert (ann.guidance["tried"], ann.wants) == (BOO.natural, "answer")
    assert ann.client.view(0)["number"] == number
    assert await ann.press(BOO.best) == ""
    assert ann.guidance["step"] == 1, "the way is still to be shown"


async def test_bots_give_no_hints_in_a_puzzle(classroom: Site) -> None:
    ann = await Learner.begin(classroom, "boo", BOO.id)
    assert ann.client.room["hints"] is False


async def test_the_page_is_told_what_there_is_but_not_what_lies_hidden(classroom: Site) -> None:
    told = await classroom.get("/api/puzzles/boo", 200)
    assert [each["id"] for each in told] == [puzzle.id for puzzle in puzzles_of("boo")]
    assert "match" not in told[0]
    games = await classroom.get("/api/games", 200)
    assert next(each for each in games if each["id"] == "boo")["puzzles"] == len(told)


async def test_there_is_no_table_for_a_puzzle_that_is_not_there(classroom: Site) -> None:
    refused = await classroom.post("/api/lessons", {"game": "boo", "chapter": "puzzle_0_0", "name": "Ann"}, 400)
    assert refused["reason"] == "no_lesson"
