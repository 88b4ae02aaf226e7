"""Whole votes of the market on its board, of all three kinds, to the end and over a tie, at every size and in both
languages: each answer is given on the page, and nothing of the scene is cut off, hidden or shortened."""

from dataclasses import dataclass
from functools import partial

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.conftest import RunningServer
from tests.gallery.page import LOCALES, SIZES, TOUCHED
from tests.gallery.seated import Seated, seated
from tests.games.rickshank.scene import Scene

pytestmark = pytest.mark.soak


@dataclass(frozen=True)
class Words:
    """What the buttons are called."""

    against: str
    more: str
    seal: str
    votes: str
    decline: str


SAID = {
    "ru-RU": Words("Против", "Больше жетонов", "Запечатать", "Голоса", "Пас"),
    "en-GB": Words("Against", "More tokens", "Seal", "Votes", "Pass"),
}
VOTES = {
    "auction": ("embezzle", ["bid:2", "bid:1", "bid:0"]),
    "referendum": ("taxation", ["vote_for:2", "vote_for:0", "vote_against:0"]),
    "sanctions": ("persecute", ["point:p2:2", "point:p2:0", "point:p1:0"]),
}
"""The card of each kind, and the stakes of the others: with one token of mine and their cards it ends in a tie."""
CUT = """() => {
  const scene = document.querySelector('.vote')
  const said = 'p, li, b, em, strong, small, button, .box, .payment, .foot, .block'
  const found = []
  for (const it of scene.querySelectorAll(said)) {
    const { left, top, right, bottom, width } = it.getBoundingClientRect()
    const { clipPath, overflowX, overflowY } = getComputedStyle(it)
    if (!it.checkVisibility() || width < 2 || clipPath !== 'none' || it.closest('.card, .ticket, .near')) continue
    if (it.scrollWidth > it.clientWidth + 1 && overflowX !== 'visible') found.push(`shortened: ${told(it)}`)
    if (it.scrollHeight > it.clientHeight + 1 && overflowY !== 'visible') found.push(`scrolls: ${told(it)}`)
    for (let box = it.parentElement; box && scene.contains(box); box = box.parentElement) {
      const edge = box.getBoundingClientRect()
      const out = Math.max(edge.left - left, edge.top - top, right - edge.right, bottom - edge.bottom)
      if (out > 2 && getComputedStyle(box).overflowY !== 'visible') found.push(`cut by ${Math.round(out)}: ${told(it)}`)
    }
  }
  return [...new Set(found)]
}"""
"""Words, buttons and blocks of the scene that are not whole where they stand."""
SMALLEST = 44


def table_of(kind: str) -> Scene:
    """Four players with tokens and Council cards; it is the turn of the fourth, the page is the first's."""
    card, _ = VOTES[kind]
    scene = Scene(
        4,
        active="p3",
        hand_p0=["assemble", "genius_waves"],
        hand_p1=["kickback"],
        hand_p2=["jerry"],
        hand_p3=[card, "gentrify"],
        tokens=[2, 2, 3, 1],
    )
    return scene.do(f"p3 play:{card}")


def whole(page: Page, size: str, moment: str) -> None:
    assert page.evaluate(CUT) == [], (size, moment)


def press(page: Page, name: str, size: str) -> None:
    button = page.locator(".vote").get_by_role("button", name=name).first
    box = button.bounding_box()
    assert box
    assert min(box["width"], box["height"]) >= SMALLEST - 0.5 or size not in TOUCHED, name
    if size in TOUCHED:
        button.tap()
    else:
        button.click()


def stake(table: Seated, kind: str, words: Words, size: str) -> None:
    """One token: in the auction for myself, against, or at the second player; then the others."""
    page = table.page
    whole(page, size, "asked")
    if kind == "referendum":
        press(page, words.against, size)
    if kind == "sanctions":
        press(page, "Константин", size)
    press(page, words.more, size)
    whole(page, size, "chosen")
    press(page, words.seal, size)
    table.until(lambda: kind in table.answered)
    for seat, key in enumerate(VOTES[kind][1], 1):
        table.do(f"p{seat} {key}")
    table.shown()
    expect(page.get_by_role("table", name=words.votes)).to_be_visible()


def lap(table: Seated, words: Words, size: str) -> None:
    """Everybody passes, but that I show a card in the first lap."""
    page = table.page
    while (ask := table.match.asks[0]).name == "council_reveal":
        whole(page, size, "lap")
        before, mine = table.match.number, len(table.answered)
        if ask.seat:
            table.do(f"p{ask.seat} nothing")
        elif "council_reveal" in table.answered:
            press(page, words.decline, size)
        else:
            show(page, size)
        table.until(partial(moved, table, before, mine))
        table.shown()


def moved(table: Seated, before: str, mine: int) -> bool:
    return table.match.number != before or len(table.answered) > mine


def show(page: Page, size: str) -> None:
    """The first Council card is picked, then shown."""
    for button in (page.locator(".vote .hand [data-lit]").first, page.locator(".vote .show")):
        if size in TOUCHED:
            button.tap()
        else:
            button.click()
        whole(page, size, "picked")


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("kind", VOTES)
@pytest.mark.parametrize("size", SIZES)
def test_a_vote_is_whole_from_the_stake_to_its_end(
    browser: Browser, house: RunningServer, size: str, kind: str, locale: str
) -> None:
    words, scene = SAID[locale], table_of(kind)
    with seated(browser, house.address, scene.match, 0, size, locale=locale) as table:
        stake(table, kind, words, size)
        lap(table, words, size)
        if table.match.asks[0].name == "vote_tie":
            whole(table.page, size, "tie")
            table.do(f"p3 {str(next(iter(table.match.asks[0].options))).partition('#')[0]}")
        table.shown()
        expect(table.page.locator(".vote")).to_have_count(0)
