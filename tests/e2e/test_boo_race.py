"""Fair over the network: of two calls the earlier press wins, however far away it was made."""

import re

from tests.e2e.conftest import People, Person
from tests.e2e.ghost import asked, button, until
from tests.e2e.tables import join, lay

FAR = 170
"""Milliseconds of network delay each way."""
PINGS = 4
"""After this many pings the table knows the delay."""
AHEAD = 90
"""The distant player presses this many milliseconds earlier: less than the delay, so that the later press arrives first
and would win without compensation."""
CLEAR = 50
"""Presses closer together than this may count in either order: browsers' clocks are synchronised over the network."""
ATTEMPTS = 5
"""A busy machine may press late; who wins must follow from the actual times."""

SLOW_LINE = """
const Near = window.WebSocket
window.WebSocket = class extends Near {
  send(data) { setTimeout(() => super.send(data), DELAY) }
  set onmessage(heard) { super.onmessage = (message) => setTimeout(() => heard(message), DELAY) }
}
""".replace("DELAY", str(FAR))


PRESS = """(button, at) => {
  window.pressed = 0
  setTimeout(() => {
    if (button.isConnected && !button.disabled) button.click()
    window.pressed = Date.now()
  }, at - Date.now())
}"""


def test_of_two_calls_the_earlier_press_wins_however_far_away(people: People) -> None:
    host = lay(people, "boo", Сколько_игроков="2", Кто_начинает_партию="Место 1", Время_на_показ="0", Время_поиска="0")
    far = join(people, host, init=SLOW_LINE)
    host.page.get_by_role("button", name="Начать партию").click()
    for person in (host, far):
        person.page.get_by_role("group", name="Привидение: ").wait_for()
    asked(host, "number")
    host.page.get_by_role("button", name="2", exact=True).click()
    for person in (host, far):
        asked(person, "search")
        button(person, "call:white").wait_for()
    until(far, lambda: sum('"ping"' in frame for frame in far.eyes.seen) >= PINGS)
    for _ in range(ATTEMPTS):
        gap = press(host, far)
        until(host, lambda: host.eyes.view["table"]["caller"] is not None)
        caller = host.eyes.view["table"]["caller"]
        if gap > CLEAR:
            assert caller == "p1"
        elif gap < -CLEAR:
            assert caller == "p0"
        if CLEAR < gap < FAR:
            break
        again(host if caller == "p0" else far, host, far)
    told = host.page.get_by_text(re.compile("^(Опоздание|Вопрос уже другой)"))
    told.first.wait_for()  # in milliseconds, if it arrived in time
    host.page.get_by_role("button", name="Стопка и часы").click()
    host.page.get_by_text(re.compile(r"не больше \d+ мс")).wait_for()


def press(host: Person, far: Person) -> float:
    """Both call, the distant player first; returns how much later the near player really pressed, in milliseconds."""
    at = host.page.evaluate("Date.now() + 1000")
    for person, when in ((far, at), (host, at + AHEAD)):
        button(person, "call:white").evaluate(PRESS, when)
    return pressed(host) - pressed(far)


def pressed(person: Person) -> float:
    until(person, lambda: bool(person.page.evaluate("window.pressed")))
    when: float = person.page.evaluate("window.pressed")
    return when


def again(caller: Person, *persons: Person) -> None:
    """The caller forgot the route, and everybody searches on."""
    asked(caller, "show")
    button(caller, "give_up").click()
    for person in persons:
        asked(person, "search")
        person.page.get_by_role("button", name="Бу-у-у! Начинаю: белый", disabled=False).wait_for()
