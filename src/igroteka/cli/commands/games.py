"""`igroteka games`: what is on the shelf."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

from igroteka.cli.input.arguments import add_language, str_values
from igroteka.cli.output.language import language
from igroteka.cli.output.terminal import paint, width, wrap

if TYPE_CHECKING:
    from igroteka.content.words import Words
    from igroteka.engine.setup import Setting
    from igroteka.games import AnyGame

Told = TypeVar("Told")

EXAMPLES = """examples:
  igroteka games              ids, titles, players and options
  igroteka games --json       the same for programs
"""


def add(commands: Any) -> None:
    parser = commands.add_parser(
        "games",
        help="list the games, their players and options",
        description="The games on the shelf.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--json", action="store_true", help="for programs")
    add_language(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from igroteka.content.words import Words

    if args.json:
        told, _ = described(plain)
        print(json.dumps(told, ensure_ascii=False, indent=1))
    else:
        lang = language(args.lang)
        paragraphs, unavailable = described(lambda game: paragraph(game, lang))
        print("\n\n".join(paragraphs))
        for id, why in unavailable.items():
            line = Words("", lang).say("cli-unavailable", ready={"id": id, "why": why})
            print(f"\n{wrap(line, width())}")
    return 0


def described(describe: Callable[[AnyGame], Told]) -> tuple[list[Told], dict[str, str]]:
    """Every game of the shelf, and by id why some are not there: one that fails does not take the others with it."""
    from igroteka.games import games

    told, unavailable = list[Told](), dict(games.unavailable)
    for id, game in games.items():
        try:
            told.append(describe(game))
        except Exception as error:  # of a game that somebody else has written
            unavailable[id] = f"{type(error).__name__}: {error}"
    return told, unavailable


def plain(game: AnyGame) -> dict[str, object]:
    from igroteka.bots import levels_of
    from igroteka.content.words import LANGUAGES, Words

    return {
        "id": game.id,
        "title": {lang: Words(game.id, lang).title() for lang in LANGUAGES},
        "players": {"min": game.least, "max": game.most},
        "rules_version": game.version,
        "bots": levels_of(game),
        "options": [plain_setting(setting) for setting in game.settings],
    }


def plain_setting(setting: Setting) -> dict[str, object]:
    """An empty list of values stands for any text or number."""
    return {
        "key": setting.name,
        "values": list(setting.values),
        "default": list(setting.default) if isinstance(setting.default, tuple) else setting.default,
        "many": setting.many,
        "rule": setting.cites,
    }


def paragraph(game: AnyGame, lang: str) -> str:
    from igroteka.bots import levels_of
    from igroteka.content.words import Words

    words = Words(game.id, lang)
    seats = words.say("cli-seats", {"least": game.least, "most": game.most})
    head = f"{paint(game.id, 'bold')}  {words.title()} ({seats})"
    facts = " · ".join(filter(None, (words.on_the_box("feel"), words.on_the_box("playing-time"))))
    lines = [head, *(wrap(line, width(), "  ", "  ") for line in (words.on_the_box("tagline"), facts) if line)]
    lines.append(wrap(f"--bots {', '.join(levels_of(game))}", width(), "  ", "      "))
    return "\n".join([*lines, *(setting_lines(setting, words) for setting in game.settings)])


def setting_lines(setting: Setting, words: Words) -> str:
    values = str_values(setting.values) or "…"
    default = str_values(setting.default) if isinstance(setting.default, tuple) else str_values([setting.default])
    head = f"  --option {setting.name}={values} [{default}]  "
    return wrap(f"{head}{words.setting(setting.name)} ({setting.cites})", width(), "", "      ")
