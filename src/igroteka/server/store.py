"""Storage: SQLite in a thread of its own, with group commit.

Whatever waits when a commit begins goes to the disk together; a future is done only when its transaction is. So a
table awaits its commit, then sends, and hundreds of tables share one flush. The thread asks the database as few
things as it can: each time it comes back it must wait until the loop lets go of the interpreter.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import queue
import sqlite3
import threading
from collections.abc import Callable, Collection, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeVar

R = TypeVar("R")

VERSION: Final = 3
DATABASE: Final = "igroteka.sqlite3"
SCHEMA: Final = """
CREATE TABLE tables (
    id TEXT PRIMARY KEY, stage TEXT NOT NULL, changed INTEGER NOT NULL, record BLOB NOT NULL
) WITHOUT ROWID;
CREATE INDEX tables_by_stage ON tables (stage);
CREATE TABLE steps (
    id TEXT NOT NULL, n INTEGER NOT NULL, at INTEGER NOT NULL, events INTEGER NOT NULL, body BLOB NOT NULL,
    time INTEGER NOT NULL, waiting INTEGER NOT NULL, PRIMARY KEY (id, n)
) WITHOUT ROWID;
CREATE TABLE saves (id TEXT PRIMARY KEY, n INTEGER NOT NULL, body BLOB NOT NULL) WITHOUT ROWID;
CREATE TABLE chat (id TEXT NOT NULL, n INTEGER NOT NULL, body BLOB NOT NULL, PRIMARY KEY (id, n)) WITHOUT ROWID;
CREATE TABLE archive (
    id TEXT NOT NULL, audience TEXT NOT NULL, body BLOB NOT NULL, PRIMARY KEY (id, audience)
) WITHOUT ROWID;
CREATE TABLE server (name TEXT PRIMARY KEY, value INTEGER NOT NULL) WITHOUT ROWID;
"""
UPGRADES: Final = {
    1: """
ALTER TABLE steps ADD COLUMN time INTEGER NOT NULL DEFAULT 0;
ALTER TABLE steps ADD COLUMN waiting INTEGER NOT NULL DEFAULT 0;
UPDATE steps SET
    time = (SELECT changed FROM tables WHERE tables.id = steps.id),
    waiting = (SELECT waiting FROM tables WHERE tables.id = steps.id);
DROP INDEX tables_by_stage;
ALTER TABLE tables DROP COLUMN waiting;
CREATE INDEX tables_by_stage ON tables (stage);
""",
    2: """
CREATE TABLE server (name TEXT PRIMARY KEY, value INTEGER NOT NULL) WITHOUT ROWID;
INSERT OR IGNORE INTO server SELECT 'time', max(time) FROM (
    SELECT max(changed) AS time FROM tables UNION ALL SELECT max(time) FROM steps
);
""",
}
"""By format: what makes a database of that format one of the next."""
PARTS: Final = ("tables", "steps", "saves", "chat", "archive")
STEP: Final = "INSERT INTO steps VALUES (?, ?, ?, ?, ?, ?, ?)"
"""What nearly every click is stored with; the steps of a batch go in together."""
TOGETHER: Final = (64, 16, 4, 1)
LAST: Final = "(SELECT {} FROM steps WHERE steps.id = tables.id ORDER BY n DESC LIMIT 1)"

Statement = tuple[str, Sequence[Any]]
Work = Callable[[sqlite3.Connection], Any]
Wanted = tuple[Work | Sequence[Statement], asyncio.Future[Any]]
"""Statements, or something to do with the database; and who waits for it."""


class StorageFailed(Exception):
    """The disk did not take it; nothing of the transaction is there."""


class CannotStore(Exception):
    """The database cannot be used at all; the text is for the operator."""


class Store:
    """The database and its thread."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.loop = asyncio.get_running_loop()
        self.connection = connect(path)
        self.trouble = ""
        """Why the last transaction failed; '' if it did not."""
        self._gathered: list[Wanted] = []
        self._waiting: queue.SimpleQueue[list[Wanted] | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="store", daemon=True)
        self._thread.start()

    def do(self, work: Callable[[sqlite3.Connection], R]) -> asyncio.Future[R]:
        """Run something on the database; the future is done when it is on the disk."""
        return self._want(work)

    def write(self, statements: Sequence[Statement]) -> asyncio.Future[None]:
        return self._want(statements)

    def read(self, sql: str, values: Sequence[Any] = ()) -> asyncio.Future[list[tuple[Any, ...]]]:
        return self.do(lambda connection: connection.execute(sql, values).fetchall())

    async def close(self) -> None:
        """Commit what waits, then end."""
        self._hand_over()
        self._waiting.put(None)
        await asyncio.to_thread(self._thread.join)

    def _want(self, work: Work | Sequence[Statement]) -> asyncio.Future[Any]:
        done: asyncio.Future[Any] = self.loop.create_future()
        if not self._gathered:
            self.loop.call_soon(self._hand_over)  # with whatever else this round of the loop brings
        self._gathered.append((work, done))
        return done

    def _hand_over(self) -> None:
        if self._gathered:
            self._waiting.put(self._gathered)
            self._gathered = []

    # ------------------------------------------------------------------ in the thread

    def _run(self) -> None:
        going = True
        while going:
            batch: list[Wanted] = []
            item = self._waiting.get()
            while item is not None:
                batch.extend(item)
                if self._waiting.empty():
                    break
                item = self._waiting.get()
            going = item is not None
            if batch:
                self._transact(batch)
        self.connection.close()

    def _transact(self, batch: list[Wanted]) -> None:
        """All of it in one transaction; if something is wrong with one, each in its own."""
        outcomes: list[Any]
        self.trouble = ""
        try:
            outcomes = self._attempt([work for work, _ in batch])
        except Exception:  # one piece of the batch is at fault: each is tried by itself
            outcomes = []
            for work, _ in batch:
                try:
                    outcomes.extend(self._attempt([work]))
                except Exception as error:  # told to whoever waits for it
                    self.trouble = str(error)
                    outcomes.append(StorageFailed(str(error)))
        futures = [future for _, future in batch]
        self.loop.call_soon_threadsafe(settle, futures, outcomes)

    def _attempt(self, works: list[Work | Sequence[Statement]]) -> list[Any]:
        connection = self.connection
        try:
            connection.execute("BEGIN IMMEDIATE")
            outcomes = carry_out(connection, works)
            connection.execute("COMMIT")
        except Exception:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise
        return outcomes


def carry_out(connection: sqlite3.Connection, works: list[Work | Sequence[Statement]]) -> list[Any]:
    """Everything, and what came of each. Nobody waits for two at once, so the steps may go before the rest."""
    steps: list[Any] = []
    others: list[Statement] = []
    for work in works:
        if not callable(work):
            for statement in work:
                if statement[0] is STEP:
                    steps.extend(statement[1])
                else:
                    others.append(statement)
    insert_steps(connection, steps)
    for sql, values in others:
        connection.execute(sql, values)
    return [work(connection) if callable(work) else None for work in works]


def insert_steps(connection: sqlite3.Connection, values: list[Any]) -> None:
    """Many rows at a time, in a few sizes, so that the database knows the statements already."""
    head, _, row = STEP.rpartition(" (")
    width = row.count("?")
    at = 0
    for size in TOGETHER:
        while len(values) - at >= size * width:
            connection.execute(f"{head} {', '.join([f'({row}'] * size)}", values[at : at + size * width])
            at += size * width


def settle(futures: list[asyncio.Future[Any]], outcomes: list[Any]) -> None:
    for future, outcome in zip(futures, outcomes, strict=True):
        if future.cancelled():
            continue
        if isinstance(outcome, StorageFailed):
            future.set_exception(outcome)
        else:
            future.set_result(outcome)


def connect(path: Path) -> sqlite3.Connection:
    """Open or make the database; CannotStore says in one line what is wrong with it. It holds people's games and talk:
    what is made here is for the server's own user."""
    fresh = False
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        fresh = make_file(path)
        if not fresh and path.stat().st_size == 0:
            raise CannotStore(damaged(path, "the file is empty"))
        connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute("PRAGMA busy_timeout=5000")
        fault = what_is_damaged(connection)
        if fault:
            raise CannotStore(damaged(path, fault))
        make_schema(connection, path)
    except sqlite3.Error as error:
        if fresh:
            path.unlink(missing_ok=True)
        if error.sqlite_errorcode in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB):
            raise CannotStore(damaged(path, str(error))) from None
        hint = "; is there room on the disk?" if "disk" in str(error) else ""
        raise CannotStore(f"{path}: {error}{hint}") from None
    except OSError as error:
        raise CannotStore(f"{error.filename or path}: {error.strerror}") from None
    return connection


def make_file(path: Path) -> bool:
    """An empty file that only its owner can read; False if there is one already."""
    try:
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
    except FileExistsError:
        return False
    return True


def what_is_damaged(connection: sqlite3.Connection) -> str:
    """The first thing that is wrong with the database; '' if nothing is."""
    found: str = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
    return "" if found == "ok" else " ".join(found.split())


def damaged(path: Path, what: str) -> str:
    return f"{path}: damaged ({what}); keep a copy of it, then put your last backup in its place (docs/hosting.md)"


def make_schema(connection: sqlite3.Connection, path: Path) -> None:
    version: int = connection.execute("PRAGMA user_version").fetchone()[0]
    if version > VERSION:
        raise CannotStore(
            f"{path}: written by a newer version of Igroteka (format {version}, this one knows {VERSION})"
        )
    if version == 0:
        connection.executescript(f"BEGIN;{SCHEMA}PRAGMA user_version={VERSION};COMMIT;")
        return
    for known in range(version, VERSION):
        connection.executescript(f"BEGIN;{UPGRADES[known]}PRAGMA user_version={known + 1};COMMIT;")


def forget_table(connection: sqlite3.Connection, table: str) -> None:
    """Everything that is kept of a table."""
    for part in PARTS:
        connection.execute(f"DELETE FROM {part} WHERE id = ?", (table,))


class Deadlines(NamedTuple):
    """What was last touched before these times is kept no longer, in seconds since 1970."""

    finished: int
    idle: int
    """Games that nobody came back to."""
    unplayed: int
    """Tables at which nobody ever moved."""
    lonely: int
    """Those of them at which there was never anybody but who made them."""


def purge(
    connection: sqlite3.Connection, before: Deadlines, is_lonely: Callable[[bytes], bool], but: Collection[str]
) -> list[str]:
    """Forget what has been kept long enough, and say which. `is_lonely` tells by a table's record whether anybody but
    its maker was ever there."""
    touched, played = (f"coalesce({LAST.format(column)}, 0)" for column in ("time", "n"))
    found = connection.execute(
        f"SELECT id, stage, max(changed, {touched}) AS touched, {played}, record FROM tables WHERE touched < ?",
        (max(before),),
    ).fetchall()
    gone: list[str] = []
    for id, stage, when, moves, record in found:
        if stage == "finished" or moves:
            old = when < (before.finished if stage == "finished" else before.idle)
        else:
            old = when < before.unplayed or (when < before.lonely and is_lonely(record))
        if old and id not in but:
            forget_table(connection, id)
            gone.append(id)
    return gone


def last_time(connection: sqlite3.Connection) -> int | None:
    """When the server last noted the time, in seconds since 1970."""
    found = connection.execute("SELECT value FROM server WHERE name = 'time'").fetchone()
    return None if found is None else found[0]


def note_time(connection: sqlite3.Connection, now: int) -> None:
    connection.execute("INSERT OR REPLACE INTO server VALUES ('time', ?)", (now,))


def copy_to(path: Path, target: Path) -> None:
    """A whole, consistent copy of a database, also of one in use, for its owner's eyes only. One that is damaged is not
    copied: CannotStore says what is wrong."""
    if path.stat().st_size == 0:
        raise CannotStore(damaged(path, "the file is empty"))
    target.unlink(missing_ok=True)
    make_file(target)
    with (
        contextlib.closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as source,
        contextlib.closing(sqlite3.connect(target)) as copy,
    ):
        source.backup(copy)
        fault = what_is_damaged(copy)
    if fault:
        raise CannotStore(damaged(path, fault))
