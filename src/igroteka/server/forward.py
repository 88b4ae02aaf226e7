"""What is asked over HTTP of a table in another process is answered by that process, through this one."""

from __future__ import annotations

import asyncio
import hmac
from http.client import HTTPConnection, HTTPException, HTTPSConnection
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from litestar import Request
from litestar.datastructures import State

from igroteka.server.bodies import Problem
from igroteka.server.cluster import Elsewhere
from igroteka.server.rejection import Rejected

SECRET: Final = "x-igroteka-process"
"""The header by which processes of one database know each other."""
CLIENT: Final = "x-igroteka-for"
"""For which address they speak."""
PATIENCE: Final = 5.0
Asking = Request[Any, Any, State]


def is_forwarded(request: Asking, secret: str) -> bool:
    """It comes from another process of the same database, which has counted it."""
    return secret != "" and hmac.compare_digest(request.headers.get(SECRET, "").encode(), secret.encode())


async def forward(request: Asking, error: Elsewhere, secret: str, client: str) -> bytes:
    """The answer of the process that has the table. Nobody is sent on twice: by then the table may be anywhere."""
    if is_forwarded(request, secret) or not error.address:
        raise Rejected("storage", "the table is on its way to another process; try once more")
    body = await request.body()
    headers = {"Content-Type": "application/json", SECRET: secret, CLIENT: client}
    if "authorization" in request.headers:
        headers["Authorization"] = request.headers["authorization"]
    path, query = request.url.path, request.url.query
    try:
        status, answer = await asyncio.to_thread(ask, error.address, request.method, path, query, body or None, headers)
        if status < 400:
            return answer
        problem = msgspec.json.decode(answer, type=Problem)
    except (OSError, HTTPException, msgspec.DecodeError):
        raise Rejected("storage", "the process that has the table does not answer; try once more") from None
    raise Rejected(problem.code, problem.text, problem.reason, problem.rule)


def ask(
    address: str, method: str, path: str, query: str, body: bytes | None, headers: dict[str, str]
) -> tuple[int, bytes]:
    """In a thread of its own."""
    parts = urlsplit(address)
    connection = (HTTPSConnection if parts.scheme == "https" else HTTPConnection)(parts.netloc, timeout=PATIENCE)
    queries = "&".join(each for each in (parts.query, query) if each)
    target = parts.path.rstrip("/") + path + (f"?{queries}" if queries else "")
    try:
        connection.request(method, target, body, headers)
        found = connection.getresponse()
        return found.status, found.read()
    finally:
        connection.close()
