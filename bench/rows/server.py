"""One server process under load: committed clicks a second over 200 tables of four sockets, beside a bare socket
server that sends the same messages in the same run; the size of a change; and a person among a hundred bot tables."""

import contextlib
import json
import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from bench.model import INTERPRETED, Figure, Workplace

TABLES = 200
RATE = 1_000
SECONDS = 20.0
TOO_MANY = 5
"""Times the rate: more than the server can do, to find its limit."""
GROUP = "server"
SHARED = "many clicks share a flush; below that the machine is idle anyway"


@contextlib.contextmanager
def running(place: Workplace, kind: str, core: int) -> Iterator[tuple[str, int]]:
    """A server in its own process, bare, with a file of its own or with a database: its address and process number."""
    with tempfile.TemporaryDirectory(dir=place.root / "build") as data:  # on a disk: /tmp may be in memory
        where = kind if kind == "bare" or kind.startswith("postgresql:") else data
        process = subprocess.Popen(
            [sys.executable, "-m", "bench.loads.server", where, str(core)],
            cwd=place.trees[INTERPRETED],
            env=environment(place),
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


def environment(place: Workplace, build: str = INTERPRETED) -> dict[str, str]:
    tree = place.trees[build]
    return {**os.environ, "PYTHONPATH": os.pathsep.join([str(tree / "src"), str(tree)])}


def crowd(place: Workplace, kind: str, tables: int, **order: float) -> dict[str, float]:
    """A server on one core, its clients on another."""
    cores = sorted(os.sched_getaffinity(0))
    with running(place, kind, cores[0]) as (url, pid):
        return measured(place, {"url": url, "pid": pid, "kind": kind, "tables": tables, "core": cores[-1], **order})


def measured(place: Workplace, crowd: dict[str, Any]) -> dict[str, float]:
    """What a crowd of clients, in a process of its own, has measured."""
    done = subprocess.run(
        [sys.executable, "-m", "bench.loads.crowd", msgspec.json.encode(crowd).decode()],
        cwd=place.trees[INTERPRETED],
        env=environment(place),
        stdout=subprocess.PIPE,
        check=True,
    )
    found: dict[str, float] = json.loads(done.stdout)
    return found


def figures(place: Workplace) -> list[Figure]:
    Path(place.root / "build").mkdir(exist_ok=True)
    tables, seconds = (20, 2.0) if place.quick else (TABLES, SECONDS)
    rate = RATE * tables / TABLES
    bare = crowd(place, "bare", tables, rate=rate, seconds=seconds)
    ours = crowd(place, "ours", tables, rate=rate, seconds=seconds)
    staged = crowd(place, "ours", tables, rate=rate, seconds=seconds, stage=True)
    most = crowd(place, "ours", tables, rate=TOO_MANY * rate, seconds=seconds / 4)
    bots = crowd(place, "bots", 10 if place.quick else 100, clicks=50 if place.quick else 300)
    size = f"{tables} tables of four sockets, {rate:.0f} clicks a second asked for"
    goal = f"≥ {rate * 0.98:.0f}"
    kept = f"its threads, on one core, waited for it during {ours['queued']:.0%} of the time"
    return [
        Figure(GROUP, "committed clicks", ours["rate"], "/s", goal, ours["rate"] >= rate * 0.98, size),
        Figure(GROUP, "click until all four have it, p99", ours["p99"], "ms", "< 100", ours["p99"] < 100, kept),
        Figure(GROUP, "the same, median", ours["p50"], "ms"),
        Figure(GROUP, "processor time of a click", ours["cpu"], "ms", note="all threads of the server's process"),
        Figure(
            GROUP,
            "committed clicks, every client told what each event changed",
            staged["rate"],
            "/s",
            goal,
            staged["rate"] >= rate * 0.98,
            "as pages with a board want it",
        ),
        Figure(GROUP, "the same, p99", staged["p99"], "ms", "< 100", staged["p99"] < 100),
        Figure(GROUP, "processor time of such a click", staged["cpu"], "ms"),
        Figure(GROUP, "bytes of such a change", staged["bytes"], "B", note="mean over all seats"),
        Figure(GROUP, "the most: committed clicks", most["rate"], "/s", note=f"asked for {TOO_MANY * rate:.0f}"),
        Figure(GROUP, "processor time of a click then", most["cpu"], "ms", note=SHARED),
        Figure(GROUP, "bare socket server: clicks", bare["rate"], "/s", note="same messages, no game, no storage"),
        Figure(GROUP, "bare socket server: p99", bare["p99"], "ms"),
        Figure(GROUP, "bare socket server: processor time", bare["cpu"], "ms"),
        Figure(GROUP, "processor of the crowd", ours["crowd"], "cores", note="the clients' process, on another core"),
        Figure(GROUP, "bytes of a change", ours["bytes"], "B", note="mean over all seats"),
        Figure(
            GROUP,
            "a person's click among 100 bot tables, p99",
            bots["p99"],
            "ms",
            "< 100",
            bots["p99"] < 100,
            f"{bots['bots']:.0f} moves of bots a second meanwhile",
        ),
    ]
