"""One server process under load: committed clicks a second over 200 tables of four sockets, beside a bare socket
server that sends the same messages in the same run; what a change weighs; and a person among a hundred bot tables."""

import asyncio
import contextlib
import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator

from bench.model import INTERPRETED, Figure, Workplace

TABLES = 200
RATE = 1_000
SECONDS = 10.0
GROUP = "server"


@contextlib.contextmanager
def running(place: Workplace, kind: str) -> Iterator[tuple[str, int]]:
    """A server in its own process: its address and process number."""
    tree = place.trees[INTERPRETED]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(tree / "src"), str(tree)])}
    with tempfile.TemporaryDirectory(dir=place.scratch) as data:
        process = subprocess.Popen(
            [sys.executable, "-m", "bench.loads.server", data if kind == "ours" else kind],
            cwd=tree,
            env=environment,
            stdout=subprocess.PIPE,
            text=True,
        )
        assert process.stdout is not None
        try:
            yield process.stdout.readline().split()[1], process.pid
        finally:
            process.send_signal(signal.SIGTERM)
            process.wait(30)
            process.stdout.close()


def figures(place: Workplace) -> list[Figure]:
    from bench.loads.server import among_bots, drive

    tables, seconds = (20, 2.0) if place.quick else (TABLES, SECONDS)
    rate = RATE * tables / TABLES
    measured = {}
    for kind in ("bare", "ours"):
        with running(place, kind) as (url, pid):
            measured[kind] = asyncio.run(drive(url, pid, kind == "ours", tables, rate, seconds))
    with running(place, "ours") as (url, _):
        bots = asyncio.run(among_bots(url, 10 if place.quick else 100, 30))
    ours, bare = measured["ours"], measured["bare"]
    size = f"{tables} tables of four sockets, {rate:.0f} clicks a second asked for"
    goal = f"≥ {rate * 0.98:.0f}"
    return [
        Figure(GROUP, "committed clicks", ours["rate"], "/s", goal, ours["rate"] >= rate * 0.98, size),
        Figure(GROUP, "click until all four have it, p99", ours["p99"], "ms", "< 100", ours["p99"] < 100),
        Figure(GROUP, "the same, median", ours["p50"], "ms"),
        Figure(GROUP, "processor time of a click", ours["cpu"], "ms", note="of the server's process"),
        Figure(GROUP, "bare socket server: clicks", bare["rate"], "/s", note="same messages, no game, no storage"),
        Figure(GROUP, "bare socket server: p99", bare["p99"], "ms"),
        Figure(GROUP, "bare socket server: processor time", bare["cpu"], "ms"),
        Figure(GROUP, "bytes of a change", ours["bytes"], "B", note="mean over all seats"),
        Figure(GROUP, "a person's click among bot tables, p99", bots["p99"], "ms", "< 100", bots["p99"] < 100),
    ]
