"""`igroteka lesson`: a lesson in the terminal."""

from __future__ import annotations

import pytest

from igroteka.games import games
from igroteka.lessons import lesson_of, line
from tests.cli.run import mistake, output_of


@pytest.mark.parametrize("game", list(games))
def test_whoever_does_what_the_guide_means_comes_to_the_real_game(game: str) -> None:
    last = lesson_of(game).chapters[-1]
    told = output_of("lesson", game, "--lang", "en", typed="auto\n" * 95)
    titles = [f"  {line(game, 'en', f'lesson-{chapter.id}')}" for chapter in lesson_of(game).chapters]
    assert [each for each in told.splitlines() if each in titles] == titles
    assert line(game, "en", f"lesson-{last.id}.learned")[:40] in told
    assert max(map(len, told.splitlines())) <= 80


def test_a_wrong_try_is_explained_and_taken_back() -> None:
    told = output_of("lesson", "boo", "--lang", "en", typed="\ncall:red\ncall:green\nquit\n")
    assert "That color won’t take you there so quickly." in told
    assert "Now lead the ghost" in told


def test_an_illegal_try_says_its_rule() -> None:
    told = output_of("lesson", "rigor_mortis", "--lang", "en", typed="\nauto\nE4\nundo\nquit\n")
    assert "[RM-038]" in told
    assert "In a lesson nothing is taken back" in told


def test_a_chapter_is_begun_by_number_or_name() -> None:
    by_number = output_of("lesson", "boo", "--chapter", 3, "--lang", "en", typed="quit\n")
    assert by_number == output_of("lesson", "boo", "--chapter", "transformation", "--lang", "en", typed="quit\n")
    assert output_of("lesson", "boo", "--list", "--lang", "en").splitlines()[2] == "3. Transformation (transformation)"
    assert "no chapter 'nine'" in mistake("lesson", "boo", "--chapter", "nine")
