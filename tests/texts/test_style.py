"""What a machine can hold of `docs/text-style.md`, in every sentence a player may meet: address, marks, spelling."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from igroteka.content.pack import game_ids
from igroteka.content.rulebook import Inventory
from igroteka.content.words import LANGUAGES

ROOT = Path(__file__).parent.parent.parent
FOLDERS = ("src/igroteka", "web/src", "tests/games")
PLACEABLE = re.compile(r"\{[^{}]*\}|\{.*?->|[{}]")
HEAD = re.compile(r"^(-?[a-z][\w-]* =|\s+\.\w+ =|\s+\*?\[\w+\])")
PAGE_CODE = re.compile(r"^```.*?^```|`[^`\n]*`", re.MULTILINE | re.DOTALL)

FAMILIAR = re.compile(
    r"\b(ты|тебя|тебе|тобой|тво(й|я|ё|е|и|его|ей|их|им|ими|ему|ю|ём)|(?!лишь|тишь|брешь)\w+[еёи]шь(ся)?|"
    r"(воз|под)ними|возьми|сыграй|(с|от|вы)брось|выбери|получи|положи|покажи|отдай|поставь|добери|толкни|похвали|успей|начни|купи|играй|шагни|объяви|укажи|держи|говори|верни|обменяй|передвинь|посмотри|жми)\b",
    re.IGNORECASE,
)
"""«Ты» and verbs that go with it; the player is addressed as «вы»."""
BRITISH = re.compile(
    r"\b\w*(colour|neighbour|rumour|favour|honour|defence|centre|travell(?!ing_)|cancelled|grey)\w*", re.I
)
TYPEWRITER = {
    "ru": re.compile(r"[\"“”]|\w'\w|\.\.\.| -(?! недовер| distrust) "),
    "en": re.compile(r"[\"«»]|'|\.\.\.| -(?! недовер| distrust) "),
}


def spoken(line: str) -> str:
    """What of a line of a file of words is said: without its key and without what is put in."""
    return "" if line.startswith("#") else PLACEABLE.sub(" ", HEAD.sub("", line))


@cache
def sentences(lang: str) -> list[tuple[str, str]]:
    """Every line of words and every rule, with where it stands."""
    return [*words(lang), *rules(lang)]


def words(lang: str) -> Iterator[tuple[str, str]]:
    for folder in FOLDERS:
        for file in sorted((ROOT / folder).rglob(f"{lang}.ftl")):
            for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
                yield f"{file.relative_to(ROOT)}:{number}", spoken(line)


def rules(lang: str) -> Iterator[tuple[str, str]]:
    for game in game_ids():
        for rule in Inventory(game).rules:
            yield rule.id, rule.text(lang)
            yield rule.id, getattr(rule.section, lang)


def pages(lang: str) -> Iterator[tuple[str, str]]:
    for file in (*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")):
        if file.name.endswith(".ru.md") == (lang == "ru"):
            yield file.name, PAGE_CODE.sub("", file.read_text(encoding="utf-8"))


def found(pattern: re.Pattern[str], texts: list[tuple[str, str]]) -> list[str]:
    return [f"{where}: {hit[0]} in {text.strip()[:80]}" for where, text in texts for hit in pattern.finditer(text)]


def test_a_player_is_addressed_as_vy() -> None:
    assert found(FAMILIAR, [*sentences("ru"), *pages("ru")]) == []


def test_american_spelling() -> None:
    assert found(BRITISH, [*sentences("en"), *pages("en")]) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_quotation_marks_apostrophes_and_dashes_are_a_printers(lang: str) -> None:
    assert found(TYPEWRITER[lang], sentences(lang)) == []
