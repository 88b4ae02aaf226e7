"""What would follow from an answer: what is sure, the odds of the rest, and nothing that the seat cannot know."""

from typing import Any

import pytest

from igroteka.engine.events import Value
from igroteka.games.gravity_falls.pieces import PLAYERS
from igroteka.testing import rule
from tests.games.gravity_falls.scene import GAME, Scene

WALK: dict[str, Any] = {
    "played": "1-3",
    "character_at": {"p0": "diner"},
    "support": {"lake": 1, "summerween_store": 1, "putt_hutt": 1},
    "distrust": {"lake": 2, "putt_hutt": 1},
}


def what_if(m: Scene, key: str, seat: int = 0) -> dict[str, Value]:
    return GAME.what_if(m.match, seat, key)


@rule("GF-065", "GF-066")
def test_the_tokens_that_come_anyway_and_those_there_is_a_choice_about() -> None:
    told = what_if(Scene("walk", **WALK), "lake")
    assert {name: value for name, value in told.items() if name.startswith(("comes", "offered"))} == {
        "comes:support:summerween_store": 100,
        "offered:support:putt_hutt": 0,
        "offered:distrust:putt_hutt": 0,
    }


def test_where_a_card_leads_and_the_dice_it_would_roll_there() -> None:
    """The same numbers as the question itself tells. Who is not asked is told as much of a card, and no odds."""
    m = Scene("play", hand_p0=["1-3"], **{name: value for name, value in WALK.items() if name != "played"})
    told = what_if(m, "1-3")
    assert (told["dice:lake"], told["dice_most:lake"]) == (5, 6)
    m.do("1-3")
    details = m.match.view(0).asks[0].details
    assert {name.partition(":")[2] for name in told} == set(details)
    assert all(told[f"{name}:{place}"] == details[place][name] for place in details for name in ("dice", "curse_most"))
    other = what_if(m, m.g.cards[PLAYERS[1].hand.n][0].key, 1)
    assert {name.partition(":")[0].removesuffix("_most") for name in other} <= {"dice", "win", "curse"}


def test_the_odds_of_a_turn_add_up() -> None:
    told = what_if(Scene("walk", **WALK), "lake")
    rises = {name: int(value) for name, value in told.items() if name.startswith("alarm:")}
    assert 97 <= sum(rises.values()) <= 103
    assert told["target"] == "manotaur_cave"
    assert all(1 <= int(value) <= 99 for name, value in told.items() if name.startswith(("alarm", "moves", "event")))


@pytest.mark.parametrize("key", ["lake", "pool"])
def test_it_follows_from_what_the_seat_knows_alone(key: str) -> None:
    """In a world that differs from the true one in all that is hidden, the same is told; and the match is as before."""
    m = Scene("walk", **WALK)
    before = m.match.save()
    told = what_if(m, key)
    assert m.match.save() == before
    assert GAME.what_if(m.match.imagine(0, 99), 0, key) == told


@pytest.mark.parametrize("key", ["cemetery", "nonsense", "", "support:lake"])
def test_what_is_no_answer_has_no_odds(key: str) -> None:
    assert what_if(Scene("walk", **WALK), key) == {}
