"""One server process for all tests that do not kill it."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.clients import Site


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    site = Site(tmp_path_factory.mktemp("site")).start()
    yield site
    site.end(signal.SIGTERM)


@pytest.fixture
def own_site(tmp_path: Path) -> Iterator[Site]:
    """A server of the test's own, that it may kill."""
    site = Site(tmp_path).start()
    yield site
    if site.process is not None:
        site.end(signal.SIGTERM)
