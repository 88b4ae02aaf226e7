"""The page as it was built: `web/prepare.mjs` compresses and hashes its files, and the server only sends them.

`files.json` lists what was prepared; nothing else in the folder is served. A file whose name carries its hash may be
kept for ever, the others are asked for again.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec
from litestar import HttpMethod, Response, route
from litestar.datastructures import State
from litestar.params import FromPath
from litestar.response import Redirect
from msgspec import Struct

from igroteka.server.messages.rejection import Rejected
from igroteka.server.pages.responses import ASK_AGAIN, FOREVER, PLAIN, Asking, Prepared, PreparedBodies, respond

LIST: Final = "files.json"
SUFFIXES: Final = {"gzip": ".gz", "br": ".br"}
READ: Final = [HttpMethod.GET, HttpMethod.HEAD]


class File(Struct, frozen=True):
    """A file of the page, as the build described it."""

    type: str
    etag: str
    immutable: bool
    encodings: list[str]


class Page:
    def __init__(self, folder: Path) -> None:
        listed = folder / LIST
        self.folder: Final = folder
        self.files: dict[str, File] = {}
        if listed.is_file():
            self.files = msgspec.json.decode(listed.read_bytes(), type=dict[str, File])
        self._read: Final = PreparedBodies()

    def file(self, name: str) -> Prepared:
        """A file of the page, by its very name."""
        if name not in self.files:
            raise Rejected("no_table", f"there is no {name}")
        return self._read.get(name, lambda: self._prepared(name, self.files[name]))

    def _prepared(self, name: str, file: File) -> Prepared:
        bodies = {PLAIN: (self.folder / name).read_bytes()}
        for encoding in file.encodings:
            bodies[encoding] = (self.folder / f"{name}{SUFFIXES[encoding]}").read_bytes()
        return Prepared(bodies, file.type, file.etag, FOREVER if file.immutable else ASK_AGAIN)


@route(["/", "/index.html"], http_method=READ, include_in_schema=False, prepared=True)
async def index(request: Asking, state: State) -> Response[bytes]:
    return respond(state.page.file("index.html"), request)


@route("/sw.js", http_method=READ, include_in_schema=False, prepared=True)
async def worker(request: Asking, state: State) -> Response[bytes]:
    """What shows a push while no page is open."""
    return respond(state.page.file("sw.js"), request)


@route("/host", http_method=READ, include_in_schema=False)
async def host() -> Redirect:
    """The page of the server's host is one of the page's own."""
    return Redirect("/#/host")


@route("/assets/{name:str}", http_method=READ, include_in_schema=False, prepared=True)
async def asset(request: Asking, state: State, name: FromPath[str]) -> Response[bytes]:
    return respond(state.page.file(f"assets/{name}"), request)
