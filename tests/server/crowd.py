"""Many people with bots, each at a table of their own, and how long they wait: for what they click, and for bots.

A wait for bots begins with a person's answer after which the table waits for a bot, and ends with the next question for
the person, or with the game; a click takes until the server says that it is stored and sent. What has not ended when
the time is over counts as long as it has lasted by then.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator
from itertools import cycle, islice
from random import Random

import msgspec
from websockets.exceptions import ConnectionClosed

from igroteka.games import games
from tests.server.clients import PATIENCE, Client, Message, Site, Ticket

THINKING = (2.0, 6.0)
"""Seconds that a person takes."""
AT_ONCE = 5
"""People who sit down at the same time."""


class Times:
    """How long something took, again and again, in seconds; and since when it goes on."""

    def __init__(self) -> None:
        self.done: list[float] = []
        self.open: dict[object, float] = {}

    def begin(self, key: object, at: float) -> None:
        self.open[key] = at

    def end(self, key: object) -> None:
        if key in self.open:
            self.done.append(time.monotonic() - self.open.pop(key))

    def told(self) -> dict[str, float]:
        """How many, how many of them go on still, and milliseconds."""
        now = time.monotonic()
        times = sorted([*self.done, *(now - begun for begun in self.open.values())])
        found: dict[str, float] = {"count": len(times), "unfinished": len(self.open)}
        if times:
            found |= {f"p{share}": round(1000 * times[len(times) * share // 100]) for share in (50, 99)}
            found["max"] = round(1000 * times[-1])
        return found


class Measured:
    def __init__(self) -> None:
        self.waits, self.clicks = Times(), Times()
        self.begun = False
        """Everybody has sat down; what was before does not count."""

    def begin(self) -> None:
        self.begun = True
        for times in (self.waits, self.clicks):
            times.done.clear()
            times.open.clear()

    def told(self) -> dict[str, dict[str, float]]:
        return {"waits for bots": self.waits.told(), "clicks": self.clicks.told()}


class Person(Client):
    """Somebody who answers anything after a while. Keeps views and nothing else: a measuring process must be quick."""

    measured: Measured
    sent: float = 0.0
    """When the last answer was."""
    waits = False
    changed: asyncio.Event

    async def listen(self) -> None:
        """Read whatever comes, and note when a click or a wait is over."""
        with contextlib.suppress(ConnectionClosed):  # the game is over, or the time
            while True:
                message: Message = msgspec.json.decode(await self.socket.recv())
                await self.note(message)
                if message["type"] in ("ok", "error") and message["id"] == self.id:
                    self.measured.clicks.end(self)
                    self.waits = False
                    if message["type"] == "ok" and self.needs_bots():
                        self.measured.waits.begin(self, self.sent)
                if "p0" in self.views and (self.some_answer() or self.is_over):
                    self.measured.waits.end(self)
                self.changed.set()

    @property
    def is_over(self) -> bool:
        return self.view(0)["result"] is not None

    def needs_bots(self) -> bool:
        """The table waits for a bot, and not for this person."""
        waiting = [each["seat"] for each in self.view(0)["waiting"] if each["must"] and not each["given"]]
        return not self.is_over and 0 not in waiting and waiting != []

    def some_answer(self, luck: Random | None = None) -> str:
        """An answer to a question that waits for this person; '' if there is none."""
        for ask in self.view(0)["asks"]:
            if ask["must"] and ask["given"] is None and ask["form"] != "open":
                if ask["form"] == "several":
                    return " ".join(ask["options"][: ask["least"]]) or "nothing"
                key: str = ask["options"][0] if luck is None else luck.choice(ask["options"])
                return key
        return ""

    async def until_asked(self) -> bool:
        """False when the game is over."""
        while not self.is_over and (self.waits or not self.some_answer()):
            self.changed.clear()
            await self.changed.wait()
        return not self.is_over

    async def play_on(self, luck: Random) -> None:
        """To the end of the game, at a person's pace."""
        while await self.until_asked():
            await asyncio.sleep(luck.uniform(*THINKING))
            key = self.some_answer(luck)
            if key:
                self.id, self.waits, self.sent = self.id + 1, True, time.monotonic()
                self.measured.clicks.begin(self, self.sent)
                number = self.view(0)["number"]
                await self.send({"type": "answer", "id": self.id, "seat": 0, "number": number, "key": key})


async def come(ticket: Ticket, far: str, measured: Measured) -> Person:
    """Somebody sits down, with a reader of their own."""
    client = await ticket.come(far=far)
    person = Person(client.socket)
    person.views, person.numbers, person.welcome = client.views, client.numbers, client.welcome
    person.measured, person.changed = measured, asyncio.Event()
    return person


async def live(site: Site, game: str, n: int, measured: Measured, seats: asyncio.Semaphore) -> None:
    """One game after another with normal bots, with somebody who watches, from an address of their own."""
    luck, far = Random(n), f"198.51.{n // 250}.{n % 250 + 1}"
    while True:
        async with seats:
            order = {"game": game, "name": "Ann", "players": max(3, games[game].least), "bots": "normal"}
            made = await site.post("/api/tables", {**order, "pace": "instant"}, 201, **{"X-Forwarded-For": far})
            ticket = Ticket(site, made["table"], made["key"])
            person = await come(ticket, far, measured)
            eve = await come(Ticket(site, ticket.table, watch=person.welcome["watch"]), far, Measured())
        with contextlib.suppress(ConnectionClosed):  # the time is over
            async with contextlib.AsyncExitStack() as readers:
                for each in (person, eve):
                    readers.callback(asyncio.create_task(each.listen()).cancel)
                if not measured.begun:
                    await asyncio.sleep(luck.uniform(0, THINKING[1]))  # nobody begins all together
                await person.play_on(luck)
        for each in (person, eve):
            await each.close()


@contextlib.asynccontextmanager
async def people(site: Site, tables: int) -> AsyncIterator[Measured]:
    """They all have sat down, and play until this is left; then what was measured is complete."""
    measured, seats = Measured(), asyncio.Semaphore(AT_ONCE)
    kinds = islice(cycle(games), tables)
    playing = [asyncio.create_task(live(site, game, n, measured, seats)) for n, game in enumerate(kinds)]
    try:
        async with asyncio.timeout(PATIENCE + tables):
            while len(site.opened) < 2 * tables:  # a person and a spectator at each
                for task in playing:
                    if task.done():
                        task.result()
                await asyncio.sleep(0.1)  # nobody is told who else has sat down
        measured.begin()
        yield measured
    finally:
        for task in playing:
            task.cancel()
        await asyncio.wait(playing)
