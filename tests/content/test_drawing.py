"""The table as text where a game has no drawing of its own: its words say what the numbers of a field are."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from igroteka.content.drawing import field_text
from igroteka.content.words import Words, forget

FTL = """name-straw = straw
name-brick = bricks
field-active = In turn
    .seat = yes
field-points = Points
    .seats = yes
    .hidden = under the cup
field-supply = Supply
    .of = straw brick
"""


@pytest.fixture
def words(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Words]:
    monkeypatch.syspath_prepend(str(tmp_path))
    for lang in ("ru", "en"):
        file = tmp_path / "drawn" / "farm" / "text" / f"{lang}.ftl"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(FTL, encoding="utf-8")
    for folder in ("drawn", "drawn/farm"):
        (tmp_path / folder / "__init__.py").touch()
    yield Words("farm", "en", ["Mary", "Peter"], games="drawn")
    forget()
    for name in [n for n in sys.modules if n.partition(".")[0] == "drawn"]:
        del sys.modules[name]


@pytest.mark.parametrize(
    ("noun", "value", "text"),
    [
        ("active", 1, "Peter"),
        ("active", -1, "—"),
        ("points", [3, None], "Mary 3, Peter under the cup"),
        ("supply", [2, 0], "straw 2"),
        ("supply", [0, 0], "—"),
        ("round", 4, "4"),
        ("round", [1, 2], "1, 2"),
    ],
)
def test_a_field_is_said_as_its_words_declare(words: Words, noun: str, value: object, text: str) -> None:
    assert field_text(noun, value, words) == text
