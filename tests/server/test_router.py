"""Behind HAProxy, with the configuration of the documentation: it chooses by the table, and nobody notices a loss."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.server.clients import PATIENCE, ROOT, Site
from tests.server.cluster import TIMING, Player
from tests.server.postgres import fresh
from tests.server.test_cluster import play

pytestmark = pytest.mark.soak
TABLES = 12


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@contextmanager
def router(port: int, sites: list[Site]) -> Iterator[None]:
    processes = {f"PROCESS_{n}": site.url.removeprefix("http://") for n, site in enumerate(sites, 1)}
    running = subprocess.Popen(
        ["haproxy", "-f", ROOT / "docs/haproxy.cfg"],
        env={**os.environ, **processes, "ROUTER_ADDRESS": f"127.0.0.1:{port}"},
    )
    try:
        yield
    finally:
        running.terminate()
        running.wait(PATIENCE)


async def answering(site: Site) -> None:
    """The router has found a process."""
    async with asyncio.timeout(PATIENCE):
        while True:
            try:
                await site.get("/health")
            except (OSError, AssertionError):  # not yet
                await asyncio.sleep(0.05)
            else:
                return


async def test_tables_are_found_through_the_router_and_go_on_when_a_process_is_lost(
    postgres: str, tmp_path: Path
) -> None:
    port, database = free_port(), fresh(postgres)
    front = Site(tmp_path)
    front.url = f"http://127.0.0.1:{port}"
    addresses = [f"{front.url}/?process=p{n}" for n in (1, 2)]
    sites = [Site(tmp_path / str(n), database=database, address=a, timing=TIMING) for n, a in enumerate(addresses)]
    for site in sites:
        site.start()
    try:
        with router(port, sites):
            await answering(front)
            players = [await seated(front) for _ in range(TABLES)]
            moved = sum(player.moves for player in players)
            assert moved <= TABLES // 4, f"the router is right nearly always, but {moved} of {TABLES} were sent on"
            await play(players, 2)
            sites[0].end(signal.SIGKILL)
            await play(players, 2)
            for player in players:
                await player.leave()
    finally:
        for site in sites:
            if site.process is not None:
                site.end(signal.SIGTERM)


async def seated(front: Site) -> Player:
    """A person with bots, whose page knows nothing but the router."""
    order = {"game": "market", "name": "Ann", "players": 3, "bots": "random", "pace": "instant"}
    made = await front.post("/api/tables", order)
    player = Player(made["table"], made["key"], [front.url, f"{front.url}/?process=p1", f"{front.url}/?process=p2"], 0)
    await player.come()
    return player
