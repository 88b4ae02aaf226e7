"""After the roll: courage cube, draw, curse removal, in this order; and what courage cubes do."""

from typing import Any

from igroteka.games.gravity_falls.content import Box
from igroteka.testing import rule
from tests.games.gravity_falls.scene import C, M, S, Scene


def resting_point(at: str, **position: Any) -> Scene:
    """Mabel is at the lake after her roll with 3-1."""
    return Scene(at, played="3-1", **position)


@rule("GF-098")
def test_a_cube_may_be_placed_where_all_is_calm() -> None:
    m = resting_point("courage", hand_p0=["0-4", "1-3", "2-2"])
    assert m.asked == (0, "courage")
    m.do("p0 yes")
    assert m.cubes() == {"lake"}
    m = resting_point("courage", hand_p0=["0-4", "1-3", "2-2"])
    m.do("p0 no")
    assert m.cubes() == set()


@rule("GF-098")
def test_no_cube_beside_a_monster_or_another_cube() -> None:
    m = resting_point("courage", monster_at=["lake", "gideon_house", "cemetery"], hand_p0=["0-4", "1-3", "2-2"])
    assert m.values("cube_placed") == []
    assert m.asked == (1, "play")
    m = resting_point("courage", cubes=["lake"], hand_p0=["0-4", "1-3", "2-2"])
    assert m.asked == (1, "play")


@rule("GF-099")
def test_no_cube_on_distrust_even_after_a_victory() -> None:
    m = Scene(
        "roll",
        played="3-1",
        script=[S],
        monster_at=["lake", "gideon_house", "cemetery"],
        distrust={"lake": 1},
        hand_p0=["0-4", "1-3"],
    )
    assert m.values("defeated") == [(0, "gremloblin")]
    assert m.asked == (1, "play")
    assert m.cubes() == set()


@rule("GF-214")
def test_without_a_cube_in_the_supply_none_is_placed() -> None:
    places = [
        place.key for place in Box.open().places if place.key not in ("lake", "manotaur_cave", "cemetery", "bunker")
    ]
    m = resting_point("courage", cubes=places, hand_p0=["0-4", "1-3", "2-2"])
    assert m.g.supply == 0
    assert m.asked == (1, "play")
    m = resting_point("courage", cubes=places[1:], hand_p0=["0-4", "1-3", "2-2"])
    assert m.g.supply == 1
    assert m.asked == (0, "courage")


@rule("GF-100")
def test_a_short_hand_draws_one_card_where_all_is_calm() -> None:
    m = Scene(
        "draw", characters=("dipper", "stan"), played="3-1", hand_p0=["0-4", "1-3"], deck_p0=["4-0", "2-2", "teleport"]
    )
    assert m.asked == (0, "draw")
    assert m.options() == {"deck", "no"}
    m.do("p0 deck")
    assert m.pile("hand:p0") == ["4-0", "0-4", "1-3"]
    m = Scene("draw", characters=("dipper", "stan"), played="3-1", hand_p0=["0-4", "1-3"])
    m.do("p0 no")
    assert len(m.pile("hand:p0")) == 2


@rule("GF-100")
def test_no_draw_with_a_full_hand_beside_distrust_or_a_monster() -> None:
    assert resting_point("draw", hand_p0=["0-4", "1-3", "2-2"]).asked == (1, "play")
    assert resting_point("draw", hand_p0=["0-4"], distrust={"lake": 1}).asked == (1, "play")
    assert resting_point("draw", hand_p0=["0-4"], monster_at=["lake", "gideon_house", "cemetery"]).asked == (1, "play")


@rule("GF-101")
def test_an_empty_deck_is_made_from_the_discard_when_a_card_is_drawn() -> None:
    m = Scene(
        "draw",
        characters=("dipper", "stan"),
        played="3-1",
        hand_p0=["0-4"],
        deck_p0=[],
        discard_p0=["3-1", "1-3", "2-2", "4-0", "teleport"],
    )
    m.match.script(["4-0"])
    m.do("p0 deck")
    assert m.pile("hand:p0") == ["4-0", "0-4"]
    assert m.pile("discard:p0") == []
    assert len(m.pile("deck:p0")) == 4


@rule("GF-102")
def test_beside_a_cube_a_die_for_each_support_removes_curses() -> None:
    m = resting_point("removal", cubes=["lake"], support={"lake": 3}, curses_p0=["weak_knees"])
    assert m.asked == (0, "removal")
    m.match.script(M, S, C)
    m.do("p0 yes")
    assert m.values("removal_rolled") == [(0, 3, 1)]
    m.do("p0 weak_knees")
    assert m.pile("curses:p0") == []


@rule("GF-102")
def test_no_removal_without_a_cube_or_without_support_and_it_may_be_declined() -> None:
    assert resting_point("removal", support={"lake": 3}, curses_p0=["weak_knees"]).asked == (1, "play")
    assert resting_point("removal", cubes=["lake"], curses_p0=["weak_knees"]).asked == (1, "play")
    m = resting_point("removal", cubes=["lake"], support={"lake": 3}, curses_p0=["weak_knees"])
    m.do("p0 no")
    assert m.values("removal_rolled") == []
    assert m.pile("curses:p0") == ["weak_knees"]


@rule("GF-103")
def test_each_success_may_discard_one_own_curse() -> None:
    curses = ["weak_knees", "mind_block", "shaky_hands"]
    m = resting_point("removal", cubes=["lake"], support={"lake": 2}, curses_p0=curses)
    m.match.script(S, S)
    m.do("p0 yes")
    assert m.options() == {*curses, "stop"}
    m.do("p0 mind_block", "p0 stop")
    assert sorted(m.pile("curses:p0")) == ["shaky_hands", "weak_knees"]
    assert m.pile("curse_discard") == ["mind_block"]


@rule("GF-104")
def test_a_curse_of_this_turn_stays() -> None:
    m = resting_point(
        "removal", cubes=["lake"], support={"lake": 2}, curses_p0=["weak_knees", "mind_block"], fresh=["mind_block"]
    )
    m.match.script(S, S)
    m.do("p0 yes")
    assert m.options() == {"weak_knees", "stop"}
    assert m.match.view(0).asks[0].subject == {"left": 1}, "two successes, but one curse that may go"
    assert m.why_not("p0 mind_block") == "GF-104"
    m.do("p0 weak_knees")
    assert m.pile("curses:p0") == ["mind_block"]
    m = resting_point("removal", cubes=["lake"], support={"lake": 2}, curses_p0=["mind_block"], fresh=["mind_block"])
    assert m.asked == (1, "play")


@rule("GF-105")
def test_moves_and_curses_of_the_removal_roll_mean_nothing() -> None:
    m = resting_point("removal", cubes=["lake"], support={"lake": 2}, curses_p0=["weak_knees"])
    m.match.script(M, C)
    m.do("p0 yes")
    assert m.tokens("lake") == (2, 0)
    assert m.values("cursed") == []
    assert m.pile("curses:p0") == ["weak_knees"]


@rule("GF-106")
def test_a_cube_just_placed_counts_for_the_removal() -> None:
    m = resting_point("courage", support={"lake": 1}, curses_p0=["weak_knees"], hand_p0=["0-4", "1-3", "2-2"])
    m.do("p0 yes")
    assert m.asked == (0, "removal")


@rule("GF-107")
def test_cube_then_draw_then_removal() -> None:
    m = resting_point("courage", support={"lake": 1}, curses_p0=["weak_knees"], hand_p0=["0-4", "1-3"])
    order = []
    for answer in ("yes", "refill", "no"):
        order.append(m.asked[1])
        m.do(f"p0 {answer}")
    assert order == ["courage", "draw", "removal"]


@rule("GF-216")
def test_the_dice_limit_holds_for_the_removal_without_overflow_curses() -> None:
    m = resting_point("removal", cubes=["lake"], support={"lake": 9}, curses_p0=["weak_knees"])
    m.match.script(C, C, C, C, C, C, C)
    m.do("p0 yes")
    assert m.values("removal_rolled") == [(0, 7, 0)]
    assert m.values("cursed") == []
    m = resting_point("removal", cubes=["lake"], support={"lake": 9}, curses_p0=["shaky_hands"])
    m.match.script(C, C, C, C, C)
    m.do("p0 yes")
    assert m.values("removal_rolled") == [(0, 5, 0)]


@rule("GF-108")
def test_a_place_never_holds_two_cubes() -> None:
    m = Scene(characters=("wendy", "mabel"), at="before_card", cubes=["lake", "diner"])
    assert "carry:lake:diner" not in m.options()
    assert m.why_not("p0 carry:lake:diner") == "GF-108"
    assert m.why_not("p0 carry:diner:lake") == "GF-108"


@rule("GF-109", "GF-123")
def test_a_cube_takes_the_blow_and_the_monster_stays() -> None:
    m = Scene("move_monster", cubes=["manotaur_cave"], monsters=("gremloblin", "manotaur", "time_monster"))
    assert m.cubes() == set()
    assert m.story().count("monster_moved") == 0
    assert "alarm" not in m.story()
    assert "riot_pull" not in m.story()
    assert m.values("cube_held") == [(-1, "manotaur_cave")]


@rule("GF-111")
def test_a_removed_cube_returns_to_the_supply() -> None:
    m = Scene("move_monster", cubes=["manotaur_cave", "lake"], monsters=("gremloblin", "manotaur", "time_monster"))
    assert m.g.supply == 18
