"""What a search decides depends on what its seat can know, and on nothing else. The same test catches who peeks."""

from collections.abc import Callable, Iterator
from typing import Any, Final

import pytest

from igroteka.bots import Bot, brain_of, player
from igroteka.bots.brain import Effort, Thought
from igroteka.bots.chair import Asked, Chair
from igroteka.bots.players import same_ask
from igroteka.bots.sealed import search_for
from igroteka.engine.digest import digest
from igroteka.engine.fate import Fate
from igroteka.engine.match import Match
from igroteka.games import games
from igroteka.lab.runs.pool import spread
from igroteka.testing.walk import walk

SEARCHED: Final = tuple([id for id in games if brain_of(games[id]).weights])
SMALL: Final = {
    game: Effort(12, 3, 4 if game == "rickshank" else 1, 0.0, 0.0, lessons=6, plain=50) for game in SEARCHED
}
"""Without a champion's privilege: whatever the search sees decides. What is bought shows in the next turn only."""


class Peeking(Chair[Any]):
    """Hands out the true world where it should imagine one."""

    def imagine(self, seed: int, forkable: bool = True) -> Match[Any]:
        return self._match.fork(False, forkable)


def positions(game: str, seed: int, count: int) -> Iterator[tuple[Match[Any], int]]:
    """Where somebody at rest has a choice that is searched, in a random game."""
    match, fate = games[game].start(3, seed, forkable=True), Fate(seed)
    brain, found = brain_of(games[game]), 0
    while match.prompt is not None and found < count:
        ask = next((a for a in match.asks if a.must), None)
        if ask is not None and match.prompt.rest and not any(a.given for a in match.asks) and len(ask.options) > 1:
            chair = Chair(match, ask.seat)
            world = chair.imagine(seed)
            if chair.asks[0].form == "one" and brain.effort(world, same_ask(world, chair.asks[0])) is not None:
                found += 1
                yield match, ask.seat
        for _ in range(3):
            if match.prompt is not None:
                walk(match, fate)


def decision(chair: Chair[Any], game: str, seed: int) -> str:
    """By a small search, everything from the seed."""
    brain, asked = brain_of(games[game]), chair.asks[0]
    world = chair.imagine(seed)
    ranks = brain.rank(world, chair.seat, same_ask(world, asked))
    return search_for(brain, chair, world, asked.options, SMALL[game], seed).best(ranks)


def hard_decision(chair: Chair[Any], game: str, seed: int) -> str:
    """By a hard bot as it sits at tables."""
    return player(games[game], "hard", seed, chair.seat).think(chair, chair.asks[0]).answer


Decide = Callable[[Chair[Any], str, int], str]


def differing(
    game: str, seat_at: Callable[[Match[Any], int], Chair[Any]], count: int, decide: Decide = decision
) -> int:
    """How often a seat decides otherwise in another world that it cannot tell from the true one."""
    other = 0
    for number, (match, seat) in enumerate(positions(game, 5, count)):
        twin = match.imagine(seat, 1000 + number)
        if seat_at(match, seat).asks[0].options == seat_at(twin, seat).asks[0].options:
            answers = {decide(seat_at(each, seat), game, number) for each in (match, twin)}
            other += len(answers) - 1
    return other


@pytest.mark.parametrize("game", SEARCHED)
def test_a_search_decides_alike_in_worlds_that_its_seat_cannot_tell_apart(game: str) -> None:
    assert differing(game, Chair, 4) == 0


@pytest.mark.parametrize("game", SEARCHED)
def test_the_same_test_catches_a_search_that_peeks(game: str) -> None:
    assert differing(game, Peeking, 12) > 0


def decisions(game: str) -> list[str]:
    return [decision(Chair(match, seat), game, 7) for match, seat in positions(game, 5, 2)]


def test_another_process_decides_the_same() -> None:
    there = {tuple(found) for found in spread(2, decisions, ["grimm_forest", "grimm_forest"])}
    assert there == {tuple(decisions("grimm_forest"))}


@pytest.mark.soak
@pytest.mark.parametrize("game", SEARCHED)
def test_a_search_is_honest_in_many_positions(game: str) -> None:
    assert differing(game, Chair, 40) == 0


@pytest.mark.soak
@pytest.mark.parametrize("game", SEARCHED)
def test_a_hard_bot_is_honest_and_one_that_peeks_is_caught(game: str) -> None:
    """In Rickshank it ranks by what lies open and its own cards: worlds that peek would tell it nothing."""
    assert differing(game, Chair, 20, hard_decision) == 0
    assert (differing(game, Peeking, 60, hard_decision) > 0) == (game != "rickshank")


class Prophet(Bot[Any]):
    """Calls in Boo when it likes, by where the next visitor will come: what nobody knows."""

    def bid(self, chair: Chair[Any], asked: Asked) -> Thought | None:
        g = chair.imagine(self.fate.word()).g
        return Thought("raise_hand", at=g.now + g.backs[g.number - 1][g.stack[0] - 1])


def differing_bids(seat_at: Callable[[Match[Any], int], Chair[Any]], make: Callable[[int], Bot[Any]]) -> int:
    """How often a seat in Boo's search calls otherwise, or at another time, in a world that it cannot tell apart."""
    other = 0
    for seed in range(1, 13):
        match = games["boo"].start(3, seed)
        while match.asks[0].name != "search":
            walk(match, Fate(seed))
        found: set[tuple[str, int] | None] = set()
        for each in (match, match.imagine(0, 1000 + seed)):
            chair = seat_at(each, 0)
            bid = make(seed).bid(chair, chair.asks[0])
            found.add(None if bid is None else (bid.answer, bid.at))
        other += len(found) - 1
    return other


def test_in_boo_what_is_called_and_when_tells_nothing_hidden_and_a_prophet_is_caught() -> None:
    for level in brain_of(games["boo"]).levels:
        assert differing_bids(Chair, lambda seed, level=level: player(games["boo"], level, seed, 0)) == 0  # type: ignore[misc]  # mypy infers no default of a lambda
    assert differing_bids(Chair, lambda seed: Prophet(seed, 0)) == 0
    assert differing_bids(Peeking, lambda seed: Prophet(seed, 0)) > 6


@pytest.mark.parametrize("game", SEARCHED)
def test_ranks_and_chances_depend_on_the_world_alone_and_leave_it_as_it_was(game: str) -> None:
    brain = brain_of(games[game])
    for match, seat in positions(game, 3, 3):
        chair = Chair(match, seat)
        world = chair.imagine(11)
        ask, before = same_ask(world, chair.asks[0]), digest(world)
        assert brain.rank(world, seat, ask) == brain.rank(world, seat, ask)
        assert brain.chance(world, seat) == brain.chance(world, seat)
        assert 0.0 <= brain.chance(world, seat) <= 1.0
        assert len(brain.features(world, seat)) == len(brain.names) == len(brain.weights)
        assert digest(world) == before
