"""The shelf explains every game before anybody sits down: an introduction, the rules, and the way to the table."""

import re

import pytest
from playwright.sync_api import expect

from igroteka.content.words import Words
from igroteka.games import games
from tests.e2e.conftest import People
from tests.e2e.test_looks import BOTH, looked_at, read


@pytest.mark.parametrize("size", BOTH)
def test_a_game_is_explained_before_it_is_played(people: People, size: dict[str, int]) -> None:
    visitor = people.come(size)
    page = visitor.page
    page.get_by_role("link", name="Как играть: Бу-У-У!").click()
    page.get_by_role("heading", name="За пять минут").wait_for()
    book = page.get_by_role("region", name="Правила")
    book.get_by_text("BO-001").wait_for()
    looked_at(visitor, "game")
    page.get_by_role("searchbox", name="Поиск по правилам").fill("ничья")
    book.get_by_text("BO-101").wait_for()
    expect(book.get_by_text("BO-001")).to_have_count(0)
    page.get_by_role("button", name="Сыграть с ботами").click()
    expect(page).to_have_url(re.compile("#/table/"))


@pytest.mark.parametrize(("locale", "lang"), [("ru-RU", "ru"), ("en-GB", "en")])
def test_every_game_has_an_introduction_in_both_languages(people: People, locale: str, lang: str) -> None:
    visitor = people.come(locale=locale)
    for game in games.ids:
        words = Words(game, lang)
        visitor.page.goto(f"{people.house.address}#/game/{game}")
        visitor.page.get_by_role("heading", name=words.title(), level=1).wait_for()
        visitor.page.get_by_text(words.say("intro")).wait_for()
        steps = visitor.page.get_by_role("list").get_by_role("listitem")
        assert steps.count() >= 7
        assert words.say("intro-1.title") in steps.first.inner_text()
        visitor.page.get_by_text(words.say("intro-tip")).wait_for()
        read(visitor, game)


def test_a_game_that_is_not_there_is_said_so(people: People) -> None:
    visitor = people.come(path="#/game/chess")
    visitor.page.get_by_role("alert").get_by_text("На этой полке такой игры нет.").wait_for()
    visitor.page.get_by_role("link", name="К полке").last.click()
    visitor.page.get_by_role("button", name=re.compile("^Сыграть с ботами")).first.wait_for()


def test_bots_at_the_table_have_names(people: People) -> None:
    visitor = people.come()
    visitor.page.get_by_role("button", name="Сыграть с ботами: Лес сказок").click()
    visitor.page.get_by_role("heading", name="Игроки").wait_for()
    seats = visitor.page.get_by_role("region", name="Игроки").get_by_role("listitem")
    seats.nth(2).get_by_text("бот").wait_for()
    assert not [seat for seat in seats.all_inner_texts() if re.search(r"Игрок \d", seat)]
