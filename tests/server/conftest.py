"""One server process for all tests that do not kill it."""

from __future__ import annotations

import signal
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from tests.server.clients import Site


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


@pytest.fixture
async def own_site(tmp_path: Path) -> AsyncIterator[Site]:
    """A server of the test's own, that it may kill."""
    site = Site(tmp_path).start()
    yield site
    await site.hang_up()
    if site.process is not None:
        site.end(signal.SIGTERM)
