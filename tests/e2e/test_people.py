"""Gathering and arranging in the browser: what the host may do, who comes by which link, what the shelf remembers."""

import re
from pathlib import Path

from playwright.sync_api import Browser, expect

from igroteka.content.packs import export
from tests.e2e.conftest import DESK, PHONE, People, RunningServer, served
from tests.e2e.ghost import until
from tests.e2e.tables import join, lay, link, order, plain, seated, start


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
    late.page.get_by_text("Свободных мест нет, но можно смотреть и говорить.").wait_for()
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
    visitor.page.get_by_role("button", name=re.compile("^Поднять руку")).wait_for()
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
