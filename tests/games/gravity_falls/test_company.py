"""How bots play with people: they answer who points, leave what people have prepared, and keep their fights alive."""

from typing import Any

import pytest

from igroteka.bots import player
from igroteka.bots.chair import Asked, Chair
from igroteka.games.gravity_falls import GAME
from igroteka.games.gravity_falls.bot import BRAIN
from igroteka.games.gravity_falls.bot.company import NEAR, considerate, reply
from tests.games.gravity_falls.scene import Scene


def alone(scene: Scene, *bots: int) -> Scene:
    """With bots at these seats, people at the others."""
    for seat in bots:
        scene.match.seat(seat, bot=True)
    return scene


@pytest.mark.parametrize(
    ("about", "word"),
    [
        ("place:lake", "here"),
        ("row:diner", "can"),
        ("place:bunker", "far"),
        ("monster:gremloblin", "far"),
        ("card:p0:2-2", ""),
    ],
)
def test_who_points_at_a_place_is_told_whether_a_bot_can_go_there(about: str, word: str) -> None:
    scene = Scene(hand_p0=["0-4", "1-3"])
    found = reply(scene.g, 0, about)
    assert (found.word if found is not None else "") == word


def test_a_bot_says_its_chance_where_there_is_somebody_to_fight() -> None:
    scene = Scene(hand_p0=["0-4", "teleport"], characters=["dipper", "mabel"])
    found = reply(scene.g, 0, "monster:gremloblin")
    assert found is not None
    assert found.word == "fight"
    assert 0 < int(found.values["percent"]) <= 100


def beside_a_fight(at: str, **position: Any) -> Scene:
    """p1 stands before a monster at the diner, with support there; p0, a bot, is at the lake next to it. Another
    monster is at the junkyard; the one that is nearest to p0 will move."""
    here = {"character_at": ["lake", "diner"], "monster_at": ["diner", "junkyard", "cemetery"]}
    return Scene(at, support={"diner": 3}, hand_p1=["0-4"], **{**here, **position})


def answers(scene: Scene, level: str) -> set[str]:
    """What bots of a level answer, each with luck of its own."""
    chair, asked = Chair(scene.match, 0), Asked(scene.match.asks[0])
    return {player(GAME, level, seed, 0).think(chair, asked).answer for seed in range(20)}


@pytest.mark.parametrize("level", BRAIN.levels)
def test_a_bot_leaves_the_support_that_a_person_has_for_a_fight(level: str) -> None:
    """Beside a courage cube nothing need be pulled. Among bots alone it takes the support."""
    scenes = [alone(beside_a_fight("rumours", played="4-0", cubes=["diner"]), *bots) for bots in ((0,), (0, 1))]
    assert answers(scenes[0], level) == {"nothing"}
    assert "support:diner" in answers(scenes[1], level)


def test_a_bot_leaves_a_courage_cube_where_a_person_stands() -> None:
    scene = alone(Scene("before_card", characters=["wendy", "mabel"], cubes=["northwest_manor"], hand_p0=["0-4"]), 0)
    ask = scene.match.asks[0]
    carried = [i for i, option in enumerate(ask.options) if option.key.startswith("carry:northwest_manor")]
    assert carried
    ranks = considerate(scene.match, 0, ask, [0.0] * len(ask.options))
    assert max(ranks[i] for i in carried) < min(rank for i, rank in enumerate(ranks) if i not in carried)


def test_among_equals_a_bot_keeps_a_persons_best_fight_alive() -> None:
    scene = alone(beside_a_fight("play", hand_p0=["1-3"]).do("p0 1-3"), 0)
    ask = scene.match.asks[0]
    places = [option.key for option in ask.options]
    ranks = dict(zip(places, considerate(scene.match, 0, ask, [0.0] * len(places)), strict=True))
    assert ranks["summerween_store"] > ranks["putt_hutt"], "from there the monster at the diner would be called away"
    worse = [0.0 if place == "putt_hutt" else -2 * NEAR for place in places]
    ranks = dict(zip(places, considerate(scene.match, 0, ask, worse), strict=True))
    assert max(ranks, key=lambda place: ranks[place]) == "putt_hutt", "what is clearly better is done"


def test_among_bots_alone_ranks_stay_as_they_are() -> None:
    scene = alone(beside_a_fight("play", hand_p0=["1-3"]), 0, 1)
    ask = scene.match.asks[0]
    assert BRAIN.rank(scene.match, 0, ask) == BRAIN.judge(scene.match, 0, ask)
