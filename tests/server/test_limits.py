"""Who may speak, how much, and in which form; a bad message gets a clear error and changes nothing."""

from __future__ import annotations

from pathlib import Path
from signal import SIGTERM

import pytest
from websockets.exceptions import InvalidStatus

from igroteka.server.base.config import Limits
from tests.server.clients import Site
from tests.server.test_tables import friends


async def test_a_strange_page_may_not_speak(site: Site) -> None:
    ticket = await site.table("duel", players=2)
    with pytest.raises(InvalidStatus):
        await ticket.come(origin="https://evil.example")
    await ticket.come(origin=site.url)
    body = {"game": "duel", "name": "A"}
    problem = await site.post("/api/tables", body, 403, Origin="https://evil.example")
    assert problem["code"] == "no_entry"


@pytest.mark.parametrize(
    "text",
    [
        "not json",
        "[]",
        '{"type":"nonsense"}',
        '{"type":"answer","seat":"0","number":"0.1","key":"stone"}',
        '{"type":"answer","seat":0,"number":"0.1"}',
        '{"type":"answer","seat":0,"number":"0.1","key":"stone","extra":1}',
        '{"type":"say","text":""}',
        '{"type":"hello","table":"x"}',
    ],
)
async def test_a_bad_message_gets_an_error_and_changes_nothing(site: Site, text: str) -> None:
    ann, _ = await friends(site)
    before = dict(ann.numbers)
    await ann.socket.send(text)
    error = await ann.hear("error")
    assert error["code"] == "bad_message"
    assert error["text"]
    await ann.done("say", text="still here")
    assert ann.numbers == before


async def test_who_numbers_a_bad_message_is_told_which_it_was(site: Site) -> None:
    ann, _ = await friends(site)
    assert (await ann.refused("answer", seat="0"))["code"] == "bad_message"
    assert (await ann.refused("say", text=""))["code"] == "bad_message"
    await ann.socket.send('{"type":"say","id":')
    assert (await ann.hear("error"))["id"] == 0
    await ann.socket.send('{"type":"say","text":1,"id":-3}')
    assert (await ann.hear("error"))["id"] == 0


async def test_a_large_message_is_refused(site: Site) -> None:
    ann, _ = await friends(site)
    await ann.send({"type": "say", "text": "x" * 20_000})
    assert (await ann.hear("error"))["code"] == "too_large"
    problem = await site.post("/api/tables", {"game": "duel", "name": "x" * 20_000}, 413)
    assert problem["code"] == "bad_message"


async def test_the_first_message_is_hello(site: Site) -> None:
    client = await site.open()
    await client.send({"type": "say", "text": "hi"})
    assert (await client.hear("error"))["code"] == "first_hello"
    await client.closed()
    client = await site.open()
    await client.send({"type": "hello", "table": "x", "key": "y", "protocol": 99})
    assert (await client.hear("error"))["code"] == "protocol"


async def test_too_many_at_once(tmp_path: Path) -> None:
    site = Site(tmp_path, limits=Limits(rate=0.001, burst=5, http_rate=0.001, http_burst=3), max_tables=2).start()
    try:
        ann = await (await site.table("duel", players=2)).come()
        for _ in range(8):
            await ann.send({"type": "why", "seat": 0, "key": "x"})
        await ann.until(lambda m: m["type"] == "error" and m["code"] == "too_fast")
        await site.table("duel", players=2)
        order, far = {"game": "duel", "name": "A"}, {"X-Forwarded-For": "203.0.113.9"}
        for _ in range(3):
            assert (await site.post("/api/tables", order, 503, **far))["code"] == "full"
        assert (await site.post("/api/tables", order, 429, **far))["code"] == "too_fast"
        assert (await site.post("/api/tables", order, 503))["code"] == "full", "this machine itself is not counted"
        await site.hang_up()
    finally:
        site.end(SIGTERM)


async def test_the_api_describes_itself_and_the_shelf(site: Site) -> None:
    schema = await site.get("/api/schema/openapi.json")
    assert "/api/tables" in schema["paths"]
    shelf = {g["id"]: g for g in await site.get("/api/games")}
    assert (shelf["boo"]["title"]["ru"], shelf["boo"]["least"]) == ("Бу-У-У!", 2)
    assert shelf["boo"]["sources"]
    assert shelf["boo"]["presets"]["practice"]
    assert [s["name"] for s in shelf["duel"]["settings"]] == ["limit", "rich", "stuck", "faulty"]
    book = await site.get("/api/rules/boo")
    assert book["rules"][0]["id"] == "BO-001"
    assert "BO-096" in (await site.get("/api/rules/boo/search?words=how%20to%20win"))[:5]
    assert await site.get("/api/rules/boo/search") == []
    content = await site.get("/api/games/boo/content")
    assert {"id", "source"} <= content["kinds"]["tiles"][0].keys()
    assert all("pairs" not in visitor for visitor in content["kinds"]["visitors"]), "the backs of the tokens"
    assert "title =" in await site.get("/text/ru/boo.ftl")
    assert (await site.get("/text/ru/nonsense.ftl", 404))["code"] == "no_table"
    assert (await site.get("/api/rules/nonsense", 404))["code"] == "no_table"
    assert (await site.get("/api/rules/nonsense/search?words=a", 404))["code"] == "no_table"
    assert (await site.get("/health"))["ok"] is True
    info = await site.get("/api/server")
    assert (info["protocol"], info["loopback"]) == (1, True)
