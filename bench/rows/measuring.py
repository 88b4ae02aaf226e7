"""The measuring game: a deck-builder whose speed is mostly that of the engine, interpreted and compiled."""

from bench.model import COMPILED, INTERPRETED, Goal, Row, Workplace

PLAYERS = 3
OPERATIONS = [
    ("fork_rest", "fork at rest and first answer", "fork", ("rest",)),
    ("fork_action", "fork inside an action and first answer", "fork", ("action",)),
    ("whole_fork", "fork with its log", "whole_fork", ()),
    ("imagine", "imagine", "imagine", ()),
    ("save", "save", "save", ()),
    ("view", "view, encoded", "view", ()),
]


def rows(place: Workplace) -> list[Row]:
    found = []
    for build in place.builds:
        process = f"market-{build}"
        load = "bench.loads.ours:play"
        found.append(Row(f"market.{build}", "measuring game", "playouts", build, load, ("market", PLAYERS), process))
        for id, title, function, more in OPERATIONS:
            row = Row(
                f"market.{id}.{build}",
                f"measuring game: {title}",
                "operations",
                build,
                f"bench.loads.ours:{function}",
                ("market", PLAYERS, *more),
                process,
                share=0.2,
            )
            found.append(row)
    return found


def goals(place: Workplace) -> list[Goal]:
    found = [
        Goal(f"market.{INTERPRETED}", over="catanatron", ratio=4),
        Goal(f"market.fork_rest.{INTERPRETED}", micros=12),
        Goal(f"market.fork_action.{INTERPRETED}", micros=30),
        Goal(f"market.save.{INTERPRETED}", micros=40),
        Goal(f"market.{COMPILED}", over="catanatron", ratio=16),
        Goal(f"market.fork_rest.{COMPILED}", micros=3),
        Goal(f"market.fork_action.{COMPILED}", micros=7),
    ]
    return [goal for goal in found if goal.row.rsplit(".", 1)[1] in place.builds]
