"""A server is killed and comes back at the same address, under a page that stays open."""

import re
import signal
import socket
from pathlib import Path
from time import monotonic

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e.conftest import LIMIT, People, RunningServer
from tests.e2e.tables import lay, plain, start
from tests.server.clients import Site

pytestmark = pytest.mark.soak
LEFT = re.compile("^[1-6]:")
"""Minutes and seconds; a page that has lost count shows 0:00."""


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        return int(listening.getsockname()[1])


def test_clocks_go_on_after_the_server_was_killed(browser: Browser, tmp_path: Path) -> None:
    site = Site(tmp_path, shelf="igroteka.games:games").start(port=free_port())
    try:
        people = People(browser, RunningServer(f"{site.url}/"), monotonic() + LIMIT)
        host = lay(people, "rickshank", Часы="60 с на ход", Запас_времени="5 минут")
        start(host)
        plain(host)
        timer = host.page.get_by_role("timer").first
        expect(timer).to_have_text(LEFT)
        site.again()
        option = host.page.get_by_role("list", name="Ответы").get_by_role("button").first
        expect(option).to_be_enabled()
        expect(timer).to_have_text(LEFT)
        host.context.close()
    finally:
        site.end(signal.SIGKILL)
