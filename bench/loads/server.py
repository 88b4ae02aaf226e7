"""A server under load: tables of four sockets, clicks at a steady rate, and a bare socket server for comparison.

`python -m bench.loads.server PLACE` runs one of the servers; `drive` is the crowd that clicks.
"""

import asyncio
import contextlib
import json
import os
import socket
import sys
import time
from collections.abc import Awaitable, Callable, MutableMapping
from pathlib import Path
from typing import Any

import msgspec
import uvicorn
from websockets.asyncio.client import ClientConnection, connect

from igroteka.engine import Match
from igroteka.server.config import Config, Limits, Timing
from igroteka.server.play import Play, Stream
from igroteka.server.run import serve
from tests.server.shelf import served

MARKET = served()
SHELF = {"market": MARKET}
SEATS = 4
SEED = 1
FREE = Limits(rate=1e6, burst=10**6, http_rate=1e6, http_burst=10**6, outgoing=10**6)
Scope = MutableMapping[str, Any]  # ASGI's own vague types
Receive = Callable[[], Awaitable[Scope]]
Send = Callable[[Scope], Awaitable[None]]


# --------------------------------------------------------------------------------------------------------- the servers


def ours(data: str) -> None:
    """The real server, with the measuring game."""
    timing = Timing(ping=3_600_000)
    serve(Config(data, port=0, shelf="bench.loads.server:SHELF", limits=FREE, max_tables=10**6, timing=timing))


def choice(options: list[str]) -> str:
    """What the crowd clicks: no actions, then the first thing that can be bought."""
    return options[0] if options[0].startswith("buy:") else "end"


def messages(clicks: int = 1000) -> list[list[str]]:
    """What our server sends to each seat, click by click, in one game; the first is the snapshot."""
    match = Match(
        MARKET, MARKET.table(MARKET.setup(SEATS, SEED, (), None, {})), MARKET.setup(SEATS, SEED, (), None, {})
    )
    match.begin()
    play = Play(match, [])
    streams = [Stream(play, seat) for seat in range(SEATS)]
    found = [[stream.snapshot(play, 0, -1).decode() for stream in streams]]
    for click in range(clicks):
        if match.result is not None:
            break
        ask = match.asks[0]
        match.answer(ask.seat, choice([o.key for o in ask.options]), click)
        play.take(click)
        found.append([stream.change(play, click, -1).decode() for stream in streams])
    return found


class Bare:
    """No game, no storage: whoever clicks, four sockets get the message that our server would have sent."""

    def __init__(self) -> None:
        self.tables: dict[str, dict[int, Send]] = {}
        self.clicks: dict[str, int] = {}
        self.messages = messages()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "websocket":
            return
        _, table, seat = scope["path"].split("/")
        await receive()
        await send({"type": "websocket.accept"})
        await receive()
        sockets = self.tables.setdefault(table, {})
        sockets[int(seat)] = send
        await send({"type": "websocket.send", "text": self.messages[0][int(seat)]})
        while (await self.next(receive)) is not None:
            n = self.clicks[table] = self.clicks.get(table, 0) + 1
            for each, out in sockets.items():
                await out({"type": "websocket.send", "text": self.messages[n][each]})
            await send({"type": "websocket.send", "text": '{"type":"ok","id":1}'})

    async def next(self, receive: Receive) -> Any:
        event = await receive()
        return msgspec.json.decode(event["text"]) if event["type"] == "websocket.receive" else None


def bare() -> None:
    listener = socket.create_server(("127.0.0.1", 0))
    print(f"Igroteka: http://127.0.0.1:{listener.getsockname()[1]}/", flush=True)
    settings = uvicorn.Config(
        Bare(), ws="websockets-sansio", ws_per_message_deflate=False, log_level="error", lifespan="off", backlog=2048
    )
    uvicorn.Server(settings).run([listener])


# ----------------------------------------------------------------------------------------------------------- the crowd


class Seat:
    """One socket; keeps only what is needed to click."""

    def __init__(self, table: "Crowded", seat: int, wire: ClientConnection) -> None:
        self.table, self.seat, self.wire = table, seat, wire
        self.number, self.asks = "", list[Any]()
        self.n = -1
        self.bytes = 0

    async def listen(self) -> None:
        with contextlib.suppress(Exception):  # the server ends while we listen
            async for text in self.wire:
                self.take(msgspec.json.decode(text), len(text))

    def take(self, message: Any, size: int) -> None:
        if message["type"] == "snapshot":
            self.number, self.asks = message["view"]["number"], message["view"]["asks"]
        elif message["type"] == "change":
            view = {"number": self.number, "asks": self.asks}
            for path, value, *_ in message["ops"]:
                if path[0] in view:
                    at: Any = view
                    for step in path[:-1]:
                        at = at[step]
                    at[path[-1]] = value
            self.number, self.asks = str(view["number"]), list(view["asks"])
            self.bytes += size
        else:
            return
        self.n = message["n"]
        self.table.moved()


class Crowded:
    """A table of four sockets."""

    def __init__(self) -> None:
        self.seats: list[Seat] = []
        self.news = asyncio.Event()
        self.waits: list[float] = []
        """From each click until the last of the four has it."""
        self.late: list[float] = []

    def moved(self) -> None:
        if len(self.seats) == SEATS and self.seats[0].n >= 0 and len({s.n for s in self.seats}) == 1:
            self.news.set()

    async def click(self) -> None:
        asked = next(s for s in self.seats if s.asks)
        key = choice(asked.asks[0]["options"])
        self.news.clear()
        began = time.perf_counter()
        await asked.wire.send(f'{{"type":"answer","seat":{asked.seat},"number":"{asked.number}","key":"{key}"}}')
        await self.news.wait()
        self.waits.append(time.perf_counter() - began)

    async def clicks(self, start: float, step: float, until: float) -> None:
        """At a steady pace; a click that could not be made in time is made at once."""
        at = start
        while at < until:
            await asyncio.sleep(max(0.0, at - time.perf_counter()))
            await self.click()
            at += step


async def seated(url: str, real: bool, n: int) -> Crowded:
    """A table with its four sockets."""
    import httpx

    table = Crowded()
    address = url.replace("http", "ws", 1).rstrip("/")
    hellos: list[tuple[str, str]] = []
    if real:
        async with httpx.AsyncClient(base_url=url, timeout=60) as client:
            order = {"game": "market", "name": "0", "players": SEATS, "seed": SEED}
            ticket = (await client.post("/api/tables", json=order)).json()
            hellos.append((f"{address}/ws", hello(ticket)))
            host = await connect(f"{address}/ws", max_size=None, compression=None)
            await host.send(hello(ticket))
            invite = json.loads(await host.recv())["invite"]
            for seat in range(1, SEATS):
                body = {"invite": invite, "name": str(seat)}
                hellos.append(
                    (
                        f"{address}/ws",
                        hello((await client.post(f"/api/tables/{ticket['table']}/join", json=body)).json()),
                    )
                )
            await host.send('{"type":"start"}')
            while json.loads(await host.recv())["type"] != "snapshot":
                pass
            await host.close()
    else:
        hellos = [(f"{address}/{n}/{seat}", "{}") for seat in range(SEATS)]
    for seat, (where, first) in enumerate(hellos):
        wire = await connect(where, max_size=None, compression=None, ping_interval=None)
        table.seats.append(Seat(table, seat, wire))
        await wire.send(first)
    return table


def hello(ticket: dict[str, str]) -> str:
    return json.dumps({"type": "hello", "table": ticket["table"], "key": ticket["key"]})


async def drive(url: str, pid: int, real: bool, tables: int, rate: float, seconds: float) -> dict[str, float]:
    """Clicks on all tables at a rate in all; what was reached, how long they took, how large changes are."""
    crowd = [await seated(url, real, n) for n in range(tables)]
    readers = [asyncio.create_task(seat.listen()) for table in crowd for seat in table.seats]
    for table in crowd:
        table.moved()
        await table.news.wait()
    spent = cpu(pid)
    start = time.perf_counter() + 0.1
    step = tables / rate
    await asyncio.gather(*(t.clicks(start + i * step / tables, step, start + seconds) for i, t in enumerate(crowd)))
    took = time.perf_counter() - start
    spent = cpu(pid) - spent
    for reader in readers:
        reader.cancel()
    waits = sorted(w for t in crowd for w in t.waits)
    received = sum(s.bytes for t in crowd for s in t.seats)
    return {
        "clicks": len(waits),
        "rate": len(waits) / took,
        "p50": 1000 * waits[len(waits) // 2],
        "p99": 1000 * waits[len(waits) * 99 // 100],
        "cpu": 1000 * spent / len(waits),
        "bytes": received / len(waits) / SEATS,
    }


async def among_bots(url: str, tables: int, clicks: int) -> dict[str, float]:
    """A person's clicks while so many tables of bots play as fast as they can."""
    import httpx

    address = url.replace("http", "ws", 1).rstrip("/")
    watched: list[ClientConnection] = []
    async with httpx.AsyncClient(base_url=url, timeout=60) as client:
        order = {"game": "market", "name": "0", "players": SEATS, "bots": "random", "pace": "instant"}
        for n in range(tables):
            ticket = (await client.post("/api/tables", json={**order, "seed": n})).json()
            watched.append(await connect(f"{address}/ws", max_size=None, compression=None))
            await watched[-1].send(hello(ticket))
            await watched[-1].send('{"type":"stand","seat":0}')
    readers = [asyncio.create_task(drain(wire)) for wire in watched]
    table = await seated(url, True, 0)
    readers += [asyncio.create_task(seat.listen()) for seat in table.seats]
    table.moved()
    await table.news.wait()
    for _ in range(clicks):
        await table.click()
    for reader in readers:
        reader.cancel()
    waits = sorted(table.waits)
    return {"p50": 1000 * waits[len(waits) // 2], "p99": 1000 * waits[-1 - len(waits) // 100]}


async def drain(wire: ClientConnection) -> None:
    with contextlib.suppress(Exception):  # the server ends while we listen
        async for _ in wire:
            pass


def cpu(pid: int) -> float:
    """Processor seconds that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


if __name__ == "__main__":
    if sys.argv[1] == "bare":
        bare()
    else:
        ours(str(Path(sys.argv[1])))
