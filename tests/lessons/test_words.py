"""Lessons are whole: what `igroteka check-game` says of the lesson of each game."""

from __future__ import annotations

import pytest

from igroteka.games import games
from igroteka.lessons import has_lesson
from igroteka.testing.check.taught import lesson_faults


@pytest.mark.parametrize("game", [game for game in games if has_lesson(game)])
def test_every_chapter_begins_and_is_told_in_both_languages(game: str) -> None:
    assert [str(fault) for fault in lesson_faults(games[game])] == []
