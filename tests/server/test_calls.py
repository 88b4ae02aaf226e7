"""The judging of calls, at times that are set by hand."""

from __future__ import annotations

from collections import deque
from types import SimpleNamespace
from typing import Any

import pytest

from igroteka.server.config import Timing
from igroteka.server.play import Body
from igroteka.server.race import Call, Calls


def calls(now: int = 10_000, **people: int) -> tuple[Calls, dict[str, Any]]:
    """The calls of a table at a time; people by name with their round trips, on seats in that order."""
    connections = {
        name: SimpleNamespace(member=i, slow_trip=trip, rtt=trip) for i, (name, trip) in enumerate(people.items())
    }
    table = SimpleNamespace(
        clock=SimpleNamespace(now=lambda: now),
        hub=SimpleNamespace(config=SimpleNamespace(timing=Timing())),
        connections=list(connections.values()),
        record=SimpleNamespace(
            seats=[SimpleNamespace(owner=i) for i in range(len(people))], seats_of=lambda member: [member]
        ),
    )
    pulse: Any = SimpleNamespace(table=table)
    return Calls(pulse), connections


@pytest.mark.parametrize(
    ("trip", "t", "counts"),
    [
        (200, 9_900, 9_900),  # pressed half a round trip ago: true
        (200, 9_700, 9_750),  # cannot have been on its way longer than a round trip and the slack
        (0, 0, 9_950),  # a near client gains the slack at most, whatever it claims
        (5_000, 0, 9_600),  # a far one no more than the stated bound
        (200, 12_000, 10_000),  # nobody presses in the future
        (200, -1, 10_000),  # without a time it is now
    ],
)
def test_a_call_counts_from_its_press_as_far_as_distance_explains(trip: int, t: int, counts: int) -> None:
    judge, people = calls(ann=trip)
    assert judge.pressed(people["ann"], t) == counts


def test_the_window_waits_for_the_farthest_within_bounds() -> None:
    assert calls(ann=10, bob=20)[0].window(0) == 80
    assert calls(ann=10, bob=400)[0].window(0) == 200
    assert calls(ann=10, bob=4_000)[0].window(0) == 350
    assert calls(ann=4_000)[0].window(0) == 0, "nobody else could be on the way"


def test_when_everybody_has_called_there_is_nothing_to_wait_for() -> None:
    judge, _ = calls(ann=10, bob=400)
    for seat, complete in ((0, False), (0, False), (1, True)):
        judge.made.append(Call(seat, "call", "0.1", 100, None, 0, Body([])))
        assert judge.complete() is complete


def test_calls_go_by_time_and_equal_ones_by_the_rules() -> None:
    judge, _ = calls(ann=0, bob=0, cat=0)
    for seat, at in ((0, 112), (1, 100), (2, 116)):
        judge.made.append(Call(seat, "call", "0.1", at, None, 0, Body([])))
    order: deque[int] = deque()
    match: Any = SimpleNamespace(g=None, game=SimpleNamespace(precedence=lambda g, seat, key: seat))
    order.extend(c.seat for c in judge.ordered(match))
    assert list(order) == [0, 1, 2], "within 15 ms the rules decide; beyond, time does"
    match = SimpleNamespace(g=None, game=SimpleNamespace(precedence=lambda g, seat, key: -seat))
    assert [c.seat for c in judge.ordered(match)] == [1, 0, 2]
