"""The search itself: common worlds, halving, and the champion that stands unless it is clearly beaten."""

from typing import Any

import pytest

from igroteka.bots import YARDSTICK, levels_of, play, player
from igroteka.bots.brain import Effort
from igroteka.bots.chair import Asked, Chair
from igroteka.bots.search import Arm, Search
from igroteka.engine.fate import Fate
from igroteka.engine.options import BadSetup
from igroteka.games import games
from igroteka.games.grimm_forest import GAME
from igroteka.games.grimm_forest.bot import BRAIN
from igroteka.testing.walk import walk
from tests.games.grimm_forest.scene import Forest, built

HARD = [id for id in games if "hard" in levels_of(games[id])]


def search(effort: Effort) -> Search[Any]:
    match = GAME.start(2, seed=1)
    return Search(BRAIN, Chair(match, 0), Chair(match, 0).asks[0].options, effort, 1)


def arm(*payoffs: float) -> Arm:
    found = Arm(0, "")
    for payoff in payoffs:
        found.add(payoff)
    return found


@pytest.mark.parametrize(
    ("mine", "theirs", "beaten"),
    [
        ((0.6, 0.6, 0.6, 0.6), (0.5, 0.5, 0.5, 0.5), True),
        ((0.505, 0.505, 0.505, 0.505), (0.5, 0.5, 0.5, 0.5), False),  # less than the lead that is asked for
        ((1.0, 0.0, 1.0, 0.0), (0.0, 1.0, 0.5, 0.3), False),  # a lead that may be luck
    ],
)
def test_a_champion_is_beaten_only_beyond_noise(
    mine: tuple[float, ...], theirs: tuple[float, ...], beaten: bool
) -> None:
    assert search(Effort(8, 2, 1, 0.01, 1.0)).beats(arm(*mine), arm(*theirs)) == beaten


def test_the_budget_is_a_number_of_rollouts() -> None:
    found = search(Effort(24, 4, 1))
    found.best([float(-i) for i in range(len(found.keys))])
    assert 16 <= found.rollouts <= 24


def test_a_seed_gives_one_answer() -> None:
    answers = {search(Effort(24, 4, 1)).best([0.0, 0.0, 1.0]) for _ in range(2)}
    assert len(answers) == 1


def test_a_hard_bot_builds_the_roof_that_wins() -> None:
    m = Forest(2, "build_turns", resources={"p0": [0, 0, 6]}, **built(p0=["straw roof", "wood roof", "brick walls"]))
    thought = player(GAME, "hard", 1, 0).think(Chair(m.match, 0), Asked(m.match.asks[0]))
    assert thought.answer == "build:brick:roof"


@pytest.mark.parametrize("id", HARD)
def test_without_time_a_hard_bot_answers_as_a_normal_one_would_at_once(id: str) -> None:
    game = games[id]
    match, fate = game.start(2, seed=1), Fate(1)
    for _ in range(12):
        chair = Chair(match, match.asks[0].seat)
        bots = [player(game, level, 1, chair.seat) for level in ("hard", "normal")]
        quick = [bot.glance(chair, chair.asks[0]).answer for bot in bots]
        assert quick[0] == quick[1]
        assert bots[0].rollouts == 0
        walk(match, fate)


@pytest.mark.parametrize("id", list(games))
def test_the_yardstick_is_no_level_that_is_offered(id: str) -> None:
    game = games[id]
    assert YARDSTICK not in levels_of(game)
    assert player(game, YARDSTICK, 1, 0).level in levels_of(game)
    with pytest.raises(BadSetup):
        player(game, "normal-2", 1, 0)


@pytest.mark.soak
@pytest.mark.parametrize("id", HARD)
def test_hard_plays_whole_games_at_every_table(id: str) -> None:
    game = games[id]
    for players in range(game.least, game.most + 1):
        match = game.start(players, seed=players, listen=False)
        play(match, [player(game, "hard" if seat == 0 else "normal", 1, seat) for seat in range(players)])
        assert match.result is not None
