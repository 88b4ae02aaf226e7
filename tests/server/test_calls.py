"""The judging of calls, at times that are set by hand."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from igroteka.engine import Race
from igroteka.server.base.config import Timing
from igroteka.server.play import race
from igroteka.server.rooms.live_table import Calls, RaceAnswer
from igroteka.server.streams.stream import Body


def calls(now: int = 10_000, match: Any = None, **people: int) -> tuple[Any, dict[str, Any]]:
    """A running game at a time; people by name with their round trips, on seats in that order."""
    clients = {name: SimpleNamespace(member=i, trip=trip) for i, (name, trip) in enumerate(people.items())}
    table = SimpleNamespace(
        clock=SimpleNamespace(now=lambda: now),
        config=SimpleNamespace(timing=Timing()),
        clients=list(clients.values()),
        room=SimpleNamespace(
            seats=[SimpleNamespace(owner=i) for i in range(len(people))], seats_of=lambda member: [member]
        ),
    )
    return SimpleNamespace(table=table, calls=Calls(), match=match), clients


@pytest.mark.parametrize(
    ("trip", "t", "counts"),
    [
        (200, 9_900, 9_900),  # pressed half a round trip ago: true
        (150, 9_700, 9_800),  # cannot have been on its way longer than a round trip and the slack
        (0, 0, 9_950),  # a near client gains the slack at most, whatever it claims
        (-1, 0, 9_950),  # nor does one that has answered no ping
        (5_000, 0, 9_750),  # a far one no more than the end of the window
        (200, 12_000, 10_000),  # nobody presses in the future
        (200, -1, 10_000),  # without a time it is now
    ],
)
def test_a_call_counts_from_its_press_as_far_as_distance_explains(trip: int, t: int, counts: int) -> None:
    playing, people = calls(ann=trip)
    assert race.pressed(playing, people["ann"], t) == counts


def test_the_window_waits_for_the_farthest_within_bounds() -> None:
    assert race.window(calls(ann=10, bob=20)[0], 0) == 80
    assert race.window(calls(ann=10, bob=100)[0], 0) == 150, "as long before its arrival his call may count"
    assert race.window(calls(ann=10, bob=4_000)[0], 0) == 250
    assert race.window(calls(ann=4_000)[0], 0) == 0, "nobody else could be on the way"


def uncovered(**people: int) -> int:
    """For how long a new race stays covered."""
    playing, _ = calls(match=SimpleNamespace(number="0.1", prompt=Race([])), **people)
    playing.revealed = ""
    return race.reveal(playing) - 10_000


def test_a_race_is_covered_until_it_has_reached_the_farthest_within_a_bound() -> None:
    assert uncovered(ann=10, bob=200) == 100
    assert uncovered(ann=-1, bob=-1) == 0
    assert uncovered(ann=10, bob=5_000) == 150


def test_what_distance_can_bring_has_a_bound_in_all() -> None:
    """Who delays every pong: ahead of the others by so much, and a call counts so much before it arrives."""
    playing, people = calls(ann=10**6, bob=0)
    back = 10_000 - race.pressed(playing, people["ann"], 0)
    assert uncovered(ann=10**6, bob=0) + back == 400


def test_when_everybody_has_called_there_is_nothing_to_wait_for() -> None:
    playing, _ = calls(ann=10, bob=400)
    for seat, complete in ((0, False), (0, False), (1, True)):
        playing.calls.made.append(RaceAnswer(seat, "call", "0.1", 100, None, 0, Body([])))
        assert race.is_complete(playing) is complete


def race_of(order: int = 1, hands: tuple[str, ...] = ()) -> Any:
    """A match whose rules take equal answers by seat, or the other way round; `hands` do not compete."""
    game = SimpleNamespace(
        precedence=lambda g, seat, key: (key in hands, order * seat), contends=lambda g, seat, key: key not in hands
    )
    return SimpleNamespace(g=None, game=game, number="0.1")


@pytest.mark.parametrize(("order", "seats"), [(1, [0, 1, 2]), (-1, [1, 0, 2])])
def test_calls_go_by_time_and_equal_ones_by_the_rules(order: int, seats: list[int]) -> None:
    """Within 15 ms the rules decide, and equal calls are of one instant; beyond, time does."""
    playing, _ = calls(match=race_of(order), ann=0, bob=0, cat=0)
    for seat, at in ((0, 112), (1, 100), (2, 116)):
        playing.calls.made.append(RaceAnswer(seat, "call", "0.1", at, None, 0, Body([])))
    assert [(c.seat, c.instant) for c in race.ordered(playing)] == list(zip(seats, [100, 100, 116], strict=True))


@pytest.mark.parametrize(
    ("made", "order"),
    [
        ((("hand", 100), ("call", 110)), ["hand", "call"]),  # a hand is not equal to a later call
        ((("hand", 100), ("call", 100)), ["call", "hand"]),  # of the very same time the rules decide
        ((("hand", 100), ("call", 112), ("call", 110)), ["hand", "call", "call"]),
        ((("call", 114), ("call", 100), ("hand", 105)), ["call", "call", "hand"]),
    ],
)
def test_the_tie_is_counted_from_the_first_call_and_not_from_a_hand(
    made: tuple[tuple[str, int], ...], order: list[str]
) -> None:
    playing, _ = calls(match=race_of(hands=("hand",)), ann=0, bob=0, cat=0)
    for seat, (key, at) in enumerate(made):
        playing.calls.made.append(RaceAnswer(seat, key, "0.1", at, None, 0, Body([])))
    assert [c.key for c in race.ordered(playing)] == order


def test_a_call_waits_its_whole_window_though_a_hand_came_before() -> None:
    now = 10_000
    playing, _ = calls(match=race_of(hands=("hand",)), ann=10, bob=10, cat=150)
    playing.table.clock = SimpleNamespace(now=lambda: now)
    race.add(playing, RaceAnswer(0, "hand", "0.1", now, None, 0, Body([])))
    assert playing.calls.until == 10_200
    now = 10_150
    race.add(playing, RaceAnswer(1, "call", "0.1", now, None, 0, Body([])))
    assert playing.calls.until == 10_350
