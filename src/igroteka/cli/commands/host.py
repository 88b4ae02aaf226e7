"""`igroteka host`: what the host of a server sees and does, the same as on the page `/host`."""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from igroteka.cli.commands.serve import data_folder
from igroteka.cli.input.failure import Failure

if TYPE_CHECKING:
    from igroteka.cli.input.host_line import HostLine

EXAMPLES = """examples:
  igroteka host key                                    a link to the host's page, good for 90 days
  igroteka host key --name Masha --url https://play.example.org --days 365
  igroteka host status                                 version, load, waits, storage
  igroteka host tables --name Fred                     the tables at which somebody is called so
  igroteka host notice "Back in five minutes" --ru "Вернёмся через пять минут" --hours 1
  igroteka host ban 203.0.113.0/24 --days 7 --why spam
  igroteka host export Zm9vYmFyYmF6 table.json         a table, or a person by their id
An id that begins with - is written after --. On the server's own machine no key is needed: who can open the database
is the host.
"""
URL: Final = "http://127.0.0.1:8777"
KEY: Final = "IGROTEKA_HOST_KEY"
TABLE_ID: Final = 12
"""Letters of a table's id; a person's is longer."""
Run = Callable[["HostLine", argparse.Namespace], None]


def add(commands: Any) -> None:
    parser = commands.add_parser(
        "host",
        help="look after a server: tables, people, notices, backups of one of them",
        description="What the host of a running server sees and does. Everything done is written down (`audit`).",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    what = parser.add_subparsers(title="what to do", metavar="WHAT", required=True)
    key = what.add_parser("key", help="make a key, and a link with it; list them, or take them back")
    key.add_argument("--name", default="host", help="whose it is: the audit log says so")
    key.add_argument("--days", type=int, default=90, help="how long it is good (90)")
    key.add_argument("--list", action="store_true", help="the keys that there are")
    key.add_argument("--revoke", metavar="NAME", help="take the keys of this name back")
    add_where(key)
    key.set_defaults(run=run_key)
    for name, told, run, add_more in WHAT:
        each = what.add_parser(name, help=told)
        add_more(each)
        add_where(each)
        each.add_argument("--key", default="", help=f"a key of the host (default: {KEY}, else the database)")
        each.set_defaults(run=on_line(run))


def add_where(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--url", default=URL, help=f"where the server answers ({URL})")
    parser.add_argument("--data", metavar="DIR", help="the server's data folder (default: the user's)")
    parser.add_argument("--database", metavar="URL", default="", help="where PostgreSQL keeps it instead")


def on_line(run: Run) -> Callable[[argparse.Namespace], int]:
    def connected(args: argparse.Namespace) -> int:
        from igroteka.cli.input.host_line import HostLine, passing_key

        given = args.key or os.environ.get(KEY, "")
        with passing_key(given, data_folder(args.data), args.database) as key:
            run(HostLine(args.url, key), args)
        return 0

    return connected


# --------------------------------------------------------------------------------------------------------------- keys


def run_key(args: argparse.Namespace) -> int:
    from igroteka.cli.input import host_line
    from igroteka.cli.output import host_lines

    with host_line.opened(data_folder(args.data), args.database) as database:
        if args.list:
            host_lines.keys(database.keys())
        elif args.revoke:
            database.revoke(args.revoke)
        else:
            if args.days < 1:
                raise Failure("--days: write a number from 1 on")
            print(f"{args.url.rstrip('/')}/#/host/{database.make(args.name, args.days * 86_400)}")
    return 0


# ------------------------------------------------------------------------------------------------------------- looking


def status(line: HostLine, args: argparse.Namespace) -> None:
    from igroteka.cli.output import host_lines
    from igroteka.server.messages.host_bodies import HostOverview

    host_lines.overview(line.get("", HostOverview))


def tables(line: HostLine, args: argparse.Namespace) -> None:
    from igroteka.cli.output import host_lines
    from igroteka.server.messages.host_bodies import HostTable

    host_lines.tables(line.get("/tables", list[HostTable], stage=args.stage, name=args.name, skip=args.skip))


def table(line: HostLine, args: argparse.Namespace) -> None:
    from igroteka.cli.output import host_lines
    from igroteka.server.messages.host_bodies import HostTableDetail

    host_lines.table(line.get(f"/tables/{args.id}", HostTableDetail))


def people(line: HostLine, args: argparse.Namespace) -> None:
    from igroteka.cli.output import host_lines
    from igroteka.server.messages.host_bodies import HostPerson

    host_lines.people(line.get("/people", list[HostPerson], name=args.name, skip=args.skip))


def person(line: HostLine, args: argparse.Namespace) -> None:
    from igroteka.cli.output import host_lines
    from igroteka.server.messages.host_bodies import HostPersonDetail

    host_lines.person(line.get(f"/people/{args.id}", HostPersonDetail))


def reports(line: HostLine, args: argparse.Namespace) -> None:
    from igroteka.cli.output import host_lines
    from igroteka.server.messages.host_bodies import ReportInfo

    if args.settle:
        line.post(f"/reports/{args.settle}/settle", {})
    else:
        host_lines.reports(line.get("/reports", list[ReportInfo]))


def sanctions(line: HostLine, args: argparse.Namespace) -> None:
    from igroteka.cli.output import host_lines
    from igroteka.server.messages.host_bodies import SanctionInfo

    host_lines.sanctions(line.get("/sanctions", list[SanctionInfo]))


def log(line: HostLine, args: argparse.Namespace) -> None:
    from igroteka.cli.output import host_lines
    from igroteka.server.messages.host_bodies import Deed

    host_lines.deeds(line.get("/audit", list[Deed]))


# --------------------------------------------------------------------------------------------------------------- doing


def notice(line: HostLine, args: argparse.Namespace) -> None:
    line.post("/notice", {"en": args.text, "ru": args.ru, "hours": args.hours})


def close(line: HostLine, args: argparse.Namespace) -> None:
    line.post(f"/tables/{args.id}/shut", {"why": args.why})


def reopen(line: HostLine, args: argparse.Namespace) -> None:
    line.post(f"/tables/{args.id}/shut", {"shut": False})


def sanction(kind: str, lifted: bool) -> Run:
    def run(line: HostLine, args: argparse.Namespace) -> None:
        target = {"network" if "." in args.who or ":" in args.who else "person": args.who}
        more = {"days": 0} if lifted else {"days": args.days, "why": args.why}
        line.post("/sanctions", {"kind": kind, **target, **more})

    return run


def delete(line: HostLine, args: argparse.Namespace) -> None:
    if not args.yes:
        raise Failure("this cannot be undone; add --yes if you are sure")
    line.post(f"/{kind_of(args.id)}/{args.id}/delete", {})


def export(line: HostLine, args: argparse.Namespace) -> None:
    target = Path(args.file)
    if target.exists() and not args.overwrite:
        raise Failure(f"{target}: there is such a file already; give another name, or --overwrite")
    target.write_bytes(line.read(f"/{kind_of(args.id)}/{args.id}/export"))
    print(target)


def kind_of(id: str) -> str:
    return "tables" if len(id) == TABLE_ID else "people"


# ------------------------------------------------------------------------------------------------------------ arguments


def nothing(parser: argparse.ArgumentParser) -> None:
    """Nothing more is asked for."""


def an_id(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("id", metavar="ID")


def a_list(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--name", default="", help="only those with somebody of this name, or with this id")
    parser.add_argument("--skip", type=int, default=0, help="so many of the newest are left out")


def a_list_of_tables(parser: argparse.ArgumentParser) -> None:
    a_list(parser)
    parser.add_argument("--stage", default="", choices=["", "lobby", "playing", "finished"])


def a_notice(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("text", nargs="?", default="", help="in English; without any text the notice is taken away")
    parser.add_argument("--ru", default="", help="the same in Russian")
    parser.add_argument("--hours", type=int, default=24)


def why(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--why", default="", help="for the audit log")


def a_closing(parser: argparse.ArgumentParser) -> None:
    an_id(parser)
    why(parser)


def somebody(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("who", metavar="WHO", help="a person's id, or a network as 203.0.113.0/24")


def somebody_for_days(parser: argparse.ArgumentParser) -> None:
    somebody(parser)
    parser.add_argument("--days", type=int, default=7)
    why(parser)


def a_deletion(parser: argparse.ArgumentParser) -> None:
    an_id(parser)
    parser.add_argument("--yes", action="store_true", help="it cannot be undone")


def an_export(parser: argparse.ArgumentParser) -> None:
    an_id(parser)
    parser.add_argument("file", metavar="FILE")
    parser.add_argument("--overwrite", action="store_true", help="replace FILE if there is one")


def some_reports(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--settle", metavar="ID", default="", help="this one has been looked after")


WHAT: Final[tuple[tuple[str, str, Run, Callable[[argparse.ArgumentParser], None]], ...]] = (
    ("status", "version, processes, load, waits, storage", status, nothing),
    ("tables", "the tables, the newest first", tables, a_list_of_tables),
    ("table", "who is at a table, and what was said", table, an_id),
    ("people", "the people, who came last first", people, a_list),
    ("person", "what there is of somebody", person, an_id),
    ("reports", "what people have told about others", reports, some_reports),
    ("notice", "tell everybody something", notice, a_notice),
    ("close", "show everybody out of a table, and let nobody in", close, a_closing),
    ("open", "let people come to it again", reopen, an_id),
    ("mute", "let a person or a network say nothing", sanction("mute", False), somebody_for_days),
    ("unmute", "let them speak again", sanction("mute", True), somebody),
    ("ban", "turn a person or a network away", sanction("ban", False), somebody_for_days),
    ("unban", "let them come again", sanction("ban", True), somebody),
    ("sanctions", "who is muted or turned away", sanctions, nothing),
    ("delete", "a table or a person, with everything that is kept", delete, a_deletion),
    ("export", "a table or a person, into a file", export, an_export),
    ("audit", "what hosts have done", log, nothing),
)
"""Name, what it does, the function, its arguments."""
