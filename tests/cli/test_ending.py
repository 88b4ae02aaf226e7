"""How the terminal shows the end of a match: winners, scores, tie-breaks, a team."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from igroteka.cli.output.ending import ending_lines
from igroteka.content import Pack
from igroteka.content.words import Words
from igroteka.engine.state import Result, Score, Tie

WORDS = {
    "en": "ending-done = It is done.\nscore-cards = Cards\ntie-trophies = Trophies\ntie-hand = Cards in hand",
    "ru": "ending-done = Всё.\nscore-cards = Карты\ntie-trophies = Трофеи\ntie-hand = Карты в руке",
}


def told(
    winners: Sequence[int], scores: Sequence[Score], ties: Sequence[Tie] = (), lang: str = "en", players: int = 3
) -> list[str]:
    """The lines after the reason of the end."""
    pack = Pack("", {}, {("boo", lang): WORDS[lang]})
    names = ["Ann", "Bob", "Cy"][:players]
    first, *rest = ending_lines(Result(winners, scores, "done", "BO-001", ties), Words("boo", lang, names, pack=pack))
    assert first == {"en": "It is done. [BO-001]", "ru": "Всё. [BO-001]"}[lang]
    return rest


def test_a_winner_has_the_best_score() -> None:
    scores = [Score(7, {"cards": 7}), Score(9, {"cards": 9}), Score(1, {"cards": 1})]
    assert told([1], scores) == ["Winner: Bob", "  Ann: 7 (Cards 7)", "  Bob: 9 (Cards 9)", "  Cy: 1 (Cards 1)"]


def test_a_tie_break_says_what_was_compared_and_by_which_rule() -> None:
    lines = told([2], [Score(46), Score(12), Score(46)], [Tie("trophies", "BO-002", {0: 1, 2: 3})])
    assert lines[0] == "Winner: Cy"
    assert lines[-2:] == ["Compared to break the tie:", "  Trophies: Ann 1, Cy 3 [BO-002]"]


def test_who_stays_level_shares_the_victory() -> None:
    ties = [Tie("trophies", "BO-002", {0: 3, 2: 3}), Tie("hand", "BO-003", {0: 5, 2: 5})]
    assert told([0, 2], [Score(46), Score(12), Score(46)], ties, "ru") == [
        "Общая победа: Ann и Cy",
        "  Ann: 46",
        "  Bob: 12",
        "  Cy: 46",
        "При равенстве сравнивали:",
        "  Трофеи: Ann 3, Cy 3 [BO-002]",
        "  Карты в руке: Ann 5, Cy 5 [BO-003]",
        "Равны во всём: победа общая.",
    ]


@pytest.mark.parametrize(
    ("winners", "lang", "line"),
    [
        ((0, 1, 2), "en", "The team has won."),
        ((), "en", "The team has lost."),
        ((0, 1, 2), "ru", "Команда победила."),
        ((), "ru", "Команда проиграла."),
    ],
)
def test_a_team_has_no_scores(winners: Sequence[int], lang: str, line: str) -> None:
    assert told(winners, [Score(0), Score(0), Score(0)], lang=lang) == [line]


def test_nobody_may_win_although_there_are_scores() -> None:
    assert told([], [Score(0), Score(4)], players=2) == ["Nobody has won.", "  Ann: 0", "  Bob: 4"]


def test_a_victory_of_everybody_with_parts_to_compare_is_shared_and_no_team() -> None:
    scores = [Score(2, {"cards": 2}), Score(2, {"cards": 2})]
    assert told([0, 1], scores, players=2) == [
        "Shared victory: Ann and Bob",
        "  Ann: 2 (Cards 2)",
        "  Bob: 2 (Cards 2)",
    ]
