"""Who does their worst from one network, each in one way and for as long as they are let, in a process of their own:
`python -m tests.server.attackers URL ATTACK`. What each of them found when it was new, `tests/server/attack/` holds."""

from __future__ import annotations

import asyncio
import contextlib
import os
import subprocess
import sys
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from pathlib import Path
from random import Random
from typing import Any, Final

from websockets.exceptions import ConnectionClosed

from tests.server.clients import ROOT, Client, Site, Ticket

FAR: Final = "203.0.113.9"
BEHIND: Final = {"X-Forwarded-For": FAR}
TABLES: Final = 30
SOCKETS: Final = 16
EVERY: Final = 0.05
"""Seconds between two requests of one attacker."""


async def table(site: Site, game: str, bots: str, **order: object) -> tuple[Ticket, Client]:
    body = {"game": game, "name": "Eve", "bots": bots, "pace": "instant", **order}
    made = await site.post("/api/tables", body, 201, **BEHIND)
    ticket = Ticket(site, made["table"], made["key"])
    return ticket, await ticket.come(far=FAR)


async def request(site: Site, path: str, key: str = "", body: object = None) -> None:
    """Whatever the answer is."""
    with contextlib.suppress(AssertionError, OSError):  # that it is refused, or late, is no matter
        headers = {**BEHIND, "Authorization": f"Bearer {key}"}
        await (site.get(path, 200, **headers) if body is None else site.post(path, body, 201, **headers))


async def at_once(*work: Awaitable[None]) -> None:
    """Until they are cancelled, or their sockets are closed."""
    for found in await asyncio.gather(*work, return_exceptions=True):
        if isinstance(found, Exception) and not isinstance(found, ConnectionClosed | TimeoutError):
            raise found


async def play(client: Client, luck: Random, undo: bool = False) -> None:
    """As fast as one is let; with `undo` taking every answer back that can be."""
    while client.view(0)["result"] is None:
        asks = [ask for ask in client.view(0)["asks"] if ask["must"] and ask["given"] is None and ask["options"]]
        if not asks:
            await client.read()
            continue
        several = asks[0]["form"] == "several"
        key = (
            " ".join(asks[0]["options"][: asks[0]["least"]]) or "nothing"
            if several
            else luck.choice(asks[0]["options"])
        )
        await client.answer(0, key)
        if undo and luck.random() < 0.9:
            await client.do("undo", seat=0)


async def odd_ids(site: Site) -> None:
    while True:
        for path in ("/api/tables/%00/replay", "/api/tables/%ff%fe/study?seat=0", "/api/tables/'--/replay"):
            await request(site, path)
        await request(site, "/api/tables/%00/join", body={"invite": "x", "name": "Eve"})
        await asyncio.sleep(EVERY)


async def long_game(site: Site) -> None:
    """Answers and take-backs through many sockets, and records, studies and branches of that game all the while."""
    ticket, first = await table(site, "rickshank", "random", players=4)
    sockets = [first, *[await ticket.come(far=FAR) for _ in range(SOCKETS - 1)]]

    async def ask_for_records(n: int) -> None:
        while True:
            path = f"/api/tables/{ticket.table}"
            await request(site, f"{path}/replay?audience={('p0', 'public')[n % 2]}", ticket.key)
            await request(site, f"{path}/continue", ticket.key, {"name": "Eve", "n": n, "seat": 0})
            await asyncio.sleep(EVERY)

    playing = [play(client, Random(n), undo=True) for n, client in enumerate(sockets)]
    await at_once(*playing, *[ask_for_records(n) for n in range(8)])


async def hard_tables(site: Site) -> None:
    """As many tables with hard bots as it takes, played as fast as they answer."""
    kinds = ("gravity_falls", "rickshank", "grimm_forest")
    clients = [(await table(site, kinds[n % 3], "hard", players=3))[1] for n in range(TABLES)]
    await at_once(*[play(client, Random(n)) for n, client in enumerate(clients)])


async def long_searches(site: Site) -> None:
    async def search() -> None:
        while True:
            await request(site, "/api/rules/rickshank/search?words=" + "card%20" * 1_400)
            await asyncio.sleep(EVERY)

    await at_once(*[search() for _ in range(4)])


async def many_searches(site: Site) -> None:
    async def search(n: int) -> None:
        while True:
            await request(site, f"/api/rules/gravity_falls/search?words=walk%20{n}")
            await asyncio.sleep(EVERY)

    await at_once(*[search(n) for n in range(12)])


async def slow_pongs(site: Site) -> None:
    """Races at many tables, by somebody who answers pings late and calls all the time."""

    async def call(client: Client) -> None:
        while client.view(0)["result"] is None:
            asks = [ask for ask in client.view(0)["asks"] if ask["given"] is None and ask["options"]]
            if asks:
                await client.answer(0, asks[0]["options"][-1], t=0)
                await asyncio.sleep(EVERY)
            else:
                await client.read()

    clients = [(await table(site, "boo", "normal", players=2))[1] for _ in range(TABLES // 3)]
    await at_once(*[call(client) for client in clients])


async def take_backs(site: Site) -> None:
    """Behind every barrier, alone with bots, who agree to everything."""

    async def again(client: Client, luck: Random) -> None:
        while True:
            asks = [ask for ask in client.view(0)["asks"] if ask["must"] and ask["given"] is None and ask["options"]]
            if asks:
                await client.answer(0, luck.choice(asks[0]["options"]))
                await client.do("takeback", seat=0)
            else:
                await client.read()

    clients = [(await table(site, "gravity_falls", "random", players=3))[1] for _ in range(TABLES // 3)]
    await at_once(*[again(client, Random(n)) for n, client in enumerate(clients)])


ATTACKS: Final[dict[str, Callable[[Site], Coroutine[Any, Any, None]]]] = {
    "odd ids": odd_ids,
    "a long game": long_game,
    "hard tables": hard_tables,
    "long searches": long_searches,
    "many searches": many_searches,
    "slow pongs": slow_pongs,
    "take-backs": take_backs,
}
"""By the points of the issue that each of them made."""


@contextlib.contextmanager
def attacking(site: Site, attack: str) -> Iterator[None]:
    """Somebody attacks a server for as long as this lasts."""
    order = [sys.executable, "-m", "tests.server.attackers", site.url, attack]
    process = subprocess.Popen(order, cwd=ROOT, env={**os.environ, "PYTHONPATH": f"{ROOT}{os.pathsep}{ROOT / 'src'}"})
    try:
        yield
        assert process.poll() is None, "nobody attacks any more"
    finally:
        process.kill()
        process.wait()


if __name__ == "__main__":
    os.nice(5)  # who attacks sits elsewhere: their processor is none of those that are measured
    target = Site(Path())
    target.url = sys.argv[1]
    asyncio.run(ATTACKS[sys.argv[2]](target))
