"""The engine for many processes: PostgreSQL, by psycopg (extra `igroteka[postgres]`).

The connection is made again when it is lost; what was under way then has failed.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Final, LiteralString

from igroteka.server.storage.store import VERSION, CannotStore, EngineName, LeaseLost, Row, Statement, StorageFailed

try:
    import psycopg
    from psycopg import conninfo
    from psycopg.types.numeric import Int8Dumper
except ImportError:  # the extra is not installed: `check_extra` says so before anything else is used
    if not TYPE_CHECKING:
        psycopg = None

SCHEMES: Final = ("postgresql://", "postgres://")
CLUSTER: Final = """
CREATE TABLE codes (
    id TEXT NOT NULL, member BIGINT NOT NULL, code TEXT NOT NULL UNIQUE, until BIGINT NOT NULL, PRIMARY KEY (id, member)
);
CREATE TABLE processes (
    number BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY, address TEXT NOT NULL, until TIMESTAMPTZ NOT NULL,
    alive BOOLEAN NOT NULL DEFAULT TRUE, metrics BYTEA NOT NULL DEFAULT ''
);
CREATE TABLE leases (id TEXT PRIMARY KEY, process BIGINT NOT NULL);
CREATE INDEX leases_by_process ON leases (process);
CREATE TABLE spent (
    process BIGINT NOT NULL, beat BIGINT NOT NULL, kind TEXT NOT NULL, network TEXT NOT NULL, amount BIGINT NOT NULL,
    PRIMARY KEY (process, beat, kind, network)
);
CREATE TABLE unplayed (id TEXT PRIMARY KEY, network TEXT NOT NULL);
CREATE INDEX unplayed_by_network ON unplayed (network);
"""
SCHEMA: Final = """
CREATE TABLE server (name TEXT PRIMARY KEY, value BIGINT NOT NULL);
CREATE TABLE tables (id TEXT PRIMARY KEY, stage TEXT NOT NULL, changed BIGINT NOT NULL, record BYTEA NOT NULL);
CREATE INDEX tables_by_stage ON tables (stage);
CREATE TABLE steps (
    id TEXT NOT NULL, n BIGINT NOT NULL, at BIGINT NOT NULL, events BIGINT NOT NULL, body BYTEA NOT NULL,
    time BIGINT NOT NULL, waiting BIGINT NOT NULL, PRIMARY KEY (id, n)
);
CREATE TABLE saves (id TEXT PRIMARY KEY, n BIGINT NOT NULL, body BYTEA NOT NULL);
CREATE TABLE chat (id TEXT NOT NULL, n BIGINT NOT NULL, body BYTEA NOT NULL, PRIMARY KEY (id, n));
CREATE TABLE archive (id TEXT NOT NULL, audience TEXT NOT NULL, body BYTEA NOT NULL, PRIMARY KEY (id, audience));
"""
SPOKEN: Final = """
CREATE TABLE spoken (id TEXT PRIMARY KEY, code BIGINT NOT NULL UNIQUE);
"""
WAKING: Final = """
CREATE TABLE waking (id TEXT PRIMARY KEY, at BIGINT NOT NULL);
CREATE INDEX waking_by_time ON waking (at);
"""
PEOPLE: Final = """
CREATE TABLE people (person TEXT PRIMARY KEY, came BIGINT NOT NULL, body BYTEA NOT NULL);
CREATE TABLE person_keys (
    hash TEXT PRIMARY KEY, person TEXT NOT NULL, made BIGINT NOT NULL, until BIGINT NOT NULL, body BYTEA NOT NULL
);
CREATE INDEX person_keys_by_person ON person_keys (person);
CREATE TABLE memberships (
    person TEXT NOT NULL, id TEXT NOT NULL, member BIGINT NOT NULL, PRIMARY KEY (person, id)
);
CREATE INDEX memberships_by_table ON memberships (id);
CREATE TABLE results (
    person TEXT NOT NULL, id TEXT NOT NULL, at BIGINT NOT NULL, body BYTEA NOT NULL, PRIMARY KEY (person, id)
);
"""
GROUPS: Final = """
CREATE TABLE here (person TEXT PRIMARY KEY, at BIGINT NOT NULL, body BYTEA NOT NULL);
CREATE INDEX here_by_time ON here (at);
CREATE TABLE standing_groups (
    id TEXT PRIMARY KEY, version BIGINT NOT NULL, changed BIGINT NOT NULL, body BYTEA NOT NULL
);
CREATE TABLE group_members (person TEXT NOT NULL, id TEXT NOT NULL, PRIMARY KEY (person, id));
CREATE INDEX group_members_by_group ON group_members (id);
CREATE TABLE group_games (
    id TEXT NOT NULL, played TEXT NOT NULL, at BIGINT NOT NULL, body BYTEA NOT NULL, PRIMARY KEY (id, played)
);
"""
PUSH: Final = """
CREATE TABLE secrets (name TEXT PRIMARY KEY, body BYTEA NOT NULL);
CREATE TABLE passkeys (id TEXT PRIMARY KEY, person TEXT NOT NULL, made BIGINT NOT NULL, body BYTEA NOT NULL);
CREATE INDEX passkeys_by_person ON passkeys (person);
CREATE TABLE challenges (hash TEXT PRIMARY KEY, person TEXT NOT NULL, until BIGINT NOT NULL);
CREATE TABLE subscriptions (hash TEXT PRIMARY KEY, person TEXT NOT NULL, made BIGINT NOT NULL, body BYTEA NOT NULL);
CREATE INDEX subscriptions_by_person ON subscriptions (person);
CREATE TABLE turns (
    person TEXT NOT NULL, id TEXT NOT NULL, at BIGINT NOT NULL, told BIGINT NOT NULL, PRIMARY KEY (person, id)
);
CREATE INDEX turns_by_table ON turns (id);
CREATE INDEX turns_by_time ON turns (at);
CREATE TABLE pushes (person TEXT PRIMARY KEY, until BIGINT NOT NULL, tries BIGINT NOT NULL);
"""
HOSTING: Final = """
CREATE TABLE host_keys (hash TEXT PRIMARY KEY, name TEXT NOT NULL, made BIGINT NOT NULL, until BIGINT NOT NULL);
CREATE TABLE audit (id TEXT PRIMARY KEY, at BIGINT NOT NULL, body BYTEA NOT NULL);
CREATE INDEX audit_by_time ON audit (at);
CREATE TABLE notices (id TEXT PRIMARY KEY, until BIGINT NOT NULL, body BYTEA NOT NULL);
CREATE TABLE sanctions (
    target TEXT NOT NULL, kind TEXT NOT NULL, until BIGINT NOT NULL, body BYTEA NOT NULL, PRIMARY KEY (target, kind)
);
CREATE TABLE reports (
    id TEXT PRIMARY KEY, at BIGINT NOT NULL, person TEXT NOT NULL, about TEXT NOT NULL, settled BIGINT NOT NULL,
    body BYTEA NOT NULL
);
CREATE INDEX reports_by_time ON reports (at);
CREATE TABLE blocks (person TEXT NOT NULL, other TEXT NOT NULL, body BYTEA NOT NULL, PRIMARY KEY (person, other));
CREATE INDEX blocks_by_other ON blocks (other);
"""
UPGRADES: Final = {3: CLUSTER, 4: SPOKEN, 5: WAKING, 6: PEOPLE, 7: GROUPS, 8: PUSH, 9: HOSTING}
"""By format: what makes a database of that format one of the next. The first that PostgreSQL had is 3."""
SCHEMA_LOCK: Final = 0x16607E4A
"""The advisory lock under which tables are made, so that processes may start at the same time."""
CONNECT_TIMEOUT_S: Final = 3
"""Seconds to wait for a connection."""
SESSION: Final = (
    "SET idle_in_transaction_session_timeout = '2s'; SET lock_timeout = '10s'; SET statement_timeout = '3s'"
)
"""A process that is paused or cut off in the middle of a transaction must not keep its locks: between two statements
the first of these ends it, within those that are sent together the last."""
KEPT_ALIVE: Final[dict[str, str | int]] = {
    "application_name": "igroteka",
    "connect_timeout": CONNECT_TIMEOUT_S,
    "tcp_user_timeout": 1000 * CONNECT_TIMEOUT_S,
    "keepalives_idle": 1,
    "keepalives_interval": 1,
    "keepalives_count": 2,
}
"""How soon a database that does not answer is given up."""

BROKEN: Final = ("08", "25006", "53", "57", "58", "XX")
"""How the codes of errors begin for which the database itself is to blame: the connection, a database that may only be
read, no room, told to stop or too slow, the system, damage."""


class PostgreSQL:
    name: EngineName = "postgresql"

    def __init__(self, address: str) -> None:
        self.address: Final = address
        self.fence = 0
        self.connection = connect(address)
        try:
            make_schema(self.connection, address)
        except psycopg.Error as error:
            self.connection.close()
            raise CannotStore(trouble(address, error)) from None
        except CannotStore:
            self.connection.close()
            raise

    @property
    def is_lost(self) -> bool:
        return self.connection.closed

    def is_broken(self, error: Exception) -> bool:
        if not isinstance(error, psycopg.Error):
            return False
        if error.sqlstate is None:  # psycopg's own: the connection
            return isinstance(error, psycopg.OperationalError | psycopg.InterfaceError)
        return error.sqlstate.startswith(BROKEN)

    def refuses(self, error: Exception) -> bool:
        return isinstance(error, psycopg.DataError | UnicodeError | OverflowError)

    def begin(self) -> None:
        """The transaction itself begins with the first statement, which also keeps others from taking the number away
        before the end."""
        if self.connection.closed:
            try:
                self.connection = connect(self.address)
            except CannotStore as error:
                raise StorageFailed(str(error)) from None
        if self.fence and not self.read("SELECT 1 FROM processes WHERE number = ? AND alive FOR SHARE", (self.fence,)):
            self.fence = 0
            raise LeaseLost("this process has been silent too long; others have its tables")

    def read(self, sql: str, values: Sequence[object] = ()) -> list[Row]:
        found = self.connection.execute(in_dialect(sql), values, binary=True)
        return found.fetchall() if found.description is not None else []

    def write(self, statements: Sequence[Statement]) -> None:
        """Send all statements before waiting for the first answer."""
        with self.connection.pipeline():
            for sql, values in statements:
                self.connection.execute(in_dialect(sql), values)

    def leave_no_trace(self) -> None:
        """The database overwrites it in its own time (autovacuum)."""

    def commit(self) -> None:
        self.connection.commit()

    def roll_back(self) -> None:
        try:
            self.connection.rollback()
        except psycopg.Error:  # the connection is lost, and the transaction with it
            self.connection.close()

    def size(self) -> tuple[int, int]:
        return self.read("SELECT pg_database_size(current_database())")[0][0], 0

    def close(self) -> None:
        self.connection.close()


@cache
def in_dialect(sql: str) -> LiteralString:
    """The queries of `store` are few and literal; psycopg writes its values otherwise."""
    return sql.replace("?", "%s")


def connect(address: str) -> psycopg.Connection[Row]:
    """CannotStore says in one line what is wrong."""
    check_extra()
    try:
        connection = psycopg.connect(conninfo.make_conninfo(address, **KEPT_ALIVE))
        connection.adapters.register_dumper(int, Int8Dumper)  # one type for all numbers: a plan is kept for each
        connection.execute(SESSION)
        connection.commit()
    except psycopg.Error as error:
        raise CannotStore(trouble(address, error)) from None
    return connection


def check_extra() -> None:
    if psycopg is None:
        raise CannotStore("PostgreSQL needs a package that is not installed: pip install 'igroteka[postgres]'")


def trouble(address: str, error: psycopg.Error) -> str:
    """What is wrong and what to do, in one line and without the password."""
    what = " ".join(str(error).split()) or type(error).__name__
    if isinstance(error, psycopg.errors.InsufficientPrivilege):
        hint = "its user must be allowed to make tables there: GRANT CREATE, USAGE ON SCHEMA public TO …"
    elif isinstance(error, psycopg.ProgrammingError) and not isinstance(error, psycopg.errors.UndefinedTable):
        hint = "write it as postgresql://user@host:5432/database"
    else:
        hint = "does the server run there, and may this user and this machine use that database?"
    return f"{shown(address)}: {what}; {hint}"


def shown(address: str) -> str:
    """An address as it may be read by anybody."""
    try:
        parts = conninfo.conninfo_to_dict(address)
    except psycopg.Error:
        return "--database"
    where = ":".join(str(parts[part]) for part in ("host", "port") if parts.get(part))
    return f"postgresql://{where}/{parts.get('dbname', '')}"


def make_schema(connection: psycopg.Connection[Row], address: str) -> None:
    with connection.transaction():
        connection.execute("SET LOCAL statement_timeout = 0")  # an upgrade takes its time
        connection.execute("SELECT pg_advisory_xact_lock(%s)", (SCHEMA_LOCK,))
        known = connection.execute("SELECT to_regclass('server')").fetchone()
        if known == (None,):
            connection.execute(SCHEMA + CLUSTER + SPOKEN + WAKING + PEOPLE + GROUPS + PUSH + HOSTING)
            version = VERSION
        else:
            found = connection.execute("SELECT value FROM server WHERE name = 'format'").fetchone()
            version = 0 if found is None else found[0]
            if version > VERSION:
                raise CannotStore(
                    f"{shown(address)}: written by a newer version of Igroteka (format {version}, this one knows "
                    f"{VERSION})"
                )
            if version == 0:
                raise CannotStore(f"{shown(address)}: its table 'server' is not ours; give a database of its own")
            for older in range(version, VERSION):
                connection.execute(UPGRADES[older])
        connection.execute(
            "INSERT INTO server VALUES ('format', %s) ON CONFLICT (name) DO UPDATE SET value = excluded.value",
            (VERSION,),
        )
