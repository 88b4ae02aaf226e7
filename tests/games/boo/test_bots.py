"""Bots think in time: how long depends on the route, and never on what they cannot know."""

from collections.abc import Callable
from itertools import pairwise
from math import log
from typing import Any

import pytest

from igroteka.bots import Bot, play, player
from igroteka.bots.chair import Asked, Chair
from igroteka.bots.players import Heuristic
from igroteka.engine import Event, Fate
from igroteka.games.boo import GAME
from igroteka.games.boo.board import ROOM_OF
from igroteka.games.boo.bot.brain import BooBrain
from igroteka.games.boo.bot.thinking import (
    FASTEST,
    LEVELS,
    LIKE_ME,
    Insight,
    choose,
    difficulty,
    insights,
    level_of,
    spoiled,
)
from igroteka.games.boo.bot.value import worth
from igroteka.games.boo.events import VISITOR_TAKEN
from igroteka.games.boo.rules.route import judge
from igroteka.games.boo.rules.solver import Route, reach_of_colour
from igroteka.games.boo.setup import PRESETS
from igroteka.games.boo.state import Table
from tests.games.boo.castles import BLUE, CODES, GREEN, PURPLE, WHITE
from tests.games.boo.scene import Scene


def bid(scene: Scene, seat: int, brain: BooBrain, fate: Fate, level: str = "expert") -> tuple[str, int] | None:
    thought = brain.bid(scene.match, seat, next(a for a in scene.match.asks if a.seat == seat), fate, level)
    return None if thought is None else (thought.answer, thought.at)


def test_a_route_is_as_hard_as_its_walls_steps_and_tokens() -> None:
    route = Route(0, 0, ["N"] * 10 + ["P:E5", "T:R"])
    route.crossings = 3
    assert difficulty(route) == pytest.approx(3 + 1.2 + 1.5 + 2.5)


@pytest.mark.parametrize("level", LEVELS)
def test_the_thinking_time_follows_the_model(level: str) -> None:
    scene = Scene(2, "C3", "A4", settings={"passages": 0, "transformations": 0})
    numbers, draws = LEVELS[level], []
    for seed in range(400):
        for insight in insights(scene.g, 0, Fate(seed), numbers):
            spent = insight.at - numbers.rest
            draws.append(log(spent / (numbers.pace * difficulty(insight.route) ** 1.2)) / numbers.spread)
    assert sum(draws) / len(draws) == pytest.approx(0, abs=0.15)
    assert sum(d * d for d in draws) / len(draws) == pytest.approx(1, abs=0.15)


def test_each_level_sees_sooner_than_the_one_before() -> None:
    scene = Scene(2, "C3", "F2")
    first = {
        level: [min(i.at for i in insights(scene.g, 0, Fate(s), LEVELS[level])) for s in range(100)] for level in LEVELS
    }
    totals = [sum(first[level]) for level in ("easy", "normal", "hard", "expert")]
    assert all(1.3 * later < earlier for earlier, later in pairwise(totals))
    assert min(map(min, first.values())) >= 1.2


@pytest.mark.parametrize("level", LEVELS)
def test_bots_err_as_often_as_people_of_their_level_and_wrong_calls_take_longer(level: str) -> None:
    scene, right, wrong = Scene(2, "C3", "F2"), list[float](), list[float]()
    for seed in range(1500):
        mind = BooBrain().think_on(scene.g, 0, Fate(seed), LEVELS[level])
        (wrong if mind.errs else right).append(min(insight.at for insight in mind.insights))
    assert 100 * len(wrong) / 1500 == pytest.approx(LEVELS[level].errors, abs=2)
    assert sum(wrong) / len(wrong) > 1.1 * sum(right) / len(right)


def test_nobody_calls_before_a_person_could() -> None:
    """However fast somebody searches, and however near the visitor is."""
    fastest = LEVELS["expert"].at_pace(FASTEST)
    scene = Scene(2, "C3", "C4")
    seen = [insight.at for seed in range(300) for insight in insights(scene.g, 0, Fate(seed), fastest)]
    assert min(seen) == 1.2


def test_easy_gives_somebody_who_plays_for_the_first_time_time_to_find_a_route() -> None:
    """One to four minutes are what a newcomer needs; hands do not end the search before that either."""
    first: list[float] = []
    newcomer: dict[str, Any] = PRESETS["newcomer"]
    for seed in range(1, 41):
        m = GAME.start(3, seed, bots=[1, 2], **newcomer)
        m.answer(m.g.first, "1")
        minds = [BooBrain().think_on(m.g, seat, Fate(seed), LEVELS["easy"]) for seat in (1, 2)]
        first.append(min(i.at for mind in minds for i in mind.insights))
        assert all(mind.patience >= 100 for mind in minds)
    first.sort()
    assert first[4] >= 30
    assert 50 <= first[20] <= 130


def test_easy_mostly_overlooks_transformations() -> None:
    scene = Scene(2, "C3", "F2")
    seen = [[i for i in insights(scene.g, 0, Fate(s), LEVELS["easy"]) if i.route.transformations] for s in range(200)]
    there = [i for i in insights(scene.g, 0, Fate(1), LEVELS["expert"]) if i.route.transformations]
    share = sum(map(len, seen)) / 200 / len(there)
    assert 0.2 < share < 0.4


def test_a_bot_calls_what_it_has_found_when_it_has_found_it_and_shows_it() -> None:
    scene = Scene(2, "C3", "F2")
    brain, fate = BooBrain(), Fate(2)
    found = bid(scene, 0, brain, fate)
    assert found is not None
    key, at = found
    assert key.startswith("call:")
    assert at >= 3_000
    scene.match.answer(0, key, at)
    route = brain.compose(scene.match, 0, scene.match.asks[0], fate, "normal")  # type: ignore[arg-type]  # a Show
    scene.match.answer(0, route)
    assert scene.g.visitors[0] == [1]


def test_each_bot_has_a_mind_of_its_own() -> None:
    """What one has seen at one table is forgotten neither for another seat nor for the same seat of another table."""
    near, other = Scene(3, "C3", "F2"), Scene(3, "C3", "F2", layout=[9, 8, 7, 6, 5, 4, 3, 2, 1])
    one, two, far = (player(GAME, "normal", seed, seat) for seed, seat in ((1, 0), (1, 1), (2, 0)))

    def said(bot: Bot[Table], at: Scene, seat: int) -> tuple[str, int] | None:
        thought = bot.bid(Chair(at.match, seat), Asked(at.match.asks[seat]))
        return None if thought is None else (thought.answer, thought.at)

    first = said(one, near, 0)
    assert said(two, near, 1) is not None
    assert said(far, other, 0) is not None
    assert said(one, near, 0) == first


def test_others_mistakes_do_not_change_when_a_bot_sees_its_route() -> None:
    scene = Scene(3, "C3", "F2")
    brain, fate = BooBrain(), Fate(3)
    first = bid(scene, 0, brain, fate)
    assert first is not None
    scene.do("@100 p1 raise_hand")
    assert bid(scene, 0, brain, fate) == first
    scene.do("@1000 p2 call:white", "@4500 p2 N")
    again = bid(scene, 0, brain, fate)
    assert again is not None
    assert again == (first[0], first[1] + 3_500)


def test_an_own_mistake_costs_a_new_and_shorter_thought() -> None:
    scene = Scene(2, "C3", "F2")
    brain, fate = BooBrain(), Fate(3)
    bid(scene, 0, brain, fate)
    scene.call(0, "white", "N", at=20_000)
    again = bid(scene, 0, brain, fate)
    assert again is not None
    assert again[1] > 20_000


def test_a_bot_that_sees_no_route_raises_its_hand_after_a_while_and_leaves_it_up() -> None:
    scene = Scene(2, "A1", "F6")
    assert bid(scene, 0, BooBrain(), Fate(1)) == ("raise_hand", 20_000)
    assert bid(scene, 0, BooBrain(), Fate(1), "easy") == ("raise_hand", 100_000)
    brain = BooBrain()
    scene.do("@20000 p0 raise_hand")
    assert bid(scene, 0, brain, Fate(1)) is None


def test_a_bot_holds_its_tongue_while_it_has_to_wait() -> None:
    scene = Scene(2, "C3", "F2", settings={"false_call_cooldown": 10})
    scene.call(0, "white", "N", at=1_000)
    assert bid(scene, 0, BooBrain(), Fate(1)) is None
    assert bid(scene, 1, BooBrain(), Fate(1)) is not None


def test_of_routes_seen_at_one_glance_the_better_token_is_taken() -> None:
    scene = Scene(3, walls=[["red"], ["blue"], ["green"]], visitors=[[1], [2, 3], [4]])
    ranked = sorted([WHITE, BLUE, GREEN], key=lambda k: worth(scene.g, 0, k))
    assert ranked == [GREEN, WHITE, BLUE]
    rich = Scene(3, walls=[["red", "white", "yellow"], [], []], visitors=[[1, 2, 3], [], []])
    assert worth(rich.g, 0, PURPLE) > 2
    plain, stolen = Insight(Route(WHITE, WHITE, []), 5.0), Insight(Route(BLUE, BLUE, []), 5.3)
    assert choose(scene.g, 0, [plain, stolen], 0.4) is stolen
    assert choose(scene.g, 0, [plain, stolen], 0.0) is plain
    assert choose(scene.g, 0, [plain, Insight(stolen.route, 5.5)], 0.4) is plain
    assert choose(scene.g, 0, [], 0.4) is None


def test_of_two_tokens_of_the_reserve_the_less_useful_colour_is_taken() -> None:
    """Its token closes the colour to the taker."""
    g = Scene(2).g
    shares = [reach_of_colour(g.castle, k) for k in range(6)]
    by_worth = sorted(range(6), key=lambda k: worth(g, 0, k))
    assert by_worth == sorted(range(6), key=lambda k: -shares[k])


def test_a_mistake_is_a_wrong_wall_or_a_closed_colour() -> None:
    scene = Scene(2, "C3", "F2", walls=[["white"], []], visitors=[[1], []])
    kinds_of_error = set()
    for seed in range(40):
        fate = Fate(seed)
        route = insights(scene.g, 0, fate, LEVELS["normal"])[0].route
        steps, colour = spoiled(scene.g, 0, route, fate)
        judgement = judge(scene.g.castle, CODES, ROOM_OF["C3"], ROOM_OF["F2"], colour, scene.g.held(0), steps)
        kinds_of_error.add(judgement.verdict)
    assert kinds_of_error == {"wrong_wall", "held_colour"}


def test_a_bot_that_sits_down_during_a_show_looks_again() -> None:
    scene = Scene(2, "C3", "F2")
    scene.do("p0 call:yellow")
    shown = BooBrain().compose(scene.match, 0, scene.match.asks[0], Fate(1), "normal")  # type: ignore[arg-type]  # a Show
    scene.match.answer(0, shown)
    assert scene.g.visitors[0] == [1]
    scene = Scene(2, "A1", "F6")
    scene.do("p0 call:white")
    assert BooBrain().compose(scene.match, 0, scene.match.asks[0], Fate(1), "normal") == "give_up"  # type: ignore[arg-type]  # a Show


def test_bots_play_a_game_to_its_end_and_say_why() -> None:
    scene = Scene.of(GAME.start(3, seed=1, bots=[0, 1, 2]))
    play(scene.match, [player(GAME, "normal", 1, seat) for seat in range(3)])
    assert scene.match.result is not None
    assert "visitor_taken" in scene.kinds()
    again = GAME.start(3, seed=1, bots=[0, 1, 2])
    play(again, [player(GAME, "normal", 1, seat) for seat in range(3)])
    assert again.log[-1].text() == scene.match.log[-1].text()


def wins(level: str, other: str, seeds: range) -> float:
    """Games that a level wins against another, seats exchanged from seed to seed; a shared win counts half."""
    won = 0.0
    for seed in seeds:
        levels = [level, other] if seed % 2 else [other, level]
        m = GAME.start(2, seed, listen=False)
        play(m, [player(GAME, each, seed, seat) for seat, each in enumerate(levels)])
        assert m.result is not None
        won += sum(1 / len(m.result.winners) for seat in m.result.winners if levels[seat] == level)
    return won


LADDER = [("easy", "random"), ("normal", "easy"), ("hard", "normal"), ("expert", "hard")]


@pytest.mark.parametrize(("level", "below"), LADDER[1:])
def test_each_level_beats_the_one_below(level: str, below: str) -> None:
    assert wins(level, below, range(1, 17)) > 8


@pytest.mark.soak
@pytest.mark.parametrize(("level", "below"), LADDER)
def test_each_level_wins_six_of_ten_duels_with_the_one_below(
    level: str, below: str, record_property: Callable[[str, object], None]
) -> None:
    won = wins(level, below, range(1, 301))
    record_property("won", f"{won:g} of 300")
    record_property("games", 300)
    assert won >= 0.6 * 300


SPEEDS = [0.18, 0.4, 0.8, 1.2, 2.0]
"""Of people, from expert to beginner: how many times the times of `normal` they need."""


@pytest.mark.parametrize("factor", SPEEDS)
def test_like_me_wins_about_half_of_the_rounds_after_ten(factor: float) -> None:
    """Whoever sees a route first takes the visitor."""
    person, later = LEVELS["normal"].at_pace(factor), []
    scenes = [Scene(2, *rooms) for rooms in (("C3", "F2"), ("C3", "A4"), ("B2", "E5"), ("D4", "A1"))]
    fate = Fate(7)
    for _ in range(12):
        taken: list[list[int]] = [[], []]
        for n in range(20):
            g = scenes[fate.below(len(scenes))].g
            g.bots, g.visitors = 0b10, taken
            times = [[i.at for i in insights(g, 0, fate, each)] for each in (person, level_of(g, 1, LIKE_ME))]
            first = [min(found, default=1e9) for found in times]
            winner = first.index(min(first))
            taken[winner].append(n)
            if n >= 10:
                later.append(winner)
    assert 0.4 <= sum(later) / len(later) <= 0.6


@pytest.mark.soak
@pytest.mark.parametrize("factor", SPEEDS)
def test_like_me_wins_about_half_of_the_rounds_of_whole_games_after_three(
    factor: float, monkeypatch: pytest.MonkeyPatch, record_property: Callable[[str, object], None]
) -> None:
    """A game has six to eight rounds, with errors, hands and patience; ten are more than it lasts."""
    monkeypatch.setitem(LEVELS, "person", LEVELS["normal"].at_pace(factor))  # somebody who is no level
    later: list[int] = []
    for seed in range(1, 61):
        m = GAME.start(2, seed, bots=[1])
        play(m, [Heuristic(BooBrain(), "person", seed, 0), player(GAME, LIKE_ME, seed, 1)])
        later += [entry.seat for entry in m.log if isinstance(entry, Event) and entry.kind is VISITOR_TAKEN][3:]
    record_property("rounds won", f"{sum(later)} of {len(later)}")
    assert 0.4 <= sum(later) / len(later) <= 0.6


def test_a_bot_asked_outside_a_race_answers_too() -> None:
    m = GAME.start(2, seed=1, choose_ghost_room=True, pause="short")
    for name in ("ghost_room", "number", "search"):
        ask = m.asks[0]
        assert ask.name == name
        thought = player(GAME, "normal", 1, ask.seat).think(Chair(m, ask.seat), Asked(ask))
        assert m.why_not(ask.seat, thought.answer) is None
        m.answer(ask.seat, thought.answer)
