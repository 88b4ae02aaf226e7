"""What players on a phone need: the answers under the thumb, the whole map, the running games first."""

import re
from random import Random

import pytest
from playwright.sync_api import Page

from tests.e2e.conftest import PHONE, People
from tests.e2e.ghost import sit
from tests.e2e.player import ANSWERS, OVER, act, asked, haunt, play
from tests.e2e.tables import lay, plain, seated, start

MIDDLE = PHONE["height"] / 2


def top(page: Page, role: str, name: str) -> float:
    box = page.get_by_role(role, name=name).first.bounding_box()  # type: ignore[arg-type]  # any role
    assert box is not None
    return box["y"]


def test_the_answers_stay_under_the_thumb_wherever_one_looks(people: People) -> None:
    host = lay(people, "rickshank", PHONE)
    start(host)
    plain(host)
    while not asked(host):
        host.eyes.wait(host.page)
    first = host.page.get_by_role("list", name=ANSWERS).first.get_by_role("button").first
    first.wait_for()
    for key in ("Home", "End"):
        host.page.keyboard.press(key)
        box = first.bounding_box()
        assert box is not None
        assert MIDDLE < box["y"] + box["height"] < PHONE["height"]


def test_what_the_others_did_is_told_without_opening_the_log(people: People) -> None:
    host = lay(people, "rickshank", PHONE)
    start(host)
    plain(host)
    luck, page = Random(2), host.page
    play([host], lambda person: act(person, luck, 1.0), lambda: host.eyes.view["table"]["turn"] > 3 and asked(host))
    told = page.get_by_role("list", name="Последние ходы").get_by_role("listitem")
    told.last.wait_for()
    last = told.last.inner_text()
    page.get_by_role("tab", name="Ход партии").click()
    page.get_by_role("log").get_by_text(last).last.wait_for()


def test_the_whole_map_is_seen_without_pushing_it_aside(people: People) -> None:
    host = lay(people, "rigor_mortis", PHONE)
    start(host)
    plain(host)
    floor = host.page.get_by_role("group", name="Пол", exact=True)
    floor.wait_for()
    assert floor.evaluate("each => each.scrollWidth <= each.clientWidth")
    mine, luck = floor.get_by_role("cell", name=re.compile("Маша")), Random(1)
    play([host], lambda person: act(person, luck), lambda: mine.count() == 1)  # for screen readers


def test_running_games_stand_before_the_boxes(people: People) -> None:
    host = lay(people, "grimm_forest", PHONE)
    start(host)
    host.page.get_by_role("link", name="К полке").click()
    host.page.get_by_role("region", name="Что вас ждёт").wait_for()
    host.page.get_by_role("button", name="Играть: Лес сказок").wait_for()
    assert top(host.page, "link", "Продолжить") < top(host.page, "button", "Играть:")
    host.page.get_by_role("link", name="Продолжить").click()
    seated(host.page)


@pytest.mark.soak
def test_who_played_at_the_plain_table_may_see_the_record_on_the_board(people: People) -> None:
    host = sit(people, bots="expert", pace="instant")  # who raises a hand as soon as there is nothing to find
    seated(host.page)
    plain(host)
    play([host], haunt)
    host.page.get_by_role("heading", name=OVER).wait_for()
    host.page.get_by_role("link", name="Запись", exact=True).click()
    host.page.get_by_role("heading", name="На столе").wait_for()
    host.page.get_by_role("button", name="Простой стол").click()
    castle = host.page.get_by_role("group", name=re.compile("^(Привидение|Замок)"))
    castle.first.wait_for()
    host.page.get_by_role("button", name="К концу").click()
    host.page.get_by_role("button", name="Назад").click()
    castle.first.wait_for()
    assert host.page.get_by_role("button", name=re.compile("^Бу-у-у")).count() == 0, "nobody shouts in a record"
