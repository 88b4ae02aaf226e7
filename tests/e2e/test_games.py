"""Every game in a real browser: two people in two browsers and a bot, from the shelf to the end, at the plain table.
`LUCK=12 make e2e` plays other games."""

import os
import re
from random import Random

import pytest

from igroteka.games import games
from tests.e2e.conftest import DESK, People, Person
from tests.e2e.player import OVER, Turn, act, haunt, rounds
from tests.e2e.tables import join, lay, link, plain, seated, start

SHORTER = {"gravity_falls": {"Сложность": "hard"}}
BRIEF = {"rickshank": 0.6}
OFTEN = ("grimm_forest",)
"""Played in every run. Each board has a whole game of its own; the others are played at the plain table in soak."""
STUDIED = ("rickshank", "rigor_mortis")
"""Afterwards somebody asks what has cost most."""


def study(person: Person) -> None:
    """At most three decisions, each with the way to its moment, and to a table that goes on from there."""
    page = person.page
    page.get_by_role("button", name="Разбор", exact=True).click()
    costly = page.get_by_role("list", name="Что обошлось вам дороже всего").get_by_role("listitem")
    costly.first.wait_for(timeout=180_000)
    count = costly.count()
    assert 1 <= count <= 3
    assert costly.get_by_role("button", name="Сыграть отсюда иначе").count() == count
    moment = costly.first.get_by_role("link", name=re.compile("^Шаг [0-9]+"))
    step = re.findall("[0-9]+", moment.inner_text())[0]
    moment.click()
    page.wait_for_url(re.compile(f"#/replay/.*n={step}$"))
    page.get_by_role("list", name="Что обошлось вам дороже всего").wait_for()
    page.get_by_role("button", name="Сыграть отсюда иначе").first.click()
    page.get_by_role("dialog").get_by_role("button", name="Против ботов").click()
    seated(page)


@pytest.mark.parametrize("game", [pytest.param(g, marks=() if g in OFTEN else pytest.mark.soak) for g in games.ids])
def test_two_people_and_a_bot_play_to_the_end(people: People, game: str) -> None:
    host = lay(people, game, DESK, **SHORTER.get(game, {}))
    guest = join(people, host)
    spectators = link(host.page, "Ссылка для зрителей")
    start(host, guest)
    plain(host, guest)
    luck = Random(int(os.environ.get("LUCK", "7")))
    turn: Turn = haunt if game == "boo" else lambda person: act(person, luck, BRIEF.get(game, 0.0))
    for count in rounds([host, guest], turn):
        if count == 6:
            guest.page.reload()
            guest.page.get_by_role("heading", name="Игроки").wait_for()
    for person in (host, guest):
        person.page.get_by_role("heading", name=OVER).wait_for()
        assert person.page.get_by_role("link", name="Запись", exact=True).count() == 1
    if game in STUDIED:
        study(guest)
        return
    watcher = people.come(path=spectators)
    watcher.page.get_by_role("heading", name=OVER).wait_for()
    over = guest.page.url
    guest.page.get_by_role("button", name="Ещё раз").click()
    host.page.get_by_role("status").get_by_text("Петя зовёт ещё раз").wait_for()
    marks = host.page.get_by_role("list", name="Кто готов сыграть ещё").get_by_role("listitem")
    assert marks.all_inner_texts() == ["Маша: ждём ответа", "Петя: место готово"]
    host.page.get_by_role("link", name="Запись", exact=True).click()
    host.page.get_by_role("alert").get_by_text("Петя зовёт ещё раз").wait_for()
    host.page.get_by_role("button", name="Я тоже").click()
    guest.page.get_by_role("button", name="Стоп").wait_for()
    for person in (host, guest):
        seated(person.page)
    assert host.page.url == guest.page.url != over
    watcher.page.get_by_role("button", name="Перейти").click()
    seated(watcher.page)
