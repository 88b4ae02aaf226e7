"""Every page of the frame at every size, by day and by night, in both languages, in forced colours and at 200 %: no
violation found by axe, no raw key, nothing beyond the edge. A few of these together in every run, in soak all."""

import json
import re
from dataclasses import dataclass
from itertools import product
from typing import Literal

import pytest
from playwright.sync_api import expect

from igroteka.games import games
from tests.e2e.conftest import People, Person
from tests.e2e.tables import plain, seated
from tests.e2e.test_looks import looked_at
from tests.gallery.page import LOCALES, SIZES

LONG_NAME = "Константин-Вольдемар Ли."
"""As long as a name may be."""
NARROW = {"narrow": (320, 640), "largest": (2560, 1440)}
"""The phone of the guideline, and the largest of the screens we draw for; `zoomed` is a usual one at 200 %."""
ALL_SIZES = SIZES | NARROW


Scheme = Literal["light", "dark"]
SCHEMES: tuple[Scheme, ...] = ("light", "dark")


@dataclass(frozen=True)
class Sight:
    size: str
    scheme: Scheme
    locale: str
    forced: bool = False

    def __str__(self) -> str:
        return "-".join((self.size, self.scheme, self.locale[:2], *(["forced"] if self.forced else [])))


OFTEN = (Sight("zoomed", "dark", "en-GB"), Sight("narrow", "light", "ru-RU"), Sight("largest", "light", "en-GB", True))
EVERY = [Sight(*each) for each in product(ALL_SIZES, SCHEMES, LOCALES)] + [
    Sight(size, "light", locale, True) for size, locale in product(("desk", "phone", "largest"), LOCALES)
]


@pytest.mark.parametrize(
    "sight",
    [
        pytest.param(each, id=str(each), marks=() if each in OFTEN else pytest.mark.soak)
        for each in dict.fromkeys(EVERY)
    ],
)
def test_every_page_is_in_order(people: People, sight: Sight) -> None:
    game = games.ids[EVERY.index(sight) % len(games.ids)]
    host = comes(people, sight)
    page = host.page
    page.get_by_role("link", name=re.compile("^(Играть сейчас|Play now)$")).wait_for()
    looked_at(host, "first visit")
    goes(people, host, f"#/game/{game}")
    told = page.get_by_role("region", name=re.compile("^(Что происходит|What happens)")).get_by_role("heading", level=3)
    expect(told.last).not_to_be_empty()
    looked_at(host, "game")
    page.get_by_role("button", name=re.compile("^(С друзьями|With friends)$")).first.click()
    page.get_by_role("dialog").wait_for()
    looked_at(host, "new table")
    lays(people, host, game)
    page.get_by_role("heading", name=re.compile("^(Собираемся за стол|Gathering at the table)$")).wait_for()
    looked_at(host, "lobby")
    way = page.get_by_label(re.compile("Ссылка-приглашение|Invite link")).input_value()
    guest = comes(people, sight, way.split("/", 3)[3])
    guest.page.get_by_role("textbox").first.wait_for()
    looked_at(guest, "join")
    page.get_by_role("button", name=re.compile("^(Начать партию|Start the game)$")).click()
    seated(page)
    plain(host)
    for menu in ("Стол|Table", "Настройки|Settings"):
        page.get_by_role("button", name=re.compile(f"^({menu})$")).click()
        page.get_by_role("dialog", name=re.compile(menu)).wait_for()
        looked_at(host, menu)
        page.keyboard.press("Escape")
    goes(people, host, "")
    page.get_by_role("region", name=re.compile("^(Что вас ждёт|What waits for you)$")).wait_for()
    looked_at(host, "shelf")
    for path in ("#/mine", "#/about", f"#/book/{game}"):
        goes(people, host, path)
        page.get_by_role("heading", level=1).first.wait_for()
        looked_at(host, path)
    goes(people, guest, "#/replay/nowhere")
    guest.page.get_by_role("alert").wait_for()
    looked_at(guest, "lost record")
    guest.complaints.clear()  # a link that is good no more is a failed request, which browsers report


def comes(people: People, sight: Sight, path: str = "") -> Person:
    width, height = ALL_SIZES[sight.size]
    person = people.come({"width": width, "height": height}, sight.locale, path)
    person.page.emulate_media(
        color_scheme=sight.scheme, forced_colors="active" if sight.forced else "none", reduced_motion="reduce"
    )
    return person


def lays(people: People, host: Person, game: str) -> None:
    """A table of as many seats as there can be, at which the host sits already."""
    order = {"game": game, "name": LONG_NAME, "players": games[game].most, "pace": "instant"}
    made = host.page.request.post(f"{people.house.address}api/tables", data=order).json()
    host.page.evaluate("tickets => { localStorage['igroteka.tickets'] = tickets }", json.dumps([made]))
    goes(people, host, f"#/table/{made['table']}")


def goes(people: People, person: Person, path: str) -> None:
    person.page.goto(people.house.address + path)
