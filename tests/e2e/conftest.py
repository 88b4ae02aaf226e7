"""A real server and a real Chromium. Pages are found by role and accessible name only."""

import shutil
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from math import inf
from pathlib import Path
from time import monotonic
from urllib.request import urlopen

import msgspec
import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, ViewportSize, expect, sync_playwright

from igroteka.server.base.config import Config, Timing
from tests.e2e.eyes import Eyes

ROOT = Path(__file__).parents[2]

FLAGS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
CHROMIUMS = ("chromium-headless-shell", "chromium")
"""The first that is there: without windows of its own it draws the same pages in three quarters of the time."""
DESK = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
PATIENCE = 30_000
"""Milliseconds; a busy machine with two cores and two browsers may need them."""
expect.set_options(timeout=PATIENCE)
HAND = 1_000
KNOWING = "if (origin !== 'null') localStorage['igroteka.preferences'] ??= JSON.stringify({ meetings: false })"
"""Somebody who knows the games: no kind of question is explained when it is met for the first time. A page that
could not be loaded has no origin, and nothing is stored for it."""
LIMIT = 170
"""Seconds. The longest test takes thirty on an idle machine; a test that takes longer than this hangs."""


@dataclass
class RunningServer:
    """The address of a running server."""

    address: str


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


TIMING = Timing(guard=100, guard_alone=(5, 10))
"""Only the guarded pauses are shorter than usual."""


@contextmanager
def served(data: Path, timing: Timing = TIMING, content: str = "", shared: bool = False) -> Iterator[str]:
    """The address of a separate server, for as long as it is needed; `content`: with this pack; `shared`: it says that
    people at other computers reach it."""
    port = free_port()
    public = f"http://127.0.0.1:{port}" if shared else ""
    config = Config(str(data), port=port, timing=timing, content=content, public_url=public)
    command = [sys.executable, "-m", "tests.server.site", msgspec.json.encode(config).decode()]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, cwd=ROOT) as process:
        try:
            assert process.stdout is not None
            said = process.stdout.readline()
            assert str(port).encode() in said, said + process.stdout.read()
            address = f"http://127.0.0.1:{port}/"
            with urlopen(address + "health", timeout=PATIENCE / 1000) as answer:
                assert answer.status == 200
            yield address
        finally:
            process.terminate()
        assert process.wait(PATIENCE / 1000) == 0


def installed() -> str | None:
    return next(filter(None, map(shutil.which, CHROMIUMS)), None)


@contextmanager
def chromium() -> Iterator[Browser]:
    found = installed()
    assert found, "the tests in a browser need chromium: make .stamp/browser"
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=found, args=FLAGS)
        yield opened
        opened.close()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with served(tmp_path_factory.mktemp("data")) as address:
        yield RunningServer(address)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with chromium() as opened:
        yield opened


@dataclass
class Person:
    """Somebody at a browser, and all errors of the page."""

    context: BrowserContext
    page: Page
    eyes: Eyes
    complaints: list[str]
    hand: int = HAND
    """Milliseconds to wait for a click on something that may be gone because the table has moved on: few at first,
    more after every miss, so that a slow machine succeeds too."""

    def missed(self) -> None:
        self.hand = min(2 * self.hand, PATIENCE)

    def hit(self) -> None:
        self.hand = HAND


class People:
    """Opens browsers for people and, at the end, checks that their pages had no errors."""

    def __init__(self, browser: Browser, house: RunningServer, until: float = inf) -> None:
        """`until`: when the test has to be over, by the machine's clock."""
        self.browser, self.house, self.until = browser, house, until
        self.all: list[Person] = []

    def come(
        self, size: dict[str, int] = DESK, locale: str = "ru-RU", path: str = "", init: str = "", knowing: bool = True
    ) -> Person:
        """`init`: a script that runs in the page before everything else; `knowing`: questions are not explained."""
        screen = ViewportSize(width=size["width"], height=size["height"])
        touch = size == PHONE
        context = self.browser.new_context(viewport=screen, locale=locale, reduced_motion="reduce", has_touch=touch)
        context.add_init_script(f"{KNOWING}\n{init}" if knowing else init)
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        person = Person(context, page, Eyes(page, self.until), [])

        def complained(message: ConsoleMessage) -> None:
            if message.type in ("error", "warning"):
                person.complaints.append(message.text)

        page.on("console", complained)
        page.on("pageerror", lambda error: person.complaints.append(str(error)))
        page.goto(self.house.address + path)
        self.all.append(person)
        return person

    def leave(self, person: Person) -> None:
        """Close the browser of somebody who is done."""
        person.context.close()
        self.all.remove(person)
        assert person.complaints == []


@pytest.fixture
def people(browser: Browser, house: RunningServer) -> Iterator[People]:
    company = People(browser, house, monotonic() + LIMIT)
    yield company
    for person in company.all:
        person.context.close()
    for person in company.all:
        assert person.complaints == []


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The tests of this folder need a browser: `make e2e` runs them, `make unit` does not."""
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents:
            item.add_marker("e2e")
