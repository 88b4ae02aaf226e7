"""Which engine keeps the games: the operator's PostgreSQL, or a SQLite file of the server's own."""

from __future__ import annotations

from igroteka.server.base.config import Config
from igroteka.server.storage import postgres
from igroteka.server.storage.sqlite import SQLite
from igroteka.server.storage.store import CannotStore, Engine


def open_engine(config: Config) -> Engine:
    """CannotStore says in one line why it cannot be used."""
    if not config.database:
        return SQLite(config.file)
    if not config.database.startswith(postgres.SCHEMES):
        raise CannotStore("--database: write an address, as postgresql://user@host:5432/database")
    return postgres.PostgreSQL(config.database)
