"""Any match as a sequence of picks: whole games, observations that tell what a seat may know and no more, copies."""

from __future__ import annotations

import copy
import pickle
import random
from collections.abc import Iterator
from typing import Any

import pytest

from igroteka.engine import BadSetup, Several, digest
from igroteka.envs.env_options import SHAPED
from igroteka.envs.env_setup import EnvSetup
from igroteka.envs.serial import IllegalPick, Serial
from igroteka.games import games
from igroteka.testing.check.needs import needed

GAMES = list(games)
SIZES = [(game, players) for game in GAMES for players in range(games[game].least, games[game].most + 1)]
ENDS = [(game, players) for game in GAMES for players in (games[game].least, games[game].most)]


def walk(table: EnvSetup, seed: int, most: int) -> Iterator[Serial]:
    """A match of random picks, before each of them."""
    serial, luck = table.start(seed), random.Random(seed)
    for _ in range(most):
        if serial.is_over:
            return
        yield serial
        serial.pick(luck.choice(serial.legal()))


def play_on(serial: Serial, table: EnvSetup, picks: int, seed: int) -> list[tuple[int, bytes]]:
    luck, seen = random.Random(seed), []
    for _ in range(picks):
        if serial.is_over:
            break
        seen.append((serial.seat, bytes(table.observing.observe(serial, serial.seat))))
        serial.pick(luck.choice(serial.legal()))
    return seen


@pytest.mark.parametrize(("game", "players"), SIZES)
def test_every_number_of_an_observation_is_within_its_bounds(game: str, players: int) -> None:
    table = EnvSetup(game, players)
    observing = table.observing
    highs = [feature.high for feature in observing.features for _ in range(feature.size)]
    assert len({feature.name for feature in observing.features}) == len(observing.features)
    assert len(highs) == observing.size
    for serial in walk(table, 1, 60):
        legal = serial.legal()
        assert legal == sorted(set(legal))
        for seat in range(players):
            numbers = observing.observe(serial, seat)
            assert all(number <= high for number, high in zip(numbers, highs, strict=True))
            mask = observing.mask(serial, seat)
            assert [n for n, bit in enumerate(mask) if bit] == (legal if seat == serial.seat else [])


@pytest.mark.parametrize("game", GAMES)
def test_a_match_of_random_picks_ends(game: str) -> None:
    """A race too: however many call at its last instant, a tick takes time."""
    table = EnvSetup(game)
    picks = 0
    for serial in walk(table, 2, 20_000):
        last, picks = serial, picks + 1
    assert last.is_over
    assert picks < table.longest / 5
    returns = table.returns(last)
    assert sum(returns) == pytest.approx(0) or games[game].cooperative
    assert all(table.utilities[0] <= worth <= table.utilities[1] for worth in returns)


def check_worlds(game: str, players: int, seed: int, picks: int) -> int:
    """Observation, mask and view of who imagines are the same in what it imagines."""
    table, worlds = EnvSetup(game, players), 0
    for n, serial in enumerate(walk(table, seed, picks)):
        seat = serial.seat
        world = serial.imagine(seat, n)
        assert world.seat == seat
        assert world.legal() == serial.legal()
        assert table.observing.observe(world, seat) == table.observing.observe(serial, seat)
        assert world.match.view(seat) == serial.match.view(seat)
        other = (seat + 1) % players
        unseen = serial.imagine(other, n)
        assert table.observing.observe(unseen, other) == table.observing.observe(serial, other)
        assert table.observing.mask(unseen, other) == table.observing.mask(serial, other)
        assert unseen.match.view(other) == serial.match.view(other)
        worlds += 2
    return worlds


@pytest.mark.parametrize(("game", "players"), ENDS)
def test_nothing_hidden_is_observed(game: str, players: int) -> None:
    assert check_worlds(game, players, 3, 40) > 0


@pytest.mark.soak
@pytest.mark.parametrize(("game", "players"), SIZES)
def test_nothing_hidden_is_observed_in_many_worlds(game: str, players: int, record_property: Any) -> None:
    """More than 10⁵ pairs over all games."""
    worlds = seed = 0
    while worlds < 4_500:
        worlds += check_worlds(game, players, seed, 1_000)
        seed += 1
    record_property("pairs", worlds)


@pytest.mark.parametrize(("game", "players"), ENDS)
def test_copies_play_on_identically(game: str, players: int) -> None:
    table = EnvSetup(game, players)
    for n, serial in enumerate(walk(table, 4, 31)):
        if n % 10 == 0:
            expected = play_on(serial.fork(), table, 25, n)
            assert play_on(copy.deepcopy(serial), table, 25, n) == expected
            assert play_on(pickle.loads(pickle.dumps(serial)), table, 25, n) == expected


def test_sealed_picks_are_seen_by_nobody() -> None:
    table = EnvSetup("grimm_forest", 3)
    serial = table.start(5)
    assert serial.seat == 0
    seen = set()
    for action in serial.legal():
        other = serial.fork()
        other.pick(action)
        assert other.seat == 1
        views = [other.match.view(seat) for seat in (1, 2)]
        observed = [bytes(table.observing.observe(other, seat)) for seat in (1, 2)]
        seen.add((str(views), str(observed), str(other.legal())))
    assert len(seen) == 1


def test_several_are_picked_in_their_order_and_stop_when_they_stand() -> None:
    table = EnvSetup("gravity_falls", 2)
    batches = 0
    for seed in range(12):
        for serial in walk(table, seed, 200):
            ask = serial.asks[0]
            if isinstance(ask, Several):
                batches += 1
                batch = [ask.allowed[i] for i in serial.picked]
                assert serial.picked == sorted(set(serial.picked))
                assert (table.actions.stop in serial.legal()) == (ask.judge(batch) is None)
                assert serial.legal()
    assert batches > 5


def test_in_a_race_all_pick_unseen_and_then_time_passes() -> None:
    table = EnvSetup("boo", 3, tick=2_000)
    serial = table.start(1)
    while not serial.in_race:
        serial.pick(serial.legal()[0])
    now, wait = serial.match.g.now, table.actions.wait
    for seat in range(3):
        assert serial.seat == seat
        serial.pick(wait)
    assert serial.match.g.now == now + 2_000
    assert pickle.loads(pickle.dumps(serial)).match.g.now == serial.fork().match.g.now == now + 2_000
    call = table.actions.numbers[0]["call:red"]
    serial.pick(call)
    hidden = bytes(table.observing.observe(serial, serial.seat))
    assert hidden == bytes(table.observing.observe(serial.imagine(serial.seat, 7), serial.seat))
    serial.pick(wait)
    serial.pick(wait)
    assert (serial.seat, serial.asks[0].name) == (0, "show")


def test_a_route_is_said_step_by_step() -> None:
    table = EnvSetup("boo", 2)
    serial = table.start(1)
    while not serial.in_race:
        serial.pick(serial.legal()[0])
    serial.pick(table.actions.numbers[0]["call:red"])
    serial.pick(table.actions.wait)
    for word in ("N", "E", "S"):
        serial.pick(table.actions.word_number[word])
        assert serial.said[-1] == word
    serial.pick(table.actions.stop)
    assert serial.said == []
    assert serial.match.view(0).table["attempt"] or serial.match.view(0).table["last_round"]


def test_an_illegal_pick_is_refused_with_its_rule_and_nothing_changes() -> None:
    table = EnvSetup("grimm_forest", 2)
    for serial in walk(table, 1, 30):
        if serial.asks[0].name == "build_action":
            break
    roof, before = table.actions.numbers[0]["build:brick:roof"], digest(serial.match)
    with pytest.raises(IllegalPick) as error:
        serial.pick(roof)
    assert error.value.rule.startswith("LS-")
    # Where the game has no reason of its own, the rule is that of the question.
    for action in (-1, table.actions.wait, table.actions.stop, table.actions.size):
        with pytest.raises(IllegalPick) as error:
            serial.pick(action)
        assert (error.value.reason, error.value.rule) == ("no_such_option", serial.asks[0].cites)
    assert digest(serial.match) == before


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_question_has_its_number(game: str) -> None:
    asked = {key.removeprefix("ask-") for key in needed(games[game]) if key.startswith("ask-")}
    assert set(games[game].questions) == asked


@pytest.mark.parametrize("game", GAMES)
def test_what_is_observed_does_not_depend_on_the_deal(game: str) -> None:
    """Features, as they are dealt from one seed, hold whatever lies on the table of another."""
    table = EnvSetup(game)
    for seed in range(6):
        for serial in walk(table, seed, 8):
            table.observing.observe(serial, serial.seat)


@pytest.mark.parametrize("game", GAMES)
def test_every_preset_can_be_played(game: str) -> None:
    for preset in games[game].presets.values():
        table = EnvSetup(game, 2, settings=dict(preset))
        for serial in walk(table, 1, 60):
            table.observing.observe(serial, serial.seat)


@pytest.mark.parametrize("game", GAMES)
def test_every_value_of_every_option_can_be_played(game: str) -> None:
    played = 0
    for setting in games[game].settings:
        for value in [(name,) for name in setting.values] if isinstance(setting.default, tuple) else setting.values:
            try:
                table = EnvSetup(game, 2, settings={setting.name: value})
            except BadSetup:  # a seat that is not there, a lock that needs another option
                continue
            played += 1
            for serial in walk(table, 1, 12):
                table.observing.observe(serial, serial.seat)
    assert played > len(games[game].settings) or not games[game].settings


def test_shaped_rewards_follow_the_standing() -> None:
    table = EnvSetup("rickshank", 3, rewards=SHAPED)
    serial = table.start(1)
    assert table.lead(serial) == [0.0] * 3
    for each in walk(table, 1, 300):
        serial = each
    assert sum(table.lead(serial)) == pytest.approx(0)
    assert any(table.lead(serial))


@pytest.mark.parametrize(
    ("wrong", "what"),
    [
        ({"game": "chess"}, "chess"),
        ({"game": "boo", "players": 9}, "players=9"),
        ({"game": "boo", "rewards": "sweets"}, "rewards=sweets"),
        ({"game": "boo", "tick": 0}, "tick=0"),
        ({"game": "boo", "settings": {"weather": "fine"}}, "weather"),
    ],
)
def test_a_table_that_cannot_be_is_refused(wrong: dict[str, object], what: str) -> None:
    with pytest.raises(BadSetup, match=what):
        EnvSetup(**wrong)  # type: ignore[arg-type]  # wrong on purpose
