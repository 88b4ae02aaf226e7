"""Puzzles as the laboratory finds them: real positions, one clearly best answer, the same again with other luck."""

from __future__ import annotations

import msgspec
import pytest

from igroteka.bots.chair import Asked, Chair
from igroteka.bots.contrast import Contrast
from igroteka.bots.players import brain_of
from igroteka.content.strict_yaml import parse
from igroteka.engine.notation import from_data
from igroteka.games import games
from igroteka.lab.experiments.puzzles import SEARCHES, Hunt, Width, best_again, chosen, clear, find, text_of
from igroteka.lessons import Puzzle, has_puzzles, puzzles_of

QUIET = {"show_limit": "0", "hesitation_limit": "0", "search_limit": "0", "pause": "none"}
SEARCHED = [game for game in games if has_puzzles(game) and not puzzles_of(game)[0].proof]


def test_the_same_seeds_find_the_same_puzzles() -> None:
    hunt = Hunt("boo", [2, 3, 4], 3, 3, QUIET)
    found = list(find(hunt, 1))
    assert found
    assert found == list(find(hunt, 1))
    assert {puzzle.id.split("_")[1] for puzzle in found} <= {"3", "4", "5"}


def test_they_are_written_as_they_are_read() -> None:
    hunt = Hunt("boo", [2, 3, 4], 3, 3, QUIET)
    kept = chosen(find(hunt, 1), 2)
    text = text_of(hunt, kept)
    assert "igroteka lab puzzles boo --players 2,3,4 --games 3 --seed 3 --option show_limit=0" in text.splitlines()[0]
    assert msgspec.convert(parse(text.encode(), "puzzles.yaml"), list[Puzzle]) == kept


def test_an_answer_is_clearly_best_only_if_it_is_so_before_every_other() -> None:
    puzzle = puzzles_of("rigor_mortis")[0]
    match = from_data(games["rigor_mortis"], puzzle.match)
    ask = next(ask for ask in match.asks if ask.name == puzzle.ask)
    keys = [option.key for option in ask.options][:3]
    found = Contrast(brain_of(games["rigor_mortis"]), Chair(match, 0), Asked(ask), 1, *keys, answers=0)
    for trial, mean in zip(found.trials, (0.5, 0.4, 0.49), strict=True):
        trial.payoffs.extend([mean - 0.02, mean + 0.02, mean, mean])
    one, two, three = keys
    assert clear(found, two, Width(4, 1, 0.05, 0.0)) == one
    assert clear(found, one, Width(4, 1, 0.05, 0.0)) == "", "it is the natural one"
    assert clear(found, three, Width(4, 1, 0.05, 0.0)) == "", "it is hardly better than the natural one"
    found.trial(three).payoffs[:2] = [0.55, 0.45]
    assert clear(found, two, Width(4, 1, 0.05, 3.0)) == "", "another one is as good, for all one knows"


@pytest.mark.soak
@pytest.mark.parametrize("game", SEARCHED)
def test_twice_the_search_with_other_luck_names_the_same_answers(game: str) -> None:
    puzzles = puzzles_of(game)
    changed = [puzzle.id for n, puzzle in enumerate(puzzles) if best_again(game, puzzle, 7_000_003 + n) != puzzle.best]
    print(f"{game}: {len(puzzles) - len(changed)} of {len(puzzles)} confirmed in {2 * SEARCHES[-1].worlds} worlds")
    assert len(changed) <= 0.05 * len(puzzles), changed


def test_a_puzzle_is_data_of_the_game_that_it_says() -> None:
    for game in games:
        found: list[Puzzle] = puzzles_of(game) if has_puzzles(game) else []
        assert all(puzzle.match["igroteka"] == game for puzzle in found)
