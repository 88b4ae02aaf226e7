"""The command: what is wrong at the start is one clear line and exit 2."""

from __future__ import annotations

import os
import resource
import socket
import sqlite3
import subprocess
import sys
from pathlib import Path

from igroteka.server.store import DATABASE
from tests.server.clients import ROOT, Site

COMMAND = [sys.executable, "-m", "igroteka.cli"]


def run(*words: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    return subprocess.run([*COMMAND, *words], capture_output=True, text=True, timeout=60, env=environment, check=False)


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


async def test_a_full_disk_refuses_and_loses_nothing(own_site: Site) -> None:
    """The file may not grow any more: the click is refused, the table is as it was; with room again it goes on."""
    ticket = await own_site.table("duel", players=2, bots="normal")
    ann = await ticket.come()
    assert own_site.process is not None
    before = dict(ann.numbers)
    resource.prlimit(own_site.process.pid, resource.RLIMIT_FSIZE, (4096, resource.RLIM_INFINITY))
    answer = await ann.answer(0, "stone")
    assert answer["code"] == "storage"
    await ann.closed()
    resource.prlimit(own_site.process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
    ann = await ticket.come()
    assert ann.numbers == before
    assert (await ann.answer(0, "stone"))["type"] == "ok"
