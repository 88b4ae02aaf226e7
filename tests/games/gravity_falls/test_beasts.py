"""What each monster does, at the right moment."""

from igroteka.testing import rule
from tests.games.gravity_falls.scene import (
    C,
    M,
    S,
    Scene,
    asked,
    cubes,
    keys,
    lurks,
    options,
    refused,
    scene,
    tokens,
    told,
)


def fight(monster: str, *faces: int, card: str = "3-1", **position: object) -> Scene:
    """Mabel fights the monster at the lake; two tame ones are far away."""
    others = [name for name in ("gremloblin", "gideon_bot", "rumble_mcskirmish") if name != monster][:2]
    at = position.pop("monster_at", ["lake", "gideon_house", "cemetery"])
    # zones and nouns by name
    return scene("roll", played=card, script=list(faces), monsters=(monster, *others), monster_at=at, **position)  # type: ignore[arg-type]


@rule("GF-020")
def test_a_monsters_ability_works_until_it_is_defeated() -> None:
    beasts = ("manotaur", "gideon_bot", "rumble_mcskirmish")
    m = scene("draw", played="3-1", hand_p0=["0-4"], monsters=beasts, monster_at=["diner", "gideon_house", "cemetery"])
    assert options(m) == {"deck", "no"}
    m = scene("draw", played="3-1", hand_p0=["0-4"], monsters=beasts, monster_at=["", "gideon_house", "cemetery"])
    assert options(m) == {"refill", "no"}


@rule("GF-175")
def test_gobblewonker_needs_one_success_more() -> None:
    m = fight("gobblewonker", S, S, card="2-2", distrust={"lake": 2})
    assert told(m, "fought") == [(0, "gobblewonker", 3)]
    assert lurks(m, "gobblewonker") != ""
    m = fight("gobblewonker", S, S, card="2-2")
    assert told(m, "fought") == [(0, "gobblewonker", 2)]
    assert lurks(m, "gobblewonker") == ""


@rule("GF-169", "GF-170")
def test_the_trickster_minds_only_the_cursed_but_may_be_fought() -> None:
    m = fight("summerween_trickster", S, S, M, card="1-3", distrust={"lake": 1})
    assert told(m, "immune") == [(0, "summerween_trickster")]
    assert lurks(m, "summerween_trickster") == "lake"
    assert asked(m) == "move_token"
    m = fight("summerween_trickster", S, distrust={"lake": 1}, curses_p0=["weak_knees"], card="3-1")
    assert told(m, "fought") == [(0, "summerween_trickster", 2)]
    m = fight("summerween_trickster", S, distrust={"lake": 1}, curses_p0=["mind_block"], card="3-1")
    assert lurks(m, "summerween_trickster") == ""


@rule("GF-167")
def test_where_successes_do_not_work_moves_and_curse_still_apply() -> None:
    m = fight("summerween_trickster", S, M, C, card="1-3", distrust={"lake": 1}, curse_deck=["weak_knees", "..."])
    m.answer(0, "distrust:diner")
    assert tokens(m, "diner") == (0, 1)
    assert told(m, "cursed") == [(0, "weak_knees")]


@rule("GF-215")
def test_a_curse_of_the_same_roll_is_too_late_for_the_trickster() -> None:
    m = fight("summerween_trickster", S, C, card="2-2", distrust={"lake": 1}, curse_deck=["weak_knees", "..."])
    assert told(m, "immune") == [(0, "summerween_trickster")]
    assert keys(m, "curses:p0") == ["weak_knees"]
    m = fight("summerween_trickster", S, distrust={"lake": 1}, curses_p0=["mind_block"], fresh=["mind_block"])
    assert told(m, "defeated") == [(0, "summerween_trickster")]


@rule("GF-221")
def test_an_immediate_curse_leaves_nobody_cursed() -> None:
    m = fight("summerween_trickster", C, curse_deck=["monsters_call", "..."])
    assert keys(m, "curses:p0") == []
    assert keys(m, "curse_discard") == ["monsters_call"]


@rule("GF-168")
def test_near_the_manotaur_nobody_has_an_ability() -> None:
    beasts = ("manotaur", "gideon_bot", "rumble_mcskirmish")
    for place in ("lake", "diner"):
        m = scene(
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
        m.script(M)
        m.answer(0, "yes")
        assert asked(m) != "reroll"
    m = scene(
        "draw",
        characters=("stan", "mabel"),
        played="3-1",
        hand_p0=["0-4"],
        monsters=beasts,
        monster_at=["diner", "cemetery", "cemetery"],
    )
    assert options(m) == {"deck", "no"}
    assert refused(m, 0, "3-1") == "GF-168"
    m = scene(
        "draw",
        characters=("stan", "mabel"),
        played="3-1",
        hand_p0=["0-4"],
        monsters=beasts,
        monster_at=["pool", "cemetery", "cemetery"],
    )
    assert "3-1" in options(m)


@rule("GF-174", "GF-222")
def test_against_gremloblin_moves_are_curses_and_all_together_one() -> None:
    m = fight(
        "gremloblin", M, M, C, card="1-3", support={"lake": 0}, distrust={"lake": 1}, curse_deck=["weak_knees", "..."]
    )
    assert told(m, "token_moved") == []
    assert told(m, "cursed") == [(0, "weak_knees")]
    m = fight("gremloblin", M, distrust={"lake": 1}, curse_deck=["weak_knees", "..."])
    assert told(m, "cursed") == [(0, "weak_knees")]


@rule("GF-174")
def test_gremloblin_changes_nothing_in_a_fight_with_another() -> None:
    m = scene(
        "roll",
        played="3-1",
        monsters=("gremloblin", "gideon_bot", "time_monster"),
        monster_at=["lake", "lake", "cemetery"],
        distrust={"lake": 2},
    )
    m.script(M)
    m.answer(0, "gideon_bot")
    assert asked(m) == "move_token"


@rule("GF-176")
def test_the_time_monster_is_the_last_to_fall() -> None:
    m = fight("time_monster", S, M, card="2-2", distrust={"lake": 1})
    assert told(m, "immune") == [(0, "time_monster")]
    assert asked(m) == "move_token"
    m = fight("time_monster", S, distrust={"lake": 1}, monster_at=["lake", "", ""])
    assert m.result is not None
    assert m.result.why == "won"


@rule("GF-173", "GF-238")
def test_the_pterodactyl_minds_no_cube_and_takes_distrust_first_one_per_neighbour() -> None:
    m = scene(
        "move_monster",
        monsters=("pterodactyl", "gideon_bot", "rumble_mcskirmish"),
        support={"bunker": 1, "gnome_forest": 2},
        distrust={"bunker": 2},
        cubes=["bunker", "gnome_forest"],
    )
    assert tokens(m, "bunker") == (1, 1)
    assert tokens(m, "gnome_forest") == (1, 0)
    assert m.g.alarm == 1
    assert len(told(m, "riot_pull")) == 2


@rule("GF-239")
def test_gideon_bot_breaks_the_cube_and_riots_all_the_same() -> None:
    m = scene(
        "move_monster",
        monsters=("gideon_bot", "gremloblin", "rumble_mcskirmish"),
        cubes=["manotaur_cave"],
        distrust={"manotaur_cave": 2},
    )
    assert told(m, "cube_broken") == [(-1, "gideon_bot", "manotaur_cave")]
    assert cubes(m) == set()
    assert lurks(m, "gideon_bot") == "manotaur_cave"
    assert m.g.alarm == 2


@rule("GF-239")
def test_a_tie_with_gideon_bot_is_asked_even_before_a_cube() -> None:
    m = scene("move_monster", monster_at=["diner", "putt_hutt", "cemetery"], cubes=["manotaur_cave"])
    assert asked(m) == "mover"
    m.answer(0, "gremloblin")
    assert told(m, "cube_held") == [(-1, "manotaur_cave")]
    assert lurks(m, "gremloblin") == "diner"


@rule("GF-240")
def test_rumble_is_knocked_down_first_and_beaten_the_second_time() -> None:
    m = fight("rumble_mcskirmish", S, distrust={"lake": 1})
    assert told(m, "knocked_down") == [(0, "rumble_mcskirmish")]
    assert lurks(m, "rumble_mcskirmish") == "manotaur_cave"
    assert m.g.knocked_down == [1, 0, 0]
    m = fight("rumble_mcskirmish", S, distrust={"lake": 1}, knocked_down=[1, 0, 0])
    assert lurks(m, "rumble_mcskirmish") == ""


@rule("GF-250")
def test_who_walked_in_to_the_giant_fights_him_whoever_else_is_there() -> None:
    beasts = ("gnome_giant", "gideon_bot", "time_monster")
    m = scene("roll", played="3-1", script=[S], monsters=beasts, monster_at=["lake", "lake", "cemetery"])
    assert told(m, "fought") == [(0, "gnome_giant", 1)]
    for card in ("0-4", "teleport"):
        m = scene("roll", played=card, monsters=beasts, monster_at=["lake", "lake", "cemetery"])
        assert asked(m) == "opponent"
        assert options(m) == {"gnome_giant", "gideon_bot"}


@rule("GF-250")
def test_three_in_one_place_with_the_giant_give_the_reason() -> None:
    beasts = ("gnome_giant", "gideon_bot", "time_monster")
    m = scene("roll", played="3-1", script=[S], monsters=beasts, monster_at=["lake", "lake", "lake"])
    assert told(m, "fought")[0][1] == "gnome_giant"
