"""`igroteka lesson`: learn a game by playing it, in this terminal."""

from __future__ import annotations

import argparse
import secrets
from typing import TYPE_CHECKING, Any

from igroteka.cli.input.arguments import add_language, game_named, unknown
from igroteka.cli.input.failure import Failure
from igroteka.cli.output.language import language

if TYPE_CHECKING:
    from igroteka.content.words import Words

EXAMPLES = """examples:
  igroteka lesson GAME
  igroteka lesson GAME --lang ru
  igroteka lesson GAME --list                 the chapters
  igroteka lesson GAME --chapter 3            begin with the third one

At the prompt: Enter reads on; a number answers; ? says why something is not allowed; hint says what is meant, auto
does it; table, log, rules ID, help, quit.
"""


def add(commands: Any) -> None:
    parser = commands.add_parser(
        "lesson",
        help="learn a game by playing it, in this terminal",
        description="A guided first game in this terminal; its last chapter is a short real one against easy bots.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--chapter", metavar="NAME", help="begin with this chapter: its number or its name")
    parser.add_argument("--list", action="store_true", help="say which chapters there are")
    add_language(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from igroteka.cli.session.lesson_session import LessonSession, check_goal
    from igroteka.lessons import Guide, begin, has_lesson, lesson_of

    game, lang = game_named(args.game), language(args.lang)
    if not has_lesson(game.id):
        raise Failure(f"{game.id} has no lesson; igroteka rules {game.id} shows its rules")
    lesson = lesson_of(game.id)
    names = [chapter.id for chapter in lesson.chapters]
    if args.list:
        list_chapters(game.id, names, lang)
        return 0
    for chapter in lesson.chapters[first(args.chapter, names) :]:
        match = begin(game, chapter, secrets.randbelow(1_000_000) if chapter.play_on else 0)
        session = LessonSession(Guide.at_start(chapter, match), words_for(game.id, lang, match.g.seats))
        if chapter.play_on and not all(check_goal(session, goal) for goal in lesson.goals):
            return 0
        session.run()
        if not session.open:
            return 0
    return 0


def list_chapters(game: str, names: list[str], lang: str) -> None:
    from igroteka.lessons import line

    for number, name in enumerate(names, 1):
        print(f"{number}. {line(game, lang, f'lesson-{name}')} ({name})")


def first(chapter: str | None, names: list[str]) -> int:
    """The place of the chapter to begin with."""
    if chapter is None:
        return 0
    if chapter.isdigit() and 1 <= int(chapter) <= len(names):
        return int(chapter) - 1
    if chapter not in names:
        raise Failure(unknown("chapter", chapter, names))
    return names.index(chapter)


def words_for(game: str, lang: str, seats: int) -> Words:
    from igroteka.content.words import Words

    words = Words(game, lang)
    others = (words.say("cli-bot", {"number": seat + 1}) for seat in range(1, seats))
    words.players.extend([words.say("cli-you"), *others])
    return words
