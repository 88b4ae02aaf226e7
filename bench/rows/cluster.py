"""Several server processes with one PostgreSQL, beside one with SQLite: committed clicks and p99 on the same cores.

All of it runs on the cores that there are, the clients and the database included, so this shows what a click costs
and that processes share the work, not how far many machines go. The database flushes every transaction to the disk.
"""

import contextlib
import tempfile
from pathlib import Path

from bench.model import Figure, Workplace
from bench.rows import server
from bench.rows.server import RATE, SECONDS, TABLES, TOO_MANY, running
from tests.server import postgres

GROUP = "processes"
PAPER = "a million players at once, on paper"
PROCESSES = (1, 2, 4)
PLAYERS, THINKING, SOCKETS, BUSY, PING = 1_000_000, 15.0, 8_000, 0.6, 1.5
DURABLE = {"fsync": "on", "synchronous_commit": "on", "full_page_writes": "on", "shared_buffers": "256MB"}


def crowd(place: Workplace, kind: str, count: int, **order: float) -> dict[str, float]:
    """Clients of so many processes, on any core."""
    with contextlib.ExitStack() as stack:
        (url, pid), *others = [stack.enter_context(running(place, kind, -1)) for _ in range(count)]
        return server.measured(place, {"url": url, "pid": pid, "kind": "ours", "others": others, **order})


def figures(place: Workplace) -> list[Figure]:
    Path(place.root / "build").mkdir(exist_ok=True)
    tables, seconds = (20, 2.0) if place.quick else (TABLES, SECONDS / 2)
    rate = RATE * tables / TABLES / 2
    found = measured(place, "SQLite, 1 process", "sqlite", 1, tables, rate, seconds)
    with tempfile.TemporaryDirectory() as folder, postgres.server(Path(folder), **DURABLE) as address:
        for count in PROCESSES:
            name = f"PostgreSQL, {count} process{'es' if count > 1 else ''}"
            found += measured(place, name, postgres.fresh(address), count, tables, rate, seconds)
    return [*found, *on_paper(found)]


def on_paper(found: list[Figure]) -> list[Figure]:
    """What a million players at once would need, from what one process needs with PostgreSQL."""
    one = {figure.title: figure.value for figure in found}
    cpu, size = one["PostgreSQL, 1 process: processor time of a click"], one["PostgreSQL, 1 process: bytes of a change"]
    clicks = PLAYERS / THINKING
    cores, sockets = clicks * cpu / 1000 / BUSY, PLAYERS / SOCKETS
    first = "the first to break: one database takes every click, in its one log"
    second = "the second: ten times the clicks; behind a router that notices silence one in 15 s will do"
    third = "the third is among the processes: with each renewal every one reads what all others have counted"
    return [
        Figure(PAPER, "clicks a second", clicks, "/s", note=f"{THINKING:.0f} s of thought for each, four at a table"),
        Figure(PAPER, "processes", max(cores, sockets), "", note=f"{BUSY:.0%} busy, {SOCKETS} sockets each"),
        Figure(PAPER, "connections to the database", max(cores, sockets), "", note="one for each process"),
        Figure(PAPER, "rows written a second", clicks, "/s", note=first),
        Figure(PAPER, "pings a second", PLAYERS / PING, "/s", note=second),
        Figure(PAPER, "bytes sent a second", clicks * 4 * size / 1e6, "MB/s", note=third),
    ]


def measured(
    place: Workplace, name: str, kind: str, count: int, tables: int, rate: float, seconds: float
) -> list[Figure]:
    steady = crowd(place, kind, count, tables=tables, rate=rate, seconds=seconds)
    most = crowd(place, kind, count, tables=tables, rate=2 * TOO_MANY * rate, seconds=seconds / 2)
    asked = f"{tables} tables of four sockets, {rate:.0f} clicks a second asked for"
    return [
        Figure(GROUP, f"{name}: committed clicks", steady["rate"], "/s", note=asked),
        Figure(GROUP, f"{name}: click until all four have it, p99", steady["p99"], "ms"),
        Figure(GROUP, f"{name}: processor time of a click", steady["cpu"], "ms", note="of the servers alone"),
        Figure(GROUP, f"{name}: bytes of a change", steady["bytes"], "B"),
        Figure(GROUP, f"{name}: the most, committed clicks", most["rate"], "/s"),
        Figure(GROUP, f"{name}: p99 then", most["p99"], "ms"),
    ]
