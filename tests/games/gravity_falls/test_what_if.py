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


@rule("GF-071")
def test_rumours_tell_the_dice_and_the_chance_now_and_with_the_tokens_that_are_chosen() -> None:
    """Two dice of the card and a support that comes anyway; the mini-golf gives either a die or one more to beat."""
    m = Scene(
        "rumours",
        played="2-2",
        support={"diner": 1, "putt_hutt": 1},
        distrust={"lake": 1, "putt_hutt": 1},
        monster_at=["lake", "gideon_house", "cemetery"],
        curses_p0=["weak_knees"],
    )
    told = {key: what_if(m, key) for key in ("support:putt_hutt", "distrust:putt_hutt")}
    for each in told.values():
        assert (each["dice_before"], each["need_before"], each["win_before"]) == (2, 2, 25)
    assert [told["support:putt_hutt"][name] for name in ("dice", "need", "win")] == [4, 2, 69]
    assert [told["distrust:putt_hutt"][name] for name in ("dice", "need", "win")] == [3, 3, 12]


@rule("GF-125", "GF-128")
def test_riots_tell_what_the_monster_takes_now_and_with_the_tokens_that_are_chosen() -> None:
    m = Scene(
        "move_monster",
        support={"manotaur_cave": 1, "bunker": 1},
        distrust={"bunker": 1, "gnome_forest": 1},
        cubes=["gnome_forest"],
        curses_p0=["weak_knees"],
    )
    assert m.asked == (0, "riots")
    told = what_if(m, "support:bunker")
    assert (told["need_before"], told["need"]) == (2, 3)
    assert what_if(m, "support:bunker distrust:gnome_forest")["need"] == 4


def test_of_several_monsters_each_has_its_chance() -> None:
    m = Scene(
        "roll",
        played="1-3",
        monsters=("gremloblin", "gobblewonker", "gideon_bot"),
        monster_at=["lake", "lake", "bunker"],
    )
    assert m.asked == (0, "opponent")
    told = what_if(m, "gremloblin")
    assert (told["win:gremloblin"], told["win:gobblewonker"]) == (88, 50)
