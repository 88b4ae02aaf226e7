"""The names of bots: what the common words have as `bot-<key>`. In Russian none is declined, so that every sentence
about a bot reads well."""

from __future__ import annotations

import re
from functools import cache

from igroteka.content.words import LANGUAGES, source


@cache
def bot_names() -> dict[str, set[str]]:
    """By key: the name as people of each language would write it, in small letters."""
    found: dict[str, set[str]] = {}
    for lang in LANGUAGES:
        for key, name in re.findall(r"^bot-(\w+) = (.+)$", source("igroteka", lang), re.MULTILINE):
            found.setdefault(key, set()).add(name.casefold())
    return found
