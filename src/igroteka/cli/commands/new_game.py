"""`igroteka new-game`: a whole, playable game to begin with."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from igroteka.cli.input.failure import Failure

EXAMPLES = """examples:
  igroteka new-game my_game --package           a distribution of its own, in the folder my_game
  igroteka new-game my_game --package ~/games   the same, in ~/games/my_game
  igroteka new-game my_game                     among our own games, in a clone of Igroteka
"""


def add(commands: Any) -> None:
    parser = commands.add_parser(
        "new-game",
        help="write a game to begin with",
        description="Write a whole, playable game to begin with: rules, words, bots, a board and tests that are green.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("name", metavar="NAME", help="its id, such as my_game")
    parser.add_argument(
        "--package", nargs="?", const=".", metavar="FOLDER", help="as a distribution of its own, in FOLDER/NAME"
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from igroteka.testing.new_game import BadName, new_game

    folder = None if args.package is None else Path(args.package) / args.name
    try:
        written = new_game(args.name, folder)
    except BadName as error:
        raise Failure(str(error)) from None
    lines = sum(len(path.read_text(encoding="utf-8").splitlines()) for path in written)
    print(f"{args.name}: {len(written)} files, {lines} lines")
    steps = [f"pip install --editable {folder}"] if folder is not None else []
    steps += [f"igroteka play {args.name}", f"igroteka check-game {args.name}"]
    print("next: " + "; ".join(steps))
    return 0
