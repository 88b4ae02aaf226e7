"""What nobody may learn at the market: two browsers in a vote, and the window of a defence that is none."""

import re
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.conftest import DESK, People, Person, RunningServer
from tests.e2e.ghost import shown
from tests.e2e.player import asked, is_over
from tests.e2e.tables import join
from tests.e2e.test_rickshank import PATIENT, Shopper, shoppers, short, sit
from tests.gallery.collect import Shot
from tests.gallery.page import framed, opened
from tests.games.rickshank.test_spy import worlds_of

__all__ = ["shoppers", "short"]

SIDES = {"referendum": ("За", "Против"), "sanctions": ("Вы", "Петя")}
"""What can be voted for, where there is something to choose; both by their buttons on Маша's page."""
PATIENCE = 50
"""Tenths of a second until the other's page shows what has happened."""
STAKE = ("vote_for", "vote_against", "in_favour", "against", "point:", "bid:")
"""What a stake, or the choice in it, is called on the wire."""


def ballot(person: Person) -> Any:
    """The stake that this person is asked for, where there is something to choose; None otherwise."""
    return next((ask for ask in person.eyes.view["asks"] if ask["kind"] in SIDES and ask["given"] is None), None)


def shop(host: Person, guest: Person, done: Callable[[], bool], rests: Callable[[Person], bool]) -> None:
    """Both play until it is done; who `rests` leaves the question open."""
    shoppers = [Shopper(host, Random(1)), Shopper(guest, Random(2))]
    while not done():
        assert not is_over(host)
        turn = [shopper for shopper in shoppers if asked(shopper.person) and not rests(shopper.person)]
        if turn:
            turn[0].act()
        else:
            host.eyes.wait(host.page, 100)


def voting(host: Person, guest: Person) -> str:
    """Both play until both are asked for a stake; the kind of the vote."""
    shop(host, guest, lambda: bool(ballot(host) and ballot(guest)), lambda person: ballot(person) is not None)
    for person in (host, guest):
        shown(person)
    return str(ballot(host)["kind"])


def seal(person: Person, side: str) -> None:
    person.page.get_by_role("button", name=side).and_(person.page.locator("[aria-pressed]")).click()
    person.page.get_by_role("button", name="Запечатать").click()


def told(page: Page) -> list[str]:
    """All that the page shows, and all that it reads aloud."""
    return [page.get_by_role("main").inner_text(), *page.locator("[aria-live], [role=status]").all_inner_texts()]


def test_a_stake_is_secret_until_all_have_sealed(shoppers: People) -> None:
    host = sit(shoppers, bots=None, seed=1)
    guest = join(shoppers, host, DESK, init=PATIENT)
    host.page.get_by_role("button", name="Начать партию").click()
    for person in (host, guest):
        person.page.get_by_role("region", name="Ваша рука").wait_for()
    first, second = SIDES[voting(host, guest)]
    waits, done = guest.page.get_by_text("… Маша"), guest.page.get_by_text("✓ Маша")
    waits.wait_for()
    room = guest.page.get_by_role("region", name=re.compile("референдум|санкции"))
    before, heard = room.inner_text(), len(guest.eyes.seen)

    seal(host, first)
    done.wait_for()
    sealed = before.replace("… Маша", "✓ Маша")
    assert room.inner_text() == sealed, "only that there is an answer"
    host.page.get_by_role("button", name="Изменить").click()
    seal(host, second)
    host.page.get_by_text("Запечатано").wait_for()
    for _ in range(PATIENCE):  # the answer was taken back and given again: the page may be between the two
        if room.inner_text() == sealed:
            break
        guest.eyes.wait(guest.page, 100)
    assert room.inner_text() == sealed, "whatever was chosen, the other page is the same"
    assert not [frame for frame in guest.eyes.seen[heard:] if any(word in frame for word in STAKE)]

    seal(guest, "За" if first == "За" else "Вы")
    for person in (host, guest):
        person.page.get_by_role("table", name="Голоса").wait_for()
        assert person.eyes.view["table"]["vote_choices"]


def window(page: Page, i: int) -> dict[str, Any]:
    """The window of the defence as it is drawn: where it stands, what it says and which answers stand in it."""
    page.evaluate("i => send(gallery[i].after)", i)
    region = page.get_by_role("region", name="Чем защититься?")
    return {"box": region.bounding_box(), "says": region.inner_text()}


def test_the_window_of_a_defence_is_the_same_with_and_without_one(browser: Browser, house: RunningServer) -> None:
    scenes = worlds_of([["lawyer_morty", "jerry"], ["beth", "jerry"]], hand_p0=["lizard_rick"])
    for scene in scenes:
        scene.do("p0 play:lizard_rick")
    gallery = framed([Shot("defend", scene.match, seat) for seat in (1, 2) for scene in scenes])
    with opened(browser, house.address, "ru-RU", False, gallery) as page:
        page.set_viewport_size({"width": DESK["width"], "height": DESK["height"]})
        assert window(page, 0) == window(page, 1), "whoever is attacked decides in the same window"
        expect(page.get_by_role("button", name="Ничем, принять удар")).to_be_enabled()
        pages = []
        for i in (2, 3):
            page.evaluate("i => send(gallery[i].after)", i)
            pages.append(told(page))
        assert pages[0] == pages[1], "nobody else sees a difference"


def seconds(person: Person) -> set[int]:
    """What the clocks on somebody's page show."""
    shown = [text.split(":") for text in person.page.get_by_role("timer").all_inner_texts()]
    return {60 * int(minutes) + int(rest) for minutes, rest in shown}


@pytest.mark.soak
def test_the_window_of_a_guarded_question_counts_down_on_every_page(shoppers: People) -> None:
    host = sit(shoppers, bots=None, seed=1, window=60)
    guest = join(shoppers, host, DESK, init=PATIENT)
    host.page.get_by_role("button", name="Начать партию").click()
    for person in (host, guest):
        person.page.get_by_role("region", name="Ваша рука").wait_for()
    shown: list[set[int]] = []

    def is_counting() -> bool:
        shown[:] = [seconds(host), seconds(guest)]
        return all(shown)

    shop(host, guest, is_counting, guarded)
    every = set.union(*shown)
    assert max(every) - min(every) <= 1, "one window for the table; the clocks are read one after the other"


def guarded(person: Person) -> bool:
    return any(ask["guarded"] and ask["given"] is None for ask in person.eyes.view["asks"])
