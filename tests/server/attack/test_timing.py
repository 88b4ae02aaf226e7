"""When the answer to a guarded question is published tells nothing: neither that there was a choice, nor who is slow.

People of several speeds play on many tables at once; on some nobody has anything to decide. The times from question to
publication, as the table's own clock tells them to everybody, are compared by the test of Kolmogorov and Smirnov.
"""

from __future__ import annotations

import asyncio
import contextlib
from bisect import bisect_right
from itertools import combinations
from math import sqrt
from typing import Final

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.clients import Client, Message, Site, Ticket
from tests.server.test_tables import friends, join

WINDOW: Final = 4
SPEEDS: Final = {"at once": 0.0, "half-way": 0.5, "late": 0.85, "never": 2.0}
"""After which part of the window somebody answers."""
TABLES: Final = 3
"""Of each kind: 18 windows."""
CRITICAL: Final = 2.7
"""Of the Kolmogorov distribution: exceeded by chance less than once in a million times."""
BLUR: Final = 20
"""Milliseconds within which times count as equal: no network is that even."""


def distance(one: list[int], other: list[int]) -> float:
    """The largest difference of the two empirical distributions."""
    one, other = sorted(one), sorted(other)
    return max(abs(bisect_right(one, x) / len(one) - bisect_right(other, x) / len(other)) for x in {*one, *other})


def alike(one: list[int], other: list[int]) -> bool:
    return distance(one, other) <= CRITICAL * sqrt((len(one) + len(other)) / (len(one) * len(other)))


async def live(client: Client, seat: int, slowness: float, window: float) -> None:
    """Choose and call at once; answer guarded questions at one's own speed."""
    answered = ""
    with contextlib.suppress(ConnectionClosed):  # the other has ended the game
        while client.view(seat)["result"] is None:
            ask = next((a for a in client.view(seat)["asks"] if a["given"] is None), None)
            number = client.view(seat)["number"]
            if ask is None or number == answered:
                await client.read()
                continue
            answered = number
            if ask["kind"] == "pay":
                if slowness > 1:
                    continue
                await asyncio.sleep(slowness * window)  # what is measured: people take their time
            key = ask["options"][-1]
            await client.send({"type": "answer", "seat": seat, "number": number, "key": key})


def published(client: Client) -> list[int]:
    """How long after each guarded question was asked its answer came, by the table's clock."""
    found: list[int] = []
    asked = -1
    for message in client.heard:
        if message["type"] == "change":
            kinds = {event["kind"] for event in message["events"]}
            if "paid" in kinds:
                found.append((message["at"] - asked) // BLUR)
            if kinds & {"chosen", "paid"}:
                asked = message["at"]
    return found


async def play(site: Site, rich: bool, slowness: float) -> list[int]:
    ann, bob = await friends(site, settings={"rich": rich}, window=WINDOW)
    eve = await Ticket(site, ann.room["table"], watch=ann.welcome["watch"]).come()
    window = WINDOW * site.config.timing.guard / 1000
    seeing = asyncio.ensure_future(eve.see(lambda: eve.view(None)["result"] is not None))
    await asyncio.gather(live(ann, 0, slowness, window), live(bob, 1, slowness, window), seeing)
    return published(eve)


async def test_when_an_answer_is_published_does_not_tell_whether_there_was_a_choice(site: Site) -> None:
    kinds = {("poor", name): (False, part) for name, part in SPEEDS.items()}
    kinds |= {("rich", name): (True, part) for name, part in SPEEDS.items()}
    games = [(kind, play(site, *how)) for _ in range(TABLES) for kind, how in kinds.items()]
    times: dict[tuple[str, str], list[int]] = {kind: [] for kind in kinds}
    for (kind, _), found in zip(games, await asyncio.gather(*(game for _, game in games)), strict=True):
        times[kind] += found
    assert {len(found) for found in times.values()} == {6 * TABLES}
    for one, other in combinations(times, 2):
        assert alike(times[one], times[other]), (one, sorted(times[one]), other, sorted(times[other]))
    assert min(min(found) for found in times.values()) >= WINDOW * site.config.timing.guard // BLUR


def test_the_test_would_have_noticed() -> None:
    """Forced answers after 0.7 to 2.8 s, those of people when they come: as it was once."""
    forced, slow = [700 + 120 * n for n in range(18)], [2_900 + 50 * n for n in range(18)]
    assert not alike(forced, slow)
    assert alike(forced, [n + 200 for n in forced])


async def test_everybody_sees_the_same_countdown(site: Site) -> None:
    ann, bob = await friends(site, window=120)
    eve = await Ticket(site, ann.room["table"], watch=ann.welcome["watch"]).come()
    assert [each.room["window"] for each in (ann, bob, eve)] == [120, 120, 120]
    await asyncio.gather(ann.answer(0, "stone"), bob.answer(1, "paper"))
    ends = [(await each.until(has_countdown))["until"] for each in (ann, bob, eve)]
    assert ends[0] == ends[1] == ends[2]
    assert ends[0][0] > 0
    assert ends[0][1] == -1


def has_countdown(message: Message) -> bool:
    return message["type"] == "clocks" and int(message["until"][0]) > 0


async def test_who_is_not_there_loses_no_window(site: Site) -> None:
    """It waits, for a seat with a choice and for one without alike, and begins anew when they are back."""
    for rich in (True, False):
        ann = await (await site.table("duel", players=2, settings={"rich": rich}, window=1)).come()
        ticket = await join(site, ann, "Bob")
        bob = await ticket.come()
        await ann.done("start")
        await bob.see(lambda: "p1" in bob.views)  # noqa: B023, awaited in this round
        assert (await bob.answer(1, "paper"))["type"] == "ok"
        await bob.close()
        await ann.see(lambda: not ann.room["members"][1]["connected"])  # noqa: B023, likewise
        await ann.answer(0, "stone")
        await ann.see(lambda: len(ann.events("paid")) == 1)  # noqa: B023, likewise
        for _ in range(3):
            await ann.done("say", text="where is Bob?")
            await asyncio.sleep(0.1)  # time in which nothing may happen
        assert len(ann.events("paid")) == 1
        await ticket.come()
        await ann.see(lambda: len(ann.events("paid")) == 2)  # noqa: B023, likewise


@pytest.mark.parametrize("seconds", [0, 121, -5])
async def test_the_window_has_bounds_and_is_the_hosts(site: Site, seconds: int) -> None:
    ann, bob = await friends(site)
    assert (await bob.refused("configure", window=9))["code"] == "not_host"
    assert (await ann.refused("configure", window=seconds))["code"] == "bad_message"
    await ann.done("configure", window=9)
    await bob.see(lambda: bob.room["window"] == 9)
