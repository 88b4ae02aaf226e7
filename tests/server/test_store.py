"""Storage: many share a flush, one that is wrong takes nobody with it, and what is old goes. Each test runs on every
engine: on SQLite, on a real PostgreSQL, and on what a page has."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from igroteka.server.base.config import DATABASE
from igroteka.server.storage.image import Image
from igroteka.server.storage.paged import PagedStore
from igroteka.server.storage.postgres import PostgreSQL
from igroteka.server.storage.queries import (
    Deadlines,
    forget_spoken,
    forget_table,
    last_time,
    note_time,
    purge,
    store_step,
    table_with_spoken,
    take_spoken,
)
from igroteka.server.storage.sqlite import SQLite, connect
from igroteka.server.storage.store import VERSION, Engine, NotStorable, Row, Session, Statement, StorageFailed, Store
from igroteka.server.storage.threaded import ThreadedStore
from tests.offline.page import Disk
from tests.server.postgres import fresh

Open = Callable[[], Engine]
"""Opens the test's database, as often as it likes."""


class Kept(Image):
    """A page's database, with the disk of the browser that it is on."""

    def __init__(self, disk: Disk) -> None:
        super().__init__(disk.image)
        self.disk = disk


def opened(engine: Engine) -> Store:
    """As a server or a page uses it."""
    return PagedStore(engine, engine.disk) if isinstance(engine, Kept) else ThreadedStore(engine)


@pytest.fixture(params=["sqlite", "postgres", "page"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Open:
    if request.param == "sqlite":
        return lambda: SQLite(tmp_path / DATABASE)
    if request.param == "page":
        disk = Disk()
        return lambda: Kept(disk)
    address = fresh(request.getfixturevalue("postgres"))
    return lambda: PostgreSQL(address)


def step(table: str, n: int, time: int = 0) -> Statement:
    return store_step(table, n, 0, 0, b"", time, 0)


def select(session: Session, sql: str, values: Sequence[Any] = ()) -> list[Row]:
    return session.read(sql, values)


def counted(session: Session, part: str) -> int:
    found: int = session.read(f"SELECT count(*) FROM {part}")[0][0]
    return found


async def test_many_are_stored_together_and_one_that_is_wrong_alone_is_refused(database: Open) -> None:
    store = opened(database())
    wanted = [store.write([step(f"t{n}", 1)]) for n in range(100)]
    twice = store.write([step("t50", 1)])
    outcomes = await asyncio.gather(*wanted, twice, return_exceptions=True)
    assert [n for n, outcome in enumerate(outcomes) if outcome is not None] == [100]
    assert isinstance(outcomes[100], StorageFailed)
    assert store.trouble == "", "the database itself is well"
    assert await store.read(select, "SELECT count(*), count(DISTINCT id) FROM steps") == [(100, 100)]
    await store.close()


@pytest.mark.parametrize(("value", "said"), [("\ud800", True), ("a\0b", False), (2**80, True)])
async def test_a_value_that_the_database_refuses_is_no_trouble(database: Open, value: object, said: bool) -> None:
    """`said`: SQLite refuses it too. Whatever else waits is stored."""
    store = opened(database())
    column = "id" if isinstance(value, str) else "n"
    asked = store.read(select, f"SELECT * FROM steps WHERE {column} = ?", (value,))
    beside = store.write([("INSERT INTO chat VALUES (?, ?, ?)", ("t", 1, b""))])
    refused, stored = await asyncio.gather(asked, beside, return_exceptions=True)
    assert stored is None
    if said or isinstance(store.engine, PostgreSQL):
        assert isinstance(refused, NotStorable)
    assert store.trouble == ""
    await store.close()


async def test_a_question_that_is_wrong_is_our_fault_and_no_trouble_of_the_database(database: Open) -> None:
    store = opened(database())
    with pytest.raises(StorageFailed):
        await store.read(select, "SELECT nothing FROM nowhere")
    assert store.trouble == ""
    await store.close()


async def test_no_two_lobbies_have_one_spoken_code(database: Open) -> None:
    store = opened(database())
    assert await store.read(take_spoken, "a", [7]) == 7
    assert await store.read(take_spoken, "a", [9]) == 7, "it keeps the one that it has"
    assert await store.read(take_spoken, "b", [7, 7, 8]) == 8
    assert await store.read(take_spoken, "c", [7, 8]) == -1
    assert await store.read(table_with_spoken, 7) == "a"
    await store.write([forget_spoken("a")])
    await store.do(lambda session: forget_table(session, "b"))
    assert [await store.read(table_with_spoken, code) for code in (7, 8)] == [None, None]
    await store.close()


async def test_all_of_a_transaction_is_stored_or_nothing(database: Open) -> None:
    store = opened(database())
    line: Statement = ("INSERT INTO chat VALUES (?, ?, ?)", ("t", 1, b"hello"))
    with pytest.raises(StorageFailed):
        await store.write([step("t", 1), line, line])
    assert await store.do(lambda session: (counted(session, "steps"), counted(session, "chat"))) == (0, 0)
    await store.write([step("t", 1), line])
    assert await store.do(lambda session: (counted(session, "steps"), counted(session, "chat"))) == (1, 1)
    await store.close()


async def test_what_waits_when_it_closes_is_stored(database: Open) -> None:
    store = opened(database())
    last = store.write([step("t", 1)])
    await store.close()
    await last
    again = database()
    assert counted(again, "steps") == 1
    again.close()


async def test_work_sees_what_was_written_before_it_and_its_failure_is_its_own(database: Open) -> None:
    store = opened(database())

    def fail(session: Session) -> None:
        session.write([step("lost", 1)])
        raise ValueError("a fault of the work")

    written, read, failed = store.write([step("t", 1)]), store.read(select, "SELECT id FROM steps"), store.do(fail)
    with pytest.raises(StorageFailed, match="a fault of the work"):
        await failed
    await written
    assert await read == [("t",)]
    assert await store.read(select, "SELECT id FROM steps") == [("t",)]
    await store.close()


async def test_bytes_texts_and_large_numbers_come_back_as_they_were(database: Open) -> None:
    store = opened(database())
    body, large = bytes(range(256)), 2**53
    await store.write([store_step("Анна %s ? \\ '", large, -1, 0, body, large, 2**40)])
    assert await store.read(select, "SELECT * FROM steps WHERE id = ?", ("Анна %s ? \\ '",)) == [
        ("Анна %s ? \\ '", large, -1, 0, body, large, 2**40)
    ]
    await store.close()


async def test_the_time_is_noted_and_a_table_is_forgotten_whole(database: Open) -> None:
    store = opened(database())
    assert await store.read(last_time) is None
    for now in (1_000, 2_000):
        await store.do(lambda session: note_time(session, now))  # noqa: B023, awaited in this round
    assert await store.read(last_time) == 2_000
    for table in ("gone", "kept"):
        await store.write(
            [
                ("INSERT INTO tables VALUES (?, 'lobby', 1, ?)", (table, b"")),
                step(table, 1),
                ("INSERT INTO saves VALUES (?, 1, ?)", (table, b"")),
                ("INSERT INTO chat VALUES (?, 1, ?)", (table, b"")),
                ("INSERT INTO archive VALUES (?, 'public', ?)", (table, b"")),
            ]
        )
    await store.do(lambda session: forget_table(session, "gone"))
    for part in ("tables", "steps", "saves", "chat", "archive"):
        assert await store.read(select, f"SELECT id FROM {part}") == [("kept",)]
    await store.close()


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
    database: Open, stage: str, changed: int, steps: list[tuple[int, int]], kept: bool
) -> None:
    """Finished games untouched since 100 go, others since 50, those without a move since 150, or since 170 where only
    one person (`?`) ever was."""
    engine = database()
    engine.begin()
    for table in ("old", "open"):
        record = b"alone" if stage.endswith("?") else b""
        engine.write([("INSERT INTO tables VALUES (?, ?, ?, ?)", (table, stage.rstrip("?"), changed, record))])
        engine.write([step(table, n, time) for n, time in steps])
    gone = purge(engine, Deadlines(100, 50, 150, 170), lambda record: record == b"alone", lambda _, id: id != "open")
    left = {row[0] for row in engine.read("SELECT id FROM tables")}
    assert left == ({"old", "open"} if kept else {"open"}), "one that is in use always stays"
    assert gone == ([] if kept else ["old"])
    assert {row[0] for row in engine.read("SELECT id FROM steps")} == (left if steps else set())
    engine.close()


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
