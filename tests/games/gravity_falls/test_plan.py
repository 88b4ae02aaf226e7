"""What is told before a walk is answered: the way, the dice that will fall, the odds; and what comes by itself."""

from collections import Counter
from itertools import product
from typing import Any

import pytest

from igroteka.games.gravity_falls.content.box import box_of
from igroteka.games.gravity_falls.content.chances import Chances
from igroteka.games.gravity_falls.pieces import FACE_NAMES, SUCCESS
from igroteka.testing import rule
from tests.games.gravity_falls.scene import GAME, C, S, Scene


def plan(m: Scene, key: str) -> dict[str, int | str]:
    return m.match.view(0).asks[0].details[key]


# --- The odds ---


@pytest.mark.parametrize("dice", [0, 1, 3, 4])
def test_the_odds_are_those_of_all_rolls_counted(dice: int) -> None:
    die = box_of(None).die
    chances = Chances(die, dice)
    rolls = list(product(die, repeat=dice))
    for need in range(dice + 1):
        good = sum(roll.count(SUCCESS) >= need for roll in rolls)
        assert chances.of(dice, need) == round(100 * good / len(rolls))
    assert chances.of(dice, dice + 1) == 0
    cursed = sum("curse" in [FACE_NAMES[face] for face in roll] for roll in rolls)
    assert chances.cursed[dice] == round(100 * cursed / len(rolls))


def test_what_is_possible_is_never_zero_and_what_is_not_certain_never_a_hundred() -> None:
    rare = Chances([SUCCESS] + [2] * 999, 3)
    assert (rare.of(3, 3), rare.cursed[3]) == (1, 99)
    assert (rare.of(3, 0), rare.of(0, 1), rare.cursed[0]) == (100, 0, 0)


# --- Before a card is answered ---


@rule("GF-065", "GF-071")
def test_a_walk_says_how_many_dice_fall_there_once_the_rumours_have_come() -> None:
    """From the store a support comes anyway, of the mini golf's two kinds one is chosen."""
    m = Scene(
        "walk",
        played="1-3",
        character_at={"p0": "diner"},
        support={"lake": 1, "summerween_store": 1, "putt_hutt": 1},
        distrust={"lake": 2, "putt_hutt": 1},
    )
    told = plan(m, "lake")
    assert (told["support"], told["support_most"]) == (2, 3)
    assert (told["distrust"], told["distrust_most"]) == (2, 3)
    assert (told["dice"], told["dice_most"]) == (5, 6)
    assert (told["curse"], told["curse_most"]) == (60, 67)
    assert "opponent" not in told
    m.do("lake", "support:putt_hutt")
    assert m.values("rolled")[0][1] == 6


def test_the_dice_told_are_the_dice_that_fall() -> None:
    """Whole games by chance: what the plan of a place said holds for what is then rolled there."""
    compared = 0
    for seed in range(6):
        m = Scene.of(GAME.start(3, seed))
        while m.match.prompt is not None and compared < 60:
            seat, kind = m.asked
            if kind not in ("walk", "teleport"):
                m.do(m.ask().default())
                continue
            key = sorted(m.options())[seed % len(m.options())]
            told = m.match.view(seat).asks[0].details[key]
            seen = len(m.told("rolled"))
            m.do(key)
            while m.match.prompt is not None and m.match.view(None).phase in ("after_move", "rumours", "after_rumours"):
                m.do(m.ask().default())
            rolled = m.told("rolled")[seen:]
            if rolled:
                values = rolled[0].values
                for name in ("dice", "overflow"):
                    assert int(values[name]) in range(int(told[name]), int(told[f"{name}_most"]) + 1)
                compared += 1
    assert compared >= 30


@rule("GF-078", "GF-092", "GF-199")
def test_a_plan_tells_the_fight_and_the_curses_of_too_many_dice() -> None:
    m = Scene(
        "walk",
        played="1-3",
        character_at={"p0": "diner"},
        monster_at=["arcade", "lake", "cemetery"],
        support={"lake": 4},
        distrust={"lake": 2},
        curses_p0=["shaky_hands"],
    )
    told = plan(m, "lake")
    assert (told["dice"], told["overflow"], told["curse"]) == (5, 2, 100)
    assert (told["opponent"], told["need"], told["win"]) == ("gideon_bot", 2, 81)


@rule("GF-174")
def test_a_plan_of_a_fight_with_the_gremloblin_counts_moves_as_curses() -> None:
    position: dict[str, Any] = {"played": "1-3", "character_at": {"p0": "diner"}}
    with_it = plan(Scene("walk", monster_at=["lake", "arcade", "cemetery"], **position), "lake")
    assert (with_it["dice"], with_it["curse"]) == (3, 88)
    without = plan(Scene("walk", monster_at=["arcade", "lake", "cemetery"], **position), "lake")
    assert (without["dice"], without["curse"]) == (3, 42)


@rule("GF-167")
def test_a_plan_gives_no_hope_against_who_is_immune() -> None:
    m = Scene(
        "walk",
        played="1-3",
        monsters=("time_monster", "gideon_bot", "gremloblin"),
        character_at={"p0": "diner"},
        monster_at=["lake", "arcade", "cemetery"],
    )
    assert (plan(m, "lake")["need"], plan(m, "lake")["win_most"]) == (1, 0)


@rule("GF-250")
def test_who_walks_in_to_the_giant_plans_to_fight_him() -> None:
    position: dict[str, Any] = {
        "monsters": ("gideon_bot", "gnome_giant", "gremloblin"),
        "monster_at": ["lake", "lake", "cemetery"],
        "character_at": {"p0": "diner"},
    }
    assert plan(Scene("walk", played="1-3", **position), "lake")["opponent"] == "gnome_giant"


def test_staying_is_planned_with_the_card_itself_and_a_teleport_with_its_places() -> None:
    m = Scene(players=3, hand_p0=["0-4", "1-3", "teleport"], support={"lake": 2})
    assert plan(m, "0-4")["dice"] == 6
    assert set(m.match.view(0).asks[0].details) == {"0-4", "rest"}
    m.do("teleport")
    assert plan(m, "northwest_manor")["dice"] == 2


# --- The way, and what comes by itself ---


@rule("GF-059", "GF-060")
def test_every_end_of_a_walk_has_a_way_of_as_many_different_roads() -> None:
    m = Scene("walk", played="3-1")
    routes = m.table()["routes"]
    assert set(routes) == m.options()
    places = m.table()["locations"]
    for end, route in routes.items():
        stops = ["lake", *route]
        roads = Counter(frozenset(pair) for pair in zip(stops, route, strict=False))
        assert all(b in places[a]["roads"] for a, b in zip(stops, route, strict=False))
        assert (len(route), route[-1], max(roads.values())) == (3, end, 1)
        assert "lake" not in route
    m.do(next(iter(routes)))
    assert m.table()["routes"] == {}


@rule("GF-171", "GF-204")
def test_a_way_ends_at_the_giant_and_goes_round_whom_a_lonely_one_avoids() -> None:
    m = Scene(
        "walk",
        played="2-2",
        monsters=("gnome_giant", "gideon_bot", "gremloblin"),
        monster_at=["diner", "cemetery", "cemetery"],
        character_at=["lake", "putt_hutt"],
        curses_p0=["loneliness"],
    )
    routes = m.table()["routes"]
    assert routes["diner"] == ["diner"]
    assert "mystery_shack" not in routes
    assert set(routes) == m.options()


@rule("GF-065", "GF-125")
def test_the_view_tells_the_tokens_that_come_anyway() -> None:
    m = Scene(
        "rumours",
        played="1-3",
        support={"putt_hutt": 1, "diner": 1},
        distrust={"putt_hutt": 1, "summerween_store": 2},
    )
    assert m.table()["coming"] == ["support:diner", "distrust:summerween_store"]
    m = Scene("move_monster", distrust={"bunker": 1, "gnome_forest": 1}, support={"bunker": 1})
    assert m.asked == (0, "riots")
    assert m.table()["coming"] == ["distrust:gnome_forest"]
    m.do("support:bunker")
    assert m.table()["coming"] == []


# --- Odds of rolling again, and of removing curses ---


@rule("GF-229")
def test_a_reroll_tells_the_odds_of_the_successes_that_are_needed() -> None:
    m = Scene(
        "roll",
        characters=("dipper", "mabel"),
        played="1-3",
        monster_at=["arcade", "lake", "cemetery"],
        distrust={"lake": 2},
        script=[S, C, C],
    )
    odds = {key: each["odds"] for key, each in m.match.view(0).asks[0].details.items()}
    assert odds == {
        "keep": 0,
        "reroll_1:success": 0,
        "reroll_1:curse": 50,
        "reroll_2:success:curse": 25,
        "reroll_2:curse:curse": 75,
    }


@rule("GF-102")
def test_a_removal_tells_the_odds_of_any_success() -> None:
    m = Scene("removal", played="0-4", curses_p0=["weak_knees"], support={"lake": 2}, cubes=["lake"])
    assert plan(m, "yes") == {"dice": 2, "odds": 75}
