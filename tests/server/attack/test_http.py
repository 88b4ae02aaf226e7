"""HTTP by hand: what is no request of a page gets a 4xx with our headers, one line of log at the most, and no more."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Iterator
from signal import SIGTERM

import pytest

from igroteka.server.base.logs import MAX_BURST, MAX_CHARACTERS
from tests.server.clients import PATIENCE, Site
from tests.server.raw import Raw

PROMISED = [b"x-content-type-options: nosniff", b"content-security-policy: default-src 'self'", b"referrer-policy:"]


@pytest.fixture(scope="module")
def started(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    site = Site(tmp_path_factory.mktemp("logged"), allow_host=("play.example.org",))
    with (site.path / "log").open("w") as site.log:
        site.start()
        yield site
        site.end(SIGTERM)


@pytest.fixture
async def logged(started: Site) -> AsyncIterator[Site]:
    """A server whose log is kept."""
    yield started
    await started.hang_up()


def log_of(site: Site) -> str:
    return (site.path / "log").read_text()


async def request(site: Site, head: str, body: bytes = b"") -> tuple[int, bytes]:
    """One request as it is; its status, and everything that was answered."""
    raw = await Raw.dial(site)
    raw.write(head.replace("\n", "\r\n").encode("latin-1") + b"\r\n\r\n" + body)
    async with asyncio.timeout(PATIENCE):
        answer = await raw.reader.read()
    return int(answer.split(b" ", 2)[1]), answer


def post(path: str, body: bytes) -> str:
    length = f"Content-Length: {len(body)}\nConnection: close"
    return f"POST {path} HTTP/1.1\nHost: localhost\nContent-Type: application/json\n{length}"


@pytest.mark.parametrize(
    "body",
    [
        b'{"game":"duel","name":"\xff\xfe"}',
        b'{"game":"duel","name":"A","\xff":1}',
        b"[" * 10_000,
        b'{"a":' * 2_000,
        b'{"game":"duel","name":"A","settings":' + b'{"a":' * 1_500 + b"1" + b"}" * 1_501,
        b"\xff" * 100,
        b"",
    ],
)
@pytest.mark.parametrize("path", ["/api/tables", "/api/redeem", "/api/mine", "/api/tables/x/join"])
async def test_a_body_that_cannot_be_read_is_a_mistake_of_its_sender(logged: Site, path: str, body: bytes) -> None:
    status, answer = await request(logged, post(path, body), body)
    assert status == 400
    assert b'"bad_message"' in answer
    assert "Traceback" not in log_of(logged)


@pytest.mark.parametrize("kind", ["", "text/plain", "application/x-www-form-urlencoded", "application/jsonp"])
async def test_what_a_form_of_another_page_could_send_is_not_read(logged: Site, kind: str) -> None:
    """A browser asks first before it sends application/json to another site; the rest it sends as it is."""
    body = b'{"game":"duel","name":"A"}'
    head = post("/api/tables", body).replace(
        "Content-Type: application/json\n", f"Content-Type: {kind}\n" if kind else ""
    )
    status, answer = await request(logged, head, body)
    assert status == 415
    assert b'"bad_message"' in answer


async def test_json_may_name_its_letters(logged: Site) -> None:
    body = b'{"game":"duel","name":"A"}'
    head = post("/api/tables", body).replace("application/json", "Application/JSON; charset=utf-8")
    assert (await request(logged, head, body))[0] == 201


async def test_every_answer_carries_the_headers(logged: Site) -> None:
    close = "Host: localhost\nConnection: close"
    upgrade = "Upgrade: websocket\nConnection: Upgrade\nSec-WebSocket-Version: 13"
    upgrade += "\nSec-WebSocket-Key: eHh4eHh4eHh4eHh4eHh4eA=="
    wanted = [
        (200, f"GET /health HTTP/1.1\n{close}"),
        (404, f"GET /nothing HTTP/1.1\n{close}"),
        (405, f"DELETE /api/tables HTTP/1.1\n{close}"),
        (403, f"POST /api/tables HTTP/1.1\nOrigin: https://evil.example\nContent-Length: 0\n{close}"),
        (400, post("/api/tables", b"")),
        (400, "NONSENSE"),
        (421, "GET / HTTP/1.1\nHost: evil.example\nConnection: close"),
        (404, f"GET /elsewhere HTTP/1.1\nHost: localhost\n{upgrade}"),
        (421, f"GET /ws HTTP/1.1\nHost: evil.example\n{upgrade}"),
    ]
    for status, head in wanted:
        found, answer = await request(logged, head)
        assert found == status, head
        assert all(promise in answer.lower() for promise in PROMISED), (head, answer)


@pytest.mark.parametrize(
    ("host", "known"),
    [
        ("localhost", True),
        ("LOCALHOST:8777", True),
        ("127.0.0.1", True),
        ("192.168.1.20:8777", True),
        ("[::1]:8777", True),
        ("play.example.org", True),
        ("play.example.org.", True),
        ("evil.example", False),
        ("play.example.org.evil.example", False),
        ("localhost.evil.example", False),
        ("127.0.0.1.evil.example", False),
        ("localhost, evil.example", False),
        ("@evil.example", False),
        ("[", False),
    ],
)
async def test_a_name_that_is_not_ours_leads_nowhere(logged: Site, host: str, known: bool) -> None:
    """A page of another site whose name was made to lead here reads nothing, and opens no socket."""
    status, _ = await request(logged, f"GET /api/server HTTP/1.1\nHost: {host}\nConnection: close")
    assert (status == 200) is known
    if not known:
        assert status in (400, 421)


async def test_a_flood_of_nonsense_leaves_little_in_the_log(logged: Site) -> None:
    before = len(log_of(logged))
    for _ in range(3 * MAX_BURST):
        with contextlib.suppress(ConnectionError):  # it may be hung up on
            await request(logged, "NONSENSE")
    grown = len(log_of(logged)) - before
    assert grown < MAX_BURST * MAX_CHARACTERS // 10
    assert log_of(logged).count("\n") < 2 * MAX_BURST
