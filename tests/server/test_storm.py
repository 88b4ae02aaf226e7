"""Whatever people send, in whatever order: the server has no fault of its own, and everybody sees what is."""

from __future__ import annotations

import asyncio
import contextlib
from pathlib import Path
from random import Random
from signal import SIGTERM
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from igroteka.games import games
from igroteka.server.base.config import SHELF
from tests.server.clients import Client, Message, Site, Ticket
from tests.server.test_tables import join

SEATS = (0, 0, 1, 1, 2, -1, 7, 10**12)
WORDS = ("", "nothing", "…", "p0", "x" * 200, "N E S W", "\u202e\x00\ud7ff", "call:white", "end", "1", "give_up")
MESSAGES = 120


def random_message(luck: Random, client: Client) -> Message:
    """Something that a client might say, or would never."""
    seat = luck.choice(SEATS)
    view: Message = luck.choice([*client.views.values()]) if client.views else {"asks": [], "number": "0.1", "seat": 0}
    number = luck.choice([view["number"]] * 6 + ["0.1", "", "999.9"])
    options = [(ask["seat"], key) for ask in view["asks"] for key in (*ask["options"], *ask["refused"], ask["default"])]
    kinds: list[Message] = [
        {"type": "undo", "seat": seat},
        {"type": "takeback", "seat": seat},
        {"type": "consent", "yes": luck.random() < 0.5},
        {"type": "hint", "seat": seat},
        {"type": "why", "seat": seat, "key": luck.choice(WORDS)},
        {"type": "what_if", "seat": seat, "key": luck.choice(WORDS)[:64]},
        {"type": "look_back", "seat": seat},
        {"type": "say", "text": luck.choice(WORDS) or "hm", "about": luck.choice(["", "arcade", "<b>"])},
        {"type": "hurry"},
        {"type": "sync", "t": luck.choice([0, -1e300, 1e300])},
        {"type": "pong", "n": luck.choice([0, -1, 10**15])},
        {"type": "rename", "name": luck.choice(["Ann", "  ", "\u202eEve", "x" * 24])},
        {"type": "rename", "name": luck.choice(["Ann", "\u3164"]), "seat": seat},
        {"type": "sit", "seat": seat},
        {"type": "stand", "seat": seat},
        {"type": "device_code"},
        {"type": "configure", "players": luck.choice([None, 0, 2, 3, -1, 10**9])},
        {"type": "configure", "settings": luck.choice([{}, {"nonsense": 1}, {"first": ["p0"]}])},
        {"type": "configure", "clock": luck.choice([{}, {"move": 1, "bank": 0}, {"move": -5}, {"bank": 10**9}])},
        {"type": "configure", "substitutes": luck.random() < 0.5, "hints": luck.random() < 0.5},
        {"type": "set_bot", "seat": seat, "level": luck.choice([None, "random", "normal"])},
        {"type": "fill", "level": "random"},
        {"type": "order", "seats": luck.choice([[], [0, 0, 0], [2, 1, 0], [-1], [10**12]])},
        {"type": "start"},
        {"type": "mute", "member": luck.randrange(5), "muted": luck.random() < 0.5},
        {"type": "lock", "locked": False},
        {"type": "hand_over", "member": luck.randrange(5)},
        {"type": "claim_host"},
        {"type": "hello", "table": "x"},
    ]
    if options and luck.random() < 0.6:
        whose, key = luck.choice(options)
        return {"type": "answer", "seat": whose, "number": number, "key": key, "t": luck.choice([-1, 0, 10**15])}
    if luck.random() < 0.2:
        return {"type": "answer", "seat": seat, "number": number, "key": luck.choice(WORDS)}
    return luck.choice(kinds)


async def storm(client: Client, luck: Random) -> list[str]:
    """Send and listen; what the server refused, by code."""
    codes = []
    for _ in range(MESSAGES):
        message = random_message(luck, client)
        kind = message.pop("type")
        if kind in ("sync", "pong"):  # never acknowledged
            await client.send({"type": kind, **message})
            continue
        answer = await client.do(kind, **message)
        if answer["type"] == "error":
            codes.append(answer["code"])
    return codes


def seen(view: Message) -> Message:
    """A view without what moves by itself."""
    return {key: value for key, value in view.items() if key != "now"}


@pytest.mark.parametrize("game", games.ids)
async def test_nothing_that_is_said_at_a_table_breaks_it(tmp_path: Path, game: str) -> None:
    site = Site(tmp_path, shelf=SHELF).start()
    try:
        ann = await (await site.table(game, players=max(3, games[game].least), pace="instant", seed=3)).come()
        bob, cid = [await (await join(site, ann, name)).come() for name in ("Bob", "Cid")]
        watcher = await Ticket(site, ann.room["table"], watch=ann.welcome["watch"]).come()
        await ann.done("fill", level="random")
        await ann.done("start")
        everybody = [ann, bob, cid, watcher]
        for client in everybody:
            await client.see(lambda: bool(client.views))  # noqa: B023, awaited in this round
        codes: list[list[str]] = await asyncio.gather(*(storm(c, Random(n)) for n, c in enumerate(everybody)))
        assert not {"internal", "storage"} & {code for found in codes for code in found}
        assert set(codes[3]) <= {"no_entry", "bad_message", "too_fast"}, "who watches only watches"
        assert not any(m["type"] == "bye" for client in everybody for m in client.heard)
        await look_again(site, everybody[:3])
    finally:
        await site.hang_up()
        assert site.end(SIGTERM) == 0


async def look_again(site: Site, clients: list[Client]) -> None:
    """The views that grew by changes are those that a fresh look shows; also after kill -9."""
    ann = clients[0]
    await ann.do("configure", clock={}, substitutes=False)
    for restarted in (False, True):
        if restarted:
            site.again()
        for ticket, client in zip(site.tickets, clients, strict=True):
            fresh = await ticket.come()
            known: dict[str, Any] = {}
            if not restarted:
                await client.do("hurry")
                known = {name: seen(view) for name, view in client.views.items() if name in fresh.views}
            same = [name for name in known if fresh.numbers[name] == client.numbers[name]]
            assert {name: known[name] for name in same} == {name: seen(fresh.views[name]) for name in same}
            await fresh.close()


async def test_a_seat_is_taken_once_however_many_reach_for_it(site: Site) -> None:
    ann = await (await site.table("duel", players=4)).come()
    await ann.done("stand", seat=0)
    people = [await (await join(site, ann, f"P{n}")).come() for n in range(6)]
    for client in people[:4]:
        await client.done(
            "stand", seat=next(s["seat"] for s in client.room["seats"] if s["owner"] == client.welcome["member"])
        )
    answers = await asyncio.gather(*(client.do("sit", seat=2) for client in people))
    assert sorted(a["type"] for a in answers) == ["error"] * 5 + ["ok"]
    owner = people[next(n for n, a in enumerate(answers) if a["type"] == "ok")]
    await ann.do("hurry")
    assert [s["owner"] for s in ann.room["seats"]] == [None, None, owner.welcome["member"], None]


async def test_the_last_free_seat_goes_to_one_of_those_who_join_at_once(site: Site) -> None:
    ann = await (await site.table("duel", players=2)).come()
    body = {"invite": ann.welcome["invite"], "name": "Late"}
    path = f"/api/tables/{ann.room['table']}/join"
    made = await asyncio.gather(*(site.post(path, body) for _ in range(8)))
    assert len({each["key"] for each in made}) == 8
    last = await ann.until(lambda m: m["type"] == "room" and len(m["room"]["members"]) == 9)
    owners = [seat["owner"] for seat in last["room"]["seats"]]
    assert len(set(owners)) == 2
    assert None not in owners


async def test_undos_in_a_storm_and_kill_9_leave_one_truth(own_site: Site) -> None:
    """Two tabs of one seat answer and undo as fast as they can; in the middle of it the server is killed, twice."""
    ticket = await own_site.table("market", players=2, bots="random", pace="instant", seed=4)
    for life in range(2):
        tabs, eye = [await ticket.come(), await ticket.come()], await ticket.come()
        storms = [asyncio.create_task(undoing(tab, Random(2 * life + n))) for n, tab in enumerate(tabs)]
        before = len(eye.events("undone"))
        await eye.see(lambda: len(eye.events("undone")) >= before + 3)  # noqa: B023, awaited in this round
        own_site.again()
        await asyncio.gather(*storms)
    one, other = await ticket.come(), await ticket.come()
    assert seen(one.view(0)) == seen(other.view(0))
    await one.to_the_end(0)


async def undoing(client: Client, luck: Random) -> None:
    with contextlib.suppress(ConnectionClosed):  # the server is killed meanwhile
        while True:
            asks = [a for a in client.view(0)["asks"] if a["options"]]
            if asks and luck.random() < 0.6:
                key = luck.choice(asks[0]["options"])
                await client.send({"type": "answer", "seat": 0, "number": client.view(0)["number"], "key": key})
            await client.send({"type": "undo", "seat": 0})
            await client.read()
