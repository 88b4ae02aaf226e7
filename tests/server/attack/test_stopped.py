"""A process that is paused: it takes connections and says nothing. Whoever asks for its tables is told so soon, nobody
else waits, and the others stop when they are told to."""

from __future__ import annotations

import asyncio
import contextlib
import signal
from pathlib import Path

import msgspec

from tests.server.clients import PATIENCE, Site
from tests.server.cluster import TIMING, Processes
from tests.server.doors import Door, Request
from tests.server.raw import Raw
from tests.server.test_cluster import renewed_twice

ALIVE = msgspec.structs.replace(TIMING, lease=3_000)
"""The others are asked before its lease has run out."""
STOP = 10.0
"""Seconds that a process may take to stop: twice what is promised, on whatever machine."""
CROWD = 40


async def in_lobby(processes: Processes, n: int) -> Request:
    """A friend joins a table of a process."""
    ticket = await processes.sites[n].table("duel", players=4)
    ann = await ticket.come()
    return Request("POST", f"/api/tables/{ticket.table}/join", {"invite": ann.welcome["invite"], "name": "Bob"})


async def status(site: Site, request: Request) -> int:
    with contextlib.closing(Door(site)) as door:
        return (await asyncio.to_thread(door.ask, request))[0]


async def test_nobody_else_waits_for_a_process_that_is_paused(postgres: str, tmp_path: Path) -> None:
    """A crowd asks the first process for a table of the second, which is paused; others ask for one of the third. The
    crowd is told when the lease has run out."""
    async with Processes(tmp_path, postgres, 3, timing=ALIVE) as processes:
        await renewed_twice(processes)
        paused, other = await in_lobby(processes, 1), await in_lobby(processes, 2)
        one = processes.sites[0]
        crowd = [await Raw.dial(one) for _ in range(CROWD)]
        answers = [asyncio.ensure_future(raw.reader.readuntil(b"\r\n")) for raw in crowd]
        processes.signal(1, signal.SIGSTOP)
        try:
            for raw in crowd:
                raw.write(written(paused))
            for _ in range(3):
                assert await status(one, other) == 201
            assert not any(each.done() for each in answers)
            lines = await asyncio.wait_for(asyncio.gather(*answers), PATIENCE)
            assert {line.split()[1] for line in lines} <= {b"201", b"503"}
        finally:
            processes.signal(1, signal.SIGCONT)


def written(request: Request) -> bytes:
    body = msgspec.json.encode(request.body)
    head = f"{request.method} {request.path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
    return head.encode() + b"Content-Length: %d\r\n\r\n%b" % (len(body), body)


async def test_a_process_stops_in_time_though_its_database_does_not_answer(postgres: str, tmp_path: Path) -> None:
    async with Processes(tmp_path, postgres, 1) as processes:
        ann = await (await processes.sites[0].table("market", players=2, bots="random")).come()
        processes.relays[0].cut = True
        await ann.send({"type": "say", "text": "is anybody there?", "id": 9})
        assert await asyncio.wait_for(processes.end(0, signal.SIGTERM), STOP) == 0
