"""The five characters: abilities, their windows, and where their Teleports lead."""

from typing import Any

from igroteka.testing import rule
from tests.games.gravity_falls.scene import C, M, S, Scene


def as_(character: str, at: str, **position: Any) -> Scene:
    """The scene with that character in seat 0."""
    other = "mabel" if character != "mabel" else "dipper"
    return Scene(at, characters=(character, other), **position)


# --- Dipper ---


@rule("GF-229")
def test_dipper_rerolls_up_to_two_dice_once_and_the_new_faces_stand() -> None:
    m = as_("dipper", "roll", played="1-3", script=[C, M, S], distrust={"lake": 3})
    assert m.asked == (0, "reroll")
    assert m.options() == {
        "keep",
        "reroll_1:success",
        "reroll_1:move",
        "reroll_1:curse",
        "reroll_2:success:move",
        "reroll_2:success:curse",
        "reroll_2:move:curse",
    }
    assert m.why_not("p0 reroll_2:curse:curse") == "GF-229"
    m.match.script(S, S)
    m.do("p0 reroll_2:move:curse")
    assert m.values("rerolled") == [(0, 2, 3, 0, 0)]
    assert m.values("persuaded") == [(0, 3, "lake")]
    assert m.values("cursed") == []


@rule("GF-229")
def test_dipper_may_keep_the_roll_and_use_the_reroll_on_the_removal() -> None:
    m = as_(
        "dipper",
        "roll",
        played="3-1",
        script=[S, S],
        hand_p0=["0-4", "1-3", "2-2"],
        support={"lake": 1},
        cubes=["lake"],
        curses_p0=["weak_knees"],
    )
    m.do("p0 keep")
    assert m.asked == (0, "removal")
    m.match.script(M)
    m.do("p0 yes")
    assert m.asked == (0, "reroll")
    m.match.script(S)
    m.do("p0 reroll_1:move", "p0 weak_knees")
    assert m.pile("curses:p0") == []


@rule("GF-229")
def test_dipper_rerolls_once_a_turn() -> None:
    m = as_(
        "dipper",
        "removal",
        played="3-1",
        ability_used=True,
        support={"lake": 1},
        cubes=["lake"],
        curses_p0=["weak_knees"],
    )
    m.match.script(M)
    m.do("p0 yes")
    assert m.asked[1] != "reroll"


# --- Mabel ---


@rule("GF-166")
def test_mabel_refills_to_three() -> None:
    m = as_("mabel", "draw", played="3-1", hand_p0=["0-4"], deck_p0=["1-3", "2-2", "4-0", "teleport"])
    m.do("p0 refill")
    assert sorted(m.pile("hand:p0")) == ["0-4", "1-3", "2-2"]


@rule("GF-259")
def test_mabel_refills_fully_or_not_at_all_and_reshuffles_on_the_way() -> None:
    m = as_(
        "mabel", "draw", played="3-1", hand_p0=["0-4"], deck_p0=["1-3"], discard_p0=["3-1", "2-2", "4-0", "teleport"]
    )
    assert m.options() == {"refill", "no"}
    assert m.why_not("p0 deck") == "GF-259"
    m.match.script(["3-1"])
    m.do("p0 refill")
    assert sorted(m.pile("hand:p0")) == ["0-4", "1-3", "3-1"]
    assert m.pile("discard:p0") == []


# --- Stan ---


@rule("GF-161", "GF-163")
def test_stan_draws_from_the_deck_or_takes_any_card_of_his_discard_the_one_just_played_too() -> None:
    m = as_(
        "stan", "draw", played="3-1", hand_p0=["0-4"], deck_p0=["4-0", "2-2"], discard_p0=["3-1", "1-3", "teleport"]
    )
    assert m.options() == {"deck", "3-1", "1-3", "teleport", "no"}
    m.do("p0 3-1")
    assert sorted(m.pile("hand:p0")) == ["0-4", "3-1"]
    m = as_(
        "stan", "draw", played="3-1", hand_p0=["0-4"], deck_p0=["4-0", "2-2"], discard_p0=["3-1", "1-3", "teleport"]
    )
    m.do("p0 deck")
    assert sorted(m.pile("hand:p0")) == ["0-4", "4-0"]


@rule("GF-162")
def test_stan_sees_his_discard_but_not_his_deck() -> None:
    m = as_(
        "stan", "draw", played="3-1", hand_p0=["0-4"], deck_p0=["4-0", "2-2"], discard_p0=["3-1", "1-3", "teleport"]
    )
    zones = {zone.name: zone for zone in m.match.view(0).zones}
    assert [card.key for card in zones["discard:p0"].cards] == ["3-1", "1-3", "teleport"]
    assert [card.key for card in zones["deck:p0"].cards] == [None, None]


@rule("GF-258")
def test_stan_may_choose_an_empty_deck_which_is_shuffled_first() -> None:
    m = as_(
        "stan", "draw", played="3-1", hand_p0=["0-4"], deck_p0=[], discard_p0=["3-1", "1-3", "2-2", "4-0", "teleport"]
    )
    m.match.script(["2-2"])
    m.do("p0 deck")
    assert sorted(m.pile("hand:p0")) == ["0-4", "2-2"]
    assert len(m.pile("deck:p0")) == 4


# --- Soos ---


@rule("GF-230")
def test_soos_lifts_a_curse_from_a_neighbour_once_a_turn() -> None:
    m = Scene(
        "before_card",
        players=3,
        characters=("soos", "mabel", "stan"),
        character_at=["lake", "diner", "pool"],
        curses_p1=["weak_knees", "mind_block"],
        curses_p2=["loneliness"],
    )
    assert m.options() == {"pass", "lift:p1:weak_knees", "lift:p1:mind_block"}
    assert m.why_not("p0 lift:p2:loneliness") == "GF-230"
    m.do("p0 lift:p1:weak_knees")
    assert m.pile("curses:p1") == ["mind_block"]
    assert m.pile("curse_discard") == ["weak_knees"]
    assert m.asked == (0, "play")
    m.do("p0 rest")
    assert m.asked[1] != "ability_window"


@rule("GF-230")
def test_soos_helps_in_his_own_place_too() -> None:
    m = as_("soos", "before_card", character_at=["lake", "lake"], curses_p1=["weak_knees"])
    assert "lift:p1:weak_knees" in m.options()


@rule("GF-164")
def test_soos_cannot_help_himself() -> None:
    m = as_("soos", "before_card", character_at=["lake", "diner"], curses_p0=["loneliness"], curses_p1=["weak_knees"])
    assert "lift:p0:loneliness" not in m.options()
    assert m.why_not("p0 lift:p0:loneliness") == "GF-164"


# --- Wendy ---


@rule("GF-231")
def test_wendy_carries_any_cube_along_a_road_once_a_turn() -> None:
    m = as_("wendy", "before_card", cubes=["arcade", "junkyard"])
    assert m.options() == {
        "pass",
        "carry:arcade:gideon_house",
        "carry:arcade:police_station",
        "carry:arcade:telepathy_tent",
        "carry:junkyard:telepathy_tent",
        "carry:junkyard:summerween_store",
    }
    m.do("p0 carry:arcade:police_station")
    assert m.cubes() == {"police_station", "junkyard"}
    assert m.asked == (0, "play")


@rule("GF-165")
def test_wendy_carries_cubes_to_monsters_and_distrust_too() -> None:
    m = as_("wendy", "before_card", cubes=["junkyard"], distrust={"arcade": 2})
    m.do("p0 carry:junkyard:arcade")
    assert m.cubes() == {"arcade"}


# --- Windows ---


@rule("GF-217")
def test_there_are_seven_windows_in_a_turn_and_none_inside_a_step() -> None:
    m = as_(
        "wendy",
        "before_card",
        hand_p0=["1-3"],
        deck_p0=["0-4", "2-2"],
        cubes=["library"],
        distrust={"lake": 1},
        row=["junkyard", "bunker", "gnome_forest"],
        movement_deck=["pool", "diner", "..."],
    )
    m.match.script(S, S, S)
    places = []
    answers = {"ability_window": "pass", "play": "1-3", "walk": "putt_hutt", "courage": "yes", "draw": "deck"}
    while m.g.active == 0:
        if m.asked == (0, "ability_window"):
            places.append(m.match.view(0).phase)
        m.do(answers[m.asked[1]])
    assert places == [
        "before_card",
        "after_move",
        "after_rumours",
        "after_roll",
        "before_monsters",
        "after_riots",
        "after_reveal",
    ]


@rule("GF-159")
def test_abilities_work_in_the_own_turn_only() -> None:
    m = Scene(
        players=2,
        characters=("mabel", "wendy"),
        hand_p0=["0-4", "1-3", "2-2"],
        cubes=["library"],
        script=[S, S, S, S],
    )
    seen = []
    m.do("p0 rest")
    while m.g.active == 0:
        seen.append(m.ask().seat)
        m.do(m.ask().default())
    assert 1 not in seen
    assert m.asked == (1, "ability_window")


@rule("GF-160")
def test_an_event_is_resolved_before_the_ability() -> None:
    m = as_(
        "wendy",
        "move_monster",
        cubes=["library"],
        row=["lake", "bunker", "gnome_forest"],
        monster_at=["diner", "gideon_house", "cemetery"],
        curse_deck=["weak_knees", "..."],
        movement_deck=["ev_discard", "diner", "..."],
        hand_p0=["0-4"],
    )
    m.do("p0 pass")
    assert m.asked == (0, "discard")
    while m.asked[1] == "discard":
        m.do(m.ask().default())
    assert m.asked == (0, "ability_window")


# --- Teleports ---


def goals(character: str, **position: Any) -> Scene:
    return as_(character, "walk", played="teleport", **position)


@rule("GF-233")
def test_dippers_teleport_leads_to_a_monster() -> None:
    m = goals("dipper")
    assert m.options() == {"arcade", "gideon_house", "cemetery"}
    assert m.why_not("p0 pool") == "GF-053"


@rule("GF-234")
def test_mabels_teleport_leads_to_another_character() -> None:
    m = Scene("walk", players=3, played="teleport", character_at=["lake", "pool", "library"])
    assert m.options() == {"pool", "library"}


@rule("GF-235")
def test_stans_teleport_leads_to_two_distrust_without_a_monster() -> None:
    m = goals("stan", distrust={"pool": 2, "diner": 1, "library": 3, "arcade": 4})
    assert m.options() == {"pool", "library"}


@rule("GF-236")
def test_soos_teleport_leads_to_another_character_or_next_to_one() -> None:
    m = goals("soos", character_at=["lake", "cemetery"])
    assert m.options() == {"cemetery", "water_tower", "gideon_house"}


@rule("GF-237")
def test_wendys_teleport_leads_to_a_cube() -> None:
    m = goals("wendy", cubes=["pool", "library", "lake"])
    assert m.options() == {"pool", "library"}


@rule("GF-207")
def test_a_teleport_leads_elsewhere() -> None:
    m = goals("wendy", cubes=["pool", "library", "lake"])
    assert m.why_not("p0 lake") == "GF-207"
    assert as_("wendy", "play", hand_p0=["teleport", "0-4"], cubes=["lake"]).why_not("p0 teleport")


def test_loneliness_closes_a_teleports_goal() -> None:
    m = Scene(
        "walk",
        players=3,
        played="teleport",
        characters=("soos", "mabel", "stan"),
        character_at=["lake", "cemetery", "pool"],
        curses_p0=["loneliness"],
    )
    assert "cemetery" not in m.options()
    assert m.why_not("p0 cemetery") == "GF-205"
    assert m.stands() == "lake"
