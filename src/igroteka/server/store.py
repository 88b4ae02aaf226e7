"""Storage: SQLite in a thread of its own, with group commit.

Whatever waits when a commit begins goes to the disk together; a future is done only when its transaction is. So a
table awaits its commit, then sends, and hundreds of tables share one flush.
"""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final, TypeVar

R = TypeVar("R")

VERSION: Final = 1
DATABASE: Final = "igroteka.sqlite3"
SCHEMA: Final = """
CREATE TABLE tables (
    id TEXT PRIMARY KEY, stage TEXT NOT NULL, changed INTEGER NOT NULL, waiting INTEGER NOT NULL,
    record BLOB NOT NULL
) WITHOUT ROWID;
CREATE INDEX tables_by_stage ON tables (stage, changed);
CREATE TABLE steps (
    id TEXT NOT NULL, n INTEGER NOT NULL, at INTEGER NOT NULL, events INTEGER NOT NULL, body BLOB NOT NULL,
    PRIMARY KEY (id, n)
) WITHOUT ROWID;
CREATE TABLE saves (id TEXT PRIMARY KEY, n INTEGER NOT NULL, body BLOB NOT NULL) WITHOUT ROWID;
CREATE TABLE chat (id TEXT NOT NULL, n INTEGER NOT NULL, body BLOB NOT NULL, PRIMARY KEY (id, n)) WITHOUT ROWID;
CREATE TABLE archive (
    id TEXT NOT NULL, audience TEXT NOT NULL, body BLOB NOT NULL, PRIMARY KEY (id, audience)
) WITHOUT ROWID;
"""
PARTS: Final = ("tables", "steps", "saves", "chat", "archive")

Statement = tuple[str, Sequence[Any]]
Work = Callable[[sqlite3.Connection], Any]


class StorageFailed(Exception):
    """The disk did not take it; nothing of the transaction is there."""


class CannotStore(Exception):
    """The database cannot be used at all; the text is for the operator."""


class Store:
    """The database and its thread."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.loop = asyncio.get_running_loop()
        self.waiting: queue.SimpleQueue[tuple[Work, asyncio.Future[Any]] | None] = queue.SimpleQueue()
        self.connection = connect(path)
        self.commits = 0
        self.thread = threading.Thread(target=self._run, name="store", daemon=True)
        self.thread.start()

    def do(self, work: Callable[[sqlite3.Connection], R]) -> asyncio.Future[R]:
        """Run something on the database; the future is done when it is on the disk."""
        done: asyncio.Future[R] = self.loop.create_future()
        self.waiting.put((work, done))
        return done

    def write(self, statements: Sequence[Statement]) -> asyncio.Future[None]:
        def work(connection: sqlite3.Connection) -> None:
            for sql, values in statements:
                connection.execute(sql, values)

        return self.do(work)

    def read(self, sql: str, values: Sequence[Any] = ()) -> asyncio.Future[list[tuple[Any, ...]]]:
        return self.do(lambda connection: connection.execute(sql, values).fetchall())

    async def close(self) -> None:
        """Commit what waits, then end."""
        self.waiting.put(None)
        await asyncio.to_thread(self.thread.join)

    # ------------------------------------------------------------------ in the thread

    def _run(self) -> None:
        going = True
        while going:
            batch: list[tuple[Work, asyncio.Future[Any]]] = []
            item = self.waiting.get()
            while item is not None:
                batch.append(item)
                if self.waiting.empty():
                    break
                item = self.waiting.get()
            going = item is not None
            if batch:
                self._transact(batch)
        self.connection.close()

    def _transact(self, batch: list[tuple[Work, asyncio.Future[Any]]]) -> None:
        """All of it in one transaction; if something is wrong with one, each in its own."""
        outcomes: list[Any]
        try:
            outcomes = self._attempt([work for work, _ in batch])
        except Exception:
            outcomes = []
            for work, _ in batch:
                try:
                    outcomes.append(self._attempt([work])[0])
                except Exception as error:
                    outcomes.append(StorageFailed(str(error)))
        self.commits += 1
        futures = [future for _, future in batch]
        self.loop.call_soon_threadsafe(settle, futures, outcomes)

    def _attempt(self, works: list[Work]) -> list[Any]:
        connection = self.connection
        try:
            connection.execute("BEGIN IMMEDIATE")
            outcomes = [work(connection) for work in works]
            connection.execute("COMMIT")
        except Exception:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise
        return outcomes


def settle(futures: list[asyncio.Future[Any]], outcomes: list[Any]) -> None:
    for future, outcome in zip(futures, outcomes, strict=True):
        if future.cancelled():
            continue
        if isinstance(outcome, StorageFailed):
            future.set_exception(outcome)
        else:
            future.set_result(outcome)


def connect(path: Path) -> sqlite3.Connection:
    """Open or make the database; CannotStore says in one line what is wrong with it."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute("PRAGMA busy_timeout=5000")
        make_schema(connection, path)
    except sqlite3.Error as error:
        raise CannotStore(f"{path}: {error}") from None
    except OSError as error:
        raise CannotStore(f"{error.filename or path}: {error.strerror}") from None
    return connection


def make_schema(connection: sqlite3.Connection, path: Path) -> None:
    version: int = connection.execute("PRAGMA user_version").fetchone()[0]
    if version > VERSION:
        raise CannotStore(
            f"{path}: written by a newer version of Igroteka (format {version}, this one knows {VERSION})"
        )
    if version == 0:
        connection.executescript(f"BEGIN;{SCHEMA}PRAGMA user_version={VERSION};COMMIT;")


def forget_table(connection: sqlite3.Connection, table: str) -> None:
    """Everything that is kept of a table."""
    for part in PARTS:
        connection.execute(f"DELETE FROM {part} WHERE id = ?", (table,))


def purge(connection: sqlite3.Connection, finished_before: int, idle_before: int) -> int:
    """What has been kept long enough: finished games, and tables nobody came back to."""
    old = connection.execute(
        "SELECT id FROM tables WHERE (stage = 'finished' AND changed < ?) OR changed < ?",
        (finished_before, idle_before),
    ).fetchall()
    for (table,) in old:
        forget_table(connection, table)
    return len(old)


def copy_to(path: Path, target: Path) -> None:
    """A whole, consistent copy of a database, also of one in use."""
    source = sqlite3.connect(f"file:{path}?mode=ro", uri=True)
    try:
        with sqlite3.connect(target) as copy:
            source.backup(copy)
        copy.close()
    finally:
        source.close()
