"""Two answers compared in common worlds: what a hint says is what those worlds have shown."""

from collections.abc import Callable
from typing import Any

import pytest

from igroteka.bots import brain_of, player
from igroteka.bots.brain import logistic
from igroteka.bots.chair import Asked, Chair
from igroteka.bots.contrast import AnswerTrial, Contrast, advise, parted
from igroteka.engine.match import Match
from igroteka.games import games
from igroteka.games.grimm_forest import GAME
from igroteka.games.grimm_forest.bot import BRAIN
from tests.bots.test_honest import SEARCHED, positions
from tests.games.grimm_forest.scene import Forest, built

BRICK = "gain:brick"


def forest() -> Forest:
    """One more brick and a roof win for p0, with the sturdier houses; else p1 wins."""
    houses = built(p0=["straw roof", "wood roof", "brick walls"], p1=["straw roof", "straw roof", "wood walls"])
    return Forest(2, "build_turns", resources={"p0": [0, 0, 5], "p1": [0, 6, 0]}, **houses)


def hint(match: Match[Any], pointed: str = "") -> Any:
    chair, asked = Chair(match, 0), Asked(match.asks[0])
    return advise(BRAIN, chair, asked, player(GAME, "normal", 1, 0).think(chair, asked), pointed, 1)


def test_a_hint_says_how_much_better_and_what_it_gains() -> None:
    found = hint(forest().match, "draw_fable")
    assert found.thought.answer == found.contrast.better == BRICK
    assert found.contrast.other == "draw_fable"
    assert found.contrast.ahead == found.contrast.worlds == 24
    assert found.contrast.lead > 0.1
    assert found.contrast.aspect == "ending"


def test_a_hint_is_against_the_second_best_if_nothing_is_pointed_at() -> None:
    m = forest()
    best, second = hint(m.match).contrast.better, hint(m.match).contrast.other
    assert (best, hint(m.match, best).contrast.other) == (BRICK, second)
    assert second != BRICK


def trial(*payoffs: float) -> AnswerTrial:
    found = AnswerTrial("")
    for payoff in payoffs:
        found.payoffs.append(payoff)
        found.features.append([])
    return found


@pytest.mark.parametrize(
    ("mine", "theirs", "equal"),
    [
        ((0.6, 0.6, 0.6, 0.6), (0.5, 0.5, 0.5, 0.5), False),
        ((0.505, 0.505, 0.505, 0.505), (0.5, 0.5, 0.5, 0.5), True),
        ((1.0, 0.0, 1.0, 0.0), (0.0, 1.0, 0.5, 0.3), True),  # a lead that may be luck
    ],
)
def test_what_may_be_luck_is_called_about_equal(
    mine: tuple[float, ...], theirs: tuple[float, ...], equal: bool
) -> None:
    match = GAME.start(2, seed=1)
    contrast = Contrast(BRAIN, Chair(match, 0), Chair(match, 0).asks[0], 1)
    assert contrast.is_equal(trial(*mine), trial(*theirs)) == equal


def faithful(game: str, seed: int, count: int, worlds: int) -> tuple[int, int, int]:
    """How many positions there were, in how many of them a comparison of the best answer and the worst names an aspect,
    and in how many of these the features behind it have changed as its words say, and by themselves would make the
    better answer better."""
    brain = brain_of(games[game])
    seen = named = agree = 0
    for number, (match, seat) in enumerate(positions(game, seed, count)):
        seen += 1
        chair = Chair(match, seat)
        contrast = Contrast(brain, chair, chair.asks[0], number)
        contrast.run(worlds)
        best, worst = [pick(contrast.trials, key=lambda each: each.mean) for pick in (max, min)]
        found = contrast.compare(best.key, worst.key)
        if found.aspect:
            named += 1
            agree += found.aspect == "ending" or speaks_for(brain, contrast, found)
    return seen, named, agree


def speaks_for(brain: Any, contrast: Contrast[Any], found: Any) -> bool:
    """Reckoned from the features alone: the worse answer's worlds, with this one aspect of the better answer's."""
    better, worse = contrast.trial(found.better), contrast.trial(found.other)
    aspects = [brain.aspect(name) for name in brain.names]
    own = [k for k, aspect in enumerate(aspects) if aspect is not None and aspect.word == found.aspect]
    change = gain = 0.0
    for mine, theirs in zip(better.features, worse.features, strict=True):
        if mine and theirs:
            odds = sum(w * f for w, f in zip(brain.weights, theirs, strict=True))
            gain += logistic(odds + sum(brain.weights[k] * (mine[k] - theirs[k]) for k in own)) - logistic(odds)
            change += (mine[own[0]] - theirs[own[0]]) * aspects[own[0]].sign
    return gain > 0 and change > 0


@pytest.mark.parametrize("game", SEARCHED)
def test_what_a_hint_names_has_changed_as_it_says(game: str) -> None:
    _, named, agree = faithful(game, 7, 3, 6)
    assert agree == named


@pytest.mark.soak
@pytest.mark.parametrize("game", SEARCHED)
def test_hints_are_faithful_in_a_thousand_positions(game: str, record_property: Callable[[str, object], None]) -> None:
    seen = named = agree = seed = 0
    while seen < 1000:
        found = faithful(game, seed, 50, 12)
        seen, named, agree, seed = seen + found[0], named + found[1], agree + found[2], seed + 1
    record_property("faithful", f"{agree} of {named} named in {seen} positions")
    assert named >= 100
    assert agree >= 0.95 * named


@pytest.mark.parametrize("game", SEARCHED)
def test_all_that_is_told_adds_up_to_the_difference(game: str) -> None:
    brain = brain_of(games[game])
    match, seat = next(positions(game, 5, 1))
    contrast = Contrast(brain, Chair(match, seat), Chair(match, seat).asks[0], 1)
    contrast.run(4)
    one, other = contrast.trials[:2]
    shares, _ = parted(brain, one, other)
    if all(brain.aspect(name) is not None for name in brain.names):
        assert sum(shares.values()) == pytest.approx(sum(one.payoffs) - sum(other.payoffs))


def test_a_hint_is_the_same_in_worlds_that_a_seat_cannot_tell_apart() -> None:
    for game in SEARCHED:
        brain = brain_of(games[game])
        match, seat = next(positions(game, 5, 1))
        usual = player(games[game], "normal", 1, seat).think(Chair(match, seat), Chair(match, seat).asks[0])
        told = [
            advise(brain, Chair(each, seat), Chair(each, seat).asks[0], usual, seed=1).contrast
            for each in (match, match.imagine(seat, 77))
        ]
        assert told[0] == told[1]
