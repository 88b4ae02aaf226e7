"""Correspondence play: everybody searches alone, against their own stopwatch, and learns only the outcome of others."""

from typing import Any

import pytest

from igroteka.bots import play, player
from igroteka.bots.chair import Chair
from igroteka.engine import BadPosition, BadSetup, IllegalChoice
from igroteka.engine.digest import digest
from igroteka.games.boo import GAME
from igroteka.games.boo.bot.brain import BooBrain
from igroteka.testing import check_laws, rule
from igroteka.testing.secrets import sight
from tests.games.boo.scene import WHITE, Scene

DAY = 24 * 60 * 60 * 1000
LOOK = "show_visitor"


def correspondence(players: int = 3, ghost: str = WHITE[0], room: str = WHITE[1], **position: Any) -> Scene:
    settings = {"stopwatch": True, **position.pop("settings", {})}
    return Scene(players, ghost, room, settings=settings, **position)


def attempt(scene: Scene, seat: int, at: int, took: int, route: str = WHITE[2], colour: str = "white") -> None:
    """The seat looks, calls and shows."""
    scene.match.answer(seat, LOOK, at)
    scene.match.answer(seat, f"call:{colour}", at + took)
    scene.match.answer(seat, route, at + took + 1_000)


def told(scene: Scene, seat: int | None) -> dict[str, Any]:
    found = scene.table(seat)["stopwatch"]
    assert isinstance(found, dict)
    return found


def options(scene: Scene, seat: int) -> list[str]:
    return scene.match.view(seat).asks[0].options


# --- Looking, calling, showing ---


@rule("BO-152")
def test_the_visitor_is_shown_to_whoever_asks_and_to_nobody_else() -> None:
    scene = correspondence()
    assert [scene.table(seat)["visitor"] for seat in (None, 0, 1, 2)] == [None] * 4
    scene.match.answer(1, LOOK, at=5_000)
    seen = scene.table(1)["visitor"]
    assert isinstance(seen, dict)
    assert seen["room"] == "D6"
    assert told(scene, 1)["started"] == 5_000
    assert [scene.table(seat)["visitor"] for seat in (None, 0, 2)] == [None] * 3


@rule("BO-152")
def test_at_an_arrival_everybody_hears_who_has_come_but_not_where() -> None:
    scene = Scene.of(GAME.start(2, seed=5, stopwatch=True))
    scene.match.answer(scene.g.first, "2")
    assert scene.kinds()[-1] == "visitor_sealed"
    assert scene.match.events(0)[-1].values == {"visitor": "tourist", "left": 8}
    assert scene.table(0)["visitor"] is None


@rule("BO-152")
def test_one_looks_before_one_calls_and_looks_once() -> None:
    scene = correspondence()
    assert options(scene, 0) == [LOOK, "pass"]
    refusal = scene.match.why_not(0, "call:white")
    assert refusal is not None
    assert (refusal.reason, refusal.rule) == ("not_looked", "BO-152")
    scene.match.answer(0, LOOK)
    assert options(scene, 0) == [f"call:{c.id}" for c in scene.g.box.colours] + ["pass"]
    with pytest.raises(IllegalChoice, match="has_looked"):
        scene.match.answer(0, LOOK)


@rule("BO-152")
@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0), (1, 0, 2)])
def test_the_shortest_time_wins_whatever_the_order(order: tuple[int, ...]) -> None:
    scene = correspondence()
    took = [30_000, 20_000, 25_000]
    for n, seat in enumerate(order):
        assert scene.g.finished is None
        attempt(scene, seat, 100_000 * n, took[seat])
    assert scene.g.visitors == [[], [1], []]
    assert scene.walls(1) == ["white"]
    assert (scene.g.ghost, scene.g.first) == (scene.g.finished.room if scene.g.finished else -1, 1)
    assert scene.kinds()[-6:] == [
        "called",
        "route_shown",
        "visitor_taken",
        "wall_taken",
        "first_player",
        "visitor_sealed",
    ]
    assert scene.match.events(0)[-6].seat == 1
    assert scene.match.events(0)[-5].values == {"route": WHITE[2]}


@rule("BO-152")
def test_a_stopwatch_runs_from_the_look_to_the_call_and_not_to_the_end_of_the_show() -> None:
    scene = correspondence(2)
    scene.match.answer(0, LOOK, 1_000)
    scene.match.answer(0, "call:white", 11_000)
    scene.match.answer(0, WHITE[2], 25_900)
    attempt(scene, 1, 90_000, 10_500)
    assert scene.g.visitors == [[1], []]


@rule("BO-152")
@pytest.mark.parametrize("route", ["E N", "give_up", "N"])
def test_after_a_wrong_route_there_is_no_result_and_no_other_attempt(route: str) -> None:
    scene = correspondence(2)
    attempt(scene, 0, 0, 1_000, route)
    assert options(scene, 0) == []
    with pytest.raises(IllegalChoice, match="has_finished"):
        scene.do("p0 call:white")
    attempt(scene, 1, 50_000, 60_000)
    assert scene.g.visitors == [[], [1]]


@rule("BO-152", "BO-135")
def test_a_held_colour_is_wrong_at_once_and_nothing_is_shown() -> None:
    scene = correspondence(2, walls=[["white"], []], visitors=[[1], []])
    scene.match.answer(0, LOOK)
    scene.match.answer(0, "call:white", 5_000)
    assert told(scene, 0)["verdict"] == "held_colour"
    assert options(scene, 0) == []
    scene.do("p1 pass")
    assert scene.g.discarded == [2]


@rule("BO-152", "BO-140")
def test_a_route_not_shown_in_time_is_no_result() -> None:
    scene = correspondence(2)
    scene.match.answer(0, LOOK, 1_000)
    scene.match.answer(0, "call:white", 2_000)
    assert told(scene, 0)["show_until"] == 17_000
    scene.match.pass_time(16_999)
    assert scene.g.awaited() == 2
    scene.match.pass_time(17_000)
    assert told(scene, 0)["verdict"] == "hesitated"
    late = correspondence(2)
    late.match.answer(0, LOOK, 1_000)
    late.match.answer(0, "call:white", 2_000)
    late.match.answer(0, WHITE[2], 17_001)
    assert told(late, 0)["verdict"] == "hesitated"
    late = correspondence(2)
    late.match.answer(0, LOOK, 1_000)
    late.match.answer(0, "call:white", 2_000)
    late.match.answer(1, "pass", 18_000)
    assert late.g.discarded == [1]


@rule("BO-152", "BO-148")
def test_a_route_may_be_shown_step_by_step_and_only_its_owner_watches() -> None:
    scene = correspondence(2)
    scene.match.answer(0, LOOK, 1_000)
    scene.match.answer(0, "call:white", 2_000)
    scene.match.answer(0, "E …", 3_000)
    own, other = scene.table(0), scene.table(1)
    assert (own["caller"], own["announced"]) == ("p0", "white")
    assert own["showing"] == {
        "route": "E",
        "colour": "white",
        "crossings": [{"wall": (201, 202), "colour": "white", "number": 1}],
        "undos_left": 0,
        "bumped": None,
    }
    assert told(scene, 0)["show_until"] == 7_000
    assert (other["caller"], other["announced"], other["showing"]) == (None, None, None)
    with pytest.raises(IllegalChoice, match="stays_shown"):
        scene.do("p0 N …")
    scene.match.answer(0, "E E …", 4_000)
    assert told(scene, 0)["verdict"] == "ok"


# --- How a round ends ---


@rule("BO-152", "BO-088")
def test_more_than_half_have_passed_before_there_is_a_correct_route() -> None:
    scene = correspondence(3)
    scene.match.answer(0, "pass", 1_000)
    scene.match.answer(1, LOOK, 2_000)
    assert scene.g.discarded == []
    scene.match.answer(1, "pass", 3_000)
    assert scene.g.discarded == [1]
    assert scene.g.finished is not None
    assert scene.g.finished.how == "hands"
    assert scene.g.ghost == scene.g.finished.room


@rule("BO-152")
def test_passes_do_not_undo_a_correct_route_that_is_there() -> None:
    scene = correspondence(3)
    attempt(scene, 2, 0, 40_000)
    scene.do("p0 pass", "p1 pass")
    assert scene.g.visitors[2] == [1]


@rule("BO-152")
@pytest.mark.parametrize(("route", "how"), [(WHITE[2], "caught"), ("N", "hands")])
def test_who_is_showing_a_route_is_waited_for(route: str, how: str) -> None:
    scene = correspondence(3)
    scene.match.answer(2, LOOK, 1_000)
    scene.match.answer(2, "call:white", 2_000)
    scene.match.answer(0, "pass", 3_000)
    scene.match.answer(1, "pass", 3_000)
    assert scene.table(0)["last_round"] is None
    scene.match.answer(2, route, 4_000)
    assert scene.g.finished is not None
    assert scene.g.finished.how == how


@rule("BO-152")
def test_without_any_correct_route_the_visitor_is_discarded() -> None:
    scene = correspondence(2)
    attempt(scene, 0, 0, 1_000, "N")
    attempt(scene, 1, 0, 2_000, "N")
    assert scene.g.discarded == [1]
    assert scene.match.events(None)[-3].values["how"] == "no_result"
    assert scene.walls(0) == scene.walls(1) == []


@rule("BO-152", "BO-144")
@pytest.mark.parametrize(
    ("visitors", "held", "first", "winner"),
    [
        ([[1], [], []], [[], [], []], 0, 1),
        ([[1], [2], [3]], [["red"], [], ["blue"]], 0, 1),
        ([[], [], []], [[], [], []], 2, 2),
        ([[], [], []], [[], [], []], 1, 1),
    ],
)
def test_equal_times_are_ordered_as_calls_of_one_instant(
    visitors: list[list[int]], held: list[list[str]], first: int, winner: int
) -> None:
    scene = correspondence(3, visitors=visitors, walls=held, first=first)
    for seat, took in ((0, 20_000), (1, 20_015), (2, 20_007)):
        attempt(scene, seat, 100_000 * seat, took)
    assert scene.g.finished is not None
    assert scene.g.finished.caller == winner


@rule("BO-152")
def test_sixteen_milliseconds_are_not_equal() -> None:
    scene = correspondence(2, visitors=[[1], []])
    attempt(scene, 0, 0, 20_000)
    attempt(scene, 1, 100_000, 20_016)
    assert len(scene.g.visitors[0]) == 2


@rule("BO-152")
def test_after_a_day_whoever_has_not_finished_has_no_result() -> None:
    scene = correspondence(3)
    scene.match.answer(0, LOOK, 500)
    attempt(scene, 1, 1_000, 90_000)
    assert scene.table(2)["search_until"] == DAY
    scene.match.pass_time(DAY - 1)
    assert scene.g.finished is None
    scene.match.pass_time(DAY)
    assert scene.g.visitors[1] == [1]
    assert scene.table(2)["search_until"] == 2 * DAY
    scene.match.pass_time(2 * DAY)
    assert scene.g.discarded == [2]
    assert scene.match.events(None)[-3].values["how"] == "time"


@rule("BO-152")
def test_an_answer_of_the_last_instant_counts_and_a_later_one_lapses() -> None:
    scene = correspondence(2)
    attempt(scene, 0, 0, 1_000, "N")
    scene.match.answer(1, LOOK, DAY - 5_000)
    scene.match.answer(1, "call:white", DAY - 1)
    late = scene.match.fork()
    scene.match.answer(1, WHITE[2], DAY)
    assert scene.g.visitors[1] == [1]
    late.answer(1, WHITE[2], DAY + 1)
    assert late.g.discarded == [1]


def test_four_walls_win_at_once_here_too() -> None:
    scene = correspondence(2, walls=[["red", "blue", "green"], []], visitors=[[1, 2, 3], []])
    attempt(scene, 0, 0, 1_000)
    scene.do("p1 pass")
    assert scene.match.result is not None
    assert (scene.match.result.winners, scene.match.result.why) == ([0], "four_walls")


# --- Nobody learns more than the outcome ---


def everybody_else(scene: Scene, seat: int, since: int) -> list[bytes]:
    return [sight(scene.match, other, since) for other in (None, *range(scene.g.seats)) if other != seat]


@rule("BO-152")
def test_looking_calling_and_showing_change_nothing_for_the_others() -> None:
    scene = correspondence(3)
    since = len(scene.match.events(None))
    before = everybody_else(scene, 1, since)
    for key, at in ((LOOK, 7_000), ("call:white", 19_000), ("E …", 20_000)):
        scene.match.answer(1, key, at)
        assert everybody_else(scene, 1, since) == before


@rule("BO-152")
def test_a_look_does_not_change_whether_the_number_can_be_taken_back() -> None:
    m = GAME.start(2, seed=5, first="p0", stopwatch=True)
    m.answer(0, "2", at=1_000)
    before = m.view(0)
    m.answer(1, "show_visitor", at=9_000)
    assert m.view(0) == before


@rule("BO-152")
def test_what_came_of_an_attempt_is_seen_by_its_owner_alone() -> None:
    worlds = [correspondence(3) for _ in range(4)]
    attempt(worlds[0], 1, 1_000, 5_000)
    attempt(worlds[1], 1, 4_000, 2_000)
    attempt(worlds[2], 1, 1_000, 5_000, "N")
    worlds[3].do("@1234 p1 pass")
    assert [told(scene, 1)["verdict"] for scene in worlds] == ["ok", "ok", "wrong_wall", "passed"]
    assert [told(scene, 1)["time"] for scene in worlds] == [5_000, 2_000, 5_000, None]
    sights = [everybody_else(scene, 1, 0) for scene in worlds]
    assert all(each == sights[0] for each in sights)
    assert told(worlds[0], 0)["awaited"] == 2


@rule("BO-152")
def test_all_know_how_many_are_awaited_and_not_who() -> None:
    one, two = correspondence(4), correspondence(4)
    one.do("@9000 p1 pass")
    two.do("@9000 p2 pass")
    assert sight(one.match, 0, 0) == sight(two.match, 0, 0)
    assert sight(one.match, None, 0) == sight(two.match, None, 0)
    assert told(one, None) == {"awaited": 3}


@rule("BO-152")
def test_losing_routes_and_times_are_never_told() -> None:
    one, two = correspondence(2), correspondence(2)
    attempt(one, 0, 0, 9_000)
    attempt(two, 0, 0, 9_000, "N")
    for scene in (one, two):
        attempt(scene, 1, 50_000, 5_000)
    assert sight(one.match, None, 0) == sight(two.match, None, 0)
    assert sight(one.match, 1, 0) == sight(two.match, 1, 0)


@rule("BO-152")
def test_who_has_not_looked_imagines_any_room() -> None:
    scene = correspondence(3)
    scene.match.answer(0, LOOK)
    rooms = {scene.match.imagine(1, seed).g.room for seed in range(30)}
    assert len(rooms) > 10
    assert {scene.match.imagine(0, seed).g.room for seed in range(10)} == {scene.g.room}
    last = correspondence(3, left=0)
    assert len({last.match.imagine(None, seed).g.room for seed in range(30)}) > 5


@rule("BO-152")
def test_who_imagines_the_others_knows_only_how_many_have_finished() -> None:
    scene = correspondence(4)
    attempt(scene, 3, 0, 9_000)
    scene.match.answer(2, LOOK, 30_000)
    worlds = [scene.match.imagine(0, seed) for seed in range(40)]
    assert {w.g.awaited() for w in worlds} == {3}
    assert {next(s for s in range(4) if w.g.sealed[s].outcome) for w in worlds} == {1, 2, 3}
    assert {w.g.sealed[3].outcome for w in worlds} >= {"", "ok", "passed", "not_there"}
    assert all(w.g.sealed[0].outcome == "" for w in worlds)


# --- Saves, forks, positions, settings ---


def test_a_save_and_a_fork_in_the_middle_go_on_alike() -> None:
    scene = correspondence(3)
    attempt(scene, 0, 0, 20_000)
    scene.match.answer(1, LOOK, 30_000)
    scene.match.answer(1, "call:white", 40_000)
    scene.match.answer(1, "E …", 41_000)
    others = [
        scene.match.fork(),
        GAME.load(scene.match.save()),
        GAME.load(scene.match.save(), quick=True),
        GAME.from_text(GAME.text(scene.match)),
    ]
    for each in (scene.match, *others):
        each.answer(1, "E E", 42_000)
        each.answer(2, "pass", 50_000)
        assert each.g.visitors[1] == [1]
        assert digest(each) == digest(scene.match)


def test_stopwatches_can_be_arranged_by_their_noun() -> None:
    sealed = {"p1": [1_000, 9_000, "white", None, "ok", WHITE[2]], "p2": [500, -1, "", None, "", ""]}
    scene = correspondence(3, sealed=sealed)
    assert (scene.g.awaited(), options(scene, 1)) == (2, [])
    scene.match.answer(0, "pass", 20_000)
    scene.match.answer(2, "pass", 20_000)
    assert scene.g.visitors[1] == [1]


@pytest.mark.parametrize(
    "sealed",
    [
        [[-1, -1, "", None, "", ""]],
        {"p0": [-1, -1, "", None, "passed", ""], "p1": [-1, -1, "", None, "passed", ""]},
        {"p0": [-1, 5, "white", None, "not_there", ""]},
        {"p0": [1, -1, "", None, "not_there", ""]},
        {"p0": [1, 5, "white", None, "", ""]},
    ],
)
def test_a_position_of_stopwatches_that_cannot_be_is_refused(sealed: object) -> None:
    with pytest.raises(BadPosition):
        correspondence(3, sealed=sealed)


def test_stopwatches_only_where_the_table_has_them() -> None:
    with pytest.raises(BadPosition):
        Scene(2, sealed=[[1, -1, "", None, "", ""], [1, -1, "", None, "", ""]])
    with pytest.raises(BadPosition):
        correspondence(3, hands=["p1"])
    assert "stopwatch" not in Scene(2).table(0)
    assert GAME.presets["letters"] == {"stopwatch": True}
    with pytest.raises(BadSetup, match="stopwatch_in_practice"):
        GAME.start(2, stopwatch=True, practice=True)


# --- Bots, laws ---


def test_a_bot_looks_thinks_and_shows() -> None:
    scene = correspondence(2, "C3", "F2")
    bot = player(GAME, "expert", 4, 0)
    said = []
    while not scene.g.sealed[0].outcome:
        chair = Chair(scene.match, 0)
        thought = bot.bid(chair, chair.asks[0])
        assert thought is not None
        said.append((thought.answer.split(":")[0], thought.reason))
        scene.match.answer(0, thought.answer, thought.at)
    assert said[:2] == [(LOOK, "looks"), ("call", "route_seen")]
    assert scene.g.sealed[0].outcome == "ok"
    assert scene.g.sealed[0].time() >= 3_000


def test_a_bot_without_a_route_passes() -> None:
    scene = correspondence(2, "A1", "F6")
    scene.match.answer(0, LOOK, 1_000)
    thought = BooBrain().bid(scene.match, 0, scene.match.asks[0], scene.g.fate.copy(), "expert")
    assert thought is not None
    assert (thought.answer, thought.at) == ("pass", 21_000)


@pytest.mark.parametrize("levels", [("normal", "easy"), ("random", "random"), ("normal", "random", "easy")])
def test_bots_finish_a_game(levels: tuple[str, ...]) -> None:
    m = GAME.start(len(levels), seed=11, stopwatch=True)
    play(m, [player(GAME, level, 11, seat) for seat, level in enumerate(levels)])
    assert m.result is not None


@pytest.mark.parametrize("players", [2, 3, 6])
def test_the_laws_hold(players: int) -> None:
    check_laws(GAME, players=players, games=1, asks=150, stopwatch=True)


def test_the_laws_hold_with_other_options() -> None:
    options: dict[str, Any] = {"family": True, "pause": "short", "fresh_visitors": True, "show_limit": 10}
    check_laws(GAME, players=3, games=2, asks=120, stopwatch=True, **options)
