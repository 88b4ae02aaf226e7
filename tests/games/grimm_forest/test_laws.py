"""The engine's laws, the game's invariants, and whole games."""

from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path

import pytest

from igroteka.engine import Match
from igroteka.engine.fate import Fate
from igroteka.games.grimm_forest import GAME
from igroteka.games.grimm_forest.content.box import FableCard, FriendCard
from igroteka.games.grimm_forest.pieces import PLAYERS, SECTIONS
from igroteka.games.grimm_forest.reading import fables_in, players_in, stock_of
from igroteka.games.grimm_forest.state import Table
from igroteka.games.grimm_forest.view import SHOWN
from igroteka.testing import check_golden, check_laws
from igroteka.testing.walk import walk

ROOT = Path(__file__).parents[2]
EVERY_TABLE = pytest.mark.parametrize("players", [2, 3, 4])


@EVERY_TABLE
def test_the_laws_hold(players: int) -> None:
    check_laws(GAME, players=players, games=1, seed=11, asks=250, advanced=True)


@EVERY_TABLE
def test_the_laws_hold_with_the_basic_decks(players: int) -> None:
    check_laws(GAME, players=players, games=1, seed=5, asks=80)


@pytest.mark.soak
@EVERY_TABLE
def test_the_laws_hold_in_many_games(players: int, record_property: Callable[[str, object], None]) -> None:
    record_property("games", 40)
    check_laws(GAME, players=players, games=40, seed=1000, advanced=True)


@pytest.mark.parametrize("players", [2, 4])
def test_golden_playthrough(players: int) -> None:
    check_golden(ROOT / "golden" / f"grimm_forest_{players}.txt", GAME, players, seed=86, advanced=True)


# --- Invariants ----------------------------------------------------------------------------------------------------


def positions(players: int, seed: int) -> Iterator[Match[Table]]:
    """Every position of a random game at which somebody is asked."""
    m = GAME.start(players, seed=seed, advanced=True)
    fate = Fate(seed + 1)
    while m.prompt is not None:
        yield m
        walk(m, fate)
    yield m


@EVERY_TABLE
@pytest.mark.parametrize("seed", range(4))
def test_the_invariants_hold_in_random_games(players: int, seed: int) -> None:
    rounds: list[tuple[int, int]] = []
    tokens = [-1, -1, -1]
    for m in positions(players, seed):
        g = m.g
        check_cards(g)
        check_houses(g)
        check_places(g)
        assert min(g.goods + g.stock + g.tower_stock + g.collected) >= 0
        assert all(old in (-1, new) for old, new in zip(tokens, g.reward_tokens, strict=True))
        tokens = g.reward_tokens[:]
        assert len(set(g.used)) == len(g.used)
        if not rounds or rounds[-1][0] != g.round:
            rounds.append((g.round, g.first_player))
    assert m.result is not None
    assert GAME.phases[m.g.phase].name == "judgement"
    assert all(b == (a + 1) % players for (_, a), (_, b) in pairwise(rounds))


def check_cards(g: Table) -> None:
    fables = [c for pile in g.cards for c in pile if isinstance(c, FableCard)]
    friends = [c for pile in g.cards for c in pile if isinstance(c, FriendCard)]
    assert (len(fables), len(friends), len({c.serial for pile in g.cards for c in pile})) == (56, 25, len(g.catalogue))
    for me in PLAYERS[: g.seats]:
        assert len(g.cards[me.friend.n]) <= 1
        assert len(g.cards[me.laid_gather.n]) <= 1
        assert len(g.cards[me.laid_fable.n]) + len(g.cards[me.played.n]) <= 1
    if GAME.phases[g.phase].name in ("choose", "build_turns"):
        for me in PLAYERS[: g.seats]:
            own = g.cards[me.gather_hand.n] + g.cards[me.locked_gather.n]
            assert len(own) == (4 if g.seats == 4 else 3)
            assert len({c.back for c in own}) == 1


def check_houses(g: Table) -> None:
    for material in range(3):
        for section in range(len(SECTIONS)):
            standing = [h for row in g.houses for h in row if h.material == material and h.sections > section]
            assert g.sections[3 * material + section] + len(standing) == 5
    for seat, row in enumerate(g.houses):
        assert len([h for h in row if not h.plot]) <= 5
        assert len([h for h in row if h.plot]) <= len(g.cards[PLAYERS[seat].plots.n])


def check_places(g: Table) -> None:
    """Unique Locations, monsters, the Market and the split after collecting."""
    unique = [g.place[c.serial] for me in PLAYERS[: g.seats] for c in fables_in(g, me.unique)]
    assert len(set(unique)) == len(unique)
    phase = GAME.phases[g.phase].name
    if phase in ("choose", "choose_last", "build_turns"):
        assert SHOWN.view(g, None).monster_camp == {id: f.copies for id, f in g.box.figures.items()}
    if g.seats < 4:
        assert stock_of(g, 3) == 0


@EVERY_TABLE
def test_after_collecting_the_rest_is_smaller_than_the_number_of_pigs(players: int) -> None:
    for seed in range(6):
        m = GAME.start(players, seed=seed, without_cards="harvest_moon", with_cards="fairy_gifts")
        fate = Fate(seed)
        while m.prompt is not None:
            before = m.g.visited
            walk(m, fate)
            g = m.g
            if g.visited and not before and m.prompt is not None and GAME.phases[g.phase].name == "build_turns":
                for place in range(g.locations):
                    here = players_in(g, place)
                    totals = {sum(g.collected[3 * s : 3 * s + 3]) for s in here}
                    assert len(totals) <= 1
                    if here:
                        assert stock_of(g, place) < len(here)


@pytest.mark.parametrize("path", sorted((ROOT / "saves").glob("grimm_forest_*.save")), ids=lambda p: p.stem)
def test_saves_of_every_version_open_and_play_on(path: Path) -> None:
    m = GAME.load(path.read_bytes())
    assert any(ask.given for ask in m.asks)
    fate = Fate(1)
    while m.prompt is not None:
        walk(m, fate)
    assert m.result is not None


@pytest.mark.soak
@EVERY_TABLE
def test_thousands_of_random_games_come_to_an_end(players: int, record_property: Callable[[str, object], None]) -> None:
    record_property("games", 10_000 // 3)
    for seed in range(10_000 // 3):
        m = GAME.start(players, seed=seed, advanced=seed % 2 == 0, listen=False, forkable=False)
        fate = Fate(seed)
        while m.prompt is not None:
            walk(m, fate)
        assert m.result is not None
