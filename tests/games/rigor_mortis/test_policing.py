"""Duties, violations, call-outs, votes: looks that the players' own behaviour breaks, and who sees to it."""

from typing import Any

import pytest

from igroteka.engine import IllegalChoice
from igroteka.games.rigor_mortis import GAME
from igroteka.games.rigor_mortis.rules.policing import ACTS
from igroteka.testing import rule

from .scene import LibraryMatch, answer, goblin, looks, options, pile, question, scene, told, told_of

AUTO = {"policing": "auto"}
CALLOUT = {"policing": "callout"}
VOICE = {"policing": "callout", "voice": True}
LIVE = {"policing": "auto", "live": True}
NEXT = ["slow_wits", "book_allergy", "cross_eyes", "..."]
"""Looks for violations that change nothing in these tests."""


def table(look: str, players: int = 2, seat: int = 0, **more: Any) -> LibraryMatch:
    """p0 on E4 is to play; one seat lies under a look. The server polices unless said otherwise."""
    start: dict[str, Any] = {
        "settings": AUTO,
        "rigor": "A1",
        "hand_p0": ["goblin_orb_orb", "rigor_orb_orb"],
        f"looks_p{seat}": [look],
        "look_deck": NEXT,
        "movement_deck": ["goblin_scroll_orb", "goblin_stones_orb", "..."],
    }
    return scene(players, {"p0": "E4"}, **(start | more))


def acts(match: LibraryMatch, seat: int) -> set[str]:
    """What a seat may do out of turn."""
    return {o.key for ask in match.asks if ask.seat == seat and not ask.must for o in ask.options}


def vote_is_open(match: LibraryMatch) -> bool:
    return match.g.vote is not None


def refused(match: LibraryMatch, seat: int, key: str) -> str:
    """The rule by which a seat may not do this; where it may do nothing at all, as the kind of question has it."""
    refusal = match.why_not(seat, key)
    assert refusal is not None, f"{key} is allowed"
    if refusal.rule:
        return refusal.rule
    act = next(act for act in ACTS.expected(match.g, seat) if act.key == key)
    reason = ACTS.forbids(match.g, seat, act)
    assert reason is not None
    return reason.rule


def play_on(match: LibraryMatch, turns: int = 1) -> None:
    """Everybody plays by default until so many turns have begun."""
    wanted = match.g.turn + turns
    while match.result is None and match.g.turn < wanted:
        answer(match, question(match).default() or question(match).options[0].key)


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
    match.away(1, True)
    match.pass_time(40_000)
    assert looks(match, 1) == ["yes_overlord"]
    match.away(1, False)
    assert match.g.duties[0].due == match.g.now + 15_000
    match.pass_time(match.g.duties[0].due)
    assert len(looks(match, 1)) == 2


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


# --- call-outs -----------------------------------------------------------------------------------------------------


def forgetful(players: int = 3, **more: Any) -> LibraryMatch:
    """p0 has played a card without standing up; it is p1's turn."""
    match = table("on_your_feet", players, **({"settings": CALLOUT} | more))
    answer(match, "goblin_orb_orb", "E3", "stop")
    return match


@rule("RM-195", "RM-086")
def test_in_call_out_mode_a_missed_duty_costs_a_look_only_if_an_opponent_calls() -> None:
    match = forgetful()
    assert looks(match, 0) == ["on_your_feet"]
    assert "call_out:p0:on_your_feet" in acts(match, 1) & acts(match, 2)
    match.answer(2, "call_out:p0:on_your_feet")
    assert looks(match, 0) == ["on_your_feet", "slow_wits"]
    assert question(match).seat == 1


@rule("RM-195")
def test_the_window_closes_when_the_offenders_next_turn_starts() -> None:
    match = forgetful(2)
    play_on(match)
    assert match.g.active == 0
    assert not match.g.missed[0]
    match.answer(1, "call_out:p0:on_your_feet")
    assert looks(match, 0) == ["on_your_feet"]
    assert "wrong_call" in told(match)


@rule("RM-196")
def test_a_wrong_call_costs_nothing_but_bars_its_author_until_their_next_turn() -> None:
    match = table("on_your_feet", 3, settings=CALLOUT)
    match.answer(2, "call_out:p0:on_your_feet")
    assert not looks(match, 2)
    assert refused(match, 2, "call_out:p0:on_your_feet") == "RM-196"
    answer(match, "goblin_orb_orb", "E3", "stop")
    assert refused(match, 2, "call_out:p0:on_your_feet") == "RM-196"
    play_on(match)
    assert match.g.active == 2
    match.answer(2, "call_out:p0:on_your_feet")
    assert len(looks(match, 0)) == 2


@rule("RM-223")
def test_a_right_call_costs_one_look_and_clears_all_misses_of_that_look() -> None:
    match = table("yes_overlord", 4, seat=3, settings=CALLOUT, missed={"p3": ["salute"]})
    match.answer(1, "call_out:p3:yes_overlord")
    assert len(looks(match, 3)) == 2
    assert not match.g.missed[3]
    match.answer(2, "call_out:p3:yes_overlord")
    assert len(looks(match, 3)) == 2
    assert match.g.barred == 1 << 2


@rule("RM-216")
def test_bots_notice_and_call_out_at_the_end_of_that_turn() -> None:
    match = table("on_your_feet", 3, settings=CALLOUT, bots=[2], script=[500])
    answer(match, "goblin_orb_orb", "E3", "stop")
    assert looks(match, 0) == ["on_your_feet", "slow_wits"]
    assert [event.seat for event in told_of(match, "called_out")] == [2]


@rule("RM-216")
def test_a_bot_that_does_not_notice_says_nothing() -> None:
    match = table("on_your_feet", 3, settings=CALLOUT, bots=[2], script=[501])
    answer(match, "goblin_orb_orb", "E3", "stop")
    assert looks(match, 0) == ["on_your_feet"]
    assert "wrong_call" not in told(match)


@rule("RM-216", "RM-223")
def test_two_bots_that_notice_convict_once() -> None:
    match = table("on_your_feet", 3, settings=CALLOUT, bots=[1, 2], script=[1, 1])
    answer(match, "goblin_orb_orb", "E3", "stop")
    assert looks(match, 0) == ["on_your_feet", "slow_wits"]
    assert "wrong_call" not in told(match)


@rule("RM-199")
def test_a_bot_fails_a_duty_by_a_small_chance() -> None:
    for chance, count in ((50, 2), (51, 1)):
        match = table("on_your_feet", bots=[0], script=[chance])
        answer(match, "goblin_orb_orb", "E3", "stop")
        assert len(looks(match, 0)) == count


@rule("RM-199")
def test_a_bot_salutes_at_once_or_slips() -> None:
    for chance, count in ((50, 2), (51, 1)):
        match = table("yes_overlord", seat=1, bots=[1], script=[chance])
        answer(match, "rigor_orb_orb", "A2", "stop")
        assert len(looks(match, 1)) == count
        assert not match.g.duties


@rule("RM-199", "RM-179")
def test_a_bot_slips_in_the_chat_once_a_turn_at_most() -> None:
    for chance, count in ((50, 2), (51, 1)):
        match = table("forbidden_words", bots=[0], script=[chance])
        answer(match, "goblin_orb_orb", "E3", "stop")
        assert len(looks(match, 0)) == count


@rule("RM-199")
def test_bots_that_never_slip_draw_no_chance() -> None:
    match = table("on_your_feet", bots=[0], settings={"policing": "auto", "bot_slip": 0})
    drawn = match.g.fate.drawn
    answer(match, "goblin_orb_orb", "E3", "stop")
    assert match.g.fate.drawn == drawn
    assert len(looks(match, 0)) == 1


@rule("RM-218")
def test_in_off_mode_duties_and_voice_looks_only_count() -> None:
    match = table("on_your_feet", settings={"policing": "off"}, looks_p0=["on_your_feet", "tongue_out"])
    assert len(match.asks) == 1
    answer(match, "goblin_orb_orb", "E3", "stop")
    assert match.g.look_count(0) == 2
    assert not match.g.missed[0]
    assert match.why_not(1, "call_out:p0:on_your_feet") is not None


@pytest.mark.parametrize(("bots", "mode"), [((), "callout"), ((0,), "callout"), ((0, 1), "auto"), ((0, 1, 2), "auto")])
@rule("RM-219")
def test_the_default_policing_follows_the_number_of_humans(bots: tuple[int, ...], mode: str) -> None:
    assert GAME.start(3, bots=bots).view(None).table["policing"] == mode


@rule("RM-219")
def test_who_is_a_bot_may_change_and_policing_with_it() -> None:
    match = table("on_your_feet", 2, settings={})
    assert match.view(None).table["policing"] == "callout"
    match.seat(1, bot=True)
    assert match.view(None).table["policing"] == "auto"
    match.seat(1, bot=False)
    assert match.view(None).table["policing"] == "callout"


@rule("RM-219", "RM-199")
def test_a_bot_that_sits_in_takes_over_the_duties() -> None:
    match = table("on_your_feet", 3, script=[51])
    assert acts(match, 0) == {"stand"}
    match.seat(0, bot=True)
    assert not acts(match, 0)
    answer(match, "goblin_orb_orb", "E3", "stop")
    assert looks(match, 0) == ["on_your_feet"]


@rule("RM-225")
def test_who_is_free_of_duties_has_no_button_and_breaks_no_demand() -> None:
    settings = {"policing": "auto", "auto_fulfil": ("p0",)}
    match = table("on_your_feet", settings=settings, looks_p0=["on_your_feet", "yes_overlord"])
    assert refused(match, 0, "stand") == "RM-225"
    answer(match, "rigor_orb_orb", "A2", "stop")
    assert match.g.look_count(0) == 2
    assert not match.g.duties
    play_on(match, 2)
    assert match.g.look_count(0) == 2


# --- votes ---------------------------------------------------------------------------------------------------------


def voiced(players: int = 4, look: str = "tongue_out", **more: Any) -> LibraryMatch:
    return table(look, players, **({"settings": VOICE} | more))


@rule("RM-197", "RM-180")
def test_a_voice_look_is_judged_by_vote_and_a_strict_majority_convicts() -> None:
    match = voiced()
    assert refused(match, 0, "tongue") == "RM-197"
    match.answer(1, "call_out:p0:tongue_out")
    assert acts(match, 2) >= {"guilty", "not_guilty"}
    match.answer(2, "guilty")
    assert vote_is_open(match)
    match.answer(3, "not_guilty")
    assert not vote_is_open(match)
    assert looks(match, 0) == ["tongue_out", "slow_wits"]


@rule("RM-197", "RM-222")
def test_a_tie_acquits_and_bars_the_accuser() -> None:
    match = voiced(3)
    match.answer(1, "call_out:p0:tongue_out")
    match.answer(2, "not_guilty")
    assert looks(match, 0) == ["tongue_out"]
    assert refused(match, 1, "call_out:p0:tongue_out") == "RM-196"
    assert "acquitted" in told(match)


@rule("RM-220")
def test_the_accused_does_not_vote_and_nobody_votes_twice() -> None:
    match = voiced()
    match.answer(1, "call_out:p0:tongue_out")
    match.answer(2, "guilty")
    assert refused(match, 0, "guilty") == "RM-220"
    assert refused(match, 2, "not_guilty") == "RM-220"


@rule("RM-220")
def test_bots_have_no_vote() -> None:
    match = voiced(5, bots=[4], hand_p4=[])
    match.answer(1, "call_out:p0:tongue_out")
    match.answer(2, "guilty")
    match.answer(3, "guilty")
    assert not vote_is_open(match)
    assert len(looks(match, 0)) == 2


@rule("RM-220")
def test_the_accuser_counts_as_guilty_unless_they_vote_otherwise() -> None:
    match = voiced()
    match.answer(1, "call_out:p0:tongue_out")
    match.answer(1, "not_guilty")
    match.answer(2, "guilty")
    match.answer(3, "not_guilty")
    assert looks(match, 0) == ["tongue_out"]


@rule("RM-220")
def test_one_vote_at_a_time_and_the_accused_plays_on() -> None:
    match = voiced(4, looks_p1=["third_person"])
    match.answer(2, "call_out:p0:tongue_out")
    assert refused(match, 3, "call_out:p1:third_person") == "RM-220"
    answer(match, "goblin_orb_orb", "E3", "stop")
    assert match.g.active == 1
    assert vote_is_open(match)


@rule("RM-221")
def test_a_vote_ends_with_the_next_turn_and_who_has_not_voted_abstains() -> None:
    match = voiced()
    match.answer(1, "call_out:p0:tongue_out")
    play_on(match, 1)
    assert vote_is_open(match)
    play_on(match, 1)
    assert not vote_is_open(match)
    assert looks(match, 0) == ["tongue_out", "slow_wits"]


@rule("RM-221")
def test_in_live_play_a_vote_lasts_twenty_seconds() -> None:
    match = voiced(settings=VOICE | {"live": True})
    match.answer(1, "call_out:p0:tongue_out", 1000)
    match.answer(2, "not_guilty", 2000)
    match.pass_time(20_999)
    assert vote_is_open(match)
    match.pass_time(21_000)
    assert not vote_is_open(match)
    assert looks(match, 0) == ["tongue_out"]


@rule("RM-223")
def test_a_voice_look_convicts_once_a_turn_at_most() -> None:
    match = voiced(3)
    match.answer(1, "call_out:p0:tongue_out")
    match.answer(2, "guilty")
    assert len(looks(match, 0)) == 2
    assert refused(match, 2, "call_out:p0:tongue_out") == "RM-223"
    answer(match, "goblin_orb_orb", "E3", "stop")
    assert match.why_not(2, "call_out:p0:tongue_out") is None


@pytest.mark.parametrize(("players", "settings", "bots"), [(2, VOICE, ()), (4, VOICE, (2, 3)), (4, CALLOUT, ())])
@rule("RM-198")
def test_without_voice_or_three_humans_buttons_stand_in_for_voice(
    players: int, settings: dict[str, object], bots: tuple[int, ...]
) -> None:
    match = table("tongue_out", players, settings=settings, bots=bots)
    assert "tongue" in acts(match, 0)
    match.answer(1, "call_out:p0:tongue_out")
    assert not vote_is_open(match)
    assert "wrong_call" in told(match)


@rule("RM-198", "RM-191")
def test_with_voice_the_compliment_and_the_third_person_need_no_button() -> None:
    match = voiced(look="compliment", looks_p1=["third_person"])
    assert refused(match, 0, "praise:p3") == "RM-197"
    assert not [ask for ask in match.asks if ask.seat == 1 and ask.name == "say"]
    answer(match, "goblin_orb_orb", "E3", "stop")
    assert looks(match, 0) == ["compliment"]
    assert not match.g.missed[0]


@rule("RM-198")
def test_a_bot_under_a_voice_look_uses_the_substitute() -> None:
    match = voiced(4, seat=0, bots=[0], script=[1])
    answer(match, "goblin_orb_orb", "E3", "stop")
    assert match.g.missed[0]


@rule("RM-140", "RM-223")
def test_a_pardoned_look_takes_its_misses_duties_and_votes_along() -> None:
    match = table(
        "yes_overlord",
        3,
        seat=0,
        settings=CALLOUT,
        face_up_p0=["pardon"],
        missed={"p0": ["salute"]},
        duties=[[0, "salute", 9, -1]],
    )
    answer(match, "pardon")
    assert not match.g.missed[0]
    assert not match.g.duties
    assert not looks(match, 0)
    match = voiced(4, face_up_p0=["pardon"])
    match.answer(1, "call_out:p0:tongue_out")
    answer(match, "pardon")
    assert not vote_is_open(match)


@rule("RM-214", "RM-199")
def test_the_view_names_what_is_open_and_who_judges() -> None:
    match = table("on_your_feet")
    demand = match.view(0).table["demands"]
    assert demand == [{"look": "on_your_feet", "enforcement": "duty", "do": "stand", "judged_by": "auto", "open": True}]
    match.answer(0, "stand")
    demand = match.view(0).table["demands"]
    assert isinstance(demand, list)
    assert demand[0]["open"] is False
    assert demand[0]["why"] == ["done_already", "RM-215"]
