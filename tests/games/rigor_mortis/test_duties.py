"""Duties, and violations of looks that the players' own behaviour breaks."""

import pytest

from igroteka.engine import IllegalChoice
from igroteka.testing import rule

from .police import AUTO, LIVE, NEXT, table
from .scene import Library

# --- duties due before playing -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("look", "act"), [("on_your_feet", "stand"), ("tongue_out", "tongue"), ("compliment", "praise:p1")]
)
@rule("RM-182", "RM-180", "RM-191")
def test_a_duty_due_before_playing_is_done_or_costs_a_look(look: str, act: str) -> None:
    scene = table(look)
    twin = scene.fork()
    scene.do(f"p0 {act}")
    scene.do("goblin_orb_orb", "E3", "stop")
    assert scene.looks(0) == [look]
    twin.do("goblin_orb_orb", "E3", "stop")
    assert twin.looks(0) == [look, next(k for k in NEXT if k != "book_allergy" or look != "compliment")]


@rule("RM-186")
def test_the_bow_is_due_before_a_rigor_card_only() -> None:
    scene = table("bow", look_deck=["cross_eyes", "..."])
    bowed, rude = scene.fork(), scene.fork()
    scene.do("goblin_orb_orb", "E3", "stop")
    assert scene.looks(0) == ["bow"]
    bowed.do("p0 make_bow", "rigor_orb_orb", "A2", "stop")
    assert bowed.looks(0) == ["bow"]
    rude.do("rigor_orb_orb", "A2", "stop")
    assert rude.looks(0) == ["bow", "cross_eyes"]


@rule("RM-191")
def test_the_compliment_is_for_the_right_neighbour_and_a_wrong_one_is_a_violation() -> None:
    scene = table("compliment", 3)
    assert scene.acts(0) == {"praise:p1", "praise:p2"}
    wrong = scene.fork()
    scene.do("p0 praise:p2", "goblin_orb_orb", "E3", "stop")
    assert scene.looks(0) == ["compliment"]
    wrong.do("p0 praise:p1", "goblin_orb_orb", "E3", "stop")
    assert wrong.looks(0) == ["compliment", "slow_wits"]


@rule("RM-215")
def test_a_duty_is_done_once_a_turn_and_covers_every_card_of_it() -> None:
    scene = table("on_your_feet", face_up_p0=["second_wind"])
    scene.do("p0 stand")
    assert scene.why_not("p0 stand") == "RM-215"
    scene.do("goblin_orb_orb", "E3", "stop", "second_wind", "rigor_orb_orb", "A2", "stop")
    assert scene.looks(0) == ["on_your_feet"]


@rule("RM-215")
def test_such_a_look_gives_one_violation_a_turn_at_most() -> None:
    scene = table("on_your_feet", face_up_p0=["second_wind"])
    scene.do("goblin_orb_orb", "E3", "stop")
    assert scene.why_not("p0 stand") == "RM-215"
    scene.do("second_wind", "rigor_orb_orb", "A2", "stop")
    assert scene.looks(0) == ["on_your_feet", "slow_wits"]


@rule("RM-215")
def test_no_card_played_means_no_violation() -> None:
    scene = Library(
        2, {"p0": "A7"}, settings=AUTO, rigor="A1", looks_p0=["on_your_feet"], hand_p0=["goblin_potion_grimoire"]
    )
    scene.do("show_hand")
    assert scene.looks(0) == ["on_your_feet"]


@rule("RM-215")
def test_a_duty_of_the_turn_cannot_be_done_in_anothers_turn() -> None:
    scene = table("on_your_feet", seat=1)
    assert scene.why_not("p1 stand") == "RM-215"
    assert not scene.acts(1)


@rule("RM-214", "RM-139")
def test_the_look_for_a_violation_waits_until_the_card_is_resolved_and_moves_nobody() -> None:
    scene = table("on_your_feet")
    scene.do("goblin_orb_orb", "E3")
    assert scene.looks(0) == ["on_your_feet"]
    scene.do("E2")
    assert scene.looks(0) == ["on_your_feet", "slow_wits"]
    assert scene.goblin(0) == "E2"
    assert scene.kinds().index("violation") < scene.kinds().index("stepped") < scene.kinds().index("look_drawn")


@rule("RM-087", "RM-214")
def test_several_violations_bring_several_looks_in_their_order() -> None:
    scene = table("on_your_feet", looks_p0=["on_your_feet", "tongue_out"], look_deck=["slow_wits", "cross_eyes", "..."])
    scene.do("goblin_orb_orb", "E3", "stop")
    assert scene.match.result is not None
    assert scene.looks(0)[2:] == ["slow_wits", "cross_eyes"]
    assert [event.values[0] for event in scene.happened("violation")] == ["tongue_out", "on_your_feet"]


@rule("RM-139")
def test_the_look_for_a_violation_follows_the_rule_of_categories_and_may_be_the_fourth() -> None:
    scene = table(
        "on_your_feet", looks_p0=["on_your_feet", "bow", "crab_claws"], look_deck=["one_leg", "short_sight", "..."]
    )
    scene.do("goblin_orb_orb", "E3", "stop")
    assert scene.match.result is not None
    assert scene.looks(0)[-1] == "short_sight"
    assert scene.laid("look_deck")[0] == "one_leg"


@rule("RM-194")
def test_in_auto_mode_nobody_needs_to_accuse_and_nobody_can() -> None:
    scene = table("on_your_feet")
    assert scene.why_not("p1 call_out:p0:on_your_feet") == "RM-194"
    scene.do("goblin_orb_orb", "E3", "stop")
    assert len(scene.looks(0)) == 2


# --- timed duties --------------------------------------------------------------------------------------------------


@rule("RM-177", "RM-224")
def test_a_salute_is_due_after_each_card_that_moved_rigor_by_the_end_of_the_next_turn() -> None:
    scene = table("yes_overlord", 3, seat=2)
    assert scene.why_not("p2 salute") == "RM-224"
    scene.do("rigor_orb_orb", "A2", "stop")
    assert scene.acts(2) == {"salute"}
    assert scene.g.active == 1
    done = scene.fork()
    done.do("p2 salute")
    done.play_on()
    assert done.looks(2) == ["yes_overlord"]
    scene.play_on()
    assert scene.looks(2) == ["yes_overlord", "slow_wits"]


@rule("RM-177")
def test_a_goblin_card_and_a_book_ask_for_no_salute() -> None:
    scene = table("yes_overlord", seat=1, face_up_p0=["call"])
    scene.do("call", "A2", "goblin_orb_orb", "E3", "stop")
    assert not scene.g.duties


@rule("RM-177")
def test_one_salutes_to_ones_own_rigor_cards_too() -> None:
    scene = table("yes_overlord")
    scene.do("rigor_orb_orb", "A2", "stop")
    assert scene.acts(0) == {"salute"}


@rule("RM-185", "RM-213")
def test_the_card_on_the_head_is_straightened_after_each_own_draw() -> None:
    scene = table("card_on_head", look_deck=["cross_eyes", "..."])
    scene.do("goblin_orb_orb", "E3", "stop")
    assert scene.acts(0) == {"straighten"}
    done = scene.fork()
    done.do("p0 straighten")
    done.play_on()
    assert done.looks(0) == ["card_on_head"]
    scene.play_on()
    assert scene.looks(0) == ["card_on_head", "cross_eyes"]


@rule("RM-224")
def test_in_live_play_a_duty_lasts_its_seconds() -> None:
    scene = table("yes_overlord", seat=1, settings=LIVE)
    for key, at in (("rigor_orb_orb", 1000), ("A2", 2000), ("stop", 3000)):
        scene.do(f"@{at} p0 {key}")
    scene.match.pass_time(17_999)
    assert scene.looks(1) == ["yes_overlord"]
    assert scene.g.duties
    scene.match.pass_time(18_000)
    assert scene.looks(1) == ["yes_overlord", "slow_wits"]
    assert scene.g.active == 1


@rule("RM-224")
def test_the_duty_clock_stands_still_while_its_owner_is_away() -> None:
    scene = table("yes_overlord", seat=1, settings=LIVE)
    for key, at in (("rigor_orb_orb", 1000), ("A2", 2000), ("stop", 3000)):
        scene.do(f"@{at} p0 {key}")
    scene.match.away(1, True, at=8_000)
    scene.match.pass_time(40_000)
    assert scene.looks(1) == ["yes_overlord"]
    scene.match.away(1, False, at=40_000)
    scene.match.pass_time(49_999)
    assert scene.looks(1) == ["yes_overlord"]
    scene.match.pass_time(50_000)
    assert len(scene.looks(1)) == 2


@rule("RM-224")
def test_the_duty_clocks_of_the_others_run_on() -> None:
    scene = table("card_on_head", 3, settings=LIVE, looks_p1=["yes_overlord"], look_deck=["cross_eyes", "..."])
    for key in ("rigor_orb_orb", "A2", "stop"):
        scene.do(f"@1000 p0 {key}")
    scene.match.away(1, True)
    assert [(duty.seat, duty.left >= 0) for duty in scene.g.duties] == [(1, True), (0, False)]
    scene.match.pass_time(16_000)
    assert (len(scene.looks(0)), len(scene.looks(1))) == (2, 1)


@rule("RM-139", "RM-075")
def test_the_event_of_a_look_names_the_rule_that_brought_it() -> None:
    scene = Library(2, {"p0": "D6"}, rigor="A1", hand_p0="goblin_orb_orb", looks_p0="on_your_feet",
                  settings=AUTO, token_stack="trap ...", look_deck="slow_wits cross_eyes ...")  # fmt: skip
    scene.do("goblin_orb_orb", "E6", "C1")
    cites = [
        (event.kind, event.cites) for event in scene.match.events(None) if event.kind in ("relocated", "look_drawn")
    ]
    assert cites == [("relocated", "RM-075"), ("look_drawn", "RM-075"), ("look_drawn", "RM-139")]


@rule("RM-214")
def test_a_look_that_comes_while_a_question_is_open_puts_it_anew() -> None:
    scene = table(
        "yes_overlord",
        settings=LIVE,
        look_deck=["crab_claws", "..."],
        hand_p0=["rigor_orb_orb", "goblin_orb_orb", "goblin_orb_scroll"],
    )
    scene.do("@1000 p0 rigor_orb_orb", "@1000 p0 A2", "@1000 p0 stop")
    scene.play_on()
    before = scene.options()
    assert scene.ask().seat == 0
    assert len(before) >= 3
    scene.match.pass_time(16_000)
    assert scene.looks(0) == ["yes_overlord", "crab_claws"]
    assert scene.options() < before


@rule("RM-214", "RM-175")
def test_what_a_violation_brings_is_not_on_the_clock_of_who_was_asked() -> None:
    scene = table("yes_overlord", 3, settings=LIVE, look_deck=["butterfingers", "..."], hand_p1=["goblin_potion_orb"])
    for key, at in (("rigor_orb_orb", 1000), ("A2", 2000), ("stop", 3000)):
        scene.do(f"@{at} p0 {key}")
    assert (scene.ask().seat, scene.ask().deadline) == (1, 63_000)
    scene.match.pass_time(18_000)
    assert scene.asked == (0, "discard")
    scene.do(f"@38000 p0 {scene.ask().default()}")
    assert scene.asked == (1, "before_card")
    assert scene.ask().deadline == 83_000


@rule("RM-214", "RM-175")
def test_without_clocks_a_violation_sets_none() -> None:
    scene = table("forbidden_words", 3, seat=2, look_deck=["butterfingers", "..."])
    scene.do("@1000 p2 say:book")
    scene.do(f"@5000 p2 {scene.ask().default()}")
    assert (scene.ask().seat, scene.ask().deadline) == (0, -1)


@rule("RM-214")
def test_inside_a_card_a_late_salute_is_punished_only_afterwards() -> None:
    scene = table("yes_overlord", settings=LIVE, hand_p1=["goblin_orb_orb"])
    for key in ("rigor_orb_orb", "A2", "stop"):
        scene.do(f"@1000 p0 {key}")
    scene.do("@15000 p1 goblin_orb_orb")
    scene.match.pass_time(16_000)
    assert scene.ask().name == "goblin_step"
    assert scene.looks(0) == ["yes_overlord"]
    scene.do("@17000 p1 C6", "@17000 p1 stop")
    assert scene.looks(0) == ["yes_overlord", "slow_wits"]


@rule("RM-177", "RM-185")
def test_one_duty_done_leaves_the_other_open() -> None:
    scene = table("yes_overlord", looks_p0=["yes_overlord", "card_on_head"])
    scene.do("rigor_orb_orb", "A2", "stop")
    assert scene.acts(0) == {"salute", "straighten"}
    scene.do("p0 salute")
    assert scene.acts(0) == {"straighten"}


@rule("RM-177")
def test_one_salute_answers_all_that_are_due_then() -> None:
    scene = table("yes_overlord", seat=1, face_up_p0=["second_wind"], hand_p0=["rigor_orb_orb", "rigor_scroll_orb"])
    scene.do("rigor_orb_orb", "A2", "stop", "second_wind", "rigor_scroll_orb", "A1", "stop")
    assert len(scene.g.duties) == 2
    scene.do("p1 salute")
    assert not scene.g.duties


@rule("RM-215")
def test_a_duty_done_earlier_in_the_turn_counts() -> None:
    scene = table("on_your_feet", done=["stand"])
    scene.do("goblin_orb_orb", "E3", "stop")
    assert scene.looks(0) == ["on_your_feet"]


# --- chat ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("line", ["Смотри, ГОБЛИНЫ!", "my book", "Взоры…", "look out", "Властелину привет"])
@rule("RM-179")
def test_a_forbidden_word_in_the_chat_is_a_violation(line: str) -> None:
    scene = table("forbidden_words", seat=1)
    scene.do(f"p1 say:{line}")
    assert scene.looks(1) == ["forbidden_words", "slow_wits"]


@pytest.mark.parametrize("line", ["hello", "записная книжонка"[:8], "outlook", "за взмах"])
@rule("RM-179")
def test_only_beginnings_of_words_are_forbidden(line: str) -> None:
    scene = table("forbidden_words", seat=1)
    scene.do(f"p1 say:{line}")
    assert scene.looks(1) == ["forbidden_words"]


@rule("RM-192")
def test_in_the_third_person_every_line_begins_with_the_goblins_colour() -> None:
    scene = table("third_person", seat=1)
    for line in ("Оранжевый устал", "orange is tired", "  ОРАНЖЕВЫЙ!"):
        scene.do(f"p1 say:{line}")
    assert scene.looks(1) == ["third_person"]
    scene.do("p1 say:I am tired")
    assert scene.looks(1) == ["third_person", "slow_wits"]


@rule("RM-192")
def test_yo_is_read_as_ye() -> None:
    scene = Library(3, settings=AUTO, looks_p2=["third_person"], look_deck=NEXT)
    scene.do("p2 say:зеленый тут", "p2 say:Зелёный тут")
    assert scene.looks(2) == ["third_person"]


@rule("RM-179", "RM-214")
def test_a_line_of_chat_inside_a_card_is_punished_after_it() -> None:
    scene = table("forbidden_words")
    scene.do("goblin_orb_orb", "E3", "p0 say:goblin")
    assert scene.looks(0) == ["forbidden_words"]
    assert scene.ask().name == "goblin_second"
    scene.do("stop")
    assert scene.looks(0) == ["forbidden_words", "slow_wits"]


def test_whoever_is_bound_by_no_such_look_is_not_listened_to() -> None:
    scene = table("forbidden_words", 3, seat=1)
    with pytest.raises(IllegalChoice):
        scene.do("p2 say:goblin")
    with pytest.raises(IllegalChoice):
        scene.do("p1 goblin")
