"""Words of a game that only some readers need, in files of their own: `text/<part>/<lang>.ftl`.

The lesson, the glossary of the board with its lines at first meetings, and the running text of the rulebook. Messages
have no arguments. The page asks for them as `<part>_<game>`.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from igroteka.content.fluent_text import parse_words
from igroteka.packages import GAMES, folder_of, package_of

PARTS: Final = ("lesson", "glossary", "book")


def has_part(game: str, part: str, games: str = GAMES) -> bool:
    """Games of tests are in no package of their own, and have none."""
    try:
        folder = folder_of(package_of(game, games)).joinpath("text").joinpath(part)
    except ModuleNotFoundError:
        return False
    return bool(folder.joinpath("en.ftl").is_file())


def part_source(game: str, part: str, lang: str, games: str = GAMES) -> str:
    """The text of the file, for the browser."""
    file = folder_of(package_of(game, games)).joinpath("text").joinpath(part).joinpath(f"{lang}.ftl")
    return str(file.read_text(encoding="utf-8"))


def part_line(game: str, part: str, lang: str, key: str) -> str:
    """A message, or `key.attribute`."""
    id, _, attribute = key.partition(".")
    bundle = part_bundle(game, part, lang)
    message = bundle.get_message(id)
    text, _ = bundle.format_pattern(message.attributes[attribute] if attribute else message.value)
    return str(text)


def part_keys(game: str, part: str, lang: str) -> set[str]:
    """Every message and every `key.attribute` of the file."""
    bundle, found = part_bundle(game, part, lang), set[str]()
    for id in bundle._messages:
        message = bundle.get_message(id)
        found |= {id} if message.value is not None else set()
        found |= {f"{id}.{name}" for name in message.attributes}
    return found


@cache
def part_bundle(game: str, part: str, lang: str) -> Any:
    from fluent.runtime import FluentBundle

    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(parse_words(part_source(game, part, lang), f"{game}/text/{part}/{lang}.ftl"))
    return bundle


def named_part(id: str) -> tuple[str, str]:
    """`lesson_<game>` is the part `lesson` of a game; ("", "") of what names no part that is there."""
    part, _, game = id.partition("_")
    return (part, game) if part in PARTS and game and has_part(game, part) else ("", "")
