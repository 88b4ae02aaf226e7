"""Boo's castle where it is fullest: six players with the longest names, each moment of a round as somebody sees it who
only watches. Nothing runs out of its panel, nothing lies empty, and a watcher is told who does what."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from igroteka.engine.match import AnyMatch
from igroteka.games import games
from igroteka.games.boo.rules.solver import easiest
from igroteka.lessons.paths import reach
from tests.e2e.conftest import RunningServer
from tests.e2e.ghost import WIDTHS
from tests.gallery.page import LOCALES, SIZES
from tests.gallery.seated import seated

LONGEST = ["Константин Константиновский"[:24], "Wilhelmina von Hohenzolle", "Ярополк-Всеволод Мстислав"[:24]] * 2
CALLER, LOSER = 2, 3
WIDE, HIGH = 220, 120
"""No part of the board that is larger than this lies empty."""


def crowd(**settings: Any) -> AnyMatch:
    """Six players, of whom four have something; the caller's way changes its color and ends with another's token."""
    return games["boo"].arrange(
        6,
        at="search",
        layout=[2, 7, 8, 5, 1, 9, 4, 3, 6],
        number=2,
        ghost="C4",
        room="B6",
        visitor=6,
        stack=[7, 8, 9],
        visitors=[[1, 2], [3], [4, 5], [10, 11, 12], [], []],
        walls=[["red", "green"], ["purple"], ["blue"], ["white"], [], []],
        settings=settings,
    )


def steps_of(match: AnyMatch, seat: int) -> tuple[str, list[str]]:
    g: Any = match.g
    found = [
        (g.box.colours[start].id, route.steps)
        for start in range(6)
        for route in easiest(g.castle, g.box.codes, g.ghost, g.room, start, g.held(seat))
    ]
    return max(found, key=lambda each: (any(":" in step for step in each[1]), -len(each[1])))


def call(match: AnyMatch, seat: int, part: float = 1.0) -> AnyMatch:
    color, steps = steps_of(match, seat)
    match.answer(seat, f"call:{color}", at=30_000)
    shown = steps[: int(part * len(steps))]
    match.answer(seat, " ".join(shown) if part == 1 else " ".join([*shown, "..."]), at=34_000)
    return match


def searching() -> AnyMatch:
    match = crowd()
    match.answer(LOSER, "raise_hand", at=20_000)
    return match


def mistaken() -> AnyMatch:
    match = crowd(lockout=5_000) if any(each.name == "lockout" for each in games["boo"].settings) else crowd()
    match.answer(LOSER, "call:white", at=20_000)
    return match


MOMENTS: dict[str, Callable[[], AnyMatch]] = {
    "search": searching,
    "mistake": mistaken,
    "call": lambda: call(crowd(), CALLER, 0.7),
    "mine": lambda: call(crowd(), 0, 0.7),
    "after": lambda: call(crowd(pause="until_ready"), CALLER),
    "after my own": lambda: call(crowd(pause="until_ready"), 0),
}
RUNS_OUT = """() => {
  const found = new Set()
  const board = document.querySelector('.boo')
  const texts = document.createTreeWalker(board, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const own = text.parentElement
    if (!text.data.trim() || own instanceof SVGElement || !own.checkVisibility({ opacityProperty: true })) continue
    const range = document.createRange()
    range.selectNodeContents(text)
    const { left, right, width, height } = range.getBoundingClientRect()
    if (width < 2 || height < 2) continue
    for (let it = own; it !== board.parentElement; it = it.parentElement) {
      const { textOverflow, overflowX, borderLeftWidth, backgroundColor } = getComputedStyle(it)
      if (textOverflow === 'ellipsis' || overflowX === 'auto' || it.matches('.hidden-label')) break
      const edge = it.getBoundingClientRect()
      const isDrawn = borderLeftWidth !== '0px' || backgroundColor !== 'rgba(0, 0, 0, 0)'
      if (!isDrawn && it !== board && overflowX === 'visible') continue
      const out = Math.max(edge.left - left, right - edge.right)
      if (out > 1) found.add(`«${text.data.trim()}» runs out of ${it.className} by ${out.toFixed()}`)
    }
  }
  for (const panel of board.querySelectorAll('.column > *, .player, .glass'))
    if (panel.scrollWidth > panel.clientWidth + 1 && getComputedStyle(panel).overflowX !== 'auto')
      found.add(`${panel.className} is ${panel.scrollWidth} wide in ${panel.clientWidth}`)
  const column = board.querySelector('.column')
  const under = [...column.children].find((each) => each.getBoundingClientRect().bottom > innerHeight + 1)
  if (under) found.add(`${under.className} reaches below the window`)
  return [...found]
}"""
EMPTY = """([wide, high]) => {
  const STEP = 10
  const board = document.querySelector('.boo').getBoundingClientRect()
  const parts = [...document.querySelectorAll('.boo > .castle, .boo > .column > *')]
  const boxes = parts.map((it) => it.getBoundingClientRect())
  const isFree = (x, y) => !boxes.some((it) => x > it.left && x < it.right && y > it.top && y < it.bottom)
  const heights = []
  for (let y = board.top + 5; y < board.bottom; y += STEP)
    for (let x = board.left + 5, i = 0, run = []; x < board.right; x += STEP, i++) {
      heights[i] = isFree(x, y) ? (heights[i] ?? 0) + STEP : 0
      run = heights[i] > high ? [...run, x] : []
      if (run.length * STEP > wide) return [run[0], y - high, run.length * STEP, heights[i]]
    }
  return null
}"""


def opened_at(page: Page) -> None:
    """What a first game is told once is read and put away."""
    closed = page.get_by_role("note").get_by_role("button", name="Закрыть")
    while closed.count():
        closed.first.click()


LANES = {"desk": ("search", 30), "laptop": ("search", 24), "phone": ("mine", 32)}
"""By size, how wide a corridor is at least in a moment, in pixels."""


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(
    "size", [pytest.param(each, marks=() if each in ("desk", "phone") else pytest.mark.soak) for each in SIZES]
)
def test_nothing_runs_out_of_its_panel(browser: Browser, house: RunningServer, size: str, locale: str) -> None:
    found = list[str]()
    for moment, make in MOMENTS.items():
        with seated(browser, house.address, make(), 0, size, locale=locale, names=LONGEST) as table:
            opened_at(table.page)
            found += [f"{moment}: {fault}" for fault in table.page.evaluate(RUNS_OUT)]
            at, least = LANES.get(size, ("", 0))
            if moment == at:
                unit = table.page.locator(".castle > svg").evaluate("castle => castle.getScreenCTM().a")
                found += [] if WIDTHS[0] * unit >= least else [f"a corridor is {WIDTHS[0] * unit:.0f} px wide"]
            if size == "desk":
                free = table.page.evaluate(EMPTY, [WIDE, HIGH])
                found += [f"{moment}: {free} lies empty"] if free else []
    assert found == []


@pytest.mark.soak
def test_after_a_round_ones_own_best_way_lies_beside_the_one_that_was_gone(
    browser: Browser, house: RunningServer
) -> None:
    with seated(browser, house.address, MOMENTS["after"](), 0, names=LONGEST) as table:
        opened_at(table.page)
        best = table.page.locator("[data-possible] [aria-pressed=true]")
        expect(best).to_have_count(1)
        expect(best).to_contain_text("вы")
        expect(table.page.locator(".castle .thread")).to_have_count(2)


@pytest.mark.soak
def test_drops_round_the_room_change_the_color_and_a_lit_door_is_a_passage(
    browser: Browser, house: RunningServer
) -> None:
    rooms = {"passages": 2, "transformations": 1, "special_rooms": "B2,F6,C3"}
    for ghost, steps in (("C3", "T:"), ("B2", "P:F6")):
        match = games["boo"].arrange(
            2, at="search", layout=[*range(1, 10)], number=2, ghost=ghost, visitor=1, room="D3", settings=rooms
        )
        match.answer(0, "call:green", at=10_000)
        with seated(browser, house.address, match, 0) as table:
            opened_at(table.page)
            if ghost == "C3":
                expect(table.page.locator(".castle .drop")).to_have_count(5)
                table.page.get_by_role("button", name="превращение: белый").click()
            else:
                x, y = table.page.locator(".castle rect.open").evaluate(
                    "it => { const { left, top, width, height } = it.getBoundingClientRect();"
                    " return [left + width / 2, top + height / 2] }"
                )
                table.page.mouse.click(x, y)
            table.until(lambda: table.match.view(0).table["showing"] is not None)
            assert steps in reach(table.match.view(0).table, "showing.route")


VERDICTS: dict[str, tuple[str, str]] = {
    "wrong_wall": ("S", "BO-110"),
    "held_colour": ("", "BO-112"),
    "bad_step": ("X(0.0>1.0)", "BO-083"),
    "bad_passage": ("P:F6", "BO-083"),
    "bad_transform": ("T:W", "BO-083"),
    "hesitated": ("wait", "BO-148"),
    "gave_up": ("give_up", "BO-084"),
    "not_there": ("E", "BO-083"),
}
"""What somebody else shows from green, and the rule by which it is wrong."""
SAID = {
    "ru-RU": {"wrong_wall": "стена, а путь был зелёный", "held_colour": "Закрытый цвет", "": "Ошибка: "},
    "en-GB": {"wrong_wall": "the route was green", "held_colour": "A closed color", "": "Mistake: "},
}
"""What the note begins with, or for a wall says."""


def judged(verdict: str) -> AnyMatch:
    """The table after a route that was judged so."""
    has: dict[str, Any] = {"walls": {"p1": "green"}, "visitors": {"p1": [2]}} if verdict == "held_colour" else {}
    rooms = {"passages": 2, "transformations": 1, "special_rooms": "B2,F6,E3"}
    match = games["boo"].arrange(
        2, at="search", layout=[*range(1, 10)], number=2, ghost="C3", visitor=1, room="D3", settings=rooms, **has
    )
    match.answer(1, "call:green", at=10_000)
    shown, _ = VERDICTS[verdict]
    if shown == "wait":
        match.pass_time(60_000)
    elif shown:
        match.answer(1, shown, at=11_000)
    assert reach(match.view(0).table, "attempt.verdict") == verdict
    return match


@pytest.mark.parametrize("locale", LOCALES)
def test_each_verdict_says_why_at_its_place_with_its_rule(browser: Browser, house: RunningServer, locale: str) -> None:
    with seated(browser, house.address, judged("wrong_wall"), 0, "phone", locale=locale) as table:
        for verdict, (_, rule) in VERDICTS.items():
            table.go_to(judged(verdict), 0)
            note = table.page.locator(".why")
            note.get_by_text(SAID[locale].get(verdict, SAID[locale][""])).wait_for()
            expect(note.get_by_role("button", name=rule)).to_be_visible()
            inside = table.page.evaluate(INSIDE)
            assert inside, verdict


INSIDE = """() => {
  const [it, castle] = ['.why', '.castle'].map((each) => document.querySelector(each).getBoundingClientRect())
  return it.left >= castle.left && it.right <= castle.right && it.top >= castle.top && it.bottom <= castle.bottom
}"""
