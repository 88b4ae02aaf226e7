"""Every kind of question of a board is answered on the board itself: by mouse at the desk, by touch on a phone and by
keys, each way alone. The list of answers is never opened."""

import re
from random import Random

import pytest
from playwright.sync_api import Browser, Error, Locator

from tests.e2e.conftest import RunningServer
from tests.gallery.collect import Shot, in_chat, kinds_of, shots
from tests.gallery.seated import Seated, seated

pytestmark = pytest.mark.soak

WAYS = {"mouse": "desk", "touch": "phone", "keys": "desk"}
ANSWER = "main :is([data-lit], [data-answer], .wax.ready)"
"""What is lit, and the buttons of the sealed choices."""
ENDS = re.compile("^(Подтвердить|Запечатать|Раскрыть «|Подарить|Оставить эти)")
"""What sends an answer that was put together piece by piece."""
TRIES = 60
HAND = 1_500


def press(thing: Locator, way: str) -> None:
    if way == "mouse":
        thing.click(timeout=HAND)
    elif way == "touch":
        thing.tap(timeout=HAND)
    else:
        thing.focus(timeout=HAND)
        thing.page.keyboard.press("Enter")


def answer(table: Seated, way: str, luck: Random) -> None:
    """Press what is lit until the question is answered; what sends it goes first."""
    page = table.page
    for _ in range(TRIES):
        if table.answered:
            return
        ends = page.get_by_role("button", name=ENDS, disabled=False).filter(visible=True)
        lit = page.locator(ANSWER).filter(visible=True)
        things = [each for each in (*ends.all(), *lit.all()) if each.is_enabled()]
        chosen = things[0] if ends.count() and luck.random() < 0.6 else luck.choice(things) if things else None
        try:
            if chosen:
                press(chosen, way)
        except Error:
            continue  # it was drawn anew or went out meanwhile
        page.wait_for_timeout(120)
    raise AssertionError(f"not answered by {way}: {[ask.name for ask in table.match.asks]}")


def asked(game: str) -> list[Shot]:
    """One position of each kind, but those that are answered in the chat."""
    return [shot for shot in shots(game) if shot.name in kinds_of(game) - in_chat(game)]


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("game", ["rickshank", "grimm_forest"])
def test_every_kind_is_answered_on_the_board(browser: Browser, house: RunningServer, game: str, way: str) -> None:
    found = asked(game)
    assert found[0].seat is not None
    with seated(browser, house.address, found[0].match.fork(), found[0].seat, WAYS[way]) as table:
        for shot in found:
            assert shot.seat is not None
            table.go_to(shot.match.fork(), shot.seat)
            table.shown()
            answer(table, way, Random(1))
            assert table.answered[0] == shot.name
            assert table.page.get_by_role("list", name="Ответы").count() == 0, shot.name
