"""How long people wait for bots: many tables of all games at once, a person and normal bots at each.

`python -m bench.loads.waiting --tables 200 --seconds 60` starts a server with its default limits in a process of its
own, and a person at every table who answers anything two to six seconds after being asked; bots do not pretend to
think. A wait is the time from a person's answer to the next question for them; a click, the time from an answer to when
a spectator has received what came of it. Meant for a quiet machine.
"""

import argparse
import asyncio
import json
import tempfile
import time
from itertools import cycle
from pathlib import Path
from random import Random
from signal import SIGTERM

from igroteka.games import games
from igroteka.server.config import SHELF, Limits, Timing
from tests.server.clients import Client, Site, Ticket

THINKING = (2.0, 6.0)
"""Seconds that a person takes."""


class Measured:
    """What was measured so far, in seconds."""

    def __init__(self) -> None:
        self.waits: list[float] = []
        self.clicks: list[float] = []

    def told(self) -> dict[str, float]:
        found: dict[str, float] = {}
        for name, times in (("wait", sorted(self.waits)), ("click", sorted(self.clicks))):
            found[f"{name}s"] = len(times)
            for share in (50, 99) if times else ():
                found[f"{name} p{share}, s"] = round(times[len(times) * share // 100], 3)
        return found


def some_answer(client: Client, luck: Random) -> str:
    """An answer to a question that waits for one; '' if there is none."""
    for ask in client.view(0)["asks"]:
        if ask["must"] and ask["given"] is None and ask["form"] != "open":
            if ask["form"] == "several":
                return " ".join(ask["options"][: ask["least"]]) or "nothing"
            key: str = luck.choice(ask["options"])
            return key
    return ""


async def person(site: Site, game: str, luck: Random, until: float, measured: Measured) -> None:
    """One game after another, until the time is over."""
    while time.monotonic() < until:
        ticket = await site.table(game, players=max(3, games[game].least), bots="normal", pace="instant")
        me = await ticket.come()
        eve = await Ticket(site, ticket.table, watch=me.welcome["watch"]).come()
        arrivals = asyncio.create_task(arrived(eve, measured))
        answered = 0.0
        while me.view(0)["result"] is None and time.monotonic() < until:
            key = some_answer(me, luck)
            if not key:
                await me.read()
                continue
            if answered:
                measured.waits.append(time.monotonic() - answered)
            await asyncio.sleep(luck.uniform(*THINKING))
            begun = time.monotonic()
            clicked[eve] = begun
            answered = begun if (await me.answer(0, key))["type"] == "ok" else 0.0
        arrivals.cancel()
        await me.close()
        await eve.close()


clicked: dict[Client, float] = {}
"""By spectator: when the click was made of which nothing has come yet."""


async def arrived(eve: Client, measured: Measured) -> None:
    while True:
        message = await eve.read()
        if message["type"] == "change" and eve in clicked:
            measured.clicks.append(time.monotonic() - clicked.pop(eve))


async def crowd(tables: int, seconds: float) -> dict[str, float]:
    measured = Measured()
    with tempfile.TemporaryDirectory() as folder:
        site = Site(Path(folder), timing=Timing(), limits=Limits(), workers=0, shelf=SHELF).start()
        try:
            until = time.monotonic() + seconds
            kinds = cycle(games)
            people = [person(site, next(kinds), Random(n), until, measured) for n in range(tables)]
            await asyncio.wait([asyncio.create_task(each) for each in people], timeout=seconds + 60)
            await site.hang_up()
        finally:
            site.end(SIGTERM)
    return measured.told()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m bench.loads.waiting", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=60.0)
    order = parser.parse_args()
    print(json.dumps(asyncio.run(crowd(order.tables, order.seconds)), indent=2))
