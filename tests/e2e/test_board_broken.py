"""An error on a board does not end the game: the plain table takes over, says so, and can be left again."""

import msgspec
import pytest
from playwright.sync_api import Browser, expect

from igroteka.games import games
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
