"""Boo's castle where it is fullest: six players with the longest names, each moment of a round as somebody sees it who
only watches. Nothing runs out of its panel, nothing lies empty, and a watcher is told who does what."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from igroteka.engine.match import AnyMatch
from igroteka.games import games
from igroteka.games.boo.rules.solver import easiest
from tests.e2e.conftest import RunningServer
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
            if size == "desk":
                free = table.page.evaluate(EMPTY, [WIDE, HIGH])
                found += [f"{moment}: {free} lies empty"] if free else []
    assert found == []
