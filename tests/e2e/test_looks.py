"""Every page at both sizes, in both languages: no accessibility violation found by axe, no raw key, no sideways
scrolling; and small."""

import re
from random import Random
from urllib.request import Request, urlopen

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from igroteka.games import games
from tests.e2e.conftest import DESK, PHONE, People, Person
from tests.e2e.player import act
from tests.e2e.tables import plain, seated

RAW = re.compile(r"\b(?:ask|option|event|why|name|zone|field|score|phase|setting|reason|ending|text)-[a-z_]+")
SHELF_LIMIT, GAME_LIMIT = 250_000, 120_000
"""Bytes: the shelf at a first visit, and what the page of a game loads beyond it."""
PARTS = {".js": 95_000, ".css": 15_000, "lid-": 45_000, ".woff2": 61_000}
BOTH = [pytest.param(DESK, id="desk"), pytest.param(PHONE, id="phone")]


SYSTEM_COLOURS = {"rules": {"color-contrast": {"enabled": False}}}
"""In forced colours it is not the page that chooses them."""


def barriers(page: Page) -> list[str]:
    """All violations that axe finds."""
    forced = page.evaluate("matchMedia('(forced-colors: active)').matches")
    found = Axe().run(page, options=SYSTEM_COLOURS if forced else None).response["violations"]
    return [f"{each['id']}: {node['html'][:120]}" for each in found for node in each["nodes"]]


def sticks_out(page: Page) -> bool:
    wide: bool = page.evaluate("document.documentElement.scrollWidth > window.innerWidth")
    return wide


def looked_at(person: Person, *places: str) -> None:
    """The current page: no violations, no raw keys, no sideways scrolling."""
    assert barriers(person.page) == [], places
    read(person, *places)


def read(person: Person, *places: str) -> None:
    """The same without axe, for a page that axe has checked in another language."""
    assert not RAW.findall(person.page.locator("body").inner_text()), places
    assert not sticks_out(person.page), places


def test_axe_bites(people: People) -> None:
    visitor = people.come()
    visitor.page.set_content("<html><body><img src='x.png'><input><button></button></body></html>")
    assert len(barriers(visitor.page)) >= 3
    visitor.complaints.clear()


LOCALES = ("ru-RU", "en-GB")
OFTEN = (("gravity_falls", "en-GB"),)
"""Looked at in every run; the others in soak. The gallery sees every question of every board in both languages."""


@pytest.mark.parametrize(
    ("game", "locale"),
    [
        pytest.param(game, locale, marks=() if (game, locale) in OFTEN else pytest.mark.soak)
        for game in games.ids
        for locale in LOCALES
    ],
)
def test_a_phone_shows_every_game_in_both_languages(people: People, game: str, locale: str) -> None:
    visitor = people.come(PHONE, locale, path=f"#/game/{game}")
    visitor.page.get_by_role("button", name="Играть" if locale == "ru-RU" else "Play", exact=True).click()
    seated(visitor.page)
    plain(visitor)
    looked_at(visitor, "at first")
    luck = Random(5)
    for _ in range(4):
        if not act(visitor, luck):
            visitor.eyes.wait(visitor.page)
    looked_at(visitor, "later")
    visitor.page.get_by_role("tab", name=re.compile("^(Правила|Rules)$")).click()
    visitor.page.get_by_role("searchbox").wait_for()
    looked_at(visitor, "rules")


def weight(address: str) -> int:
    """Bytes transferred to a browser of today."""
    if not address.startswith("http"):
        return 0
    with urlopen(Request(address, headers={"Accept-Encoding": "br, gzip"}), timeout=30) as answer:
        return len(answer.read())


@pytest.mark.soak
def test_the_shelf_is_light_and_boards_come_when_opened(people: People) -> None:
    loaded: list[str] = []
    visitor = people.come(path="#/about")
    visitor.page.goto("about:blank")
    visitor.page.on("response", lambda answer: loaded.append(answer.url))
    visitor.page.goto(people.house.address)
    visitor.page.get_by_role("button", name=re.compile("^Играть:")).first.wait_for()
    visitor.page.wait_for_load_state("networkidle")
    assert sum(weight(address) for address in loaded) <= SHELF_LIMIT
    for part, limit in PARTS.items():
        assert sum(weight(address) for address in loaded if part in address) <= limit, part
    assert not [address for address in loaded if "Board" in address or "TablePage" in address]
    seen = {*loaded}
    visitor.page.get_by_role("link", name="Бу-У-У!", exact=True).click()
    visitor.page.get_by_role("heading", name="Что происходит на столе").scroll_into_view_if_needed()
    visitor.page.wait_for_load_state("networkidle")
    assert sum(weight(address) for address in loaded if address not in seen) <= GAME_LIMIT
    visitor.page.goto(people.house.address)
    visitor.page.get_by_role("button", name="Играть: Бу-У-У!").click()
    visitor.page.get_by_role("group", name="Привидение").wait_for()
    assert [address for address in loaded if "Board" in address]
