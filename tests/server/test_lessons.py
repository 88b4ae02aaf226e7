"""Lessons at tables: ordinary ones that start from a position, and at which only the learner and the guide answer."""

from __future__ import annotations

import signal
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from random import Random

import pytest

from igroteka.games import games
from igroteka.server.base.config import SHELF
from tests.server.clients import Site
from tests.server.cluster import Processes
from tests.server.learner import Learner, lesson_of
from tests.server.test_so_far import record

GAMES = list(games)


@pytest.fixture(scope="module")
def with_all_games(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    site = Site(tmp_path_factory.mktemp("lessons"), shelf=SHELF).start()
    yield site
    site.end(signal.SIGTERM)


@pytest.fixture
async def classroom(with_all_games: Site) -> AsyncIterator[Site]:
    """A server with the real shelf."""
    yield with_all_games
    await with_all_games.hang_up()


@pytest.mark.parametrize("game", GAMES)
async def test_whoever_does_what_the_guide_means_comes_to_the_real_game(classroom: Site, game: str) -> None:
    for chapter in (await lesson_of(classroom, game))["chapters"]:
        ann = await Learner.begin(classroom, game, chapter)
        await ann.to_the_end(ann.meant)
    await ann.client.done("hurry")
    await ann.client.see(lambda: ann.client.asked(0))
    assert ann.client.room["lesson"] == chapter, "the last one goes on as a game against bots"


async def test_what_is_taken_back_never_reaches_the_match(classroom: Site) -> None:
    ann = await Learner.begin(classroom, "grimm_forest", "wolf")
    await ann.next()
    number, n = ann.client.view(0)["number"], ann.client.numbers["p0"]
    assert await ann.press("lay:gather_wood") == "lesson-wolf-choose_cards.retry"
    assert (ann.client.view(0)["number"], ann.client.numbers["p0"]) == (number, n)
    assert await ann.press(ann.meant(ann.client)) == ""


async def test_an_illegal_answer_is_refused_with_its_rule(classroom: Site) -> None:
    ann = await Learner.begin(classroom, "rigor_mortis", "theft")
    await ann.next()
    await ann.press(ann.meant(ann.client))
    assert ann.guidance["why_not"] == "E4"
    refused = await ann.client.answer(0, "E4")
    assert (refused["code"], refused["rule"]) == ("refused", "RM-038")


async def test_the_guide_is_heard_out(classroom: Site) -> None:
    """While it speaks nothing counts, no move is taken back, and no bot can be called to a scripted seat."""
    ann = await Learner.begin(classroom, "rickshank", "power")
    await ann.press("play:genius_waves")
    assert ann.wants == "next"
    assert (await ann.client.answer(0, "play:genius_waves"))["reason"] == "lesson_next"
    assert (await ann.client.refused("undo", seat=0))["reason"] == "lesson_undo"
    assert (await ann.client.refused("takeback", seat=0))["reason"] == "lesson_undo"
    assert (await ann.client.refused("set_bot", seat=1, level="hard"))["reason"] == "lesson_undo"
    await ann.next()
    assert ann.wants == "answer"
    await ann.next()
    assert ann.wants == "answer", "pressed twice"


async def test_a_chapter_is_left_killed_and_taken_up_again(own_site: Site) -> None:
    ann = await Learner.begin(own_site, "grimm_forest", "escape")
    await ann.next()
    await ann.press(ann.meant(ann.client))
    heard, table = ann.guidance, ann.client.view(0)["table"]
    own_site.again()
    ann = Learner(ann.ticket, await ann.ticket.come())
    assert (ann.guidance, ann.client.view(0)["table"]) == (heard, table)
    mine = await own_site.post("/api/mine", {"tickets": [{"table": ann.ticket.table, "key": ann.ticket.key}]}, 200)
    assert [(info["lesson"], info["stage"], info["your_turn"]) for info in mine] == [("escape", "playing", True)]
    await ann.to_the_end(ann.meant)
    assert (await record(own_site, ann.client, ann.ticket.key, "p0"))["staged"]


async def test_a_chapter_goes_on_in_another_process(tmp_path: Path, postgres: str) -> None:
    async with Processes(tmp_path, postgres, 2) as processes:
        ann = await Learner.begin(processes.sites[0], "boo", "corridor")
        await ann.next()
        await ann.press("call:purple")
        heard = ann.guidance
        await processes.end(0, signal.SIGTERM)
        ann.ticket.site = processes.sites[1]
        ann = Learner(ann.ticket, await ann.ticket.come())
        assert ann.guidance == heard
        await ann.to_the_end(ann.meant)


async def test_a_chapter_that_ends_the_game_is_finished_and_still_spoken_about(classroom: Site) -> None:
    ann = await Learner.begin(classroom, "boo", "tokens")
    while ann.client.room["stage"] == "playing":
        await (ann.next() if ann.wants == "next" else ann.press(ann.meant(ann.client)))
    assert ann.wants == "next"
    await ann.to_the_end(ann.meant)
    assert ann.guidance["line"] == "lesson-tokens.learned"


async def test_two_people_learn_at_one_screen(classroom: Site) -> None:
    ann = await Learner.begin(classroom, "gravity_falls", "now_you", together=True)
    await ann.to_the_end(ann.meant)
    assert ann.client.welcome["audiences"] == ["p0", "p1"]
    assert [seat["bot"] for seat in ann.client.room["seats"]] == [None, None]


async def test_there_is_no_such_chapter(classroom: Site) -> None:
    for game, chapter in (("boo", "nine"), ("nine", "one")):
        order = {"game": game, "chapter": chapter, "name": "Ann"}
        assert (await classroom.post("/api/lessons", order, 400))["reason"] == "no_lesson"


async def test_the_words_of_a_lesson_are_its_own(classroom: Site) -> None:
    assert "lesson-one_color =" in await classroom.get("/text/en/lesson_boo.ftl")
    assert "lesson-one_color =" not in await classroom.get("/text/en/boo.ftl")
    await classroom.get("/text/en/lesson_market.ftl", 404)


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
async def test_whoever_answers_at_random_comes_to_the_real_game(classroom: Site, game: str) -> None:
    for seed in range(100):
        random = Random(seed)
        for chapter in (await lesson_of(classroom, game))["chapters"]:
            ann = await Learner.begin(classroom, game, chapter)
            await ann.to_the_end(ann.any_answer(random))
            await ann.client.done("delete")
