"""Any text at any door: the database and the server stay well, and who sent it is told that it was their mistake."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Iterator
from signal import SIGTERM

import pytest

from tests.server.clients import Client, Message, Site
from tests.server.doors import TEXTS, Door, Request, hellos, messages, requests
from tests.server.postgres import fresh
from tests.server.test_tables import friends

OWN = {"internal", "storage"}
"""Codes of mistakes that are ours."""


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def stored(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    site = Site(tmp_path_factory.mktemp("doors"))
    database = fresh(request.getfixturevalue("postgres")) if request.param == "postgres" else ""
    with (site.path / "log").open("w") as site.log:
        site.start(database=database)
        yield site
        assert site.end(SIGTERM) == 0
    assert "Traceback" not in (site.path / "log").read_text()


@pytest.fixture
async def kept(stored: Site) -> AsyncIterator[Site]:
    """A server with each of the two databases."""
    yield stored
    await stored.hang_up()


def knock(site: Site, table: str, key: str) -> list[tuple[str, int]]:
    """Everything over HTTP, with every text; what was answered as our own mistake, or left the server unwell."""
    door, wrong = Door(site), list[tuple[str, int]]()
    for text in TEXTS:
        for request in (*requests(text), *requests(text, table, key)):
            status, _ = door.ask(request)
            if status >= 500:
                wrong.append((f"{request.method} {request.path}", status))
        health, _ = door.ask(Request("GET", "/health"))
        if health != 200:
            wrong.append((repr(text), health))
    door.close()
    return wrong


async def test_no_text_in_a_request_is_a_failure_of_storage(kept: Site) -> None:
    ann, bob = await friends(kept)
    ticket = kept.tickets[-2]
    assert await asyncio.to_thread(knock, kept, ticket.table, ticket.key) == []
    await ann.done("say", text="nobody was cut off")
    await bob.see(lambda: any(m.get("text") == "nobody was cut off" for m in bob.heard))


@pytest.mark.parametrize("way", ["replay", "study?seat=0"])
async def test_an_id_that_is_none_is_refused_before_the_database_sees_it(kept: Site, way: str) -> None:
    for id in ("%00", "abcdefghijk%00", "abcdefghijkl%0A", "x", "abcdefghijk%D0%BB"):
        assert (await kept.get(f"/api/tables/{id}/{way}", 400))["code"] == "no_table"
    mine = {"tickets": [{"table": "abcdefghijk\0", "key": "k"}]}
    assert (await kept.post("/api/mine", mine, 400))["code"] == "no_table"


async def test_no_text_in_a_message_is_a_failure_of_storage(kept: Site) -> None:
    ann, bob = await friends(kept)
    for text in TEXTS:
        for message in messages(text, ann.view(0)["number"]):
            kind = message.pop("type")
            assert (await ann.do(kind, **message)).get("code") not in OWN, (kind, message)
    assert not any(m["type"] == "bye" for client in (ann, bob) for m in client.heard)
    table = kept.tickets[-2].table
    answers = [await first_word(await kept.open(), hello) for text in TEXTS for hello in hellos(text, table)]
    assert {answer.get("code") for answer in answers} <= {"no_table", "no_entry", "bad_message"}
    await bob.done("say", text="still here")


async def first_word(client: Client, hello: Message) -> Message:
    with contextlib.closing(client.socket.transport):
        await client.send(hello)
        return await client.hear("error")
