"""The application: sockets, the HTTP API and the page, with the rules for who may speak how much."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, Final

import msgspec
from litestar import Litestar, Request, Response, WebSocket, websocket
from litestar.config.compression import CompressionConfig
from litestar.datastructures import CacheControlHeader, State
from litestar.exceptions import HTTPException, WebSocketDisconnect
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.static_files import create_static_files_router
from litestar.types import ControllerRouterHandler

from igroteka import __version__
from igroteka.server import net
from igroteka.server.api import Api, client_of
from igroteka.server.bodies import Problem
from igroteka.server.config import Config
from igroteka.server.connection import Bucket, Connection, Rejected
from igroteka.server.hub import Hub
from igroteka.server.protocol import PROTOCOL, ClientMsg, ErrorCode, Hello, Pong, Sync, Synced
from igroteka.server.store import Store
from igroteka.server.table import Table

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
HELLO_SECONDS: Final = 10.0
ADDRESSES: Final = 10_000

decoder: Final[msgspec.json.Decoder[ClientMsg]] = msgspec.json.Decoder(ClientMsg)


# ------------------------------------------------------------------------------------------------------------- sockets


class SocketWire:
    def __init__(self, socket: WebSocket[Any, Any, Any]) -> None:
        self.socket = socket

    async def send(self, data: str) -> None:
        await self.socket.send_data(data, mode="text")

    async def close(self) -> None:
        with contextlib.suppress(Exception):
            await self.socket.close()


@websocket("/ws")
async def table_socket(socket: WebSocket[Any, Any, Any], state: State) -> None:
    """One table's socket: hello first, then messages until it closes."""
    hub: Hub = state.hub
    if not net.may_speak(hub.config, socket.headers.get("origin", ""), socket.headers.get("host", "")):
        await socket.close(code=4403, reason="this page may not speak to this server")
        return
    await socket.accept()
    connection = Connection(SocketWire(socket), hub.config.limits)
    table: Table | None = None
    pings = asyncio.get_running_loop().create_task(keep_pinging(connection, hub.config.timing.ping / 1000))
    try:
        table = await enter(hub, socket, connection)
        if table is not None:
            await listen(table, socket, connection)
    except WebSocketDisconnect:
        pass
    finally:
        pings.cancel()
        if table is not None and not table.dead:
            with contextlib.suppress(Rejected):
                await table.ask(lambda: table.detach(connection))
        await connection.gone()


async def enter(hub: Hub, socket: WebSocket[Any, Any, Any], connection: Connection) -> Table | None:
    """The first message; None, with the reason sent, if it opens no table."""
    try:
        text = await asyncio.wait_for(socket.receive_data(mode="text"), HELLO_SECONDS)
        hello = decoded(connection, text)
        if not isinstance(hello, Hello):
            raise Rejected("first_hello", "the first message is hello")
        if hello.protocol != PROTOCOL:
            raise Rejected("protocol", "the page is older or newer than the server: reload it")
        table = await hub.at(hello.table, lambda table: table.attach(connection, hello))
    except TimeoutError:
        connection.leave("slow")
    except Rejected as error:
        connection.reject(0, error)
        connection.leave("left")
    else:
        connection.last_id = max(0, hello.id)
        connection.ok(hello.id)
        return table
    await until_closed(socket)
    return None


async def until_closed(socket: WebSocket[Any, Any, Any]) -> None:
    """The good-bye is on its way; wait for the other side to take it."""
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(HELLO_SECONDS):
            while True:
                await socket.receive_data(mode="text")


async def listen(table: Table, socket: WebSocket[Any, Any, Any], connection: Connection) -> None:
    loop = connection.loop
    while True:
        text = await socket.receive_data(mode="text")
        if connection.closing:
            continue
        try:
            if not connection.bucket.take(loop.time()):
                raise Rejected("too_fast", "too many messages; slow down")
            message = decoded(connection, text)
        except Rejected as error:
            connection.reject(0, error)
            continue
        if isinstance(message, Sync):
            connection.send(Synced(t=message.t, now=table.clock.now()))
        elif isinstance(message, Pong):
            connection.pong(message.n)
        else:
            await give(table, connection, message)


async def give(table: Table, connection: Connection, message: ClientMsg) -> None:
    """Into the mailbox, and wait: so one client cannot fill it."""
    try:
        await table.ask(lambda: table.handle(connection, message))
    except Rejected as error:
        connection.reject(message.id, error)
    except Exception:
        log.exception("table %s, message %s", table.record.id, type(message).__name__)
        connection.reject(message.id, Rejected("internal", "a fault of ours; nothing has changed"))


def decoded(connection: Connection, text: str) -> ClientMsg:
    if len(text) > connection.limits.message:
        raise Rejected("too_large", f"no more than {connection.limits.message} characters")
    try:
        return decoder.decode(text)
    except msgspec.DecodeError as error:
        raise Rejected("bad_message", str(error)) from None


async def keep_pinging(connection: Connection, seconds: float) -> None:
    """A few at once, to know the distance soon; then now and then."""
    for wait in (0.3, 0.3, 0.3, 0.3):
        await asyncio.sleep(min(wait, seconds))
        connection.ping()
    while True:
        await asyncio.sleep(seconds)
        connection.ping()


# ---------------------------------------------------------------------------------------------------------------- HTTP


class Guard:
    """Which pages may speak, and how much one address may ask for."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    async def check(self, request: Request[Any, Any, Any]) -> Response[Problem] | None:
        if request.method in ("GET", "HEAD", "OPTIONS"):
            return None
        if not net.may_speak(self.config, request.headers.get("origin", ""), request.headers.get("host", "")):
            return problem(Rejected("no_entry", "this page may not speak to this server"))
        client = client_of(request)
        limits = self.config.limits
        bucket = self.buckets.setdefault(client, Bucket(limits.http_rate, limits.http_burst))
        self.buckets.move_to_end(client)
        if len(self.buckets) > ADDRESSES:
            self.buckets.popitem(last=False)
        if not bucket.take(asyncio.get_running_loop().time()):
            return problem(Rejected("too_fast", "too many requests; slow down"))
        return None


def problem(error: Rejected, status: int = 0) -> Response[Problem]:
    body = Problem(error.code, error.text, error.reason, error.rule)
    return Response(body, status_code=status or STATUS.get(error.code, 400))


def on_rejected(_: Request[Any, Any, Any], error: Rejected) -> Response[Problem]:
    return problem(error)


def on_http(_: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """Litestar's own refusals, in our form."""
    code: ErrorCode = "no_table" if error.status_code == 404 else "bad_message"
    text = error.detail if not error.extra else f"{error.detail}: {msgspec.json.encode(error.extra).decode()}"
    return problem(Rejected(code, text), error.status_code)


def on_fault(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    log.error("%s %s", request.method, request.url.path, exc_info=error)
    return problem(Rejected("internal", "a fault of ours; nothing has changed"), 500)


async def add_headers(response: Response[Any]) -> Response[Any]:
    response.headers.update(HEADERS)
    return response


def page() -> list[ControllerRouterHandler]:
    """The built page: what carries its hash in its name may be kept for ever, the rest is asked for again."""
    assets = STATIC / "assets"
    ever, anew = CacheControlHeader(max_age=31_536_000, immutable=True), CacheControlHeader(no_cache=True)
    found: list[ControllerRouterHandler] = [
        create_static_files_router(path="/", directories=[STATIC], html_mode=True, cache_control=anew)
    ]
    if assets.is_dir():
        found.append(create_static_files_router("/assets", [assets], name="assets", cache_control=ever))
    return found


def create_app(config: Config) -> Litestar:
    """The server's application; the database is opened when it starts."""

    @contextlib.asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        hub = Hub(config, Store(config.database))
        app.state.hub = hub
        await hub.begin()
        try:
            yield
        finally:
            await hub.end()

    handlers: list[ControllerRouterHandler] = [Api, table_socket]
    if STATIC.is_dir():
        handlers.extend(page())
    return Litestar(
        route_handlers=handlers,
        lifespan=[lifespan],
        before_request=Guard(config).check,
        after_request=add_headers,
        exception_handlers={Rejected: on_rejected, HTTPException: on_http, Exception: on_fault},
        compression_config=CompressionConfig(backend="gzip", gzip_compress_level=6, exclude=["/ws"]),
        request_max_body_size=config.limits.message,
        openapi_config=OpenAPIConfig(
            title="Igroteka", version=__version__, path="/api/schema", render_plugins=[JsonRenderPlugin()]
        ),
        logging_config=None,
    )
