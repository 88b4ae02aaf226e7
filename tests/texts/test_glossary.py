"""The words of the glossary: the same in both languages, a line for every kind of question, and none too long."""

import pytest

from igroteka.content.parts import has_part, part_keys, part_line
from igroteka.content.words import LANGUAGES
from igroteka.games import games

GLOSSARIES = [game for game in games if has_part(game, "glossary")]
LONGEST = 150
"""Letters of a line: three on a phone."""


@pytest.mark.parametrize("game", GLOSSARIES)
def test_both_languages_say_the_same(game: str) -> None:
    ru, en = (part_keys(game, "glossary", lang) for lang in LANGUAGES)
    assert ru == en
    marks = {key for key in ru if key.startswith("mark-") and "." not in key}
    assert {key for key in ru if key.startswith("mark-")} == marks | {f"{mark}.text" for mark in marks}


@pytest.mark.parametrize("game", GLOSSARIES)
def test_every_kind_of_question_is_explained_when_it_is_first_met(game: str) -> None:
    met = {key.removeprefix("meet-") for key in part_keys(game, "glossary", "en") if key.startswith("meet-")}
    assert met == set(games[game].questions)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GLOSSARIES)
def test_a_line_is_short(game: str, lang: str) -> None:
    lines = {key: part_line(game, "glossary", lang, key) for key in part_keys(game, "glossary", lang)}
    assert {key: text for key, text in lines.items() if len(text) > LONGEST} == {}
