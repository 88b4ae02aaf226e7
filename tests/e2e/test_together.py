"""The club and the groups in a browser: who is known meets others, agrees on a date, and sits down by one press."""

import re
from collections.abc import Iterator
from time import monotonic

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, expect

from tests.e2e.conftest import DESK, LIMIT, PHONE, People, RunningServer, served

FULL = {"runOnly": ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa", "best-practice"]}


@pytest.fixture(scope="module")
def shared_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server that is open to others."""
    with served(tmp_path_factory.mktemp("club"), shared=True) as address:
        yield RunningServer(address)


@pytest.fixture
def guests(browser: Browser, shared_house: RunningServer) -> Iterator[People]:
    company = People(browser, shared_house, monotonic() + LIMIT)
    yield company
    for person in company.all:
        person.context.close()
        assert person.complaints == []


def is_clean(page: Page) -> None:
    found = Axe().run(page, options=FULL).response["violations"]
    assert [(each["id"], [node["html"] for node in each["nodes"]]) for each in found] == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_two_make_a_group_agree_on_a_date_and_sit_down(guests: People) -> None:
    ann = guests.come(DESK, path="#/groups").page
    ann.get_by_text("Пока групп нет").wait_for()
    ann.get_by_role("textbox", name="Название").fill("Пятничный стол")
    ann.get_by_role("textbox", name="Ваше имя").fill("Аня")
    ann.get_by_role("button", name="Создать группу").click()
    ann.get_by_role("heading", name="Пятничный стол").wait_for()
    key = ann.evaluate("JSON.parse(localStorage['igroteka.me'])")
    group = ann.url.rpartition("/")[2]
    found = ann.request.get(
        f"{guests.house.address}api/groups/{group}", headers={"Authorization": f"Bearer {key}"}
    ).json()
    bob = guests.come(PHONE, path=f"#/group/{group}/{found['invite']}").page
    bob.get_by_role("textbox", name="Ваше имя").fill("Борис")
    is_clean(bob)
    bob.get_by_role("button", name="Войти в группу").click()
    bob.get_by_role("button", name="Назначить игру").click()
    bob.get_by_role("combobox", name="Игра").last.select_option(label="Лес сказок")
    bob.get_by_role("button", name="Сохранить").click()
    bob.get_by_text("Придут: 1 из 2").wait_for()
    ann.get_by_role("button", name="Приду", exact=True).click()
    ann.get_by_text("Придут: 2 из 2").wait_for()
    ann.get_by_role("textbox", name="Написать группе").fill("До пятницы")
    ann.get_by_role("button", name="Отправить").click()
    bob.get_by_text("До пятницы").wait_for()
    is_clean(ann)
    is_clean(bob)
    ann.get_by_role("button", name="Сесть сейчас").click()
    ann.wait_for_url(re.compile("#/table/"))
    bob.get_by_role("button", name="Сесть к остальным").click()
    bob.wait_for_url(ann.url)


@pytest.mark.parametrize("locale", ["ru-RU", "en-US"])
def test_the_club_shows_open_tables_and_who_is_here(guests: People, locale: str) -> None:
    ru = locale == "ru-RU"
    host = guests.come(DESK, locale=locale, path="#/club").page
    host.get_by_role("heading", name="Клуб этого сервера" if ru else "The club of this server").wait_for()
    is_clean(host)
    key = host.request.post(f"{guests.house.address}api/me", data={"name": "Kim"}).json()["key"]
    order = {"game": "boo", "name": "Kim", "players": 3, "open": True, "newcomers": True}
    bearer = {"Authorization": f"Bearer {key}"}
    made = host.request.post(f"{guests.house.address}api/tables", data=order, headers=bearer).json()
    there = guests.come(DESK, locale=locale)
    there.page.evaluate(
        "([key, ticket]) => { localStorage['igroteka.me'] = JSON.stringify(key);"
        " localStorage['igroteka.tickets'] = JSON.stringify([ticket]) }",
        [key, made],
    )
    there.page.goto(f"{guests.house.address}#/table/{made['table']}")
    there.page.reload()
    guest = guests.come(PHONE, locale=locale, path="#/club").page
    seat = guest.get_by_role("link", name=re.compile("^Сесть: Бу" if ru else "^Sit down: B")).first
    seat.wait_for()
    here = guest.get_by_role("region", name="Сейчас здесь" if ru else "Here now")
    expect(here.get_by_text("Kim").first).to_be_visible()
    is_clean(guest)
    seat.click()
    guest.wait_for_url(re.compile("#/join/"))


def test_what_is_kept_is_said_on_one_page(guests: People) -> None:
    page = guests.come(PHONE, path="#/privacy").page
    page.get_by_role("heading", name="Как это исчезает").wait_for()
    is_clean(page)
    page.get_by_role("link", name="К моим данным").click()
    page.get_by_role("heading", name="Мои данные").wait_for()
