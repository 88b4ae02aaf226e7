"""Codes to be said aloud: two easy nouns that name a lobby, the same in every language of the page.

A code is a number; its words are lines of `nouns.txt`, so that one person can read it in Russian and another type it in
English. A million codes are soon tried by a program: who may try how often is counted (`AddressRates`).
"""

from __future__ import annotations

import re
import secrets
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Final

from igroteka.server.messages.rejection import Rejected

NOUNS: Final = 1024
COUNT: Final = NOUNS**2
MAX_DRAWS: Final = 50
"""So often a code is drawn again if a lobby has it already."""
LETTERS: Final = re.compile(r"[^\W\d_]+")


@cache
def nouns() -> dict[str, list[str]]:
    """The nouns of codes by language; the same place means the same thing in each."""
    lines = files("igroteka.server.shelf").joinpath("nouns.txt").read_text(encoding="utf-8").splitlines()
    english, russian = zip(*(line.split() for line in lines), strict=True)
    return {"ru": list(russian), "en": list(english)}


@cache
def places() -> dict[str, int]:
    """The place of every noun in its list, whether it is written with ё or е."""
    return {plain(noun): place for words in nouns().values() for place, noun in enumerate(words)}


def plain(word: str) -> str:
    return word.casefold().replace("ё", "е")


def spoken(code: int) -> dict[str, str]:
    """A code in words, by language."""
    first, second = divmod(code, NOUNS)
    return {lang: f"{words[first]} {words[second]}" for lang, words in nouns().items()}


def understood(typed: str) -> int:
    """The code that somebody has typed; Rejected says what is no word of a code."""
    words = LETTERS.findall(typed)
    for word in words:
        if plain(word) not in places():
            raise Rejected("no_entry", f"“{word}” is in no code; look for a slip", "unknown_word")
    if len(words) != 2:
        raise Rejected("no_entry", "a code has two words", "two_words")
    first, second = (places()[plain(word)] for word in words)
    return first * NOUNS + second


def drawn() -> Iterator[int]:
    """Codes to choose from."""
    return (secrets.randbelow(COUNT) for _ in range(MAX_DRAWS))
