"""Gathering and arranging in the browser: what the host may do, who comes by which link, what the shelf remembers."""

import json
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace
from playwright.sync_api import Browser, Page, expect

from igroteka.content.packs import export
from tests.e2e.conftest import DESK, PHONE, ROOT, TIMING, People, Person, RunningServer, served
from tests.e2e.ghost import until
from tests.e2e.tables import join, lay, link, order, plain, seated, start


@pytest.fixture
def club(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[People]:
    """People at a server that others can reach."""
    with served(tmp_path_factory.mktemp("club"), timing=replace(TIMING, host_away=300), shared=True) as address:
        company = People(browser, RunningServer(address))
        yield company
        for person in company.all:
            person.context.close()
            assert person.complaints == []


def invited(host: Person) -> str:
    """The link as it is copied."""
    host.context.grant_permissions(["clipboard-read", "clipboard-write"])
    host.page.get_by_role("button", name="Скопировать ссылку").click()
    host.page.get_by_role("status").get_by_text("Скопировано").wait_for()
    address: str = host.page.evaluate("navigator.clipboard.readText()")
    return address


def code(host: Person) -> str:
    """The two words to say aloud."""
    name = host.page.get_by_role("img", name=re.compile("^QR-код")).get_attribute("aria-label")
    assert name is not None
    return name.rsplit(": ", 1)[1]


def chair(page: Page, seat: int) -> str:
    return page.get_by_role("list", name="За столом").get_by_role("listitem").nth(seat - 1).inner_text()


def sits_down(guest: Person, name: str) -> None:
    guest.page.get_by_label("Ваше имя").fill(name)
    guest.page.get_by_role("button", name="Сесть за стол").click()
    guest.page.get_by_role("heading", name="Собираемся за стол").wait_for()


def typed(guest: Person, words: str) -> None:
    """On a phone: the tab in the middle."""
    guest.page.get_by_role("button", name="Код", exact=True).click()
    dialog = guest.page.get_by_role("dialog", name="Код стола")
    dialog.get_by_label("Код стола или код с другого устройства").fill(words)
    dialog.get_by_role("button", name="Сесть").click()


def drawn(text: str) -> str:
    """The path of a QR code, as the library has it."""
    program = """
import { encode } from 'uqr'
const { data } = encode(process.argv[1], { ecc: 'M', border: 2 })
console.log(data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join(''))
"""
    command = ["node", "--input-type=module", "-e", program, text]
    return subprocess.run(command, cwd=ROOT / "web", check=True, capture_output=True, text=True).stdout.strip()


def test_the_life_of_a_table_from_the_invitation_to_the_first_move(club: People) -> None:
    """Three come: by the code that was said, by the QR code, by the link in a messenger. They get ready, the rules
    change, the host starts; who comes too late may watch."""
    host = lay(club, "grimm_forest", Сколько_игроков="4")
    spoken, address = code(host), invited(host)
    oleg = club.come(PHONE)
    typed(oleg, "лиса лампа лиса")
    oleg.page.get_by_role("alert").get_by_text("Код стола — два слова").wait_for()
    expect(oleg.page.get_by_role("dialog").get_by_role("textbox")).to_have_value("лиса лампа лиса")
    oleg.page.get_by_role("dialog").get_by_role("textbox").fill(spoken.upper())
    oleg.page.get_by_role("dialog").get_by_role("button", name="Сесть").click()
    sits_down(oleg, "Олег")
    oleg.complaints.clear()  # a wrong code is a failed request, which browsers report
    pictured = host.page.get_by_role("img", name=re.compile("^QR-код")).locator("path").get_attribute("d")
    assert pictured == drawn(address)
    vera = club.come(PHONE, path=address.split("/", 3)[3])
    sits_down(vera, "Вера-Вероника-Валентина")
    anna = club.come(path=address.split("/", 3)[3])
    sits_down(anna, "Анна")
    host.page.get_by_text("готовы 1 из 4 · свободных мест нет").wait_for()
    for guest in (oleg, vera, anna):
        guest.page.get_by_role("button", name="Можно начинать").click()
    host.page.get_by_text("Все готовы, можно начинать.").wait_for()
    oleg.page.get_by_role("button", name="Написать за стол").click()
    oleg.page.get_by_role("dialog", name="Разговор").get_by_label("Написать за стол").fill("Кто такой Волк?")
    oleg.page.keyboard.press("Enter")
    oleg.page.keyboard.press("Escape")
    host.page.get_by_role("log", name="Разговор").get_by_text("Кто такой Волк?").wait_for()
    host.page.get_by_role("button", name="Изменить").click()
    host.page.get_by_label("Подсказки разрешены").uncheck()
    host.page.get_by_label("Усложнённый вариант").check()
    host.page.get_by_role("dialog").get_by_role("button", name="Закрыть").click()
    for person in (host, vera):
        person.page.get_by_text("4 места, без часов, без подсказок, усложнённый вариант").wait_for()
    assert "собирается" in chair(host.page, 2), "other rules ask anew"
    oleg.page.get_by_role("button", name="Правила за 3 минуты").click()
    oleg.page.get_by_role("region", name="Правила").get_by_role("heading", name="За пять минут").wait_for()
    oleg.page.get_by_role("dialog").get_by_role("button", name="Закрыть").click()
    host.page.get_by_role("button", name="Изменить").click()
    host.page.get_by_label("Открытый стол").check()
    host.page.get_by_role("dialog").get_by_role("button", name="Закрыть").click()
    start(host, oleg, vera, anna)
    late = club.come(PHONE)
    typed(late, spoken)
    late.page.get_by_role("alert").get_by_text("Такого стола нет, или партия уже началась.").wait_for()
    expect(late.page.get_by_role("dialog").get_by_role("textbox")).to_have_value(spoken)
    late.page.get_by_role("link", name="Смотреть открытый стол: Маша").click()
    seated(late.page)
    late.complaints.clear()


SHARED = """
navigator.canShare = () => true
navigator.share = async (what) => { window.shared = what }
"""
"""A system that can send things."""


def test_an_invitation_goes_by_the_systems_own_way_and_without_any_is_a_text_to_copy(club: People) -> None:
    host = lay(club, "boo")
    table = host.page.url
    host.context.add_init_script(SHARED)
    host.page.reload()
    host.page.get_by_role("button", name="Пригласить").click()
    host.page.wait_for_function("window.shared")
    shared = host.page.evaluate("window.shared")
    assert shared["url"].startswith(f"{club.house.address}t/{table.rsplit('/', 1)[1]}#"), json.dumps(shared)
    host.context.add_init_script("delete navigator.canShare; Object.defineProperty(navigator, 'clipboard', {})")
    host.page.reload()
    field = host.page.get_by_label("Ссылка-приглашение")
    expect(field).to_have_value(shared["url"])
    host.page.get_by_role("button", name="Скопировать ссылку").click()
    marked = "(field) => field.value.slice(field.selectionStart, field.selectionEnd)"
    assert field.evaluate(marked) == shared["url"]


def test_whoever_cannot_sit_down_reads_why_and_what_can_be_done(club: People) -> None:
    host = lay(club, "rigor_mortis", Сколько_игроков="2")
    way = invited(host).split("/", 3)[3]
    petya = club.come(path=way)
    sits_down(petya, "Петя")
    full = club.come(PHONE, path=way)
    full.page.get_by_text("Свободных мест нет, но можно смотреть и говорить.").wait_for()
    full.page.get_by_label("Ваше имя").fill("Коля")
    full.page.get_by_role("button", name="Войти без места").click()
    full.page.get_by_text("Мест больше нет. Можно смотреть и говорить.").wait_for()
    host.page.get_by_role("button", name="Закрыть стол").click()
    shut = club.come(PHONE, path=way)
    shut.page.get_by_role("status").get_by_text("Попросите пустить вас").wait_for()
    host.page.get_by_role("button", name="Снова пускать").click()
    shut.page.get_by_role("button", name="Повторить").click()
    shut.page.get_by_label("Ваше имя").wait_for()
    petya.page.context.set_offline(True)
    petya.page.evaluate("dispatchEvent(new Event('offline'))")
    host.page.get_by_role("button", name="Стол", exact=True).click()
    host.page.get_by_role("button", name="Убрать стол").click()
    host.page.get_by_role("button", name="Точно убрать стол и запись?").click()
    full.page.get_by_role("heading", name="Стол убран.").wait_for()
    full.page.get_by_role("link", name="К полке").last.wait_for()
    petya.page.context.set_offline(False)
    dead = club.come(PHONE, path=way)
    dead.page.get_by_role("alert").get_by_text("Такого стола нет: ссылка устарела").wait_for()
    dead.page.get_by_label("Код стола или код с другого устройства").wait_for()
    for person in (petya, dead, full):
        person.complaints.clear()  # links that are good no more are failed requests


def test_the_host_orders_fills_and_starts(people: People) -> None:
    host = lay(people, "grimm_forest", Сколько_игроков="4")
    page = host.page
    page.get_by_text("Свободные места займут боты.").wait_for()
    page.get_by_role("button", name="Место 3: Свободно").click()
    page.get_by_label("Сила бота").select_option("лёгкий")
    page.get_by_role("dialog", name="Свободно").get_by_role("button", name="Посадить бота").click()
    chairs = page.get_by_role("list", name="За столом").get_by_role("listitem")
    chairs.nth(2).get_by_text("бот, лёгкий").wait_for()
    chairs.nth(2).get_by_role("button", name="Место 3").click()
    page.get_by_role("group", name="Пересадить на место").get_by_role("button", name="2", exact=True).click()
    chairs.nth(1).get_by_text("бот, лёгкий").wait_for()
    chairs.nth(3).get_by_role("button", name="Посадить бота: Место 4").click()
    chairs.nth(3).get_by_text("бот, лёгкий").wait_for()
    chairs.nth(3).get_by_role("button", name="Место 4").click()
    page.get_by_label("Сила бота").select_option("обычный")
    page.get_by_role("dialog").get_by_role("button", name="Закрыть").click()
    page.get_by_role("button", name="Заполнить ботами").click()
    page.get_by_text("свободных мест нет").wait_for()
    expect(page.get_by_role("button", name="Начать партию")).to_be_focused()
    page.get_by_role("button", name="Изменить").click()
    page.get_by_role("button", name="Пересадить случайно").click()
    page.get_by_role("dialog").get_by_role("button", name="Закрыть").click()
    page.get_by_role("button", name="Начать партию").click()
    page.get_by_role("heading", name="Игроки").wait_for()
    assert page.get_by_text("бот · лёгкий").count() == 1
    assert page.get_by_text("бот · обычный").count() == 2


def test_the_host_mutes_locks_kicks_and_hands_over(people: People) -> None:
    host = lay(people, "grimm_forest", Сколько_игроков="4")
    petya = join(people, host, DESK, "Петя")
    invite = link(host.page)
    kolya = join(people, host, DESK, "Коля")
    host.page.get_by_role("button", name="Место 3: Коля").click()
    menu = host.page.get_by_role("dialog", name="Коля")
    menu.get_by_role("button", name="Попросить выйти").click()
    expect(menu.get_by_text("Коля: попросить выйти?")).to_be_focused()
    menu.get_by_role("button", name="Да, пусть выйдет").click()
    kolya.page.get_by_text("Ведущий попросил вас выйти.").wait_for()
    host.page.get_by_role("button", name="Место 3: Свободно").wait_for()
    kolya.page.goto(people.house.address + invite)
    kolya.page.get_by_label("Ваше имя").fill("Толя")
    kolya.page.get_by_role("button", name="Сесть за стол").click()
    kolya.page.get_by_role("alert").get_by_text("Ведущий попросил вас выйти из-за этого стола.").wait_for()
    kolya.complaints.clear()  # the refusal is a failed request, which browsers report
    late = people.come(PHONE, path=invite)
    late.page.get_by_role("button", name="Сесть за стол").wait_for()
    host.page.get_by_role("button", name="Закрыть стол").click()
    host.page.get_by_role("status").get_by_text("Стол закрыт").first.wait_for()
    shut = people.come(PHONE, path=invite)
    shut.page.get_by_text("Стол закрыт ведущим.").wait_for()
    assert shut.page.get_by_role("button", name="Сесть за стол").count() == 0
    start(host, petya)
    host.page.get_by_role("button", name="Стол", exact=True).click()
    menu = host.page.get_by_role("dialog", name="Стол")
    menu.get_by_role("button", name="Заглушить").click()
    menu.get_by_role("button", name="Вернуть голос").wait_for()
    petya.page.get_by_role("tab", name="Разговор").click()
    petya.page.get_by_label("Написать за стол").fill("А?")
    petya.page.get_by_role("button", name="Отправить").click()
    petya.page.get_by_role("alert").get_by_text("Ведущий отключил вам голос.").wait_for()
    menu.get_by_role("button", name="Ещё: Петя").click()
    menu.get_by_role("button", name="Передать роль ведущего").click()
    menu.get_by_role("button", name="Да, передать").click()
    expect(menu.get_by_role("button", name="Убрать стол")).to_have_count(0)
    petya.page.get_by_role("button", name="Стол", exact=True).click()
    removing = petya.page.get_by_role("dialog", name="Стол")
    removing.get_by_role("button", name="Убрать стол").click()
    removing.get_by_role("button", name="Точно убрать стол и запись?").click()
    host.page.get_by_text("Стол убран.").wait_for()


def test_on_loopback_the_lobby_says_how_friends_can_come(people: People) -> None:
    host = lay(people, "boo")
    note = host.page.get_by_role("note")
    note.get_by_text("make play HOST=0.0.0.0").wait_for()
    note.get_by_text("docs/hosting.md").wait_for()
    assert host.page.get_by_role("img").count() == 0, "no QR code that leads nowhere"
    assert host.page.get_by_text("Код вслух").count() == 0
    assert link(host.page).startswith("t/")
    assert link(host.page, "Ссылка для зрителей").startswith("#/watch/")


def test_spectators_are_counted_and_see_the_game_go_on(people: People) -> None:
    host = lay(people, "grimm_forest")
    watcher = people.come(PHONE, path=link(host.page, "Ссылка для зрителей"))
    watcher.page.get_by_text("Ждём, когда ведущий начнёт партию.").wait_for()
    host.page.get_by_text("1 зритель").wait_for()
    host.page.get_by_role("button", name="Заполнить ботами").click()
    chairs = watcher.page.get_by_role("list", name="За столом")
    watcher.page.get_by_text("свободных мест нет").wait_for()
    assert chairs.get_by_role("button").count() == 0, "who only watches changes nothing"
    host.page.get_by_role("button", name="Начать партию").click()
    for person in (host, watcher):
        seated(person.page)
    assert watcher.page.get_by_role("button", name="Стол", exact=True).count() == 0


def test_who_comes_late_takes_over_a_bots_seat(people: People) -> None:
    host = lay(people, "grimm_forest")
    start(host)
    host.page.get_by_role("button", name="Стол", exact=True).click()
    late = people.come(PHONE, path=link(host.page))
    late.page.get_by_text("Партия уже идёт: можно смотреть и говорить.").wait_for()
    late.page.get_by_label("Ваше имя").fill("Коля")
    assert late.page.get_by_role("button", name="Сесть за стол").count() == 0
    late.page.get_by_role("button", name="Войти без места").click()
    seated(late.page)
    plain(late)
    assert late.page.get_by_role("list", name="Ответы").count() == 0
    assert late.page.get_by_role("button", name="Сесть вместо бота").count() == 0
    host.page.get_by_label("Гости могут сменить ботов по ходу партии").check()
    late.page.get_by_role("button", name="Сесть вместо бота").first.click()
    late.page.get_by_role("list", name="Ответы").first.wait_for()
    expect(late.page.get_by_role("button", name="Сесть вместо бота")).to_have_count(0)


def test_a_preset_and_a_clock_are_chosen_with_the_table(people: People) -> None:
    host = order(people, "boo")
    form = host.page.get_by_role("dialog", name="Новый стол")
    form.get_by_role("button", name="Тонкости").click()
    friends, family = [form.get_by_role("button", name=name) for name in ("Для друзей", "Семейный")]
    expect(friends).to_have_attribute("aria-pressed", "true")
    family.click()
    expect(family).to_have_attribute("aria-pressed", "true")
    expect(friends).to_have_attribute("aria-pressed", "false")
    form.get_by_label("Часы").select_option("60 с на ход")
    form.get_by_label("Запас времени").select_option("5 минут")
    form.get_by_label("Подсказки разрешены").uncheck()
    form.get_by_role("button", name="Накрыть стол").click()
    host.page.get_by_role("heading", name="Собираемся за стол").wait_for()
    host.page.get_by_text("60 с на ход и 5 мин запаса, без подсказок, набор «Семейный»").wait_for()
    host.page.get_by_role("button", name="Изменить").click()
    expect(host.page.get_by_role("button", name="Семейный")).to_have_attribute("aria-pressed", "true")
    expect(host.page.get_by_label("Часы")).to_have_value("60")
    expect(host.page.get_by_label("Запас времени")).to_have_value("300")
    expect(host.page.get_by_label("Подсказки разрешены")).not_to_be_checked()


def test_a_table_may_play_with_the_servers_content_pack(browser: Browser, tmp_path: Path) -> None:
    pack = tmp_path / "pack"
    export("boo", str(pack))
    with served(tmp_path / "data", content=str(pack)) as address:
        people = People(browser, RunningServer(address))
        host = people.come(path="#/game/grimm_forest")
        host.page.get_by_role("button", name="С друзьями").click()
        expect(host.page.get_by_label("Ваше имя")).to_be_focused()
        host.page.get_by_role("button", name="Тонкости").click()
        host.page.get_by_label("Темп ботов").wait_for()
        assert host.page.get_by_label("С набором содержимого этого сервера").count() == 0
        host.page.get_by_role("button", name="Закрыть").click()
        host = order(people, "boo")
        host.page.get_by_role("button", name="Тонкости").click()
        host.page.get_by_label("С набором содержимого этого сервера").check()
        host.page.get_by_role("button", name="Накрыть стол").click()
        host.page.get_by_role("button", name="Изменить").click()
        expect(host.page.get_by_label("С набором содержимого этого сервера")).to_be_checked()
        for person in people.all:
            person.context.close()
            assert person.complaints == []


def test_practice_is_one_click_away_and_gives_no_hints_in_the_search(people: People) -> None:
    visitor = people.come(path="#/game/boo")
    visitor.page.get_by_role("button", name="Тренировка").click()
    visitor.page.get_by_role("heading", name="Игроки").wait_for()

    def open_kinds() -> set[str]:
        view = visitor.eyes.view
        return {ask["kind"] for ask in view["asks"] if ask["given"] is None} if view else set()

    until(visitor, lambda: bool({"number", "search"} & open_kinds()))
    if "number" in open_kinds():
        visitor.page.get_by_role("button", name="2", exact=True).click()
        until(visitor, lambda: "search" in open_kinds())
    visitor.page.get_by_role("button", name=re.compile("Поднять руку")).wait_for()
    assert visitor.page.get_by_role("button", name="Подсказка").count() == 0


def test_my_games_are_on_the_shelf_and_go_on_from_there(people: People) -> None:
    visitor = people.come(path="#/mine")
    page = visitor.page
    page.get_by_text("Здесь появятся ваши партии.").wait_for()
    page.get_by_role("link", name="К полке").last.click()
    page.get_by_role("button", name="Играть: Лес сказок").click()
    seated(page)
    table = page.url
    page.get_by_role("link", name="К полке").click()
    waiting = page.get_by_role("region", name="Что вас ждёт")
    waiting.get_by_text("Ваш ход").wait_for()
    waiting.get_by_role("link", name="Продолжить: Лес сказок").click()
    seated(page)
    assert page.url == table
    page.get_by_role("link", name="К полке").click()
    page.get_by_role("link", name="Я", exact=True).click()
    mine = page.get_by_role("listitem").filter(has=page.get_by_role("link", name="Продолжить"))
    mine.get_by_text("Ваш ход").wait_for()
    mine.get_by_role("button", name="Убрать с полки").click()
    mine.get_by_role("button", name="Точно? Вы уйдёте из партии").click()
    page.get_by_text("Здесь появятся ваши партии.").wait_for()
    page.reload()
    page.get_by_text("Здесь появятся ваши партии.").wait_for()
