"""A real PostgreSQL for the tests, in a temporary folder on a free port: one server for all workers of a run.

It does not flush to the disk, since no test pulls the plug of the database itself. `initdb` refuses root, so then it
runs as the user that Debian's package has made for it.
"""

from __future__ import annotations

import contextlib
import fcntl
import os
import shutil
import socket
import subprocess
import tempfile
import uuid
from collections.abc import Iterator
from pathlib import Path

import psycopg

USER = "postgres"
SETTINGS = {
    "fsync": "off",
    "synchronous_commit": "off",
    "full_page_writes": "off",
    "listen_addresses": "127.0.0.1",
    "unix_socket_directories": "",
    "max_connections": "100",
    "shared_buffers": "32MB",
}
TRIES = 5


def binaries() -> Path:
    """Debian keeps those of each version apart; the newest will do."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]))
    if found:
        return found[-1].parent
    command = shutil.which("initdb")
    assert command is not None, (
        "PostgreSQL is not installed; `make unit` installs it (Debian: apt-get install postgresql)"
    )
    return Path(command).parent


def run(*command: str | Path) -> None:
    """As an ordinary user."""
    drop = ["setpriv", f"--reuid={USER}", f"--regid={USER}", "--clear-groups"] if os.geteuid() == 0 else []
    done = subprocess.run([*drop, *command], capture_output=True, text=True, cwd="/", check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def start(folder: Path, **settings: str) -> int:
    """Make a database in the folder and start it; its port."""
    run(binaries() / "initdb", "-D", folder / "data", "-U", USER, "-A", "trust", "-E", "UTF8", "--no-locale", "-N")
    for attempt in range(TRIES):
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port: int = probe.getsockname()[1]
        options = " ".join(f"-c {name}={value!r}" for name, value in {**SETTINGS, **settings, "port": port}.items())
        try:
            run(binaries() / "pg_ctl", "-D", folder / "data", "-w", "-l", folder / "log", "-o", options, "start")
        except AssertionError:  # somebody else has taken the port meanwhile
            if attempt == TRIES - 1:
                raise
        else:
            break
    return port


def stop(folder: Path) -> None:
    run(binaries() / "pg_ctl", "-D", folder / "data", "-w", "-m", "immediate", "stop")
    shutil.rmtree(folder)


@contextlib.contextmanager
def server(meeting: Path, **settings: str) -> Iterator[str]:
    """Its address. Whoever comes first starts it, whoever leaves last stops it; they meet in this folder."""
    with turn(meeting) as state:
        if not state.exists() or state.read_text().split()[0] == "0":
            folder = Path(tempfile.mkdtemp(prefix="igroteka-postgres-"))
            if os.geteuid() == 0:
                shutil.chown(folder, USER, USER)
            state.write_text(f"1 {start(folder, **settings)} {folder}")
        else:
            users, port_, kept = state.read_text().split()
            state.write_text(f"{int(users) + 1} {port_} {kept}")
        _, port, path = state.read_text().split()
    try:
        yield f"postgresql://{USER}@127.0.0.1:{port}/postgres"
    finally:
        with turn(meeting) as state:
            users = state.read_text().split()[0]
            state.write_text(f"{int(users) - 1} {port} {path}")
            if users == "1":
                stop(Path(path))


@contextlib.contextmanager
def turn(meeting: Path) -> Iterator[Path]:
    """One worker at a time."""
    with (meeting / "postgres.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield meeting / "postgres.state"


def fresh(address: str) -> str:
    """An empty place of its own in the server: a schema, which is made in a millisecond."""
    name = f"t{uuid.uuid4().hex}"
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute(psycopg.sql.SQL("CREATE SCHEMA {}").format(psycopg.sql.Identifier(name)))
    return f"{address}?options=-csearch_path%3D{name}"
