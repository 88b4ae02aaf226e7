"""A round of «Лес сказок» looked at again: from choosing to building every gain and loss is reached by the button of
the strip, is seen to fly, and the board shows how it was then."""

import re
from dataclasses import dataclass
from itertools import pairwise

import pytest
from playwright.sync_api import Browser, Page

from igroteka.engine import Fate
from igroteka.games import games
from igroteka.testing.walk import random_answer
from tests.e2e.conftest import RunningServer
from tests.gallery.seated import Seated, seated

pytestmark = pytest.mark.soak

GOODS = {
    *("gained", "lost", "gave", "took", "picked", "collected", "added", "emptied", "stocked", "built", "prince"),
    "refilled",
}
SEEDS = {"desk": 4, "phone": 11}
"""One seed for each size, so that two rounds are looked at."""
ROUND = 9
COUNT_FLIERS = """() => {
  window.flown = 0
  const flies = (it) => it.style?.willChange === 'transform'
  const count = ({ addedNodes }) => { flown += [...addedNodes].filter(flies).length }
  const seen = new MutationObserver((all) => all.forEach(count))
  seen.observe(document.querySelector('.board'), { childList: true, subtree: true })
}"""
LANDED = """async was => {
  const frame = () => new Promise(requestAnimationFrame)
  const moved = () => (document.querySelector('.past .at')?.innerText ?? was) !== was
  const flying = () => document.getAnimations().some((it) => it.id === 'beat')
  for (const busy of [() => !moved(), flying]) {
    for (let n = 0; n < 600 && busy(); n++) await frame()
    await drawn()
  }
}"""
"""Another moment is shown, and all that flew in it lies."""
COUNTED = """() => {
  const text = (it) => it.textContent.replace(/\\s+/g, ' ')
  const things = document.querySelectorAll('.resources, .location, .zone .house, .village, .supply')
  const houses = [...document.querySelectorAll('.house svg')].map((it) => it.outerHTML.length)
  return [...things].map(text).join('|') + houses.join()
}"""
"""All that can be counted on the board: resources, locations, houses."""


def before_last_builder(table: Seated, fate: Fate) -> None:
    """Everybody plays at random until the last one builds: the player of the page is not asked then."""
    match = table.match
    while not (match.asks[0].name == "build_action" and match.asks[0].seat == 3):
        seat, key, _ = random_answer(match, fate)
        table.do(f"p{seat} {key}")
        table.shown()


@dataclass(frozen=True)
class Look:
    """A moment of the past on the board: the last of its events, what flew and what could be counted then."""

    n: int
    flown: int
    arrows: int
    counted: str


def look_back(page: Page) -> Look:
    """Press the strip's button and wait until all has landed."""
    place = page.locator(".past .at")
    was = place.inner_text() if place.count() else ""
    page.evaluate("flown = 0")
    page.get_by_role("button", name="‹ шаг назад").click()
    page.evaluate(LANDED, was)
    found = re.search(r"\d+", place.inner_text())
    assert found
    arrows = page.locator(".stage-arrow").count()
    return Look(int(found[0]) - 1, page.evaluate("flown"), arrows, page.evaluate(COUNTED))


@pytest.mark.parametrize("size", SEEDS)
def test_every_gain_and_loss_of_a_round_is_stepped_back_to_and_flies(
    browser: Browser, house: RunningServer, size: str
) -> None:
    match, fate = games["grimm_forest"].start(4, seed=SEEDS[size], advanced=True, first_player="p0"), Fate(SEEDS[size])
    while not (match.g.round == ROUND and match.asks[0].name == "choose_cards"):
        seat, key, _ = random_answer(match, fate)
        match.answer(seat, key)
    with seated(browser, house.address, match, 0, size, motion="fast") as table:
        page = table.page
        since = len(match.events(0))
        before_last_builder(table, fate)
        events = match.events(0)
        wanted = {n for n in range(since, len(events)) if events[n].kind in GOODS}
        assert len({events[n].kind for n in wanted}) > 3, "a round in which much comes and goes"
        page.evaluate(COUNT_FLIERS)
        looks = [look_back(page)]
        while events[looks[-1].n].kind != "laid":
            looks.append(look_back(page))
        for look, earlier in pairwise(looks):
            moment = [n for n in range(earlier.n + 1, look.n + 1) if n in wanted]
            wanted.difference_update(moment)
            if moment:
                assert look.flown, [events[n] for n in moment]
                assert look.arrows, [events[n] for n in moment]
                assert look.counted != earlier.counted, [events[n] for n in moment]
        assert not wanted, [events[n] for n in wanted]
        page.get_by_role("button", name="к настоящему").first.click()
        table.shown()
