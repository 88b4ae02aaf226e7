"""The shelf without a server: a folder on a host of files, the network cut after the first visit."""

import hashlib
import json
import re
import subprocess
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from bench.loads.host import hosted
from igroteka.games import games
from igroteka.testing.golden import playthrough, without_views
from tests.e2e.conftest import DESK, LIMIT, ROOT, People, Person, RunningServer

SITE = ROOT / "build" / "site"
GOLDEN = ROOT / "tests" / "golden"
GOLDENS = ("boo", "gravity_falls", "grimm_forest", "rigor_mortis")
SMOKE = Path(__file__).with_name("smoke.js").read_text()
KEPT = "navigator.serviceWorker.ready.then(() => true)"
WHOLE = 5400
"""Seconds, for a whole game of a board."""
COUNT = """
window.counted = { seen: -1 }
window.Worker = class extends Worker {
  constructor(...given) {
    super(...given)
    this.addEventListener('message', ({ data }) => {
      const message = data.kind === 'say' ? JSON.parse(data.text) : {}
      if (message.type === 'snapshot' || message.type === 'change') counted.seen = Math.max(counted.seen, message.n)
    })
  }
}
"""
"""How far the table has come, as far as this page has been told."""
SHORT = "gravity_falls"
"""Its games have the fewest decisions; the hard ones are lost soon."""


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """Under a path, as on a host with many other things."""
    assert (SITE / "index.html").is_file(), "the site is not built: make .stamp/site"
    with hosted(SITE.parent) as found:
        yield f"{found}site/"


@pytest.fixture
def visitors(browser: Browser, address: str) -> Iterator[People]:
    company = People(browser, RunningServer(address), monotonic() + LIMIT)
    yield company
    for person in company.all:
        person.context.close()
    for person in company.all:
        assert person.complaints == []


def ready(page: Page) -> None:
    """Python has started."""
    page.get_by_role("progressbar").wait_for(state="attached")
    page.get_by_role("progressbar").wait_for(state="detached", timeout=1000 * LIMIT)


def cut_off(visitors: People, path: str) -> Person:
    """Somebody who comes again after a first visit, without a network; smoke.js plays for them."""
    person = visitors.come(DESK, path=path)
    ready(person.page)
    person.page.evaluate(KEPT)
    person.context.set_offline(True)
    person.page.add_init_script(SMOKE)
    person.page.reload()
    ready(person.page)
    return person


def lay(page: Page, **settings: str) -> None:
    """A table with bots that do not wait."""
    page.get_by_role("button", name="С друзьями").click()
    page.get_by_label("Ваше имя").fill("Маша")
    page.get_by_role("button", name="Тонкости").click()
    page.get_by_label("Темп ботов").select_option("мгновенно")
    for label, value in settings.items():
        page.get_by_role("combobox", name=label).select_option(value)
    page.get_by_role("button", name="Накрыть стол").click()
    page.get_by_text("Здесь играют за одним экраном и с ботами").wait_for()
    page.get_by_role("button", name="Начать партию", disabled=False).click()


def over(page: Page, seconds: float = LIMIT) -> None:
    """What waits for a function within the page would need 'unsafe-eval'."""
    end = monotonic() + seconds
    while not page.evaluate("smoke.over"):
        assert monotonic() < end, (page.evaluate("smoke"), page.get_by_role("main").inner_text())
        page.wait_for_timeout(200)
    assert page.evaluate("smoke.errors") == []


def test_a_game_is_played_without_a_network(visitors: People, address: str) -> None:
    asked: list[str] = []
    visitors.browser.on("context", lambda context: context.on("request", lambda request: asked.append(request.url)))
    page = cut_off(visitors, f"#/game/{SHORT}").page
    lay(page, Сложность="hard")
    over(page)
    answers = page.evaluate("smoke.answers")
    assert answers > 10
    page.reload()
    page.get_by_role("link", name="Запись", exact=True).click()
    page.get_by_role("slider").first.wait_for()
    assert not [url for url in asked if not url.startswith((address, "data:", "blob:"))]


@pytest.mark.soak
@pytest.mark.parametrize("game", games.ids)
def test_every_board_is_played_without_a_network(visitors: People, game: str) -> None:
    page = cut_off(visitors, f"#/game/{game}").page
    lay(page)
    over(page, WHOLE)


@pytest.mark.soak
def test_a_tab_that_is_killed_loses_nothing_that_was_answered(visitors: People) -> None:
    """Gone from one moment to the next, a hundred times: what was acknowledged is there again."""
    person = visitors.come(DESK, path=f"#/game/{SHORT}")
    ready(person.page)
    lay(person.page)
    person.page.wait_for_selector("main .board")
    address, luck, kept = person.page.url, Random(1), 0
    person.page.close(run_before_unload=False)
    person.context.add_init_script(f"{SMOKE}\n{COUNT}")
    for _ in range(100):
        page = person.context.new_page()
        page.goto(address)
        ready(page)
        page.wait_for_selector("main[data-number], main .result")
        assert page.evaluate("counted.seen") >= kept, "an answer that was acknowledged is gone"
        page.wait_for_timeout(luck.uniform(0, 1500))
        kept = page.evaluate("counted.seen")
        page.close(run_before_unload=False)


# ------------------------------------------------------------------------------------------ the same games as elsewhere


Order = tuple[str, int, int, dict[str, Any]]


def order_in(golden: str) -> Order:
    """Game, players, seed and settings, by the head of a golden."""
    head = re.match(r"# (?P<game>\w+): .*\n(?P<rest>(\w+: .*\n)*)", golden)
    assert head is not None
    said = dict(line.split(": ") for line in head["rest"].splitlines())
    read = {"True": True, "False": False}
    values = {name: int(text) if text.isdecimal() else read.get(text, text) for name, text in said.items()}
    settings = {name: value for name, value in values.items() if name not in ("rules", "views", "players", "seed")}
    return head["game"], int(said["players"]), int(said["seed"]), settings


def played_in_the_page(orders: Sequence[Order], told: str, seconds: float = LIMIT) -> list[str]:
    command = ["node", "tests/offline/played.mjs", str(SITE), str(ROOT / "src"), json.dumps(orders), told]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=seconds, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    found: list[str] = json.loads(done.stdout)
    return found


def test_the_goldens_are_played_in_the_page_too() -> None:
    kept = [without_views((GOLDEN / f"{game}_2.txt").read_text(encoding="utf-8")) for game in GOLDENS]
    for game, golden, text in zip(GOLDENS, kept, played_in_the_page(list(map(order_in, kept)), "whole"), strict=True):
        assert text == golden, f"{game} goes another way in the page"


@pytest.mark.soak
@pytest.mark.parametrize("game", games.ids)
def test_many_games_go_the_same_way_in_the_page(game: str) -> None:
    """Every position of two hundred games of each, told by what every seat sees of it."""
    box = games[game]
    orders: list[Order] = [(game, box.least + n % (box.most - box.least + 1), n, {}) for n in range(200)]
    here = [hashlib.sha256(playthrough(box, players, n).encode()).hexdigest() for _, players, n, _ in orders]
    assert played_in_the_page(orders, "digest", 7200) == here
