"""`igroteka restore`: a backup becomes what a server keeps, whichever engine keeps it."""

from __future__ import annotations

import argparse
import contextlib
from pathlib import Path
from typing import Any

from igroteka.cli.commands.serve import data_folder
from igroteka.cli.input.failure import Failure

EXAMPLES = """examples:
  igroteka restore today.sqlite3 --data /srv/igroteka
  igroteka restore today.sqlite3 --database postgresql://igroteka@db/igroteka
Stop the server first. What is restored into must be empty: an own folder, or a database of its own.
"""


def add(commands: Any) -> None:
    parser = commands.add_parser(
        "restore",
        help="put a backup back, into an empty folder or database",
        description="Put everything that a backup holds where a server keeps it.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("file", metavar="FILE")
    parser.add_argument("--data", metavar="DIR", help="the server's data folder (default: the user's)")
    parser.add_argument("--database", metavar="URL", default="", help="into PostgreSQL instead")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    import sqlite3

    from igroteka.server.base.config import Config
    from igroteka.server.http.run import CannotServe, locked
    from igroteka.server.storage.engines import copy_everything, open_engine
    from igroteka.server.storage.sqlite import SQLite, copy_to
    from igroteka.server.storage.store import CannotStore

    file = Path(args.file)
    if not file.is_file():
        raise Failure(f"{file}: there is no such file")
    config = Config(data=str(data_folder(args.data)), database=args.database)
    if not args.database and config.file.exists():
        raise Failure(f"{config.file}: something is kept there already; restore into another folder")
    fresh = file.with_name(file.name + ".restoring")
    try:
        copy_to(file, fresh)  # the backup itself stays as it is, also if it is of an older version
        with contextlib.closing(SQLite(fresh)) as source, contextlib.ExitStack() as held:
            if not args.database:
                held.enter_context(locked(config))
            with contextlib.closing(open_engine(config)) as target:
                count = copy_everything(source, target)
    except sqlite3.DatabaseError as error:
        raise Failure(f"{file}: no backup ({error})") from None
    except (CannotStore, CannotServe) as error:
        raise Failure(str(error)) from None
    finally:
        for beside in ("", "-wal", "-shm"):
            file.with_name(fresh.name + beside).unlink(missing_ok=True)
    print(f"{'PostgreSQL' if args.database else config.file}: {count} tables")
    return 0
