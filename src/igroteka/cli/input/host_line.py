"""The line to a running server, as its host: over HTTP, with a key that is given or that the database lets one make."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Iterator
from http.client import HTTPConnection, HTTPException, HTTPSConnection
from pathlib import Path
from typing import Any, Final, TypeVar
from urllib.parse import urlencode, urlsplit

import msgspec

from igroteka.cli.input.failure import Failure
from igroteka.server.base import wall
from igroteka.server.base.config import DATABASE
from igroteka.server.hosting.keys import new_key
from igroteka.server.messages.bodies import Problem
from igroteka.server.messages.host_bodies import HostKeyInfo
from igroteka.server.rooms.room import hashed
from igroteka.server.storage import host_records, postgres
from igroteka.server.storage.sqlite import SQLite, version_of
from igroteka.server.storage.store import VERSION, CannotStore, Engine, Statement

T = TypeVar("T")
TIMEOUT_S: Final = 60
PASSING_S: Final = 300
"""How long a key is good that is made for one command."""
THIS_MACHINE: Final = "command line"


class HostDatabase:
    """The database of a server, for whoever may open it."""

    def __init__(self, engine: Engine) -> None:
        self.engine: Final = engine

    def make(self, name: str, seconds: int) -> str:
        key, row = new_key(name, seconds)
        self.write(row)
        return key

    def revoke(self, name: str) -> None:
        self.write(host_records.forget_host_keys(name))

    def forget(self, key: str) -> None:
        self.write(host_records.forget_host_key(hashed(key)))

    def keys(self) -> list[HostKeyInfo]:
        self.engine.begin()
        try:
            return [HostKeyInfo(*row) for row in host_records.host_keys(self.engine) if row[2] > wall.now()]
        finally:
            self.engine.roll_back()

    def write(self, row: Statement) -> None:
        self.engine.begin()
        self.engine.write([row])
        self.engine.commit()


@contextlib.contextmanager
def opened(data: Path, address: str) -> Iterator[HostDatabase]:
    """Of a server that has run at least once; it may be running."""
    if not address and not (data / DATABASE).is_file():
        raise Failure(f"{data / DATABASE}: nothing is kept there; start the server first, or give --data or --key")
    try:
        if not address and version_of(data / DATABASE) != VERSION:
            raise Failure(f"{data / DATABASE}: of another version than this command; start this version's server first")
        engine = postgres.PostgreSQL(address) if address else SQLite(data / DATABASE)
    except CannotStore as error:
        raise Failure(str(error)) from None
    with contextlib.closing(engine):
        yield HostDatabase(engine)


@contextlib.contextmanager
def passing_key(given: str, data: Path, address: str) -> Iterator[str]:
    """The one that was given; else one that is good for one command."""
    if given:
        yield given.rpartition("/")[2]
        return
    with opened(data, address) as database:
        key = database.make(THIS_MACHINE, PASSING_S)
    try:
        yield key
    finally:
        with opened(data, address) as database:
            database.forget(key)


class HostLine:
    """Requests to the server."""

    def __init__(self, url: str, key: str) -> None:
        self.url, self.key = url.rstrip("/"), key

    def get(self, path: str, what: type[T], **query: object) -> T:
        asked = urlencode({name: value for name, value in query.items() if value})
        return msgspec.json.decode(self.read(path + (f"?{asked}" if asked else "")), type=what)

    def post(self, path: str, body: dict[str, Any]) -> None:
        self._ask("POST", path, json.dumps(body).encode())

    def read(self, path: str) -> bytes:
        return self._ask("GET", path, None)

    def _ask(self, method: str, path: str, body: bytes | None) -> bytes:
        """Failure says in one line why not."""
        parts = urlsplit(self.url)
        kind = HTTPSConnection if parts.scheme == "https" else HTTPConnection
        headers = {"Authorization": f"Bearer {self.key}", "Content-Type": "application/json"}
        try:
            with contextlib.closing(kind(parts.netloc, timeout=TIMEOUT_S)) as connection:
                connection.request(method, f"{parts.path}/api/host{path}", body, headers)
                answer = connection.getresponse()
                text = answer.read()
        except (OSError, HTTPException) as error:
            raise Failure(f"{self.url}: no server answers ({error}); start it, or give --url") from None
        if answer.status >= 400:
            raise Failure(told(text) or f"{self.url}: answered {answer.status}")
        return text


def told(text: bytes) -> str:
    try:
        return msgspec.json.decode(text, type=Problem).text
    except msgspec.DecodeError:
        return ""
