"""The names of bots: what the common words have as `bot-<key>`. In Russian none is declined, so that every sentence
about a bot reads well."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from igroteka.content.words import LANGUAGES, source

MANNERS: Final = {
    "sunny": ("amelie", "benny", "charlie", "daisy", "lulu", "rosie"),
    "dry": ("archie", "bruno", "juno", "otto", "theo", "margo"),
    "shy": ("arlo", "hetty", "milo", "nelly", "tilly"),
    "grand": ("coco", "enzo", "guido", "leo", "monty", "mimi"),
    "polite": ("bertie", "dolly", "freddy", "nico", "sophie"),
}
"""How a bot of this name speaks: what the common words have as `manner-<manner>-<moment>`."""


def manner_of(name: str) -> str:
    """The manner of the bot with this key."""
    return next(manner for manner, names in MANNERS.items() if name in names)


@cache
def bot_names() -> dict[str, set[str]]:
    """The bots' names by key: in each language, as people write them, in lower case."""
    found: dict[str, set[str]] = {}
    for lang in LANGUAGES:
        for key, name in re.findall(r"^bot-(\w+) = (.+)$", source("igroteka", lang), re.MULTILINE):
            found.setdefault(key, set()).add(name.casefold())
    return found
