"""Run the server until it is told to stop; what is wrong at the start is one clear line."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from types import FrameType
from typing import IO, Any, Final, cast

import msgspec
import uvicorn

from igroteka.content import BadContent, Pack
from igroteka.engine.build_info import INTERPRETED, build, described
from igroteka.engine.collector import collect_seldom
from igroteka.server.base import net
from igroteka.server.base.config import Config
from igroteka.server.base.logs import log_within_bounds
from igroteka.server.http import hosts
from igroteka.server.http.app import KnownHosts, create_app
from igroteka.server.http.sockets import HttpConnection, WebSocket
from igroteka.server.pages.responses import HEADERS
from igroteka.server.storage.engines import open_engine
from igroteka.server.storage.store import CannotStore

try:
    import fcntl
    import resource
except ImportError:  # not on Windows
    fcntl = resource = None  # type: ignore[assignment]  # not on this system


FASTER = "; the compiled wheel or `make compile` makes them faster"
SWITCH_INTERVAL_S = 0.0005
"""How long the thread that stores may be kept waiting by a busy loop each time it comes back from the database."""

TABLES_STOP_S = 1.5
CONNECTIONS_STOP_S = 2
"""Seconds that tables, then connections have to say good-bye."""
STOP_TIMEOUT_S = 4.5
"""Seconds after which the process ends in any case."""
log: Final = logging.getLogger("igroteka")


class CannotServe(Exception):
    """The server cannot start; the text says why and what to do."""


class Server(uvicorn.Server):
    """Says when it is there."""

    def __init__(
        self, config: uvicorn.Config, ready: Callable[[], None], hand_over: Callable[[], Awaitable[None]]
    ) -> None:
        super().__init__(config)
        self.ready, self.hand_over = ready, hand_over

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if not self.should_exit:
            self.ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Tables say good-bye to their clients before the connections end."""
        with contextlib.suppress(TimeoutError):  # what was acknowledged is stored all the same
            async with asyncio.timeout(TABLES_STOP_S):
                await self.hand_over()
        await super().shutdown(sockets)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop within a few seconds, whatever is still running."""
        if not self.should_exit:
            last = threading.Timer(STOP_TIMEOUT_S, stop_at_once)
            last.daemon = True
            last.start()
        super().handle_exit(sig, frame)


def stop_at_once() -> None:
    log.warning("what still ran after %s s was not waited for; nothing acknowledged is lost", STOP_TIMEOUT_S)
    os._exit(0)


def serve(config: Config, open_page: bool = False) -> None:
    """Serve until SIGTERM or Ctrl-C. Then tables store a save, and what waits is committed."""
    collect_seldom()
    sys.setswitchinterval(SWITCH_INTERVAL_S)
    allow_many_sockets()
    check_addresses(config)
    alone = contextlib.nullcontext() if config.database else locked(config)
    check(config)
    listener = bound(config.host, config.port)
    port: int = listener.getsockname()[1]
    shown = f"[{config.host}]" if ":" in config.host else config.host
    address = config.public_url or f"http://{'127.0.0.1' if shown == '0.0.0.0' else shown}:{port}/"

    def ready() -> None:
        print(f"Igroteka: {address}", flush=True)
        print(f"Rules and bots: {described()}{FASTER if build() == INTERPRETED else ''}")
        if open_page:
            asyncio.get_running_loop().run_in_executor(None, webbrowser.open, address)

    log_within_bounds()
    app = create_app(msgspec.structs.replace(config, address=config.address or own_address(config.host, port)))
    settings = uvicorn.Config(
        cast(Any, KnownHosts(app, config)),
        http=cast(Any, partial(HttpConnection, config.timing.patience / 1000)),  # uvicorn wants a class, and calls it
        ws=cast(Any, lambda server_state, **_: WebSocket(app.state.tables, server_state)),
        log_config=None,
        log_level="warning",
        headers=list(HEADERS.items()),
        access_log=False,
        lifespan="on",
        timeout_graceful_shutdown=CONNECTIONS_STOP_S,
        backlog=2048,
    )
    for number in (signal.SIGTERM, signal.SIGINT):  # uvicorn stops at them, then raises them again for us
        signal.signal(number, lambda *_: None)
    server = Server(settings, ready, lambda: app.state.tables.hand_over())
    with alone, contextlib.closing(listener):
        server.run([listener])
    if not server.started:
        raise CannotServe("the server could not start")


def own_address(host: str, port: int) -> str:
    """The address at which other machines reach this process, if they can."""
    if host in ("0.0.0.0", "::"):
        return next(iter(hosts.addresses(host, port)), f"http://127.0.0.1:{port}/")
    return f"http://{f'[{host}]' if ':' in host else host}:{port}/"


def allow_many_sockets() -> None:
    """Allow as many open sockets (each is an open file) as the system permits."""
    if resource is not None:
        most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
        with contextlib.suppress(ValueError, OSError):  # some systems name a number that they do not accept
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def check_addresses(config: Config) -> None:
    """Before anything is touched."""
    for address in (config.public_url, config.address, *config.allow_origin):
        if address and not net.is_site(address):
            raise CannotServe(f"{address}: write the whole address, as https://play.example.org")


def check(config: Config) -> None:
    """Storage and content. The folder is ours by now: a database of an older version is brought up to date here."""
    try:
        open_engine(config).close()
        if config.content:
            Pack.open(config.content)
    except (CannotStore, BadContent) as error:
        raise CannotServe(" ".join(str(error).split())) from None


def locked(config: Config) -> IO[str]:
    """Two servers must not play the same tables: the folder is held until this file is closed."""
    try:
        Path(config.data).mkdir(mode=0o700, parents=True, exist_ok=True)
        file = private(Path(config.data) / "lock")
    except OSError as error:
        raise CannotServe(f"{error.filename}: {error.strerror}") from None
    if fcntl is not None:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            file.close()
            raise CannotServe(f"{config.data}: another server uses this folder; stop it, or give --data") from None
    return file


def private(path: Path) -> IO[str]:
    """A file that only its owner may read, also if an older version has made it for everybody."""
    file = os.open(path, os.O_CREAT | os.O_WRONLY, 0o600)
    if hasattr(os, "fchmod"):  # not on Windows
        os.fchmod(file, 0o600)
    return os.fdopen(file, "w")


def bound(host: str, port: int) -> socket.socket:
    if not 0 <= port <= 65_535:
        raise CannotServe(f"there is no port {port}; try --port 8777")
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        listener = socket.socket(family, kind, protocol)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(address)
    except OSError as error:
        raise CannotServe(
            f"cannot listen at {host}:{port}: {error.strerror or error}; try --port with another number"
        ) from None
    listener.set_inheritable(True)
    return listener
