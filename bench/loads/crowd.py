"""The clients that click: raw sockets in a separate process, so that the server is measured and not its clients.

All tables play the same game from the same seed, so all clicks are known beforehand: a client only counts the
changes that arrive. `python -m bench.loads.crowd ORDER` prints what it measured; ORDER is JSON.
"""

import base64
import heapq
import json
import os
import selectors
import socket
import sys
import time
from collections.abc import Iterator
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from bench.loads.script import SEATS, SEED, Click, clicks

CHANGE = b'{"type":"change"'
OK = b'{"type":"ok"'
PATIENCE = 60.0


class Order(Struct):
    """What to do: click at many tables, or be one person among many tables of bots."""

    url: str
    pid: int
    kind: str
    """`ours`, `bare` or `bots`."""
    tables: int
    rate: float = 0.0
    seconds: float = 0.0
    clicks: int = 0
    core: int = -1
    stage: bool = False
    """Every client wants to know what each event changed, as a page with a board does."""
    others: list[tuple[str, int]] = []
    """Further processes that share the load: their addresses and process numbers."""


class WebSocketClient:
    """A client's end of a WebSocket, for text messages only."""

    def __init__(self, url: str, path: str) -> None:
        address = url.removeprefix("http://").rstrip("/")
        host, _, port = address.partition(":")
        self.socket = socket.create_connection((host, int(port)), PATIENCE)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.rest = b""
        key = base64.b64encode(os.urandom(16)).decode()
        self.socket.sendall(
            f"GET {path} HTTP/1.1\r\nHost: {address}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        while b"\r\n\r\n" not in self.rest:
            self.rest += self.socket.recv(65536)
        head, _, self.rest = self.rest.partition(b"\r\n\r\n")
        assert b" 101 " in head, head

    def send(self, text: bytes) -> None:
        """Send one masked frame; a mask of zeros leaves the text as it is."""
        size = len(text)
        head = bytes([0x81, 0x80 | size]) if size < 126 else b"\x81\xfe" + size.to_bytes(2, "big")
        self.socket.sendall(head + b"\0\0\0\0" + text)

    def texts(self) -> Iterator[bytes]:
        """The messages that one read brings."""
        data = self.socket.recv(262_144)
        if not data:
            raise ConnectionError("the server has hung up")
        if self.rest:
            data = self.rest + data
        at, end = 0, len(data)
        while end - at >= 2:
            size, start = data[at + 1] & 127, at + 2
            if size == 126:
                size, start = int.from_bytes(data[at + 2 : at + 4], "big"), at + 4
            elif size == 127:
                size, start = int.from_bytes(data[at + 2 : at + 10], "big"), at + 10
            if start + size > end:
                break
            if data[at] == 0x81:
                yield data[start : start + size]
            at = start + size
        self.rest = data[at:]

    def until(self, kind: str) -> dict[str, Any]:
        """Wait for a message of this type."""
        wanted = f'{{"type":"{kind}"'.encode()
        while True:
            for text in list(self.texts()):
                if text.startswith(wanted):
                    found: dict[str, Any] = json.loads(text)
                    return found


class TableOfClients:
    """A table of four sockets."""

    def __init__(self, wires: list[WebSocketClient]) -> None:
        self.wires = wires
        self.made = self.told = 0
        self.missing = 0
        """Messages of the last click that are still to come: four changes and its acknowledgement."""
        self.due = 0.0
        self.waits: list[float] = []
        """Times from when a click was due until it was acknowledged and everybody had received it."""
        self.bytes = 0

    def click(self, script: list[Click]) -> None:
        click = script[self.made]
        self.made += 1
        self.missing = SEATS + 1
        text = f'{{"type":"answer","id":{self.made},"seat":{click.seat},"number":"{click.number}","key":"{click.key}"}}'
        self.wires[click.seat].send(text.encode())

    def receive(self, wire: WebSocketClient) -> bool:
        """Read what has arrived; True when the click is complete."""
        for text in wire.texts():
            if text.startswith(CHANGE):
                self.missing -= 1
                self.bytes += len(text)
            elif text.startswith(OK):
                self.missing -= 1
            elif b'"error"' in text[:20]:
                raise RuntimeError(text)
        if self.missing or self.told == self.made:
            return False
        self.told = self.made
        self.waits.append(time.perf_counter() - self.due)
        return True


# ------------------------------------------------------------------------------------------------------------- seating


class TableMaker:
    """Makes tables over one HTTP connection."""

    def __init__(self, url: str, stage: bool) -> None:
        self.url, self.stage = url, stage
        self.http = HTTPConnection(url.removeprefix("http://").rstrip("/"), timeout=PATIENCE)

    def post(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        self.http.request("POST", path, json.dumps(body), {"Content-Type": "application/json"})
        answer = self.http.getresponse()
        told: dict[str, Any] = json.loads(answer.read())
        assert answer.status == 201, told
        return told

    def seat(self, ticket: dict[str, Any]) -> WebSocketClient:
        wire = WebSocketClient(self.url, "/ws")
        hello = {"type": "hello", "table": ticket["table"], "key": ticket["key"], "stage": self.stage}
        wire.send(json.dumps(hello).encode())
        return wire

    def friends(self) -> TableOfClients:
        """Four people at a table of the real server."""
        ticket = self.post("/api/tables", {"game": "market", "name": "0", "players": SEATS, "seed": SEED})
        wires = [self.seat(ticket)]
        invite = wires[0].until("welcome")["invite"]
        for seat in range(1, SEATS):
            body = {"invite": invite, "name": str(seat)}
            wires.append(self.seat(self.post(f"/api/tables/{ticket['table']}/join", body)))
            wires[-1].until("welcome")
        wires[0].send(b'{"type":"start"}')
        for wire in wires:
            wire.until("snapshot")
        return TableOfClients(wires)

    def bots(self, seed: int) -> WebSocketClient:
        """A table of bots that play as fast as they can, and its spectator."""
        order = {"game": "market", "name": "0", "players": SEATS, "pace": "instant", "seed": seed}
        wire = self.seat(self.post("/api/tables", order))
        for text in (b'{"type":"stand","seat":0}', b'{"type":"fill","level":"random"}', b'{"type":"start"}'):
            wire.send(text)
        return wire

    def bare(self, n: int) -> TableOfClients:
        """Open a table at the bare server."""
        wires = [WebSocketClient(self.url, f"/{n}/{seat}") for seat in range(SEATS)]
        for wire in wires:
            wire.send(b"{}")
            wire.until("snapshot")
        return TableOfClients(wires)


# ------------------------------------------------------------------------------------------------------------ clicking


def drive(order: Order) -> dict[str, float]:
    """Clicks on all tables, each at its own steady pace. A click that is due while the one before is still under way
    follows at once, and its wait counts from when it was due."""
    script, processes = clicks(), [(order.url, order.pid), *order.others]
    makers = [TableMaker(url, order.stage) for url, _ in processes]
    tables = [
        makers[n % len(makers)].bare(n) if order.kind == "bare" else makers[n % len(makers)].friends()
        for n in range(order.tables)
    ]
    poll = selectors.EpollSelector()
    for table in tables:
        for wire in table.wires:
            poll.register(wire.socket, selectors.EVENT_READ, (table, wire))
    step = order.tables / order.rate
    used, mine = usage_of(processes), time.process_time()
    start = time.perf_counter() + 0.1
    until = start + order.seconds
    idle = [(start + i * step / order.tables, i) for i in range(order.tables)]
    places = {table: i for i, table in enumerate(tables)}
    busy = 0
    while idle or busy:
        now = time.perf_counter()
        while idle and idle[0][0] <= now:
            due, i = heapq.heappop(idle)
            tables[i].due = due
            tables[i].click(script)
            busy += 1
        for key, _ in poll.select(max(0.0, idle[0][0] - time.perf_counter()) if idle else 1.0):
            table, wire = key.data
            if table.receive(wire):
                busy -= 1
                if table.due + step < until:
                    heapq.heappush(idle, (table.due + step, places[table]))
    took = time.perf_counter() - start
    used = [after - before for after, before in zip(usage_of(processes), used, strict=True)]
    waits = sorted(wait for table in tables for wait in table.waits)
    return told(waits) | {
        "rate": len(waits) / took,
        "cpu": 1000 * used[0] / len(waits),
        "queued": used[1] / took,
        "crowd": (time.process_time() - mine) / took,
        "bytes": sum(table.bytes for table in tables) / len(waits) / SEATS,
    }


def among_bots(order: Order) -> dict[str, float]:
    """A person's clicks, one after the other, while many tables of bots play as fast as they can."""
    maker, script = TableMaker(order.url, order.stage), clicks()
    poll = selectors.EpollSelector()
    for n in range(order.tables):
        wire = maker.bots(n)
        poll.register(wire.socket, selectors.EVENT_READ, (None, wire))
    changes, waits = 0, list[float]()
    start = time.perf_counter()
    while len(waits) < order.clicks:
        table = maker.friends()
        for wire in table.wires:
            poll.register(wire.socket, selectors.EVENT_READ, (table, wire))
        for _ in script[: order.clicks - len(waits)]:
            table.due = time.perf_counter()
            table.click(script)
            done = False
            while not done:
                for key, _ in poll.select():
                    mine, wire = key.data
                    if mine is None:
                        changes += sum(text.startswith(CHANGE) for text in wire.texts())
                    else:
                        done = table.receive(wire) or done
        for wire in table.wires:
            poll.unregister(wire.socket)
        waits += table.waits
    return told(sorted(waits)) | {"bots": changes / (time.perf_counter() - start)}


def told(waits: list[float]) -> dict[str, float]:
    return {"clicks": len(waits), "p50": 1000 * waits[len(waits) // 2], "p99": 1000 * waits[len(waits) * 99 // 100]}


def usage_of(processes: list[tuple[str, int]]) -> list[float]:
    return [sum(each) for each in zip(*(usage(pid) for _, pid in processes), strict=True)]


def usage(pid: int) -> list[float]:
    """Seconds that the threads of a process have run, and have been kept waiting for a processor."""
    kept = [path.read_text().split() for path in Path(f"/proc/{pid}/task").glob("*/schedstat")]
    return [sum(int(line[i]) for line in kept) / 1e9 for i in (0, 1)]


if __name__ == "__main__":
    order = msgspec.json.decode(sys.argv[1], type=Order)
    if order.core >= 0:
        os.sched_setaffinity(0, {order.core})
    print(json.dumps(among_bots(order) if order.kind == "bots" else drive(order)))
