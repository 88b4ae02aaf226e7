"""What people call themselves, as everybody sees it: nobody is nameless, and no two at a table look alike."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection
from typing import Final

from igroteka.content.words import BOT
from igroteka.server.messages.rejection import Rejected

BLANK: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\U0001d159")
"""Characters that count as printable, and show nothing."""
TWINS: Final = str.maketrans("авеёікмнорсѕтухј", "abeeikmhopcstyxj")
"""Cyrillic letters that look like Latin ones, small or as capitals."""
MAX_LENGTH: Final = 24


def tidy(text: str) -> str:
    """A name as it is shown: without control characters, outer blanks, and characters that show nothing."""
    shown = "".join(c if c.isprintable() and c not in BLANK else " " for c in text)
    return " ".join(shown.split())


def called(name: str) -> str:
    """A name as it is shown, never one that would be read as a bot's; Rejected if nothing of it can be seen."""
    shown = tidy(name).lstrip(f"{BOT} ")
    if not any(unicodedata.category(c)[0] in "LNPS" for c in shown):
        raise Rejected("bad_message", "nothing of this name can be seen", "blank_name")
    return shown


def look(name: str) -> str:
    """The skeleton of a name: equal for names that look alike to a reader."""
    plain = unicodedata.normalize("NFKC", name).casefold().translate(TWINS)
    return "".join(c for c in plain if unicodedata.category(c)[0] in "LNPS")


def distinct(name: str, others: Collection[str]) -> str:
    """The name, with a number if somebody else at the table has it."""
    looks, found, n = {look(other) for other in others}, name, 1
    while look(found) in looks:
        n += 1
        found = f"{name[: MAX_LENGTH - 1 - len(str(n))].rstrip()} {n}"
    return found
