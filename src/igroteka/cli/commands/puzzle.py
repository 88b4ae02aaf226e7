"""`igroteka puzzle`: find the one best answer in a position of a real game, in this terminal."""

from __future__ import annotations

import argparse
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

from igroteka.cli.commands.lesson import words_for
from igroteka.cli.input.arguments import add_language, game_named
from igroteka.cli.input.failure import Failure
from igroteka.cli.output.language import language

if TYPE_CHECKING:
    from igroteka.lessons import Puzzle

EXAMPLES = """examples:
  igroteka puzzle GAME                        the puzzle of the day, the same for everybody
  igroteka puzzle GAME 7 --lang ru
  igroteka puzzle GAME --list                 what is asked in which

At the prompt: a number answers; hint says a little more each time, auto gives the answer; ? says why something is not
allowed; table, log, rules ID, help, quit.
"""


def add(commands: Any) -> None:
    parser = commands.add_parser(
        "puzzle",
        help="find the one best answer, in this terminal",
        description="Positions of real games in which one answer is clearly best, and not the one that comes to mind.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("number", metavar="N", type=int, nargs="?", help="which one, from 1 (that of the day)")
    parser.add_argument("--list", action="store_true", help="say which puzzles there are")
    add_language(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from igroteka.cli.session.puzzle_session import PuzzleSession
    from igroteka.lessons import Guide, begin, has_puzzles, number_of_the_day, puzzles_of

    game, lang = game_named(args.game), language(args.lang)
    if not has_puzzles(game.id):
        raise Failure(f"{game.id} has no puzzles; `igroteka lab puzzles {game.id}` finds some")
    puzzles = puzzles_of(game.id)
    if args.list:
        list_puzzles(game.id, puzzles, lang)
        return 0
    number = number_of_the_day(len(puzzles), datetime.now(UTC).date()) if args.number is None else args.number
    if not 1 <= number <= len(puzzles):
        raise Failure(f"no puzzle {number}: {game.id} has 1 to {len(puzzles)}")
    puzzle = puzzles[number - 1]
    match = begin(game, puzzle.chapter)
    words = words_for(game.id, lang, match.g.seats)
    print(words.say("puzzle-number", {"number": number, "count": len(puzzles)}))
    return PuzzleSession(puzzle, Guide.at_start(puzzle.chapter, match), words).run()


def list_puzzles(game: str, puzzles: list[Puzzle], lang: str) -> None:
    from igroteka.engine.notation import from_data
    from igroteka.games import games

    for number, puzzle in enumerate(puzzles, 1):
        match = from_data(games[game], puzzle.match)
        words = words_for(game, lang, match.g.seats)
        ask = next(ask for ask in match.view(0).asks if ask.kind == puzzle.ask)
        print(f"{number}. {words.ask(ask.kind, ask.subject, None)}")
