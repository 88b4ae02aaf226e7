"""The application: the HTTP API and the page, and who may ask for how much; sockets are in `sockets`."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, Final

import msgspec
from litestar import Litestar, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ControllerRouterHandler

from igroteka import __version__
from igroteka.engine import Refused
from igroteka.server import net, static
from igroteka.server.api import Api
from igroteka.server.bodies import Problem
from igroteka.server.config import Config
from igroteka.server.protocol import ErrorCode
from igroteka.server.rejection import Rejected, fault, not_stored, rejected
from igroteka.server.responses import PREPARED, PreparedBodies
from igroteka.server.store import StorageFailed, Store
from igroteka.server.tables import Tables

log: Final = logging.getLogger("igroteka")
STATIC: Final = Path(__file__).parent / "static"
STATUS: Final[dict[ErrorCode, int]] = {
    "no_table": 404,
    "no_entry": 403,
    "not_your_seat": 403,
    "not_now": 409,
    "full": 503,
    "storage": 503,
    "too_fast": 429,
}
HEADERS: Final = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Content-Security-Policy": "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    "font-src 'self' data:; connect-src 'self' ws: wss:; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
}


# ---------------------------------------------------------------------------------------------------------------- HTTP


async def check(request: Request[Any, Any, State]) -> Response[Problem] | None:
    """Which pages may speak, and how much one address may ask for. What anybody may read is not counted."""
    tables: Tables = request.app.state.tables
    path = request.url.path
    if request.method in ("GET", "HEAD", "OPTIONS") and not path.startswith("/api/tables"):
        return None
    if not net.may_speak(tables.config, request.headers.get("origin", ""), request.headers.get("host", "")):
        return problem(Rejected("no_entry", "this page may not speak to this server"))
    address, now = request.client.host if request.client is not None else "", asyncio.get_running_loop().time()
    makes = path.rstrip("/") == "/api/tables" or path.rstrip("/").endswith("/continue")
    if not tables.rates.allow("requests", address, now) or (makes and not tables.rates.allow("tables", address, now)):
        return problem(Rejected("too_fast", "too many requests from this address; slow down"))
    return None


def problem(error: Rejected, status: int = 0) -> Response[Problem]:
    body = Problem(error.code, error.text, error.reason, error.rule)
    return Response(body, status_code=status or STATUS.get(error.code, 400))


def on_storage(request: Request[Any, Any, Any], error: StorageFailed) -> Response[Problem]:
    log.error("%s %s: storage: %s", request.method, request.url.path, error)
    return problem(not_stored())


def on_refused(_: Request[Any, Any, Any], error: Refused) -> Response[Problem]:
    return problem(rejected(error))


def on_rejected(_: Request[Any, Any, Any], error: Rejected) -> Response[Problem]:
    return problem(error)


def on_http(_: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """Litestar's own refusals, in our form."""
    code: ErrorCode = "no_table" if error.status_code == 404 else "bad_message"
    text = error.detail if not error.extra else f"{error.detail}: {msgspec.json.encode(error.extra).decode()}"
    return problem(Rejected(code, text), error.status_code)


def on_fault(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    log.error("%s %s", request.method, request.url.path, exc_info=error)
    return problem(fault(), 500)


async def add_headers(response: Response[Any]) -> Response[Any]:
    response.headers.update(HEADERS)
    return response


def create_app(config: Config) -> Litestar:
    """The server's application; the database is opened when it starts."""

    @contextlib.asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        tables = Tables(config, Store(config.database))
        app.state.tables, app.state.page, app.state.prepared = tables, static.Page(STATIC), PreparedBodies()
        await tables.begin()
        try:
            yield
        finally:
            await tables.end()

    handlers: list[ControllerRouterHandler] = [Api]
    if STATIC.is_dir():
        handlers.extend([static.index, static.asset])
    return Litestar(
        route_handlers=handlers,
        lifespan=[lifespan],
        before_request=check,
        after_request=add_headers,
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
