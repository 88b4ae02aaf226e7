"""Every kind of question of every game, and the crowded positions, on the real page at five sizes in both languages:
the answers are in view without scrolling, nothing has moved when the question opened, and axe finds nothing."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import cycle
from math import ceil
from typing import Any

import msgspec
import pytest
from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import Page

from igroteka.games import games
from tests.e2e.conftest import ROOT, People
from tests.e2e.test_looks import RAW
from tests.gallery.collect import Shot, in_chat, shots
from tests.gallery.page import script, send, snapshot, welcome

SIZES = {
    "desk": (1440, 900),
    "low": (1366, 650),
    "phone": (390, 844),
    "sideways": (844, 390),
    "zoomed": (720, 450),
}
AXE = 15
"""So many shots of a gallery axe looks at: spread over all kinds and sizes."""
BOARDS = sorted(path.parent.name for path in (ROOT / "web/src/boards").glob("*/board.ts"))
"""The games with a board of their own."""

LOOK = """() => {
  const reached = (thing) => {
    const {left, top, width, height} = thing.getBoundingClientRect()
    for (const x of [0.5, 0.2, 0.8, 0.05]) for (const y of [0.5, 0.2, 0.8, 0.05]) {
      const [at, to] = [left + x * width, top + y * height]
      if (at < 0 || to < 0 || at >= innerWidth || to >= innerHeight) continue
      const hit = document.elementFromPoint(at, to)
      if (hit && (thing === hit || thing.contains(hit))) return true
    }
    return false
  }
  const box = (home) => {
    const {left, top, width, height} = home.getBoundingClientRect()
    return [left, top, width, height].map(Math.round).join(' ')
  }
  const answers = [...document.querySelectorAll('main [data-lit], main [data-answer]')]
  const root = document.documentElement
  return {
    answers: answers.length,
    reached: answers.filter(reached).length,
    scrolled: [root.scrollHeight > innerHeight, root.scrollWidth > innerWidth, root.scrollTop !== 0].some(Boolean),
    homes: Object.fromEntries([...document.querySelectorAll('[data-home]')].map(it => [it.dataset.home, box(it)])),
    text: document.body.innerText,
  }
}"""


@pytest.fixture(scope="module")
def collected() -> dict[str, "list[Hung]"]:
    """The shots of every game that a test has asked for."""
    return {}


def taken(collected: dict[str, "list[Hung]"], game: str) -> "list[Hung]":
    if game not in collected:
        collected[game] = framed(shots(game))
    return collected[game]


def barriers(page: Page) -> list[str]:
    """What axe finds; its script is in the page already."""
    found = page.evaluate("async () => (await axe.run(document, {resultTypes: ['violations']})).violations")
    return [f"{each['id']}: {node['html'][:120]}" for each in found for node in each["nodes"]]


@dataclass(frozen=True)
class Hung:
    """A shot as the page gets it: before its question was opened, and with it."""

    shot: Shot
    before: list[str]
    after: list[str]
    answerable: bool
    turn: str
    """The size at which it is looked at more closely: at another one each."""


def framed(gallery: list[Shot]) -> list[Hung]:
    found = []
    for shot, size in zip(gallery, cycle(SIZES), strict=False):
        view = shot.match.view(shot.seat)
        quiet = msgspec.structs.replace(view, asks=[], waiting=[])
        here = [ask for ask in view.asks if ask.given is None and ask.kind not in in_chat(view.game)]
        answerable = any(ask.options or ask.form == "open" for ask in here)
        first = [welcome(shot), snapshot(shot, quiet)]
        found.append(Hung(shot, first, [first[0], snapshot(shot, view)], answerable, size))
    return found


def hang(people: People, locale: str, plain: bool, gallery: list[Hung]) -> None:
    """Every shot at every size. When it is its turn, what lies where is compared with the moment before the question,
    and axe looks at some."""
    page = people.come(locale=locale, path="#/table/gallery", init=script(plain)).page
    page.wait_for_function("window.line")
    send(page, gallery[0].after)
    page.get_by_role("main").locator("[data-home=dock], [data-home=board] > .board > *").first.wait_for()
    page.evaluate(AXE_SCRIPT)
    every = ceil(len(gallery) / AXE)
    faults = list[str]()
    for size, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        for i, each in enumerate(gallery):
            turn = each.turn == size
            before = send(page, each.before, LOOK) if turn else None
            after = send(page, each.after, LOOK)
            wrong = list(seen(each, before, after))
            wrong += barriers(page) if turn and i % every == 0 else []
            faults += [f"{each.shot.name} p{each.shot.seat} {size}: {fault}" for fault in wrong]
    assert not faults, f"{len(faults)} faults:\n" + "\n".join(faults[:40])


def seen(each: Hung, before: Any, after: Any) -> Iterator[str]:
    """What is wrong with a question on the page."""
    if each.answerable and not after["reached"]:
        yield f"none of {after['answers']} answers is in view"
    if after["scrolled"] or (before and before["scrolled"]):
        yield "the page scrolls"
    if raw := RAW.findall(after["text"]):
        yield f"raw keys {raw}"
    if before and before["homes"] != after["homes"]:
        yield f"moved: {sorted(set(before['homes'].items()) ^ set(after['homes'].items()))}"


@pytest.mark.parametrize("locale", ["ru-RU", "en-GB"])
@pytest.mark.parametrize("game", BOARDS)
def test_a_board_shows_every_question(people: People, collected: dict[str, list[Hung]], game: str, locale: str) -> None:
    hang(people, locale, plain=False, gallery=taken(collected, game))


@pytest.mark.parametrize("game", games.ids)
def test_the_plain_table_shows_every_question(people: People, collected: dict[str, list[Hung]], game: str) -> None:
    locale = "ru-RU" if games.ids.index(game) % 2 else "en-GB"
    hang(people, locale, plain=True, gallery=taken(collected, game))
