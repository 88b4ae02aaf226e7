"""Storage: many share a flush, one that is wrong takes nobody with it, and what is old goes."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest

from igroteka.server.store import DATABASE, STEP, VERSION, Deadlines, Statement, StorageFailed, Store, connect, purge


def step(table: str, n: int, time: int = 0) -> Statement:
    return (STEP, (table, n, 0, 0, b"", time, 0))


async def test_many_are_stored_together_and_one_that_is_wrong_alone_is_refused(tmp_path: Path) -> None:
    store = Store(tmp_path / DATABASE)
    wanted = [store.write([step(f"t{n}", 1)]) for n in range(100)]
    twice = store.write([step("t50", 1)])
    outcomes = await asyncio.gather(*wanted, twice, return_exceptions=True)
    assert [n for n, outcome in enumerate(outcomes) if outcome is not None] == [100]
    assert isinstance(outcomes[100], StorageFailed)
    assert await store.read("SELECT count(*), count(DISTINCT id) FROM steps") == [(100, 100)]
    await store.close()


async def test_what_waits_when_it_closes_is_stored(tmp_path: Path) -> None:
    store = Store(tmp_path / DATABASE)
    last = store.write([step("t", 1)])
    await store.close()
    await last
    again = connect(tmp_path / DATABASE)
    assert again.execute("SELECT count(*) FROM steps").fetchone() == (1,)
    again.close()


@pytest.mark.parametrize(
    ("stage", "changed", "steps", "kept"),
    [
        ("finished", 99, [(0, 99), (5, 99)], False),  # a finished game after its time
        ("finished", 99, [(0, 99), (5, 101)], True),
        ("playing", 51, [(0, 51), (5, 51)], True),  # an unfinished one is kept longer
        ("playing", 49, [(0, 49), (5, 49)], False),
        ("playing", 149, [(0, 149)], False),  # nobody ever moved
        ("lobby", 149, [], False),
        ("lobby", 151, [], True),
        ("lobby?", 169, [], False),  # and nobody but its maker ever came
        ("lobby?", 171, [], True),
        ("playing?", 169, [(0, 169), (1, 169)], True),
    ],
)
def test_what_has_been_kept_long_enough_goes(
    tmp_path: Path, stage: str, changed: int, steps: list[tuple[int, int]], kept: bool
) -> None:
    """Finished games untouched since 100 go, others since 50, those without a move since 150, or since 170 where only
    one person (`?`) ever was."""
    database = connect(tmp_path / DATABASE)
    for table in ("old", "open"):
        record = b"alone" if stage.endswith("?") else b""
        database.execute("INSERT INTO tables VALUES (?, ?, ?, ?)", (table, stage.rstrip("?"), changed, record))
        for n, time in steps:
            database.execute(*step(table, n, time))
    gone = purge(database, Deadlines(100, 50, 150, 170), lambda record: record == b"alone", but=["open"])
    left = {row[0] for row in database.execute("SELECT id FROM tables")}
    assert left == ({"old", "open"} if kept else {"open"}), "one that is in use always stays"
    assert gone == ([] if kept else ["old"])
    assert {row[0] for row in database.execute("SELECT id FROM steps")} == (left if steps else set())
    database.close()


FIRST_FORMAT = """
CREATE TABLE tables (
    id TEXT PRIMARY KEY, stage TEXT NOT NULL, changed INTEGER NOT NULL, waiting INTEGER NOT NULL,
    record BLOB NOT NULL
) WITHOUT ROWID;
CREATE INDEX tables_by_stage ON tables (stage, changed);
CREATE TABLE steps (
    id TEXT NOT NULL, n INTEGER NOT NULL, at INTEGER NOT NULL, events INTEGER NOT NULL, body BLOB NOT NULL,
    PRIMARY KEY (id, n)
) WITHOUT ROWID;
INSERT INTO tables VALUES ('t', 'playing', 1234, 5, x'00');
INSERT INTO steps VALUES ('t', 1, 10, 2, x'01');
PRAGMA user_version = 1;
"""


def test_a_database_of_the_first_format_is_brought_up_to_date(tmp_path: Path) -> None:
    path = tmp_path / DATABASE
    old = sqlite3.connect(path)
    old.executescript(FIRST_FORMAT)
    old.close()
    for _ in range(2):
        connection = connect(path)
        assert connection.execute("PRAGMA user_version").fetchone() == (VERSION,)
        assert connection.execute("SELECT * FROM tables").fetchall() == [("t", "playing", 1234, b"\0")]
        assert connection.execute("SELECT * FROM steps").fetchall() == [("t", 1, 10, 2, b"\1", 1234, 5)]
        connection.close()
