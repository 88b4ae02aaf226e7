"""The shelf and the page of a game: what a stranger and who returns find there, and how one sits down."""

import re
from collections.abc import Iterator
from pathlib import Path
from struct import unpack

import pytest
from playwright.sync_api import Browser, Locator, expect

from igroteka import server
from igroteka.content.words import Words
from igroteka.games import games
from igroteka.server.pages.previews import SIZE
from tests.e2e.conftest import DESK, PHONE, People, Person, RunningServer, served
from tests.e2e.tables import seated
from tests.e2e.test_looks import BOTH, looked_at, read

FIRST = "Настольные игры, в которые можно сесть прямо сейчас"
LONGEST = 1850
PICTURES = Path(server.__file__).parent / "static" / "previews"
LARGEST = 300_000
"""Bytes: some messengers show no larger picture."""
MOST_FIELDS = 4
LANGUAGES = {"ru": "ru-RU", "en": "en-GB"}
TOLD = re.compile("восстановлен|по описаниям", re.IGNORECASE)
SHIFTS = """
window.shifts = 0
new PerformanceObserver((list) => list.getEntries().forEach(({value}) => { window.shifts += value }))
  .observe({type: 'layout-shift', buffered: true})
"""


@pytest.fixture
def club(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[People]:
    """People at a server that others can reach."""
    with served(tmp_path_factory.mktemp("club"), shared=True) as address:
        company = People(browser, RunningServer(address))
        yield company
        for person in company.all:
            person.context.close()
            assert person.complaints == []


def height(person: Person) -> int:
    found: int = person.page.evaluate("document.documentElement.scrollHeight")
    return found


@pytest.mark.parametrize("size", BOTH)
def test_a_stranger_is_one_press_from_a_board_with_a_guide(people: People, size: dict[str, int]) -> None:
    visitor = people.come(size, init=SHIFTS)
    page = visitor.page
    page.get_by_role("region", name=FIRST).wait_for()
    page.get_by_role("link", name="Бу-У-У!").first.wait_for()
    page.wait_for_load_state("networkidle")
    assert round(page.evaluate("window.shifts"), 2) == 0
    looked_at(visitor, "first visit")
    assert not TOLD.search(page.locator("body").inner_text())
    page.get_by_role("link", name="Играть сейчас").click()
    page.get_by_text("Глава 1 из").first.wait_for()
    page.get_by_role("group", name=re.compile("^(Привидение|Замок)")).first.wait_for()
    page.goto(people.house.address)
    page.get_by_role("region", name="Что вас ждёт").get_by_role("link", name=re.compile("Бу-У-У!$")).wait_for()
    expect(page.get_by_role("heading", name=FIRST)).to_have_count(0)


def test_who_returns_sees_what_waits_the_boxes_and_open_tables_at_a_glance(club: People) -> None:
    host = club.come(path="#/game/rickshank")
    host.page.get_by_role("button", name="С друзьями").click()
    form = host.page.get_by_role("dialog", name="Новый стол")
    form.get_by_label("Ваше имя").fill("Лена")
    form.get_by_role("radio", name="Открытый стол").check()
    form.get_by_role("button", name="Накрыть стол").click()
    expect(host.page).to_have_url(re.compile("#/table/"))
    visitor = club.come()
    page = visitor.page
    page.get_by_role("button", name="Играть: Лес сказок").click()
    seated(page)
    seats = page.get_by_role("region", name="Игроки").get_by_role("listitem")
    seats.nth(2).get_by_text("бот").wait_for()
    assert not [seat for seat in seats.all_inner_texts() if re.search(r"Игрок \d", seat)], "bots have names"
    page.goto(club.house.address)
    waiting = page.get_by_role("region", name="Что вас ждёт")
    waiting.get_by_text("Ваш ход").wait_for()
    page.get_by_role("region", name="Открытые столы").get_by_text("Зовёт Лена").wait_for()
    assert height(visitor) <= DESK["height"]
    looked_at(visitor, "shelf")
    assert not TOLD.search(page.locator("body").inner_text())
    page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    assert height(visitor) <= LONGEST
    for what in (waiting.get_by_text("Ваш ход"), page.get_by_role("button", name="Код", exact=True)):
        expect(what).to_be_in_viewport(ratio=1)
    page.emulate_media(color_scheme="dark")
    looked_at(visitor, "shelf on a phone, dark")
    page.emulate_media(forced_colors="active")
    read(visitor, "shelf in forced colors")
    page.get_by_role("link", name=re.compile("^Сесть: Рик и Морти")).click()
    page.get_by_role("button", name="Сесть за стол").wait_for()


def test_the_shelf_without_a_server_shows_what_it_knew(people: People) -> None:
    visitor = people.come()
    page = visitor.page
    page.get_by_role("button", name="Играть: Бу-У-У!").wait_for()
    page.route("**/api/**", lambda route: route.abort())
    page.reload()
    page.get_by_role("alert").get_by_text("Нет связи с сервером").wait_for()
    page.get_by_role("button", name="Играть: Бу-У-У!").wait_for()
    page.unroute_all()
    page.get_by_role("button", name="Повторить").click()
    expect(page.get_by_role("alert").get_by_text("Нет связи")).to_have_count(0)
    visitor.complaints.clear()  # the requests that were kept away


OLD = "CSS.supports = () => false"
"""A browser that does not know the colours of the page."""


@pytest.mark.parametrize("script", ["", OLD], ids=["without JavaScript", "old"])
def test_a_browser_that_cannot_show_the_page_says_what_is_needed(
    browser: Browser, house: RunningServer, script: str
) -> None:
    context = browser.new_context(java_script_enabled=bool(script))
    context.add_init_script(script)
    page = context.new_page()
    page.goto(house.address)
    expect(page.get_by_text("Чтобы играть, нужны JavaScript и свежий браузер")).to_be_visible()
    expect(page.get_by_text("To play you need JavaScript")).to_be_visible()
    context.close()


def fields(form: Locator) -> int:
    """Groups of choices, and what is typed."""
    return form.get_by_role("group").count() + form.get_by_role("textbox").count()


def test_two_presses_lay_a_table_and_what_was_chosen_is_kept(people: People) -> None:
    visitor = people.come()
    page = visitor.page
    page.get_by_role("button", name="Стол для друзей").click()
    form = page.get_by_role("dialog", name="Новый стол")
    form.get_by_role("radio", name="Лес сказок").check()
    looked_at(visitor, "new table")
    assert fields(form) <= MOST_FIELDS
    form.get_by_role("radio", name="Один экран").check()
    form.get_by_role("radio", name="2", exact=True).check()
    form.get_by_role("button", name="Накрыть стол").click()
    expect(page).to_have_url(re.compile("#/table/"))
    page.get_by_role("button", name="Начать партию").wait_for()
    page.goto(f"{people.house.address}#/game/grimm_forest")
    page.get_by_role("button", name="С друзьями").click()
    expect(form.get_by_role("radio", name="Один экран")).to_be_checked()
    expect(form.get_by_role("radio", name="2", exact=True)).to_be_checked()
    assert form.get_by_label("Ваше имя").count() == 0, "one is asked for a name once"
    assert fields(form) <= MOST_FIELDS


def test_a_game_is_explained_before_it_is_played(people: People) -> None:
    visitor = people.come(path="#/game/boo")
    page = visitor.page
    page.get_by_role("heading", name="Что происходит на столе").wait_for()
    page.get_by_role("radio", name="лёгкий").wait_for()
    assert height(visitor) <= LONGEST
    looked_at(visitor, "game")
    page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    assert height(visitor) <= 2600
    page.emulate_media(color_scheme="dark")
    looked_at(visitor, "game on a phone, dark")
    page.emulate_media(color_scheme="light")
    page.set_viewport_size({"width": DESK["width"], "height": DESK["height"]})
    page.get_by_text("Правила целиком").click()
    book = page.get_by_role("region", name="Правила")
    book.get_by_text("BO-001").wait_for()
    book.get_by_role("heading", name="За пять минут").wait_for()
    page.get_by_role("searchbox", name="Поиск по правилам").fill("ничья")
    book.get_by_text("BO-101").wait_for()
    expect(book.get_by_text("BO-001")).to_have_count(0)
    page.get_by_text("Откуда тексты").click()
    page.get_by_text("53 компонента").wait_for()
    page.get_by_text("Всё, что в коробке").click()
    page.get_by_role("term").first.wait_for()
    looked_at(visitor, "game, unfolded")
    page.get_by_role("radio", name="сильный").check(force=True)
    page.get_by_role("button", name="Сесть с ботами").click()
    expect(page).to_have_url(re.compile("#/table/"))
    seated(page)
    page.goto(f"{people.house.address}#/game/boo")
    expect(page.get_by_role("radio", name="сильный")).to_be_checked()


def test_every_game_has_its_page(people: People) -> None:
    """In the languages in turn."""
    readers = {lang: people.come(locale=locale, path="#/game/chess") for lang, locale in LANGUAGES.items()}
    readers["ru"].page.get_by_role("alert").get_by_text("На этой полке такой игры нет.").wait_for()
    readers["ru"].page.get_by_role("link", name="К полке").last.wait_for()
    for n, game in enumerate(games.ids):
        lang = [*LANGUAGES][n % 2]
        page, words = readers[lang].page, Words(game, lang)
        page.goto(f"{people.house.address}#/game/{game}")
        page.get_by_role("heading", name=words.title(), level=1).wait_for()
        table = page.get_by_role("region", name=re.compile("^(Что происходит|What happens)"))
        expect(table.get_by_role("listitem")).to_have_count(4)
        page.get_by_text(re.compile("^(Правила целиком|The rules in full)$")).click()
        page.get_by_text(words.say("intro")).wait_for()
        rules = page.get_by_role("region", name=re.compile("^(Правила|Rules)$"))
        rules.get_by_text(f"{words.say('intro-1.title')}.", exact=True).wait_for()
        page.get_by_text(words.say("intro-tip")).wait_for()
        read(readers[lang], game)


def test_every_game_has_its_picture_for_messengers() -> None:
    for name in ("igroteka", *games.ids):
        picture = (PICTURES / f"{name}.png").read_bytes()
        assert picture.startswith(b"\x89PNG"), name
        assert unpack(">II", picture[16:24]) == SIZE, name
        assert len(picture) <= LARGEST, name
