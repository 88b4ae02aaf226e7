"""The words of lessons: files of their own, so that only those who take a lesson load them.

`lesson-<chapter>` is a title (`.learned`: its last line), `lesson-<chapter>-<step>` what is said at a step (`.retry`,
`.after`, and the replies), `lesson-goal-<goal>` a goal with `.question` and `.answer_1` onwards.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from igroteka.content.fluent_text import parse_words
from igroteka.content.pack import GAMES, home


def source_of(game: str, lang: str, games: str = GAMES) -> str:
    """The text of the file, for the browser."""
    file = home(f"{games}.{game}").joinpath("text").joinpath("lesson").joinpath(f"{lang}.ftl")
    return str(file.read_text(encoding="utf-8"))


def line(game: str, lang: str, key: str) -> str:
    """A message, or `key.attribute`. Lines have no arguments."""
    id, _, attribute = key.partition(".")
    bundle = bundle_of(game, lang)
    message = bundle.get_message(id)
    text, _ = bundle.format_pattern(message.attributes[attribute] if attribute else message.value)
    return str(text)


@cache
def bundle_of(game: str, lang: str) -> Any:
    from fluent.runtime import FluentBundle

    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(parse_words(source_of(game, lang), f"{game}/text/lesson/{lang}.ftl"))
    return bundle
