"""Saves of every rules version of every game, at rest and inside an action: they must always open and go on.

Those of a new version are written by `make golden`.
"""

import os
from pathlib import Path
from typing import Any

import pytest

from igroteka.engine import Fate, Match
from igroteka.engine.save import read
from igroteka.games import games
from igroteka.testing.walk import walk
from tests.shelf import WHOLE

SAVES = Path(__file__).parents[1] / "saves"
KEPT = [
    (game, version, moment)
    for game in WHOLE
    for version in range(1, games[game].version + 1)
    for moment in ("rest", "action")
]


def moment_of(game: str, moment: str) -> Match[Any]:
    """The first such moment after some answers of a random game, or its end: a game may never ask inside an action."""
    match, fate = games[game].start(min(games[game].least + 1, games[game].most), seed=3), Fate(3)
    for _ in range(30):
        walk(match, fate)
    while match.prompt is not None and match.prompt.rest != (moment == "rest"):
        walk(match, fate)
    return match


@pytest.mark.parametrize(("game", "version", "moment"), KEPT)
def test_a_save_of_every_version_opens_and_plays_on(game: str, version: int, moment: str) -> None:
    path = SAVES / f"{moment}_{game}_{version}.save"
    if not path.exists():
        found = moment_of(game, moment)
        if found.prompt is None:
            assert (moment, version) == ("action", 1), f"{path.name} is missing"
            return
        writing = os.environ.get("IGROTEKA_GOLDEN") == "write"
        assert (writing, version) == (True, games[game].version), f"{path.name} is missing"
        path.write_bytes(games[game].save(found))
    data = path.read_bytes()
    assert (read(data).game, read(data).rules) == (game, version)
    match = games.load(data)
    assert bool(match.notes) == (version < games[game].version)
    assert match.prompt is not None
    if not match.notes:
        assert match.prompt.rest == (moment == "rest")
    play_on(match)


def play_on(match: Match[Any]) -> None:
    fate = Fate(1)
    while match.prompt is not None:
        walk(match, fate)
    assert match.result is not None
