"""Fair over the network: of two calls the earlier press wins, however far away it was made."""

import re

from tests.e2e.conftest import People
from tests.e2e.ghost import asked, button
from tests.e2e.tables import join, lay

FAR = 170
"""Milliseconds each way that somebody lives away."""
PINGS = 4
"""After so many the table knows how far."""
AHEAD = 90
"""At least so many milliseconds earlier the one far away presses: more than clocks of browsers can be wrong by, less
than the way takes; so the later press arrives first, and without fairness it would win."""

SLOW_LINE = """
const Near = window.WebSocket
window.WebSocket = class extends Near {
  send(data) { setTimeout(() => super.send(data), DELAY) }
  set onmessage(heard) { super.onmessage = (message) => setTimeout(() => heard(message), DELAY) }
}
""".replace("DELAY", str(FAR))


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
    while sum('"ping"' in frame for frame in far.eyes.seen) < PINGS:
        far.eyes.wait(far.page)
    # The far one presses, then the near one, whose message has the shorter way.
    press = "(button, after) => { button.click(); return new Promise(done => setTimeout(done, after)) }"
    button(far, "call:white").evaluate(press, AHEAD)
    button(host, "call:white").evaluate(press, 0)
    while host.eyes.view["table"]["caller"] is None:
        host.eyes.wait(host.page)
    assert host.eyes.view["table"]["caller"] == "p1"
    told = host.page.get_by_text(re.compile("^(Опоздание|Вопрос уже другой)"))
    told.first.wait_for()  # in milliseconds, if it came in time
    host.page.get_by_text(re.compile(r"не больше \d+ мс")).wait_for()
