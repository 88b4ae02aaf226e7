"""What everybody gets alike: the page, words, rules, content. Encoded and compressed once, not at each request."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from collections.abc import Callable, Hashable
from pathlib import Path
from typing import Any, Final

from litestar import HttpMethod, Request, Response, route
from litestar.datastructures import State
from litestar.params import FromPath
from msgspec import Struct

from igroteka.server.connection import Rejected

PACKED: Final = "packed"
"""The option of a handler whose answers are compressed already."""
EVER: Final = "public, max-age=31536000, immutable"
ANEW: Final = "no-cache"
LEVEL: Final = 9
READ: Final = [HttpMethod.GET, HttpMethod.HEAD]
CLOSED: Final = (".woff", ".woff2", ".png", ".webp")
"""Compressed by their nature."""


class Parcel(Struct, frozen=True):
    body: bytes
    packed: bytes
    """The body compressed; empty where that makes it no smaller."""
    kind: str
    tag: str
    cache: str


def wrapped(body: bytes, kind: str, cache: str = ANEW, squeeze: bool = True) -> Parcel:
    packed = gzip.compress(body, LEVEL, mtime=0) if squeeze else b""
    tag = f'"{hashlib.sha256(body).hexdigest()[:20]}"'
    return Parcel(body, packed if len(packed) < len(body) else b"", kind, tag, cache)


def handed(parcel: Parcel, request: Request[Any, Any, State]) -> Response[bytes]:
    """The parcel as this client can open it; nothing, if it has the very same."""
    headers = {"ETag": parcel.tag, "Cache-Control": parcel.cache, "Vary": "Accept-Encoding"}
    if parcel.tag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers, media_type=parcel.kind)
    if parcel.packed and "gzip" in request.headers.get("accept-encoding", ""):
        headers["Content-Encoding"] = "gzip"
        return Response(parcel.packed, headers=headers, media_type=parcel.kind)
    return Response(parcel.body, headers=headers, media_type=parcel.kind)


class Parcels:
    """Made when they are first asked for."""

    def __init__(self) -> None:
        self.kept: dict[Hashable, Parcel] = {}

    def get(self, name: Hashable, make: Callable[[], Parcel]) -> Parcel:
        if name not in self.kept:
            self.kept[name] = make()
        return self.kept[name]


class Page:
    """The built page: what carries its hash in its name may be kept for ever, the rest is asked for again."""

    def __init__(self, folder: Path) -> None:
        self.files = {path.relative_to(folder).as_posix(): path for path in folder.rglob("*") if path.is_file()}
        self.parcels: Final = Parcels()

    def file(self, name: str) -> Parcel:
        """Only what lay there at the start, by its very name."""
        if name not in self.files:
            raise Rejected("no_table", f"there is no {name}")
        return self.parcels.get(name, lambda: self.read(name))

    def read(self, name: str) -> Parcel:
        path = self.files[name]
        kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
        if kind.startswith("text/"):
            kind += "; charset=utf-8"
        return wrapped(path.read_bytes(), kind, EVER if name.startswith("assets/") else ANEW, path.suffix not in CLOSED)


@route(["/", "/index.html"], http_method=READ, include_in_schema=False, packed=True)
async def index(request: Request[Any, Any, State], state: State) -> Response[bytes]:
    return handed(state.page.file("index.html"), request)


@route("/assets/{name:str}", http_method=READ, include_in_schema=False, packed=True)
async def asset(request: Request[Any, Any, State], state: State, name: FromPath[str]) -> Response[bytes]:
    return handed(state.page.file(f"assets/{name}"), request)
