"""What everybody gets alike is compressed once: the page when it is built, the rest when it is first asked for."""

from __future__ import annotations

import asyncio
import gzip
from http.client import HTTPConnection, HTTPResponse
from pathlib import Path

import msgspec
import pytest

from igroteka.server.messages.rejection import Rejected
from igroteka.server.pages.responses import ASK_AGAIN, FOREVER, PLAIN, Prepared, PreparedBodies, prepare
from igroteka.server.pages.static import LIST, File, Page
from tests.server.clients import PATIENCE, Site


async def fetched(site: Site, path: str, method: str = "GET", **headers: str) -> tuple[HTTPResponse, bytes]:
    def fetch() -> tuple[HTTPResponse, bytes]:
        line = HTTPConnection(site.url.removeprefix("http://"), timeout=PATIENCE)
        line.request(method, path, headers={name.replace("_", "-"): value for name, value in headers.items()})
        answer = line.getresponse()
        body = answer.read()
        line.close()
        return answer, body

    return await asyncio.to_thread(fetch)


@pytest.mark.parametrize("path", ["/text/ru/boo.ftl", "/api/rules/boo", "/api/games/boo/content", "/api/games"])
async def test_each_client_gets_what_it_can_open_and_nothing_twice(site: Site, path: str) -> None:
    plain, body = await fetched(site, path)
    assert plain.headers["Content-Encoding"] is None
    packed, squeezed = await fetched(site, path, Accept_Encoding="br, gzip")
    assert packed.headers["Content-Encoding"] == "gzip"
    assert gzip.decompress(squeezed) == body
    assert len(squeezed) < len(body)
    assert "nosniff" in packed.headers["X-Content-Type-Options"]
    again, nothing = await fetched(site, path, If_None_Match=packed.headers["ETag"])
    assert (again.status, nothing) == (304, b"")


def test_a_body_is_prepared_once() -> None:
    made: list[str] = []
    bodies = PreparedBodies()

    def make() -> Prepared:
        made.append("once")
        return prepare(b"words " * 100, "text/plain")

    assert bodies.get("words", make) is bodies.get("words", make)
    assert made == ["once"]


@pytest.fixture
def page(tmp_path: Path) -> Page:
    """A page as the build leaves it."""
    folder = tmp_path / "page"
    (folder / "assets").mkdir(parents=True)
    (tmp_path / "secret.txt").write_text("secret")
    (folder / "stray.txt").write_text("not prepared")
    (folder / "index.html").write_text("<p>hello</p>")
    (folder / "assets/index-1.js").write_bytes(b"let x = 1")
    (folder / "assets/index-1.js.gz").write_bytes(b"gzipped")
    (folder / "assets/index-1.js.br").write_bytes(b"brotli")
    files = {
        "index.html": File("text/html; charset=utf-8", '"a"', False, []),
        "assets/index-1.js": File("text/javascript; charset=utf-8", '"b"', True, ["br", "gzip"]),
    }
    (folder / LIST).write_bytes(msgspec.json.encode(files))
    return Page(folder)


def test_the_page_is_sent_as_the_build_has_prepared_it(page: Page) -> None:
    assert page.file("index.html") == Prepared(
        {PLAIN: b"<p>hello</p>"}, "text/html; charset=utf-8", '"a"', cache=ASK_AGAIN
    )
    assert page.file("assets/index-1.js") == Prepared(
        {PLAIN: b"let x = 1", "br": b"brotli", "gzip": b"gzipped"}, "text/javascript; charset=utf-8", '"b"', FOREVER
    )


@pytest.mark.parametrize(
    "name", ["../secret.txt", "assets/../../secret.txt", "/etc/passwd", "assets", "", "stray.txt", "files.json"]
)
def test_nothing_else_is_sent(page: Page, name: str) -> None:
    with pytest.raises(Rejected):
        page.file(name)
