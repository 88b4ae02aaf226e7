"""Killed with -9 at any moment and started again: every table goes on, and nothing acknowledged is lost."""

from __future__ import annotations

import asyncio
import contextlib
import signal
import sqlite3
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from igroteka.games import games
from igroteka.server.base.config import SHELF
from igroteka.server.streams.diff import apply
from tests.server.clients import PATIENCE, Client, Message, Site, Ticket
from tests.server.test_tables import friends, join


async def test_killed_in_the_middle_of_a_prompt_and_a_sealed_answer(own_site: Site) -> None:
    first = await own_site.table("duel", players=2)
    ann = await first.come()
    second = await join(own_site, ann, "Bob")
    bob = await second.come()
    await ann.done("start")
    await ann.see(lambda: "p0" in ann.views)
    assert (await ann.answer(0, "cloth"))["type"] == "ok"
    await bob.done("say", text="wait")
    seen = dict(ann.numbers)
    own_site.again()
    back = await first.come(seen)
    assert not any(m["type"] == "snapshot" for m in back.heard), "nothing was missed"
    ann = await first.come()
    assert ann.view(0)["asks"][0]["given"] == "cloth"
    assert any(m["type"] == "said" and m["text"] == "wait" for m in ann.heard)
    bob = await second.come()
    assert (await bob.answer(1, "paper"))["type"] == "ok"
    await ann.see(lambda: [e["values"]["words"] for e in ann.events("chosen")] == ["cloth paper"])


async def test_killed_again_and_again_the_game_goes_to_its_end(own_site: Site) -> None:
    """What was acknowledged is there afterwards; a click that was not may be lost, and is made again."""
    ticket = await own_site.table("duel", players=2, bots="normal", pace="instant")
    for _ in range(3):
        ann = await ticket.come()
        await ann.play(0)
        acknowledged = ann.numbers["p0"]
        await ann.see(lambda: ann.asked(0))  # noqa: B023, awaited in this round
        await ann.send({"type": "answer", "seat": 0, "number": ann.view(0)["number"], "key": "keep"})
        own_site.again()
        ann = await ticket.come()
        assert ann.numbers["p0"] >= acknowledged
    await ann.to_the_end(0)
    assert len(ann.view(0)["table"]["points"]) == 2


class Company:
    """Two people and a bot at a table, who answer whatever they must."""

    def __init__(self, tickets: list[Ticket]) -> None:
        self.tickets = tickets
        self.clients: list[Client] = []

    @classmethod
    async def gather(cls, site: Site, game: str) -> Company:
        first = await site.table(game, players=3, pace="instant", seed=5)
        ann = await first.come()
        second = await join(site, ann, "Bob")
        await ann.done("fill", level="normal")
        await ann.done("start")
        return cls([first, second])

    async def come(self) -> None:
        """Back to the table: everything that was told before is there, and nothing that was seen is undone."""
        before, self.clients = self.clients, [await ticket.come() for ticket in self.tickets]
        for seat, (old, new) in enumerate(zip(before, self.clients, strict=False)):
            assert new.numbers[f"p{seat}"] >= old.numbers[f"p{seat}"]
            assert told(new)[: len(told(old))] == told(old)

    async def play(self, seat: int, click: Callable[[], None]) -> None:
        """Until the server is gone, or the game is over; every acknowledged answer is told."""
        client = self.clients[seat]
        with contextlib.suppress(ConnectionClosed, TimeoutError):  # the server is killed meanwhile
            while True:
                await client.see(lambda: client.view(seat)["result"] is not None or must(client, seat) != "")
                if client.view(seat)["result"] is not None:
                    return
                answer = await client.answer(seat, must(client, seat))
                if answer["type"] == "ok":
                    click()


def told(client: Client) -> list[Message]:
    return [event for message in client.heard for event in message.get("events", [])]


def must(client: Client, seat: int) -> str:
    """An answer to a question that waits for one; which, changes with the number of the question."""
    view = client.view(seat)
    for ask in view["asks"]:
        if ask["must"] and ask["given"] is None and ask["form"] != "open":
            if ask["form"] == "several":
                return " ".join(ask["options"][: ask["least"]]) or "nothing"
            turn = int(view["number"].rpartition(".")[2])
            key: str = ask["options"][turn % len(ask["options"])]
            return key
    return ""


@pytest.fixture
async def whole_shelf(tmp_path: Path) -> AsyncIterator[Site]:
    """A server with the five games."""
    site = Site(tmp_path, shelf=SHELF).start()
    yield site
    await site.hang_up()
    assert site.end(signal.SIGTERM) == 0


async def test_killed_under_load_all_games_go_on_and_nothing_that_was_told_is_lost(whole_shelf: Site) -> None:
    """All five games at once, people clicking and bots thinking; the process dies in the middle, twice."""
    tables = [await Company.gather(whole_shelf, game) for game in games]
    for _ in range(2):
        for company in tables:
            await company.come()
        clicks = 0

        def click() -> None:
            nonlocal clicks
            clicks += 1
            if clicks == 60 and whole_shelf.process is not None:
                whole_shelf.process.kill()

        playing = [company.play(seat, click) for company in tables for seat in range(2)]
        async with asyncio.timeout(2 * PATIENCE):
            await asyncio.gather(*playing)
        whole_shelf.again()
    for company in tables:
        await company.come()
    assert all(company.clients[0].numbers["p0"] > 0 for company in tables)


async def test_killed_while_a_bot_thinks_it_thinks_again(own_site: Site) -> None:
    ticket = await own_site.table("market", players=3, bots="normal", pace="instant")
    ann = await ticket.come()
    for _ in range(2):
        await ann.see(lambda: ann.asked(0))  # noqa: B023, awaited in this round
        while (await ann.answer(0, ann.view(0)["asks"][0]["options"][-1]))["type"] == "ok" and ann.asked(0):
            pass
        own_site.again()
        ann = await ticket.come()
    await ann.see(lambda: ann.asked(0))
    assert ann.view(0)["table"]["turn"] >= 3


async def test_killed_in_a_race_the_call_that_was_acknowledged_counts(own_site: Site) -> None:
    """And one that was under way may be made again: the race is still open."""
    ann, bob = await friends(own_site)
    tickets = own_site.tickets[-2:]
    for round in range(2):
        await asyncio.gather(ann.answer(0, "stone"), bob.answer(1, "paper"))
        for seat, client in enumerate((ann, bob)):
            await client.see(lambda: kinds(client, seat) == ["pay"])  # noqa: B023  # awaited in this round
            await client.answer(seat, "keep")
        for seat, client in enumerate((ann, bob)):
            await client.see(lambda: kinds(client, seat) == ["call"])  # noqa: B023  # awaited in this round
        if round == 0:
            assert (await bob.answer(1, "call:blue"))["type"] == "ok"
        else:
            await bob.send({"type": "answer", "seat": 1, "number": bob.view(1)["number"], "key": "call:blue"})
        own_site.again()
        ann, bob = [await ticket.come() for ticket in tickets]
        calls = [event["seat"] for event in ann.events("called")]
        assert calls[:1] == [1]
    if kinds(ann, 0) == ["call"]:
        assert (await ann.answer(0, "call:red"))["type"] == "ok"
    await ann.see(lambda: kinds(ann, 0) == ["choose"])


def kinds(client: Client, seat: int) -> list[str]:
    return [ask["kind"] for ask in client.view(seat)["asks"]]


async def test_a_held_answer_survives(own_site: Site) -> None:
    """Acknowledged before its time, killed, and published after the restart all the same."""
    quick = own_site.config.timing
    own_site.end(signal.SIGTERM)
    own_site.start(timing=msgspec.structs.replace(quick, guard=600_000))
    ann, bob = await friends(own_site)
    first = own_site.tickets[-2]
    await asyncio.gather(ann.answer(0, "stone"), bob.answer(1, "paper"))
    await ann.see(lambda: ann.view(0)["asks"] != [] and ann.view(0)["asks"][0]["kind"] == "pay")
    assert (await ann.answer(0, "pay"))["type"] == "ok"
    await own_site.hang_up()
    own_site.end(signal.SIGKILL)
    own_site.start(timing=quick)
    ann = await first.come()
    await ann.see(lambda: paid(ann) == [1])


def paid(client: Client) -> list[int]:
    return [e["values"]["coins"] for e in client.events("paid")]


async def test_told_to_stop_it_commits_says_good_bye_and_ends_well(own_site: Site) -> None:
    ticket = await own_site.table("market", players=2, bots="random", pace="instant")
    ann = await ticket.come()
    await ann.play(0)
    code, _ = await asyncio.gather(asyncio.to_thread(own_site.end, signal.SIGTERM), ann.closed())
    assert code == 0
    own_site.start()
    again = await ticket.come()
    assert again.numbers["p0"] >= ann.numbers["p0"]


async def test_a_finished_game_is_kept_per_seat_and_shown_without_rules(own_site: Site) -> None:
    ticket = await own_site.table("duel", players=2, pace="instant")
    ann = await ticket.come()
    key = {"Authorization": f"Bearer {ticket.key}"}
    await own_site.get(f"/api/tables/{ticket.table}/replay", 409, **key)
    await ann.done("fill", level="normal")
    await ann.done("start")
    await ann.see(lambda: "p0" in ann.views)
    await ann.to_the_end(0)
    await own_site.hang_up()
    own_site.again()  # whatever was archived by then, or not: afterwards it is
    film = await own_site.get(f"/api/tables/{ticket.table}/replay", 200, **key)
    assert film["audiences"] == ["p0", "public"]
    view = film["view"]
    for frame in film["frames"]:
        apply(view, frame["ops"])
    assert view["result"] == ann.view(0)["result"]
    public = await own_site.get(f"/api/tables/{ticket.table}/replay?audience=public", 200, **key)
    assert "purse" not in public["view"]["table"]
    link = {"Authorization": f"Bearer {film['watch']}"}
    assert await own_site.get(f"/api/tables/{ticket.table}/replay", 200, **link) == {**public, "audiences": ["public"]}
    await own_site.get(f"/api/tables/{ticket.table}/replay?audience=p1", 403, **key)
    await own_site.get(f"/api/tables/{ticket.table}/replay", 403)


async def test_a_table_that_cannot_be_opened_keeps_nobody_else_waiting(own_site: Site) -> None:
    """A finished game that was not archived and whose save is spoilt: the server starts, and the other tables open."""
    spoilt = await own_site.table("duel", players=2, bots="normal", pace="instant")
    other = await own_site.table("duel", players=2, bots="normal")
    await (await spoilt.come()).to_the_end(0)
    await own_site.hang_up()
    own_site.end(signal.SIGTERM)
    with contextlib.closing(sqlite3.connect(own_site.config.file)) as database, database:
        database.execute("DELETE FROM archive")
        database.execute("UPDATE saves SET body = x'00' WHERE id = ?", (spoilt.table,))
    own_site.start()
    ann = await other.come()
    assert (await ann.answer(0, "stone"))["type"] == "ok"
