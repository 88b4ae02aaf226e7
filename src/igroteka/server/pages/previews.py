"""The address of a table that is sent to friends, `/t/<table>#<secret>`: what a messenger shows of it.

A messenger reads a picture of the game and one line, without running any script; a browser goes on to the page. What
stands after `#` no server ever sees. Who sits at the table is told if the host lets it be.
"""

from __future__ import annotations

import html
from typing import Final

from litestar import Response, get, route
from litestar.datastructures import State
from litestar.params import FromPath

from igroteka.content.words import LANGUAGES, Words
from igroteka.server.mailbox.load_table import room_of
from igroteka.server.mailbox.tables import Tables
from igroteka.server.messages.rejection import ID
from igroteka.server.pages.responses import ASK_AGAIN, Asking, Prepared, prepare, respond
from igroteka.server.pages.static import READ
from igroteka.server.rooms.room import StoredRoom

SIZE: Final = (1200, 630)
"""Of the pictures, as messengers like them."""
SCRIPT: Final = prepare(
    b"location.replace(`../#/join/${location.pathname.split('/').pop()}/${location.hash.slice(1)}`)\n",
    "text/javascript; charset=utf-8",
)
PAGE: Final = """<!doctype html>
<html lang="{lang}">
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<title>{title}</title>
<meta name="robots" content="noindex" />
<meta name="description" content="{line}" />
<meta property="og:type" content="website" />
<meta property="og:site_name" content="{site}" />
<meta property="og:title" content="{title}" />
<meta property="og:description" content="{line}" />
<meta property="og:url" content="{url}" />
<meta property="og:image" content="{image}" />
<meta property="og:image:type" content="image/png" />
<meta property="og:image:width" content="{width}" />
<meta property="og:image:height" content="{height}" />
<meta name="twitter:card" content="summary_large_image" />
<script src="../t.js"></script>
<body><h1>{title}</h1><p>{line}</p><noscript><p>{script}</p></noscript></body>
</html>
"""


@route("/t/{table:str}", http_method=READ, include_in_schema=False)
async def preview(request: Asking, state: State, table: FromPath[str], lang: str = "ru") -> Response[str]:
    """The preview of a table for messengers. A table that does not exist has the same, since only people with the
    secret may know whether it exists."""
    tables: Tables = state.tables
    room = await room_of(tables.store, table) if ID.fullmatch(table) else None
    words = Words(room.game if room is not None else "", lang if lang in LANGUAGES else LANGUAGES[0])
    site = tables.config.public_url.rstrip("/") or str(request.base_url).rstrip("/")
    picture = "igroteka" if room is None or f"previews/{room.game}.png" not in state.page.files else room.game
    told = {
        "lang": words.lang,
        "site": words.say("preview-site"),
        "title": words.say("title" if room is not None else "preview-site"),
        "line": line_of(room, words),
        "script": words.say("preview-script"),
        "url": f"{site}/t/{table}",
        "image": f"{site}/previews/{picture}.png",
    }
    width, height = SIZE
    shown = {name: html.escape(text) for name, text in told.items()}
    return Response(
        PAGE.format(**shown, width=width, height=height),
        media_type="text/html; charset=utf-8",
        headers={"Cache-Control": ASK_AGAIN},
    )


def line_of(room: StoredRoom | None, words: Words) -> str:
    """The line below the title of a preview, with no more about people than the host shows to anybody."""
    host = None if room is None else room.member(room.host)
    if room is None or host is None or not room.preview or room.locked or room.stage != "lobby":
        return words.say("preview-line")
    return words.say("preview-host", {"seats": room.open_seats()}, {"name": host.name})


@get("/t.js", include_in_schema=False, prepared=True)
async def script(request: Asking) -> Response[bytes]:
    return respond(SCRIPT, request)


@route("/previews/{name:str}", http_method=READ, include_in_schema=False, prepared=True)
async def picture(request: Asking, state: State, name: FromPath[str]) -> Response[bytes]:
    found: Prepared = state.page.file(f"previews/{name}")
    return respond(found, request)
