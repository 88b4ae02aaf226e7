"""How long people in groups wait: a thousand people in a hundred groups, who do what their pages do.

`python -m bench.loads.groups --people 1000 --groups 100 --seconds 60` starts a server with its default limits in a
process of its own. Everybody has their group's page open, which asks for the group every five seconds and says twice a
minute that they are here; now and then one writes a line, answers whether they come, votes, looks at the club or at
their own page; and every group sits down at a table once. What is measured, in milliseconds, is how long each kind of
request took. `--database` says where PostgreSQL is. Meant for a quiet machine.
"""

import argparse
import asyncio
import json
import tempfile
import time
from collections import defaultdict
from pathlib import Path
from random import Random
from signal import SIGTERM
from typing import Any, Final
from urllib.parse import urlsplit

from igroteka.server.base.config import SHELF, Limits, Timing
from tests.server.clients import Site

LOOKS_S: Final = 5.0
HERE_S: Final = 30.0
TALKS_S: Final = 60.0
"""Seconds between two of what a page does by itself, and between two things that a person does."""


class Line:
    """One browser's connection, kept open."""

    def __init__(self, url: str, took: dict[str, list[float]]) -> None:
        parts = urlsplit(url)
        self.host, self.port = parts.hostname or "", parts.port or 0
        self.took = took
        self.key = ""
        self.lock = asyncio.Lock()
        self.streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(self, kind: str, path: str, body: object = None) -> Any:
        """The answer; how long it took is noted, and a refusal by its status."""
        async with self.lock:
            begun = time.perf_counter()
            try:
                status, text = await self._exchange(path, body)
            except (asyncio.IncompleteReadError, ConnectionError):  # it was idle for too long: a browser does the same
                self.close()
                status, text = await self._exchange(path, body)
            self.took[kind].append(1000 * (time.perf_counter() - begun))
        if status >= 400:
            self.took[f"refused {status} {kind}"].append(0)
        return json.loads(text) if text and status < 400 else None

    async def _exchange(self, path: str, body: object) -> tuple[int, bytes]:
        if self.streams is None:
            self.streams = await asyncio.open_connection(self.host, self.port)
        reader, writer = self.streams
        data = b"" if body is None else json.dumps(body).encode()
        head = f"{'GET' if body is None else 'POST'} /api/{path} HTTP/1.1\r\nHost: {self.host}:{self.port}\r\n"
        head += (
            f"Authorization: Bearer {self.key}\r\nContent-Type: application/json\r\nContent-Length: {len(data)}\r\n\r\n"
        )
        writer.write(head.encode() + data)
        lines = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        fields = {name.lower(): value for name, _, value in (line.partition(": ") for line in lines[1:])}
        return int(lines[0].split()[1]), await reader.readexactly(int(fields.get("content-length", "0")))

    def close(self) -> None:
        if self.streams is not None:
            self.streams[1].close()
            self.streams = None


async def person(line: Line, group: str, first: bool, until: float, luck: Random) -> None:
    """What one page does, and now and then its reader."""
    at = f"groups/{group}"
    await asyncio.sleep(luck.uniform(0, LOOKS_S))
    heard, talked = 0.0, time.monotonic() - luck.uniform(0, TALKS_S)
    while (now := time.monotonic()) < until:
        await line.ask("group", at)
        if now - heard > HERE_S:
            heard = now
            await line.ask("here", "here", {"doing": "club"})
        if now - talked > TALKS_S:
            talked = now
            act = luck.choice(("say", "say", "vote", "me", "club"))
            bodies: dict[str, tuple[str, object]] = {
                "say": (f"{at}/say", {"text": "who is coming on Friday?"}),
                "vote": (f"{at}/vote", {"game": "boo"}),
                "me": ("me", None),
                "club": ("club", None),
            }
            await line.ask(act, *bodies[act])
            if first:
                first = False
                await line.ask("sit", f"{at}/sit", {"game": "boo"})
        await asyncio.sleep(LOOKS_S)


async def crowd(people: int, groups: int, seconds: float, database: str) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder:
        limits = Limits(people=2 * people, groups=2 * groups)
        site = Site(Path(folder), timing=Timing(), limits=limits, workers=1, shelf=SHELF, database=database).start()
        took: dict[str, list[float]] = defaultdict(list)
        lines = [Line(site.url, took) for _ in range(people)]
        try:
            for n, line in enumerate(lines):
                line.key = (await line.ask("begin", "me", {"name": f"P{n}"}))["key"]
            where: list[dict[str, str]] = []
            for n in range(groups):
                where.append(await lines[n].ask("found", "groups", {"name": f"G{n}", "mine": f"P{n}"}))
            for n in range(groups, people):
                link = where[n % groups]
                await lines[n].ask("join", f"groups/{link['group']}/join", {"invite": link["invite"], "name": f"P{n}"})
            until = time.monotonic() + seconds
            await asyncio.gather(
                *(
                    person(line, where[n % groups]["group"], n < groups, until, Random(n))
                    for n, line in enumerate(lines)
                )
            )
        finally:
            for line in lines:
                line.close()
            site.end(SIGTERM)
    return {kind: figures(times) for kind, times in sorted(took.items())}


def figures(times: list[float]) -> dict[str, float]:
    found = sorted(times)
    return {
        "count": len(found),
        "p50": round(found[len(found) // 2], 1),
        "p99": round(found[min(len(found) - 1, int(0.99 * len(found)))], 1),
        "most": round(found[-1], 1),
    }


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m bench.loads.groups", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--people", type=int, default=1_000)
    parser.add_argument("--groups", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--database", default="")
    order = parser.parse_args()
    print(json.dumps(asyncio.run(crowd(order.people, order.groups, order.seconds, order.database)), indent=2))
