"""Pictures of each table with a game under way: `make pictures` writes web/pictures/<game>-<lang>.webp, 760 wide, for
the page of the game, and <game>-card.webp, a part of it, for a card of the shelf. `boards/<game>/glance.ts` pins
sentences to places of the first. <game>-behind.webp is a table that has just been dealt, small: the lobby shows it out
of focus.
"""

from __future__ import annotations

import sys
from base64 import b64decode
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Browser, Page

from igroteka.bots import play, player
from igroteka.engine.prompts import Ask
from igroteka.games import games
from tests.e2e.conftest import chromium, served
from tests.gallery.collect import Shot
from tests.gallery.page import NAMES, Hung, framed, opened
from tools.shots import ARRANGED

OUT = Path("web/pictures")
WIDTH = 760
CARD = 400
BEHIND = 480
QUALITY, CARD_QUALITY, BEHIND_QUALITY = 38, 55, 25
PLAYERS, SEED = 4, 5
MOMENTS = {"boo": ("search", 6), "gravity_falls": ("play", 2), "grimm_forest": ("choose_cards", 6)}
"""The question at which a game of bots is stopped, and how often it has been asked before."""
CARDS = {"boo": (0.03, 0.36), "rigor_mortis": (0.2, 0.17)}
"""Where the part for a card begins; elsewhere a fifth from the left and from above."""
ENGLISH = ["Mary", "Constance", "Otto", "Amelie", "Guido", "Margo", "Enzo", "Sophie"]
SIZE = {"width": 1440, "height": 900}


class Found(Exception):
    """The moment has come."""


def moment(game: str) -> Shot:
    """A moment of a game between bots, as the first seat sees it."""
    if game in ARRANGED:
        return ARRANGED[game]()
    kind, times = MOMENTS[game]
    rules = games[game]
    match: Any = rules.start(PLAYERS, seed=SEED)
    asked = 0

    def note(ask: Ask, answer: str) -> None:
        nonlocal asked
        race = game == "boo"
        if ask.name != kind or (ask.seat and not race):
            return
        asked += 1
        if asked > times:
            raise Found

    try:
        play(match, [player(rules, "normal", SEED, seat) for seat in range(PLAYERS)], note)
    except Found:
        return Shot(kind, match, 0)
    raise RuntimeError(f"{game}: {kind} has not been asked so often")


def in_english(hung: Hung) -> Hung:
    def said(text: str) -> str:
        for russian, english in zip(NAMES, ENGLISH, strict=True):
            text = text.replace(f'"{russian}"', f'"{english}"')
        return text

    return Hung(hung.shot, [*map(said, hung.before)], [*map(said, hung.after)], hung.answerable, hung.keys)


def cleared(page: Page, lang: str) -> tuple[Any, dict[str, float]]:
    """The camera, and where the board is."""
    page.set_viewport_size({"width": SIZE["width"], "height": SIZE["height"]})
    note = page.get_by_role("note").get_by_role("button", name="Закрыть" if lang == "ru" else "Close")
    while note.count():
        note.click()
    page.mouse.move(0, 0)
    page.evaluate("document.activeElement?.blur()")
    page.evaluate("drawn()")
    box = page.locator("main .board > *").first.bounding_box()
    assert box is not None
    camera = page.context.new_cdp_session(page)
    return camera, {"x": box["x"], "y": box["y"], "width": box["width"], "height": box["height"]}


def take(page: Page, game: str, lang: str) -> None:
    camera, box = cleared(page, lang)
    save(camera, f"{game}-{lang}", {**box, "scale": WIDTH / box["width"]}, QUALITY)
    if lang == "ru":
        left, top = CARDS.get(game, (0.2, 0.2))
        part = {"x": box["x"] + box["width"] * left, "y": box["y"] + box["height"] * top}
        half = {"width": box["width"] * 0.45, "height": box["width"] * 0.27}
        save(camera, f"{game}-card", {**part, **half, "scale": CARD / half["width"]}, CARD_QUALITY)
    print(game, lang, "height", round(box["height"] * WIDTH / box["width"]))


def save(camera: Any, name: str, clip: dict[str, float], quality: int) -> None:
    taken = camera.send("Page.captureScreenshot", {"format": "webp", "quality": quality, "clip": clip})
    (OUT / f"{name}.webp").write_bytes(b64decode(taken["data"]))


def shoot_dealt(browser: Browser, address: str, game: str) -> None:
    dealt = Shot("dealt", games[game].start(min(PLAYERS, games[game].most), seed=SEED), 0)
    with opened(browser, address, "ru-RU", False, framed([dealt])) as page:
        camera, clip = cleared(page, "ru")
        page.locator("main .board > *").first.evaluate("(board) => { board.style.filter = 'blur(2px)' }")
        save(camera, f"{game}-behind", {**clip, "scale": BEHIND / clip["width"]}, BEHIND_QUALITY)


def shoot(browser: Browser, address: str, game: str) -> None:
    shoot_dealt(browser, address, game)
    hung = framed([moment(game)])
    for locale, lang in (("ru-RU", "ru"), ("en-GB", "en")):
        shown = [in_english(each) for each in hung] if lang == "en" else hung
        with opened(browser, address, locale, False, shown) as page:
            take(page, game, lang)


def main(chosen: list[str]) -> None:
    OUT.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as data, served(Path(data)) as address, chromium() as browser:
        for game in chosen or games.ids:
            shoot(browser, address, game)


if __name__ == "__main__":
    main(sys.argv[1:])
