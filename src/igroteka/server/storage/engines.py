"""Which engine keeps the games: the operator's PostgreSQL, or a SQLite file of the server's own; and how everything
that one keeps is copied to another. A backup is a SQLite file, of either."""

from __future__ import annotations

from typing import Final

from igroteka.server.base.config import Config
from igroteka.server.storage import postgres
from igroteka.server.storage.sqlite import SQLite
from igroteka.server.storage.store import CannotStore, Engine, Session

SECRETS: Final = "secrets"
"""The table of what a server has drawn for itself."""
COPIED: Final = {
    "tables": "id",
    "steps": "id, n",
    "saves": "id",
    "chat": "id, n",
    "archive": "id, audience",
    "codes": "id, member",
    "spoken": "id",
    "waking": "id",
    "people": "person",
    "person_keys": "hash",
    "memberships": "person, id",
    "results": "person, id",
    "standing_groups": "id",
    "group_members": "person, id",
    "group_games": "id, played",
    SECRETS: "name",
    "passkeys": "id",
    "subscriptions": "hash",
    "turns": "person, id",
    "pushes": "person",
    "host_keys": "hash",
    "audit": "id",
    "notices": "id",
    "sanctions": "target, kind",
    "reports": "id",
    "blocks": "person, other",
}
"""Everything that outlives a process, by table, with the order in which it is read. Not who is here now, nor what is
good for minutes."""
AT_ONCE: Final = 200
"""Rows."""


def open_engine(config: Config) -> Engine:
    """CannotStore says in one line why it cannot be used."""
    if not config.database:
        return SQLite(config.file)
    if not config.database.startswith(postgres.SCHEMES):
        raise CannotStore("--database: write an address, as postgresql://user@host:5432/database")
    return postgres.PostgreSQL(config.database)


def copy_everything(source: Engine, target: Engine) -> int:
    """All of one database to another that is empty, both as they are at one moment; how many tables of games there
    were. CannotStore if the other is not empty."""
    source.begin()
    target.begin()
    try:
        if isinstance(source, postgres.PostgreSQL):
            source.write([("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ", ())])
        if any(target.read(f"SELECT 1 FROM {part} LIMIT 1") for part in COPIED if part != SECRETS):
            raise CannotStore("there are games and people already: restore into an empty database")
        target.write([(f"DELETE FROM {SECRETS}", ())])  # a server that has begun has drawn its own
        for part, order in COPIED.items():
            copy_part(source, target, part, order)
        times = source.read("SELECT value FROM server WHERE name = 'time'")
        target.write([("INSERT INTO server VALUES ('time', ?) ON CONFLICT DO NOTHING", tuple(row)) for row in times])
        count: int = target.read("SELECT count(*) FROM tables")[0][0]
        target.commit()
    except BaseException:
        target.roll_back()
        raise
    finally:
        source.roll_back()
    return count


def copy_part(source: Session, target: Session, part: str, order: str) -> None:
    """A few rows at a time: records are large."""
    at = 0
    while rows := source.read(f"SELECT * FROM {part} ORDER BY {order} LIMIT ? OFFSET ?", (AT_ONCE, at)):
        places = ", ".join("?" * len(rows[0]))
        target.write([(f"INSERT INTO {part} VALUES ({places})", tuple(row)) for row in rows])
        at += len(rows)
