"""A route shown step by step: everybody watches, steps stay, clocks run; family play and practice."""

from typing import Any

import pytest

from igroteka.engine import Fate, IllegalChoice, Match, Show
from igroteka.games.boo import GAME
from igroteka.games.boo.bot.ranking import BooBrain
from igroteka.games.boo.state import Table
from igroteka.testing import rule
from tests.games.boo.tables import PURPLE_TO_RED, WHITE, YELLOW, kinds, searching, verdict, won


def showing(route: tuple[str, str, str] = YELLOW, colour: str = "yellow", **settings: Any) -> Match[Table]:
    """Seat 0 has called at 1000 and shows."""
    m = searching(2, *route[:2], settings=settings)
    m.answer(0, f"call:{colour}", at=1_000)
    return m


def watched(m: Match[Table]) -> Any:
    """What the other seat sees of the show."""
    return m.view(1).table["showing"]


def refused(m: Match[Table], text: str) -> tuple[str, str]:
    refusal = m.why_not(0, text)
    assert refusal is not None
    return refusal.rule, refusal.reason


@rule("BO-148")
def test_everybody_watches_a_route_step_by_step() -> None:
    m = showing()
    assert watched(m) is None
    m.answer(0, "N …", at=2_000)
    assert watched(m) == {"route": "N", "undos_left": 0, "bumped": None}
    m.answer(0, "N N W ...", at=3_000)
    assert watched(m)["route"] == "N N W"
    assert [a.name for a in m.asks] == ["show"]
    assert kinds(m)[-1] == "called"


@rule("BO-148")
def test_the_visitors_room_ends_the_show() -> None:
    m = showing()
    m.answer(0, f"{YELLOW[2]} N N …", at=2_000)
    assert won(m, 0)
    assert m.view(1).table["last_round"]["route"] == YELLOW[2]  # type: ignore[index]  # a view's table is plain data
    assert watched(m) is None


@rule("BO-148")
def test_the_first_wrong_step_ends_the_show() -> None:
    m = showing()
    m.answer(0, "N N …", at=2_000)
    m.answer(0, "N N E …", at=3_000)
    assert verdict(m) == ("wrong_wall", 3)
    assert [e.values["route"] for e in m.events(None) if e.kind == "route_shown"] == ["N N E"]
    assert watched(m) is None


@rule("BO-148")
def test_what_has_been_shown_stays_shown() -> None:
    m = showing()
    m.answer(0, "N N …", at=2_000)
    for text in ("N …", "N W …", "E"):
        assert refused(m, text) == ("BO-148", "stays_shown")
        with pytest.raises(IllegalChoice):
            m.answer(0, text)
    assert m.why_not(0, "give_up") is None
    m.answer(0, YELLOW[2])
    assert won(m, 0)


def test_a_show_that_stops_on_the_way_is_wrong_and_what_was_seen_of_it_stays() -> None:
    m = showing()
    m.answer(0, "N N …", at=2_000)
    m.answer(0, "N N", at=3_000)
    assert verdict(m) == ("not_there", 2)
    m = showing()
    m.answer(0, "N N …", at=2_000)
    m.answer(0, "give_up", at=3_000)
    assert verdict(m) == ("gave_up", 0)
    assert m.view(1).table["attempt"]["walked"] == "N N"  # type: ignore[index]  # a view's table is plain data
    assert kinds(m)[-2:] == ["route_shown", "route_wrong"]


@rule("BO-148")
@pytest.mark.parametrize(("limit", "due"), [(4, 7_000), (12, 15_000), (0, 61_000)])
def test_who_has_begun_must_not_stop_for_long(limit: int, due: int) -> None:
    m = showing(show_limit=60, hesitation_limit=limit)
    assert m.asks[0].deadline == 61_000
    m.answer(0, "N …", at=2_000)
    m.answer(0, "N N …", at=3_000)
    assert m.asks[0].deadline == due
    m.pass_time(due - 1)
    assert m.g.caller == 0
    m.pass_time(due)
    assert verdict(m) == ("hesitated", 0)


def test_steps_do_not_prolong_the_show_and_a_late_one_does_not_count() -> None:
    m = showing(show_limit=10)
    m.answer(0, "N …", at=9_000)
    assert m.asks[0].deadline == 11_000
    m.answer(0, YELLOW[2], at=11_001)
    assert verdict(m) == ("hesitated", 0)
    m = showing(show_limit=0, hesitation_limit=4)
    m.answer(0, "N …", at=9_000)
    m.answer(0, YELLOW[2], at=13_001)
    assert verdict(m) == ("hesitated", 0)


def test_tokens_are_steps_too_and_a_fork_goes_on_from_there() -> None:
    m = showing(PURPLE_TO_RED, "purple")
    m.answer(0, "S E N N N E E N E E T:RED …", at=2_000)
    world = m.fork()
    world.answer(0, PURPLE_TO_RED[2])
    assert won(world, 0)
    assert watched(m)["route"] == "S E N N N E E N E E T:R"


def test_a_show_under_way_can_be_saved() -> None:
    m = showing(family=True)
    m.answer(0, "N N …", at=2_000)
    m.answer(0, "N …", at=2_500)
    opened = GAME.load(GAME.save(m))
    assert opened.view(1) == m.view(1)
    opened.answer(0, YELLOW[2], at=3_000)
    assert won(opened, 0)


def test_a_step_that_was_seen_is_behind_the_barrier_of_undo() -> None:
    m = showing()
    m.answer(0, "N …", at=2_000)
    assert not m.view(0).can_undo


def test_a_bot_that_sits_down_goes_on_from_what_has_been_shown_or_gives_up() -> None:
    brain = BooBrain()
    for shown, answer in (("N N", YELLOW[2]), ("N S", "give_up")):
        m = showing(show_limit=0)
        m.answer(0, f"{shown} …")
        show = m.asks[0]
        assert isinstance(show, Show)
        assert brain.compose(m, 0, show, m.g.fate.copy(), "normal") == answer


def test_a_random_walk_goes_on_from_what_has_been_shown() -> None:
    m = showing(WHITE, "white")
    m.answer(0, "E …")
    assert m.asks[0].random_answer(m.g.fate.copy()).startswith("E ")


# --- Family play ------------------------------------------------------------------------------------------------------


@rule("BO-149")
def test_in_family_play_a_wrong_step_bumps_and_costs_two_seconds() -> None:
    m = showing(family=True)
    m.answer(0, "N N …", at=2_000)
    m.answer(0, "N N E E …", at=3_000)
    assert m.g.caller == 0
    assert watched(m) == {"route": "N N", "undos_left": 3, "bumped": "E"}
    assert m.g.showing is not None
    assert m.g.showing.until == 14_000
    m.answer(0, "N N W …", at=4_000)
    assert watched(m)["bumped"] is None
    m.answer(0, f"{YELLOW[2]} …", at=5_000)
    assert won(m, 0)


@rule("BO-149")
def test_a_bump_cannot_cost_more_than_there_is_and_nothing_without_a_clock() -> None:
    m = showing(family=True, show_limit=10, hesitation_limit=0)
    m.answer(0, "W …", at=10_000)
    assert m.asks[0].deadline == 10_000
    m = showing(family=True, show_limit=0, hesitation_limit=0)
    m.answer(0, "W …", at=10_000)
    assert m.asks[0].deadline == -1


@rule("BO-149")
def test_in_family_play_three_steps_may_be_taken_back() -> None:
    m = showing(family=True, show_limit=0, hesitation_limit=0)
    for left in (2, 1, 0):
        m.answer(0, "N N …")
        m.answer(0, "N …")
        assert watched(m)["undos_left"] == left
    m.answer(0, "N N …")
    assert refused(m, "N …") == ("BO-149", "no_undo_left")
    assert refused(m, "N W …") == ("BO-148", "stays_shown")


@rule("BO-149")
def test_in_family_play_a_route_shown_at_once_is_judged_as_ever() -> None:
    m = showing(family=True)
    m.answer(0, "N N E", at=2_000)
    assert verdict(m) == ("wrong_wall", 3)


# --- Practice, and the moment after an error --------------------------------------------------------------------------


def practising(players: int = 3, bots: tuple[int, ...] = (1, 2)) -> Match[Table]:
    m = GAME.start(players, seed=1, bots=bots, first="p0", practice=True, search_limit=30, false_call_cooldown=10)
    m.answer(0, "1")
    return m


@rule("BO-150")
def test_in_practice_only_people_search_and_no_clock_runs() -> None:
    m = practising()
    assert [a.seat for a in m.asks] == [0]
    assert m.view(0).table["clocks"] == dict.fromkeys(
        ("show_limit", "hesitation_limit", "search_limit", "ready_limit", "false_call_cooldown"), 0
    )
    m.pass_time(10_000_000)
    m.answer(0, "call:white")
    m.answer(0, "N E …")
    assert [a.deadline for a in m.asks] in ([], [-1])
    m.pass_time(20_000_000)
    players = m.view(0).table["players"]
    assert isinstance(players, dict)
    assert [p["searches"] for p in players.values()] == [True, False, False]


@rule("BO-150")
def test_in_practice_the_hands_of_people_count_and_they_say_when_to_go_on() -> None:
    m = practising()
    assert m.view(0).table["hands_needed"] == 1
    m.answer(0, "raise_hand")
    assert (m.g.discarded, [(a.seat, a.name, a.deadline) for a in m.asks]) == ([1], [(0, "ready", -1)])
    m.answer(0, "ready")
    assert m.g.visitor == 2


@rule("BO-150")
def test_several_people_may_practise_and_bots_alone_just_play() -> None:
    m = practising(4, (3,))
    assert ([a.seat for a in m.asks], m.view(0).table["hands_needed"]) == ([0, 1, 2], 2)
    m = practising(2, (0, 1))
    assert [a.seat for a in m.asks] == [0, 1]


def the_same_elsewhere(m: Match[Table]) -> bool:
    """Whether a fork, the text and a save of a match ask the same of the same seats."""
    others = [m.fork(), GAME.from_text(GAME.text(m)), GAME.load(m.save())]
    own = [(a.seat, a.name, [o.key for o in a.options]) for a in m.asks]
    return all([(a.seat, a.name, [o.key for o in a.options]) for a in other.asks] == own for other in others)


@rule("BO-150")
def test_in_practice_who_comes_back_searches_and_who_leaves_does_not() -> None:
    m = practising()
    m.seat(1, bot=False)
    assert ([a.seat for a in m.asks], m.view(0).table["hands_needed"]) == ([0, 1], 2)
    assert m.why_not(1, "call:white") is None
    assert the_same_elsewhere(m)
    m.answer(0, "raise_hand")
    assert m.g.visitor == 1
    m.seat(0, bot=True)
    assert ([a.seat for a in m.asks], m.g.hands) == ([1], 0)
    refusal = m.why_not(0, "call:white")
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("BO-150", "looks_on")
    assert the_same_elsewhere(m)


@rule("BO-088", "BO-150")
def test_in_practice_the_search_ends_when_a_leaver_makes_the_raised_hands_enough() -> None:
    m = practising(4, (3,))
    m.answer(0, "raise_hand", at=1_000)
    m.seat(1, bot=True, at=2_000)
    assert m.g.visitor == 1, "one of two is not more than half"
    m.seat(2, bot=True, at=3_000)
    assert (m.g.discarded, [(a.seat, a.name) for a in m.asks]) == ([1], [(0, "ready")])
    assert the_same_elsewhere(m)
    again = m.replay(m.log)
    assert again.g.discarded == [1]


@rule("BO-150")
def test_in_practice_bots_search_when_the_last_person_has_left() -> None:
    m = practising()
    m.answer(0, "call:white")
    m.seat(0, bot=True)
    m.answer(0, "give_up")
    assert [a.seat for a in m.asks] == [0, 1, 2]
    m.answer(1, "raise_hand")
    m.seat(0, bot=False)
    assert ([a.seat for a in m.asks], m.g.hands, m.g.visitor) == ([0], 0, 1)
    assert the_same_elsewhere(m)


@rule("BO-145")
def test_who_was_there_at_the_end_of_a_round_is_asked_whether_they_are_ready() -> None:
    m = practising()
    m.answer(0, "raise_hand")
    m.seat(1, bot=False)
    assert [a.seat for a in m.asks] == [0]
    assert the_same_elsewhere(m)
    m.seat(0, bot=True)
    assert [a.seat for a in m.asks] == [0]
    assert the_same_elsewhere(m)
    m.answer(0, "ready")
    assert [(a.seat, a.name) for a in m.asks] == [(1, "search")]


@rule("BO-151")
@pytest.mark.parametrize(("pause", "moment"), [("short", 1_500), ("long", 4_500), ("until_ready", 1_500), ("none", 0)])
def test_everybody_looks_at_a_wrong_route_for_a_moment(pause: str, moment: int) -> None:
    m = searching(2, settings={"pause": pause, "search_limit": 60})
    m.answer(0, "call:white", at=1_000)
    m.answer(0, "E N", at=3_000)
    for seat in (0, 1):
        assert (m.why_not(seat, "call:white") is None) == (moment == 0)
    assert m.g.search_until() == 3_000 + moment + 59_000
    m.pass_time(3_000 + moment)
    m.answer(1, "call:white", at=3_000 + moment + 500)
    assert m.g.searched == 1_500


@rule("BO-088", "BO-122", "BO-151")
def test_hands_do_not_count_while_everybody_looks_at_a_wrong_route() -> None:
    m = searching(3, settings={"pause": "short"})
    m.answer(0, "call:white", at=1_000)
    m.answer(0, "E N", at=3_000)
    for seat, key in ((0, "raise_hand"), (1, "raise_hand"), (2, "lower_hand"), (2, "call:white")):
        refusal = m.why_not(seat, key)
        assert refusal is not None
        assert (refusal.rule, refusal.reason) == ("BO-151", "look_at_the_error")
    assert [(a.seat, a.options, a.default()) for a in m.asks] == [(0, [], ""), (1, [], ""), (2, [], "")]
    m.pass_time(4_500)
    assert (m.g.hands, m.g.visitor) == (0, 1)
    m.answer(0, "raise_hand", at=4_501)
    assert m.g.visitor == 1, "one hand of three, none left over from before"
    m.answer(1, "raise_hand", at=4_502)
    assert m.g.visitor == 0


def test_a_bot_whose_patience_is_over_waits_until_the_search_goes_on() -> None:
    m = searching(2, "A1", "F6", settings={"pause": "short"})
    m.answer(1, "call:white", at=70_000)
    m.answer(1, "N", at=71_000)
    brain, fate = BooBrain(), Fate(1)
    assert brain.bid(m, 0, m.asks[0], fate, "normal") is None
    m.pass_time(72_500)
    thought = brain.bid(m, 0, m.asks[0], fate, "normal")
    assert thought is not None
    assert (thought.answer, thought.at) == ("raise_hand", 72_500)


@rule("BO-151")
def test_the_moment_does_not_shorten_a_longer_wait() -> None:
    m = searching(2, settings={"pause": "short", "false_call_cooldown": 5})
    m.answer(0, "call:white", at=1_000)
    m.answer(0, "E N", at=3_000)
    assert m.g.locked_until == [8_000, 4_500]
