"""A view names a player in the same way in every game: whose turn it is and who began are keys, `p0`."""

from typing import Any

import pytest

from igroteka.engine import Fate
from igroteka.games import games
from igroteka.testing.walk import walk

NAMED = ("active", "first", "caller")


def named(table: dict[str, Any]) -> dict[str, object]:
    return {name: table[name] for name in NAMED if table.get(name) is not None}


@pytest.mark.parametrize("game", list(games))
def test_whose_turn_it_is_and_who_began_are_keys(game: str) -> None:
    match, fate = games[game].start(games[game].least, seed=4), Fate(4)
    keys = {"", *(f"p{seat}" for seat in range(match.setup.players))}
    for _ in range(60):
        if match.prompt is None:
            break
        for seat in (None, 0):
            assert set(named(match.view(seat).table).values()) <= keys
        walk(match, fate)
