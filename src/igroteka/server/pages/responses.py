"""Bodies that everybody gets alike: encoded and compressed once, then sent from memory."""

from __future__ import annotations

import gzip
import hashlib
from collections.abc import Callable, Hashable
from typing import Any, Final

from litestar import Request, Response
from litestar.datastructures import State
from msgspec import Struct

Asking = Request[Any, Any, State]
"""A request to a handler, with the state of the process."""
AnyRequest = Request[Any, Any, Any]

PREPARED: Final = "prepared"
"""The option of a route handler whose answers are compressed already."""
FOREVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
PLAIN: Final = ""
ENCODINGS: Final = ("br", "gzip")
"""Best first."""


HEADERS: Final = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Content-Security-Policy": "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    "font-src 'self' data:; connect-src 'self' ws: wss:; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
}
"""What every answer carries, errors included."""


class Prepared(Struct, frozen=True):
    """A body in all encodings that there are of it; `PLAIN` is always among them."""

    bodies: dict[str, bytes]
    media_type: str
    etag: str
    cache: str = ASK_AGAIN


def prepare(body: bytes, media_type: str) -> Prepared:
    """Prepare a body that the server made itself: compressed and hashed."""
    packed = gzip.compress(body, 9, mtime=0)
    bodies = {PLAIN: body, "gzip": packed} if len(packed) < len(body) else {PLAIN: body}
    return Prepared(bodies, media_type, f'"{hashlib.sha256(body).hexdigest()[:20]}"')


def respond(prepared: Prepared, request: Asking) -> Response[bytes]:
    """The body as this client can read it; nothing, if it has the very same."""
    headers = {"ETag": prepared.etag, "Cache-Control": prepared.cache, "Vary": "Accept-Encoding"}
    if prepared.etag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers, media_type=prepared.media_type)
    accepted = request.headers.get("accept-encoding", "")
    encoding = next((e for e in ENCODINGS if e in prepared.bodies and e in accepted), PLAIN)
    if encoding:
        headers["Content-Encoding"] = encoding
    return Response(prepared.bodies[encoding], headers=headers, media_type=prepared.media_type)


class PreparedBodies:
    """Bodies that are prepared when they are first asked for."""

    def __init__(self) -> None:
        self._kept: dict[Hashable, Prepared] = {}

    def get(self, name: Hashable, make: Callable[[], Prepared]) -> Prepared:
        if name not in self._kept:
            self._kept[name] = make()
        return self._kept[name]

    def forget(self, name: Hashable) -> None:
        self._kept.pop(name, None)
