"""The laws of the engine, the game's invariants, saves and golden playthroughs."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from igroteka.engine import Fate, Match
from igroteka.games.boo import GAME
from igroteka.games.boo.state import Table, hands_needed
from igroteka.testing import check_golden, check_laws
from igroteka.testing.walk import walk

TESTS = Path(__file__).parents[2]
EVERYTHING: dict[str, Any] = {
    "choose_ghost_room": True,
    "pause": "long",
    "family": True,
    "hesitation_limit": 8,
    "fresh_visitors": True,
    "false_call_cooldown": 5,
    "third_call_lock": True,
    "nobody_can": True,
    "search_limit": 60,
    "passages": 1,
    "transformations": 3,
}


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_the_laws_hold(players: int) -> None:
    check_laws(GAME, players=players, games=2, asks=120)


def test_the_laws_hold_with_every_option() -> None:
    check_laws(GAME, players=3, games=2, asks=120, **EVERYTHING)


def check_invariants(m: Match[Table], rounds_before: int, first: int) -> None:
    """What holds whenever somebody is asked, by the rule it follows from."""
    g = m.g
    assert all(-1 <= owner < g.seats for owner in g.owners)  # BO-071
    everyone = [*g.stack, *g.discarded, *(v for own in g.visitors for v in own), *([g.visitor] if g.visitor else [])]
    assert sorted(everyone) == list(range(1, g.box.stacks[g.seats] + 1))  # BO-028 to BO-031
    for seat in range(g.seats):
        assert 0 <= g.walls(seat) <= 4
        assert 0 <= len(g.visitors[seat]) <= 5
        assert g.walls(seat) <= len(g.visitors[seat])  # BO-070, BO-071
        if m.result is None:
            assert g.walls(seat) < 4  # BO-096, BO-097
            assert len(g.visitors[seat]) < 5
    assert 0 <= g.ghost < 36  # BO-107
    if g.finished is not None:
        assert g.ghost == g.finished.room
    if m.result is None:
        finished = sum(map(len, g.visitors)) + len(g.discarded)
        assert g.first == (first + finished) % g.seats  # BO-085, BO-093
    assert g.hands.bit_count() < hands_needed(g.seats)  # BO-088
    assert sorted(g.layout) == list(range(1, 10))  # BO-003


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_the_invariants_hold_in_random_games(players: int) -> None:
    m = GAME.start(players, seed=players)
    fate, first, layout = Fate(players), m.g.first, m.g.layout[:]
    while m.result is None:
        before = m.g.copy()
        walk(m, fate)
        g = m.g
        assert g.layout == layout
        if before.ghost >= 0 and g.number:
            check_invariants(m, before.round_no(), first)
        taken = sum(map(len, g.visitors)) - sum(map(len, before.visitors))
        if taken:  # BO-074, BO-079
            caller = next(s for s in range(players) if len(g.visitors[s]) > len(before.visitors[s]))
            assert g.walls(caller) == before.walls(caller) + 1
            lost = [before.walls(s) - g.walls(s) for s in range(players) if s != caller]
            assert min(lost) >= 0
            assert sum(lost) <= 1
            assert g.finished is not None
            assert before.held(caller) >> g.finished.final & 1 == 0
            assert before.held(caller) >> g.finished.announced & 1 == 0
        elif g.visitor == before.visitor:  # BO-084
            assert (g.owners, g.stack, g.ghost, g.first) == (before.owners, before.stack, before.ghost, before.first)
    if m.result.why == "four_walls":  # BO-096
        sums = [s.total for s in m.result.scores]
        assert sums[m.result.winners[0]] >= 8
        assert all(total <= 6 for seat, total in enumerate(sums) if seat not in m.result.winners)


@pytest.mark.parametrize(("players", "seed", "pause"), [(2, 7, "short"), (5, 132, "none")])
def test_a_golden_playthrough(players: int, seed: int, pause: str) -> None:
    path = TESTS / "golden" / f"boo_{players}.txt"
    check_golden(path, GAME, players, seed, search_limit=30, pause=pause)


def test_a_save_of_the_first_version_opens() -> None:
    data = (TESTS / "saves" / "boo_1.save").read_bytes()
    m = GAME.load(data)
    assert (m.g.seats, m.g.round_no(), m.g.number, [o.key for o in m.asks[0].options][:1]) == (3, 4, 2, ["call:white"])


@pytest.mark.soak
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_two_thousand_random_games_come_to_an_end(players: int, record_property: Callable[[str, object], None]) -> None:
    record_property("games", 2_000)
    for seed in range(2_000):
        m = GAME.start(players, seed, listen=False, forkable=False)
        fate = Fate(seed)
        while m.result is None:
            walk(m, fate)
        assert m.result.winners
