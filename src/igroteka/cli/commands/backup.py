"""`igroteka backup`: a whole copy of the server's games, also while it runs."""

from __future__ import annotations

import argparse
import os
from pathlib import Path
from typing import Any

from igroteka.cli.commands.serve import data_folder
from igroteka.cli.input.failure import Failure

EXAMPLES = """examples:
  igroteka backup games.sqlite3                 what `igroteka serve` keeps, into one file
  igroteka backup --data /srv/igroteka today.sqlite3
  igroteka backup --database postgresql://igroteka@db/igroteka today.sqlite3
`igroteka restore` puts it back, also into a database of the other kind.
"""


def add(commands: Any) -> None:
    parser = commands.add_parser(
        "backup",
        help="copy the server's games into one file",
        description="A consistent copy, also while the server runs.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("file", metavar="FILE")
    parser.add_argument("--overwrite", action="store_true", help="replace FILE if there is one")
    parser.add_argument("--data", metavar="DIR", help="the server's data folder (default: the user's)")
    parser.add_argument("--database", metavar="URL", default="", help="what is kept in PostgreSQL instead")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    import sqlite3

    from igroteka.server.base.config import DATABASE
    from igroteka.server.storage.sqlite import copy_to, damaged
    from igroteka.server.storage.store import CannotStore

    source, target = data_folder(args.data) / DATABASE, Path(args.file)
    if not args.database and not source.is_file():
        raise Failure(f"{source}: nothing is kept there")
    check_target(target, args.overwrite)
    part = target.with_name(target.name + ".part")
    try:
        if args.database:
            copy_database(args.database, part)
        else:
            copy_to(source, part)
        os.replace(part, target)
    except CannotStore as error:
        raise Failure(str(error)) from None
    except sqlite3.DatabaseError as error:
        broken = error.sqlite_errorcode in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
        raise Failure(damaged(source, str(error)) if broken else f"{target}: {error}") from None
    finally:
        part.unlink(missing_ok=True)
    print(target)
    return 0


def check_target(target: Path, overwrite: bool) -> None:
    if target.is_dir():
        raise Failure(f"{target}: a folder; say which file in it")
    if not target.parent.is_dir():
        raise Failure(f"{target.parent}: there is no such folder; make it first")
    if target.exists() and not overwrite:
        raise Failure(f"{target}: there is such a file already; give another name, or --overwrite")


def copy_database(address: str, target: Path) -> None:
    """Copy a PostgreSQL database into a file of SQLite."""
    from igroteka.server.base.config import Config
    from igroteka.server.storage.engines import copy_everything, open_engine
    from igroteka.server.storage.sqlite import SQLite

    target.unlink(missing_ok=True)
    source = open_engine(Config(data="", database=address))
    copy = SQLite(target)
    try:
        copy_everything(source, copy)
        copy.fold()
    finally:
        source.close()
        copy.close()
