"""Looks that the rules, the view or the clock enforce, category by category."""

from pathlib import Path

import pytest

from igroteka.content import Pack
from igroteka.engine import Match
from igroteka.games.rigor_mortis.state import Table
from igroteka.testing import rule

from .scene import answer, caught, cells, goblin, looks, options, pile, question, rigor, scene, told, under, why

# --- eye -----------------------------------------------------------------------------------------------------------


@rule("RM-169")
def test_short_sight_hides_floor_symbols_more_than_two_cells_away() -> None:
    view = under("short_sight").view(0)
    floor = view.table["floor"]
    assert isinstance(floor, dict)
    assert floor["E4"] == "grimoire"
    assert floor["E2"] == "scroll"
    assert floor["F5"] == "grimoire"
    assert floor["E1"] == floor["C3"] == floor["A1"] == "unknown"
    other = under("short_sight").view(1).table["floor"]
    assert isinstance(other, dict)
    assert "unknown" not in other.values()


@rule("RM-170")
def test_misty_eyes_hide_goblins_more_than_three_cells_away_but_never_rigor() -> None:
    match = scene(4, {"p0": "E4", "p1": "E7", "p2": "C6", "p3": "G4"}, rigor="A1", looks_p0=["misty_eyes"])
    assert match.view(0).table["goblins"] == ["E4", "E7", None, "G4"]
    assert match.view(0).table["rigor"] == "A1"
    assert match.view(1).table["goblins"] == ["E4", "E7", "C6", "G4"]


@rule("RM-170", "RM-217")
def test_events_about_goblins_in_the_mist_come_without_their_cells() -> None:
    match = scene(
        2, {"p0": "E4", "p1": "A6"}, active=1, rigor="D4", looks_p0=["misty_eyes"], hand_p1=["goblin_orb_orb"]
    )
    answer(match, "goblin_orb_orb", "A5", "stop")
    blurred = next(event for event in match.events(0) if event.kind == "stepped")
    assert blurred.values == {"origin": "unknown", "cell": "unknown"}
    clear = next(event for event in match.events(1) if event.kind == "stepped")
    assert clear.values == {"origin": "A6", "cell": "A5"}


@rule("RM-217")
def test_the_options_stay_complete_even_if_they_give_something_away() -> None:
    match = scene(
        2,
        {"p0": "E4", "p1": "G5"},
        rigor="E3",
        looks_p0=["misty_eyes"],
        hand_p0=["goblin_stones_potion"],
        look_deck=["slow_wits", "..."],
    )
    answer(match, "goblin_stones_potion", "E3")
    assert options(match) == {"C1", "A4", "E6", "B7"}


@rule("RM-171")
def test_heavy_chin_hides_all_but_ones_own_place_at_the_table() -> None:
    view = under("heavy_chin").view(0)
    assert {zone.name for zone in view.zones} == {"hand:p0", "face_up:p0", "face_down:p0", "looks:p0"}
    assert view.table["hand_sizes"] == [3, None]
    assert view.table["tokens_left"] is None
    assert view.table["looks"] == [1, None]
    assert len(under("heavy_chin").view(1).zones) == 14


@rule("RM-171")
def test_under_heavy_chin_others_books_and_looks_come_without_faces() -> None:
    match = scene(
        2, {"p0": "E4", "p1": "E2"}, active=1, rigor="A1", looks_p0=["heavy_chin"], hand_p1=["goblin_orb_orb"]
    )
    answer(match, "goblin_orb_orb", "F2")
    assert next(event for event in match.events(0) if event.kind == "book_taken").cards is None
    assert next(event for event in match.events(1) if event.kind == "book_taken").cards is not None


@rule("RM-172")
def test_cross_eyes_use_the_left_symbol_first_and_the_right_one_second() -> None:
    match = under("cross_eyes", hand_p0=["goblin_potion_orb"])
    answer(match, "goblin_potion_orb")
    assert question(match).name == "goblin_second"
    assert goblin(match, 0) == "E5"
    match = under("cross_eyes", hand_p0=["goblin_stones_scroll"])
    answer(match, "goblin_stones_scroll")
    assert cells(match) == {"E3", "D4"}
    assert why(match, "F4") == "RM-172"
    answer(match, "E3")
    assert cells(match) == {"E2"}


@rule("RM-172")
def test_cross_eyes_bind_rigor_cards_too() -> None:
    match = under("cross_eyes", rigor="E4", cell="A7", hand_p0=["rigor_stones_scroll"])
    answer(match, "rigor_stones_scroll")
    assert cells(match) == {"E3", "D4"}


# --- hand ----------------------------------------------------------------------------------------------------------


@rule("RM-173")
def test_stiff_arm_clamps_a_random_card_on_arrival() -> None:
    match = caught(look_deck=["stiff_arm", "..."], script=[2])
    assert match.g.clamped[0] == 1
    answer(match, "C1")
    assert match.view(0).table["clamped"] is not None
    assert match.view(1).table["clamped"] is None


@rule("RM-173")
def test_a_clamped_card_cannot_be_played() -> None:
    match = under("stiff_arm", clamped={"p0": 1}, hand_p0=["goblin_orb_orb", "rigor_orb_orb", "goblin_scroll_orb"])
    assert why(match, "rigor_orb_orb") == "RM-173"
    assert options(match) == {"goblin_orb_orb", "goblin_scroll_orb"}


@rule("RM-173", "RM-213")
def test_a_new_clamp_replaces_the_old_after_each_draw_that_ends_a_turn() -> None:
    hand = ["goblin_orb_orb", "rigor_orb_orb", "goblin_scroll_orb"]
    match = under("stiff_arm", clamped={"p0": 1}, hand_p0=hand, script=[3])
    answer(match, "goblin_orb_orb", "E3", "stop")
    assert match.g.clamped[0] == 2
    assert told(match).count("clamped") == 1


@rule("RM-173")
def test_the_clamp_stays_with_its_card_when_others_leave_the_hand() -> None:
    hand = ["goblin_orb_orb", "rigor_orb_orb", "goblin_scroll_orb"]
    match = under("stiff_arm", clamped={"p0": 1}, hand_p0=hand)
    answer(match, "goblin_scroll_orb")
    assert match.g.clamped[0] == 0
    assert match.g.hand(0)[0].key == "rigor_orb_orb"


@rule("RM-173")
def test_of_twins_the_free_one_can_be_played() -> None:
    match = under("stiff_arm", clamped={"p0": 0}, hand_p0=["goblin_orb_orb", "goblin_orb_orb"])
    answer(match, "goblin_orb_orb")
    assert match.g.clamped[0] == 0
    assert len(pile(match, "hand:p0")) == 1


@rule("RM-173", "RM-140")
def test_the_clamp_goes_with_the_look() -> None:
    match = under("stiff_arm", clamped={"p0": 0}, hand_p0=["goblin_orb_orb"], face_up_p0=["pardon"])
    answer(match, "pardon")
    assert match.g.clamped[0] == -1
    assert "goblin_orb_orb" in options(match)


@rule("RM-174")
def test_crab_claws_play_only_the_oldest_or_the_newest_card() -> None:
    match = under("crab_claws", hand_p0=["goblin_orb_orb", "rigor_orb_orb", "goblin_scroll_orb"])
    assert why(match, "rigor_orb_orb") == "RM-174"
    assert options(match) == {"goblin_orb_orb", "goblin_scroll_orb"}


@rule("RM-175")
def test_butterfingers_discard_the_surplus_at_once_by_choice() -> None:
    hand = ["goblin_stones_potion", "rigor_orb_orb", "rigor_scroll_orb", "goblin_orb_orb"]
    match = caught(hand_p0=hand, look_deck=["butterfingers", "..."])
    assert question(match).name == "discard"
    assert question(match).seat == 0
    answer(match, "rigor_orb_orb")
    assert sorted(pile(match, "hand:p0")) == ["goblin_orb_orb", "rigor_scroll_orb"]
    assert pile(match, "movement_discard")[-1] == "rigor_orb_orb"
    assert question(match).name == "teleport"


@rule("RM-175")
def test_under_butterfingers_the_hand_is_one_card_smaller() -> None:
    match = under("butterfingers", hand_p0=["goblin_orb_orb", "rigor_orb_orb"])
    answer(match, "goblin_orb_orb", "E3", "stop")
    assert len(pile(match, "hand:p0")) == 2


def test_time_drops_the_oldest_card() -> None:
    hand = ["goblin_stones_potion", "rigor_orb_orb", "rigor_scroll_orb", "goblin_orb_orb"]
    assert question(caught(hand_p0=hand, look_deck=["butterfingers", "..."])).default() == "goblin_orb_orb"


def seen_hand(match: Match[Table], viewer: int | None, owner: int) -> list[str | None]:
    zone = next(zone for zone in match.view(viewer).zones if zone.name == f"hand:p{owner}")
    return [card.key for card in zone.cards]


@rule("RM-176", "RM-145")
def test_open_palms_show_the_hand_to_everybody() -> None:
    match = caught(look_deck=["open_palms", "..."], movement_deck=["goblin_orb_orb", "..."])
    assert set(seen_hand(match, 1, 0)) == {"rigor_orb_orb", "rigor_scroll_orb"}
    assert seen_hand(match, 0, 1) == [None, None, None]
    answer(match, "C1")
    assert set(seen_hand(match, None, 0)) == {"rigor_orb_orb", "rigor_scroll_orb", "goblin_orb_orb"}
    assert next(event.cards for event in match.events(1) if event.kind == "drew") == ["goblin_orb_orb"]


# --- mouth, leg, head, collar: what the rules enforce --------------------------------------------------------------


@rule("RM-178")
def test_clenched_teeth_use_no_book() -> None:
    match = under("clenched_teeth", face_up_p0=["powder", "pardon"], hand_p0=["goblin_orb_orb"])
    assert why(match, "powder") == "RM-178"
    assert why(match, "pardon") == "RM-178"
    answer(match, "goblin_orb_orb", "E3", "stop")
    assert match.g.active == 1


@rule("RM-178")
def test_under_clenched_teeth_there_are_no_reactions_but_permanent_books_work() -> None:
    match = caught(looks_p0=["clenched_teeth"], face_up_p0=["mirror_shield", "pocket"])
    assert question(match).name == "teleport"
    assert len(looks(match, 0)) == 2
    assert match.g.hand_size(0) == 4


@rule("RM-181")
def test_on_one_leg_a_goblin_card_moves_one_cell() -> None:
    match = under("one_leg", hand_p0=["goblin_orb_orb"])
    answer(match, "goblin_orb_orb", "E3")
    assert match.g.active == 1
    assert goblin(match, 0) == "E3"


@rule("RM-181")
def test_one_leg_does_not_hinder_slippers_or_rigor() -> None:
    match = under("one_leg", hand_p0=["goblin_orb_orb"], face_up_p0=["slippers"])
    answer(match, "slippers", "E3", "goblin_orb_orb", "E2")
    assert goblin(match, 0) == "E2"
    match = under("one_leg", rigor="E3", hand_p0=["rigor_orb_orb"])
    answer(match, "rigor_orb_orb", "E2", "E1")
    assert rigor(match) == "E1"


@rule("RM-183")
def test_with_a_mincing_gait_the_goblin_steps_onto_no_other() -> None:
    match = scene(
        2,
        {"p0": "E4", "p1": "E5"},
        rigor="A1",
        looks_p0=["mincing_gait"],
        hand_p0=["goblin_orb_orb"],
        face_up_p0=["slippers"],
    )
    twin = match.fork()
    answer(match, "goblin_orb_orb")
    assert why(match, "E5") == "RM-183"
    answer(twin, "slippers")
    assert why(twin, "E5") == "RM-183"


@rule("RM-183")
def test_a_shoved_goblin_with_a_mincing_gait_pushes_on() -> None:
    match = scene(
        3, {"p0": "E3", "p1": "E4", "p2": "E5"}, rigor="A1", looks_p1=["mincing_gait"], hand_p0=["goblin_orb_orb"]
    )
    answer(match, "goblin_orb_orb", "E4", "E5", "D5")
    assert goblin(match, 1) == "E5"
    assert goblin(match, 2) == "D5"


@rule("RM-184")
def test_stiff_knees_go_straight_on() -> None:
    match = under("stiff_knees", hand_p0=["goblin_orb_orb"])
    answer(match, "goblin_orb_orb", "E3")
    assert options(match) == {"E2", "stop"}
    assert why(match, "F3") == "RM-184"
    assert why(match, "E4") == "RM-184"


@rule("RM-184")
def test_stiff_knees_do_not_bind_rigor() -> None:
    match = under("stiff_knees", rigor="E3", hand_p0=["rigor_orb_orb"])
    answer(match, "rigor_orb_orb", "E2")
    assert {"E1", "F2"} <= options(match)


@pytest.mark.parametrize(("look", "milliseconds"), [("slow_wits", 30_000), ("one_leg", 60_000)])
@rule("RM-187")
def test_slow_wits_halve_the_turn_clock(look: str, milliseconds: int) -> None:
    match = under(look, settings={"live": True})
    assert question(match).deadline == milliseconds
    assert match.view(0).table["turn_seconds"] == milliseconds // 1000


@rule("RM-187")
def test_slow_wits_leave_fifteen_seconds_at_least(tmp_path: Path) -> None:
    (tmp_path / "rigor_mortis").mkdir()
    item = "numbers:\n- {id: turn_seconds, source: rulebook, value: 20}\n"
    (tmp_path / "rigor_mortis" / "numbers.yaml").write_text(item, encoding="utf-8")
    match = under("slow_wits", settings={"live": True}, pack=Pack.open(tmp_path))
    assert match.view(0).table["turn_seconds"] == 15


@rule("RM-187")
def test_slow_wits_halve_a_bots_budget() -> None:
    demands = under("slow_wits").view(0).table["demands"]
    assert isinstance(demands, list)
    assert demands[0]["budget"] == 0.5


@rule("RM-188")
def test_the_absent_minded_lose_and_replace_a_random_card_as_their_turn_begins() -> None:
    match = scene(
        2,
        {"p0": "E4"},
        rigor="A1",
        looks_p1=["absent_minded"],
        hand_p0=["goblin_orb_orb"],
        hand_p1=["rigor_orb_orb", "rigor_scroll_orb", "goblin_scroll_orb"],
        script=[2],
    )
    answer(match, "goblin_orb_orb", "E3", "stop")
    assert match.g.active == 1
    assert pile(match, "movement_discard")[-1] == "rigor_scroll_orb"
    assert len(pile(match, "hand:p1")) == 3
    assert "forgot" in told(match)


@rule("RM-213", "RM-188")
def test_the_absent_minded_swap_is_no_draw_for_other_looks() -> None:
    match = scene(
        2,
        {"p0": "E4"},
        rigor="A1",
        looks_p1=["absent_minded", "stiff_arm"],
        clamped={"p1": 0},
        hand_p0=["goblin_orb_orb"],
        hand_p1=["rigor_orb_orb", "rigor_scroll_orb", "goblin_scroll_orb"],
        script=[3],
    )
    answer(match, "goblin_orb_orb", "E3", "stop")
    assert match.g.clamped[1] == 0
    assert "clamped" not in told(match)


@rule("RM-213")
def test_no_card_drawn_at_the_end_of_a_turn_means_no_new_clamp() -> None:
    hand = ["goblin_orb_orb", "rigor_orb_orb", "goblin_scroll_orb"]
    match = under(
        "stiff_arm",
        "D6",
        clamped={"p0": 0},
        hand_p0=hand,
        face_up_p0=["slippers"],
        token_stack=["teleportation", "..."],
    )
    answer(match, "slippers", "E6", "C1")
    assert match.g.active == 1
    assert match.g.clamped[0] == 0
    assert "clamped" not in told(match)


@rule("RM-213")
def test_the_new_hand_of_a_lost_turn_is_a_draw() -> None:
    match = under("stiff_arm", "A7", clamped={"p0": 0}, script=[1], hand_p0=["goblin_potion_grimoire"])
    answer(match, "show_hand")
    assert told(match).count("clamped") == 1


@rule("RM-189")
def test_with_an_allergy_new_books_come_face_down_and_stay_so() -> None:
    match = under("book_allergy", "E2", hand_p0=["goblin_orb_orb"], book_deck=["powder", "..."], face_up_p0=["pardon"])
    answer(match, "goblin_orb_orb", "F2", "C7")
    assert pile(match, "face_down:p0") == ["powder"]
    answer(match, "pardon")
    assert set(pile(match, "face_down:p0")) == {"powder", "pardon"}
    assert not looks(match, 0)


@rule("RM-190")
def test_with_a_return_label_the_left_neighbour_chooses_teleport_and_start_cells() -> None:
    match = scene(3, {"p0": "E4"}, rigor="E3", looks_p0=["return_label"], hand_p0=["goblin_stones_potion"])
    answer(match, "goblin_stones_potion", "E3")
    assert question(match).seat == 1
    assert question(match).name == "teleport"
    match = scene(3, {"p2": "E2"}, active=2, rigor="A1", looks_p2=["return_label"], hand_p2=["goblin_orb_orb"])
    answer(match, "goblin_orb_orb", "F2")
    assert question(match).seat == 0
    assert question(match).name == "start"


@rule("RM-190", "RM-155")
def test_the_return_label_does_not_touch_shadow_step() -> None:
    match = under("return_label", face_up_p0=["shadow_step"], hand_p0=["goblin_orb_orb"])
    answer(match, "shadow_step")
    assert question(match).seat == 0


def test_every_look_is_named_to_the_screen_that_must_bend() -> None:
    for look in scene(2).g.box.looks:
        demand = scene(2, looks_p0=[look.key]).view(0).table["demands"]
        assert isinstance(demand, list)
        assert demand[0]["look"] == look.key
        assert demand[0]["enforcement"] == look.enforcement
