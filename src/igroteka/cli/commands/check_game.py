"""`igroteka check-game`: what is missing or wrong in a game, by file and line."""

from __future__ import annotations

import argparse
from typing import Any

from igroteka.cli.input.arguments import unknown
from igroteka.cli.input.failure import Failure

EXAMPLES = """examples:
  igroteka check-game GAME      rules, words, board, bots and laws, in this order
"""


def add(commands: Any) -> None:
    parser = commands.add_parser(
        "check-game",
        help="what is missing or wrong in a game",
        description="What is missing or wrong in a game, by file and line, in the order in which one works.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("game", metavar="GAME")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from igroteka.content.pack import game_ids
    from igroteka.testing.check import check_game, defaults_used

    known = game_ids()
    if args.game not in known:
        raise Failure(unknown("game", args.game, known))
    count = 0
    for count, fault in enumerate(check_game(args.game), 1):  # noqa: B007  # how many there were
        print(fault, flush=True)
    for name, instead in defaults_used(args.game).items():
        print(f"({name} is left out: {instead})")
    print(f"{args.game}: {count} to do" if count else f"{args.game}: nothing is missing")
    return 1 if count else 0
