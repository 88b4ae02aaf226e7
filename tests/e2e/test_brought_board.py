"""A game of another package in the browser: its box, its board under our policy, the plain table if that breaks."""

from __future__ import annotations

import json
from collections.abc import Iterator
from urllib.request import Request, urlopen

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.conftest import served
from tests.examples.installed import LIARS_DICE, build


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server beside which Liar's Dice is installed."""
    site = tmp_path_factory.mktemp("site")
    build(LIARS_DICE, site)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(site))
        with served(tmp_path_factory.mktemp("data")) as found:
            yield found


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    context = browser.new_context(locale="en-GB", viewport={"width": 1280, "height": 800}, reduced_motion="reduce")
    yield context.new_page()
    context.close()


def seated(page: Page, address: str) -> None:
    """At a table with a bot that answers at once, of which this browser holds the key; the game has begun."""
    table = {"game": "liars_dice", "name": "Mary", "players": 2, "bots": "easy", "pace": "instant", "seed": 6}
    ask = Request(f"{address}api/tables", json.dumps(table).encode(), {"content-type": "application/json"})
    with urlopen(ask) as answer:
        ticket = json.load(answer)
    page.goto(address)
    page.evaluate("ticket => localStorage.setItem('igroteka.tickets', JSON.stringify([ticket]))", ticket)
    page.goto(f"{address}#/table/{ticket['table']}")
    page.reload()
    begin = page.get_by_role("button", name="Start the game")
    begin.or_(page.get_by_role("heading", name="Players")).first.wait_for()
    if begin.count():
        begin.click()


def test_a_brought_board_is_played_on(page: Page, address: str) -> None:
    faults = list[str]()
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.goto(address)
    expect(page.get_by_alt_text("Liar’s Dice").first).to_be_visible()
    with page.expect_response(lambda answer: "/boards/liars_dice/board.js" in answer.url) as sent:
        seated(page, address)
    assert "default-src 'self'" in sent.value.headers["content-security-policy"]
    count, faces = page.locator(".ld-many"), page.locator(".ld-face[data-lit]")
    faces.first.wait_for()
    least = int(count.inner_text())
    page.locator(".ld-step").last.click()
    expect(count).to_have_text(str(least + 1))
    faces.last.press("Enter")
    expect(page.get_by_text(f"You bid {least + 1} × 6").first).to_be_visible()
    expect(page.locator(".ld-mine .ld-said b")).to_have_text(str(least + 1))
    assert (
        page.locator(".ld-ring .ld-die:not(.ld-unknown)").count() <= page.locator(".ld-ring .ld-said .ld-die").count()
    )
    assert not faults


def test_a_broken_board_leaves_the_plain_table_with_answers_in_two_steps(page: Page, address: str) -> None:
    torn = "export const answers = ['turn']; export function mount() { throw new Error('torn') }"
    page.route("**/boards/liars_dice/board.js*", lambda route: route.fulfill(body=torn, content_type="text/javascript"))
    seated(page, address)
    expect(page.get_by_role("alert").filter(has_text="Something went wrong on the board")).to_be_visible()
    expect(page.get_by_text("under the cup").first).to_be_visible()
    page.get_by_role("button", name="4 dice …").click()
    page.get_by_role("button", name="4 × 6", exact=True).click()
    expect(page.get_by_text("You bid 4 × 6").first).to_be_visible()
