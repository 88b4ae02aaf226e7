"""The engine for one process: SQLite, a file in the server's own folder. It is the default and needs nothing."""

from __future__ import annotations

import contextlib
import os
import shutil
import sqlite3
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from igroteka.server.storage.store import VERSION, CannotStore, EngineName, Row, Statement

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
CREATE TABLE codes (
    id TEXT NOT NULL, member INTEGER NOT NULL, code TEXT NOT NULL UNIQUE, until INTEGER NOT NULL,
    PRIMARY KEY (id, member)
) WITHOUT ROWID;
CREATE TABLE spoken (id TEXT PRIMARY KEY, code INTEGER NOT NULL UNIQUE) WITHOUT ROWID;
CREATE TABLE waking (id TEXT PRIMARY KEY, at INTEGER NOT NULL) WITHOUT ROWID;
CREATE INDEX waking_by_time ON waking (at);
"""
PEOPLE: Final = """
CREATE TABLE people (person TEXT PRIMARY KEY, came INTEGER NOT NULL, body BLOB NOT NULL) WITHOUT ROWID;
CREATE TABLE person_keys (
    hash TEXT PRIMARY KEY, person TEXT NOT NULL, made INTEGER NOT NULL, until INTEGER NOT NULL, body BLOB NOT NULL
) WITHOUT ROWID;
CREATE INDEX person_keys_by_person ON person_keys (person);
CREATE TABLE memberships (
    person TEXT NOT NULL, id TEXT NOT NULL, member INTEGER NOT NULL, PRIMARY KEY (person, id)
) WITHOUT ROWID;
CREATE INDEX memberships_by_table ON memberships (id);
CREATE TABLE results (
    person TEXT NOT NULL, id TEXT NOT NULL, at INTEGER NOT NULL, body BLOB NOT NULL, PRIMARY KEY (person, id)
) WITHOUT ROWID;
"""
GROUPS: Final = """
CREATE TABLE here (person TEXT PRIMARY KEY, at INTEGER NOT NULL, body BLOB NOT NULL) WITHOUT ROWID;
CREATE INDEX here_by_time ON here (at);
CREATE TABLE standing_groups (
    id TEXT PRIMARY KEY, version INTEGER NOT NULL, changed INTEGER NOT NULL, body BLOB NOT NULL
) WITHOUT ROWID;
CREATE TABLE group_members (person TEXT NOT NULL, id TEXT NOT NULL, PRIMARY KEY (person, id)) WITHOUT ROWID;
CREATE INDEX group_members_by_group ON group_members (id);
CREATE TABLE group_games (
    id TEXT NOT NULL, played TEXT NOT NULL, at INTEGER NOT NULL, body BLOB NOT NULL, PRIMARY KEY (id, played)
) WITHOUT ROWID;
"""
PUSH: Final = """
CREATE TABLE secrets (name TEXT PRIMARY KEY, body BLOB NOT NULL) WITHOUT ROWID;
CREATE TABLE passkeys (
    id TEXT PRIMARY KEY, person TEXT NOT NULL, made INTEGER NOT NULL, body BLOB NOT NULL
) WITHOUT ROWID;
CREATE INDEX passkeys_by_person ON passkeys (person);
CREATE TABLE challenges (hash TEXT PRIMARY KEY, person TEXT NOT NULL, until INTEGER NOT NULL) WITHOUT ROWID;
CREATE TABLE subscriptions (
    hash TEXT PRIMARY KEY, person TEXT NOT NULL, made INTEGER NOT NULL, body BLOB NOT NULL
) WITHOUT ROWID;
CREATE INDEX subscriptions_by_person ON subscriptions (person);
CREATE TABLE turns (
    person TEXT NOT NULL, id TEXT NOT NULL, at INTEGER NOT NULL, told INTEGER NOT NULL, PRIMARY KEY (person, id)
) WITHOUT ROWID;
CREATE INDEX turns_by_table ON turns (id);
CREATE INDEX turns_by_time ON turns (at);
CREATE TABLE pushes (person TEXT PRIMARY KEY, until INTEGER NOT NULL, tries INTEGER NOT NULL) WITHOUT ROWID;
"""
HOSTING: Final = """
CREATE TABLE host_keys (
    hash TEXT PRIMARY KEY, name TEXT NOT NULL, made INTEGER NOT NULL, until INTEGER NOT NULL
) WITHOUT ROWID;
CREATE TABLE audit (id TEXT PRIMARY KEY, at INTEGER NOT NULL, body BLOB NOT NULL) WITHOUT ROWID;
CREATE INDEX audit_by_time ON audit (at);
CREATE TABLE notices (id TEXT PRIMARY KEY, until INTEGER NOT NULL, body BLOB NOT NULL) WITHOUT ROWID;
CREATE TABLE sanctions (
    target TEXT NOT NULL, kind TEXT NOT NULL, until INTEGER NOT NULL, body BLOB NOT NULL, PRIMARY KEY (target, kind)
) WITHOUT ROWID;
CREATE TABLE reports (
    id TEXT PRIMARY KEY, at INTEGER NOT NULL, person TEXT NOT NULL, about TEXT NOT NULL, settled INTEGER NOT NULL,
    body BLOB NOT NULL
) WITHOUT ROWID;
CREATE INDEX reports_by_time ON reports (at);
CREATE TABLE blocks (
    person TEXT NOT NULL, other TEXT NOT NULL, body BLOB NOT NULL, PRIMARY KEY (person, other)
) WITHOUT ROWID;
CREATE INDEX blocks_by_other ON blocks (other);
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
    3: """
CREATE TABLE codes (
    id TEXT NOT NULL, member INTEGER NOT NULL, code TEXT NOT NULL UNIQUE, until INTEGER NOT NULL,
    PRIMARY KEY (id, member)
) WITHOUT ROWID;
""",
    4: """
CREATE TABLE spoken (id TEXT PRIMARY KEY, code INTEGER NOT NULL UNIQUE) WITHOUT ROWID;
""",
    5: """
CREATE TABLE waking (id TEXT PRIMARY KEY, at INTEGER NOT NULL) WITHOUT ROWID;
CREATE INDEX waking_by_time ON waking (at);
""",
    6: PEOPLE,
    7: GROUPS,
    8: PUSH,
    9: HOSTING,
}
"""By format: what makes a database of that format one of the next."""


BROKEN: Final = frozenset(
    {
        sqlite3.SQLITE_BUSY,
        sqlite3.SQLITE_CANTOPEN,
        sqlite3.SQLITE_CORRUPT,
        sqlite3.SQLITE_FULL,
        sqlite3.SQLITE_IOERR,
        sqlite3.SQLITE_LOCKED,
        sqlite3.SQLITE_NOMEM,
        sqlite3.SQLITE_NOTADB,
        sqlite3.SQLITE_PERM,
        sqlite3.SQLITE_PROTOCOL,
        sqlite3.SQLITE_READONLY,
    }
)
"""Kinds of errors for which the disk, or another program in the folder, is to blame."""


class SQLite:
    name: EngineName = "sqlite"
    fence = 0
    is_lost = False
    _folds_log = False

    def __init__(self, path: Path) -> None:
        self.connection = connect(path)

    def is_broken(self, error: Exception) -> bool:
        return isinstance(error, sqlite3.Error) and error.sqlite_errorcode & 0xFF in BROKEN

    def refuses(self, error: Exception) -> bool:
        return isinstance(error, sqlite3.DataError | UnicodeError | OverflowError)

    def begin(self) -> None:
        self.connection.execute("BEGIN IMMEDIATE")

    def read(self, sql: str, values: Sequence[object] = ()) -> list[Row]:
        return self.connection.execute(sql, values).fetchall()

    def write(self, statements: Sequence[Statement]) -> None:
        for sql, values in statements:
            self.connection.execute(sql, values)

    def leave_no_trace(self) -> None:
        """Deleted pages are overwritten in any case (`secure_delete`); the log beside the file has their last state."""
        self._folds_log = True

    def commit(self) -> None:
        self.connection.execute("COMMIT")
        if self._folds_log:
            self._folds_log = False
            self.connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")

    def roll_back(self) -> None:
        self._folds_log = False
        if self.connection.in_transaction:
            self.connection.execute("ROLLBACK")

    def size(self) -> tuple[int, int]:
        (taken,) = self.connection.execute(
            "SELECT page_count * page_size FROM pragma_page_count(), pragma_page_size()"
        ).fetchone()
        (file,) = self.connection.execute("SELECT file FROM pragma_database_list WHERE name = 'main'").fetchone()
        return taken, shutil.disk_usage(file).free if file else 0

    def close(self) -> None:
        self.connection.close()

    def fold(self) -> None:
        """Everything into the one file, with nothing beside it."""
        self.connection.execute("PRAGMA journal_mode=DELETE")


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
        connection.execute("PRAGMA secure_delete=ON")
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
        connection.executescript(f"BEGIN;{SCHEMA}{PEOPLE}{GROUPS}{PUSH}{HOSTING}PRAGMA user_version={VERSION};COMMIT;")
        return
    for known in range(version, VERSION):
        connection.executescript(f"BEGIN;{UPGRADES[known]}PRAGMA user_version={known + 1};COMMIT;")


def version_of(path: Path) -> int:
    """Its format, without bringing it up to date: a server of an older version may be using it."""
    with contextlib.closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as connection:
        found: int = connection.execute("PRAGMA user_version").fetchone()[0]
    return found


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
