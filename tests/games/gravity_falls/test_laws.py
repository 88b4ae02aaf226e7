"""The engine's laws and the game's invariants over random games of every size, and the golden playthroughs."""

from collections.abc import Callable
from pathlib import Path

import pytest

from igroteka.bots import play, player
from igroteka.bots.chair import Asked, Chair
from igroteka.engine import Fate, Match
from igroteka.games.gravity_falls.bot import BRAIN
from igroteka.games.gravity_falls.pieces import (
    CURSE_DECK,
    CURSE_DISCARD,
    MOVEMENT_DECK,
    MOVEMENT_DISCARD,
    PLAYERS,
    RESOLVING,
    ROW,
    CurseCard,
    EventCard,
)
from igroteka.games.gravity_falls.state import Table
from igroteka.testing import check_golden, check_laws, rule
from tests.games.gravity_falls.scene import GAME, Scene

GOLDEN = Path(__file__).parents[2] / "golden"
SAVES = Path(__file__).parents[2] / "saves"


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_laws_hold(players: int) -> None:
    check_laws(GAME, players=players, games=2, difficulty="hard")


def test_the_laws_hold_in_the_simplified_game_and_with_choices_at_the_table() -> None:
    check_laws(GAME, players=3, games=1, simplified=True)
    check_laws(GAME, players=2, games=3, choose_at_table=True)


@pytest.mark.soak
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_laws_hold_for_long(players: int, record_property: Callable[[str, object], None]) -> None:
    record_property("games", 40)
    check_laws(GAME, players=players, games=40, seed=100, difficulty="hard")


def check(m: Match[Table], players: int) -> None:
    """The invariants that can be seen at one moment: nothing is lost, nobody is nowhere."""
    g = m.g
    assert sum(g.support) + sum(g.distrust) == 51
    assert min(g.support) >= 0
    assert min(g.distrust) >= 0
    assert g.cubes.bit_count() + g.supply == 19
    assert 0 <= g.alarm <= 24
    assert (g.alarm == 24) == (m.result is not None and m.result.why == "lost")
    for seat in range(players):
        me = PLAYERS[seat]
        own = [card.key for zone in (me.hand, me.deck, me.discard) for card in g.of(zone)]
        assert sorted(own) == ["0-4", "1-3", "2-2", "3-1", "4-0", "teleport"]
        held = [card for card in g.of(me.curses) if isinstance(card, CurseCard)]
        assert len({card.kind for card in held}) == len(g.of(me.curses))
        assert all(card.lasting for card in held)
    resolving = g.of(RESOLVING)
    movement = [*g.of(MOVEMENT_DECK), *g.of(ROW), *g.of(MOVEMENT_DISCARD)]
    movement += [card for card in resolving if isinstance(card, EventCard)]
    assert len(movement) == (17 if players == 2 else 23) + 8
    assert not any(isinstance(card, EventCard) for card in g.of(ROW))
    curses = len(g.of(CURSE_DECK)) + len(g.of(CURSE_DISCARD)) + sum(len(g.of(p.curses)) for p in PLAYERS[:players])
    assert curses + len([card for card in resolving if isinstance(card, CurseCard)]) == 18
    alive = [at for at in g.monster_at if at >= 0]
    assert len(alive) <= 3
    assert (not alive) == (m.result is not None and m.result.why == "won")
    assert all(0 <= at < 23 for at in g.character_at)


@rule("GF-002", "GF-009", "GF-145")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_invariants_hold_at_every_question(players: int) -> None:
    for seed in range(6):
        m = GAME.start(players, seed, difficulty="hard")
        alarm, alive, luck = 0, 3, Fate(seed)
        while m.prompt is not None:
            check(m, players)
            assert m.asks[0].options
            assert m.g.alarm >= alarm
            alarm = m.g.alarm
            living = len([at for at in m.g.monster_at if at >= 0])
            assert living <= alive
            alive = living
            if m.asks[0].name == "play":
                assert len(m.g.of(ROW)) == m.g.row_size
            m.answer(m.asks[0].seat, m.asks[0].random_answer(luck))
        check(m, players)


@rule("GF-134")
def test_at_most_one_event_acts_in_a_turn() -> None:
    for seed in range(15):
        m = GAME.start(3, seed, difficulty="hard")
        while m.prompt is not None:
            m.answer(m.asks[0].seat, m.asks[0].default())
        acted = 0
        for event in m.events(None):
            acted = 0 if event.kind == "turn" else acted + (event.kind == "event")
            assert acted <= 1


@rule("GF-225")
def test_everything_but_the_order_of_decks_is_open_to_all() -> None:
    m = GAME.start(3, 1)
    views = [m.view(seat) for seat in (0, 1, 2, None)]
    assert len({str(view.zones) for view in views}) == 1
    for zone in views[0].zones:
        hidden = [card.key for card in zone.cards if card.key is None]
        is_deck = zone.name.partition(":")[0] in ("movement_deck", "curse_deck", "deck", "unused_events")
        assert bool(hidden) == (is_deck and bool(zone.cards))


def test_an_imagined_world_keeps_events_among_the_unused() -> None:
    m = GAME.start(3, 1, difficulty="easy")
    seen = set()
    for seed in range(20):
        world = m.imagine(0, seed)
        unused = [card.key for zone in world.g.zones if zone.name == "unused_events" for card in world.g.of(zone)]
        assert all(key.startswith("ev_") for key in unused)
        seen.add(tuple(sorted(unused)))
    assert len(seen) > 5


@pytest.mark.soak
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_ten_thousand_random_games_come_to_an_end(players: int, record_property: Callable[[str, object], None]) -> None:
    record_property("games", 2_500)
    for seed in range(2_500):
        m = GAME.start(players, seed, listen=False, forkable=False, difficulty="hard")
        luck = Fate(seed)
        while m.prompt is not None:
            m.answer(m.asks[0].seat, m.asks[0].random_answer(luck))
        check(m, players)


@pytest.mark.soak
def test_the_bots_are_as_strong_as_the_docs_say(record_property: Callable[[str, object], None]) -> None:
    """Seeds 1-300 with three players: normal wins 40 % and more, random practically never, harder is harder.

    Easy bots win sometimes, and clearly less often than normal ones.
    """
    wins = {difficulty: won("normal", difficulty, range(1, 301)) for difficulty in ("easy", "normal", "hard")}
    chance = won("random", "normal", range(1, 301))
    easy, normal = (won(level, "normal", range(1, 61)) for level in ("easy", "normal"))
    for difficulty, count in wins.items():
        record_property(f"normal bots at difficulty {difficulty}", f"{count} of 300")
    record_property("random bots", f"{chance} of 300")
    record_property("easy bots", f"{easy} of 60, where normal ones win {normal}")
    record_property("games", 4 * 300 + 2 * 60)
    assert wins["easy"] > wins["normal"] > wins["hard"]
    assert wins["normal"] >= 0.4 * 300
    assert chance < 0.03 * 300
    assert 0.2 * 60 < easy < 0.6 * normal


def won(level: str, difficulty: str, seeds: range) -> int:
    count = 0
    for seed in seeds:
        m = GAME.start(3, seed, range(3), listen=False, difficulty=difficulty)
        play(m, [player(GAME, level, seed, seat) for seat in range(3)])
        count += m.result is not None and m.result.why == "won"
    return count


def test_a_save_of_the_first_version_opens_and_plays_on() -> None:
    m = GAME.load((SAVES / "gravity_falls_1.save").read_bytes())
    assert (m.g.seats, m.g.alarm, m.asks[0].name) == (3, 4, "move_token")
    assert m.notes == ["resumed_at_checkpoint"]
    luck = Fate(1)
    while m.prompt is not None:
        m.answer(m.asks[0].seat, m.asks[0].random_answer(luck))
    assert m.result is not None


def test_a_normal_bot_answers_every_question_with_a_reason() -> None:
    for seats, seed in ((2, 3), (4, 5)):
        m = GAME.start(seats, seed, difficulty="hard", choose_at_table=True)
        bots = [player(GAME, "normal", seed, seat) for seat in range(seats)]
        chairs = [Chair(m, seat) for seat in range(seats)]
        for _ in range(25):
            ask = m.asks[0]
            thought = bots[ask.seat].think(chairs[ask.seat], Asked(ask))
            assert m.why_not(ask.seat, thought.answer) is None
            assert thought.reason
            m.answer(ask.seat, thought.answer)
            if m.prompt is None:
                break


@pytest.mark.parametrize(("players", "seed"), [(2, 4), (5, 4)])
def test_a_golden_playthrough(players: int, seed: int) -> None:
    check_golden(GOLDEN / f"gravity_falls_{players}.txt", GAME, players, seed)


def test_a_bot_does_not_promise_a_victory_that_no_dice_can_give() -> None:
    """At the diner lies one distrust, at Putt Hutt more than three dice can beat."""
    brain = BRAIN
    m = Scene(
        "walk", played="1-3", monster_at=["diner", "putt_hutt", "cemetery"], distrust={"diner": 1, "putt_hutt": 5}
    )
    reasons = {key: brain.reason(m.match, 0, m.ask(), key) for key in ("diner", "putt_hutt", "summerween_store")}
    assert reasons["diner"] == ("fight", {"monster": "gremloblin"})
    assert reasons["putt_hutt"] == ("best", {})
    assert reasons["summerween_store"] == ("persuade", {"location": "summerween_store"})
