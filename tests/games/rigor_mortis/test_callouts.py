"""Call-outs, bots that police, votes on voice looks."""

from typing import Any

import pytest

from igroteka.games.rigor_mortis import GAME
from igroteka.testing import rule

from .police import CALLOUT, VOICE, table
from .scene import Library

# --- call-outs -----------------------------------------------------------------------------------------------------


def forgetful(players: int = 3, **more: Any) -> Library:
    """p0 has played a card without standing up; it is p1's turn."""
    scene = table("on_your_feet", players, **({"settings": CALLOUT} | more))
    scene.do("goblin_orb_orb", "E3", "stop")
    return scene


@rule("RM-195", "RM-086")
def test_in_call_out_mode_a_missed_duty_costs_a_look_only_if_an_opponent_calls() -> None:
    scene = forgetful()
    assert scene.looks(0) == ["on_your_feet"]
    assert "call_out:p0:on_your_feet" in scene.acts(1) & scene.acts(2)
    scene.do("p2 call_out:p0:on_your_feet")
    assert scene.looks(0) == ["on_your_feet", "slow_wits"]
    assert scene.ask().seat == 1


@rule("RM-195")
def test_the_window_closes_when_the_offenders_next_turn_starts() -> None:
    scene = forgetful(2)
    scene.play_on()
    assert scene.g.active == 0
    assert not scene.g.missed[0]
    scene.do("p1 call_out:p0:on_your_feet")
    assert scene.looks(0) == ["on_your_feet"]
    assert "wrong_call" in scene.kinds()


@rule("RM-196")
def test_a_wrong_call_costs_nothing_but_bars_its_author_until_their_next_turn() -> None:
    scene = table("on_your_feet", 3, settings=CALLOUT)
    scene.do("p2 call_out:p0:on_your_feet")
    assert not scene.looks(2)
    assert scene.why_not("p2 call_out:p0:on_your_feet") == "RM-196"
    scene.do("goblin_orb_orb", "E3", "stop")
    assert scene.why_not("p2 call_out:p0:on_your_feet") == "RM-196"
    scene.play_on()
    assert scene.g.active == 2
    scene.do("p2 call_out:p0:on_your_feet")
    assert len(scene.looks(0)) == 2


@rule("RM-195", "RM-193")
def test_nobody_accuses_themselves_or_of_a_look_that_cannot_be_broken() -> None:
    scene = table("on_your_feet", settings=CALLOUT, looks_p0=["on_your_feet", "crab_claws"])
    for seat, key, reason in (
        (0, "call_out:p0:on_your_feet", "own_look"),
        (1, "call_out:p0:crab_claws", "unbreakable"),
        (1, "call_out:p0:bow", "no_such_look"),
        (7, "call_out:p0:on_your_feet", "no_such_seat"),
    ):
        refusal = scene.match.why_not(seat, key)
        assert refusal is not None
        assert refusal.reason == reason


@rule("RM-223")
def test_a_right_call_costs_one_look_and_clears_all_misses_of_that_look() -> None:
    scene = table("yes_overlord", 4, seat=3, settings=CALLOUT, missed={"p3": ["salute"]})
    scene.do("p1 call_out:p3:yes_overlord")
    assert len(scene.looks(3)) == 2
    assert not scene.g.missed[3]
    scene.do("p2 call_out:p3:yes_overlord")
    assert len(scene.looks(3)) == 2
    assert scene.g.barred == 1 << 2


@rule("RM-216")
def test_bots_notice_and_call_out_at_the_end_of_that_turn() -> None:
    scene = table("on_your_feet", 3, settings=CALLOUT, bots=[2], script=[500])
    scene.do("goblin_orb_orb", "E3", "stop")
    assert scene.looks(0) == ["on_your_feet", "slow_wits"]
    assert [event.seat for event in scene.happened("called_out")] == [2]


@rule("RM-216")
def test_a_bot_that_does_not_notice_says_nothing() -> None:
    scene = table("on_your_feet", 3, settings=CALLOUT, bots=[2], script=[501])
    scene.do("goblin_orb_orb", "E3", "stop")
    assert scene.looks(0) == ["on_your_feet"]
    assert "wrong_call" not in scene.kinds()


@rule("RM-216", "RM-171")
def test_a_bot_under_heavy_chin_calls_out_nothing_that_it_does_not_see() -> None:
    scene = table("on_your_feet", 3, settings=CALLOUT, bots=[1, 2], looks_p2=["heavy_chin"], script=[1])
    scene.do("goblin_orb_orb", "E3", "stop")
    assert [event.seat for event in scene.happened("called_out")] == [1]
    late = table(
        "on_your_feet",
        3,
        settings=CALLOUT,
        bots=[2],
        noticed=[["p2", "p0", "stand"]],
        missed={"p0": ["stand"]},
        looks_p2=["heavy_chin"],
    )
    late.do("goblin_orb_orb", "E3", "stop")
    assert late.looks(0) == ["on_your_feet"]


@rule("RM-195", "RM-171")
def test_a_person_under_heavy_chin_is_offered_no_look_that_they_do_not_see() -> None:
    scene = table("on_your_feet", 3, settings=CALLOUT, looks_p1=["heavy_chin"])
    assert not scene.acts(1)
    assert "call_out:p0:on_your_feet" in scene.acts(2)
    for look in ("on_your_feet", "bow"):
        refusal = scene.match.why_not(1, f"call_out:p0:{look}")
        assert refusal is not None
        assert (refusal.rule, refusal.reason) == ("RM-171", "unseen_look")


@rule("RM-216", "RM-223")
def test_two_bots_that_notice_convict_once() -> None:
    scene = table("on_your_feet", 3, settings=CALLOUT, bots=[1, 2], script=[1, 1])
    scene.do("goblin_orb_orb", "E3", "stop")
    assert scene.looks(0) == ["on_your_feet", "slow_wits"]
    assert "wrong_call" not in scene.kinds()


@rule("RM-199")
def test_a_bot_fails_a_duty_by_a_small_chance() -> None:
    for chance, count in ((50, 2), (51, 1)):
        scene = table("on_your_feet", bots=[0], script=[chance])
        scene.do("goblin_orb_orb", "E3", "stop")
        assert len(scene.looks(0)) == count


@rule("RM-199")
def test_a_bot_salutes_at_once_or_slips() -> None:
    for chance, count in ((50, 2), (51, 1)):
        scene = table("yes_overlord", seat=1, bots=[1], script=[chance])
        scene.do("rigor_orb_orb", "A2", "stop")
        assert len(scene.looks(1)) == count
        assert not scene.g.duties


@rule("RM-199", "RM-179")
def test_a_bot_slips_in_the_chat_once_a_turn_at_most() -> None:
    for chance, count in ((50, 2), (51, 1)):
        scene = table("forbidden_words", bots=[0], script=[chance])
        scene.do("goblin_orb_orb", "E3", "stop")
        assert len(scene.looks(0)) == count


@rule("RM-199")
def test_bots_that_never_slip_draw_no_chance() -> None:
    scene = table("on_your_feet", bots=[0], settings={"policing": "auto", "bot_slip": 0})
    drawn = scene.g.fate.drawn
    scene.do("goblin_orb_orb", "E3", "stop")
    assert scene.g.fate.drawn == drawn
    assert len(scene.looks(0)) == 1


@rule("RM-218")
def test_in_off_mode_duties_and_voice_looks_only_count() -> None:
    scene = table("on_your_feet", settings={"policing": "off"}, looks_p0=["on_your_feet", "tongue_out"])
    assert len(scene.match.asks) == 1
    scene.do("goblin_orb_orb", "E3", "stop")
    assert scene.g.look_count(0) == 2
    assert not scene.g.missed[0]
    assert scene.match.why_not(1, "call_out:p0:on_your_feet") is not None


@pytest.mark.parametrize(("bots", "mode"), [((), "callout"), ((0,), "callout"), ((0, 1), "auto"), ((0, 1, 2), "auto")])
@rule("RM-219")
def test_the_default_policing_follows_the_number_of_humans(bots: tuple[int, ...], mode: str) -> None:
    assert GAME.start(3, bots=bots).view(None).table["policing"] == mode


@rule("RM-219")
def test_who_is_a_bot_may_change_and_policing_with_it() -> None:
    scene = table("on_your_feet", 2, settings={})
    assert scene.match.view(None).table["policing"] == "callout"
    scene.match.seat(1, bot=True)
    assert scene.match.view(None).table["policing"] == "auto"
    scene.match.seat(1, bot=False)
    assert scene.match.view(None).table["policing"] == "callout"


@rule("RM-219", "RM-199")
def test_a_bot_that_sits_in_takes_over_the_duties() -> None:
    scene = table("on_your_feet", 3, script=[51])
    assert scene.acts(0) == {"stand"}
    scene.match.seat(0, bot=True)
    assert not scene.acts(0)
    scene.do("goblin_orb_orb", "E3", "stop")
    assert scene.looks(0) == ["on_your_feet"]


@rule("RM-225")
def test_who_is_free_of_duties_has_no_button_and_breaks_no_demand() -> None:
    settings = {"policing": "auto", "auto_fulfil": ("p0",)}
    scene = table("on_your_feet", settings=settings, looks_p0=["on_your_feet", "yes_overlord"])
    assert scene.why_not("p0 stand") == "RM-225"
    scene.do("rigor_orb_orb", "A2", "stop")
    assert scene.g.look_count(0) == 2
    assert not scene.g.duties
    scene.play_on(2)
    assert scene.g.look_count(0) == 2


# --- votes ---------------------------------------------------------------------------------------------------------


def voiced(players: int = 4, look: str = "tongue_out", **more: Any) -> Library:
    return table(look, players, **({"settings": VOICE} | more))


@rule("RM-197", "RM-180")
def test_a_voice_look_is_judged_by_vote_and_a_strict_majority_convicts() -> None:
    scene = voiced()
    assert scene.why_not("p0 tongue") == "RM-197"
    scene.do("p1 call_out:p0:tongue_out")
    assert scene.acts(2) >= {"guilty", "not_guilty"}
    scene.do("p2 guilty")
    assert scene.voting()
    scene.do("p3 not_guilty")
    assert not scene.voting()
    assert scene.looks(0) == ["tongue_out", "slow_wits"]


@rule("RM-197", "RM-222")
def test_a_tie_acquits_and_bars_the_accuser() -> None:
    scene = voiced(3)
    scene.do("p1 call_out:p0:tongue_out", "p2 not_guilty")
    assert scene.looks(0) == ["tongue_out"]
    assert scene.why_not("p1 call_out:p0:tongue_out") == "RM-196"
    assert "acquitted" in scene.kinds()


@rule("RM-220")
def test_the_accused_does_not_vote_and_nobody_votes_twice() -> None:
    scene = voiced()
    scene.do("p1 call_out:p0:tongue_out", "p2 guilty")
    assert scene.why_not("p0 guilty") == "RM-220"
    assert scene.why_not("p2 not_guilty") == "RM-220"


@rule("RM-220")
def test_bots_have_no_vote() -> None:
    scene = voiced(5, bots=[4], hand_p4=[])
    scene.do("p1 call_out:p0:tongue_out", "p2 guilty", "p3 guilty")
    assert not scene.voting()
    assert len(scene.looks(0)) == 2


@rule("RM-221", "RM-220")
def test_a_vote_closes_as_its_last_missing_voter_leaves() -> None:
    scene = voiced(5)
    scene.do("p2 call_out:p0:tongue_out", "p3 not_guilty", "p1 guilty")
    assert scene.voting()
    scene.match.seat(4, bot=True)
    assert not scene.voting()
    assert scene.looks(0) == ["tongue_out", "slow_wits"]
    again = Library.of(scene.match.replay(scene.match.log))
    assert again.looks(0) == scene.looks(0)


@rule("RM-221", "RM-214")
def test_a_leaver_closes_a_vote_inside_a_card_too_and_the_look_comes_after_it() -> None:
    scene = voiced(4)
    scene.do("p1 call_out:p0:tongue_out", "goblin_orb_orb", "p2 guilty")
    scene.match.seat(3, bot=True)
    assert not scene.voting()
    scene.do("E3")
    assert scene.looks(0) == ["tongue_out"]
    scene.do("stop")
    assert scene.looks(0) == ["tongue_out", "slow_wits"]


@rule("RM-198")
def test_a_vote_lapses_when_fewer_than_three_people_are_left() -> None:
    scene = voiced(3)
    scene.do("p1 call_out:p0:tongue_out")
    scene.match.seat(2, bot=True)
    assert not scene.voting()
    assert scene.looks(0) == ["tongue_out"]
    assert not scene.g.barred


@rule("RM-220")
def test_the_accuser_counts_as_guilty_unless_they_vote_otherwise() -> None:
    scene = voiced()
    scene.do("p1 call_out:p0:tongue_out", "p1 not_guilty", "p2 guilty", "p3 not_guilty")
    assert scene.looks(0) == ["tongue_out"]


@rule("RM-220")
def test_one_vote_at_a_time_and_the_accused_plays_on() -> None:
    scene = voiced(4, looks_p1=["third_person"])
    scene.do("p2 call_out:p0:tongue_out")
    assert scene.why_not("p3 call_out:p1:third_person") == "RM-220"
    scene.do("goblin_orb_orb", "E3", "stop")
    assert scene.g.active == 1
    assert scene.voting()


@rule("RM-221")
def test_a_vote_ends_with_the_next_turn_and_who_has_not_voted_abstains() -> None:
    scene = voiced()
    scene.do("p1 call_out:p0:tongue_out")
    scene.play_on(1)
    assert scene.voting()
    scene.play_on(1)
    assert not scene.voting()
    assert scene.looks(0) == ["tongue_out", "slow_wits"]


@rule("RM-221")
def test_in_live_play_a_vote_lasts_twenty_seconds() -> None:
    scene = voiced(settings=VOICE | {"live": True})
    scene.do("@1000 p1 call_out:p0:tongue_out", "@2000 p2 not_guilty")
    scene.match.pass_time(20_999)
    assert scene.voting()
    scene.match.pass_time(21_000)
    assert not scene.voting()
    assert scene.looks(0) == ["tongue_out"]


@rule("RM-223")
def test_a_voice_look_convicts_once_a_turn_at_most() -> None:
    scene = voiced(3)
    scene.do("p1 call_out:p0:tongue_out", "p2 guilty")
    assert len(scene.looks(0)) == 2
    assert scene.why_not("p2 call_out:p0:tongue_out") == "RM-223"
    scene.do("goblin_orb_orb", "E3", "stop")
    assert scene.match.why_not(2, "call_out:p0:tongue_out") is None


@pytest.mark.parametrize(("players", "settings", "bots"), [(2, VOICE, ()), (4, VOICE, (2, 3)), (4, CALLOUT, ())])
@rule("RM-198")
def test_without_voice_or_three_humans_buttons_stand_in_for_voice(
    players: int, settings: dict[str, object], bots: tuple[int, ...]
) -> None:
    scene = table("tongue_out", players, settings=settings, bots=bots)
    assert "tongue" in scene.acts(0)
    scene.do("p1 call_out:p0:tongue_out")
    assert not scene.voting()
    assert "wrong_call" in scene.kinds()


@rule("RM-198", "RM-191")
def test_with_voice_the_compliment_and_the_third_person_need_no_button() -> None:
    scene = voiced(look="compliment", looks_p1=["third_person"])
    assert scene.why_not("p0 praise:p3") == "RM-197"
    assert not [ask for ask in scene.match.asks if ask.seat == 1 and ask.name == "say"]
    scene.do("goblin_orb_orb", "E3", "stop")
    assert scene.looks(0) == ["compliment"]
    assert not scene.g.missed[0]


@rule("RM-198")
def test_a_bot_under_a_voice_look_uses_the_substitute() -> None:
    scene = voiced(4, seat=0, bots=[0], script=[1])
    scene.do("goblin_orb_orb", "E3", "stop")
    assert scene.g.missed[0]


@rule("RM-140", "RM-223")
def test_a_pardoned_look_takes_its_misses_duties_and_votes_along() -> None:
    scene = table(
        "yes_overlord",
        3,
        seat=0,
        settings=CALLOUT,
        face_up_p0=["pardon"],
        missed={"p0": ["salute"]},
        duties=[[0, "salute", 9, -1]],
    )
    scene.do("pardon")
    assert not scene.g.missed[0]
    assert not scene.g.duties
    assert not scene.looks(0)
    scene = voiced(4, face_up_p0=["pardon"])
    scene.do("p1 call_out:p0:tongue_out", "pardon")
    assert not scene.voting()


@rule("RM-191", "RM-219")
def test_a_bots_compliment_counts_for_the_person_who_comes_back() -> None:
    scene = table("compliment", 3, bots=[0], script=[51], face_up_p0=["second_wind"])
    scene.do("goblin_orb_orb", "E3", "stop")
    scene.match.seat(0, bot=False)
    scene.do("second_wind", "rigor_orb_orb", "A2", "stop")
    assert scene.looks(0) == ["compliment"]


@rule("RM-179", "RM-192")
def test_the_view_names_the_words_that_chat_may_not_or_must_hold() -> None:
    scene = table("forbidden_words", 3, looks_p0=["forbidden_words"], looks_p1=["third_person"])
    avoid: Any = scene.match.view(0).table["demands"]
    begin: Any = scene.match.view(1).table["demands"]
    assert avoid[0]["words"][:2] == ["гоблин…", "ригор…"]
    assert avoid[0]["words"][-1] == "look…"
    assert begin[0]["begin"] == ["оранжевый …", "orange …"]
    judged = voiced(look="third_person").match.view(0).table["demands"]
    assert judged == [{"look": "third_person", "enforcement": "table", "do": "third_person", "judged_by": "vote"}]


@rule("RM-214", "RM-199")
def test_the_view_names_what_is_open_and_who_judges() -> None:
    scene = table("on_your_feet")
    demand = scene.match.view(0).table["demands"]
    assert demand == [{"look": "on_your_feet", "enforcement": "duty", "do": "stand", "judged_by": "auto", "open": True}]
    scene.do("p0 stand")
    demand = scene.match.view(0).table["demands"]
    assert isinstance(demand, list)
    assert demand[0]["open"] is False
    assert demand[0]["why"] == ["done_already", "RM-215"]
