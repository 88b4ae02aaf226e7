"""What the levels are: easy is weak, not senseless, and looks at nobody else; normal is fitted, its yardstick not."""

import pytest

from igroteka.bots import YARDSTICK, player
from igroteka.bots.chair import Asked, Chair
from igroteka.games import grimm_forest, rickshank
from igroteka.games.grimm_forest.bot import BRAIN as FOREST
from igroteka.games.rigor_mortis import GAME as RIGOR_MORTIS
from tests.games.grimm_forest.scene import Forest, built
from tests.games.rickshank.scene import Scene
from tests.games.rigor_mortis.scene import Library


def test_easy_takes_many_ways_but_none_into_rigors_arms() -> None:
    scene = Library(2, {"p0": "E4"}, rigor="E3", hand_p0=["goblin_orb_orb"], bots=(0, 1))
    scene.do("p0 goblin_orb_orb")
    asked = Asked(scene.ask())
    assert "E3" in asked.options
    taken = {player(RIGOR_MORTIS, "easy", seed, 0).think(Chair(scene.match, 0), asked).answer for seed in range(60)}
    assert len(taken) > 1
    assert "E3" not in taken


def test_easy_pays_no_attention_to_the_houses_of_others() -> None:
    def worths(level: str) -> set[float]:
        theirs = (["straw base"], ["straw roof", "wood walls"])
        scenes = [Forest(2, "build_turns", **built(p0=["brick base"], p1=houses)) for houses in theirs]
        return {FOREST.for_one(level).value(scene.match, 0) for scene in scenes}

    assert len(worths("easy")) == 1
    assert len(worths("normal")) == 2


@pytest.mark.parametrize(
    ("power", "choices"),
    [
        (6, {YARDSTICK: "buy:black_rick", "normal": "buy:dead_flies"}),  # how choosy to be
        (5, {"normal": "buy:black_rick", "hard": "buy:portal_gun"}),  # what each card has brought
    ],
)
def test_normal_is_choosy_as_games_have_taught_and_hard_knows_each_card(power: int, choices: dict[str, str]) -> None:
    market = ["black_rick", "dead_flies", "terminate", "rezone", "currency_manipulation"]
    table = Scene(hand_p0=[], power=power, flea_market=market)
    chair, asked = Chair(table.match, 0), Asked(table.match.asks[0])
    assert {level: player(rickshank.GAME, level, 1, 0).think(chair, asked).answer for level in choices} == choices


def test_where_fitting_has_not_made_normal_stronger_it_is_its_own_yardstick() -> None:
    match = grimm_forest.GAME.start(3, seed=1)
    asked = Asked(match.asks[0])
    bots = [player(grimm_forest.GAME, level, 1, 0) for level in ("normal", YARDSTICK)]
    answers = {bot.think(Chair(match, 0), asked).answer for bot in bots}
    assert len(answers) == 1
