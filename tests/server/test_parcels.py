"""What everybody gets alike is encoded and compressed once."""

from __future__ import annotations

import asyncio
import gzip
from http.client import HTTPConnection, HTTPResponse
from pathlib import Path

import pytest

from igroteka.server.connection import Rejected
from igroteka.server.parcels import ANEW, EVER, Page, Parcel, Parcels, wrapped
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


def test_a_parcel_is_made_once() -> None:
    made: list[str] = []
    parcels = Parcels()

    def make() -> Parcel:
        made.append("once")
        return wrapped(b"words " * 100, "text/plain")

    assert parcels.get("words", make) is parcels.get("words", make)
    assert made == ["once"]


def test_the_page_is_what_lay_in_its_folder_and_nothing_else(tmp_path: Path) -> None:
    (tmp_path / "page" / "assets").mkdir(parents=True)
    (tmp_path / "secret.txt").write_text("secret")
    (tmp_path / "page" / "index.html").write_text("<p>hello</p>" * 100)
    (tmp_path / "page" / "assets" / "index-1.js").write_text("let x = 1;" * 100)
    (tmp_path / "page" / "assets" / "font.woff2").write_bytes(bytes(1000))
    page = Page(tmp_path / "page")
    index, script, font = (page.file(name) for name in ("index.html", "assets/index-1.js", "assets/font.woff2"))
    assert (index.kind, index.cache) == ("text/html; charset=utf-8", ANEW)
    assert "javascript" in script.kind
    assert script.cache == EVER
    assert font.packed == b"", "fonts are compressed by their nature"
    assert gzip.decompress(script.packed) == script.body
    for name in ("../secret.txt", "assets/../../secret.txt", "/etc/passwd", "assets", ""):
        with pytest.raises(Rejected):
            page.file(name)
