"""What a page asks about its tables, as it would ask a server over HTTP: the same paths, bodies and problems."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import Final, NamedTuple, TypeVar
from urllib.parse import parse_qs

import msgspec
from msgspec import Struct

from igroteka import __version__
from igroteka.engine import Refused
from igroteka.server.base.config import Config
from igroteka.server.mailbox import making, membership, viewing
from igroteka.server.mailbox.tables import Tables
from igroteka.server.messages.bodies import (
    Continue,
    GameFile,
    InviteLookup,
    Join,
    Mine,
    NewLesson,
    NewTable,
    OpenFile,
    Problem,
    Redeem,
    ServerInfo,
    Study,
    TableInfo,
)
from igroteka.server.messages.rejection import Rejected, fault, not_stored, rejected
from igroteka.server.messages.requests import PROTOCOL
from igroteka.server.storage.store import StorageFailed

B = TypeVar("B", bound=Struct)
OK, NO_CONTENT, REFUSED, FAULT = 200, 204, 400, 500
encoder: Final = msgspec.json.Encoder()
log: Final = logging.getLogger("igroteka")


class Request(NamedTuple):
    tables: Tables
    table: str
    """In its path; '' if none is."""
    query: dict[str, str]
    body: bytes
    key: str

    def read(self, kind: type[B]) -> B:
        """The body, or Rejected."""
        try:
            return msgspec.json.decode(self.body, type=kind)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise Rejected("bad_message", str(error)) from None


Handler = Callable[[Request], Awaitable[object]]


def about(config: Config) -> ServerInfo:
    """The information about a server, given by the page itself."""
    return ServerInfo(__version__, PROTOCOL, "", True, [], config.keep_days, False, 0, config.limits.hints, here=True)


async def server(request: Request) -> ServerInfo:
    return about(request.tables.config)


async def search(request: Request) -> list[str]:
    return request.tables.shared.shelf.search(request.query["game"], request.query.get("words", ""))


async def make(request: Request) -> object:
    return await making.make(request.tables, request.read(NewTable))


async def make_lesson(request: Request) -> object:
    return await making.make_lesson(request.tables, request.read(NewLesson))


async def open_tables(request: Request) -> object:
    return await viewing.open_tables(request.tables)


async def mine(request: Request) -> list[TableInfo]:
    return await viewing.lines(request.tables, request.read(Mine))


async def look(request: Request) -> TableInfo:
    return await viewing.look(request.tables, request.table, request.read(InviteLookup).invite)


async def join(request: Request) -> object:
    data = request.read(Join)
    return await membership.join(request.tables, request.table, data.invite, data.name, data.key)


async def leave(request: Request) -> None:
    await membership.leave(request.tables, request.table, request.key)


async def redeem(request: Request) -> object:
    return await membership.redeem(request.tables, request.read(Redeem).code)


async def find(request: Request) -> object:
    raise Rejected("no_entry", "without a server there are no tables of others", "no_server")


async def replay(request: Request) -> object:
    entry = await viewing.entered(request.tables, request.table, request.key)
    return await viewing.replay(request.tables, entry, request.query.get("audience", ""))


async def game_file(request: Request) -> GameFile:
    return await viewing.game_file(request.tables, await viewing.entered(request.tables, request.table, request.key))


async def open_file(request: Request) -> object:
    return await making.open_file(request.tables, request.read(OpenFile))


async def study(request: Request) -> Study:
    entry = await viewing.entered(request.tables, request.table, request.key)
    return await viewing.study(request.tables, entry, number(request, "seat"))


async def go_on(request: Request) -> object:
    data = request.read(Continue)
    entry = await viewing.entered(request.tables, request.table, request.key)
    return await making.go_on(request.tables, entry.room, data, entry.sees(data.seat))


def number(request: Request, name: str) -> int:
    try:
        return int(request.query[name])
    except (KeyError, ValueError):
        raise Rejected("bad_message", f"{name} must be a number") from None


HANDLERS: Final[dict[tuple[str, str], Handler]] = {
    ("GET", "server"): server,
    ("GET", "rules/search"): search,
    ("POST", "tables"): make,
    ("POST", "lessons"): make_lesson,
    ("GET", "tables/open"): open_tables,
    ("POST", "mine"): mine,
    ("POST", "redeem"): redeem,
    ("POST", "find"): find,
    ("POST", "tables/look"): look,
    ("POST", "tables/join"): join,
    ("POST", "tables/leave"): leave,
    ("GET", "tables/replay"): replay,
    ("GET", "tables/file"): game_file,
    ("POST", "files"): open_file,
    ("GET", "tables/study"): study,
    ("POST", "tables/continue"): go_on,
}
"""By method and path, without the id in it."""


async def answer(tables: Tables, method: str, address: str, body: bytes, key: str) -> tuple[int, str]:
    """The status, and the body as JSON. `address`: what follows `api/`."""
    try:
        handler, request = understood(tables, method, address, body, key)
        found = await handler(request)
    except Rejected as error:
        return problem(error)
    except Refused as error:
        return problem(rejected(error))
    except StorageFailed as error:
        return problem(not_stored(error))
    except Exception:  # a fault of ours: the page is told, the tables go on
        log.exception("%s %s", method, address)
        return problem(fault(), FAULT)
    return (NO_CONTENT, "") if found is None else (OK, encoder.encode(found).decode())


def problem(error: Rejected, status: int = REFUSED) -> tuple[int, str]:
    return status, encoder.encode(Problem(error.code, error.text, error.reason, error.rule)).decode()


def understood(tables: Tables, method: str, address: str, body: bytes, key: str) -> tuple[Handler, Request]:
    """The handler of a request, and the request as it is given to it."""
    path, _, query = address.partition("?")
    parts, asked = path.split("/"), {name: values[-1] for name, values in parse_qs(query).items()}
    table = ""
    if len(parts) == 3 and parts[0] == "rules":
        asked["game"] = parts.pop(1)
        if asked["game"] not in tables.shared.shelf:
            raise Rejected("no_table", f"there is no game {asked['game']}")
    elif len(parts) == 3:
        table = parts.pop(1)
    handler = HANDLERS.get((method, "/".join(parts)))
    if handler is None:
        raise Rejected("no_table", f"nothing answers {method} {path} within a page")
    return handler, Request(tables, table, asked, body, key)
