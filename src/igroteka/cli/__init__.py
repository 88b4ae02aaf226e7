"""The command line: `igroteka <command>`. Every module of `commands` is a command, with `add` and `run`.

Nothing of the engine is imported before a command runs, so that `--help` is fast.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from pkgutil import iter_modules
from typing import NoReturn

from igroteka.cli import commands
from igroteka.cli.input.failure import Failure, user_error
from igroteka.cli.output.terminal import open_streams

ORDER = (
    "games",
    "play",
    "lesson",
    "puzzle",
    "serve",
    "host",
    "simulate",
    "arena",
    "lab",
    "replay",
    "rules",
    "content",
    "new_game",
    "check_game",
    "backup",
    "restore",
)
EXAMPLES = """examples:
  igroteka games                                   what is on the shelf
  igroteka play GAME --lang ru                     a game against bots in this terminal
  igroteka simulate GAME --players 3 --games 100   how bots fare against each other
  igroteka rules GAME --search "how to win"        look something up in the rulebook
  igroteka COMMAND --help                          more about a command, with examples
"""


class Parser(argparse.ArgumentParser):
    """Reports a mistake in one line."""

    def error(self, message: str) -> NoReturn:
        raise Failure(f"{message} (see {self.prog} --help)")

    def format_help(self) -> str:
        """The examples name a real game, so that they can be copied."""
        from igroteka.games import games

        if self.epilog is not None:
            self.epilog = self.epilog.replace("GAME", next(iter(games)))
        return super().format_help()


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command and return its exit code; 2 is a mistake of the user, explained in one line on stderr."""
    args = argparse.Namespace()
    open_streams()
    try:
        parser().parse_args(argv, args)
        done: int = args.run(args)
        sys.stdout.flush()
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
    except BrokenPipeError:  # the reader has closed the pipe: `igroteka rules GAME | head`
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except Exception as error:
        line = user_error(error, getattr(args, "lang", None))
        if line is None:
            raise
        print(f"igroteka: {' '.join(line.split())}", file=sys.stderr)
        return error.code if isinstance(error, Failure) else 2
    return done


def parser() -> Parser:
    top = Parser(
        prog="igroteka",
        description="Igroteka: a shelf of five board games, with friends and bots, in a browser or in a terminal.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    top.add_argument("--version", action=VersionAction, help="say which version this is, and whether it is compiled")
    inside = top.add_subparsers(title="commands", metavar="COMMAND", required=True)
    for name in command_names():
        import_module(f"{commands.__name__}.{name}").add(inside)
    return top


def command_names() -> list[str]:
    """The known ones in their order, then any others in the package."""
    found = sorted(m.name for m in iter_modules(commands.__path__))
    return [*(n for n in ORDER if n in found), *(n for n in found if n not in ORDER)]


class VersionAction(argparse.Action):
    def __init__(self, option_strings: Sequence[str], dest: str, help: str) -> None:
        super().__init__(option_strings, dest, nargs=0, help=help)

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> None:
        from igroteka import __version__
        from igroteka.engine.build_info import described

        print(f"igroteka {__version__} ({described()})")
        parser.exit()
