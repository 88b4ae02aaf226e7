"""`igroteka backup`: a whole copy of the server's games, also while it runs."""

from __future__ import annotations

import argparse
import os
from pathlib import Path
from typing import Any

from igroteka.cli.commands.serve import data_folder
from igroteka.cli.failure import Failure

EXAMPLES = """examples:
  igroteka backup games.sqlite3                 what `igroteka serve` keeps, into one file
  igroteka backup --data /srv/igroteka today.sqlite3
To restore: stop the server, remove igroteka.sqlite3* from its data folder and put the file there as igroteka.sqlite3.
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
    parser.add_argument("--data", metavar="DIR", help="the server's data folder (default: the user's)")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    import sqlite3

    from igroteka.server.store import DATABASE, copy_to

    source, target = data_folder(args.data) / DATABASE, Path(args.file)
    if not source.is_file():
        raise Failure(f"{source}: nothing is kept there")
    if target.is_dir():
        raise Failure(f"{target}: a folder; say which file in it")
    part = target.with_name(target.name + ".part")
    try:
        copy_to(source, part)
        os.replace(part, target)
    except sqlite3.Error as error:
        raise Failure(f"{target}: {error}") from None
    finally:
        part.unlink(missing_ok=True)
    print(target)
    return 0
