"""The files of a server: who may read them, what happens to damaged ones, and to a clock that jumps."""

from __future__ import annotations

import contextlib
import sqlite3
import stat
import time
from collections.abc import Callable
from pathlib import Path
from signal import SIGKILL, SIGTERM

import msgspec
import pytest

from igroteka.server.base.config import DATABASE
from igroteka.server.storage.sqlite import connect, copy_to
from igroteka.server.storage.store import CannotStore
from tests.server.clients import QUICK, Site
from tests.server.test_serve import one_line, run
from tests.server.test_store import FIRST_FORMAT

DAY = 86_400


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


async def test_a_server_that_is_refused_has_changed_nothing(site: Site) -> None:
    """A newer version is started in the folder of a running one: the schema stays what the running one knows."""
    with contextlib.closing(sqlite3.connect(site.path / DATABASE)) as database:
        (format,) = database.execute("PRAGMA user_version").fetchone()
        database.execute("PRAGMA user_version = 2")
        try:
            assert "another server" in one_line(run("serve", "--port", "0", "--data", str(site.path)))
            assert database.execute("PRAGMA user_version").fetchone() == (2,)
        finally:
            database.execute(f"PRAGMA user_version = {format}")


async def test_games_and_talk_are_for_the_servers_own_user(site: Site, tmp_path: Path) -> None:
    await site.table("duel", players=2)
    files = list(site.path.glob("igroteka.sqlite3*"))
    assert len(files) == 3
    assert {mode(file) for file in (*files, site.path / "lock")} == {0o600}
    folder, copy = tmp_path / "data", tmp_path / "copy.sqlite3"
    connect(folder / DATABASE).close()
    assert mode(folder) == 0o700
    copy_to(site.path / DATABASE, copy)
    assert mode(copy) == 0o600


def test_a_backup_is_not_overwritten_without_being_told(tmp_path: Path) -> None:
    connect(tmp_path / DATABASE).close()
    copy = tmp_path / "copy.sqlite3"
    copy.write_text("the games of last year")
    line = one_line(run("backup", str(copy), "--data", str(tmp_path)))
    assert "--overwrite" in line
    assert copy.read_text() == "the games of last year"
    assert run("backup", str(copy), "--data", str(tmp_path), "--overwrite").returncode == 0
    assert copy.read_bytes().startswith(b"SQLite")


def truncate(path: Path) -> None:
    path.write_bytes(path.read_bytes()[: path.stat().st_size // 2])


def empty(path: Path) -> None:
    path.write_bytes(b"")


def scratch(path: Path) -> None:
    whole = path.read_bytes()
    path.write_bytes(whole[:4096] + b"\x55" * (len(whole) - 4096))


def overwrite(path: Path) -> None:
    path.write_bytes(b"games, games, games " * 1000)


@pytest.mark.parametrize("harm", [truncate, empty, scratch, overwrite])
def test_a_damaged_file_is_one_clear_line_and_left_as_it_is(tmp_path: Path, harm: Callable[[Path], None]) -> None:
    path = tmp_path / DATABASE
    database = connect(path)
    for n in range(200):
        database.execute("INSERT INTO tables VALUES (?, 'lobby', 1, ?)", (f"t{n}", bytes(500)))
    database.close()
    harm(path)
    before = path.read_bytes()
    with pytest.raises(CannotStore, match=r"damaged.*backup"):
        connect(path)
    with pytest.raises((CannotStore, sqlite3.DatabaseError)):
        copy_to(path, tmp_path / "copy")
    assert path.read_bytes() == before


def test_neither_a_server_nor_a_backup_begins_with_a_damaged_file(tmp_path: Path) -> None:
    path, copy = tmp_path / DATABASE, tmp_path / "copy"
    connect(path).close()
    truncate(path)
    for command in (("serve", "--port", "0"), ("backup", str(copy))):
        line = one_line(run(*command, "--data", str(tmp_path)))
        assert "damaged" in line
        assert "last backup" in line
    assert list(tmp_path.glob("copy*")) == []


async def test_a_clock_that_jumps_ahead_deletes_nothing_before_the_operator_confirms(tmp_path: Path) -> None:
    """The server last ran four months ago, by its clock."""
    site = Site(tmp_path, timing=msgspec.structs.replace(QUICK, sweep=10))
    now = int(time.time())
    with contextlib.closing(connect(tmp_path / DATABASE)) as database:
        database.execute("INSERT INTO tables VALUES ('old', 'finished', ?, x'')", (now - 120 * DAY,))
        database.execute("INSERT INTO archive VALUES ('old', 'public', x'')")
        database.execute("INSERT INTO server VALUES ('time', ?)", (now - 120 * DAY,))
    with (tmp_path / "log").open("w") as site.log:
        site.start()
        assert (await site.get("/health"))["tables"] == 1
        site.end(SIGKILL)
    log = (tmp_path / "log").read_text()
    assert "--clock-is-right" in log
    assert log.count("\n") == 1, "said once, however often it is looked at"
    site.log = None
    site.start(clock_is_right=True)
    assert (await site.get("/health"))["tables"] == 0
    site.end(SIGTERM)


def test_a_database_of_an_older_format_knows_when_it_was_last_used(tmp_path: Path) -> None:
    with contextlib.closing(sqlite3.connect(tmp_path / DATABASE)) as old:
        old.executescript(FIRST_FORMAT)
    with contextlib.closing(connect(tmp_path / DATABASE)) as database:
        assert database.execute("SELECT * FROM server").fetchall() == [("time", 1234)]
