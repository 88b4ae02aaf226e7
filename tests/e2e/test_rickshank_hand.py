"""The hand of the market on a phone: every card of the box shows its whole name, its power and its flags at hand size,
however many cards there are, in both languages; lifted, its text."""

from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from igroteka.games.rickshank.content.box import box_of
from tests.e2e.conftest import RunningServer
from tests.gallery.collect import Shot
from tests.gallery.page import LOCALES, framed, opened, turned_to
from tests.games.rickshank.scene import Scene, vote

pytestmark = pytest.mark.soak

UNREAD = """() => {
  const found = []
  const inside = (it, box) => {
    const { left, top, right, bottom } = it.getBoundingClientRect()
    return left >= box.left - 1 && right <= box.right + 1 && top >= box.top - 1 && bottom <= box.bottom + 1
  }
  for (const ticket of document.querySelectorAll('.hand .ticket')) {
    ticket.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    const box = ticket.getBoundingClientRect()
    const name = ticket.querySelector('b')
    const cut = name.scrollHeight > name.clientHeight + 1 || name.scrollWidth > name.clientWidth + 1
    if (cut) found.push(`cut: ${told(ticket)}`)
    const marks = [...ticket.querySelectorAll('.pill')]
    if (!marks.every((it) => inside(it, box))) found.push(`marks outside: ${told(ticket)}`)
    const corners = [[0.1, 0.2], [0.9, 0.2], [0.1, 0.9], [0.9, 0.9], [0.5, 0.5]]
    const own = ([x, y]) => hits(ticket, box.left + x * box.width, box.top + y * box.height)
    if (!corners.every(own)) found.push(`covered: ${told(ticket)}`)
    if (box.height < 44) found.push(`too low for a finger: ${told(ticket)}`)
  }
  return found
}"""
"""What of the tickets of the hand is cut, covered or too small, each looked at where it can be scrolled to."""


CRAMPED = """() => {
  const found = []
  for (const it of document.querySelectorAll('main .rickshank button:not([inert] *)')) {
    const { left, top, width, height } = it.getBoundingClientRect()
    const least = it.matches('.pile, .plain') ? 24 : it.matches('[data-lit], [data-answer]') ? 44 : 40
    const reach = (dx, dy) => {
      let far = 0
      while (far < least && hits(it, left + width / 2 + dx * far, top + height / 2 + dy * far)) far++
      return far
    }
    const across = [reach(1, 0) + reach(-1, 0), reach(0, 1) + reach(0, -1)]
    if (width && Math.min(...across) < least) found.push(`${across} of ${least}: ${told(it)}`)
  }
  return found
}"""
"""Buttons of the board that are too small: an answer needs 44 pixels, another target 40, a counter 24."""


def hands() -> list[list[str]]:
    """Hands of 5, 8 and 12, and then of 12 until every card of the main deck was in one."""
    cards = list(dict.fromkeys(box_of(None).main_deck))
    return [cards[:5], cards[5:13], *(cards[at : at + 12] for at in range(0, len(cards), 12))]


@pytest.mark.parametrize("locale", LOCALES)
def test_every_card_shows_name_power_and_flags_on_a_phone(browser: Browser, house: RunningServer, locale: str) -> None:
    shots = [Shot(f"{len(hand)} cards", Scene(4, hand_p0=hand, power=3).match, 0) for hand in hands()]
    with opened(browser, house.address, locale, plain=False, hung=framed(shots)) as page:
        for size in ("phone", "sideways", "zoomed"):
            turned_to(page, size)
            for i, shot in enumerate(shots):
                page.evaluate("i => send(gallery[i].after)", i)
                expect(page.locator(".hand .ticket")).to_have_count(len(hands()[i]))
                assert page.evaluate(UNREAD) == [], (size, shot.name)
        turned_to(page, "phone")
        page.locator(".hand .ticket").first.focus()
        expect(page.locator(".near .text")).not_to_be_empty()


def test_every_target_is_large_enough_for_a_finger(browser: Browser, house: RunningServer) -> None:
    """Also what is no answer: discs that open what a player has, piles, the way to the table behind a vote."""
    piles: dict[str, Any] = {
        "discard_p0": ["jerry"],
        "discard_p1": ["beth"],
        "destroyed": ["summer"],
        "location_discard": ["grave"],
    }
    scenes = [
        Scene(5, hand_p0=["genius_waves"] * 3, **piles),
        vote("kickback", 4),
        vote("rezone", 4, play_p1=["grave"]),
    ]
    shots = [Shot(f"table {i}", scene.match, 0) for i, scene in enumerate(scenes)]
    with opened(browser, house.address, "ru-RU", plain=False, hung=framed(shots)) as page:
        turned_to(page, "phone")
        for i, shot in enumerate(shots):
            page.evaluate("i => send(gallery[i].after)", i)
            assert page.evaluate(CRAMPED) == [], shot.name
