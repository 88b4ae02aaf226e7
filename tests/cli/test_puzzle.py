"""`igroteka puzzle`: a puzzle in the terminal."""

from __future__ import annotations

from igroteka.lessons import puzzles_of
from tests.cli.run import mistake, output_of

BOO = puzzles_of("boo")[0]


def test_a_wrong_answer_is_told_why_and_the_right_one_goes_on() -> None:
    typed = f"hint\n{BOO.natural}\n{BOO.best}\nquit\n"
    told = " ".join(output_of("puzzle", "boo", 1, "--lang", "en", typed=typed).split())
    assert told.startswith(f"Puzzle 1 of {len(puzzles_of('boo'))}")
    assert "There is only one right answer here." in told
    assert f"opens {BOO.facts['rooms']} rooms, but not the visitor’s." in told
    assert "Now show it." in told


def test_without_a_number_it_is_that_of_the_day() -> None:
    told = output_of("puzzle", "boo", "--lang", "ru", typed="quit\n")
    assert told.startswith("Задача ")


def test_all_are_listed() -> None:
    assert len(output_of("puzzle", "boo", "--list", "--lang", "en").splitlines()) == len(puzzles_of("boo"))


def test_there_is_no_puzzle_of_that_number() -> None:
    assert "no puzzle 900: boo has 1 to" in mistake("puzzle", "boo", 900)
