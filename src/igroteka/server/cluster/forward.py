"""What is asked over HTTP of a table in another process is answered by that process, through this one.

A process may be paused, and then it takes connections and says nothing. So nobody waits for it longer than until its
lease has run out, and for each process only so many wait at a time; nobody else notices.
"""

from __future__ import annotations

import asyncio
import contextlib
import hmac
import ssl
from collections.abc import Coroutine
from typing import Any, Final
from urllib.parse import urlsplit

import h11
import msgspec
from litestar import Request
from litestar.datastructures import State

from igroteka.server.cluster.processes import Alone, Elsewhere
from igroteka.server.messages.bodies import Problem
from igroteka.server.messages.rejection import Rejected

SECRET: Final = "x-igroteka-process"
"""The header by which processes of one database know each other."""
CLIENT: Final = "x-igroteka-for"
"""For which address they speak."""
CONNECT_TIMEOUT_S: Final = 1.0
"""Seconds that a connection to another process may take."""
ANSWER_TIMEOUT_S: Final = 30.0
"""Seconds that an answer may take while the process is alive: as long as a record does."""
LIVENESS_CHECK_S: Final = 0.2
"""Seconds between two looks whether it is."""
MISSING_GRACE_S: Final = 1.0
"""Seconds for which it may be missing among the living: one that has just begun is not known everywhere."""
MAX_WAITING: Final = 100
"""Requests that wait for one process."""
Asking = Request[Any, Any, State]
Answer = tuple[int, bytes]
"""Status and body."""


def is_forwarded(request: Asking, secret: str) -> bool:
    """Whether a request comes from another process of the same database, which has counted it."""
    return secret != "" and hmac.compare_digest(request.headers.get(SECRET, "").encode(), secret.encode())


async def forward(
    request: Asking, error: Elsewhere, place: Alone, client: str, path: str = "", asked: bytes = b"{}"
) -> bytes:
    """The answer of the process that has the table, to this request or to another `path` for the same person. Nobody is
    sent on twice: by then the table may be anywhere."""
    address = error.address
    if is_forwarded(request, place.secret) or not address:
        raise Rejected("storage", "the table is on its way to another process; try once more")
    headers = {"Content-Type": "application/json", SECRET: place.secret, CLIENT: client}
    if "authorization" in request.headers:
        headers["Authorization"] = request.headers["authorization"]
    query, body = ("", asked) if path else (request.url.query, await request.body())
    path = path or request.url.path
    work = ask(address, request.method, path, query, body, headers)
    try:
        status, answer = await while_alive(work, address, place)
        if status < 400:
            return answer
        problem = msgspec.json.decode(answer, type=Problem)
    except (OSError, EOFError, h11.ProtocolError, msgspec.DecodeError):
        raise Rejected("storage", "the process that has the table does not answer; try once more") from None
    raise Rejected(problem.code, problem.text, problem.reason, problem.rule)


async def while_alive(work: Coroutine[Any, Any, Answer], address: str, place: Alone) -> Answer:
    """The result of a forwarded request; TimeoutError if the other process is lost meanwhile, or if too many requests
    wait for it."""
    waiting, clock = asyncio.ensure_future(work), asyncio.get_running_loop().time
    place.forwards[address] += 1
    try:
        if place.forwards[address] > MAX_WAITING:
            raise TimeoutError
        began = heard = clock()
        while not waiting.done():
            await asyncio.wait([waiting], timeout=LIVENESS_CHECK_S)
            heard = clock() if address in place.peers else heard
            if clock() > min(began + ANSWER_TIMEOUT_S, heard + MISSING_GRACE_S) and not waiting.done():
                raise TimeoutError
        return waiting.result()
    finally:
        waiting.cancel()
        place.forwards[address] -= 1


async def ask(address: str, method: str, path: str, query: str, body: bytes, headers: dict[str, str]) -> Answer:
    """Send one request and return its answer; EOFError if the connection ends before the answer does."""
    parts = urlsplit(address)
    queries = "&".join(each for each in (parts.query, query) if each)
    target = parts.path.rstrip("/") + path + (f"?{queries}" if queries else "")
    secure = parts.scheme == "https"
    async with asyncio.timeout(CONNECT_TIMEOUT_S):
        reader, writer = await asyncio.open_connection(
            parts.hostname, parts.port or (443 if secure else 80), ssl=ssl.create_default_context() if secure else None
        )
    with contextlib.closing(writer):
        connection = h11.Connection(h11.CLIENT)
        more = {"Host": parts.netloc, "Connection": "close", "Content-Length": str(len(body))}
        head = h11.Request(method=method, target=target, headers=list({**more, **headers}.items()))
        for event in (head, h11.Data(body), h11.EndOfMessage()):
            writer.write(connection.send(event) or b"")
        return await answer_of(connection, reader)


async def answer_of(connection: h11.Connection, reader: asyncio.StreamReader) -> Answer:
    status, body = 0, bytearray()
    while True:
        event = connection.next_event()
        if event is h11.NEED_DATA:
            connection.receive_data(await reader.read(65_536))
        elif isinstance(event, h11.Response):
            status = event.status_code
        elif isinstance(event, h11.Data):
            body += event.data
        elif isinstance(event, h11.EndOfMessage):
            return status, bytes(body)
        elif isinstance(event, h11.ConnectionClosed):
            raise EOFError
