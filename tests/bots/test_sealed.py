"""Sealed questions: every seat has a bandit of its own, no imagined rival reads our hand, and nobody can read us."""

from collections import Counter
from itertools import count
from typing import Any

from igroteka.bots import brain_of
from igroteka.bots.brain import Effort
from igroteka.bots.chair import Chair
from igroteka.bots.sealed import Bandit, Sealed, search_for
from igroteka.bots.search import Search
from igroteka.engine.fate import Fate
from igroteka.engine.match import Match
from igroteka.games import grimm_forest
from tests.slices.pennies import HANDS, PENNIES, Pennies

SEEDS = 40
MEAN_OF = 6
BEST = 1 / 3
"""How often a sun should be shown."""


def dealt(*held: int) -> Match[Pennies]:
    """A deal in which the first seat has so many kinds of cards, and the second has both."""
    for seed in count(1):
        match = PENNIES.start(2, seed=seed)
        kinds = [len({card.key for card in match.g.of(hand)}) for hand in HANDS]
        if kinds == [*held, 2][:2]:
            return match
    raise AssertionError


def sealed(match: Match[Pennies], seat: int, seed: int, effort: Effort | None = None) -> Sealed[Pennies]:
    brain, chair = brain_of(PENNIES), Chair(match, seat)
    effort = effort or brain.effort(match, match.asks[seat])
    assert effort is not None
    return Sealed(brain, chair, chair.asks[0].options, effort, seed)


def taught(match: Match[Pennies], seed: int) -> Sealed[Pennies]:
    """After the lessons, as the first seat imagines them."""
    found = sealed(match, 0, seed)
    for number in range(found.effort.lessons):
        found.lesson(number)
    return found


def suns(match: Match[Pennies], seat: int) -> float:
    """How often a seat shows a sun, by its own luck; its ranks are all for it."""
    answers = Counter(sealed(match, seat, 1000 * seed).best([1.0, 0.0]) for seed in range(SEEDS))
    return answers["sun"] / SEEDS


def first_wins(first: float, second: float) -> float:
    """The first seat's chance, by how often each shows a sun."""
    return first * second + (1 - first) * (1 - second) / 2


def test_bandits_of_both_seats_come_near_the_mixture() -> None:
    match, shares = dealt(2, 2), [0.0, 0.0]
    for seed in range(MEAN_OF):
        found = taught(match, 1000 * seed)
        for seat in range(2):
            shares[seat] += found.bandits[seat].share("sun") / MEAN_OF
    assert all(abs(share - BEST) < 0.1 for share in shares)


def test_who_knows_how_a_seat_mixes_gains_little_and_much_against_the_best_rank() -> None:
    mixed, fair = suns(dealt(2, 2), 0), first_wins(BEST, BEST)
    read = min(first_wins(mixed, 0.0), first_wins(mixed, 1.0))
    assert fair - read < 0.2
    assert fair - min(first_wins(1.0, 0.0), first_wins(1.0, 1.0)) > 0.3


def test_an_imagined_rival_does_not_read_our_hand() -> None:
    """It would show nothing but moons to who holds suns alone."""
    match = dealt(1, 2)
    assert match.g.of(HANDS[0])[0].key == "sun"
    shares = [taught(match, 1000 * seed).bandits[1].share("sun") for seed in range(MEAN_OF)]
    assert abs(sum(shares) / MEAN_OF - BEST) < 0.12


def test_a_seed_gives_one_answer_and_seeds_differ() -> None:
    match = dealt(2, 2)
    answers = [[sealed(match, 0, seed).best([1.0, 0.0]) for seed in range(12)] for _ in range(2)]
    assert answers[0] == answers[1]
    assert len(set(answers[0])) == 2


def test_lessons_count_as_rollouts() -> None:
    found = sealed(dealt(2, 2), 0, 1, Effort(8, 2, 1, lessons=10))
    found.best([1.0, 0.0])
    assert found.rollouts == 18


def test_an_answer_that_can_seldom_be_given_is_judged_by_when_it_could() -> None:
    bandit = Bandit()
    for number in range(40):
        gists = ["often", "seldom"] if number % 4 == 0 else ["often"]
        bandit.offer(gists)
        gist = bandit.choose(gists)
        bandit.learn(gist, 0.9 if gist == "seldom" else 0.1)
    assert bandit.share("seldom") > 0.5 > bandit.given["seldom"] / 40
    assert {bandit.draw(["seldom"], Fate(seed)) for seed in range(4)} == {"seldom"}


def kind(match: Match[Any], game: Any) -> type:
    chair = Chair(match, match.asks[0].seat)
    brain, world = brain_of(game), chair.imagine(1)
    effort = brain.effort(world, world.asks[0])
    assert effort is not None
    return type(search_for(brain, chair, world, chair.asks[0].options, effort, 1))


def test_the_question_decides_which_search_it_is() -> None:
    match = grimm_forest.GAME.start(3, seed=1)
    assert kind(match, grimm_forest.GAME) is Sealed
    while match.asks[0].name == "choose_cards":
        match.step(next(ask.seat for ask in match.asks if not ask.given), 0)
    assert kind(match, grimm_forest.GAME) is Search
