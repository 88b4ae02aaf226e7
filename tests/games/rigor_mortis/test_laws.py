"""The laws of the engine, the game's invariants at every decision, golden playthroughs."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from igroteka.engine import Fate
from igroteka.engine.digest import digest
from igroteka.games.rigor_mortis import GAME
from igroteka.games.rigor_mortis.pieces import BOOK_DECK, LOOK_DECK, TOKEN_STACK
from igroteka.games.rigor_mortis.state import Table
from igroteka.testing import check_golden, check_laws, random_match, rule
from igroteka.testing.walk import walk

from .scene import LibraryMatch

GOLDEN = Path(__file__).parents[2] / "golden"
SAVES = Path(__file__).parents[2] / "saves"
SHORT = {2: 21, 8: 17}
"""Seeds of short games."""
TABLES: list[dict[str, Any]] = [
    {},
    {"bots": (0,), "policing": "callout", "voice": True},
    {"bots": (0, 3), "policing": "callout", "voice": True, "jury": "everybody"},
    {"live": True, "policing": "auto"},
]


@pytest.mark.parametrize("players", range(2, 9))
def test_the_laws_hold(players: int) -> None:
    check_laws(GAME, players, seed=players, asks=80, bots=range(players))


@pytest.mark.parametrize("settings", TABLES)
def test_the_laws_hold_with_people_at_the_table(settings: dict[str, Any]) -> None:
    check_laws(GAME, 4, seed=11, asks=80, **settings)


@pytest.mark.soak
@pytest.mark.parametrize("players", range(2, 9))
def test_the_laws_hold_in_many_games(players: int, record_property: Callable[[str, object], None]) -> None:
    record_property("games", 10 * len(TABLES))
    for settings in TABLES:
        check_laws(GAME, players, games=10, **settings)


@pytest.mark.soak
@pytest.mark.parametrize("players", range(2, 9))
def test_no_game_runs_past_a_thousand_turns(players: int, record_property: Callable[[str, object], None]) -> None:
    record_property("games", 2_000)
    for seed in range(2000):
        assert random_match(GAME, players, seed, bots=range(players)).g.turn <= 1000


@pytest.mark.parametrize("players", [2, 8])
def test_golden_playthrough(players: int) -> None:
    check_golden(GOLDEN / f"rigor_mortis_{players}.txt", GAME, players, seed=SHORT[players])


# --- invariants ----------------------------------------------------------------------------------------------------


def hold_invariants(match: LibraryMatch) -> None:
    g = match.g
    hold_counts(g)
    hold_figures(g, match)
    for seat in range(g.seats):
        categories = [look.category for look in g.looks(seat)]
        assert len(set(categories)) == len(categories) or len(g.of(LOOK_DECK)) < 12, "RM-138 apart"
        assert g.look_count(seat) <= 4
        assert match.result is not None or g.look_count(seat) < 4
    if match.result is None:
        assert g.of(BOOK_DECK), "the game goes on without books"
        assert all(ask.options or ask.name == "say" for ask in match.asks)
    else:
        fewest = min(g.look_count(seat) for seat in range(g.seats))
        assert match.result.winners
        assert all(g.look_count(seat) == fewest for seat in match.result.winners)
        assert fewest < 4
        assert not g.of(BOOK_DECK) or max(g.look_count(seat) for seat in range(g.seats)) == 4


def hold_counts(g: Table) -> None:
    piles = {zone.name: len(g.of(zone)) for zone in g.zones}
    hands = sum(piles[f"hand:p{seat}"] for seat in range(g.seats))
    assert piles["movement_deck"] + piles["movement_discard"] + hands == 58
    shelves = sum(piles[f"{side}:p{seat}"] for seat in range(g.seats) for side in ("face_up", "face_down"))
    assert piles["book_deck"] + shelves == 18
    assert piles["look_deck"] + sum(piles[f"looks:p{seat}"] for seat in range(g.seats)) == 24
    assert piles["token_stack"] + piles["token_discard"] == 6


def hold_figures(g: Table, match: LibraryMatch) -> None:
    standing = [cell for cell in g.goblins if cell >= 0]
    assert len(set(standing)) == len(standing)
    assert all(g.library.playable[cell] for cell in (*standing, g.rigor))
    assert [g.at[cell] for cell in standing] == [seat for seat in range(g.seats) if g.goblins[seat] >= 0]
    assert sum(seat >= 0 for seat in g.at) == len(standing)
    if match.result is None and match.prompt is not None and match.prompt.rest:
        assert g.rigor not in standing
        assert not any(g.library.desk[cell] for cell in standing)
        assert g.of(TOKEN_STACK), "the stack of tokens is empty"
        for seat in range(g.seats):
            if seat != g.active and g.turn:
                assert len(g.hand(seat)) <= g.hand_size(seat)


@pytest.mark.parametrize("players", range(2, 9))
@rule("RM-052", "RM-047", "RM-048")
def test_invariants_hold_at_every_decision(players: int) -> None:
    for seed in range(3):
        match = GAME.start(players, seed, bots=range(players))
        fate = Fate(seed)
        while match.prompt is not None:
            hold_invariants(match)
            walk(match, fate)
        hold_invariants(match)


def test_what_is_open_to_a_seat_is_its_part_of_what_is_open() -> None:
    match = GAME.start(4, 7, bots=(3,), policing="callout", voice=True)
    fate = Fate(7)
    asked = set()
    while match.prompt is not None:
        for seat in range(4):
            own = [ask for ask in match.asks if ask.seat == seat]
            again = list(match.prompt.open_to(seat))
            assert [ask.name for ask in again] == [ask.name for ask in own]
            assert [ask.options for ask in again] == [ask.options for ask in own]
            asked |= {ask.name for ask in own}
        walk(match, fate)
    assert {"before_card", "acts"} <= asked


def test_time_always_knows_a_legal_answer() -> None:
    for seed in range(4):
        match = GAME.start(3, seed, bots=range(3), live=True)
        fate = Fate(seed)
        while match.prompt is not None:
            for ask in match.asks:
                assert match.why_not(ask.seat, ask.default()) is None, ask.name
            walk(match, fate)


def test_a_table_that_nobody_answers_plays_itself_by_the_clock() -> None:
    match = GAME.start(2, 3, bots=(0, 1), live=True, first="p0")
    match.pass_time(100_000_000)
    assert match.result is not None
    assert match.view(0).table["colours"] == ["purple", "orange"]


@rule("RM-083", "RM-082")
def test_after_a_transport_no_goblin_is_next_to_rigor() -> None:
    transports = 0
    for seed in range(12):
        match = GAME.start(3, seed, bots=range(3))
        fate = Fate(seed)
        while match.prompt is not None:
            asked = {ask.name for ask in match.asks}
            walk(match, fate)
            last = match.history[-1][2]
            if "transport" in asked and last != "stay" and match.result is None:
                transports += 1
                assert all(match.g.at[n] < 0 for n in match.g.library.near[match.g.rigor])
    assert transports > 5


def test_the_same_seed_and_answers_give_the_same_game() -> None:
    one, two = (random_match(GAME, 5, 9) for _ in range(2))
    assert digest(one) == digest(two)


@pytest.mark.parametrize("path", sorted(SAVES.glob("rigor_mortis_*.save")), ids=lambda path: path.name)
def test_saves_of_every_version_open_and_play_on(path: Path) -> None:
    match = GAME.load(path.read_bytes())
    fate = Fate(1)
    while match.prompt is not None:
        walk(match, fate)
    assert match.result is not None
