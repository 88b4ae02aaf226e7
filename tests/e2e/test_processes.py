"""A page stays at its table, wherever the table goes: one process is killed, the other is stopped politely."""

import signal
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from random import Random
from time import monotonic

import pytest
from playwright.sync_api import Browser

from tests.e2e.conftest import LIMIT, People, Person, RunningServer
from tests.e2e.player import act, rounds, waits_for
from tests.e2e.tables import join, lay, plain, start
from tests.server import postgres
from tests.server.clients import Site
from tests.server.cluster import TIMING

pytestmark = pytest.mark.soak
MARK = "window.neverReloaded"


@pytest.fixture
def sites(tmp_path: Path) -> Iterator[list[Site]]:
    with postgres.server(tmp_path) as address:
        database = postgres.fresh(address)
        settings = {"database": database, "timing": TIMING, "shelf": "igroteka.games:games"}
        sites = [Site(tmp_path / str(n), **settings).start() for n in range(2)]
        yield sites
        for site in sites:
            if site.process is not None:
                site.end(signal.SIGTERM)


def test_two_pages_play_on_when_each_process_in_turn_is_gone(browser: Browser, sites: list[Site]) -> None:
    people = People(browser, RunningServer(f"{sites[0].url}/"), monotonic() + LIMIT)
    host = lay(people, "grimm_forest", Сколько_игроков="3")
    people.house = RunningServer(f"{sites[1].url}/")
    guest = join(people, host)
    start(host, guest)
    plain(host, guest)
    for person in (host, guest):
        person.page.evaluate(f"{MARK} = true")
    answer_some(host, guest)
    sites[0].end(signal.SIGKILL)
    answer_some(host, guest)
    sites[0].start()
    answer_some(host, guest)
    sites[1].end(signal.SIGTERM)
    answer_some(host, guest)
    for person in (host, guest):
        assert person.page.evaluate(MARK), "the page itself stays"
        person.context.close()


def answer_some(*persons: Person, count: int = 6) -> None:
    """Everybody's table moves on by some answers."""
    seen = [{str(waits_for(person))} for person in persons]
    luck = Random(1)
    for _ in rounds(persons, partial(act, luck=luck), lambda: all(len(each) > count for each in seen)):
        for person, each in zip(persons, seen, strict=True):
            each.add(str(waits_for(person)))
