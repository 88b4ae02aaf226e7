"""Duties, and violations of looks that the players' own behaviour breaks."""

import pytest

from igroteka.engine import IllegalChoice
from igroteka.testing import rule

from .police import AUTO, LIVE, NEXT, acts, play_on, refused, table
from .scene import answer, goblin, looks, options, pile, question, scene, told, told_of

# --- duties due before playing -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("look", "act"), [("on_your_feet", "stand"), ("tongue_out", "tongue"), ("compliment", "praise:p1")]
)
@rule("RM-182", "RM-180", "RM-191")
def test_a_duty_due_before_playing_is_done_or_costs_a_look(look: str, act: str) -> None:
    match = table(look)
    twin = match.fork()
    match.answer(0, act)
    answer(match, "goblin_orb_orb", "E3", "stop")
    assert looks(match, 0) == [look]
    answer(twin, "goblin_orb_orb", "E3", "stop")
    assert looks(twin, 0) == [look, next(k for k in NEXT if k != "book_allergy" or look != "compliment")]


@rule("RM-186")
def test_the_bow_is_due_before_a_rigor_card_only() -> None:
    match = table("bow", look_deck=["cross_eyes", "..."])
    bowed, rude = match.fork(), match.fork()
    answer(match, "goblin_orb_orb", "E3", "stop")
    assert looks(match, 0) == ["bow"]
    bowed.answer(0, "make_bow")
    answer(bowed, "rigor_orb_orb", "A2", "stop")
    assert looks(bowed, 0) == ["bow"]
    answer(rude, "rigor_orb_orb", "A2", "stop")
    assert looks(rude, 0) == ["bow", "cross_eyes"]


@rule("RM-191")
def test_the_compliment_is_for_the_right_neighbour_and_a_wrong_one_is_a_violation() -> None:
    match = table("compliment", 3)
    assert acts(match, 0) == {"praise:p1", "praise:p2"}
    wrong = match.fork()
    match.answer(0, "praise:p2")
    answer(match, "goblin_orb_orb", "E3", "stop")
    assert looks(match, 0) == ["compliment"]
    wrong.answer(0, "praise:p1")
    answer(wrong, "goblin_orb_orb", "E3", "stop")
    assert looks(wrong, 0) == ["compliment", "slow_wits"]


@rule("RM-215")
def test_a_duty_is_done_once_a_turn_and_covers_every_card_of_it() -> None:
    match = table("on_your_feet", face_up_p0=["second_wind"])
    match.answer(0, "stand")
    assert refused(match, 0, "stand") == "RM-215"
    answer(match, "goblin_orb_orb", "E3", "stop", "second_wind", "rigor_orb_orb", "A2", "stop")
    assert looks(match, 0) == ["on_your_feet"]


@rule("RM-215")
def test_such_a_look_gives_one_violation_a_turn_at_most() -> None:
    match = table("on_your_feet", face_up_p0=["second_wind"])
    answer(match, "goblin_orb_orb", "E3", "stop")
    assert refused(match, 0, "stand") == "RM-215"
    answer(match, "second_wind", "rigor_orb_orb", "A2", "stop")
    assert looks(match, 0) == ["on_your_feet", "slow_wits"]


@rule("RM-215")
def test_no_card_played_means_no_violation() -> None:
    match = scene(
        2, {"p0": "A7"}, settings=AUTO, rigor="A1", looks_p0=["on_your_feet"], hand_p0=["goblin_potion_grimoire"]
    )
    answer(match, "show_hand")
    assert looks(match, 0) == ["on_your_feet"]


@rule("RM-215")
def test_a_duty_of_the_turn_cannot_be_done_in_anothers_turn() -> None:
    match = table("on_your_feet", seat=1)
    assert refused(match, 1, "stand") == "RM-215"
    assert not acts(match, 1)


@rule("RM-214", "RM-139")
def test_the_look_for_a_violation_waits_until_the_card_is_resolved_and_moves_nobody() -> None:
    match = table("on_your_feet")
    answer(match, "goblin_orb_orb", "E3")
    assert looks(match, 0) == ["on_your_feet"]
    answer(match, "E2")
    assert looks(match, 0) == ["on_your_feet", "slow_wits"]
    assert goblin(match, 0) == "E2"
    assert told(match).index("violation") < told(match).index("stepped") < told(match).index("look_drawn")


@rule("RM-087", "RM-214")
def test_several_violations_bring_several_looks_in_their_order() -> None:
    match = table("on_your_feet", looks_p0=["on_your_feet", "tongue_out"], look_deck=["slow_wits", "cross_eyes", "..."])
    answer(match, "goblin_orb_orb", "E3", "stop")
    assert match.result is not None
    assert looks(match, 0)[2:] == ["slow_wits", "cross_eyes"]
    assert [event.values[0] for event in told_of(match, "violation")] == ["tongue_out", "on_your_feet"]


@rule("RM-139")
def test_the_look_for_a_violation_follows_the_rule_of_categories_and_may_be_the_fourth() -> None:
    match = table(
        "on_your_feet", looks_p0=["on_your_feet", "bow", "crab_claws"], look_deck=["one_leg", "short_sight", "..."]
    )
    answer(match, "goblin_orb_orb", "E3", "stop")
    assert match.result is not None
    assert looks(match, 0)[-1] == "short_sight"
    assert pile(match, "look_deck")[0] == "one_leg"


@rule("RM-194")
def test_in_auto_mode_nobody_needs_to_accuse_and_nobody_can() -> None:
    match = table("on_your_feet")
    assert refused(match, 1, "call_out:p0:on_your_feet") == "RM-194"
    answer(match, "goblin_orb_orb", "E3", "stop")
    assert len(looks(match, 0)) == 2


# --- timed duties --------------------------------------------------------------------------------------------------


@rule("RM-177", "RM-224")
def test_a_salute_is_due_after_each_card_that_moved_rigor_by_the_end_of_the_next_turn() -> None:
    match = table("yes_overlord", 3, seat=2)
    assert refused(match, 2, "salute") == "RM-224"
    answer(match, "rigor_orb_orb", "A2", "stop")
    assert acts(match, 2) == {"salute"}
    assert match.g.active == 1
    done = match.fork()
    done.answer(2, "salute")
    play_on(done)
    assert looks(done, 2) == ["yes_overlord"]
    play_on(match)
    assert looks(match, 2) == ["yes_overlord", "slow_wits"]


@rule("RM-177")
def test_a_goblin_card_and_a_book_ask_for_no_salute() -> None:
    match = table("yes_overlord", seat=1, face_up_p0=["call"])
    answer(match, "call", "A2", "goblin_orb_orb", "E3", "stop")
    assert not match.g.duties


@rule("RM-177")
def test_one_salutes_to_ones_own_rigor_cards_too() -> None:
    match = table("yes_overlord")
    answer(match, "rigor_orb_orb", "A2", "stop")
    assert acts(match, 0) == {"salute"}


@rule("RM-185", "RM-213")
def test_the_card_on_the_head_is_straightened_after_each_own_draw() -> None:
    match = table("card_on_head", look_deck=["cross_eyes", "..."])
    answer(match, "goblin_orb_orb", "E3", "stop")
    assert acts(match, 0) == {"straighten"}
    done = match.fork()
    done.answer(0, "straighten")
    play_on(done)
    assert looks(done, 0) == ["card_on_head"]
    play_on(match)
    assert looks(match, 0) == ["card_on_head", "cross_eyes"]


@rule("RM-224")
def test_in_live_play_a_duty_lasts_its_seconds() -> None:
    match = table("yes_overlord", seat=1, settings=LIVE)
    for key, at in (("rigor_orb_orb", 1000), ("A2", 2000), ("stop", 3000)):
        match.answer(0, key, at)
    match.pass_time(17_999)
    assert looks(match, 1) == ["yes_overlord"]
    assert match.g.duties
    match.pass_time(18_000)
    assert looks(match, 1) == ["yes_overlord", "slow_wits"]
    assert match.g.active == 1


@rule("RM-224")
def test_the_duty_clock_stands_still_while_its_owner_is_away() -> None:
    match = table("yes_overlord", seat=1, settings=LIVE)
    for key, at in (("rigor_orb_orb", 1000), ("A2", 2000), ("stop", 3000)):
        match.answer(0, key, at)
    match.away(1, True, at=8_000)
    match.pass_time(40_000)
    assert looks(match, 1) == ["yes_overlord"]
    match.away(1, False, at=40_000)
    match.pass_time(49_999)
    assert looks(match, 1) == ["yes_overlord"]
    match.pass_time(50_000)
    assert len(looks(match, 1)) == 2


@rule("RM-224")
def test_the_duty_clocks_of_the_others_run_on() -> None:
    match = table("card_on_head", 3, settings=LIVE, looks_p1=["yes_overlord"], look_deck=["cross_eyes", "..."])
    for key in ("rigor_orb_orb", "A2", "stop"):
        match.answer(0, key, 1000)
    match.away(1, True)
    assert [(duty.seat, duty.left >= 0) for duty in match.g.duties] == [(1, True), (0, False)]
    match.pass_time(16_000)
    assert (len(looks(match, 0)), len(looks(match, 1))) == (2, 1)


@rule("RM-139", "RM-075")
def test_the_event_of_a_look_names_the_rule_that_brought_it() -> None:
    match = scene(2, {"p0": "D6"}, rigor="A1", hand_p0="goblin_orb_orb", looks_p0="on_your_feet",
                  settings=AUTO, token_stack="trap ...", look_deck="slow_wits cross_eyes ...")  # fmt: skip
    answer(match, "goblin_orb_orb", "E6", "C1")
    cites = [(event.kind, event.cites) for event in match.events(None) if event.kind in ("relocated", "look_drawn")]
    assert cites == [("relocated", "RM-075"), ("look_drawn", "RM-075"), ("look_drawn", "RM-139")]


@rule("RM-214")
def test_a_look_that_comes_while_a_question_is_open_puts_it_anew() -> None:
    match = table(
        "yes_overlord",
        settings=LIVE,
        look_deck=["crab_claws", "..."],
        hand_p0=["rigor_orb_orb", "goblin_orb_orb", "goblin_orb_scroll"],
    )
    match.answer(0, "rigor_orb_orb", 1000)
    match.answer(0, "A2", 1000)
    match.answer(0, "stop", 1000)
    play_on(match)
    before = options(match)
    assert question(match).seat == 0
    assert len(before) >= 3
    match.pass_time(16_000)
    assert looks(match, 0) == ["yes_overlord", "crab_claws"]
    assert options(match) < before


@rule("RM-214", "RM-175")
def test_what_a_violation_brings_is_not_on_the_clock_of_who_was_asked() -> None:
    match = table("yes_overlord", 3, settings=LIVE, look_deck=["butterfingers", "..."], hand_p1=["goblin_potion_orb"])
    for key, at in (("rigor_orb_orb", 1000), ("A2", 2000), ("stop", 3000)):
        match.answer(0, key, at)
    assert (question(match).seat, question(match).deadline) == (1, 63_000)
    match.pass_time(18_000)
    assert (question(match).seat, question(match).name) == (0, "discard")
    match.answer(0, question(match).default(), 38_000)
    assert (question(match).seat, question(match).name) == (1, "before_card")
    assert question(match).deadline == 83_000


@rule("RM-214", "RM-175")
def test_without_clocks_a_violation_sets_none() -> None:
    match = table("forbidden_words", 3, seat=2, look_deck=["butterfingers", "..."])
    match.answer(2, "say:book", 1000)
    match.answer(2, question(match).default(), 5000)
    assert (question(match).seat, question(match).deadline) == (0, -1)


@rule("RM-214")
def test_inside_a_card_a_late_salute_is_punished_only_afterwards() -> None:
    match = table("yes_overlord", settings=LIVE, hand_p1=["goblin_orb_orb"])
    for key in ("rigor_orb_orb", "A2", "stop"):
        match.answer(0, key, 1000)
    match.answer(1, "goblin_orb_orb", 15_000)
    match.pass_time(16_000)
    assert question(match).name == "goblin_step"
    assert looks(match, 0) == ["yes_overlord"]
    match.answer(1, "C6", 17_000)
    match.answer(1, "stop", 17_000)
    assert looks(match, 0) == ["yes_overlord", "slow_wits"]


@rule("RM-177", "RM-185")
def test_one_duty_done_leaves_the_other_open() -> None:
    match = table("yes_overlord", looks_p0=["yes_overlord", "card_on_head"])
    answer(match, "rigor_orb_orb", "A2", "stop")
    assert acts(match, 0) == {"salute", "straighten"}
    match.answer(0, "salute")
    assert acts(match, 0) == {"straighten"}


@rule("RM-177")
def test_one_salute_answers_all_that_are_due_then() -> None:
    match = table("yes_overlord", seat=1, face_up_p0=["second_wind"], hand_p0=["rigor_orb_orb", "rigor_scroll_orb"])
    answer(match, "rigor_orb_orb", "A2", "stop", "second_wind", "rigor_scroll_orb", "A1", "stop")
    assert len(match.g.duties) == 2
    match.answer(1, "salute")
    assert not match.g.duties


@rule("RM-215")
def test_a_duty_done_earlier_in_the_turn_counts() -> None:
    match = table("on_your_feet", done=["stand"])
    answer(match, "goblin_orb_orb", "E3", "stop")
    assert looks(match, 0) == ["on_your_feet"]


# --- chat ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("line", ["Смотри, ГОБЛИНЫ!", "my book", "Взоры…", "look out", "Властелину привет"])
@rule("RM-179")
def test_a_forbidden_word_in_the_chat_is_a_violation(line: str) -> None:
    match = table("forbidden_words", seat=1)
    match.answer(1, f"say:{line}")
    assert looks(match, 1) == ["forbidden_words", "slow_wits"]


@pytest.mark.parametrize("line", ["hello", "записная книжонка"[:8], "outlook", "за взмах"])
@rule("RM-179")
def test_only_beginnings_of_words_are_forbidden(line: str) -> None:
    match = table("forbidden_words", seat=1)
    match.answer(1, f"say:{line}")
    assert looks(match, 1) == ["forbidden_words"]


@rule("RM-192")
def test_in_the_third_person_every_line_begins_with_the_goblins_colour() -> None:
    match = table("third_person", seat=1)
    for line in ("Оранжевый устал", "orange is tired", "  ОРАНЖЕВЫЙ!"):
        match.answer(1, f"say:{line}")
    assert looks(match, 1) == ["third_person"]
    match.answer(1, "say:I am tired")
    assert looks(match, 1) == ["third_person", "slow_wits"]


@rule("RM-192")
def test_yo_is_read_as_ye() -> None:
    match = scene(3, settings=AUTO, looks_p2=["third_person"], look_deck=NEXT)
    match.answer(2, "say:зеленый тут")
    match.answer(2, "say:Зелёный тут")
    assert looks(match, 2) == ["third_person"]


@rule("RM-179", "RM-214")
def test_a_line_of_chat_inside_a_card_is_punished_after_it() -> None:
    match = table("forbidden_words")
    answer(match, "goblin_orb_orb", "E3")
    match.answer(0, "say:goblin")
    assert looks(match, 0) == ["forbidden_words"]
    assert question(match).name == "goblin_second"
    answer(match, "stop")
    assert looks(match, 0) == ["forbidden_words", "slow_wits"]


def test_whoever_is_bound_by_no_such_look_is_not_listened_to() -> None:
    match = table("forbidden_words", 3, seat=1)
    with pytest.raises(IllegalChoice):
        match.answer(2, "say:goblin")
    with pytest.raises(IllegalChoice):
        match.answer(1, "goblin")
