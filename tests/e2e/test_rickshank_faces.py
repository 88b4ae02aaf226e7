"""The faces of the market's cards on desks, short laptops and tablets: wherever a card shows its text, it shows all
of it, and its name; in both languages. Where a text has no room the card shows none, and it is a look away."""

import pytest
from playwright.sync_api import Browser, expect

from igroteka.games.rickshank.content.box import box_of
from tests.e2e.conftest import RunningServer
from tests.gallery.collect import Shot
from tests.gallery.page import LOCALES, framed, opened
from tests.games.rickshank.scene import Scene

pytestmark = pytest.mark.soak

WINDOWS = {
    (1440, 900): "desk",
    (1920, 1080): "desk",
    (2560, 1440): "desk",
    (1280, 720): "low",
    (1366, 650): "low",
    (820, 1180): "tablet",
}
CLIPPED = """() => {
  const found = []
  for (const card of document.querySelectorAll('main .card')) {
    const edge = card.getBoundingClientRect()
    for (const it of card.querySelectorAll('.name, .text')) {
      const { bottom, right } = it.getBoundingClientRect()
      if (it.scrollWidth > it.clientWidth + 1 || it.scrollHeight > it.clientHeight + 1) found.push(`cut: ${told(it)}`)
      if (!card.closest('.hand') && (bottom > edge.bottom || right > edge.right)) found.push(`outside: ${told(it)}`)
    }
  }
  return found
}"""
"""Names and texts on cards that are not whole."""
UNREAD = """() => [...document.querySelectorAll('main .market .piece:not(:has(.text))')].map(told)"""
"""Cards for sale that do not show their text."""
HANDS = (5, 6, 7, 9)


def tables() -> list[Shot]:
    """Every card of the main deck for sale and in hands of all sizes, and every nemesis."""
    box = box_of(None)
    cards = list(dict.fromkeys(box.main_deck))
    found = [Shot(f"market {at}", Scene(4, flea_market=five(cards, at)).match, 0) for at in range(0, len(cards), 5)]
    for size in HANDS:
        hands = [cards[at : at + size] for at in range(0, len(cards), size)]
        found += [Shot(f"hand {hand[0]} {size}", Scene(4, hand_p0=hand).match, 0) for hand in hands]
    nemeses = [key for role in box.roles.values() for key in role]
    for nemesis in nemeses:
        others = [key for key in nemeses if key != nemesis]
        found.append(Shot(nemesis, Scene(4, nemesis=[nemesis], nemesis_stack=[], discard_p1=others).match, 0))
    return found


def five(cards: list[str], at: int) -> list[str]:
    return (cards[at:] + cards)[:5]


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("window", WINDOWS)
def test_no_card_cuts_its_text(browser: Browser, house: RunningServer, window: tuple[int, int], locale: str) -> None:
    found = list[str]()
    shots = tables()
    with opened(browser, house.address, locale, plain=False, hung=framed(shots)) as page:
        page.set_viewport_size({"width": window[0], "height": window[1]})
        expect(page.locator("main .rickshank")).to_have_attribute("data-mode", WINDOWS[window])
        for i, shot in enumerate(shots):
            page.evaluate("i => send(gallery[i].after)", i)
            found += [f"{shot.name}: {fault}" for fault in page.evaluate(CLIPPED)]
            if shot.name.startswith("market"):
                found += [f"{shot.name}: no text: {each}" for each in page.evaluate(UNREAD)]
    assert not found, "\n".join(found)
