"""The boards in Chromium: what each weighs on top of the frame, how soon somebody who has never been here can answer
on a slow line, how soon the answers are lit when a view arrives, and how smoothly a chain of effects is told."""

import gzip
import json
import re
import tempfile
from pathlib import Path
from statistics import median
from urllib.request import Request, urlopen

from playwright.sync_api import Browser, Response

from bench.model import Figure, Workplace
from tests.e2e.conftest import People, RunningServer, chromium, installed, served
from tests.gallery.collect import shots
from tests.gallery.page import framed, opened
from tools.frames import SLOWED, Frames, measured, told

GROUP = "boards"
CODE, FONTS = 70, 60
"""The goals for a board in kilobytes, compressed."""
FIRST = 1.5
"""Seconds until the first question can be answered, on a cold cache and a line of 9 Mbit/s and 165 ms."""
LINE = {"offline": False, "latency": 165, "downloadThroughput": 9e6 / 8, "uploadThroughput": 9e6 / 8}
ASKED_FIRST = 4
"""The seed of a table at which the person is asked before any bot: a page cannot be quicker than a rival."""
LIT = 50
"""Milliseconds from the view to its lit answers."""
SMOOTH = 59.5
"""Frames a second while something moves: 60, as they are rounded."""
OTHERS = "/assets/(index|disclose-version|drawings|emblems|icons|Symbols)-"
"""What is no code of a board: the frame with its runtime, and drawings."""
ANSWER = "main [data-lit], main [data-answer]"
WATCH = """
window.answered = new Promise(done => requestAnimationFrame(function look() {
  if (document.querySelector('ANSWER')) done(performance.now())
  else requestAnimationFrame(look)
}))
""".replace("ANSWER", ANSWER)
LIGHT = """async () => {
  const found = []
  for (const {before, after} of gallery) {
    await send(before)
    await new Promise(done => requestIdleCallback(done))
    const {audience, at, view} = JSON.parse(after[1])
    const ops = [[['asks'], view.asks], [['waiting'], view.waiting]]
    const opened = JSON.stringify({type: 'change', audience, n: 1, at, show_at: -1, events: [], ops})
    const began = performance.now()
    line.onmessage({data: opened})
    await new Promise(done => requestAnimationFrame(() => setTimeout(done)))
    if (document.querySelector('ANSWER')) found.push(performance.now() - began)
  }
  return found
}""".replace("ANSWER", ANSWER)


def boarded(root: Path) -> list[str]:
    return sorted(path.parent.name for path in (root / "web/src/boards").glob("*/board.ts"))


def laid(people: People, game: str) -> dict[str, str]:
    """The ticket of a new table against bots."""
    order = {"game": game, "name": "Маша", "bots": "normal", "pace": "instant", "seed": ASKED_FIRST}
    request = Request(
        f"{people.house.address}api/tables", json.dumps(order).encode(), {"content-type": "application/json"}
    )
    with urlopen(request) as answer:
        ticket: dict[str, str] = json.load(answer)
    return ticket


def first_question(people: People, game: str, loaded: list[Response]) -> float:
    """Seconds from the address to the first answer that can be given."""
    ticket = laid(people, game)
    context = people.browser.new_context(locale="ru-RU", viewport={"width": 1440, "height": 900})
    context.add_init_script(f"localStorage.setItem('igroteka.tickets', {json.dumps(json.dumps([ticket]))})")
    context.add_init_script(WATCH)
    page = context.new_page()
    page.context.new_cdp_session(page).send("Network.emulateNetworkConditions", LINE)
    page.on("response", lambda response: loaded.append(response))
    page.goto(f"{people.house.address}#/table/{ticket['table']}", wait_until="commit")
    took: float = page.evaluate("answered")
    page.wait_for_load_state("networkidle")
    return took / 1000


def weights(loaded: list[Response]) -> tuple[float, float]:
    """Kilobytes of code and of fonts that only a board needs; drawings have a budget of their own."""
    own = [each for each in loaded if "/assets/" in each.url and not re.search(OTHERS, each.url)]
    code = sum(len(gzip.compress(each.body())) for each in own if each.url.endswith((".js", ".css")))
    fonts = sum(len(each.body()) for each in own if each.url.endswith(".woff2") and "golos" not in each.url)
    return code / 1000, fonts / 1000


def light(browser: Browser, address: str, game: str) -> list[float]:
    """Milliseconds from the change that opens a question, as the server sends it, to its lit answers on the screen, for
    every kind of question, from quickest to slowest."""
    with opened(browser, address, "ru-RU", False, framed(shots(game))) as page:
        took: list[float] = page.evaluate(LIGHT)
    return sorted(took)


def frames(people: People, game: str) -> Frames:
    """While the record of a game is told on its board by a slowed processor."""
    person = told(people, game)
    found = measured(people.browser, person)
    person.context.close()
    return found


def figures(place: Workplace) -> list[Figure]:
    if not installed() or not (place.root / "src/igroteka/server/static/index.html").is_file():
        return []  # without a browser or the page there is nothing to see
    found: list[Figure] = []
    with served(Path(tempfile.mkdtemp(dir=place.scratch))) as address, chromium() as browser:
        people = People(browser, RunningServer(address))
        for game in boarded(place.root):
            loaded: list[Response] = []
            waits = [first_question(people, game, loaded)]
            code, fonts = weights(loaded)
            waits += [first_question(people, game, []) for _ in range(0 if place.quick else 2)]
            lit = light(browser, address, game)
            slowest = lit[-1 - len(lit) // 20]
            first = median(waits)
            smooth = frames(people, game)
            found += [
                Figure(
                    GROUP, f"{game}: code", code, "kB", f"≤ {CODE}", code <= CODE, f"fonts: {fonts:.0f} kB of {FONTS}"
                ),
                Figure(GROUP, f"{game}: cold page to the first question", first, "s", f"≤ {FIRST}", first <= FIRST),
                Figure(
                    GROUP, f"{game}: a view until its answers are lit, p95", slowest, "ms", f"≤ {LIT}", slowest <= LIT
                ),
                Figure(
                    GROUP,
                    f"{game}: frames in a chain of effects, processor {SLOWED}× slowed",
                    smooth.rate,
                    "/s",
                    "60",
                    smooth.rate >= SMOOTH,
                    f"{smooth.dropped} dropped; of {smooth.shown} shown {smooth.ahead} without the page's thread",
                ),
            ]
    return found
