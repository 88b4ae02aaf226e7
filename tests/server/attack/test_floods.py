"""One socket against the server: whatever it sends, the others have their turns and the memory stays small."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from signal import SIGTERM

import msgspec
import pytest

from igroteka.server.base.config import Config, Limits
from igroteka.server.http.app import open_tables
from igroteka.server.http.sockets import MAX_FRAMES_BEFORE_HELLO
from tests.server.clients import LOOSE, PATIENCE, Client, Site
from tests.server.raw import PING, PONG, TEXT, Raw
from tests.server.test_attacks import UNBOUNDED, opened, seated
from tests.server.test_sockets import Ends

FIN = 0x80


def empty_frames(head: int, count: int) -> bytes:
    """As a client masks them, with zeros."""
    return bytes([head, 0x80, 0, 0, 0, 0]) * count


@pytest.fixture(scope="module")
def limited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    limits = msgspec.structs.replace(LOOSE, frames_rate=10.0, frames_burst=500, bytes_rate=1000.0, bytes_burst=50_000)
    site = Site(tmp_path_factory.mktemp("strict"), limits=limits).start()
    yield site
    site.end(SIGTERM)


@pytest.fixture
async def strict(limited: Site) -> AsyncIterator[Site]:
    """A server on which one socket has sent enough soon."""
    yield limited
    await limited.hang_up()


async def pongs_until_the_end(raw: Raw) -> int:
    """How many pings were answered before the server hung up."""
    count = 0
    with contextlib.suppress(asyncio.IncompleteReadError, ConnectionError):  # that is what is waited for
        while True:
            count += (await raw.read())[0] == PONG
    return count


async def test_a_flood_of_pings_without_a_hello_is_cut_off_at_once(site: Site) -> None:
    ann = await (await site.table("duel", players=2)).come()
    raw = await Raw.open(site)
    raw.write(empty_frames(FIN | PING, 200_000))
    assert await pongs_until_the_end(raw) <= MAX_FRAMES_BEFORE_HELLO + 200, (
        "one slice of the flood was read, and no more"
    )
    await ann.done("say", text="still here")


@pytest.mark.parametrize("opcode", [PING, PONG])
async def test_control_frames_count_as_frames(strict: Site, opcode: int) -> None:
    raw, ann = await seated(strict)
    raw.write(empty_frames(FIN | opcode, 20_000))
    assert await pongs_until_the_end(raw) < 2_000
    await ann.done("say", text="still here")


async def test_bytes_count_however_few_messages_they_are(strict: Site) -> None:
    raw, ann = await seated(strict)
    with contextlib.suppress(ConnectionError):  # it may be cut off before all is written
        for _ in range(100):
            raw.frame(TEXT, b'{"type":"say","text":"' + b" " * 10_000 + b'"}')
            await raw.writer.drain()
    assert await raw.closed() in (0, 1008)
    await ann.done("say", text="still here")


async def test_pieces_of_a_message_count_as_frames(strict: Site) -> None:
    raw, ann = await seated(strict)
    raw.frame(TEXT, b"{", fin=False)
    raw.write(empty_frames(0, 20_000))
    assert await raw.closed() in (0, 1008)
    await ann.done("say", text="still here")


async def test_pongs_that_nobody_reads_count_as_unread(tmp_path: Path) -> None:
    """A flood whose answers pile up: it ends when they are more than a client may leave unread."""
    async with opened(tmp_path, limits=msgspec.structs.replace(LOOSE, **UNBOUNDED, unread=100_000)) as site:
        raw, ann = await seated(site)
        raw.writer.transport.pause_reading()  # type: ignore[attr-defined]  # a socket can
        with pytest.raises(ConnectionError):
            await ping_on_and_on(raw)
        await ann.done("say", text="still here")


async def ping_on_and_on(raw: Raw) -> None:
    async with asyncio.timeout(PATIENCE):
        while True:
            raw.frame(PING, b"x" * 125)
            await raw.writer.drain()


async def test_a_turn_of_the_loop_looks_at_one_slice_of_a_flood(tmp_path: Path) -> None:
    """However much the system has read at once: others have their turn before the rest."""
    limits = Limits(**UNBOUNDED)
    config = Config(data=str(tmp_path), shelf="tests.server.shelf:SHELF", workers=1, limits=limits)
    tables = open_tables(config)
    ends = Ends(tables)
    ends.here.early = 10**6
    ends.frames()
    ends.here.data_received(empty_frames(FIN | PING, 40_000))
    counts = [len(ends.frames())]
    assert 0 < counts[0] < 200
    read = [not ends.pipe.paused]
    while sum(counts) < 40_000:
        await asyncio.sleep(0)  # one turn of the loop
        counts.append(len(ends.frames()))
    assert max(counts) < 400
    read.append(not ends.pipe.paused)
    assert read == [False, True], "nothing more is read meanwhile"
    ends.end()
    await tables.end()


async def test_a_hello_is_answered_with_one_page_of_the_chat(site: Site) -> None:
    """However much was said, and how often somebody comes."""
    ticket = await site.table("duel", players=2)
    ann = await ticket.come()
    for n in range(120):
        await ann.done("say", text=f"{n} " + "ж" * 490)
    again = await ticket.come()
    assert lines(again) == list(range(70, 120))
    assert sum(len(text) for text in again.raw) < 100_000
    await again.done("earlier", before=first_line(again))
    assert lines(again)[50:] == list(range(20, 70))
    known = [m["n"] for m in again.heard if m["type"] == "said"][49]
    late = await ticket.come(chat=known - 3)
    assert lines(late) == [117, 118, 119]


def lines(client: Client) -> list[int]:
    """What was said, by the number that it began with."""
    return [int(m["text"].split()[0]) for m in client.heard if m["type"] == "said" and m["text"]]


def first_line(client: Client) -> int:
    found: int = next(m["n"] for m in client.heard if m["type"] == "said")
    return found
