"""A State's `copy` forgets no field, shares nothing that is written to, and mixes nothing up; a fork of a world that
was imagined inside an action is that world; a fork inside an action need not find out again what can be answered."""

from typing import Any

import pytest

from igroteka.engine import Fate, Match, State
from igroteka.engine.digest import digest
from igroteka.engine.kinds import Choice, Several
from igroteka.games import games
from igroteka.testing.walk import walk
from tests.shelf import WHOLE

FRESH = {"cause", "learned", "waiting", "journal", "moments", "recall", "unaware"}
"""What belongs to the match that runs, and begins anew in a copy."""
WRITTEN = (list, dict, set)
SHARED = {
    "boo": {"layout", "passages", "transformations", "backs", "ready_seats"},
    "rickshank": {"players"},
}
"""Lists that the rules replace whole, or never write to."""


def played(game: str, players: int) -> State:
    match, fate = games[game].start(players, seed=7), Fate(7)
    for _ in range(60):
        if match.prompt is not None:
            walk(match, fate)
    g: State = match.g
    return g


def fields(g: State) -> dict[str, Any]:
    names = [name for cls in type(g).__mro__ for name in getattr(cls, "__slots__", ())]
    return {name: getattr(g, name) for name in names if name not in FRESH and hasattr(g, name)}


@pytest.mark.parametrize("game", games)
def test_a_copy_has_every_field(game: str) -> None:
    for players in (games[game].least, games[game].most):
        g = played(game, players)
        assert fields(g).keys() - fields(g.copy()).keys() == set(), "a field that `copy` forgets"


@pytest.mark.parametrize("game", WHOLE)
def test_every_field_has_a_slot(game: str) -> None:
    assert not hasattr(played(game, games[game].most), "__dict__"), "a class without `__slots__`: its forks are slow"


@pytest.mark.parametrize("game", games)
def test_every_field_of_a_copy_is_what_it_was(game: str) -> None:
    """Plain values are changed one by one, so that no field can be taken for another or for its default."""
    g = played(game, games[game].most)
    for name, value in fields(g).items():
        if isinstance(value, bool):
            setattr(g, name, not value)
        elif isinstance(value, int):
            setattr(g, name, value + 1_000_003)
        elif isinstance(value, str):
            setattr(g, name, f"{value} and more")
        else:
            continue
        assert getattr(g.copy(), name) == getattr(g, name), name
        setattr(g, name, value)


@pytest.mark.parametrize("game", games)
def test_what_is_written_to_is_not_shared(game: str) -> None:
    g = played(game, games[game].most)
    other = g.copy()
    shared = {name for name, value in fields(g).items() if isinstance(value, WRITTEN) and getattr(other, name) is value}
    assert shared <= SHARED.get(game, set())


def inside_actions(game: str, count: int) -> list[Match[Any]]:
    """Moments of random games between two rest points."""
    found: list[Match[Any]] = []
    for seed in range(1, 200):
        match, fate = games[game].start(3, seed), Fate(seed)
        while match.prompt is not None and len(found) < count:
            if not match.prompt.rest and fate.below(4) == 0:
                found.append(match.fork())
            walk(match, fate)
    return found


@pytest.mark.parametrize("game", games)
def test_a_world_imagined_inside_an_action_and_imagined_again_goes_on_in_its_forks(game: str) -> None:
    """The same seed deals other cards the second time: there are other answers before it."""
    for number, match in enumerate(inside_actions(game, 20)):
        world = match.imagine(0, number)
        walk(world, Fate(number))
        again = world.imagine(0, number) if world.prompt is not None else world
        for each in (world, again):
            fork = each.fork()
            assert digest(fork) == digest(each)
            for n in range(5):
                if each.prompt is not None and fork.prompt is not None:
                    walk(each, Fate(n))
                    walk(fork, Fate(n))
            assert digest(fork) == digest(each)


@pytest.mark.parametrize("game", games)
def test_a_fork_inside_an_action_takes_over_what_has_been_offered(game: str) -> None:
    for match in inside_actions(game, 20):
        fork = match.fork()
        for forked, ask in zip(fork.asks, match.asks, strict=True):
            if ask.must and isinstance(ask, Choice | Several):
                assert forked.options is ask.options, ask.name
        again = fork.fork(forkable=False)
        assert digest(again) == digest(fork)
