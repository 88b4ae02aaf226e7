"""`igroteka arena`: how strong one bot is at a table of others."""

from __future__ import annotations

import argparse
from math import ceil
from pathlib import Path
from typing import TYPE_CHECKING, Any

from igroteka.cli.input.arguments import add_language, add_settings, checked, game_named, unknown
from igroteka.cli.input.failure import Failure
from igroteka.cli.output.language import language
from igroteka.cli.output.terminal import Progress

if TYPE_CHECKING:
    from igroteka.games import AnyGame
    from igroteka.lab.experiments.bouts import Bout, Results

EXAMPLES = """examples:
  igroteka arena GAME --players 3 --contender hard --table normal-1 --games 400 --seed 1
  igroteka arena GAME --contender normal-1 --table normal-1           a mirror: the share must be fair
  igroteka arena GAME --contender hard --table normal-1 --out hard.jsonl --sprt 0.33 0.45
  igroteka arena GAME --contender my_bots:Cautious --table hard       a bot or a policy of your own: docs/research.md
  igroteka arena GAME --contender onnx:net.onnx --table normal        a net

Each deal is played once from every seat; where all win together, by a team of contenders and by a team of the table's;
with --alone one contender from each seat, in a team of the table's bots.
With --out every deal is a line in a file, and the same command goes on where it has stopped.
normal-1 is the normal bot as it was first measured; it never changes.
"""


def add(commands: Any) -> None:
    parser = commands.add_parser(
        "arena",
        help="measure how strong a bot is",
        description="Set one bot at a table of others, from every seat of every deal.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--players", type=int, metavar="N", help="seats at the table (else the least there can be)")
    parser.add_argument(
        "--contender",
        default="hard",
        metavar="NAME",
        help="the bot that is measured: a level, MODULE:NAME or onnx:FILE (hard)",
    )
    parser.add_argument("--table", default="normal-1", metavar="NAME", help="the bots around it (normal-1)")
    parser.add_argument("--alone", action="store_true", help="where all win together: one contender in a team")
    parser.add_argument("--games", type=int, default=100, metavar="K", help="how many games, at least (100)")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="where luck starts (1)")
    parser.add_argument("--workers", type=int, metavar="N", help="processes (else one for each core)")
    parser.add_argument("--out", metavar="FILE", help="keep the deals in this file; an unfinished one goes on")
    parser.add_argument(
        "--sprt",
        nargs=2,
        type=float,
        metavar=("LOW", "HIGH"),
        help="stop as soon as it is clear which of two shares it is (5 %% errors)",
    )
    parser.add_argument("--json", action="store_true", help="one JSON object for programs")
    add_settings(parser)
    add_language(parser)
    parser.set_defaults(run=run, content=None)


def run(args: argparse.Namespace) -> int:
    import msgspec

    from igroteka.lab.experiments.bouts import standing, text_of, verdict

    bout = bout_of(args)
    deals = played(bout, args)
    found = standing(bout, deals)
    if args.json:
        print(msgspec.json.encode({"bout": bout, "found": found}).decode())
        return 0
    print(text_of(bout, found))
    if args.sprt:
        low, high = args.sprt
        told = {1: f"it is {high} rather than {low}", -1: f"it is {low} rather than {high}", 0: "open yet"}
        print(f"  sprt      {told[verdict(bout, deals, low, high)]}")
    return 0


def bout_of(args: argparse.Namespace) -> Bout:
    """The bout that the command line asks for; a Failure in one line if it cannot be played."""
    from igroteka.content.words import Words
    from igroteka.lab.experiments.bouts import Bout

    game = game_named(args.game)
    if args.games < 1:
        raise Failure(f"--games {args.games}: play at least one")
    if args.sprt and not args.sprt[0] < args.sprt[1]:
        raise Failure("--sprt: the lower share comes first")
    players = game.least if args.players is None else args.players
    chosen, _ = checked(game, players, args, Words(game.id, language(args.lang)))
    contender, table = named(args.contender, game), named(args.table, game)
    return Bout(game.id, game.version, players, contender, table, args.seed, chosen, args.alone)


def named(bot: str, game: AnyGame) -> str:
    from igroteka.bots import YARDSTICK, levels_of
    from igroteka.engine.options import BadSetup
    from igroteka.envs.contenders import is_own, loaded

    there = [*levels_of(game), YARDSTICK]
    if is_own(bot):
        try:
            loaded(bot)
        except BadSetup as error:
            raise Failure(str(error)) from None
    elif bot not in there:
        raise Failure(unknown("bot", bot, there))
    return bot


def played(bout: Bout, args: argparse.Namespace) -> list[Any]:
    """All deals that were asked for, or as many as the sequential test needs."""
    from tempfile import TemporaryDirectory

    from igroteka.lab.experiments.bouts import Results

    with TemporaryDirectory() as folder:
        try:
            results = Results(Path(args.out) if args.out else Path(folder, "deals.jsonl"), bout)
        except ValueError as error:
            raise Failure(str(error)) from None
        play_bouts(bout, results, ceil(args.games / len(bout.seatings)), args)
        return results.deals


def play_bouts(bout: Bout, results: Results, count: int, args: argparse.Namespace) -> None:
    from igroteka.lab.experiments.bouts import verdict
    from igroteka.lab.runs.pool import cores, spread

    workers = cores() if args.workers is None else args.workers
    if workers < 1:
        raise Failure(f"--workers {workers}: at least one")
    left = results.left(count)
    bar = Progress(len(left))
    try:
        for deal in map(bout.play, left) if workers == 1 else spread(workers, bout.play, left):
            results.add(deal)
            bar.advance()
            if args.sprt and verdict(bout, results.deals, *args.sprt):
                break
    finally:
        bar.close()
