"""What each monster does, at the right moment."""

from typing import Any

from igroteka.testing import rule
from tests.games.gravity_falls.scene import C, M, S, Scene


def fight(monster: str, *faces: int, card: str = "3-1", **position: Any) -> Scene:
    """Mabel fights the monster at the lake; two tame ones are far away."""
    others = [name for name in ("gremloblin", "gideon_bot", "rumble_mcskirmish") if name != monster][:2]
    at = position.pop("monster_at", ["lake", "gideon_house", "cemetery"])
    return Scene("roll", played=card, script=list(faces), monsters=(monster, *others), monster_at=at, **position)


@rule("GF-020")
def test_a_monsters_ability_works_until_it_is_defeated() -> None:
    beasts = ("manotaur", "gideon_bot", "rumble_mcskirmish")
    m = Scene("draw", played="3-1", hand_p0=["0-4"], monsters=beasts, monster_at=["diner", "gideon_house", "cemetery"])
    assert m.options() == {"deck", "no"}
    m = Scene("draw", played="3-1", hand_p0=["0-4"], monsters=beasts, monster_at=["", "gideon_house", "cemetery"])
    assert m.options() == {"refill", "no"}


@rule("GF-175")
def test_gobblewonker_needs_one_success_more() -> None:
    m = fight("gobblewonker", S, S, card="2-2", distrust={"lake": 2})
    assert m.values("fought") == [(0, "gobblewonker", 3)]
    assert m.lurks("gobblewonker") != ""
    m = fight("gobblewonker", S, S, card="2-2")
    assert m.values("fought") == [(0, "gobblewonker", 2)]
    assert m.lurks("gobblewonker") == ""


@rule("GF-169", "GF-170")
def test_the_trickster_minds_only_the_cursed_but_may_be_fought() -> None:
    m = fight("summerween_trickster", S, S, M, card="1-3", distrust={"lake": 1})
    assert m.values("immune") == [(0, "summerween_trickster")]
    assert m.lurks("summerween_trickster") == "lake"
    assert m.asked == (0, "move_token")
    m = fight("summerween_trickster", S, distrust={"lake": 1}, curses_p0=["weak_knees"], card="3-1")
    assert m.values("fought") == [(0, "summerween_trickster", 2)]
    m = fight("summerween_trickster", S, distrust={"lake": 1}, curses_p0=["mind_block"], card="3-1")
    assert m.lurks("summerween_trickster") == ""


@rule("GF-167")
def test_where_successes_do_not_work_moves_and_curse_still_apply() -> None:
    m = fight("summerween_trickster", S, M, C, card="1-3", distrust={"lake": 1}, curse_deck=["weak_knees", "..."])
    m.do("p0 distrust:diner")
    assert m.tokens("diner") == (0, 1)
    assert m.values("cursed") == [(0, "weak_knees")]


@rule("GF-215")
def test_a_curse_of_the_same_roll_is_too_late_for_the_trickster() -> None:
    m = fight("summerween_trickster", S, C, card="2-2", distrust={"lake": 1}, curse_deck=["weak_knees", "..."])
    assert m.values("immune") == [(0, "summerween_trickster")]
    assert m.pile("curses:p0") == ["weak_knees"]
    m = fight("summerween_trickster", S, distrust={"lake": 1}, curses_p0=["mind_block"], fresh=["mind_block"])
    assert m.values("defeated") == [(0, "summerween_trickster")]


@rule("GF-221")
def test_an_immediate_curse_leaves_nobody_cursed() -> None:
    m = fight("summerween_trickster", C, curse_deck=["monsters_call", "..."])
    assert m.pile("curses:p0") == []
    assert m.pile("curse_discard") == ["monsters_call"]


@rule("GF-168")
def test_near_the_manotaur_nobody_has_an_ability() -> None:
    beasts = ("manotaur", "gideon_bot", "rumble_mcskirmish")
    for place in ("lake", "diner"):
        m = Scene(
            "removal",
            characters=("dipper", "mabel"),
            played="3-1",
            cubes=["lake"],
            support={"lake": 1},
            curses_p0=["weak_knees"],
            monsters=beasts,
            monster_at=[place, "gideon_house", "cemetery"],
            row=["library", "bunker", "gnome_forest"],
        )
        m.match.script(M)
        m.do("p0 yes")
        assert m.asked[1] != "reroll"
    m = Scene(
        "draw",
        characters=("stan", "mabel"),
        played="3-1",
        hand_p0=["0-4"],
        monsters=beasts,
        monster_at=["diner", "cemetery", "cemetery"],
    )
    assert m.options() == {"deck", "no"}
    assert m.why_not("p0 3-1") == "GF-168"
    m = Scene(
        "draw",
        characters=("stan", "mabel"),
        played="3-1",
        hand_p0=["0-4"],
        monsters=beasts,
        monster_at=["pool", "cemetery", "cemetery"],
    )
    assert "3-1" in m.options()


@rule("GF-174", "GF-222")
def test_against_gremloblin_moves_are_curses_and_all_together_one() -> None:
    m = fight(
        "gremloblin", M, M, C, card="1-3", support={"lake": 0}, distrust={"lake": 1}, curse_deck=["weak_knees", "..."]
    )
    assert m.values("token_moved") == []
    assert m.values("cursed") == [(0, "weak_knees")]
    m = fight("gremloblin", M, distrust={"lake": 1}, curse_deck=["weak_knees", "..."])
    assert m.values("cursed") == [(0, "weak_knees")]


@rule("GF-174")
def test_gremloblin_changes_nothing_in_a_fight_with_another() -> None:
    m = Scene(
        "roll",
        played="3-1",
        monsters=("gremloblin", "gideon_bot", "time_monster"),
        monster_at=["lake", "lake", "cemetery"],
        distrust={"lake": 2},
    )
    m.match.script(M)
    m.do("p0 gideon_bot")
    assert m.asked == (0, "move_token")


@rule("GF-176")
def test_the_time_monster_is_the_last_to_fall() -> None:
    m = fight("time_monster", S, M, card="2-2", distrust={"lake": 1})
    assert m.values("immune") == [(0, "time_monster")]
    assert m.asked == (0, "move_token")
    m = fight("time_monster", S, distrust={"lake": 1}, monster_at=["lake", "", ""])
    assert m.match.result is not None
    assert m.match.result.why == "won"


@rule("GF-173", "GF-238")
def test_the_pterodactyl_minds_no_cube_and_takes_distrust_first_one_per_neighbour() -> None:
    m = Scene(
        "move_monster",
        monsters=("pterodactyl", "gideon_bot", "rumble_mcskirmish"),
        support={"bunker": 1, "gnome_forest": 2},
        distrust={"bunker": 2},
        cubes=["bunker", "gnome_forest"],
    )
    assert m.tokens("bunker") == (1, 1)
    assert m.tokens("gnome_forest") == (1, 0)
    assert m.g.alarm == 1
    assert len(m.values("riot_pull")) == 2


@rule("GF-239")
def test_gideon_bot_breaks_the_cube_and_riots_all_the_same() -> None:
    m = Scene(
        "move_monster",
        monsters=("gideon_bot", "gremloblin", "rumble_mcskirmish"),
        cubes=["manotaur_cave"],
        distrust={"manotaur_cave": 2},
    )
    assert m.values("cube_broken") == [(-1, "gideon_bot", "manotaur_cave")]
    assert m.cubes() == set()
    assert m.lurks("gideon_bot") == "manotaur_cave"
    assert m.g.alarm == 2


@rule("GF-239")
def test_a_tie_with_gideon_bot_is_asked_even_before_a_cube() -> None:
    m = Scene("move_monster", monster_at=["diner", "putt_hutt", "cemetery"], cubes=["manotaur_cave"])
    assert m.asked == (0, "mover")
    m.do("p0 gremloblin")
    assert m.values("cube_held") == [(-1, "manotaur_cave")]
    assert m.lurks("gremloblin") == "diner"


@rule("GF-240")
def test_rumble_is_knocked_down_first_and_beaten_the_second_time() -> None:
    m = fight("rumble_mcskirmish", S, distrust={"lake": 1})
    assert m.values("knocked_down") == [(0, "rumble_mcskirmish")]
    assert m.lurks("rumble_mcskirmish") == "manotaur_cave"
    assert m.g.knocked_down == [1, 0, 0]
    m = fight("rumble_mcskirmish", S, distrust={"lake": 1}, knocked_down=[1, 0, 0])
    assert m.lurks("rumble_mcskirmish") == ""


@rule("GF-250")
def test_who_walked_in_to_the_giant_fights_him_whoever_else_is_there() -> None:
    beasts = ("gnome_giant", "gideon_bot", "time_monster")
    m = Scene("roll", played="3-1", script=[S], monsters=beasts, monster_at=["lake", "lake", "cemetery"])
    assert m.values("fought") == [(0, "gnome_giant", 1)]
    for card in ("0-4", "teleport"):
        m = Scene("roll", played=card, monsters=beasts, monster_at=["lake", "lake", "cemetery"])
        assert m.asked == (0, "opponent")
        assert m.options() == {"gnome_giant", "gideon_bot"}


@rule("GF-250")
def test_three_in_one_place_with_the_giant_give_the_reason() -> None:
    beasts = ("gnome_giant", "gideon_bot", "time_monster")
    m = Scene("roll", played="3-1", script=[S], monsters=beasts, monster_at=["lake", "lake", "lake"])
    assert m.values("fought")[0][1] == "gnome_giant"
