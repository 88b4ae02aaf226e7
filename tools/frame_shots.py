"""The pictures of the frame round the boards, from the running product.

`make shots` takes them first; alone: `python -m tools.frame_shots`. They are written to reports/frame/ under the names
of the pictures that show the aim, so that each can be laid beside its own.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Browser, Page

from igroteka.games import games
from igroteka.server.messages.room_view import AnotherGame
from tests.e2e.conftest import DESK, PHONE, People, Person, RunningServer, chromium, served
from tests.e2e.pupil import Pupil
from tests.e2e.tables import order, seated
from tests.gallery.collect import Shot
from tests.gallery.ended import at_the_end, played
from tests.gallery.page import framed, opened, turned_to

OUT = Path("reports/frame")
BOTH = {"desk": DESK, "phone": PHONE}
WIDE = {"width": 2560, "height": 1440}
CALLED = AnotherGame(by=1, ready=[1, 3], waiting=[2], at=-1)
LAYOUTS = {"laptop": "layout-laptop", "tablet": "layout-tablet"}


def main() -> None:
    OUT.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as data, served(Path(data), shared=True) as address, chromium() as browser:
        house = RunningServer(address)
        first_visit(browser, house)
        game_page(browser, house)
        people = People(browser, house)
        gathering(people)
        returning(people)
        together(people)
        lesson(people)
        ends(browser, address)
        layouts(browser, address)
    print(f"{len(list(OUT.iterdir()))} pictures in {OUT}")


def take(page: Page, name: str, whole: bool = False) -> None:
    """`whole`: the window is as high as the page, so that what stays in view stands at its end."""
    page.wait_for_load_state("networkidle")
    if whole:
        width, height = page.evaluate("[innerWidth, document.documentElement.scrollHeight]")
        page.set_viewport_size({"width": width, "height": height})
    page.screenshot(path=OUT / f"{name}.png")


@contextmanager
def visitor(browser: Browser, house: RunningServer, size: dict[str, int], path: str = "") -> Iterator[Person]:
    """Somebody who has never been here."""
    person = People(browser, house).come(size, path=path)
    yield person
    person.context.close()


def first_visit(browser: Browser, house: RunningServer) -> None:
    for place, size in BOTH.items():
        with visitor(browser, house, size) as person:
            person.page.get_by_role("link", name="Играть сейчас").wait_for()
            take(person.page, f"first-{place}")


def game_page(browser: Browser, house: RunningServer) -> None:
    for place, size in BOTH.items():
        with visitor(browser, house, size, "#/game/grimm_forest") as person:
            person.page.get_by_role("heading", name="Что происходит на столе").scroll_into_view_if_needed()
            person.page.evaluate("scrollTo(0, 0)")
            take(person.page, f"game-{place}", whole=True)


def gathering(people: People) -> None:
    """The dialog of a new table, and its lobby with a guest who is ready, one who is not, and a free chair."""
    host = order(people, "rickshank")
    host.page.get_by_role("radio", name="4", exact=True).check()
    at_both(host.page, "newtable")
    host.page.get_by_role("button", name="Накрыть стол").click()
    host.page.get_by_role("heading", name="Собираемся за стол").wait_for()
    host.context.grant_permissions(["clipboard-read", "clipboard-write"])
    host.page.get_by_role("button", name="Скопировать ссылку").click()
    host.page.get_by_role("status").get_by_text("Скопировано").wait_for()
    way: str = host.page.evaluate("navigator.clipboard.readText()")
    host.page.reload()
    for name in ("Олег", "Вера"):
        guest = people.come(PHONE, path=way.split("/", 3)[3])
        guest.page.get_by_label("Ваше имя").fill(name)
        guest.page.get_by_role("button", name="Сесть за стол").click()
        guest.page.get_by_role("button", name="Можно начинать").wait_for()
    guest.page.get_by_role("button", name="Можно начинать").click()
    host.page.get_by_label("Написать за стол").fill("Кто такие громфломиты?")
    host.page.keyboard.press("Enter")
    host.page.get_by_text("готовы 2 из 3").wait_for()
    at_both(host.page, "lobby")
    host.page.set_viewport_size({"width": WIDE["width"], "height": WIDE["height"]})
    take(host.page, "lobby-wide")
    take(guest.page, "lobby-phone-guest")


def at_both(page: Page, name: str) -> None:
    for place, size in BOTH.items():
        page.set_viewport_size({"width": size["width"], "height": size["height"]})
        take(page, f"{name}-{place}")
    page.set_viewport_size({"width": DESK["width"], "height": DESK["height"]})


def returning(people: People) -> None:
    """Two games that wait, beside open tables of others."""
    for name, game in (("Лена", "rickshank"), ("Ян", "boo")):
        other = people.come(path=f"#/game/{game}")
        other.page.get_by_role("button", name="С друзьями").click()
        form = other.page.get_by_role("dialog", name="Новый стол")
        form.get_by_label("Ваше имя").fill(name)
        form.get_by_role("radio", name="Открытый стол").check()
        form.get_by_role("button", name="Накрыть стол").click()
        other.page.get_by_role("heading", name="Собираемся за стол").wait_for()
    person = people.come()
    page = person.page
    for title in ("Гравити Фолз", "Лес сказок"):
        page.get_by_role("button", name=f"Играть: {title}").click()
        seated(page)
        page.goto(people.house.address)
    page.get_by_role("region", name="Что вас ждёт").get_by_text("Ваш ход").first.wait_for()
    page.get_by_role("region", name="Открытые столы").wait_for()
    take(page, "shelf-desk")
    page.emulate_media(color_scheme="dark", reduced_motion="reduce")
    take(page, "shelf-desk-dark")
    page.emulate_media(color_scheme="light", reduced_motion="reduce")
    page.get_by_role("region", name="Полка").screenshot(path=OUT / "covers.png")
    page.set_viewport_size({"width": WIDE["width"], "height": WIDE["height"]})
    take(page, "shelf-wide")
    page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    take(page, "shelf-phone")
    take(page, "shelf-phone-more", whole=True)


def together(people: People) -> None:
    """The club, in English, a group that was just made, and my page."""
    english = people.come(locale="en-GB", path="#/club")
    english.page.get_by_role("heading", name="The club of this server").wait_for()
    take(english.page, "club-desk-en")
    person = people.come(path="#/groups")
    person.page.get_by_role("textbox", name="Название").fill("Пятничный стол")
    person.page.get_by_role("textbox", name="Ваше имя").fill("Маша")
    person.page.get_by_role("button", name="Создать группу").click()
    person.page.get_by_role("heading", name="Пятничный стол").wait_for()
    take(person.page, "group-desk")
    person.page.goto(f"{people.house.address}#/mine")
    person.page.get_by_role("heading", name="Маша").wait_for()
    take(person.page, "me-desk")


def lesson(people: People) -> None:
    """The guide on the board."""
    for place, game in (("desk", "rigor_mortis"), ("phone", "boo")):
        pupil = Pupil(people.come(BOTH[place], path=f"#/lesson/{game}"))
        pupil.stands()
        take(pupil.page, f"lesson-{place}")


def ends(browser: Browser, address: str) -> None:
    """What the host sees of a game won together, and a guest who is asked for another."""
    shown: list[tuple[str, str, int, AnotherGame | None, Any]] = [
        ("end-desk", "gravity_falls", 0, None, "desk"),
        ("end-phone", "grimm_forest", 1, CALLED, "phone"),
        ("end-wide", "rickshank", 0, None, (WIDE["width"], WIDE["height"])),
    ]
    for name, game, seat, again, size in shown:
        with at_the_end(browser, address, played(game), seat, again, size=size) as page:
            take(page, name)


def layouts(browser: Browser, address: str) -> None:
    """A board in the frame of a table, where height or width is dear, and at the largest."""
    begun = Shot("start", games["grimm_forest"].start(4, seed=1), 0)
    with opened(browser, address, "ru-RU", False, framed([begun])) as page:
        for size, name in LAYOUTS.items():
            turned_to(page, size)
            take(page, name)
        page.set_viewport_size({"width": WIDE["width"], "height": WIDE["height"]})
        take(page, "layout-wide")


if __name__ == "__main__":
    main()
