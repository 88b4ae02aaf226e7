"""The page of every game has a table of its questions, each with the keys that answer it."""

import re
from pathlib import Path

import pytest

from igroteka.engine import Choice, Fate
from igroteka.games import games
from igroteka.testing.walk import walk
from tests.shelf import DESCRIBED

PAGES = Path(__file__).parents[2] / "docs/games"
TABLE = re.compile(r"^\| question \| answers \|\n\|---\|---\|\n((?:\|.*\|\n)+)", re.MULTILINE)
NAME = re.compile(r"`([a-z0-9_]+)`")
ANSWERS = 250


def answers_of(game: str) -> dict[str, str]:
    """What the page says of each question, by its name."""
    page = (PAGES / f"{game}.md").read_text(encoding="utf-8")
    rows = [row.strip("| ").split(" | ", 1) for table in TABLE.findall(page) for row in table.splitlines()]
    return {name: answers for names, answers in rows for name in NAME.findall(names)}


@pytest.mark.parametrize("game", DESCRIBED)
def test_every_question_is_in_the_table(game: str) -> None:
    assert set(answers_of(game)) == set(games[game].questions)


@pytest.mark.parametrize("game", DESCRIBED)
def test_keys_in_parts_are_in_the_row_of_their_question(game: str) -> None:
    answers = answers_of(game)
    match, fate = games[game].start(games[game].most, seed=2), Fate(2)
    for _ in range(ANSWERS):
        if match.prompt is None:
            break
        for ask in match.asks:
            keys = [option.key for option in ask.options] if isinstance(ask, Choice) else []
            for head in {key.partition(":")[0] for key in keys if ":" in key}:
                assert f"`{head}:" in answers[ask.name], f"{ask.name} is answered by {head}:…"
        walk(match, fate)
