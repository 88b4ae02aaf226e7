"""One server process for all tests that do not kill it."""

from __future__ import annotations

import signal
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import msgspec
import pytest

from tests.server import postgres as database
from tests.server.clients import QUICK, Site


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> Iterator[str]:
    """The address of a PostgreSQL that all workers of the run share."""
    base = tmp_path_factory.getbasetemp()
    with database.server(base if worker_id == "master" else base.parent) as address:
        yield address


@pytest.fixture(scope="session")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    site = Site(tmp_path_factory.mktemp("site")).start()
    yield site
    site.end(signal.SIGTERM)


@pytest.fixture
async def site(running: Site) -> AsyncIterator[Site]:
    """The server that all tests share."""
    yield running
    await running.hang_up()


@pytest.fixture(scope="session")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    timing = msgspec.structs.replace(
        QUICK,
        away=300,
        away_in_race=300,
        blink=50,
        host_away=0,
        takeback=900,
        bot={**QUICK.bot, "slow": (300, 300)},
    )
    site = Site(tmp_path_factory.mktemp("hasty"), timing=timing).start()
    yield site
    site.end(signal.SIGTERM)


@pytest.fixture
async def hasty(impatient: Site) -> AsyncIterator[Site]:
    """A server that waits for nobody who is away."""
    yield impatient
    await impatient.hang_up()


@pytest.fixture
async def own_site(tmp_path: Path) -> AsyncIterator[Site]:
    """A server of the test's own, that it may kill."""
    site = Site(tmp_path).start()
    yield site
    await site.hang_up()
    if site.process is not None:
        site.end(signal.SIGTERM)
