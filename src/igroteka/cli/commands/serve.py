"""`igroteka serve`: the tables for the browser."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path
from typing import Any

from igroteka.cli.input.arguments import pack_in
from igroteka.cli.input.failure import Failure

EXAMPLES = """examples:
  igroteka serve                                        for this machine, at http://127.0.0.1:8777/
  igroteka serve --host 0.0.0.0                         for everybody in the same network
  igroteka serve --public-url https://play.example.org  behind a TLS proxy (docs/hosting.md)
"""


def add(commands: Any) -> None:
    parser = commands.add_parser(
        "serve",
        help="the tables for the browser",
        description="Serve the page and its tables until stopped.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--host", default="127.0.0.1", help="address to listen at (127.0.0.1: this machine only)")
    parser.add_argument("--port", type=int, default=8777)
    parser.add_argument("--data", metavar="DIR", help="where games are kept (default: the user's data folder)")
    parser.add_argument(
        "--database",
        metavar="URL",
        default="",
        help="keep games in PostgreSQL instead: postgresql://user@host/database",
    )
    parser.add_argument("--public-url", metavar="URL", default="", help="the address that invitations carry")
    parser.add_argument(
        "--address", metavar="URL", default="", help="with --database: where clients reach this very process"
    )
    parser.add_argument("--content", metavar="DIR", help="a content pack that tables may choose")
    parser.add_argument(
        "--allow-origin", metavar="URL", action="append", default=[], help="another page that may speak to this server"
    )
    parser.add_argument(
        "--allow-host", metavar="NAME", action="append", default=[], help="another name by which this server is called"
    )
    parser.add_argument("--max-tables", type=one_or_more, default=1000, help="no more tables than this are kept")
    parser.add_argument("--keep-days", type=one_or_more, default=90, help="how long finished games are kept")
    parser.add_argument("--no-club", action="store_true", help="a server of friends: no list of open tables or people")
    parser.add_argument(
        "--clock-is-right", action="store_true", help="months have passed since it last ran: delete what is old"
    )
    parser.add_argument("--open", action="store_true", help="open the page in a browser")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from igroteka.content.packs import check
    from igroteka.server.base.config import Config, Timing
    from igroteka.server.http.run import CannotServe, serve

    if pack_in(args.content) is not None:
        check(args.content)
    config = Config(
        data=str(data_folder(args.data)),
        database=args.database,
        host=args.host,
        port=args.port,
        public_url=args.public_url,
        address=args.address,
        content=args.content or "",
        allow_origin=tuple(args.allow_origin),
        allow_host=tuple(args.allow_host),
        max_tables=args.max_tables,
        keep_days=args.keep_days,
        clock_is_right=args.clock_is_right,
        club=not args.no_club,
        timing=Timing(ping=1_500, idle=5_000) if args.database else Timing(),
    )
    try:
        serve(config, args.open)
    except CannotServe as error:
        raise Failure(str(error)) from None
    return 0


def one_or_more(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text!r}: write a number from 1 on")
    return int(text)


def data_folder(given: str | None) -> Path:
    """The folder asked for, else the user's data folder of this operating system."""
    if given:
        return Path(given)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "igroteka"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "igroteka"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "igroteka"
