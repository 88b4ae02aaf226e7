"""Bots on the jury: that they vote, what they go by, and what they do not."""

from typing import Any

import pytest

from igroteka.bots import play, player
from igroteka.bots.brain import Thought
from igroteka.bots.chair import Asked, Chair
from igroteka.games.rigor_mortis import GAME
from igroteka.testing import rule

from .police import CALLOUT, JURY, table
from .scene import Library


def court(bots: tuple[int, ...] = (3,), players: int = 4, **more: Any) -> Library:
    """p0 is to play and keeps their tongue out; whether they do, people see and hear."""
    return table("tongue_out", players, **({"settings": JURY, "bots": bots} | more))


def vote_of(scene: Library, seat: int, seed: int = 1, level: str = "normal") -> Thought | None:
    asked = next(Asked(ask) for ask in scene.match.asks if ask.seat == seat and not ask.must)
    return player(GAME, level, seed, seat).bid(Chair(scene.match, seat), asked)


def answer_of(scene: Library, seat: int, seed: int = 1, level: str = "normal") -> str:
    vote = vote_of(scene, seat, seed, level)
    assert vote is not None
    return vote.answer


@rule("RM-227")
def test_a_vote_waits_for_the_bots_on_the_jury_and_counts_them() -> None:
    scene = court()
    scene.do("p1 call_out:p0:tongue_out", "p2 guilty")
    assert scene.voting()
    assert scene.acts(3) == {"guilty", "not_guilty"}
    scene.do("p3 not_guilty")
    assert not scene.voting()
    assert scene.looks(0) == ["tongue_out", "slow_wits"]


@rule("RM-227", "RM-220")
def test_a_bot_is_asked_for_its_vote_and_for_nothing_else() -> None:
    scene = court(looks_p1=["bow"])
    assert scene.acts(3) == set()
    scene.do("p1 call_out:p0:tongue_out", "p3 guilty")
    assert scene.voting()
    assert scene.acts(3) == set()
    assert scene.why_not("p3 guilty") == "RM-220"


@rule("RM-227", "RM-221")
def test_who_takes_the_place_of_a_juror_inherits_the_vote() -> None:
    scene = court(())
    scene.do("p1 call_out:p0:tongue_out", "p3 not_guilty")
    scene.match.seat(2, bot=True)
    assert scene.voting()
    scene.do("p2 not_guilty")
    assert scene.looks(0) == ["tongue_out"]


@rule("RM-227")
@pytest.mark.parametrize(
    ("credit", "verdicts"),
    [
        ([0, 2, 0, 0], {"guilty"}),
        ([-1, 0, 0, 0], {"guilty"}),
        ([0, -1, 0, 0], {"not_guilty"}),
        ([-1, -3, 9, 9], {"not_guilty"}),
        ([1, 1, 0, 0], {"guilty", "not_guilty"}),
    ],
)
def test_a_bot_believes_whose_word_has_proved_better(credit: list[int], verdicts: set[str]) -> None:
    scene = court(credit=credit)
    scene.do("p1 call_out:p0:tongue_out")
    assert {answer_of(scene, 3, seed) for seed in range(20)} == verdicts


@rule("RM-227")
def test_what_a_bot_gains_by_the_verdict_does_not_count() -> None:
    """A conviction drives p0 out and ends the game: p3 wins it without a look, and loses it with two."""
    for looks in ([], ["bow", "stiff_knees"]):
        scene = court(credit=[0, -1, 0, 0], looks_p0=["tongue_out", "one_leg", "crab_claws"], looks_p3=looks)
        scene.do("p1 call_out:p0:tongue_out")
        assert {answer_of(scene, 3, level=level) for level in ("easy", "normal", "hard")} == {"not_guilty"}


@rule("RM-227")
def test_a_word_is_worth_what_accusations_have_come_to() -> None:
    scene = table("on_your_feet", 3, settings=CALLOUT)
    scene.do("p1 call_out:p0:on_your_feet")
    assert scene.g.credit == [0, -1, 0]
    scene.do("goblin_orb_orb", "E3", "stop", "p2 call_out:p0:on_your_feet")
    assert scene.g.credit == [-1, -1, 1]


@rule("RM-227")
@pytest.mark.parametrize(("verdict", "credit"), [("guilty", [-1, 1, 0, 0]), ("not_guilty", [0, -1, 0, 0])])
def test_verdicts_count_as_well(verdict: str, credit: list[int]) -> None:
    scene = court()
    scene.do("p1 call_out:p0:tongue_out", f"p2 {verdict}", f"p3 {verdict}")
    assert scene.g.credit == credit


@rule("RM-227")
def test_hidden_misses_tell_a_bot_nothing() -> None:
    """Nobody has called out what p0 has missed, so it has done their word no harm."""
    votes = set()
    for missed in ([], ["bow"]):
        scene = court(credit=[1, 0, 0, 0], looks_p0=["tongue_out", "bow"], missed=[missed, [], [], []])
        scene.do("p1 call_out:p0:tongue_out")
        votes.add(answer_of(scene, 3))
    assert votes == {"not_guilty"}


@rule("RM-227")
def test_a_hint_does_not_tell_a_person_how_to_vote() -> None:
    scene = court()
    scene.do("p1 call_out:p0:tongue_out")
    assert vote_of(scene, 2) is None


@rule("RM-227")
def test_the_tables_pace_says_when_a_bot_votes() -> None:
    scene = court()
    scene.do("p1 call_out:p0:tongue_out")
    vote = vote_of(scene, 3)
    assert vote is not None
    assert vote.at == -1


@rule("RM-227")
def test_bots_who_play_for_everybody_end_such_a_game() -> None:
    """People's seats are played by bots here, who accuse nobody: one accusation, and the game goes on to its end."""
    scene = court((2, 3, 4), 6)
    scene.do("p1 call_out:p0:tongue_out")
    play(scene.match, [player(GAME, "normal", 1, seat) for seat in range(6)])
    assert scene.match.result is not None
