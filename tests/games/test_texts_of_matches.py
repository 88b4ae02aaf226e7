"""Texts of matches, for every game: a finished one opens again, and one that somebody has left is told as it was."""

from typing import Any

import msgspec
import pytest

from igroteka.engine import Fate, IllegalChoice, Match, View
from igroteka.games import games
from igroteka.testing.walk import walk


def finished(game: str, seed: int) -> Match[Any]:
    match, fate = games[game].start(games[game].least, seed=seed), Fate(seed)
    while match.prompt is not None:
        walk(match, fate)
    return match


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("game", games)
def test_the_text_of_a_finished_match_opens_at_its_end(game: str, seed: int) -> None:
    match = finished(game, seed)
    for text in (games[game].text(match), games[game].log_text(match)):
        again = games[game].from_text(text)
        assert again.prompt is None
        assert again.view(0) == match.view(0)
        assert again.view(None).result == match.view(None).result


@pytest.mark.parametrize("game", games)
def test_a_save_of_a_finished_match_opens_at_its_end_even_without_its_log(game: str) -> None:
    match = finished(game, 3)
    again = games.load(match.save(), quick=True)
    assert again.view(None).result == match.view(None).result


def without_past(view: View) -> View:
    """The text of a position begins at it, so nothing before it can be taken back."""
    return msgspec.structs.replace(view, can_undo=False)


@pytest.mark.parametrize("steps", [7, 8, 9, 10, 11])
@pytest.mark.parametrize("game", games)
def test_texts_know_who_was_a_bot_at_their_beginning(game: str, steps: int) -> None:
    """Somebody answers, then a bot sits down for them: the answer was a person's."""
    match, fate = games[game].start(games[game].least + 1, seed=5), Fate(steps)
    for _ in range(steps):
        walk(match, fate)
    match.seat(1, bot=True)
    if match.prompt is not None:
        walk(match, fate)
    for text in (games[game].text(match), games[game].log_text(match)):
        try:
            again = games[game].from_text(text)
        except IllegalChoice as refused:
            pytest.fail(f"{refused}\n{text}")
        assert without_past(again.view(1)) == without_past(match.view(1))
        assert again.view(None).bots == [1]
