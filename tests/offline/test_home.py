"""The server within a page: the same tables and words, without sockets, and nothing shown that the browser has not."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from igroteka.games import games
from tests.offline.page import Page


@pytest.fixture
async def page() -> AsyncIterator[Page]:
    found = await Page().begin()
    yield found
    found.disk.full = False
    await found.home.end()


def order(game: str) -> dict[str, object]:
    return {"game": game, "name": "Ann", "players": games[game].least, "bots": "normal", "pace": "instant"}


@pytest.mark.parametrize("game", ["gravity_falls", "grimm_forest", "rigor_mortis"])
async def test_a_whole_game_is_played_and_recorded(page: Page, game: str) -> None:
    ticket = await page.ask("POST", "tables", order(game))
    ann = await page.come(ticket)
    await ann.until("snapshot", audience="p0")
    await ann.play(0)
    await ann.do("say", text="well played")
    record = await page.ask("GET", f"tables/{ticket['table']}/replay?audience=p0", key=ticket["key"])
    assert len(record["frames"]) > 3
    [line] = await page.ask("POST", "mine", {"tickets": [{"table": ticket["table"], "key": ticket["key"]}]})
    assert line["stage"] == "finished"
    assert line["result"] is not None


async def test_nothing_that_was_answered_is_lost() -> None:
    """The worker is gone from one moment to the next, again and again: the next one has all that was acknowledged."""
    page = await Page().begin()
    ticket = await page.ask("POST", "tables", order("rickshank"))
    seen, gone = 0, []
    for _ in range(5):
        ann = await page.come(ticket)
        assert (await ann.until("snapshot", audience="p0"))["n"] >= seen
        while ann.n < seen + 3:  # a sealed answer that is changed before the bots' are in moves nothing
            await ann.play(0, 1)
        seen = ann.n
        gone.append(page)
        page = await Page(page.disk.copy()).begin()
    assert seen > 10
    for each in (*gone, page):
        await each.home.end()


async def test_what_the_browser_does_not_take_is_refused_and_changes_nothing(page: Page) -> None:
    ticket = await page.ask("POST", "tables", {**order("boo"), "bots": None})
    ann = await page.come(ticket)
    page.disk.full = True
    reply = await ann.do("say", text="hello")
    assert (reply["type"], reply["code"]) == ("error", "storage")
    page.disk.full = False
    again = await page.come(ticket)
    assert (await again.do("say", text="here again"))["type"] == "ok"
    assert [m["text"] for m in again.heard if m["type"] == "said"] == ["here again"]


async def test_only_pages_that_changed_are_written(page: Page) -> None:
    ticket = await page.ask("POST", "tables", {**order("boo"), "bots": None})
    ann = await page.come(ticket)
    kept = dict(page.disk.pages)
    await ann.do("say", text="hello")
    assert 0 < sum(kept.get(n) != body for n, body in page.disk.pages.items()) < len(page.disk.pages) / 2


async def test_what_nobody_can_answer_is_a_problem_with_words(page: Page) -> None:
    status, text = await page.home.request("GET", "tables/abcdefghijkl/replay", "", "")
    assert (status, "no_entry" in text) == (400, True)
    status, text = await page.home.request("POST", "tables", "{", "")
    assert (status, "bad_message" in text) == (400, True)
    status, text = await page.home.request("GET", "weather", "", "")
    assert (status, "no_table" in text) == (400, True)


async def test_rules_are_found_by_words(page: Page) -> None:
    assert await page.ask("GET", "rules/boo/search?words=ghost") != []
