"""Making a table in the browser: names, seats, settings, the start. By role and accessible name, as a person would."""

import re

from playwright.sync_api import Page

from tests.e2e.conftest import DESK, PHONE, People, Person

QUICKER = {"boo": {"Пауза между раундами": "Без паузы"}}
"""Settings of every test: nobody waits for the next round."""


def lay(people: People, game: str, size: dict[str, int] = DESK, **settings: str) -> Person:
    """A table for friends with instant bots; the host, Маша, is in the lobby. Settings by their labels."""
    host = order(people, game, size)
    host.page.get_by_role("button", name="Тонкости").click()
    host.page.get_by_label("Темп ботов").select_option("мгновенно")
    wanted = {**QUICKER.get(game, {}), **{label.replace("_", " "): value for label, value in settings.items()}}
    for label, value in wanted.items():
        host.page.get_by_role("combobox", name=label).select_option(value)
    host.page.get_by_role("button", name="Накрыть стол").click()
    host.page.get_by_role("heading", name="Собираемся за стол").wait_for()
    return host


def order(people: People, game: str, size: dict[str, int] = DESK) -> Person:
    """The form of a new table, on the page of the game; the host is called Маша."""
    host = people.come(size, path=f"#/game/{game}")
    host.page.get_by_role("button", name="С друзьями").click()
    host.page.get_by_label("Ваше имя").fill("Маша")
    return host


def link(page: Page, name: str = "Ссылка-приглашение") -> str:
    """Where a link of the lobby leads, without the server. The one for spectators is folded."""
    field = page.get_by_label(name)
    if name != "Ссылка-приглашение" and not field.count():
        page.get_by_role("button", name="Позвать зрителей").click()
    return field.input_value().split("/", 3)[3]


def join(people: People, host: Person, size: dict[str, int] = PHONE, name: str = "Петя", init: str = "") -> Person:
    guest = people.come(size, path=link(host.page), init=init)
    guest.page.get_by_label("Ваше имя").fill(name)
    guest.page.get_by_role("button", name="Сесть за стол").click()
    guest.page.get_by_role("button", name="Можно начинать").wait_for()
    host.page.get_by_text(name).first.wait_for()
    return guest


def start(host: Person, *others: Person) -> None:
    """Start the game: bots come to the free seats."""
    host.page.get_by_role("button", name="Начать партию").click()
    for person in (host, *others):
        seated(person.page)


def seated(page: Page) -> None:
    """The game goes on: the players are in their panel, or behind their tab."""
    players = re.compile("^(Игроки|Players)$")
    page.get_by_role("heading", name=players).or_(page.get_by_role("tab", name=players)).first.wait_for()


def plain(*persons: Person) -> None:
    """Switch to the plain table, whichever board the game has."""
    for person in persons:
        table = person.page.get_by_role("group", name=re.compile("^(Простой стол|Plain table)"))
        if not table.count():
            person.page.keyboard.press("KeyP")
            table.wait_for()
