"""The command: what is wrong at the start is one clear line and exit 2."""

from __future__ import annotations

import asyncio
import contextlib
import os
import resource
import signal
import socket
import sqlite3
import subprocess
import sys
from pathlib import Path

import psycopg
import pytest
from websockets.exceptions import ConnectionClosed

from igroteka.server.base.config import DATABASE
from igroteka.server.storage.postgres import PostgreSQL
from tests.server.clients import PATIENCE, ROOT, Client, Site, Ticket
from tests.server.postgres import fresh

COMMAND = [sys.executable, "-m", "igroteka.cli"]


def run(*words: str, room: int = resource.RLIM_INFINITY, path: Path = ROOT) -> subprocess.CompletedProcess[str]:
    """The command to its end; `room`: how large its files may become, `path`: where modules are looked for first."""
    return subprocess.run(
        [*COMMAND, *words],
        capture_output=True,
        text=True,
        timeout=60,
        env={**os.environ, "PYTHONPATH": f"{path}{os.pathsep}{ROOT / 'src'}", "PYTHONDONTWRITEBYTECODE": "1"},
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (room, room)),
        check=False,
    )


def one_line(done: subprocess.CompletedProcess[str]) -> str:
    assert done.returncode == 2, done.stderr
    assert done.stderr.count("\n") == 1, done.stderr
    return done.stderr


def test_a_port_that_is_taken(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        line = one_line(run("serve", "--port", port, "--data", str(tmp_path)))
    assert port in line
    assert "--port" in line


@pytest.mark.parametrize(
    ("option", "value", "says"),
    [
        ("--port", "99999", "no port 99999"),
        ("--host", "nowhere.invalid", "nowhere.invalid"),
        ("--public-url", "play.example.org", "https://"),
        ("--allow-origin", "play.example.org", "https://"),
    ],
)
def test_an_address_that_is_none(tmp_path: Path, option: str, value: str, says: str) -> None:
    assert says in one_line(run("serve", "--data", str(tmp_path), option, value))


def test_a_database_of_a_newer_version(tmp_path: Path) -> None:
    database = sqlite3.connect(tmp_path / DATABASE)
    database.execute("PRAGMA user_version=99")
    database.close()
    assert "newer version" in one_line(run("serve", "--port", "0", "--data", str(tmp_path)))


def test_a_data_folder_that_cannot_be(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert str(tmp_path / "file") in one_line(run("serve", "--port", "0", "--data", str(tmp_path / "file")))


async def test_a_folder_that_another_server_uses(site: Site) -> None:
    assert "another server" in one_line(run("serve", "--port", "0", "--data", str(site.path)))


def test_a_content_pack_that_is_not_there(tmp_path: Path) -> None:
    line = one_line(run("serve", "--port", "0", "--data", str(tmp_path), "--content", str(tmp_path / "none")))
    assert "no such folder" in line


async def test_a_backup_of_a_running_server_is_whole(site: Site, tmp_path: Path) -> None:
    ticket = await site.table("duel", players=2)
    target = tmp_path / "copy.sqlite3"
    done = run("backup", str(target), "--data", str(site.path))
    assert done.returncode == 0, done.stderr
    copy = sqlite3.connect(target)
    assert copy.execute("SELECT stage FROM tables WHERE id = ?", (ticket.table,)).fetchall() == [("lobby",)]
    copy.close()
    assert "nothing is kept there" in one_line(run("backup", str(target), "--data", str(tmp_path)))


@pytest.mark.parametrize("blocks", [0, 8])
def test_a_disk_that_is_full_at_the_start(tmp_path: Path, blocks: int) -> None:
    """No file may grow beyond so many bytes: the line names the database, and asks the right question."""
    line = one_line(run("serve", "--port", "0", "--data", str(tmp_path), room=1024 * blocks))
    assert str(tmp_path / DATABASE) in line
    assert "room on the disk" in line


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    (tmp_path / DATABASE).write_text("games, games, games " * 100)
    assert "not a database" in one_line(run("serve", "--port", "0", "--data", str(tmp_path)))
    assert (tmp_path / DATABASE).read_text().startswith("games"), "it is left as it was"


async def test_a_disk_that_fills_up_refuses_and_loses_nothing(own_site: Site) -> None:
    """The files may not grow any more: a click, a new table, a line of chat are refused, what was there is as it was;
    with room again everything goes on."""
    ticket = await own_site.table("duel", players=2, bots="normal")
    ann = await ticket.come()
    before = dict(ann.numbers)
    let_grow(own_site, 4096)
    assert (await ann.answer(0, "stone"))["code"] == "storage"
    await ann.closed()
    order = {"game": "duel", "name": "Bob"}
    tables = (await own_site.get("/health", 503))["tables"]
    assert (await own_site.post("/api/tables", order, 503))["code"] == "storage"
    health = await own_site.get("/health", 503)
    assert (health["ok"], health["tables"]) == (False, tables)
    ann = await ticket.come()
    assert (await ann.refused("say", text="is anybody there?"))["code"] == "storage"
    await ann.closed()
    let_grow(own_site, resource.RLIM_INFINITY)
    ann = await ticket.come()
    assert ann.numbers == before
    assert (await ann.answer(0, "stone"))["type"] == "ok"
    await own_site.post("/api/tables", order)
    assert (await own_site.get("/health"))["ok"] is True


def let_grow(site: Site, most: int) -> None:
    """How large a file of the running server may become, in bytes."""
    assert site.process is not None
    resource.prlimit(site.process.pid, resource.RLIMIT_FSIZE, (most, resource.RLIM_INFINITY))


@pytest.mark.parametrize(
    ("address", "says"),
    [
        ("mysql://localhost/games", "postgresql://user@host"),
        ("postgresql://nobody@127.0.0.1:1/games", "does the server run there"),
        ("postgresql://ann:secret@127.0.0.1:1/games?what=1", "write it as postgresql://"),
    ],
)
def test_a_database_that_is_none(address: str, says: str) -> None:
    line = one_line(run("serve", "--port", "0", "--database", address))
    assert says in line
    assert "secret" not in line


def test_a_database_in_which_the_user_has_no_rights(postgres: str) -> None:
    with psycopg.connect(postgres, autocommit=True) as connection:
        connection.execute("CREATE ROLE guest LOGIN")
    line = one_line(run("serve", "--port", "0", "--database", postgres.replace("//postgres@", "//guest@")))
    assert "permission denied" in line
    assert "GRANT CREATE" in line


def test_postgresql_without_its_package_says_what_to_install(tmp_path: Path) -> None:
    (tmp_path / "psycopg.py").write_text("raise ImportError('not installed')")
    line = one_line(run("serve", "--port", "0", "--database", "postgresql://127.0.0.1/games", path=tmp_path))
    assert "pip install 'igroteka[postgres]'" in line


def test_a_postgresql_database_of_a_newer_version(postgres: str) -> None:
    address = fresh(postgres)
    PostgreSQL(address).close()
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute("UPDATE server SET value = 99 WHERE name = 'format'")
    assert "newer version" in one_line(run("serve", "--port", "0", "--database", address))


async def back_at(ticket: Ticket) -> Client:
    """As a page comes back: until the lease of the killed process has run out, the table is told to be there."""
    async with asyncio.timeout(PATIENCE):
        while True:
            with contextlib.suppress(ConnectionClosed):
                return await ticket.come()


async def test_games_go_on_in_postgresql_after_a_kill(postgres: str, tmp_path: Path) -> None:
    site = Site(tmp_path, database=fresh(postgres)).start()
    ticket = await site.table("duel", players=2, bots="normal", pace="instant")
    ann = await ticket.come()
    await ann.play(0)
    acknowledged = ann.numbers["p0"]
    site.again()
    ann = await back_at(ticket)
    assert ann.numbers["p0"] >= acknowledged
    assert (await ann.play(0))["type"] == "ok"
    await site.hang_up()
    assert site.end(signal.SIGTERM) == 0
    assert not (tmp_path / DATABASE).exists()
