"""Passkeys by Chromium's own authenticator; and a push, as the service worker shows it."""

import re

import msgspec
import pytest

from igroteka.server.messages.bodies import TableInfo
from igroteka.server.push.telling import notification
from tests.e2e.conftest import DESK, PHONE, People, Person
from tests.e2e.tables import join, lay, start

DEVICE = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


def named(person: Person) -> str:
    """The address of the server under a name: for figures there are no passkeys."""
    address: str = person.page.evaluate("location.origin")
    return address.replace("127.0.0.1", "localhost")


def test_a_passkey_makes_an_empty_browser_the_same_person(people: People) -> None:
    person = people.come(PHONE, path="#/mine")
    ann = person.page
    ann.get_by_text("Для ключей доступа в адресе нужно имя").wait_for()
    ann.goto(f"{named(person)}/#/mine")
    browser = ann.context.new_cdp_session(ann)
    browser.send("WebAuthn.enable")
    browser.send("WebAuthn.addVirtualAuthenticator", {"options": DEVICE})
    ann.get_by_role("button", name="Имя и лицо").click()
    ann.get_by_role("textbox", name="Ваше имя").fill("Аннушка")
    ann.get_by_role("button", name="Сохранить").click()
    ann.get_by_role("button", name="Создать ключ доступа").click()
    ann.get_by_text("Ключ доступа создан.").wait_for()
    ann.get_by_text(re.compile("^создан ")).wait_for()
    ann.evaluate("localStorage.clear()")
    ann.reload()
    ann.get_by_role("button", name="Войти с ключом доступа").click()
    ann.get_by_role("heading", name="Аннушка").wait_for()
    ann.get_by_role("button", name="Убрать").click()
    ann.get_by_text(re.compile("^создан ")).wait_for(state="detached")
    ann.evaluate("localStorage.clear()")
    ann.reload()
    ann.get_by_role("button", name="Войти с ключом доступа").click()
    ann.get_by_role("alert").get_by_text("По этому ключу доступа здесь никого не знают").wait_for()
    person.complaints.clear()  # the refusal is a failed request, which browsers report


ALLOWED = """
Object.defineProperty(Notification, 'permission', { get: () => 'granted' })
Notification.requestPermission = async () => 'granted'
let held = null
PushManager.prototype.getSubscription = async () => held
PushManager.prototype.subscribe = async ({ applicationServerKey }) => (held = {
  endpoint: 'https://push.example.org/x',
  options: { applicationServerKey: null },
  toJSON: () => ({ keys: { p256dh: applicationServerKey, auth: 'AAAAAAAAAAAAAAAAAAAAAA' } }),
  unsubscribe: async () => (held = null, true),
})
"""
"""What a browser without windows has not: notifications, and a push service of its maker. Any point of the curve will
do as its key."""
SHOWN = """(text) => {
  const show = async (title, { body, data }) => (self.shown = [title, body, data.way])
  ServiceWorkerRegistration.prototype.showNotification = show
  self.dispatchEvent(new PushEvent('push', { data: text }))
  return self.shown
}"""
"""A push comes to the service worker."""


@pytest.mark.soak
def test_a_table_is_told_of_once_it_is_switched_on_and_the_push_leads_there(people: People) -> None:
    host = lay(people, "grimm_forest")
    guest = join(people, host, DESK, "Петя")
    start(host, guest)
    page, context = guest.page, guest.context
    context.add_init_script(ALLOWED)
    page.reload()
    page.get_by_role("button", name="Стол", exact=True).click()
    box = page.get_by_role("dialog", name="Стол").get_by_role("checkbox", name="Сообщать, когда мой ход")
    box.check()
    page.get_by_role("dialog", name="Стол").get_by_role("button", name="Закрыть").click()
    table = page.url.rpartition("/")[2]
    page.goto(f"{people.house.address}#/mine")
    page.get_by_text("Браузер говорит о вашем ходе").wait_for()
    assert page.get_by_role("list", name="Говорить об этих партиях").get_by_role("checkbox").is_checked()
    key = page.evaluate("JSON.parse(localStorage['igroteka.me'])")
    asked = "async (key) => (await fetch('api/me', { headers: { authorization: `Bearer ${key}` } })).json()"
    me = page.evaluate(asked, key)
    assert (me["told"], [each["told"] for each in me["tables"]]) == (1, [True])
    (worker,) = context.service_workers
    info = TableInfo(table, "grimm_forest", "playing", ["Маша", "Петя"], [1], True, 0, 0, False, 0, 0, None, "", "")
    text = msgspec.json.encode(notification([info], "ru")).decode()
    assert worker.evaluate(SHOWN, text) == ["Лес сказок: ваш ход", "Маша", f"#/table/{table}"]
    page.get_by_role("button", name="Больше не сообщать здесь").click()
    page.get_by_role("button", name="Сообщать в этом браузере").wait_for()
    assert page.evaluate(asked, key)["told"] == 0
