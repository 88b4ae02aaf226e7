"""«Бу-У-У!» by correspondence in the browser: everybody looks, calls and shows alone, and nobody else sees it."""

import json
import re
from typing import Any
from urllib.request import Request, urlopen

import pytest

from tests.e2e.conftest import DESK, PHONE, People, Person
from tests.e2e.ghost import ARROWS, asked, button, castle, places, route, special, until
from tests.e2e.tables import join, order
from tests.e2e.test_boo import draw_by_keys
from tests.e2e.test_looks import looked_at

UNHURRIED = {"stopwatch": True, "first": "p0", "show_limit": 60, "hesitation_limit": 0}
LINE = {"ping", "pong", "ok", "synced"}
"""Messages that are sent even if nothing happens."""


def correspondence(people: People, size: dict[str, int], other: dict[str, int]) -> tuple[Person, Person]:
    """Маша and Петя; a visitor is at the gates, and nobody has looked."""
    ask = {"game": "boo", "name": "Маша", "players": 2, "seed": 5, "settings": UNHURRIED}
    body = json.dumps(ask).encode()
    with urlopen(Request(f"{people.house.address}api/tables", body, {"content-type": "application/json"})) as answer:
        ticket = json.load(answer)
    keep = f"localStorage.setItem('igroteka.tickets', {json.dumps(json.dumps([ticket]))})"
    host = people.come(size, path=f"#/table/{ticket['table']}", init=keep)
    host.page.get_by_role("heading", name="Собираемся за стол").wait_for()
    friend = join(people, host, other)
    begin(host, friend)
    return host, friend


def begin(host: Person, friend: Person) -> None:
    host.page.get_by_role("button", name="Начать партию").click()
    asked(host, "number")
    host.page.get_by_role("button", name="2", exact=True).click()
    for person in (host, friend):
        asked(person, "sealed")
        button(person, "show_visitor").wait_for()


def table(person: Person) -> dict[str, Any]:
    found: dict[str, Any] = person.eyes.view["table"]
    return found


def look(person: Person) -> None:
    button(person, "show_visitor").click()
    until(person, lambda: table(person)["visitor"] is not None)
    button(person, "call:white").wait_for()


def call(person: Person, colour: str) -> None:
    button(person, f"call:{colour}").click()
    until(person, lambda: table(person)["caller"] is not None)
    button(person, "give_up").wait_for()


def draw(person: Person, steps: list[str], size: dict[str, int]) -> None:
    """With the keys at a desk, with a finger on a phone."""
    if size == DESK:
        draw_by_keys(person, steps)
        return
    person.page.evaluate("scrollTo(0, 0)")
    for step, x, y in places(person, steps):
        if step in ARROWS:
            person.page.touchscreen.tap(x, y)
        else:
            special(person, step).tap()


def is_in_sight(person: Person) -> bool:
    """The whole castle is visible during the search: no button covers it."""
    castle(person).evaluate("castle => castle.scrollIntoView({ block: 'center' })")
    box, first = castle(person).bounding_box(), button(person, "call:white").bounding_box()
    assert box is not None
    assert first is not None
    beside = first["x"] >= box["x"] + box["width"]
    return beside or box["y"] + box["height"] <= first["y"]


@pytest.mark.parametrize(
    ("size", "other"),
    [
        pytest.param(DESK, PHONE, id="desk-plays", marks=pytest.mark.soak),
        pytest.param(PHONE, DESK, id="phone-plays"),
    ],
)
def test_one_looks_calls_and_shows_and_the_other_sees_nothing_of_it(
    people: People, size: dict[str, int], other: dict[str, int]
) -> None:
    masha, petya = correspondence(people, size, other)
    assert not button(masha, "call:white").count()
    looked_at(masha, "gates")
    heard = len(petya.eyes.seen)
    look(masha)
    assert is_in_sight(masha)
    looked_at(masha, "search")
    found = route(table(masha), [])
    assert found is not None
    call(masha, found[0])
    draw(masha, found[1][:-1], size)
    until(masha, lambda: (table(masha)["showing"] or {}).get("route") == said(found[1][:-1]))
    looked_at(masha, "show")
    assert {json.loads(frame)["type"] for frame in petya.eyes.seen[heard:]} <= LINE
    look(petya)  # everything that the table had sent him before has arrived by now
    assert is_in_sight(petya)
    assert (table(petya)["caller"], table(petya)["showing"], table(petya)["stopwatch"]["awaited"]) == (None, None, 2)
    assert not petya.page.get_by_text("Маша: Бу-у-у!").count()
    assert not petya.page.get_by_role("group", name=re.compile("Маршрут:")).count()
    finish(masha, found[1], size)
    masha.page.get_by_text(re.compile(r"^маршрут верный — [\d,]+ с\. Ждут ещё 1 игрока\.$")).wait_for()
    looked_at(masha, "finished")
    petya.page.get_by_text("Ждут ещё 1 игрока.").wait_for()
    assert table(petya)["last_round"] is None
    call(petya, "white")
    button(petya, "give_up").click()
    for person in (masha, petya):
        button(person, "show_visitor").wait_for()
        person.page.get_by_role("heading", name="Что было возможно").wait_for()
        last = table(person)["last_round"]
        assert (last["caller"], last["route"], table(person)["ghost"]) == ("p0", said(found[1]), last["room"])
        looked_at(person, "outcome")


def said(steps: list[str]) -> str:
    return " ".join(steps)


def finish(person: Person, steps: list[str], size: dict[str, int]) -> None:
    """Draw the last steps of a route."""
    last, x, y = list(places(person, steps))[-1]
    if last not in ARROWS:
        special(person, last).click()
    elif size == DESK:
        person.page.keyboard.press(ARROWS[last])
    else:
        person.page.touchscreen.tap(x, y)
    until(person, lambda: table(person)["stopwatch"]["verdict"] == "ok")


def test_the_preset_lays_such_a_table_and_a_pass_takes_a_second_and_can_be_taken_back(people: People) -> None:
    host = order(people, "boo")
    host.page.get_by_role("button", name="Тонкости").click()
    host.page.get_by_role("button", name="По переписке").click()
    host.page.get_by_label("Сколько игроков").select_option("2")
    host.page.get_by_label("Кто начинает партию").select_option("Место 1")
    host.page.get_by_role("button", name="Накрыть стол").click()
    host.page.get_by_role("heading", name="Собираемся за стол").wait_for()
    friend = join(people, host)
    begin(host, friend)
    host.page.get_by_role("button", name="Стопка и часы").click()
    host.page.get_by_text("Часы: На поиск 24 ч · На показ 15 с · На шаг показа 4 с").wait_for()
    host.page.keyboard.press("Escape")
    host.page.keyboard.press("h")
    host.page.get_by_role("button", name="Нажмите, если передумали").click()
    button(host, "pass").wait_for()
    assert table(host)["stopwatch"]["verdict"] is None
    look(host)
    started = table(host)["stopwatch"]["started"]
    host.page.reload()
    button(host, "call:white").wait_for()
    assert table(host)["stopwatch"]["started"] == started
    host.page.keyboard.press("h")
    host.page.get_by_text("пас. Ждут ещё 1 игрока.").wait_for()
    button(friend, "pass").tap()
    for person in (host, friend):
        button(person, "show_visitor").wait_for()
        assert table(person)["discarded"] == ["tourist"]
