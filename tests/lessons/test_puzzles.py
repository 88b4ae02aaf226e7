"""Puzzles: every position opens, asks what it says, and is solved by its best answer alone."""

from __future__ import annotations

from datetime import date, timedelta
from typing import Any

import pytest

from igroteka.bots import brain_of
from igroteka.content.words import LANGUAGES, Words
from igroteka.engine import IllegalChoice
from igroteka.games import games
from igroteka.games.boo.rules.solver import NONE, easiest, solve
from igroteka.lessons import Guide, Puzzle, begin, chapter_of, has_puzzles, number_of_the_day, puzzles_of

WITH_PUZZLES = [game for game in games if has_puzzles(game)]
SOLVER = 0
FEWEST = 20


def opened(game: str, puzzle: Puzzle) -> Guide:
    return Guide.at_start(puzzle.chapter, begin(games[game], puzzle.chapter))


def finish(game: str, guide: Guide) -> None:
    """What is left after the best answer: a route that the solver knows."""
    while guide.wants == "answer":
        g: Any = guide.match.g
        route = easiest(g.castle, g.box.codes, g.ghost, g.room, g.announced, g.held(SOLVER))[0]
        assert guide.answer(" ".join(route.steps)) == ""


@pytest.mark.parametrize("game", WITH_PUZZLES)
def test_the_best_answer_solves_a_puzzle_and_any_other_is_taken_back(game: str) -> None:
    for puzzle in puzzles_of(game):
        guide = opened(game, puzzle)
        ask = guide.ask()
        assert ask is not None, (puzzle.id, puzzle.ask)
        keys = [option.key for option in ask.options]
        assert puzzle.best in keys, puzzle.id
        assert puzzle.best != puzzle.natural, puzzle.id
        inputs = guide.match.history[:]
        for key in keys:
            if key != puzzle.best:
                assert guide.answer(key), (puzzle.id, key)
        assert guide.match.history == inputs, puzzle.id
        assert guide.answer(puzzle.best) == "", puzzle.id
        finish(game, guide)
        assert guide.wants == "over", puzzle.id


@pytest.mark.parametrize("game", WITH_PUZZLES)
def test_there_are_enough_and_each_has_an_id_of_its_own(game: str) -> None:
    ids = [puzzle.id for puzzle in puzzles_of(game)]
    assert len(set(ids)) == len(ids) >= FEWEST
    assert all(chapter_of(game, id) is not None for id in ids)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", WITH_PUZZLES)
def test_what_speaks_for_the_answers_has_words(game: str, lang: str) -> None:
    words = Words(game, lang)
    for puzzle in puzzles_of(game):
        said = [f"proof-{puzzle.proof}"] if puzzle.proof else [f"reason-{puzzle.reason}"]
        said += [f"aspect-{puzzle.aspect}"] if puzzle.aspect else []
        assert [key for key in said if not words.has(key)] == [], puzzle.id


def test_an_illegal_answer_is_refused_and_changes_nothing() -> None:
    puzzle = puzzles_of("boo")[0]
    guide = opened("boo", puzzle)
    with pytest.raises(IllegalChoice):
        guide.answer("lower_hand")
    assert guide.wants == "answer"


def test_boos_answers_are_proven() -> None:
    """BO-045: no other color than the called one leads to the visitor, or none at all."""
    for puzzle in puzzles_of("boo"):
        g: Any = begin(games["boo"], puzzle.chapter).g
        ways = [each.start for each in solve(g.castle, g.ghost, g.room, g.held(SOLVER)) if each.crossings != NONE]
        assert [f"call:{g.box.colours[start].id}" for start in ways] in ([puzzle.best], [])
        assert ways or puzzle.best == "raise_hand"


def test_boo_has_no_proof_where_two_colors_lead_there() -> None:
    match = games["boo"].arrange(2, at="search", layout=[1, 2, 3, 4, 5, 6, 7, 8, 9], ghost="C3", visitor=1, room="D3")
    ask = next(ask for ask in match.asks if ask.seat == SOLVER)
    assert brain_of(games["boo"]).proof(match, SOLVER, ask) is None


def test_the_puzzle_of_the_day_is_another_one_each_day_and_begins_again() -> None:
    """The same as in the page (`web/src/puzzles/day.test.ts`)."""
    first = date(2026, 1, 1)
    found = [number_of_the_day(20, first + timedelta(days)) for days in range(21)]
    assert found == [*range(1, 21), 1]
    assert 1 <= number_of_the_day(20, date(1999, 12, 31)) <= 20
