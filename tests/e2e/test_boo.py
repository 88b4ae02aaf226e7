"""Boo's castle in the browser: whole games by digit and arrow keys or by taps; and fair over the network."""

import re
from random import Random

import pytest
from playwright.sync_api import Locator, TimeoutError

from tests.e2e.conftest import DESK, PHONE, People, Person
from tests.e2e.ghost import route
from tests.e2e.player import OVER, QUICK, act, has_hand_up, held, is_over, kinds_of, shout, way
from tests.e2e.tables import join, lay, start

ARROWS = {"N": "ArrowUp", "E": "ArrowRight", "S": "ArrowDown", "W": "ArrowLeft"}
FAR = 120
"""Milliseconds each way that somebody lives away."""
PINGS = 4
"""After so many the table knows how far."""
AHEAD = 70
"""By so many milliseconds the one far away presses earlier; without fairness the other would win."""

SLOW_LINE = """
const Near = window.WebSocket
window.WebSocket = class extends Near {
  send(data) { setTimeout(() => super.send(data), DELAY) }
  set onmessage(heard) { super.onmessage = (message) => setTimeout(() => heard(message), DELAY) }
}
""".replace("DELAY", str(FAR))


def by_keys(person: Person) -> None:
    """The call by its digit, the route by arrow keys; passages and transformations are buttons."""
    view = person.eyes.view
    if "search" in kinds_of(person):
        found = route(view["table"], held(person))
        colours = [colour["id"] for colour in view["table"]["castle"]["colours"]]
        person.page.keyboard.press(str(colours.index(found[0]) + 1) if found else "h")
        return
    steps = way(person)
    person.page.get_by_role("group", name=re.compile("^Покажите")).wait_for(timeout=QUICK)
    for step in steps:
        if step in ARROWS:
            person.page.keyboard.press(ARROWS[step])
        else:
            special(person, step).click(timeout=QUICK)


def by_taps(person: Person) -> None:
    """The call by its button, the route cell by cell."""
    if "search" in kinds_of(person):
        person.page.get_by_role("button", name=shout(person)).tap(timeout=QUICK)
        return
    castle = person.eyes.view["table"]["castle"]
    names = {cell: name for name, cell in castle["rooms"].items()}
    wide = castle["wide"]
    cell = castle["rooms"][person.eyes.view["table"]["ghost"]]
    person.page.get_by_role("group", name=re.compile("^Покажите")).wait_for(timeout=QUICK)
    for step in way(person):
        if step in ARROWS:
            cell += {"N": -wide, "E": 1, "S": wide, "W": -1}[step]
            name = names.get(cell, f"{cell // wide + 1}.{cell % wide + 1}")
            person.page.get_by_role("button", name=name, exact=True).tap(timeout=QUICK)
        else:
            special(person, step).tap(timeout=QUICK)
            cell = castle["rooms"][step[2:]] if step.startswith("P:") else cell


def special(person: Person, step: str) -> Locator:
    if step.startswith("P:"):
        return person.page.get_by_role("button", name=re.compile(f"потайной ход → {step[2:]}$"))
    colours = person.eyes.view["table"]["castle"]["colours"]
    number = [colour["code"] for colour in colours].index(step[2:])
    return person.page.get_by_role("button", name=re.compile("^превращение")).nth(number)


@pytest.mark.parametrize(
    ("size", "turn"), [pytest.param(DESK, by_keys, id="desk-keys"), pytest.param(PHONE, by_taps, id="phone-taps")]
)
def test_a_whole_game_at_the_board(people: People, size: dict[str, int], turn: object) -> None:
    assert callable(turn)
    host = lay(people, "boo", size, Сколько_игроков="2")
    start(host)
    host.page.get_by_role("group", name="Привидение").wait_for()
    while not is_over(host):
        before = host.eyes.view["number"]
        try:
            if "show" in kinds_of(host) or ("search" in kinds_of(host) and not has_hand_up(host)):
                turn(host)
            elif "search" not in kinds_of(host):
                act(host, Random(1))
        except TimeoutError:
            continue
        if host.eyes.view["number"] == before:
            host.eyes.wait(host.page)
    host.page.get_by_role("heading", name=OVER).wait_for()
    assert host.page.get_by_role("heading", name="Что было возможно").count() == 1


def test_a_wrong_route_shows_where_and_why_and_space_finds_the_colours(people: People) -> None:
    host = lay(people, "boo", Сколько_игроков="2", Время_на_показ="0")
    start(host)
    while "search" not in kinds_of(host):
        if "number" in kinds_of(host):
            act(host, Random(1))
        host.eyes.wait(host.page)
    first = host.page.get_by_role("button", name="Бу-у-у! Начинаю: белый")
    first.wait_for()
    host.page.keyboard.press("Space")
    assert first.evaluate("button => button === document.activeElement")
    host.page.keyboard.press("Enter")
    host.page.get_by_role("button", name="Не помню маршрута").click()
    host.page.get_by_role("status").get_by_text("Маша: маршрут не показан вовремя").wait_for()


def test_of_two_calls_the_earlier_press_wins_however_far_away(people: People) -> None:
    host = lay(people, "boo", Сколько_игроков="2")
    far = join(people, host, init=SLOW_LINE)
    host.page.get_by_role("button", name="Начать партию").click()
    persons = (host, far)
    while not all("search" in kinds_of(person) for person in persons):
        for person in persons:
            if "number" in kinds_of(person):
                act(person, Random(1))
        host.eyes.wait(host.page)
    while sum('"ping"' in frame for frame in far.eyes.seen) < PINGS:
        far.eyes.wait(far.page)
    buttons = [person.page.get_by_role("button", name="Бу-у-у! Начинаю: белый") for person in persons]
    for button in buttons:
        button.wait_for()
    at = host.page.evaluate("Date.now() + 1500")
    for button, when in zip(buttons, (at + AHEAD, at), strict=True):
        button.evaluate("(button, at) => setTimeout(() => button.click(), at - Date.now())", when)
    while host.eyes.view["table"]["caller"] is None:
        host.eyes.wait(host.page)
    assert host.eyes.view["table"]["caller"] == "p1"
    host.page.get_by_text(
        re.compile("^(Опоздание|Вопрос уже другой)")
    ).first.wait_for()  # told in ms, if it came in time
    host.page.get_by_text(re.compile(r"не больше \d+ мс")).wait_for()
