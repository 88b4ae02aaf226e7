"""The application: the HTTP API and the page, and who may ask for how much; sockets are in `sockets`."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, Final

import msgspec
from litestar import Litestar, Response
from litestar.config.compression import CompressionConfig
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ControllerRouterHandler

from igroteka import __version__
from igroteka.engine import Refused
from igroteka.server.base import net
from igroteka.server.base.config import Config
from igroteka.server.base.rates import network_of
from igroteka.server.cluster.forward import is_forwarded
from igroteka.server.hosting.overview import Overview
from igroteka.server.hosting.standing_orders import heed, watch
from igroteka.server.http import hosts
from igroteka.server.http.api import Api, address_of
from igroteka.server.http.devices_api import PasskeyApi, PushApi
from igroteka.server.http.host_api import HostApi, HostPeopleApi, HostTablesApi
from igroteka.server.http.people_api import GroupsApi, PeopleApi
from igroteka.server.http.searches import COST_IN_REQUESTS, Searches
from igroteka.server.mailbox.tables import Tables
from igroteka.server.messages.bodies import Problem
from igroteka.server.messages.protocol import ErrorCode
from igroteka.server.messages.rejection import Malformed, Rejected, fault, not_stored, rejected
from igroteka.server.pages import boards, previews, static
from igroteka.server.pages.responses import PREPARED, AnyRequest, Asking, PreparedBodies
from igroteka.server.people.club import Board
from igroteka.server.people.tending import tend
from igroteka.server.push.encryption import is_installed, server_key
from igroteka.server.push.telling import Teller
from igroteka.server.storage.engines import open_engine
from igroteka.server.storage.store import NotStorable, StorageFailed
from igroteka.server.storage.threaded import ThreadedStore
from igroteka.server.thinking.thinking_processes import thinking_processes

log: Final = logging.getLogger("igroteka")
STATIC: Final = Path(__file__).parents[1] / "static"
STATUS: Final[dict[ErrorCode, int]] = {
    "no_table": 404,
    "no_entry": 403,
    "not_your_seat": 403,
    "not_now": 409,
    "full": 503,
    "storage": 503,
    "too_fast": 429,
}


COUNTED: Final = ("/api/tables", "/api/me", "/api/groups", "/api/club", "/api/host", "/t/")
"""What is looked up for somebody."""

ALWAYS_OPEN: Final = ("/api/host", "/api/me/export", "/api/me/forget")
"""Also for a network that the server's host has turned away: the host's own way, and what is kept of a person."""

# ---------------------------------------------------------------------------------------------------------------- HTTP


async def check(request: Asking) -> Response[Problem] | None:
    """Which pages may speak, and how much one address may ask for. What anybody may read is not counted, but for
    searches, which have to be made."""
    tables: Tables = request.app.state.tables
    path, cost = request.url.path.rstrip("/"), 1
    if request.method in ("GET", "HEAD", "OPTIONS") and not path.startswith(COUNTED):
        if not (path.startswith("/api/rules/") and path.endswith("/search")):
            return None
        cost = COST_IN_REQUESTS
    if is_forwarded(request, tables.place.secret):
        return None
    if not net.may_speak(tables.config, request.headers.get("origin", ""), request.headers.get("host", "")):
        return problem(Rejected("no_entry", "this page may not speak to this server"))
    address, now = address_of(request), asyncio.get_running_loop().time()
    if tables.shared.sanctions.of_network("ban", network_of(address)) and not path.startswith(ALWAYS_OPEN):
        return problem(Rejected("no_entry", "the host of this server has turned this network away", "banned_network"))
    makes = path == "/api/tables" or path.endswith("/continue")
    rates = tables.rates
    if not rates.allow("requests", address, now, cost) or (makes and not rates.allow("tables", address, now)):
        return problem(Rejected("too_fast", "too many requests from this address; slow down"))
    if request.method == "POST":
        if request.content_type[0] != "application/json":
            return problem(Rejected("bad_message", "send the body as application/json"), 415)
        try:
            msgspec.json.decode(await request.body())
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            return problem(Rejected("bad_message", "the body is no JSON that could be read"))
    return None


def problem(error: Rejected, status: int = 0) -> Response[Problem]:
    body = Problem(error.code, error.text, error.reason, error.rule)
    return Response(body, status_code=status or STATUS.get(error.code, 400))


def on_storage(request: AnyRequest, error: StorageFailed) -> Response[Problem]:
    if not isinstance(error, NotStorable):
        log.error("%s %s: storage: %s", request.method, request.url.path, error)
    return on_rejected(request, not_stored(error))


def on_refused(_: AnyRequest, error: Refused) -> Response[Problem]:
    return problem(rejected(error))


def on_rejected(_: AnyRequest, error: Rejected) -> Response[Problem]:
    return problem(error, 400 if isinstance(error, Malformed) else 0)


def on_http(_: AnyRequest, error: HTTPException) -> Response[Problem]:
    """Litestar's own refusals, in our form."""
    code: ErrorCode = "no_table" if error.status_code == 404 else "bad_message"
    text = error.detail if not error.extra else f"{error.detail}: {msgspec.json.encode(error.extra).decode()}"
    return problem(Rejected(code, text), error.status_code)


def on_fault(request: AnyRequest, error: Exception) -> Response[Problem]:
    log.error("%s %s", request.method, request.url.path, exc_info=error)
    return problem(fault(), 500)


class KnownHosts:
    """The application behind a check of the name by which it was called: a page of another site whose name has been
    made to lead here gets nothing, whatever its browser takes it for."""

    def __init__(self, app: Litestar, config: Config) -> None:
        self.app, self.config = app, config

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "http":
            host = b",".join(value for name, value in scope["headers"] if name == b"host").decode("latin-1")
            if not hosts.is_known(self.config, host):
                await refuse_host(send)
                return
        await self.app(scope, receive, send)


async def refuse_host(send: Any) -> None:
    body = msgspec.json.encode(Problem("no_entry", hosts.UNKNOWN_HOST))
    await send({"type": "http.response.start", "status": 421, "headers": [(b"content-type", b"application/json")]})
    await send({"type": "http.response.body", "body": body})


def open_tables(config: Config) -> Tables:
    """The tables of a server: with a thread for the database, and processes in which bots think."""
    thinkers = thinking_processes(config.shelf, config.content, config.workers)
    return Tables(config, ThreadedStore(open_engine(config)), thinkers)


def create_app(config: Config) -> Litestar:
    """The server's application; the database is opened when it starts."""

    @contextlib.asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        tables = open_tables(config)
        app.state.tables, app.state.page, app.state.prepared = tables, static.Page(STATIC), PreparedBodies()
        app.state.searches, app.state.club = Searches(), Board()
        app.state.overview = Overview()
        await tables.begin()
        await heed(tables)
        teller = Teller(tables, await server_key(tables.store, config.public_url)) if is_installed() else None
        app.state.push = "" if teller is None else teller.key.public
        tending = [asyncio.create_task(tend(tables)), asyncio.create_task(watch(tables))]
        tending += [] if teller is None else [asyncio.create_task(teller.run())]
        try:
            yield
        finally:
            for task in tending:
                task.cancel()
            if teller is not None:
                teller.close()
            app.state.searches.close()
            await tables.end()

    handlers: list[ControllerRouterHandler] = [Api, PeopleApi, GroupsApi, PushApi, PasskeyApi]
    handlers += [HostApi, HostTablesApi, HostPeopleApi]
    handlers += [previews.preview, previews.script, previews.picture]
    handlers.append(boards.board_file)
    if STATIC.is_dir():
        handlers.extend([static.index, static.worker, static.asset, static.host])
    return Litestar(
        route_handlers=handlers,
        lifespan=[lifespan],
        before_request=check,
        exception_handlers={
            Rejected: on_rejected,
            Refused: on_refused,
            StorageFailed: on_storage,
            HTTPException: on_http,
            Exception: on_fault,
        },
        compression_config=CompressionConfig(backend="gzip", gzip_compress_level=6, exclude_opt_key=PREPARED),
        request_max_body_size=config.limits.message,
        openapi_config=OpenAPIConfig(
            title="Igroteka", version=__version__, path="/api/schema", render_plugins=[JsonRenderPlugin()]
        ),
        logging_config=None,
    )
