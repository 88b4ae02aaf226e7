"""The page: how many bytes a browser loads, and how soon after a warm `make play` somebody can play."""

import contextlib
import gzip
import json
import os
import re
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from http.client import HTTPConnection
from pathlib import Path

from bench.loads.crowd import WebSocketClient
from bench.model import Figure, Workplace

GROUP = "page"
SHELF = 250
"""The goal for the first page in kilobytes, compressed."""
LINKED = re.compile(r'(?:src|href)="\./([^"]+)"')
ASKED = ("/api/games", "/api/server", "/text/ru/common.ftl")
ROUNDS = 5


def get(address: str, path: str) -> bytes:
    """Request it like a browser; the answer as transferred, compressed."""
    http = HTTPConnection(address, timeout=60)
    http.request("GET", path, headers={"Accept-Encoding": "gzip"})
    answer = http.getresponse()
    body = answer.read()
    assert answer.status == 200, (path, body)
    http.close()
    return body


def plain(body: bytes) -> str:
    return (gzip.decompress(body) if body.startswith(b"\x1f\x8b") else body).decode()


@contextlib.contextmanager
def playing(place: Workplace) -> Iterator[tuple[str, float]]:
    """What a warm `make play` does: check that everything is built (nothing is built here in any case), then serve.
    Returns the address and when it was called."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    with tempfile.TemporaryDirectory(dir=place.scratch) as data:
        began = time.perf_counter()
        subprocess.run(["make", "--question", "setup"], cwd=place.root, check=False, capture_output=True)
        process = subprocess.Popen(
            [sys.executable, "-m", "igroteka.cli", "serve", "--port", str(port)],
            cwd=place.root,
            env={**os.environ, "XDG_DATA_HOME": data},
            stdout=subprocess.PIPE,
            text=True,
        )
        assert process.stdout is not None
        try:
            assert process.stdout.readline().startswith("Igroteka: ")
            yield f"127.0.0.1:{port}", began
        finally:
            process.send_signal(signal.SIGTERM)
            process.wait(30)
            process.stdout.close()


def played(address: str) -> None:
    """Load the page and the shelf, click «play now» once, wait for the first question."""
    for path in linked(address):
        get(address, path)
    http = HTTPConnection(address, timeout=60)
    order = {"game": "boo", "name": "Ann", "bots": "normal"}
    http.request("POST", "/api/tables", json.dumps(order), {"Content-Type": "application/json"})
    ticket = json.loads(http.getresponse().read())
    http.close()
    wire = WebSocketClient(f"http://{address}", "/ws")
    wire.send(json.dumps({"type": "hello", "table": ticket["table"], "key": ticket["key"]}).encode())
    assert wire.until("snapshot")["view"]["asks"] is not None
    wire.socket.close()


def linked(address: str) -> list[str]:
    """What a browser asks for when it opens the shelf."""
    return ["/", *(f"/{path}" for path in LINKED.findall(plain(get(address, "/")))), *ASKED]


def fonts(root: Path) -> int:
    """The fonts of a Russian page with English words on it; compressed already."""
    assets = root / "src/igroteka/server/static/assets"
    return sum(path.stat().st_size for path in assets.glob("golos-text-*.woff2") if "-ext-" not in path.name)


def figures(place: Workplace) -> list[Figure]:
    if not (place.root / "src/igroteka/server/static/index.html").is_file():
        return []  # without the page there is nothing to weigh
    waits: list[float] = []
    weight = 0
    for _ in range(1 if place.quick else ROUNDS):
        with playing(place) as (address, began):
            played(address)
            waits.append(time.perf_counter() - began)
            weight = sum(len(get(address, path)) for path in linked(address))
    letters = fonts(place.root)
    shelf = (weight + letters) / 1000
    note = f"page, script, styles, words, the five boxes: {weight / 1000:.0f} kB; fonts: {letters / 1000:.0f} kB"
    best, median = min(waits), sorted(waits)[len(waits) // 2]
    return [
        Figure(GROUP, "the shelf, compressed", shelf, "kB", f"≤ {SHELF}", shelf <= SHELF, note),
        Figure(GROUP, "warm `make play` to the first question", median, "s", note=f"best {best:.1f} s, with all games"),
    ]
