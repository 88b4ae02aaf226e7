"""The rule inventory: by id, by section, by words; and other formats are refused."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from igroteka.content.rulebook import Inventory, UnknownRule, forget

BOOK = """game: {game}
title: {{ru: Снап, en: Snap}}
players: {{min: 2, max: 4}}
rules:
- {{id: SN-001, section: {{ru: Ход, en: Turn}}, kind: must, en: Take three cards., ru: Возьмите три карты.}}
- {{id: SN-002, section: {{ru: Ход, en: Turn}}, kind: may, en: Feed the hedgehog., ru: Накормите ежа или ёжика.}}
- {{id: SN-003, section: {{ru: Конец, en: End}}, kind: end, en: The richest wins., ru: Побеждает богатейший.}}
{more}
"""


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[str, str], Inventory]]:
    """Write the rules of a game with an extra line, and open them."""
    monkeypatch.syspath_prepend(str(tmp_path))

    def write(game: str, more: str = "") -> Inventory:
        home = tmp_path / "shelf" / game
        home.mkdir(parents=True)
        (home / "__init__.py").touch()
        (home / "rules.yaml").write_text(BOOK.format(game=game, more=more), encoding="utf-8")
        return Inventory(game, games="shelf")

    yield write
    forget()
    for name in [n for n in sys.modules if n.partition(".")[0] == "shelf"]:
        del sys.modules[name]


def test_a_rule_is_found_by_its_id_in_any_case(shelf: Callable[..., Inventory]) -> None:
    rule = shelf("by_id").rule("sn-001")
    assert (rule.id, rule.text("en"), rule.text("ru")) == ("SN-001", "Take three cards.", "Возьмите три карты.")
    assert rule.section.in_("ru") == "Ход"


def test_an_unknown_id_names_the_range_there_is(shelf: Callable[..., Inventory]) -> None:
    rules = shelf("unknown")
    assert "SN-009" not in rules
    with pytest.raises(UnknownRule, match="no rule SN-009 in unknown: its rules are SN-001 to SN-003"):
        rules.rule("SN-009")


def test_sections_keep_the_rulebooks_order(shelf: Callable[..., Inventory]) -> None:
    rules = shelf("sections")
    assert {title: [r.id for r in found] for title, found in rules.sections("en").items()} == {
        "Turn": ["SN-001", "SN-002"],
        "End": ["SN-003"],
    }
    assert len(rules) == 3


@pytest.mark.parametrize(
    ("words", "ids"),
    [
        ("card", ["SN-001"]),
        ("КАРТЫ", ["SN-001"]),
        ("ежик", ["SN-002"]),
        ("three cards", ["SN-001"]),
        ("three карты", []),
        ("конец", ["SN-003"]),
        ("", []),
    ],
)
def test_words_are_searched_in_both_languages(shelf: Callable[..., Inventory], words: str, ids: list[str]) -> None:
    assert [rule.id for rule in shelf("search").search(words)] == ids


@pytest.mark.parametrize(
    ("more", "message"),
    [
        ("- {id: SN-001, section: {ru: а, en: a}, kind: may, en: a, ru: а}", "SN-001 for the second time"),
        ("- {id: SN-004, section: {ru: а, en: a}, kind: perhaps, en: a, ru: а}", "perhaps"),
        ("- {id: SN-004, section: {ru: а, en: a}, kind: may, en: a}", "SN-004 without ru; expected ru"),
        (
            "- {id: SN-004, section: {ru: а, en: a}, kind: may, en: a, ru: а, note: b}",
            "the field note; expected one of id, section",
        ),
    ],
)
def test_any_other_format_is_refused(shelf: Callable[..., Inventory], more: str, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        shelf("broken", more)
