"""An error on a board does not end the game: the plain table takes over, says so, and can be left again."""

import re

import msgspec
import pytest
from playwright.sync_api import Browser, expect

from igroteka.engine.event_view import Op
from igroteka.games import games
from igroteka.server.messages.bodies import Frame, Replay
from tests.e2e.conftest import RunningServer
from tests.gallery.collect import Shot
from tests.gallery.page import framed, opened, snapshot

GAMES = ["rigor_mortis", "boo"]


@pytest.mark.parametrize("game", GAMES)
def test_the_plain_table_takes_over(browser: Browser, house: RunningServer, game: str) -> None:
    match = games[game].start(games[game].least, seed=1)
    shot = Shot("broken", match, match.asks[0].seat)
    view = match.view(shot.seat)
    broken = snapshot(shot, msgspec.structs.replace(view, table={}))
    with opened(browser, house.address, "en-GB", False, framed([shot])) as page:
        expect(page.locator("main .plain")).to_have_count(0)
        page.evaluate("data => line.onmessage({ data })", broken)
        alert = page.get_by_role("alert").filter(has_text="Something went wrong on the board")
        expect(alert).to_be_visible()
        page.evaluate("data => line.onmessage({ data })", snapshot(shot, view))
        expect(page.locator("main [data-answer], main .plain button").first).to_be_visible()
        alert.get_by_role("button", name="Back to the board").click()
        expect(page.locator("main .plain")).to_have_count(0)
        expect(page.locator("main .board > *").first).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_the_plain_table_takes_over_in_a_record(browser: Browser, house: RunningServer, game: str) -> None:
    """A moment that the board cannot draw is shown on the plain table; the moment before it on the board again."""
    match = games[game].start(games[game].least, seed=1)
    frames = [Frame(1, 0, [], [Op(["table"], {})])]
    record = Replay("gone", game, "public", ["public"], "w", ["A", "B"], {}, False, True, match.view(None), frames)
    context = browser.new_context(locale="en-GB")
    page = context.new_page()
    page.route(
        re.compile("/replay\\?"),
        lambda route: route.fulfill(body=msgspec.json.encode(record), content_type="application/json"),
    )
    page.goto(f"{house.address}#/replay/gone/w?n=0")
    expect(page.locator("main .board > *").first).to_be_visible()
    page.goto(f"{house.address}#/replay/gone/w?n=1")
    alert = page.get_by_role("alert").filter(has_text="Something went wrong on the board")
    expect(alert).to_be_visible()
    expect(page.get_by_role("group", name="Plain table")).to_be_visible()
    page.goto(f"{house.address}#/replay/gone/w?n=0")
    alert.get_by_role("button", name="Back to the board").click()
    expect(page.locator("main .plain")).to_have_count(0)
    expect(page.locator("main .board > *").first).to_be_visible()
    context.close()
