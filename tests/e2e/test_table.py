"""Life at a table in the browser: undo, take-back, chat, spectators, a second device, hotseat, and after the end."""

import json
import re
from random import Random

from playwright.sync_api import Page, expect

from tests.e2e.conftest import PHONE, People, Person
from tests.e2e.player import OVER, act, answered, asked, play
from tests.e2e.tables import join, lay, link, plain, seated, start
from tests.e2e.test_looks import looked_at

ANSWERS = "Ответы"
TURN = re.compile("^Ваш ход[.:]")


def two(people: People, game: str = "rickshank") -> tuple[Person, Person]:
    """Two people and nobody else; the one who is asked first comes first."""
    host = lay(people, game, Сколько_игроков="2")
    guest = join(people, host)
    host.page.get_by_role("button", name="Начать партию").click()
    for person in (host, guest):
        seated(person.page)
    plain(host, guest)
    while not (asked(host) or asked(guest)):
        host.eyes.wait(host.page)
    return (host, guest) if asked(host) else (guest, host)


def answers(page: Page, name: str) -> None:
    page.get_by_role("list", name=ANSWERS).get_by_role("button", name=re.compile(name)).first.click()


def test_an_answer_is_undone_and_behind_a_barrier_taken_back_by_consent(people: People) -> None:
    one, other = two(people)
    undo = one.page.get_by_role("button", name="Отменить ход", include_hidden=True)  # on a phone only what is possible
    expect(undo).to_be_hidden()
    hand = len(one.eyes.view["zones"][0]["cards"])
    options = one.page.get_by_role("list", name=ANSWERS).get_by_role("button").all_inner_texts()
    answers(one.page, "^Сыграть|^Разыграть|^Играть")
    expect(undo).to_be_visible()
    undo.click()
    expect(undo).to_be_hidden()
    assert one.page.get_by_role("list", name=ANSWERS).get_by_role("button").all_inner_texts() == options
    assert len(one.eyes.view["zones"][0]["cards"]) == hand
    answers(one.page, "[Зз]акончить|[Зз]авершить")
    other.page.get_by_role("status").get_by_text(TURN).first.wait_for()
    one.page.get_by_role("button", name="Попросить вернуть ход").click()
    one.page.get_by_text("Ждём согласия остальных").wait_for()
    other.page.get_by_role("button", name="Разрешить").click()
    one.page.get_by_role("status").get_by_text(re.compile("^Ход «За.*» возвращён")).wait_for()
    one.page.get_by_role("status").get_by_text(TURN).first.wait_for()
    assert one.page.get_by_role("list", name=ANSWERS).get_by_role("button").all_inner_texts() == options


def test_people_talk_and_everybody_reads_it(people: People) -> None:
    one, other = two(people)
    for person in (one, other):
        person.page.get_by_role("tab", name="Разговор").click()
    one.page.get_by_label("Написать за стол").fill("Привет, <b>Рик</b>!")
    one.page.get_by_role("button", name="Отправить").click()
    other.page.get_by_role("log", name="Разговор").get_by_text("Привет, <b>Рик</b>!").wait_for()
    line = one.page.get_by_label("Написать за стол")
    line.fill("а" * 503)
    one.page.get_by_text("Слишком длинно на 3 знака").wait_for()
    line.press("Enter")
    expect(line).to_have_value("а" * 503)
    line.fill("б" * 499)
    one.page.get_by_text("Остался 1 знак").wait_for()
    line.press("Enter")
    other.page.get_by_text("б" * 499).wait_for()


def test_a_spectator_sees_no_card_that_a_seat_hides(people: People) -> None:
    host = lay(people, "rigor_mortis")
    spectators = link(host.page, "Ссылка для зрителей")
    start(host)
    plain(host)
    luck = Random(1)
    play([host], lambda person: act(person, luck), lambda: hidden(host) != [])
    watcher = people.come(PHONE, path=spectators)
    seated(watcher.page)
    plain(watcher)
    secret = hidden(host)
    assert secret
    assert not [key for key in secret for frame in watcher.eyes.seen if f'"{key}"' in frame]
    assert watcher.page.get_by_role("list", name=ANSWERS).count() == 0
    names = host.page.get_by_role("definition").all_inner_texts()
    assert any("рубашкой вверх" in text for text in watcher.page.get_by_role("definition").all_inner_texts()), names


def hidden(person: Person) -> list[str]:
    """The cards in one's own hand that are not open anywhere else."""
    view = person.eyes.view
    if view is None:
        return []
    hand = [zone for zone in view["zones"] if zone["name"] == f"hand:p{view['seat']}"]
    rest = json.dumps([zone for zone in view["zones"] if zone not in hand])
    return [card["key"] for zone in hand for card in zone["cards"] if f'"{card["key"]}"' not in rest]


def enter(person: Person, code: str) -> None:
    """On a phone: the tab in the middle."""
    person.page.get_by_role("button", name="Код", exact=True).click()
    dialog = person.page.get_by_role("dialog", name="Код стола")
    dialog.get_by_label("Код стола или код с другого устройства").fill(code)
    dialog.get_by_role("button", name="Сесть").click()


def test_a_one_time_code_opens_the_seat_on_another_device(people: People) -> None:
    one, _ = two(people)
    one.page.get_by_role("button", name="Стол", exact=True).click()
    one.page.get_by_role("button", name="На другое устройство").click()
    code = one.page.get_by_text("Введите этот код").inner_text().split()[-1]
    phone = people.come(PHONE)
    enter(phone, code)
    phone.page.get_by_role("status").get_by_text(TURN).first.wait_for()
    again = people.come(PHONE)
    enter(again, code)
    said = again.page.get_by_role("alert").get_by_text("Такого кода нет, или его время вышло.")
    expect(said).to_be_in_viewport()
    again.complaints.clear()  # the refusal of a used code is a failed request, which browsers report


def share(host: Person, seat: int) -> None:
    """Somebody else sits down at the host's screen."""
    host.page.get_by_role("button", name=f"Место {seat}: Свободно").click()
    host.page.get_by_role("button", name="Посадить ещё человека за этим экраном").click()
    host.page.get_by_label(f"Кто играет на месте {seat}").wait_for()


def test_a_curtain_hangs_between_two_seats_of_one_browser(people: People) -> None:
    host = lay(people, "rickshank", Сколько_игроков="2")
    share(host, 2)
    field = host.page.get_by_label("Кто играет на месте 2")
    expect(field).to_be_focused()
    field.fill("Папа")
    field.press("Enter")
    host.page.get_by_role("dialog", name="Папа").get_by_role("button", name="Закрыть").click()
    host.page.get_by_role("button", name="Место 1: Маша").click()
    host.page.get_by_label("Кто играет на месте 1").fill("Мама")
    host.page.get_by_role("dialog").get_by_role("button", name="Закрыть").click()
    host.page.get_by_role("button", name="Начать партию").click()
    page = host.page
    page.get_by_role("heading", name=re.compile("Игроки|Передайте экран: (Мама|Папа)$")).wait_for()
    if page.get_by_role("heading", name="Передайте экран").count():
        page.get_by_role("button", name="Это я").click()
    page.get_by_role("status").get_by_text(TURN).first.wait_for()
    plain(host)
    answers(page, "[Зз]акончить|[Зз]авершить")
    page.get_by_role("heading", name=re.compile("Передайте экран: (Мама|Папа)$")).wait_for()
    assert page.get_by_role("definition").count() == 0
    page.get_by_role("button", name="Это я").click()
    page.get_by_role("status").get_by_text(TURN).first.wait_for()


def test_where_nothing_is_hidden_no_curtain_hangs(people: People) -> None:
    host = lay(people, "gravity_falls", Сколько_игроков="2")
    share(host, 2)
    host.page.get_by_role("dialog").get_by_role("button", name="Закрыть").click()
    host.page.get_by_role("button", name="Начать партию").click()
    host.page.get_by_role("heading", name="Игроки").wait_for()
    plain(host)
    luck, asked_of = Random(1), set[str]()

    def turn(person: Person) -> bool:
        asked_of.update(name for name, view in person.eyes.views.items() if view["asks"])
        assert person.page.get_by_role("heading", name="Передайте экран").count() == 0
        return answered(person.page, luck)

    play([host], turn, lambda: asked_of == {"p0", "p1"})


def test_after_the_end_come_the_record_with_a_link_to_every_moment_and_a_rematch(people: People) -> None:
    host = lay(people, "rigor_mortis", Сколько_игроков="2")
    start(host)
    plain(host)
    luck = Random(2)
    play([host], lambda person: act(person, luck))
    page, table = host.page, host.page.url
    page.get_by_role("heading", name=OVER).wait_for()
    looked_at(host, "end")
    assert page.get_by_role("table", name="Итог").get_by_role("row").count() == 3
    moments = page.get_by_role("list", name="Ключевые моменты").get_by_role("link")
    assert 1 <= moments.count() <= 3
    moments.last.click()
    page.get_by_text(re.compile(r"^Шаг [1-9]\d* из")).wait_for()
    page.go_back()
    page.get_by_role("heading", name=OVER).wait_for()
    page.get_by_role("button", name="Посмотреть доску").click()
    page.get_by_role("heading", name="Игроки").wait_for()
    page.get_by_role("button", name="Показать итог").click()
    page.get_by_role("link", name="Запись", exact=True).click()
    page.get_by_role("button", name="Следующий ключевой момент").click()
    page.get_by_text(re.compile(r"^Шаг [1-9]\d* из")).wait_for()
    page.get_by_role("button", name="К началу").click()  # the only key moment may be the end
    page.get_by_role("button", name="К концу").click()
    expect(page.get_by_role("button", name="Вперёд")).to_be_disabled()
    page.get_by_role("button", name="К началу").click()
    page.get_by_role("button", name="Вперёд").click()
    page.get_by_text("Шаг 1 из").wait_for()
    page.keyboard.press("ArrowRight")
    page.get_by_text("Шаг 2 из").wait_for()
    looked_at(host, "record")
    shared = page.get_by_label("Ссылка на этот момент").input_value()
    friend = people.come(PHONE, path=shared[shared.index("#") :])
    friend.page.get_by_text("Шаг 2 из").wait_for()
    assert friend.page.get_by_label("Глазами").get_by_role("option").count() == 1, "the public's eyes only"
    page.get_by_role("button", name="Продолжить отсюда").click()
    page.get_by_role("dialog").get_by_label("Ваше имя").fill("")
    page.get_by_role("dialog").get_by_role("button", name="С друзьями").click()
    page.get_by_role("heading", name="Собираемся за стол").wait_for()
    page.goto(table)
    page.get_by_role("button", name="Собраться заново").click()
    page.get_by_role("heading", name="Собираемся за стол").wait_for()
    assert page.url != table


def test_a_practice_goes_on_from_an_earlier_moment_against_bots(people: People) -> None:
    host = lay(people, "rigor_mortis", Сколько_игроков="2")
    start(host)
    plain(host)
    luck, page = Random(2), host.page
    lines = page.get_by_role("log").get_by_role("listitem")
    play([host], lambda person: act(person, luck), lambda: lines.count() > 12)
    table = page.url
    page.goto(table.replace("/table/", "/replay/"))
    page.get_by_role("button", name="К концу").click()
    for _ in range(2):
        page.get_by_role("button", name="Назад").click()
    page.get_by_role("button", name="Продолжить отсюда").click()
    page.get_by_role("dialog").get_by_role("button", name="Против ботов").click()
    page.get_by_role("heading", name="Игроки").wait_for()
    assert page.url != table
    play([host], lambda person: act(person, luck), lambda: lines.count() > 3)


def test_a_moment_of_a_running_game_is_shown_on_the_table_and_the_question_waits(people: People) -> None:
    host = lay(people, "grimm_forest")
    start(host)
    plain(host)
    luck, page = Random(3), host.page
    play([host], lambda person: act(person, luck), lambda: host.eyes.view["table"]["round"] > 1)
    lines = page.get_by_role("log").get_by_role("listitem")
    answers = page.get_by_role("list", name=ANSWERS).get_by_role("button")
    answers.first.wait_for()
    number = host.eyes.view["number"]
    lines.last.get_by_role("button", name="Показать этот момент").click()
    past = page.get_by_role("group", name="Вы смотрите прошлое")
    past.wait_for()
    expect(lines.last).to_have_attribute("aria-current", "step")
    expect(answers).to_have_count(0)
    page.keyboard.press("[")
    expect(lines.nth(-2)).to_have_attribute("aria-current", "step")
    page.keyboard.press("]")
    expect(lines.last).to_have_attribute("aria-current", "step")
    page.keyboard.press("Escape")
    expect(past).to_have_count(0)
    answers.first.wait_for()
    assert host.eyes.view["number"] == number, "nothing was answered"


def test_the_past_is_there_after_a_reload_too(people: People) -> None:
    host = lay(people, "grimm_forest")
    start(host)
    plain(host)
    luck, page = Random(3), host.page
    play([host], lambda person: act(person, luck), lambda: host.eyes.view["table"]["round"] > 1)
    page.reload()
    lines = page.get_by_role("log").get_by_role("listitem")
    told = lines.last.locator("span").first.inner_text()
    lines.filter(has_text=told).last.get_by_role("button", name="Показать этот момент").click()
    page.get_by_role("group", name="Вы смотрите прошлое").get_by_text(told).wait_for()
    page.get_by_role("button", name="К настоящему").click()
    page.get_by_role("list", name=ANSWERS).get_by_role("button").first.wait_for()


def test_a_few_turns_by_keyboard_alone(people: People) -> None:
    host = lay(people, "grimm_forest")
    start(host)
    plain(host)
    page = host.page
    for _ in range(3):
        while not asked(host):
            host.eyes.wait(page)
        before = host.eyes.view["number"]
        option = page.get_by_role("list", name=ANSWERS).first.get_by_role("button").first
        option.wait_for()
        for _ in range(40):
            if option.evaluate("button => button === document.activeElement"):
                break
            page.keyboard.press("Tab")
        expect(option).to_be_focused()
        page.keyboard.press("Enter")
        while host.eyes.view["number"] == before and not any(ask["given"] for ask in host.eyes.view["asks"]):
            host.eyes.wait(page)
