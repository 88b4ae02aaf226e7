"""After the roll: courage cube, draw, curse removal, in this order; and what courage cubes do."""

from igroteka.games.gravity_falls.content import Box
from igroteka.testing import rule
from tests.games.gravity_falls.scene import (
    C,
    M,
    S,
    Scene,
    asked,
    cubes,
    keys,
    options,
    refused,
    scene,
    story,
    tokens,
    told,
)


def resting_point(at: str, **position: object) -> Scene:
    """Mabel is at the lake after her roll with 3-1."""
    return scene(at, played="3-1", **position)  # type: ignore[arg-type]  # zones and nouns by name


@rule("GF-098")
def test_a_cube_may_be_placed_where_all_is_calm() -> None:
    m = resting_point("courage", hand_p0=["0-4", "1-3", "2-2"])
    assert asked(m) == "courage"
    m.answer(0, "yes")
    assert cubes(m) == {"lake"}
    m = resting_point("courage", hand_p0=["0-4", "1-3", "2-2"])
    m.answer(0, "no")
    assert cubes(m) == set()


@rule("GF-098")
def test_no_cube_beside_a_monster_or_another_cube() -> None:
    m = resting_point("courage", monster_at=["lake", "gideon_house", "cemetery"], hand_p0=["0-4", "1-3", "2-2"])
    assert told(m, "cube_placed") == []
    assert asked(m) == "play"
    m = resting_point("courage", cubes=["lake"], hand_p0=["0-4", "1-3", "2-2"])
    assert asked(m) == "play"


@rule("GF-099")
def test_no_cube_on_distrust_even_after_a_victory() -> None:
    m = scene(
        "roll",
        played="3-1",
        script=[S],
        monster_at=["lake", "gideon_house", "cemetery"],
        distrust={"lake": 1},
        hand_p0=["0-4", "1-3"],
    )
    assert told(m, "defeated") == [(0, "gremloblin")]
    assert asked(m) == "play"
    assert cubes(m) == set()


@rule("GF-214")
def test_without_a_cube_in_the_supply_none_is_placed() -> None:
    places = [
        place.key for place in Box.open().places if place.key not in ("lake", "manotaur_cave", "cemetery", "bunker")
    ]
    m = resting_point("courage", cubes=places, hand_p0=["0-4", "1-3", "2-2"])
    assert m.g.supply == 0
    assert asked(m) == "play"
    m = resting_point("courage", cubes=places[1:], hand_p0=["0-4", "1-3", "2-2"])
    assert m.g.supply == 1
    assert asked(m) == "courage"


@rule("GF-100")
def test_a_short_hand_draws_one_card_where_all_is_calm() -> None:
    m = scene(
        "draw", characters=("dipper", "stan"), played="3-1", hand_p0=["0-4", "1-3"], deck_p0=["4-0", "2-2", "teleport"]
    )
    assert asked(m) == "draw"
    assert options(m) == {"deck", "no"}
    m.answer(0, "deck")
    assert keys(m, "hand:p0") == ["4-0", "0-4", "1-3"]
    m = scene("draw", characters=("dipper", "stan"), played="3-1", hand_p0=["0-4", "1-3"])
    m.answer(0, "no")
    assert len(keys(m, "hand:p0")) == 2


@rule("GF-100")
def test_no_draw_with_a_full_hand_beside_distrust_or_a_monster() -> None:
    assert asked(resting_point("draw", hand_p0=["0-4", "1-3", "2-2"])) == "play"
    assert asked(resting_point("draw", hand_p0=["0-4"], distrust={"lake": 1})) == "play"
    assert asked(resting_point("draw", hand_p0=["0-4"], monster_at=["lake", "gideon_house", "cemetery"])) == "play"


@rule("GF-101")
def test_an_empty_deck_is_made_from_the_discard_when_a_card_is_drawn() -> None:
    m = scene(
        "draw",
        characters=("dipper", "stan"),
        played="3-1",
        hand_p0=["0-4"],
        deck_p0=[],
        discard_p0=["3-1", "1-3", "2-2", "4-0", "teleport"],
    )
    m.script(["4-0"])
    m.answer(0, "deck")
    assert keys(m, "hand:p0") == ["4-0", "0-4"]
    assert keys(m, "discard:p0") == []
    assert len(keys(m, "deck:p0")) == 4


@rule("GF-102")
def test_beside_a_cube_a_die_for_each_support_removes_curses() -> None:
    m = resting_point("removal", cubes=["lake"], support={"lake": 3}, curses_p0=["weak_knees"])
    assert asked(m) == "removal"
    m.script(M, S, C)
    m.answer(0, "yes")
    assert told(m, "removal_rolled") == [(0, 3, 1)]
    m.answer(0, "weak_knees")
    assert keys(m, "curses:p0") == []


@rule("GF-102")
def test_no_removal_without_a_cube_or_without_support_and_it_may_be_declined() -> None:
    assert asked(resting_point("removal", support={"lake": 3}, curses_p0=["weak_knees"])) == "play"
    assert asked(resting_point("removal", cubes=["lake"], curses_p0=["weak_knees"])) == "play"
    m = resting_point("removal", cubes=["lake"], support={"lake": 3}, curses_p0=["weak_knees"])
    m.answer(0, "no")
    assert told(m, "removal_rolled") == []
    assert keys(m, "curses:p0") == ["weak_knees"]


@rule("GF-103")
def test_each_success_may_discard_one_own_curse() -> None:
    curses = ["weak_knees", "mind_block", "shaky_hands"]
    m = resting_point("removal", cubes=["lake"], support={"lake": 2}, curses_p0=curses)
    m.script(S, S)
    m.answer(0, "yes")
    assert options(m) == {*curses, "stop"}
    m.answer(0, "mind_block")
    m.answer(0, "stop")
    assert sorted(keys(m, "curses:p0")) == ["shaky_hands", "weak_knees"]
    assert keys(m, "curse_discard") == ["mind_block"]


@rule("GF-104")
def test_a_curse_of_this_turn_stays() -> None:
    m = resting_point(
        "removal", cubes=["lake"], support={"lake": 2}, curses_p0=["weak_knees", "mind_block"], fresh=["mind_block"]
    )
    m.script(S, S)
    m.answer(0, "yes")
    assert options(m) == {"weak_knees", "stop"}
    assert refused(m, 0, "mind_block") == "GF-104"
    m.answer(0, "weak_knees")
    assert keys(m, "curses:p0") == ["mind_block"]
    m = resting_point("removal", cubes=["lake"], support={"lake": 2}, curses_p0=["mind_block"], fresh=["mind_block"])
    assert asked(m) == "play"


@rule("GF-105")
def test_moves_and_curses_of_the_removal_roll_mean_nothing() -> None:
    m = resting_point("removal", cubes=["lake"], support={"lake": 2}, curses_p0=["weak_knees"])
    m.script(M, C)
    m.answer(0, "yes")
    assert tokens(m, "lake") == (2, 0)
    assert told(m, "cursed") == []
    assert keys(m, "curses:p0") == ["weak_knees"]


@rule("GF-106")
def test_a_cube_just_placed_counts_for_the_removal() -> None:
    m = resting_point("courage", support={"lake": 1}, curses_p0=["weak_knees"], hand_p0=["0-4", "1-3", "2-2"])
    m.answer(0, "yes")
    assert asked(m) == "removal"


@rule("GF-107")
def test_cube_then_draw_then_removal() -> None:
    m = resting_point("courage", support={"lake": 1}, curses_p0=["weak_knees"], hand_p0=["0-4", "1-3"])
    order = []
    for answer in ("yes", "refill", "no"):
        order.append(asked(m))
        m.answer(0, answer)
    assert order == ["courage", "draw", "removal"]


@rule("GF-216")
def test_the_dice_limit_holds_for_the_removal_without_overflow_curses() -> None:
    m = resting_point("removal", cubes=["lake"], support={"lake": 9}, curses_p0=["weak_knees"])
    m.script(C, C, C, C, C, C, C)
    m.answer(0, "yes")
    assert told(m, "removal_rolled") == [(0, 7, 0)]
    assert told(m, "cursed") == []
    m = resting_point("removal", cubes=["lake"], support={"lake": 9}, curses_p0=["shaky_hands"])
    m.script(C, C, C, C, C)
    m.answer(0, "yes")
    assert told(m, "removal_rolled") == [(0, 5, 0)]


@rule("GF-108")
def test_a_place_never_holds_two_cubes() -> None:
    m = scene(characters=("wendy", "mabel"), at="before_card", cubes=["lake", "diner"])
    assert "carry:lake:diner" not in options(m)
    assert refused(m, 0, "carry:lake:diner") == "GF-108"
    assert refused(m, 0, "carry:diner:lake") == "GF-108"


@rule("GF-109", "GF-123")
def test_a_cube_takes_the_blow_and_the_monster_stays() -> None:
    m = scene("move_monster", cubes=["manotaur_cave"], monsters=("gremloblin", "manotaur", "time_monster"))
    assert cubes(m) == set()
    assert story(m).count("monster_moved") == 0
    assert "alarm" not in story(m)
    assert "riot_pull" not in story(m)
    assert told(m, "cube_held") == [(-1, "manotaur_cave")]


@rule("GF-111")
def test_a_removed_cube_returns_to_the_supply() -> None:
    m = scene("move_monster", cubes=["manotaur_cave", "lake"], monsters=("gremloblin", "manotaur", "time_monster"))
    assert m.g.supply == 18
