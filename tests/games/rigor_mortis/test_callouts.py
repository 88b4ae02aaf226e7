"""Call-outs, bots that police, votes on voice looks."""

from typing import Any

import pytest

from igroteka.games.rigor_mortis import GAME
from igroteka.testing import rule

from .police import CALLOUT, VOICE, acts, play_on, refused, table, vote_is_open
from .scene import LibraryMatch, answer, looks, question, told, told_of

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


@rule("RM-195", "RM-193")
def test_nobody_accuses_themselves_or_of_a_look_that_cannot_be_broken() -> None:
    match = table("on_your_feet", settings=CALLOUT, looks_p0=["on_your_feet", "crab_claws"])
    for seat, key, reason in (
        (0, "call_out:p0:on_your_feet", "own_look"),
        (1, "call_out:p0:crab_claws", "unbreakable"),
        (1, "call_out:p0:bow", "no_such_look"),
        (7, "call_out:p0:on_your_feet", "no_such_seat"),
    ):
        refusal = match.why_not(seat, key)
        assert refusal is not None
        assert refusal.reason == reason


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


@rule("RM-221", "RM-220")
def test_a_vote_closes_as_its_last_missing_voter_leaves() -> None:
    match = voiced(5)
    match.answer(2, "call_out:p0:tongue_out")
    match.answer(3, "not_guilty")
    match.answer(1, "guilty")
    assert vote_is_open(match)
    match.seat(4, bot=True)
    assert not vote_is_open(match)
    assert looks(match, 0) == ["tongue_out", "slow_wits"]
    again = match.replay(match.log)
    assert looks(again, 0) == looks(match, 0)


@rule("RM-221", "RM-214")
def test_a_leaver_closes_a_vote_inside_a_card_too_and_the_look_comes_after_it() -> None:
    match = voiced(4)
    match.answer(1, "call_out:p0:tongue_out")
    answer(match, "goblin_orb_orb")
    match.answer(2, "guilty")
    match.seat(3, bot=True)
    assert not vote_is_open(match)
    answer(match, "E3")
    assert looks(match, 0) == ["tongue_out"]
    answer(match, "stop")
    assert looks(match, 0) == ["tongue_out", "slow_wits"]


@rule("RM-198")
def test_a_vote_lapses_when_fewer_than_three_people_are_left() -> None:
    match = voiced(3)
    match.answer(1, "call_out:p0:tongue_out")
    match.seat(2, bot=True)
    assert not vote_is_open(match)
    assert looks(match, 0) == ["tongue_out"]
    assert not match.g.barred


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


@rule("RM-191", "RM-219")
def test_a_bots_compliment_counts_for_the_person_who_comes_back() -> None:
    match = table("compliment", 3, bots=[0], script=[51], face_up_p0=["second_wind"])
    answer(match, "goblin_orb_orb", "E3", "stop")
    match.seat(0, bot=False)
    answer(match, "second_wind", "rigor_orb_orb", "A2", "stop")
    assert looks(match, 0) == ["compliment"]


@rule("RM-179", "RM-192")
def test_the_view_names_the_words_that_chat_may_not_or_must_hold() -> None:
    match = table("forbidden_words", 3, looks_p0=["forbidden_words"], looks_p1=["third_person"])
    avoid: Any = match.view(0).table["demands"]
    begin: Any = match.view(1).table["demands"]
    assert avoid[0]["words"][:2] == ["гоблин…", "ригор…"]
    assert avoid[0]["words"][-1] == "look…"
    assert begin[0]["begin"] == ["оранжевый …", "orange …"]
    judged = voiced(look="third_person").view(0).table["demands"]
    assert judged == [{"look": "third_person", "enforcement": "table", "do": "third_person", "judged_by": "vote"}]


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
