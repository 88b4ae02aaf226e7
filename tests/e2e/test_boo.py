"""Boo's castle in the browser: whole games by keys or taps in both languages, practice, mistakes, spectators."""

import re
from collections.abc import Sequence
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from tests.e2e.conftest import DESK, PHONE, People, Person
from tests.e2e.ghost import (
    ARROWS,
    SEEN,
    UNTIMED,
    asked,
    button,
    castle,
    places,
    practise,
    route,
    shown,
    sit,
    special,
    until,
)
from tests.e2e.player import COLOURS, OVER, has_hand_up, held, is_over, kinds_of, way
from tests.e2e.tables import join, lay, order, start
from tests.e2e.test_looks import looked_at

POSSIBLE = re.compile("^(Что было возможно|What was possible)$")
CASTLE = re.compile("^(Посмотреть доску|Look at the board)$")
RESULT = re.compile("^(Показать итог|Show the result)$")


def by_keys(person: Person) -> None:
    """Digits call, arrows draw, digits again use a token, H is the hand, Space presses the button that is ready."""
    shown(person)
    table, keyboard = person.eyes.view["table"], person.page.keyboard
    if "ready" in kinds_of(person):
        expect(button(person, "ready")).to_be_focused()
        keyboard.press("Space")
    elif "search" in kinds_of(person):
        found = route(table, held(person))
        colours = [colour["id"] for colour in table["castle"]["colours"]]
        expect(button(person, f"call:{found[0]}" if found else "raise_hand")).to_be_enabled()
        keyboard.press(str(colours.index(found[0]) + 1) if found else "h")
    else:
        draw_by_keys(person, way(person))
        until_judged(person)


def until_answered(person: Person, number: str) -> None:
    until(person, lambda: person.eyes.view["number"] != number or has_hand_up(person))


def until_judged(person: Person) -> None:
    until(person, lambda: "show" not in kinds_of(person))


def draw_by_keys(person: Person, steps: list[str]) -> None:
    button(person, "give_up").wait_for()
    for step in steps:
        if step not in ARROWS:
            special(person, step).wait_for()
        person.page.keyboard.press(ARROWS.get(step) or token_key(person, step))


def token_key(person: Person, step: str) -> str:
    return special(person, step).get_attribute("aria-keyshortcuts") or ""


def by_taps(person: Person) -> None:
    """The call by its button, the route cell by cell with a finger."""
    if "ready" in kinds_of(person):
        button(person, "ready").tap()
    elif "search" in kinds_of(person):
        found = route(person.eyes.view["table"], held(person))
        button(person, f"call:{found[0]}" if found else "raise_hand").tap()
    else:
        button(person, "give_up").wait_for()
        castle(person).scroll_into_view_if_needed()
        person.page.evaluate("scrollTo(0, 0)")
        for step, x, y in places(person, way(person)):
            if step in ARROWS:
                person.page.touchscreen.tap(x, y)
            else:
                special(person, step).tap()
        until_judged(person)


@pytest.mark.parametrize(
    ("size", "locale", "turn", "practice"),
    [
        pytest.param(DESK, "ru-RU", by_keys, False, id="desk-keys-ru-against-a-bot"),
        pytest.param(PHONE, "en-GB", by_taps, True, id="phone-taps-en-practice"),
    ],
)
def test_a_whole_game_at_the_board(
    people: People, size: dict[str, int], locale: str, turn: object, practice: bool
) -> None:
    assert callable(turn)
    settings = {"practice": True} if practice else UNTIMED
    person = sit(people, size, locale, settings=settings)
    asked(person, "number")
    first = person.page.get_by_role("button", name="1", exact=True)
    first.wait_for()
    while not first.evaluate("button => button === document.activeElement"):
        person.page.keyboard.press("Tab")
    person.page.keyboard.press("ArrowRight")
    expect(person.page.get_by_role("button", name="2", exact=True)).to_be_focused()
    person.page.keyboard.press("Enter")
    asked(person, "search")
    looked: set[str] = set()
    while not is_over(person):
        kinds, before = kinds_of(person), person.eyes.view["number"]
        mine = [kind for kind in kinds if kind != "search" or not has_hand_up(person)]
        if mine and person.eyes.view["asks"][0]["given"] is None:
            castle(person).wait_for()
            if mine[0] not in looked:
                looked_at(person, mine[0])
                looked.add(mine[0])
            turn(person)
            until_answered(person, before)
        else:
            person.eyes.wait(person.page)
    person.page.get_by_role("heading", name=OVER).wait_for()
    person.page.get_by_role("button", name=CASTLE, expanded=True).click()
    person.page.get_by_role("heading", name=POSSIBLE).wait_for()
    person.page.get_by_role("button", expanded=False, name=RESULT).click()
    looked_at(person, "end")
    assert looked == {"search", "show", "ready"}
    if not practice:
        the_record_shows_the_board(person)


def the_record_shows_the_board(person: Person) -> None:
    person.page.get_by_role("link", name="Запись", exact=True).click()
    board = person.page.get_by_role("group", name=re.compile("^(Привидение|Замок)"))
    board.first.wait_for()
    person.page.get_by_role("button", name="К концу").click()
    person.page.get_by_role("button", name="Назад").click()
    board.first.wait_for()
    assert person.page.get_by_role("button", name=re.compile("^Бу-у-у")).count() == 0, "nobody shouts in a record"
    person.page.route(re.compile("/replay\\?"), without_stages)
    person.page.reload()
    person.page.get_by_role("button", name="К концу").click()
    person.page.get_by_role("region", name="На столе").wait_for()
    expect(board).to_have_count(0)


def without_stages(route: Route) -> None:
    """A record from the time before events carried what they changed: it is looked at on the plain table."""
    response = route.fetch()
    route.fulfill(response=response, json={**response.json(), "staged": False})


def test_after_a_round_every_shortest_way_of_every_colour_can_be_looked_at(people: People) -> None:
    person = practise(people)
    found = route(person.eyes.view["table"], [])
    assert found is not None
    button(person, f"call:{found[0]}").click()
    asked(person, "show")
    draw_by_keys(person, found[1])
    last = asked(person, "ready")["last_round"]
    assert last["route"] == " ".join(found[1])
    seen = 0
    for each in last["possible"]:
        walls = re.compile(f"^{COLOURS[each['colour']]}: ")
        way_of = person.page.get_by_role("button", name=walls)
        if not each["routes"]:
            assert way_of.is_disabled()
            continue
        way_of.click()
        for n, steps in enumerate(each["routes"]):
            if n:
                person.page.get_by_role("button", name="Следующий").click()
            person.page.get_by_role("group", name=re.compile(f"Маршрут: {steps}$")).wait_for()
            seen += 1
    assert seen >= 3
    person.page.get_by_role("button", name="К следующему посетителю").click()
    asked(person, "search")
    closed = COLOURS[last["final_colour"]]
    person.page.get_by_role("button", name=f"{closed} для вас закрыт").wait_for()
    assert person.page.get_by_role("heading", name=POSSIBLE).count() == 0, "a search begins without the last round"


def test_a_wrong_step_breaks_the_thread_and_says_why_and_arrows_find_the_colours(people: People) -> None:
    person = practise(people)
    first = button(person, "call:white")
    first.wait_for()
    shown(person)
    person.page.keyboard.press("ArrowDown")
    expect(first).to_be_focused()
    person.page.keyboard.press("Enter")
    table = asked(person, "show")
    button(person, "give_up").wait_for()
    wrong = wrong_step(table, "white")
    person.page.keyboard.press(ARROWS[wrong])
    note = person.page.get_by_role("status").filter(has_text=re.compile("^Это .* стена, а путь был белый"))
    note.get_by_text("Все ищут снова.").wait_for()
    assert asked(person, "search")["attempt"]["step"] == wrong
    button(person, "call:white").click()
    asked(person, "show")
    button(person, "give_up").click()
    person.page.get_by_role("status").get_by_text("Ошибка: маршрут забыт.").wait_for()


def wrong_step(table: dict[str, Any], colour: str, steps: Sequence[str] = ()) -> str:
    """After these steps from the ghost, a step into a wall of another colour; '' if there is none."""
    plan = table["castle"]
    ways = {"N": -plan["wide"], "E": 1, "S": plan["wide"], "W": -1}
    cell = plan["rooms"][table["ghost"]] + sum(ways[step] for step in steps)
    walls = {(a, b): painted for a, b, painted in plan["walls"]}
    wrong = [
        s for s, far in ways.items() if walls.get((min(cell, cell + far), max(cell, cell + far)), colour) != colour
    ]
    return wrong[0] if wrong else ""


def test_in_family_play_a_wrong_step_bumps_and_steps_may_be_taken_back(people: People) -> None:
    person = sit(people, settings={**UNTIMED, "family": True, "practice": True})
    asked(person, "number")
    person.page.get_by_role("button", name="2", exact=True).click()
    table = asked(person, "search")
    found = route(table, [], tokens=False)
    assert found is not None
    button(person, f"call:{found[0]}").click()
    asked(person, "show")
    button(person, "give_up").wait_for()
    person.page.keyboard.press(ARROWS[wrong_step(table, found[0])])
    person.page.get_by_role("status").get_by_text("привидение отскочило").wait_for()
    person.page.keyboard.press(ARROWS[found[1][0]])
    person.page.get_by_role("group", name=re.compile(f"Маршрут: {found[1][0]}$")).wait_for()
    person.page.get_by_role("button", name="Шаг назад (осталось: 3)", disabled=False).click()
    person.page.get_by_role("button", name="Шаг назад (осталось: 2)").wait_for()
    draw_by_keys(person, found[1])
    asked(person, "ready")


def test_friends_watch_every_step_and_the_table_shows_its_clocks(people: People) -> None:
    host = lay(
        people,
        "boo",
        Сколько_игроков="2",
        Кто_начинает_партию="Место 1",
        Время_на_показ="60",
        Время_на_один_шаг_показа="0",
    )
    friend = join(people, host)
    host.page.get_by_role("button", name="Начать партию").click()
    for person in (host, friend):
        person.page.get_by_role("group", name="Привидение: ").wait_for()
    asked(host, "number")
    host.page.get_by_role("button", name="2", exact=True).click()
    table = asked(host, "search")
    cell, wide = table["castle"]["rooms"][table["ghost"]], table["castle"]["wide"]
    north = next(colour for a, b, colour in table["castle"]["walls"] if (a, b) == (cell - wide, cell))
    button(host, f"call:{north}").click()
    asked(host, "show")
    draw_by_keys(host, ["N"])
    friend.page.get_by_role("group", name=re.compile("Маршрут: N$")).wait_for()
    friend.page.get_by_role("status").get_by_text("поиск замер").wait_for()
    expect(friend.page.get_by_role("region", name="Сквозь стены: 1")).to_be_visible()
    friend.page.get_by_role("button", name="Стопка и часы").click()
    friend.page.get_by_text(re.compile("На показ 60 с")).wait_for()
    friend.page.get_by_text(re.compile(r"не больше \d+ мс")).wait_for()


def test_practice_is_one_click_from_the_shelf_and_says_what_it_is(people: People) -> None:
    person = people.come(path="#/game/boo")
    person.page.get_by_role("button", name="Тренировка").click()
    castle(person).wait_for()
    assert "search" in kinds_of(person), "it begins with a castle and a visitor, not with a number"
    person.page.get_by_role("button", name="Стопка и часы").click()
    person.page.get_by_text("Тренировка: ищете только вы, боты смотрят, часы стоят.").wait_for()
    person.page.get_by_text("Часов нет: думайте сколько хотите.").wait_for()
    assert person.eyes.view["table"]["practice"]


def test_one_choice_triples_every_clock_and_the_table_shows_them(people: People) -> None:
    host = order(people, "boo")
    host.page.get_by_role("button", name="Тонкости").click()
    host.page.get_by_role("button", name="Без спешки").click()
    host.page.get_by_role("button", name="Накрыть стол").click()
    host.page.get_by_role("heading", name="Собираемся за стол").wait_for()
    start(host)
    clocks = "Часы: На поиск 540 с · На показ 45 с · На шаг показа 12 с · Между раундами 18 с"
    host.page.get_by_role("button", name="Стопка и часы").click()
    host.page.get_by_text(clocks).wait_for()


def test_pieces_are_looked_at_closely_by_mouse_and_by_keyboard(people: People) -> None:
    person = practise(people)
    passage = person.page.get_by_role("button", name="потайной ход: B2")
    passage.hover()
    told = person.page.get_by_role("status").filter(has_text="Отсюда привидение может сразу попасть")
    told.get_by_text("восстановлено по описаниям").wait_for()
    person.page.keyboard.press("Escape")
    told.wait_for(state="detached")
    guest = person.page.get_by_role("button", name="Турист с фотоаппаратом: F2")
    while not guest.evaluate("piece => piece === document.activeElement"):
        person.page.keyboard.press("Tab")
    person.page.get_by_role("status").get_by_text("№ 1. F2: лев × генерал.").wait_for()


def test_one_click_on_the_shelf_begins_kindly(people: People) -> None:
    """A first game: time to search and to show, and the next visitor waits until the newcomer is ready."""
    visitor = people.come(DESK)
    visitor.page.get_by_role("button", name="Играть: Бу-У-У!").click()
    castle(visitor).wait_for()
    table = visitor.eyes.view["table"]
    assert table["family"]
    limits = table["clocks"]
    assert (limits["search_limit"], limits["show_limit"], limits["hesitation_limit"]) == (360, 60, 0)
    assert limits["ready_limit"] == 0


def test_the_castle_fills_the_board_and_everything_of_a_search_is_in_sight(people: People) -> None:
    person = practise(people, DESK)
    box = castle(person).bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 750
    person = practise(people, PHONE)
    page = person.page
    box = castle(person).bounding_box()
    assert box is not None
    lane, _, _ = castle(person).evaluate(SEEN)
    assert 1.5 * lane >= 17
    things = [
        page.get_by_role("region", name="посетитель"),
        page.get_by_role("list", name="Игроки"),
        *page.get_by_role("button", name="Бу-у-у! Начинаю:").all(),
        button(person, "raise_hand"),
    ]
    assert len(things) == 3 + 6
    inside = "it => { const { top, bottom } = it.getBoundingClientRect(); return top >= 0 && bottom <= innerHeight }"
    assert all(thing.evaluate(inside) for thing in things)
    assert page.locator(".boo").evaluate("board => [board, ...board.querySelectorAll('*')].every(it => !it.scrollTop)")


def test_the_castle_of_the_day_tells_ones_times_beside_the_bots_and_shares_a_picture(people: People) -> None:
    person = sit(people, settings={"day": True}, seed=20261119)
    asked(person, "search")
    while not is_over(person):
        before = person.eyes.view["number"]
        castle(person).wait_for()
        by_keys(person)
        until_answered(person, before)
        if not is_over(person) and not kinds_of(person):
            person.eyes.wait(person.page)
    day = person.page.get_by_role("region", name="Пять поисков")
    day.wait_for()
    expect(day.get_by_role("listitem")).to_have_count(5)
    expect(day.get_by_text(re.compile(r"^\d+:\d\d$"))).to_have_count(5)
    expect(day.get_by_role("img", name=re.compile("знаток: .*лёгкий: "))).not_to_have_count(0)
    (kept,) = person.page.evaluate("Object.values(JSON.parse(localStorage['igroteka.days']))")
    assert all(each["time"] > 0 and each["walls"] >= 0 and each["way"]["route"] for each in kept["searches"])
    day.get_by_role("button", name="Пути на плане: ").first.click()
    expect(day.get_by_role("figure").get_by_text(re.compile("ваш путь"))).to_be_visible()
    with person.page.expect_download() as picture:
        day.get_by_role("button", name="Поделиться картинкой").click()
    assert picture.value.path().read_bytes().startswith(b"\x89PNG")
    day.get_by_text("Картинка сохранена.").wait_for()
