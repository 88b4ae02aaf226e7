"""A smoke game of each board in Firefox, and in WebKit, which stands in for iPhones: the board is drawn, answers are
given on it, the page has no errors and needs no scrolling sideways. What each showed last is in reports/browsers/."""

import json
from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path
from time import monotonic, sleep
from urllib.request import Request, urlopen

import pytest

from igroteka.games import games
from tests.e2e.browsers import Driven, firefox, webkit
from tests.e2e.conftest import ROOT, RunningServer

PICTURES = ROOT / "reports" / "browsers"
SMOKE = Path(__file__).with_name("smoke.js").read_text()
ANSWERS = 15
SECONDS = 300


def ticket_of(house: RunningServer, game: str) -> dict[str, str]:
    """A new table against bots that do not think."""
    order = {"game": game, "name": "Маша", "bots": "normal", "pace": "instant", "seed": 5}
    body = json.dumps(order).encode()
    with urlopen(Request(f"{house.address}api/tables", body, {"content-type": "application/json"})) as answer:
        ticket: dict[str, str] = json.load(answer)
    return ticket


@pytest.mark.soak
@pytest.mark.parametrize("browser", [firefox, webkit])
@pytest.mark.parametrize("game", games.ids)
def test_a_board_is_played(
    house: RunningServer, game: str, browser: Callable[[], AbstractContextManager[Driven]]
) -> None:
    ticket = ticket_of(house, game)
    with browser() as driven:
        driven.open(house.address)
        driven.run(f"localStorage.setItem('igroteka.tickets', {json.dumps(json.dumps([ticket]))})")
        driven.run(f"(() => {{ {SMOKE} }})()")
        driven.run(f"location.hash = '#/table/{ticket['table']}'")
        end = monotonic() + SECONDS
        while not ((so_far := driven.run("smoke"))["over"] or so_far["answers"] >= ANSWERS):
            assert monotonic() < end, (so_far, driven.run("document.querySelector('main')?.innerText"))
            sleep(0.5)
        PICTURES.mkdir(parents=True, exist_ok=True)
        (PICTURES / f"{game}-{browser.__name__}.png").write_bytes(driven.picture())
        assert so_far["errors"] == []
        assert driven.run("document.documentElement.scrollWidth - innerWidth") <= 0
        assert driven.run("document.querySelectorAll('main .board > *').length") > 0
