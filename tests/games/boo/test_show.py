"""A route shown step by step: everybody watches, steps stay, clocks run; family play and practice."""

from typing import Any

import pytest

from igroteka.engine import Fate, IllegalChoice, Show
from igroteka.games.boo import GAME
from igroteka.games.boo.bot.brain import BooBrain
from igroteka.testing import rule
from tests.games.boo.scene import PURPLE_TO_RED, WHITE, YELLOW, Scene


def showing(route: tuple[str, str, str] = YELLOW, colour: str = "yellow", **settings: Any) -> Scene:
    """Seat 0 has called at 1000 and shows."""
    scene = Scene(2, *route[:2], settings=settings)
    scene.match.answer(0, f"call:{colour}", at=1_000)
    return scene


def watched(scene: Scene) -> Any:
    """What the other seat sees of the show."""
    return scene.table(1)["showing"]


def refused(scene: Scene, text: str) -> tuple[str, str]:
    refusal = scene.match.why_not(0, text)
    assert refusal is not None
    return refusal.rule, refusal.reason


@rule("BO-148")
def test_everybody_watches_a_route_step_by_step() -> None:
    scene = showing()
    assert watched(scene) is None
    scene.do("@2000 p0 N …")
    assert watched(scene) == {
        "route": "N",
        "colour": "yellow",
        "crossings": [{"wall": (81, 96), "colour": "yellow", "number": 1}],
        "undos_left": 0,
        "bumped": None,
    }
    scene.do("@3000 p0 N N W ...")
    assert watched(scene)["route"] == "N N W"
    assert [a.name for a in scene.match.asks] == ["show"]
    assert scene.kinds()[-1] == "called"


@rule("BO-148")
def test_the_visitors_room_ends_the_show() -> None:
    scene = showing()
    scene.match.answer(0, f"{YELLOW[2]} N N …", at=2_000)
    assert scene.won(0)
    assert scene.table(1)["last_round"]["route"] == YELLOW[2]
    assert watched(scene) is None


@rule("BO-148")
def test_the_first_wrong_step_ends_the_show() -> None:
    scene = showing()
    scene.do("@2000 p0 N N …", "@3000 p0 N N E …")
    assert scene.verdict() == ("wrong_wall", 3)
    assert [e.values["route"] for e in scene.match.events(None) if e.kind == "route_shown"] == ["N N E"]
    assert watched(scene) is None


@rule("BO-148")
def test_what_has_been_shown_stays_shown() -> None:
    scene = showing()
    scene.do("@2000 p0 N N …")
    for text in ("N …", "N W …", "E"):
        assert refused(scene, text) == ("BO-148", "stays_shown")
        with pytest.raises(IllegalChoice):
            scene.match.answer(0, text)
    assert scene.match.why_not(0, "give_up") is None
    scene.match.answer(0, YELLOW[2])
    assert scene.won(0)


def test_a_show_that_stops_on_the_way_is_wrong_and_what_was_seen_of_it_stays() -> None:
    scene = showing()
    scene.do("@2000 p0 N N …", "@3000 p0 N N")
    assert scene.verdict() == ("not_there", 2)
    scene = showing()
    scene.do("@2000 p0 N N …", "@3000 p0 give_up")
    assert scene.verdict() == ("gave_up", 0)
    assert scene.table(1)["attempt"]["walked"] == "N N"
    assert scene.kinds()[-2:] == ["route_shown", "route_wrong"]


@rule("BO-148")
@pytest.mark.parametrize(("limit", "due"), [(4, 7_000), (12, 15_000), (0, 61_000)])
def test_who_has_begun_must_not_stop_for_long(limit: int, due: int) -> None:
    scene = showing(show_limit=60, hesitation_limit=limit)
    assert scene.match.asks[0].deadline == 61_000
    scene.do("@2000 p0 N …", "@3000 p0 N N …")
    assert scene.match.asks[0].deadline == due
    scene.match.pass_time(due - 1)
    assert scene.g.caller == 0
    scene.match.pass_time(due)
    assert scene.verdict() == ("hesitated", 0)


def test_steps_do_not_prolong_the_show_and_a_late_one_does_not_count() -> None:
    scene = showing(show_limit=10)
    scene.do("@9000 p0 N …")
    assert scene.match.asks[0].deadline == 11_000
    scene.match.answer(0, YELLOW[2], at=11_001)
    assert scene.verdict() == ("hesitated", 0)
    scene = showing(show_limit=0, hesitation_limit=4)
    scene.do("@9000 p0 N …")
    scene.match.answer(0, YELLOW[2], at=13_001)
    assert scene.verdict() == ("hesitated", 0)


def test_tokens_are_steps_too_and_a_fork_goes_on_from_there() -> None:
    scene = showing(PURPLE_TO_RED, "purple")
    scene.do("@2000 p0 S E N N N E E N E E T:RED …")
    assert scene.fork().do(f"p0 {PURPLE_TO_RED[2]}").won(0)
    assert watched(scene)["route"] == "S E N N N E E N E E T:R"


def test_a_show_under_way_can_be_saved() -> None:
    scene = showing(family=True)
    scene.do("@2000 p0 N N …", "@2500 p0 N …")
    opened = Scene.of(GAME.load(GAME.save(scene.match)))
    assert opened.match.view(1) == scene.match.view(1)
    opened.match.answer(0, YELLOW[2], at=3_000)
    assert opened.won(0)


def test_a_step_that_was_seen_is_behind_the_barrier_of_undo() -> None:
    scene = showing()
    scene.do("@2000 p0 N …")
    assert not scene.match.view(0).can_undo


def test_a_bot_that_sits_down_goes_on_from_what_has_been_shown_or_gives_up() -> None:
    brain = BooBrain()
    for shown, answer in (("N N", YELLOW[2]), ("N S", "give_up")):
        scene = showing(show_limit=0)
        scene.match.answer(0, f"{shown} …")
        show = scene.match.asks[0]
        assert isinstance(show, Show)
        assert brain.compose(scene.match, 0, show, scene.g.fate.copy(), "normal") == answer


def test_a_random_walk_goes_on_from_what_has_been_shown() -> None:
    scene = showing(WHITE, "white")
    scene.do("p0 E …")
    assert scene.match.asks[0].random_answer(scene.g.fate.copy()).startswith("E ")


# --- Family play ------------------------------------------------------------------------------------------------------


@rule("BO-149")
def test_in_family_play_a_wrong_step_bumps_and_costs_two_seconds() -> None:
    scene = showing(family=True)
    scene.do("@2000 p0 N N …", "@3000 p0 N N E E …")
    assert scene.g.caller == 0
    assert watched(scene) == {
        "route": "N N",
        "colour": "yellow",
        "crossings": [{"wall": (81, 96), "colour": "yellow", "number": 1}],
        "undos_left": 3,
        "bumped": "E",
    }
    assert scene.g.showing is not None
    assert scene.g.showing.until == 14_000
    scene.do("@4000 p0 N N W …")
    assert watched(scene)["bumped"] is None
    scene.match.answer(0, f"{YELLOW[2]} …", at=5_000)
    assert scene.won(0)


@rule("BO-149")
def test_a_bump_cannot_cost_more_than_there_is_and_nothing_without_a_clock() -> None:
    scene = showing(family=True, show_limit=10, hesitation_limit=0)
    scene.do("@10000 p0 W …")
    assert scene.match.asks[0].deadline == 10_000
    scene = showing(family=True, show_limit=0, hesitation_limit=0)
    scene.do("@10000 p0 W …")
    assert scene.match.asks[0].deadline == -1


@rule("BO-149")
def test_in_family_play_three_steps_may_be_taken_back() -> None:
    scene = showing(family=True, show_limit=0, hesitation_limit=0)
    for left in (2, 1, 0):
        scene.do("p0 N N …", "p0 N …")
        assert watched(scene)["undos_left"] == left
    scene.do("p0 N N …")
    assert refused(scene, "N …") == ("BO-149", "no_undo_left")
    assert refused(scene, "N W …") == ("BO-148", "stays_shown")


@rule("BO-149")
def test_in_family_play_a_route_shown_at_once_is_judged_as_ever() -> None:
    scene = showing(family=True)
    scene.do("@2000 p0 N N E")
    assert scene.verdict() == ("wrong_wall", 3)


# --- Practice, and the moment after an error --------------------------------------------------------------------------


def practising(players: int = 3, bots: tuple[int, ...] = (1, 2)) -> Scene:
    table = GAME.start(players, seed=1, bots=bots, first="p0", practice=True, search_limit=30, false_call_cooldown=10)
    return Scene.of(table).do("p0 1")


@rule("BO-150")
def test_in_practice_only_people_search_and_no_clock_runs() -> None:
    scene = practising()
    assert [a.seat for a in scene.match.asks] == [0]
    assert scene.table(0)["clocks"] == dict.fromkeys(
        ("show_limit", "hesitation_limit", "search_limit", "ready_limit", "false_call_cooldown"), 0
    )
    scene.match.pass_time(10_000_000)
    scene.do("p0 call:white", "p0 N E …")
    assert [a.deadline for a in scene.match.asks] in ([], [-1])
    scene.match.pass_time(20_000_000)
    players = scene.table(0)["players"]
    assert isinstance(players, dict)
    assert [p["searches"] for p in players.values()] == [True, False, False]


@rule("BO-150")
def test_in_practice_the_hands_of_people_count_and_they_say_when_to_go_on() -> None:
    scene = practising()
    assert scene.table(0)["hands_needed"] == 1
    scene.do("p0 raise_hand")
    assert (scene.g.discarded, [(a.seat, a.name, a.deadline) for a in scene.match.asks]) == ([1], [(0, "ready", -1)])
    scene.do("p0 ready")
    assert scene.g.visitor == 2


@rule("BO-150")
def test_several_people_may_practise_and_bots_alone_just_play() -> None:
    scene = practising(4, (3,))
    assert ([a.seat for a in scene.match.asks], scene.table(0)["hands_needed"]) == ([0, 1, 2], 2)
    scene = practising(2, (0, 1))
    assert [a.seat for a in scene.match.asks] == [0, 1]


def the_same_elsewhere(scene: Scene) -> bool:
    """Whether a fork, the text and a save of a match ask the same of the same seats."""
    others = [scene.match.fork(), GAME.from_text(GAME.text(scene.match)), GAME.load(scene.match.save())]
    own = [(a.seat, a.name, [o.key for o in a.options]) for a in scene.match.asks]
    return all([(a.seat, a.name, [o.key for o in a.options]) for a in other.asks] == own for other in others)


@rule("BO-150")
def test_in_practice_who_comes_back_searches_and_who_leaves_does_not() -> None:
    scene = practising()
    scene.match.seat(1, bot=False)
    assert ([a.seat for a in scene.match.asks], scene.table(0)["hands_needed"]) == ([0, 1], 2)
    assert scene.match.why_not(1, "call:white") is None
    assert the_same_elsewhere(scene)
    scene.do("p0 raise_hand")
    assert scene.g.visitor == 1
    scene.match.seat(0, bot=True)
    assert ([a.seat for a in scene.match.asks], scene.g.hands) == ([1], 0)
    refusal = scene.match.why_not(0, "call:white")
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("BO-150", "looks_on")
    assert the_same_elsewhere(scene)


@rule("BO-088", "BO-150")
def test_in_practice_the_search_ends_when_a_leaver_makes_the_raised_hands_enough() -> None:
    scene = practising(4, (3,))
    scene.do("@1000 p0 raise_hand")
    scene.match.seat(1, bot=True, at=2_000)
    assert scene.g.visitor == 1, "one of two is not more than half"
    scene.match.seat(2, bot=True, at=3_000)
    assert (scene.g.discarded, [(a.seat, a.name) for a in scene.match.asks]) == ([1], [(0, "ready")])
    assert the_same_elsewhere(scene)
    again = scene.match.replay(scene.match.log)
    assert again.g.discarded == [1]


@rule("BO-150")
def test_in_practice_bots_search_when_the_last_person_has_left() -> None:
    scene = practising()
    scene.do("p0 call:white")
    scene.match.seat(0, bot=True)
    scene.do("p0 give_up")
    assert [a.seat for a in scene.match.asks] == [0, 1, 2]
    scene.do("p1 raise_hand")
    scene.match.seat(0, bot=False)
    assert ([a.seat for a in scene.match.asks], scene.g.hands, scene.g.visitor) == ([0], 0, 1)
    assert the_same_elsewhere(scene)


@rule("BO-145")
def test_who_was_there_at_the_end_of_a_round_is_asked_whether_they_are_ready() -> None:
    scene = practising()
    scene.do("p0 raise_hand")
    scene.match.seat(1, bot=False)
    assert [a.seat for a in scene.match.asks] == [0]
    assert the_same_elsewhere(scene)
    scene.match.seat(0, bot=True)
    assert [a.seat for a in scene.match.asks] == [0]
    assert the_same_elsewhere(scene)
    scene.do("p0 ready")
    assert [(a.seat, a.name) for a in scene.match.asks] == [(1, "search")]


@rule("BO-151")
@pytest.mark.parametrize(("pause", "moment"), [("short", 1_500), ("long", 4_500), ("until_ready", 1_500), ("none", 0)])
def test_everybody_looks_at_a_wrong_route_for_a_moment(pause: str, moment: int) -> None:
    scene = Scene(2, settings={"pause": pause, "search_limit": 60})
    scene.do("@1000 p0 call:white", "@3000 p0 E N")
    for seat in (0, 1):
        assert (scene.match.why_not(seat, "call:white") is None) == (moment == 0)
    assert scene.g.search_until() == 3_000 + moment + 59_000
    scene.match.pass_time(3_000 + moment)
    scene.match.answer(1, "call:white", at=3_000 + moment + 500)
    assert scene.g.searched == 1_500


@rule("BO-088", "BO-122", "BO-151")
def test_hands_do_not_count_while_everybody_looks_at_a_wrong_route() -> None:
    scene = Scene(3, settings={"pause": "short"})
    scene.do("@1000 p0 call:white", "@3000 p0 E N")
    for seat, key in ((0, "raise_hand"), (1, "raise_hand"), (2, "lower_hand"), (2, "call:white")):
        refusal = scene.match.why_not(seat, key)
        assert refusal is not None
        assert (refusal.rule, refusal.reason) == ("BO-151", "look_at_the_error")
    assert [(a.seat, a.options, a.default()) for a in scene.match.asks] == [(0, [], ""), (1, [], ""), (2, [], "")]
    scene.match.pass_time(4_500)
    assert (scene.g.hands, scene.g.visitor) == (0, 1)
    scene.do("@4501 p0 raise_hand")
    assert scene.g.visitor == 1, "one hand of three, none left over from before"
    scene.do("@4502 p1 raise_hand")
    assert scene.g.visitor == 0


def test_a_bot_whose_patience_is_over_waits_until_the_search_goes_on() -> None:
    scene = Scene(2, "A1", "F6", settings={"pause": "short"})
    scene.do("@70000 p1 call:white", "@71000 p1 N")
    brain, fate = BooBrain(), Fate(1)
    assert brain.bid(scene.match, 0, scene.match.asks[0], fate, "expert") is None
    scene.match.pass_time(72_500)
    thought = brain.bid(scene.match, 0, scene.match.asks[0], fate, "expert")
    assert thought is not None
    assert (thought.answer, thought.at) == ("raise_hand", 72_500)


@rule("BO-151")
def test_the_moment_does_not_shorten_a_longer_wait() -> None:
    scene = Scene(2, settings={"pause": "short", "false_call_cooldown": 5})
    scene.do("@1000 p0 call:white", "@3000 p0 E N")
    assert scene.g.locked_until == [8_000, 4_500]
