"""`igroteka rules`: a game's rulebook, whole, by id or by words, in any form and in either language."""

from __future__ import annotations

import argparse
import json
import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from igroteka.cli.input.arguments import add_language, unknown
from igroteka.cli.input.failure import Failure
from igroteka.cli.output.language import language
from igroteka.cli.output.terminal import paint, width, wrap

if TYPE_CHECKING:
    from igroteka.content.rulebook import Inventory, Rule

EXAMPLES = """examples:
  igroteka rules GAME                         the whole rulebook
  igroteka rules GAME ID                      one rule
  igroteka rules GAME --search "how to win"   the rules that say so, in either language
"""


def add(commands: Any) -> None:
    parser = commands.add_parser(
        "rules",
        help="a game's rules, by id or by words",
        description="A game's rules as numbered statements.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("game", metavar="GAME")
    one = parser.add_mutually_exclusive_group()
    one.add_argument("id", metavar="ID", nargs="?", help="the rule with this id")
    one.add_argument(
        "--search",
        metavar="WORD",
        help="rules that say this, in any form of the words or in others that mean the same; the best first",
    )
    parser.add_argument("--json", action="store_true", help="for programs")
    add_language(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    rulebook = rulebook_of(args.game)
    found = chosen(rulebook, args.id, args.search)
    lang = args.lang or ("ru" if re.search("[а-яё]", args.search or "", re.I) else language())
    if args.json:
        print(json.dumps([plain(rule) for rule in found], ensure_ascii=False, indent=1))
    else:
        print(page(found, lang))
    return 0


def rulebook_of(game: str) -> Inventory:
    from igroteka.content.pack import game_ids
    from igroteka.content.rulebook import Inventory

    known = game_ids()
    if game not in known:
        raise Failure(unknown("game", game, known))
    return Inventory(game)


def chosen(rulebook: Inventory, id: str | None, words: str | None) -> Sequence[Rule]:
    if id is not None:
        return [rulebook.rule(id)]
    if words is None:
        return rulebook.rules
    found = rulebook.search(words)
    if not found:
        raise Failure(f"no rule of {rulebook.book.game} has {words!r}: try another word or a part of it")
    return found


def page(rules: Sequence[Rule], lang: str) -> str:
    """The rules under their headings, in the order in which the headings first occur."""
    chapters: dict[str, list[str]] = {}
    for rule in rules:
        chapters.setdefault(rule.section.in_(lang), []).append(entry(rule, lang))
    return "\n\n".join("\n".join([paint(heading, "bold"), *entries]) for heading, entries in chapters.items())


def entry(rule: Rule, lang: str, columns: int = 0) -> str:
    return wrap(rule.text(lang), columns or width(), f"{rule.id}  ", " " * (len(rule.id) + 2))


def plain(rule: Rule) -> dict[str, object]:
    section = {"ru": rule.section.ru, "en": rule.section.en}
    return {"id": rule.id, "section": section, "kind": rule.kind, "ru": rule.ru, "en": rule.en}
