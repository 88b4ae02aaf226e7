"""The frame around every game: a lost connection, a substitute bot, what was missed, ways to answer, long games."""

import re
from collections.abc import Iterator

import pytest
from msgspec.structs import replace
from playwright.sync_api import Browser, ViewportSize, expect

from igroteka.games import games
from tests.e2e.conftest import DESK, TIMING, People, Person, RunningServer, served
from tests.e2e.tables import join, lay, plain, start
from tests.gallery.collect import Shot
from tests.gallery.page import framed, opened

LINE = """
const Open = window.WebSocket
window.WebSocket = class extends Open {
  constructor(address) {
    super(address)
    window.line = this
    if (window.cut) this.close()
  }
}
"""
"""A script that lets the test cut the page's socket; while `cut` is set, no new one connects."""
ANSWERS = "Ответы"


@pytest.fixture
def hasty(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[People]:
    """People at a server with the shortest waits."""
    timing = replace(TIMING, away=300, blink=100, host_away=300)
    with served(tmp_path_factory.mktemp("hasty"), timing) as address:
        company = People(browser, RunningServer(address))
        yield company
        for person in company.all:
            person.context.close()
            assert person.complaints == []


def test_a_lost_line_is_told_and_mends_itself(people: People) -> None:
    """First while people gather, then while they play; who is asked reads it in the tab, too."""
    host = lay(people, "grimm_forest")
    guest = join(people, host, DESK, init=LINE)
    page, away = guest.page, host.page.get_by_text("не на связи")
    page.evaluate("() => { window.cut = true; line.close() }")
    page.get_by_role("status").get_by_text("Ваше место сохранено.").wait_for()
    ready = page.get_by_role("button", name="Можно начинать")
    expect(ready).to_be_disabled()
    away.wait_for()
    page.evaluate("() => { window.cut = false }")
    page.get_by_role("button", name="Повторить").click()
    expect(ready).to_be_enabled()
    expect(away).to_have_count(0)
    start(host, guest)
    plain(guest)
    option = page.get_by_role("list", name=ANSWERS).get_by_role("button").first
    expect(option).to_be_enabled()
    expect(page).to_have_title(re.compile("^● Ваш ход · Лес сказок"))
    page.evaluate("() => { window.cut = true; line.close() }")
    page.get_by_role("status").get_by_text("Связь с сервером потеряна").wait_for()
    expect(option).to_be_disabled()
    away.wait_for()
    page.context.set_offline(True)
    page.get_by_role("status").get_by_text("Нет интернета.").wait_for()
    page.context.set_offline(False)
    page.evaluate("() => { window.cut = false }")
    page.get_by_role("button", name="Повторить").click()
    expect(option).to_be_enabled()
    expect(away).to_have_count(0)
    guest.complaints.clear()  # sockets that were cut while opening


def test_a_board_that_cannot_be_loaded_says_so_and_comes_with_the_page(people: People) -> None:
    host = lay(people, "rigor_mortis")
    start(host)
    host.page.route("**/Board-*.js", lambda route: route.abort())
    host.page.reload()
    host.page.get_by_role("alert").get_by_text("Доска не загрузилась").wait_for()
    host.page.unroute_all()
    host.page.get_by_role("button", name="Обновить страницу").click()
    host.page.get_by_role("group", name="Действия").wait_for()
    host.complaints.clear()  # the files that were kept away


def test_a_guest_takes_over_from_a_host_who_has_vanished(hasty: People) -> None:
    host = lay(hasty, "grimm_forest")
    guest = join(hasty, host, DESK)
    other = join(hasty, host, name="Коля")
    host.page.goto("about:blank")
    other.page.get_by_text("вести стол сможет Петя").wait_for()
    guest.page.get_by_role("button", name="Стать ведущим").click()
    for person in (guest, other):
        person.page.get_by_role("status").get_by_text("теперь стол ведёт Петя").wait_for()
    guest.page.get_by_role("button", name="Начать партию").wait_for()


def test_a_bot_sits_in_for_who_has_left_and_stands_up_on_return(hasty: People) -> None:
    host = lay(hasty, "grimm_forest")
    guest = join(hasty, host, DESK)
    start(host, guest)
    plain(host)
    table = guest.page.url
    guest.page.goto("about:blank")
    host.page.get_by_text("за игрока сел бот").wait_for()
    host.page.get_by_role("list", name=ANSWERS).get_by_role("button").first.click()
    answered = host.eyes.view["number"]
    while host.eyes.view["number"] == answered:
        host.eyes.wait(host.page)
    guest.page.goto(table)
    guest.page.get_by_role("heading", name="Что произошло без вас").wait_for()
    expect(host.page.get_by_text("за игрока сел бот")).to_have_count(0)
    guest.page.get_by_role("button", name="Понятно").click()
    expect(guest.page.get_by_role("heading", name="Что произошло без вас")).to_have_count(0)


def test_who_has_missed_two_clocks_takes_the_seat_back_with_one_click(people: People) -> None:
    host = people.come(init=LINE)
    host.page.get_by_role("button", name="Играть: Лес сказок").click()
    host.page.get_by_role("heading", name="Игроки").wait_for()
    host.page.evaluate("line.send(JSON.stringify({type: 'configure', clock: {move: 1, bank: 0}, pace: 'fast'}))")
    back = host.page.get_by_role("button", name="Я снова здесь")
    back.wait_for()
    host.page.evaluate("line.send(JSON.stringify({type: 'configure', clock: {move: 0, bank: 0}}))")
    back.click()
    expect(back).to_have_count(0)


def chosen(person: Person, label: str) -> None:
    """Switch on a preference."""
    person.page.get_by_role("button", name="Настройки").click()
    dialog = person.page.get_by_role("dialog", name="Настройки")
    dialog.get_by_label(label).check()
    dialog.get_by_role("button", name="Закрыть").click()


def test_who_likes_to_confirm_can_change_their_mind(people: People) -> None:
    host = lay(people, "grimm_forest")
    start(host)
    plain(host)
    chosen(host, "Подтверждать каждый ответ")
    before = host.eyes.view["number"], host.eyes.view["asks"][0]["given"]
    options = host.page.get_by_role("list", name=ANSWERS).get_by_role("button")
    confirm = host.page.get_by_role("button", name=re.compile("^Подтвердить"))
    options.first.click()
    expect(options.first).to_have_attribute("aria-pressed", "true")
    host.page.keyboard.press("Escape")
    expect(confirm).to_have_count(0)
    options.nth(1).click()
    options.nth(1).click()
    expect(confirm).to_have_count(0)
    options.first.click()
    assert (host.eyes.view["number"], host.eyes.view["asks"][0]["given"]) == before
    confirm.click()
    while (host.eyes.view["number"], [ask["given"] for ask in host.eyes.view["asks"]]) == (before[0], [before[1]]):
        host.eyes.wait(host.page)


def test_what_happens_is_said_aloud_whichever_tab_is_open(people: People) -> None:
    host = lay(people, "rickshank")
    start(host)
    plain(host)
    card = host.page.get_by_role("list", name=ANSWERS).get_by_role("button", name=re.compile("^Сыграть")).first
    card.wait_for()
    lines = host.page.get_by_role("log", name="Ход партии").get_by_role("listitem")
    before = lines.count()
    card.click()
    expect(lines).not_to_have_count(before)
    line = lines.last.inner_text().splitlines()[0].strip()
    host.page.get_by_role("tab", name="Разговор").click()
    expect(lines).to_have_count(0)
    expect(host.page.get_by_text(line)).to_have_count(1)


def test_the_last_page_of_a_long_log_is_quick(browser: Browser, house: RunningServer) -> None:
    """More than a thousand lines: one more draws only itself, and earlier lines can be loaded. What the page is told
    comes from the test alone: at a real table a bot could move meanwhile."""
    begun = Shot("start", games["grimm_forest"].start(2, seed=1), 0)
    with opened(browser, house.address, "ru-RU", False, framed([begun])) as page:
        page.set_viewport_size(ViewportSize(width=DESK["width"], height=DESK["height"]))
        drawn = page.evaluate(LONG)
        lines = page.get_by_role("log", name="Ход партии").get_by_role("listitem")
        expect(lines).to_have_count(150)
        page.get_by_role("button", name=re.compile("^Раньше ещё")).click()
        expect(lines).to_have_count(300)
    assert drawn < 10, f"{drawn} lines drawn anew for one more line after 2 000"


LONG = """async () => {
  const quiet = {cites: '', values: {}, cards: null, count: 0, cause: null, depth: 0, moment: false, changes: []}
  const event = (n) => ({kind: 'undone', seat: 0, ...quiet})
  const change = {type: 'change', audience: 'p0', at: 0, ops: [], show_at: -1}
  const tell = (n, events) => line.onmessage({data: JSON.stringify({...change, n, events})})
  const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
  tell(1, Array.from({length: 2000}, (_, n) => event(n)))
  await frame()
  let drawn = 0
  const lines = ({addedNodes}) => [...addedNodes].filter((node) => node.nodeName === 'LI').length
  const watch = new MutationObserver((all) => { for (const each of all) drawn += lines(each) })
  watch.observe(document.querySelector('[role=log]'), {childList: true, subtree: true})
  tell(2, [event(2000)])
  await frame()
  return drawn
}"""
