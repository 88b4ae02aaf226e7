"""The engine within a page: SQLite in memory, whose pages are kept by the browser.

After a transaction the pages that have changed are given to the browser together, and only when it has them is the
transaction done. The browser takes all or none of them, so what it keeps is always a whole database.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from igroteka.server.storage.sqlite import SQLite, damaged, make_schema, what_is_damaged
from igroteka.server.storage.store import CannotStore

PAGE: Final = 4096
"""Bytes that are kept together."""
STRETCH: Final = 64 * PAGE
"""So much is compared at once; its pages only if something in it has changed."""
SHOWN: Final = Path("the games in this browser")
"""In place of a file, where something is wrong."""


class Image(SQLite):
    def __init__(self, kept: bytes = b"") -> None:
        """`kept`: all pages; b"" for a new database."""
        self.kept = b""
        """As the browser has it."""
        self.open(kept)

    def open(self, kept: bytes) -> None:
        """Begin with what the browser has."""
        self.connection = sqlite3.connect(":memory:", isolation_level=None, check_same_thread=False)
        try:
            if kept:
                self.connection.deserialize(kept)
                fault = what_is_damaged(self.connection)
                if fault:
                    raise CannotStore(damaged(SHOWN, fault))
            make_schema(self.connection, SHOWN)
        except sqlite3.Error as error:
            raise CannotStore(damaged(SHOWN, str(error))) from None
        self.kept = kept

    def changes(self) -> tuple[bytes, dict[int, bytes]]:
        """The database as it is, and by number those of its pages that the browser does not have so."""
        now = self.connection.serialize()
        return now, dict(changed(self.kept, now))


def changed(before: bytes, now: bytes) -> Iterator[tuple[int, bytes]]:
    old, new = memoryview(before), memoryview(now)
    for begin in range(0, len(now), STRETCH):
        end = min(begin + STRETCH, len(now))
        if old[begin:end] == new[begin:end]:
            continue
        for at in range(begin, end, PAGE):
            if old[at : at + PAGE] != new[at : at + PAGE]:
                yield at // PAGE, now[at : at + PAGE]
