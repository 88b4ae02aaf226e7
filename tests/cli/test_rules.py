"""`igroteka rules`: whole, by id, by words, in both languages."""

from __future__ import annotations

import json

import pytest

from igroteka.content.pack import game_ids
from igroteka.content.rulebook import Inventory
from tests.cli.run import mistake, output_of


@pytest.mark.parametrize("game", game_ids())
def test_the_whole_rulebook_has_every_rule_once(game: str) -> None:
    text = output_of("rules", game)
    for rule in Inventory(game).rules:
        assert f"\n{rule.id}  " in f"\n{text}"
    assert max(map(len, text.splitlines())) <= 80


def test_a_rule_is_shown_by_its_id_in_the_language_asked_for() -> None:
    rule = Inventory("boo").rule("BO-005")
    assert " ".join(output_of("rules", "boo", "BO-005", "--lang", "ru").split()).endswith(rule.ru)
    assert " ".join(output_of("rules", "boo", "bo-005", "--lang", "en").split()).endswith(rule.en)


def test_the_environment_chooses_the_language() -> None:
    assert "Привидение" in output_of("rules", "boo", "BO-005", LC_ALL="ru_RU.UTF-8")


def test_words_are_searched_in_both_languages() -> None:
    assert "BO-005" in output_of("rules", "boo", "--search", "ghost")
    assert "BO-005" in output_of("rules", "boo", "--search", "привидение")


def test_a_search_in_russian_is_answered_in_russian() -> None:
    assert "Привидение" in output_of("rules", "boo", "--search", "привидение")


@pytest.mark.parametrize("game", game_ids())
@pytest.mark.parametrize(("words", "heading"), [("how to win", "End of the game"), ("как победить", "Конец игры")])
def test_everyday_words_find_rules_and_the_best_stand_first(game: str, words: str, heading: str) -> None:
    found = json.loads(output_of("rules", game, "--search", words, "--json"))
    assert [rule["id"] for rule in found] == [rule.id for rule in Inventory(game).search(words)]
    shown = output_of("rules", game, "--search", words)
    assert f"\n{heading}\n" in f"\n{shown}"
    assert shown.count(f"\n{heading}\n") <= 1


def test_rules_for_programs() -> None:
    found = json.loads(output_of("rules", "boo", "BO-001", "--json"))
    rule = Inventory("boo").rule("BO-001")
    section = {"ru": rule.section.ru, "en": rule.section.en}
    assert found == [{"id": "BO-001", "section": section, "kind": rule.kind, "ru": rule.ru, "en": rule.en}]


def test_mistakes_say_what_there_is() -> None:
    assert "did you mean boo?" in mistake("rules", "booo")
    assert "BO-001 to BO-" in mistake("rules", "boo", "BO-999")
    assert "xyzzy" in mistake("rules", "boo", "--search", "xyzzy")
