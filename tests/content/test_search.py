"""Searching the rules by the words that people use, in both languages, in all games."""

from __future__ import annotations

import sys
from concurrent.futures import ThreadPoolExecutor

import pytest

from igroteka.content.pack import game_ids
from igroteka.content.rule_search import ignored, stem_of, vocabularies, words_of
from igroteka.content.rulebook import Inventory


@pytest.mark.parametrize(
    ("game", "words", "first"),
    [
        ("boo", "how to win", {"BO-096", "BO-097", "BO-100"}),
        ("boo", "кто выиграл", {"BO-096", "BO-097", "BO-100"}),
        ("boo", "ничьи", {"BO-101", "BO-102"}),
        ("boo", "ties", {"BO-101", "BO-102"}),
        ("boo", "wall colours", {"BO-006"}),
        ("gravity_falls", "how to win", {"GF-011", "GF-012"}),
        ("gravity_falls", "как выиграть", {"GF-011", "GF-012"}),
        ("gravity_falls", "кто ходит первым?", {"GF-042"}),
        ("gravity_falls", "fighting a monster", {"GF-078"}),
        ("grimm_forest", "how to win", {"LS-115", "LS-116"}),
        ("grimm_forest", "как победить", {"LS-001", "LS-115"}),
        ("grimm_forest", "ничья", {"LS-117"}),
        ("grimm_forest", "tie", {"LS-117", "LS-118", "LS-119"}),
        ("rickshank", "how to win", {"RR-001"}),
        ("rickshank", "голосования", {"RR-181"}),
        ("rickshank", "голосованием", {"RR-181"}),
        ("rickshank", "ничья", {"RR-090", "RR-091", "RR-188"}),
        ("rickshank", "атаковать", {"RR-096", "RR-098"}),
        ("rickshank", "attacking", {"RR-096", "RR-098"}),
        ("rickshank", "votes", {"RR-188"}),
        ("rickshank", "как считать очки", {"RR-088"}),
        ("rickshank", "кончилась колода", {"RR-121"}),
        ("rigor_mortis", "how to win", {"RM-103", "RM-104"}),
        ("rigor_mortis", "кто победил", {"RM-103", "RM-104"}),
        ("rigor_mortis", "голосование", {"RM-197", "RM-220"}),
        ("rigor_mortis", "ничьей", {"RM-105"}),
    ],
)
def test_rules_are_found_by_any_form_of_a_word_and_by_words_that_mean_the_same(
    game: str, words: str, first: set[str]
) -> None:
    """Among the first ten, as a reader sees them."""
    assert first <= {rule.id for rule in Inventory(game).search(words)[:10]}


@pytest.mark.parametrize("game", game_ids())
@pytest.mark.parametrize(("one", "other"), [("подготовка", "подготовки"), ("setup", "setups"), ("ход", "хода")])
def test_another_form_finds_the_same_rules(game: str, one: str, other: str) -> None:
    rules = Inventory(game)
    assert {rule.id for rule in rules.search(one)} == {rule.id for rule in rules.search(other)} != set()


def test_the_very_word_stands_before_its_forms_and_these_before_what_means_the_same() -> None:
    texts = [words_of(rule.ru) for rule in Inventory("rickshank").search("голос")]
    words = ("голос", "голоса", "голосование")
    very, form, alike = (next(n for n, text in enumerate(texts) if word in text) for word in words)
    assert very < form < alike


def test_all_words_must_be_there() -> None:
    rules = Inventory("rickshank")
    both = {rule.id for rule in rules.search("атака защита")}
    assert both == {rule.id for rule in rules.search("атака")} & {rule.id for rule in rules.search("защита")} != set()


def test_words_that_tell_nothing_are_left_out_unless_there_are_no_others() -> None:
    rules = Inventory("boo")
    assert rules.search("как же мне победить") == rules.search("победить")
    assert rules.search("how do I win") == rules.search("win")
    assert rules.search("без") == []


def test_the_beginning_of_a_word_finds_it() -> None:
    rules = Inventory("rickshank")
    assert {rule.id for rule in rules.search("голосов")} >= {rule.id for rule in rules.search("голосование")}
    assert rules.search("г") == []


def test_an_id_finds_its_rule() -> None:
    assert [rule.id for rule in Inventory("boo").search(" bo-005 ")] == ["BO-005"]


def test_every_line_of_words_alike_has_several_stems_and_none_that_is_ignored() -> None:
    for vocabulary in vocabularies().values():
        for line in vocabulary.alike:
            assert len({stem_of(word) for word in words_of(line)}) > 1, line
            assert not set(words_of(line)) & ignored(), line


def test_what_a_kind_is_about_is_said_of_a_kind_that_there_is() -> None:
    kinds = {rule.kind for game in game_ids() for rule in Inventory(game).rules}
    for vocabulary in vocabularies().values():
        assert set(vocabulary.kinds) <= kinds


def test_threads_do_not_cut_each_others_words() -> None:
    """Stemmers are shared, and each keeps the word that it works on."""
    words = [word for text in ("ходить играющими стенами", "walking generously hopefulness") for word in text.split()]
    wanted = {word: stem_of(word) for word in words}
    interval = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        with ThreadPoolExecutor(8) as threads:
            found = list(threads.map(stem_of, words * 200))
    finally:
        sys.setswitchinterval(interval)
    assert found == [wanted[word] for word in words] * 200
