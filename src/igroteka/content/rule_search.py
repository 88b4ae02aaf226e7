"""Searching rules by the words that people use: any form of a word, words that mean the same, the beginning of a word.

The Snowball stemmers recognise forms; synonyms and stop words are in `text/search.yaml`. Russian and English work
alike; the language of a word follows from its letters.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from importlib.resources import files
from threading import Lock
from typing import Final, NamedTuple

import msgspec
import snowballstemmer

from igroteka.content.parsed import parse

EXACT, FORM, ALIKE, BEGUN = 4, 3, 2, 1
"""How well a text matches a word: it has the word itself, a form of it, a synonym, a word that begins with it."""
LEAST_PREFIX = 3
"""Fewer letters than this do not match the beginning of a word: too much would be found."""
MAX_CACHED_WORDS = 20_000
"""Words whose forms are remembered: more than all rulebooks have."""
_WORD: Final = re.compile(r"[^\W_]+")
_CYRILLIC: Final = re.compile("[а-я]")
_stemming: Final = Lock()
"""A stemmer keeps the word that it works on: two threads would cut each other's."""


class Vocabulary(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One language's part of `text/search.yaml`."""

    ignored: str
    alike: list[str]
    kinds: dict[str, str]
    """Words that all rules of a kind are about."""


class Term(NamedTuple):
    """A word of a query or of a text."""

    word: str
    stem: str
    meanings: frozenset[int]


class Passage:
    """The words of a text."""

    def __init__(self, text: str) -> None:
        terms = [term(word) for word in words_of(text) if word not in ignored()]
        self.words: Final = frozenset(each.word for each in terms)
        self.stems: Final = frozenset(each.stem for each in terms)
        self.meanings: Final = frozenset(meaning for each in terms for meaning in each.meanings)
        self._in_order: Final = sorted(self.words)

    def answers(self, wanted: Term) -> int:
        if wanted.word in self.words:
            return EXACT
        if wanted.stem in self.stems:
            return FORM
        if wanted.meanings & self.meanings:
            return ALIKE
        return BEGUN if len(wanted.word) >= LEAST_PREFIX and self._has_begun(wanted.word) else 0

    def _has_begun(self, begin: str) -> bool:
        at = bisect_left(self._in_order, begin)
        return at < len(self._in_order) and self._in_order[at].startswith(begin)


class RuleText:
    """A rule in one language: its heading, with what its kind is about, and its text."""

    def __init__(self, lang: str, kind: str, heading: str, text: str) -> None:
        self.heading = passage(f"{heading} {vocabularies()[lang].kinds.get(kind, '')}")
        self.text = Passage(text)

    def answers(self, wanted: Sequence[Term]) -> int:
        """More for a better match; 0 if any word is missing."""
        whole = 0
        for each in wanted:
            mark = self.heading.answers(each) + self.text.answers(each)
            if not mark:
                return 0
            whole += mark
        return whole


def terms_of(query: str) -> list[Term]:
    """The words of a query, each once, without stop words, unless there are no others."""
    asked = [term(word) for word in dict.fromkeys(words_of(query))]
    return [each for each in asked if each.word not in ignored()] or asked


def words_of(text: str) -> list[str]:
    """The words of a text in lower case, with ё written as е."""
    return _WORD.findall(text.casefold().replace("ё", "е"))


@lru_cache(MAX_CACHED_WORDS)
def term(word: str) -> Term:
    stem = stem_of(word)
    return Term(word, stem, meanings().get(stem, frozenset()))


@cache
def passage(text: str) -> Passage:
    """Cached, since many rules share a heading."""
    return Passage(text)


def stem_of(word: str) -> str:
    stemmer = stemmers()["russian" if _CYRILLIC.search(word) else "english"]
    with _stemming:
        stem: str = stemmer.stemWord(word)
    return stem


@cache
def stemmers() -> dict[str, snowballstemmer.Stemmer]:
    return {language: snowballstemmer.stemmer(language) for language in ("russian", "english")}


@cache
def meanings() -> dict[str, frozenset[int]]:
    """For each stem, the numbers of the lines of synonyms that have it."""
    found: dict[str, frozenset[int]] = {}
    lines: Iterable[str] = (line for vocabulary in vocabularies().values() for line in vocabulary.alike)
    for number, line in enumerate(lines):
        for word in words_of(line):
            stem = stem_of(word)
            found[stem] = found.get(stem, frozenset()) | {number}
    return found


@cache
def ignored() -> frozenset[str]:
    return frozenset(word for vocabulary in vocabularies().values() for word in words_of(vocabulary.ignored))


@cache
def vocabularies() -> dict[str, Vocabulary]:
    path = "igroteka/text/search.yaml"
    raw = parse(files("igroteka").joinpath("text/search.yaml").read_bytes(), path)
    return msgspec.convert(raw, dict[str, Vocabulary])
