"""«Лес сказок» on its board: whole games by mouse, by keys, by touch, found by role and accessible name."""

import re
from collections.abc import Callable
from itertools import cycle

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from igroteka.games import games
from tests.e2e.conftest import DESK, PHONE, People, Person, RunningServer
from tests.e2e.grimm_crowds import crowds
from tests.e2e.player import OVER, asked, play, waits_for
from tests.e2e.tables import join, lay, start
from tests.gallery.page import framed, opened, turned_to
from tests.gallery.seated import seated

PLACES = {"gather_straw": "Поле", "gather_wood": "Лес", "gather_brick": "Карьер", "go_to_market": "Рынок"}
NO_ANSWER = re.compile(
    "шаг назад|Показать шаг|с начала|к настоящему|Списком|Сброс|Отмена|Вернуть|Запечатать|почему|угадал|Рассмотреть"
    "|^(Начало|Выбор карт|Сказки|Карты сбора|Сбор|Конец сбора)$"
)
"""Buttons of the board that are no answers."""
Press = Callable[[Locator], None]


def by_mouse(thing: Locator) -> None:
    thing.click()


def by_finger(thing: Locator) -> None:
    thing.tap()


def by_keys(thing: Locator) -> None:
    thing.focus()
    expect(thing).to_be_focused()
    thing.page.keyboard.press("Enter")


def board(page: Page) -> Locator:
    return page.get_by_role("group", name="Лес сказок")


def lit(page: Page) -> Locator:
    """What can be answered on the board now."""
    return board(page).get_by_role("button", disabled=False).filter(visible=True)


def answer(person: Person, press: Press) -> bool:
    """Answer the question that is open, on the board, if there is one."""
    if not asked(person):
        return False
    page, view = person.page, person.eyes.view
    ask = next(each for each in view["asks"] if each["given"] is None)
    expect(page.get_by_role("main")).to_have_attribute("data-number", view["number"])
    before = waits_for(person)
    if ask["kind"] == "choose_cards":
        seal(page, ask["options"][view["table"]["round"] % len(ask["options"])], press)
    elif ask["kind"] == "build_action":
        press(build(page, view["table"]["players"][f"p{ask['seat']}"]["resources"]))
    else:
        choose(person, press)
    while waits_for(person) == before:
        person.eyes.wait(page)
    return True


def seal(page: Page, key: str, press: Press) -> None:
    """A location, and the fable if there is one in the answer; then the wax."""
    _, gather, *fable = key.split(":")
    press(board(page).get_by_role("button", name=re.compile(f"^{PLACES[gather]}, ")))
    if fable:
        hand = board(page).get_by_role("group", name=re.compile("^Сказки на руке"))
        press(hand.get_by_role("button", disabled=False, pressed=False).first)
    press(board(page).get_by_role("button", name="Запечатать"))


def build(page: Page, resources: list[int]) -> Locator:
    """A section if one can be built, else what there is most of; at last the end of the turn."""
    lit(page).first.wait_for()  # what came before is still being told
    sections = (
        lit(page)
        .filter(has=page.get_by_text(re.compile(".")))
        .and_(page.get_by_role("button", name=re.compile("^Построить")))
    )
    if sections.count():
        return sections.last
    material = ("солома", "дерево", "кирпич")[resources.index(max(resources))]
    more = lit(page).and_(page.get_by_role("button", name=f"+1 {material}"))
    return more if more.count() else board(page).get_by_role("button", name="Закончить ход")


def choose(person: Person, press: Press) -> None:
    """The first lit thing; what is pinned is pressed again, and a bundle is filled until it is full."""
    page, before = person.page, waits_for(person)
    for _ in range(6):
        confirm = board(page).get_by_role("button", name=re.compile("^Подтвердить"))
        things = [
            each
            for each in lit(page).all()
            if not NO_ANSWER.search(each.get_attribute("aria-label") or each.inner_text())
        ]
        if confirm.count():
            press(confirm)
        elif things:  # else the last press is still on its way
            press(next((each for each in things if each.get_attribute("aria-pressed") != "true"), things[0]))
        person.eyes.wait(page, 700)
        if waits_for(person) != before:
            return


def ended(people: People, size: dict[str, int], *ways: Press) -> Person:
    """A game for two against a bot, to its end; the ways of pressing take turns."""
    host = lay(people, "grimm_forest", size, Сколько_игроков="2")
    start(host)
    board(host.page).wait_for()
    presses = cycle(ways)
    play([host], lambda person: answer(person, next(presses)))
    host.page.get_by_role("heading", name=OVER).wait_for()
    return host


def test_a_game_is_played_on_the_board_by_mouse_and_by_keys(people: People) -> None:
    page = ended(people, DESK, by_mouse, by_keys).page
    expect(page.get_by_role("listitem").filter(has_text=re.compile("решил"))).to_have_count(1)
    expect(page.get_by_role("table")).to_have_count(1)
    with page.expect_download() as kept:
        page.get_by_role("button", name="Сохранить картинку моих домиков").click()
    assert kept.value.path().read_bytes().startswith(b"\x89PNG")


def sealed_by(person: Person, gather: str) -> None:
    """This gather card alone lies under wax."""
    seal(person.page, f"lay:{gather}", by_mouse)
    expect(board(person.page).get_by_role("button", name="Вернуть")).to_be_enabled()


def test_a_sealed_choice_is_taken_back_and_when_the_round_is_over_each_sees_what_another_would_have_brought(
    people: People,
) -> None:
    host = lay(people, "grimm_forest", Сколько_игроков="2")
    guest = join(people, host, DESK)
    host.page.get_by_role("button", name="Начать партию").click()
    for person in (host, guest):
        board(person.page).get_by_role("button", name="Запечатать").wait_for()
    sealed_by(host, "gather_straw")
    envelope = board(guest.page).get_by_role("img", name="Маша: карты запечатаны")
    envelope.wait_for()
    board(host.page).get_by_role("button", name="Вернуть").click()
    expect(envelope).to_have_count(0)
    sealed_by(host, "gather_wood")
    seal(guest.page, "lay:gather_wood", by_mouse)
    for person, other in ((host, "Петя"), (guest, "Маша")):
        heard = person.page.locator("[aria-live=polite]").get_by_text("Карты сбора раскрыты: ")
        for who in ("вы", other):
            expect(heard).to_contain_text(f"{who} — «Лес»")
        board(person.page).get_by_role("button", name="почему?").click()
        sheet = person.page.get_by_role("dialog", name="Ваш раунд 1")
        expect(sheet.get_by_role("listitem").filter(has_text="Вы собираете")).to_have_count(1)
        expect(sheet).to_contain_text("когда раунд закончится")
        expect(sheet.get_by_role("table")).to_have_count(0)
        sheet.get_by_role("button", name="Закрыть").click()
        expect(sheet).to_have_count(0)
    while host.eyes.view["table"]["round"] == 1:
        for person in (host, guest):
            if not answer(person, by_mouse):
                person.eyes.wait(person.page)
    for person, other in ((host, "Петя"), (guest, "Маша")):
        board(person.page).get_by_role("button", name="Раунд 1: кто кого угадал").click()
        sheet = person.page.get_by_role("dialog", name="Ваш раунд 1")
        guessed = sheet.get_by_role("table", name="Кто кого угадал")
        own = guessed.get_by_role("row", name="Лес ваш выбор")
        expect(own).to_contain_text(other)
        expect(own).to_contain_text("На деле")
        expect(guessed.get_by_role("row", name="Карьер")).to_contain_text("никого")
        expect(guessed.get_by_role("row", name="Карьер")).to_contain_text("победа")
        expect(sheet).to_contain_text(f"Вас угадали: {other}.")
        expect(sheet).to_contain_text("Среднее по 64 воображаемым мирам")
        sheet.get_by_role("button", name="Закрыть").click()


def test_on_a_phone_a_round_is_looked_back_at_without_scrolling_sideways(
    browser: Browser, house: RunningServer
) -> None:
    match = games["grimm_forest"].arrange(
        4, "choose", settings={"advanced": True, "first_player": "p0"}, fable_hand_p0=["taxes"]
    )
    with seated(browser, house.address, match, 0, "phone") as table:
        for seat, key in enumerate(
            ("lay_with:gather_wood:taxes", "lay:gather_wood", "lay:gather_brick", "lay:gather_wood")
        ):
            table.do(f"p{seat} {key}")
        while match.g.round == 1:
            ask = next(ask for ask in match.asks if not ask.given)
            table.do(f"p{ask.seat} {ask.default() or ask.options[0].key}")
        table.shown()
        table.page.get_by_role("button", name="Раунд 1: кто кого угадал").tap()
        sheet = table.page.get_by_role("dialog", name="Ваш раунд 1")
        expect(sheet.get_by_role("columnheader", name="Со сказкой «Налоги»")).to_be_visible()
        expect(sheet).to_contain_text("Вас угадали: Константин и Амели.")
        assert sheet.evaluate("it => it.scrollWidth <= it.clientWidth")


@pytest.mark.soak
@pytest.mark.parametrize(("size", "press"), [(DESK, by_keys), (PHONE, by_keys), (PHONE, by_finger), (DESK, by_mouse)])
def test_a_game_is_played_in_one_way_alone(people: People, size: dict[str, int], press: Press) -> None:
    ended(people, size, press)


PIECES = ".location :is(.name, .tag, .pig, .standee, .card), .street :is(.name, .goods, .card, .zone, .friend)"
COVERED = """pieces => {
  const found = []
  const box = (it) => it.getBoundingClientRect()
  const seen = [...document.querySelectorAll(pieces)].filter((it) => it.checkVisibility() && box(it).width > 0)
  for (const it of seen) {
    const frame = box(it.closest('.location, .street'))
    const { left, top, right, bottom } = box(it)
    const out = Math.max(frame.left - left, frame.top - top, right - frame.right, bottom - frame.bottom)
    if (out > 5) found.push(`sticks out: ${told(it)}`)
    for (const other of seen) {
      if (it.contains(other) || other.contains(it) || it.closest('.home') !== other.closest('.home')) continue
      if (shared(it, other) > 0.2) found.push(`${told(other)} lies upon ${told(it)}`)
    }
  }
  const texts = [...document.querySelectorAll('.plate .text, .hand .page span, .slot .text, .rival .name')]
  const cut = (it) => it.scrollHeight > it.clientHeight + 1 || it.scrollWidth > it.clientWidth + 1
  return [...found, ...texts.filter(cut).map((it) => `cut: ${told(it)}`)]
}"""
"""What of these pieces is not whole in its window, which of them lie upon each other, which texts and names are cut."""
OUTLINED = """async i => {
  const found = new Set()
  const name = (it) => (it.dataset.ground ? 'pigs' : it.classList[0])
  const seen = new MutationObserver((all) => all.forEach(({ target }) => found.add(name(target))))
  seen.observe(document.body, { subtree: true, attributeFilter: ['data-fresh'] })
  await send(gallery[i].after)
  return [...found]
}"""


@pytest.mark.soak
def test_the_fullest_location_and_street_show_everything_and_without_motion_what_changed_is_outlined(
    browser: Browser, house: RunningServer
) -> None:
    with opened(browser, house.address, "ru-RU", plain=False, hung=framed(crowds())) as page:
        for size in ("desk", "phone"):
            turned_to(page, size)
            for i in range(len(crowds()) - 1):
                page.evaluate("i => send(gallery[i].after)", i)
                assert page.evaluate(COVERED, PIECES) == [], (size, i)
        assert set(page.evaluate(OUTLINED, 0)) >= {"cards", "pigs", "heap", "camp"}
        assert set(page.evaluate(OUTLINED, 1)) >= {"zone", "resources", "row"}


@pytest.mark.soak
def test_on_a_phone_each_fable_is_read_whole_and_a_window_of_another_player_opens_as_a_sheet(
    browser: Browser, house: RunningServer
) -> None:
    street = crowds()[1]
    with opened(browser, house.address, "ru-RU", plain=False, hung=framed([street])) as page:
        turned_to(page, "phone")
        fables = board(page).get_by_role("group", name=re.compile("^Сказки на руке")).get_by_role("button").all()
        assert len(fables) == 5
        for fable in fables:
            by_mouse(fable)
            page.evaluate("drawn()")
            assert page.evaluate(COVERED, PIECES) == []
        board(page).get_by_role("button", name="Рассмотреть: Константин").click()
        sheet = page.get_by_role("dialog", name="Константин")
        sheet.get_by_role("button", name="Закрыть").click()
        expect(sheet).to_have_count(0)
