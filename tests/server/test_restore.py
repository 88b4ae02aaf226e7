"""A backup of either engine is put back into either, whole; and never over anything."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from pathlib import Path

import pytest

from igroteka.cli import main
from igroteka.server.base.config import DATABASE
from igroteka.server.hosting.overview import overview
from igroteka.server.people import groups, mine, persons
from igroteka.server.storage.engines import COPIED
from igroteka.server.storage.postgres import PostgreSQL
from igroteka.server.storage.sqlite import SQLite
from igroteka.server.storage.store import Engine, Row
from tests.server.postgres import fresh
from tests.server.test_persons import table_of
from tests.server.village import DAY, Village


def kept(open_one: Callable[[], Engine]) -> dict[str, list[Row]]:
    """All rows of what is copied."""
    with contextlib.closing(open_one()) as engine:
        engine.begin()
        return {
            part: [tuple(bytes(v) if isinstance(v, memoryview) else v for v in row) for row in rows]
            for part, order in COPIED.items()
            for rows in [engine.read(f"SELECT * FROM {part} ORDER BY {order}")]
        }


@pytest.mark.parametrize("first", ["sqlite", "postgres"])
@pytest.mark.parametrize("second", ["sqlite", "postgres"])
async def test_a_whole_server_goes_from_one_engine_to_another(
    tmp_path: Path, postgres: str, first: str, second: str
) -> None:
    old, new = tmp_path / "old", tmp_path / "new"
    addresses = {"old": fresh(postgres), "new": fresh(postgres)}

    def before() -> Engine:
        return PostgreSQL(addresses["old"]) if first == "postgres" else SQLite(old / DATABASE)

    def after() -> Engine:
        return PostgreSQL(addresses["new"]) if second == "postgres" else SQLite(new / DATABASE)

    village = await Village(before).begin()
    ann = await persons.begin(village.tables, "Ann")
    table = await table_of(village, ann, bots="easy", clock={"move": DAY})
    link = await groups.begin(village.tables, ann.key, "Friday", "Ann")
    await groups.say(village.tables, ann.key, link.group, "hello")
    await village.end_all()
    file = tmp_path / "all.sqlite3"
    source = ["--database", addresses["old"]] if first == "postgres" else ["--data", str(old)]
    target = ["--database", addresses["new"]] if second == "postgres" else ["--data", str(new)]
    assert main(["backup", str(file), *source]) == 0
    assert sorted(path.name for path in tmp_path.glob("all*")) == ["all.sqlite3"]
    assert main(["restore", str(file), *target]) == 0
    assert kept(after) == kept(before)
    assert main(["restore", str(file), *target]) == 2, "never over anything"
    again = await Village(after).begin()
    assert [each.table for each in (await mine.me(again.tables, ann.key)).tables] == [table.table]
    assert (await groups.view(again.tables, ann.key, link.group)).lines[0].text == "hello"
    assert (await again.mine(table)).stage == "playing"
    await again.end_all()


NEWER = {
    "secrets": 8,
    "passkeys": 8,
    "challenges": 8,
    "subscriptions": 8,
    "turns": 8,
    "pushes": 8,
    "host_keys": 9,
    "audit": 9,
    "notices": 9,
    "sanctions": 9,
    "reports": 9,
    "blocks": 9,
}
"""Tables by the last format that was without them."""


@pytest.mark.parametrize("engine", ["sqlite", "postgres"])
@pytest.mark.parametrize("older", [8, 9])
async def test_the_data_of_an_older_format_goes_on(tmp_path: Path, postgres: str, engine: str, older: int) -> None:
    """As it was before there were pushes, and before there was a host of the server."""
    address = fresh(postgres) if engine == "postgres" else ""

    def opened() -> Engine:
        return PostgreSQL(address) if address else SQLite(tmp_path / DATABASE)

    village = await Village(opened).begin()
    ann = await persons.begin(village.tables, "Ann")
    table = await table_of(village, ann, bots="easy", clock={"move": DAY})
    link = await groups.begin(village.tables, ann.key, "Friday", "Ann")
    await groups.say(village.tables, ann.key, link.group, "hello")
    await village.end_all()
    with contextlib.closing(opened()) as database:
        database.begin()
        database.write([(f"DROP TABLE {table}", ()) for table, last in NEWER.items() if last >= older])
        if address:
            database.write([("UPDATE server SET value = ? WHERE name = 'format'", (older,))])
        database.commit()
        if isinstance(database, SQLite):
            database.connection.execute(f"PRAGMA user_version = {older}")
    again = await Village(opened).begin()
    assert [each.table for each in (await mine.me(again.tables, ann.key)).tables] == [table.table]
    assert (await groups.view(again.tables, ann.key, link.group)).lines[0].text == "hello"
    assert (await again.mine(table)).stage == "playing"
    assert (await overview(again.tables, "Olga")).storage.counts["people"] == 1
    await again.end_all()


def test_what_is_no_backup_is_said_in_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["restore", str(tmp_path / "none"), "--data", str(tmp_path / "new")]) == 2
    (tmp_path / "broken").write_bytes(b"nothing" * 1000)
    assert main(["restore", str(tmp_path / "broken"), "--data", str(tmp_path / "new")]) == 2
    said = capsys.readouterr().err.strip().splitlines()
    assert len(said) == 2
    assert "no such file" in said[0]
