"""`igroteka content`: check a pack of content, or export the reconstructed items, to fill in from one's own box."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from typing import Any

from igroteka.cli.input.arguments import add_language, game_named
from igroteka.cli.output.language import language

EXAMPLES = """examples:
  igroteka content export GAME mine      write its reconstructed items into mine/GAME/*.yaml, with comments
  igroteka content check mine            is everything in it understood?
  igroteka play GAME --content mine      play with it
"""


def add(commands: Any) -> None:
    parser = commands.add_parser(
        "content",
        help="check a content pack, or export one to fill in",
        description="Packs: a folder with <game>/<kind>.yaml, whose items replace the game's own or add some.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    inside = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    check = inside.add_parser("check", help="validate a pack against all games")
    check.add_argument("dir", metavar="DIR")
    check.add_argument("--json", action="store_true", help="for programs")
    check.set_defaults(run=run_check)
    export = inside.add_parser("export", help="write a game's reconstructed items as a commented pack")
    export.add_argument("game", metavar="GAME")
    export.add_argument("dir", metavar="DIR")
    export.add_argument("--json", action="store_true", help="for programs")
    add_language(export)
    export.set_defaults(run=run_export)


def run_check(args: argparse.Namespace) -> int:
    from igroteka.content import Pack
    from igroteka.content.packs import check

    counts = check(args.dir)
    if args.json:
        print(json.dumps({"hash": Pack.open(args.dir).hash, "items": counts}, ensure_ascii=False))
    else:
        for game, kinds in counts.items():
            print(f"{game}: " + ", ".join(f"{kind} {n}" for kind, n in kinds.items()))
    return 0


def run_export(args: argparse.Namespace) -> int:
    from igroteka.content.packs import export

    game = game_named(args.game)
    counts = export(game.id, args.dir, describe=describer(game.id, language(args.lang)))
    if args.json:
        print(json.dumps({game.id: counts}))
    elif counts:
        print(f"{args.dir}/{game.id}: " + ", ".join(f"{kind} {n}" for kind, n in counts.items()))
    else:
        print(f"{game.id}: nothing in it is reconstructed")
    return 0


def describer(game: str, lang: str) -> Callable[[str], str]:
    """The comment above an item: what players call it, and what its card says."""
    from igroteka.content.words import Words

    words = Words(game, lang)

    def describe(id: str) -> str:
        return words.name(id) if words.has(f"name-{id}") else ""

    return describe
