"""What no well-behaved client does: the table goes on, the others notice nothing, and there is an end to everything."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from signal import SIGTERM
from typing import Any

import msgspec
import pytest

from igroteka.server.base.config import Limits
from tests.server.clients import LOOSE, PATIENCE, QUICK, Client, Site, Ticket
from tests.server.raw import BINARY, PING, PONG, TEXT, Raw
from tests.server.test_tables import friends, join

UNBOUNDED: dict[str, Any] = {
    "rate": 1e6,
    "burst": 10**6,
    "frames_rate": 1e6,
    "frames_burst": 10**6,
    "bytes_rate": 1e9,
    "bytes_burst": 10**9,
}
"""One socket may send what it likes."""


@contextlib.asynccontextmanager
async def opened(data: Path, **settings: Any) -> AsyncIterator[Site]:
    """A server with settings of its own."""
    site = Site(data, **settings).start()
    try:
        yield site
        await site.hang_up()
    finally:
        site.end(SIGTERM)


@pytest.fixture(scope="module")
def narrowed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    limits = msgspec.structs.replace(LOOSE, **UNBOUNDED, unread=100_000, chat=5, steps=6)
    timing = msgspec.structs.replace(QUICK, patience=300)
    site = Site(tmp_path_factory.mktemp("narrow"), limits=limits, timing=timing).start()
    yield site
    site.end(SIGTERM)


@pytest.fixture
async def narrow(narrowed: Site) -> AsyncIterator[Site]:
    """A server with little room and little patience."""
    yield narrowed
    await narrowed.hang_up()


async def seated(site: Site) -> tuple[Raw, Client]:
    """Somebody with a socket by hand at a table with somebody else."""
    ann, _ = await friends(site)
    ticket = site.tickets[-1]
    raw = await Raw.open(site)
    raw.say("hello", table=ticket.table, key=ticket.key)
    await raw.hear("welcome")
    return raw, ann


# ------------------------------------------------------------------------------------------------- frames and bytes


async def test_binary_frames_are_no_messages(site: Site) -> None:
    raw, ann = await seated(site)
    raw.frame(BINARY, b'{"type":"say","text":"hi"}')
    assert await raw.closed() == 1003
    await ann.done("say", text="still here")


async def test_a_frame_that_claims_to_be_huge_is_not_waited_for(site: Site) -> None:
    raw, ann = await seated(site)
    raw.frame(TEXT, b"x", size=1 << 40)
    assert await raw.closed() == 1009
    await ann.done("say", text="still here")


async def test_pieces_add_up_to_no_more_than_a_message_may_have(site: Site) -> None:
    raw, _ = await seated(site)
    raw.frame(TEXT, b'{"type":"say","text":"', fin=False)
    for _ in range(10):
        raw.frame(0, b"x" * 8_000, fin=False)
    assert await raw.closed() == 1009


async def test_a_message_in_pieces_is_a_message(site: Site) -> None:
    raw, ann = await seated(site)
    for piece, fin in ((b'{"type":"say",', False), (b'"text":', False), (b'"in pieces"}', True)):
        raw.frame(TEXT if piece.startswith(b"{") else 0, piece, fin)
    await ann.until(lambda m: m["type"] == "said" and m["text"] == "in pieces")


async def test_who_says_everything_at_once_is_heard(site: Site) -> None:
    """Before the server has answered the hello, and more than it takes in at a time."""
    ann, _ = await friends(site)
    ticket = site.tickets[-1]
    raw = await Raw.open(site)
    raw.say("hello", table=ticket.table, key=ticket.key)
    for n in range(20):
        raw.say("sync", t=n)
        raw.say("why", seat=1, key="stone")
    raw.say("say", text="first")
    await ann.until(lambda m: m["type"] == "said" and m["text"] == "first")
    raw.say("say", text="second")
    await ann.until(lambda m: m["type"] == "said" and m["text"] == "second")


async def test_a_ping_is_answered(site: Site) -> None:
    raw, _ = await seated(site)
    raw.frame(PING, b"there?")
    while (frame := await raw.read())[0] != PONG:
        pass
    assert frame[1] == b"there?"


@pytest.mark.parametrize(
    "payload",
    [
        b'{"type":"say","text":"\xff\xfe"}',
        b'{"type":"say","text":"\\ud800"}',
        b"[" * 10_000,
        b'{"a":' * 2_000,
        b'{"type":"answer","seat":1e400,"number":"0.1","key":"stone"}',
        b'{"type":"sync","t":NaN}',
        b'{"type":"say","text":"a","type":"leave"}',
        b'{"type":"configure","settings":{"limit":99999999999999999999999999}}',
        b"",
    ],
)
async def test_bytes_that_mean_nothing_get_an_error(site: Site, payload: bytes) -> None:
    raw, ann = await seated(site)
    raw.frame(TEXT, payload)
    assert (await raw.hear("error"))["code"] == "bad_message"
    raw.say("say", text="better")
    await ann.until(lambda m: m["type"] == "said" and m["text"] == "better")


async def test_other_paths_have_no_socket(site: Site) -> None:
    raw = await Raw.dial(site)
    assert " 404 " in await raw.shake_hands("/elsewhere")


@pytest.mark.parametrize(
    "origin",
    [
        "https://evil.example",
        "null",
        "http://localhost.evil.example",
        "file://",
        "http://localhost\r\nOrigin: http://evil",
    ],
)
async def test_strange_pages_are_turned_away_at_the_door(site: Site, origin: str) -> None:
    raw = await Raw.dial(site)
    assert " 403 " in await raw.shake_hands("/ws", Origin=origin)


@pytest.mark.parametrize(
    "path", ["/../app.py", "/..%2fapp.py", "/assets/..%2f..%2fapp.py", "/%2e%2e/%2e%2e/etc/passwd"]
)
async def test_nothing_but_the_page_is_served(site: Site, path: str) -> None:
    raw = await Raw.dial(site)
    raw.write(f"GET {path} HTTP/1.0\r\nHost: localhost\r\n\r\n".encode())
    async with asyncio.timeout(PATIENCE):
        answer = await raw.reader.read()
    assert b" 404 " in answer.splitlines()[0]
    assert b"import" not in answer


# --------------------------------------------------------------------------------------------- acting for others


async def test_a_key_opens_only_its_own_table(site: Site) -> None:
    mine, other = await site.table("duel", players=2), await site.table("duel", players=2)
    client = await site.open()
    await client.send({"type": "hello", "table": other.table, "key": mine.key})
    assert (await client.hear("error"))["code"] == "no_entry"


async def test_the_link_to_watch_neither_joins_nor_acts(site: Site) -> None:
    ann, bob = await friends(site)
    table, watch = ann.room["table"], ann.welcome["watch"]
    await site.post(f"/api/tables/{table}/join", {"invite": watch, "name": "Eve"}, 403)
    eve = await site.open()
    await eve.send({"type": "hello", "table": table, "key": watch})
    assert (await eve.hear("error"))["code"] == "no_entry"
    eve = await Ticket(site, table, watch=watch).come()
    number = bob.view(1)["number"]
    for kind, fields in (
        ("answer", {"seat": 1, "number": number, "key": "stone"}),
        ("undo", {"seat": 1}),
        ("hint", {"seat": 1}),
        ("why", {"seat": 1, "key": "stone"}),
        ("what_if", {"seat": 1, "key": "stone"}),
        ("look_back", {"seat": 1}),
        ("sit", {"seat": 1}),
        ("kick", {"member": 1}),
        ("start", {}),
        ("device_code", {}),
    ):
        assert (await eve.refused(kind, **fields))["code"] == "no_entry"
    assert set(eve.views) == {"public"}
    assert "purse" not in eve.view(None)["table"]


async def test_who_was_kicked_in_the_middle_acts_no_more(site: Site) -> None:
    """Also with what they have sent already, and with a code they had asked for before."""
    ann, bob = await friends(site)
    await bob.done("device_code")
    code = next(m for m in bob.heard if m["type"] == "new_code")["code"]
    await ann.done("kick", member=bob.welcome["member"])
    with contextlib.suppress(Exception):  # the server may have hung up already
        await bob.send({"type": "answer", "seat": 1, "number": bob.view(1)["number"], "key": "cloth"})
    await bob.closed()
    await site.post("/api/redeem", {"code": code}, 403)
    await ann.answer(0, "stone")
    await ann.see(lambda: ann.events("chosen") != [])
    assert ann.events("chosen")[0]["values"]["words"] == "stone stone", "the bot that went on chose, not Bob"


async def test_who_hands_over_is_host_no_more_in_the_very_next_message(site: Site) -> None:
    ann, bob = await friends(site)
    await ann.send({"type": "hand_over", "id": 50, "member": bob.welcome["member"]})
    await ann.send({"type": "kick", "id": 51, "member": bob.welcome["member"]})
    error = await ann.until(lambda m: m.get("id") == 51)
    assert error["code"] == "not_host"
    await bob.done("lock", locked=True)


async def test_a_player_cannot_look_at_a_bots_cards_by_sitting_down_there(site: Site) -> None:
    """A guest who has seen nothing may, where the host lets them; who has seen other cards may only go back to them."""
    ann = await (await site.table("duel", players=3, bots="normal", takeover=True)).come()
    bob = await (await join(site, ann, "Bob")).come()
    assert (await ann.refused("sit", seat=1))["reason"] == "seen_cards"
    await ann.done("stand", seat=0)
    assert (await ann.refused("sit", seat=1))["reason"] == "seen_cards"
    await ann.done("sit", seat=0)
    await bob.done("sit", seat=1)
    await bob.see(lambda: "p1" in bob.views)
    await bob.done("stand", seat=1)
    assert (await bob.refused("sit", seat=2))["reason"] == "seen_cards"


async def test_a_take_back_does_not_wait_for_who_has_left(site: Site) -> None:
    ann, bob = await friends(site, window=120)
    await asyncio.gather(ann.answer(0, "stone"), bob.answer(1, "paper"))
    await ann.see(lambda: ann.view(0)["asks"] != [] and ann.view(0)["asks"][0]["kind"] == "pay")
    await ann.done("takeback", seat=0)
    await bob.send({"type": "leave"})
    await ann.see(lambda: ann.view(0)["asks"] != [] and ann.view(0)["asks"][0]["kind"] == "choose")
    await ann.see(lambda: ann.room["takeback"] is None)


# --------------------------------------------------------------------------------------------------- too much of it


async def test_a_flood_is_cut_off_and_the_others_notice_nothing(tmp_path: Path) -> None:
    async with opened(tmp_path, limits=msgspec.structs.replace(LOOSE, rate=20.0, burst=60)) as site:
        raw, ann = await seated(site)
        for _ in range(20_000):
            raw.frame(TEXT, b"{}")
        assert (await raw.hear("bye"))["why"] == "left"
        await ann.done("say", text="still here")


async def ask_on_and_on(raw: Raw) -> None:
    async with asyncio.timeout(PATIENCE):
        while True:
            raw.say("why", seat=1, key="x" * 3_900)
            await raw.writer.drain()


async def test_who_asks_and_never_reads_is_cut_off(narrow: Site) -> None:
    """What they do not read waits in memory, but not without end."""
    raw, ann = await seated(narrow)
    raw.writer.transport.pause_reading()  # type: ignore[attr-defined]  # a socket can
    with pytest.raises(ConnectionError):
        await ask_on_and_on(raw)
    await ann.done("say", text="still here")


async def test_requests_that_are_never_finished_are_shown_out(narrow: Site) -> None:
    """Hundreds of them, silent from the beginning, in the middle of a head, in the middle of a body."""
    begun = [await Raw.dial(narrow) for _ in range(300)]
    pieces = (b"", b"GET / HTTP/1.1\r\nHost: he", b"POST /api/redeem HTTP/1.1\r\nContent-Length: 9\r\n\r\n{")
    for n, raw in enumerate(begun):
        raw.write(pieces[n % 3])
    async with asyncio.timeout(PATIENCE):
        await asyncio.gather(*(shown_out(raw) for raw in begun))
    assert (await narrow.get("/health"))["ok"] is True


async def shown_out(raw: Raw) -> None:
    with contextlib.suppress(ConnectionError):  # where the server was done before the first piece came
        await raw.reader.read()


async def test_a_socket_on_which_nobody_says_hello_is_closed(narrow: Site) -> None:
    raw = await Raw.open(narrow)
    assert (await raw.hear("bye"))["why"] == "left"


async def test_one_address_opens_and_makes_no_more_than_its_share(tmp_path: Path) -> None:
    """Clients behind a proxy on this machine each have a share of their own; the machine itself has no limit."""
    limits = Limits(sockets_rate=0.001, sockets_burst=3, tables_rate=0.001, tables_burst=2)
    far, order = {"X-Forwarded-For": "203.0.113.9"}, {"game": "duel", "name": "A"}
    async with opened(tmp_path, limits=limits) as site:
        for _ in range(3):
            await Raw.open(site, X_Forwarded_For="203.0.113.9")
        assert " 503 " in await (await Raw.dial(site)).shake_hands("/ws", X_Forwarded_For="203.0.113.9")
        await Raw.open(site, X_Forwarded_For="203.0.113.10")
        for _ in range(4):
            await Raw.open(site)
        for _ in range(2):
            await site.post("/api/tables", order, 201, **far)
        assert (await site.post("/api/tables", order, 429, **far))["code"] == "too_fast"
        for _ in range(3):
            await site.table("duel", players=2)


async def test_one_what_if_at_a_time(site: Site) -> None:
    ann = await (await site.table("gravity_falls", players=2, bots="random", settings={"first_player": "p0"})).come()
    for id in (50, 51, 52):
        await ann.send({"type": "what_if", "id": id, "seat": 0, "key": "rest"})
    answers = [(await ann.until(lambda m: m.get("id") in (50, 51, 52)))["type"] for _ in range(3)]
    assert sorted(answers) == ["error", "error", "ok"]
    assert len([m for m in ann.heard if m["type"] == "foreseen"]) == 1


async def test_one_hint_at_a_time(site: Site) -> None:
    ann = await (await site.table("gravity_falls", players=2, bots="random", settings={"first_player": "p0"})).come()
    for id in (50, 51, 52):
        await ann.send({"type": "hint", "id": id, "seat": 0})
    answers = {(await ann.until(lambda m: m.get("id") in (50, 51, 52)))["type"] for _ in range(3)}
    assert answers == {"ok", "error"}
    assert len([m for m in ann.heard if m["type"] == "hinted"]) == 1


async def test_the_chat_keeps_its_last_lines_only(narrow: Site) -> None:
    ticket = await narrow.table("duel", players=2)
    ann = await ticket.come()
    for n in range(12):
        await ann.done("say", text=f"line {n}")
    again = await ticket.come()
    await again.refused("hurry")
    assert [m["text"] for m in again.heard if m["type"] == "said"] == [f"line {n}" for n in range(7, 12)]
    with contextlib.closing(sqlite3.connect(narrow.config.file)) as database:
        assert database.execute("SELECT count(*) FROM chat WHERE id = ?", (ticket.table,)).fetchone() == (5,)


async def test_a_game_does_not_go_on_for_ever(narrow: Site) -> None:
    ann, _ = await friends(narrow)
    for _ in range(3):
        assert (await ann.answer(0, "stone"))["type"] == "ok"
        await ann.done("undo", seat=0)
    assert (await ann.answer(0, "stone"))["code"] == "full"
