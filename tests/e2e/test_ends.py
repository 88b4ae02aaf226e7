"""The room that boards have in the frame; and the end of every game: what comes next is in view without scrolling, for
whoever asks and whoever is asked, its pictures are of the real board, axe finds nothing. Sizes, themes and languages in
turn; in soak all of them."""

import re
from itertools import product
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, expect

from igroteka.games import games
from igroteka.server.messages.room_view import AnotherGame
from tests.e2e.conftest import RunningServer
from tests.gallery.collect import Shot
from tests.gallery.ended import at_the_end, changed, played
from tests.gallery.page import LOCALES, SIZES, framed, opened, turned_to

SEEN = ("desk", "laptop", "tablet", "phone")
ASKED = AnotherGame(by=1, ready=[1, 3], waiting=[2], at=-1)
WORDS = {
    "ru-RU": (
        "Ещё раз",
        "Я тоже",
        "Поделиться",
        "Запись",
        "Разбор",
        "Маша зовёт ещё раз",
        "готовы 2 из 3",
        "Что дальше",
    ),
    "en-GB": ("Again", "Me too", "Share", "Replay", "Study", "Маша wants to play again", "ready: 2 of 3", "What next"),
}


def in_view(page: Page, names: list[str]) -> None:
    """Each of these can be pressed where it is, and nothing goes beyond the edges."""
    height, width = page.evaluate("[innerHeight, innerWidth]")
    for name in names:
        found: Any = page.get_by_role("button", name=name, exact=True)
        found = found.or_(page.get_by_role("link", name=name, exact=True))
        box = found.bounding_box()
        assert box is not None, name
        assert 0 <= box["y"] <= height - box["height"], (name, box)
        assert 0 <= box["x"] <= width - box["width"], (name, box)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "scrolls sideways"


def looked_at(page: Page) -> None:
    found = Axe().run(page).response["violations"]
    assert not found, [f"{each['id']}: {node['html'][:140]}" for each in found for node in each["nodes"]]


OFTEN = ("gravity_falls", "rickshank")
"""A team's end and a winner's are looked at in every run; all five in soak."""


@pytest.mark.parametrize("game", [pytest.param(g, marks=() if g in OFTEN else pytest.mark.soak) for g in games.ids])
def test_what_comes_next_is_in_view(browser: Browser, house: RunningServer, game: str) -> None:
    over, n = played(game), games.ids.index(game)
    locale, scheme = LOCALES[n % 2], ("light", "dark")[n // 2 % 2]
    again, too, *more, calls, count, bar = WORDS[locale]
    with at_the_end(browser, house.address, over, 1, locale=locale, scheme=scheme) as page:
        for size in SEEN:
            turned_to(page, size)
            in_view(page, [again, *more])
        page.evaluate("data => line.onmessage({ data })", changed(over, ASKED))
        region = page.get_by_role("region", name=bar)
        for size in SEEN:
            turned_to(page, size)
            in_view(page, [too, *more])
            expect(region.get_by_text(calls)).to_be_in_viewport(ratio=1)
            expect(region.get_by_text(re.compile(count))).to_be_in_viewport(ratio=1)
            assert region.get_by_role("listitem").count() == 3
        looked_at(page)
        pictures = page.locator(".picture .board > *")
        expect(pictures).to_have_count(page.get_by_role("link").filter(has=page.locator(".picture")).count())


@pytest.mark.soak
@pytest.mark.parametrize(("size", "scheme", "locale"), [*product(SIZES, ("light", "dark"), LOCALES)])
@pytest.mark.parametrize("game", games.ids)
def test_an_end_is_in_order_everywhere(
    browser: Browser, house: RunningServer, game: str, size: str, scheme: str, locale: str
) -> None:
    over = played(game)
    again, _, *more, _, _, _ = WORDS[locale]
    with at_the_end(browser, house.address, over, 0, locale=locale, size=size, scheme=scheme) as page:
        page.get_by_role("button", name=again, exact=True).wait_for()
        in_view(page, [again, *more] if SIZES[size][1] > 500 else [again])
        looked_at(page)


FORMS = {"laptop": "low", "tablet": "tablet"}


def test_boards_use_their_desk_form_and_fill_the_room_they_are_given(browser: Browser, house: RunningServer) -> None:
    for game in games.ids:
        begun = Shot("start", games[game].start(4, seed=1), 0)
        with opened(browser, house.address, "ru-RU", False, framed([begun])) as page:
            for size, form in FORMS.items():
                turned_to(page, size)
                mode, wide, high, room = page.evaluate(FILLED)
                assert mode == form, (game, size)
                assert max(wide, high) >= 0.9, (game, size, wide, high)
                assert room >= 0.55, f"{game}, {size}: the board gets {room:.0%} of the window"


FILLED = """() => {
  const board = document.querySelector('main .room > *')
  const [home, it] = [board.parentElement, board].map((each) => each.getBoundingClientRect())
  const room = (home.width * home.height) / (innerWidth * innerHeight)
  return [board.dataset.mode, it.width / home.width, it.height / home.height, room]
}"""
"""The board's form, how much it fills of what it is given, and how much of the window that is."""
