"""Looks that the rules, the view or the clock enforce, category by category."""

from pathlib import Path

import pytest

from igroteka.content import Pack
from igroteka.testing import rule

from .scene import Library, caught, under

# --- eye -----------------------------------------------------------------------------------------------------------


@rule("RM-169")
def test_short_sight_hides_floor_symbols_more_than_two_cells_away() -> None:
    view = under("short_sight").match.view(0)
    floor = view.table["floor"]
    assert isinstance(floor, dict)
    assert floor["E4"] == "grimoire"
    assert floor["E2"] == "scroll"
    assert floor["F5"] == "grimoire"
    assert floor["E1"] == floor["C3"] == floor["A1"] == "unknown"
    other = under("short_sight").match.view(1).table["floor"]
    assert isinstance(other, dict)
    assert "unknown" not in other.values()


@rule("RM-170")
def test_misty_eyes_hide_goblins_more_than_three_cells_away_but_never_rigor() -> None:
    scene = Library(4, {"p0": "E4", "p1": "E7", "p2": "C6", "p3": "G4"}, rigor="A1", looks_p0=["misty_eyes"])
    assert scene.match.view(0).table["goblins"] == ["E4", "E7", None, "G4"]
    assert scene.match.view(0).table["rigor"] == "A1"
    assert scene.match.view(1).table["goblins"] == ["E4", "E7", "C6", "G4"]


@rule("RM-170", "RM-217")
def test_events_about_goblins_in_the_mist_come_without_their_cells() -> None:
    scene = Library(
        2, {"p0": "E4", "p1": "A6"}, active=1, rigor="D4", looks_p0=["misty_eyes"], hand_p1=["goblin_orb_orb"]
    )
    scene.do("goblin_orb_orb", "A5", "stop")
    blurred = next(event for event in scene.match.events(0) if event.kind == "stepped")
    assert blurred.values == {"origin": "unknown", "cell": "unknown"}
    clear = next(event for event in scene.match.events(1) if event.kind == "stepped")
    assert clear.values == {"origin": "A6", "cell": "A5"}


@rule("RM-217")
def test_the_options_stay_complete_even_if_they_give_something_away() -> None:
    scene = Library(
        2,
        {"p0": "E4", "p1": "G5"},
        rigor="E3",
        looks_p0=["misty_eyes"],
        hand_p0=["goblin_stones_potion"],
        look_deck=["slow_wits", "..."],
    )
    scene.do("goblin_stones_potion", "E3")
    assert scene.options() == {"C1", "A4", "E6", "B7"}


@rule("RM-171")
def test_heavy_chin_hides_all_but_ones_own_place_at_the_table() -> None:
    view = under("heavy_chin").match.view(0)
    assert {zone.name for zone in view.zones} == {"hand:p0", "face_up:p0", "face_down:p0", "looks:p0"}
    assert view.table["hand_sizes"] == [3, None]
    assert view.table["tokens_left"] is None
    assert view.table["looks"] == [1, None]
    assert len(under("heavy_chin").match.view(1).zones) == 14


@rule("RM-171")
def test_under_heavy_chin_others_books_and_looks_come_without_faces() -> None:
    scene = Library(
        2, {"p0": "E4", "p1": "E2"}, active=1, rigor="A1", looks_p0=["heavy_chin"], hand_p1=["goblin_orb_orb"]
    )
    scene.do("goblin_orb_orb", "F2")
    assert next(event for event in scene.match.events(0) if event.kind == "book_taken").cards is None
    assert next(event for event in scene.match.events(1) if event.kind == "book_taken").cards is not None


@rule("RM-172")
def test_cross_eyes_use_the_left_symbol_first_and_the_right_one_second() -> None:
    scene = under("cross_eyes", hand_p0=["goblin_potion_orb"])
    scene.do("goblin_potion_orb")
    assert scene.ask().name == "goblin_second"
    assert scene.goblin(0) == "E5"
    scene = under("cross_eyes", hand_p0=["goblin_stones_scroll"])
    scene.do("goblin_stones_scroll")
    assert scene.cells() == {"E3", "D4"}
    assert scene.why_not("F4") == "RM-172"
    scene.do("E3")
    assert scene.cells() == {"E2"}


@rule("RM-172")
def test_cross_eyes_bind_rigor_cards_too() -> None:
    scene = under("cross_eyes", rigor="E4", cell="A7", hand_p0=["rigor_stones_scroll"])
    scene.do("rigor_stones_scroll")
    assert scene.cells() == {"E3", "D4"}


# --- hand ----------------------------------------------------------------------------------------------------------


@rule("RM-173")
def test_stiff_arm_clamps_a_random_card_on_arrival() -> None:
    scene = caught(look_deck=["stiff_arm", "..."], script=[2])
    assert scene.g.clamped[0] == 1
    scene.do("C1")
    assert scene.match.view(0).table["clamped"] is not None
    assert scene.match.view(1).table["clamped"] is None


@rule("RM-173")
def test_a_clamped_card_cannot_be_played() -> None:
    scene = under("stiff_arm", clamped={"p0": 1}, hand_p0=["goblin_orb_orb", "rigor_orb_orb", "goblin_scroll_orb"])
    assert scene.why_not("rigor_orb_orb") == "RM-173"
    assert scene.options() == {"goblin_orb_orb", "goblin_scroll_orb"}


@rule("RM-173", "RM-213")
def test_a_new_clamp_replaces_the_old_after_each_draw_that_ends_a_turn() -> None:
    hand = ["goblin_orb_orb", "rigor_orb_orb", "goblin_scroll_orb"]
    scene = under("stiff_arm", clamped={"p0": 1}, hand_p0=hand, script=[3])
    scene.do("goblin_orb_orb", "E3", "stop")
    assert scene.g.clamped[0] == 2
    assert scene.kinds().count("clamped") == 1


@rule("RM-173")
def test_the_clamp_stays_with_its_card_when_others_leave_the_hand() -> None:
    hand = ["goblin_orb_orb", "rigor_orb_orb", "goblin_scroll_orb"]
    scene = under("stiff_arm", clamped={"p0": 1}, hand_p0=hand)
    scene.do("goblin_scroll_orb")
    assert scene.g.clamped[0] == 0
    assert scene.g.hand(0)[0].key == "rigor_orb_orb"


@rule("RM-173")
def test_of_twins_the_free_one_can_be_played() -> None:
    scene = under("stiff_arm", clamped={"p0": 0}, hand_p0=["goblin_orb_orb", "goblin_orb_orb"])
    scene.do("goblin_orb_orb")
    assert scene.g.clamped[0] == 0
    assert len(scene.laid("hand:p0")) == 1


@rule("RM-173", "RM-140")
def test_the_clamp_goes_with_the_look() -> None:
    scene = under("stiff_arm", clamped={"p0": 0}, hand_p0=["goblin_orb_orb"], face_up_p0=["pardon"])
    scene.do("pardon")
    assert scene.g.clamped[0] == -1
    assert "goblin_orb_orb" in scene.options()


@rule("RM-174")
def test_crab_claws_play_only_the_oldest_or_the_newest_card() -> None:
    scene = under("crab_claws", hand_p0=["goblin_orb_orb", "rigor_orb_orb", "goblin_scroll_orb"])
    assert scene.why_not("rigor_orb_orb") == "RM-174"
    assert scene.options() == {"goblin_orb_orb", "goblin_scroll_orb"}


@rule("RM-175")
def test_butterfingers_discard_the_surplus_at_once_by_choice() -> None:
    hand = ["goblin_stones_potion", "rigor_orb_orb", "rigor_scroll_orb", "goblin_orb_orb"]
    scene = caught(hand_p0=hand, look_deck=["butterfingers", "..."])
    assert scene.asked == (0, "discard")
    scene.do("rigor_orb_orb")
    assert sorted(scene.laid("hand:p0")) == ["goblin_orb_orb", "rigor_scroll_orb"]
    assert scene.laid("movement_discard")[-1] == "rigor_orb_orb"
    assert scene.ask().name == "teleport"


@rule("RM-175")
def test_under_butterfingers_the_hand_is_one_card_smaller() -> None:
    scene = under("butterfingers", hand_p0=["goblin_orb_orb", "rigor_orb_orb"])
    scene.do("goblin_orb_orb", "E3", "stop")
    assert len(scene.laid("hand:p0")) == 2


def test_time_drops_the_oldest_card() -> None:
    hand = ["goblin_stones_potion", "rigor_orb_orb", "rigor_scroll_orb", "goblin_orb_orb"]
    assert caught(hand_p0=hand, look_deck=["butterfingers", "..."]).ask().default() == "goblin_orb_orb"


def seen_hand(scene: Library, viewer: int | None, owner: int) -> list[str | None]:
    zone = next(zone for zone in scene.match.view(viewer).zones if zone.name == f"hand:p{owner}")
    return [card.key for card in zone.cards]


@rule("RM-176", "RM-145")
def test_open_palms_show_the_hand_to_everybody() -> None:
    scene = caught(look_deck=["open_palms", "..."], movement_deck=["goblin_orb_orb", "..."])
    assert set(seen_hand(scene, 1, 0)) == {"rigor_orb_orb", "rigor_scroll_orb"}
    assert seen_hand(scene, 0, 1) == [None, None, None]
    scene.do("C1")
    assert set(seen_hand(scene, None, 0)) == {"rigor_orb_orb", "rigor_scroll_orb", "goblin_orb_orb"}
    assert next(event.cards for event in scene.match.events(1) if event.kind == "drew") == ["goblin_orb_orb"]


# --- mouth, leg, head, collar: what the rules enforce --------------------------------------------------------------


@rule("RM-178")
def test_clenched_teeth_use_no_book() -> None:
    scene = under("clenched_teeth", face_up_p0=["powder", "pardon"], hand_p0=["goblin_orb_orb"])
    assert scene.why_not("powder") == "RM-178"
    assert scene.why_not("pardon") == "RM-178"
    scene.do("goblin_orb_orb", "E3", "stop")
    assert scene.g.active == 1


@rule("RM-178")
def test_under_clenched_teeth_there_are_no_reactions_but_permanent_books_work() -> None:
    scene = caught(looks_p0=["clenched_teeth"], face_up_p0=["mirror_shield", "pocket"])
    assert scene.ask().name == "teleport"
    assert len(scene.looks(0)) == 2
    assert scene.g.hand_size(0) == 4


@rule("RM-181")
def test_on_one_leg_a_goblin_card_moves_one_cell() -> None:
    scene = under("one_leg", hand_p0=["goblin_orb_orb"])
    scene.do("goblin_orb_orb", "E3")
    assert scene.g.active == 1
    assert scene.goblin(0) == "E3"


@rule("RM-181")
def test_one_leg_does_not_hinder_slippers_or_rigor() -> None:
    scene = under("one_leg", hand_p0=["goblin_orb_orb"], face_up_p0=["slippers"])
    scene.do("slippers", "E3", "goblin_orb_orb", "E2")
    assert scene.goblin(0) == "E2"
    scene = under("one_leg", rigor="E3", hand_p0=["rigor_orb_orb"])
    scene.do("rigor_orb_orb", "E2", "E1")
    assert scene.rigor() == "E1"


@rule("RM-183")
def test_with_a_mincing_gait_the_goblin_steps_onto_no_other() -> None:
    scene = Library(
        2,
        {"p0": "E4", "p1": "E5"},
        rigor="A1",
        looks_p0=["mincing_gait"],
        hand_p0=["goblin_orb_orb"],
        face_up_p0=["slippers"],
    )
    twin = scene.fork()
    scene.do("goblin_orb_orb")
    assert scene.why_not("E5") == "RM-183"
    twin.do("slippers")
    assert twin.why_not("E5") == "RM-183"


@rule("RM-183")
def test_a_shoved_goblin_with_a_mincing_gait_pushes_on() -> None:
    scene = Library(
        3, {"p0": "E3", "p1": "E4", "p2": "E5"}, rigor="A1", looks_p1=["mincing_gait"], hand_p0=["goblin_orb_orb"]
    )
    scene.do("goblin_orb_orb", "E4", "E5", "D5")
    assert scene.goblin(1) == "E5"
    assert scene.goblin(2) == "D5"


@rule("RM-184")
def test_stiff_knees_go_straight_on() -> None:
    scene = under("stiff_knees", hand_p0=["goblin_orb_orb"])
    scene.do("goblin_orb_orb", "E3")
    assert scene.options() == {"E2", "stop"}
    assert scene.why_not("F3") == "RM-184"
    assert scene.why_not("E4") == "RM-184"


@rule("RM-184")
def test_stiff_knees_do_not_bind_rigor() -> None:
    scene = under("stiff_knees", rigor="E3", hand_p0=["rigor_orb_orb"])
    scene.do("rigor_orb_orb", "E2")
    assert {"E1", "F2"} <= scene.options()


@pytest.mark.parametrize(("look", "milliseconds"), [("slow_wits", 30_000), ("one_leg", 60_000)])
@rule("RM-187")
def test_slow_wits_halve_the_turn_clock(look: str, milliseconds: int) -> None:
    scene = under(look, settings={"live": True})
    assert scene.ask().deadline == milliseconds
    assert scene.match.view(0).table["turn_seconds"] == milliseconds // 1000


@rule("RM-187")
def test_slow_wits_leave_fifteen_seconds_at_least(tmp_path: Path) -> None:
    (tmp_path / "rigor_mortis").mkdir()
    item = "numbers:\n- {id: turn_seconds, source: rulebook, value: 20}\n"
    (tmp_path / "rigor_mortis" / "numbers.yaml").write_text(item, encoding="utf-8")
    scene = under("slow_wits", settings={"live": True}, pack=Pack.open(tmp_path))
    assert scene.match.view(0).table["turn_seconds"] == 15


@rule("RM-187")
def test_slow_wits_halve_a_bots_budget() -> None:
    demands = under("slow_wits").match.view(0).table["demands"]
    assert isinstance(demands, list)
    assert demands[0]["budget"] == 0.5


@rule("RM-188")
def test_the_absent_minded_lose_and_replace_a_random_card_as_their_turn_begins() -> None:
    scene = Library(
        2,
        {"p0": "E4"},
        rigor="A1",
        looks_p1=["absent_minded"],
        hand_p0=["goblin_orb_orb"],
        hand_p1=["rigor_orb_orb", "rigor_scroll_orb", "goblin_scroll_orb"],
        script=[2],
    )
    scene.do("goblin_orb_orb", "E3", "stop")
    assert scene.g.active == 1
    assert scene.laid("movement_discard")[-1] == "rigor_scroll_orb"
    assert len(scene.laid("hand:p1")) == 3
    assert "forgot" in scene.kinds()


@rule("RM-213", "RM-188")
def test_the_absent_minded_swap_is_no_draw_for_other_looks() -> None:
    scene = Library(
        2,
        {"p0": "E4"},
        rigor="A1",
        looks_p1=["absent_minded", "stiff_arm"],
        clamped={"p1": 0},
        hand_p0=["goblin_orb_orb"],
        hand_p1=["rigor_orb_orb", "rigor_scroll_orb", "goblin_scroll_orb"],
        script=[3],
    )
    scene.do("goblin_orb_orb", "E3", "stop")
    assert scene.g.clamped[1] == 0
    assert "clamped" not in scene.kinds()


@rule("RM-213")
def test_no_card_drawn_at_the_end_of_a_turn_means_no_new_clamp() -> None:
    hand = ["goblin_orb_orb", "rigor_orb_orb", "goblin_scroll_orb"]
    scene = under(
        "stiff_arm",
        "D6",
        clamped={"p0": 0},
        hand_p0=hand,
        face_up_p0=["slippers"],
        token_stack=["teleportation", "..."],
    )
    scene.do("slippers", "E6", "C1")
    assert scene.g.active == 1
    assert scene.g.clamped[0] == 0
    assert "clamped" not in scene.kinds()


@rule("RM-213")
def test_the_new_hand_of_a_lost_turn_is_a_draw() -> None:
    scene = under("stiff_arm", "A7", clamped={"p0": 0}, script=[1], hand_p0=["goblin_potion_grimoire"])
    scene.do("show_hand")
    assert scene.kinds().count("clamped") == 1


@rule("RM-189")
def test_with_an_allergy_new_books_come_face_down_and_stay_so() -> None:
    scene = under("book_allergy", "E2", hand_p0=["goblin_orb_orb"], book_deck=["powder", "..."], face_up_p0=["pardon"])
    scene.do("goblin_orb_orb", "F2", "C7")
    assert scene.laid("face_down:p0") == ["powder"]
    scene.do("pardon")
    assert set(scene.laid("face_down:p0")) == {"powder", "pardon"}
    assert not scene.looks(0)


@rule("RM-190")
def test_with_a_return_label_the_left_neighbour_chooses_teleport_and_start_cells() -> None:
    scene = Library(3, {"p0": "E4"}, rigor="E3", looks_p0=["return_label"], hand_p0=["goblin_stones_potion"])
    scene.do("goblin_stones_potion", "E3")
    assert scene.asked == (1, "teleport")
    scene = Library(3, {"p2": "E2"}, active=2, rigor="A1", looks_p2=["return_label"], hand_p2=["goblin_orb_orb"])
    scene.do("goblin_orb_orb", "F2")
    assert scene.asked == (0, "start")


@rule("RM-190", "RM-155")
def test_the_return_label_does_not_touch_shadow_step() -> None:
    scene = under("return_label", face_up_p0=["shadow_step"], hand_p0=["goblin_orb_orb"])
    scene.do("shadow_step")
    assert scene.ask().seat == 0


def test_every_look_is_named_to_the_screen_that_must_bend() -> None:
    for look in Library(2).g.box.looks:
        demand = Library(2, looks_p0=[look.key]).match.view(0).table["demands"]
        assert isinstance(demand, list)
        assert demand[0]["look"] == look.key
        assert demand[0]["enforcement"] == look.enforcement
