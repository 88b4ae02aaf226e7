"""`igroteka play`: a game against bots in this terminal."""

from __future__ import annotations

import argparse
import re
import secrets
from pathlib import Path
from typing import TYPE_CHECKING, Any

from igroteka.cli.input.arguments import add_content, add_language, add_settings, checked, game_named, levels
from igroteka.cli.input.failure import Failure
from igroteka.cli.output.language import language
from igroteka.cli.output.terminal import width, wrap
from igroteka.packages import package_of

if TYPE_CHECKING:
    from igroteka.content.words import Words
    from igroteka.engine.match import AnyMatch
    from igroteka.engine.ruleset import Ruleset

NEWCOMER = "newcomer"
EXAMPLES = """examples:
  igroteka play GAME --players 3
  igroteka play GAME --players 2 --bots normal --lang ru --seed 7
  igroteka play --load evening.save
  igroteka play GAME --watch                  bots only
  igroteka play GAME --seat 1,2               two seats yourself

At the prompt: a number answers; ? says why something is not allowed; undo, hint, auto, log, table, rules ID, save FILE,
help, quit. In a race an empty line lets the others go on.
"""


def add(commands: Any) -> None:
    parser = commands.add_parser(
        "play",
        help="play against bots in this terminal",
        description="A game against bots in this terminal.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("game", metavar="GAME", nargs="?")
    parser.add_argument("--players", type=int, metavar="N", help="seats at the table (else the least there can be)")
    parser.add_argument("--seat", type=places, default=[1], metavar="N", help="your place, from 1 (1), or several: 1,2")
    parser.add_argument("--watch", action="store_true", help="let bots play all seats")
    parser.add_argument("--bots", metavar="NAMES", help="random to hard, by seats (normal; in a first game easy)")
    parser.add_argument("--name", help="what the table calls you")
    parser.add_argument("--seed", type=int, metavar="S", help="where luck starts (else anywhere)")
    parser.add_argument("--load", metavar="FILE", help="go on with a saved game, or from a position in text form")
    add_settings(parser)
    add_content(parser)
    add_language(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from igroteka.cli.session.bot_seats import BotSeats
    from igroteka.cli.session.session import TerminalSession
    from igroteka.engine.fate import bots_seed

    lang = language(args.lang)
    match = loaded(args, lang) if args.load else started(args, lang)
    seats = match.setup.players
    for place in args.seat:
        if not args.watch and not 1 <= place <= seats:
            raise Failure(f"--seat {place}: this table has seats 1 to {seats}")
    mine = [s for s in range(seats) if is_mine(args, s)]
    first = is_first_game(args, match.game)
    given = args.bots if args.bots is not None else "easy" if first else "normal"
    levels_by_seat = {s: level for s, level in enumerate(levels(given, match.game, seats)) if s not in mine}
    bots = BotSeats(match, levels_by_seat, bots_seed(match.setup.seed))
    words = words_for(match, mine, args.name, lang)
    if first:
        about = {"name": words.say(f"preset-{NEWCOMER}"), "help": words.say(f"preset-{NEWCOMER}.help")}
        print(wrap(words.say("cli-first-game", ready=about), width()))
    for note in match.notes:
        print(wrap(words.say(f"note-{note}"), width()))
    return TerminalSession(match, mine, bots, words, package_of(match.game.id)).run()


def is_first_game(args: argparse.Namespace, game: Ruleset[Any]) -> bool:
    """Whether to start with the preset for newcomers: the game has one, and no option was given."""
    asked_for = args.load or args.watch or args.option or args.bots is not None
    return NEWCOMER in game.presets and not asked_for


def places(text: str) -> list[int]:
    """Seats as people count them: from 1, separated by commas."""
    if not re.fullmatch(r"\d+(,\d+)*", text):
        raise argparse.ArgumentTypeError(f"{text!r}: write a number, or several like 1,2")
    return [int(number) for number in text.split(",")]


def is_mine(args: argparse.Namespace, seat: int) -> bool:
    return not args.watch and seat + 1 in args.seat


def loaded(args: argparse.Namespace, lang: str) -> AnyMatch:
    from igroteka.cli.input.saved_match import opened

    for name, given in (("players", args.players), ("seed", args.seed), ("option", args.option or None)):
        if given is not None:
            raise Failure(f"--{name}: a saved game brings its own; leave it out")
    match = opened(Path(args.load), args.content, lang)
    if args.game and args.game != match.game.id:
        raise Failure(f"{args.load}: a save of {match.game.id}, not of {args.game}")
    return match


def started(args: argparse.Namespace, lang: str) -> AnyMatch:
    from igroteka.content.words import Words

    if not args.game:
        raise Failure("say which game: igroteka play GAME (igroteka games lists them)")
    game = game_named(args.game)
    players = game.least if args.players is None else args.players
    seed = secrets.randbelow(1_000_000) if args.seed is None else args.seed
    bots = [s for s in range(players) if not is_mine(args, s)]
    chosen, pack = checked(game, players, args, Words(game.id, lang))
    settings = game.presets[NEWCOMER] if is_first_game(args, game) else chosen
    return game.start(players, seed, bots, pack, listen=True, forkable=True, **settings)


def words_for(match: AnyMatch, mine: list[int], name: str | None, lang: str) -> Words:
    """The game's words, with the names at the table; somebody with several seats gets their numbers, too."""
    from igroteka.content.words import Words

    words = Words(match.game.id, lang, pack=match.setup.pack)
    for s in range(match.setup.players):
        own = name or words.say("cli-you")
        if len(mine) > 1:
            own = f"{own} {s + 1}"
        words.players.append(own if s in mine else words.say("cli-bot", {"number": s + 1}))
    return words
